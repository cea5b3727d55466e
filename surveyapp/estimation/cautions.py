"""Warnings shown next to an estimate that is easily misread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from surveyapp.estimation.estimate import Estimate
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


def remarks(estimates: Sequence[Estimate]) -> Iterator[Message]:
    """Yield the warnings that the estimates of one question need.

    Parameters
    ----------
    estimates : length t
        the estimates of one question's answers.
    """
    if any(one.standard_error is None and one.n == 1 for one in estimates):
        yield Message(ONE_REPORT)
    errors = (
        one.coin_error if one.standard_error is None else one.standard_error for one in estimates
    )
    if any(
        is_far_outside(one.prevalence, error, one.interval.level)
        for one, error in zip(estimates, errors, strict=True)
    ):
        yield Message(FAR_OUTSIDE)
    worst = max((one.coin_error or 0.0 for one in estimates), default=0.0)
    if worst >= 1:
        yield Message(ONLY_NOISE, {"error": f"{worst:.3g}"})


def raised_variances(estimates: Sequence[Estimate]) -> Iterator[Message]:
    """Yield that a standard error is the coins' alone, where the reports say less; the least of them.

    Parameters
    ----------
    estimates : length t
        the estimates of one question's answers.
    """
    raised = [one for one in estimates if one.raised_from is not None]
    if raised:
        least = min(raised, key=lambda one: one.raised_from or 0.0)
        yield raised_variance(least.raised_from or 0.0, (least.standard_error or 0.0) ** 2)


def raised_variance(variance: float, shown: float) -> Message:
    """Return the sentence that ``shown`` stands in for an estimated ``variance``.

    Parameters
    ----------
    variance
        what the reports alone say; of it, less than rounding could leave is 0.
    shown : at least ``variance``
        what the coins cause.
    """
    return Message(RAISED, {"variance": f"{variance:.3g}" if variance > 1e-12 * shown else "0"})


def is_far_outside(estimate: float, error: float | None, level: float) -> bool:
    """Return whether an estimate, give or take z standard errors, is nowhere possible.

    Parameters
    ----------
    estimate
        of a share; may lie outside 0 to 1.
    error
        its standard error; None where it cannot be told.
    level : above 0 and below 1
        of the interval.
    """
    if error is None:
        return False
    reach = z_value(level) * error
    return estimate + reach < 0 or estimate - reach > 1


ONE_REPORT = QT_TRANSLATE_NOOP(
    "messages", "There is only one report, so no standard error can be estimated."
)
FAR_OUTSIDE = QT_TRANSLATE_NOOP(
    "messages",
    "The estimate lies so far outside 0 to 1 that its interval would contain no "
    "possible share; the one shown reaches one standard error from the nearest "
    "possible share. Such reports are rare whatever people answer: it is "
    "chance, or the instruction was not followed.",
)
RAISED = QT_TRANSLATE_NOOP(
    "messages",
    "The estimated variance ({variance}) is below what the randomization alone causes; the latter is shown.",
)
OF_THE_MOST_LIKELY = QT_TRANSLATE_NOOP(
    "messages",
    "The interval is that of the most likely share (mle), and the standard error that of the unbiased "
    "estimate: the two need not agree. The default interval goes with the estimate and its standard error.",
)
ONLY_NOISE = QT_TRANSLATE_NOOP(
    "messages",
    "The randomization alone causes an error of {error}, and a share is between 0 and 1: "
    "these reports are not informative. Collect many more, or use a design that "
    "asks for the true answer more often.",
)
