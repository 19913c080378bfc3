"""The words of a game: that all it tells, asks, offers and refuses can be said, and that its rulebooks are whole."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

from every_game.restoring import lively_answer
from shamble.core.errors import Illegal, Refusal
from shamble.core.fact import Fact
from shamble.core.game import Game
from shamble.core.state import State
from shamble.core.windows import Closed, Opened
from shamble.server.room import gap
from shamble.server.voice import voice
from shamble.words import Words, lint, rulebook
from shamble.words.texts import ANCHOR, game_text, texts

NARROW = "\u202f"
CARELESS = re.compile(r"[ \u00a0\u202f]{2}| [,.)]|\( |\.\.|!\.")
NO_CLAUSE = 97  # a number that is in no clause's id

Values = Mapping[str, Sequence[object]]
"""Values to try, by variable."""
Line = tuple[Any, str, str]
"""A fact, and its log line in English and in French; ``~`` is a no-break space."""


def in_each_language(log: Iterable[Line], space: str = NARROW) -> list[tuple[str, Any, str]]:
    """The log lines of facts, language by language."""
    return [(lang, fact, line.replace("~", space)) for fact, en, fr in log for lang, line in (("en", en), ("fr", fr))]


def own_shapes(words: Words) -> lint.Shapes:
    """The keys of the game's own words, each with its variables."""
    assert words.game is not None
    return lint.shapes_of([game_text(words.lang, words.game)])


def spoken(words: Words, label: Sequence[object] | None, form: str = "", names: Sequence[str] = ()) -> str:
    """A reference to words, said."""
    assert label is not None
    key, args = label
    assert isinstance(key, str)
    assert isinstance(args, Mapping)
    return words.say(key + form, args, names)


# --- facts ---


def fact_types(facts: ModuleType) -> list[type[Fact]]:
    """All that can happen in a game: its own facts, and those of windows."""
    own = [found for found in vars(facts).values() if isinstance(found, type) and found.__module__ == facts.__name__]
    return [*own, Opened, Closed]


def fact_key(name: str) -> str:
    """The key of a fact's log line."""
    return f"fact-{name.replace('_', '-')}"


def check_facts_carry(words: Words, facts: Iterable[type[Fact]]) -> None:
    """Log lines and captions use only what their facts carry."""
    shapes = own_shapes(words)
    for fact in facts:
        fields = {"who" if field == "seat" else field for field in fact.fields}
        key = fact_key(fact.name)
        assert shapes[key] <= fields, fact.name
        assert shapes.get(f"{key}.caption", frozenset()) <= fields, fact.name


def check_no_other_facts(words: Words, facts: Iterable[type[Fact]]) -> None:
    """There are words for these facts and for no others."""
    said = {key.partition(".")[0] for key in own_shapes(words) if key.startswith("fact-")}
    assert said == {fact_key(fact.name) for fact in facts}


def check_captioned(words: Words, captioned: Iterable[str]) -> None:
    """The facts that are said to have a caption are those that have one."""
    said = {key for key in own_shapes(words) if key.startswith("fact-") and "." in key}
    assert said == {f"{fact_key(name)}.caption" for name in captioned}


# --- asks and answers ---


def views_of(state: State, rng: Random, dull: tuple[str, ...] = ()) -> Iterator[dict[str, Any]]:
    """The rest of a random game, as everybody sees it at every ask; answers that begin like these are avoided."""
    while state.ask is not None:
        for seat in (*range(state.seats), None):
            yield state.view(seat)
        state.play(*lively_answer(state, rng, dull, 1.0))
    yield state.view(None)


def lines_of(words: Words, labels: Iterable[Sequence[object] | None]) -> list[str]:
    """What these references say, where there is one: something, and no more than that."""
    lines = [spoken(words, label) for label in labels if label is not None]
    assert all(line == line.strip() != "" for line in lines), lines
    return lines


def in_view(view: Mapping[str, Any], ask: str, more: Mapping[str, object]) -> dict[str, Any]:
    """The view in which this is asked, with more that is different."""
    return {**view, **more, "ask": {**view["ask"], "name": ask}}


# --- everything ---


def silent_keys(
    words: Words,
    tried: Values,
    elsewhere: tuple[str, ...],
    tried_here: Mapping[str, Values] | None = None,
    said_within: Mapping[str, Collection[str]] | None = None,
    goes_on: Collection[str] = (),
) -> set[str]:
    """Say every sentence of the game with every kind of value, carefully; the keys that may say nothing come back.

    Keys that begin like ``elsewhere`` are tried by others. By key: ``tried_here`` are values instead of the usual ones,
    ``said_within`` more variables of what is said inside, and ``goes_on`` those that begin inside a sentence.
    """
    silent: set[str] = set()
    for key, variables in own_shapes(words).items():
        if key.startswith(elsewhere):
            continue
        names = sorted({*variables, *(said_within or {}).get(key, ())})
        values_of = {**tried, **(tried_here or {}).get(key, {})}
        for values in product(*(values_of[name] for name in names)):
            said = words.say(key, dict(zip(names, values, strict=True)))
            check_careful(key, said.lstrip() if key in goes_on else said)
            if not said:
                silent.add(key)
    return silent


def check_careful(key: str, said: str) -> None:
    """No space too many, and no full stop after another."""
    assert said == said.strip(), key
    assert not CARELESS.search(said), f"{key}: {said}"


def check_settings(words: Words, game: Game) -> None:
    """Every option has a name, a help, a title, and sentences for all its values."""
    for setting in game.settings:
        key = f"option-{setting.name.replace('_', '-')}"
        assert words.say(key)
        assert words.say(f"{key}.help").endswith(".")
        shown = gap(key, setting.choices, voice(words.lang, game.name))
        assert shown["title"].endswith("?")
        assert [choice["value"] for choice in shown["choices"]] == list(setting.choices)
        for choice in shown["choices"]:
            assert f"{shown['before']} {choice['text']} {shown['after']}".endswith(".")
            assert choice["note"]


def check_reasons(words: Words, game: Game, outcome: Mapping[str, object], shown: Iterable[str]) -> None:
    """However a game ended, its result says these."""
    for reason in game.reasons:
        line = words.outcome({**outcome, "reason": reason}, ("Ann", "Bob", "Cléo"))
        assert all(part in line for part in shown), line


# --- refusals ---


def check_refusals_listed(refusals: ModuleType, known: Collection[str]) -> None:
    """All rows are listed once, each under a clause that exists."""
    rows: Sequence[Refusal] = refusals.ALL
    assert list(rows) == [row for row in vars(refusals).values() if isinstance(row, Refusal)]
    assert len({row.key for row in rows}) == len(rows)
    assert {row.clause for row in rows} <= set(known)


def check_refusal(words: Words, row: Refusal, given: Mapping[str, object], shown: Mapping[str, str]) -> None:
    """A refusal says its clause and what is given for its gaps, as it is shown; other gaps are numbers."""
    values = {name: given.get(name, NO_CLAUSE) for name in lint.gaps_of_row(row)}
    said = words.refusal(Illegal(row, **values), ("Ann", "Bob", "Cléo"))
    assert said.startswith(row.clause)
    for value in values.values():
        assert shown.get(str(value), str(value)) in said


# --- rulebooks ---


def check_clauses(lang: str, game: str, known: Sequence[str]) -> None:
    """The rulebook has every clause once and in order."""
    assert ANCHOR.findall(rulebook(lang, game)) == list(known)


def check_cited(lang: str, game: str, known: Sequence[str]) -> None:
    """Rulebook and words cite only clauses that exist."""
    any_clause = re.compile(known[0].partition("-")[0] + r"-\d+\.\d+")
    assert set(any_clause.findall(rulebook(lang, game))) == set(known)
    assert set(any_clause.findall("".join(text.body for text in texts(lang, game)))) <= set(known)
