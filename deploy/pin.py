"""Write constraints.txt: every package that serving needs, at one version, with the hashes of its files.

python deploy/pin.py > deploy/constraints.txt

Whatever pip would install today is pinned, for each of the machines below. Install with
pip install --require-hashes -r deploy/constraints.txt, then Shamble itself with --no-deps.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = ("manylinux_2_28_x86_64", "manylinux_2_28_aarch64")
OLDER = ("manylinux_2_17", "manylinux2014", "manylinux_2_12", "manylinux_2_5", "manylinux1")  # run there too


def wanted() -> list[str]:
    """What pyproject.toml asks for on a server."""
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
    found: list[str] = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    return found


def chosen(python: str, machine: str) -> dict[tuple[str, str], str]:
    """The packages that pip would install there, by name and version, each with the hash of its file."""
    processor = machine.partition("_2_28_")[2]
    platforms = [machine, *(f"{older}_{processor}" for older in OLDER)]
    with tempfile.TemporaryDirectory() as nowhere:
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--dry-run",
            "--ignore-installed",
            "--report",
            "-",
        ]
        where = ["--only-binary", ":all:", "--target", nowhere, "--python-version", python]
        where += [part for platform in platforms for part in ("--platform", platform)]
        told = subprocess.run([*command, "--report", "-", *where, *wanted()], check=True, stdout=subprocess.PIPE)
    return {
        (one["metadata"]["name"].lower().replace("_", "-"), one["metadata"]["version"]): (
            one["download_info"]["archive_info"]["hashes"]["sha256"]
        )
        for one in json.loads(told.stdout)["install"]
    }


def main() -> None:
    """Pin."""
    hashes: dict[tuple[str, str], set[str]] = {}
    for python in PYTHONS:
        for machine in MACHINES:
            for package, digest in chosen(python, machine).items():
                hashes.setdefault(package, set()).add(digest)
    print("# Made by deploy/pin.py for Python", ", ".join(PYTHONS), "on Linux; do not edit.")
    for (name, version), found in sorted(hashes.items()):
        print(f"{name}=={version}", *(f"    --hash=sha256:{digest}" for digest in sorted(found)), sep=" \\\n")


if __name__ == "__main__":
    main()
