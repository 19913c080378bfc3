"""For programs: sit at a table that ``shamble serve`` serves, over a stream of HTTP or a WebSocket.

    from shamble import client

    seat = client.sit("http://localhost:8000/t/ZG-7QM4-K2PB", "Program")
    for ask in seat.asks():
        ask.answer(ask.options[0])
    print(seat.now["result"]["sentence"])

A seat waits where the server says so, comes back when the line was cut, and hands out no ask that was answered.
"""

from shamble.client.link import Link, read_link
from shamble.client.player import Player, Slip
from shamble.client.seat import Ask, Seat, make, sit
from shamble.client.trouble import BadLink, Lost, NoSockets, Refused, Unheard

__all__ = [
    "Ask",
    "BadLink",
    "Link",
    "Lost",
    "NoSockets",
    "Player",
    "Refused",
    "Seat",
    "Slip",
    "Unheard",
    "make",
    "read_link",
    "sit",
]
