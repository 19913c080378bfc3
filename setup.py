"""Compiles the hot modules with mypyc when a C compiler is there; without one the package is pure Python."""

import ast
import os
import re
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
    return document(mypycify(["--strict", *files], opt_level="2", debug_level="0", separate=parts))


# --- docstrings -----------------------------------------------------------------------------------------------------
# mypyc writes signatures into its C and leaves docstrings out, so help(Bot) would be empty. They are put in here, from
# the sources that are compiled. What a later mypyc writes otherwise is left as it is.

PREFIX = "___"  # between the parts of a name in C
WRITTEN = r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)'
CALLED = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w |]+,\s+){WRITTEN}")
TYPED = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = ){WRITTEN}")
GOT = re.compile(r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\w+,\s+(?:\(setter\)\w+|NULL),\s+)NULL')


def described(files: list[Path]) -> dict[str, str]:
    """By name in C, with as much of the module before it as mypyc may write: what the sources say."""
    found: dict[str, str] = {}
    classes = {name: node for file in files for name, node in classes_in(parsed(file)).items()}
    for file in files:
        module = [*file.relative_to(ROOT.parent).with_suffix("").parts]
        for name, text in docs_in(parsed(file), classes).items():
            for start in range(len(module)):
                key = PREFIX.join([*module[start:], name])
                found[key] = text if found.get(key, text) == text else ""  # one that could be either gets none
    return found


def parsed(file: Path) -> ast.Module:
    """A source."""
    return ast.parse(file.read_text(encoding="utf-8"))


def classes_in(module: ast.Module) -> dict[str, ast.ClassDef]:
    """The classes of a module."""
    return {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}


def docs_in(module: ast.Module, classes: dict[str, ast.ClassDef]) -> dict[str, str]:
    """The docstrings of a module's classes, methods and functions; an override says what its base says."""
    found: dict[str, str] = {}
    classes = {**classes, **classes_in(module)}  # two games may have one name
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = doc_of(node)
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found[f"{node.name}{PREFIX}{part.name}"] = doc_of(part) or inherited(node, part.name, classes)
        elif isinstance(node, ast.FunctionDef):
            found[node.name] = doc_of(node)
    return {name: text for name, text in found.items() if text}


def doc_of(node: ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring without its indentation."""
    return ast.get_docstring(node) or ""


def inherited(node: ast.ClassDef, method: str, classes: dict[str, ast.ClassDef]) -> str:
    """What the nearest base says of a method."""
    for base in node.bases:
        plain = base.value if isinstance(base, ast.Subscript) else base
        above = classes.get(plain.id) if isinstance(plain, ast.Name) else None
        if above is not None and above is not node:
            own = [part for part in above.body if isinstance(part, ast.FunctionDef) and part.name == method]
            text = doc_of(own[0]) if own else ""
            if text or (text := inherited(above, method, classes)):
                return text
    return ""


def with_docs(source: str, docs: dict[str, str]) -> str:
    """A file of C with docstrings in it."""

    def put(found: re.Match[str]) -> str:
        text, signature = docs.get(found[2], ""), "" if found[3] == "NULL" else found[3][1:-1]
        return f'{found[1]}PyDoc_STR("{signature}{in_c(text)}")' if text else found[0]

    def put_got(found: re.Match[str]) -> str:
        text = docs.get(f"{found[3]}{PREFIX}{found[2]}", "")
        return f'{found[1]}"{in_c(text)}"' if text else found[0]

    return GOT.sub(put_got, TYPED.sub(put, CALLED.sub(put, source)))


def in_c(text: str) -> str:
    """A text as the inside of a C string."""
    plain = (chr(byte) if 31 < byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return "".join(plain)


def document(built: list) -> list:
    """Put the docstrings into the files of C that were written."""
    docs = described(hot_files())
    for source in {Path(source) for extension in built for source in extension.sources}:
        before = source.read_text(encoding="utf-8")
        after = with_docs(before, docs)
        if after != before:
            source.write_text(after, encoding="utf-8")
    return built


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


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": AllOrNothing},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
