"""Estimates from a table in an existing engine: the engine counts, the rest is as everywhere."""

from __future__ import annotations

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import direct_question
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.survey.definition.survey import Survey


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
    needed = [name for name in (question, by) if name is not None]
    with open_source(SourceRequest(engine=source, survey=survey, where=where), needed) as data:
        return estimates_of(
            data,
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
