"""``python -m shamble`` is the same as ``shamble``."""

from __future__ import annotations

import sys

from shamble.cli import main

if __name__ == "__main__":
    sys.exit(main())
