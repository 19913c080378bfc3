"""Plans: a walk to a goal in one line, and what Enter does. They come from the parts beside the board, as browsers'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from shamble import picture
from shamble.cli.trouble import Trouble
from shamble.core.answer import is_mere_pass
from shamble.core.frame import OFFER
from shamble.core.match import Gesture
from shamble.words import Words

STOP: Final = "stop"
NO_ROW: Final = -1
View = Mapping[str, Any]


class Default(NamedTuple):
    """What an empty line plays, and the words for it."""

    answers: list[str]
    key: str


class Plan:
    """What somebody has said ahead: goals to walk to one after the other, and the answers that lead to the first."""

    def __init__(self, seat: int, ask: str, begun: int, goals: Sequence[str]) -> None:
        self.seat = seat
        self.ask = ask  # what is asked on the way; anything else ends the plan
        self.begun = begun  # after so many gestures
        self.goals = list(goals)
        self.answers: list[str] = []

    def next_answer(self, view: View, names: Sequence[str]) -> str | None:
        """What the plan says now; None if it is done or leads nowhere any more."""
        if not self.answers and self.goals:
            self.answers = way_to(view, names, self.goals.pop(0))
        answer = self.answers.pop(0) if self.answers else None
        return answer if answer in view["options"] else None

    def is_done(self) -> bool:
        """Whether nothing is left of it."""
        return not self.answers and not self.goals

    def is_crossed(self, standing: Sequence[Gesture]) -> bool:
        """Whether somebody else has done something since it was made; passes are nothing."""
        since = [gesture.entry for gesture in standing[self.begun :]]
        return any(entry.seat != self.seat and not is_mere_pass(entry.answers) for entry in since)


def goals_in(view: View, names: Sequence[str]) -> list[str]:
    """The places that one can walk to now."""
    routes = side_of(view, names).get("routes")
    return [row[0] for row in routes["rows"] if row[3] != NO_ROW] if routes else []


def way_to(view: View, names: Sequence[str], goal: str) -> list[str]:
    """The answers that lead to a goal by the safest way; Trouble if it cannot be reached."""
    if goal == STOP and STOP in view["options"]:
        return [STOP]
    routes = side_of(view, names).get("routes")
    if not routes:
        raise Trouble("walk-none")
    at = next((at for at, row in enumerate(routes["rows"]) if row[0] == goal and row[3] != NO_ROW), NO_ROW)
    if at == NO_ROW:
        raise Trouble("walk-far", text=goal, names=", ".join(goals_in(view, names)))
    found: list[str] = []
    while at != NO_ROW:
        found.insert(0, f"{routes['answer']}{routes['rows'][at][0]}")
        at = routes["rows"][at][1]
    return found


def default_of(view: View, names: Sequence[str], pending: int) -> Default | None:
    """What an empty line plays: the only choice, what is suggested where several are to be made, or a pass."""
    options: list[str] = view["options"]
    if len(options) == 1:
        return Default(options, "enter-only")
    side = side_of(view, names)
    suggested = suggestion(side)
    if suggested and suggested[0] in options:
        return Default(suggested, "enter-suggested" if len(suggested) > 1 else "enter-only")
    least = [answer["answer"] for answer in side.get("answers", ()) if answer.get("least")]
    if "pass" in options and (pending == OFFER or "pass" in least):
        return Default(["pass"], "enter-pass")
    return None


def suggestion(side: Mapping[str, Any]) -> list[str]:
    """Where things are put or moved one by one: what would do, if nobody minds."""
    if choice := side.get("choice"):
        return [f"{choice['answer']}{place}" for place in choice["chosen"]]
    if herd := side.get("herd"):
        return [f"{herd['answer']}{start}-{herd['ways'][way]}" for start, way in herd["chosen"]]
    return []


def side_of(view: View, names: Sequence[str]) -> dict[str, Any]:
    """What lies beside the board."""
    return picture.side(dict(view), names)


def told(default: Default | None, words: Words) -> str:
    """What an empty line would do, as the prompt says it."""
    if default is None:
        return words.say("answer-prompt")
    return words.say("answer-prompt-enter", {"text": words.say(default.key, {"answer": " ".join(default.answers)})})
