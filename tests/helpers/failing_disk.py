"""A process whose disk fails, or that dies, at a file operation of choice (``failing_desk.py``)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CRASH = Path(__file__).resolve().parents[1] / "crash"
COMPILER = shutil.which("cc") or shutil.which("gcc")
CAN_FAIL = sys.platform.startswith("linux") and COMPILER is not None
WHY_NOT = "needs Linux and a C compiler, to stand between the process and the disk"
WAYS = [
    ("KILL", False),
    *((kind, sticky) for kind in ("ENOSPC", "EIO", "EROFS") for sticky in (False, True)),
]
SIGKILL = 9


class FailingDisk:
    """Lets actions meet faults; ``figures`` counts them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.figures: Counter[str] = Counter()

    def live(
        self, folder: Path, action: str, *, at: int = 0, kind: str = "EIO", sticky: bool = False
    ) -> list[str]:
        """Do ``action`` and return what it told; only a kill may end it."""
        trial = {
            "folder": str(folder),
            "action": action,
            "at": at,
            "kind": kind,
            "sticky": int(sticky),
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(trial) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        how = f"{action}, operation {at}, {kind}, {'sticky' if sticky else 'once'}: {told}"
        assert told["killed"] in ((SIGKILL,) if kind == "KILL" else (0,)) or not at, how
        assert not [line for line in told["lines"] if line.startswith("bug")], how
        self.figures["runs"] += 1
        said = [line.removeprefix("said ") for line in told["lines"] if line.startswith("said ")]
        self.figures["said"] += bool(said)
        for sentence in said:
            assert_sentence(sentence)
        return list(told["lines"])


def assert_sentence(said: str) -> None:
    """Look that it is a sentence for people."""
    assert said.endswith("."), said
    assert "Traceback" not in said
    assert "Errno" not in said, said
    assert "Error" not in said, f"words of a library: {said}"


@contextmanager
def failing_disk(work: Path) -> Iterator[FailingDisk]:
    """Give a process that does actions of ``failing_desk.py``."""
    library = work / "faults.so"
    command = [str(COMPILER), "-O2", "-shared", "-fPIC", "-o", str(library)]
    subprocess.run([*command, str(CRASH / "faults.c"), "-ldl"], check=True)
    with subprocess.Popen(
        [sys.executable, str(CRASH / "failing_desk.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "LD_PRELOAD": str(library),
            "PYTHONPATH": os.pathsep.join(map(str, (CRASH.parents[1], CRASH.parent / "helpers"))),
        },
    ) as process:
        yield FailingDisk(process)
        assert process.stdin is not None
        process.stdin.close()


def places(operations: int, ways: list[tuple[str, bool]], first: int, every: int) -> Iterator[Any]:
    """Yield each ``every``-th pair of an operation and a way to fail."""
    for at in range(1, operations + 1):
        for number, way in enumerate(ways):
            if (at * len(ways) + number + first) % every == 0:
                yield at, way
