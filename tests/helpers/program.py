"""The installed program, as a shell or a script finds it, without its start.

Documents and scripts run the program hundreds of times, and nine tenths of a command's time is the
loading of SciPy, pandas and DuckDB. So ``surveyapp`` is a small client here: it hands its words, folder,
environment and streams to a process that has loaded them, which forks, becomes the command and returns
its exit code. What concerns the start of a process (``test_cli``, the wheel) starts a real one.

Run as a script, this module is that process.
"""

from __future__ import annotations

import array
import gc
import importlib
import json
import os
import pkgutil
import shlex
import signal
import socket
import subprocess
import sys
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STREAMS = (0, 1, 2)
LONGEST = 1 << 20
"""Bytes of a command's words and environment."""

CLIENT = """\
#!{python} -SEs
import json, os, socket, sys
from array import array
asked = json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode("utf-8", "surrogateescape")
with socket.socket(socket.AF_UNIX) as line:
    line.connect({address!r})
    streams = array("i", [0, 1, 2])
    line.sendmsg([len(asked).to_bytes(8, "big")], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, streams)])
    line.sendall(asked)
    code = line.recv(1)
sys.exit(code[0] if code else "the program was killed")
"""


def can_fork() -> bool:
    """Return whether this system has what the quick program needs."""
    return hasattr(os, "fork") and hasattr(socket, "AF_UNIX")


class QuickProgram:
    """A ``surveyapp`` in a folder of its own; its process is started by ``start`` and ended by ``stop``."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "surveyapp"
        self._address = str(folder / "line")
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> str:
        """The program as one word of a shell."""
        return shlex.quote(str(self.path))

    def start(self) -> None:
        """Write the program, and load what its commands need."""
        if can_fork():
            words = [sys.executable, __file__, self._address]
            self._server = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE)
            assert self._server.stdout is not None
            assert self._server.stdout.readline() == b"ready\n"
            text = CLIENT.format(python=sys.executable, address=self._address)
        else:
            text = f'#!/bin/sh\nexec "{sys.executable}" -m surveyapp.cli "$@"\n'
        self.path.write_text(text, encoding="utf-8")
        self.path.chmod(0o755)

    def stop(self) -> None:
        """End the process; commands that still run are not waited for."""
        if self._server is not None:
            self._server.terminate()
            self._server.communicate()


def _load() -> None:
    """Load all that a command may load, but for the screen, whose application cannot be forked."""
    sys.path.insert(0, str(ROOT))
    package = importlib.import_module("surveyapp")
    for found in pkgutil.walk_packages(package.__path__, "surveyapp."):
        if not found.name.startswith(("surveyapp.ui", "surveyapp.app", "surveyapp.cli.__main__")):
            importlib.import_module(found.name)
    for name in ("duckdb", "openpyxl", "pandas", "pyreadstat", "scipy.optimize", "scipy.stats"):
        importlib.import_module(name)


def _serve(address: str) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen(64)
        _load()
        gc.collect()
        gc.freeze()
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the commands
        print("ready", flush=True)
        while True:
            line, _ = door.accept()
            with line:
                if os.fork() == 0:
                    door.close()
                    _become(line)


def _become(line: socket.socket) -> None:
    """Be one command, from its words to its exit code, and end."""
    code = 70
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        words, folder, environment = _asked(line)
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        sys.argv = ["surveyapp", *words]
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - to the end of the process
        sys.stdout, sys.stderr = (open(at, "w", encoding="utf-8", closefd=False) for at in (1, 2))  # noqa: SIM115
        from surveyapp.cli import main  # noqa: PLC0415 - loaded long ago

        code = main(words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 - printed, as an interpreter does
        traceback.print_exc()
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        line.sendall(bytes([code]))
        os._exit(code)


def _asked(line: socket.socket) -> tuple[list[str], str, dict[str, str]]:
    streams = array.array("i")
    head, rights, _, _ = line.recvmsg(8, socket.CMSG_SPACE(len(STREAMS) * streams.itemsize))
    for _, _, data in rights:
        streams.frombytes(data)
    for at, stream in zip(STREAMS, streams, strict=True):
        os.dup2(stream, at)
        os.close(stream)
    left, parts = int.from_bytes(head, "big"), list[bytes]()
    assert left <= LONGEST
    while left:
        parts.append(line.recv(left))
        assert parts[-1], "the client has ended"
        left -= len(parts[-1])
    words, folder, environment = json.loads(b"".join(parts).decode("utf-8", "surrogateescape"))
    return words, folder, environment


if __name__ == "__main__":
    _serve(sys.argv[1])
