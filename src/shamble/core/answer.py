"""Answers are content, never positions in a menu; inside, each is one non-negative int."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

# Codes below RESERVED mean the same in every game; a game's own layout (its box.py) starts there.
PASS: Final = 0
PASS_TURN: Final = 1
STOP: Final = 2
RESERVED: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """Something a seat, or chance, can say: its packed code and its short notation."""

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text

    def __reduce__(self) -> str:
        raise TypeError("An answer is not pickled; send str(answer) and read it with game.parse().")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and type(other) is type(self) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)


class Pass(Answer):
    """Nothing, thank you."""

    def __init__(self) -> None:
        super().__init__(PASS, "pass")


class PassTurn(Answer):
    """Nothing, and do not ask again before the turn ends."""

    def __init__(self) -> None:
        super().__init__(PASS_TURN, "pass-turn")


class Stop(Answer):
    """Enough: the set or path that is being named ends here."""

    def __init__(self) -> None:
        super().__init__(STOP, "stop")


PASSES: Final = frozenset({str(Pass()), str(PassTurn())})


def is_mere_pass(answers: Sequence[str]) -> bool:
    """Whether this is all that somebody said: nothing."""
    return len(answers) == 1 and answers[0] in PASSES


def shared_answer(code: int) -> Answer | None:
    """The answer that a reserved code stands for in every game."""
    if code == PASS:
        return Pass()
    if code == PASS_TURN:
        return PassTurn()
    if code == STOP:
        return Stop()
    return None
