"""Docs are true: what they show runs, what they name exists."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from golden.write import picture
from shamble.core.match import Match
from shamble.registry import game

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SERVED = sorted((ROOT / "examples").glob("play_*.py"))  # they are told where the tables are


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_on_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), {"__name__": "__page__"})
    if page.name == "README.md":
        assert capsys.readouterr().out.startswith("Outcome(ranking=")
        code = [line for line in blocks(page, "python")[0].splitlines() if line and not line.startswith("import")]
        assert len(code) <= 10


def test_the_seal_and_the_dice_can_be_checked_with_nothing_but_the_page() -> None:
    page: dict[str, Any] = {}
    exec(blocks(ROOT / "docs" / "architecture.md", "python")[0], page)
    match = Match(game("zombiegeddon"), 3, 5)
    secret, salt = bytes.fromhex(match.header["secret"]), bytes.fromhex(match.header["salt"])
    assert page["seal"](secret, salt) == match.header["seal"]
    assert page["lab_key"](5) == secret
    stream = page["words"](secret)
    told = game("zombiegeddon").new(3, 5, chance="ask")
    for drawn in match.opening.entry.draws:
        answers, weights = zip(*told.outcomes(), strict=True)
        answer = answers[page["pick"](stream, list(weights))]
        assert str(answer) == drawn
        told.play(None, answer)
    assert told.view(None) == match.state.view(None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text)
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of tables that are open, with the usual limits."""
    flags = ["--database", str(tmp_path / "tables.db"), "--no-open", "--lang", "en", "--pace", "0"]
    with subprocess.Popen([sys.executable, "-m", "shamble", "serve", *flags], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.search(r"http://[^\s;]+", process.stdout.readline().decode())
        assert found
        yield found[0]
        process.terminate()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path, request: pytest.FixtureRequest) -> None:
    more = [request.getfixturevalue("server")] if example in SERVED else []
    done = subprocess.run(
        [sys.executable, "-W", "error", str(example), *more], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert not done.stderr
    if example in SERVED:
        assert [line.partition(":")[0] for line in done.stdout.splitlines()] == list(shamble.games())


def test_the_commands_of_the_readme_exist() -> None:
    from typer.main import get_command

    from shamble.cli.app import app

    known = set(get_command(app).commands)  # type: ignore[attr-defined]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^shamble (\w+)", readme, re.MULTILINE))
    assert named
    assert named <= known
    targets = set(re.findall(r"^make ([a-z-]+)", readme, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets == {"play", "test"}
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", shamble.games())
def test_the_picture_of_the_readme_is_what_the_game_draws(name: str, theme: str) -> None:
    assert (ROOT / "docs" / f"{name}-{theme}.svg").read_text(encoding="utf-8") == picture(name, theme)


def test_no_page_or_source_names_a_place_outside_the_project() -> None:
    places = re.compile(r"/work/|\.\./shared|/root/|/tmp/")
    files = [*PAGES, *EXAMPLES, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.md")]
    assert not [path for path in files if places.search(path.read_text(encoding="utf-8"))]
