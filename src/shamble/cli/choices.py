"""What can be answered, numbered, in groups by what would act. The words come from the scene, so any game will do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from rich.text import Text

from shamble import picture
from shamble.cli.screen import Screen
from shamble.core.scene import Scene
from shamble.words import Words

SLOT: Final = 26  # columns for one short choice: three fit into 80
GAP: Final = "  "  # between choices that follow each other


class Choice(NamedTuple):
    """One answer: its number in the list, its notation, and what it means."""

    number: int
    answer: str
    meaning: str


class Group(NamedTuple):
    """The answers of one piece, or those without a piece under no title."""

    title: str
    choices: list[Choice]


def groups(view: dict[str, object], names: Sequence[str], words: Words) -> list[Group]:
    """All answers of the view's seat, piece by piece; those without a piece come last."""
    scene = picture.scene(view, names)
    items = {str(item["answer"]): item for item in scene.values() if "answer" in item and item["kind"] != "cell"}
    by_piece: dict[str, list[str]] = {}
    for answer in cast("list[str]", view["options"]):
        by_piece.setdefault(piece_of(items.get(answer, {})), []).append(answer)
    by_piece[""] = by_piece.pop("", [])
    found: list[Group] = []
    number = 0
    for piece, answers in by_piece.items():
        said = [Choice(number + n, answer, meaning(items, answer, words)) for n, answer in enumerate(answers, 1)]
        number += len(said)
        if said:
            found.append(Group(title(scene, piece, items.get(answers[0], {}), words), said))
    return found


def piece_of(item: Mapping[str, object]) -> str:
    """The piece that gives an answer; none for a pass and the like."""
    pieces = cast("list[str]", item.get("from", []))
    return pieces[0] if pieces else ""


def meaning(items: Mapping[str, Mapping[str, object]], answer: str, words: Words) -> str:
    """What an answer means; its notation says from where to where. What would come of it is told after a colon."""
    item = items.get(answer, {})
    if "label" not in item:
        return ""
    said = short(item["label"], {}, words)
    if "more" not in item:
        return said
    return words.say("choice-result", {"text": said, "sentence": short(item["more"], {}, words)})


def title(scene: Scene, piece: str, item: Mapping[str, object], words: Words) -> str:
    """The piece that would act, with what its first answer tells about it."""
    label = scene.get(piece, {}).get("label")
    if label is None:
        return ""
    _, told = cast("tuple[str, Mapping[str, Any]]", item.get("label", ("", {})))
    return short(label, {**told, "count": len(cast("list[str]", item.get("from", [])))}, words)


def short(label: object, more: Mapping[str, object], words: Words) -> str:
    """A label of the scene, in the shorter words for lists if there are any."""
    key, args = cast("tuple[str, Mapping[str, Any]]", label)
    brief = key.replace("scene-", "choice-", 1)
    return words.say(brief if brief in words else key, {**more, **args})


def lines(found: Sequence[Group], screen: Screen) -> list[Text]:
    """The groups with their titles, their answers side by side."""
    width = widest(choice for group in found for choice in group.choices)
    shown: list[Text] = []
    for group in found:
        if group.title:
            style = "bold" if screen.colour else ""
            shown += [Text(line, style=style) for line in screen.wrapped(group.title, " ", "   ")]
        shown += rows(group.choices, width, screen.width)
    return shown


def fitting(found: Sequence[Group], screen: Screen, room: int) -> list[Text]:
    """The choices in so many lines if it can be: in groups, else one after the other, else without their meanings."""
    choices = [choice for group in found for choice in group.choices]
    bare = [choice._replace(meaning="") for choice in choices]
    for shown in (lines(found, screen), flow(choices, screen.width)):
        if len(shown) <= room:
            return shown
    return flow(bare, screen.width)


def flow(choices: Sequence[Choice], room: int) -> list[Text]:
    """Choices one after the other, in lines that are as full as they can be."""
    lines = [Text()]
    for choice in choices:
        one = entry(choice, 0)
        if lines[-1] and len(lines[-1]) + len(one) + len(GAP) > room:
            lines.append(Text())
        lines[-1].append_text(Text(GAP if lines[-1] else "") + one)
    return [part for line in lines for part in broken(line, room, len(GAP))]


def widest(choices: Iterable[Choice]) -> int:
    """The columns that the longest notation takes."""
    return max((len(choice.answer) for choice in choices), default=0)


def rows(choices: Sequence[Choice], notation: int, room: int) -> list[Text]:
    """The choices in slots of equal width; a long one takes several."""
    lines = [Text()]
    for choice in choices:
        one = Text.assemble(" " * (4 - len(str(choice.number))), entry(choice, notation))
        one.pad_right(-len(one) % SLOT or SLOT)
        if lines[-1] and len(lines[-1]) + len(one.plain.rstrip()) > room:
            lines.append(Text())
        lines[-1].append_text(one)
    for line in lines:
        line.rstrip()
    return [part for line in lines for part in broken(line, room, notation + 6)]


def broken(line: Text, room: int, indent: int) -> list[Text]:
    """A line that is too long, in several; what follows stands as far in as the meanings do."""
    if len(line) <= room:
        return [line]
    indent = min(indent, room // 2)
    at = line.plain.rfind(" ", indent + 1, room + 1)
    at = room if at < 0 else at
    rest = line[at:].copy()
    rest.plain = rest.plain.lstrip()
    return [line[:at], *broken(Text(" " * indent) + rest, room, indent)]


def entry(choice: Choice, notation: int) -> Text:
    """One choice: its number, its notation in so many columns, what it means."""
    found = Text.assemble((f"{choice.number} ", "bold"), (f"{choice.answer:<{notation}} ", "cyan"), choice.meaning)
    if not notation:
        found.rstrip()
    return found
