"""Draw what a seat sees: as SVG for a page or a notebook, and as text for a terminal."""

from __future__ import annotations

import shamble
from shamble import picture


def main() -> None:
    state = shamble.game("zombiegeddon").new(seats=3, seed=7)
    assert state.ask is not None
    view = state.view(state.ask.seats[0])
    svg = picture.draw(view, lang="fr", theme="dark", names=["Ada", "Bram", "Cleo"])
    print(f"{len(svg)} characters of SVG")
    print(picture.write(view, names=["Ada", "Bram", "Cleo"]))


if __name__ == "__main__":
    main()
