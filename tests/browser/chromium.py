"""Find a Chromium for the browser tests, or get one: Debian's as root, else Playwright's own. Prints where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
SORRY = "There is no Chromium here and none could be installed; make test BROWSER=no leaves the browser tests out."


def found() -> str | None:
    """A Chromium that is there already: the one named by CHROMIUM, one on the path, or Playwright's."""
    for name in (os.environ.get("CHROMIUM", ""), *NAMES):
        where = shutil.which(name) if name else None
        if where is not None:
            return where
    return str(MAC) if MAC.exists() else playwrights()


def playwrights() -> str | None:
    """The Chromium that Playwright keeps for itself, if it does."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        where = playwright.chromium.executable_path
    return where if Path(where).exists() else None


def quietly(*command: str) -> bool:
    """Whether a command worked."""
    try:
        return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0
    except OSError:
        return False


def debians() -> str | None:
    """Debian's Chromium, installed; only root may do that."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    print("Installing Chromium for the browser tests", file=sys.stderr)
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    _ = quietly(*install) or (quietly("apt-get", "update", "-qq") and quietly(*install))
    return shutil.which("chromium")


def downloaded() -> str | None:
    """Playwright's own Chromium, downloaded."""
    return playwrights() if quietly(sys.executable, "-m", "playwright", "install", "chromium") else None


def main() -> None:
    """Say where it is, or what to do without it."""
    where = found() or debians() or downloaded()
    if where is None:
        sys.exit(SORRY)
    print(where)


if __name__ == "__main__":
    main()
