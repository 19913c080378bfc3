"""What somebody means who touches a thing of Zombie Tsunami: a bead, a player, a card of one's own or of the market."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, cast

from shamble.core.scene import Touch
from shamble.games.tsunami.answers import ACT_WORDS, SEAT_LETTERS, USED_ALONE
from shamble.games.tsunami.box import ACT_AIMED, BEAD_NAMES, SAVES, SHOP_AIMED, SHOP_NAMES
from shamble.games.tsunami.look import PERMANENT_NAMES

PLAYER: Final = re.compile(r"(?:ring-)?(?:pl|z|c|d|in-|row)([A-F])(?:\d|-|$)")
LANE: Final = re.compile(rf"(?:ring-)?(?:lane|bead|tot|f)-({'|'.join(BEAD_NAMES)})")
OFFER: Final = re.compile(r"pick-(zombie|coin|civilian|bomb|event)")
CARD: Final = re.compile(r"(mk\d+|h-\w+)")
NAMING: Final = {"civilian_bomb": "bomb", "megabomb": "name", "exchange": "name"}  # by what is asked: a player is named
SAVE_NAMES: Final = tuple(save.name for save in SAVES)


def meant(view: Mapping[str, object], touch: Touch) -> Iterator[str]:
    """A bead, what an offer gives, a player for the card in hand or for what is asked, or a card."""
    player, lane, offer = PLAYER.match(touch.what), LANE.match(touch.what), OFFER.match(touch.what)
    if lane:
        yield lane[1]
    elif offer:
        yield from offered(view, offer[1])
    elif player:
        yield from on_player(view, touch.picked, player[1])
    elif found := CARD.match(touch.what):
        yield from with_card(view, found[1], rival(view))


def offered(view: Mapping[str, object], what: str) -> Iterator[str]:
    """What lies on offer: a zombie, a coin, a civilian, a bomb for the next player, or an event."""
    yield {"bomb": f"bomb-{rival(view)}", "event": "join"}.get(what, what)


def on_player(view: Mapping[str, object], picked: str, letter: str) -> Iterator[str]:
    """A player is named: for the card that was picked, or for what is asked."""
    if card := CARD.fullmatch(picked):
        yield from with_card(view, card[1], letter)
    ask = cast("dict[str, object] | None", view["ask"])
    word = NAMING.get(str(ask["name"])) if ask else None
    if word:
        yield f"{word}-{letter}"


def with_card(view: Mapping[str, object], card: str, letter: str) -> Iterator[str]:
    """A card of one's own is played, or one of the market bought, on this player where it names one."""
    if card.startswith("mk"):
        yield from bought(view, int(card[2:]) - 1, letter)
        return
    name = card.removeprefix("h-")
    if name == "secret":
        yield "turn-up"
    elif name in SAVE_NAMES or name in USED_ALONE:
        yield f"use-{name}"
    elif f"play-{name}" in ACT_WORDS:
        aimed = ACT_AIMED[ACT_WORDS.index(f"play-{name}")]
        yield f"play-{name}-{letter}" if aimed else f"play-{name}"


def bought(view: Mapping[str, object], place: int, letter: str) -> Iterator[str]:
    """The card at this place of the market."""
    wares = [*PERMANENT_NAMES, *cast("list[str | None]", view["market"])]
    name = wares[place] if 0 <= place < len(wares) else None
    if name:
        yield f"buy-{name}-{letter}" if SHOP_AIMED[SHOP_NAMES.index(name)] else f"buy-{name}"


def rival(view: Mapping[str, object]) -> str:
    """Another player, if only to say why a card cannot be played on anybody."""
    return SEAT_LETTERS[(cast(int, view["seat"]) + 1) % cast(int, view["seats"])]


def names_of(touch: Touch) -> list[str]:
    """What was touched, or what it is a part of: a player, a lane, a card, the road."""
    player, lane, card = PLAYER.match(touch.what), LANE.match(touch.what), CARD.match(touch.what)
    part = f"pl{player[1]}" if player else f"lane-{lane[1]}" if lane else card[1] if card else ""
    return [touch.what, part, "road" if touch.what.startswith(("slot-", "gap-")) else "ground"]
