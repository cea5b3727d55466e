"""Survey files, ``*.survey.json``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.beginnings import Kind, read_of_kind, step_of_tallies
from surveyapp.storage.files.safe_files import FileRefused, replace_file
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.types.base import AskedQuestion

LARGEST_SURVEY = 4 * 2**20


def load_survey(path: Path) -> Survey:
    """Return the survey in the file at ``path``.

    Raises
    ------
    FileRefused
        if it cannot be read; if it is something else.
    NotText, NotJson
        if it is not JSON in UTF-8.
    SurveyMistakes
        if it defines no usable survey, with every mistake.
    """
    value = load_json(path)
    if isinstance(value, dict) and not value.keys() & {"format", "questions"}:
        raise FileRefused(file=path.name, reason=msg("it is not a survey (.survey.json)"))
    return read_survey(value, path.name)


def save_survey(survey: Survey, path: Path) -> None:
    """Write the survey for people to read: indented, in the order of the format.

    Raises
    ------
    DiskProblem
        if it cannot be written; the old file is then intact.
    """
    replace_file(path, survey_text(survey).encode(), mode=0o644)


def load_json(path: Path, wanted: Kind = Kind.SURVEY) -> Any:
    """Return the JSON value in the file at ``path``, whatever it defines.

    Parameters
    ----------
    path
        the file.
    wanted
        what it should be.

    Raises
    ------
    FileRefused
        if it cannot be read; if it is a file of another kind.
    NotText, NotJson
        if it is not JSON in UTF-8.
    """
    data = read_of_kind(path, wanted, LARGEST_SURVEY)
    step = step_of_tallies(data)
    if step is not None:
        raise FileRefused(file=path.name, reason=step)
    return parse(data, path.name)


def save_json(value: object, path: Path) -> None:
    """Write what may not be a survey yet, for people to read.

    Raises
    ------
    DiskProblem
        if it cannot be written; the old file is then intact.
    """
    replace_file(path, json_text(value).encode(), mode=0o644)


def json_text(value: object) -> str:
    """Return a JSON value as its file holds it: indented, for people to read."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def survey_text(survey: Survey) -> str:
    """Return the survey as its file holds it."""
    return json_text(survey_to_json(survey))


def missing_audio(
    survey: Survey, folder: Path, cells: Mapping[str, str] | None = None
) -> Iterator[Mistake]:
    """Yield each sound file that the survey names and ``folder`` does not have; by JSON path or cell."""
    named = {f"questions[{i}]": one.id for i, one in enumerate(survey.questions)}
    for i, question in enumerate(survey.questions):
        negated = question.negated if isinstance(question, AskedQuestion) else None
        opposite = None if negated is None else negated.audio
        spoken = {"audio": question.audio, "negated.audio": opposite}
        for key, audio in spoken.items():
            for language, name in () if audio is None else audio.by_language:
                if not (folder / name).is_file():
                    path = f"questions[{i}].{key}.{language}"
                    where = path if cells is None else cells.get(path, path)
                    message = msg(
                        "is {name}, a file that is not in the survey's folder; add it.", name=name
                    )
                    yield Mistake(where, message, names=named)
