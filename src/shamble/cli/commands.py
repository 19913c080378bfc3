"""What people can type at a table besides answers: help, undo, hint, save and the like, in English or French."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from shamble import bots as bot_makers
from shamble.cli import advice, files
from shamble.cli.habits import ALWAYS, LEVELS, NEVER, USEFUL
from shamble.cli.plans import side_of
from shamble.cli.screen import Screen
from shamble.cli.trouble import Trouble, sentence
from shamble.cli.wishes import words_in
from shamble.core.errors import Invalid, ShambleError
from shamble.core.fact import EVERYONE
from shamble.core.frame import CHOOSE
from shamble.core.match import MAX_TALK, Gesture
from shamble.core.record import TALK, Note
from shamble.core.windows import Opened
from shamble.server.orders import orders_of
from shamble.server.play import known
from shamble.words import clauses, rulebook

if TYPE_CHECKING:
    from shamble.cli.sitting import Sitting

HINTER: Final = "search"
STOP_WORDS: Final = {"utile": USEFUL, "toujours": ALWAYS, "jamais": NEVER}


class Commands:
    """The commands of one table. Each takes the seat that is asked, and what was typed after the command."""

    def __init__(self, table: Sitting) -> None:
        self.table = table

    def heed(self, word: str, seat: int, rest: str) -> bool:
        """Do what the word says, if it is a command."""
        command = COMMANDS.get(word.lower())
        if command is None:
            return False
        try:
            if self.table.match.state.ask is None and command in WHILE_IT_LASTS:
                raise Trouble("over-already")
            command(self, seat, rest)
        except ShambleError as error:
            self.table.screen.say(sentence(error, self.table.words))
        return True

    def is_leaving(self, word: str) -> bool:
        """Whether the word is the command to leave."""
        return COMMANDS.get(word.lower()) is Commands.quit

    def help(self, seat: int, rest: str) -> None:
        """What can be typed, and what the signs on the board mean."""
        clause = next(iter(clauses(rulebook(self.table.words.lang, self.table.match.game.name))))
        values = {"example": self.table.example(seat), "clause": clause, "file": str(self.file_to_be())}
        for name in [name for name in HELP if self.is_for_this_game(name)]:
            self.table.screen.say(self.table.words.say(f"command-{name}", values), "  ", "    ")
        self.table.say("board-key")

    def is_for_this_game(self, name: str) -> bool:
        """Whether a command has a use here: talk before votes, orders for cards, walks on a map."""
        game = self.table.match.game
        if name in TALK:
            return bool(game.talk_clause)
        if name == "go":
            return "routes" in side_of(self.table.match.state.view(None), self.table.match.names)
        return name not in ("cards", "orders") or game.hides

    def list(self, seat: int, rest: str) -> None:
        """What can be answered now."""
        self.table.screen.lines(self.table.asking(seat))

    def board(self, seat: int, rest: str) -> None:
        """The whole table once more."""
        self.table.show_board(seat)

    def go(self, seat: int, rest: str) -> None:
        """Walk to a place, and on to others if several are named."""
        if not rest:
            raise Trouble("walk-where")
        self.table.set_out(seat, rest.lower().split())

    def cards(self, seat: int, rest: str) -> None:
        """When the game stops for cards in any turn."""
        if not self.is_for_this_game("cards"):
            raise Trouble("orders-none")
        level = STOP_WORDS.get(rest.lower(), rest.lower())
        if level not in LEVELS:
            raise Trouble("stops-level", names=", ".join(LEVELS), text=self.table.habits.level(seat))
        self.table.habits.levels[seat] = level
        self.table.say(f"stops-{level}")

    def orders(self, seat: int, rest: str) -> None:
        """The standing orders, card by card, or another one for a card."""
        if not self.is_for_this_game("orders"):
            raise Trouble("orders-none")
        words, habits = self.table.words, self.table.habits
        if rest:
            card, _, value = rest.lower().partition(" ")
            key = habits.order(seat, card, value.strip())
            said = words.say(f"order-{value.strip()}")
            self.table.say("orders-done", name=words.say(key), text=said)
            return
        given = habits.orders.get(seat, {})
        rows = [
            [str(n), order.card, words.say(f"order-{given.get(order.card, order.values[0])}"), " ".join(order.values)]
            for n, order in enumerate(orders_of(self.table.match.game), 1)
        ]
        heads = ["", *(words.say(f"column-{name}") for name in ("card", "order", "orders"))]
        self.table.screen.table(heads, rows, right=(0,))

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would play, and why."""
        match = self.table.match
        with self.table.thinking(seat):
            found = bot_makers.hint(match.game, self.table.view(seat), HINTER, names=match.names)
        advice.tell(found, self.table.words, self.table.screen)

    def log(self, seat: int, rest: str) -> None:
        """Everything that has happened."""
        match = self.table.match
        lines = self.table.screen.log(match, [match.opening, *match.standing()], seat, self.table.words)
        self.table.screen.lines(lines)

    def record(self, seat: int, rest: str) -> None:
        """The record as far as the seat may know it."""
        self.table.screen.line(self.table.match.record(seat).rstrip("\n"))

    def rules(self, seat: int, rest: str) -> None:
        """The rulebook, one clause of it, or those with these words."""
        show_rules(self.table.match.game.name, rest, self.table.words.lang, self.table.screen)

    def lang(self, seat: int, rest: str) -> None:
        """Go on in another language."""
        self.table.words = words_in(rest.lower(), self.table.match.game.name)
        self.table.say("lang-done")
        if self.table.match.state.ask is not None:
            self.table.screen.lines(self.table.asking(seat))

    def undo(self, seat: int, rest: str) -> None:
        """Take back the last gesture of a person, with what bots answered since, unless chance has shown something."""
        standing = self.table.match.standing()
        last = max((at for at, gesture in enumerate(standing) if gesture.entry.seat in self.table.people()), default=-1)
        if last < 0:
            self.table.say("undo-none")
            return
        if any(gesture.entry.draws for gesture in standing[last:]) or self.told_secrets(standing[last:]):
            self.table.say("undo-revealed")
            return
        for _ in standing[last:]:
            self.table.match.undo()
        self.table.told = {who: min(count, last) for who, count in self.table.told.items()}
        self.table.news = True
        self.table.say("undo-done", answer=" ".join(standing[last].entry.answers))
        self.table.keep_if_asked()

    def told_secrets(self, since: Sequence[Gesture]) -> bool:
        """Whether, in a game with secrets, others have answered since, been asked, or shown something to only some."""
        if not self.table.match.game.hides:
            return False
        facts = [fact for gesture in since for fact in gesture.facts]
        asked = any(fact.name == Opened.name or fact.sees != EVERYONE for fact in facts)
        match = self.table.match
        learnt = known(match.at(len(match) - len(since))) != known(match.state)  # be it by a card turned up
        return asked or learnt or len(since) > 1 or match.state.pending != CHOOSE

    def say(self, seat: int, rest: str) -> None:
        """Say something to all before a vote."""
        self.talk(seat, "say", rest)

    def promise(self, seat: int, rest: str) -> None:
        """Promise an answer to all before a vote; it binds nobody."""
        self.talk(seat, "promise", rest.lower())

    def talk(self, seat: int, kind: str, text: str) -> None:
        """Something is said to everybody; only while there is something to talk about."""
        match = self.table.match
        promises = match.game.promises(match.state.view(None)) if match.game.talk_clause else ()
        if not promises:
            raise Trouble("talk-none")
        if kind == "promise" and text not in promises:
            raise Trouble("talk-promise", names=", ".join(promises))
        try:
            match.note(seat, None, kind, text)
        except Invalid:
            raise Trouble("talk-text", max=MAX_TALK) from None
        self.table.talk.notes.append(Note(seat, None, kind, text))
        self.table.say("talk-done")

    def keep(self, seat: int, rest: str) -> None:
        """Write the record to a file; from then on to the same one."""
        path = Path(rest) if rest else self.file_to_be()
        if self.table.save(path):
            self.table.file = path

    def quit(self, seat: int, rest: str) -> None:
        """Leave the table; a game that would be lost is worth a second thought."""
        if self.table.unsaved() and not self.table.warned:
            self.table.warned = True
            self.table.say("quit-unsaved")
            return
        self.table.leave()

    def file_to_be(self) -> Path:
        """Where the game would be kept."""
        return self.table.file or self.table.source or files.free_name(self.table.match.game.name)


Command = Callable[[Commands, int, str], None]

HELP: Final = (
    "answer",
    "list",
    "board",
    "go",
    "cards",
    "orders",
    "log",
    "hint",
    "undo",
    "say",
    "promise",
    "rules",
    "save",
    "record",
    "lang",
    "quit",
)
SPELLINGS: Final[tuple[tuple[Command, tuple[str, ...]], ...]] = (
    (Commands.help, ("help", "?", "h", "aide")),
    (Commands.list, ("list", "liste")),
    (Commands.board, ("board", "plateau")),
    (Commands.go, ("go", "aller")),
    (Commands.cards, ("cards", "cartes")),
    (Commands.orders, ("orders", "order", "consignes", "consigne")),
    (Commands.hint, ("hint", "conseil")),
    (Commands.undo, ("undo", "annuler", "annule")),
    (Commands.say, ("say", "dire")),
    (Commands.promise, ("promise", "promettre")),
    (Commands.log, ("log", "journal")),
    (Commands.record, ("record", "feuille")),
    (Commands.rules, ("rules", "règles", "regles")),
    (Commands.keep, ("save", "garder", "enregistrer", "sauver", "sauvegarder")),
    (Commands.lang, ("lang", "langue")),
    (Commands.quit, ("quit", "exit", "q", "quitter")),
)
WHILE_IT_LASTS: Final = (Commands.list, Commands.go, Commands.hint, Commands.say, Commands.promise)
COMMANDS: Final[dict[str, Command]] = {word: command for command, words in SPELLINGS for word in words}


def show_rules(game: str, wanted: str, lang: str, screen: Screen) -> None:
    """Show the rulebook; or the clause that is called so, with or without its letters; or those that have the words.

    Trouble if there are none.
    """
    book = rulebook(lang, game)
    if not wanted:
        screen.page(book)
        return
    found = clauses(book)
    named = [name for name in found if wanted.upper() in (name, name.partition("-")[2])]
    names = named or [name for name, text in found.items() if has_words(text, wanted)]
    if not names:
        raise Trouble("rules-none", clause=wanted)
    screen.page("\n\n".join(f"**{name}** {found[name]}" for name in names))


def has_words(text: str, wanted: str) -> bool:
    """Whether a clause has all these words, with or without accents and capitals."""
    return all(word in plain(text) for word in plain(wanted).split())


def plain(text: str) -> str:
    """A text without accents, capitals and marks of type."""
    letters = normalize("NFD", text.replace("*", "").replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter)).casefold()
