"""The notation of answers: every code has one and reads back from it; anything else is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType

import pytest

from shamble.core.answer import Answer
from shamble.core.errors import Invalid
from shamble.core.game import Game

ByCode = dict[int, Answer]


def answers_of(game: Game, codes: Iterable[int]) -> ByCode:
    """By code: its answer, if it stands for one."""
    found: ByCode = {}
    for code in codes:
        try:
            found[code] = game.answer(code)
        except Invalid:
            continue
    return found


def check_codes_read_back(game: Game, known: ByCode, chances: int) -> None:
    """Every answer reads back from its notation; from this code on they are chance's."""
    for code, answer in known.items():
        assert answer.code == code
        assert game.read(str(answer).lower(), chance=code >= chances) == answer


def check_told_apart(known: ByCode, chances: int) -> None:
    """No two answers are written the same, be it in other letters."""
    for chance in (False, True):
        texts = [str(answer).lower() for code, answer in known.items() if (code >= chances) == chance]
        assert len(set(texts)) == len(texts)


def check_reprs(answers: ModuleType, known: ByCode) -> None:
    """Every answer can be pasted back from its repr."""
    names = dict(vars(answers))
    for code, answer in known.items():
        again = eval(repr(answer), names)
        assert again == answer
        assert (again.code, hash(again)) == (code, hash(answer))


def counted(known: ByCode, kinds: Iterable[type[Answer]]) -> Mapping[type[Answer], int]:
    """How many answers there are of each of these kinds."""
    return {kind: sum(type(answer) is kind for answer in known.values()) for kind in kinds}


def check_written(game: Game, answer: Answer, text: str, chances: int) -> None:
    """The answer is written like this, and read from it."""
    assert str(answer) == text
    assert game.read(text.lower(), chance=answer.code >= chances) == answer


def check_unreadable(game: Game, text: str, chance: bool = False) -> None:
    """A sentence says why this cannot be read."""
    with pytest.raises(Invalid) as refusal:
        game.read(text, chance)
    assert str(refusal.value).endswith(".")


def check_text(game: Game, text: str, chance: bool) -> Answer | None:
    """It reads as an answer that writes itself, which comes back, or a sentence says why not."""
    answer = read(game, text, chance)
    if isinstance(answer, str):
        assert answer.endswith(".")
        return None
    assert game.answer(answer.code) == answer
    assert read(game, str(answer).lower(), chance) == answer
    return answer


def read(game: Game, text: str, chance: bool) -> Answer | str:
    """The answer, or the sentence that refuses the text."""
    try:
        return game.read(text, chance)
    except Invalid as refusal:
        return str(refusal)
