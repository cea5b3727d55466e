"""How a question is estimated: its sample, interval and level; and who is in a group."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED
from surveyapp.analyses.data.questions import design_called
from surveyapp.designs import AskableDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.mean_interval import DEFAULT_METHOD, MeanInterval
from surveyapp.estimation.sampling.sample_designs import Sample, StratifiedSample
from surveyapp.estimation.sampling.weighted_estimates import Target
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.survey.types.base import AskedQuestion

METHOD_NAMES = {
    IntervalMethod.GUARDED: QT_TRANSLATE_NOOP("analyses", "Guarded mid‑p"),
    IntervalMethod.MID_P: QT_TRANSLATE_NOOP("analyses", "Mid‑p"),
    IntervalMethod.WILSON: QT_TRANSLATE_NOOP("analyses", "Wilson"),
    IntervalMethod.EXACT: QT_TRANSLATE_NOOP("analyses", "Exact (Clopper–Pearson)"),
    IntervalMethod.LIKELIHOOD: QT_TRANSLATE_NOOP("analyses", "Likelihood ratio"),
    IntervalMethod.WALD: QT_TRANSLATE_NOOP("analyses", "Wald"),
    IntervalMethod.CHEBYSHEV: QT_TRANSLATE_NOOP("analyses", "Chebyshev"),
    IntervalMethod.BAYES: QT_TRANSLATE_NOOP("analyses", "Bayes, flat prior"),
    IntervalMethod.BOOTSTRAP: QT_TRANSLATE_NOOP("analyses", "Bootstrap (BCa)"),
}
MEAN_METHOD_NAMES = {
    MeanInterval.STUDENT: QT_TRANSLATE_NOOP("analyses", "Student’s t"),
    MeanInterval.WALD: METHOD_NAMES[IntervalMethod.WALD],
    MeanInterval.CHEBYSHEV: METHOD_NAMES[IntervalMethod.CHEBYSHEV],
    MeanInterval.BOOTSTRAP: METHOD_NAMES[IntervalMethod.BOOTSTRAP],
    MeanInterval.HOEFFDING: QT_TRANSLATE_NOOP("analyses", "Hoeffding"),
}


def needs_one_channel(*, question: object, design: AskableDesign) -> UserProblem:
    """What is estimated with inclusion probabilities, or in total, needs one pseudo-answer a respondent."""
    return UserProblem(
        msg(
            "{question} has the design {design}. Inclusion probabilities and totals "
            "need a design whose reports follow from the answer alone, in one sample; "
            "give weights, or choose another question.",
            question=question,
            design=design_called(design),
        )
    )


@dataclass(frozen=True, slots=True)
class EstimateOptions:
    """How to estimate: sample design, population, interval method and level.

    ``complex_sample`` None is a simple sample.
    """

    complex_sample: Sample | None
    population: int | None
    method: IntervalMethod | None
    """None takes the family's own: guarded mid-p, or the score test's of several samples."""
    level: float
    mean_method: MeanInterval | None = None
    """None takes the one of ``method``'s name, or Student's."""
    is_simultaneous: bool = False
    """Whether ``level`` is that of the intervals of all answers of a question together."""
    target: Target = Target.SHARE
    """What is estimated of a complex sample, where the design has one channel."""
    size: int | None = None
    """N of a complex sample, for ``Target.SHARE_OF_POPULATION``."""

    @property
    def interval_of_means(self) -> MeanInterval:
        """``mean_method``, or the interval of ``method``'s name, or the usual one: most are for shares."""
        if self.mean_method is not None:
            return self.mean_method
        names = {one.value: one for one in MeanInterval}
        return names.get(self.method.value if self.method else "", DEFAULT_METHOD)

    @property
    def endless_sample(self) -> StratifiedSample | None:
        """The complex sample, where it has strata and clusters, as of an endless population."""
        sample = self.complex_sample
        return sample.endless() if isinstance(sample, StratifiedSample) else None


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
