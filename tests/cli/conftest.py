"""What the tests of the terminal share."""

from __future__ import annotations

from pathlib import Path

import pytest

import shamble
from cli.terminal import Terminal
from shamble import Match


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Terminal:
    """A terminal of 80 columns without colours, in a folder of its own: games that are broken off are kept there."""
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))
    monkeypatch.setenv("SHAMBLE_LANG", "en")
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short record: three gestures of a game for two."""
    match = Match(shamble.game("zombiegeddon"), 2, 3, names=["Ada", "Bram"])
    for answers in (["d2-d1", "d1-c1"], ["k2-k1", "pass"], ["b9-c9"]):
        ask = match.state.ask
        assert ask is not None
        match.play(ask.seats[0], answers)
    path = tmp_path / "short.shamble"
    match.save(path)
    return path
