"""Law 6: nothing leaks. Two worlds that a seat cannot tell apart must stay apart for it in nothing.

The second world is made from the table's knowledge masks (never from view or guess: those are under test) by permuting
what the seat does not know, and by other dice to come. Both are then played on with the same answers. What the seat
gets from its host, facts, views and its own record, must be the same to the byte. A view inside a window may be missing
in one world (nobody could answer there, so the engine passed for all): pace is the host's, and the host opens the
window all the same. What both worlds show must be equal.
"""

from __future__ import annotations

import json
from random import Random

from shamble.core.answer import PASS, Answer
from shamble.core.frame import CHANCE, CHOOSE
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.state import Secret, State
from shamble.core.stream import KEY_BYTES, Stream
from shamble.testing.walk import demand, refused, walk

HORIZON = 40
EVERY = 6


class World:
    """A match as one seat (None: a spectator) sees it."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.facts: list[str] = []
        self.own = 0  # answers the seat has given
        self.views: dict[tuple[int, int], list[str]] = {}  # by what was seen and said: the different views since
        self.firm: set[tuple[int, int]] = set()  # where the view was not inside a window
        self.look()

    @property
    def state(self) -> State:
        """The table now."""
        return self.match.state

    def play(self, seat: int | None, answer: Answer) -> None:
        """An answer, and what the observer sees of it."""
        facts = self.match.play(seat, answer)
        self.facts += [json.dumps(fact.to_json(), sort_keys=True) for fact in facts if fact.seen_by(self.seat)]
        if seat is not None and seat == self.seat:
            self.own += 1
        self.look()

    def look(self) -> None:
        """Remember what the seat's host would show now; at a chance nothing is shown, the dice are thrown first."""
        if self.state.pending == CHANCE:
            return
        moment = moment_of(self)
        view = json.dumps(self.state.view(self.seat), sort_keys=True)
        known = self.views.setdefault(moment, [])
        if not known or known[-1] != view:
            known.append(view)
        if self.state.pending <= CHOOSE:
            self.firm.add(moment)


def nothing_leaks(game: Game, seats: int, seed: int, every: int = EVERY) -> None:
    """Law 6: what a seat, or a spectator, sees does not depend on what it cannot know; tried at every so many asks."""
    rng = Random(seed)
    for number, match in enumerate(walk(game, seats, seed, "ask")):
        check_sealed(match, rng)
        if (number + seed) % every == 0:
            check_forks(match)
            for seat in [*range(seats), None]:
                compare(match, seat, rng)


def compare(match: Match, seat: int | None, rng: Random) -> None:
    """One pair of worlds, played on with the same answers as far as they allow."""
    other = World(onward(match, other_world(match.state, seat, rng)), seat)
    worlds = World(onward(match, match.state.copy()), seat), other
    same(worlds)
    for _ in range(HORIZON):
        if not step_both(worlds, rng) or knowledge(worlds[0]) != knowledge(worlds[1]):
            return  # the worlds part: the seat has lawfully learnt what differs, or the same answers are not possible
        same(worlds)


def onward(match: Match, state: State) -> Match:
    """A match from here on: its past is the same in both worlds, and would be written anew at every step."""
    return Match.of(match.game, match.names, match.header, match.opening, [state])


def knowledge(world: World) -> list[int | None]:
    """The hidden components as far as the masks say that the observer knows them."""
    return [secret.value if knows(secret, world.seat, world.state) else None for secret in world.state.secrets()]


def knows(secret: Secret, seat: int | None, state: State) -> bool:
    """Whether the seat knows the component; a spectator knows what everybody knows."""
    if seat is None:
        return secret.known == (1 << state.seats) - 1
    return bool(secret.known >> seat & 1)


def other_world(state: State, seat: int | None, rng: Random) -> State:
    """The table with what the seat does not know permuted, and other dice."""
    secrets = state.secrets()
    values = [secret.value for secret in secrets]
    unknown = [i for i, secret in enumerate(secrets) if not knows(secret, seat, state)]
    for pool in sorted({secret.pool for secret in secrets}):
        places = [i for i in unknown if secrets[i].pool == pool]
        moved = [values[i] for i in places]
        rng.shuffle(moved)
        for place, value in zip(places, moved, strict=True):
            values[place] = value
    twin = state.with_secrets(values) if secrets else state.copy()
    twin.stream = Stream(rng.randbytes(KEY_BYTES), 0, 0, b"")
    return twin


def same(worlds: tuple[World, World]) -> None:
    """What was seen so far is the same."""
    one, other = worlds
    shared = min(len(one.facts), len(other.facts))
    demand(one.facts[:shared] == other.facts[:shared], 6, f"seat {one.seat} sees different facts")
    for moment, views in one.views.items():
        if moment in other.views:
            difference = first_difference(views, other.views[moment])
            demand(not difference, 6, f"seat {one.seat}'s view tells what it cannot know: {difference}")
        elif moment[0] < shared:
            demand(moment not in one.firm, 6, f"seat {one.seat} sees a moment that the other world has not")
    refusals = [refused(world.state.copy(), world.seat, PASS) for world in worlds if world.seat is not None]
    if moment_of(one) == moment_of(other) and all(refusals):
        demand(len(set(refusals)) <= 1, 6, f"a refusal tells seat {one.seat} what it cannot know: {refusals}")
    if moment_of(one) == moment_of(other):
        mine, theirs = one.match.record(one.seat, whole=False), other.match.record(other.seat, whole=False)
        demand(mine == theirs, 6, f"seat {one.seat}'s own record tells what it cannot know")


def moment_of(world: World) -> tuple[int, int]:
    """What the observer has seen and said so far."""
    return len(world.facts), world.own


def first_difference(mine: list[str], theirs: list[str]) -> str:
    """Where the first pair of differing views differs; nothing if they agree."""
    for view, twin in zip(mine, theirs, strict=False):
        if view != twin:
            ours, others = json.loads(view), json.loads(twin)
            return ", ".join(key for key in ours if ours[key] != others.get(key)) or "its shape"
    return "" if len(mine) == len(theirs) else "how often it changes"


def step_both(worlds: tuple[World, World], rng: Random) -> bool:
    """One answer in both worlds, or a pass in the one where somebody is asked who is not in the other."""
    asks = [world.state.ask for world in worlds]
    if asks[0] is None and asks[1] is None:
        return False
    if asks[0] is None or asks[1] is None:
        return pass_in_one(worlds)  # the last window closed by itself in one world
    if asks[0].kind == "chance" or asks[1].kind == "chance":
        return step_chance(worlds, rng)
    if len(worlds[0].facts) != len(worlds[1].facts):
        return catch_up(worlds)
    if (asks[0].name, asks[0].seats, len(worlds[0].state.frames)) != (
        asks[1].name,
        asks[1].seats,
        len(worlds[1].state.frames),
    ):
        return pass_in_one(worlds)
    seat = asks[0].seats[rng.randrange(len(asks[0].seats))]
    options = [list(world.state.options(seat)) for world in worlds]
    if seat == worlds[0].seat:
        demand(options[0] == options[1], 6, f"the options of seat {seat} depend on what it cannot know")
    shared = [answer for answer in options[0] if answer in options[1]]
    if not shared:
        return False  # only another seat's hidden cards can differ here; the worlds part lawfully
    answer = rng.choice(shared)
    for world in worlds:
        world.play(seat, answer)
    return True


def step_chance(worlds: tuple[World, World], rng: Random) -> bool:
    """The same dice in both worlds where both can have them; a world that does not wait for dice yet catches up."""
    for world in worlds:
        if world.state.pending != CHANCE:
            demand(somebody_passes(world), 6, "one world throws dice and the other, in public, does not")
            return True
    outcomes = [dict(world.state.outcomes()) for world in worlds]
    shared = [answer for answer in outcomes[0] if answer in outcomes[1]]
    if not shared:
        return False
    answer = rng.choice(shared)
    for world in worlds:
        world.play(None, answer)
    return True


def pass_in_one(worlds: tuple[World, World]) -> bool:
    """Where the worlds ask different seats, somebody has an answer in one of them only: there it is not given."""
    demand(somebody_passes(worlds[0]) or somebody_passes(worlds[1]), 6, "the worlds ask differently in public")
    return True


def catch_up(worlds: tuple[World, World]) -> bool:
    """A window closed by itself in one world, and the next one like it may be open there: the other world follows."""
    behind = min(worlds, key=lambda world: len(world.facts))
    demand(somebody_passes(behind), 6, "the worlds ask differently in public")
    return True


def somebody_passes(world: World) -> bool:
    """One of those asked in a window, not the observer, passes; whether there was one."""
    ask = world.state.ask
    if ask is None or ask.kind not in ("offer", "gather"):
        return False
    for seat in ask.seats:
        if seat != world.seat and PASS in world.state.codes(seat):
            world.play(seat, world.state.game.answer(PASS))
            return True
    return False


def check_sealed(match: Match, rng: Random) -> None:
    """A sealed answer is nobody's business before the last one is in, nor whether it was replaced."""
    ask = match.state.ask
    if ask is None or ask.kind != "gather" or len(ask.seats) < 2:
        return
    seat = rng.choice(ask.seats)
    options = match.state.options(seat)
    for watcher in [*range(match.state.seats), None]:
        if watcher != seat:
            worlds = (
                World(onward(match, match.state.copy()), watcher),
                World(onward(match, match.state.copy()), watcher),
            )
            worlds[0].play(seat, options[0])
            worlds[1].play(seat, options[-1])
            same(worlds)
            worlds[1].play(seat, options[0])
            same(worlds)


def check_forks(match: Match) -> None:
    """Whatever is answered: who has seen the same facts and knows the same components sees the same table.

    This finds secrets that lie where no mask speaks of them, in a frame's field, say.
    """
    state = match.state
    ask = state.ask
    if ask is None:
        return
    for seat in ask.seats or (None,):
        for watcher in [*range(state.seats), None]:
            if watcher != seat or seat is None:
                seen: dict[str, str] = {}
                for answer in state.options(seat):
                    fork(state, seat, answer, watcher, seen)


def fork(state: State, seat: int | None, answer: Answer, watcher: int | None, seen: dict[str, str]) -> None:
    """One answer, and the watcher's view after it, which must be the one known for the same facts and knowledge."""
    twin = state.copy()
    facts = [fact.to_json() for fact in twin.play(seat, answer) if fact.seen_by(watcher)]
    if twin.pending == CHANCE:
        return
    known = [secret.value if knows(secret, watcher, twin) else None for secret in twin.secrets()]
    view = json.dumps(twin.view(watcher), sort_keys=True)
    before = seen.setdefault(json.dumps([facts, known]), view)
    demand(before == view, 6, f"seat {watcher}'s view tells what it cannot know: {first_difference([before], [view])}")
