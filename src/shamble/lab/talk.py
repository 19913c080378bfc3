"""Talk among bots before a vote: each may promise something once, in the order of seats, and hears what was said."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.bots import Bot
from shamble.core.game import Game
from shamble.core.record import Note
from shamble.core.state import State


class Talk:
    """What is said at a table among bots. It belongs to one vote and is forgotten with the next street card."""

    def __init__(self, game: Game, bots: Sequence[Bot]) -> None:
        self.game = game
        self.bots = bots
        self.notes: list[Note] = []
        self._turn = -1
        self._voted = -1  # the turn of the last vote

    def before(self, state: State) -> list[Note]:
        """Let every bot say something if a vote has just begun; what they said."""
        ask = state.ask
        if not self.game.talk_clause or ask is None:
            return []
        if state.turns() != self._turn:
            self._turn = state.turns()
            self.notes = []
        if ask.kind != "gather" or self._voted == self._turn or not self.game.promises(state.view(None)):
            return []
        self._voted = self._turn
        before = len(self.notes)
        for seat, bot in enumerate(self.bots):
            said = bot.promise(self.shown(state, seat))
            if said is not None:
                self.notes.append(Note(seat, said[1], "promise", said[0]))
        return self.notes[before:]

    def shown(self, state: State, seat: int) -> dict[str, object]:
        """A seat's view, with what it has heard."""
        view = state.view(seat)
        if self.game.talk_clause:
            view["talk"] = [
                {"seat": note.seat, "to": note.to, "kind": note.kind, "text": note.text}
                for note in self.notes
                if note.heard_by(seat)
            ]
        return view
