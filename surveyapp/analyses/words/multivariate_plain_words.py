"""“What does this mean?” of cross-tables, comparisons, ranks, distances and regressions, row by row."""

from __future__ import annotations

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.ranking import RankRow
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.messages.numerals import held_decimals

RANKED = QT_TRANSLATE_NOOP(
    "messages",
    "“{item}” has rank {rank}, with an expected utility of {utility} ({level} "
    "probability: {low} to {high}); the probability that it is really the best "
    "is {best}.",
)
ABOVE_NEXT = QT_TRANSLATE_NOOP(
    "messages", "The probability that it is really above the next one is {above}."
)


def _group(labels: SurveyLabels, by: str, group: str) -> str:
    return group_name(by, group) if by == KIOSK else labels.group_alone(by, group)


def explain_rank(row: RankRow, level: float) -> tuple[Notice, ...]:
    """Return what one item's place means."""
    digits, ends = (held_decimals(e, 4) for e in (row.utility_mc_error, row.interval_mc_error))
    facts: dict[str, object] = {
        "item": row.item,
        "rank": amounts.count(row.rank),
        "utility": amounts.number(round(row.utility, digits)),
        "level": amounts.level(level),
        "low": amounts.number(round(row.low, ends)),
        "high": amounts.number(round(row.high, ends)),
        "best": amounts.chance(row.is_best),
    }
    main = notice_of(RANKED, facts)
    if row.above_next is None:
        return (main,)
    return (main, notice_of(ABOVE_NEXT, {"above": amounts.chance(row.above_next)}))
