"""Files: read no further than a record can be long, and written in one step."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path

from shamble.core.errors import BrokenRecord
from shamble.core.record import MAX_BYTES


def read(path: str | Path) -> str:
    """The text of a file; OSError or ValueError if it cannot be read, BrokenRecord if it is too long for a record."""
    with Path(path).open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise BrokenRecord("foreign", "This is too long to be a record.")
    return data.decode("utf-8").replace("\r\n", "\n")


def write(path: str | Path, text: str) -> None:
    """Put the text into a file in one step, so that nobody ever finds half of it; OSError or ValueError if not."""
    data = text.encode("utf-8")
    if Path(path).exists() and not Path(path).is_file():
        Path(path).write_bytes(data)  # a folder refuses; a device takes it
        return
    target = Path(os.path.realpath(path))  # a link stays, and what it leads to is written
    draft = target.with_name(f".shamble-{secrets.token_hex(8)}")
    file = draft.open("xb")  # never over a file that is there, and with the permissions that any new file has
    try:
        with file:
            file.write(data)
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
