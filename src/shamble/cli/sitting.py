"""A sitting: people and bots at one table in a terminal, from the first question to the last."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.text import Text

from shamble.bots import Bot
from shamble.bots.load import NoBot, is_own, reason_of
from shamble.cli import choices, files, plans
from shamble.cli.commands import COMMANDS, Commands
from shamble.cli.habits import Habits
from shamble.cli.lines import ask_line
from shamble.cli.result import show_result
from shamble.cli.screen import ENDLESS, Screen, question
from shamble.cli.trouble import INTERRUPTED, sentence
from shamble.cli.wishes import called, this_command
from shamble.core.answer import Answer, is_mere_pass
from shamble.core.errors import Ambiguous, Illegal, Invalid, ShambleError
from shamble.core.frame import OFFER
from shamble.core.match import Match
from shamble.lab.talk import Talk
from shamble.words import Words
from shamble.words.texts import ROWS_LANGUAGE

SAID_BACK = 40
NO = ("no", "n", "non")  # what people type when they do not want something
NEVER_SAVED = -1
AT_ONCE = ("random", "greedy")  # levels that need no time to think
FEW = 4  # lines of choices that are always listed beside a suggestion
RESULT = 6  # lines of a result, the players apart
REMEMBERED = 12  # of a game that is gone on with: how many of its last moves are told
LEAST_NEWS = 4  # lines of what has happened, however low the screen
PASSES = {"p": "pass", "passer": "pass", "passe": "pass"}  # what people type for a pass


class Sitting:
    """One match at the keyboard. ``run`` plays it; what people type is an answer or one of the commands."""

    def __init__(self, match: Match, bots: dict[int, Bot], words: Words, screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.screen = screen
        self.commands = Commands(self)
        self.habits = Habits(match.game)
        self.plan: plans.Plan | None = None
        silent = Bot(match.game)
        self.talk = Talk(match.game, [bots.get(seat, silent) for seat in range(match.state.seats)])
        self.levels: dict[int, str] = {}
        self.file: Path | None = None  # where the game is kept, answer by answer
        self.source: Path | None = None  # where it came from
        self.told: dict[int | None, int] = {}  # how many gestures each seat has been told of
        self.news = True  # whether something must be shown before the next question
        self.boards: dict[int, int] = {}  # by seat: the turn in which it was last shown the whole board
        self.seen_by: int | None = None  # whose eyes the screen was last for
        self.heard = 0  # lines of talk on the screen since the last question
        self.left = False
        self.begun = len(match)  # how much had been played when the people sat down
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
        except NoBot:
            self.rescue()
            raise
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
            return self.words.say("seat-bot", {"who": name, "level": called(self.levels[seat], self.words)})
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
            elif not self.goes_on(seat) and not self.answered_unasked(seat):
                self.person_answers(seat)

    def bot_answers(self, seat: int) -> None:
        """Let a bot think and answer."""
        with self.thinking(seat):
            answer = self.thought(seat)
        self.match.play(seat, answer)
        if not self.people():
            self.screen.lines(self.since(None))

    def thought(self, seat: int) -> str:
        """What a bot answers; NoBot if it is somebody's own and stumbles."""
        if not is_own(self.levels.get(seat, "")):
            return self.bots[seat].answer(self.view(seat))
        view = self.view(seat)
        try:
            answer = self.bots[seat].answer(view)
        except (Exception, SystemExit) as error:
            raise NoBot("failed", text=self.levels[seat], reason=reason_of(error)) from error
        if answer not in view["options"]:  # type: ignore[operator]
            raise NoBot("failed", text=self.levels[seat], reason=repr(answer))
        return answer

    def let_talk(self) -> None:
        """Before a vote bots may promise something; people do so when they are asked."""
        for note in self.talk.before(self.match.state):
            self.match.note(*note)
            if self.people():
                said = self.words.say(f"promise-{note.text}")
                self.heard += 1
                self.say("talk-promised", who=self.match.names[note.seat], text=said)

    def view(self, seat: int) -> dict[str, object]:
        """What a bot sees, and what it has heard."""
        return self.talk.shown(self.match.state, seat)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Something that moves while a bot thinks, for those who watch a terminal."""
        if not self.screen.console.is_terminal or self.levels.get(seat) in AT_ONCE:
            return nullcontext()
        who = self.match.names[seat] if seat in self.bots else self.words.say("bot-search")
        return self.screen.console.status(self.words.say("bot-thinking", {"who": who}))

    def person_answers(self, seat: int) -> None:
        """Show what is new, ask, and heed what is typed."""
        if self.news:
            self.draw_curtain(seat)
            self.show_news(seat)
            self.news = False
        default = plans.default_of(self.match.state.view(seat), self.match.names, self.match.state.pending)
        line = ask_line(plans.told(default, self.words), lambda begun: self.completions(seat, begun))
        word, _, rest = line.partition(" ")
        if not line:
            self.answer_by_default(seat, default)
        elif not self.commands.heed(word, seat, rest.strip()):
            self.answer(seat, line.split())

    def answer_by_default(self, seat: int, default: plans.Default | None) -> None:
        """An empty line plays what the prompt says, in one move where that can be."""
        if default is None:
            return
        if len(default.answers) == 1:
            self.answer(seat, default.answers)
            return
        try:
            self.match.play(seat, default.answers)
        except ShambleError:  # others come in between
            self.plan = self.new_plan(seat, ())
            self.plan.answers = default.answers
        else:
            self.has_answered()

    def completions(self, seat: int, begun: str) -> list[str]:
        """What the last word of a line could be: a choice, a command, or what a command is about."""
        first, _, rest = begun.lstrip().partition(" ")
        if COMMANDS.get(first.lower()) is Commands.go and begun.count(" "):
            return [*plans.goals_in(self.match.state.view(seat), self.match.names), plans.STOP]
        if COMMANDS.get(first.lower()) is Commands.keep and begun.count(" "):
            return files.names_like(rest)
        return [str(option) for option in self.match.state.options(seat)] + ([] if " " in begun else list(COMMANDS))

    # --- what needs no asking ---

    def set_out(self, seat: int, goals: list[str]) -> None:
        """Begin to walk to a place, and on to the next; Trouble if the first cannot be reached."""
        plan = self.new_plan(seat, goals[1:])
        plan.answers = plans.way_to(self.match.state.view(seat), self.match.names, goals[0])
        self.plan = plan

    def new_plan(self, seat: int, goals: Sequence[str]) -> plans.Plan:
        """A plan for what is asked now."""
        ask = self.match.state.ask
        assert ask is not None
        return plans.Plan(seat, ask.name, len(self.match), goals)

    def goes_on(self, seat: int) -> bool:
        """Follow the plan one answer further; if something has come in between, say so and forget it."""
        plan, state = self.plan, self.match.state
        if plan is None or state.ask is None or (state.pending == OFFER and plan.seat == seat):
            return False
        answer = None
        if plan.seat == seat and state.ask.name == plan.ask and not plan.is_crossed(self.match.standing()):
            try:
                answer = plan.next_answer(state.view(seat), self.match.names)
            except ShambleError as error:
                self.screen.say(sentence(error, self.words))
        if answer is None:
            self.plan = None
            if not plan.is_done():
                self.say("plan-over")
            return False
        self.match.play(seat, answer)
        self.has_answered()
        if plan.is_done():
            self.plan = None
        return True

    def answered_unasked(self, seat: int) -> bool:
        """Do what the seat's orders say, if it need not be asked."""
        answer = self.habits.unasked(self.match.state, seat)
        if answer is None:
            return False
        self.match.play(seat, answer)
        self.keep_if_asked()
        return True

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
        before = self.match.state
        try:
            answers = [self.numbered(seat, typed[0])] if len(typed) == 1 and typed[0].isdecimal() else typed
            self.match.play(seat, [PASSES.get(answer.lower(), answer) for answer in answers])
        except Illegal as error:
            if not self.walks(seat, typed):
                self.screen.say(self.words.refusal(error, self.match.names))
        except Ambiguous:
            self.screen.say(self.unclear(seat, typed))
        except Invalid:
            self.say("answer-unreadable", text=clipped(" ".join(typed)))
        except IndexError:
            self.say("answer-number", text=clipped(typed[0]), max=len(self.match.state.options(seat)))
        else:
            if is_mere_pass(self.match.standing()[-1].entry.answers):
                self.habits.keeps(before, seat)
            else:
                self.plan = None
            self.has_answered()

    def has_answered(self) -> None:
        """Something was answered: there will be news, and a file to write."""
        self.news = True
        self.warned = False
        self.keep_if_asked()

    def walks(self, seat: int, typed: list[str]) -> bool:
        """Whether what was typed is a step to a place farther off, which is then walked to."""
        verb, _, goal = typed[0].lower().partition("-")
        if len(typed) > 1 or verb != "go" or goal not in plans.goals_in(self.match.state.view(seat), self.match.names):
            return False
        self.set_out(seat, [goal])
        return True

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

    def since(self, seat: int | None) -> list[str]:
        """What happened since the seat was last told."""
        standing = self.match.standing()
        fresh = standing[self.told.get(seat, max(0, self.begun - REMEMBERED)) :]
        if seat not in self.told:
            fresh = [self.match.opening, *fresh]
        self.told[seat] = len(standing)
        return self.screen.log(self.match, fresh, seat, self.words)

    def show_news(self, seat: int) -> None:
        """Show what has happened, the whole board where a turn begins, and what is asked; it fits the screen."""
        news, view = self.since(seat), self.match.state.view(seat)
        height, self.heard = self.screen.height - self.heard, 0
        left = height - min(len(news), LEAST_NEWS) - 1  # the last line is the prompt
        board: list[Text] = []
        asking = self.asking(seat, left)
        if self.is_new_turn(seat):
            board = self.screen.board(view, self.match.names, self.words, left - len(asking))
            asking = self.asking(seat, left - len(board))
            board = self.screen.board(view, self.match.names, self.words, left - len(asking))
        gap = [""] if len(board) + len(asking) + 2 <= left else []
        news = self.latest(news, height - len(board) - len(asking) - 2 * len(gap) - 1)
        self.screen.lines([*gap, *news, *(gap if board else []), *board, *asking])

    def is_new_turn(self, seat: int) -> bool:
        """Whether the seat has not seen the whole board in this turn, and is asked for more than a card."""
        state = self.match.state
        if seat in self.boards and (state.pending == OFFER or self.boards[seat] == state.turns()):
            return False
        self.boards[seat] = state.turns()
        return True

    def latest(self, news: list[str], room: int) -> list[str]:
        """As much of the news as there is room for, the latest last."""
        most = max(2, room)
        if len(news) <= most:
            return news
        return [f"  {self.words.say('news-more', {'count': len(news) - most + 1})}", *news[len(news) - most + 1 :]]

    def show_board(self, seat: int | None) -> None:
        """Print the whole table as the seat sees it."""
        self.screen.line()
        self.screen.lines(self.screen.board(self.match.state.view(seat), self.match.names, self.words))

    def asking(self, seat: int, room: int = ENDLESS) -> list[str | Text]:
        """What is asked, and what can be answered, in so many lines if it can be."""
        view = self.match.state.view(seat)
        who = self.words.say("turn-of", {"who": self.match.names[seat]}) + " " if len(self.people()) > 1 else ""
        asked = self.screen.wrapped(who + question(view, self.match.names, self.words), "", "")
        suggested = plans.suggestion(plans.side_of(view, self.match.names))
        listed = choices.fitting(self.groups(seat), self.screen, room - len(asked) - 1)
        below: list[str] = []
        if len(suggested) > 1:
            if room < ENDLESS and len(listed) > FEW:  # hardly anybody looks at all the others
                listed = [Text(self.words.say("choices-more", {"count": len(self.match.state.options(seat))}))]
            below = self.screen.wrapped(self.words.say("plan-suggested", {"names": " ".join(suggested)}), "", "  ")
        gap = [""] if len(asked) + len(listed) + len(below) < room else []
        return [*gap, *asked, *listed, *below]

    def groups(self, seat: int) -> list[choices.Group]:
        """What the seat can answer, as it is shown."""
        return choices.groups(self.match.state.view(seat), self.match.names, self.words)

    def example(self, seat: int) -> str:
        """An answer that the seat can give now."""
        return self.groups(seat)[0].choices[0].answer if self.match.state.ask is not None else ""

    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat in range(self.match.state.seats) if seat not in self.bots]

    # --- the end ---

    def finish(self) -> None:
        """Say how the game ended, and keep its record."""
        people = self.people()
        news = self.since(people[0] if len(people) == 1 else None)
        self.screen.lines(["", *self.latest(news, self.screen.height // 2), ""])
        view, room = self.match.state.view(None), self.screen.height - RESULT - self.match.state.seats
        self.screen.lines(self.screen.board(view, self.match.names, self.words, room))
        self.show_result()
        if self.file is not None:
            self.save(self.file)
        elif people and self.unsaved():
            self.keep_record()

    def show_result(self) -> None:
        """The winner in a sentence, and everybody's place and points."""
        show_result(self.match, self.company(), self.words, self.screen)

    def keep_record(self) -> None:
        """Keep the record under a name of ours at once, so that no word can lose it; then ask for a better one."""
        ours = files.free_name(self.match.game.name)
        kept = self.save(ours)
        while line := ask_line(self.words.say("save-name" if kept else "save-offer"), files.names_like):
            word, _, rest = line.partition(" ")
            if word.lower() in NO and not rest:
                if kept:
                    files.remove(ours)
                    self.say("save-not")
                return
            if self.commands.is_leaving(word):
                return
            if self.commands.heed(word, self.people()[0], rest.strip()):
                if self.match.state.ask is not None:
                    files.remove(ours)
                    self.saved = NEVER_SAVED
                    self.play()  # the end was taken back
                    return
                if self.file is not None:  # saved elsewhere by name
                    self.drop(ours, self.file)
                    return
            elif line.isdecimal():
                self.say("save-number", text=clipped(line))
            elif self.save(Path(line)):
                self.drop(ours, Path(line))
                return

    def drop(self, ours: Path, better: Path) -> None:
        """Remove the record under our own name, now that it has a better one."""
        if files.is_taken(ours) and not files.is_same(ours, better):
            files.remove(ours)

    def rescue(self) -> None:
        """Keep a game that would be lost because somebody left without a word."""
        if self.file is None and self.people() and self.unsaved():
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


def clipped(typed: str) -> str:
    """What somebody typed, short enough to be said back."""
    return typed if len(typed) <= SAID_BACK else f"{typed[:SAID_BACK]}…"


def fits(answer: Answer, part: str) -> bool:
    """Whether a part of notation could mean this answer."""
    return part.lower() in str(answer).lower().split("-")
