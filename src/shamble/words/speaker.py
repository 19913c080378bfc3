"""The voice of a table: keys, facts and refusals turned into sentences of one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from shamble.core.errors import Illegal, seat_letter
from shamble.core.state import State
from shamble.words.texts import LANGUAGES, ROWS_LANGUAGE, check_language, game_part, page_texts, texts

# A game's way to name the values of its fields: ("name", text), ("word", key), ("seat", number) or None; several keys
# or numbers, with spaces between them, are ("words", keys) and ("seats", numbers).
Naming = Callable[[str, object], tuple[str, str] | None]

# A game's way to name the places in a fact, which only its table tells: from a view and the fact as plain data.
Placed = Callable[[Mapping[str, object], Mapping[str, object]], Mapping[str, object]]

NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Words:
    """What a table says in one language. Without a game, only the words that all games share."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        check_language(lang)
        self.lang = lang
        self.game = game
        self._bundle = _bundle(lang, game)
        self._naming = _naming(game)
        self._placed: Placed | None = None if game is None else getattr(game_part(game, "naming"), "placed", None)
        self._known_forms: dict[str, dict[str, str]] = {}

    def __repr__(self) -> str:
        return f"Words({self.lang!r}, {self.game!r})"

    def __contains__(self, key: str) -> bool:
        """Whether there are words under this key."""
        name, _, form = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not form or form in self._bundle.get_message(name).attributes

    def say(self, key: str, args: Mapping[str, object] = NOTHING, names: Sequence[str] = ()) -> str:
        """The sentence under a key ("game-title", or "option-open-piles.help"); KeyError if there is none."""
        return self._format(key, self._values(args, names))

    def fact(
        self, fact: Mapping[str, object], names: Sequence[str], state: State | None = None, only: int | None = None
    ) -> str:
        """The log line of a fact given as plain data; ``names`` are the players by seat.

        Where a game's places have names only on its table, the state tells them; without one they stay unsaid. A fact
        that is for one seat ``only`` may speak to it: $holder-you is "yes" where the holder is that seat.
        """
        if self._placed is not None and state is not None:
            fact = self._placed(state.view(None), fact)
        key = f"fact-{fact['fact']}".replace("_", "-")
        args = {field: value for field, value in fact.items() if field != "fact"}
        return self._format(key, self._values(args, names, only))

    def outcome(self, outcome: Mapping[str, object], names: Sequence[str]) -> str:
        """Who won and why, from an outcome as plain data: its ranking, its reason and its scores."""
        winners = cast(Sequence[Sequence[int]], outcome["ranking"])[0]
        points = cast(Sequence[int], outcome["scores"])[winners[0]]
        return self.say(f"reason-{outcome['reason']}", {"who": winners, "points": points}, names)

    def score(self) -> str:
        """What a game counts at the end, as the head of a column: points, unless it says otherwise."""
        return self._format("game-score" if "game-score" in self else "column-points", NOTHING)

    def refusal(self, error: Illegal, names: Sequence[str]) -> str:
        """Why the rules said no, with the clause if there is one: "ZG-3.3: A barricade blocks d4."."""
        reason = self._reason(error, names)
        return self._format("refusal-line", {"clause": error.clause, "sentence": reason}) if error.clause else reason

    def join(self, items: Iterable[str]) -> str:
        """Several names as one: "Ann, Bob and Cleo"."""
        *first, last = list(items) or [""]
        if not first:
            return last
        head = first[0]
        for item in first[1:]:
            head = self._format("list-more", {"head": head, "next": item})
        return self._format("list-last", {"head": head, "last": last})

    def _reason(self, error: Illegal, names: Sequence[str]) -> str:
        """The sentence of a refusal without its clause: English from its row, other languages from their words."""
        values = self._values(error.values, names)
        if self.lang == ROWS_LANGUAGE:
            return error.refusal.sentence.format(**values)
        return self._format(f"refusal-{error.key}", values)

    def _format(self, key: str, values: Mapping[str, object]) -> str:
        """The words under a key with their gaps filled; KeyError if the words or a value are missing."""
        if key not in self:
            raise KeyError(f"no words for {key!r} in {self!r}")
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(f"{key!r} has forms but no words of its own in {self!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key!r} in {self!r}: {errors[0]}")
        return str(text)

    def _values(self, args: Mapping[str, object], names: Sequence[str], only: int | None = None) -> dict[str, object]:
        """All values of a sentence: $disc as it shows it, its other forms as $disc-a, and to select on, $disc-key."""
        values: dict[str, object] = {}
        for field, value in args.items():
            name = "who" if field == "seat" else field
            values[f"{name}-key"] = "none" if value == "" else _plain(value)  # Fluent cannot select on no text
            values[f"{name}-you"] = "yes" if value == only else "no"
            values.update(self._named(name, value, names))
        return values

    def _named(self, field: str, value: object, names: Sequence[str]) -> Mapping[str, object]:
        """One value as a sentence shows it, by the variables it fills."""
        if isinstance(value, (list, tuple)):
            return self._several(field, [str(self._named(field, item, names)[field]) for item in value])
        if field == "who":
            return {field: self._who(value, names)}
        kind, text = self._naming(field, value) or ("", "")
        if kind == "word":
            return {field + form: words for form, words in self._forms(text).items()}
        if kind == "seat":
            return {field: self._who(int(text), names)}
        if kind == "words":
            return self._several(field, [self._forms(key)[""] for key in text.split()])
        if kind == "seats":
            return {field: self.join(self._who(int(seat), names) for seat in text.split())}
        if kind == "name":
            return {field: text}
        return {field: _plain(value)}

    def _several(self, field: str, items: Sequence[str]) -> Mapping[str, object]:
        """Several words as one, and with each in quotes, for names that have commas of their own."""
        quoted = [self._format("list-quoted", {"text": item}) for item in items]
        return {field: self.join(items), f"{field}-quoted": self.join(quoted)}

    def _who(self, who: object, names: Sequence[str]) -> str:
        """The player in a seat, given by number or, as in refusals, by letters; a player's name stands for itself."""
        if isinstance(who, int):
            return names[who]
        letters = {seat_letter(seat): name for seat, name in enumerate(names)}
        seats = str(who).split()
        if all(seat in letters for seat in seats):
            return self.join(letters[seat] for seat in seats)
        return str(who)

    def _forms(self, key: str) -> dict[str, str]:
        """A word in all its forms, such as "" for "weapon" and "-a" for "a weapon"."""
        if key not in self._known_forms:
            attributes = self._bundle.get_message(key).attributes if key in self else ()
            forms = {f"-{form}": self._format(f"{key}.{form}", NOTHING) for form in attributes}
            self._known_forms[key] = {"": self._format(key, NOTHING), **forms}
        return self._known_forms[key]


@cache
def page_words(lang: str) -> dict[str, str]:
    """Everything that the browser's pages say by themselves, by key; none of it has variables."""
    resources = [FluentResource(text.body) for text in page_texts(lang)]
    bundle = FluentBundle([LANGUAGES[lang]], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    entries = [entry for resource in resources for entry in resource.body if isinstance(entry, Message)]
    return {entry.id.name: _formatted(bundle, entry.id.name) for entry in entries}


def _formatted(bundle: FluentBundle, key: str) -> str:
    """The words under a key that needs no values."""
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


def _plain(value: object) -> object:
    """A number, or the text of anything else."""
    return value if isinstance(value, (int, float)) else str(value)


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    """The Fluent words of a language, read once."""
    bundle = FluentBundle([LANGUAGES[lang]], use_isolating=False)
    for text in texts(lang, game):
        bundle.add_resource(FluentResource(text.body))
    return bundle


def _naming(game: str | None) -> Naming:
    """How a game names its values; without a game nothing is renamed."""
    return _no_naming if game is None else cast(Naming, game_part(game, "naming").naming)


def _no_naming(_field: str, _value: object) -> tuple[str, str] | None:
    """Leave every value alone."""
    return None
