"""The files for operators name nothing that is not there: figures, flags, packages."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import get_type_hints

from shamble.cli.serve import serve
from shamble.server import metrics

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
NAMES = {*metrics.GAUGES, *(one.name for one in metrics.COUNTED)}


def test_alerts_and_board_ask_for_figures_that_there_are() -> None:
    asked: set[str] = set()
    for file in ("alerts.yml", "grafana.json"):
        asked |= set(re.findall(r"\bshamble_[a-z_]+", (DEPLOY / file).read_text()))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked} <= NAMES
    assert NAMES - {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked} <= {"shamble_draining"}


def test_the_board_is_data_with_one_picture_for_each_thing() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(ids)) == len(ids)
    assert all(panel["targets"] for panel in board["panels"])


def test_service_and_image_use_flags_that_there_are() -> None:
    hints = get_type_hints(serve, include_extras=True).values()
    known = {one.default for hint in hints for one in getattr(hint, "__metadata__", ())}
    service = (DEPLOY / "shamble.service").read_text().partition("ExecStart=")[2].partition("\nRestart=")[0]
    image = (DEPLOY / "Dockerfile").read_text().partition("ENTRYPOINT")[2]
    for text in (service, image):
        assert set(re.findall(r"--[a-z-]+", text)) <= known


def test_every_package_is_pinned_with_a_hash() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = {re.split(r"[^a-z0-9._-]", one.lower())[0].replace("_", "-") for one in wanted}
    pins = (DEPLOY / "constraints.txt").read_text().replace(" \\\n    ", " ").splitlines()[1:]
    assert names <= {pin.partition("==")[0] for pin in pins}
    assert all(re.fullmatch(r"[a-z0-9.-]+==[0-9a-z.]+( --hash=sha256:[0-9a-f]{64})+", pin) for pin in pins)
    assert "://" not in "".join(pins)
