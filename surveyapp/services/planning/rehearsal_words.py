"""What a rehearsal says, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from surveyapp.messages.amounts import Amount, Unit
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.services.planning.rehearsal import Rehearsal, RehearsalMeasure, RehearsedRow

WIDEST = QT_TRANSLATE_NOOP(
    "messages",
    "With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} "
    "percentage points wide for {question}: {answer}, the widest of all.",
)
WIDTH = QT_TRANSLATE_NOOP(
    "messages",
    "With {interviews} interviews, 95 of 100 such surveys would have a {level} "
    "interval at most {width} percentage points wide for {question}: {answer}; "
    "{covered} of 100 such intervals contain the true value.",
)
MEAN_WIDTH = QT_TRANSLATE_NOOP(
    "messages",
    "With {interviews} interviews, 95 of 100 such surveys would have a {level} "
    "interval at most {width} wide for the mean of {question}; {covered} of 100 "
    "such intervals contain the true value.",
)
DETECTED = QT_TRANSLATE_NOOP(
    "messages",
    "With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} "
    "differs between {groups}, if the difference is {difference} percentage points.",
)
FALSELY = QT_TRANSLATE_NOOP(
    "messages",
    "With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} "
    "differs between {groups}, although it does not.",
)
OF_GROUPS = QT_TRANSLATE_NOOP("messages", "{first} − {second}")


def rehearsal_summary(rehearsal: Rehearsal) -> Iterator[Notice]:
    """Yield the sentences to plan by: the widest interval of a share, and each difference.

    Parameters
    ----------
    rehearsal
        The rehearsal.
    """
    shares = [
        row
        for row in rehearsal.rows
        if row.measure == RehearsalMeasure.SHARE.value
        and _is_randomized(rehearsal, row)
        and row.width_high
    ]
    if shares:
        widest = max(shares, key=lambda row: row.width_high or 0.0)
        yield Notice(Message(WIDEST, _facts(rehearsal, widest)))
    for row in rehearsal.differences:
        yield explain_rehearsed_row(rehearsal, row)


def explain_rehearsed_row(rehearsal: Rehearsal, row: RehearsedRow) -> Notice:
    """Return the meaning of one row in a sentence.

    Parameters
    ----------
    rehearsal
        The rehearsal.
    row
        One of its rows.
    """
    text = WIDTH
    if row.measure == RehearsalMeasure.MEAN.value:
        text = MEAN_WIDTH
    elif row.measure == RehearsalMeasure.DIFFERENCE.value:
        text = DETECTED if row.truth else FALSELY
    return Notice(Message(text, _facts(rehearsal, row)))


def groups_of(row: RehearsedRow) -> str:
    """Return the two groups of a difference; empty of other rows.

    Parameters
    ----------
    row
        One of the rows of a rehearsal.
    """
    if not row.compared:
        return ""
    first, second = row.compared
    return Notice(Message(OF_GROUPS, {"by": row.by, "first": first, "second": second}))


def _is_randomized(rehearsal: Rehearsal, row: RehearsedRow) -> bool:
    """Return whether coins are in it; members of joint questions have names of their own."""
    direct = {q.id for q in rehearsal.survey.recorded_questions if not q.design.is_randomized}
    return row.question not in direct


def _facts(rehearsal: Rehearsal, row: RehearsedRow) -> dict[str, object]:
    is_mean = row.measure == RehearsalMeasure.MEAN.value
    return {
        "interviews": Amount(rehearsal.wanted.interviews, Unit.COUNT),
        "level": Amount(rehearsal.wanted.level, Unit.LEVEL),
        "question": row.question,
        "answer": row.answer,
        "groups": groups_of(row),
        "width": Amount(row.width_high or 0.0, Unit.MEAN if is_mean else Unit.POINTS),
        "covered": Amount(100 * (row.coverage or 0.0), Unit.COUNT),
        "detected": Amount(100 * (row.detected or 0.0), Unit.COUNT),
        "difference": Amount(row.truth or 0.0, Unit.POINTS),
    }
