"""Estimates from a table in an existing engine: the engine counts, the rest is as everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import direct_question
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, opened_reports
from surveyapp.storage.project.external_engine import EngineSource, EngineTable
from surveyapp.survey.definition.survey import Survey

LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "{left_out} of {count} rows are left out because a column holds something that its question never "
    "records: {columns}.",
)
OUT_OF_PAIR = QT_TRANSLATE_NOOP("messages", "a report that does not belong to its sample")


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
    if by is not None:
        direct_question(survey, by)
    with EngineTable(source, survey) as table:
        data = opened_reports(table, source.table, SourceRequest(where=where))
        noted = replace(
            data,
            warnings=tuple(_table_notes(table)),
            absent=((source.table, table.absent),) if question is None else (),
        )
        return estimates_of(
            noted,
            WantedEstimates(
                question,
                by,
                method,
                mean_method,
                level,
                population,
                None,
                non_adherence,
                is_simultaneous,
            ),
        )


def _table_notes(table: EngineTable) -> Iterator[str]:
    """Yield a sentence on rows that are left out."""
    if table.left_out:
        wrong = [f"{name} ({count})" for name, count in table.invalid.items()]
        facts: dict[str, object] = {
            "left_out": table.left_out,
            "count": table.left_out + table.interviews,
            "columns": ", ".join(wrong) or Notice(Message(OUT_OF_PAIR, {})),
        }
        yield Notice(Message(LEFT_OUT, facts))
