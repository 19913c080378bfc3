"""Bots before a vote: they leave people a moment to speak, then promise, and answer what was said to them.

What a bot says is what its own promise says, so it lies no more often than that does. It hears promises and beads that
are shown; of free words it understands the colours, in both languages, and says so when there is none. Who names one
colour is taken to go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from shamble.core.record import Note

if TYPE_CHECKING:
    from shamble.server.sitting import Sitting

MOST: Final = 3  # times that a bot answers before one vote: talk must have an end
YES, NO, UNDECIDED, UNCLEAR = "yes", "no", "undecided", "unclear"
HEARD_AS: Final = {
    "rouge": "red",
    "bleu": "blue",
    "bleue": "blue",
    "jaune": "yellow",
}  # besides the promises' own words
MARKS: Final = str.maketrans(dict.fromkeys(".,;:!?…«»“”\"'’()", " "))


class Reply(NamedTuple):
    """What a bot answers, and to whom (None: to all)."""

    what: str
    to: int | None


class Chatter:
    """What the bots of a table have said before the vote that is open, and what they still owe."""

    def __init__(self) -> None:
        self._vote = -1  # which one
        self._spoken: set[int] = set()  # bots that have promised, or wanted not to
        self._answered: dict[int, int] = {}  # by bot: how many words of people it has dealt with
        self._times: dict[int, int] = {}  # by bot: how often it has answered

    def begin(self, vote: int) -> None:
        """Forget what was said before another vote."""
        if vote != self._vote:
            self._vote = vote
            self._spoken, self._answered, self._times = set(), {}, {}

    def owes(self, sitting: Sitting, seat: int) -> bool:
        """Whether a bot has something to say: its promise, or an answer to somebody."""
        return seat not in self._spoken or (self.is_spoken_to(sitting, seat) and self._times.get(seat, 0) < MOST)

    def is_spoken_to(self, sitting: Sitting, seat: int) -> bool:
        """Whether a person has said something to the bot that it has not answered."""
        return len(said_to(sitting, seat)) > self._answered.get(seat, 0)

    def speaks(self, seat: int) -> None:
        """The bot has made its promise, or has none to make."""
        self._spoken.add(seat)

    def reply(self, sitting: Sitting, seat: int) -> Reply | None:
        """What the bot answers to the last word of a person, having promised what it will; None if nothing."""
        words = said_to(sitting, seat)
        new = words[self._answered.get(seat, 0) :]
        self._answered[seat] = len(words)
        if not new or self._times.get(seat, 0) >= MOST:
            return None
        last = new[-1]
        what = reply_to(sitting, seat, last)
        if what == UNCLEAR and last.to is None and seat != first_bot(sitting):
            return None  # one of them says so for all
        self._times[seat] = self._times.get(seat, 0) + 1
        return Reply(what, None if last.to is None else last.seat)


def said_to(sitting: Sitting, seat: int) -> list[Note]:
    """What people have said to a bot, or to all."""
    return [note for note in sitting.heard(seat) if not sitting.bot_level(note.seat)]


def first_bot(sitting: Sitting) -> int:
    """The bot that speaks for all."""
    return next(seat for seat in range(len(sitting.order)) if sitting.bot_level(seat))


def reply_to(sitting: Sitting, seat: int, note: Note) -> str:
    """Whether the bot goes along, by what it has promised itself."""
    assert sitting.play is not None
    named = colours_in(note, sitting.play.game.promises(sitting.play.state.view(None)))
    promised = [one.text for one in sitting.heard(seat) if one.seat == seat and one.kind == "promise"]
    if not named:
        return UNCLEAR
    if not promised:
        return UNDECIDED
    return YES if promised[-1] in named else NO


def colours_in(note: Note, known: tuple[str, ...]) -> set[str]:
    """What can be promised and is named by somebody."""
    if note.kind != "say":
        return {note.text} & set(known)
    words = note.text.lower().translate(MARKS).split()
    return {HEARD_AS.get(word, word) for word in words} & set(known)


def understood(note: Note, known: tuple[str, ...]) -> Note:
    """What was said as a bot hears it: words that name one colour are as good as a promise, which binds nobody."""
    named = colours_in(note, known) if note.kind == "say" else set[str]()
    return note._replace(kind="promise", text=named.pop()) if len(named) == 1 else note
