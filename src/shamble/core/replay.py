"""Reading a record back: the same game, played again and checked, ready to be continued."""

from __future__ import annotations

from pathlib import Path

from shamble.core import files, numbers
from shamble.core.errors import BrokenRecord, Illegal, Invalid, ShambleError
from shamble.core.fact import Fact
from shamble.core.frame import CHANCE
from shamble.core.game import Game
from shamble.core.match import Gesture, Match, check_names, check_players, written_settings
from shamble.core.record import SEALED, Entry, Note, Record, from_text
from shamble.core.state import State
from shamble.core.stream import KEY_BYTES, Stream, commitment, is_hex, key_of

WRONG_DICE = "The chance results in this record are not those of its dice."


def replay(text: object, game: Game) -> Match:
    """The match that a record tells; Invalid if it is broken, of another game or rules version, or against the rules.

    A whole record holds the secret of its dice: it is checked against the seal, and every chance result against it.
    A record without the secret (a seat's own) is believed, and goes on with new dice; it must have nothing hidden.
    """
    record = from_text(text)
    name, rules = record.header.get("game"), record.header.get("rules", "")
    if name != game.name:
        raise BrokenRecord("game", f"This is a record of {name!r}, not of {game.name}.", text=name)
    if rules != game.rules and rules not in game.former:
        raise of_other_rules(rules, game)
    return replay_now(record, game) if rules == game.rules else replay_former(record, game)


def replay_now(record: Record, game: Game) -> Match:
    """A record of today's rules."""
    try:
        return replay_sealed(record, game) if "secret" in record.header else replay_told(record, game)
    except Illegal as error:
        raise BrokenRecord("against", f"The record breaks the rules. {error}") from None
    except (KeyError, ValueError, IndexError) as error:
        if isinstance(error, ShambleError):
            raise
        raise BrokenRecord("header", "The record's header is incomplete or broken.") from None


def replay_former(record: Record, game: Game) -> Match:
    """A record of a former rules version, under the options with which today's rules play as they did.

    It goes on as a game of today's rules. Where a card has changed for good, a record that shows it is refused.
    """
    rules = record.header["rules"]
    try:
        settings = game.settings_under(rules, settings_of(record))
    except KeyError:
        raise BrokenRecord("header", "The record's header is incomplete or broken.") from None
    today = {"rules": game.rules, "options": written_settings(game, settings)}
    try:
        return replay_now(record._replace(header={**record.header, **today}), game)
    except Invalid as error:
        if isinstance(error, BrokenRecord) and error.key not in ("against", "dice"):
            raise
        raise of_other_rules(rules, game) from None


def of_other_rules(rules: str, game: Game) -> BrokenRecord:
    """Why a record of another rules version is not replayed."""
    return BrokenRecord(
        "rules",
        f"This record follows rules {rules!r} of {game.name}; "
        f"it cannot be replayed under rules {game.rules!r}, the ones known here.",
        text=rules,
        name=game.rules,
    )


def replay_sealed(record: Record, game: Game) -> Match:
    """A whole record, with the secret of its dice."""
    header = record.header
    secret, salt = header["secret"], header["salt"]
    if not is_hex(secret, KEY_BYTES) or commitment(bytes.fromhex(secret), bytes.fromhex(salt)) != header.get("seal"):
        raise BrokenRecord("seal", "The secret of this record is not the one that was sealed before the game.")
    chance, passes = header.get("chance", "draw"), header.get("passes", "skip")
    seats, settings = number(header["seats"]), settings_of(record)
    added = numbers.read(header)
    match = Match(game, seats, bytes.fromhex(secret), settings, record.names, chance, passes=passes, added=added)
    match.header = {**dict(header), "players": " ".join(players_of(record, match.state.seats))}
    if match.opening.entry.draws != record.opening:
        raise BrokenRecord("dice", WRONG_DICE)
    say_again(match, record.opening_notes)
    for entry in record.entries:
        if entry.seat is None:
            match.undo()
        else:
            match.play(seat_of(entry), entry.answers)
            if match.gestures[-1].entry.draws != entry.draws:
                raise BrokenRecord("dice", WRONG_DICE)
        say_again(match, entry.notes)
    return match


def say_again(match: Match, notes: tuple[Note, ...]) -> None:
    """What was said at the table."""
    for note in notes:
        match.note(*note)


def replay_told(record: Record, game: Game) -> Match:
    """A record whose chance results are told, not sealed; the dice that follow are new."""
    if record.opening_seen or any(entry.seen for entry in record.entries):
        raise BrokenRecord(
            "own", "This is one seat's own record of a game with secrets; only the whole record can be replayed."
        )
    settings = game.check_settings(settings_of(record))
    table = game.new(number(record.header["seats"]), 0, settings, "ask", record.header.get("passes", "skip"))
    asks = record.header.get("chance") == "ask"
    header = {key: value for key, value in record.header.items() if key not in ("of", *SEALED)}
    header["chance"] = "ask" if asks else "told"
    header["players"] = " ".join(players_of(record, table.seats))
    facts = [*table.facts, *feed(table, list(record.opening))]
    opening = Gesture(Entry(None, (), record.opening, (), record.opening_notes), tuple(facts))
    names = check_names(record.names, table.seats)
    match = Match.of(game, names, header, opening, [going_on(table, asks)])
    for entry in record.entries:
        if entry.seat is None:
            match.undo()
            say_again(match, entry.notes)
            continue
        table = match.state.copy()
        table.ask_chance = True
        facts = play_told(table, entry)
        match.reach(Gesture(entry, tuple(facts)), going_on(table, asks))
    return match


def play_told(table: State, entry: Entry) -> list[Fact]:
    """Play the entry's answers, chance saying after each of them what the record says; what happened comes back."""
    draws = list(entry.draws)
    facts: list[Fact] = []
    for text in entry.answers:
        seat = seat_of(entry)
        facts += table.play(seat, table.game.parse(table, seat, text))
        facts += feed(table, draws)
    if draws:
        raise BrokenRecord("dice", WRONG_DICE)
    return facts


def feed(table: State, draws: list[str]) -> list[Fact]:
    """Let chance say what the record says, as long as it is asked and the record says something."""
    facts: list[Fact] = []
    answers = table.number  # chance that the table draws by itself is no answer
    while draws and table.pending == CHANCE:
        facts += table.play(None, table.game.parse(table, None, draws.pop(0)))
    table.number = answers
    return facts


def going_on(table: State, asks: bool) -> State:
    """The table as it goes on: asking the caller for chance, or throwing new dice of its own."""
    table.ask_chance = asks
    if table.pending == CHANCE and not asks:
        raise BrokenRecord("chance", "The record leaves out a chance result.")
    table.stream = Stream(key_of(None), 0, 0, b"")
    return table


def seat_of(entry: Entry) -> int | None:
    """Whose entry it is, chance as None."""
    return None if entry.seat == -1 else entry.seat


def settings_of(record: Record) -> dict[str, object]:
    """The options of the header's line."""
    pairs = [word.partition("=") for word in record.header["options"].split()]
    return {name: value for name, _, value in pairs}


def players_of(record: Record, seats: int) -> tuple[str, ...]:
    """Who sat where, if the record says so."""
    line = record.header.get("players")
    return check_players(None if line is None else line.split(), seats)


def number(text: str) -> object:
    """A number of the header, or the text as it is, to be refused by whoever needs the number."""
    return int(text) if text.isdecimal() and len(text) < 10 else text


def verify(text: object, game: Game, seal: str = "") -> Match:
    """The match, checked after it: its dice are those sealed before it; Invalid, with a sentence, if not.

    A record made up afterwards fits its own seal: with ``seal``, the one seen before the game or its beginning, it must
    be that one.
    """
    header = from_text(text).header
    if "secret" not in header:
        raise BrokenRecord("unsealed", "This record does not hold the secret of its dice, so they cannot be verified.")
    if not header.get("seal", "").startswith(seal):
        raise BrokenRecord("unlike", f"The seal of this record is {header.get('seal')}, not {seal}.", text=seal)
    return replay(text, game)


def load(path: str | Path, game: Game) -> Match:
    """The match whose record is in the file."""
    return replay(read_file(path), game)


def read_file(path: str | Path) -> str:
    """A record file's text; Invalid if it cannot be read."""
    try:
        return files.read(path)
    except BrokenRecord:
        raise Invalid(f"{path} is not a record: it is too long.") from None
    except OSError as error:
        raise Invalid(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Invalid(f"{path} is not a record: it is not text.") from None
    except ValueError:
        raise Invalid(f"{str(path)!r} cannot be read: no file can have that name.") from None
