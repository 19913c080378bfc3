"""Dice that nobody chose: the browser promises a number, remembers the seal, and checks the draws after the game."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, expect

import shamble
from browser.conftest import Come
from browser.visitor import Visitor

pytestmark = pytest.mark.browser
HASH = """async (cases) => {
  const { blake2b, hex, unhex } = await import("/web/js/blake.js");
  return cases.map(({ data, size, key, person }) => hex(blake2b(unhex(data), size, { key: unhex(key), person })));
}"""
FIRST_DRAW = """async ({ key, weights }) => {
  const [{ pick }, { unhex }] = await Promise.all([import("/web/js/proof.js"), import("/web/js/blake.js")]);
  return pick(unhex(key), weights);
}"""


def test_our_hash_is_pythons(come: Come) -> None:
    rng = random.Random(16)
    cases: list[dict[str, Any]] = [
        {
            "data": rng.randbytes(length).hex(),
            "size": rng.randint(1, 64),
            "key": rng.randbytes(key).hex(),
            "person": person,
        }
        for length in (0, 1, 8, 32, 63, 64, 127, 128, 129, 255, 256, 257, 1000)
        for key in (0, 1, 32, 64)
        for person in ("", "shamble seal", "sixteen letters!")
    ]
    expected = [
        hashlib.blake2b(
            bytes.fromhex(one["data"]),
            digest_size=one["size"],
            key=bytes.fromhex(one["key"]),
            person=one["person"].encode(),
        ).hexdigest()
        for one in cases
    ]
    assert come().open().page.evaluate(HASH, cases) == expected


def test_our_draws_are_pythons(come: Come) -> None:
    from shamble.core.stream import Stream

    page, rng = come().open().page, random.Random(17)
    for _ in range(40):
        key, weights = rng.randbytes(32), [rng.randint(0, 9) for _ in range(rng.randint(1, 50))] + [1]
        found = page.evaluate(FIRST_DRAW, {"key": key.hex(), "weights": weights})
        assert found == Stream(key, 0, 0, b"").pick(weights)


def leave(ann: Visitor) -> None:
    for _ in range(4):
        ann.leave_board()
    expect(ann.page.locator(".result")).to_be_visible(timeout=30_000)


def kept_dice(visitor: Visitor) -> dict[str, Any]:
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('shamble.dice')"))
    found: dict[str, Any] = next(one for one in kept if one["code"] == visitor.code)
    return found


def verified(saving: Download, path: Path, seal: str) -> subprocess.CompletedProcess[str]:
    saving.save_as(path)
    command = [sys.executable, "-m", "shamble", "verify", str(path), "--seal", seal]
    source = str(Path(shamble.__file__).parent.parent)
    return subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": source}, check=False)


def test_a_lone_persons_number_is_in_the_dice_and_checked_at_the_end(come: Come, saved: Path) -> None:
    ann = come().play_now(bots=1)
    ann.asked()
    leave(ann)
    expect(ann.page.locator(".proof")).to_contain_text("your number is among them")
    ann.page.get_by_role("button", name="What was checked").click()
    lines = ann.page.locator("dialog .proof-list li")
    expect(lines).to_have_count(5)
    expect(ann.page.locator("dialog .proof-list .bad")).to_have_count(0)
    seal = kept_dice(ann)["seal"]
    expect(ann.page.locator("dialog .command")).to_have_text(f"shamble verify FILE --seal {seal}")
    ann.page.keyboard.press("Escape")
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save the whole game").click()
    done = verified(saving.value, saved, seal)
    assert done.returncode == 0, done.stderr
    assert kept_dice(ann)["numbers"]["0"] in saved.read_text()


def test_two_people_in_a_room_both_add_a_number(come: Come) -> None:
    ann, ben = come(), come()
    ann.open().poster().get_by_role("button", name="Make a table").click()
    ann.page.wait_for_url("**/t/*")
    ben.open(f"/t/{ann.code}").sit_down()
    expect(ben.page.get_by_role("button", name="Change your name")).to_be_visible()
    ann.page.locator("[data-key=start]").click()
    expect(ann.page.locator(".lines")).to_contain_text("Guest and Ben add a number each to the dice.", timeout=4000)
    expect(ben.page.locator(".lines")).to_contain_text("add a number each")


def test_a_seal_that_changes_is_bad_news_at_once_and_at_the_end(come: Come) -> None:
    ann = come().take_seat(bots=["random"], start=True)
    ann.asked()
    other = "ab" * 32
    forge = """([code, seal]) => {
      const kept = JSON.parse(localStorage.getItem("shamble.dice")).filter((one) => one.code !== code);
      localStorage.setItem("shamble.dice", JSON.stringify([...kept, { code, seal, numbers: {} }]));
    }"""
    ann.page.evaluate(forge, [ann.code, other])
    ann.page.reload()
    expect(ann.alert("The seal of this table has changed")).to_be_visible()
    ann.asked()
    leave(ann)
    expect(ann.page.locator(".proof.bad")).to_contain_text("do not fit what this browser saw")
    ann.page.get_by_role("button", name="What was checked").click()
    expect(ann.page.locator("dialog .proof-list .bad")).to_have_text(
        "The seal is not the one that this browser saw first."
    )
    expect(ann.page.locator("dialog .command")).to_contain_text(other)


def test_a_number_that_was_promised_after_ours_was_opened_is_found_out(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.asked()
    kept = kept_dice(ann)
    assert set(kept["promises"]) == {"0"}
    forge = """(kept) => localStorage.setItem("shamble.dice", JSON.stringify([kept]))"""
    ann.page.evaluate(forge, {**kept, "promises": {"0": "ab" * 32}})
    leave(ann)
    expect(ann.page.locator(".proof.bad")).to_be_visible()
    ann.page.get_by_role("button", name="What was checked").click()
    bad = ann.page.locator("dialog .proof-list .bad")
    expect(bad).to_have_text("A number does not fit what was promised before the game.")


def test_who_saw_no_seal_is_told_so(come: Come) -> None:
    ann, ben = come(), come()
    ann.take_seat(bots=["random"], start=True)
    leave(ann)
    expect(ann.page.locator(".proof")).to_contain_text("the draws are those of the seal that this browser saw first")
    ben.open(f"/t/{ann.code}")
    for _ in range(2):  # having seen it after the end does not help
        ben.page.get_by_role("button", name="Check the draws").click()
        expect(ben.page.locator(".proof")).to_contain_text("this browser did not see it before the end")
        ben.page.reload()


def test_a_rematch_has_the_numbers_of_both(come: Come) -> None:
    ann, ben = come(), come()
    ann.take_seat(seats=2)
    ben.open(f"/t/{ann.code}").sit_down()
    expect(ben.page.get_by_role("button", name="Change your name")).to_be_visible()
    ann.page.locator("[data-key=start]").click()
    for _ in range(12):
        for one in (ann, ben):
            if one.page.title().startswith("●"):
                one.leave_board()
        if ann.page.locator(".result").count() and ben.page.locator(".result").count():
            break
        ann.page.wait_for_timeout(200)
    for one in (ann, ben):
        expect(one.page.locator(".proof")).to_contain_text("your number is among them", timeout=20_000)
    before = ann.code
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: before not in url)
    expect(ann.page.locator(".lines")).to_contain_text("add a number each to the dice.", timeout=4000)
    expect(ben.page.locator(".toast")).to_contain_text("The next table is ready.")
    kept = json.loads(ben.page.evaluate("localStorage.getItem('shamble.dice')"))
    (there,) = [one for one in kept if one["code"] == ann.code]
    assert there["seal"]  # seen before the number was opened
    assert set(there["promises"]) == {"0", "1"}
