"""Facts say what happened, and who may see it. Log, animation and statistics come from them; rules never read them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """One thing that happened. ``sees`` is a bit mask of the seats that may know.

    Spectators know what all but a few seats may know: a mask below zero, such as EVERYONE or ``~(1 << seat)``.
    """

    name: ClassVar[str] = "fact"
    fields: ClassVar[tuple[str, ...]] = ()
    sees: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know the fact."""
        if seat is None:
            return self.sees < 0
        return bool(self.sees >> seat & 1)

    def only(self) -> int | None:
        """The one seat that may know the fact, if it is for no other."""
        alone = self.sees > 0 and self.sees & (self.sees - 1) == 0
        return self.sees.bit_length() - 1 if alone else None

    def to_json(self) -> dict[str, object]:
        """The fact as plain data."""
        data: dict[str, object] = {"fact": self.name}
        for field in self.fields:
            data[field] = getattr(self, field)
        return data

    def __repr__(self) -> str:
        inside = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.fields)
        return f"{type(self).__name__}({inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and other.sees == self.sees and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash(self.name)
