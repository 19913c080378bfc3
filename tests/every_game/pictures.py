"""What is in a picture, whatever the game: the sentences and the symbols that plain data refers to."""

from __future__ import annotations

from collections.abc import Iterator


def references(value: object) -> Iterator[tuple[str, dict[str, object]]]:
    """Every message reference in plain data."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
            yield value[0], value[1]
        else:
            for inner in value:
                yield from references(inner)


def faces(value: object, prefix: str) -> Iterator[str]:
    """Every symbol that plain data names, by how the game's symbols begin."""
    if isinstance(value, str) and value.startswith(prefix):
        yield value
    elif isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from faces(inner, prefix)
