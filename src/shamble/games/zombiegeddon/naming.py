"""How the numbers in facts, answers and refusals of Zombiegeddon are called at the table."""

from __future__ import annotations

from shamble.games.zombiegeddon import box

CELL_FIELDS = frozenset({"cell", "start", "goal", "shelters"})
DISC_FIELDS = frozenset({"disc", "under", "lost", "near"})
SCENE_DISC_FIELDS = frozenset({"what", "takes"})  # in a scene: a disc's name, or a word to select on such as "none"
ENDINGS = {1: "empty", 2: "idle", 3: "stalled"}  # why a half ended: ZG-5.1 a, b, c
SEAT_FIELDS = frozenset({"tied", "after"})  # "seat" is $who in every game
LEADS = ("lot", "most", "sum", "order")  # what decided who begins a half: ZG-3.1, ZG-5.4


def naming(field: str, value: object) -> tuple[str, str] | None:
    """What a field's value is called: ("name", as it is), ("word", to translate), ("seat", whose), or None."""
    if field in CELL_FIELDS and isinstance(value, int):
        return "name", box.CELL_NAMES[value]
    if field in SEAT_FIELDS and isinstance(value, int):
        return ("seat", str(value)) if value >= 0 else ("name", "")
    if field in DISC_FIELDS or (field in SCENE_DISC_FIELDS and value in box.DISC_NUMBERS):
        return "word", disc_key(value)
    if field == "half":
        return "word", f"half-{value}"
    if field == "why" and isinstance(value, int):
        return "name", ENDINGS[value]
    if field == "lead" and isinstance(value, int):
        return "name", LEADS[value]
    return None


def disc_key(disc: object) -> str:
    """The key under which a disc's name stands, from its number or its name in the box."""
    name = box.DISC_NAMES[disc] if isinstance(disc, int) else str(disc)
    return f"disc-{name.replace('_', '-')}"
