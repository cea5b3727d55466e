"""Shares that a filter decides: all interviews of region=north have the answer north, and none another.

They are known and not estimated, so they have neither an error nor an interval with a width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from surveyapp.analyses.base.filter import Filter, are_ranges, places_of
from surveyapp.analyses.computation.estimates.rows import EstimateRow
from surveyapp.analyses.data.filters import kept_answers
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey

DECIDED = QT_TRANSLATE_NOOP(
    "messages",
    "Shares of 0 and 1 that follow from the filter itself are not estimates and "
    "have no error: {questions}.",
)


def with_decided_shares(
    rows: Sequence[EstimateRow], survey: Survey, where: Filter
) -> tuple[tuple[EstimateRow, ...], tuple[Notice, ...]]:
    """Return the rows with what ``where`` decides of them; and where it decides any, the sentence on it."""
    kept = _answers_kept(survey, where)
    decided = tuple(_decided(row, kept.get(row.question)) for row in rows)
    changed = {new.question: None for new, old in zip(decided, rows, strict=True) if new is not old}
    facts = {"questions": ", ".join(changed)}
    return decided, (Notice(Message(DECIDED, facts)),) if changed else ()


def _answers_kept(survey: Survey, where: Filter) -> Mapping[str, Sequence[str]]:
    answers = {str(question.id): question.answers for question in survey.recorded_questions}
    return {
        name: [answers[name][place] for place in places_of(places)]
        for name, places in kept_answers(survey, where)
        if not are_ranges(places)
    }


def _decided(row: EstimateRow, kept: Sequence[str] | None) -> EstimateRow:
    if kept is None or row.is_other_share or (row.answer in kept and len(kept) > 1):
        return row
    share = float(row.answer in kept)
    return replace(
        row,
        estimate=share,
        se=0.0,
        se_sampling=0.0,
        se_coins=0.0,
        low=share,
        high=share,
        interval="",
        se_from="",
        mle=share,
    )
