"""How many files and connections the process may have open: as many as the system lets it."""

from __future__ import annotations

import contextlib
from typing import Final

try:
    import resource
except ImportError:  # Windows counts otherwise, and has more than we need
    resource = None  # type: ignore[assignment]

FEW: Final = 4096  # below this a server for strangers should have more
SPARE: Final = 64  # for the store, the workers' pipes and whatever else is no connection
NO_LIMIT: Final = 1 << 20


def raise_file_limit() -> int:
    """Take as many as are allowed; how many that is."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return file_limit()


def file_limit() -> int:
    """How many there may be."""
    if resource is None:
        return NO_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft in (resource.RLIM_INFINITY, -1) else min(soft, NO_LIMIT)
