"""Which build is under test: SHAMBLE_BUILD=pure insists on the tree, installed or compiled on the wheel in .venv."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import shamble
from shamble import version

TREE = Path(__file__).parent.parent / "src"


def pytest_report_header() -> str:
    return f"shamble {version.VERSION}, {version.build()}, sources {version.source_hash()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("SHAMBLE_BUILD")
    in_tree = TREE in Path(shamble.__file__).parents
    if wanted == "pure" and not (in_tree and version.build() == "pure"):
        pytest.exit("The tree must stay pure: a compiled file lies below src, or src is not on the path.", 2)
    if wanted == "compiled" and version.build() != "compiled":
        pytest.exit("There is a C compiler, but the installed package is not compiled.", 2)
    if wanted in ("installed", "compiled") and in_tree:
        pytest.exit("The installed package must be tested here, not the tree.", 2)
