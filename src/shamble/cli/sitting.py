"""A sitting: people and bots at one table in a terminal, from the first question to the last."""

from __future__ import annotations

import shlex
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from shutil import which

from shamble.bots import Bot
from shamble.cli import choices, files
from shamble.cli.commands import Commands
from shamble.cli.result import show_result
from shamble.cli.screen import Screen, ask_line, question
from shamble.cli.trouble import INTERRUPTED, sentence
from shamble.core.answer import Answer
from shamble.core.errors import Ambiguous, Illegal, Invalid, ShambleError
from shamble.core.match import Match
from shamble.lab.talk import Talk
from shamble.words import Words
from shamble.words.texts import ROWS_LANGUAGE

SAID_BACK = 40
PASSES = {"p": "pass", "passer": "pass", "passe": "pass"}  # what people type for a pass


class Sitting:
    """One match at the keyboard. ``run`` plays it; what people type is an answer or one of the commands."""

    def __init__(self, match: Match, bots: dict[int, Bot], words: Words, screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.screen = screen
        self.commands = Commands(self)
        silent = Bot(match.game)
        self.talk = Talk(match.game, [bots.get(seat, silent) for seat in range(match.state.seats)])
        self.levels: dict[int, str] = {}
        self.file: Path | None = None  # where the game is kept, answer by answer
        self.source: Path | None = None  # where it came from
        self.told: dict[int | None, int] = {}  # how many gestures each seat has been told of
        self.news = True  # whether the table must be shown before the next question
        self.seen_by: int | None = None  # whose eyes the screen was last for
        self.left = False
        self.saved = len(match.gestures)
        self.warned = False

    # --- the game ---

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code comes back."""
        try:
            self.welcome()
            self.play()
        except EOFError:
            self.screen.line()
            self.rescue()
            self.leave()
        except KeyboardInterrupt:
            self.screen.line()
            self.rescue()
            self.leave()
            return INTERRUPTED
        return 0

    def welcome(self) -> None:
        """Say who sits at the table, and how to talk to it."""
        title = self.words.say("game-title")
        self.say("table-line", name=title, names=", ".join(self.company()))
        self.say("game-line")
        if self.people():
            self.say("board-key")
            self.say("keys-line", example=self.words.say("game-example"))

    def company(self) -> list[str]:
        """Everybody at the table, with what they are."""
        return [self.introduced(seat) for seat in range(self.match.state.seats)]

    def introduced(self, seat: int) -> str:
        """A player's name, with the level if it is a bot."""
        name = self.match.names[seat]
        if seat in self.levels:
            return self.words.say("seat-bot", {"who": name, "level": self.words.say(f"bot-{self.levels[seat]}")})
        return self.words.say("seat-you", {"name": name}) if len(self.people()) == 1 else name

    def play(self) -> None:
        """Ask whoever is to answer, until nobody is."""
        while not self.left:
            ask = self.match.state.ask
            if ask is None:
                self.finish()
                return
            self.let_talk()
            seat = ask.seats[0]
            if seat in self.bots:
                self.bot_answers(seat)
            else:
                self.person_answers(seat)

    def bot_answers(self, seat: int) -> None:
        """Let a bot think and answer."""
        with self.thinking(seat):
            answer = self.bots[seat].answer(self.view(seat))
        self.match.play(seat, answer)
        if not self.people():
            self.tell(None)

    def let_talk(self) -> None:
        """Before a vote bots may promise something; people do so when they are asked."""
        for note in self.talk.before(self.match.state):
            self.match.note(*note)
            if self.people():
                said = self.words.say(f"promise-{note.text}")
                self.say("talk-promised", who=self.match.names[note.seat], text=said)

    def view(self, seat: int) -> dict[str, object]:
        """What a bot sees, and what it has heard."""
        return self.talk.shown(self.match.state, seat)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Something that moves while a bot thinks, for those who watch a terminal."""
        if not self.screen.console.is_terminal:
            return nullcontext()
        who = self.match.names[seat] if seat in self.bots else self.words.say("bot-search")
        return self.screen.console.status(self.words.say("bot-thinking", {"who": who}))

    def person_answers(self, seat: int) -> None:
        """Show what is new, ask, and heed what is typed."""
        if self.news:
            self.draw_curtain(seat)
            self.tell(seat)
            self.show_board(seat)
            self.show_choices(seat)
            self.news = False
        line = ask_line(self.words.say("answer-prompt"))
        word, _, rest = line.partition(" ")
        if line and not self.commands.heed(word, seat, rest.strip()):
            self.answer(seat, line.split())

    def draw_curtain(self, seat: int) -> None:
        """Where hands are hidden and people share the keyboard, the screen is cleared before the next one looks."""
        if self.match.game.hides and len(self.people()) > 1 and self.seen_by != seat:
            self.screen.clear()
            self.say("curtain", who=self.match.names[seat])
            ask_line(self.words.say("curtain-prompt"))
        self.seen_by = seat

    # --- answers ---

    def answer(self, seat: int, typed: list[str]) -> None:
        """Take an answer, or several as one gesture; say why not if the rules or the reader refuse."""
        try:
            answers = [self.numbered(seat, typed[0])] if len(typed) == 1 and typed[0].isdecimal() else typed
            self.match.play(seat, [PASSES.get(answer.lower(), answer) for answer in answers])
        except Illegal as error:
            self.screen.say(self.words.refusal(error, self.match.names))
        except Ambiguous:
            self.screen.say(self.unclear(seat, typed))
        except Invalid:
            self.say("answer-unreadable", text=clipped(" ".join(typed)))
        except IndexError:
            self.say("answer-number", text=clipped(typed[0]), max=len(self.match.state.options(seat)))
        else:
            self.news = True
            self.warned = False
            self.keep_if_asked()

    def numbered(self, seat: int, typed: str) -> str:
        """The answer with this number in the list; IndexError if there is none."""
        found = [choice for group in self.groups(seat) for choice in group.choices]
        number = int(typed) if len(typed) < 6 else 0
        if number < 1:
            raise IndexError(typed)
        return found[number - 1].answer

    def unclear(self, seat: int, typed: list[str]) -> str:
        """What a part of an answer could mean."""
        if len(typed) > 1:
            return self.words.say("answer-unclear", {"text": clipped(" ".join(typed))})
        close = [str(answer) for answer in self.match.state.options(seat) if fits(answer, typed[0])]
        return self.words.say("answer-ambiguous", {"text": typed[0], "names": ", ".join(close)})

    # --- the table ---

    def say(self, key: str, **values: object) -> None:
        """Print the sentence under a key."""
        self.screen.say(self.words.say(key, values))

    def tell(self, seat: int | None) -> None:
        """Say what happened since the seat was last asked."""
        standing = self.match.standing()
        fresh = standing[self.told.get(seat, 0) :]
        if self.people():
            self.screen.line()
        if seat not in self.told:
            fresh = [self.match.opening, *fresh[-self.screen.console.height // 2 :]]
        self.screen.log(self.match, fresh, seat, self.words)
        self.told[seat] = len(standing)

    def show_board(self, seat: int | None) -> None:
        """Print the table as the seat sees it."""
        self.screen.line()
        self.screen.board(self.match.state.view(seat), self.match.names, self.words)

    def show_choices(self, seat: int) -> None:
        """Print what is asked, and what can be answered."""
        view = self.match.state.view(seat)
        self.screen.line()
        who = self.words.say("turn-of", {"who": self.match.names[seat]}) + " " if len(self.people()) > 1 else ""
        self.screen.say(who + question(view, self.match.names, self.words))
        choices.show(self.groups(seat), self.screen)

    def groups(self, seat: int) -> list[choices.Group]:
        """What the seat can answer, as it is shown."""
        return choices.groups(self.match.state.view(seat), self.match.names, self.words)

    def example(self, seat: int) -> str:
        """An answer that the seat can give now."""
        return self.groups(seat)[0].choices[0].answer

    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat in range(self.match.state.seats) if seat not in self.bots]

    # --- the end ---

    def finish(self) -> None:
        """Say how the game ended, and offer to keep its record."""
        people = self.people()
        self.tell(people[0] if len(people) == 1 else None)
        self.show_board(None)
        self.show_result()
        if self.file is not None:
            self.save(self.file)
        elif people and self.unsaved():
            self.offer_to_save()

    def show_result(self) -> None:
        """The winner in a sentence, and everybody's place and points."""
        show_result(self.match, self.company(), self.words, self.screen)

    def offer_to_save(self) -> None:
        """Ask for a file name until the record is kept or not wanted; commands are heeded, answers come too late."""
        seat = self.people()[0]
        while line := ask_line(self.words.say("save-offer")):
            word, _, rest = line.partition(" ")
            if self.commands.is_leaving(word):
                return
            if self.commands.heed(word, seat, rest.strip()):
                if self.match.state.ask is not None:
                    self.play()  # the end was taken back
                    return
                if not self.unsaved():
                    return
            elif not line.isdecimal() and self.save(Path(line)):
                return

    def rescue(self) -> None:
        """Keep a game that would be lost because somebody left without a word."""
        if self.file is None and self.people() and self.unsaved() and self.match.state.ask is not None:
            self.save(files.free_name(self.match.game.name))

    def leave(self) -> None:
        """Keep the game if a file was named, and say goodbye."""
        self.left = True
        if self.file is not None:
            self.save(self.file)
        self.say("goodbye")

    def keep_if_asked(self) -> None:
        """Write the record after each answer if a file was named, so that not even a crash loses the game."""
        if self.file is not None:
            self.save(self.file, quiet=True)

    def unsaved(self) -> bool:
        """Whether something has been answered that no file holds."""
        return len(self.match.gestures) != self.saved

    def resuming(self, path: Path) -> list[str]:
        """The command that goes on with the game."""
        words = [*this_command(), "play", self.match.game.name, "--load", str(path), "--save", str(path)]
        return words if self.words.lang == ROWS_LANGUAGE else [*words, "--lang", self.words.lang]

    def save(self, path: Path, quiet: bool = False) -> bool:
        """Write the record; whether that worked."""
        try:
            files.keep(path, self.match.record(), (self.file, self.source))
        except ShambleError as error:
            self.screen.say(sentence(error, self.words))
            return False
        self.saved = len(self.match.gestures)
        if not quiet:
            self.say("save-done", file=str(path))
            if self.match.state.ask is not None:
                self.screen.line(f"  {shlex.join(self.resuming(path))}")
        return True


def this_command() -> list[str]:
    """How this program is called here: by its name where the shell finds it, else by its path, else as a module."""
    if which("shamble"):
        return ["shamble"]
    return [sys.argv[0]] if Path(sys.argv[0]).name == "shamble" else ["python", "-m", "shamble"]


def clipped(typed: str) -> str:
    """What somebody typed, short enough to be said back."""
    return typed if len(typed) <= SAID_BACK else f"{typed[:SAID_BACK]}…"


def fits(answer: Answer, part: str) -> bool:
    """Whether a part of notation could mean this answer."""
    return part.lower() in str(answer).lower().split("-")
