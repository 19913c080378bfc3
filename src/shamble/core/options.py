"""What a seat may answer: a lazy sequence that decodes an option when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from shamble.core.answer import Answer

if TYPE_CHECKING:
    from shamble.core.game import Game


class Options:
    """Unique answers in a fixed order, with length, indexing, iteration and ``in``."""

    __slots__ = ("_codes", "game")

    def __init__(self, game: Game, codes: list[int]) -> None:
        self.game = game
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Answer: ...

    @overload
    def __getitem__(self, index: slice) -> list[Answer]: ...

    def __getitem__(self, index: int | slice) -> Answer | list[Answer]:
        if isinstance(index, int):
            code = self._codes[index]
            return self.game.known.get(code) or self.game.answer(code)
        return [self.game.answer(code) for code in self._codes[index]]

    def __iter__(self) -> Iterator[Answer]:
        return iter([self.game.answer(code) for code in self._codes])

    def __contains__(self, answer: object) -> bool:
        if isinstance(answer, str):
            return any(str(option) == answer for option in self)
        return isinstance(answer, Answer) and answer.code in self._codes and answer == self.game.answer(answer.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and other._codes == self._codes

    def __hash__(self) -> int:
        return hash(tuple(self._codes))

    def __repr__(self) -> str:
        return f"<{len(self._codes)} options: {' '.join(str(answer) for answer in self)}>"

    def index(self, answer: Answer) -> int:
        """The position of an option."""
        return self._codes.index(answer.code)

    def count(self, answer: Answer) -> int:
        """1 if the answer is an option, else 0."""
        return int(answer in self)

    def __reversed__(self) -> Iterator[Answer]:
        return iter([self.game.answer(code) for code in reversed(self._codes)])


Sequence.register(Options)
