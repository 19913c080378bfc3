"""Shamble in a terminal: play, watch again, draw, verify and simulate."""

from __future__ import annotations

from shamble.cli.app import main

__all__ = ["main"]
