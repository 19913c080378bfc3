"""Every sentence exists in every language, says the same things, and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import cast

import pytest

from every_game.words import (
    check_cited,
    check_clauses,
    check_refusal,
    check_refusals_listed,
    in_each_language,
)
from shamble import registry
from shamble.core.errors import Illegal, Invalid, Refusal
from shamble.core.fact import Fact
from shamble.core.state import State
from shamble.games.zombiegeddon import box, facts, labels, look, panel, refusals, scene, side
from shamble.games.zombiegeddon.game import Zombiegeddon
from shamble.games.zombiegeddon.sources import SOURCES
from shamble.words import LANGUAGES, Words, clauses, lint, page_words, rulebook, speaker
from shamble.words.texts import Text, games_with_words, texts

GAME = "zombiegeddon"
NAMES = ("Ann", "Bob", "Cléo", "Dan")
NO_BREAK = "\u00a0"

CLAUSES = list(SOURCES)

CELL = box.CELL_NUMBERS["d4"]
FOOD = box.DISC_NUMBERS["food2"]
# Every fact once, as it comes from a table, with its log line in both languages (~ is a no-break space).
LOG: tuple[tuple[dict[str, object], str, str], ...] = (
    (
        {"fact": "started", "seat": 1, "half": 1, "lead": 0, "count": 0, "value": 0, "tied": [0, 1, 2], "after": -1},
        "Drawn by lot: Bob begins the first half.",
        "Tirage au sort~: Bob commence la première moitié.",
    ),
    (
        {"fact": "started", "seat": 1, "half": 2, "lead": 1, "count": 3, "value": 12, "tied": [1], "after": 0},
        "With the most enemy discs (3), Bob will begin the second half.",
        "Avec le plus de disques ennemi (3), Bob commencera la seconde moitié.",
    ),
    (
        {"fact": "started", "seat": 1, "half": 2, "lead": 2, "count": 2, "value": 9, "tied": [0, 1, 3], "after": 0},
        "Ann, Bob and Dan are tied for the most enemy discs (2 each); "
        "Bob has the highest total value (9) and will begin the second half.",
        "Ann, Bob et Dan sont à égalité pour le plus de disques ennemi (2)\u202f; "
        "avec la plus grande valeur totale (9), Bob commencera la seconde moitié.",
    ),
    (
        {"fact": "started", "seat": 1, "half": 2, "lead": 3, "count": 2, "value": 9, "tied": [1, 3], "after": 2},
        "Bob and Dan are tied for the most enemy discs (2 each) and for their total value (9). "
        "Cléo began the first half; the first of them clockwise after Cléo is Bob, who will begin the second half.",
        "Bob et Dan sont à égalité pour le plus de disques ennemi (2 à chacun) et pour leur valeur totale (9). "
        "Cléo a commencé la première moitié\u202f; dans le sens horaire, "
        "c’est Bob qui vient ensuite et commencera la seconde moitié.",
    ),
    (
        {"fact": "started", "seat": 1, "half": 2, "lead": 3, "count": 0, "value": 0, "tied": [0, 1, 2], "after": 0},
        "Nobody has an enemy disc: clockwise, Bob comes next after Ann, who began the first half, "
        "and will begin the second half.",
        "Personne n’a de disque ennemi~: dans le sens horaire, Bob vient juste après Ann, "
        "qui a commencé la première moitié, et commencera la seconde moitié.",
    ),
    ({"fact": "dealt", "half": 2}, "The white discs are dealt.", "Les disques blancs sont distribués."),
    (
        {"fact": "redealt", "half": 1},
        "A starting shelter was shut in, so all the red discs are dealt again.",
        "Un abri de départ était bloqué~: tous les disques rouges sont redistribués.",
    ),
    (
        {"fact": "moved", "seat": 0, "pawn": 1, "start": 15, "goal": CELL, "disc": FOOD},
        "Ann moves from d2 to d4 (food 2).",
        "Ann va de d2 à d4 (nourriture 2).",
    ),
    (
        {"fact": "jumped", "seat": 0, "pawn": 1, "start": 0, "goal": 119},
        "Ann jumps from the manhole on a1 to the one on l10.",
        "Ann saute de la plaque d’égout en a1 à celle en l10.",
    ),
    (
        {"fact": "passed_through", "seat": 0, "pawn": 1, "start": 15, "goal": CELL},
        "Ann moves from d2 through d4, where another pawn stands.",
        "Ann part de d2 et traverse d4, où se trouve un autre pion.",
    ),
    (
        {"fact": "fought", "seat": 0, "goal": CELL, "disc": box.DISC_NUMBERS["enemy5"]},
        "Ann spends a weapon against the enemy on d4.",
        "Ann se défait d’une arme contre l’ennemi en d4.",
    ),
    (
        {"fact": "took", "seat": 0, "cell": CELL, "disc": box.WEAPON},
        "Leaving d4, Ann collects a weapon.",
        "En quittant d4, Ann ramasse une arme.",
    ),
    (
        {"fact": "took", "seat": 0, "cell": CELL, "disc": FOOD},
        "Leaving d4, Ann collects a food 2 disc.",
        "En quittant d4, Ann ramasse un disque nourriture 2.",
    ),
    (
        {"fact": "took", "seat": 0, "cell": CELL, "disc": box.DISC_NUMBERS["tools"]},
        "Leaving d4, Ann collects a tools disc.",
        "En quittant d4, Ann ramasse un disque « outils ».",
    ),
    (
        {"fact": "took", "seat": 0, "cell": CELL, "disc": box.DISC_NUMBERS["electronics"]},
        "Leaving d4, Ann collects an electronics disc.",
        "En quittant d4, Ann ramasse un disque « électronique ».",
    ),
    (
        {"fact": "delivered", "seat": 2, "cell": CELL},
        "Cléo delivers a supply to d4.",
        "Cléo livre une fourniture en d4.",
    ),
    (
        {"fact": "removed", "seat": 0, "pawn": 3, "cell": CELL},
        "Ann removes the pawn on d4 from the board.",
        "Ann retire du plateau son pion en d4.",
    ),
    ({"fact": "passed", "seat": 0, "used": 0}, "Ann passes.", "Ann passe son tour."),
    (
        {"fact": "passed", "seat": 0, "used": 1},
        "Ann forgoes the second action.",
        "Ann renonce à sa seconde action.",
    ),
    (
        {"fact": "skipped", "seat": 0},
        "Ann has no pawn on the board and is skipped.",
        "Ann n’a pas de pion sur le plateau~: son tour est sauté.",
    ),
    (
        {"fact": "half_ended", "half": 1, "why": 1},
        "No disc can be collected any more: the first half ends. "
        "The remaining pawns leave the board and collect the discs they stand on; manholes stay.",
        "Plus aucun disque ne peut être ramassé~: la première moitié se termine. "
        "Les pions encore en jeu quittent le plateau\u202f; chacun ramasse le disque sur lequel il est posé, "
        "sauf une plaque d’égout.",
    ),
    (
        {"fact": "half_ended", "half": 2, "why": 2},
        "Everyone has passed, one after the other, which ends a half even if discs remain: the second half ends. "
        "The remaining pawns leave the board and collect the discs they stand on; manholes stay.",
        "Tout le monde a passé l’un après l’autre, ce qui termine une moitié même s’il reste des disques~: "
        "la seconde moitié se termine. "
        "Les pions encore en jeu quittent le plateau\u202f; chacun ramasse le disque sur lequel il est posé, "
        "sauf une plaque d’égout.",
    ),
    (
        {"fact": "half_ended", "half": 2, "why": 3},
        "For three rounds nobody has collected a disc or delivered a supply: the second half ends. "
        "The remaining pawns leave the board and collect the discs they stand on; manholes stay.",
        "En trois tours de table, personne n’a ramassé de disque ni livré de fourniture~: "
        "la seconde moitié se termine. "
        "Les pions encore en jeu quittent le plateau\u202f; chacun ramasse le disque sur lequel il est posé, "
        "sauf une plaque d’égout.",
    ),
    (
        {"fact": "cleared", "count": 0},
        "All red discs were collected; barricades and manholes stay.",
        "Tous les disques rouges ont été ramassés\u202f; barricades et plaques d’égout restent.",
    ),
    (
        {"fact": "cleared", "count": 1},
        "The one red disc that nobody collected leaves the game; barricades and manholes stay.",
        "Le seul disque rouge que personne n’a ramassé est retiré du jeu\u202f; barricades et plaques d’égout restent.",
    ),
    (
        {"fact": "cleared", "count": 7},
        "The 7 red discs that nobody collected leave the game; barricades and manholes stay.",
        "Les 7 disques rouges que personne n’a ramassés sont retirés du jeu\u202f; "
        "barricades et plaques d’égout restent.",
    ),
    (
        {"fact": "returned", "seat": 0, "count": 0, "shelters": []},
        "Ann delivered no supply and has no pawn in the second half.",
        "Ann n’a livré aucune fourniture et n’a pas de pion dans la seconde moitié.",
    ),
    (
        {"fact": "returned", "seat": 0, "count": 1, "shelters": [49]},
        "Ann gets one supply back and enters the second half with a pawn on b5.",
        "Ann récupère une fourniture et aborde la seconde moitié avec un pion en b5.",
    ),
    (
        {"fact": "returned", "seat": 0, "count": 4, "shelters": list(box.WHITE_SHELTERS)},
        "Ann gets 4 supplies back and enters the second half with pawns on h3, b5, k6 and e8.",
        "Ann récupère 4 fournitures et aborde la seconde moitié avec des pions en h3, b5, k6 et e8.",
    ),
    ({"fact": "remained", "count": 0}, "All white discs were collected.", "Tous les disques blancs ont été ramassés."),
    (
        {"fact": "remained", "count": 1},
        "One white disc was never collected.",
        "1 disque blanc n’a été ramassé par personne.",
    ),
    (
        {"fact": "remained", "count": 24},
        "24 white discs were never collected.",
        "24 disques blancs n’ont été ramassés par personne.",
    ),
    (
        {"fact": "scored", "seat": 0, "points": 96, "food": 40, "provisions": 31, "enemies": 15, "supplies": 10},
        "Ann scores 96 points: 40 for food, 31 for provisions (tools, fuel, medicine, electronics), "
        "15 for enemies, 10 for supplies in red shelters.",
        "Ann marque 96 points~: 40 pour la nourriture, "
        "31 pour les provisions (outils, carburant, médicaments, électronique), "
        "15 pour les ennemis, 10 pour les fournitures dans les abris rouges.",
    ),
)
SPOKEN = in_each_language(LOG, NO_BREAK)
ARGS: dict[str, object] = {"who": "Ann", "start": "d2", "goal": "e3", "cell": "d2", "disc": "food2", "half": 1}

# Values to try in every sentence, by variable.
TRIED: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("who", "name", "names", "letter", "text", "level", "head", "next", "last", "other"), ("Ann",)),
    **dict.fromkeys(("cell", "start", "goal", "from", "to"), ("d4",)),
    "by": ("ours", "later"),
    "seal": ("05ea",),
    **dict.fromkeys(("code", "rooms", "finished", "abandoned", "age", "game", "phase"), ("x",)),
    "seen": ("yes", "no"),
    **dict.fromkeys(("clause", "sentence", "reason", "answer", "example", "file", "bot", "link", "said"), ("x",)),
    **dict.fromkeys(("count", "n", "points", "score", "cells", "winners", "cost", "pawns", "rank"), (0, 1, 2, 4)),
    **dict.fromkeys(("food", "provisions", "enemies", "taken", "weapons", "left", "of", "seats", "number"), (3,)),
    **dict.fromkeys(("you", "can", "delivers"), ("yes", "no")),
    **dict.fromkeys(("min", "max", "place", "low", "high"), (2,)),
    **dict.fromkeys(("step", "turns"), (1, 5)),
    **dict.fromkeys(("half", "action"), (1, 2)),
    **dict.fromkeys(("before", "size", "sources", "seconds"), (1, 2)),
    "disc": ("food2", box.WEAPON),
    "what": ("food2", "weapon", "food", "white", "red"),
    "takes": ("none", "tools"),
    "then": ("again", "instead", "silent"),
    "why": (1, 2, 3),
    "lead": (0, 1, 2, 3),
    "value": (9,),
    "tied": ("Ann and Bob",),
    "after": ("Ann",),
    "used": (0, 1),
    "shelters": ([49], [49, 70]),
    "way": ("step", "jump", "through"),
    "turn": ("now", "next", "wait", "out", "over", 12),
    "supplies": (3, "Ann"),
}
# Values to try instead, by key: said only where there is something to collect, or of discs and shelters.
TRIED_HERE: dict[str, dict[str, tuple[object, ...]]] = {
    "side-now": {"takes": ("tools", "weapon")},
    "scene-last-chance": {"why": ("pass", "dry")},
    "hint-trials": {"won": (0, 57), "next": (0, 56)},
    "scene-sign": {"what": tuple(disc.name for disc in box.DISCS[1:])},
}
# Sentences with a gap at their very beginning.
EMPTY = {"manner-door-before", "manner-watch-before"}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Zombiegeddon in each language."""
    return Words(request.param, GAME)


# --- the words as they are ---


def test_zombiegeddon_is_among_the_games_with_words() -> None:
    assert GAME in games_with_words()


@pytest.mark.parametrize(("lang", "fact", "line"), SPOKEN)
def test_facts_read_as_log_lines(lang: str, fact: dict[str, object], line: str) -> None:
    assert Words(lang, GAME).fact(fact, NAMES) == line


def test_every_fact_of_the_game_is_among_the_log_lines() -> None:
    assert {fact["fact"] for fact, _, _ in LOG} == {fact.name for fact in facts.FACTS}


def test_log_lines_use_only_what_facts_carry() -> None:
    shapes = lint.shapes_of(texts("en", GAME))
    for fact in facts.FACTS:
        fields = {"who" if field == "seat" else field for field in fact.fields}
        assert shapes[f"fact-{fact.name.replace('_', '-')}"] <= fields, fact.name


def test_samples_carry_the_fields_of_their_facts() -> None:
    fields = {fact.name: set(fact.fields) for fact in facts.FACTS}
    for sample, _, _ in LOG:
        assert set(sample) - {"fact"} == fields[str(sample["fact"])]


def test_no_words_for_facts_that_do_not_exist(words: Words) -> None:
    named = {f"fact-{fact.name.replace('_', '-')}" for fact in facts.FACTS}
    keys = lint.shapes_of(texts(words.lang, GAME))
    assert {key for key in keys if key.startswith("fact-")} == named


def test_every_disc_has_a_name_and_one_with_its_article(words: Words) -> None:
    for number, disc in enumerate(box.DISCS):
        taken = words.fact({"fact": "took", "seat": 0, "cell": CELL, "disc": number}, NAMES)
        assert words.say("fact-moved", {**ARGS, "disc": disc.name}) == words.say("fact-moved", {**ARGS, "disc": number})
        assert words.say(f"disc-{disc.name.replace('_', '-')}.a") in taken


def test_discs_are_told_apart(words: Words) -> None:
    names = [words.say(f"disc-{disc.name.replace('_', '-')}") for disc in box.DISCS]
    assert len(set(names)) == len(names)


def test_every_disc_has_a_sign_of_its_own_that_fits_into_a_cell(words: Words) -> None:
    signs = [words.say("scene-sign", {"what": disc.name}) for disc in box.DISCS[1:]]
    assert len(set(signs)) == len(signs)
    assert all(sign.isascii() and 2 <= len(sign) <= 3 for sign in signs)


def test_no_names_for_discs_that_are_not_in_the_box(words: Words) -> None:
    keys = {key for key in lint.shapes_of(texts(words.lang, GAME)) if key.startswith("disc-") and "." not in key}
    assert keys == {f"disc-{disc.name.replace('_', '-')}" for disc in box.DISCS}


def test_every_option_and_reason_of_the_game_has_words(words: Words) -> None:
    game = Zombiegeddon()
    for setting in game.settings:
        key = f"option-{setting.name.replace('_', '-')}"
        assert words.say(key)
        assert words.say(f"{key}.help")
    for reason in game.reasons:
        line = words.outcome({"ranking": [[1], [0]], "reason": reason, "scores": [40, 1041]}, NAMES)
        assert "Bob" in line


def test_a_shared_win_names_all_winners() -> None:
    outcome = {"ranking": [[0, 1, 2]], "reason": "SHARED", "scores": [80, 80, 80]}
    assert Words("en", GAME).outcome(outcome, NAMES) == "Ann, Bob and Cléo share the win with 80 points each."
    assert Words("fr", GAME).outcome(outcome, NAMES) == "Ann, Bob et Cléo se partagent la victoire à 80 points."


def test_scores_are_called_what_they_count() -> None:
    assert [Words("en", game).score() for game in (GAME, "tsunami", "zombies")] == ["Points", "Zombies", "Zombies"]
    assert Words("fr", "zombies").say("game-chart") == "Les zombies collectés, tour après tour"


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_bots_have_names(words: Words, level: str) -> None:
    assert words.say(f"bot-{level}")


def test_every_sentence_can_be_said_with_every_kind_of_value(words: Words) -> None:
    for key, variables in lint.shapes_of(texts(words.lang, GAME)).items():
        if key.startswith("why-"):
            continue  # with those of the other games
        names = sorted(variables)
        tried = TRIED | TRIED_HERE.get(key, {})
        for values in product(*(tried[name] for name in names)):
            said = words.say(key, dict(zip(names, values, strict=True)))
            assert said or key in EMPTY, key
            assert said == said.strip(), key
            assert not re.search(r"[ \u00a0\u202f]{2}| [,.)]|\( ", said), f"{key}: {said}"


# --- the picture ---


def references(value: object) -> Iterator[tuple[str, dict[str, object]]]:
    """All references to words in a scene."""
    match value:
        case dict():
            for inside in value.values():
                yield from references(inside)
        case [str() as key, dict() as args] if key.startswith("scene-"):
            yield key, args


def whole_game(open_piles: bool, seed: int = 5) -> Iterator[tuple[State, Sequence[Fact]]]:
    """A random game: the table at every ask and at the end, and what has happened since the last."""
    rng = Random(seed)
    state = Zombiegeddon().new(seats=3, seed=seed, options={"open_piles": open_piles})
    yield state, ()
    while state.ask is not None:
        seat = state.ask.seats[0]
        options = [answer for answer in state.options(seat) if str(answer) != "pass"]
        yield state, state.play(seat, rng.choice(options))


def viewers(state: State) -> tuple[int | None, ...]:
    """A spectator, and the seat that is asked."""
    return (None, state.ask.seats[0]) if state.ask else (None,)


def test_a_cell_tells_only_what_is_there() -> None:
    bare: dict[str, object] = {"cell": "d4", "what": "weapon", "who": "", "pawns": 0, "supplies": "", "can": "no"}
    full = {**bare, "what": "red_shelter", "who": "Ann, Bob", "pawns": 2, "supplies": "Bob", "can": "yes"}
    english = Words("en", GAME)
    assert english.say("scene-cell", bare) == "d4: weapon"
    assert english.say("scene-cell", full) == "d4: red shelter, 2 pawns (Ann, Bob), supplies (Bob), can be chosen"
    assert Words("fr", GAME).say("scene-cell", bare) == f"d4{NO_BREAK}: arme"


def test_the_words_of_the_picture_are_those_it_lists_and_uses(words: Words) -> None:
    keys = {key for key in lint.shapes_of(texts(words.lang, GAME)) if key.startswith("scene-")}
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (scene, panel, labels, look, side)]
    assert set(re.findall(r"scene-[a-z]+(?:-[a-z]+)*", scene.__doc__ or "")) == keys
    assert {key for source in sources for key in re.findall(r'"(scene-[a-z-]+)"', source)} == keys


def test_the_words_beside_the_board_are_those_it_lists_and_uses(words: Words) -> None:
    keys = {key for key in lint.shapes_of(texts(words.lang, GAME)) if key.startswith("side-")}
    listed = set(re.findall(r"side-[a-z]+(?:-[a-z]+)*", side.__doc__ or ""))
    used = set(re.findall(r'"(side-[a-z-]+)"', Path(str(side.__file__)).read_text(encoding="utf-8")))
    assert listed == used == keys


def test_whole_games_show_all_the_words_of_the_picture() -> None:
    keys = {key for key in lint.shapes_of(texts("en", GAME)) if key.startswith("scene-")}
    dealing = Zombiegeddon().new(seats=2, seed=1, chance="ask")
    shown = {key for key, _ in references(scene.scene(dealing.view(None)))}
    swept = [disc if "shelter" in disc else "hole" for disc in cast("list[str]", dealing.view(None)["board"])]
    bare = dealing.view(None) | {"active": 0, "board": swept}  # seldom are so few discs left
    shown |= {key for key, _ in references(scene.scene(bare))}
    for seed in (1, 2):  # in both a pawn passes through another
        for state, _ in whole_game(seed % 2 == 0, seed):
            pictures = [scene.scene(state.view(viewer)) for viewer in viewers(state)]
            shown |= {key for picture in pictures for key, _ in references(picture)}
    assert shown == keys


@pytest.mark.parametrize("open_piles", [False, True])
def test_pictures_and_logs_of_whole_games_can_be_said(words: Words, open_piles: bool) -> None:
    for number, (state, told) in enumerate(whole_game(open_piles)):
        for viewer in viewers(state) if number % 7 == 0 or state.outcome else ():
            for key, args in references(scene.scene(state.view(viewer), NAMES[:3])):
                assert words.say(key, args)
        for fact in told:
            assert words.fact(fact.to_json(), NAMES)
        if state.outcome:
            assert words.outcome(state.outcome.to_json(), NAMES)


@pytest.mark.parametrize("open_piles", [False, True])
def test_all_that_lies_beside_the_board_in_whole_games_can_be_said(words: Words, open_piles: bool) -> None:
    for number, (state, _) in enumerate(whole_game(open_piles)):
        for viewer in viewers(state) if number % 7 == 0 or state.outcome else ():
            for key, args in spoken_in(side.side(state.view(viewer), NAMES[:3])):
                assert words.say(key, args)


def spoken_in(value: object) -> Iterator[tuple[str, dict[str, object]]]:
    """All references to words in what lies beside the board."""
    match value:
        case [str() as key, dict() as args]:
            yield key, args
        case dict():
            for inside in value.values():
                yield from spoken_in(inside)
        case list():
            for inside in value:
                yield from spoken_in(inside)


# --- the host of a table ---

CODES = (
    "illegal", "invalid", "stale", "not-asked", "not-yours", "not-now", "link", "no-table", "too-large", "too-fast",
    "origin", "full", "storage", "unknown",
)  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_the_host_has_a_sentence_for_every_code_of_the_wire(words: Words, code: str) -> None:
    assert words.say(f"host-{code}", {"size": 16, "seconds": 2})


def test_the_host_has_a_sentence_for_all_it_turns_down(words: Words) -> None:
    folder = Path(str(lint.__file__)).parents[1]
    sources = [path.read_text(encoding="utf-8") for path in [*folder.glob("server/*.py"), folder / "cli" / "serve.py"]]
    named = [found for source in sources for found in re.findall(r'Trouble\("([\w-]+)"(?:, "([\w-]+)")?', source)]
    keys = {key or code for code, key in named} | {
        key for text in sources for key in re.findall(r'"(host-[a-z-]+)"', text)
    }
    assert {key for key in keys if f"host-{key.removeprefix('host-')}" not in words} == set()


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        ("host-waiting", {"names": "Ann", "count": 1}, "Ann is choosing.", "Ann choisit."),
        ("host-waiting", {"names": ["Ann", "Bob"], "count": 2}, "Ann and Bob are choosing.", "Ann et Bob choisissent."),
        ("host-waiting-bot", {"names": "Molar", "count": 1}, "Molar is thinking.", "Molar réfléchit."),
        ("host-waiting-you", {}, "Your move.", "À vous de jouer."),
        ("host-start", {"count": 3}, "Start with three players", "Commencer à trois"),
        ("host-status-few", {"min": 2}, "At least two players are needed.", "Il faut être au moins deux."),
        ("host-log-undid", {"name": "Ada"}, "Ada takes a move back.", "Ada reprend son coup."),
        ("level-greedy", {}, "Greedy", "Glouton"),
    ],
)
def test_sentences_of_the_host(key: str, args: dict[str, object], english: str, french: str) -> None:
    assert (Words("en", GAME).say(key, args), Words("fr", GAME).say(key, args)) == (english, french)


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_levels_have_names_and_notes(words: Words, level: str) -> None:
    assert words.say(f"level-{level}") == words.say(f"bot-{level}")
    assert words.say(f"level-{level}-note")


def sentence_with_gap(words: Words, key: str, value: str) -> str:
    return " ".join([words.say(f"{key}-before"), words.say(f"{key}-{value}"), words.say(f"{key}-after")])


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("manner-pace", ("brisk", "calm", "once")),
        ("manner-watch", ("link", "nobody")),
        ("manner-listed", ("no", "yes")),
        ("option-open-piles", ("no", "yes")),
    ],
)
def test_options_and_manners_are_sentences_with_a_gap(words: Words, key: str, values: tuple[str, ...]) -> None:
    assert words.say(f"{key}-title").endswith("?")
    for value in values:
        assert sentence_with_gap(words, key, value).endswith(".")
        assert words.say(f"{key}-{value}-note")


def test_a_gap_at_the_beginning() -> None:
    assert sentence_with_gap(Words("en"), "manner-watch", "nobody").strip() == "Nobody may watch."
    assert sentence_with_gap(Words("fr"), "manner-watch", "nobody").strip() == "Personne ne peut regarder."


@pytest.mark.parametrize("game", games_with_words())
def test_a_turn_in_short_cites_clauses_that_exist(words: Words, game: str) -> None:
    voice = Words(words.lang, game)
    played = registry.game(game).resolved(registry.game(game).check_settings({}))
    lines = [voice.say(f"game-turn-{number}", played) for number in range(1, 9) if f"game-turn-{number}" in voice]
    assert 3 <= len(lines) <= 5
    for line in lines:
        cited = re.findall(r"[A-Z]{2}-\d+\.\d+", line)
        assert cited
        assert set(cited) <= set(clauses(rulebook(words.lang, game)))
    for key in ("game-tag", "game-blurb", "game-minutes"):
        assert voice.say(key)


# --- the pages of the browser ---


def test_the_words_of_pages_are_said_without_values(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [Text("page", "-x = Shamble\na = { -x }!\n"), Text("board", "go = Go\n")]
    monkeypatch.setattr(speaker, "page_texts", lambda lang: made)
    assert page_words.__wrapped__("en") == {"a": "Shamble!", "go": "Go"}


def test_pages_of_an_unknown_language_are_turned_down() -> None:
    with pytest.raises(Invalid, match="does not speak 'zz'"):
        page_words("zz")


@pytest.mark.parametrize(
    ("english", "french", "complaint"),
    [
        ("a = A\n", "", "fr: a is missing"),
        ("a = { $who }\n", "a = { $who }\n", "en: a has $who, which pages cannot fill"),
        ("a = A\n", "a = Non !\n", "no-break space (U+202F) before"),
    ],
)
def test_the_lint_notices_what_is_wrong_with_pages(
    monkeypatch: pytest.MonkeyPatch, english: str, french: str, complaint: str
) -> None:
    bodies = {"en": english, "fr": french}
    monkeypatch.setattr(lint, "page_texts", lambda lang: [Text("page", bodies[lang])])
    assert any(complaint in line for line in lint.check_pages())


# --- refusals ---


def test_all_refusals_are_listed() -> None:
    check_refusals_listed(refusals, CLAUSES)


@pytest.mark.parametrize("row", refusals.ALL, ids=lambda row: row.key)
def test_refusals_can_be_said_with_their_clause(words: Words, row: Refusal) -> None:
    given = {**dict.fromkeys(lint.gaps_of_row(row), "d4"), "who": "B", "disc": "weapon"}
    check_refusal(words, row, given, {"B": "Bob", "weapon": words.say("disc-weapon")})


def test_a_refusal_in_both_languages() -> None:
    error = Illegal(refusals.OUT_OF_TURN, who="B")
    assert Words("en", GAME).refusal(error, NAMES) == "ZG-3.1: It is Bob's turn."
    assert Words("fr", GAME).refusal(error, NAMES) == f"ZG-3.1{NO_BREAK}: C’est à Bob de jouer."


def test_a_refusal_may_wait_for_several_seats_and_have_no_clause() -> None:
    error = Illegal(Refusal("", "out-of-turn", "It is for {who} to answer."), who="A C")
    assert Words("en", GAME).refusal(error, NAMES) == "It is for Ann and Cléo to answer."
    assert Words("fr", GAME).refusal(error, NAMES) == "C’est à Ann et Cléo de jouer."


# --- the voice ---


def test_lists_are_joined_as_people_say_them() -> None:
    english, french = Words("en"), Words("fr")
    assert [english.join(NAMES[:count]) for count in range(4)] == ["", "Ann", "Ann and Bob", "Ann, Bob and Cléo"]
    assert french.join(NAMES[:3]) == "Ann, Bob et Cléo"


def test_no_marks_around_what_fills_a_gap(words: Words) -> None:
    assert not re.search("[\u2066-\u2069]", words.say("fact-skipped", {"who": "Ann"}))


@pytest.mark.parametrize("key", ["fact-flew", "game-title.help", ""])
def test_missing_words_raise(words: Words, key: str) -> None:
    assert key not in words
    with pytest.raises(KeyError):
        words.say(key)


def test_missing_values_raise(words: Words) -> None:
    with pytest.raises(KeyError, match="fact-took"):
        words.say("fact-took", {"who": "Ann", "cell": "d4"})


def test_unknown_discs_raise(words: Words) -> None:
    with pytest.raises(KeyError, match="disc-brains"):
        words.say("fact-took", {"who": "Ann", "cell": "d4", "disc": "brains"})


def test_an_unknown_language_is_turned_down() -> None:
    with pytest.raises(Invalid, match="does not speak 'zz'; it speaks en, fr"):
        Words("zz", GAME)


@pytest.mark.parametrize("game", ["chess", "../zombiegeddon", "zombiegeddon.words"])
def test_an_unknown_game_is_turned_down(game: str) -> None:
    with pytest.raises(Invalid, match="no game called"):
        Words("en", game)


# --- the rulebooks ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_once_and_in_order(lang: str) -> None:
    check_clauses(lang, GAME, CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_marks_what_is_not_printed_and_nothing_else(lang: str) -> None:
    for clause, text in clauses(rulebook(lang, GAME)).items():
        letters = set(SOURCES[clause])
        assert letters <= set("PRVD"), clause
        assert (("¹" in text), ("²" in text)) == (not letters.isdisjoint("VD"), "R" in letters), clause


def test_the_box_knows_which_discs_are_ours() -> None:
    assert {disc.source for disc in box.DISCS if disc.red or disc.white} == {"V"}
    assert {disc.source for disc in box.DISCS[: box.BARRICADE]} == {""}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_cites_only_clauses_that_exist(lang: str) -> None:
    check_cited(lang, GAME, CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_discs_is_that_of_the_box(lang: str) -> None:
    words = Words(lang, GAME)
    rows = [
        [part.strip() for part in line.split("|")[1:-1]]
        for line in clauses(rulebook(lang, GAME))["ZG-2.1"].splitlines()
    ]
    printed = {
        row[0].partition(" (")[0].split(f"{NO_BREAK}: ")[-1].split(": ")[-1]: row for row in rows if len(row) == 4
    }
    for disc in box.DISCS[box.BARRICADE :]:
        row = printed[words.say(f"disc-{disc.name}")]
        assert [row[2], row[3]] == [str(disc.red or "–"), str(disc.white or "–")], disc.name
        assert not disc.value or row[1] == str(disc.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_gives_the_shelters_and_points_of_the_box(lang: str) -> None:
    parts = clauses(rulebook(lang, GAME))
    shelters = re.findall(r"\b[a-l](?:10|[1-9])\b", parts["ZG-1.2"])
    assert shelters == [box.CELL_NAMES[cell] for cell in box.SHELTERS]
    points = next(line for line in parts["ZG-6.2"].splitlines() if line.startswith("| points"))
    assert [int(number) for number in re.findall(r"\d+", points)] == list(box.PROVISION_POINTS[1:])
    assert f" {box.MARKER_POINTS}" in parts["ZG-6.1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_neighbours_are_those_of_the_box(lang: str) -> None:
    named = re.findall(r"\b[a-l](?:10|[1-9])\b", clauses(rulebook(lang, GAME))["ZG-1.1"])
    examples = {named[at]: named[at + 1 : at + 7] for at in (len(named) - 14, len(named) - 7)}
    assert set(examples) == {"d2", "d3"}
    for cell, around in examples.items():
        assert sorted(box.CELL_NUMBERS[name] for name in around) == box.NEIGHBOURS[box.CELL_NUMBERS[cell]]


# --- the lint itself: it must notice what is broken ---


def complaints(lang: str, body: str) -> str:
    return "\n".join(lint.check_texts(lang, [Text("here", body)]))


@pytest.mark.parametrize(
    ("lang", "body", "complaint"),
    [
        ("en", "good = Fine\nbad = { $who\n", "here: cannot be read: bad = { $who"),
        ("en", "bad { $who }\n", "cannot be read"),
        ("en", "twice = One\ntwice = Two\n", "twice stands 2 times"),
        ("en", "-idle = Nobody\n", "the term -idle is not used"),
        ("en", "a = { -gone }\n", "refers to -gone, which does not exist"),
        ("en", "a = { b.help }\nb = Here\n", "refers to b.help, which does not exist"),
    ],
)
def test_the_lint_notices_what_is_wrong_in_one_language(lang: str, body: str, complaint: str) -> None:
    assert complaint in complaints(lang, body)


def test_the_lint_is_content_with_good_words() -> None:
    assert complaints("fr", "-x = l’arme\na = { -x }\u00a0: { $who }\n    .help = Aide\u202f? { a }\n") == ""


@pytest.mark.parametrize(
    ("english", "french", "complaint"),
    [
        ("a = A\n", "", "fr: a is missing"),
        ("", "a = A\n", "fr: a stands only here"),
        ("a = { $who }\n", "a = Non\n", "fr: a has no variables instead of $who"),
        ("a = A\n    .help = { $who }\n", "a = A\n    .help = { $cell }\n", "fr: a.help has $cell instead of $who"),
        ("a = A\n    .help = B\n", "a = A\n", "fr: a.help is missing"),
    ],
)
def test_the_lint_notices_where_languages_differ(english: str, french: str, complaint: str) -> None:
    shapes = [lint.shapes_of([Text("here", body)]) for body in (english, french)]
    assert lint.compare(shapes[0], shapes[1], "fr") == [complaint]


def test_forms_of_a_word_count_as_the_same_variable() -> None:
    shapes = [lint.shapes_of([Text("here", body)]) for body in ("a = { $disc }\n", "a = { $disc-a }\n")]
    assert lint.compare(shapes[0], shapes[1], "fr") == []


def test_the_lint_notices_keys_that_nothing_says() -> None:
    keys = ("game-title", "game-titel", "bot-random", "goodbye", "au-revoir", "scene-cell", "twice.a")
    found = lint.unused(keys, lint.mentioned_in_sources() | lint.referred_to([Text("here", "a = { twice.b }\n")]), "fr")
    assert found == ["fr: nothing says game-titel", "fr: nothing says au-revoir"]
    assert lint.unused(["host-link-forged", "host-link-lost"], {"link-forged"}, "fr") == [
        "fr: nothing says host-link-lost"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_beginning_of_built_keys_is_needed(lang: str) -> None:
    keys = [key for game in games_with_words() for key in lint.shapes_of(texts(lang, game))]
    for beginning in lint.BUILT:
        built = {key.partition(".")[0] for key in keys if key.startswith(beginning)}
        assert built - lint.mentioned_in_sources() or (beginning, lang) == ("refusal-", "en"), beginning


def test_the_lint_notices_a_refusal_without_french_words() -> None:
    rows = lint.shapes_of_rows([Refusal("ZG-3.3", "too-wet", "{goal} is wet.")])
    assert lint.compare(rows, lint.shapes_of(texts("fr", GAME)), "fr")[0] == "fr: refusal-too-wet is missing"


@pytest.mark.parametrize("book", ["**ZG-1.1** a\n\n**ZG-1.1** b\n", "**ZG-1.2** a\n", "**ZG-1.1** trop tard !\n"])
def test_the_lint_notices_rulebooks_out_of_step(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lint, "rulebook", lambda lang, game: book if lang == "fr" else "**ZG-1.1** a\n")
    assert lint.check_rulebooks(GAME) != []
