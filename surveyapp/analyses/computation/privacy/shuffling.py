"""The central ε of a whole collection: what the random order of its interviews adds to the coins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.analyses.base.dataset import AlikeInterviews, Reports, ShuffledReports
from surveyapp.analyses.base.row_reports import CountsOnly
from surveyapp.analyses.computation.privacy.account import joint_ratio
from surveyapp.designs.core.exact import log_up
from surveyapp.estimation.shuffling import shuffled_epsilon, smallest_crowd
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import rounded_up
from surveyapp.survey.definition.survey import Survey

COLUMNS, COMPLETE, RECORDS = "columns", "complete", "records"
"""What is released: the randomized columns of all interviews, of those without gaps, or whole records."""


@dataclass(frozen=True, slots=True)
class ShuffledRow:
    """One kind of release of a whole collection."""

    release: str
    """``COLUMNS``, ``COMPLETE`` or ``RECORDS``."""
    interviews: int | None
    """In the smallest group within which nobody tells interviews apart; None: not known."""
    needed: int | None
    """How many it takes for the theorem; None where ε of a record is infinite."""
    epsilon: float | None
    """Of one respondent's record, rounded up; None: infinite, or not known."""
    delta: float
    """With which probability more than ``shuffled`` may show."""
    shuffled: float | None
    """The central ε, rounded up; None where shuffling adds nothing."""

    @property
    def title(self) -> Notice:
        """What is released, in words."""
        return Notice(Message(TITLES[self.release]))

    @property
    def sentence(self) -> Notice:
        """What it means."""
        facts = {
            "delta": amounts.number(self.delta),
            "epsilon": _epsilon(self.epsilon),
            "shuffled": _epsilon(self.shuffled),
            "needed": None if self.needed is None else amounts.count(self.needed),
            "interviews": None if self.interviews is None else amounts.count(self.interviews),
        }
        if self.epsilon is None:
            template = NO_LIMIT
        elif self.interviews is None:
            template = NO_ORDER
        elif not self.interviews:
            template = NOBODY_YET
        elif self.shuffled is None:
            template = TOO_FEW
        else:
            template = AMPLIFIED
        return Notice(Message(template, {k: v for k, v in facts.items() if v is not None}))

    @property
    def warnings(self) -> tuple[Notice, ...]:
        """That δ allows to give somebody's record away as it is: one in 1/δ people may be unprotected."""
        if self.shuffled is None or self.interviews is None or self.delta * self.interviews < 1:
            return ()
        facts = {"delta": amounts.number(self.delta), "interviews": amounts.count(self.interviews)}
        return (Notice(Message(LARGE_DELTA, facts)),)


def shuffled_rows(
    survey: Survey, reports: Reports | None, delta: Fraction
) -> Iterator[ShuffledRow]:
    """Yield what random order adds to the coins, by what is released; nothing without randomized questions.

    Parameters
    ----------
    survey
        The survey.
    reports
        Its interviews; None: there are none yet.
    delta : above 0 and below 1
        with which probability more may show.
    """
    if not survey.randomized or survey.tallies is not None:  # of totals there are no rows
        return
    # a direct arm stays in: who is asked directly has no coins that shuffling could add to
    ratio = joint_ratio(survey.worst_ratios)
    if reports is None or not reports.interviews:
        yield _row(COLUMNS, 0, ratio, delta)
        return
    alone = _alike(survey, reports, has_answers=False)
    columns = None if alone is None else _by_gaps(alone)
    yield _row(COLUMNS, None if columns is None else _least(columns.values()), ratio, delta)
    if columns is not None and len(columns) > 1:
        complete = sum(n for given, n in columns.items() if all(given))
        yield _row(COMPLETE, complete, ratio, delta)
    records = _alike(survey, reports, has_answers=True)
    least = None if records is None else _least(one.interviews for one in records)
    yield _row(RECORDS, least, ratio, delta)


def _least(sizes: Iterable[int]) -> int:
    return min(sizes, default=0)


def _alike(
    survey: Survey, reports: Reports, *, has_answers: bool
) -> Sequence[AlikeInterviews] | None:
    """Return the groups that an onlooker tells apart; None: not known."""
    direct = [q for q in survey.recorded_questions if not q.design.is_randomized]
    if not isinstance(reports, ShuffledReports):
        return None
    try:
        found = reports.alike(direct if has_answers else (), survey.randomized)
    except CountsOnly:
        return None
    # who has no report at all gives nothing away that coins protect
    return None if found is None else [one for one in found if any(one.given)]


def _by_gaps(groups: Sequence[AlikeInterviews]) -> Counter[tuple[bool, ...]]:
    """Return how many interviews have reports of the same questions, whatever else they have."""
    counted: Counter[tuple[bool, ...]] = Counter()
    for one in groups:
        counted[one.given] += one.interviews
    return counted


def _row(
    release: str, interviews: int | None, ratio: Fraction | None, delta: Fraction
) -> ShuffledRow:
    shuffled = None
    if ratio is not None and interviews is not None:
        shuffled = shuffled_epsilon(ratio, interviews, delta)
    return ShuffledRow(
        release=release,
        interviews=interviews,
        needed=None if ratio is None else smallest_crowd(ratio, delta),
        epsilon=None if ratio is None else log_up(ratio),
        delta=float(delta),
        shuffled=shuffled,
    )


def _epsilon(value: float | None) -> str | None:
    return None if value is None else rounded_up(value)


TITLES = {
    COLUMNS: QT_TRANSLATE_NOOP("messages", "Randomized columns alone"),
    COMPLETE: QT_TRANSLATE_NOOP("messages", "Randomized columns, complete interviews only"),
    RECORDS: QT_TRANSLATE_NOOP("messages", "With direct answers, file by file"),
}
AMPLIFIED = QT_TRANSLATE_NOOP(
    "messages",
    "Whoever is given only this, in random order and without ids, learns about any one person at most "
    "ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which "
    "of at least {interviews} records is the person's.",
)
TOO_FEW = QT_TRANSLATE_NOOP(
    "messages",
    "Shuffling does not lower ε = {epsilon} here. It needs at least {needed} interviews that differ in "
    "nothing but their randomized reports; the smallest such group has {interviews}.",
)
NOBODY_YET = QT_TRANSLATE_NOOP(
    "messages",
    "There are no such interviews yet. Shuffling lowers ε = {epsilon} once there are {needed} that differ in "
    "nothing but their randomized reports.",
)
LARGE_DELTA = QT_TRANSLATE_NOOP(
    "messages",
    "δ = {delta} is too large for {interviews} interviews: it would also allow one of these records to be "
    "published with its name. Choose δ far below 1 in {interviews}.",
)
NO_LIMIT = QT_TRANSLATE_NOOP(
    "messages",
    "Shuffling adds nothing: what one respondent gives away has no known limit.",
)
NO_ORDER = QT_TRANSLATE_NOOP(
    "messages",
    "Shuffling adds nothing: not all of these interviews are known from collection files, which are in "
    "random order, or it is not known who left which question unanswered.",
)
