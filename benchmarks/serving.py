"""Servers and load makers as processes of their own: pinned to a core, watched, and gone at the end."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Timer
from typing import Any, Final, NamedTuple

from benchmarks.sockets import HOST

PEER: Final = Path(__file__).parent / "boardgame_io"
START_SECONDS: Final = 20.0
OPEN_SECONDS: Final = 60.0  # in which a load maker must have opened its tables
BUSY: Final = 0.2  # cores
TICKS: Final = os.sysconf("SC_CLK_TCK")
CORES: Final = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[0], CORES[-1]


class Server(NamedTuple):
    """A server that listens."""

    port: int
    pid: int

    def cpu(self) -> float:
        """Seconds of a core that it and its helpers have used so far."""
        return sum(cpu_of(pid) for pid in family(self.pid))

    def megabytes(self) -> float:
        """What it and its helpers hold in memory."""
        return sum(megabytes_of(pid) for pid in family(self.pid))


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(other for child in children for other in family(int(child)))]


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Load(NamedTuple):
    """What a load maker counted, and what it cost the server meanwhile."""

    found: dict[str, Any]
    cores: float
    megabytes: float

    @property
    def rate(self) -> float:
        """Moves per second."""
        moves: float = self.found["moves"] / self.found["seconds"]
        return moves


def clean_when_ended() -> None:
    """Whoever ends this process from outside lets it put its servers and files away first."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended."))


def raise_limit(wanted: int) -> None:
    """As many open files as are needed, for this process and its children; ends with a sentence if that cannot be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        sys.exit(f"This machine allows {hard} open files per process; this needs {wanted} (ulimit -Hn).")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def say_if_busy() -> None:
    """A line if something else is at work on this machine: then the figures say little."""
    idle = idle_seconds()
    time.sleep(1)
    busy = len(CORES) - (idle_seconds() - idle)
    if busy > BUSY:
        print(f"Something else uses {busy:.1f} of {len(CORES)} cores here: these figures are worth little", flush=True)


def idle_seconds() -> float:
    """What the cores have spent waiting since the machine was started."""
    fields = Path("/proc/stat").read_text().split()
    return (int(fields[4]) + int(fields[5])) / TICKS


def pinned(core: int, command: Sequence[str]) -> list[str]:
    """The command on one core, where the machine can do that."""
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") else list(command)


@contextlib.contextmanager
def serving(command: Sequence[str], port: int, core: int | None = SERVER_CORE, **variables: str) -> Iterator[Server]:
    """A server process, from when it listens to the end of the block."""
    full = list(command) if core is None else pinned(core, command)
    with TemporaryFile() as said:  # not a pipe: nobody reads it while the server runs
        process = subprocess.Popen(full, env={**os.environ, **variables}, stdout=said, stderr=said)
        try:
            if not listens(port, process):
                said.seek(0)
                sys.exit(f"The server did not start: {' '.join(command)}\n{said.read().decode(errors='replace')}")
            yield Server(port, process.pid)
        finally:
            stop(process)


def listens(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Wait until somebody listens; False if that does not happen."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return True
        time.sleep(0.05)
    return False


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end, then make it end."""
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextlib.contextmanager
def shamble(core: int | None = SERVER_CORE) -> Iterator[Server]:
    """Our server with a database of its own, which goes with it."""
    port = free_port()
    with TemporaryDirectory(prefix="shamble-bench-") as folder:
        database = str(Path(folder) / "tables.db")
        flags = ["--port", str(port), "--database", database, "--no-open", "--limit", "none"]
        with serving([sys.executable, "-m", "shamble", "serve", *flags], port, core) as server:
            yield server


@contextlib.contextmanager
def boardgame_io(core: int | None = SERVER_CORE) -> Iterator[Server]:
    """The peer with its matches in files, which go with it."""
    port = free_port()
    with TemporaryDirectory(prefix="boardgame-io-bench-") as folder:
        command = ["node", str(PEER / "server.js"), str(port)]
        with serving(command, port, core, NODE_ENV="production", FLATFILE_DIR=folder) as server:
            yield server


def measure(server: Server, command: Sequence[str], seconds: float) -> Load:
    """Run a load maker on the other core. It prints "measuring" when it begins to count, and JSON when it has."""
    with subprocess.Popen(pinned(CLIENT_CORE, command), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        patience = Timer(OPEN_SECONDS + seconds, process.kill)
        patience.start()
        try:
            process.stdout.readline()
            cpu, begin = server.cpu(), time.monotonic()
            line = process.stdout.readline()
            cores = (server.cpu() - cpu) / (time.monotonic() - begin)
            megabytes = server.megabytes()
        finally:
            patience.cancel()
            process.terminate()
    if not line:
        sys.exit(f"The load maker gave up: {' '.join(command)}")
    return Load(json.loads(line), cores, megabytes)


def judged(figure: str, bar: str, met: bool) -> str:
    """A figure beside its bar."""
    return f"{figure} (bar {bar}: {'met' if met else 'missed'})"
