"""Compiles the hot modules with mypyc when a C compiler is there; without one the package is pure Python."""

import os
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


# As one file of C four games take the compiler seven minutes and more; this one stays pure for now.
NOT_YET = "games/zombies"


def hot_files() -> list[str]:
    """The sources to compile, in a fixed order."""
    root = Path("src/shamble")
    found = [path for pattern in HOT for path in sorted(root.glob(f"{pattern}.py"))]
    return [str(path) for path in found if not path.is_relative_to(root / NOT_YET)]


def extensions() -> list:
    """What to compile: nothing if SHAMBLE_PURE is set; a failing compiler leaves the package pure."""
    if os.environ.get("SHAMBLE_PURE"):
        return []
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    return mypycify(["--strict", *hot_files()], opt_level="2", debug_level="0")


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


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
