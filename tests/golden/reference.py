"""The reference of a game, made from its code: what its views, facts and answers hold."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from shamble.core.answer import Answer
from shamble.core.errors import Invalid
from shamble.core.fact import Fact
from shamble.core.fields import CORE_VIEW, Field, Fields, sort_in
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.windows import Closed, Gather, Offer, Opened
from shamble.registry import fields_of, game, named

FOLDER = Path(__file__).parent.parent.parent / "docs" / "reference"
SHOWN = 70  # letters of an example
FIRST_WORDS = 8
EXAMPLES = 4  # of each kind of answer
TOLD = re.compile(r"self\.(\w+)(?:: [^=]+)? = .*?  # (.+)")  # a field, and what the comment beside it says
CHANCE = re.compile(r"Chance\b")
HEAD = """# {title}: views, facts and answers

Made from the code by `make golden`. A view is what `state.view(seat)` gives, what bots see, and what a table sends
over [the wire](../wire.md) with `as=view`. Numbers in views and facts count the lists below from 0;
`shamble.named(view)` and `shamble.named_fact("{name}", fact)` give the same with names.
"""
ANSWERS_HEAD = """
An answer is written in notation (`game.parse(state, seat, text)`, `str(answer)`) and has a code:
`game.code_of(answer)` and `game.answer(code)` are each other's way back. All codes are below `game.code_space()`,
here {space}; not each stands for an answer. The codes below 128 mean the same in every game. Options come by
increasing code.
"""


class Kind(NamedTuple):
    """One kind of answer: its class, and the codes that stand for such."""

    kind: type[Answer]
    codes: list[int]


def page(name: str) -> str:
    """The whole page of one game."""
    found, fields = game(name), fields_of(name)
    parts = [
        HEAD.format(title=title_of(found), name=name),
        *view_part(found, fields),
        *numbers_part(fields),
        *asks_part(found),
        *facts_part(found, fields),
        *answers_part(found),
    ]
    return "\n".join(parts) + "\n"


def title_of(found: Game) -> str:
    """The game's name as people say it."""
    from shamble.words import Words

    return Words("en", found.name).say("game-title")


# --- views ----------------------------------------------------------------------------------------------------------


def view_part(found: Game, fields: Fields) -> Iterator[str]:
    """The fields of a view, with an example."""
    view = example(found)
    said = named(view)
    yield "## The view\n"
    yield "| field | meaning | an example | with names |\n|---|---|---|---|"
    for field in (*CORE_VIEW, *fields.view):
        plain, people = short(view[field.name]), short(said[field.name])
        yield f"| `{field.name}` | {meaning(field, fields)} | `{plain}` | {f'`{people}`' if people != plain else ''} |"


def meaning(field: Field, fields: Fields) -> str:
    """What a field means, and which numbers it holds."""
    sort = f" ({sort_link(field.of)})" if field.of else ""
    by = f", counted by {sort_link(field.by)}" if field.by in fields.numbers else ""
    return f"{field.meaning}{sort}{by}"


def sort_link(sort: str) -> str:
    """Where the numbers are explained."""
    return f"[{sort}](#{sort})"


def example(found: Game) -> dict[str, Any]:
    """A view from the middle of a game."""
    rng, state = Random(7), found.new(found.min_seats, 4)
    view = state.view(0)
    for _ in range(30):
        if state.ask is None:
            break
        seat = state.ask.seats[0]
        view = state.view(seat)
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])
    return view


def short(value: object) -> str:
    """An example as JSON, not too long."""
    text = json.dumps(value, ensure_ascii=False)
    return (text if len(text) <= SHOWN else text[: SHOWN - 2] + " …").replace("|", "\\|")


def numbers_part(fields: Fields) -> Iterator[str]:
    """What numbers stand for."""
    yield "\n## The numbers"
    for sort, numbers in fields.numbers.items():
        yield f"\n### {sort}\n\n{sentence(numbers.meaning)}"
        if numbers.names:
            yield "\n" + ", ".join(f"{number} {name}" for number, name in enumerate(numbers.names) if name) + "."


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[0].upper()}{text[1:]}."


# --- asks and the stack ---------------------------------------------------------------------------------------------


def asks_part(found: Game) -> Iterator[str]:
    """The procedures on the stack, and what they ask."""
    yield "\n## What goes on\n"
    yield "The frames of `stack`. The name under “asks” is what `ask.name` says while a frame waits for an answer.\n"
    yield "| frame | asks | what it is | its fields |\n|---|---|---|---|"
    for kind in found.frame_types:
        asks = getattr(kind, "asks", "") or ""
        told = told_in(kind)
        held = "; ".join(f"`{field}`{f' {told[field]}' if field in told else ''}" for field in kind.fields)
        yield f"| `{kind.name}` | {f'`{asks}`' if asks else ''} | {first_line(kind)} | {held} |"


def told_in(kind: type) -> dict[str, str]:
    """What the comments beside the fields of a class, or of its bases, say."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one not in (object, Frame, Fact) and one.__module__.startswith("shamble."):
            found.update(TOLD.findall(inspect.getsource(one)))
    return {name: text.replace("|", "\\|") for name, text in found.items()}


def first_line(kind: type) -> str:
    """The first sentence of a docstring."""
    return (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ").replace("|", "\\|").replace("``", "`")


# --- facts ----------------------------------------------------------------------------------------------------------


def facts_of(found: Game) -> list[type[Fact]]:
    """All facts that can be told, in the order of the source; those of windows where there are any."""
    module = import_module(f"shamble.games.{found.name}.facts")
    own = [one for one in vars(module).values() if inspect.isclass(one) and issubclass(one, Fact) and one is not Fact]
    windows = any(issubclass(kind, Offer | Gather) for kind in found.frame_types)
    return [*own, *((Opened, Closed) if windows else ())]


def facts_part(found: Game, fields: Fields) -> Iterator[str]:
    """What can happen, as programs are told."""
    yield "\n## The facts\n"
    yield "A fact has its name in `fact`, and these fields. `seat`, `target` and the like are seats by number.\n"
    yield "| fact | what happened | its fields |\n|---|---|---|"
    for kind in facts_of(found):
        told = told_in(kind)
        held = "; ".join(fact_field(kind, field, fields, told) for field in kind.fields)
        yield f"| `{kind.name}` | {first_line(kind)} | {held} |"


def fact_field(kind: type[Fact], field: str, fields: Fields, told: dict[str, str]) -> str:
    """A field of a fact, which numbers it holds, and what the source says of it."""
    sort = sort_in(fields, kind.name, field)
    return f"`{field}`{f' ({sort_link(sort)})' if sort else ''}{f' {told[field]}' if field in told else ''}"


# --- answers --------------------------------------------------------------------------------------------------------


def answers_part(found: Game) -> Iterator[str]:
    """The kinds of answers with their codes."""
    yield "\n## The answers"
    yield ANSWERS_HEAD.format(space=found.code_space())
    yield "| answer | of | codes | so many | for example |\n|---|---|---|---|---|"
    for kind, codes in kinds_of(found):
        who = "chance" if is_chance(kind) else "a seat"
        shown = ", ".join(f"`{found.answer(code)}` {code}" for code in shown_of(found, codes))
        yield f"| {first_line(kind)} | {who} | {codes[0]} to {codes[-1]} | {len(codes)} | {shown} |"


def kinds_of(found: Game) -> list[Kind]:
    """Every kind of answer, by its first code."""
    kinds: dict[type[Answer], list[int]] = {}
    for code in range(found.code_space()):
        try:
            kinds.setdefault(type(found.answer(code)), []).append(code)
        except Invalid:
            continue
    return [Kind(kind, codes) for kind, codes in kinds.items()]


def is_chance(kind: type[Answer]) -> bool:
    """Whether dice or decks say it."""
    return bool(CHANCE.match(inspect.getdoc(kind) or ""))


def shown_of(found: Game, codes: Sequence[int]) -> list[int]:
    """A few codes: one for each first word of the notation, if there are not too many of these."""
    first: dict[str, int] = {}
    for code in codes:
        first.setdefault(str(found.answer(code)).partition("-")[0], code)
    return list(first.values()) if 1 < len(first) <= FIRST_WORDS else spread(codes)


def spread(codes: Sequence[int]) -> list[int]:
    """A few codes from the whole range."""
    if len(codes) <= EXAMPLES:
        return list(codes)
    return [codes[place * (len(codes) - 1) // (EXAMPLES - 1)] for place in range(EXAMPLES)]
