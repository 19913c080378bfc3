"""A person and two bots, from the front page to the result, by clicks alone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Download, Route, expect

from browser.conftest import Come
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def shamble(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a terminal."""
    return subprocess.run([sys.executable, "-m", "shamble", *words], capture_output=True, text=True, check=False)


def menu(ann: Visitor, name: str) -> None:
    """Press something in the menu over the table."""
    ann.page.get_by_role("button", name="More").first.click()
    ann.page.get_by_role("dialog", name="More").get_by_role("button", name=name, exact=True).click()


def kept(download: Download, where: Path) -> str:
    """What was saved."""
    download.save_as(where)
    return where.read_text()


def leave_the_game(ann: Visitor) -> None:
    """Take all pawns off; the bots play it out alone."""
    for _ in range(4):
        ann.leave_board()
    expect(ann.page.locator(".result")).to_be_visible(timeout=60_000)


def test_a_game_from_the_front_page_to_the_result_and_on_to_the_next(come: Come, tmp_path: Path) -> None:
    ann = come().play_now()
    ann.move()
    assert any(line.startswith(("Guest moves", "Guest jumps")) for line in ann.lines())
    ann.asked()
    with ann.page.expect_download() as saving:
        menu(ann, "Save your own record")
    own = kept(saving.value, tmp_path / "own.txt")
    assert "Guest" in own
    assert shamble("replay", str(tmp_path / "own.txt")).returncode == 0
    leave_the_game(ann)

    places = ann.page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places).to_have_count(3)
    ranks = [int(rank) for rank in places.locator(".rank").all_text_contents()]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    expect(places.filter(has_text="Guest")).to_contain_text("you")
    expect(ann.page.get_by_role("img", name=re.compile("Points, turn by turn"))).to_be_visible()

    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save the whole game").click()
    kept(saving.value, tmp_path / "whole.txt")
    verified = shamble("verify", str(tmp_path / "whole.txt"))
    assert verified.returncode == 0, verified.stderr

    before = ann.code
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: before not in url)
    ann.move()
    expect(ann.page.locator(".player")).to_have_count(3)


def test_a_game_can_begin_before_the_front_page_has_its_lists(come: Come) -> None:
    ann = come()
    held: list[Route] = []
    ann.page.route(re.compile(r"/api/tables\?"), lambda route: held.append(route))
    ann.play_now(bots=1)
    assert held
    ann.asked()


def test_a_tampered_record_is_found_out(come: Come, tmp_path: Path) -> None:
    ann = come().play_now(bots=1)
    leave_the_game(ann)
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save the whole game").click()
    whole = kept(saving.value, tmp_path / "whole.txt")
    assert re.search("-off", whole)
    (tmp_path / "forged.txt").write_text(re.sub("-off", "-e1", whole, count=1))
    assert shamble("verify", str(tmp_path / "forged.txt")).returncode != 0


def test_a_line_of_the_log_opens_the_replay_at_its_moment_and_one_comes_back(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.move()
    ann.asked()
    cards, lines = ann.cards(), ann.lines()
    begun = next(at for at, line in enumerate(lines) if "begins the first half" in line)
    ann.page.locator(".lines li button").nth(len(lines) - 1 - begun).click()
    replay = ann.page.get_by_role("region", name="Replay")
    expect(replay.locator(".where")).to_contain_text("Moment 0")
    expect(replay.locator(".where")).to_contain_text(lines[begun])
    expect(ann.page.locator("[data-card]")).to_have_count(0)
    assert ann.page.locator(".scene [role=button]").count() == 0
    slider = replay.get_by_role("slider")
    moments = int(slider.get_attribute("max") or 0)
    replay.get_by_role("button", name="One step forward").click()
    expect(replay.locator(".where")).to_contain_text(f"Moment 1 / {moments}")
    replay.get_by_role("button", name="To the end").click()
    expect(replay.locator(".where")).to_contain_text(f"Moment {moments} / {moments}")
    replay.get_by_role("button", name="Back to the game").click()
    expect(replay).to_be_hidden()
    ann.asked()
    assert ann.cards() == cards
    ann.move()


def test_nothing_can_be_chosen_in_the_replay_whatever_comes_while_it_is_fetched(come: Come) -> None:
    ann, watcher = come().play_now(bots=1), come()
    ann.asked()
    held: list[Route] = []
    ann.page.route(re.compile("/replay"), lambda route: held.append(route))
    ann.page.locator(".lines li button").last.click()
    watcher.open(f"/t/{ann.code}")
    watcher.page.wait_for_timeout(1500)  # by then everybody has been told who is here
    held[0].continue_()
    expect(ann.page.get_by_role("region", name="Replay")).to_be_visible()
    expect(ann.page.locator("[data-card]")).to_have_count(0)
    expect(ann.page.locator(".scene [role=button]")).to_have_count(0)


def test_the_replay_of_a_finished_game_plays_by_itself_and_leads_back_to_the_result(come: Come) -> None:
    ann = come().play_now(bots=1)
    leave_the_game(ann)
    ann.page.get_by_role("button", name="Watch the replay").click()
    where = ann.page.locator(".where")
    expect(where).to_contain_text("Moment 0")
    ann.page.get_by_role("group", name="Speed").get_by_role("button", name="8").click()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    moments = ann.page.get_by_role("slider").get_attribute("max")
    expect(where).to_contain_text(f"Moment {moments} / {moments}", timeout=30_000)
    ann.page.get_by_role("button", name="Back to the game").click()
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".scene")).to_be_visible()
    ann.page.get_by_role("button", name="The result").click()
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
