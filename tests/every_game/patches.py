"""Patched is fresh: who follows a table sees what a newcomer sees, down to what lies on what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from browser.past import Past
from server.house import Merged, waiting_in, without_here
from shamble.registry import game
from shamble.server import rows, show, story
from shamble.server.group import Group, Mailbox
from shamble.server.show import WATCHER, Pictured, Viewer
from shamble.server.sitting import Sitting

Fields = dict[str, Any]
NOBODY: Final[Fields] = {"chairs": [], "watching": 0}
UNDOING: Final = 0.15  # how often somebody takes back what can be taken back
TALKING: Final = 0.3
KEPT: Final = 12  # moments from which one may go straight to a later one


class Follower:
    """Somebody who came at some moment and has followed the table since."""

    def __init__(self, table: Sitting, who: Viewer) -> None:
        self.table, self.who = table, who
        self.group = Group(table, who, lambda code, chair: f"{code} {chair}")
        self.client = Merged()
        self.client.hear(self.group.table(NOBODY))
        self.box = Mailbox(who.chair)
        self.group.boxes.add(self.box)

    def follow(self) -> None:
        """A row has happened, and those who may know of it are told."""
        if self.table.audience is None or self.who.chair in self.table.audience:
            self.group.update()
        for message in waiting_in(self.box):
            self.client.hear(message)

    def check(self) -> None:
        """What this one has is what a newcomer gets."""
        came = Follower(self.table, self.who).client
        assert self.client.state() == without_here(came.table), self.who
        check_drawing(self.client.table["scene"], came.table["scene"])


def check_drawing(patched: Fields, fresh: Fields) -> None:
    """Both draw the same things in the same order, and no layer stands anywhere but where the table says."""
    assert layers(patched) == layers(fresh)
    strays = {item["kind"] for item in fresh.values()} - {"table", *fresh["table"]["layers"]}
    assert not strays


def layers(scene: Fields) -> dict[str, list[str]]:
    """The ids of each layer, from the bottom to the top."""
    found: dict[str, list[str]] = {}
    for name, item in scene.items():
        found.setdefault(item["kind"], []).append(name)
    return found


def next_row(table: Sitting, rng: Random) -> rows.Said | rows.Undid | rows.Talked:
    """Something that could happen now: an answer, a change of mind, an answer taken back, or a word."""
    play = table.play
    assert play is not None
    seats = range(play.state.seats)
    undoing = [seat for seat in seats if play.can_undo(seat)]
    if undoing and rng.random() < UNDOING:
        return table.check_undo(undoing[0])
    promises = play.game.promises(play.state.view(None)) if play.game.talk_clause else []
    if promises and rng.random() < TALKING:
        return table.check_talk(rng.choice(seats), None, "promise", rng.choice(promises))
    seat = rng.choice([seat for seat in seats if play.may_answer(seat)] if play.is_vote() else play.asked())
    options = [str(option) for option in play.state.options(seat)]
    liked = [1 if option.startswith(("pass", "stop", "discard")) else 4 for option in options]
    return table.check_answer(seat, [rng.choices(options, liked)[0]])


def games(name: str, seed: int) -> Iterator[Past]:
    """One game after another, each as it begins."""
    rng, kind = Random(seed), game(name)
    while True:
        yield Past(name, rng.randint(kind.min_seats, kind.max_seats), rng.randrange(1 << 30))


def check_following(name: str, moments: int, seed: int) -> None:
    """Everybody who follows: those who came at the start, and one who came later, at every moment of several games."""
    rng, seen = Random(seed), 0
    for past in games(name, seed):
        table = past.sitting
        chairs = range(WATCHER, len(table.chairs))
        crowd = [Follower(table, Viewer(chair, rng.choice(["en", "fr"]), "scene")) for chair in chairs]
        while table.phase == "play" and seen < moments:
            table.apply(next_row(table, rng))
            for one in crowd:
                one.follow()
            rng.choice(crowd).check()
            seen += 1
            if rng.random() < 0.02:
                who = rng.randrange(len(crowd))
                crowd[who] = Follower(table, crowd[who].who)
        for one in crowd:
            one.check()
        if seen >= moments:
            return


def check_leaping(name: str, moments: int, seed: int) -> None:
    """From any moment straight to any later one: as a picture, and what lies beside it."""
    rng, seen = Random(seed), 0
    for past in games(name, seed):
        table = past.sitting
        kept: dict[Viewer, list[Pictured]] = {}
        while table.phase == "play" and seen < moments:
            table.apply(next_row(table, rng))
            who = Viewer(rng.randrange(WATCHER, len(table.chairs)), "en", "scene")
            now = show.pictured(table, who)
            known = kept.setdefault(who, [])
            for before in known:
                check_leap(table, who, before, now)
            known.append(now)
            del known[: rng.randint(0, 1) if len(known) < KEPT else 1]
            seen += 1
        if seen >= moments:
            return


def check_leap(table: Sitting, who: Viewer, before: Pictured, now: Pictured) -> None:
    """What changed between two moments makes of the first one the second."""
    speaker, client, fresh = who.voice(table), Merged(), Merged()
    for one, picture in ((client, before), (fresh, now)):
        one.start(
            json.loads(json.dumps({"kind": "table", "seq": 0, **show.whole(picture.scene, picture.side, speaker)}))
        )
    news = {"frames": [show.frame(before.scene, now.scene, speaker)], **show.side_news(before.side, now.side, speaker)}
    client.merge(json.loads(json.dumps(news)))
    assert client.table == fresh.table
    check_drawing(client.table["scene"], fresh.table["scene"])


def came_to(whole: Fields) -> Merged:
    """Somebody who came to this picture."""
    found = Merged()
    found.start(json.loads(json.dumps({"kind": "table", "seq": 0, **whole})))
    return found


def check_replay(name: str, rows_of_it: int, seed: int) -> None:
    """A game told again, undos and all: every step makes of one moment the next."""
    rng, past = Random(seed), next(games(name, seed))
    table = past.sitting
    while table.phase == "play" and table.seq < rows_of_it:
        table.apply(next_row(table, rng))
    who = Viewer(rng.randrange(WATCHER, len(table.chairs)), "fr", "scene")
    told = json.loads(json.dumps(story.replay(table, who, story.Story(table))))
    client, seat = came_to(told["base"]), table.seat_of(who.chair)
    moments = list(states(table))[1:]
    assert len(moments) == len(told["steps"]) > 0
    for view, step in zip([{**state.view(seat), "options": []} for state in moments], told["steps"], strict=True):
        client.merge({part: step[part] for part in ("side", "side_change", "frames")})
        fresh = came_to(show.whole(show.scene_of(table, view), show.side_of(table, view), who.voice(table)))
        assert client.table == fresh.table
        check_drawing(client.table["scene"], fresh.table["scene"])


def states(table: Sitting) -> Iterator[Any]:
    """The table at every moment that a replay tells."""
    for _, _, state in story.Story(table).states():
        yield state.copy()
