"""Channels with more reports than answers, and the published way to debias each.

Where reports outnumber answers many matrices undo the channel. A design whose source gives the
estimator states it here, so that pseudo-answers are the published ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs.core.channel import Channel, Row


@dataclass(frozen=True, slots=True)
class ScoredChannel(Channel):
    """A channel that is debiased by stated ``scores``.

    ``rows · scores`` is the identity, and each row of ``scores`` sums to 1, so that estimates do.
    """

    scores: tuple[Row, ...]
    """r rows of length t: row j is the pseudo-answer that report j stands for."""

    def debiasing(self) -> tuple[Row, ...]:
        """Return the stated scores."""
        return self.scores


def scored_yes_no_channel(
    rows: tuple[Row, Row], pseudo_answers: Sequence[Fraction], report_names: tuple[str, ...]
) -> ScoredChannel:
    """Return the channel of a yes/no question with stated scores.

    Parameters
    ----------
    rows : 2 rows of length r
        Pr(report | yes) and Pr(report | no).
    pseudo_answers : length r
        the pseudo-answer "yes" of each report; that of "no" is 1 minus it.
    report_names : length r
        what the reports are called.
    """
    scores = tuple((score, 1 - score) for score in pseudo_answers)
    return ScoredChannel(rows, scores, report_names=report_names)
