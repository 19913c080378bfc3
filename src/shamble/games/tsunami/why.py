"""Why a bot would play like that in Zombie Tsunami: what speaks for an answer, from a view and nothing else.

why-vote        bead have need enough hoped spoken word secret  a bead before a push
why-team        total need                      a Zombird for one's team
why-take        what coins                      a zombie, a coin or a civilian from the street
why-target      who takes zombies civilians coins leads     what is aimed at somebody
why-save        saved dead                      Saves and Fairies in a jump
why-guard       civilians                       a bomb stopped
why-score       what a Secret Bonus card brings
why-buy         price coins                     a shop card for oneself
why-join        joins                           an event
why-swap        secret cards exchanged
why-trade       what who                        a zombie or a coin for a Zombird
why-act         an action that brings oneself something
why-pass        ask                             nothing of all that
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.core.reason import Reason, Step
from shamble.core.scene import yes
from shamble.games.tsunami import naming
from shamble.games.tsunami.box import PRICE, SHOP_NAMES, VISIT_LIMIT
from shamble.games.tsunami.look import Look, Option, option_of, player_id
from shamble.games.tsunami.odds import last_number, push_holds

View = Mapping[str, Any]
# By ask: the clause that says what can be done there.
CLAUSES: Final = {
    "vote": "TS-3.5",
    "push_birds": "TS-3.4",
    "saves": "TS-6.1",
    "bomb": "TS-4.2",
    "visit": "TS-5.2",
    "event": "TS-8.4",
    "interlude": "TS-8.3",
    "zombie_coin": "TS-3.6",
    "civilian_bomb": "TS-3.8",
    "exchange": "TS-5.6",
    "megabomb": "TS-4.4",
}
TRADES: Final = ("give", "drop-coin")  # what an event gives a Zombird for
# By the card that is aimed at somebody: what it takes from them; all others are bombs (TS-4.1, TS-5.7, TS-8.2).
TAKES: Final = {"steal1": "zombie", "steal2": "zombies", "ptero": "zombie", "magnet": "coin", "flip": "secret"}
NOTHING: Final = ("pass", "pass-turn", "stop")


def step(view: View, names: Sequence[str], answer: str) -> Step:
    """What an answer is called, and at whom it is aimed."""
    key, args = naming.option(view, names, answer)
    option = option_of(answer)
    goal = player_id(option.seats[0]) if option.seats else ""
    label = [key, args] if option.verb == "buy" else [f"{key}.short", args]
    return Step(answer, label, "", goal)


def why(view: View, names: Sequence[str], way: Sequence[str]) -> Reason:
    """What speaks for this way to go on."""
    key, fields = _why(view, Look(view, names), option_of(way[0]))
    return Reason(key, fields, CLAUSES.get(view["ask"]["name"], ""))


def _why(view: View, look: Look, option: Option) -> tuple[str, dict[str, object]]:
    """The key of the sentence, and what to put into it."""
    if option.verb in NOTHING:
        full = look.asks == "visit" and naming.frame(view, "visit")["bought"] >= VISIT_LIMIT
        return "why-pass", {"ask": "full" if full else look.asks}
    match look.asks:
        case "vote":
            return "why-vote", _vote(view, option.answer)
        case "push_birds":
            team = naming.team_of(view)
            return "why-team", {"total": team["total"], "need": team["need"]}
        case "saves":
            _, args = naming.option(view, look.names, option.answer)
            return "why-save", {"saved": args["saved"], "dead": args["dead"]}  # type: ignore[index]
        case "bomb":
            return "why-guard", {"civilians": view["civilians"][view["seat"]]}
        case "event":
            return "why-join", {"joins": yes(option.verb == "join")}
        case "exchange":
            return "why-swap", {}
        case "bonus" | "giant" | "ufo" | "dragon":
            return "why-score", {}
        case "zombie_coin" | "civilian_bomb" if not option.seats:
            return "why-take", {"what": option.answer, "coins": view["coins"][view["seat"]]}
        case _:
            return _deed(view, look, option)


def _vote(view: View, bead: str) -> dict[str, object]:
    """What can be expected of a team, and what is certain."""
    heard = [(note["seat"], note["to"], note["kind"], note["text"]) for note in view.get("talk", ())]
    others = [word for word in heard if word[0] != view["seat"] and word[2] != "say"]
    hold = push_holds(view, others)[bead]
    return {
        "bead": bead,
        "have": view["hordes"][view["seat"]],
        "need": last_number(view),
        "enough": _enough(view),
        "hoped": round(hold.hoped * 100),
        "spoken": yes(others),
        "word": round(hold.word * 100),
        "secret": str(view["secret"][view["seat"]]) if not view["up"][view["seat"]] else "none",
    }


def _enough(view: View) -> str:
    """Who has to come along so that the team has enough zombies, whatever is said."""
    seat, hordes = view["seat"], view["hordes"]
    others = sorted(horde for other, horde in enumerate(hordes) if other != seat)
    short = last_number(view) - hordes[seat]
    if short <= 0:
        return "alone"
    if sum(others) < short:
        return "never"
    return "anyone" if others[0] >= short else "someone" if others[-1] >= short else "several"


def _deed(view: View, look: Look, option: Option) -> tuple[str, dict[str, object]]:
    """A purchase or an action: aimed at somebody, or for oneself."""
    if option.verb in TRADES:
        return "why-trade", {"what": option.verb, "who": look.names[option.seats[0]] if option.seats else ""}
    if option.verb == "dragon":
        return "why-score", {}
    if option.seats and option.seats[0] != look.seat:
        target = option.seats[0]
        others = [seat for seat in range(look.seats) if seat != look.seat]
        leads = look.hordes[target] == max(look.hordes[seat] for seat in others)
        has = {"zombies": look.hordes[target], "civilians": look.civilians[target], "coins": view["coins"][target]}
        takes = TAKES.get(option.cards[0] if option.cards else "", "bomb")
        return "why-target", {"who": look.names[target], "takes": takes, **has, "leads": yes(leads)}
    if option.verb == "buy":
        price = PRICE[SHOP_NAMES.index(option.cards[0])]
        return "why-buy", {"price": price, "coins": view["coins"][view["seat"]]}
    return "why-act", {}
