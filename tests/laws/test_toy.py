"""The kit, proved on a tiny game, and on variants of it that are broken on purpose."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from shamble.core.answer import STOP
from shamble.core.errors import Illegal, Refusal
from shamble.core.frame import CHOOSE, DONE, Frame
from shamble.core.game import Game
from shamble.core.state import State
from shamble.core.stream import key_of
from shamble.testing import LAWS, Broken
from shamble.testing.laws import (
    Law,
    chance_is_exact,
    components_are_conserved,
    copies_are_apart,
    games_end,
    guesses_are_fair,
    json_comes_back,
    options_are_exact,
    records_fold,
    tables_do_not_touch,
)
from shamble.testing.leaks import nothing_leaks
from toy_game import DEALT, ROLL, TOY, Attack, Barn, Breakfast, DrawCard, Evening, Reaction, Said, Toy, Vote

TABLES = [(3, 1), (3, 2), (4, 3)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_the_toy_keeps(law: Law, seats: int, seed: int) -> None:
    law(TOY, seats, seed)


class ShowsHands(Toy):
    """Leaks a hand in a view."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        data = super().view(state, seat)
        assert isinstance(state, Barn)
        data["axes"] = sum(state.cards[card] == 1 for card in state.hand(0))
        return data


class AskedReaction(Reaction):
    def seats_shown(self, table: Barn) -> tuple[int, ...]:
        return self.seats(table)


class ToldReaction(Reaction):
    def settle(self, table: Barn, seat: int, code: int) -> None:
        if code == 0:
            table.tell(Said("passed", seat, 0))
        super().settle(table, seat, code)


class AttackInto(Attack):
    """An attack that opens another kind of window."""

    window: ClassVar[type[Reaction]] = Reaction

    def copy(self) -> AttackInto:
        return type(self)(self.seat, self.stage, self.target)

    def run(self, table: Barn) -> int:
        said = super().run(table)
        if self.stage == 3 and isinstance(table.frames[-1], Reaction):
            table.frames[-1] = self.window(self.target, self.target, 0, 0, 0, 0, self.target, 0)
        return said


class AttackAsked(AttackInto):
    window: ClassVar[type[Reaction]] = AskedReaction


class AttackTold(AttackInto):
    window: ClassVar[type[Reaction]] = ToldReaction


class AttackDull(Attack):
    def copy(self) -> AttackDull:
        return AttackDull(self.seat, self.stage, self.target)

    def settle(self, table: Barn, seat: int, code: int) -> None:
        super().settle(table, seat, ROLL if self.stage == 1 else code)


class EveningOf(Evening):
    attack: ClassVar[type[Attack]] = Attack

    def copy(self) -> EveningOf:
        return type(self)(self.stage)

    def run(self, table: Barn) -> int:
        said = super().run(table)
        top = table.frames[-1]
        if type(top) is Attack:
            table.frames[-1] = self.attack(top.seat, top.stage, top.target)
        return said


def variant(attack: type[Attack], window: type[Reaction] = Reaction) -> Toy:
    """The toy with one of its procedures replaced."""

    class EveningWith(EveningOf):
        pass

    EveningWith.attack = attack

    class Variant(Toy):
        frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (EveningWith, DrawCard, Vote, attack, Breakfast, window)

        def start(self, core: Any, settings: dict[str, object]) -> Barn:
            core.frames.append(EveningWith(0))
            return Barn(core, self, [], [], [], [5, 5, 5], [0] * core.seats, 0)

    return Variant()


class KeptDraw(DrawCard):
    """Keeps the card it drew in a field that everybody sees."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "done", "kind")

    def __init__(self, seat: int, done: int, kind: int = -1) -> None:
        super().__init__(seat, done)
        self.kind = kind

    def copy(self) -> KeptDraw:
        return KeptDraw(self.seat, self.done, self.kind)

    def run(self, table: Barn) -> int:
        if self.done == 1:
            return CHOOSE
        return DONE if self.done else super().run(table)

    def seats(self, table: Barn) -> tuple[int, ...]:
        return (self.seat,) if self.done else ()

    def codes(self, table: Barn, seat: int) -> list[int]:
        if self.done:
            return [STOP] if seat == self.seat else []
        return super().codes(table, seat)

    def settle(self, table: Barn, seat: int, code: int) -> None:
        if self.done:
            self.done = 2
            return
        super().settle(table, seat, code)
        self.kind = code - DEALT


class KeepingEvening(Evening):
    def copy(self) -> KeepingEvening:
        return KeepingEvening(self.stage)

    def run(self, table: Barn) -> int:
        said = super().run(table)
        top = table.frames[-1]
        if type(top) is DrawCard:
            table.frames[-1] = KeptDraw(top.seat, top.done)
        return said


class Keeping(Toy):
    """Has a secret in a frame."""

    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (
        KeepingEvening,
        KeptDraw,
        Vote,
        Attack,
        Breakfast,
        Reaction,
    )

    def start(self, core: Any, settings: dict[str, object]) -> Barn:
        core.frames.append(KeepingEvening(0))
        return Barn(core, self, [], [], [], [5, 5, 5], [0] * core.seats, 0)


class TellingRefusals(Toy):
    """Says in a refusal whom it is really waiting for."""

    def table(self) -> type[Barn]:
        return TellingBarn


class TellingBarn(Barn):
    def step(self, seat: int, code: int) -> None:
        ask = self.ask
        if ask is not None and ask.kind == "offer" and seat not in ask.seats:
            raise Illegal(Refusal("TOY-2", "waiting", "Waiting for {who}."), who=ask.seats)
        super().step(seat, code)


class TellsAll(Toy):
    """A mid-game record that tells everybody's answers and draws."""

    hides: ClassVar[bool] = False


class SharingBarn(Barn):
    def copy(self) -> SharingBarn:
        twin = super().copy()
        assert isinstance(twin, SharingBarn)
        twin.known_by = self.known_by
        return twin


class Shallow(Toy):
    def table(self) -> type[Barn]:
        return SharingBarn


class ForgetfulBarn(Barn):
    def to_json(self) -> dict[str, object]:
        data = super().to_json()
        data["damage"] = 0
        return data


class Forgetful(Toy):
    """Writes tables that lack something."""

    def table(self) -> type[Barn]:
        return ForgetfulBarn


class LosingBarn(Barn):
    def discard(self, seat: int, kind: int) -> None:
        card = next(card for card in self.hand(seat) if self.cards[card] == kind)
        for part in (self.cards, self.owners, self.known_by):
            del part[card]


class Losing(Toy):
    """Played cards vanish from the box."""

    def table(self) -> type[Barn]:
        return LosingBarn


class LoadedDraw(DrawCard):
    def copy(self) -> LoadedDraw:
        return LoadedDraw(self.seat, self.done)

    def draw(self, table: Barn) -> None:
        code = self.codes(table, -1)[table.stream.below(2)]
        table.draws.append(code)
        self.settle(table, -1, code)


class LoadedEvening(Evening):
    def copy(self) -> LoadedEvening:
        return LoadedEvening(self.stage)

    def run(self, table: Barn) -> int:
        said = super().run(table)
        top = table.frames[-1]
        if type(top) is DrawCard:
            table.frames[-1] = LoadedDraw(top.seat, top.done)
        return said


class Loaded(Toy):
    """Draws that do not follow their weights."""

    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (
        LoadedEvening,
        LoadedDraw,
        DrawCard,
        Vote,
        Attack,
        Breakfast,
        Reaction,
    )

    def start(self, core: Any, settings: dict[str, object]) -> Barn:
        core.frames.append(LoadedEvening(0))
        return Barn(core, self, [], [], [], [5, 5, 5], [0] * core.seats, 0)


class TwiceVote(Vote):
    def copy(self) -> TwiceVote:
        return TwiceVote(self.entitled, self.sealed[:], self.auto, self.stage, self.active)

    def choices(self, table: Barn, seat: int) -> list[int]:
        return sorted(super().choices(table, seat) * 2)

    def shown(self, table: Barn, seat: int) -> dict[str, object]:
        return self.to_json()  # shows every sealed vote


class VotingEvening(Evening):
    def copy(self) -> VotingEvening:
        return VotingEvening(self.stage)

    def run(self, table: Barn) -> int:
        said = super().run(table)
        top = table.frames[-1]
        if type(top) is Vote:
            table.frames[-1] = TwiceVote(top.entitled, top.sealed, top.auto, top.stage, top.active)
        return said


class Unsealed(Toy):
    """Shows sealed votes, and offers each twice."""

    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (
        VotingEvening,
        DrawCard,
        TwiceVote,
        Attack,
        Breakfast,
        Reaction,
    )

    def start(self, core: Any, settings: dict[str, object]) -> Barn:
        core.frames.append(VotingEvening(0))
        return Barn(core, self, [], [], [], [5, 5, 5], [0] * core.seats, 0)


class Peeking(Toy):
    """Guesses with the dice of the first table it ever made."""

    key: ClassVar[list[bytes]] = []

    def start(self, core: Any, settings: dict[str, object]) -> Barn:
        self.key[:] = [core.stream.key]
        return super().start(core, settings)

    def guess(self, view: Any, rng: Any) -> Barn:
        table = super().guess(view, rng)
        table.stream.key = self.key[0]
        return table


class DrawsAnew(Toy):
    """A table whose dice are new each time, so that no record tells the same game twice."""

    def start(self, core: Any, settings: dict[str, object]) -> Barn:
        core.stream.key = key_of(None)
        return super().start(core, settings)


class StubbornReaction(Reaction):
    def settle(self, table: Barn, seat: int, code: int) -> None:
        super().settle(table, seat, code)
        if code == 0 and self.depth < 40:
            self.passed = self.said = 0
            self.depth += 2


class AttackStubborn(AttackInto):
    window: ClassVar[type[Reaction]] = StubbornReaction


class SharedBarn(Barn):
    """Dice that all tables of the process throw together."""

    thrown: ClassVar[list[int]] = [0]

    def advance(self) -> None:
        self.thrown[0] += 1
        if self.thrown[0] % 7 == 0:
            self.stream.below(6)
        super().advance()


class Shared(Toy):
    def table(self) -> type[Barn]:
        return SharedBarn


BROKEN: list[tuple[Game, Law, str]] = [
    (ShowsHands(), nothing_leaks, "view tells"),
    (variant(AttackAsked, AskedReaction), nothing_leaks, "view tells"),
    (variant(AttackTold, ToldReaction), nothing_leaks, "facts|moment|view tells"),
    (TellsAll(), nothing_leaks, "own record tells"),
    (Shallow(), copies_are_apart, "changed"),
    (variant(AttackDull), chance_is_exact, "same effect"),
    (Forgetful(), json_comes_back, "differently"),
    (Losing(), components_are_conserved, "lost or added"),
    (Loaded(), chance_is_exact, "do not fit"),
    (Unsealed(), options_are_exact, "not unique"),
    (Unsealed(), nothing_leaks, "view tells"),
    (Keeping(), nothing_leaks, "view tells"),
    (TellingRefusals(), nothing_leaks, "refusal"),
    (Peeking(), guesses_are_fair, "own dice"),
    (DrawsAnew(), records_fold, "is not replayed"),
    (variant(AttackStubborn, StubbornReaction), games_end, "stays open"),
    (Shared(), tables_do_not_touch, "went differently"),
]


def all_of(law: Law, game: Game) -> None:
    for seed in range(1, 9):
        law(game, 3, seed)


@pytest.mark.parametrize(("game", "law", "sentence"), BROKEN, ids=lambda value: getattr(value, "__name__", None))
def test_the_kit_catches(game: Game, law: Law, sentence: str) -> None:
    with pytest.raises(Broken, match=sentence):
        all_of(law, game)


def test_replacing_a_procedure_alone_breaks_nothing() -> None:
    """The variants are caught for what they break, not for being variants."""
    for law in (copies_are_apart, nothing_leaks, records_fold, chance_is_exact):
        law(variant(AttackInto), 3, 1)
