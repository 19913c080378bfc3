"""``shamble replay``: a game once more, step by step or as a whole."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from shamble.cli import files
from shamble.cli.flags import At, Lang, NoColour, RecordFile
from shamble.cli.lines import ask_line
from shamble.cli.result import show_result
from shamble.cli.screen import Screen, log_line
from shamble.cli.trouble import Trouble, sentence
from shamble.cli.wishes import gestures_from, words_in
from shamble.core.errors import seat_letter
from shamble.core.match import Gesture, Match
from shamble.words import Words


def replay(
    file: RecordFile,
    at: At = None,
    everything: Annotated[bool, typer.Option("--all", help="flag-all")] = False,
    lang: Lang = "en",
    no_colour: NoColour = False,
) -> None:
    """Watch a game again."""
    words_in(lang)
    match = files.load(file)
    show = Replay(match, words_in(lang, match.game.name), Screen(not no_colour))
    start = gestures_from(0 if at is None else at, len(match))
    if sys.stdin.isatty() and not everything:
        show.step_by_step(start)
    elif at is not None and not everything:
        show.moment(start)
    else:
        show.whole(start)


class Replay:
    """A match that is looked at again."""

    def __init__(self, match: Match, words: Words, screen: Screen) -> None:
        self.match = match
        self.words = words
        self.screen = screen
        self.gestures = match.standing()

    def whole(self, start: int) -> None:
        """Everything that happened from there on, then the table as it is left."""
        for number in range(start, len(self.match) + 1):
            self.screen.say(self.told(number), "", "    ")
        self.board(len(self.match))
        self.result(len(self.match))

    def moment(self, number: int) -> None:
        """The table after so many gestures, and what the last of them did."""
        self.board(number)
        self.screen.line()
        self.screen.say(self.told(number), "", "    ")
        self.result(number)

    def result(self, number: int) -> None:
        """How the game ended, if that was its last gesture."""
        if number == len(self.match):
            show_result(self.match, self.match.names, self.words, self.screen)

    def step_by_step(self, number: int) -> None:
        """Show one moment after another, as somebody at the keyboard wishes."""
        self.moment(number)
        while True:
            try:
                wish = ask_line(self.words.say("replay-prompt")).lower()
            except EOFError:
                self.screen.line()
                return
            if wish in ("q", "quit", "quitter"):
                return
            if wish in ("?", "h", "help", "aide"):
                self.screen.say(self.words.say("replay-help", {"max": len(self.match)}))
                continue
            try:
                number = gestures_from(self.wished(wish, number), len(self.match))
            except Trouble as error:
                self.screen.say(sentence(error, self.words))
            else:
                self.moment(number)

    def wished(self, wish: str, number: int) -> int:
        """The moment that somebody wishes to see; Trouble if that cannot be read."""
        if wish == "":
            return min(number + 1, len(self.match))
        if wish == "b":
            return number - 1
        if wish.isdecimal() and len(wish) < 10:
            return int(wish)
        raise Trouble("replay-unreadable", text=wish)

    def board(self, number: int) -> None:
        """The table after so many gestures."""
        self.screen.line()
        room = self.screen.height - 3
        self.screen.lines(self.screen.board(self.match.at(number).view(None), self.match.names, self.words, room))

    def told(self, number: int) -> str:
        """What the gesture of this number did; 0 is what was there before the first."""
        gesture = self.match.opening if number == 0 else self.gestures[number - 1]
        return f"{number}/{len(self.match)} {notation(gesture)}{log_line(self.match, gesture, None, self.words)}"


def notation(gesture: Gesture) -> str:
    """Who said what, as the record writes it."""
    seat = gesture.entry.seat
    if not gesture.entry.answers:
        return ""
    who = "?" if seat is None or seat < 0 else seat_letter(seat)
    return f"[{who} {' '.join(gesture.entry.answers)}] "
