"""The words of Zombie Tsunami: every fact, ask, answer, card and refusal can be said, in every language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from every_game.words import (
    NARROW,
    check_captioned,
    check_cited,
    check_clauses,
    check_facts_carry,
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
from shamble.games.tsunami.motion import WITH_CAPTION
from shamble.testing.tsunami import Scenario, tsunami
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
WIDE = "\u00a0"


def spaced(french: str) -> str:
    """French with its no-break spaces: narrow ones before ; ! ? and wide ones before : and inside quotation marks."""
    narrow = re.sub(" ([;!?])", NARROW + r"\1", french)
    return narrow.replace(" :", WIDE + ":").replace("« ", "«" + WIDE).replace(" »", WIDE + "»")


def saves(*counts: int) -> int:
    """The number of the set of so many of each save."""
    return next(number for number, found in enumerate(box.SAVE_SETS) if found.counts == counts)


FACTS = fact_types(facts)
BY = {name: number for number, name in enumerate(facts.CAUSES)}

# Facts as they come from a table, with their log lines in both languages; French ones get their spaces from ``spaced``.
LOG: tuple[tuple[Fact, str, str], ...] = (
    (
        facts.Started(1),
        "Bob reveals the street cards and goes first, except where the size of the hordes sets the order.",
        "Bob révèle les cartes Rue et joue en premier, sauf quand la taille des hordes fixe l’ordre.",
    ),
    (
        facts.RoundBegan(2),
        "Round 2 begins: everybody gains 2 zombies.",
        "Le tour 2 commence : chacun gagne 2 zombies.",
    ),
    (facts.RoundEnded(2), "Round 2 is over.", "Le tour 2 est terminé."),
    (facts.Grew(0, 2, BY["round"]), "", ""),
    (facts.Grew(0, 1, BY["card"]), "", ""),
    (facts.Grew(0, 1, BY["shop"]), "", ""),
    (facts.Grew(0, 3, BY["civilians"]), "", ""),
    (facts.Grew(0, 1, BY["brain"]), "", ""),
    (facts.Grew(0, 1, BY["road"]), "Ann picks up a zombie on the road.", "Ann ramasse un zombie en chemin."),
    (facts.Grew(0, 1, BY["windfall"]), "Ann gains a zombie.", "Ann gagne un zombie."),
    (
        facts.Grew(0, 3, BY["secret"]),
        "For the Secret Bonus card, Ann gains 3 zombies.",
        "Pour le Bonus Secret, Ann gagne 3 zombies.",
    ),
    (
        facts.Died(0, 1, 1, 1, BY["bomb"]),
        "Ann loses their last zombie to the bomb and takes 1 back from the supply.",
        "Ann perd son dernier zombie à cause de la bombe et en reprend 1 dans la réserve.",
    ),
    (
        facts.Died(0, 2, 1, 1, BY["push"]),
        "Ann loses their last 2 zombies in the push and takes 1 back from the supply.",
        "Ann perd ses 2 derniers zombies lors de la poussée et en reprend 1 dans la réserve.",
    ),
    (
        facts.Died(0, 1, 1, 0, BY["jump"]),
        "Ann loses a zombie in the jump and has 1 left.",
        "Ann perd un zombie lors du saut et en garde 1.",
    ),
    (
        facts.Died(0, 2, 4, 0, BY["push"]),
        "Ann loses 2 zombies in the push and has 4 left.",
        "Ann perd 2 zombies lors de la poussée et en garde 4.",
    ),
    (
        facts.Died(0, 2, 4, 0, BY["jump"]),
        "Ann loses 2 zombies in the jump and has 4 left.",
        "Ann perd 2 zombies lors du saut et en garde 4.",
    ),
    (
        facts.Died(0, 2, 4, 0, BY["event"]),
        "Ann loses 2 zombies in the jump and has 4 left.",
        "Ann perd 2 zombies lors du saut et en garde 4.",
    ),
    (facts.Stole(0, 2, 1, 0, BY["shop"]), "Ann steals a zombie from Cléo.", "Ann vole un zombie à Cléo."),
    (
        facts.Stole(0, 2, 2, 0, BY["secret"]),
        "For the Secret Bonus card, Ann steals 2 zombies from Cléo.",
        "Pour le Bonus Secret, Ann vole 2 zombies à Cléo.",
    ),
    (
        facts.Stole(0, 2, 1, 1, BY["secret"]),
        "For the Secret Bonus card, Ann steals the last zombie from Cléo, who takes 1 back from the supply.",
        "Pour le Bonus Secret, Ann vole son dernier zombie à Cléo, qui en reprend 1 dans la réserve.",
    ),
    (
        facts.Stole(0, 2, 1, 1, BY["bird"]),
        "Ann steals the last zombie from Cléo, who takes 1 back from the supply.",
        "Ann vole son dernier zombie à Cléo, qui en reprend 1 dans la réserve.",
    ),
    (
        facts.Stole(0, 2, 2, 1, BY["shop"]),
        "Ann steals the last 2 zombies from Cléo, who takes 1 back from the supply.",
        "Ann vole ses 2 derniers zombies à Cléo, qui en reprend 1 dans la réserve.",
    ),
    (facts.Coined(0, 1, BY["bird"]), "Ann gets a coin.", "Ann reçoit une pièce."),
    (facts.Coined(0, 1, BY["shop"]), "", ""),
    (facts.Coined(0, 0, BY["shop"]), "", ""),
    (facts.Coined(0, 1, BY["card"]), "", ""),
    (
        facts.Coined(0, 0, BY["card"]),
        "Ann has two coins already, so this one is lost.",
        "Ann a déjà deux pièces : celle-ci est perdue.",
    ),
    (facts.StoleCoin(0, 1), "Ann steals a coin from Bob.", "Ann vole une pièce à Bob."),
    (facts.Followed(0, 1, BY["card"]), "Ann takes a civilian.", "Ann prend un civil."),
    (facts.Followed(0, 3, BY["shop"]), "", ""),
    (facts.Blasted(0, 1), "Ann loses a civilian to the bomb.", "Ann perd un civil à cause de la bombe."),
    (facts.Blasted(0, 3), "Ann loses 3 civilians to the bomb.", "Ann perd 3 civils à cause de la bombe."),
    (
        facts.Transformed(0, 1),
        "Ann's civilian becomes a zombie.",
        "Chez Ann, un civil devient un zombie.",
    ),
    (
        facts.Transformed(0, 3),
        "Ann's 3 civilians become zombies.",
        "Chez Ann, 3 civils deviennent des zombies.",
    ),
    (
        facts.SecretsDealt(5),
        "Everybody gets a Secret Bonus card; one is set aside unseen.",
        "Chacun reçoit une carte Bonus Secret ; la dernière est mise de côté sans être vue.",
    ),
    (
        facts.SecretsCollected(),
        "The Secret Bonus cards are collected.",
        "Les cartes Bonus Secret sont ramassées.",
    ),
    (
        facts.Knows(1, box.UFO, 2),
        "You see Bob's Secret Bonus card: it is the UFO.",
        "Vous le voyez : Bob a l’OVNI comme carte Bonus Secret.",
    ),
    (
        facts.EventShown(box.EVENT_GIFT),
        "The event is “Gift”. Now: each player draws a Zombird.",
        "L’événement est « Cadeau ». Maintenant : chaque joueur pioche un Zombird.",
    ),
    (
        facts.EventLeft(box.EVENT_PILL),
        "The event “Red Pill” is over.",
        "L’événement « Pilule rouge » est terminé.",
    ),
    (facts.Decided(0, 1), "Ann takes part.", "Ann participe."),
    (facts.Decided(0, 0), "Ann does not take part.", "Ann ne participe pas."),
    (facts.Showed(0, 1), "Ann shows their Secret Bonus card to Bob.", "Ann montre sa carte Bonus Secret à Bob."),
    (
        facts.Revealed(3, box.BUS),
        "Street card 3 is revealed: Bus (push, 12 needed).",
        "La carte Rue 3 est révélée : Bus (poussée, il faut 12).",
    ),
    (
        facts.Rolled(0, 6, 3, 2),
        "Ann rolls 6 cubes and gets 3 zombie faces: 2 zombies are about to die.",
        "Ann lance 6 cubes et obtient 3 faces Zombie : 2 zombies vont mourir.",
    ),
    (
        facts.Rolled(0, 1, 1, 1),
        "Ann rolls one cube and gets one zombie face: one zombie is about to die.",
        "Ann lance un cube et obtient une face Zombie : un zombie va mourir.",
    ),
    (
        facts.Rolled(0, 6, 0, 0),
        "Ann rolls 6 cubes and gets no zombie face.",
        "Ann lance 6 cubes et n’obtient aucune face Zombie.",
    ),
    (
        facts.Saved(0, 1, 1),
        "Ann uses “Save 1 Zombie”: one zombie is saved.",
        "Ann utilise « Sauvez 1 Zombie » : un zombie est sauvé.",
    ),
    (
        facts.Saved(0, 1, saves(0, 0, 1, 0)),
        "Ann plays a Fairy Zombird: one zombie is saved.",
        "Ann joue un Zombird Fée : un zombie est sauvé.",
    ),
    (
        facts.Saved(0, 3, saves(0, 0, 0, 1)),
        "Ann plays the Super Fairy: 3 zombies are saved.",
        "Ann joue la Super Fée : 3 zombies sont sauvés.",
    ),
    (
        facts.Saved(0, 2, 9),
        "Ann uses “Save 1 Zombie” and plays a Fairy Zombird: 2 zombies are saved.",
        "Ann utilise « Sauvez 1 Zombie » et joue un Zombird Fée : 2 zombies sont sauvés.",
    ),
    (
        facts.Saved(0, 3, saves(1, 0, 2, 0)),
        "Ann uses “Save 1 Zombie” and plays 2 Fairy Zombirds: 3 zombies are saved.",
        "Ann utilise « Sauvez 1 Zombie » et joue 2 Zombirds Fée : 3 zombies sont sauvés.",
    ),
    (facts.Voted(0, 1), "Ann shows the blue bead.", "Ann montre la perle bleue."),
    (
        facts.Helped(0, box.PUNK, 1, 12),
        "Ann plays a Punk Zombird: the blue team now counts as 12.",
        "Ann joue un Zombird Punk : l’équipe bleue compte maintenant pour 12.",
    ),
    (
        facts.Judged(0, 11, 12, 0),
        "It takes 12: with a total of 11, the red team fails.",
        "Il faut 12 : avec un total de 11, l’équipe rouge échoue.",
    ),
    (
        facts.Judged(2, 14, 12, 1),
        "It takes 12: with a total of 14, the yellow team succeeds.",
        "Il faut 12 : avec un total de 14, l’équipe jaune réussit.",
    ),
    (facts.Took(0, 0), "Ann takes a zombie.", "Ann prend un zombie."),
    (facts.Took(0, 1), "Ann takes a coin.", "Ann prend une pièce."),
    (facts.Bombed(0, 1, BY["shop"]), "Ann throws a bomb at Bob.", "Ann lance une bombe sur Bob."),
    (facts.Bombed(0, 1, BY["bird"]), "", ""),
    (facts.Fizzled(0, 1), "The bomb has no effect on Bob.", "La bombe n’a aucun effet sur Bob."),
    (
        facts.Arrived(3, 0, 0),
        "Everybody arrives at the shop and gets a coin.",
        "Arrivée au magasin : chacun reçoit une pièce.",
    ),
    (
        facts.Arrived(2, 1, 0b010),
        "Everybody arrives at the shop and gets a coin, except Bob, who has two already.",
        "Arrivée au magasin : chacun reçoit une pièce, sauf Bob, qui en a déjà deux.",
    ),
    (
        facts.Arrived(1, 2, 0b110),
        "Everybody arrives at the shop and gets a coin, except Bob and Cléo, who have two already.",
        "Arrivée au magasin : chacun reçoit une pièce, sauf Bob et Cléo, qui en ont déjà deux.",
    ),
    (
        facts.Arrived(0, 3, 0b111),
        "Everybody arrives at the shop, and nobody gets a coin: all have two already.",
        "Arrivée au magasin : personne ne reçoit de pièce, car tout le monde en a déjà deux.",
    ),
    (
        facts.Shopping(0, 0, 0b001),
        "The shop opens. The smallest horde goes first: Ann begins.",
        "Le magasin ouvre. La plus petite horde passe en premier : Ann commence.",
    ),
    (
        facts.Shopping(0, 1, 0b011),
        "The shop opens. Ann and Bob are tied for the smallest horde: Ann draws the highest token and goes first.",
        "Le magasin ouvre. Ann et Bob sont à égalité pour la plus petite horde : Ann tire le jeton le plus élevé "
        "et passe en premier.",
    ),
    (
        facts.Choosing(0, 0, 0b001),
        "The largest horde chooses first: Ann begins.",
        "La plus grande horde choisit en premier : Ann commence.",
    ),
    (
        facts.Choosing(0, 1, 0b011),
        "Ann and Bob are tied for the largest horde: Ann draws the highest token and chooses first.",
        "Ann et Bob sont à égalité pour la plus grande horde : Ann tire le jeton le plus élevé et choisit en premier.",
    ),
    (facts.Bought(0, box.SAVE1), "Ann buys “Save 1 Zombie”.", "Ann achète « Sauvez 1 Zombie »."),
    (facts.LeftShop(0), "Ann leaves the shop.", "Ann quitte le magasin."),
    (facts.Stocked(2, box.FLIP), "", ""),
    (facts.Cleared(7), "The unsold shop cards are discarded.", "Les cartes Magasin invendues sont défaussées."),
    (
        facts.Reshuffled(0),
        "The discarded shop cards are shuffled into a new deck.",
        "Les cartes Magasin défaussées sont mélangées pour former une nouvelle pioche.",
    ),
    (
        facts.Reshuffled(1),
        "The discarded Zombirds are shuffled into a new deck.",
        "Les Zombirds défaussés sont mélangés pour former une nouvelle pioche.",
    ),
    (
        facts.Exchanged(0, 1, 2),
        "Bob and Cléo swap their Secret Bonus cards.",
        "Bob et Cléo échangent leurs cartes Bonus Secret.",
    ),
    (
        facts.Flipped(0, 1, box.GIANT, 1),
        "Bob's Secret Bonus card (Giant) is flipped face up and is inactive now.",
        "Devant Bob, la carte Bonus Secret (Géant Z.) est retournée face visible et désactivée.",
    ),
    (
        facts.Flipped(0, 1, box.GIANT, 0),
        "Bob's Secret Bonus card (Giant) is flipped face down and is active again.",
        "Devant Bob, la carte Bonus Secret (Géant Z.) est retournée face cachée et redevient active.",
    ),
    (facts.TurnedUp(0, box.NINJA), "Ann reveals the Ninja without a reward.", "Ann révèle le Ninja sans récompense."),
    (
        facts.Scored(0, box.UFO, 0),
        "Ann reveals the UFO: its goal is met.",
        "Ann révèle l’OVNI : l’objectif est atteint.",
    ),
    (
        facts.NamedDragon(0, 1, box.DRAGON_HEAD, 1),
        "Ann reveals the Dragon Head and claims that Bob has the Dragon Tail. That is right.",
        "Ann révèle la Tête du Dragon et annonce : « Bob a la Queue du Dragon ». C’est juste.",
    ),
    (facts.DrewBird(0, 0), "Ann draws a Zombird.", "Ann pioche un Zombird."),
    (facts.DrewBird(0, 1), "Ann draws a Zombird for the event.", "Ann pioche un Zombird grâce à l’événement."),
    (
        facts.Drew(0, box.FAIRY, 1),
        "It is a Fairy Zombird; only you see it.",
        "C’est un Zombird Fée ; les autres ne voient pas la carte.",
    ),
    (facts.NoBird(0), "There is no Zombird left for Ann to draw.", "Il ne reste aucun Zombird à piocher pour Ann."),
    (facts.PlayedBird(0, box.BANKER, -1), "Ann plays a Banker Zombird.", "Ann joue un Zombird Banquier."),
    (
        facts.PlayedBird(0, box.PTERO, 1),
        "Ann plays a Ptero Zombird against Bob.",
        "Ann joue un Zombird Ptérodactyle contre Bob.",
    ),
    (facts.Gave(0, 1), "Ann gives Bob a zombie.", "Ann donne un zombie à Bob."),
    (facts.DroppedCoin(0), "Ann discards a coin.", "Ann défausse une pièce."),
    (
        facts.BrainsShown(0, 1),
        "Ann shows a Brain Zombird and gains a zombie.",
        "Ann montre un Zombird Cerveau et gagne un zombie.",
    ),
    (
        facts.BrainsShown(0, 2),
        "Ann shows 2 Brain Zombirds and gains 2 zombies.",
        "Ann montre 2 Zombirds Cerveau et gagne 2 zombies.",
    ),
    (
        facts.RolledOff(0, 7, 2, 5),
        "Ann rolls 7 cubes for first place and gets 2 zombie faces: 5 cubes are left.",
        "Ann lance 7 cubes pour la première place et obtient 2 faces Zombie : il reste 5 cubes.",
    ),
    (
        facts.TokenDrawn(0),
        "Still tied: Ann draws the highest tiebreaker token.",
        "Toujours à égalité : Ann tire le jeton Égalité le plus élevé.",
    ),
    (facts.Finished(0, 12), "Ann finishes with 12 zombies.", "Ann finit avec 12 zombies."),
    (Opened("saves", 3), "", ""),
    (Closed("saves"), "", ""),
)
SPOKEN = in_each_language((fact, en, spaced(fr)) for fact, en, fr in LOG)

# Values to try in every sentence of the game, by variable.
TRIED: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("who", "names", "bomber", "target", "victim", "holder", "to", "one", "other"), ("Ann",)),
    **dict.fromkeys(("count", "full", "faces", "loss", "saved", "dead", "civilians", "zombies", "cubes"), (0, 1, 2, 5)),
    **dict.fromkeys(("coins", "bought", "named", "price"), (0, 1, 2)),
    **dict.fromkeys(("joins", "held", "right", "up", "birds", "coin", "back", "tied", "earned", "spared"), (0, 1)),
    **dict.fromkeys(("total", "need", "left", "slot", "points", "min", "max", "window", "eligible"), (3,)),
    "mask": ("Ann and Bob",),
    "round": (1, 2, 3),
    "you": ("yes", "no"),
    "capped": ("yes", "no"),
    "moment": ("start", "card", "shop", "end"),
    "cause": tuple(range(len(facts.CAUSES))),
    "ask": tuple(naming.ASKS),
    "cards": (["save1"], ["save1", "super_fairy"], ["save2", "fairy-2"]),
    **{field: names for field, (names, _) in naming.KINDS.items()},
}

TRIED_ELSEWHERE = ("refusal-", "scene-", "side-", "why-")  # with their rows, pictures and hints


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


def test_facts_have_a_caption_if_they_are_watched_with_one(words: Words) -> None:
    check_captioned(words, WITH_CAPTION)


KNOWN = (
    (1, 1, "Your Secret Bonus card is the UFO.", "Vous avez l’OVNI comme carte Bonus Secret."),
    (
        1,
        0,
        "You see Bob's Secret Bonus card: it is the UFO.",
        "Vous le voyez : Bob a l’OVNI comme carte Bonus Secret.",
    ),
)


@pytest.mark.parametrize(("holder", "seer", "english", "french"), KNOWN)
def test_who_learns_of_a_secret_card_is_told_whether_it_is_their_own(
    holder: int, seer: int, english: str, french: str
) -> None:
    fact = facts.Knows(holder, box.UFO, 1 << seer)
    assert Words("en", GAME).fact(fact.to_json(), NAMES, only=fact.only()) == english
    assert Words("fr", GAME).fact(fact.to_json(), NAMES, only=fact.only()) == spaced(french)


# What is told of some cards and not of others, from a table.
OF_CARDS: tuple[tuple[Fact, str, str], ...] = (
    (facts.EventLeft(box.EVENT_GIFT), "", ""),
    (
        facts.NamedDragon(0, 1, box.DRAGON_HEAD, 1),
        "Ann reveals the Dragon Head and claims that Bob has the Dragon Tail. That is right.",
        "Ann révèle la Tête du Dragon et annonce : « Bob a la Queue du Dragon ». C’est juste.",
    ),
    (
        facts.NamedDragon(0, 1, box.DRAGON_TAIL, 0),
        "Ann reveals the Dragon Tail and claims that Bob has the Dragon Head. That is wrong.",
        "Ann révèle la Queue du Dragon et annonce : « Bob a la Tête du Dragon ». C’est faux.",
    ),
    (
        facts.Scored(0, box.NINJA, 1),
        "Ann reveals the Ninja: its goal is met, and Ann loses nothing in this push.",
        "Ann révèle le Ninja : l’objectif est atteint, et Ann ne perd aucun zombie lors de cette poussée.",
    ),
    (
        facts.Scored(0, box.NINJA, 0),
        "Ann reveals the Ninja: its goal is met.",
        "Ann révèle le Ninja : l’objectif est atteint.",
    ),
    (
        facts.Scored(0, box.QUARTERBACK, 0),
        "Ann reveals the Quarterback: the bomb has no effect.",
        "Ann révèle le Footballeur : la bombe n’a aucun effet.",
    ),
    (facts.Scored(0, box.DRAGON_TAIL, 0), "Ann reveals the Dragon Tail.", "Ann révèle la Queue du Dragon."),
    (facts.PlayedBird(0, box.ROBO, 1), "Ann plays a Robo Zombird.", "Ann joue un Zombird Robot."),
)


@pytest.mark.parametrize(
    ("lang", "fact", "line"), in_each_language((fact, en, spaced(fr)) for fact, en, fr in OF_CARDS)
)
def test_a_table_tells_what_a_card_does_besides(lang: str, fact: Fact, line: str) -> None:
    assert Words(lang, GAME).fact(fact.to_json(), NAMES, tsunami().state) == line


def test_what_the_road_brings_to_everybody_is_told_once() -> None:
    state = tsunami(hordes=[3, 3, 3]).state
    told = [facts.Grew(seat, 1, BY["road"]).to_json() for seat in range(3)]
    for lang, line in (
        ("en", "Everybody picks up a zombie on the road."),
        ("fr", "Chacun ramasse un zombie en chemin."),
    ):
        assert [said for fact in told if (said := Words(lang, GAME).fact(fact, NAMES, state))] == [line]


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
    sets = [naming.counted([save.name] * many)[0] for save in box.SAVES for many in range(1, save.most + 1)]
    assert list(naming.SAVE_WORDS) == list(naming.USED_WORDS) == sets
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
        "Flip your own Secret Bonus card (one coin)",
        "Retourner votre propre Bonus Secret (une pièce)",
    ),
    (
        "buy-flip-B",
        "visit",
        {},
        "Flip Bob's Secret Bonus card (one coin)",
        "Retourner le Bonus Secret devant Bob (une pièce)",
    ),
    ("pass", "visit", {}, "End your visit", "Terminer votre visite"),
    ("pass", "interlude", {}, "Pass", "Passer"),
    ("pass", "saves", JUMPED, "Save nobody", "Ne sauver personne"),
    (
        "pass-turn",
        "interlude",
        {},
        "Pass until the next street card",
        "Passer jusqu’à la prochaine carte Rue",
    ),
    (
        "use-save1-fairy",
        "saves",
        JUMPED,
        "Use Save 1 Zombie and Fairy: 2 zombies are saved, none dies",
        "Utiliser Sauvez 1 Zombie et Fée : 2 zombies sauvés, aucun mort",
    ),
    (
        "use-super_fairy",
        "saves",
        JUMPED,
        "Use Super Fairy: 2 zombies are saved, none dies",
        "Utiliser Super Fée : 2 zombies sauvés, aucun mort",
    ),
    (
        "use-save1",
        "bomb",
        BOMBED,
        "Use Save 1 Zombie: one zombie is saved, none dies",
        "Utiliser Sauvez 1 Zombie : un zombie sauvé, aucun mort",
    ),
    (
        "use-robo",
        "bomb",
        BOMBED,
        "Play a Robo Zombird: the bomb has no effect on you",
        "Jouer un Zombird Robot : la bombe n’a aucun effet sur vous",
    ),
    (
        "score-quarterback",
        "bomb",
        BOMBED,
        "Reveal the Quarterback: stop the bomb, and steal 2 zombies from Bob",
        "Révéler le Footballeur : annuler la bombe et voler 2 zombies à Bob",
    ),
    ("score-ufo", "ufo", {}, "Reveal the UFO: you gain 2 zombies", "Révéler l’OVNI : gagner 2 zombies"),
    (
        "score-tsunami-B-C",
        "bonus",
        {},
        "Reveal the Tsunami: steal 1 zombie from Bob and 1 from Cléo",
        "Révéler le Tsunami : voler 1 zombie à Bob et 1 à Cléo",
    ),
    (
        "score-tsunami-B-B",
        "bonus",
        {},
        "Reveal the Tsunami: steal 2 zombies from Bob",
        "Révéler le Tsunami : voler 2 zombies à Bob",
    ),
    ("red", "vote", {}, "Lock in the red bead (one band)", "Verrouiller la perle rouge (une bande)"),
    (
        "coin",
        "zombie_coin",
        {},
        "Take a coin (lost: you hold two already)",
        "Prendre une pièce (perdue : vous en avez déjà deux)",
    ),
    (
        "join",
        "event",
        {},
        "Show Bob your Secret Bonus card, and draw a Zombird",
        "Montrer votre Bonus Secret à Bob et piocher un Zombird",
    ),
    ("stay", "event", {"event": "jump"}, "Do not jump", "Ne pas sauter"),
    (
        "turn-up",
        "interlude",
        {},
        "Reveal your Secret Bonus card (Dragon Head) without a reward",
        "Révéler votre Bonus Secret (Tête du Dragon) sans récompense",
    ),
    (
        "dragon-C",
        "interlude",
        {},
        "Reveal the Dragon Head and claim that Cléo has the Dragon Tail",
        "Révéler la Tête du Dragon : « Cléo a la Queue »",
    ),
    (
        "play-ptero-C",
        "interlude",
        {},
        "Play a Ptero Zombird: steal 1 zombie from Cléo",
        "Jouer un Zombird Ptérodactyle : voler 1 zombie à Cléo",
    ),
    ("name-B", "megabomb", {}, "Bomb Bob", "Bombarder Bob"),
    ("name-A", "exchange", {}, "Your own Secret Bonus card", "Votre propre carte Bonus Secret"),
    ("stop", "megabomb", {}, "No more targets: throw the Mega Bomb", "Pas d’autre cible : lancer la Méga Bombe"),
)


@pytest.mark.parametrize(("answer", "ask", "more", "english", "french"), PHRASES)
def test_answers_say_what_they_do(answer: str, ask: str, more: dict[str, object], english: str, french: str) -> None:
    view = in_view(VIEW, ask, more)
    label = naming.option(view, NAMES, answer)
    assert spoken(Words("en", GAME), label) == english
    assert spoken(Words("fr", GAME), label) == spaced(french)


QUESTIONS: tuple[tuple[str, dict[str, object], str, str], ...] = (
    (
        "vote",
        {"stack": STACK},
        "Bus: a team needs 12 zombies. Pick a bead: same colour, same team.",
        "In a team with fewer than 12 zombies, everybody loses 2.",
    ),
    (
        "push_birds",
        {"stack": STACK},
        "Your team has 10 and needs 12. Play a Zombird?",
        "A Zombird counts for the red team, in this push only.",
    ),
    (
        "saves",
        JUMPED,
        "3 of your cubes show a zombie: 2 zombies are about to die (cap 2). Save any?",
        "All choose in secret; then the choices are shown together. Cards that you use are spent.",
    ),
    ("bomb", BOMBED, "Bob throws a bomb at you. What do you do?", "It would kill one zombie."),
    (
        "zombie_coin",
        {"stack": [{"frame": "zombie_coin"}]},
        "A zombie or a coin?",
        "You hold two coins: a third is lost.",
    ),
    (
        "visit",
        {"stack": [{"frame": "visit", "bought": 1}]},
        "Your shop visit: buy, play a card, or leave. You have 2 coins.",
        "You may buy one more card.",
    ),
    (
        "visit",
        {"stack": [{"frame": "visit", "bought": 1}], "coins": [0, 0, 0]},
        "Your shop visit: buy, play a card, or leave. You have no coin.",
        "Without a coin you cannot buy anything.",
    ),
    (
        "visit",
        {"stack": [{"frame": "visit", "bought": 2}]},
        "Your shop visit: buy, play a card, or leave. You have 2 coins.",
        "You have bought two cards, the most in one visit.",
    ),
    (
        "megabomb",
        {"stack": [{"frame": "megabomb", "named": 6}]},
        "Mega Bomb: whom else?",
        "Name players in the order of their seats, then throw.",
    ),
    (
        "exchange",
        {"stack": [{"frame": "exchange", "one": -1}]},
        "Exchange: whose Secret Bonus card comes first?",
        "Both cards must lie face down.",
    ),
    (
        "exchange",
        {"stack": [{"frame": "exchange", "one": 1}]},
        "Exchange: with whom does Bob swap?",
        "Both cards must lie face down.",
    ),
    (
        "event",
        {"stack": [{"frame": "event_offer"}]},
        "Event “Look”: do you take part?",
        "Now: each player may show their Secret Bonus card to their left neighbour; whoever does draws a Zombird.",
    ),
)


@pytest.mark.parametrize(("ask", "more", "question", "hint"), QUESTIONS)
def test_questions_say_what_they_are_about(ask: str, more: dict[str, object], question: str, hint: str) -> None:
    view = in_view(VIEW, ask, more)
    words = Words("en", GAME)
    assert spoken(words, naming.question(view, NAMES)) == question
    assert spoken(words, naming.hint(view, NAMES)) == hint


INTERLUDES = (
    (tsunami(at="opening"), "Before the first street card: play a card, or pass."),
    (tsunami(at="interlude", card="van"), "Before “Van” takes effect: play a card, or pass."),
    (tsunami(at="shop"), "Before the shopping begins: play a card, or pass."),
    (tsunami(at="closing"), "Before the round ends: play a card, or pass."),
)


@pytest.mark.parametrize(("table", "question"), INTERLUDES)
def test_an_interlude_says_before_what_it_is(table: Scenario, question: str) -> None:
    """TS-8.3."""
    assert spoken(Words("en", GAME), naming.question(table.state.view(0), NAMES)) == question


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
    assert spoken(Words("en", GAME), label) == "Tied at 9 zombies, Bob wins the roll for first place."


# --- everything ---


def test_every_sentence_can_be_said_with_every_kind_of_value(words: Words) -> None:
    priced = {key: {"price"} for key in own_shapes(words) if key.startswith("buy-")}
    empty = silent_keys(words, TRIED, TRIED_ELSEWHERE, said_within=priced)
    assert empty == {
        f"fact-{name}" for name in ("bombed", "closed", "coined", "event-left", "followed", "grew", "opened", "stocked")
    }


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
def test_the_rulebook_cites_only_clauses_that_exist(lang: str) -> None:
    check_cited(lang, GAME, CLAUSES)
