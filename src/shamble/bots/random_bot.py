"""The random bot: any option, each as likely as the next."""

from __future__ import annotations

from typing import final

from shamble.bots.bot import Bot, View, own_seat


@final
class RandomBot(Bot):
    """Answers without looking."""

    def answer(self, view: View) -> str:
        own_seat(view)
        options = view["options"]
        return str(options[self.rng.randrange(len(options))])
