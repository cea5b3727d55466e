"""How a question is estimated: its sample, interval and level; and where its reports are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import msg
from surveyapp.services.dataset.questions import (
    single_channel,
)
from surveyapp.services.dataset.source import Source
from surveyapp.storage.project.external_engine import EngineTable
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.storage.tables.respondent_tables import UNANSWERED
from surveyapp.survey.definition.questions import AskedQuestion, Number


def needs_counts(*, question: object, design: object) -> UserProblem:
    """The design's reports are estimated together, not one respondent at a time."""
    return UserProblem(
        msg(
            "{question} has the design {design}, whose reports are estimated "
            "together: use collection files or a project, without weights, strata and "
            "clusters, or ask for another --question.",
            question=question,
            design=design,
        )
    )


@dataclass(frozen=True, slots=True)
class EstimateOptions:
    """How to estimate: sample design, population, interval method and level.

    ``complex_sample`` None is a simple sample.
    """

    complex_sample: StratifiedSample | None
    population: int | None
    method: IntervalMethod | None
    """None takes the family's own: guarded mid-p, or ``default_method`` of several samples."""
    level: float
    mean_method: MeanInterval | None = None
    """None takes the one of ``method``'s name, or Student's."""
    is_default: bool = False
    """Whether ``complex_sample`` comes from imported tables; not every design can use it."""

    def of(self, question: AskedQuestion) -> EstimateOptions:
        """Return the options for one question: without weights where its design cannot use them.

        Parameters
        ----------
        question
            The question to estimate.
        """
        takes_weights = (
            isinstance(question, Number)
            or isinstance(question.design, OracleDesign)
            or single_channel(question.design) is not None
        )
        if self.complex_sample is None or takes_weights or not self.is_default:
            return self
        return replace(self, complex_sample=None)


def stored_reports(source: Source, question: AskedQuestion) -> StoredReports | EngineTable:
    """Return the source as reports in a database, which designs of several samples need.

    Parameters
    ----------
    source
        The reports; a CSV table has only one column a question.
    question
        The question, to be named in the error.
    """
    if isinstance(source, StoredReports | EngineTable):
        return source
    raise needs_counts(question=question.id, design=question.design.name)


def group_domain(
    codes: Mapping[str, NDArray[np.int32]], group: AskedQuestion | None, name: str | None
) -> NDArray[np.bool_] | None:
    """Return the members of a group; None where there are no groups.

    Parameters
    ----------
    codes
        Codes by the question's id, each of shape (respondents,).
    group
        The direct question that forms groups.
    name
        The answer that forms the group; None: those who did not answer ``group``.

    Returns
    -------
    array of bool of shape (respondents,)
        Whether each respondent is in the group.
    """
    if group is None:
        return None
    wanted = UNANSWERED if name is None else group.reports.index(name)
    return np.asarray(codes[group.id] == wanted)
