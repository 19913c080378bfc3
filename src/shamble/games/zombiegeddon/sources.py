"""Where each clause comes from, by letter: P the printed rules, R reviews of the game or of its sister design, V a
choice of this edition, D deduced from the printed counts. What is not printed is marked in the rulebook: ¹ for V and D,
² for R.
"""

from __future__ import annotations

from typing import Final

SOURCES: Final[dict[str, str]] = {
    "ZG-1.1": "PRD",
    "ZG-1.2": "PV",
    "ZG-1.3": "PV",
    "ZG-2.1": "PRVD",
    "ZG-2.2": "PV",
    "ZG-2.3": "PV",
    "ZG-3.1": "PV",
    "ZG-3.2": "PV",
    "ZG-3.3": "P",
    "ZG-3.4": "P",
    "ZG-3.5": "PV",
    "ZG-3.6": "P",
    "ZG-3.7": "P",
    "ZG-3.8": "PV",
    "ZG-3.9": "PV",
    "ZG-3.10": "PV",
    "ZG-4.1": "PV",
    "ZG-4.2": "P",
    "ZG-5.1": "PV",
    "ZG-5.2": "P",
    "ZG-5.3": "PV",
    "ZG-5.4": "PV",
    "ZG-5.5": "P",
    "ZG-5.6": "V",
    "ZG-5.7": "V",
    "ZG-6.1": "P",
    "ZG-6.2": "P",
    "ZG-6.3": "PV",
}
