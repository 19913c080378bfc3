"""What lies beside the board of Zombie Tsunami, for clients that lay it out in their own way: ``side`` of docs/wire.md.

It is made from a view and from nothing else, and may show less than the view, never more. Words are references to
sentences; those of the picture are listed in ``labels``, the others are:

    side-round          round                           "Round 2 of 3"
    side-bead           total need short                how a bead's team would stand: "12 of 12"
    side-bead-with      names count                     who has promised to stand behind it too
    side-aim            names count zombies             what all are after, and who is ahead
    side-left           n what [zombies, civilians]     what a number beside an answer counts
    side-bomb-costs     civilians                       what a bomb takes that nothing stops
    side-target         zombies civilians coins         what a target has
    side-hand, side-hand-sort   sort [secret, bird, kept, event]        a card's sort
    side-secret-seen    names count                     who knows one's own secret card
    side-secret-dead, side-secret-live                  whether it is inactive, or unseen by others
    side-market, side-market-note   open [yes, no, over] slot   when the next shop opens
    side-secrets        secret                          which secret cards are in the game
    side-zombies, side-civilians, side-coins, side-birds, side-saves, side-secret    n      captions of numbers
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from shamble.core.scene import Data, Label, words, yes
from shamble.games.tsunami import labels, naming
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRD_NAMES,
    COIN_CAP,
    EVENT_NAMES,
    GAP_SHOP,
    GAPS,
    PRICE,
    ROUNDS,
    SAVES,
    SECRET_NAMES,
    SHOP_NAMES,
    SLOTS,
    STREET_NAMES,
)
from shamble.games.tsunami.facts import CAUSES
from shamble.games.tsunami.look import PERMANENT_NAMES, SEAT_LETTERS, Look, Option, player_id
from shamble.games.tsunami.odds_shown import odds
from shamble.games.tsunami.push import standing_behind
from shamble.games.tsunami.stages import market_id

SECRET_ID: Final = "h-secret"
EVENT_ID: Final = "event"
AT_ONCE: Final = ("use", "score")  # few answers at a moment: all are shown, and no card is picked first
BY_BOMB_FACES: Final = {"bomb": "ts-bomb", "jump": "ts-cube-hit", "event": "ts-event-jump", "push": "ts-no"}
FACT_FACES: Final = {
    "round_began": "ts-sign-end",
    "round_ended": "ts-sign-end",
    "started": "ts-first",
    "coined": "ts-coin",
    "stole_coin": "ts-bird-magnet",
    "stole": "ts-hand",
    "followed": "ts-civilian",
    "transformed": "ts-zombie",
    "grew": "ts-zombie",
    "blasted": "ts-bomb",
    "bombed": "ts-bomb",
    "fizzled": "ts-bird-robo",
    "saved": "ts-ring",
    "rolled": "ts-cube-hit",
    "rolled_off": "ts-cube-hit",
    "arrived": "ts-coin",
    "shopping": "ts-sign-shop",
    "left_shop": "ts-sign-shop",
    "secrets_dealt": "ts-secret-back",
    "secrets_collected": "ts-secret-back",
    "showed": "ts-eye",
    "exchanged": "ts-shop-exchange",
    "drew_bird": "ts-bird-back",
    "brains_shown": "ts-bird-brain",
    "gave": "ts-event-give",
    "dropped_coin": "ts-coin",
}
# By the field of a fact: the symbols of its kinds.
KIND_FACES: Final = {
    "street": [f"ts-street-{name}" for name in STREET_NAMES],
    "card": [f"ts-shop-{name}" for name in SHOP_NAMES],
    "secret": [f"ts-secret-{name}" for name in SECRET_NAMES],
    "bird": [f"ts-bird-{name}" for name in BIRD_NAMES],
    "event": [f"ts-event-{name}" for name in EVENT_NAMES],
    "bead": [f"ts-bead-{name}" for name in BEAD_NAMES],
}


def side(view: Mapping[str, object], names: Sequence[str] | None = None) -> Data:
    """What is going on, the players, the answers, one's hand, the market, the odds, and how far it has come."""
    look = Look(view, names)
    return {
        "say": _say(look),
        "players": [_player(look, seat) for seat in range(look.seats)],
        "answers": [_answer(look, option) for option in sorted(look.options, key=_is_wasteful)],
        "forced": _forced(look),
        "goal": _aim(look),
        "sealed": look.sealed,
        "hand": _hand(look),
        "market": _market(look),
        "odds": odds(look),
        "head": _head(look),
        "foot": words("side-secrets", secret=look.secrets),
        "legend": [],
    }


def points(view: Mapping[str, object]) -> list[int]:
    """Everybody's zombies at this moment."""
    return list(cast("list[int]", view["hordes"]))


def face_of(fact: Mapping[str, object]) -> str | None:
    """A picture for the log line of a fact given as plain data: what was shown, taken, thrown, or who did it."""
    name, seat = str(fact["fact"]), fact.get("seat")
    if name == "promised":
        return f"ts-bead-{fact['answer']}"
    if name == "died":
        return BY_BOMB_FACES.get(CAUSES[cast(int, fact["cause"])])
    if name == "took":
        return "ts-coin" if fact["coin"] else "ts-zombie"
    for field, faces in KIND_FACES.items():
        if field in fact:
            return faces[cast(int, fact[field])]
    if name in FACT_FACES:
        return FACT_FACES[name]
    return f"ts-seat{SEAT_LETTERS[seat]}" if isinstance(seat, int) else None


# --- what is going on ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Data:
    about = labels.about(look)
    face = f"ts-street-{look.card}" if look.card else None
    return {
        "sentence": labels.sentence(look),
        "hint": labels.hint(look),
        "face": f"ts-seat{SEAT_LETTERS[about]}" if about is not None else face,
        "seat": about,
    }


def _aim(look: Look) -> Label:
    most = max(look.hordes)
    ahead = [look.names[seat] for seat in range(look.seats) if look.hordes[seat] == most]
    return words(
        "side-aim", names=ahead if len(ahead) < look.seats else [], count=len(ahead) % look.seats, zombies=most
    )


def _head(look: Look) -> Data:
    head: Data = {"title": words("side-round", round=min(look.round, ROUNDS))}
    if look.event is not None:
        head["card"] = {
            "id": EVENT_ID,
            "face": f"ts-event-{look.event}",
            "name": labels.card_name("event", look.event),
            "effect": labels.effect("event", look.event),
            "source": labels.card_source("event", look.event),
            "done": look.seat is not None and look.claimed[look.seat],
        }
    return head


# --- the players -----------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> Data:
    """A player's row; ``state`` is now, locked or wait, and at the end won or over."""
    letter = SEAT_LETTERS[seat]
    return {
        "id": player_id(seat),
        "seat": seat,
        "letter": letter,
        "name": look.names[seat],
        "face": f"ts-seat{letter}",
        "role": labels.under_name(look, seat),
        "label": labels.player_label(look, seat),
        "state": "won" if look.rank(seat) == 1 else look.role(seat),
        "points": look.hordes[seat] if look.outcome is not None else None,
        "mark": "ts-lock" if look.locked(seat) else None,
        "numbers": _numbers(look, seat),
    }


def _numbers(look: Look, seat: int) -> list[Data]:
    """What lies before a player: zombies, civilians, coins, birds, the secret card, kept Saves."""
    found = [
        _number("ts-zombie", look.hordes[seat], "side-zombies", big=True),
        _number("ts-civilian", look.civilians[seat], "side-civilians"),
        _number("ts-coin-s", look.coins[seat], "side-coins", of=COIN_CAP, none="ts-coin0-s"),
    ]
    if look.zombird:
        found.append(_number("ts-bird", look.hands[seat], "side-birds"))
    found.append(_secret_number(look, seat))
    found.append(_number("ts-ring", sum(look.kept[seat]), "side-saves"))
    return found


def _number(face: str, n: int, key: str, **more: object) -> Data:
    return {"face": face, "n": n, "text": words(key, n=n), **more}


def _secret_number(look: Look, seat: int) -> Data:
    """The secret card as a picture: face down, or face up and inactive."""
    shown = labels.shown_secret(look, seat)
    face = "ts-secret-back" if shown in ("down", "none") else f"ts-secret-{shown}"
    text = words("side-secret", secret=shown)
    return {"face": face, "n": int(shown != "none"), "text": text, "bare": True, "spent": look.up[seat]}


# --- one's own cards -------------------------------------------------------------------------------------------------


def hand_id(name: str) -> str:
    """The id of a card of one's own."""
    return f"h-{name}"


def _hand(look: Look) -> Data | None:
    """The secret card, the birds and the kept Saves of who looks; nothing for a spectator."""
    if look.seat is None:
        return None
    return {"title": words("side-hand"), "cards": list(_cards(look, look.seat))}


def _cards(look: Look, seat: int) -> Iterator[Data]:
    usable = {card for option in look.options for card in _givers(look, option)}
    secret = look.secret[seat]
    if secret is not None:
        yield _card(SECRET_ID, "secret", "secret", secret, usable) | {
            "note": _secret_note(look, seat),
            "spent": look.up[seat],
        }
    for name in dict.fromkeys(look.birds):
        yield _card(hand_id(name), "bird", "bird", name, usable) | {"n": look.birds.count(name)}
    kept = labels.kept_cards(look, seat)
    for name in dict.fromkeys(kept):
        yield _card(hand_id(name), "kept", "card", name, usable) | {"n": kept.count(name)}


def _card(name: str, group: str, sort: str, card: str, usable: set[str]) -> Data:
    folder = "shop" if sort == "card" else sort
    return {
        "id": name,
        "group": group,
        "sort": words("side-hand-sort", sort=group),
        "face": f"ts-{folder}-{card}",
        "name": labels.card_name(sort, card),
        "effect": labels.effect(sort, card),
        "source": labels.card_source(sort, card),
        "can": name in usable,
    }


def _secret_note(look: Look, seat: int) -> Label:
    """Whether it can still score, and who knows it."""
    if look.up[seat]:
        return words("side-secret-dead")
    others = [look.names[other] for other in range(look.seats) if other != seat and look.known[seat] >> other & 1]
    return words("side-secret-seen", names=others, count=len(others)) if others else words("side-secret-live")


# --- the market ------------------------------------------------------------------------------------------------------


def _market(look: Look) -> Data:
    """What is for sale, with what it does; the two permanent cards first."""
    usable = {card for option in look.options for card in _givers(look, option)}
    cards = [
        _ware(market_id(place), name, place < len(PERMANENT_NAMES), market_id(place) in usable)
        for place, name in enumerate([*PERMANENT_NAMES, *look.market])
        if name is not None
    ]
    here = look.stage == "shop"
    shops = [slot + 1 for slot in range(SLOTS) if GAPS[slot] == GAP_SHOP and slot + 1 >= max(look.slot, 1)]
    coming = next((slot for slot in shops if slot > look.slot or look.card), 0)
    note = words("side-market-note", open="over" if look.is_over else yes(here), slot=coming)
    return {"title": words("side-market"), "note": note, "open": here, "cards": cards}


def _ware(name: str, card: str, always: bool, can: bool) -> Data:
    return {
        "id": name,
        "face": f"ts-shop-{card}",
        "name": labels.card_name("card", card),
        "effect": labels.effect("card", card),
        "price": {"face": "ts-coin-s", "n": PRICE[SHOP_NAMES.index(card)]},
        "source": labels.card_source("card", card),
        "always": always,
        "can": can,
    }


# --- the answers -----------------------------------------------------------------------------------------------------


def _is_wasteful(option: Option) -> bool:
    """Whether an answer gives something away for nothing: such ones stand behind the others."""
    return option.verb == "turn-up"


def _forced(look: Look) -> str | None:
    """The answer that alone is left to a visitor of the shop, so that nobody need press it.

    Where everybody can see that, the visit is over by itself. Here it depends on the hand, so that who answers at once
    tells the others something: that is for the client to weigh.
    """
    alone = look.asks == "visit" and len(look.options) == 1
    return look.options[0].answer if alone else None


def _answer(look: Look, option: Option) -> Data:
    """An answer as a card: what it is called, what it brings, from which card and at whom."""
    label = naming.option(look.view, look.names, option.answer)
    answer: Data = {
        "answer": option.answer,
        "title": _title(option, label),
        "notes": list(_notes(look, option, label)),
        "face": _face(look, option),
        "group": "other" if option.verb.startswith("pass") else "cell",
        "quiet": option.verb.startswith("pass"),
        "label": label,
    }
    if option.verb == "buy":
        answer["source"] = labels.card_source("card", option.cards[0])
    givers, goal, touched = _givers(look, option), _goal(option), _touched(look, option)
    if givers and option.verb not in AT_ONCE:
        answer["from"] = givers
    if goal:
        answer["to"] = goal
    if touched:
        answer["on"] = touched
    if option.verb in BEAD_NAMES:
        answer["shows"] = standing_behind(look, BEAD_NAMES.index(option.verb))
        answer["state"] = "good" if look.total(BEAD_NAMES.index(option.verb), True) >= look.number else "bad"
    if look.asks in ("saves", "bomb") and look.seat is not None:
        answer |= _left(look, option, look.seat)
    return answer


def _title(option: Option, label: Label) -> Label:
    """What is on the button: a card for sale by its name, or, aimed at somebody, what it does to whom."""
    if option.verb != "buy":
        return _short(label)
    return label if option.seats else labels.card_name("card", option.cards[0])


def _short(label: Label) -> Label:
    """An answer on a button."""
    return [f"{label[0]}.short", label[1]]


def _notes(look: Look, option: Option, label: Label) -> Iterator[Data]:
    if option.verb in BEAD_NAMES:
        yield from _bead_notes(look, BEAD_NAMES.index(option.verb))
    elif len(option.seats) == 1 and option.verb != "score":
        yield _note("side-target", **_having(look, option.seats[0]))
    elif option.verb == "pass" and look.asks == "bomb" and look.seat is not None:
        yield {"mark": "minus", "text": words("side-bomb-costs", civilians=look.civilians[look.seat])}
    elif option.verb in ("join", "stay", "use", "score", "turn-up", "drop-coin", "pass-turn"):
        yield {"mark": "", "text": label}


def _having(look: Look, seat: int) -> dict[str, object]:
    return {"zombies": look.hordes[seat], "civilians": look.civilians[seat], "coins": look.coins[seat]}


def _bead_notes(look: Look, bead: int) -> Iterator[Data]:
    """How a team would stand with one's own horde, as far as others have said theirs."""
    total = look.total(bead, True)
    others = [seat for seat, pick in enumerate(look.picks) if pick[0] == bead and seat != look.seat]
    yield _note("side-bead", total=total, need=look.number, short=max(0, look.number - total))
    yield _note("side-bead-with", names=[look.names[seat] for seat in others], count=len(others))


def _note(key: str, **args: object) -> Data:
    return {"mark": "", "text": words(key, **args)}


def _left(look: Look, option: Option, seat: int) -> Data:
    """What is left after an answer to losses: of the horde, or of the civilians, who are all a bomb takes (TS-4.1)."""
    stops = option.cards in (("robo",), ("quarterback",))
    if look.asks == "bomb" and look.civilians[seat]:
        left = look.civilians[seat] if stops else 0
        return {"count": left, "of": words("side-left", n=left, what="civilians"), "state": "good" if stops else "bad"}
    loss = look.loss(seat) if look.asks == "saves" else 1
    saved = loss if stops else _saved(option.cards)
    left = max(1, look.hordes[seat] - max(0, loss - saved))
    state = "good" if saved >= loss else "bad"
    return {"count": left, "of": words("side-left", n=left, what="zombies"), "state": state}


def _saved(cards: tuple[str, ...]) -> int:
    return sum(save.saves for card in cards for save in SAVES if save.name == card)


def _givers(look: Look, option: Option) -> list[str]:
    """The ids of the cards that this answer plays."""
    verb, cards = option.verb, option.cards
    if verb == "buy":
        return [market_id(place) for place, name in enumerate([*PERMANENT_NAMES, *look.market]) if name == cards[0]]
    if verb in ("turn-up", "dragon", "score"):
        return [SECRET_ID]
    if verb in ("give", "drop-coin"):
        return [EVENT_ID]
    if verb in ("play", "use"):
        return [hand_id(card) for card in dict.fromkeys(cards)]
    return []


def _touched(look: Look, option: Option) -> list[str]:
    """What chooses the answer when touched: an offer, or the one card that it uses at its moment."""
    if option.verb in ("zombie", "coin", "civilian"):
        return [f"pick-{option.verb}"]
    alone = option.verb in AT_ONCE and len(option.cards) == 1 and len(option.seats) < 2
    return _givers(look, option) if alone else []


def _goal(option: Option) -> str | None:
    """What the answer leads to on the board."""
    if option.verb in BEAD_NAMES:
        return f"lane-{option.verb}"
    return player_id(option.seats[0]) if len(option.seats) == 1 and option.verb != "score" else None


def _face(look: Look, option: Option) -> str | None:
    """The picture of an answer."""
    verb, cards = option.verb, option.cards
    if verb in BEAD_NAMES:
        return f"ts-bead-{verb}"
    if verb in ("zombie", "coin", "civilian"):
        return f"ts-{verb}"
    if option.seats and verb != "score":
        return f"ts-seat{SEAT_LETTERS[option.seats[0]]}"
    if verb in ("score", "turn-up") and look.seat is not None:
        return f"ts-secret-{look.secret[look.seat]}"
    if verb == "buy":
        return f"ts-shop-{cards[0]}"
    if verb in ("play", "use"):
        return f"ts-{'shop' if cards[0].startswith('save') else 'bird'}-{cards[0]}"
    if verb in ("join", "stay", "drop-coin"):
        return f"ts-event-{look.event}" if verb != "stay" else "ts-no"
    return {"stop": "ts-shop-megabomb", "pass": "ts-hourglass", "pass-turn": "ts-hourglass"}.get(verb)
