"""The words of Zombiaki: every fact, ask, answer, card and refusal can be said, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
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
from shamble.games.zombiaki import box, facts, naming, refusals
from shamble.games.zombiaki.frames import FRAME_TYPES
from shamble.games.zombiaki.game import GAME as ZOMBIAKI
from shamble.words import LANGUAGES, Words, clauses, rulebook

GAME = "zombiaki"
NAMES = ("Ann", "Bob")
NO_BREAK = "\u00a0"

CLAUSES = [
    *[f"ZK-1.{number}" for number in range(1, 7)],
    *[f"ZK-2.{number}" for number in range(1, 10)],
    *[f"ZK-3.{number}" for number in range(1, 13)],
    *[f"ZK-4.{number}" for number in range(1, 13)],
    *[f"ZK-5.{number}" for number in range(1, 22)],
]
FACTS = fact_types(facts)
Z, H = box.ZOMBIE_SIDE, box.HUMAN_SIDE
A1, A2, A3, A5, B1, B3, B4, B5, C3, C5 = (
    box.CELL_NUMBERS[name] for name in ("A1", "A2", "A3", "A5", "B1", "B3", "B4", "B5", "C3", "C5")
)
THREE = box.FRESH[box.ZOMBIE3]
DOG = box.FRESH[box.DOG]
LEADER = THREE | box.IS_BOSS
CLAWED = THREE + box.ONE_CLAWS
FUSED = box.FRESH[box.ZOMBIE2] + THREE - box.IS_ZOMBIE  # two bodies in one: strengths and cards add up
BITTEN_AND_FUSED = THREE + box.BITTEN - box.IS_ZOMBIE


def in_french(line: str) -> str:
    """A line with its spaces in place of ~: wide before a colon and inside quotes, narrow before other marks."""
    return re.sub("~(?=[:»])|(?<=«)~", NO_BREAK, line).replace("~", NARROW)


# Facts as they come from a table, with their log lines in both languages (~ is a no-break space).
LOG: tuple[tuple[Fact, str, str], ...] = (
    (facts.TurnBegan(5, Z, 1), "Turn 5: Bob, for the zombies.", "Tour 5~: Bob, pour les zombies."),
    (facts.Drew(H, box.SHOT2), "The humans draw “Aimed shot 2”.", "Les humains piochent «~Tir ajusté 2~»."),
    (facts.Drew(Z, box.DAWN), "", ""),
    (
        facts.RanOut(),
        "That was the last card of the humans’ deck.",
        "C’était la dernière carte de la pioche des humains.",
    ),
    (
        facts.Discarded(Z, box.HUNGER, facts.MUST),
        "The zombies discard “Hunger”.",
        "Les zombies défaussent «~Faim~».",
    ),
    (
        facts.Discarded(H, box.NET, facts.UNUSED),
        "The humans discard “Net” unplayed.",
        "Les humains défaussent «~Filet~» sans l’utiliser.",
    ),
    (
        facts.Discarded(H, box.SHOT1, facts.TAKEN),
        "The zombies play “Meat”: the humans discard “Shot 1”.",
        "Les zombies jouent «~Viande~»~: les humains défaussent «~Tir 1~».",
    ),
    (
        facts.Discarded(Z, box.CLICK, facts.TAKEN),
        "The humans play “Get out!”: the zombies discard “Click!”.",
        "Les humains jouent «~Dégage~!~»~: les zombies défaussent «~Clic~!~».",
    ),
    (
        facts.Played(Z, box.ZOMBIE3, A1, box.PLAIN, 0),
        "A strength-3 zombie rises on A1.",
        "Un zombie de force 3 sort de terre en A1.",
    ),
    (facts.Played(Z, box.DOG, B1, box.PLAIN, 0), "A dog comes running onto B1.", "Un chien accourt en B1."),
    (
        facts.Played(Z, box.TERROR, box.NOWHERE, box.PLAIN, 0),
        "The zombies play “Terror”: the humans may play only one card on their next turn.",
        "Les zombies jouent « Terreur »~: les humains ne pourront jouer qu’une carte à leur prochain tour.",
    ),
    (
        facts.Played(Z, box.BOSS, A1, box.PLAIN, THREE),
        "The strength-3 zombie on A1 becomes the boss.",
        "Le zombie de force 3 en A1 devient le boss.",
    ),
    (
        facts.Played(Z, box.SHIELD, A1, box.PLAIN, FUSED),
        "The merged zombie on A1 grabs a human shield.",
        "Le zombie fusionné en A1 attrape un bouclier humain.",
    ),
    (
        facts.Played(Z, box.HUNGER, A1, box.PLAIN, LEADER),
        "The zombies play “Hunger” on the boss on A1.",
        "Les zombies jouent «~Faim~» sur le boss en A1.",
    ),
    (
        facts.Played(Z, box.MASS, A1, box.FORWARD, THREE),
        "The zombies play “Merge”: the strength-3 zombie on A1 steps onto the zombie in front of it.",
        "Les zombies jouent «~Fusion~»~: le zombie de force 3 en A1 passe sur la case du zombie devant lui.",
    ),
    (
        facts.Played(Z, box.MASS, A3, box.BACK, LEADER),
        "The zombies play “Merge”: the boss on A3 steps onto the zombie behind it.",
        "Les zombies jouent «~Fusion~»~: le boss en A3 passe sur la case du zombie derrière lui.",
    ),
    (
        facts.Played(Z, box.MASS, A1, box.RIGHT, FUSED),
        "The zombies play “Merge”: the merged zombie on A1 steps onto the zombie beside it.",
        "Les zombies jouent «~Fusion~»~: le zombie fusionné en A1 passe sur la case du zombie à côté de lui.",
    ),
    (facts.Played(Z, box.SWAP, A1, box.FORWARD, THREE), "", ""),
    (facts.Played(Z, box.CLAWS, A1, box.PLAIN, THREE), "", ""),
    (
        facts.Grew(C3, CLAWED, 4),
        "The zombie on C3 grows claws: its strength goes up to 4.",
        "Des griffes poussent au zombie en C3~: sa force passe à 4.",
    ),
    (
        facts.Grew(C3, LEADER + box.ONE_CLAWS, 4),
        "The boss on C3 grows claws: its strength goes up to 4.",
        "Des griffes poussent au boss en C3~: sa force passe à 4.",
    ),
    (facts.Fired(B4, 2, 0), "Bullet 2 hits B4.", "La balle 2 touche B4."),
    (facts.Fired(B4, 1, 1), "Bullet 1 hits the car on B4.", "La balle 1 touche la voiture en B4."),
    (
        facts.Played(H, box.SHOT1, B1, box.PLAIN, 0),
        "The humans fire “Shot 1” down lane B.",
        "Les humains jouent «~Tir 1~» sur la ligne B.",
    ),
    (
        facts.Played(H, box.SHOT2, A1, box.AT_CAR, 0),
        "The humans fire “Aimed shot 2” at the car in lane A.",
        "Les humains jouent «~Tir ajusté 2~» sur la voiture de la ligne A.",
    ),
    (
        facts.Played(H, box.SNIPER, C3, box.PLAIN, LEADER),
        "The sniper aims at the boss on C3.",
        "Le sniper vise le boss en C3.",
    ),
    (
        facts.Played(H, box.SNIPER, C3, box.AT_CAR, 0),
        "The sniper aims at the car on C3.",
        "Le sniper vise la voiture en C3.",
    ),
    (
        facts.Played(H, box.STREET_FIRE, box.LANE_CELLS[2][0], box.PLAIN, 0),
        "The humans set lane C on fire.",
        "Les humains mettent le feu à la ligne C.",
    ),
    (
        facts.Played(H, box.NAPALM, B3, box.PLAIN, 0),
        "The humans drop napalm on B3.",
        "Les humains lâchent du napalm sur B3.",
    ),
    (
        facts.Played(H, box.WALL5, B3, box.PLAIN, 0),
        "The humans build a wall of height 5 on B3.",
        "Les humains bâtissent un mur de hauteur 5 en B3.",
    ),
    (
        facts.Played(H, box.PIT2, B3, box.PLAIN, 0),
        "The humans dig a pit of depth 2 on B3.",
        "Les humains creusent une fosse de profondeur 2 en B3.",
    ),
    (
        facts.Played(H, box.BARRIER, B1, box.PLAIN, 0),
        "The humans put a barrier on B1: lane B is barred.",
        "Les humains posent une barrière en B1~: la ligne B est barrée.",
    ),
    (
        facts.Played(H, box.BARRIER, A5, box.PLAIN, 0),
        "The humans put a barrier on A5: lane A is barred.",
        "Les humains posent une barrière en A5~: la ligne A est barrée.",
    ),
    (
        facts.Played(H, box.STEP_BACK, box.NOWHERE, box.PLAIN, 0),
        "The humans play “Step back” on the whole street.",
        "Les humains jouent «~Recule~!~» sur toute la rue.",
    ),
    (
        facts.Clicked(box.BURST3, B1),
        "The zombies play “Click!” and cancel the burst.",
        "Les zombies jouent «~Clic~!~» et annulent la rafale.",
    ),
    (
        facts.Moved(A1, A2, THREE, facts.BY_MARCH),
        "The strength-3 zombie advances from A1 to A2.",
        "Le zombie de force 3 avance de A1 à A2.",
    ),
    (
        facts.Moved(A1, B1, DOG, facts.BY_DOG),
        "The dog runs from A1 to B1.",
        "Le chien court de A1 à B1.",
    ),
    (
        facts.Moved(B3, B4, CLAWED, facts.BY_HUNGER),
        "The strength-4 zombie advances from B3 to B4.",
        "Le zombie de force 4 avance de B3 à B4.",
    ),
    (facts.Moved(A1, A2, THREE, facts.BY_ORDER), "", ""),
    (
        facts.Moved(A3, A2, FUSED, facts.BY_SHOT),
        "The merged zombie steps back from A3 to A2.",
        "Le zombie fusionné recule de A3 à A2.",
    ),
    (
        facts.Moved(B4, B3, LEADER, facts.BY_FLOODLIGHT),
        "The boss steps back from B4 to B3.",
        "Le boss recule de B4 à B3.",
    ),
    (
        facts.Moved(A3, A2, BITTEN_AND_FUSED, facts.BY_BOSS),
        "The merged zombie steps back from A3 to A2.",
        "Le zombie fusionné recule de A3 à A2.",
    ),
    (
        facts.Moved(A1, B1, box.BITTEN, facts.BY_BLOOD),
        "The humans play “Blood”: the strength-1 zombie moves from A1 to B1.",
        "Les humains jouent «~Sang~»~: le zombie de force 1 passe de A1 à B1.",
    ),
    (
        facts.Stayed(A1, THREE, facts.BY_SHOT, facts.AT_ROW_1),
        "The strength-3 zombie on A1 cannot step back: it is already in row 1.",
        "Le zombie de force 3 en A1 ne peut pas reculer~: il est déjà en rangée 1.",
    ),
    (
        facts.Stayed(A3, LEADER, facts.BY_MARCH, facts.BARRED),
        "The boss on A3 does not advance: the barrier bars its lane.",
        "Le boss en A3 n’avance pas~: la barrière barre sa ligne.",
    ),
    (
        facts.Stayed(A3, DOG, facts.BY_DOG, facts.IN_NET),
        "The dog on A3 stays where it is: the net holds it.",
        "Le chien en A3 reste où il est~: le filet le retient.",
    ),
    (
        facts.Stayed(A3, DOG, facts.BY_DOG, facts.HEMMED_IN),
        "The dog on A3 stays where it is: every way is blocked.",
        "Le chien en A3 reste où il est~: toutes les issues sont bloquées.",
    ),
    (
        facts.Stayed(A3, THREE, facts.BY_MARCH, facts.BEFORE_SOMEBODY),
        "The strength-3 zombie on A3 does not advance: somebody stands in front of it.",
        "Le zombie de force 3 en A3 n’avance pas~: il y a quelqu’un devant lui.",
    ),
    (
        facts.Stayed(A3, THREE, facts.BY_STEP_BACK, facts.JUST_MERGED),
        "The strength-3 zombie on A3 cannot step back: it has only just merged.",
        "Le zombie de force 3 en A3 ne peut pas reculer~: il vient de fusionner.",
    ),
    (
        facts.Stayed(A3, THREE, facts.BY_FLOODLIGHT, facts.HIDDEN),
        "The strength-3 zombie on A3 cannot step back: a wall hides it from the floodlight.",
        "Le zombie de force 3 en A3 ne peut pas reculer~: un mur le cache au projecteur.",
    ),
    (
        facts.Stayed(A3, DOG, facts.BY_FLOODLIGHT, facts.BEFORE_WALL),
        "The dog on A3 cannot step back: dogs do not climb walls.",
        "Le chien en A3 ne peut pas reculer~: les chiens ne grimpent pas sur les murs.",
    ),
    (
        facts.Stayed(A3, LEADER, facts.BY_SHOT, facts.BARRED),
        "The boss on A3 cannot step back: the barrier bars its lane.",
        "Le boss en A3 ne peut pas reculer~: la barrière barre sa ligne.",
    ),
    (
        facts.Stayed(A3, THREE, facts.BY_SHOT, facts.IN_FREEZE),
        "The strength-3 zombie on A3 cannot step back: the street is frozen.",
        "Le zombie de force 3 en A3 ne peut pas reculer~: la rue est gelée.",
    ),
    (
        facts.Stayed(A3, THREE, facts.BY_SHOT, facts.BEFORE_SOMEBODY),
        "The strength-3 zombie on A3 cannot step back: somebody stands behind it.",
        "Le zombie de force 3 en A3 ne peut pas reculer~: il y a quelqu’un derrière lui.",
    ),
    (
        facts.Stayed(A3, FUSED, facts.BY_SHOT, facts.BEFORE_WALL),
        "The merged zombie on A3 cannot step back: the wall behind it is too high.",
        "Le zombie fusionné en A3 ne peut pas reculer~: le mur derrière lui est trop haut.",
    ),
    (facts.Waited(A2), "The dog on A2 stays where it is.", "Le chien en A2 reste où il est."),
    (
        facts.Frozen(),
        "The street is frozen: no zombie or dog moves.",
        "La rue est gelée~: ni zombie ni chien ne bouge.",
    ),
    (
        facts.Climbed(B3, THREE, 7, 6),
        "The strength-3 zombie climbs the wall on B3: strength 7 together with its queue, height 6.",
        "Le zombie de force 3 grimpe sur le mur en B3~: force 7 avec sa file, hauteur 6.",
    ),
    (
        facts.Stuck(A2, LEADER, 5, 6),
        "The boss on A2 cannot climb the wall: strength 5 together with its queue, height 6.",
        "Le boss en A2 ne peut pas grimper sur le mur~: force 5 avec sa file, hauteur 6.",
    ),
    (
        facts.Halted(B4, FUSED),
        "The zombies play “Not so fast”: the merged zombie on B4 stays where it is.",
        "Les zombies jouent «~Pas si vite~!~»~: le zombie fusionné en B4 reste où il est.",
    ),
    (
        facts.Swapped(A1, B1),
        "The zombies on A1 and B1 swap places.",
        "Les zombies en A1 et B1 échangent leurs places.",
    ),
    (
        facts.Fused(A1, A2, 7, 0),
        "The two merge on A2, with strength 7.",
        "Les deux fusionnent en A2, avec une force de 7.",
    ),
    (
        facts.Fused(A1, A2, 7, 1),
        "The two merge on A2, with strength 7; of their two human shields, one is discarded.",
        "Les deux fusionnent en A2, avec une force de 7~; de leurs deux boucliers humains, un est défaussé.",
    ),
    (
        facts.Bit(A3, B3),
        "The human shield on A3 is bitten and gets up on B3 as a strength-1 zombie.",
        "Le bouclier humain en A3 est mordu et se relève en B3, zombie de force 1.",
    ),
    (
        facts.Ordered(B3, B4, THREE, 2),
        "On the boss’s order (2 of 3), the strength-3 zombie moves from B3 to B4.",
        "Sur ordre du boss (2 sur 3), le zombie de force 3 passe de B3 à B4.",
    ),
    (
        facts.Ordered(B5, box.BARRICADE, FUSED, 3),
        "On the boss’s order (3 of 3), the merged zombie on B5 steps forward.",
        "Sur ordre du boss (3 sur 3), le zombie fusionné en B5 avance.",
    ),
    (
        facts.Hurt(B3, 2, 1, THREE - 2, box.SHOT2),
        "The zombie on B3 takes 2 damage from the aimed shot and has strength 1 left.",
        "En B3, le tir ajusté fait 2 dégâts au zombie, qui garde une force de 1.",
    ),
    (
        facts.Absorbed(B3, box.MINE),
        "The human shield on B3 absorbs all damage from the mine and is gone.",
        "En B3, le bouclier humain encaisse la mine et disparaît.",
    ),
    (
        facts.Absorbed(B3, box.SPLINTERS),
        "The human shield on B3 absorbs all damage from the shrapnel and is gone.",
        "En B3, le bouclier humain encaisse un éclat et disparaît.",
    ),
    (
        facts.Absorbed(B3, box.BURST3),
        "The human shield on B3 absorbs the rest of the burst and is gone.",
        "En B3, le bouclier humain encaisse le reste de la rafale et disparaît.",
    ),
    (
        facts.Hurt(B3, 1, 2, THREE - 1, box.CAR),
        "The zombie on B3 takes 1 damage from the exploding car and has strength 2 left.",
        "En B3, l’explosion de la voiture fait 1 dégât au zombie, qui garde une force de 2.",
    ),
    (
        facts.Hurt(B3, 2, 1, LEADER - 2, box.MINE),
        "The boss on B3 takes 2 damage from the mine and has strength 1 left.",
        "En B3, la mine fait 2 dégâts au boss, qui garde une force de 1.",
    ),
    (
        facts.Hurt(B3, 1, 4, FUSED - 1, box.SPLINTERS),
        "The merged zombie on B3 takes 1 damage from the shrapnel and has strength 4 left.",
        "En B3, un éclat fait 1 dégât au zombie fusionné, qui garde une force de 4.",
    ),
    (
        facts.Died(B3, THREE, box.BARREL, 0),
        "The strength-3 zombie on B3 is killed by the barrel.",
        "Le zombie de force 3 en B3 est tué par le baril.",
    ),
    (
        facts.Died(A1, DOG, box.STREET_FIRE, 0),
        "The dog on A1 is killed by the burning street.",
        "Le chien en A1 est tué par la rue en feu.",
    ),
    (
        facts.Died(A1, LEADER, box.SPLINTERS, 0),
        "The boss on A1 is killed by the shrapnel.",
        "Le boss en A1 est tué par un éclat.",
    ),
    (
        facts.Died(A1, THREE | box.SHIELDED, box.GRENADE, 1),
        "The strength-3 zombie on A1 is killed by the grenade, and its human shield goes with it.",
        "Le zombie de force 3 en A1 est tué par la grenade, et son bouclier humain disparaît avec lui.",
    ),
    (
        facts.Fell(B3, DOG, box.PIT1, 0),
        "The dog falls into the pit on B3, dies and fills it.",
        "Le chien tombe dans la fosse en B3, meurt et la comble.",
    ),
    (
        facts.Fell(B3, LEADER - 1, box.PIT2, 1),
        "The boss on B3 is now too weak to stand on the pit: it falls in, dies and fills it.",
        "Le boss en B3 est maintenant trop faible pour tenir sur la fosse~: il tombe dedans, meurt et la comble.",
    ),
    (
        facts.Stood(B3, THREE, box.PIT2),
        "The strength-3 zombie on B3 is too strong to fall into the pit and stands on it.",
        "Le zombie de force 3 en B3 est trop fort pour tomber dans la fosse et se tient dessus.",
    ),
    (
        facts.Filled(B3, box.PIT2),
        "The human shield on B3 fills the pit.",
        "En B3, le bouclier humain comble la fosse.",
    ),
    (facts.Exploded(B5, box.MINE), "The mine on B5 explodes.", "La mine en B5 explose."),
    (facts.Exploded(C5, box.CAR), "The car on C5 explodes.", "La voiture en C5 explose."),
    (facts.Splintered(B4, THREE), "Shrapnel flies to B4.", "Les éclats volent vers B4."),
    (
        facts.Splintered(B4, 0),
        "Shrapnel flies to B4, where nobody stands.",
        "Les éclats volent vers B4, où il n’y a personne.",
    ),
    (
        facts.Burned(B3, box.PETROL, 3),
        f"The petrol spends 3 of its {box.NUMBER[box.PETROL]} points on B3.",
        f"L’essence dépense 3 de ses {box.NUMBER[box.PETROL]} points sur B3.",
    ),
    (
        facts.Burned(B3, box.FLAMETHROWER, 1),
        f"The flamethrower spends 1 of its {box.NUMBER[box.FLAMETHROWER]} points on B3.",
        f"Le lance-flammes dépense 1 de ses {box.NUMBER[box.FLAMETHROWER]} points sur B3.",
    ),
    (
        facts.Unspent(box.PETROL, 1),
        f"1 of the petrol’s {box.NUMBER[box.PETROL]} points is not used.",
        f"1 des {box.NUMBER[box.PETROL]} points de l’essence n’est pas utilisé.",
    ),
    (
        facts.Unspent(box.FLAMETHROWER, 2),
        f"2 of the flamethrower’s {box.NUMBER[box.FLAMETHROWER]} points are not used.",
        f"2 des {box.NUMBER[box.FLAMETHROWER]} points du lance-flammes ne sont pas utilisés.",
    ),
    (
        facts.Unspent(box.BURST2, 1),
        "The last bullet is not fired: no zombie or dog is in sight in the lane.",
        "La dernière balle n’est pas tirée~: aucun zombie ni chien n’est en vue sur la ligne.",
    ),
    (
        facts.Unspent(box.BURST3, 2),
        "The last 2 bullets are not fired: no zombie or dog is in sight in the lane.",
        "Les 2 dernières balles ne sont pas tirées~: aucun zombie ni chien n’est en vue sur la ligne.",
    ),
    (
        facts.Crossed(B3),
        "The flames pass over B3, which is behind a wall: 1 point is spent, and nobody is hurt there.",
        "Les flammes passent sur B3, qui est derrière un mur~: 1 point est dépensé, et personne n’y est blessé.",
    ),
    (
        facts.Netted(A2, THREE, 1),
        "The net catches the strength-3 zombie on A2.",
        "Le filet attrape le zombie de force 3 en A2.",
    ),
    (facts.Netted(A3, DOG, 2), "It also catches the dog on A3.", "Il attrape aussi le chien en A3."),
    (
        facts.Removed(B3, box.WALL5, box.PICKAXE),
        "The zombies destroy the wall on B3 with a pickaxe.",
        "À coups de pioche, les zombies détruisent le mur en B3.",
    ),
    (
        facts.Removed(A1, box.BARRIER, box.GRENADE),
        "The grenade destroys the barrier on A1.",
        "La grenade détruit la barrière en A1.",
    ),
    (facts.Removed(B3, box.BARREL, box.BARREL), "The barrel breaks.", "Le baril se brise."),
    (
        facts.Removed(B3, box.PIT1, box.BARREL),
        "The barrel falls into the pit on B3 and fills it.",
        "Le baril tombe dans la fosse en B3 et la comble.",
    ),
    (
        facts.Removed(B4, box.BARREL, box.CAR),
        "The barrel hits the car and breaks.",
        "Le baril heurte la voiture et se brise.",
    ),
    (facts.Removed(B4, box.BARREL, box.PIT1), "", ""),
    (facts.Ended(box.BARRIER, A1), "The barrier on A1 is lifted.", "La barrière en A1 est levée."),
    (facts.Ended(box.NAPALM, B3), "The napalm on B3 has burned out.", "Le napalm en B3 s’est éteint."),
    (
        facts.Ended(box.NET, -1),
        "The net is taken away; nobody is held by it any more.",
        "Le filet est retiré~; il ne retient plus personne.",
    ),
    (facts.Ended(box.FREEZE, -1), "The freeze is over.", "Le gel prend fin."),
    (facts.Rolled(A5, A5 - 1), "The barrel rolls from A5 to A4.", "Le baril roule de A5 à A4."),
    (
        facts.Rolled(A1, -1),
        "The barrel rolls from A1 into the cemetery.",
        "Le baril roule de A1 jusque dans le cimetière.",
    ),
    (
        facts.BossFell(),
        "The boss is dead: all zombies step back, if they can.",
        "Le boss est mort~: tous les zombies qui le peuvent reculent.",
    ),
    (
        facts.Dawned(),
        "The zombies draw “Dawn”: the sun rises.",
        "Les zombies piochent «~L’aube~»~: le soleil se lève.",
    ),
    (
        facts.BrokeThrough(B5, LEADER),
        "The boss on B5 steps over the barricade.",
        "Le boss en B5 franchit la barricade.",
    ),
    (Opened("click", 1), "", ""),
    (Closed("click"), "", ""),
)
SPOKEN = in_each_language((fact, english, in_french(french)) for fact, english, french in LOG)

ARTICLED = tuple(name for name in box.CARD_NAMES if f"card-{name}.the" in Words("en", GAME))
# Values to try in every sentence of the game, by variable.
TRIED: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("who", "name"), ("Ann",)),
    **dict.fromkeys(("cell", "start", "goal"), (0, 7)),
    **dict.fromkeys(("left", "orders", "power", "damage"), (0, 1, 2)),
    **dict.fromkeys(("strength", "push", "height", "nth", "turn", "row", "min", "max"), (3,)),
    **dict.fromkeys(("window", "eligible"), (1,)),
    "lane": ("B",),
    "car": ("yes", "no"),
    "dogs": (1, 2),
    "sort": ("dog", "zombie"),
    "aim": ("lane", "car", "cell"),
    "terror": ("yes", "done", "no"),
    "deck": (0, 1),
    "flames": ("every", "empty"),
    "fact": ("played", "burned"),
    "side": box.SIDE_NAMES,
    "ask": tuple(naming.ASKS),
    "body": (THREE, DOG, LEADER, FUSED),
    "extra": (box.FORWARD, box.RIGHT, box.BACK, box.PLAIN, box.AT_CAR),
    "kind": ARTICLED,
    "card": box.CARD_NAMES,
    "why": tuple(range(len(facts.MOVES))),
    "move": tuple(range(len(facts.MOVES))),
    "shield": (0, 1),
    "later": (0, 1),
}
REMOVERS = (box.PICKAXE, box.GRENADE, box.BARREL, box.CAR, box.MINE, box.WALL5, box.PIT2)
# What sentences say by way of others.
SAID_WITHIN: dict[str, set[str]] = {
    "fact-moved": {"body"},
    "fact-stayed": {"body"},
    "fact-netted": {"body"},
    "fact-fell": {"body"},
    "fact-died": {"body", "kind"},
    "fact-absorbed": {"kind"},
    "fact-hurt": {"body", "kind"},
    "fact-grew": {"body"},
    "fact-played": {"body"},
    "fact-climbed": {"body"},
    "fact-stuck": {"body"},
    "fact-halted": {"body"},
    "fact-ordered": {"body"},
    "fact-stood": {"body"},
    "fact-broke-through": {"body"},
}
# Values where a variable can be more or less than elsewhere.
TRIED_HERE: dict[str, dict[str, tuple[object, ...]]] = {
    "fact-removed": {"why": REMOVERS},
    "fact-netted": {"nth": (1, 2)},
    "fact-fired": {"car": (0, 1)},
    "fact-splintered": {"body": (0, THREE)},
    "fact-stayed": {"why": tuple(range(len(facts.STAYS)))},
    "fact-unspent": {"kind": ("petrol", "flamethrower", "burst2", "burst3"), "left": (1, 2)},
    "fact-burned": {"kind": ("petrol", "flamethrower")},
    "fact-drew": {"kind": box.CARD_NAMES},
    "fact-discarded": {"kind": box.CARD_NAMES},
    "fact-played": {"kind": box.CARD_NAMES},
    "fact-ordered": {"goal": (0, box.BARRICADE)},
    "fact-rolled": {"goal": (0, -1)},
    "fact-rolled.caption": {"goal": (0, -1)},
    "answer-order": {"goal": ("B3", "out")},
    "answer-order.short": {"goal": ("B3", "out")},
    "ask-dog": {"cell": (7, "")},
    "ask-petrol": {"cell": (7, "")},
}

TRIED_ELSEWHERE = ("refusal-", "scene-", "side-", "aim-", "why-")  # with their rows, pictures and hints


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Zombiaki in each language."""
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


def test_the_facts_with_captions_are_those_that_have_one(words: Words) -> None:
    check_captioned(words, naming.CAPTIONED)


@pytest.mark.parametrize("fact", [fact for fact, line, _ in LOG if line], ids=repr)
def test_something_can_be_said_under_every_moment(words: Words, fact: Fact) -> None:
    said = spoken(words, naming.caption({"body": [THREE] * box.CELLS}, fact.to_json()), names=NAMES)
    assert said.endswith((".", "!"))


def test_fire_and_shrapnel_find_nobody() -> None:
    nobody = {"body": [0] * box.CELLS}
    words = Words("en", GAME)
    assert spoken(words, naming.caption(nobody, facts.Played(H, box.NAPALM, B3, box.PLAIN, 0).to_json())) == (
        "Nobody home yet."
    )
    assert spoken(words, naming.caption(nobody, facts.Splintered(B3, 0).to_json())) == "Nobody home."
    assert spoken(words, naming.caption(nobody, facts.Burned(B3, box.PETROL, 1).to_json())) == "Nobody home."
    assert spoken(words, naming.caption(nobody, facts.Played(H, box.MINE, B3, box.PLAIN, 0).to_json())) == (
        "The humans lay a mine on B3."
    )


TOLD_BY_WHAT_THEY_DO = {"swap", "bite", "pickaxe", "blood", "claws"}
NEVER_PLAYED = {"meat", "getout", "click", "notsofast", "dawn"}  # they discard, answer, hold back or are drawn


def test_every_card_that_is_played_is_told(words: Words) -> None:
    for kind, name in enumerate(box.CARD_NAMES):
        side = H if kind >= box.FIRST_HUMAN else Z
        said = words.fact(facts.Played(side, kind, A1, box.PLAIN, 0).to_json(), NAMES)
        assert bool(said) == (name not in TOLD_BY_WHAT_THEY_DO | NEVER_PLAYED), name


def test_whatever_hurts_or_lies_on_the_street_has_an_article() -> None:
    attacks = ("shot1", "shot2", "burst2", "burst3", "sniper", "napalm", "petrol", "flamethrower", "grenade", "net")
    things = {box.CARD_NAMES[thing] for thing in box.THINGS}
    assert set(ARTICLED) == {*attacks, "streetfire", "voltage", *things}


def test_whatever_removes_an_object_is_named(words: Words) -> None:
    for kind, why in product(box.THINGS, REMOVERS):
        said = words.fact(facts.Removed(B3, kind, why).to_json(), NAMES)
        assert said.endswith(".") or why == box.PIT2, "a barrel in a pit is told with the pit that it fills"


# --- cards ---


def test_the_words_of_cards_stand_in_the_order_of_the_box() -> None:
    assert tuple(f"card-{name}" for name in box.CARD_NAMES) == naming.CARD_WORDS
    assert tuple(f"camp-{name}" for name in box.SIDE_NAMES) == naming.CAMP_WORDS
    played = {card.name for card in box.CARDS if card.aim not in (box.AT_CARD, box.REACTION)}
    assert set(naming.PLAYS) == played


def test_forms_to_select_on_are_the_names_of_the_box(words: Words) -> None:
    for name in box.CARD_NAMES:
        assert words.say(f"card-{name}.id") == name
    for name in box.SIDE_NAMES:
        assert words.say(f"camp-{name}.id") == name


def test_cards_are_told_apart(words: Words) -> None:
    names = [words.say(key) for key in naming.CARD_WORDS]
    assert len(set(names)) == len(names)


USUAL = {"orders_per_zombie": "game", "barrier_row": 1, "freeze": "everything", **box.EDITIONS["printed"]}
OTHER = {"orders_per_zombie": "turn", "barrier_row": 5, "freeze": "march", **box.EDITIONS["later"]}


@pytest.mark.parametrize("view", [USUAL, OTHER])
def test_every_card_says_what_it_does_in_two_sentences_at_most(words: Words, view: dict[str, object]) -> None:
    for kind, card in enumerate(box.CARDS):
        effect = spoken(words, naming.effect(view, kind))
        assert effect == spoken(words, naming.effect(view, card.name))
        assert effect.endswith(".")
        assert effect.count(".") <= 2
        if card.number:
            assert str(card.number) in re.findall(r"\d+", effect), card.name


def test_options_change_what_cards_say(words: Words) -> None:
    changed = {
        card.name
        for kind, card in enumerate(box.CARDS)
        if spoken(words, naming.effect(USUAL, kind)) != spoken(words, naming.effect(OTHER, kind))
    }
    assert changed == set(naming.OTHER_EFFECTS)


@pytest.mark.parametrize(("clause", "side"), [("ZK-1.1", Z), ("ZK-1.2", H)])
def test_cards_are_called_as_in_the_rulebook(words: Words, clause: str, side: int) -> None:
    table = clauses(rulebook(words.lang, GAME))[clause]
    printed = {line.split("|")[1].strip() for line in table.splitlines() if line.startswith("|")}
    assert {words.say(naming.CARD_WORDS[kind]) for kind in box.SIDE_KINDS[side]} <= printed


# --- asks and answers ---


def test_every_ask_has_words() -> None:
    asked = {frame.asks for frame in FRAME_TYPES if frame.asks}
    assert asked == {*naming.ASKS, "card"}


def test_a_question_a_hint_and_whom_it_waits_for(words: Words) -> None:
    for key in naming.ASKS.values():
        assert {key, f"{key}.hint", f"{key}.wait"} <= set(own_shapes(words))


def views(side_a: str, seed: int) -> Iterator[dict[str, Any]]:
    """A random game, as everybody sees it at every ask; cards are not put away."""
    return views_of(ZOMBIAKI.new(2, seed, {"side_a": side_a}), Random(seed), ("discard-",))


@pytest.mark.parametrize("side_a", box.SIDE_NAMES)
def test_whatever_a_game_asks_and_offers_can_be_said(words: Words, side_a: str) -> None:
    said: set[str] = set()
    for seed in range(3):
        for view in views(side_a, seed):
            options = [naming.option(view, text) for text in view["options"]]
            short = [[f"{key}.short", args] for key, args in options]
            said.update(lines_of(words, [naming.question(view, NAMES), naming.hint(view), *options, *short]))
    assert len(said) > 100


def test_different_answers_are_called_differently(words: Words) -> None:
    for seed in range(3):
        for view in views("zombies", seed):
            labels = [spoken(words, naming.option(view, text)) for text in view["options"]]
            assert len(set(labels)) == len(labels), labels


VIEW: dict[str, Any] = {
    "seats": 2,
    "seat": 0,
    "ask": {"kind": "choose", "name": "play", "seats": [0]},
    "options": ["pass"],
    "body": [0] * box.CELLS,
    "orders": 1,
    "terror": 0,
    "thing": [box.WALL5] * box.CELLS,
    "deck": [1] * box.KINDS,
    "outcome": None,
    "stack": [{"frame": "play", "side": Z, "played": 0}],
}
TWO_DOGS: dict[str, object] = {"body": [DOG, DOG] + [THREE] * 13}
ONE_DOG: dict[str, object] = {"body": [DOG] + [THREE] * 14}
MARCHING: dict[str, object] = {
    "body": [THREE | place << box.TO_MOVE_SHIFT if cell == B4 else 0 for cell, place in enumerate([14] * box.CELLS)],
    "stack": [{"frame": "march"}],
}
SHOOTING: dict[str, object] = {
    "stack": [{"frame": "shot", "kind": box.SHOT1, "cell": B4, "car": 0}, {"frame": "click_window"}]
}
CAR_AIMED: dict[str, object] = {
    "stack": [{"frame": "shot", "kind": box.SNIPER, "cell": C3, "car": 1}, {"frame": "click_window"}]
}
BURST_AIMED: dict[str, object] = {
    "stack": [{"frame": "burst", "kind": box.BURST2, "lane": 0}, {"frame": "click_window"}]
}
PHRASES: tuple[tuple[str, str, dict[str, object], str, str, str], ...] = (
    ("shot1-B", "play", {}, "Fire Shot 1 down lane B", "Fire down lane B", "Jouer «~Tir 1~» sur la ligne B"),
    (
        "shot2-C-car",
        "play",
        {},
        "Fire Aimed shot 2 at the car in lane C",
        "Fire at the car in C",
        "Jouer «~Tir ajusté 2~» sur la voiture de la ligne C",
    ),
    ("burst3-A", "play", {}, "Fire Burst 3 down lane A", "Fire down lane A", "Jouer «~Rafale 3~» sur la ligne A"),
    (
        "sniper-C3-car",
        "play",
        {},
        "Sniper: fire at the car on C3",
        "Fire at the car on C3",
        "Sniper~: tirer sur la voiture en C3",
    ),
    ("dog-A1", "play", {}, "Put a dog on A1", "Dog on A1", "Poser un chien en A1"),
    ("zombie3-A1", "play", {}, "Put Zombie 3 on A1", "Zombie 3 on A1", "Poser «~Zombie 3~» en A1"),
    (
        "mass-A1-A2",
        "play",
        {},
        "Merge the zombie on A1 into the one on A2",
        "Merge A1 into A2",
        "Fusionner le zombie en A1 avec celui en A2",
    ),
    (
        "pickaxe-B3",
        "play",
        {},
        "Pickaxe: remove the wall on B3",
        "Pickaxe on B3",
        "Pioche~: retirer le mur en B3",
    ),
    ("pit2-B3", "play", {}, "Dig a pit of depth 2 on B3", "Pit 2 on B3", "Creuser une fosse de profondeur 2 en B3"),
    (
        "order-A2-A3",
        "play",
        {},
        "Order 2 of 3: send the zombie on A2 to A3",
        "Send A2 to A3",
        "Ordre 2 sur 3~: envoyer le zombie en A2 vers A3",
    ),
    (
        "order-A5-out",
        "play",
        {},
        "Order 2 of 3: send the zombie on A5 over the barricade",
        "Send A5 over the barricade",
        "Ordre 2 sur 3~: envoyer le zombie en A5 par-dessus la barricade",
    ),
    (
        "meat-shot1",
        "play",
        {},
        "Meat: the humans discard Shot 1",
        "Discard their Shot 1",
        "Viande~: les humains défaussent «~Tir 1~»",
    ),
    (
        "getout-zombie3",
        "play",
        {},
        "Get out! The zombies discard Zombie 3",
        "Discard their Zombie 3",
        "Dégage~! Les zombies défaussent «~Zombie 3~»",
    ),
    (
        "discard-shot1",
        "play",
        {},
        "Discard Shot 1 unplayed",
        "Discard Shot 1",
        "Défausser «~Tir 1~» sans l’utiliser",
    ),
    ("discard-dog", "discard", {}, "Discard Dog", "Discard Dog", "Défausser «~Chien~»"),
    ("pass", "play", {}, "End your turn", "End turn", "Terminer votre tour"),
    ("pass", "dog", TWO_DOGS, "Leave the dogs where they are", "The dogs stay", "Laisser les chiens où ils sont"),
    ("pass", "dog", ONE_DOG, "Leave the dog where it is", "The dog stays", "Laisser le chien où il est"),
    (
        "pass",
        "march",
        MARCHING,
        "Let the zombie on B4 advance",
        "Let it advance",
        "Laisser avancer le zombie en B4",
    ),
    ("pass", "click", SHOOTING, "Let the shot through", "Let it through", "Laisser partir le coup"),
    (
        "pass-turn",
        "march",
        MARCHING,
        "Let this zombie and all that follow advance",
        "Let all advance",
        "Laisser avancer ce zombie et tous ceux qui suivent",
    ),
    (
        "notsofast",
        "march",
        MARCHING,
        "Not so fast: keep the zombie on B4 back",
        "Keep B4 back",
        "Pas si vite~! Retenir le zombie en B4",
    ),
    ("click", "click", SHOOTING, "Click! Cancel Shot 1", "Click!", "Clic~! Annuler «~Tir 1~»"),
    ("a1-b1", "dog", {}, "The dog on A1 runs to B1", "A1 to B1", "Le chien court de A1 à B1"),
    ("stop", "dog", {}, "This dog goes no further", "Stop here", "Ce chien ne va pas plus loin"),
    ("stop", "petrol", {}, "The petrol stops here", "Stop here", "L’essence s’arrête ici"),
    ("stop", "bullet", {}, "Give up the remaining bullets", "Give up the rest", "Renoncer aux balles qui restent"),
    ("stop", "net", {}, "Nobody else under the net", "That is all", "Personne d’autre sous le filet"),
    (
        "bullet-B3-car",
        "bullet",
        {},
        "Fire the next bullet at the car on B3",
        "At the car on B3",
        "Tirer la balle suivante sur la voiture en B3",
    ),
    ("burn-B3-2", "petrol", {}, "Spend 2 points on B3", "2 on B3", "Dépenser 2 points sur B3"),
    ("burn-B3-0", "flamethrower", {}, "Leave B3 out", "Leave B3 out", "Laisser B3 de côté"),
    ("catch-A3", "net", {}, "Throw the net over A3 too", "Catch A3", "Lancer le filet aussi sur A3"),
    (
        "blood-A2-B2",
        "play",
        ONE_DOG,
        "Blood: lure the zombie on A2 to B2",
        "Lure A2 to B2",
        "Sang~: attirer le zombie en A2 vers B2",
    ),
    (
        "blood-A1-B1",
        "play",
        ONE_DOG,
        "Blood: lure the dog on A1 to B1",
        "Lure A1 to B1",
        "Sang~: attirer le chien en A1 vers B1",
    ),
    ("shrapnel-B3", "shrapnel", {}, "Send the shrapnel to B3", "Shrapnel to B3", "Envoyer les éclats vers B3"),
)


@pytest.mark.parametrize(("answer", "ask", "more", "english", "short", "french"), PHRASES)
def test_answers_say_what_they_do(
    answer: str, ask: str, more: dict[str, object], english: str, short: str, french: str
) -> None:
    label = naming.option({**VIEW, **more, "ask": {**VIEW["ask"], "name": ask}}, answer)
    assert spoken(Words("en", GAME), label) == english
    assert spoken(Words("en", GAME), label, ".short") == short
    assert spoken(Words("fr", GAME), label) == in_french(french)


def frame(**fields: object) -> dict[str, object]:
    """A view in which one procedure is going on."""
    return {"stack": [fields]}


QUESTIONS: tuple[tuple[str, dict[str, object], str, str], ...] = (
    (
        "dog",
        frame(at=-1, left=0) | TWO_DOGS,
        "Your dogs move first: take a step, or leave them where they are.",
        "Each dog takes up to 3 steps and finishes before the next begins.",
    ),
    (
        "dog",
        frame(at=-1, left=0) | ONE_DOG,
        "Your dog moves first: take a step, or leave it where it is.",
        "Each dog takes up to 3 steps and finishes before the next begins.",
    ),
    (
        "dog",
        frame(at=A2, left=1),
        "The dog on A2 has one step left. Where to?",
        "Each dog takes up to 3 steps and finishes before the next begins.",
    ),
    (
        "march",
        MARCHING,
        "The zombie on B4 is about to advance. Keep it back?",
        "Not so fast stops this one step. The zombie still blocks and pushes in its queue.",
    ),
    ("discard", frame(side=H), "Discard one of your four cards.", "What is discarded never comes back."),
    (
        "play",
        {},
        "Your turn as the zombies: play cards, or end your turn.",
        "As many cards as you like, one at a time.",
    ),
    (
        "play",
        {"options": ["pass", "order-A1-A2"]},
        "Your turn as the zombies: play cards, or end your turn.",
        "As many cards as you like. The boss may give an order; it has 2 left.",
    ),
    (
        "play",
        frame(side=H, played=0),
        "Your turn as the humans: play cards, or end your turn.",
        "As many cards as you like, one at a time.",
    ),
    (
        "play",
        frame(side=H, played=0) | {"terror": 1},
        "Your turn as the humans: play cards, or end your turn.",
        "Terror: you may play one card, and no more.",
    ),
    (
        "play",
        frame(side=H, played=1) | {"terror": 1},
        "Your turn as the humans: play cards, or end your turn.",
        "Terror: you have played your one card.",
    ),
    (
        "play",
        frame(side=H, played=0) | {"deck": [1] * box.FIRST_HUMAN + [0] * (box.KINDS - box.FIRST_HUMAN)},
        "Your turn as the humans: play cards, or end your turn.",
        "Your deck is empty: go on with the cards that you have.",
    ),
    ("click", SHOOTING, "The humans play Shot 1 on B4. Cancel it?", "Click! is discarded too."),
    ("click", CAR_AIMED, "The humans play Sniper on the car on C3. Cancel it?", "Click! is discarded too."),
    ("click", BURST_AIMED, "The humans play Burst 2 on lane A. Cancel it?", "Click! is discarded too."),
    (
        "shrapnel",
        frame(mine=B4),
        "The mine on B4 has exploded. Where does the shrapnel fly?",
        "1 damage on a neighbouring cell, empty or not. A car there explodes.",
    ),
    ("bullet", frame(lane=1, left=1), "The next bullet down lane B: what do you aim at?", "It is the last bullet."),
    (
        "bullet",
        frame(lane=1, left=3),
        "The next bullet down lane B: what do you aim at?",
        "3 bullets are left, this one included.",
    ),
    (
        "petrol",
        frame(cell=B3, power=4, burnt=0),
        "How many points of petrol on B3? (4 left)",
        "It runs on only from a cell where nobody is left.",
    ),
    (
        "petrol",
        frame(cell=B3, power=2, burnt=1 << B3),
        "Where does the petrol run next? (2 points left)",
        "It runs on only from a cell where nobody is left.",
    ),
    (
        "flamethrower",
        {**frame(row=3, lane=1, power=4), "flames": "every"},
        "How many points of fire on B3? (4 left)",
        "Lane A first, then B, then C; all burn at once. To burn A and C, B must burn too; "
        "if B is behind a wall, that costs 1 point and hurts nobody.",
    ),
    (
        "flamethrower",
        {**frame(row=3, lane=1, power=4), "flames": "empty"},
        "How many points of fire on B3? (4 left)",
        "Lane A first, then B, then C; all burn at once. An empty cell between two burned ones costs 1 point.",
    ),
    (
        "net",
        {"body": [THREE | box.NETTED, THREE, DOG | box.NETTED] + [0] * 12, "stack": [{"frame": "net"}]},
        "Who else is caught? The net has room for strength 3.",
        "Only neighbours of those who are caught already. A dog counts 0.",
    ),
)


@pytest.mark.parametrize(("ask", "more", "question", "hint"), QUESTIONS)
def test_questions_say_what_they_are_about(ask: str, more: dict[str, object], question: str, hint: str) -> None:
    view = in_view(VIEW, ask, more)
    words = Words("en", GAME)
    assert spoken(words, naming.question(view, NAMES)) == question
    assert spoken(words, naming.hint(view)) == hint


def test_every_ask_is_among_the_questions() -> None:
    assert {ask for ask, _, _, _ in QUESTIONS} == set(naming.ASKS)


def test_who_is_waited_for() -> None:
    view = {**VIEW, "options": [], "ask": {"kind": "choose", "name": "play", "seats": [1]}}
    assert naming.hint(view) is None
    assert spoken(Words("en", GAME), naming.question(view, NAMES)) == "Bob plays for the zombies."
    view |= frame(side=H, played=0)
    assert spoken(Words("en", GAME), naming.question(view, NAMES)) == "Bob plays for the humans."
    assert spoken(Words("fr", GAME), naming.question(view, NAMES)) == "Bob joue pour les humains."


def test_what_chance_does_is_said_and_what_came_of_it() -> None:
    view = {**VIEW, "ask": {"kind": "chance", "name": "card", "seats": []}, **frame(side=H)}
    assert spoken(Words("en", GAME), naming.question(view, NAMES)) == "The humans draw cards."
    assert naming.hint(view) is None
    outcome = {"ranking": [[1], [0]], "reason": "DAWN", "scores": [0, 1]}
    label = naming.question({**VIEW, "ask": None, "outcome": outcome}, NAMES)
    assert spoken(Words("en", GAME), label) == "It is dawn: Bob wins with the humans."


# --- everything ---


def test_every_sentence_can_be_said_with_every_kind_of_value(words: Words) -> None:
    empty = silent_keys(words, TRIED, TRIED_ELSEWHERE, TRIED_HERE, SAID_WITHIN)
    assert empty == {f"fact-{name}" for name in ("closed", "drew", "moved", "opened", "played", "removed")}


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (
            0,
            "no cards in the deck, 0 open, 0 discarded",
            "aucune carte dans la pioche, aucune visible, aucune défaussée",
        ),
        (1, "one card in the deck, 1 open, 1 discarded", "1 carte dans la pioche, 1 visible, 1 défaussée"),
        (2, "2 cards in the deck, 2 open, 2 discarded", "2 cartes dans la pioche, 2 visibles, 2 défaussées"),
    ],
)
def test_counts_are_true_at_nothing_and_at_one(count: int, english: str, french: str) -> None:
    row = {"letter": "A", "name": "Ann", "side": "humans", "deck": count, "hand": count, "pile": count}
    assert Words("en", GAME).say("scene-player", row) == f"A, Ann: humans, {english}"
    assert Words("fr", GAME).say("scene-player", row) == in_french(f"A, Ann~: humains, {french}")


@pytest.mark.parametrize(
    ("played", "english", "french"),
    [
        (0, "Terror: no card played yet (limit 1)", "Terreur~: aucune carte jouée (1 au plus)"),
        (1, "Terror: one card played (limit 1)", "Terreur~: une carte jouée (1 au plus)"),
    ],
)
def test_the_limit_after_terror_is_said(played: int, english: str, french: str) -> None:
    assert Words("en", GAME).say("side-played", {"n": played, "terror": "yes"}) == english
    assert Words("fr", GAME).say("side-played", {"n": played, "terror": "yes"}) == in_french(french)


def test_every_option_and_reason_of_the_game_has_words(words: Words) -> None:
    check_settings(words, ZOMBIAKI)
    check_reasons(words, ZOMBIAKI, {"ranking": [[1], [0]], "scores": [0, 1]}, ("Bob",))


# --- refusals ---


def test_all_refusals_are_listed() -> None:
    check_refusals_listed(refusals, CLAUSES)


@pytest.mark.parametrize("row", refusals.ALL, ids=lambda row: row.key)
def test_refusals_can_be_said_with_their_clause(words: Words, row: Refusal) -> None:
    given = {"who": "B", "card": "shot1", "cell": "B3", "goal": "B4", "lane": "C"}
    check_refusal(words, row, given, {"B": "Bob", "shot1": words.say("card-shot1")})


# --- the rulebook ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_once_and_in_order(lang: str) -> None:
    check_clauses(lang, GAME, CLAUSES)


def test_the_rulebook_marks_the_copies_that_are_ours() -> None:
    words = Words("en", GAME)
    marked = {
        name
        for clause in ("ZK-1.1", "ZK-1.2")
        for name in box.CARD_NAMES
        if re.search(
            rf"^\| {words.say(f'card-{name}')} \| \d+¹ \|", clauses(rulebook("en", GAME))[clause], re.MULTILINE
        )
    }
    assert marked == {card.name for card in box.CARDS if card.source == "V"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_cites_only_clauses_that_exist(lang: str) -> None:
    check_cited(lang, GAME, CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_counts_the_cards_of_the_box(lang: str) -> None:
    words = Words(lang, GAME)
    for clause, side in (("ZK-1.1", Z), ("ZK-1.2", H)):
        rows = [
            [part.strip() for part in line.split("|")[1:-1]]
            for line in clauses(rulebook(lang, GAME))[clause].splitlines()
        ]
        printed = {row[0]: row[1].rstrip("¹") for row in rows if len(row) == 5}
        for kind in box.SIDE_KINDS[side]:
            assert printed[words.say(naming.CARD_WORDS[kind])] == str(box.COPIES[kind]), box.CARD_NAMES[kind]
