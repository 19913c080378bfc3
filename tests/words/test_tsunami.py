"""The words of Zombie Tsunami: every fact, ask, answer, card and refusal can be said, in every language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from every_game.words import (
    NARROW,
    check_cited,
    check_clauses,
    check_facts_carry,
    check_marks,
    check_no_other_facts,
    check_reasons,
    check_refusal,
    check_refusals_listed,
    check_settings,
    fact_key,
    fact_types,
    in_each_language,
    in_view,
    lines_of,
    own_shapes,
    silent_keys,
    spoken,
    views_of,
)
from shamble.core.errors import Refusal
from shamble.core.fact import Fact
from shamble.core.windows import Closed, Opened
from shamble.games.tsunami import box, facts, naming, refusals
from shamble.games.tsunami.answers import POOLS
from shamble.games.tsunami.frames import FRAME_TYPES
from shamble.games.tsunami.game import GAME as TSUNAMI
from shamble.words import LANGUAGES, Words, clauses, rulebook

GAME = "tsunami"
NAMES = ("Ann", "Bob", "Cléo", "Dan", "Eve", "Fay")

CLAUSES = [
    *[f"TS-1.{number}" for number in range(1, 9)],
    *[f"TS-2.{number}" for number in range(1, 10)],
    *[f"TS-3.{number}" for number in range(1, 10)],
    *[f"TS-4.{number}" for number in range(1, 7)],
    *[f"TS-5.{number}" for number in range(1, 9)],
    *[f"TS-6.{number}" for number in range(1, 3)],
    *[f"TS-7.{number}" for number in range(1, 11)],
    *[f"TS-8.{number}" for number in range(1, 8)],
    *[f"TS-9.{number}" for number in range(1, 7)],
]
# Clauses with values chosen by this edition, and how many marks each carries.
CHOSEN = {
    "TS-1.1": 1,
    "TS-1.2": 1,
    "TS-1.3": 1,
    "TS-1.5": 1,
    "TS-1.6": 1,
    "TS-1.7": 1,
    "TS-2.7": 2,
    "TS-2.9": 1,
    "TS-3.4": 1,
    "TS-3.5": 1,
    "TS-3.7": 1,
    "TS-3.8": 1,
    "TS-4.2": 2,
    "TS-4.3": 1,
    "TS-4.4": 1,
    "TS-4.5": 1,
    "TS-5.1": 1,
    "TS-5.2": 1,
    "TS-5.3": 1,
    "TS-5.5": 2,
    "TS-5.6": 1,
    "TS-5.7": 1,
    "TS-5.8": 1,
    "TS-6.1": 2,
    "TS-6.2": 1,
    "TS-7.1": 1,
    "TS-7.2": 1,
    "TS-7.3": 1,
    "TS-7.6": 3,
    "TS-7.7": 1,
    "TS-7.10": 1,
    "TS-8.1": 2,
    "TS-8.2": 1,
    "TS-8.3": 1,
    "TS-8.7": 1,
    "TS-9.1": 1,
    "TS-9.3": 1,
    "TS-9.4": 1,
}

FACTS = fact_types(facts)
BY = {name: number for number, name in enumerate(facts.CAUSES)}

# Facts as they come from a table, with their log lines in both languages (~ is a narrow no-break space).
LOG: tuple[tuple[Fact, str, str], ...] = (
    (facts.Started(1), "Bob goes first, all game.", "Bob joue en premier, toute la partie."),
    (
        facts.RoundBegan(2),
        "Round 2 begins with two more zombies for everybody.",
        "Le tour 2 commence, avec deux zombies de plus pour chacun.",
    ),
    (facts.Grew(0, 2, BY["round"]), "", ""),
    (facts.Grew(0, 1, BY["card"]), "", ""),
    (facts.Grew(0, 1, BY["shop"]), "", ""),
    (facts.Grew(0, 3, BY["civilians"]), "", ""),
    (facts.Grew(0, 1, BY["brain"]), "", ""),
    (facts.Grew(0, 1, BY["road"]), "Ann picks up one zombie on the road.", "Ann ramasse un zombie en chemin."),
    (facts.Grew(0, 1, BY["windfall"]), "Ann gains one zombie.", "Ann gagne un zombie."),
    (facts.Grew(0, 3, BY["secret"]), "Ann gains 3 zombies.", "Ann gagne 3 zombies."),
    (
        facts.Died(0, 1, 1, BY["bomb"]),
        "Ann loses one zombie to the bomb and has 1 now.",
        "Ann perd un zombie à cause de la bombe et en a maintenant 1.",
    ),
    (
        facts.Died(0, 2, 4, BY["push"]),
        "Ann loses 2 zombies to the push and has 4 now.",
        "Ann perd 2 zombies à la poussée et en a maintenant 4.",
    ),
    (
        facts.Died(0, 2, 4, BY["jump"]),
        "Ann loses 2 zombies in the jump and has 4 now.",
        "Ann perd 2 zombies au saut et en a maintenant 4.",
    ),
    (
        facts.Died(0, 2, 4, BY["event"]),
        "Ann loses 2 zombies in the jump and has 4 now.",
        "Ann perd 2 zombies au saut et en a maintenant 4.",
    ),
    (facts.Stole(0, 2, 1, BY["shop"]), "Ann steals one zombie from Cléo.", "Ann vole un zombie à Cléo."),
    (facts.Stole(0, 2, 2, BY["secret"]), "Ann steals 2 zombies from Cléo.", "Ann vole 2 zombies à Cléo."),
    (facts.Coined(0, 1, BY["shop"]), "Ann gets a coin.", "Ann reçoit une pièce."),
    (facts.Coined(0, 1, BY["card"]), "", ""),
    (
        facts.Coined(0, 0, BY["card"]),
        "Ann has two coins already, so this one is lost.",
        "Ann a déjà deux pièces~: celle-ci est perdue.",
    ),
    (facts.StoleCoin(0, 1), "Ann takes a coin from Bob.", "Ann prend une pièce à Bob."),
    (facts.Followed(0, 1, BY["card"]), "Ann takes one civilian.", "Ann prend un civil."),
    (facts.Followed(0, 3, BY["shop"]), "", ""),
    (facts.Blasted(0, 1), "Ann loses one civilian to the bomb.", "Ann perd un civil à cause de la bombe."),
    (facts.Blasted(0, 3), "Ann loses 3 civilians to the bomb.", "Ann perd 3 civils à cause de la bombe."),
    (
        facts.Transformed(0, 1),
        "One civilian becomes a zombie and stays with Ann.",
        "Un civil devient un zombie et reste avec Ann.",
    ),
    (
        facts.Transformed(0, 3),
        "3 civilians become zombies and stay with Ann.",
        "3 civils deviennent des zombies et restent avec Ann.",
    ),
    (
        facts.SecretsDealt(5),
        "Everybody gets a secret card; one is laid aside unseen.",
        "Chacun reçoit une carte secrète~; une autre est écartée sans être vue.",
    ),
    (
        facts.SecretsCollected(),
        "The secret cards are collected unseen.",
        "Les cartes secrètes sont ramassées sans être montrées.",
    ),
    (
        facts.Knows(1, box.UFO, 2),
        "For your eyes only: Bob has the UFO.",
        "Pour vos yeux seulement~: l’OVNI, devant Bob.",
    ),
    (
        facts.EventShown(box.EVENT_GIFT),
        "The event is Gift. Now: everybody draws a Zombird.",
        "L’événement~: Cadeau. Maintenant~: tout le monde pioche un Zombird.",
    ),
    (facts.EventLeft(box.EVENT_PILL), "The event Red Pill is over.", "L’événement Pilule rouge est terminé."),
    (facts.Decided(0, 1), "Ann joins in.", "Ann participe."),
    (facts.Decided(0, 0), "Ann stays out of it.", "Ann reste à l’écart."),
    (facts.Showed(0, 1), "Ann shows Bob a secret card.", "Ann montre sa carte secrète à Bob."),
    (
        facts.Revealed(3, box.BUS),
        "Street card 3: Bus (push 12).",
        "Carte Rue 3~: Bus (poussée 12).",
    ),
    (
        facts.Rolled(0, 6, 3, 2),
        "Ann rolls 6 cubes: 3 zombie faces, 2 zombies about to die.",
        "Ann lance 6 cubes~: 3 faces Zombie, 2 zombies vont mourir.",
    ),
    (
        facts.Rolled(0, 1, 1, 1),
        "Ann rolls one cube: one zombie face, one zombie about to die.",
        "Ann lance un cube~: une face Zombie, un zombie va mourir.",
    ),
    (
        facts.Rolled(0, 6, 0, 0),
        "Ann rolls 6 cubes: no zombie face.",
        "Ann lance 6 cubes~: aucune face Zombie.",
    ),
    (facts.Saved(0, 1, 1), "Ann saves one zombie with Save 1 Zombie.", "Ann sauve un zombie avec Sauvez 1 Zombie."),
    (
        facts.Saved(0, 2, 9),
        "Ann saves 2 zombies with Save 1 Zombie and Fairy.",
        "Ann sauve 2 zombies avec Sauvez 1 Zombie et Fée.",
    ),
    (facts.Voted(0, 1), "Ann shows the blue bead.", "Ann montre la perle bleue."),
    (
        facts.Helped(0, box.PUNK, 1, 12),
        "Ann plays a Punk: the blue team counts 12 now.",
        "Ann joue un Punk~: l’équipe bleue compte maintenant 12.",
    ),
    (
        facts.Judged(0, 11, 12, 0),
        "With 11 of 12, the red team falls short.",
        "Avec 11 sur 12, l’équipe rouge n’y arrive pas.",
    ),
    (
        facts.Judged(2, 14, 12, 1),
        "With 14 for 12, the yellow team pushes through.",
        "Avec 14 pour 12, l’équipe jaune passe.",
    ),
    (facts.Took(0, 0), "Ann takes a zombie.", "Ann prend un zombie."),
    (facts.Took(0, 1), "Ann takes a coin.", "Ann prend une pièce."),
    (facts.Bombed(0, 1, BY["shop"]), "Ann throws a bomb at Bob.", "Ann lance une bombe sur Bob."),
    (facts.Bombed(0, 1, BY["bird"]), "", ""),
    (facts.Fizzled(0, 1), "The bomb does nothing to Bob.", "La bombe ne fait rien à Bob."),
    (
        facts.Shopping(0),
        "The shop opens. Ann has the fewest zombies and goes first.",
        "Le magasin ouvre. Ann a le moins de zombies et passe en premier.",
    ),
    (
        facts.Choosing(0),
        "Ann has the most zombies and chooses first.",
        "Ann a le plus de zombies et choisit en premier.",
    ),
    (
        facts.Tied(0, 3),
        "Ann and Bob are level, and Ann draws the highest token.",
        "Ann et Bob sont à égalité~: Ann tire le jeton le plus haut.",
    ),
    (facts.Bought(0, box.SAVE1), "Ann buys Save 1 Zombie.", "Ann achète «~Sauvez 1 Zombie~»."),
    (facts.LeftShop(0), "Ann leaves the shop.", "Ann quitte le magasin."),
    (facts.Stocked(2, box.FLIP), "", ""),
    (facts.Cleared(7), "The market is cleared.", "L’étal est débarrassé."),
    (
        facts.Reshuffled(0),
        "The discarded shop cards make a new deck.",
        "La défausse du magasin redevient une pioche.",
    ),
    (
        facts.Reshuffled(1),
        "The discarded Zombirds make a new deck.",
        "La défausse des Zombirds redevient une pioche.",
    ),
    (
        facts.Exchanged(0, 1, 2),
        "Bob and Cléo have swapped their secret cards.",
        "Bob et Cléo ont échangé leurs cartes secrètes.",
    ),
    (
        facts.Flipped(0, 1, box.GIANT, 1),
        "The secret card of Bob (Giant) is turned up and dead.",
        "Devant Bob, la carte secrète (Géant Z.) est révélée et désactivée.",
    ),
    (
        facts.Flipped(0, 1, box.GIANT, 0),
        "The secret card of Bob (Giant) lies face down and is live again.",
        "Devant Bob, la carte secrète (Géant Z.) est cachée et de nouveau active.",
    ),
    (facts.TurnedUp(0, box.NINJA), "Ann turns up the Ninja for nothing.", "Ann révèle le Ninja pour rien."),
    (facts.Scored(0, box.UFO), "Ann turns up the UFO and scores.", "Ann révèle l’OVNI, qui rapporte."),
    (
        facts.NamedDragon(0, 1, box.DRAGON_HEAD, 1),
        "Ann turns up the Dragon Head and names Bob. Right.",
        "Ann révèle la Tête du Dragon et nomme Bob. C’est juste.",
    ),
    (
        facts.NamedDragon(0, 1, box.DRAGON_TAIL, 0),
        "Ann turns up the Dragon Tail and names Bob. Wrong.",
        "Ann révèle la Queue du Dragon et nomme Bob. C’est faux.",
    ),
    (facts.DrewBird(0), "Ann draws a Zombird.", "Ann pioche un Zombird."),
    (
        facts.Drew(0, box.FAIRY, 1),
        "For your eyes only: it is a Fairy.",
        "Pour vos yeux seulement~: c’est une Fée.",
    ),
    (facts.NoBird(0), "There is no Zombird left for Ann.", "Il ne reste aucun Zombird pour Ann."),
    (facts.PlayedBird(0, box.BANKER, -1), "Ann plays a Banker.", "Ann joue un Banquier."),
    (
        facts.PlayedBird(0, box.PTERO, 1),
        "Ann plays a Ptero against Bob.",
        "Ann joue un Ptérodactyle contre Bob.",
    ),
    (facts.Gave(0, 1), "Ann gives Bob a zombie.", "Ann donne un zombie à Bob."),
    (facts.DroppedCoin(0), "Ann discards a coin.", "Ann défausse une pièce."),
    (
        facts.BrainsShown(0, 1),
        "Ann shows a Brain: one more zombie.",
        "Ann montre un Cerveau~: un zombie de plus.",
    ),
    (
        facts.BrainsShown(0, 2),
        "Ann shows 2 Brains: 2 more zombies.",
        "Ann montre 2 Cerveaux~: 2 zombies de plus.",
    ),
    (
        facts.RolledOff(0, 7, 2, 5),
        "Ann rolls 7 cubes for first place: 2 zombie faces, 5 left.",
        "Ann lance 7 cubes pour la première place~: 2 faces Zombie, reste 5.",
    ),
    (
        facts.TokenDrawn(0),
        "Still level: Ann draws the highest token.",
        "Toujours à égalité~: Ann tire le jeton le plus haut.",
    ),
    (facts.Finished(0, 12), "Ann ends with 12 zombies.", "Ann finit avec 12 zombies."),
    (Opened("saves", 3), "", ""),
    (Closed("saves"), "", ""),
)
SPOKEN = in_each_language(LOG)

# Values to try in every sentence of the game, by variable.
TRIED: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("who", "names", "bomber", "target", "victim", "holder", "to", "one", "other"), ("Ann",)),
    **dict.fromkeys(("count", "faces", "loss", "saved", "dead", "civilians", "zombies", "cubes"), (0, 1, 2, 5)),
    **dict.fromkeys(("coins", "bought", "named", "price"), (0, 1, 2)),
    **dict.fromkeys(("joins", "held", "right", "up", "birds", "coin"), (0, 1)),
    **dict.fromkeys(("total", "need", "left", "slot", "points", "min", "max", "window", "eligible"), (3,)),
    "mask": ("Ann and Bob",),
    "round": (1, 2, 3),
    "you": ("yes", "no"),
    "cause": tuple(range(len(facts.CAUSES))),
    "ask": tuple(naming.ASKS),
    "cards": (["save1"], ["save1", "super_fairy"], ["save2", "fairy", "fairy"]),
    **{field: names for field, (names, _) in naming.KINDS.items()},
}

TRIED_ELSEWHERE = ("refusal-", "scene-", "side-")  # with their rows, and with the pictures that say them


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Zombie Tsunami in each language."""
    return Words(request.param, GAME)


# --- facts ---


@pytest.mark.parametrize(("lang", "fact", "line"), SPOKEN)
def test_facts_read_as_log_lines(lang: str, fact: Fact, line: str) -> None:
    assert Words(lang, GAME).fact(fact.to_json(), NAMES) == line


def test_every_fact_is_among_the_log_lines() -> None:
    assert {type(fact) for fact, _, _ in LOG} == set(FACTS)


def test_log_lines_use_only_what_facts_carry(words: Words) -> None:
    check_facts_carry(words, FACTS)


def test_no_words_for_facts_that_do_not_exist(words: Words) -> None:
    check_no_other_facts(words, FACTS)


@pytest.mark.parametrize("fact", [fact for fact, line, _ in LOG if line], ids=repr)
def test_captions_can_be_said_of_their_facts(words: Words, fact: Fact) -> None:
    key = f"{fact_key(fact.name)}.caption"
    if key in words:
        fields = {field: value for field, value in fact.to_json().items() if field != "fact"}
        assert words.say(key, fields, NAMES).endswith((".", "!"))


def test_the_table_cries_in_a_roll_off() -> None:
    """TS-9.6."""
    assert Words("en", GAME).say("fact-rolled-off.caption") == "Roll, roll, roll!"
    assert Words("fr", GAME).say("fact-rolled-off.caption") == f"Roule, roule, roule{NARROW}!"
    assert "roule, roule, roule" in clauses(rulebook("fr", GAME))["TS-9.6"]


# --- cards ---


def test_the_words_of_cards_stand_in_the_order_of_the_box() -> None:
    beginnings = {"card": "shop"}
    for field, (names, keys) in naming.KINDS.items():
        start = beginnings.get(field, field)
        assert keys == tuple(f"{start}-{name.replace('_', '-')}" for name in names)
    assert tuple(naming.SAVE_WORDS) == tuple(save.name for save in box.SAVES)
    assert tuple(f"buy-{name}" for name in box.SHOP_NAMES) == naming.BUYS
    assert tuple(naming.ACTS) == box.ACT_NAMES


@pytest.mark.parametrize("field", ["street", "card", "secret", "bird", "event"])
def test_every_card_says_what_it_does(words: Words, field: str) -> None:
    for key in naming.KINDS[field][1]:
        effect = words.say(f"{key}.effect")
        assert effect.endswith(".")
        assert effect.count(".") <= 1 + effect.count("TS-")


def test_cards_are_told_apart(words: Words) -> None:
    for field in ("street", "secret", "bird", "event", "bead"):
        names = [words.say(key) for key in naming.KINDS[field][1]]
        assert len(set(names)) == len(names)


def test_street_cards_say_their_numbers(words: Words) -> None:
    for street, key in zip(box.STREETS, naming.KINDS["street"][1], strict=True):
        if street.does in (box.JUMP, box.PUSH) and street.number != box.NO_CAP:
            assert re.findall(r"\d+", words.say(f"{key}.kind")) == [str(street.number)]
            assert str(street.number) in re.findall(r"\d+", words.say(f"{key}.effect"))


def test_shop_cards_say_their_numbers(words: Words) -> None:
    for shop, key in zip(box.SHOPS, naming.KINDS["card"][1], strict=True):
        number = shop.zombies + shop.civilians + shop.steals + shop.saves
        for said in (words.say(key), words.say(f"{key}.effect")):
            assert re.findall(r"\d+", said) == ([str(number)] if number else []), shop.name


def test_birds_and_secrets_say_their_numbers(words: Words) -> None:
    for bird, push in box.BIRD_PUSH.items():
        assert str(push) in words.say(f"{naming.KINDS['bird'][1][bird]}.effect")
    for save in box.SAVES[2:]:
        assert str(save.saves) in words.say(f"bird-{save.name.replace('_', '-')}.effect")
    for secret, key in enumerate(naming.KINDS["secret"][1]):
        dragon = secret in (box.DRAGON_HEAD, box.DRAGON_TAIL)
        rewards = (box.DRAGON_REWARD, box.DRAGON_ANSWER) if dragon else (box.SECRET_REWARD,)
        assert set(map(str, rewards)) <= set(re.findall(r"\d+", words.say(f"{key}.effect")))


def names_in(table: str) -> set[str]:
    """What stands in the first column of the tables of a clause."""
    return {line.split("|")[1].strip() for line in table.splitlines() if line.startswith("|")}


@pytest.mark.parametrize(
    ("field", "clause"),
    [("street", "TS-1.3"), ("card", "TS-1.5"), ("secret", "TS-1.6"), ("bird", "TS-1.7"), ("event", "TS-1.7")],
)
def test_cards_are_called_as_in_the_rulebook(words: Words, field: str, clause: str) -> None:
    printed = names_in(clauses(rulebook(words.lang, GAME))[clause])
    assert {words.say(key) for key in naming.KINDS[field][1]} <= printed


# --- asks and answers ---


def test_whatever_may_be_promised_has_words(words: Words) -> None:
    """TS-9.4."""
    assert len({words.say(f"promise-{bead}") for bead in box.BEAD_NAMES}) == box.BEADS


def test_every_ask_has_words() -> None:
    asked = {frame.asks for frame in FRAME_TYPES if frame.asks}
    assert asked == {*naming.ASKS, *naming.CHANCES}
    assert set(naming.CHANCES) == {*POOLS, "faces"}


def test_a_question_a_hint_and_whom_it_waits_for(words: Words) -> None:
    for key in naming.ASKS.values():
        shapes = own_shapes(words)
        assert {f"{key}.hint", f"{key}.wait"} <= set(shapes)
        assert shapes[f"{key}.wait"] <= {"names", "count"}


@pytest.mark.parametrize("seats", [3, 6])
def test_whatever_a_game_asks_and_offers_can_be_said(words: Words, seats: int) -> None:
    said: set[str] = set()
    for view in views_of(TSUNAMI.new(seats, seats), Random(seats)):
        options = [naming.option(view, NAMES, text) for text in view["options"]]
        said.update(lines_of(words, [naming.question(view, NAMES), naming.hint(view, NAMES), *options]))
    assert len(said) > 100


def test_different_answers_are_called_differently(words: Words) -> None:
    for view in views_of(TSUNAMI.new(5, 9), Random(9)):
        labels = [spoken(words, naming.option(view, NAMES, text)) for text in view["options"]]
        assert len(set(labels)) == len(labels), labels


STACK = [{"frame": "push", "need": 12, "votes": [0, 0, 1], "help": [3, 0, 0]}]
VIEW: dict[str, Any] = {
    "seats": 3,
    "seat": 0,
    "ask": {"kind": "choose", "name": "visit", "seats": [0]},
    "options": ["pass"],
    "coins": [2, 0, 0],
    "hordes": [4, 3, 6],
    "civilians": [0, 2, 0],
    "secret": ["dragon_head", None, None, None],
    "event": "look",
    "road": ["bus"],
    "outcome": None,
    "stack": [],
}
JUMPED: dict[str, object] = {"stack": [{"frame": "jump", "faces": [3, 0, 0], "losses": [2, 0, 0]}]}
BOMBED: dict[str, object] = {"stack": [{"frame": "bomb", "seat": 1}]}
PHRASES: tuple[tuple[str, str, dict[str, object], str, str], ...] = (
    ("buy-steal1-B", "visit", {}, "Steal 1 zombie from Bob (one coin)", "Voler 1 zombie à Bob (une pièce)"),
    ("buy-bomb2-C", "visit", {}, "Bomb Cléo (2 coins)", "Bombarder Cléo (2 pièces)"),
    (
        "buy-flip-A",
        "visit",
        {},
        "Turn over your own secret card (one coin)",
        "Retourner votre propre carte secrète (une pièce)",
    ),
    (
        "buy-flip-B",
        "visit",
        {},
        "Turn over the secret card of Bob (one coin)",
        "Retourner la carte secrète devant Bob (une pièce)",
    ),
    ("pass", "visit", {}, "End your visit", "Terminer votre visite"),
    ("pass", "interlude", {}, "Pass", "Passer"),
    ("pass", "saves", JUMPED, "Save nobody", "Ne sauver personne"),
    (
        "pass-turn",
        "interlude",
        {},
        "Pass in interludes until the next street card",
        "Passer les interludes jusqu’à la prochaine carte Rue",
    ),
    (
        "use-save1-fairy",
        "saves",
        JUMPED,
        "Use Save 1 Zombie and Fairy: 2 zombies are saved, nobody dies",
        "Employer Sauvez 1 Zombie et Fée~: 2 zombies sont sauvés, personne ne meurt",
    ),
    (
        "use-super_fairy",
        "saves",
        JUMPED,
        "Use Super Fairy: 2 zombies are saved, nobody dies",
        "Employer Super Fée~: 2 zombies sont sauvés, personne ne meurt",
    ),
    (
        "use-save1",
        "bomb",
        BOMBED,
        "Use Save 1 Zombie: one zombie is saved, nobody dies",
        "Employer Sauvez 1 Zombie~: un zombie est sauvé, personne ne meurt",
    ),
    (
        "use-robo",
        "bomb",
        BOMBED,
        "Play Robo: the bomb does nothing to you",
        "Jouer un Robot~: la bombe ne vous fait rien",
    ),
    (
        "score-quarterback",
        "bomb",
        BOMBED,
        "Turn up the Quarterback: no harm to you, and you steal 2 zombies from Bob",
        "Révéler le Footballeur~: rien ne vous arrive, et vous volez 2 zombies à Bob",
    ),
    ("score-ufo", "ufo", {}, "Turn up the UFO: you gain 2 zombies", "Révéler l’OVNI~: vous gagnez 2 zombies"),
    (
        "score-tsunami-B-C",
        "bonus",
        {},
        "Turn up the Tsunami: steal 1 zombie each from Bob and Cléo",
        "Révéler le Tsunami~: voler 1 zombie à Bob et 1 à Cléo",
    ),
    (
        "score-tsunami-B-B",
        "bonus",
        {},
        "Turn up the Tsunami: steal 2 zombies from Bob",
        "Révéler le Tsunami~: voler 2 zombies à Bob",
    ),
    ("red", "vote", {}, "Lock the red bead (one band)", "Verrouiller la perle rouge (une bande)"),
    (
        "coin",
        "zombie_coin",
        {},
        "Take a coin, though it is lost: you hold two",
        "Prendre une pièce, quoique perdue~: vous en avez deux",
    ),
    (
        "join",
        "event",
        {},
        "Show Bob your secret card, and draw a Zombird",
        "Montrer votre carte secrète à Bob, et piocher un Zombird",
    ),
    ("stay", "event", {"event": "jump"}, "Stay where you are", "Rester où vous êtes"),
    (
        "turn-up",
        "interlude",
        {},
        "Turn up your secret card, the Dragon Head, for nothing",
        "Révéler pour rien votre carte secrète, la Tête du Dragon",
    ),
    (
        "dragon-C",
        "interlude",
        {},
        "Turn up the Dragon Head and name Cléo as holder of the Dragon Tail",
        "Révéler la Tête du Dragon et dire que Cléo a la Queue du Dragon",
    ),
    (
        "play-ptero-C",
        "interlude",
        {},
        "Play Ptero: take 1 zombie from Cléo",
        "Jouer un Ptérodactyle~: prendre 1 zombie à Cléo",
    ),
    ("name-B", "megabomb", {}, "Bomb Bob", "Bombarder Bob"),
    ("name-A", "exchange", {}, "Your own secret card", "Votre propre carte secrète"),
    ("stop", "megabomb", {}, "No more targets: throw it", "Plus d’autre cible~: lancez"),
)


@pytest.mark.parametrize(("answer", "ask", "more", "english", "french"), PHRASES)
def test_answers_say_what_they_do(answer: str, ask: str, more: dict[str, object], english: str, french: str) -> None:
    view = in_view(VIEW, ask, more)
    label = naming.option(view, NAMES, answer)
    assert spoken(Words("en", GAME), label) == english
    assert spoken(Words("fr", GAME), label) == french.replace("~", NARROW)


QUESTIONS: tuple[tuple[str, dict[str, object], str, str], ...] = (
    (
        "vote",
        {"stack": STACK},
        "Bus, push 12: pick a bead. Equal colours push together.",
        "In a team below 12, everybody loses 2 zombies.",
    ),
    (
        "push_birds",
        {"stack": STACK},
        "Your team has 10 of 12. Play a bird?",
        "A bird counts for the red team, in this push only.",
    ),
    (
        "saves",
        JUMPED,
        "3 of your cubes show a face, and 2 zombies are about to die. Save any?",
        "Answers are sealed and shown together. Cards you use are spent.",
    ),
    ("bomb", BOMBED, "Bob throws a bomb at you. Your answer?", "It would kill one zombie."),
    (
        "zombie_coin",
        {"stack": [{"frame": "zombie_coin"}]},
        "A zombie or a coin?",
        "You hold two coins: a third is lost.",
    ),
    (
        "visit",
        {"stack": [{"frame": "visit", "bought": 1}]},
        "Your visit to the shop: buy, act, or leave. You have 2 coins.",
        "You may buy one more card.",
    ),
    (
        "megabomb",
        {"stack": [{"frame": "megabomb", "named": 6}]},
        "Mega Bomb: who else?",
        "Name players in the order of their seats, then throw.",
    ),
    (
        "exchange",
        {"stack": [{"frame": "exchange", "one": -1}]},
        "Exchange: whose secret card?",
        "Both cards must lie face down.",
    ),
    (
        "exchange",
        {"stack": [{"frame": "exchange", "one": 1}]},
        "Exchange: Bob swaps with whom?",
        "Both cards must lie face down.",
    ),
    (
        "event",
        {"stack": [{"frame": "event_offer"}]},
        "Look: do you take part?",
        "Now, if you like: show your secret card to your left neighbour, and draw a Zombird.",
    ),
)


@pytest.mark.parametrize(("ask", "more", "question", "hint"), QUESTIONS)
def test_questions_say_what_they_are_about(ask: str, more: dict[str, object], question: str, hint: str) -> None:
    view = in_view(VIEW, ask, more)
    words = Words("en", GAME)
    assert spoken(words, naming.question(view, NAMES)) == question
    assert spoken(words, naming.hint(view, NAMES)) == hint


def test_who_is_waited_for() -> None:
    view = {**VIEW, "options": [], "stack": STACK, "ask": {"kind": "gather", "name": "vote", "seats": [1, 2]}}
    assert naming.hint(view, NAMES) is None
    label = naming.question(view, NAMES)
    assert spoken(Words("en", GAME), label) == "Bob and Cléo are picking beads."
    assert spoken(Words("fr", GAME), label) == "Bob et Cléo choisissent une perle."


def test_a_sealed_answer_is_not_asked_again() -> None:
    view = {**VIEW, "stack": [{"frame": "vote", "sealed": [200, -1, -1]}]}
    assert naming.question(view, NAMES) == ["ask-sealed", {}]
    assert naming.hint(view, NAMES) is None


def test_what_chance_does_is_said_and_what_came_of_it() -> None:
    view = {**VIEW, "ask": {"kind": "chance", "name": "event", "seats": []}}
    assert naming.question(view, NAMES) == ["chance-event", {}]
    outcome = {"ranking": [[1], [0], [2]], "reason": "ROLL", "scores": [9, 9, 4]}
    label = naming.question({**VIEW, "ask": None, "outcome": outcome}, NAMES)
    assert spoken(Words("en", GAME), label) == "Bob wins the roll-off among those with 9 zombies."


# --- everything ---


def test_every_sentence_can_be_said_with_every_kind_of_value(words: Words) -> None:
    priced = {key: {"price"} for key in own_shapes(words) if key.startswith("buy-")}
    empty = silent_keys(words, TRIED, TRIED_ELSEWHERE, said_within=priced)
    assert empty == {f"fact-{name}" for name in ("bombed", "closed", "coined", "followed", "grew", "opened", "stocked")}


def test_every_option_and_reason_of_the_game_has_words(words: Words) -> None:
    check_settings(words, TSUNAMI)
    check_reasons(words, TSUNAMI, {"ranking": [[1], [0], [2]], "scores": [9, 12, 4]}, ("Bob", "12"))


# --- refusals ---


def test_all_refusals_are_listed() -> None:
    check_refusals_listed(refusals, CLAUSES)


@pytest.mark.parametrize("row", refusals.ALL, ids=lambda row: row.key)
def test_refusals_can_be_said_with_their_clause(words: Words, row: Refusal) -> None:
    check_refusal(words, row, {"who": "B", "answer": "use-fairy"}, {"B": "Bob"})


# --- the rulebook ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_once_and_in_order(lang: str) -> None:
    check_clauses(lang, GAME, CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_marks_the_values_chosen_by_this_edition(lang: str) -> None:
    check_marks(lang, GAME, CHOSEN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_cites_only_clauses_that_exist(lang: str) -> None:
    check_cited(lang, GAME, CLAUSES)
