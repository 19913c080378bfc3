"""A scene as an SVG picture: well-formed, alone, the same every time."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from shamble.core.svg import render
from shamble.games.zombiegeddon.scene import scene

View = dict[str, Any]
Say = Callable[[str, dict[str, object]], str]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def picture(middle: View, sprites: str, css: str, say: Say) -> ElementTree.Element:
    return ElementTree.fromstring(render(scene(middle), sprites, css, say))


def test_the_same_scene_gives_the_same_picture(middle: View, sprites: str, css: str, say: Say) -> None:
    first = render(scene(middle), sprites, css, say)
    assert first == render(scene(middle), sprites, css, say)
    middle["turn"] += 1
    assert first != render(scene(middle), sprites, css, say)


def test_the_picture_has_a_role_a_title_and_a_size(picture: ElementTree.Element) -> None:
    assert picture.tag == f"{SVG}svg"
    assert picture.get("role") == "img"
    assert picture[0].tag == f"{SVG}title"
    assert (picture[0].text or "").startswith("scene-table<")
    assert picture.get("viewBox") == "0 0 1786 1120"


def test_every_item_is_drawn_once(middle: View, picture: ElementTree.Element) -> None:
    drawn = [element.get("data-id") for element in picture.iter() if element.get("data-id")]
    assert sorted(map(str, drawn)) == sorted(name for name in scene(middle) if name != "table")


def test_layers_are_drawn_in_order(middle: View, picture: ElementTree.Element) -> None:
    layers = [str(group.get("class")).removeprefix("l-") for group in picture.findall(f"{SVG}g")]
    order = cast("list[str]", scene(middle)["table"]["layers"])
    assert layers == [kind for kind in order if kind in layers]
    assert layers.index("cell") < layers.index("disc") < layers.index("ring") < layers.index("pawn")


def test_only_used_symbols_are_inside_and_none_is_missing(picture: ElementTree.Element) -> None:
    symbols = picture.find(f"{SVG}defs")
    assert symbols is not None
    inside = {str(part.get("id")) for part in symbols}
    text = ElementTree.tostring(picture, encoding="unicode")
    used = set(re.findall(r"(?:href=\"|url\()#([\w-]+)", text))
    nested = {str(part.get("id")) for part in picture.iter() if part.get("id")}
    assert used <= nested
    assert inside <= used
    assert "zg-z8" not in inside
    assert "zg-z3" in inside


def test_labels_become_titles(picture: ElementTree.Element) -> None:
    pawn = next(element for element in picture.iter() if element.get("data-id") == "pA1")
    assert pawn.findtext(f"{SVG}title") == "scene-pawn<name=A&number=1&cell=d8&can=yes>"


def test_states_become_classes(picture: ElementTree.Element) -> None:
    cell = next(element for element in picture.iter() if element.get("data-id") == "c4-8")
    assert str(cell.get("class")).split() == ["k-cell", "s-can"]


def test_names_cannot_break_the_picture(middle: View, sprites: str, css: str, say: Say) -> None:
    names = ["</svg><script>", "\x00\x1b[31m\"'&", "Zoë 漢字"]
    picture = ElementTree.fromstring(render(scene(middle, names), sprites, css, say))
    assert not list(picture.iter(f"{SVG}script"))
    texts = [element.text for element in picture.iter(f"{SVG}text")]
    assert "</svg><script>" in texts
    assert "Zoë 漢字" in texts


def test_long_words_are_printed_smaller(middle: View, sprites: str, css: str, say: Say) -> None:
    def size(name: str) -> float:
        picture = ElementTree.fromstring(render(scene(middle, [name, "B", "C"]), sprites, css, say))
        return float(str(next(e for e in picture.iter() if e.get("data-id") == "plA-name").get("font-size")))

    assert size("Ada") == 28
    assert size("Bartholomew the Third") < 12


def test_a_theme_can_be_asked_for(middle: View, sprites: str, css: str, say: Say) -> None:
    assert "data-theme" not in render(scene(middle), sprites, css, say).split("<style>")[0]
    assert 'data-theme="dark"' in render(scene(middle), sprites, css, say, "dark").split("<style>")[0]
    with pytest.raises(ValueError, match="sepia"):
        render(scene(middle), sprites, css, say, "sepia")


def test_it_knows_no_game(say: Say) -> None:
    items: dict[str, dict[str, object]] = {
        "table": {"kind": "table", "w": 10, "h": 20.5, "sprites": "other"},
        "x": {"kind": "piece", "x": 1, "y": 2, "face": "o-x", "turn": 90, "scale": 0.5},
        "b": {"kind": "plate", "x": 1, "y": 2, "w": 3, "h": 4, "text": "not drawn"},
        "t": {"kind": "word", "x": 1, "y": 2, "text": "hello"},
    }
    sheet = '<svg xmlns="http://www.w3.org/2000/svg"><defs><symbol id="o-x"/><symbol id="o-y"/></defs></svg>'
    text = render(items, sheet, "", say)
    assert 'transform="translate(1 2) rotate(90) scale(0.5)"' in text
    assert 'height="20.5"' in text
    assert "not drawn" not in text
    assert ">hello</text>" in text
    assert 'id="o-x"' in text
    assert "o-y" not in text


def test_all_colours_are_custom_properties(sprites: str, css: str) -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?=[\"';])|rgb", re.sub(r"href=\"[^\"]*\"|url\([^)]*\)", "", sprites))
    properties = set(re.findall(r"var\(--(\w+)\)", sprites + css))
    assert properties <= set(re.findall(r"--(\w+):", css))
    rules = re.sub(r"--\w+:[^;}]*", "", css)
    assert not re.search(r"#[0-9a-fA-F]{3,8}|rgb", rules)


def test_both_dark_blocks_are_the_same(css: str) -> None:
    wished = re.search(r"not\(\[data-theme=light\]\)\{(.*?)\}", css, re.S)
    asked = re.search(r"\.zombiegeddon\[data-theme=dark\]\{(.*?)\}", css, re.S)
    assert wished
    assert asked
    assert wished.group(1) == asked.group(1)


def test_every_class_of_the_symbols_has_a_rule(sprites: str, css: str) -> None:
    classes = {name for names in re.findall(r'class="([^"]*)"', sprites) for name in names.split()}
    assert {name for name in classes if f".{name}{{" not in css} == set()
    ids = re.findall(r'\bid="([^"]*)"', sprites)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("zg-") for name in [*ids, *classes])
