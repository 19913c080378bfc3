"""What a bot would play, told at the terminal: the way, why, what its trial games say, and what is almost as good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shamble.bots import Advice
from shamble.cli.screen import Screen
from shamble.core.reason import Step
from shamble.words import Words


def tell(advice: Advice, words: Words, screen: Screen) -> None:
    """Print a piece of advice."""
    screen.say(words.say("hint-by", {"level": advice.level}))
    for line in lines(advice.steps, words):
        screen.say(line, "  ", "    ")
    why = words.say(advice.reason.key, advice.reason.fields)
    screen.say(f"{why} ({advice.reason.clause})" if advice.reason.clause else why)
    if advice.chance is not None:
        screen.say(words.say("hint-trials", {"won": advice.chance, "next": advice.rival}))
    if advice.second is not None:
        screen.say(words.say("hint-second", {"text": named(advice.second, words)}))


def lines(steps: Sequence[Step], words: Words) -> Iterator[str]:
    """A line for each step; a walk, which has no names for its steps, is one line."""
    if not steps[0].label:
        yield " ".join(step.answer for step in steps)
        return
    for number, step in enumerate(steps, 1):
        yield f"{number}. {named(step, words)}" if len(steps) > 1 else named(step, words)


def named(step: Step, words: Words) -> str:
    """An answer as it is typed, and what it is called."""
    if not step.label:
        return step.answer
    key, fields = step.label
    assert isinstance(key, str)
    assert isinstance(fields, dict)
    return f"{step.answer}  {words.say(key, fields)}"
