"""What all files of a simulation share: their day, and that nothing of a person's is written over."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import write_bytes

DAY = date(2026, 1, 1)
"""The day of all simulated interviews: equal seeds make equal files on every day."""


def simulation_problem(*, reason: object) -> UserProblem:
    """What is asked of a simulation does not fit."""
    return UserProblem(msg("The simulation cannot run: {reason}.", reason=reason))


def write_once(path: Path, data: bytes) -> None:
    """Write a file of a simulation; what a person has there already stays.

    Raises
    ------
    UserProblem
        if there is a file of that name with other content.
    DiskProblem
        if it cannot be written.
    """
    if path.exists():
        if path.is_file() and path.read_bytes() == data:
            return
        reason = msg("{path} is there already with other content; choose another folder", path=path)
        raise simulation_problem(reason=reason)
    write_bytes(path, data)
