"""What one report says about whoever gave it: the probability of each answer, by Bayes' rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable, PosteriorRow
from surveyapp.analyses.data.questions import single_channel
from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, of_question
from surveyapp.survey.types.base import AskedQuestion

SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; "
    "of 100 people altogether, about {all}.",
)
NO_POSTERIOR = QT_TRANSLATE_NOOP(
    "messages",
    "what one report says about an answer is not computed for the design {design}; it needs a design whose "
    "reports can be listed and follow from the answer alone, in one sample.",
)


def posterior(channel: Channel, shares: Sequence[float]) -> NDArray[np.float64]:
    """Return Pr(answer i | report j) = π_i·P_ij / Σ_l π_l·P_lj; NaN where report j has probability 0.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    shares : length t, at least 0, summing to 1
        π, the prevalences.

    Returns
    -------
    array of shape (t, r)
        Columns sum to 1.
    """
    joint = matrix(channel.rows) * np.reshape(shares, (-1, 1))
    reported = joint.sum(axis=0)
    found: NDArray[np.float64] = np.divide(
        joint, reported, out=np.full_like(joint, np.nan), where=reported > 0
    )
    return found


def posterior_rows(table: EstimateTable) -> tuple[tuple[PosteriorRow, ...], tuple[Notice, ...]]:
    """Return what each report says about its giver, and notes on the questions where this is not told.

    Raises
    ------
    NoReports
        if nobody answered.
    UserProblem
        if it is told of no question at all.
    """
    rows: list[PosteriorRow] = []
    notes: list[Notice] = []
    for question in table.survey.recorded_questions:
        by_group: dict[str, dict[str, EstimateRow]] = {}
        for row in table.rows:
            if row.question == question.id:
                by_group.setdefault(row.group, {})[row.answer] = row
        if not by_group or not question.design.is_randomized:
            continue
        channel = single_channel(question.design)
        if channel is None:
            note = Notice(Message(NO_POSTERIOR, {"design": question.design.name}))
            notes.append(of_question(question.id, "", note))
            continue
        for group, estimates in by_group.items():
            rows += _of_group(question, channel, group, [estimates[a] for a in question.answers])
    if not table.rows:
        raise NoReports
    if not rows:
        raise UserProblem(
            notes[0].message
            if notes
            else msg("No question here is randomized: every report is the answer itself.")
        )
    return tuple(rows), tuple(notes)


def explain_posterior(table: EstimateTable, rows: Sequence[PosteriorRow]) -> Iterator[str]:
    """Yield a sentence on each report and its first answer."""
    first = {str(q.id): q.answers[0] for q in table.survey.recorded_questions if q.answers}
    for row in rows:
        if row.answer != first[row.question] or row.probability is None:
            continue
        facts = {
            "report": row.report,
            "people": amounts.count(round(100 * row.probability)),
            "answer": row.answer,
            "all": amounts.count(round(100 * row.share)),
        }
        yield of_question(row.question, row.group, Notice(Message(SAYS, facts)))


def _of_group(
    question: AskedQuestion, channel: Channel, group: str, estimates: Sequence[EstimateRow]
) -> Iterator[PosteriorRow]:
    # the most likely shares: those that are possible
    shares = [row.mle or 0.0 for row in estimates]
    found = posterior(channel, shares)
    for j, report in enumerate(question.reports):
        for i, row in enumerate(estimates):
            low, high = _ends(channel, row, i, j) if len(estimates) == 2 else (None, None)
            yield PosteriorRow(
                question.id, group, report, row.answer, shares[i], _known(found[i, j]), low, high
            )


def _ends(channel: Channel, row: EstimateRow, i: int, j: int) -> tuple[float | None, float | None]:
    """Return Pr(answer i | report j) at both ends of the share's interval: it rises with the share."""
    if row.low is None or row.high is None:
        return None, None
    at = [posterior(channel, (e, 1 - e) if i == 0 else (1 - e, e)) for e in (row.low, row.high)]
    return _known(at[0][i, j]), _known(at[1][i, j])


def _known(value: float) -> float | None:
    return None if np.isnan(value) else float(value)
