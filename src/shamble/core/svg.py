"""A scene as one SVG picture that stands alone: for first paint, notebooks, documents and reports. Knows no game.

A scene is a flat dict, id → item, of plain JSON data. The words an item may use:

    kind     what it is; kinds are layers, drawn in the order of the table's ``layers``
    x, y     where, in units of the table; ``turn`` in degrees and ``scale`` around that point
    face     the symbol that draws it
    text     what is printed on it: a string, or a message reference. Without a face it is drawn (``scale`` 1 is 16
             units, ``w`` the room it has, ``lines`` how many lines it may take); on a face or a box it is only for
             terminals, which show no pictures
    w, h     without a face: a box; with one: how large it is around its middle
    label    its spoken name, a message reference ``[key, {arguments}]``; ``short``, the same on a card of its own;
             ``source``, where its number comes from if that is not the printed rules, told when it is asked
    state    words for what it is at the moment: can, chosen, quiet, ghost, gone, …
    ink      colour in a terminal: a to f for seats, danger, good, accent, second, soft, strong
    o        how far it lies from the middle of its place, for clients that turn the board
    answer   the answer that choosing it gives; ``from`` and ``to`` are the ids of what gives it and where it leads;
             ``more`` is what would come of it, a message reference
    roll     the faces it tumbles through when it comes, before it shows its own
    wait     the share of a moment during which it stays where it was, before it moves
    narrow   what of all this is otherwise on a narrow board; null: there it is not shown

The id ``table`` is the table itself: ``w`` and ``h``, ``x`` and ``y`` where the picture does not begin at 0,
``sprites`` (the name of its symbols and class), ``layers``, ``areas`` (name → x, y, w, h), ``pitch`` (from cell to
cell), ``turns`` (the kinds that turn with the board), ``label``, ``answers`` (heading of a list of answers),
``mood`` (a word for how the whole picture looks, which a style sheet may know),
``lines`` (kinds whose spoken names a terminal prints, a line each), ``moves`` (kinds that are seen to move, though
they have neither name nor text). A game that lays its board out anew for upright phones has an area ``narrow``, in
coordinates of its own. A board that may be larger than its window has ``camera`` (``own``: the piece to find;
``mini``: the kinds and ``marks``: the symbols by kind of a small map, ``size`` times as large there; an item may have
a ``mini`` of its own), ``signs`` (the symbols of rings, beads and hatching that a client draws itself), ``crowd`` (so
many gestures may wait to be watched) and ``stagger`` (milliseconds between those that move at once); ``blocks`` is
the size of the tiles it is laid with, for terminals.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, cast
from xml.etree import ElementTree

from shamble.core.scene import Item

Say = Callable[[str, dict[str, object]], str]

SVG: Final = "http://www.w3.org/2000/svg"
THEMES: Final = ("auto", "light", "dark")
TEXT_SIZE: Final = 16
LINE_STEP: Final = 1.2  # from line to line, in sizes of the text
REFERENCE: Final = re.compile(r"""(?:href="|url\()#([\w-]+)""")
FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML cannot hold


def render(scene: Mapping[str, Item], sprites: str, css: str, say: Say, theme: str = "auto") -> str:
    """The scene as an SVG text with only the symbols it uses; ``say`` turns message references into sentences."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}: one of {', '.join(THEMES)}")
    table = scene["table"]
    drawn = "".join(_layer(kind, items, say) for kind, items in _layers(scene))
    left, top = _number(table.get("x", 0)), _number(table.get("y", 0))
    width, height = _number(table["w"]), _number(table["h"])
    chosen = "" if theme == "auto" else f' data-theme="{theme}"'
    mood = f" data-mood={_quoted(str(table['mood']))}" if "mood" in table else ""
    return (
        f'<svg xmlns="{SVG}" viewBox="{left} {top} {width} {height}" width="{width}" height="{height}" role="img"'
        f" class={_quoted('scene ' + str(table['sprites']))}{chosen}{mood}>\n"
        f"{_title(table, say)}<style>{html.escape(_clean(css), quote=False)}</style>\n"
        f"<defs>{_symbols(sprites, drawn + css)}</defs>\n"
        f'<rect class="paper"{_corner(left, top)} width="{width}" height="{height}"/>\n{drawn}</svg>\n'
    )


def _corner(left: str, top: str) -> str:
    """Where the picture begins, if that is not where all its numbers do."""
    return "" if (left, top) == ("0", "0") else f' x="{left}" y="{top}"'


def _layers(scene: Mapping[str, Item]) -> list[tuple[str, dict[str, Item]]]:
    """The items by kind, in drawing order; kinds that the table does not name come last."""
    layers: dict[str, dict[str, Item]] = {kind: {} for kind in cast("list[str]", scene["table"].get("layers", []))}
    for name, item in scene.items():
        if name != "table":
            layers.setdefault(str(item["kind"]), {})[name] = item
    return [(kind, items) for kind, items in layers.items() if items]


def _layer(kind: str, items: Mapping[str, Item], say: Say) -> str:
    inside = "".join(_draw(name, item, say) for name, item in items.items())
    return f"<g class={_quoted('l-' + kind)}>\n{inside}</g>\n"


def _draw(name: str, item: Item, say: Say) -> str:
    """One item: a symbol, a text or a box."""
    if "face" in item:
        start, inside, end = f"use href={_quoted('#' + str(item['face']))}{_transform(item)}", "", "use"
    elif "h" not in item:
        start, inside, end = _written(item, _clean(spoken(item["text"], say)))
    else:
        size = f' width="{_number(item["w"])}" height="{_number(item["h"])}" rx="10"'
        start, inside, end = f"rect{_place(item)}{size}", "", "rect"
    inside = _title(item, say) + inside
    marks = f" class={_quoted(_classes(item))} data-id={_quoted(name)}"
    return f"<{start}{marks}>{inside}</{end}>\n" if inside else f"<{start}{marks}/>\n"


def _written(item: Item, words: str) -> tuple[str, str, str]:
    """A text on one line, or broken where it may take several."""
    lines = _broken(item, words)
    longest = max(lines, key=lambda line: sum(map(_breadth, line)))
    size = _size(item, longest)
    start = f"text{_place(item)} font-size={_quoted(size)}"
    if len(lines) == 1:
        return start, html.escape(words, quote=False), "text"
    left, down = _quoted(_number(item["x"])), f" dy={_quoted(_number(round(float(size) * LINE_STEP, 1)))}"
    parts = [
        f"<tspan x={left}{down if number else ''}>{html.escape(line, quote=False)}</tspan>"
        for number, line in enumerate(lines)
    ]
    return start, "".join(parts), "text"


def _broken(item: Item, words: str) -> list[str]:
    """The words on at most as many lines as they may take; the last line holds all that is left."""
    most, room = cast(int, item.get("lines", 1)), cast(float, item.get("w", 0))
    size = TEXT_SIZE * cast(float, item.get("scale", 1))
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and len(lines) < most and size * sum(map(_breadth, longer)) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _classes(item: Item) -> str:
    """The kind and the states of an item, as names for a style sheet."""
    states = str(item.get("state", "")).split()
    return " ".join([f"k-{item['kind']}"] + [f"s-{state}" for state in states])


def _place(item: Item) -> str:
    return f' x="{_number(item["x"])}" y="{_number(item["y"])}"'


def _transform(item: Item) -> str:
    steps = [f"translate({_number(item['x'])} {_number(item['y'])})"]
    if item.get("turn"):
        steps.append(f"rotate({_number(item['turn'])})")
    if item.get("scale", 1) != 1:
        steps.append(f"scale({_number(item['scale'])})")
    return f' transform="{" ".join(steps)}"'


def _size(item: Item, words: str) -> str:
    """The size of a text: smaller than asked where the words would not fit into their room."""
    size = TEXT_SIZE * cast(float, item.get("scale", 1))
    room = cast(float, item.get("w", 0))
    wide = size * sum(map(_breadth, words))
    return _number(round(size * room / wide, 1) if room and wide > room else size)


def _breadth(letter: str) -> float:
    """About how wide a letter of a bold system type is, in its own size; generous, since nobody measures here."""
    if letter in "iljI.,:;'|!()[] ":
        return 0.36
    if letter in "mwMW@" or unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    return 0.76 if letter.isupper() else 0.64


def _title(item: Item, say: Say) -> str:
    """The spoken name of an item, as browsers show and read it."""
    return f"<title>{html.escape(_clean(spoken(item['label'], say)), quote=False)}</title>" if "label" in item else ""


def spoken(words: object, say: Say) -> str:
    """A printed text or a message reference, as a sentence."""
    if isinstance(words, str):
        return words
    key, arguments = cast("tuple[str, dict[str, object]]", words)
    return say(key, dict(arguments))


def _symbols(sprites: str, using: str) -> str:
    """The symbols that this text refers to, and those that they refer to, in the order of the sprite sheet."""
    sheet = _sheet(sprites)
    wanted: set[str] = set()
    open_names = [name for name in REFERENCE.findall(using) if name in sheet]
    while open_names:
        name = open_names.pop()
        if name not in wanted:
            wanted.add(name)
            open_names += [other for other in REFERENCE.findall(sheet[name]) if other in sheet]
    return "\n".join(text for name, text in sheet.items() if name in wanted)


@lru_cache(maxsize=8)
def _sheet(sprites: str) -> dict[str, str]:
    """The named parts of a sprite sheet, each as text."""
    ElementTree.register_namespace("", SVG)
    parts: dict[str, str] = {}
    for defs in ElementTree.fromstring(sprites):
        for part in defs:
            part.tail = None
            text = ElementTree.tostring(part, encoding="unicode").replace(f' xmlns="{SVG}"', "")
            parts[part.get("id", "")] = text
    return parts


def _number(value: object) -> str:
    """A number as short as it can be written."""
    return f"{cast(float, value):g}" if abs(cast(float, value)) < 1000 else f"{cast(float, value):.6g}"


def _clean(text: str) -> str:
    return FORBIDDEN.sub("", text)


def _quoted(text: str) -> str:
    return f'"{html.escape(_clean(text))}"'
