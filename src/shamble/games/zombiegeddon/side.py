"""What lies beside the board of Zombiegeddon, for clients that lay it out in their own way: ``side`` of docs/wire.md.

It is made from a view and from nothing else, and like the scene it may show less than the view, never more: of the
discs a player has taken only how many, unless the table plays with open piles (ZG-3.9). Words are references to
sentences; those of the picture are listed at the top of ``scene``, the others are:

    side-goal       disc way [step, jump, through] cell     the title of a card: where an answer leads
    side-off        cell sources                            the same, for a removal; sources: how many may act
    side-from       cell                                    which pawn, where several may act
    side-cost       weapons                                 of how many weapons one is spent
    side-fight      takes cell disc                         what an enemy's cell brings: now, and later
    side-now        takes cell                              the disc that is left and so collected, and where it lies
    side-yours, side-supply, side-supplied, side-no-supply, side-manhole, side-jump, side-through       what a goal is
    side-takes      takes                                   what a removal brings
    side-ends       takes action [1, 2]                     what the end of the turn leaves behind
    side-ends-half                                          the same, where passing ends the half at once (ZG-5.1)
    side-aim        half [1, 2] names count points          what all are after; names: who is ahead, if that is seen
    side-hint-pawn  cells takes                             under the sentence, where only one pawn may act
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import atan2, degrees
from typing import Final, cast

from shamble.core.scene import Data, Label, source, words
from shamble.games.zombiegeddon import labels
from shamble.games.zombiegeddon.box import (
    CELL_NAMES,
    DISC_NAMES,
    DISC_NUMBERS,
    FIRST_ENEMY,
    FIRST_TAKEABLE,
    MANHOLE,
    NEIGHBOURS,
    OFF,
    PAWNS,
)
from shamble.games.zombiegeddon.look import (
    CENTRES,
    FACES,
    KEY_ROWS,
    SEAT_LETTERS,
    TALLIED,
    WHOLE,
    Look,
    Option,
    at,
    key_faces,
    points_of,
)

# What of a row of the legend is ours, where it is not the values and the number of discs.
KEY_SOURCES: Final = {
    "white": ("layout", "ZG-1.2"),
    "red": ("layout", "ZG-1.2"),
    "provisions": ("copies", "ZG-2.1"),
    "weapon": ("copies", "ZG-2.1"),
    "manhole": ("copies", "ZG-2.1"),
    "barricade": ("copies", "ZG-2.1"),
}
FACT_FACES: Final = {
    "jumped": "zg-man",
    "fought": "zg-we",
    "removed": "zg-off",
    "passed": "zg-end",
    "half_ended": "zg-end",
    "cleared": "zg-pile",
    "remained": "zg-pile",
}


def side(view: Mapping[str, object], names: Sequence[str] | None = None) -> Data:
    """What is going on, the players, the answers as cards, how far it has come, and the legend."""
    look = Look(view, names)
    return {
        "say": _say(look),
        "players": [_player(look, seat) for seat in range(look.seats)],
        "answers": [_card(look, option) for option in look.options],
        "head": _head(look),
        "goal": _aim(look),
        "legend": _legend(look.half),
    }


def points(view: Mapping[str, object]) -> list[int]:
    """Everybody's points at this moment. Only for games that are over: before, piles lie face down (ZG-3.9)."""
    taken, markers = cast("list[dict[str, int]]", view["taken"]), cast("list[list[int]]", view["markers"])
    return [points_of(pile, cells) for pile, cells in zip(taken, markers, strict=True)]


def face_of(fact: Mapping[str, object]) -> str | None:
    """A picture for the log line of a fact given as plain data: what was taken, spent or done, or who did it."""
    name, seat = str(fact["fact"]), fact.get("seat")
    if name in ("moved", "took"):
        return FACES.get(DISC_NAMES[cast(int, fact["disc"])])
    if name in ("dealt", "redealt"):
        return _pile_face(cast(int, fact["half"]))
    if name in FACT_FACES:
        return FACT_FACES[name]
    if not isinstance(seat, int):
        return None
    return f"zg-{'m' if name == 'delivered' else 'p'}{SEAT_LETTERS[seat]}"


# --- what is going on ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Data:
    about = labels.about(look)
    face = None if about is None else f"zg-p{SEAT_LETTERS[about]}"
    say: Data = {"sentence": labels.sentence(look), "hint": _hint(look), "face": face, "seat": about}
    return say | {"warning": labels.warning(look)}


def _hint(look: Look) -> Label:
    """Of a pawn that alone may act there is more to say."""
    if len(look.sources) != 1 or look.through >= 0:
        return labels.hint(look)
    [source] = look.sources
    return words("side-hint-pawn", cells=len(look.ways), takes=look.takes(source))


def _aim(look: Look) -> Label:
    """What the players are after; with open piles also who is ahead."""
    points = [look.points(seat) or 0 for seat in range(look.seats)]
    ahead = [look.names[seat] for seat in range(look.seats) if look.open_piles and points[seat] == max(points) > 0]
    return words("side-aim", half=look.half, names=ahead, count=len(ahead), points=max(points))


def _head(look: Look) -> Data:
    return {
        "title": words("scene-half", half=look.half),
        "text": labels.progress(look.turn, look.left),
        "left": look.left,
        "of": WHOLE,
        "half": look.half,
    }


@cache
def _legend(half: int) -> list[Data]:
    return [
        {
            "faces": list(key_faces(what, half)),
            "name": words("scene-key", what=what),
            "note": words("scene-key-note", what=what, half=half),
            "source": source("V", *KEY_SOURCES.get(what, ("values", "ZG-2.1"))),
        }
        for what, _ in KEY_ROWS
    ]


# --- the players -----------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> Data:
    """A player's row; ``state`` is now, next, wait or out, and at the end won or over."""
    letter = SEAT_LETTERS[seat]
    player: Data = {
        "id": f"pl{letter}",
        "seat": seat,
        "letter": letter,
        "name": look.names[seat],
        "face": f"zg-p{letter}",
        "role": labels.under_name(look, seat),
        "label": labels.player_label(look, seat),
        "state": "won" if look.rank(seat) == 1 else look.role(seat),
        "points": look.points(seat),
        "numbers": _numbers(look, seat),
    }
    if look.open_piles:
        player["tally"] = _tally(look, seat)
    return player


def _numbers(look: Look, seat: int) -> list[Data]:
    """What lies before a player: pile, weapons, supplies still to deliver."""
    pile, held, left = look.pile(seat), look.weapons[seat], PAWNS - len(look.markers[seat])
    return [
        {"face": _pile_face(look.half), "n": pile, "text": words("scene-taken", n=pile)},
        {"face": "zg-we", "n": held, "text": words("scene-weapons", n=held)},
        {"face": f"zg-m{SEAT_LETTERS[seat]}", "n": left, "of": PAWNS, "text": words("scene-supplies", n=left)},
    ]


def _tally(look: Look, seat: int) -> list[Data]:
    """With open piles: how many discs of each kind a player has taken (ZG-3.9)."""
    name, taken = look.names[seat], look.taken[seat]
    found = [(disc.name, taken.get(disc.name, 0)) for disc in TALLIED]
    return [
        {"face": FACES[disc], "n": count, "label": words("scene-tally", name=name, what=disc, n=count)}
        for disc, count in found
    ]


def _pile_face(half: int) -> str:
    return "zg-pile" if half == 1 else "zg-pile2"


# --- the answers -----------------------------------------------------------------------------------------------------


def _card(look: Look, option: Option) -> Data:
    """An answer as a card: what it is called, what it costs and brings, from where and where to."""
    title, face, notes = _goal(look, option) if option.target != OFF else _other(look, option)
    card: Data = {
        "answer": option.answer,
        "title": title,
        "notes": notes,
        "face": face,
        "from": look.givers(option),
        "group": "other" if option.target == OFF else "cell",
        "quiet": option.target == OFF,
        "label": labels.option_label(look, option),
    }
    if option.target != OFF:
        card["to"] = at("c", option.target)
        if option.target in NEIGHBOURS[option.source]:  # a jump has no direction
            card["arrow"] = _arrow(option.source, option.target)
    return card


def _goal(look: Look, option: Option) -> tuple[Label, str, list[Data]]:
    """Title, picture and notes of an answer that leads to a cell."""
    what = look.board[option.target]
    title = words("side-goal", disc=what, way=look.way(option), cell=CELL_NAMES[option.target])
    return title, FACES[what], list(_goal_notes(look, option))


def _goal_notes(look: Look, option: Option) -> Iterator[Data]:
    """First what the goal costs and brings, then what leaving the cell brings, then which pawn."""
    what, takes = look.board[option.target], look.takes(option.source)
    left = CELL_NAMES[option.source]
    enemy = DISC_NUMBERS[what] >= FIRST_ENEMY
    if enemy:
        yield _note("minus", "side-cost", weapons=look.weapons[look.active])
    if enemy and look.way(option) == "step":
        yield _note("plus", "side-fight", takes=takes, cell=left, disc=what)
    else:
        yield _note("", _bringing(look, option))
        if takes != "none":
            yield _note("plus", "side-now", takes=takes, cell=left)
    if len(look.sources) > 1:
        yield _note("from", "side-from", cell=left)


def _bringing(look: Look, option: Option) -> str:
    """The words for what a goal without a fight brings."""
    way, kind = look.way(option), DISC_NUMBERS[look.board[option.target]]
    if way != "step":
        return "side-jump" if way == "jump" else "side-through"
    if kind >= FIRST_TAKEABLE:
        return "side-yours"
    if kind == MANHOLE:
        return "side-manhole"
    if look.delivers(option.target):
        return "side-supply"
    return "side-supplied" if look.stores(option.target) else "side-no-supply"


def _other(look: Look, option: Option) -> tuple[Label, str, list[Data]]:
    """Title, picture and note of an answer that leads to no cell: a removal, or the end of the turn."""
    if option.source != OFF:
        title = words("side-off", cell=CELL_NAMES[option.source], sources=len(look.sources))
        return title, "zg-off", [_note("", "side-takes", takes=look.takes(option.source))]
    if look.passes_left == 1:
        return words("scene-pass-short"), "zg-end", [_note("minus", "side-ends-half")]
    stays = look.takes(next(iter(look.sources))) if len(look.sources) == 1 else "none"
    return words("scene-pass-short"), "zg-end", [_note("", "side-ends", takes=stays, action=look.action + 1)]


def _note(mark: str, key: str, **args: object) -> Data:
    return {"mark": mark, "text": words(key, **args)}


@cache
def _arrow(source: int, target: int) -> int:
    """The way from one cell to its neighbour on the screen, in degrees: 0 is to the right, 90 down."""
    (x, y), (to_x, to_y) = CENTRES[source], CENTRES[target]
    return round(degrees(atan2(to_y - y, to_x - x))) % 360
