"""How it came to that: the result of a game, and everything that was said at a table told again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Final

from shamble import picture
from shamble.core.match import PERSON, Match
from shamble.core.outcome import Outcome
from shamble.core.record import Note
from shamble.core.state import State
from shamble.server.rows import Said, Undid
from shamble.server.show import Scene, Viewer, frame, scene_of, side_news, side_of, whole
from shamble.server.sitting import OVER, Course, Fields, Sitting
from shamble.server.voice import Voice

ENDED: Final = "ENDED"  # the reason of a game that people ended as it stood


def result(sitting: Sitting, viewer: Viewer) -> Fields | None:
    """Who won and why, place by place, and how it came to that; None while the game runs."""
    if sitting.phase != OVER or sitting.play is None:
        return None
    speaker = viewer.voice(sitting)
    outcome = sitting.play.state.outcome
    seat = sitting.seat_of(viewer.chair)
    found: Fields = {"counted": speaker.words.score(), "yours": None}
    if outcome is None:
        found |= {
            "sentence": speaker.say("host-ended-result", {}),
            "reason": ENDED,
            "ranking": standings(sitting, speaker),
        }
    else:
        sentence = speaker.words.outcome(outcome.to_json(), sitting.names())
        found |= {"sentence": sentence, "reason": outcome.reason, "ranking": ranking(sitting, outcome, speaker)}
        if seat is not None:
            found["yours"] = speaker.say("game-won" if outcome.place(seat) == 1 else "game-lost", {})
    if viewer.form == "scene":
        found["chart"] = {"title": speaker.say("game-chart", {}), "points": course(sitting).points}
    return found


def ranking(sitting: Sitting, outcome: Outcome, speaker: Voice) -> list[Fields]:
    """The players from the first place to the last; who shares a place stands side by side."""
    found: list[Fields] = []
    for group in outcome.ranking:
        place = len(found) + 1
        scores = outcome.scores or (None,) * len(sitting.order)
        found += [standing(sitting, seat, place, scores[seat], speaker) for seat in group]
    return found


def standings(sitting: Sitting, speaker: Voice) -> list[Fields]:
    """How everybody stood when the game was ended, where it counts something; nobody has a place."""
    scores = course(sitting).points[-1]["scores"]
    order = sorted(range(len(sitting.order)), key=lambda seat: -(scores[seat] or 0)) if sitting.game.counts else None
    return [standing(sitting, seat, None, scores[seat], speaker) for seat in order or range(len(sitting.order))]


def standing(sitting: Sitting, seat: int, place: int | None, score: int | None, speaker: Voice) -> Fields:
    """One player at the end."""
    return {
        "seat": seat,
        "place": place,
        "name": sitting.names()[seat],
        "score": score if sitting.game.counts else None,
        "parts": parts(sitting, seat, speaker),
        "line": who_played(sitting, seat, speaker),
    }


def who_played(sitting: Sitting, seat: int, speaker: Voice) -> str:
    """Which bot has a seat; or for a person, who else has played it and how often. Empty if nobody else has."""
    level = sitting.chairs[sitting.order[seat]].level
    answered = shares(sitting, seat)
    if level and len(answered) == 1:
        return speaker.say(f"level-{level}", {})
    others = [(player, count) for player, count in answered.items() if player != PERSON]
    total = sum(answered.values())
    said = [
        speaker.say("host-played-for", {"bot": speaker.say(f"level-{player}", {}), "count": count, "max": total})
        for player, count in others
    ]
    return " ".join(said)


def shares(sitting: Sitting, seat: int) -> Counter[str]:
    """How often a person, or a bot of which level, has answered in a seat; who never came to it counts 0."""
    assert sitting.play is not None
    said = sitting.play.said
    notes = [(at, note) for at, note in sitting.seating if note.seat == seat and note.kind != "ends"]
    changes = [(at, PERSON if note.kind == "sits" else note.text) for at, note in notes]
    spells = [(0, sitting.seated[seat]), *changes, (len(said), "")]
    found: Counter[str] = Counter()
    for (start, player), (end, _) in pairwise(spells):
        found[player] += sum(row.seat == seat and isinstance(row, Said) for row in said[start:end])
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
    if match.state.outcome is None:  # people ended it: there is no result to be made of anything
        return Course(points, [{} for _ in sitting.order])
    return Course(points, picture.tally(match.state.view(None), public))


class Story:
    """What was said at a table so far, to be told again on another thread while the table goes on."""

    def __init__(self, sitting: Sitting) -> None:
        self.game = sitting.game
        self.seats = len(sitting.order)
        self.seq = sitting.shown
        self.fair = sitting.play is not None and sitting.play.fair
        self.notes = sorted([*sitting.notes, *sitting.seating], key=itemgetter(0))
        self.secret = sitting.secret
        self.added = sitting.numbers.added(sitting.order)
        self.settings = sitting.settings
        self.names = sitting.plain_names()
        self.players = sitting.seated[:]
        self.moments = sitting.moments[:]
        self.told_at = sitting.told_at[:]
        self.said: list[Said | Undid] = [] if sitting.play is None else sitting.play.said[:]

    def matches(self, talk: Sequence[tuple[int, Note]] = ()) -> Iterator[Match]:
        """The game played again as a match, which is handed out as it begins and after each thing that was said.

        ``talk`` is what was said besides, each after so many answers.
        """
        passes = "ask" if self.fair else "skip"
        match = Match(
            self.game,
            self.seats,
            self.secret,
            self.settings,
            self.names,
            players=self.players,
            passes=passes,
            added=self.added,
        )
        notes = list(talk)
        for number, row in enumerate([None, *self.said]):
            if isinstance(row, Said):
                match.play(row.seat, row.answers)
            elif row is not None:
                match.undo()
            while notes and notes[0][0] == number:
                match.note(*notes.pop(0)[1])
            yield match

    def record(self, seat: int | None, whole: bool) -> str:
        """The record as text: what a seat (None: the public) may know, or all but what others whispered."""
        *_, match = self.matches([(number, note) for number, note in self.notes if note.heard_by(seat)])
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
