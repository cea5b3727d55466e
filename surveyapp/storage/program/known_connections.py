"""The databases that this person has connected projects to: a small file in the person's own folder.

A project names its database, and may come from a stranger. So nothing is opened that it names before the
person has connected to it once, on this computer. Passwords are not in the list.
"""

from __future__ import annotations

import json
from pathlib import Path

from platformdirs import user_data_path

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem, read_regular, replace_file
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.survey.json_format.strict_json import parse

MOST = 200
LARGEST = 2**20


def _file() -> Path:
    return user_data_path("surveyapp") / "connections.json"


def is_known_connection(source: EngineSource) -> bool:
    """Return whether the person has connected to a database's table before.

    Parameters
    ----------
    source
        Where the table is, without a password.
    """
    return _named(source) in _listed()


def note_connection(source: EngineSource) -> None:
    """Note that the person has connected to a database's table.

    Parameters
    ----------
    source
        Where the table is; its password is left out.

    Raises
    ------
    DiskProblem
        if the list cannot be written.
    """
    name = _named(source.without_password())
    known = [name, *(one for one in _listed() if one != name)][:MOST]
    file = _file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise disk_problem(file, msg("written"), problem) from problem
    replace_file(file, json.dumps(known).encode())


def _named(source: EngineSource) -> str:
    return f"{source.url}#{source.table}"


def _listed() -> list[str]:
    try:
        names = parse(read_regular(_file(), LARGEST), "connections")
    except SurveyAppError:  # there is none yet, or it is damaged: who connects again is noted again
        return []
    return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []
