"""The street cards (TS-3): jumps, pushes, and the cards that offer something."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.core.windows import Gather, Offer
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BEAD,
    BEADS,
    BIRD_KINDS,
    BIRD_PUSH,
    BOMB,
    CHANCES,
    EVENT_BONUS,
    EVENT_PILL,
    EVENT_ZOMBIE,
    FACES,
    GOLD_JUMP,
    NINJA,
    PUNK,
    PUSH_LOSS,
    RED,
    SAVE,
    SCORE,
    SEAT_BITS,
    SEAT_MASK,
    SECRET_REWARD,
    SPLIT,
    STAY,
    SUPER_BIRD,
    TAKE_CIVILIAN,
    TAKE_COIN,
    TAKE_ZOMBIE,
    TSUNAMI,
    USE_PUNK,
    USE_ROBO,
    USE_SUPER_BIRD,
)
from shamble.games.tsunami.dice import throw, weights_of
from shamble.games.tsunami.facts import (
    BY_CARD,
    BY_EVENT,
    BY_JUMP,
    BY_PUSH,
    BY_SECRET,
    BY_WINDFALL,
    Choosing,
    Followed,
    Helped,
    Judged,
    Rolled,
    Took,
    Voted,
)
from shamble.games.tsunami.frames.bombs import throw_bomb
from shamble.games.tsunami.frames.draws import Starts, draw_birds
from shamble.games.tsunami.frames.refuse import absent, refuse_in_window
from shamble.games.tsunami.frames.saves import may_save, refuse_save, save_codes, spend_saves
from shamble.games.tsunami.state import Table

NOT_ROLLED = -1


class Rolling(Frame[Table]):
    """Several players throw all their cubes at once; chance says how many show a zombie, seat by seat."""

    asks: ClassVar[str] = "faces"

    def __init__(self, rolling: int, faces: list[int]) -> None:
        self.rolling = rolling  # bit mask: who throws
        self.faces = faces  # by seat, NOT_ROLLED before the throw

    def roller(self, table: Table) -> int:
        """Whose throw comes next; -1 when all have thrown."""
        for seat in table.clockwise():
            if self.rolling >> seat & 1 and self.faces[seat] == NOT_ROLLED:
                return seat
        return -1

    def cubes(self, table: Table, seat: int) -> int:
        """How many cubes the seat throws."""
        return table.hordes[seat]

    def rolled(self, table: Table, seat: int, faces: int) -> None:
        """A throw lies on the table."""
        raise NotImplementedError(self.name)

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat >= 0:
            return []
        return [FACES + faces for faces in range(self.cubes(table, self.roller(table)) + 1)]

    def weights(self, table: Table) -> list[int]:
        return weights_of(self.cubes(table, self.roller(table)))

    def draw(self, table: Table) -> None:
        code = FACES + throw(table.stream, self.cubes(table, self.roller(table)))
        table.draws.append(code)
        self.settle(table, -1, code)

    def settle(self, table: Table, seat: int, code: int) -> None:
        roller = self.roller(table)
        self.faces[roller] = code - FACES
        self.rolled(table, roller, code - FACES)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return Illegal(refusals.NOTHING_TO_DRAW)


# The stages of a jump (TS-3.1).
THROW, SAVING, FALLING = range(3)


@final
class Jump(Rolling):
    """A jump (TS-3.1): all throw, losses are capped, saves are sealed, then all losses at once."""

    name: ClassVar[str] = "jump"
    fields: ClassVar[tuple[str, ...]] = ("rolling", "faces", "cap", "by_event", "stage", "losses")
    lists: ClassVar[tuple[str, ...]] = ("faces", "losses")

    def __init__(self, rolling: int, faces: list[int], cap: int, by_event: int, stage: int, losses: list[int]) -> None:
        super().__init__(rolling, faces)
        self.cap = cap
        self.by_event = by_event  # the Jump event; the Zombie event, which pays for Jump cards, is never in force then
        self.stage = stage
        self.losses = losses  # by seat: what dies if nobody saves

    def copy(self) -> Jump:
        return Jump(self.rolling, self.faces[:], self.cap, self.by_event, self.stage, self.losses[:])

    def run(self, table: Table) -> int:
        if self.stage == THROW:
            if self.roller(table) >= 0:
                return CHANCE
            asked = 0
            for seat in range(table.seats):
                if self.losses[seat] and may_save(table, seat):
                    asked |= 1 << seat
            if asked:
                table.push(Saving(asked, [-1] * table.seats, 0, 0))
        elif self.stage == SAVING:
            self.fall(table)
        else:
            return DONE
        self.stage += 1
        return AGAIN

    def rolled(self, table: Table, seat: int, faces: int) -> None:
        self.losses[seat] = min(faces, self.cap)
        table.tell(Rolled(seat, table.hordes[seat], faces, self.losses[seat]))

    def fall(self, table: Table) -> None:
        """All losses, then the Zombie event's birds (TS-3.1, TS-8.5)."""
        birds = 0
        for seat in table.clockwise():
            if self.losses[seat]:
                table.die(seat, self.losses[seat], BY_EVENT if self.by_event else BY_JUMP)
            else:
                birds |= table.earns(seat, EVENT_ZOMBIE)
        draw_birds(table, birds)


@final
class Saving(Gather[Table]):
    """Each player with a loss names saves or none; all are shown together (TS-3.1)."""

    name: ClassVar[str] = "saving"
    asks: ClassVar[str] = "saves"

    def copy(self) -> Saving:
        return Saving(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [PASS, *save_codes(table, seat, self.loss(table, seat))]

    def loss(self, table: Table, seat: int) -> int:
        """What the seat is about to lose."""
        for frame in table.frames:
            if isinstance(frame, Jump):
                return frame.losses[seat]
        raise AssertionError("saves are asked for in a jump")

    def reveal(self, table: Table) -> None:
        jump = table.frames[-2]
        assert isinstance(jump, Jump)
        for seat in table.clockwise():
            if self.sealed[seat] > PASS:
                jump.losses[seat] -= spend_saves(table, seat, self.sealed[seat], jump.losses[seat])

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if SAVE < code < USE_ROBO:
            return refuse_save(table, seat, code)
        return refuse_in_window(table, seat, code)


@final
class Windfall(Rolling):
    """Gold Jump and Parachute Jump: a face up brings a coin, or a zombie; nobody dies (TS-3.7)."""

    name: ClassVar[str] = "windfall"
    fields: ClassVar[tuple[str, ...]] = ("rolling", "faces", "gold")
    lists: ClassVar[tuple[str, ...]] = ("faces",)

    def __init__(self, rolling: int, faces: list[int], gold: int) -> None:
        super().__init__(rolling, faces)
        self.gold = gold

    def copy(self) -> Windfall:
        return Windfall(self.rolling, self.faces[:], self.gold)

    def run(self, table: Table) -> int:
        if self.roller(table) >= 0:
            return CHANCE
        for seat in table.clockwise():
            if self.faces[seat]:
                if self.gold:
                    table.earn_coin(seat, BY_WINDFALL)
                else:
                    table.grow(seat, 1, BY_WINDFALL)
        return DONE

    def rolled(self, table: Table, seat: int, faces: int) -> None:
        table.tell(Rolled(seat, table.hordes[seat], faces, 0))


# The stages of a push (TS-3.5).
VOTING, PILLS, HELPING, JUDGING, LOSING, REWARDING, PUSHED = range(7)
NO_VOTE = -1


@final
class Push(Frame[Table]):
    """A push (TS-3.5): the vote, the birds, the teams judged, secret bonuses, losses, rewards."""

    name: ClassVar[str] = "push"
    fields: ClassVar[tuple[str, ...]] = ("need", "stage", "votes", "help", "answers")
    lists: ClassVar[tuple[str, ...]] = ("votes", "help", "answers")

    def __init__(self, need: int, stage: int, votes: list[int], help_: list[int], answers: list[int]) -> None:
        self.need = need
        self.stage = stage
        self.votes = votes  # by seat: the bead, NO_VOTE before they are shown
        self.help = help_  # by bead: what birds add
        self.answers = answers  # by seat: how a secret bonus is scored, PASS if not

    def copy(self) -> Push:
        return Push(self.need, self.stage, self.votes[:], self.help[:], self.answers[:])

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == VOTING:
            table.push(Vote(table.everyone(), [-1] * table.seats, 0, 0))
        elif stage == PILLS:
            draw_birds(table, self.pills(table))
        elif stage == HELPING:
            if self.may_help(table):
                table.push(PushBirds(table.first, table.first, 0, 0, 0, 0))
        elif stage == JUDGING:
            self.judge(table)
            asked = self.goal_met(table)
            if asked:
                table.push(PushMoment(asked, [-1] * table.seats, 0, 0))
        elif stage == LOSING:
            self.lose(table)
        elif stage == REWARDING:
            self.reward(table)
        else:
            return DONE
        return AGAIN

    def pills(self, table: Table) -> int:
        """Whose red bead draws a bird (TS-8.5)."""
        birds = 0
        for seat in table.clockwise():
            if self.votes[seat] == RED:
                birds |= table.earns(seat, EVENT_PILL)
        return birds

    def total(self, table: Table, bead: int) -> int:
        """A team's zombies and birds."""
        total = self.help[bead]
        for seat in range(table.seats):
            if self.votes[seat] == bead:
                total += table.hordes[seat]
        return total

    def is_short(self, table: Table, bead: int) -> bool:
        """Whether the team would fail now."""
        return self.total(table, bead) < self.need

    def may_help(self, table: Table) -> int:
        """Bit mask: who has a bird in hand and a team that is still short (TS-3.4)."""
        mask = 0
        for seat in range(table.seats):
            if table.has_bird(seat) and self.is_short(table, self.votes[seat]):
                mask |= 1 << seat
        return mask

    def judge(self, table: Table) -> None:
        """Every team against the number (TS-3.5)."""
        for bead in range(BEADS):
            if bead in self.votes:
                total = self.total(table, bead)
                table.tell(Judged(bead, total, self.need, int(total >= self.need)))

    def goal_met(self, table: Table) -> int:
        """Bit mask: who has met the goal of Tsunami or Ninja and could hold it (TS-7.10)."""
        tsunami, ninja = table.could_hold(TSUNAMI), table.could_hold(NINJA)
        mask = 0
        for seat in range(table.seats):
            if (tsunami and self.is_largest(seat)) or (ninja and self.is_smallest(seat)):
                mask |= 1 << seat
        return mask & table.down()

    def is_largest(self, seat: int) -> bool:
        """Whether the seat's team has strictly more players than every other (TS-7.4)."""
        mine = self.votes.count(self.votes[seat])
        for bead in range(BEADS):
            if bead != self.votes[seat] and self.votes.count(bead) >= mine:
                return False
        return True

    def is_smallest(self, seat: int) -> bool:
        """Whether the seat is alone, or in a team with strictly fewer players than every other (TS-7.7)."""
        mine = self.votes.count(self.votes[seat])
        if mine == 1:
            return True
        others = [self.votes.count(bead) for bead in range(BEADS) if bead != self.votes[seat] and bead in self.votes]
        return bool(others) and min(others) > mine

    def is_spared(self, table: Table, seat: int) -> bool:
        """Whether a Ninja who scores is all that keeps the seat from losing (TS-7.7)."""
        return self.answers[seat] == SCORE + NINJA and self.is_short(table, self.votes[seat])

    def lose(self, table: Table) -> None:
        """All losses at once; a Ninja who scores loses nothing (TS-3.5, TS-7.7)."""
        losers = [
            seat
            for seat in table.clockwise()
            if self.is_short(table, self.votes[seat]) and not self.is_spared(table, seat)
        ]
        for seat in losers:
            table.die(seat, PUSH_LOSS, BY_PUSH)

    def reward(self, table: Table) -> None:
        """The declared rewards, clockwise, and their Bonus birds (TS-3.5)."""
        birds = 0
        for seat in table.clockwise():
            answer = self.answers[seat]
            if answer == PASS:
                continue
            if answer == SCORE + NINJA:
                table.grow(seat, SECRET_REWARD, BY_SECRET)
            else:
                one, other = (answer - SPLIT) >> SEAT_BITS, (answer - SPLIT) & SEAT_MASK
                steal_split(table, seat, one, other)
            birds |= table.earns(seat, EVENT_BONUS)
        draw_birds(table, birds)


def steal_split(table: Table, seat: int, one: int, other: int) -> None:
    """Tsunami steals two from one team-mate, or one each from two (TS-7.4)."""
    if one == other:
        table.steal(seat, one, 2, BY_SECRET)
        return
    table.steal(seat, one, 1, BY_SECRET)
    table.steal(seat, other, 1, BY_SECRET)


def push_below(table: Table) -> Push:
    """The push that is going on."""
    for frame in table.frames:
        if isinstance(frame, Push):
            return frame
    raise AssertionError("there is a push below")


class Vote(Gather[Table]):
    """All lock a bead in secret; equal colours push together (TS-3.3)."""

    name: ClassVar[str] = "vote"
    asks: ClassVar[str] = "vote"

    def copy(self) -> Vote:
        return Vote(self.entitled, self.sealed[:], self.auto, self.stage)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [BEAD + bead for bead in range(BEADS)]

    def reveal(self, table: Table) -> None:
        push = push_below(table)
        for seat in table.clockwise():
            push.votes[seat] = self.sealed[seat] - BEAD
            table.tell(Voted(seat, push.votes[seat]))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code == PASS or TAKE_ZOMBIE <= code < STAY:
            return Illegal(refusals.NOT_A_VOTE)
        return refuse_in_window(table, seat, code)


@final
class PushBirds(Offer[Table]):
    """Punk and Super Bird, one at a time, for teams still short of the number (TS-3.4)."""

    name: ClassVar[str] = "push_birds"
    asks: ClassVar[str] = "push_birds"

    def copy(self) -> PushBirds:
        return PushBirds(self.first, self.at, self.passed, self.said, self.opened, self.forced)

    def hushes(self) -> bool:
        return False

    def eligible(self, table: Table) -> int:
        return push_below(table).may_help(table)

    def plays(self, table: Table, seat: int) -> list[int]:
        at = seat * BIRD_KINDS
        found = [USE_PUNK] if table.birds[at + PUNK] else []
        return found + [USE_SUPER_BIRD] if table.birds[at + SUPER_BIRD] else found

    def resolve(self, table: Table, seat: int, code: int) -> None:
        bird = PUNK if code == USE_PUNK else SUPER_BIRD
        push = push_below(table)
        bead = push.votes[seat]
        table.discard_bird(seat, bird)
        push.help[bead] += BIRD_PUSH[bird]
        table.tell(Helped(seat, bird, bead, push.total(table, bead)))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code == USE_PUNK or code == USE_SUPER_BIRD:
            return Illegal(refusals.NOT_HELD)
        return refuse_in_window(table, seat, code)


@final
class PushMoment(Gather[Table]):
    """Tsunami and Ninja, in one sealed window after the teams are judged (TS-3.5, TS-7.10)."""

    name: ClassVar[str] = "push_moment"
    asks: ClassVar[str] = "bonus"

    def copy(self) -> PushMoment:
        return PushMoment(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        push = push_below(table)
        if table.holds(seat, NINJA) and push.is_smallest(seat):
            return [PASS, SCORE + NINJA]
        if table.holds(seat, TSUNAMI) and push.is_largest(seat):
            return [PASS, *splits(push.votes, seat)]
        return [PASS]

    def reveal(self, table: Table) -> None:
        push = push_below(table)
        for seat in table.clockwise():
            if self.sealed[seat] > PASS:
                push.answers[seat] = self.sealed[seat]
                table.score(seat, int(push.is_spared(table, seat)))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if SPLIT <= code < CHANCES and table.holds(seat, TSUNAMI):
            return refuse_split(table, seat, (code - SPLIT) & SEAT_MASK)
        if code == SCORE + NINJA and table.holds(seat, NINJA):
            return Illegal(refusals.NOT_SMALLEST)
        return refuse_in_window(table, seat, code)


def refuse_split(table: Table, seat: int, other: int) -> Illegal:
    """Why Tsunami cannot steal like that; ``other`` is the later seat of the two named."""
    if not push_below(table).is_largest(seat):
        return Illegal(refusals.NOT_LARGEST)
    return absent(other) if other >= table.seats else Illegal(refusals.NOT_A_MATE)


def splits(votes: list[int], seat: int) -> list[int]:
    """From whom Tsunami may steal: any two team-mates, or one twice."""
    mates = [other for other, bead in enumerate(votes) if bead == votes[seat] and other != seat]
    return [SPLIT + (one << SEAT_BITS | other) for one in mates for other in mates if one <= other]


@final
class ZombieCoin(Gather[Table]):
    """A zombie or a coin, in secret and at once (TS-3.6)."""

    name: ClassVar[str] = "zombie_coin"
    asks: ClassVar[str] = "zombie_coin"

    def copy(self) -> ZombieCoin:
        return ZombieCoin(self.entitled, self.sealed[:], self.auto, self.stage)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [TAKE_ZOMBIE, TAKE_COIN]

    def reveal(self, table: Table) -> None:
        for seat in table.clockwise():
            coin = self.sealed[seat] == TAKE_COIN
            table.tell(Took(seat, int(coin)))
            if coin:
                table.earn_coin(seat, BY_CARD)
            else:
                table.grow(seat, 1, BY_CARD)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code == PASS or TAKE_ZOMBIE <= code < STAY:
            return Illegal(refusals.NOT_ZOMBIE_COIN)
        return refuse_in_window(table, seat, code)


@final
class CivilianBomb(Starts):
    """The player with most zombies, then clockwise: a civilian, or a bomb for another (TS-3.8)."""

    name: ClassVar[str] = "civilian_bomb"
    asks: ClassVar[str] = "civilian_bomb"

    def copy(self) -> CivilianBomb:
        return CivilianBomb(self.start, self.done)

    def run(self, table: Table) -> int:
        if self.start < 0:
            self.find_start(table, max(table.hordes))
            return AGAIN
        return CHOOSE if self.done < table.seats else DONE

    def starts(self, table: Table, seat: int, mask: int) -> None:
        self.start = seat
        table.tell(Choosing(seat, int(mask.bit_count() > 1), mask))

    def seats(self, table: Table) -> tuple[int, ...]:
        return ((self.start + self.done) % table.seats,)

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != (self.start + self.done) % table.seats:
            return []
        return [TAKE_CIVILIAN] + [BOMB + other for other in range(table.seats) if other != seat]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.done += 1
        if code == TAKE_CIVILIAN:
            table.civilians[seat] += 1
            table.tell(Followed(seat, 1, BY_CARD))
        else:
            throw_bomb(table, seat, code - BOMB, BY_CARD)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code == BOMB + seat:
            return Illegal(refusals.NOT_YOURSELF)
        if BOMB <= code < STAY:
            return absent(code - BOMB)
        if code == PASS or TAKE_ZOMBIE <= code < BOMB:
            return Illegal(refusals.NOT_CIVILIAN_BOMB)
        return refuse_in_window(table, seat, code)


def is_gold(kind: int) -> int:
    """Whether a windfall card brings coins."""
    return int(kind == GOLD_JUMP)
