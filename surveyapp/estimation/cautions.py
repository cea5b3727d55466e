"""Warnings shown next to an estimate that is easily misread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from surveyapp.estimation.estimate import Estimate
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
    if any(_is_point(one) for one in estimates):
        yield Message(ONE_POINT)
    worst = max((one.coin_error or 0.0 for one in estimates), default=0.0)
    if worst >= 1:
        yield Message(ONLY_NOISE, {"error": f"{worst:.3g}"})


def _is_point(one: Estimate) -> bool:
    """Whether the interval lay wholly outside 0 … 1 before it was cut."""
    return one.interval.low == one.interval.high and not 0 <= one.prevalence <= 1


ONE_REPORT = QT_TRANSLATE_NOOP(
    "messages", "There is only one report, so no standard error can be estimated."
)
ONE_POINT = QT_TRANSLATE_NOOP(
    "messages",
    "The whole interval lies outside 0 to 1 and was cut to one point. That is no certainty: such reports are "
    "rare whatever people answer. It is chance, or the instruction was not followed.",
)
ONLY_NOISE = QT_TRANSLATE_NOOP(
    "messages",
    "The coins alone cause an error of {error}, and a share is between 0 and 1: these reports tell nothing. "
    "Collect many more, or use a design whose coins ask for the truth more often.",
)
