"""The words of Zombies!!!: every fact, ask, answer, card, tile and refusal can be said, in every language."""

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
from shamble.games.zombies import box, facts, naming, refusals
from shamble.games.zombies.frames import FRAME_TYPES
from shamble.games.zombies.frames.tiles import ANYWHERE
from shamble.games.zombies.game import GAME as ZOMBIES
from shamble.games.zombies.sources import SOURCES
from shamble.server.room import gap
from shamble.server.voice import voice
from shamble.words import LANGUAGES, Words, clauses, rulebook

GAME = "zombies"
NAMES = ("Ann", "Bob", "Cléo", "Dan")

CLAUSES = [
    f"ZZ-{part}.{number}"
    for part, last in enumerate((5, 2, 5, 6, 7, 3, 2, 5, 10, 3, 27), 1)
    for number in range(1, last + 1)
]
# What each mark in the rulebook says of a clause, as letters of its sources.
MARKS = {"¹": set("VD"), "²": set("EFSR")}

FACTS = fact_types(facts)
WIDE = "\u00a0"  # before a colon and inside quotes; the other marks have the narrow space


def typeset(french: str) -> str:
    """French with its no-break spaces, for which ``~`` stands."""
    wide = french.replace("~:", f"{WIDE}:").replace("«~", f"«{WIDE}").replace("~»", f"{WIDE}»")
    return wide.replace("~", NARROW)


def look(name: str, turn: int = 0) -> int:
    """A tile as it lies on the table."""
    return box.TILE_NUMBERS[name] * box.TURNS + turn


def off(east: int, north: int) -> int:
    """A place for a tile, so far from Town Square."""
    return box.CENTRE + (east << box.PLACE_BITS) - north


# A town of five tiles: Town Square, the Hospital, a cross, the Skate Shop turned once, and the helipad.
TOWN: dict[str, Any] = {
    "looks": [look("town_square"), look("hospital"), look("cross"), look("skate_shop", 1), look("helipad")],
    "places": [box.CENTRE, off(0, 1), off(1, 0), off(2, -1), off(-1, 0)],
}
SQUARE, WARD, STREET, CROSS, SKATES, CENTRE = 4, 13, 16, 22, 27 + 5, 40
OTHER_WARD = 12


def brought(zombies: int, bullets: int = 0, lives: int = 0, due: int = 0, lack: int = facts.OF_NOTHING) -> Fact:
    """What a tile or a card brings: all that is due, unless it is said what is lacking."""
    return facts.Brought(zombies, bullets, lives, due or zombies, lack)


# Facts as they come from a table, with their log lines in both languages (~ is a no-break space).
LOG: tuple[tuple[Fact, str, str], ...] = (
    (facts.Started(1), "Bob goes first.", "Bob joue en premier."),
    (facts.LeftOut(box.HOSPITAL), "", ""),
    (
        facts.SmallTown(1 << box.HOSPITAL | 1 << box.TILE_NUMBERS["fire_station"]),
        "Small town: 20 of the 30 tiles. Buildings left out: Hospital and Fire Station.",
        "Petite ville~: 20 des 30 panneaux. Bâtiments retirés~: Hôpital et Caserne de pompiers.",
    ),
    (facts.TurnBegan(1, 12), "Turn 12: Bob.", "Tour 12~: Bob."),
    (
        facts.TurnLost(0, facts.BY_PARALYSIS),
        "Ann is paralysed and loses the whole turn.",
        "Paralysie hystérique~: Ann perd tout son tour.",
    ),
    (facts.TurnLost(0, facts.BY_SEALING), "Ann loses the rest of the turn.", "Ann perd le reste de son tour."),
    (
        facts.Restored(0),
        "After dying, Ann begins this turn with exactly 3 lives and 3 bullets.",
        "Après sa mort, Ann commence ce tour avec 3 vies et 3 balles, ni plus ni moins.",
    ),
    (
        facts.Awoke(0, box.SHUT_IN | box.UNTIED),
        "This turn Ann suffers from “Claustrophobia” and “Your Shoe's Untied”.",
        "Ce tour-ci, Ann subit «~Claustrophobie~» et «~Ton lacet est défait~».",
    ),
    (
        facts.Awoke(0, box.SHUT_IN),
        "This turn Ann suffers from “Claustrophobia”: no building may be entered, only left.",
        "Ce tour-ci, Ann subit «~Claustrophobie~»~: on ne peut entrer dans aucun bâtiment, seulement en sortir.",
    ),
    (
        facts.Awoke(0, box.AFRAID),
        "This turn Ann suffers from “Fear”: no movement.",
        "Ce tour-ci, Ann subit «~Peur~»~: pas de déplacement.",
    ),
    (facts.Awoke(0, box.PARALYSED), "", ""),
    (
        facts.Awoke(0, box.UNTIED),
        "This turn Ann suffers from “Your Shoe's Untied”: the movement roll is halved.",
        "Ce tour-ci, Ann subit «~Ton lacet est défait~»~: son jet de mouvement est divisé par deux.",
    ),
    (facts.TileDrawn(0, box.HOSPITAL), "", ""),
    (
        facts.TileDrawn(0, box.HELIPAD),
        "Ann draws the Helipad: whoever has the fewest zombies lays it.",
        "Ann pioche l’Héliport~; la personne qui a le moins de zombies le pose.",
    ),
    (
        facts.TileLaid(0, box.HOSPITAL, off(0, 1), 0),
        "Ann lays the Hospital 1 tile north of Town Square.",
        "Ann pose l’Hôpital à 1 panneau au nord de la Place publique.",
    ),
    (
        facts.TileLaid(0, box.TILE_NUMBERS["corner"], off(-2, -1), 3),
        "Ann lays a corner 1 tile south and 2 west of Town Square.",
        "Ann pose un virage à 1 panneau au sud et 2 à l’ouest de la Place publique.",
    ),
    (brought(2), "It brings 2 zombies.", "Cela amène 2 zombies."),
    (
        brought(3, 1, 1),
        "It brings 3 zombies, one bullet and one life.",
        "Cela amène 3 zombies, une balle et une vie.",
    ),
    (brought(1), "It brings one zombie.", "Cela amène un zombie."),
    (brought(2, 2), "It brings 2 zombies and 2 bullets.", "Cela amène 2 zombies et 2 balles."),
    (brought(8, 0, 4), "It brings 8 zombies and 4 lives.", "Cela amène 8 zombies et 4 vies."),
    (
        brought(0, 2, 4, due=6, lack=facts.OF_POOL),
        "The pool of zombies is empty: none of the 6 due can come, only 2 bullets and 4 lives.",
        "La réserve de zombies est vide~: aucun des 6 prévus ne vient, seulement 2 balles et 4 vies.",
    ),
    (
        brought(0, due=9, lack=facts.OF_POOL),
        "The pool of zombies is empty: none of the 9 due can come.",
        "La réserve de zombies est vide~: aucun des 9 prévus ne vient.",
    ),
    (
        brought(3, due=9, lack=facts.OF_POOL),
        "It brings 3 zombies instead of 9: the pool is now empty.",
        "Cela amène 3 zombies sur 9~: la réserve est maintenant vide.",
    ),
    (
        brought(1, 2, 1, due=3, lack=facts.OF_POOL),
        "It brings one zombie instead of 3, 2 bullets and one life: the pool is now empty.",
        "Cela amène un zombie sur 3, 2 balles et une vie~: la réserve est maintenant vide.",
    ),
    (
        brought(4, due=5, lack=facts.OF_ROOM),
        "It brings 4 zombies instead of 5: there is no room for more.",
        "Cela amène 4 zombies sur 5~: il n’y a plus de place.",
    ),
    (
        facts.TileGone(box.TOY_STORE, 0),
        "There is no place for the Toy Store, which leaves the game.",
        "Nulle part où poser le Magasin de jouets~: ce panneau quitte la partie.",
    ),
    (
        facts.TileGone(box.HELIPAD, 1),
        "There is no place for the Helipad yet, so it goes under the stack.",
        "Nulle part où poser l’Héliport pour l’instant~: ce panneau passe sous la pile.",
    ),
    (facts.LastTile(), "That was the last tile.", "C’était le dernier panneau."),
    (
        facts.SealedOff(0, 1),
        "Ann seals the town. One tile leaves the game.",
        "Ann ferme la ville. Un panneau quitte la partie.",
    ),
    (
        facts.SealedOff(0, 9),
        "Ann seals the town. 9 tiles leave the game.",
        "Ann ferme la ville. 9 panneaux quittent la partie.",
    ),
    (facts.Put(WARD, box.ZOMBIE), "", ""),
    (facts.Appeared(WARD, 1), "A zombie appears in the Hospital.", "Un zombie apparaît dans l’Hôpital."),
    (
        facts.Appeared(CROSS, 3),
        "3 zombies appear at the crossroads 1 tile east of Town Square.",
        "3 zombies apparaissent au carrefour à 1 panneau à l’est de la Place publique.",
    ),
    (facts.DrewCards(0, 1), "Ann draws an event card.", "Ann pioche une carte Événement."),
    (facts.DrewCards(0, 3), "Ann draws 3 event cards.", "Ann pioche 3 cartes Événement."),
    (facts.Drew(0, box.FEAR, 1), "You draw “Fear”.", "Vous piochez «~Peur~»."),
    (
        facts.Reshuffled(34),
        "The 34 discarded cards are shuffled into a new deck.",
        "Les 34 cartes défaussées sont mélangées et deviennent la nouvelle pioche.",
    ),
    (facts.Rolled(0, facts.FOR_FIGHT, 3), "", ""),
    (facts.Rolled(0, facts.FOR_MOVE, 3), "Ann rolls 3 for movement.", "Ann fait 3 au jet de mouvement."),
    (
        facts.Rolled(0, facts.FOR_MOVE, 5, 2),
        "With the Helipad in place, Ann rolls two dice for movement: 5.",
        "L’Héliport est posé~: Ann lance deux dés de mouvement et fait 5.",
    ),
    (
        facts.Rolled(0, facts.FOR_MOVE, 3, 1, 2),
        "Ann rolls 3 + 2 = 5 for movement.",
        "Ann fait 3 + 2 = 5 au jet de mouvement.",
    ),
    (
        facts.Rolled(0, facts.FOR_MOVE, 7, 2, 2),
        "With the Helipad in place, Ann rolls two dice for movement: 7 + 2 = 9.",
        "L’Héliport est posé~: Ann lance deux dés de mouvement et fait 7 + 2 = 9.",
    ),
    (
        facts.Rolled(0, facts.FOR_ZOMBIES, 1),
        "Ann rolls 1 for the zombies: at most one moves.",
        "Ann fait 1 au jet des zombies~: un seul peut se déplacer.",
    ),
    (
        facts.Rolled(0, facts.FOR_ZOMBIES, 4),
        "Ann rolls 4 for the zombies: up to 4 move.",
        "Ann fait 4 au jet des zombies~: 4 au plus se déplacent.",
    ),
    (facts.Rolled(0, facts.FOR_DEAD, 2), "", ""),
    (
        facts.DeadDice(0, 2, 6),
        "Ann rolls two dice to keep the zombies: 2 and 6; both must be 4 or more.",
        "Ann lance deux dés pour garder les zombies~: 2 et 6~; il faut au moins 4 à chacun des deux.",
    ),
    (facts.Kept(0, 5), "Ann keeps all 5 zombies.", "Ann garde ses 5 zombies."),
    (facts.Kept(0, 2), "Ann keeps both zombies.", "Ann garde ses 2 zombies."),
    (facts.Kept(0, 1), "Ann has only one zombie and keeps it.", "Ann n’a qu’un zombie et le garde."),
    (facts.Moves(0, 10, 0, 0, 0), "", ""),
    (facts.Moves(0, 5, 5, 0, 0), "", ""),
    (
        facts.Moves(0, 2, 5, 1, 0),
        "Half of 5: Ann may move up to 2 steps.",
        "5 divisé par deux~: Ann peut faire jusqu’à 2 pas.",
    ),
    (
        facts.Moves(0, 1, 3, 1, 0),
        "Half of 3: Ann may move one step.",
        "3 divisé par deux~: Ann peut faire un pas.",
    ),
    (
        facts.Moves(0, 1, 1, 1, 0),
        "Half of 1, but at least one: Ann may move one step.",
        "1 divisé par deux compte encore pour un~: Ann peut faire un pas.",
    ),
    (
        facts.Moves(0, 10, 5, 0, 1),
        "So Ann may move up to 10 steps.",
        "Ann peut donc faire jusqu’à 10 pas.",
    ),
    (
        facts.Moves(0, 4, 5, 1, 1),
        "Half of 5, and that doubled: Ann may move up to 4 steps.",
        "5 divisé par deux, puis doublé~: Ann peut faire jusqu’à 4 pas.",
    ),
    (facts.Stepped(0, STREET, WARD, 0), "Ann goes into the Hospital.", "Ann va dans l’Hôpital."),
    (
        facts.Stepped(0, WARD, STREET, 1),
        "Bob leads Ann onto the road by the Hospital.",
        "Bob mène Ann devant l’Hôpital.",
    ),
    (
        facts.Stepped(0, SQUARE, CROSS, 0),
        "Ann goes to the crossroads 1 tile east of Town Square.",
        "Ann va au carrefour à 1 panneau à l’est de la Place publique.",
    ),
    (
        facts.Stepped(0, CENTRE - 1, CENTRE, 0),
        "Ann goes to the centre of the Helipad.",
        "Ann va au centre de l’Héliport.",
    ),
    (facts.Stepped(0, OTHER_WARD, WARD, 0), "", ""),
    (facts.Halted(0, 1, 0, 1), "Ann stops with one step left.", "Ann s’arrête~; il lui restait un pas."),
    (facts.Halted(0, 3, 0, 1), "Ann stops with 3 steps left.", "Ann s’arrête~; il lui restait 3 pas."),
    (facts.Halted(0, 3, 0, 0), "Ann does not move.", "Ann ne bouge pas."),
    (facts.Halted(0, 1, 1, 1), "Bob stops Ann with one step left.", "Bob arrête Ann, à qui il restait un pas."),
    (facts.Halted(0, 3, 1, 1), "Bob stops Ann with 3 steps left.", "Bob arrête Ann, à qui il restait 3 pas."),
    (facts.Halted(0, 3, 1, 0), "Bob keeps Ann from moving.", "Bob empêche Ann de bouger."),
    (
        facts.Fought(0, WARD, 2, 0),
        "Ann fights in the Hospital: 2, not enough.",
        "Ann combat dans l’Hôpital~: 2, cela ne suffit pas.",
    ),
    (
        facts.Fought(0, SKATES, 5, 0),
        "Ann fights in the Skate Shop: 5, enough.",
        "Ann combat dans le Skate shop~: 5, cela suffit.",
    ),
    (
        facts.Fought(0, SKATES, 6, 1),
        "Ann fights in the Skate Shop: 6 + 1 = 7, enough.",
        "Ann combat dans le Skate shop~: 6 + 1 = 7, cela suffit.",
    ),
    (
        facts.Fought(0, SKATES, 1, 2),
        "Ann fights in the Skate Shop: 1 + 2 = 3, not enough.",
        "Ann combat dans le Skate shop~: 1 + 2 = 3, cela ne suffit pas.",
    ),
    (
        facts.Fought(0, CROSS, 5, 0),
        "Ann fights at the crossroads 1 tile east of Town Square: 5, enough.",
        "Ann combat au carrefour à 1 panneau à l’est de la Place publique~: 5, cela suffit.",
    ),
    (
        facts.Fought(0, SKATES, 2, 1, 1),
        "Ann rolls again: 2 + 1 = 3, not enough.",
        "Ann relance~: 2 + 1 = 3, cela ne suffit pas.",
    ),
    (facts.Emptied(0), "Ann's Shotgun is empty.", "Le fusil que tenait Ann est vide."),
    (
        facts.Slew(0, WARD, 0),
        "Ann wins and collects the zombie.",
        "Ann gagne et collecte le zombie.",
    ),
    (
        facts.Slew(0, WARD, 0b110),
        "Ann wins and collects the zombie, and Bob and Cléo need not fight it any more.",
        "Ann gagne et collecte le zombie, qui n’attend donc plus Bob et Cléo.",
    ),
    (
        facts.Escaped(0, WARD),
        "Ann's fight in the Hospital ends without a winner.",
        "Pour Ann, le combat dans l’Hôpital s’arrête là, sans vainqueur.",
    ),
    (
        facts.LostLife(0, 2, facts.IN_FIGHT),
        "Ann loses a life and has 2 left.",
        "Ann perd une vie~; il lui en reste 2.",
    ),
    (facts.LostLife(0, 0, facts.IN_FIGHT), "Ann loses their last life.", "Ann perd sa dernière vie."),
    (
        facts.LostLife(0, 1, facts.BY_BAD_SENSE),
        "The card costs Ann a life: 1 left.",
        "La carte coûte une vie à Ann~; il lui en reste 1.",
    ),
    (
        facts.LostLife(0, 1, facts.BY_DEAD),
        "Ann pays a life to roll again and has 1 left.",
        "Ann paie une vie pour relancer~; il lui en reste 1.",
    ),
    (
        facts.LostLife(0, 2, facts.BY_GRENADE),
        "Ann loses a life to the Grenade and has 2 left.",
        "La Grenade coûte une vie à Ann~; il lui en reste 2.",
    ),
    (
        facts.LostLife(0, 0, facts.BY_GRENADE),
        "Ann loses their last life to the Grenade.",
        "La Grenade coûte à Ann sa dernière vie.",
    ),
    (facts.Paid(0, 1), "Ann spends one bullet.", "Ann dépense une balle."),
    (facts.Paid(0, 2), "Ann spends 2 bullets.", "Ann dépense 2 balles."),
    (
        facts.Died(0, SQUARE, 0, 0),
        "Ann dies on Town Square and starts again from its centre with 3 lives and 3 bullets.",
        "Ann meurt sur la Place publique et repart de son centre avec 3 vies et 3 balles.",
    ),
    (
        facts.Died(0, STREET, 1, 0),
        "Ann dies on the road by the Hospital and starts again from Town Square with 3 lives and 3 bullets, "
        "but one zombie fewer.",
        "Ann meurt devant l’Hôpital et repart de la Place publique avec 3 vies et 3 balles, mais un zombie de moins.",
    ),
    (
        facts.Died(0, WARD, 7, 1 << box.GRENADE | 1 << box.SHOTGUN),
        "Ann dies in the Hospital and starts again from Town Square with 3 lives and 3 bullets, but 7 zombies fewer, "
        "and loses “Grenade” and “Hey, Look! A Shotgun!”.",
        "Ann meurt dans l’Hôpital et repart de la Place publique avec 3 vies et 3 balles, mais 7 zombies de moins, "
        "et perd «~Grenade~» et «~Oh, un fusil~!~».",
    ),
    (
        facts.Took(0, WARD, box.BULLET),
        "Ann picks up a bullet in the Hospital.",
        "Ann ramasse une balle dans l’Hôpital.",
    ),
    (facts.Took(0, WARD, box.LIFE), "Ann picks up a life in the Hospital.", "Ann ramasse une vie dans l’Hôpital."),
    (facts.Collected(0, 1), "", ""),
    (facts.Collected(0, 6), "Ann collects 6 zombies.", "Ann collecte 6 zombies."),
    (
        facts.GaveBack(0, 2),
        "2 of Ann's zombies were not dead and go back to the pool.",
        "Ann rend 2 zombies à la réserve~: ils n’étaient pas morts.",
    ),
    (facts.HerdBegan(3), "Without a roll, up to 3 zombies move.", "Sans jet de dé, 3 zombies au plus se déplacent."),
    (
        facts.Herded(CROSS, SQUARE, 0, 0),
        "A zombie shuffles onto Town Square.",
        "Un zombie arrive sur la Place publique.",
    ),
    (
        facts.Herded(SQUARE, CROSS, 0, 0),
        "A zombie shuffles to the crossroads 1 tile east of Town Square.",
        "Un zombie arrive au carrefour à 1 panneau à l’est de la Place publique.",
    ),
    (
        facts.Herded(CROSS, SQUARE, 0b011, 0),
        "A zombie shuffles onto Town Square and reaches Ann and Bob.",
        "Un zombie arrive sur la Place publique et rejoint Ann et Bob.",
    ),
    (facts.Herded(OTHER_WARD, WARD, 0, 0), "", ""),
    (facts.Herded(OTHER_WARD, WARD, 0b100, 0), "A zombie reaches Cléo.", "Un zombie rejoint Cléo."),
    (facts.Herded(OTHER_WARD, WARD, 0, 0b100), "A zombie leaves Cléo.", "Un zombie quitte Cléo."),
    (
        facts.Herded(OTHER_WARD, WARD, 0b001, 0b110),
        "A zombie leaves Bob and Cléo and reaches Ann.",
        "Un zombie quitte Bob et Cléo et rejoint Ann.",
    ),
    (
        facts.Herded(SQUARE, CROSS, 0, 0b001),
        "A zombie leaves Ann and shuffles to the crossroads 1 tile east of Town Square.",
        "Un zombie quitte Ann et arrive au carrefour à 1 panneau à l’est de la Place publique.",
    ),
    (
        facts.Herded(CROSS, SQUARE, 0b010, 0b001),
        "A zombie leaves Ann, shuffles onto Town Square and reaches Bob.",
        "Un zombie quitte Ann, arrive sur la Place publique et rejoint Bob.",
    ),
    (
        facts.Herded(CENTRE - 1, CENTRE, 0, 0),
        "A zombie shuffles to the centre of the Helipad.",
        "Un zombie arrive au centre de l’Héliport.",
    ),
    (
        facts.Herded(CENTRE, CENTRE + 1, 0, 0),
        "A zombie leaves the centre of the Helipad.",
        "Un zombie quitte le centre de l’Héliport.",
    ),
    (
        facts.ZombieCarried(CROSS, WARD, 0),
        "A zombie is moved into the Hospital.",
        "Un zombie se retrouve dans l’Hôpital.",
    ),
    (
        facts.ZombieCarried(WARD, CROSS, 0b10),
        "A zombie is moved to the crossroads 1 tile east of Town Square, away from Bob.",
        "Un zombie quitte Bob et se retrouve au carrefour à 1 panneau à l’est de la Place publique.",
    ),
    (
        facts.ZombieCarried(OTHER_WARD, WARD, 0),
        "A zombie in the Hospital is moved a little further on.",
        "Un zombie se retrouve un peu plus loin dans l’Hôpital.",
    ),
    (
        facts.Played(0, box.FEAR, 1, -1),
        "Ann plays “Fear” on Bob: no movement in their next turn.",
        "Ann joue «~Peur~» sur Bob~: pas de déplacement à son prochain tour.",
    ),
    (
        facts.Played(0, box.WHERE_EVERYBODY, 1, -1),
        "Ann plays “Where Did Everybody Go?” on Bob, and moves Bob's pawn 5 steps.",
        "Ann joue «~Où sont-ils tous passés~?~» sur Bob, dont le pion est déplacé de 5 pas.",
    ),
    (
        facts.Played(0, box.BUTTER_FINGERS, 1, box.BULLETS),
        "Ann plays “Butter Fingers” on Bob.",
        "Ann joue «~Mains moites~» sur Bob.",
    ),
    (
        facts.Played(0, box.MISCALCULATION, -1, box.HOSPITAL),
        "Ann plays “Slight Miscalculation” on the Hospital.",
        "Ann joue «~Légère erreur de calcul~» sur l’Hôpital.",
    ),
    (facts.Played(0, box.SCREWED, -1, -1), "Ann plays “We're Screwed”.", "Ann joue «~On est fichus~»."),
    (
        facts.Played(0, box.RUSH, -1, -1),
        "Ann plays “Adrenaline Rush”: the movement roll counts double.",
        "Ann joue «~Montée d’adrénaline~»~: le jet de mouvement compte double.",
    ),
    (
        facts.Played(0, box.FOOD, -1, -1),
        "Ann plays “Alternate Food Source”: nobody fights until the end of Ann's next turn.",
        "Ann joue «~Autre source de nourriture~»~: jusqu’à la fin de son prochain tour, "
        "plus aucun combat, pour personne.",
    ),
    (
        facts.Played(0, box.BRAIN_CRAMP, -1, -1),
        "Ann plays “Brain Cramp” and chooses every step of this movement.",
        "Ann joue «~Crampe au cerveau~» et choisit chaque pas de ce déplacement.",
    ),
    (
        facts.Played(0, box.KEYS, -1, -1),
        "Ann plays “The Keys Are Still In It”: no roll, but up to 10 steps.",
        "Ann joue «~Les clés sont dessus~»~: pas de jet, mais jusqu’à 10 pas.",
    ),
    (facts.Played(0, box.SHOTGUN, -1, -1), "", ""),
    (facts.Played(0, box.CHAINSAW, -1, -1), "", ""),
    (
        facts.Equipped(0, box.SHOTGUN),
        "Ann puts “Hey, Look! A Shotgun!” into play: +1 on three fight rolls.",
        "Ann met en jeu «~Oh, un fusil~!~»~: +1 à trois jets de combat.",
    ),
    (
        facts.Equipped(0, box.FIRE_AXE),
        "Ann puts “Fire Axe” into play: +1 on fight rolls.",
        "Ann met en jeu «~Hache d’incendie~»~: +1 aux jets de combat.",
    ),
    (
        facts.Equipped(0, box.SKATEBOARD),
        "Ann puts “Skateboard” into play: +2 on movement rolls.",
        "Ann met en jeu «~Skateboard~»~: +2 aux jets de mouvement.",
    ),
    (
        facts.Equipped(0, box.GRENADE),
        "Ann puts “Grenade” into play: once used, it collects every zombie in a building and costs a life.",
        "Ann met en jeu «~Grenade~»~: "
        "une fois utilisée, elle collecte tous les zombies d’un bâtiment et coûte une vie.",
    ),
    (
        facts.Equipped(0, box.MARBLES),
        "Ann puts “All the Marbles” into play: when spilled later, it keeps zombies from moving until Ann's next "
        "turn is over.",
        "Ann met en jeu «~Toutes les billes~»~: "
        "une fois répandue, plus aucun zombie ne bouge jusqu’à la fin de son prochain tour.",
    ),
    (
        facts.Equipped(0, box.CHAINSAW),
        "Ann puts “Chainsaw” into play: once used, +2 on fight rolls for one turn.",
        "Ann met en jeu «~Tronçonneuse~»~: une fois utilisée, +2 aux jets de combat pendant un tour.",
    ),
    (
        facts.Equipped(0, box.FIRST_AID),
        "Ann puts “First Aid Kit” into play: it can save one life after a failed fight roll.",
        "Ann met en jeu «~Trousse de secours~»~: elle peut sauver une vie, une fois, après un jet de combat raté.",
    ),
    (
        facts.Equipped(0, box.AMMO),
        "Ann puts “Lots of Ammo” into play: once used, 3 bullets.",
        "Ann met en jeu «~Plein de munitions~»~: une fois utilisée, 3 balles.",
    ),
    (
        facts.Equipped(0, box.MOLOTOV),
        "Ann puts “Molotov Cocktail” into play: once used, +2 on fight rolls in a building for one turn.",
        "Ann met en jeu «~Cocktail Molotov~»~: "
        "une fois utilisée, +2 aux jets de combat dans un bâtiment pendant un tour.",
    ),
    (
        facts.Used(0, box.RUSH),
        "Ann plays “Adrenaline Rush”: +2 on this roll.",
        "Ann joue «~Montée d’adrénaline~»~: +2 à ce jet.",
    ),
    (
        facts.Used(0, box.FIRST_AID),
        "Ann uses the First Aid Kit instead of losing a life.",
        "Ann utilise la Trousse de secours au lieu de perdre une vie.",
    ),
    (facts.Used(0, box.AMMO), "Ann uses “Lots of Ammo”.", "Ann utilise «~Plein de munitions~»."),
    (
        facts.Used(0, box.MARBLES),
        "Ann spills “All the Marbles”: zombies do not move at the end of turns until Ann's next turn is over.",
        "Ann renverse «~Toutes les billes~»~: les zombies ne se déplacent plus à la fin des tours, "
        "jusqu’à la fin de son prochain tour.",
    ),
    (
        facts.Used(0, box.GRENADE),
        "Ann throws the Grenade and collects every zombie in the building.",
        "Ann lance la Grenade et collecte tous les zombies du bâtiment.",
    ),
    (facts.LostItem(0, box.FIRE_AXE), "Ann loses “Fire Axe”.", "Ann perd «~Hache d’incendie~»."),
    (facts.LostBullets(0, 1), "Ann loses a bullet.", "Ann perd une balle."),
    (facts.LostBullets(0, 2), "Ann loses 2 bullets.", "Ann perd 2 balles."),
    (facts.Relocated(0, WARD, SQUARE), "Ann is put back on Town Square.", "Ann se retrouve sur la Place publique."),
    (facts.Gained(0, 0, 3), "Ann gains 3 bullets.", "Ann gagne 3 balles."),
    (
        facts.Gained(0, 2, 0),
        "Ann rests instead of moving and gains 2 lives.",
        "Ann se repose au lieu de se déplacer et gagne 2 vies.",
    ),
    (
        facts.Gained(0, 1, 0),
        "Ann rests instead of moving and gains a life.",
        "Ann se repose au lieu de se déplacer et gagne une vie.",
    ),
    (
        facts.Gained(0, 0, 0),
        "Ann rests instead of moving, but has five lives already.",
        "Ann se repose au lieu de se déplacer, mais a déjà cinq vies.",
    ),
    (
        facts.Dropped(0, box.KEYS, 0),
        "Ann discards “The Keys Are Still In It”.",
        "Ann défausse «~Les clés sont dessus~».",
    ),
    (
        facts.Dropped(0, box.FIRE_AXE, 1),
        "Ann discards a second “Fire Axe” from hand; the one in play stays.",
        "Ann défausse une deuxième carte «~Hache d’incendie~» de sa main~; celle en jeu reste.",
    ),
    (
        facts.Over(0, box.MARBLES),
        "Ann's “All the Marbles” no longer has any effect.",
        "La carte «~Toutes les billes~» jouée par Ann n’a plus d’effet.",
    ),
    (facts.Won(0, box.BY_HELIPAD), "Ann reaches the helicopter.", "Ann atteint l’hélicoptère."),
    (facts.Won(0, box.BY_KILLS), "Ann has collected enough zombies.", "Ann a collecté assez de zombies."),
    (Opened("event", 3), "", ""),
    (Closed("event"), "", ""),
)
SPOKEN = in_each_language([(fact, english, typeset(french)) for fact, english, french in LOG])

# What is said of spaces where nobody knows the town.
BLIND: tuple[tuple[Fact, str, str], ...] = (
    (facts.Stepped(0, STREET, WARD, 0), "Ann takes a step.", "Ann fait un pas."),
    (facts.Fought(0, WARD, 5, 0), "Ann fights: 5, enough.", "Ann combat~: 5, cela suffit."),
    (facts.Took(0, WARD, box.LIFE), "Ann picks up a life.", "Ann ramasse une vie."),
    (
        facts.Escaped(0, WARD),
        "Ann's fight ends without a winner.",
        "Pour Ann, le combat s’arrête là, sans vainqueur.",
    ),
    (
        facts.Died(0, WARD, 0, 0),
        "Ann dies and starts again from Town Square with 3 lives and 3 bullets.",
        "Ann meurt et repart de la Place publique avec 3 vies et 3 balles.",
    ),
    (facts.ZombieCarried(CROSS, WARD, 0), "A zombie is moved elsewhere.", "Un zombie se retrouve ailleurs."),
    (facts.Appeared(CROSS, 2), "2 zombies appear.", "2 zombies apparaissent."),
    (facts.Herded(CROSS, SQUARE, 0, 0), "", ""),
    (facts.Herded(CROSS, SQUARE, 0, 0b1), "A zombie leaves Ann.", "Un zombie quitte Ann."),
    (facts.Herded(CROSS, SQUARE, 0b1, 0), "A zombie reaches Ann.", "Un zombie rejoint Ann."),
)

ITEMS = tuple(event.name for event in box.EVENTS if event.homes or event.name == "shotgun")
# Values to try in every sentence of the game, by variable.
TRIED: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("who", "names", "target"), ("Ann",)),
    **dict.fromkeys(("count", "left", "steps", "bullets", "lives", "kills", "lack", "shots", "lost"), (0, 1, 2, 5)),
    **dict.fromkeys(("number", "total", "shown", "one", "two", "rushed", "points"), (1, 2, 3, 4)),
    **dict.fromkeys(("min", "max", "window", "eligible"), (3,)),
    **dict.fromkeys(("across", "along"), (1, 3)),
    "zombie_step": ("roll", "three"),
    "kill_goal": (15, 25),
    **dict.fromkeys(("you", "keys", "afraid", "used", "led", "forced", "shut", "up", "drew"), ("yes", "no")),
    **dict.fromkeys(("space", "start", "goal"), (WARD, "in_hospital", "cross", "same")),
    "spot": ("in_florist", "by_hospital", "tee", "same"),
    "corner": naming.CORNERS,
    "there": ("zombie", "fed", "bullet", "life", "win", "none"),
    "ew": ("east", "west", "none"),
    "ns": ("north", "south", "none"),
    "way": box.WAY_NAMES,
    "moment": tuple(box.WINDOWS),
    "what": ("zombie", "bullet", "life", "carried"),
    "scope": ("tile", "anywhere"),
    "ask": ("event", "discard", "not_dead"),
    "turn": (0, 1, 2, 3),
    "place": (off(1, 0), "off"),
    "zombies": (0, 1, 2, 9),
    "why": (0, 1, 2, 3),
    "below": (0, 1),
    "driver": ("", "Bob"),
    "moved": (0, 1),
    "dice": (1, 2),
    "bonus": (0, 1),
    **dict.fromkeys(("again", "halved", "doubled", "kept"), (0, 1)),
    "roll": (1, 5),
    "due": (9,),
    "lack": tuple(range(len(facts.LACKS))),
    **dict.fromkeys(("met", "freed"), (0, "Ann")),
    "lacking": (0b11 << box.FIRST_BUILDING,),
    "effects": tuple(range(1, 1 << box.EFFECT_KINDS)),
    "discarded": (0, 1 << box.FIRE_AXE, box.WEAPONS),
    "kind": tuple(range(box.EVENT_KINDS)),
    "extra": tuple(range(box.FIRST_BUILDING, box.TILE_KINDS)),
    "card": box.EVENT_NAMES,
    "item": ITEMS,
    "tile": box.TILE_NAMES,
    "building": box.TILE_NAMES[box.FIRST_BUILDING :],
    "value": box.KILL_GOALS,
}
PLACE = {"ew", "across", "ns", "along"}
WINDOW = {"moment", "you", "who", "keys", "afraid", "steps", "dice"}
# What sentences say by way of others.
SAID_WITHIN: dict[str, set[str]] = {
    "fact-tile-laid": {"kind"} | PLACE,
    "fact-tile-gone": {"kind"},
    "fact-brought": {"zombies", "bullets", "lives", "due"},
    "fact-rolled": {"number", "bonus", "total"},
    "fact-moves": {"steps"},
    **dict.fromkeys(("fact-appeared", "fact-fought", "fact-escaped", "fact-died"), PLACE | {"space"}),
    **dict.fromkeys(("fact-stepped", "herded-on", "herded-away"), PLACE | {"goal"}),
    "fact-herded": PLACE | {"goal", "start", "met", "freed"},
    "fact-zombie-carried": PLACE | {"goal", "start"},
    **dict.fromkeys(("place-off", "spot-off", "space-off", "start-off", "goal-off"), PLACE),
    "place-at": PLACE | {"spot"},
    "answer-lay": PLACE,
    "answer-lay.short": PLACE,
    **dict.fromkeys(("answer-put", "answer-herd", "answer-lift"), PLACE | {"spot", "corner"}),
    "go-where": PLACE | {"spot"},
    "answer-go": PLACE | {"spot", "there"},
    "ask-put": {"what", "left"},
    **dict.fromkeys(("ask-event", "ask-event.idle", "ask-event.wait"), WINDOW),
}
# Values where a variable can be more or less than elsewhere.
SHORT: dict[str, tuple[object, ...]] = {"count": (1, 3), "steps": (1, 4)}
TILES: dict[str, tuple[object, ...]] = {"kind": tuple(range(box.TILE_KINDS))}
WHAT_TAKEN: dict[str, tuple[object, ...]] = {"what": (box.BULLET, box.LIFE)}
ROLLED: dict[str, tuple[object, ...]] = {"what": tuple(range(len(facts.ROLLS)))}
LASTING: dict[str, tuple[object, ...]] = {"turn": ("this", "next")}
SOMEWHERE: dict[str, tuple[object, ...]] = {"corner": ("nw", "middle"), "spot": ("in_florist", "tee")}
TRIED_HERE: dict[str, dict[str, tuple[object, ...]]] = {
    **dict.fromkeys(("tile-kind", "fact-tile-drawn", "fact-tile-laid", "fact-tile-gone"), TILES),
    **dict.fromkeys(("fact-tile-drawn.caption", "fact-tile-laid.caption", "fact-tile-gone.caption"), TILES),
    **dict.fromkeys(("fact-took", "fact-took.caption"), WHAT_TAKEN),
    **dict.fromkeys(("fact-rolled", "fact-rolled.caption"), ROLLED),
    **dict.fromkeys(("ask-event", "ask-event.idle", "ask-event.wait"), SHORT),
    **dict.fromkeys(("effect-food", "effect-marbles"), LASTING),
    **dict.fromkeys(("answer-put", "answer-herd", "answer-lift"), SOMEWHERE),
    "herded-away": {"freed": ("Ann",)},
}
OFF = {"spot-off", "space-off", "start-off", "goal-off"}
GOES_ON = {"place-at", "go-where", *OFF}  # begin in the middle of a sentence
TRIED_ELSEWHERE = ("refusal-", "scene-", "side-", "why-")  # with their rows, pictures and hints


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Zombies!!! in each language."""
    return Words(request.param, GAME)


# --- facts ---


@pytest.mark.parametrize(("lang", "fact", "line"), SPOKEN)
def test_facts_read_as_log_lines(lang: str, fact: Fact, line: str) -> None:
    assert Words(lang, GAME).fact(naming.placed(TOWN, fact.to_json()), NAMES) == line


@pytest.mark.parametrize(("fact", "english", "french"), BLIND)
def test_no_space_is_called_by_a_number(fact: Fact, english: str, french: str) -> None:
    assert Words("en", GAME).fact(fact.to_json(), NAMES) == english
    assert Words("fr", GAME).fact(fact.to_json(), NAMES) == typeset(french)


def test_every_fact_is_among_the_log_lines() -> None:
    assert {type(fact) for fact, _, _ in LOG} == set(FACTS)


def test_log_lines_use_only_what_facts_carry(words: Words) -> None:
    check_facts_carry(words, FACTS)


def test_no_words_for_facts_that_do_not_exist(words: Words) -> None:
    check_no_other_facts(words, FACTS)


def test_the_facts_with_captions_are_those_that_have_one(words: Words) -> None:
    check_captioned(words, naming.CAPTIONED)


@pytest.mark.parametrize("fact", [fact for fact, line, _ in LOG if line], ids=repr)
def test_something_can_be_said_under_every_moment(words: Words, fact: Fact) -> None:
    assert spoken(words, naming.caption(TOWN, fact.to_json(), NAMES)).endswith((".", "!", "?"))


def test_captions_know_names_and_places() -> None:
    said = spoken(Words("en", GAME), naming.caption(TOWN, facts.Played(0, box.FEAR, 1, -1).to_json(), NAMES))
    assert said == "Ann: don't look now, Bob."
    said = spoken(Words("en", GAME), naming.caption(TOWN, facts.Stepped(2, STREET, WARD, 0).to_json(), NAMES))
    assert said == "Ann leads Cléo into the Hospital."


# --- places ---


@pytest.mark.parametrize(
    ("space", "spot"),
    [
        (SQUARE, "town_square"),
        (WARD, "in_hospital"),
        (STREET, "by_hospital"),
        (CROSS, "cross"),
        (SKATES, "in_skate_shop"),
        (SKATES - 1, "by_skate_shop"),
        (CENTRE, "helipad_centre"),
        (CENTRE + 1, "helipad"),
        (45, "unknown"),
        (-1, "unknown"),
    ],
)
def test_spaces_are_called_by_what_is_there(space: int, spot: str) -> None:
    assert naming.spot(TOWN, space) == spot


@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        (WARD - 4, " in the Hospital, north-west corner", " dans l’Hôpital, coin nord-ouest"),
        (CENTRE, " on the Helipad, in the middle", " sur l’Héliport, au milieu"),
        (
            CROSS - 1,
            " at the crossroads 1 tile east of Town Square, west side",
            " au carrefour à 1 panneau à l’est de la Place publique, côté ouest",
        ),
    ],
)
def test_a_space_in_full(space: int, english: str, french: str) -> None:
    assert Words("en", GAME).say("place-at", naming.place_args(TOWN, space)) == english
    assert Words("fr", GAME).say("place-at", naming.place_args(TOWN, space)) == french


def test_how_far_a_tile_lies_from_town_square() -> None:
    assert Words("en", GAME).say("place-off", naming.offset(off(2, -1))) == "1 tile south and 2 east of Town Square"
    assert Words("fr", GAME).say("place-off", naming.offset(off(-1, 3))) == (
        "3 panneaux au nord et 1 à l’ouest de la Place publique"
    )


def test_every_spot_has_its_words(words: Words) -> None:
    buildings = box.TILE_NAMES[box.FIRST_BUILDING :]
    many = ["straight", "corner", "tee", "cross"]  # tiles without a name, so that they are said with their distance
    plain = ["unknown", "same", "town_square", "helipad", "helipad_centre", *many]
    assert list(naming.SPOT_WORDS) == [*plain, *[f"in_{name}" for name in buildings], *[f"by_{n}" for n in buildings]]
    for spot, key in naming.SPOT_WORDS.items():
        assert key == f"spot-{spot.replace('_', '-')}"
        assert words.say(f"{key}.id") == ("road" if spot in many else spot)
        assert words.say(f"{key}.to")
        at = words.say(f"{key}.at")
        assert (at == "") == (spot in ("unknown", "same"))
        assert not at or at.startswith(" ")


# --- tiles and cards ---


def test_the_words_of_tiles_and_cards_stand_in_the_order_of_the_box() -> None:
    assert tuple(f"tile-{name.replace('_', '-')}" for name in box.TILE_NAMES) == naming.TILE_WORDS
    assert tuple(f"card-{name.replace('_', '-')}" for name in box.EVENT_NAMES) == naming.CARD_WORDS


def test_tiles_and_cards_are_told_apart(words: Words) -> None:
    for keys in (naming.TILE_WORDS, naming.CARD_WORDS):
        assert len({words.say(key) for key in keys}) == len(keys)


@pytest.mark.parametrize("event", box.EVENTS, ids=lambda event: event.name)
def test_every_card_says_what_it_does_and_when(words: Words, event: box.Event) -> None:
    key = naming.card_word(event.name)
    effect = spoken(words, naming.effect(event.name))
    assert effect.endswith(".")
    assert effect.count(".") <= 2
    sorts = {box.NO_AIM: "plain", box.AT_OPPONENT: "aimed", box.AT_ITEM: "aimed", box.AT_BUILDING: "building"}
    assert words.say(f"{key}.sort") == ("item" if event.name in ITEMS else sorts[event.aim])
    for building in event.homes:
        assert words.say(naming.TILE_WORDS[building]) in effect
    anytime = {"en": "t any time", "fr": "à tout moment"}[words.lang]
    is_free = event.windows == box.WINDOWS and not event.homes
    assert (anytime in effect.replace("À", "à")) == (is_free or event.used == box.WINDOWS)


@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("keys", box.KEYS_STEPS),
        ("where_everybody", box.FORCED_STEPS),
        ("lots_of_ammo", box.AMMO_BULLETS),
        ("adrenaline_rush", box.RUSH_BONUS),
        ("fire_axe", box.AXE_BONUS),
        ("chainsaw", box.STRONG_BONUS),
        ("molotov", box.STRONG_BONUS),
        ("skateboard", box.BOARD_STEPS),
        ("not_dead", box.WIN_FIGHT),
    ],
)
def test_cards_say_their_numbers(words: Words, card: str, number: int) -> None:
    assert re.findall(r"\d+", spoken(words, naming.effect(card))) == [str(number)]


def test_cards_are_called_as_in_the_rulebook(words: Words) -> None:
    parts = clauses(rulebook(words.lang, GAME))
    for number, key in enumerate(naming.CARD_WORDS, 1):
        assert parts[f"ZZ-11.{number}"].replace("\n", " ").startswith(words.say(key)), key


def test_tiles_are_called_and_stocked_as_in_the_rulebook(words: Words) -> None:
    rows = [
        [part.strip(" ¹²") for part in line.split("|")[1:-1]]
        for line in clauses(rulebook(words.lang, GAME))["ZZ-1.2"].splitlines()
    ]
    printed = {row[0]: row for row in rows if len(row) == 8}
    for tile, key in zip(box.TILES, naming.TILE_WORDS, strict=True):
        row = printed[words.say(key)]
        assert row[1] == str(tile.copies)
        assert row[5:] == [str(tile.zombies), str(tile.bullets), str(tile.lives)]
        assert row[2].strip("`").replace("/", "") == tile.spaces
        assert row[3] == (", ".join(f"`{road + 1}-{inside + 1}`" for road, inside in tile.doors) or "–")


def test_what_lies_on_players_can_be_said() -> None:
    view = {
        **TOWN, "active": 0, "effects": box.AFRAID, "lying": [0, 2, 0, 1] + [0] * 4, "fed": [1, 2], "marbled": [2, 0],
        "sawing": 1, "burning": [2, 0], "shots": [3, 1],
    }  # fmt: skip
    words = Words("en", GAME)
    assert [spoken(words, label) for label in naming.effects_on(view, 0)] == [
        "Fear: no movement",
        "Fear in the next 2 turns",
        "Your Shoe's Untied next turn",
        "Alternate Food Source: no fights until this player's next turn ends",
        "All the Marbles: zombies stay put until this turn ends",
        "Chainsaw: +2 in fights until this turn ends",
        "Molotov Cocktail: +2 in fights until this turn ends (Hospital)",
        "Shotgun: 3 shots left",
    ]
    assert [spoken(words, label) for label in naming.effects_on(view, 1)] == [
        "Alternate Food Source: no fights until this turn ends",
        "Shotgun: one shot left",
    ]


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (
            0,
            "No tiles left · no zombies in the pool · no cards in the deck · the Helipad is laid",
            "Plus aucun panneau · plus un seul zombie en réserve · plus aucune carte dans la pioche"
            " · l’Héliport est posé",
        ),
        (
            1,
            "One tile left · one zombie in the pool · one card in the deck · the Helipad is laid",
            "Encore un panneau · un zombie en réserve · une carte dans la pioche · l’Héliport est posé",
        ),
        (
            2,
            "2 tiles left · 2 zombies in the pool · 2 cards in the deck · the Helipad is laid",
            "Encore 2 panneaux · 2 zombies en réserve · 2 cartes dans la pioche · l’Héliport est posé",
        ),
    ],
)
def test_what_is_left_is_counted_truly(left: int, english: str, french: str) -> None:
    args = {"tiles": left, "zombies": left, "cards": left, "helipad": "laid"}
    assert Words("en", GAME).say("side-town", args) == english
    assert Words("fr", GAME).say("side-town", args) == french


def test_a_players_row_counts_truly_and_quotes_cards() -> None:
    args = {"letter": "A", "name": "Ann", "you": "no", "kills": 0, "of": 25, "lives": 1, "bullets": 0, "cards": 2}
    more = {"items": 2, "card": ["fire_axe", "shotgun"], "used": "yes"}
    assert Words("en", GAME).say("scene-player", {**args, **more}) == (
        "A, Ann: 0 zombies of 25, 1 life, 0 bullets, 2 cards; "
        "in play: “Fire Axe” and “Hey, Look! A Shotgun!”; event of this round played"
    )
    assert Words("fr", GAME).say("scene-player", {**args, **more}) == typeset(
        "A, Ann~: 0 zombie sur 25, 1 vie, 0 balle, 2 cartes~; "
        "en jeu~: «~Hache d’incendie~» et «~Oh, un fusil~!~»~; événement de la manche joué"
    )


# --- asks and answers ---


def test_every_ask_has_words(words: Words) -> None:
    asked = {frame.asks for frame in FRAME_TYPES if frame.asks}
    assert asked == {*naming.ASKS, *naming.CHANCES}
    shapes = own_shapes(words)
    for key in naming.ASKS.values():
        assert {key, f"{key}.hint", f"{key}.wait"} <= set(shapes)


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_a_game_asks_and_offers_can_be_said(words: Words, seats: int) -> None:
    said: set[str] = set()
    game = ZOMBIES.new(seats, seats, {"preset": "quick", "kill_goal": 5}, chance="ask")
    for view in views_of(game, Random(seats)):
        options = [naming.option(view, NAMES, text) for text in view["options"]]
        said.update(lines_of(words, [naming.question(view, NAMES), naming.hint(view, NAMES)]))
        said.update(lines_of(words, [[f"{key}.short", args] for key, args in options]))
        called = lines_of(words, options)
        assert len(set(called)) == len(called), called  # different answers are called differently
        said.update(called)
    assert len(said) > 200


INSIDE = {"frame": "walk", "seat": 0, "left": 3, "forced": 0, "driver": 0, "back": -1, "stage": 0}
SETTLING = {"frame": "fight", "seat": 0, "space": WARD, "over": 0, "stage": 2, "total": 2}
SPACE = [0] * 45
SPACE[WARD - 1] = box.ZOMBIE | box.LIFE
SPACE[WARD + 1] = box.BULLET
SPACE[WARD - 3] = box.LIFE
VIEW: dict[str, Any] = {
    **TOWN,
    "seats": 3,
    "seat": 0,
    "active": 0,
    "driver": 0,
    "ask": {"kind": "choose", "name": "step", "seats": [0]},
    "options": ["stop"],
    "stack": [INSIDE],
    "pawn": [WARD, SQUARE, SQUARE],
    "space": SPACE,
    "fed": [0, 0, 0],
    "effects": 0,
    "rolled": 4,
    "doubled": 0,
    "keyed": 0,
    "heli": -1,
    "late_dice": 1,
    "used": 0,
    "lives": [3, 3, 3],
    "bullets": [3, 1, 5],
    "outcome": None,
}


def on(**frame: object) -> dict[str, object]:
    """A view in which this procedure is going on."""
    return {"stack": [frame]}


LED: dict[str, object] = {"seat": 1, "driver": 1}
FORCED: dict[str, object] = {"seat": 1, **on(**{**INSIDE, "forced": 1, "driver": 1})}
PUTTING = on(frame="put_things", seat=0, what=box.ZOMBIE, left=3, last=-1, scope=1)
NOT_DEAD = on(frame="not_dead", seat=0, one=2, two=3, over=0)
PHRASES: tuple[tuple[str, str, dict[str, object], str, str, str], ...] = (
    (
        "go-2.4",
        "step",
        {},
        "Go west: there is a zombie to fight",
        "West",
        "Aller vers l’ouest~: il y a un zombie à combattre",
    ),
    (
        "go-2.4",
        "step",
        {"fed": [0, 1, 0]},
        "Go west, through a zombie",
        "West",
        "Aller vers l’ouest, à travers un zombie",
    ),
    ("go-2.6", "step", {}, "Go east: there is a bullet", "East", "Aller vers l’est~: il y a une balle"),
    ("go-2.2", "step", {}, "Go north: there is a life", "North", "Aller vers le nord~: il y a une vie"),
    ("go-2.2", "step", {"lives": [5, 3, 3]}, "Go north", "North", "Aller vers le nord"),
    (
        "go-2.8",
        "step",
        {},
        "Go south, onto the road by the Hospital",
        "South",
        "Aller vers le sud, devant l’Hôpital",
    ),
    (
        "go-1.4",
        "step",
        {"pawn": [41, SQUARE, SQUARE]},
        "Go east, onto Town Square",
        "East",
        "Aller vers l’est, sur la Place publique",
    ),
    (
        "go-5.5",
        "step",
        {"pawn": [41, SQUARE, SQUARE]},
        "Go west, to the centre of the Helipad: that wins the game",
        "West",
        "Aller vers l’ouest, au centre de l’Héliport~: la partie est gagnée",
    ),
    (
        "go-2.8",
        "step",
        LED,
        "Lead Ann south, onto the road by the Hospital",
        "South",
        "Mener Ann vers le sud, devant l’Hôpital",
    ),
    (
        "stop",
        "step",
        {},
        "Stop here, with 3 steps left",
        "Stop here",
        "Vous arrêter ici (il reste 3 pas)",
    ),
    (
        "stop",
        "step",
        LED,
        "Stop Ann here, with 3 steps left",
        "Stop here",
        "Arrêter Ann ici (il reste 3 pas)",
    ),
    (
        "lay-e2n1-r0",
        "lay",
        on(frame="lay_tile", seat=0, kind=box.HOSPITAL, stage=0),
        "Lay the Hospital 1 tile north and 2 east of Town Square",
        "1 tile north and 2 east of Town Square",
        "Poser l’Hôpital, 1 panneau au nord et 2 à l’est de la Place publique",
    ),
    (
        "lay-w1n0-r3",
        "lay",
        on(frame="lay_tile", seat=0, kind=2, stage=0),
        "Lay a straight road 1 tile west of Town Square, a quarter turn left",
        "1 tile west of Town Square",
        "Poser une rue droite, 1 panneau à l’ouest de la Place publique, un quart de tour à gauche",
    ),
    (
        "put-2.1",
        "put",
        PUTTING,
        "Put a zombie in the Hospital, north-west corner",
        "Put it here",
        "Poser un zombie dans l’Hôpital, coin nord-ouest",
    ),
    (
        "put-3.5",
        "carry",
        on(frame="carry", seat=0, left=2, origin=WARD),
        "Put the zombie at the crossroads 1 tile east of Town Square, in the middle",
        "Put it here",
        "Poser le zombie au carrefour à 1 panneau à l’est de la Place publique, au milieu",
    ),
    (
        "lift-2.4",
        "carry",
        on(frame="carry", seat=0, left=2, origin=-1),
        "Take the zombie in the Hospital, west side",
        "Take this one",
        "Prendre le zombie dans l’Hôpital, côté ouest",
    ),
    (
        "herd-2.4-north",
        "zombies",
        on(frame="herd", seat=0, left=2),
        "Move the zombie in the Hospital, west side, one step north",
        "North",
        "Déplacer le zombie dans l’Hôpital, côté ouest, d’un pas vers le nord",
    ),
    (
        "life",
        "settle",
        on(**SETTLING),
        "Lose a life (2 left) and roll again",
        "A life",
        "Perdre une vie (il en reste 2) et relancer",
    ),
    (
        "life",
        "settle",
        on(**SETTLING) | {"lives": [1, 3, 3]},
        "Lose your last life and die",
        "A life",
        "Perdre votre dernière vie et mourir",
    ),
    (
        "bullets",
        "settle",
        on(**SETTLING),
        "Spend 2 bullets and win the fight",
        "2 bullets",
        "Dépenser 2 balles et gagner le combat",
    ),
    (
        "kit",
        "settle",
        on(**SETTLING),
        "Discard the First Aid Kit and roll again",
        "First Aid Kit",
        "Défausser la Trousse de secours et relancer",
    ),
    (
        "rush",
        "settle",
        on(**SETTLING),
        "Play “Adrenaline Rush”: 2 becomes 4, and you win the fight",
        "Adrenaline Rush",
        "Jouer «~Montée d’adrénaline~»~: 2 devient 4, et vous gagnez le combat",
    ),
    (
        "rush",
        "settle",
        on(**{**SETTLING, "total": 1}),
        "Play “Adrenaline Rush”: 1 becomes 3, which is not enough yet",
        "Adrenaline Rush",
        "Jouer «~Montée d’adrénaline~»~: 1 devient 3, ce qui ne suffit pas encore",
    ),
    (
        "raise-2",
        "not_dead",
        NOT_DEAD,
        "Spend one bullet to make the 3 a 4",
        "1 bullet for the 3",
        "Dépenser une balle pour que le 3 devienne un 4",
    ),
    (
        "again-1",
        "not_dead",
        NOT_DEAD,
        "Lose a life to roll the 2 again",
        "A life for the 2",
        "Perdre une vie pour relancer le 2",
    ),
    ("pass", "not_dead", NOT_DEAD, "Accept the dice as they are", "Accept", "Accepter les dés tels quels"),
    ("pass", "event", {}, "Play nothing now", "Pass", "Ne rien jouer maintenant"),
    (
        "pass",
        "discard",
        {},
        "Keep all your cards and end your turn",
        "Keep all",
        "Garder toutes vos cartes et finir votre tour",
    ),
    (
        "pass-turn",
        "event",
        {},
        "Play nothing more in this turn",
        "Pass for this turn",
        "Ne plus rien jouer à ce tour",
    ),
    ("play-fear-B", "event", {}, "Play “Fear” on Bob", "“Fear” on Bob", "Jouer «~Peur~» sur Bob"),
    (
        "play-butter_fingers-B-bullets",
        "event",
        {},
        "Play “Butter Fingers” on Bob, who loses a bullet",
        "Bob: 1 bullet",
        "Jouer «~Mains moites~» sur Bob, qui perd une balle",
    ),
    (
        "play-butter_fingers-C-bullets",
        "event",
        {},
        "Play “Butter Fingers” on Cléo, who loses 2 bullets",
        "Cléo: 2 bullets",
        "Jouer «~Mains moites~» sur Cléo, qui perd 2 balles",
    ),
    (
        "play-butter_fingers-B-skateboard",
        "event",
        {},
        "Play “Butter Fingers” on Bob, who loses “Skateboard”",
        "Bob: Skateboard",
        "Jouer «~Mains moites~» sur Bob, qui perd «~Skateboard~»",
    ),
    (
        "play-slight_miscalculation-hospital",
        "event",
        {},
        "Play “Slight Miscalculation” on the Hospital",
        "Hospital",
        "Jouer «~Légère erreur de calcul~» sur l’Hôpital",
    ),
    (
        "play-shotgun",
        "event",
        {},
        "Put “Hey, Look! A Shotgun!” into play",
        "Hey, Look! A Shotgun!",
        "Mettre en jeu «~Oh, un fusil~!~»",
    ),
    (
        "play-keys",
        "event",
        {},
        "Play “The Keys Are Still In It”",
        "The Keys Are Still In It",
        "Jouer «~Les clés sont dessus~»",
    ),
    (
        "use-grenade",
        "event",
        {},
        "Use “Grenade”: collect one zombie and lose a life",
        "Grenade",
        "Utiliser «~Grenade~»~: collecter un zombie et perdre une vie",
    ),
    (
        "use-chainsaw",
        "event",
        {},
        "Use “Chainsaw”: +2 on your fight rolls until this turn ends",
        "Chainsaw",
        "Utiliser «~Tronçonneuse~»~: +2 à vos jets de combat jusqu’à la fin de ce tour",
    ),
    (
        "discard-fear",
        "discard",
        {},
        "Discard “Fear” and end your turn",
        "Discard “Fear”",
        "Défausser «~Peur~» et finir votre tour",
    ),
)


@pytest.mark.parametrize(("answer", "ask", "more", "english", "short", "french"), PHRASES)
def test_answers_say_what_they_do(
    answer: str, ask: str, more: dict[str, object], english: str, short: str, french: str
) -> None:
    label = naming.option({**VIEW, **more, "ask": {**VIEW["ask"], "name": ask}}, NAMES, answer)
    assert spoken(Words("en", GAME), label) == english
    assert spoken(Words("en", GAME), label, ".short") == short
    assert spoken(Words("fr", GAME), label) == typeset(french)


def window(moment: int, fighter: int = -1) -> dict[str, object]:
    """A view in which a window for event cards is open."""
    return on(frame="window", moment=moment, fighter=fighter)


ONE_EVENT = "One event card from one of your turns to the next; items in play may be used freely."
ORDERED = "At most one zombie on a space. Choose the spaces from left to right and top to bottom."
QUESTIONS: tuple[tuple[str, dict[str, object], str, str], ...] = (
    (
        "lay",
        on(frame="lay_tile", seat=0, kind=box.HOSPITAL, stage=0),
        "You drew the Hospital. Where do you lay it?",
        "Road must meet road, wall must meet wall, and at least one road must join.",
    ),
    (
        "lay",
        on(frame="lay_tile", seat=0, kind=box.HELIPAD, stage=0) | {"active": 1},
        "You have the fewest zombies, so you lay the Helipad. Where?",
        "Road must meet road, wall must meet wall, and at least one road must join.",
    ),
    ("put", PUTTING, "3 zombies still to put in the Hospital. On which space?", ORDERED),
    (
        "put",
        on(frame="put_things", seat=0, what=box.LIFE, left=1, last=-1, scope=1),
        "One life still to put in the Hospital. On which space?",
        "At most one token on a space. Choose the spaces from left to right and top to bottom.",
    ),
    (
        "put",
        on(frame="put_things", seat=0, what=box.ZOMBIE, left=10, last=-1, scope=ANYWHERE),
        "10 zombies still to put in the town. On which space?",
        "Not on a zombie, not on a pawn. Choose the spaces tile by tile as laid, from left to right and top to bottom.",
    ),
    ("event", window(box.AT_START), "Your turn begins. Play a card?", ONE_EVENT),
    ("event", window(box.AT_START) | {"active": 1}, "Bob's turn begins. Play a card?", ONE_EVENT),
    (
        "event",
        window(box.TILE_LAID) | {"used": 1},
        "A tile has been laid. Use an item?",
        "You have played your event of this round; items in play may still be used.",
    ),
    ("event", window(box.BEFORE_FIGHT, 0), "You are about to roll in a fight. Play a card?", ONE_EVENT),
    ("event", window(box.BEFORE_FIGHT, 2), "Cléo is about to roll in a fight. Play a card?", ONE_EVENT),
    ("event", window(box.BEFORE_ROLL), "You are about to roll a die for movement. Play a card?", ONE_EVENT),
    (
        "event",
        window(box.BEFORE_ROLL) | {"late_dice": 2, "heli": 5},
        "You are about to roll two dice for movement. Play a card?",
        ONE_EVENT,
    ),
    (
        "event",
        window(box.BEFORE_ROLL) | {"active": 1, "effects": box.AFRAID},
        "Fear: Bob does not move this turn. Play a card?",
        ONE_EVENT,
    ),
    ("event", window(box.AFTER_ROLL) | {"active": 1}, "Bob may move up to 4 steps. Play a card?", ONE_EVENT),
    (
        "event",
        window(box.AFTER_ROLL) | {"active": 1, "effects": box.UNTIED},
        "Bob may move up to 2 steps. Play a card?",
        ONE_EVENT,
    ),
    ("event", window(box.AFTER_ROLL) | {"keyed": 1}, "You have a car and up to 10 steps. Play a card?", ONE_EVENT),
    ("event", window(box.AFTER_STEP) | {"active": 1}, "Bob has taken a step. Play a card?", ONE_EVENT),
    ("event", window(box.BEFORE_ZOMBIES), "The zombies are about to move. Play a card?", ONE_EVENT),
    ("event", window(box.BEFORE_DISCARD), "Your turn is about to end. Play a card?", ONE_EVENT),
    (
        "settle",
        on(**SETTLING),
        "Your fight roll makes 2, and you need 4. What do you do?",
        "You have 3 lives and 3 bullets.",
    ),
    (
        "settle",
        on(**{**SETTLING, "total": 3}) | {"lives": [1, 3, 3], "bullets": [0, 0, 0]},
        "Your fight roll makes 3, and you need 4. What do you do?",
        "You have one life and no bullets.",
    ),
    (
        "not_dead",
        NOT_DEAD,
        "You rolled 2 and 3. Raise or reroll a die?",
        "If one stays below 4, two of your zombies go back to the pool.",
    ),
    (
        "step",
        {},
        "Where do you go? 3 steps left.",
        "You fight every zombie you meet. You may stop at any time.",
    ),
    (
        "step",
        {"effects": box.SHUT_IN},
        "Where do you go? 3 steps left.",
        "Claustrophobia: enter no building, and leave one by the shortest way.",
    ),
    (
        "step",
        LED,
        "Where do you lead Ann? 3 steps left.",
        "You may stop at any time. Ann fights, pays and keeps what is found.",
    ),
    (
        "step",
        FORCED,
        "Where do you lead Ann? 3 steps left.",
        "All the steps must be taken, and none straight back. Ann fights, pays and keeps what is found.",
    ),
    (
        "zombies",
        on(frame="herd", seat=0, left=1),
        "One zombie still to move. Which one, and where to?",
        "One step each, onto a space without a zombie; a pawn may be there.",
    ),
    (
        "carry",
        on(frame="carry", seat=0, left=2, origin=-1),
        "Which zombie do you take first?",
        "You then put it on a space with neither a zombie nor a pawn, however far away.",
    ),
    (
        "carry",
        on(frame="carry", seat=0, left=1, origin=-1),
        "Which other zombie do you take?",
        "You then put it on a space with neither a zombie nor a pawn, however far away.",
    ),
    (
        "carry",
        on(frame="carry", seat=0, left=1, origin=WARD),
        "Where do you put the zombie?",
        "Any space with neither a zombie nor a pawn will do, however far away.",
    ),
    (
        "discard",
        on(frame="discard", seat=0, over=0),
        "Discard a card, or keep all?",
        "This ends your turn. You fill your hand in your next turn.",
    ),
)


@pytest.mark.parametrize(("ask", "more", "question", "hint"), QUESTIONS)
def test_questions_say_what_they_are_about(ask: str, more: dict[str, object], question: str, hint: str) -> None:
    view = in_view(VIEW, ask, more)
    words = Words("en", GAME)
    assert spoken(words, naming.question(view, NAMES)) == question
    assert spoken(words, naming.hint(view, NAMES)) == hint


def test_who_has_nothing_to_play_is_not_asked_to() -> None:
    view = in_view(VIEW, "event", window(box.BEFORE_ROLL, 1) | {"options": ["pass", "pass-turn"]})
    said = [spoken(Words(lang, GAME), naming.question(view, NAMES)) for lang in ("en", "fr")]
    assert said[0].endswith("You have nothing to play now.")
    assert said[1].endswith("Vous n’avez rien à jouer maintenant.")
    assert naming.hint(view, NAMES) is None


def test_every_ask_is_among_the_questions() -> None:
    assert {ask for ask, _, _, _ in QUESTIONS} == set(naming.ASKS)


def test_who_is_waited_for() -> None:
    view = {**VIEW, **window(box.BEFORE_FIGHT, 1), "options": [], "seat": None}
    view["ask"] = {"kind": "offer", "name": "event", "seats": [0, 2]}
    assert naming.hint(view, NAMES) is None
    said = spoken(Words("en", GAME), naming.question(view, NAMES))
    assert said == "Bob is about to roll in a fight. Ann and Cléo may each play a card."
    said = spoken(Words("fr", GAME), naming.question(view, NAMES))
    assert said == "Bob va faire un jet de combat. Ann et Cléo peuvent jouer une carte."


def test_what_chance_does_is_said_and_what_came_of_it() -> None:
    view = {**VIEW, "ask": {"kind": "chance", "name": "settle", "seats": []}, **on(**SETTLING)}
    assert spoken(Words("en", GAME), naming.question(view, NAMES)) == "Ann rolls in a fight."
    assert naming.hint(view, NAMES) is None
    view = {**VIEW, "ask": {"kind": "chance", "name": "first", "seats": []}, **on(frame="first_seat")}
    assert spoken(Words("fr", GAME), naming.question(view, NAMES)) == "On tire au sort qui commence."
    outcome = {"ranking": [[1, 2], [0]], "reason": "LIMIT", "scores": [3, 9, 9]}
    label = naming.question({**VIEW, "ask": None, "outcome": outcome}, NAMES)
    assert spoken(Words("en", GAME), label) == (
        "Nobody gets out of here any more. Victory with 9 zombies collected: Bob and Cléo."
    )


# --- everything ---


def test_every_sentence_can_be_said_with_every_kind_of_value(words: Words) -> None:
    inside = GOES_ON | {key for key in own_shapes(words) if key.endswith(".at")}
    empty = silent_keys(words, TRIED, TRIED_ELSEWHERE, TRIED_HERE, SAID_WITHIN, inside)
    silent = (
        "awoke", "closed", "collected", "herded", "left-out", "moves", "opened", "played", "put", "rolled", "stepped",
        "tile-drawn",
    )  # fmt: skip
    assert empty == {
        "go-where",
        "herded-on",
        "spot-unknown.at",
        "spot-same.at",
        *OFF,
        *[f"fact-{name}" for name in silent],
    }


def test_every_option_and_reason_of_the_game_has_words(words: Words) -> None:
    check_settings(words, ZOMBIES)
    check_reasons(words, ZOMBIES, {"ranking": [[1], [0], [2]], "scores": [9, 12, 4]}, ("Bob", "12"))


def test_numbers_share_their_words() -> None:
    shown = gap("option-kill-goal", box.KILL_GOALS, voice("en", GAME))
    texts_of = {choice["value"]: (choice["text"], choice["note"]) for choice in shown["choices"]}
    assert texts_of[25] == ("25 zombies", "as printed")
    assert texts_of[30] == ("30 zombies", "any number from 5 to 50 will do")


# --- refusals ---


def test_all_refusals_are_listed() -> None:
    check_refusals_listed(refusals, CLAUSES)


@pytest.mark.parametrize("row", refusals.ALL, ids=lambda row: row.key)
def test_refusals_can_be_said_with_their_clause(words: Words, row: Refusal) -> None:
    check_refusal(words, row, {"who": "B"}, {"B": "Bob"})


# --- the rulebook ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_once_and_in_order(lang: str) -> None:
    check_clauses(lang, GAME, CLAUSES)


def test_every_clause_has_its_sources() -> None:
    assert list(SOURCES) == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mark", MARKS)
def test_the_rulebook_marks_what_is_not_printed(lang: str, mark: str) -> None:
    marked = [clause for clause, text in clauses(rulebook(lang, GAME)).items() if mark in text]
    assert marked == [clause for clause, letters in SOURCES.items() if MARKS[mark] & set(letters)]


@pytest.mark.parametrize("mark", MARKS)
def test_both_rulebooks_carry_the_same_marks(mark: str) -> None:
    counts = [[text.count(mark) for text in clauses(rulebook(lang, GAME)).values()] for lang in LANGUAGES]
    assert counts[0] == counts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mark", MARKS)
def test_the_rulebook_explains_its_marks_before_the_first_clause_and_at_its_end(lang: str, mark: str) -> None:
    book = rulebook(lang, GAME)
    assert mark in book.partition(f"**{CLAUSES[0]}**")[0]
    assert f"\n{mark} " in book.rpartition("\n---\n")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_cites_only_clauses_that_exist(lang: str) -> None:
    check_cited(lang, GAME, CLAUSES)
