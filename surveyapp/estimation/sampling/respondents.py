"""Each respondent's pseudo-answer and its variance over the coins, as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.estimation.labelled_counts import reports_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.estimation.sampling.sample_designs import Codes, Mask, Vector

UNANSWERED = -1
"""The report of somebody who did not answer."""


@dataclass(frozen=True, slots=True, eq=False)
class PseudoAnswers:
    """What each respondent's report stands for once the coins are undone; rows follow the respondents."""

    values: Vector
    """``values[i, a]`` is unbiased for "respondent i has answer a"; 0 where unanswered."""
    coins: Vector
    """``coins[i, a]``, the unbiased estimate of its variance by the coins; may be negative."""
    answered: Mask
    """Whether respondent i gave a report."""
    reports: Codes | None = None
    """The reports as numbers; None for scores."""
    channel: Channel | None = None
    """What made them; None for scores, whose design has unknowns beside the answer."""
    debiasing: tuple[Row, ...] | None = None
    """The right inverse of the channel that was used; None for scores."""

    def only(self, kept: Mask) -> PseudoAnswers:
        """Return those of the respondents who are ``kept``.

        Parameters
        ----------
        kept : array of shape (n,)
            True for the rows that stay.
        """
        return replace(
            self,
            values=np.stack([column[kept] for column in self.values.T]).T,
            coins=np.stack([column[kept] for column in self.coins.T]).T,
            answered=self.answered[kept],
            reports=None if self.reports is None else self.reports[kept],
        )


def pseudo_answers(
    channel: Channel,
    reports: Sequence[int] | npt.NDArray[np.integer],
    *,
    debiasing: tuple[Row, ...] | None = None,
) -> PseudoAnswers:
    """Return the pseudo-answers of ``reports``, each a number from 0, or −1 where nothing was answered.

    Reports may also be the words in which they are recorded, as in a column of pandas.

    Parameters
    ----------
    channel
        the design's channel.
    reports
        one a respondent.
    debiasing
        another right inverse of the channel than ``channel.debiasing()``: published designs with many
        reports score them on a straight line (Kuk 1990, Christofides 2003).

    Raises
    ------
    NoReports
        if nobody answered.
    ImpossibleReport
        if a report was given that has probability 0 whatever the answer.
    ValueError
        if a report is no number below ``channel.reports``, or ``debiasing`` does not undo the channel.
    """
    inverse = channel.debiasing() if debiasing is None else debiasing
    codes = np.asarray(reports_in_order(channel, reports), dtype=np.intp)
    answered = codes != UNANSWERED
    if codes.ndim != 1 or np.any(codes < UNANSWERED) or np.any(codes >= channel.reports):
        raise ValueError(f"reports are whole numbers from 0 to {channel.reports - 1}, or -1")
    if not answered.any():
        raise NoReports
    given = np.flatnonzero(np.bincount(codes[answered])).tolist()
    for j in set(given) - set(possible_reports(channel)):
        raise ImpossibleReport(report=j + 1, count=int(np.sum(codes == j)))
    rows, table = matrix(channel.rows), matrix(inverse)
    if not np.allclose(rows @ table, np.eye(channel.answers), atol=1e-9):
        raise ValueError("the debiasing matrix does not undo the channel")
    # B·V: over the coins B[j, a] averages to 1 for the answer
    # given, 0 for others, so this is unbiased for that answer's V
    spread = table @ coin_variances(rows, table)
    return PseudoAnswers(
        values=_by_report(table, codes),
        coins=_by_report(spread, codes),
        answered=answered,
        reports=codes,
        channel=channel,
        debiasing=inverse,
    )


def _by_report(table: Vector, codes: Codes) -> Vector:
    """Return each respondent's row of ``table``, of zeros without a report; a column lies in one piece."""
    rows = np.vstack((table, np.zeros(table.shape[1])))  # the last is that of −1
    return np.stack([column.take(codes) for column in rows.T]).T


def chosen_reports(
    reports: Sequence[str] | npt.NDArray[Any], rows: npt.NDArray[np.intp]
) -> list[str] | npt.NDArray[Any]:
    """Return the reports of some respondents: codes as an array, texts as a list.

    Parameters
    ----------
    reports
        one a respondent.
    rows
        the respondents' places, in the order wanted.
    """
    return reports[rows] if isinstance(reports, np.ndarray) else [reports[row] for row in rows]


def respondents_worth(weights: Vector) -> Vector:
    """Return how many respondents of a simple sample each respondent is worth.

    They add up to Kish's (1965) effective number, (Σ w)²/Σ w², so that coins and sampling are not taken for
    smaller than they are.

    Parameters
    ----------
    weights : array of shape (n,)
        survey weights, 0 or more, not all 0.
    """
    worth: Vector = weights * (weights.sum() / (weights @ weights))
    return worth


def coin_variances(rows: Vector, table: Vector) -> Vector:
    """Return V[i, a] = Σ_j P[i, j]·B[j, a]² − [i = a]: what the coins do to a person with answer i.

    Parameters
    ----------
    rows : array of shape (t, r)
        the channel P.
    table : array of shape (r, t)
        B, its right inverse.
    """
    # E[r²] − (E[r])², and E[r] is 1 or 0; exact zeros may round below
    return np.maximum(rows @ table**2 - np.eye(len(rows)), 0.0)
