"""Which Shamble this is: its version, whether it is compiled, and a hash of its sources."""

from __future__ import annotations

import hashlib
from pathlib import Path

VERSION = "0.2.0"


def build() -> str:
    """ "compiled" if the hot modules are, else "pure"."""
    import shamble.core.state as state

    return "pure" if str(state.__file__).endswith(".py") else "compiled"


def source_hash() -> str:
    """A short hash of all Python sources of the package, the same in both builds."""
    root = Path(__file__).parent
    total = hashlib.blake2b(digest_size=6)
    for path in sorted(root.rglob("*.py"), key=lambda path: path.relative_to(root).as_posix()):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()
