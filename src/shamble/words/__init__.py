"""Words for players: every sentence that Shamble says, in the languages it speaks."""

from __future__ import annotations

from shamble.words.speaker import Words, page_words
from shamble.words.texts import LANGUAGES, clauses, rulebook

__all__ = ["LANGUAGES", "Words", "clauses", "page_words", "rulebook"]
