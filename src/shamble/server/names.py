"""Names that can be seen, told apart and written in a sentence, in any script."""

from __future__ import annotations

import unicodedata
from typing import Final

from shamble.core.match import JOINER
from shamble.server.trouble import Trouble

MAX_NAME: Final = 20
MOST_MARKS: Final = 3  # on one letter: enough for any script, too few to reach into other lines
PICTURE: Final = "\ufe0f"  # after a sign that is to be a picture
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\U0001d159")  # what looks like nothing and is no space
# Characters that are never seen and that Python takes for printable: joiners of letters and variants of their shapes.
UNSEEN: Final = frozenset({0x34F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)})
FIRST_STRONG: Final = "\u2068"  # what follows has a direction of its own,
END: Final = "\u2069"  # up to here
# Cyrillic and Greek letters by the Latin one that they look like.
LOOKS: Final = {
    "A": "АΑ",
    "B": "ВΒ",
    "C": "С",
    "E": "ЕΕ",
    "G": "Ԍ",
    "H": "НΗ",
    "I": "ІΙӀ",
    "J": "Ј",
    "K": "КΚ",
    "M": "МΜ",
    "N": "Ν",
    "O": "ОΟ",
    "P": "РΡ",
    "Q": "Ԛ",
    "S": "Ѕ",
    "T": "ТΤ",
    "W": "Ԝ",
    "X": "ХΧ",
    "Y": "УΥҮ",
    "Z": "Ζ",
    "a": "аα",
    "b": "в",
    "c": "с",
    "d": "ԁ",
    "e": "е",
    "g": "ɡ",
    "h": "нһ",
    "i": "іι",
    "j": "ј",
    "k": "кκ",
    "l": "ӏ",
    "m": "м",
    "o": "оο",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ",
    "t": "тτ",
    "u": "υ",
    "v": "ѵν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγү",
}
LATIN: Final = {ord(letter): latin for latin, letters in LOOKS.items() for letter in letters}
STROKES: Final = str.maketrans("0i1|ı", "ollll")  # small letters and digits that are hard to tell apart


def check_name(name: str) -> str:
    """A name as it is shown: composed, without spaces around it; Trouble if it is empty, too long or cannot be seen."""
    plain = without_unseen(unicodedata.normalize("NFKC", " ".join(name.split())))
    plain = " ".join(plain.split())
    if not plain:
        raise Trouble("invalid", "name-empty")
    if len(plain) > MAX_NAME:
        raise Trouble("invalid", "name-long", max=MAX_NAME)
    if not without_joiners(plain).isprintable() or BLANK & set(plain):
        raise Trouble("invalid", "name", max=MAX_NAME)
    if marks_in_a_row(plain) > MOST_MARKS or is_mark(plain[0]):
        raise Trouble("invalid", "name-marks", max=MOST_MARKS)
    return plain


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton could be taken for each other."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not is_mark(letter))
    return bare.translate(LATIN).casefold().translate(STROKES)


def isolated(text: str) -> str:
    """Text of people within a sentence: what is written from the right must not turn the words around it."""
    return f"{FIRST_STRONG}{text}{END}" if any(map(is_from_right, text)) else text


def is_from_right(letter: str) -> bool:
    """Whether a letter is of a script that is written from right to left."""
    return unicodedata.bidirectional(letter) in ("R", "AL")


def is_mark(letter: str) -> bool:
    """Whether this stands on the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def is_picture(letter: str) -> bool:
    """Whether this is an emoji, or what gives one its colour."""
    return unicodedata.category(letter) == "So" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def without_unseen(name: str) -> str:
    """The name without characters that are never seen; what makes a sign a picture stays."""
    kept = [
        letter
        for before, letter in zip(" " + name, name, strict=False)
        if ord(letter) not in UNSEEN or (letter == PICTURE and is_picture(before))
    ]
    return "".join(kept)


def without_joiners(name: str) -> str:
    """The name without the joiners that are between emoji; any other cannot be seen."""
    shown = name.replace(PICTURE, "")
    kept = [
        letter
        for at, letter in enumerate(shown)
        if letter != JOINER or not all(map(is_picture, (shown[at - 1 : at] or " ", shown[at + 1 : at + 2] or " ")))
    ]
    return "".join(kept)


def marks_in_a_row(name: str) -> int:
    """The most marks on one letter."""
    most = run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if is_mark(letter) and letter != PICTURE else 0
        most = max(most, run)
    return most
