"""Where sides differ: the side is chosen with the table, and changes with a rematch."""

from __future__ import annotations

from typing import Any

import httpx

from server.test_doors import first, play, tell, two


def side_a(client: httpx.Client, code: str, token: str) -> Any:
    return first(client, code, token)["view"]["side_a"]


def test_the_list_of_games_says_where_sides_differ(client: httpx.Client) -> None:
    games = {game["game"]: game for game in client.get("/api/games?lang=en").json()["games"]}
    sides = games["zombiaki"]["sides"]
    assert sides["setting"] == "side_a"
    assert [choice["value"] for choice in sides["choices"]] == ["zombies", "humans"]
    assert all(choice["text"] for choice in sides["choices"])
    assert games["zombiegeddon"]["sides"] is None


def test_a_rematch_changes_sides(client: httpx.Client) -> None:
    code, tokens = two(client, game="zombiaki", settings={"side_a": "humans"})
    assert side_a(client, code, tokens[0]) == "humans"
    play(client, code, tokens)
    assert first(client, code, tokens[0])["phase"] == "over"
    tell(client, code, tokens[0], kind="rematch")
    following = first(client, code, tokens[0])["rematch"]
    assert side_a(client, following["code"], following["token"]) == "zombies"
