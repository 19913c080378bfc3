"""Files are written whole or not at all, and nothing beside them is touched."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

import shamble
from shamble import Match
from shamble.cli import files as cli_files
from shamble.cli.trouble import BadFile
from shamble.core import files
from shamble.core.errors import Invalid
from shamble.core.record import MAX_BYTES
from shamble.core.replay import load


def test_neighbours_stay(tmp_path: Path) -> None:
    neighbour = tmp_path / "g.shamble.part"
    neighbour.write_text("mine", encoding="utf-8")
    path = tmp_path / "g.shamble"
    Match(shamble.game("zombiegeddon"), 2, 7).save(path)
    cli_files.write(path, "once more\n")
    assert neighbour.read_text(encoding="utf-8") == "mine"
    assert path.read_bytes() == b"once more\n"
    assert set(tmp_path.iterdir()) == {path, neighbour}


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = tmp_path / "g.shamble"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadFile):
        cli_files.write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_a_link(tmp_path: Path, there: bool) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    if there:
        target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    cli_files.probe(link)
    assert link.is_symlink()
    assert target.exists() == there
    files.write(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


def test_permissions_are_ordinary_or_those_the_file_had(tmp_path: Path) -> None:
    path = tmp_path / "g.shamble"
    before = os.umask(0o027)
    try:
        files.write(path, "new")
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o600)
        files.write(path, "newer")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_no_more_is_read_than_a_record_can_hold(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="too long"):
        load("/dev/zero", shamble.game("zombiegeddon"))
    path = tmp_path / "long"
    path.write_bytes(b"x" * MAX_BYTES)
    assert len(files.read(path)) == MAX_BYTES
    path.write_bytes(b"a\r\nb\n")
    assert files.read(path) == "a\nb\n"
