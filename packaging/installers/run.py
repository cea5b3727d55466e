"""Running other programs: what a build prints is shown only where it fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers.facts import ROOT, commit_time


class BuildFailed(Exception):
    """A step of a build failed; says which, and what it printed."""


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a build: the same wherever and whenever it runs."""
    fixed = {
        "SOURCE_DATE_EPOCH": str(commit_time()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, **fixed, **(more or {})}


def run(
    *words: str | Path,
    more: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    ok: tuple[int, ...] = (0,),
) -> str:
    """Run a program; return what it wrote to standard output.

    Raises
    ------
    BuildFailed
        if it cannot be started or ends with another code than those of ``ok``.
    """
    command: Sequence[str] = [str(word) for word in words]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment(more), cwd=folder
        )
    except FileNotFoundError as problem:
        raise BuildFailed(f"{command[0]} is not installed") from problem
    if done.returncode not in ok:
        raise BuildFailed(
            f"{' '.join(command)} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
        )
    return done.stdout
