"""How it came to that: the result of a game, and everything that was said at a table told again."""

from __future__ import annotations

from collections.abc import Iterator

from shamble import picture
from shamble.core.match import Match
from shamble.core.outcome import Outcome
from shamble.core.state import State
from shamble.server.rows import Said, Undid
from shamble.server.show import Scene, Viewer, frame, scene_of, side_news, side_of, whole
from shamble.server.sitting import OVER, Course, Fields, Sitting
from shamble.server.voice import Voice


def result(sitting: Sitting, viewer: Viewer) -> Fields | None:
    """Who won and why, place by place, and how it came to that; None while the game runs."""
    if sitting.phase != OVER or sitting.play is None:
        return None
    speaker = viewer.voice(sitting)
    outcome = sitting.play.state.outcome
    assert outcome is not None
    sentence = speaker.words.outcome(outcome.to_json(), sitting.names())
    found: Fields = {"sentence": sentence, "reason": outcome.reason, "counted": speaker.words.score()}
    found["ranking"] = ranking(sitting, outcome, speaker)
    seat = sitting.seat_of(viewer.chair)
    found["yours"] = None if seat is None else speaker.say("game-won" if outcome.place(seat) == 1 else "game-lost", {})
    if viewer.form == "scene":
        found["chart"] = {"title": speaker.say("game-chart", {}), "points": course(sitting).points}
    return found


def ranking(sitting: Sitting, outcome: Outcome, speaker: Voice) -> list[Fields]:
    """The players from the first place to the last; who shares a place stands side by side."""
    found: list[Fields] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [
            {
                "seat": seat,
                "place": place,
                "name": sitting.names()[seat],
                "score": outcome.scores[seat] if outcome.scores and sitting.game.counts else None,
                "parts": parts(sitting, seat, speaker),
                "line": speaker.say(f"level-{level}", {}) if (level := sitting.bot_level(seat)) else "",
            }
            for seat in group
        ]
    return found


def parts(sitting: Sitting, seat: int, speaker: Voice) -> list[Fields]:
    """What a seat's result is made of, in words and numbers."""
    made = course(sitting).tally[seat]
    return [{"label": speaker.say(f"tally-{part}", {}), "value": value} for part, value in made.items()]


def course(sitting: Sitting) -> Course:
    """How a finished game went; counted once."""
    if sitting.course is None:
        sitting.course = counted(sitting)
    return sitting.course


def counted(sitting: Sitting) -> Course:
    """How it went, played again once."""
    story = Story(sitting)
    points: list[Fields] = []
    for seq, match in zip(story.told_at, story.matches(), strict=True):
        if seq is not None:
            points.append({"seq": seq, "scores": picture.points(match.state.view(None))})
    told = [fact for gesture in (match.opening, *match.standing()) for fact in gesture.facts]
    public = [fact.to_json() for fact in told if fact.seen_by(None)]
    return Course(points, picture.tally(match.state.view(None), public))


class Story:
    """What was said at a table so far, to be told again on another thread while the table goes on."""

    def __init__(self, sitting: Sitting) -> None:
        self.game = sitting.game
        self.seats = len(sitting.order)
        self.seq = sitting.shown
        self.fair = sitting.play is not None and sitting.play.fair
        self.notes = sitting.notes[:]
        self.secret = sitting.secret
        self.settings = sitting.settings
        self.names = sitting.names()
        self.players = sitting.players()
        self.moments = sitting.moments[:]
        self.told_at = sitting.told_at[:]
        self.said: list[Said | Undid] = [] if sitting.play is None else sitting.play.said[:]

    def matches(self) -> Iterator[Match]:
        """The game played again as a match, which is handed out as it begins and after each thing that was said."""
        passes = "ask" if self.fair else "skip"
        match = Match(
            self.game, self.seats, self.secret, self.settings, self.names, players=self.players, passes=passes
        )
        notes = self.notes[:]
        for number, row in enumerate([None, *self.said]):
            if isinstance(row, Said):
                match.play(row.seat, row.answers)
            elif row is not None:
                match.undo()
            while notes and notes[0][0] == number:
                match.note(*notes.pop(0)[1])
            yield match

    def record(self, seat: int | None, whole: bool) -> str:
        """The record as text: what a seat (None: the public) may know, or everything."""
        *_, match = self.matches()
        return match.record(seat, whole=whole)

    def states(self) -> Iterator[tuple[int, Said | Undid | None, State]]:
        """The table at every moment: its number, what was said, and the state after it. Quiet answers are none."""
        if self.moments:
            for seq, row, match in zip(self.told_at, [None, *self.said], self.matches(), strict=True):
                if seq is not None:
                    yield seq, row, match.state


def replay(sitting: Sitting, viewer: Viewer, story: Story) -> Fields:
    """The story as the viewer saw it: the first moment whole, then what changed. Nothing can be chosen in it.

    It takes a while, so it runs on another thread and reads nothing that a running table changes.
    """
    speaker, seat = viewer.voice(sitting), sitting.seat_of(viewer.chair)
    base: Fields = {}
    steps: list[Fields] = []
    before: Scene = {}
    before_side: Fields = {}
    for seq, row, state in story.states():
        view = {**state.view(seat), "options": []}
        scene, side = scene_of(sitting, view), side_of(sitting, view)
        if row is None:
            base = whole(scene, side, speaker)
        else:
            # Whose answer was the last of several tells something about the others.
            whose = None if story.game.hides else row.seat
            step = {"seq": seq, "seat": whose, **side_news(before_side, side, speaker)}
            steps.append({**step, "frames": [frame(before, scene, speaker)]})
        before, before_side = scene, side
    return {"kind": "replay", "first": story.moments[0] if story.moments else 0, "base": base, "steps": steps}
