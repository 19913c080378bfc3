"""``shamble sit``: a bot program sits down at a table that is served, be it among people in browsers."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from shamble import client
from shamble.bots.load import load
from shamble.cli.flags import Lang
from shamble.cli.screen import clean
from shamble.cli.trouble import INTERRUPTED, Trouble
from shamble.cli.wishes import in_range, words_in
from shamble.client.lines import LINES
from shamble.client.player import SECONDS
from shamble.core.errors import seat_letter
from shamble.registry import game, games
from shamble.words import Words

LONGEST: Final = 3600  # seconds for one answer
SLIPS: Final = {"raised": "host-sit-raised", "nonsense": "host-sit-nonsense", "late": "host-sit-late"}


def sit(
    link: Annotated[str, typer.Argument(metavar="LINK", help="flag-link")],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="flag-sit-bot")] = "greedy",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="flag-sit-name")] = "",
    chair: Annotated[str, typer.Option("--chair", metavar="LETTER", help="flag-chair")] = "",
    over: Annotated[str, typer.Option("--over", metavar="stream|socket", help="flag-over")] = "stream",
    seconds: Annotated[float, typer.Option("--seconds", metavar="NUMBER", help="flag-seconds")] = SECONDS,
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", help="flag-sit-seed")] = 0,
    lang: Lang = "en",
) -> None:
    """Let a bot sit at a table until its game is over."""
    words = words_in(lang)
    in_range("--seconds", seconds, 0.1, LONGEST)
    make = load(bot)  # a bot that cannot be had takes nobody's chair
    if over not in LINES:
        raise Trouble("host-sit-over", text=over)
    try:
        seat = client.sit(link, name or default_name(bot), chair_from(chair), over, lang)
        say(words, "host-sit-down", link=str(seat.link), bot=bot)
        result = client.Player(seat, make, seed, seconds, lambda slip: tell(slip, words)).play()
    except client.BadLink:
        raise Trouble("host-sit-link", text=link) from None
    except client.NoSockets:
        raise Trouble("host-sit-sockets") from None
    except client.Lost as lost:
        raise Trouble("host-sit-lost", text=lost.server) from None
    except client.Refused as no:
        raise Trouble("host-sit-refused", text=no.sentence) from None
    except KeyboardInterrupt:
        say(words, "host-sit-left")
        raise typer.Exit(INTERRUPTED) from None
    print(clean(result["sentence"]), flush=True)


def default_name(bot: str) -> str:
    """What a bot is called at the table: its class, or its level."""
    _, colon, name = bot.strip().rpartition(":")
    return name if colon else name.capitalize()


def chair_from(letter: str) -> int | None:
    """The chair of a letter; any that is free, if none is named."""
    if not letter:
        return None
    letters = [seat_letter(chair) for chair in range(max(game(name).max_seats for name in games()))]
    if letter.upper() not in letters:
        raise Trouble("host-sit-chair", text=letter)
    return letters.index(letter.upper())


def tell(slip: client.Slip, words: Words) -> None:
    """What the bot did wrong, and what became of it."""
    say(words, SLIPS[slip.kind], said=slip.said, then=slip.then, answer=slip.answer)


def say(words: Words, key: str, **values: Any) -> None:
    """A line at the terminal."""
    print(clean(words.say(key, values)), flush=True)
