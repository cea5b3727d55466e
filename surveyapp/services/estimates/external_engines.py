"""Estimates from a table in an existing engine: the engine counts, the rest is as everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import direct_question, no_interviews
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.services.estimates.estimate import SampleQuestions, estimate
from surveyapp.storage.project.external_engine import CountsOnly, EngineSource, EngineTable
from surveyapp.survey.definition.survey import Survey

LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "{left_out} of {count} rows are left out because a column holds something that its question never "
    "records: {columns}.",
)
OUT_OF_PAIR = QT_TRANSLATE_NOOP("messages", "a report that does not belong to its sample")
NO_COLUMNS = QT_TRANSLATE_NOOP("messages", "{table} has no column for {questions}.")


def estimate_engine(
    source: EngineSource,
    survey: Survey,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    population: int | None = None,
    where: Filter = EVERYBODY,
    non_adherence: NonAdherence | None = None,
    is_simultaneous: bool = False,
) -> EstimateTable:
    """Return the estimates from a table in an existing engine; see ``estimate``.

    Without ``question``, questions that counts do not suffice for are named in the warnings.

    Parameters
    ----------
    source
        The engine's address and the name of the table.
    survey
        The survey whose questions the columns are.
    question, by, method, mean_method, level, where, non_adherence, is_simultaneous
        As in ``estimate_project``.
    population
        Number of people in the population, or None.

    Raises
    ------
    UserProblem, EnvironmentProblem
        if the table cannot be read.
    UserProblem, CountsOnly
        if the question, or the groups, cannot be had from its counts.
    UserProblem
        if there is nothing to estimate like that.
    """
    group = None if by is None else direct_question(survey, by)
    with EngineTable(source, survey) as table:
        if not table.interviews:
            raise no_interviews(where=source.table)
        if group is not None:
            table.counts(group)  # what is wrong with the groups is no fault of the questions
        absent = table.absent
        asked = [q.id for q in survey.recorded_questions if q.id not in absent and q.id != by]
        made, warnings = [], list(_table_notes(table, source))
        for one in [question] if question is not None else asked:
            try:
                made.append(
                    estimate(
                        table,
                        source.table,
                        question=one,
                        by=by,
                        method=method,
                        mean_method=mean_method,
                        level=level,
                        sample=SampleQuestions(None, None, population),
                        where=where,
                        non_adherence=non_adherence,
                        is_simultaneous=is_simultaneous,
                    )
                )
            except CountsOnly as problem:
                if question is not None:
                    raise
                warnings.append(str(problem))
        warnings += [warning for one in made for warning in one.warnings]
        return EstimateTable(
            survey,
            made[0].interviews if made else table.interviews,
            tuple(row for one in made for row in one.rows),
            tuple(dict.fromkeys(warnings)),
            tuple(test for one in made for test in one.tests),
            tuple(dict.fromkeys(note for one in made for note in one.notes)),
            where,
            curves=tuple(row for one in made for row in one.curves),
        )


def _table_notes(table: EngineTable, source: EngineSource) -> Iterator[str]:
    """Yield sentences on rows that are left out, and on questions without a column."""
    if table.left_out:
        wrong = [f"{name} ({count})" for name, count in table.invalid.items()]
        facts: dict[str, object] = {
            "left_out": table.left_out,
            "count": table.left_out + table.interviews,
            "columns": ", ".join(wrong) or Notice(Message(OUT_OF_PAIR, {})),
        }
        yield Notice(Message(LEFT_OUT, facts))
    if table.absent:
        facts = {"table": source.table, "questions": ", ".join(table.absent)}
        yield Notice(Message(NO_COLUMNS, facts))
