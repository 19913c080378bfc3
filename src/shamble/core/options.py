"""What a seat may answer: a lazy sequence that decodes an option when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shamble.core.answer import Answer

if TYPE_CHECKING:
    from shamble.core.game import Game


class Options:
    """Unique answers in a fixed order, with length, indexing, iteration and ``in``."""

    def __init__(self, game: Game, codes: list[int]) -> None:
        self.game = game
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> Answer:
        return self.game.answer(self.codes[index])

    def __iter__(self) -> Iterator[Answer]:
        return iter([self.game.answer(code) for code in self.codes])

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Answer) and answer.code in self.codes and answer == self.game.answer(answer.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and other.codes == self.codes

    def __hash__(self) -> int:
        return hash(tuple(self.codes))

    def __repr__(self) -> str:
        return f"<{len(self.codes)} options: {' '.join(str(answer) for answer in self)}>"
