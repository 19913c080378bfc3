"""Why a bot would play like that: every such sentence of every game, said with every kind of value."""

from __future__ import annotations

from itertools import product

import pytest

from every_game.words import check_careful, own_shapes
from shamble.words import Words

YES = ("yes", "no")
COUNT = (0, 1, 4)
TRIED: dict[str, dict[str, tuple[object, ...]]] = {
    "zombiegeddon": {
        **dict.fromkeys(("disc", "under", "lost", "near"), (["food1"], ["fuel", "weapon"])), "half": (1, 2),
        **dict.fromkeys(("able", "ends", "nothing"), YES), "who": ("Ann",), "shelter": ("", "k6"), "steps": (1, 4),
        **dict.fromkeys(("discs", "losses", "supplies"), (0, 1)), "unders": (0, 1, 2),
        **dict.fromkeys(("points", "worth", "nears", "rivals"), COUNT),
    },
    "tsunami": {
        "bead": ("red", "blue", "yellow"), "who": ("Ann",), "secret": ("ninja", "tsunami", "ufo", "none"),
        "enough": ("alone", "never", "anyone", "someone", "several"),
        "takes": ("coin", "zombie", "zombies", "secret", "bomb"),
        "ask": ("visit", "full", "saves", "bomb", "push_birds", "megabomb", "event"),
        "what": ("coin", "civilian", "zombie", "give", "drop-coin"),
        **dict.fromkeys(("spoken", "leads", "joins"), YES), **dict.fromkeys(("hoped", "word"), (0, 100)),
        **dict.fromkeys(("zombies", "price", "saved"), (1, 3)),
        **dict.fromkeys(("have", "need", "total", "coins", "civilians", "dead"), COUNT),
    },
    "zombiaki": {
        "card": ("click", "shot1"), "cell": ("C4",), "p": (0, 56, 100), "ask": ("play", "net"),
        "must": YES, "does": (*YES, "bars", "traps", "holds", "other"),
        **dict.fromkeys(("dead", "wounds", "moves", "n"), COUNT),
    },
    "zombies": {
        "card": ("fear", "molotov"), "who": ("Ann",), "p": (1, 100), "pays": YES, "used": YES, "of": (25,),
        "there": ("win", "zombie", "fed", "life", "bullet", "none"), "tile": ("helipad", "hospital", "tee"),
        "spot": ("in_hospital", "by_hospital", "tee", "town_square", "helipad_centre"),
        "verb": ("lift", "put"), "what": ("zombie", "bullet", "life"), "do": ("raise", "again", "pass"),
        **dict.fromkeys(("lack", "steps", "lives"), (1, 3)), **dict.fromkeys(("own", "other"), (0, 1, 5)),
        **dict.fromkeys(("left", "lost", "kills", "fights", "tokens", "heli"), COUNT),
    },
}  # fmt: skip
INSIDE = {"why-race": ("cell", "n", "p")}  # the ends of other sentences
WITH = {"why-human": "why-race", "why-zombies": "why-race"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", TRIED)
def test_every_reason_can_be_said_with_every_kind_of_value(game: str, lang: str) -> None:
    words = Words(lang, game)
    keys = {key: names for key, names in own_shapes(words).items() if key.startswith("why-")}
    assert len(keys) > 3
    for key, own in keys.items():
        names = sorted({*own, *INSIDE.get(WITH.get(key, ""), ())})
        for values in product(*(TRIED[game][name] for name in names)):
            fields = dict(zip(names, values, strict=True))
            nothing = not (fields.get("discs") or fields.get("unders"))
            if key == "why-turn" and (fields["nothing"] == "yes") != nothing:
                continue
            if key == "why-turn" and nothing and not fields["supplies"]:
                continue  # a turn brings something
            said = words.say(key, fields)
            check_careful(key, said.lstrip() if key in INSIDE else said)
            assert said or key in INSIDE
