"""Runs the commands on hostile files in this one process, under caps; tells in JSON what each said.

``python run_cases.py FOLDER NUMBER…`` takes these of the cases of ``make_cases.py``. A line is written
before a case and one after it, so that a process that dies names what killed it.
"""

from __future__ import annotations

import faulthandler
import hashlib
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from surveyapp.cli import main

MOST_MEMORY = 6 * 2**30
"""Bytes of address space; a command on good files is asserted to take half of it at most."""

MOST_SECONDS = 20
"""Of the processor; a machine that is busy with other things is no fault."""
LONGEST_WAIT = 120
"""Seconds by the clock: for what waits and does not work."""
LARGEST_HASHED = 64 * 2**20


class TooLong(BaseException):
    """A case takes longer than allowed; no handler of ours catches it."""


def _too_long(*_: object) -> None:
    raise TooLong


def digests(folder: Path) -> dict[str, str]:
    """Return what is in ``folder``: of each name its kind, and the hash of its content."""
    found = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        told = f"{status.st_mode:o} {status.st_size}"
        is_read = path.is_file() and not path.is_symlink() and status.st_size < LARGEST_HASHED
        content = hashlib.sha256(path.read_bytes()).hexdigest() if is_read else ""
        found[str(path.relative_to(folder))] = f"{told} {content}"
    return found


def outcome(command: list[str]) -> tuple[object, str, str]:
    """Return a command's exit code (or what stopped it), standard output and error."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        before = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = out, err
        code: object
        try:
            signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
            signal.alarm(LONGEST_WAIT)
            code = main(command)
        except SystemExit as left:
            code = left.code
        except BaseException as problem:  # noqa: BLE001 - it is what is looked for
            code = type(problem).__name__
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.alarm(0)
            sys.stdout, sys.stderr = before
        texts = []
        for stream in (out, err):
            stream.seek(0)
            texts.append(stream.read())
        return code, texts[0], texts[1]


def run(folder: Path, case: dict[str, object], project: Path) -> dict[str, object]:
    """Return what a case came to; one that is to be taken gets a project of its own."""
    places = [folder / "cases" / f"{case['number']:04}"]
    # what is spent of a table is known again by its rows, and all cases have the same
    os.environ["XDG_DATA_HOME"] = str(folder / "data" / f"{case['number']:04}")
    if case["expect"] != "refused":
        project = Path(shutil.copy(project, places[0]))
    else:
        places += [folder / "good", project.parent]
    before = [digests(place) for place in places]
    begun = time.monotonic()
    command = [str(project) if word == "@project" else word for word in case["command"]]
    code, out, err = outcome(command)
    took = time.monotonic() - begun
    after = [digests(place) for place in places]
    changed = [
        name
        for old, new in zip(before, after, strict=True)
        for name in sorted(old.keys() | new.keys())
        if old.get(name) != new.get(name)
    ]
    return {
        "number": case["number"], "code": code, "out": out[:2000], "err": err[:60_000],
        "seconds": took, "changed": changed,
    }  # fmt: skip


def peak_address_space() -> int:
    """Return the most address space that this process had, in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmPeak:"):
            return int(line.split()[1]) * 1024
    raise LookupError("VmPeak")


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for one in (signal.SIGALRM, signal.SIGPROF):
        signal.signal(one, _too_long)
    folder, numbers = Path(sys.argv[1]), [int(number) for number in sys.argv[2:]]
    faulthandler.enable()
    own = folder / f"from-{numbers[0]}"
    own.mkdir(exist_ok=True)
    project = Path(shutil.copy(folder / "good" / "p.surveydesk", own))
    os.chdir(own)
    cases = json.loads((folder / "cases.json").read_text())
    for case in (cases[number] for number in numbers):
        print(json.dumps({"begins": case["number"]}), flush=True)
        print(json.dumps(run(folder, case, project)), flush=True)
    print(json.dumps({"peak": peak_address_space()}), flush=True)
