"""The odds of Zombies!!! as parts beside the board: what ``odds`` finds in a view, as lines and bars.

side-percent        p                               a share of a hundred
side-odds-fight     name you                        heading: this fight
side-odds-unhurt, side-odds-hurt, side-odds-dead    the parts of a bar
side-odds-survive   p                               "89 % survive"; side-odds-survive-in k n, "survive, 8 in 9"
side-odds-then      p                               what a way to settle a roll leaves
side-odds-helipad   name you                        the helipad's centre in this turn
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from shamble.core.scene import Data, Label, words, yes
from shamble.games.zombies.box import ZOMBIE
from shamble.games.zombies.look import Look
from shamble.games.zombies.odds import fight, helipad_chance
from shamble.games.zombies.odds import settling as ways_to_settle
from shamble.games.zombies.routes import Ending

PARTS: Final = (("side-odds-unhurt", "good"), ("side-odds-hurt", ""), ("side-odds-dead", "bad"))
SIMPLE: Final = 12  # a fraction with a larger denominator is told as a share of a hundred alone


def percent(share: Fraction) -> int:
    """A share of a hundred that is 0 or 100 only if it is certain."""
    whole = round(share * 100)
    return min(max(whole, int(share > 0)), 99 if share < 1 else 100)


def parts(ended: Ending) -> tuple[int, int, int]:
    """Of a hundred: unhurt, hurt and dead, in the order of PARTS. What survives is what is said of it elsewhere."""
    alive = percent(ended.alive)
    hurt = ended.alive - ended.unhurt
    unhurt = round(alive * ended.unhurt / ended.alive) if ended.alive else 0
    unhurt = min(max(unhurt, int(ended.unhurt > 0)), alive - int(hurt > 0))
    return unhurt, alive - unhurt, 100 - alive


def bars(ended: Ending) -> list[Data]:
    """Unhurt, hurt and dead, as parts of a bar."""
    return [
        {"text": words(key), "n": words("side-percent", p=n), "p": n / 100, "state": state}
        for (key, state), n in zip(PARTS, parts(ended), strict=True)
        if n
    ]


def walk_odds(ended: Ending) -> list[object]:
    """How a walk with fights ends, in brief, for a town has dozens: alive and each of PARTS of a hundred, in words."""
    return [percent(ended.alive), *parts(ended), in_words(ended.alive)]


def walk_words() -> Data:
    """What the numbers of ``walk_odds`` are called, once for all of them; # stands for a number."""
    parts = [{"text": words(key), "state": state} for key, state in PARTS]
    return {"parts": parts, "percent": words("side-percent", p="#")}


def in_words(share: Fraction) -> Label:
    """A chance as people say it."""
    if share.denominator > SIMPLE:
        return words("side-odds-survive")
    return words("side-odds-survive-in", k=share.numerator, n=share.denominator)


def settling(look: Look) -> dict[str, Label]:
    """By answer: how likely the fighter still gets out of this fight alive after settling the roll like this."""
    return {answer: words("side-odds-then", p=percent(way.alive)) for answer, way in ways_to_settle(look.view).items()}


def odds(look: Look) -> list[Data]:
    """The fight that is going on, or that one's own pawn stands before; and the way to the helicopter."""
    if look.outcome is not None or look.active < 0:
        return []
    found: list[Data] = []
    fighter = _fighter(look)
    if fighter >= 0 and not any(look.view["fed"]):
        ended = fight(look.view, fighter)
        title = words("side-odds-fight", name=look.names[fighter], you=yes(fighter == look.seat))
        found.append({"title": title, "bars": bars(Ending(1 - ended.dead, ended.unhurt))})
    reached = helipad_chance(look.view, look.active)
    if reached:
        text = words("side-odds-helipad", name=look.names[look.active], you=yes(look.active == look.seat))
        share = {"text": text, "n": words("side-percent", p=percent(reached)), "p": round(float(reached), 4)}
        found.append({"rows": [share]})
    return found


def _fighter(look: Look) -> int:
    """Who is about to roll for a fight, or -1."""
    if look.window == "c":
        return int(look.top["fighter"])
    own = look.seat
    if own is not None and own == look.active and look.window in ("a", "b") and look.space[look.pawn[own]] & ZOMBIE:
        return own
    return -1
