"""The file beside copies of a synthetic table that says which pairs of columns were measured."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.learning.joint.measured import MeasuredPairs
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.survey.json_format.strict_json import canonical, parse

MEASURED_FORMAT = "surveyapp-measured/1"
LARGEST = 16 * 2**20
_NUMBER = re.compile(r"-\d+$")


def measured_path(out: Path) -> Path:
    """Return where it stands what was measured of copies.

    Parameters
    ----------
    out
        the copies' name without a number.
    """
    return out.with_name(f"{out.stem}-measured.json")


def save_measured(measured: MeasuredPairs, path: Path) -> None:
    """Write which pairs were measured, whole or not at all.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    value = {
        "format": MEASURED_FORMAT,
        "columns": list(measured.columns),
        "pairs": [list(pair) for pair in measured.pairs],
    }
    write_bytes(path, (canonical(value) + "\n").encode())


def load_measured(path: Path) -> MeasuredPairs:
    """Return which pairs were measured.

    Raises
    ------
    FileRefused
        if it cannot be read.
    NotText, NotJson
        if it is not JSON in UTF-8.
    UserProblem
        if it is no such file.
    """
    value = parse(read_regular(path, LARGEST), path.name)
    if not _is_measured(value):
        raise UserProblem(
            msg(
                "{file} does not say which pairs of columns were measured, or a newer version wrote it. Copy "
                "it again from where the copies were made.",
                file=path.name,
            )
        )
    return MeasuredPairs(
        tuple(value["columns"]), tuple((one, other) for one, other in value["pairs"])
    )


def measured_of(copies: Sequence[Path]) -> MeasuredPairs | None:
    """Return what the file beside copies says; None where there is none.

    Parameters
    ----------
    copies
        as ``NAME-01.csv``, whose file is ``NAME-measured.json``. Of several names only what all files say
        was measured.

    Raises
    ------
    SurveyAppError
        as `load_measured` says.
    """
    names = {copy.with_name(_NUMBER.sub("", copy.stem) + copy.suffix) for copy in copies}
    paths = map(measured_path, names)
    every = [load_measured(path) for path in sorted(paths) if path.exists()]
    if not every:
        return None
    first, *others = every
    return MeasuredPairs(
        tuple(name for name in first.columns if all(name in one.columns for one in others)),
        tuple(pair for pair in first.pairs if all(not one.unmeasured(pair) for one in others)),
    )


def _is_measured(value: Any) -> bool:
    if not isinstance(value, dict) or value.get("format") != MEASURED_FORMAT:
        return False
    columns, pairs = value.get("columns"), value.get("pairs")
    if not isinstance(columns, list) or not isinstance(pairs, list):
        return False
    return all(isinstance(name, str) for name in columns) and all(
        isinstance(pair, list) and len(pair) == 2 and all(name in columns for name in pair)
        for pair in pairs
    )
