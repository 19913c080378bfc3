"""The reference pages are what the code says, and every view and fact of whole games is in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

import shamble
from golden import reference
from shamble.core.errors import Invalid
from shamble.core.fields import CORE_VIEW
from shamble.core.state import State
from shamble.games.zombiaki.box import FRESH, SHIELDED, ZOMBIE3
from shamble.registry import fields_of

GAMES = shamble.games()
ANSWERS = 600  # of a game that is played through


def moments(name: str) -> Iterator[State]:
    """A game at random, answer by answer, with as many seats as there can be."""
    rng, game = Random(11), shamble.game(name)
    state = game.new(game.max_seats, 3)
    for _ in range(ANSWERS):
        yield state
        if state.ask is None:
            return
        seat = state.ask.seats[0]
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])


@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_up_to_date(name: str) -> None:
    page = reference.FOLDER / f"{name}.md"
    assert page.read_text(encoding="utf-8") == reference.page(name), "make golden writes it anew"


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_is_explained_and_has_names(name: str) -> None:
    known = [field.name for field in (*CORE_VIEW, *fields_of(name).view)]
    assert len(known) == len(set(known))
    for state in moments(name):
        for seat in (None, 0):
            view = state.view(seat)
            assert list(view) == known
            assert list(json.loads(json.dumps(shamble.named(view)))) == known


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_explained_and_has_names(name: str) -> None:
    known = {kind.name: kind for kind in reference.facts_of(shamble.game(name))}
    fields = fields_of(name)
    for sort in fields.facts:
        fact, dot, field = sort.rpartition(".")
        holders = [known[fact]] if dot else list(known.values())
        assert any(field in kind.fields for kind in holders), sort
    for state in moments(name):
        for told in state.facts:
            assert type(told) is known[told.name]
            json.dumps(shamble.named_fact(name, told.to_json()))


def test_names_are_those_of_the_table() -> None:
    state = shamble.game("zombiaki").new(2, 4)
    view = shamble.named(state.view(0))
    assert set(view["hand"]) <= {answer.partition("-")[2] for answer in view["options"]}
    fact = {"fact": "drew", "side": 1, "kind": 19}
    assert shamble.named_fact("zombiaki", fact) == {"fact": "drew", "side": "humans", "kind": "shot2"}
    died = {"fact": "died", "cell": 7, "body": FRESH[ZOMBIE3] | SHIELDED, "kind": 18}
    dead = {"what": "zombie", "strength": 3, "marks": ["shielded"], "cards": {"zombie3": 1, "shield": 1}}
    assert shamble.named_fact("zombiaki", died) == {"fact": "died", "cell": "B3", "body": dead, "kind": "shot1"}
    town = shamble.named(shamble.game("zombies").new(2, 4).view(0))
    assert town["places"][0] == "e0n0"
    assert town["looks"][0] == "town_square-r0"
    assert town["pawn"] == ["1.5", "1.5"]


@pytest.mark.parametrize("name", GAMES)
def test_code_and_answer_are_each_others_way_back(name: str) -> None:
    game = shamble.game(name)
    found = 0
    for code in range(-2, game.code_space() + 2):
        try:
            answer = game.answer(code)
        except Invalid:
            continue
        found += 1
        assert game.code_of(answer) == code
        assert 0 <= code < game.code_space()
    assert found == sum(len(codes) for _, codes in reference.kinds_of(game))
