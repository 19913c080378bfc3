"""What can be ordered of a running server, and what comes of it: words in the table of orders."""

from __future__ import annotations

from typing import Final

DELETE: Final = "delete"
PRUNE: Final = "prune"  # delete, unless it is in use
UNLIST: Final = "unlist"

DONE: Final = "done"
MISSING: Final = "missing"
IN_USE: Final = "in-use"
FAILED: Final = "failed"
