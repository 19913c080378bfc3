"""What the picture of Zombie Tsunami says: sentences, and the spoken names of places and players, as word references.

Questions, hints and answers are ``naming``'s; the words of the picture stand at the end of ``words/*.ftl``:

    scene-table     round slot [number, over] seats     the whole picture
    scene-answers                                       heading of a list of options
    scene-road      street count [number, over] now [yes, no]   this round's cards; now: whether the last is in play
    scene-stage     stage [push, jump, shop, town, over] street
    scene-lane      bead total after need joins [yes, no]       after: with one's own horde, if that may still join
    scene-player    letter name you role zombies civilians coins birds saves secret faces loss
    scene-ware      card price can [yes, no]            a card in the market; its effect too
    scene-hand-secret, -bird, -kept     secret, bird, card      a card of one's own, with its effect
    scene-market    card                                all that is for sale, in one line
    scene-event     event                               the event in force, with its effect
    scene-role      you role first                      a word or two under a name; scene-rank rank, at the end
"""

from __future__ import annotations

from typing import Final

from shamble.core.scene import Data, Label, source, words, yes
from shamble.games.tsunami import naming
from shamble.games.tsunami.box import JUMP, PUSH, SAVE1, SHOP_NAMES, STREET_DOES, STREET_NAMES
from shamble.games.tsunami.look import NOT_ROLLED, SEAT_LETTERS, Look


def card_key(sort: str, name: str) -> str:
    """Under which key a card's name stands; its effect too. ``sort`` is street, card, secret, bird or event."""
    found = naming.kind_word(sort, name)
    assert found is not None
    return found[1]


def card_name(sort: str, name: str) -> Label:
    """What a card is called."""
    return words(card_key(sort, name))


def effect(sort: str, name: str) -> Label:
    """What a card does, and when."""
    return words(f"{card_key(sort, name)}.effect")


# By sort of card: what of it is not in the printed rules, and the clause that says so. The scans have lost the numbers.
CARD_SOURCES: Final = {
    "card": ("V", "price", "TS-1.5"),
    "street": ("V", "number", "TS-1.3"),
    "bird": ("D", "values", "TS-1.7"),
}
OUR_EVENTS: Final = ("jump", "look")  # that one may decline, and the cap
REWARD_CLAUSES: Final = {
    "ufo": "TS-7.2",
    "giant": "TS-7.3",
    "tsunami": "TS-7.4",
    "quarterback": "TS-4.2",
    "dragon_head": "TS-7.6",
    "dragon_tail": "TS-7.6",
    "ninja": "TS-7.7",
}


def card_source(sort: str, card: str) -> Data | None:
    """The mark of a card of which something is not in the printed rules."""
    if sort == "secret":
        return source("V", "reward", REWARD_CLAUSES[card])
    if sort == "event":
        return source("V", "text", "TS-8.4") if card in OUR_EVENTS else None
    if sort == "street" and STREET_DOES[STREET_NAMES.index(card)] not in (JUMP, PUSH):
        return None  # no number on it
    return source(*CARD_SOURCES[sort])


def sentence(look: Look) -> Label:
    """What is going on."""
    return naming.question(look.view, look.names)


def hint(look: Look) -> Label | None:
    """A line under the sentence."""
    return naming.hint(look.view, look.names)


def about(look: Look) -> int | None:
    """The seat that the sentence is about."""
    if look.outcome is not None:
        return next((seat for seat in range(look.seats) if look.rank(seat) == 1), None)
    if look.bomb is not None:
        return look.bomb[1]
    return look.seat if look.seat in look.asked and look.options else look.asked[0] if len(look.asked) == 1 else None


def road_label(cards: tuple[str, ...], playing: bool, over: bool) -> Label:
    """The street as far as it is known."""
    return words("scene-road", street=list(cards), count="over" if over else len(cards), now=yes(playing))


def stage_label(look: Look) -> Label:
    """What the stage shows."""
    over = look.is_over and look.stage == "town"
    return words("scene-stage", stage="over" if over else look.stage, street=look.card or "none")


def player_args(look: Look, seat: int) -> dict[str, object]:
    """All that lies before a player, for the spoken name of a tag."""
    return {
        "letter": SEAT_LETTERS[seat],
        "name": look.names[seat],
        "you": yes(seat == look.seat),
        "role": look.role(seat),
        "zombies": look.hordes[seat],
        "civilians": look.civilians[seat],
        "coins": look.coins[seat],
        "birds": look.hands[seat],
        "saves": sum(look.kept[seat]),
        "secret": shown_secret(look, seat),
        "faces": look.faces(seat) if look.faces(seat) != NOT_ROLLED else "none",
    }


def shown_secret(look: Look, seat: int) -> str:
    """What everybody may see of a secret card: its name if it lies face up, else "down", or "none" before the deal."""
    if not look.is_dealt(seat):
        return "none"
    return str(look.secret[seat]) if look.up[seat] else "down"


def player_label(look: Look, seat: int) -> Label:
    """The spoken name of a player's row."""
    return words("scene-player", **player_args(look, seat))


def under_name(look: Look, seat: int) -> Label:
    """What a player is doing or has become, in a word or two."""
    if look.outcome is not None:
        return words("scene-rank", rank=look.rank(seat))
    return words("scene-role", you=yes(seat == look.seat), role=look.role(seat), first=yes(seat == look.first))


def kept_cards(look: Look, seat: int) -> list[str]:
    """The Saves that lie before a player, by name."""
    return [SHOP_NAMES[SAVE1 + kind] for kind, count in enumerate(look.kept[seat]) for _ in range(count)]
