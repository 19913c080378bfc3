"""The lint of words: every complaint is made where there is something to complain about, and not elsewhere."""

from __future__ import annotations

import re

import pytest

from shamble.core.errors import Refusal
from shamble.words import french, jargon, lint, marks
from shamble.words.entries import entries, gaps
from shamble.words.texts import LANGUAGES, Text, games_with_words, page_texts, texts

NO_BREAK = "\u00a0"
NARROW = "\u202f"


def complaints(lang: str, body: str, game: str | None = None) -> str:
    return "\n".join(lint.check_texts(lang, [Text("here", body)], game))


# --- everything ---


def test_no_complaints_about_shared_words() -> None:
    assert lint.check_shared() == []


@pytest.mark.parametrize("game", games_with_words())
def test_no_complaints_about_the_words_and_rulebooks_of_a_game(game: str) -> None:
    assert lint.check_game(game) == []


# --- French spaces ---


@pytest.mark.parametrize(
    ("piece", "complaint"),
    [
        ("Non !", "! needs a narrow no-break space (U+202F) before it"),
        ("Non!", "! needs a narrow"),
        (f"Non{NO_BREAK}!", "! needs a narrow"),
        (f"Quoi{NO_BREAK}?", "? needs a narrow"),
        (f"oui{NO_BREAK}; non", "; needs a narrow"),
        (f"95{NO_BREAK}%", "% needs a narrow"),
        (f"Aide{NARROW}: non", ": needs a no-break space (U+00A0) before it"),
        ("Aide: non", ": needs a no-break"),
        (f"«{NARROW}oui{NO_BREAK}»", "« needs a no-break space (U+00A0) after it"),
        (f"«{NO_BREAK}oui{NARROW}»", "» needs a no-break"),
        ("«oui»", "» needs a no-break"),
        ("l'arme", "' should be ’"),
    ],
)
def test_every_space_has_its_width(piece: str, complaint: str) -> None:
    assert any(complaint in line for line in french.spacing("a", [piece]))
    assert complaint in complaints("fr", f"a = {piece}\n")


@pytest.mark.parametrize(
    "piece",
    [
        f"Zombies{NARROW}!!!",
        f"Quoi{NARROW}?!",
        f"«{NO_BREAK}Clic{NARROW}!{NO_BREAK}»{NO_BREAK}: 95{NARROW}%{NARROW}; l’arme",
        "à 18:30, https://shamble.example?a=1, `a: b; c!`",
    ],
)
def test_good_spaces_code_times_and_addresses_are_left_alone(piece: str) -> None:
    assert french.spacing("a", [piece]) == []


# --- French counts ---


@pytest.mark.parametrize(
    "body",
    [
        "a = { $n -> \n    [one] un zombie\n   *[other] { $n } zombies\n  }",
        "a = { $n -> \n    [one] 1 carte\n   *[other] { $n } cartes\n  }",
        "a = { $n -> \n    [one] La dernière.\n   *[other] Encore { $n }.\n  }",
        "a = A\n    .short = { $n -> \n    [one] un zombie\n   *[other] { $n } zombies\n  }",
        "a = { $who -> \n    [x] { $n -> \n        [one] un\n       *[other] { $n }\n    }\n   *[y] non\n  }",
        "a = { NUMBER($n) -> \n    [one] un\n   *[other] { $n }\n  }",
    ],
)
def test_one_in_french_is_also_nothing(body: str) -> None:
    assert "[one] is also 0 in French: show $n" in complaints("fr", f"{body}\n")


@pytest.mark.parametrize(
    "body",
    [
        "a = { $n -> \n    [0] aucun zombie\n    [one] un zombie\n   *[other] { $n } zombies\n  }",
        "a = { $n -> \n    [1] un zombie\n   *[other] { $n } zombies\n  }",
        "a = { $n -> \n    [one] { $n } zombie\n   *[other] { $n } zombies\n  }",
        "a = { $n } { $n -> \n    [one] mort\n   *[other] morts\n  }",
        "side-left = { $n -> \n    [one] reste\n   *[other] restent\n  }",
    ],
)
def test_counts_that_are_true_at_nothing(body: str) -> None:
    assert complaints("fr", f"{body}\n") == ""


def test_english_counts_nothing_in_the_plural() -> None:
    assert complaints("en", "a = { $n -> \n    [one] one\n   *[other] { $n }\n  }\n") == ""


def test_every_number_that_stands_beside_its_words_is_needed() -> None:
    keys = {key for game in games_with_words() for key in lint.shapes_of(texts("fr", game))}
    assert french.BESIDE.keys() <= keys


# --- French elisions ---


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("Combat de { $name }", "“de” stands before $name"),
        ("dire que { $target } ment", "“que” stands before $target"),
        ("Le zombie d’{ $who }", "“d’” stands before $who"),
        ("Prendre l’{ $disc }", "“l’” stands before $disc"),
        ("Le { $card } tombe", "“Le” stands before $card"),
        ("Jouer de { $card-a }", "“de” stands before $card-a"),
        ("L’effet de { $card-the }", "“de” stands before $card-the"),
        ("Répondre à { $card-the }", "“à” stands before $card-the"),
        ("La horde de { $you -> \n    [yes] vous\n   *[no] { $who }\n  }", "“de” stands before $who"),
        ("Le prix de { $n -> \n    [1] une pièce\n   *[other] { $n } pièces\n  }", "“de” stands before 'une pièce'"),
    ],
)
def test_nobody_knows_how_a_name_begins(words: str, complaint: str) -> None:
    assert complaint in complaints("fr", f"a = {words}\n")


@pytest.mark.parametrize(
    "words",
    [
        "À { $who } de jouer",
        "De { $min } à { $max } joueurs",
        "va de { $start } à { $goal }",
        "voir que { $card-the } reste",
        "{ $who } joue { $card-a }",
        "La main de { $n -> \n    [1] deux\n   *[other] { $n } cartes\n  }",
    ],
)
def test_numbers_spaces_and_articles_need_no_elision(words: str) -> None:
    assert complaints("fr", f"a = {words}\n") == ""


# --- jargon ---


@pytest.mark.parametrize(
    ("lang", "game", "words", "complaint"),
    [
        ("en", None, "a = The rest is another gesture.", "a says “gesture”"),
        ("en", None, "a = Your answers", "a says “Your answers”: option"),
        ("en", None, "a = A\n    .hint = How do you settle it?", "a.hint says “settle”"),
        ("en", None, "a = Who survives steps back.", "a says “Who survives steps back.”"),
        ("en", None, "a = No zombies move in part 6.", "a says “part 6”"),
        ("en", "tsunami", "a = Your bird, { $bird }", "a says “bird”: Zombird"),
        ("en", "zombies", "a = To the helipad", "a says “helipad”: Helipad"),
        ("fr", None, "a = Combien de temps durent les fenêtres", "a says “fenêtres”"),
        ("fr", None, "a = à vous seul", "a says “à vous seul”"),
        ("fr", "zombies", "a = Encore une tuile", "a says “tuile”: panneau"),
        ("fr", "zombiegeddon", "a = { $n -> \n    [1] La mi-temps\n   *[2] non\n  }", "a says “mi-temps”: moitié"),
    ],
)
def test_jargon_is_not_shown(lang: str, game: str | None, words: str, complaint: str) -> None:
    assert complaint in complaints(lang, f"{words}\n", game)


@pytest.mark.parametrize(
    ("lang", "game", "words"),
    [
        ("en", None, "a = Who may watch?\nb = Players who can, step back.\nc = A Robo answers a bomb."),
        ("en", None, "board-seal = The dice are sealed"),
        ("en", "tsunami", "a = Super Bird"),
        ("en", "zombies", "a = A\n    .id = helipad"),
        ("fr", "tsunami", "a = Super Zoiseau"),
        ("fr", "zombiegeddon", "a = une tuile"),
    ],
)
def test_words_that_are_no_jargon_here(lang: str, game: str | None, words: str) -> None:
    assert complaints(lang, f"{words}\n", game) == ""


@pytest.mark.parametrize(
    ("lang", "book", "complaint"),
    [
        ("en", "`printed`, as\nusual, or `later`.", "“, as usual”"),
        ("en", "It stands. Who\nsurvives steps back.", "“Who survives steps back.”"),
        ("fr", "`bottom`, comme\nd’habitude", "“, comme d’habitude”"),
        ("fr", "On le retenu.", "immobilisé"),
    ],
)
def test_wrong_names_in_rulebooks_are_found_across_lines(lang: str, book: str, complaint: str) -> None:
    assert complaint in "\n".join(jargon.check_book(book, lang, "zombiaki"))


def test_rulebooks_may_use_words_that_they_define() -> None:
    assert jargon.check_book("In a window, as usual, you settle it by `mass`.", "en", "zombiaki") == []


def test_jargon_in_the_rows_of_refusals_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lint, "refusal_rows", lambda game: [Refusal("", "late", "This window is shut.")])
    assert lint.check_rows(None) == ["en: refusal-late says “window”: the moment for cards"]


@pytest.mark.parametrize(("beginning", "word", "why"), jargon.ALLOWED)
def test_every_exception_is_needed(beginning: str, word: re.Pattern[str], why: str) -> None:
    found = [entry for lang in LANGUAGES for text in (*page_texts(lang), *texts(lang, None)) for entry in entries(text)]
    said = [text for entry in found if entry.id.name.startswith(beginning) for text in gaps(entry).texts]
    assert why
    assert any(word.search(text.lower()) for text in said)


# --- marks ---

BOOK = """# Rules

¹ is ours, ² is later.

**ZG-1.1** Printed.

**ZG-1.2** Ours.¹ And ours again.¹

**ZG-2.1** Later.² And ours.¹

## Where this differs from the printed rules

See ZG-1.2.

---

¹ ours
"""
SOURCES = {"ZG-1.1": "P", "ZG-1.2": "PV", "ZG-2.1": "ED"}


def test_good_marks_are_left_alone() -> None:
    assert marks.rows(BOOK, SOURCES, "en") == []
    assert marks.explained(BOOK, SOURCES, "en") == []
    assert marks.differs(BOOK, "en") == []


@pytest.mark.parametrize(
    ("clause", "letters", "complaint"),
    [
        ("ZG-1.1", "PV", "ZG-1.1 is PV and has no ¹"),
        ("ZG-1.1", "PD", "ZG-1.1 is PD and has no ¹"),
        *[("ZG-1.1", letter, f"ZG-1.1 is {letter} and has no ²") for letter in "EFSR"],
        ("ZG-1.2", "P", "ZG-1.2 is P and has ¹"),
        ("ZG-2.1", "D", "ZG-2.1 is D and has ²"),
        ("ZG-1.1", "PX", "ZG-1.1 has the letter X, which means nothing"),
        ("ZG-3.1", "P", "sources.py has ZG-3.1, which does not exist"),
    ],
)
def test_marks_follow_the_letters(clause: str, letters: str, complaint: str) -> None:
    assert marks.rows(BOOK, {**SOURCES, clause: letters}, "en") == [f"en: {complaint}"]


def test_every_clause_has_a_row_in_its_order() -> None:
    assert "en: ZG-1.1 has no row in sources.py" in marks.rows(BOOK, {"ZG-1.2": "V", "ZG-2.1": "EV"}, "en")
    backwards = dict(reversed(SOURCES.items()))
    assert marks.rows(BOOK, backwards, "en") == ["en: sources.py is not in the order of the rulebook"]


def test_languages_carry_the_same_marks() -> None:
    other = BOOK.replace("Ours.¹ And", "Ours. And").replace("Printed.", "Printed.²")
    assert marks.compare({"en": BOOK, "fr": other}) == [
        "fr: ZG-1.1 has 1 ² and in English 0",
        "fr: ZG-1.2 has 1 ¹ and in English 2",
    ]


def test_marks_are_explained_before_the_first_clause() -> None:
    silent = BOOK.replace(", ² is later", "")
    assert marks.explained(silent, SOURCES, "en") == ["en: the introduction does not explain ²"]


@pytest.mark.parametrize(
    ("section", "complaint"),
    [
        ("## Elsewhere\n\nSee ZG-1.2.", "there is no section “Where this differs from the printed rules”"),
        ("## Where this differs from the printed rules\n\nNowhere.", "cites no clause"),
        ("## Where this differs from the printed rules\n\nSee ZG-9.9.", "cites ZG-9.9, which does not exist"),
    ],
)
def test_what_differs_has_a_section(section: str, complaint: str) -> None:
    book = BOOK.replace("## Where this differs from the printed rules\n\nSee ZG-1.2.", section)
    (found,) = marks.differs(book, "en")
    assert found.startswith("en: ")
    assert complaint in found


def test_a_game_without_sources_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "find_spec", lambda name: None)
    monkeypatch.setattr(marks, "rulebook", lambda lang, game: BOOK)
    assert marks.check("zombiegeddon") == ["zombiegeddon has no sources.py"]
