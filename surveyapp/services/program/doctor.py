"""Whether this machine can do what Surveyapp asks of it; each finding says what to do."""

from __future__ import annotations

import json
import platform
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

from surveyapp import __version__
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.program.executable import own_command
from surveyapp.storage.files.safe_files import DiskProblem, make_folder, replace_file

LIBRARIES = (
    "PySide6-Essentials",
    "cryptography",
    "numpy",
    "scipy",
    "duckdb",
    "matplotlib",
    "opendp",
)
LEAST_DISK, ENOUGH_DISK = 100 * 2**20, 2**30
WRITES, WRITTEN = 20, bytes(64 * 1024)
SLOW_WRITE = 0.2
"""Seconds; a respondent waits for one write after each interview."""
SCREEN_SECONDS = 60
FIRST_YEAR, LAST_YEAR = 2026, 2055
"""Between which a clock can be right; a battery that was empty sets it before, a slip of the hand after."""


class HealthState(StrEnum):
    """How a check came out."""

    GOOD = "good"
    LOOK = "look"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class HealthFinding:
    """One check: its name, how it came out, what was seen, and what to do about it (empty: nothing)."""

    check: str
    state: HealthState
    seen: str
    advice: str = ""


def examine_machine(folder: Path, survey: Path | None = None) -> Iterator[HealthFinding]:
    """Yield what is found of the program, the disk under ``folder``, randomness and the screen.

    With a survey file also whether there are fonts for its languages.
    """
    yield HealthFinding(
        "program", HealthState.GOOD, f"Surveyapp {__version__}, Python {platform.python_version()}"
    )
    yield HealthFinding("machine", HealthState.GOOD, f"{platform.platform()}, {platform.machine()}")
    yield from map(_library, LIBRARIES)
    yield _clock(date.today())  # noqa: DTZ011 - the day where the machine stands is what files carry
    yield _randomness()
    yield _storage(folder)
    yield _free_disk(folder)
    asked = () if survey is None else ("--survey", str(survey))
    yield from screen_by_another_process([*own_command(), "doctor", "--screen", *asked])


def _library(name: str) -> HealthFinding:
    try:
        found = version(name)
    except PackageNotFoundError:
        return HealthFinding(name, HealthState.BAD, "not installed", "Install Surveyapp again.")
    if name == "PySide6-Essentials" and found.startswith("6.12.0"):
        return HealthFinding(
            name, HealthState.BAD, found, "This release ends the program; install another."
        )
    return HealthFinding(name, HealthState.GOOD, found)


def _clock(today: date) -> HealthFinding:
    if not FIRST_YEAR <= today.year <= LAST_YEAR:
        advice = "Set the clock: collection files carry the day."
        return HealthFinding("clock", HealthState.BAD, today.isoformat(), advice)
    return HealthFinding("clock", HealthState.GOOD, today.isoformat())


def _randomness() -> HealthFinding:
    try:
        first, second = (SystemCoins().below(2**256) for _ in range(2))
    except RandomnessFailed as problem:
        return HealthFinding(
            "randomness", HealthState.BAD, str(problem), "Do not ask with this machine."
        )
    if first == second:
        seen = "the system's generator gave the same 256 bits twice"
        return HealthFinding("randomness", HealthState.BAD, seen, "Do not ask with this machine.")
    return HealthFinding("randomness", HealthState.GOOD, "the system's generator answers")


def _storage(folder: Path) -> HealthFinding:
    try:
        make_folder(folder, private=True)
        with TemporaryDirectory(dir=folder, prefix="doctor-") as probe:
            path = Path(probe) / "probe"
            seconds = statistics.median(_seconds_of_write(path) for _ in range(WRITES))
    except (DiskProblem, OSError) as problem:
        return HealthFinding(
            "storage", HealthState.BAD, str(problem), "Choose another folder with --store."
        )
    seen = f"{folder}: 64 KiB are on the disk after {seconds * 1000:.1f} ms"
    if seconds > SLOW_WRITE:
        return HealthFinding(
            "storage", HealthState.LOOK, seen, "A slow disk: respondents will have to wait."
        )
    return HealthFinding("storage", HealthState.GOOD, seen)


def _seconds_of_write(path: Path) -> float:
    begin = time.perf_counter()
    replace_file(path, WRITTEN)
    return time.perf_counter() - begin


def _free_disk(folder: Path) -> HealthFinding:
    there = next(one for one in (folder, *folder.parents) if one.exists())
    free = shutil.disk_usage(there).free
    seen = f"{free / 2**30:.1f} GiB free"
    if free < LEAST_DISK:
        return HealthFinding("free disk", HealthState.BAD, seen, "Make room before asking anybody.")
    if free < ENOUGH_DISK:
        return HealthFinding("free disk", HealthState.LOOK, seen, "Make room soon.")
    return HealthFinding("free disk", HealthState.GOOD, seen)


def screen_by_another_process(command: Sequence[str]) -> tuple[HealthFinding, ...]:
    """Return what Qt says of the screen; Qt ends a process in which it finds none, so it gets its own."""
    try:
        finished = subprocess.run(  # noqa: S603 - this very program
            list(command), capture_output=True, text=True, timeout=SCREEN_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return (_no_screen("Qt does not answer"),)
    if finished.returncode != 0:
        lines = [line for line in finished.stderr.splitlines() if line.strip()]
        return (_no_screen(lines[0] if lines else f"exit code {finished.returncode}"),)
    return tuple(
        HealthFinding(row["check"], HealthState(row["state"]), row["seen"], row["advice"])
        for row in json.loads(finished.stdout)
    )


def _no_screen(seen: str) -> HealthFinding:
    advice = "No window can be opened here; the commands that need none work."
    return HealthFinding("screen", HealthState.LOOK, seen.removeprefix("error: "), advice)


def finding_rows(findings: Sequence[HealthFinding]) -> list[dict[str, str]]:
    """Return findings as rows of text."""
    return [{name: str(value) for name, value in asdict(one).items()} for one in findings]
