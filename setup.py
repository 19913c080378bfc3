"""Compiles the hot modules with mypyc when a C compiler is there; without one the package is pure Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HOT = (
    "core/answer",
    "core/fact",
    "core/frame",
    "core/windows",
    "core/state",
    "core/reading",
    "core/options",
    "core/outcome",
    "core/stream",
    "core/game",
    "games/*/box",
    "games/*/facts",
    "games/*/state",
    "games/*/frames",
    "games/*/frames/*",
    "games/*/dice",
    "games/*/answers",
    "games/*/view",
    "games/*/restore",
    "games/*/stack",
    "games/*/game",
    "games/*/sense",
    "games/*/sense/*",
    "bots/bot",
    "bots/random_bot",
    "bots/greedy",
    "bots/search",
    "bots/playouts",
)

ROOT = Path("src/shamble")
GAMES = ROOT / "games"


def hot_files() -> list[Path]:
    """The sources to compile, in a fixed order."""
    return [path for pattern in HOT for path in sorted(ROOT.glob(f"{pattern}.py"))]


def libraries() -> list[tuple[list[str], str]]:
    """The engine and each game as a library of its own: as one file of C they take the compiler many minutes.

    A call from one library into another cannot be direct, and a method that a subclass elsewhere might override
    cannot be either; so the games' classes are marked final.
    """
    found: dict[str, list[str]] = {}
    for path in hot_files():
        name = path.relative_to(GAMES).parts[0] if path.is_relative_to(GAMES) else "engine"
        found.setdefault(name, []).append(str(path))
    return [(files, f"shamble_{name}") for name, files in found.items()]


def extensions() -> list:
    """What to compile: nothing where only the package's name is asked for, or if SHAMBLE_PURE is set."""
    if os.environ.get("SHAMBLE_PURE") or {"dist_info", "egg_info"} & set(sys.argv):
        return []
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    parts = libraries()
    files = [file for group, _ in parts for file in group]
    return mypycify(["--strict", *files], opt_level="2", debug_level="0", separate=parts)


class AllOrNothing(build_ext):
    """Compiles every hot module, or none: half a compiled package could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"Shamble stays pure Python: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
