"""A terminal for tests: types lines, and keeps what was printed."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from shamble.cli import main


class Printed(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Typed lines; ``person`` says whether somebody sits there or a file is read."""

    def __init__(self, lines: Iterable[str], person: bool) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.person = person

    def isatty(self) -> bool:
        return self.person


class Terminal:
    """Runs ``shamble`` as a shell would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("FORCE_COLOR", raising=False)
        monkeypatch.delenv("SHAMBLE_LANG", raising=False)

    def run(self, *argv: object, typed: Iterable[str] = (), person: bool = False) -> Printed:
        """Run a command to its end, with these lines typed."""
        self.monkeypatch.setattr("sys.stdin", Keyboard(typed, person))
        self.capsys.readouterr()
        code = main([str(arg) for arg in argv])
        out, err = self.capsys.readouterr()
        return Printed(code, out, err)
