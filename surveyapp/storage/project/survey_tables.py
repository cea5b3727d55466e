"""The tables that hold one survey's interviews in a project, and what of them is in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from surveyapp.storage.collection.coded_columns import MISSING, missing_code
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import quoted, stored
from surveyapp.survey.definition.questions import QuestionColumn
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey


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


def held_surveys(database: Database) -> tuple[HeldSurvey, ...]:
    """Return the surveys of a project in the order in which they came."""
    rows = database.execute("SELECT number, definition FROM surveys ORDER BY number")
    return tuple(
        HeldSurvey(number, read_survey(parse(definition.encode(), database.name), database.name))
        for number, definition in rows
    )


def begin_survey(database: Database, survey: Survey, step: int) -> HeldSurvey:
    """Make the tables of a survey that is new in the project."""
    (number,) = database.execute("SELECT coalesce(max(number), 0) + 1 FROM all_surveys")[0]
    held = HeldSurvey(number, survey)
    database.execute(
        "INSERT INTO all_surveys VALUES (?, ?, ?, ?, ?)",
        [number, survey.id, survey.version, canonical_survey(survey), step],
    )
    columns = "".join(f", {stored(c.name)} {_column_type(c)}" for c in survey.columns)
    database.execute(
        f"CREATE TABLE {held.reports}"
        f" (file INTEGER, kiosk USMALLINT, id_high UBIGINT, id_low UBIGINT{columns});"
        f"CREATE TABLE {held.again} (file INTEGER, first INTEGER, id_high UBIGINT, id_low UBIGINT)"
    )
    return held


def in_force(database: Database, held: HeldSurvey) -> str:
    """Return what to select a survey's interviews from now: those of files that are in force."""
    hidden = database.execute(
        "SELECT number FROM all_files WHERE survey = ? AND number NOT IN (SELECT number FROM files)",
        [held.number],
    )
    if not hidden:
        return held.reports
    numbers = ", ".join(str(number) for (number,) in hidden)
    is_shared = database.execute(
        f"SELECT 1 FROM {held.again} WHERE first IN ({numbers}) AND file NOT IN ({numbers}) LIMIT 1"
    )
    if is_shared:
        return f"({_visible(held)})"
    return f"(SELECT * FROM {held.reports} WHERE file NOT IN ({numbers}))"


def show_interviews(database: Database, chosen: HeldSurvey | None) -> None:
    """Make the view ``interviews`` of the chosen survey, for people who open the file with DuckDB."""
    if chosen is None:
        database.execute("DROP VIEW IF EXISTS interviews")
        return
    words = "".join(f", {_in_words(c)} AS {quoted(c.name)}" for c in chosen.survey.columns)
    database.execute(
        "CREATE OR REPLACE VIEW interviews AS SELECT"
        f" format('{{:016x}}{{:016x}}', id_high, id_low) AS interview{words} FROM ({_visible(chosen)})"
    )


def missing(column: QuestionColumn) -> str:
    """Return how an incoming column writes that there is no report."""
    return "''" if column.unlisted is not None else str(missing_code(len(column.values)))


def _visible(held: HeldSurvey) -> str:
    """Return the query of rows that a file in force has brought, first or again."""
    hidden = "(SELECT number FROM all_files ANTI JOIN files USING (number))"
    return (
        f"SELECT * FROM {held.reports} r WHERE r.file NOT IN {hidden} OR EXISTS"
        f" (FROM {held.again} a WHERE a.first = r.file AND a.id_low = r.id_low"
        " AND a.id_high = r.id_high AND a.file IN (SELECT number FROM files))"
    )


def _list_of(words: Sequence[str]) -> str:
    return "[" + ", ".join("'" + word.replace("'", "''") + "'" for word in words) + "]"


def _in_words(column: QuestionColumn) -> str:
    if column.unlisted is not None:
        return stored(column.name)
    return f"{_list_of(column.values)}[{stored(column.name)} + 1]"


def _column_type(column: QuestionColumn) -> str:
    if column.unlisted is not None:
        return "VARCHAR"
    return "UTINYINT" if missing_code(len(column.values)) == MISSING else "USMALLINT"
