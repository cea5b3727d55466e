"""A table in a database as the interviews of a project: it is counted where it is, again and again."""

from __future__ import annotations

from pathlib import Path

from surveyapp.analyses.data.questions import no_interviews
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.program.known_connections import is_known_connection, note_connection
from surveyapp.storage.project.external_engine import EngineSource, EngineTable, remember_password
from surveyapp.storage.project.project import Connection, Project
from surveyapp.survey.definition.survey import Survey


def usable_connection(project: Project) -> Connection | None:
    """Return the database's table whose rows are a project's interviews; None where it has none.

    Parameters
    ----------
    project
        The open project.

    Raises
    ------
    UserProblem
        if the person has never connected to it on this computer: a project may come from a stranger.
    """
    connection = project.connection
    if connection is not None and not is_known_connection(connection.source):
        raise UserProblem(
            msg(
                "The interviews of {file} are the rows of {table} at {source}, which was not connected "
                "to on this computer before. If you trust it, choose File, “Connect to a database…”.",
                file=project.name,
                table=connection.source.table,
                source=connection.source.shown,
            )
        )
    return connection


def connect_project(project: Path, survey: Survey, source: EngineSource) -> Connection:
    """Let the rows of a database's table be the interviews of a project, which has none of its own.

    The password is kept neither in the project nor on any disk: it is known until the program ends.

    Parameters
    ----------
    project
        Path of the project file; one that is not there is made.
    survey
        Whose questions the columns are.
    source
        Where the table is, with the password if it needs one.

    Raises
    ------
    UserProblem, EnvironmentProblem
        if the table cannot be read, or has no row of reports; if the project has interviews of its own.
    """
    with EngineTable(source, survey) as table:
        interviews = table.interviews
    if not interviews:
        raise no_interviews(where=source.table)
    remember_password(source)
    note_connection(source)
    made = Connection(source.without_password(), interviews)
    with Project(project) as opened:
        opened.connect(survey, made)
    return made
