"""Bots that do all wrong, each in its own way."""

from __future__ import annotations

from typing import Any

from shamble.bots import Bot


class Liar(Bot):
    """Answers what is no option."""

    def answer(self, view: Any) -> str:
        return "banana"


class Mute(Bot):
    """Answers nothing."""

    def answer(self, view: Any) -> str:
        return None  # type: ignore[return-value]


class Clumsy(Bot):
    """Stumbles at each first try, talks nonsense, and then plays like any other."""

    stumbled = False

    def answer(self, view: Any) -> str:
        self.stumbled = not self.stumbled
        if self.stumbled:
            raise KeyError("a stumble")
        return str(view["options"][0])

    def promise(self, view: Any) -> tuple[str, int | None] | None:
        return "banana", None


class Sleeper(Bot):
    """Never comes to an end."""

    def answer(self, view: Any) -> str:
        from threading import Event

        Event().wait()
        return "pass"
