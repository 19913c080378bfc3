"""The procedures of Zombie Tsunami, each a small class that a player of the game can follow."""

from __future__ import annotations

from typing import Any

from shamble.core.frame import Frame
from shamble.games.tsunami.frames import bombs, draws, interlude, rounds, shop, street

FRAME_TYPES: tuple[type[Frame[Any]], ...] = (
    rounds.ThreeRounds,
    rounds.Round,
    rounds.SpendEvent,
    rounds.EventOffer,
    rounds.UfoMoment,
    rounds.RollOff,
    rounds.Tokens,
    draws.FirstSeat,
    draws.Tiebreak,
    draws.RevealStreet,
    draws.FillMarket,
    draws.DealSecrets,
    draws.RevealEvent,
    draws.DrawBirds,
    interlude.Interlude,
    interlude.DragonMoment,
    street.Jump,
    street.Saving,
    street.Windfall,
    street.Push,
    street.Vote,
    street.PushBirds,
    street.PushMoment,
    street.ZombieCoin,
    street.CivilianBomb,
    bombs.Bomb,
    bombs.BombAnswer,
    bombs.GiantMoment,
    bombs.MegaBomb,
    shop.Shop,
    shop.Visit,
    shop.Exchange,
)
