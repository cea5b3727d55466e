"""The tables that hold one survey's interviews in a project, and what of them is in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from surveyapp.messages.message import msg
from surveyapp.storage.collection.coded_columns import MISSING, missing_code
from surveyapp.storage.collection.format import SIMULATED
from surveyapp.storage.project.database import Database, literal, project_problem
from surveyapp.storage.project.stored_reports import quoted, stored
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey
from surveyapp.survey.types.base import QuestionColumn

LONGEST_DEFINITION = 64 * 2**20
"""Bytes of a survey's definition that are read: a file of a few kB can claim a text of any length."""


@dataclass(frozen=True, slots=True)
class HeldSurvey:
    """A survey of a project, and the number that its tables have."""

    number: int
    survey: Survey

    @property
    def reports(self) -> str:
        """Name of the table of its interviews."""
        return f"reports_{self.number}"

    @property
    def again(self) -> str:
        """Name of the table of rows that a later file brought again."""
        return f"again_{self.number}"


def held_surveys(database: Database, table: str = "surveys") -> tuple[HeldSurvey, ...]:
    """Return the surveys of a project, or those in its ``table``, in the order in which they came.

    Raises
    ------
    EnvironmentProblem
        if one has no number or no text, or two have the same number.
    UserProblem
        if a text defines no usable survey.
    """
    rows = database.recall(
        f"SELECT number, CASE WHEN strlen(definition) <= {LONGEST_DEFINITION} THEN definition END"
        f" FROM {table} ORDER BY number"
    )
    numbers = {number for number, definition in rows if definition is not None and number}
    if len(numbers) < len(rows) or min(numbers, default=1) < 1:
        reason = msg("its surveys are damaged")
        raise project_problem(file=database.name, reason=reason)
    return tuple(
        HeldSurvey(number, _survey_of(definition, database.name)) for number, definition in rows
    )


@lru_cache(maxsize=8)
def _survey_of(definition: str, project: str) -> Survey:
    """Return the survey that a text defines: each page opens the project, and reads the same one."""
    return read_survey(parse(definition.encode(), project), project)


def begin_survey(database: Database, survey: Survey, step: int) -> HeldSurvey:
    """Make the tables of a survey that is new in the project."""
    (number,) = database.execute("SELECT coalesce(max(number), 0) + 1 FROM all_surveys")[0]
    held = HeldSurvey(number, survey)
    database.execute(
        "INSERT INTO all_surveys VALUES (?, ?, ?, ?, ?)",
        [number, survey.id, survey.version, canonical_survey(survey), step],
    )
    make_tables(database, held)
    return held


def make_tables(database: Database, held: HeldSurvey) -> None:
    """Make the tables of a survey's interviews."""
    database.execute(
        f"CREATE TABLE {held.reports} (file INTEGER, {reports_columns(held.survey)});"
        f"CREATE TABLE {held.again} (file INTEGER, first INTEGER, id_high UBIGINT, id_low UBIGINT)"
    )


def reports_columns(survey: Survey) -> str:
    """Return the columns of interviews, with their types."""
    columns = "".join(f", {stored(c.name)} {_column_type(c)}" for c in survey.columns)
    return f"kiosk USMALLINT, id_high UBIGINT, id_low UBIGINT{columns}"


def not_counted(survey: int | None) -> str:
    """Return the query of a survey's simulated files that do not count, since there are real interviews."""
    of_it = f"FROM files WHERE survey = {'NULL' if survey is None else survey} AND mode"
    return f"(SELECT number {of_it} = '{SIMULATED}' AND EXISTS (SELECT 1 {of_it} <> '{SIMULATED}'))"


def in_force(database: Database, held: HeldSurvey) -> str:
    """Return what to select a survey's interviews from now: those of files that are in force."""
    return _without(database, held, _gone(held))


def counted(database: Database, held: HeldSurvey) -> str:
    """Return what to select the interviews from that count: simulated ones only where all are."""
    return _without(database, held, _uncounted(held))


def _uncounted(held: HeldSurvey) -> str:
    """Return the query of ``_left_out`` in one pass over the files, which takes half as long."""
    step = "(SELECT value::INTEGER FROM about WHERE name = 'step') AS step"
    files = f"(SELECT *, {step} FROM all_files WHERE survey = {held.number})"
    is_there = "coalesce(since <= step AND (until IS NULL OR until > step), false) AS is_there"
    is_real = f"bool_or(is_there AND mode <> '{SIMULATED}') OVER () AS is_real"
    return (
        f"(SELECT number FROM (SELECT *, {is_real} FROM (SELECT *, {is_there} FROM {files}))"
        f" WHERE NOT is_there OR (is_real AND mode = '{SIMULATED}'))"
    )


def _gone(held: HeldSurvey) -> str:
    """Return the query of a survey's files that are not in force."""
    return (
        f"(SELECT number FROM all_files WHERE survey = {held.number}"
        " AND number NOT IN (SELECT number FROM files))"
    )


def _left_out(held: HeldSurvey) -> str:
    return f"(FROM {_gone(held)} UNION ALL FROM {not_counted(held.number)})"


def _without(database: Database, held: HeldSurvey, hidden: str) -> str:
    """Return what to select a survey's interviews from but those of the ``hidden`` files alone."""
    found = database.recall(hidden)
    if not found:
        return held.reports
    numbers = f"({', '.join(str(number) for (number,) in found)})"
    is_shared = database.execute(
        f"SELECT 1 FROM {held.again} WHERE first IN {numbers} AND file NOT IN {numbers} LIMIT 1"
    )
    if is_shared:
        return f"({_visible(held, numbers, f'NOT IN {numbers}')})"
    return f"(SELECT * FROM {held.reports} WHERE file NOT IN {numbers})"


def show_interviews(database: Database, chosen: HeldSurvey | None) -> None:
    """Make the view ``interviews`` of the chosen survey, for people who open the file with DuckDB."""
    if chosen is None:
        database.execute("DROP VIEW IF EXISTS interviews")
    else:
        is_mixed = bool(database.execute(not_counted(chosen.number)))
        make_view(database, chosen, is_mixed=is_mixed)


def make_view(database: Database, held: HeldSurvey, *, is_mixed: bool) -> None:
    """Make the view ``interviews`` of a survey; ``is_mixed`` leaves simulated ones beside real ones out."""
    left_out = _left_out(held)
    rows = _visible(held, left_out, f"NOT IN {left_out}") if is_mixed else _visible(held)
    database.execute(interviews_view(held.survey, f"({rows})"))


def interviews_view(survey: Survey, rows: str) -> str:
    """Return the statement that makes the view ``interviews`` of ``rows``."""
    words = "".join(f", {_in_words(c)} AS {quoted(c.name)}" for c in survey.columns)
    return (
        "CREATE OR REPLACE VIEW interviews AS SELECT"
        f" format('{{:016x}}{{:016x}}', id_high, id_low) AS interview{words} FROM {rows}"
    )


def missing(column: QuestionColumn) -> str:
    """Return how an incoming column writes that there is no report."""
    return "''" if column.unlisted is not None else str(missing_code(len(column.values)))


_NOT_IN_FORCE = "(SELECT number FROM all_files ANTI JOIN files USING (number))"


def _visible(
    held: HeldSurvey, hidden: str = _NOT_IN_FORCE, shown: str = "IN (SELECT number FROM files)"
) -> str:
    """Return the query of rows that a file which is ``shown``, not ``hidden``, has brought, first or again.

    Without these it is of all files in force, in the words of the view of every project that is not mixed.
    """
    return (
        f"SELECT * FROM {held.reports} r WHERE r.file NOT IN {hidden} OR EXISTS"
        f" (FROM {held.again} a WHERE a.first = r.file AND a.id_low = r.id_low"
        f" AND a.id_high = r.id_high AND a.file {shown})"
    )


def _list_of(words: Sequence[str]) -> str:
    return "[" + ", ".join(map(literal, words)) + "]"


def _in_words(column: QuestionColumn) -> str:
    if column.unlisted is not None:
        return stored(column.name)
    return f"{_list_of(column.values)}[{stored(column.name)} + 1]"


def _column_type(column: QuestionColumn) -> str:
    if column.unlisted is not None:
        return "VARCHAR"
    return "UTINYINT" if missing_code(len(column.values)) == MISSING else "USMALLINT"
