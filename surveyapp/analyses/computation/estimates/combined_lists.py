"""A list experiment combined with the same question asked directly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.questions import YES_OR_NO, direct_question, recorded_question
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import checked_level, wald
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice

if TYPE_CHECKING:
    from surveyapp.estimation.regression.item_count_linear import CombinedEstimate

MEASURES = {
    "combined": QT_TRANSLATE_NOOP("analyses", "List and direct question"),
    "list": QT_TRANSLATE_NOOP("analyses", "List alone"),
    "direct": QT_TRANSLATE_NOOP("analyses", "Direct question alone"),
}
CLAIMS = QT_TRANSLATE_NOOP(
    "messages",
    "Nobody should say yes directly without having the trait: among those who say yes, the list shows "
    "{share} and should show 100 % (p {p}).",
)
UNMOVED = QT_TRANSLATE_NOOP(
    "messages", "The list should not change direct answers: the test that it does not has p {p}."
)


@dataclass(frozen=True, slots=True)
class CombinedRow:
    """The share of one measure: ``combined``, ``list`` or ``direct``."""

    question: str
    direct: str
    measure: str
    n: int
    estimate: float
    se: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CombinedList:
    """The shares, and the two placebo tests of what the combination assumes."""

    rows: tuple[CombinedRow, ...] = ()
    tests: CombinedEstimate | None = None


def combined_list(opened: Dataset, question: str, direct: str, level: float) -> CombinedList:
    """Return the share of a list experiment, of the direct question, and of both together.

    Of those who say yes directly no list is needed, so that the combination varies less (Aronow, Coppock,
    Crawford & Green 2015). Who did not answer both questions is left out.

    Parameters
    ----------
    opened
        The reports, of a simple sample.
    question
        The id of a list experiment.
    direct
        The id of a yes/no question that is asked directly.
    level : between 0 and 1
        Of the intervals, by the normal distribution.

    Raises
    ------
    UserProblem
        if the questions are not of these kinds; if it is a complex sample; if too few answered.
    """
    from surveyapp.designs.latent.item_count import ItemCount  # noqa: PLC0415
    from surveyapp.estimation.regression.item_count_linear import combine_with_direct  # noqa: PLC0415

    checked_level(level)
    asked, openly = (
        recorded_question(opened.survey, question),
        direct_question(opened.survey, direct),
    )
    if not isinstance(asked.design, ItemCount) or openly.answers != YES_OR_NO:
        raise UserProblem(
            msg(
                "A list experiment is combined with a yes/no question that is asked directly; {question} and "
                "{outcome} are not these.",
                question=question,
                outcome=direct,
            )
        )
    if opened.complex_sample is not None:
        raise UserProblem(
            msg(
                "A list and a direct question are combined without weights, strata and clusters only."
            )
        )
    codes = opened.codes((asked, openly))
    both = (codes[asked.id] >= 0) & (codes[openly.id] >= 0)
    counts = np.array([float(report) for report in asked.reports])[codes[asked.id][both]]
    found = combine_with_direct(
        counts, opened.source.samples(asked)[both] == 2, codes[openly.id][both] == 0
    )
    shares = {
        "combined": (found.combined, found.combined_error),
        "list": (found.difference, found.difference_error),
        "direct": (found.direct, found.direct_error),
    }
    rows = []
    for measure, (share, error) in shares.items():
        low, high = wald(share, error, level)
        within = max(0.0, low), min(1.0, high)
        rows.append(CombinedRow(question, direct, measure, int(both.sum()), share, error, *within))
    return CombinedList(tuple(rows), found)


def explain_combined(found: CombinedList) -> Iterator[Notice]:
    """Yield the placebo tests in sentences; one that cannot be made is left out.

    Parameters
    ----------
    found
        What was found.
    """
    tests = found.tests
    if tests is None:
        return
    if tests.list_if_direct_yes is not None and tests.first_p_value is not None:
        share, p = amounts.share(tests.list_if_direct_yes), amounts.chance(tests.first_p_value)
        yield Notice(Message(CLAIMS, {"share": share, "p": p}))
    if tests.second_p_value is not None:
        yield Notice(Message(UNMOVED, {"p": amounts.chance(tests.second_p_value)}))
