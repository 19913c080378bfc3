"""The log by itself, in a page: which of its lines are there, whatever comes in whatever order."""

from __future__ import annotations

from typing import Final

import pytest

from browser.conftest import Come

pytestmark = pytest.mark.browser

PAGE: Final = 30
# A log of one's own in a page that has the words, told to do these things: [what, with how many lines or which moment].
TOLD: Final = """async (deeds) => {
  const { Log } = await import("/web/js/log.js");
  const list = document.createElement("ol");
  const pane = document.createElement("section");
  pane.className = "pane";
  pane.style = "position: fixed; inset: 0; z-index: 9; height: 200px; overflow-y: auto; display: block";
  pane.append(document.createElement("div"));
  pane.firstChild.append(list);
  document.body.append(pane);
  const log = new Log(list, () => {});
  const line = (_, nth) => ({ seq: nth, text: `${nth}`, seat: null, face: null });
  const lines = (count) => Array.from({ length: count }, line);
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (holds) => { for (let nth = 0; nth < 600 && !holds(); nth += 1) await frame(); };
  for (const [deed, number] of deeds) {
    if (deed === "draw") log.drawNow(lines(number), Infinity);
    else if (deed === "show") log.show(number ?? Infinity);
    else if (deed === "scroll") {
      const before = list.children.length;
      pane.scrollTop = number;
      await until(() => (number ? list.children.length > before : !log.away));
    }
    else list.children[number].querySelector("button").focus({ preventScroll: true });
  }
  const shown = [...list.children].map((line) => Number(line.textContent));
  const held = Number(document.activeElement.textContent);
  pane.remove();
  return { shown, held, now: [...list.children].findIndex((line) => line.className === "now") };
}"""


Deeds = list[tuple[str, int | None]]


def newest(lines: int, count: int) -> list[int]:
    return list(range(lines - 1, lines - 1 - count, -1))


CASES: Final[list[tuple[Deeds, list[int]]]] = [
    ([("draw", 0)], []),
    ([("draw", 5)], newest(5, 5)),
    ([("draw", 100)], newest(100, PAGE)),
    ([("draw", 10), ("draw", 100)], newest(100, PAGE)),  # many at once, after a lost line
    ([("draw", 100), ("draw", 101), ("draw", 104)], newest(104, PAGE)),
    ([("draw", 100), ("scroll", 5000)], newest(100, 2 * PAGE)),
    ([("draw", 100), ("scroll", 5000), ("draw", 150)], newest(150, 2 * PAGE + 50)),  # what is read stays
    ([("draw", 100), ("scroll", 5000), ("scroll", 0), ("draw", 101)], newest(101, PAGE)),
    ([("draw", 100), ("show", 20)], newest(100, 80)),
    ([("draw", 100), ("show", 20), ("show", None)], newest(100, PAGE)),
    ([("draw", 100), ("draw", 0), ("draw", 40)], newest(40, PAGE)),  # another seat's
]


def test_as_many_lines_are_there_as_somebody_looks_at(come: Come) -> None:
    page = come().play_now(bots=1).page
    for deeds, shown in CASES:
        assert page.evaluate(TOLD, deeds)["shown"] == shown, deeds
    held = page.evaluate(TOLD, [("draw", 100), ("focus", 29), ("draw", 140)])
    assert held["held"] == 70
    assert 70 in held["shown"], "a line that has the keyboard is not taken away"
    moment = page.evaluate(TOLD, [("draw", 100), ("show", 20)])
    assert moment["shown"][moment["now"]] == 20
