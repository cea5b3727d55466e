"""Groups compared: differences, odds ratios and a correlation, with intervals and tests.

The groups of a direct question are known for each respondent. Those of a randomized question are not: then
the differences follow from the joint distribution of the two questions.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypedDict

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.computation.estimates.latent_classes import HARDLY_POSSIBLE, misfit_warnings
from surveyapp.analyses.computation.estimates.options import METHOD_NAMES
from surveyapp.analyses.computation.estimates.simultaneous import answer_covariance, level_note
from surveyapp.analyses.computation.multivariate.crosstab import joint_distribution
from surveyapp.analyses.data.groups import GroupPair as PairOfGroups
from surveyapp.analyses.data.groups import (
    Groups,
    check_filled,
    complex_sample_groups,
    complex_sample_pair,
    group_members,
    group_name,
    group_pairs,
    groups_of,
    left_out_notes,
)
from surveyapp.analyses.data.questions import (
    YES_OR_NO,
    answer_index,
    check_groups_of_others,
    check_pseudo_answers,
    direct_question,
    has_pseudo_answers,
    recorded_question,
    required_channel,
    shown_answers,
)
from surveyapp.analyses.data.report_counts import codes_by_sample
from surveyapp.designs import Design
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.cautions import remarks
from surveyapp.estimation.comparison.cross_tables import (
    DerivedEstimate,
    JointEstimate,
    conditional_difference,
    correlation,
    log_odds_ratio,
)
from surveyapp.estimation.comparison.latent_groups import LatentGroup, LatentGroupPair
from surveyapp.estimation.comparison.simultaneous import SINGLE, Simultaneous
from surveyapp.estimation.comparison.two_groups import (
    CountedGroupPair,
    GroupPair,
    GroupReports,
    OddsRatio,
    PrevalenceDifference,
    TestResult,
)
from surveyapp.estimation.comparison.weighted_groups import WeightedGroup, WeightedGroupPair
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, checked_level
from surveyapp.estimation.prevalence.latent_classes import EmptySample
from surveyapp.estimation.quality.outliers import holm
from surveyapp.estimation.sampling.linearization import repeated, t_quantile, two_sided_p_value
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import ANSWER_TO, BETWEEN, OF_QUESTION, Notice, of_question
from surveyapp.options import choice, confidence_level, flag, text, texts, variable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

HOLM = "holm"
"""How the tests of all answers together are adjusted: they have no intervals."""
DIFFERENCE, MEAN_DIFFERENCE, ODDS_RATIO, ALL_ANSWERS, CORRELATION = (
    "difference",
    "mean_difference",
    "odds_ratio",
    "all_answers",
    "correlation",
)

MANY = QT_TRANSLATE_NOOP(
    "messages",
    "{count} tests compare pairs of groups. Among so many, some p-values are small by chance alone. The "
    "smallest, of {first} and {second}, is {p} after Holm’s adjustment for all of them.",
)

LARGEST_LOG = 700.0
"""Beyond this a ratio is too large for a float, and reported as infinite."""


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """One measure of two groups.

    ``measure`` is ``difference`` (first less second), ``odds_ratio`` (first over second), ``all_answers``
    (only a test that all answers are distributed alike) or ``correlation`` (of all respondents), and of
    number questions ``mean_difference`` (``mean_comparison``), tested by Student's t. Numbers of
    respondents are None where the groups are randomized. A test without ``df`` is a standard normal one, or
    in a complex sample Student's.

    Of simultaneous comparisons ``p_adjusted`` is adjusted for all of them, ``level_each`` is the level of
    each interval, and ``joint`` how it was found.
    """

    question: str
    answer: str
    by: str
    first: str
    second: str
    n_first: int | None
    n_second: int | None
    measure: str
    estimate: float | None = None
    se: float | None = None
    se_coins: float | None = None
    low: float | None = None
    high: float | None = None
    statistic: float | None = None
    df: int | None = None
    p_value: float | None = None
    mle: float | None = None
    p_adjusted: float | None = None
    level_each: float | None = None
    joint: str = ""


@dataclass(frozen=True, slots=True)
class GroupComparison:
    """Groups compared; ``warnings`` are sentences to show with the numbers.

    ``remarks`` are sentences to know that warn of nothing in the reports.
    """

    survey: Survey
    rows: tuple[ComparedRow, ...]
    warnings: tuple[str, ...]
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""
    remarks: tuple[str, ...] = ()


def can_be_compared(question: AskedQuestion) -> bool:
    """Return whether groups can be compared by the answers to a question, or by their mean."""
    return has_pseudo_answers(question) or question.is_number


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonOptions:
    """What a comparison is asked for: the options of ``analyses.comparison.Comparison``."""

    question: str = variable(
        "Question",
        "the question whose answers to compare, or the number whose mean",
        accepts=can_be_compared,
    )
    by: str = variable(
        "Groups",
        "the question that forms groups, randomized or not; or (kiosk)",
        accepts=has_pseudo_answers,
        other_than="question",
        allows_kiosk=True,
        metavar="Q2",
    )
    groups: tuple[str, ...] | None = texts(
        "Two of the groups", "two of the groups; all pairs if empty", default=None, answers_of="by"
    )
    answer: str | None = text(
        "Answer", "if empty: yes, or all answers", default=None, answers_of="question"
    )
    interval: IntervalMethod = choice(
        "Interval of each group",
        "of the groups; guarded, wilson, exact",
        METHOD_NAMES,
        default=IntervalMethod.GUARDED,
        metavar="METHOD",
        is_advanced=True,
    )
    simultaneous: bool = flag(
        "Adjust for all comparisons",
        "intervals of all pairs and answers that reach the level together, and adjusted p-values",
    )
    level: float = confidence_level()


def compare(
    opened: Dataset, asked: ComparisonOptions, progress: Progress = no_progress
) -> GroupComparison:
    """Compare the answers to a question between groups.

    Parameters
    ----------
    opened
        The reports.
    asked
        Whose answers, between which groups, and how.
    progress
        Called at each difference and each round of a search; their number is not known.

    Raises
    ------
    UserProblem
        if a name does not fit; if a question is compared by itself; if a question has reports that are too
        many to list; if the level is not between 0 and 1.
    EmptyGroup, UserProblem
        if nobody is in one of the two groups.
    Cancelled
        when ``progress`` raises it.
    """
    checked_level(asked.level)
    each_round = count_rounds(progress)
    check_groups_of_others(asked.question, asked.by)
    compared = recorded_question(opened.survey, asked.question)
    check_pseudo_answers(compared)
    answers = _answers(compared, asked.answer)
    grouping = None if asked.by == KIOSK else recorded_question(opened.survey, asked.by)
    warnings = [*opened.warnings, *opened.cautions]
    together: Simultaneous | None = None
    if grouping is not None and grouping.design.is_randomized:
        joint = joint_distribution(opened, (compared, grouping), each_round)
        warnings += map(Notice, joint.cautions)
        hidden = _RandomizedGroups(compared, grouping, joint, asked.level)
        if asked.simultaneous:
            together = Simultaneous.of_number(hidden.number(asked.groups, answers), asked.level)
            hidden = replace(hidden, level=together.each)
        results = list(_each(hidden.rows(asked.groups, answers), each_round))
    else:
        known = _known_groups(opened, compared, asked)
        if asked.simultaneous:
            together = known.together(asked.groups, answers)
            known = replace(known, level=together.each)
        warnings += left_out_notes(compared, known.groups)
        each_round()
        results = list(_each(known.rows(asked.groups, answers), each_round))
        warnings += known.remarks({g for one in results for g in (one.row.first, one.row.second)})
    is_scored = all(
        one is not None and one.scores is not None and shown_answers(one) == one.answers
        for one in (compared, grouping)
    )
    if is_scored and grouping is not None:
        both = joint_distribution(opened, (compared, grouping), each_round)
        scores = (compared.scores or (), grouping.scores or ())
        results.append(_correlation(compared, grouping, both, scores, asked.level))
    rows = tuple(one.row for one in results)
    if together is not None:
        rows = tuple(adjusted(rows, together))
    warnings += [sentence for one in results for sentence in one.sentences()]
    warnings_once = tuple(dict.fromkeys(warnings))
    return GroupComparison(
        opened.survey,
        rows,
        warnings_once,
        is_complex_sample=opened.complex_sample is not None,
        remarks=tuple(remarks_on_all(rows, together, asked)),
    )


def _each(results: Iterator[_RowWithCautions], each_round: EachRound) -> Iterator[_RowWithCautions]:
    """Yield the ``results``, one round each."""
    for one in results:
        each_round()
        yield one


def remarks_on_all(
    rows: Sequence[ComparedRow], together: Simultaneous | None, asked: ComparisonOptions
) -> Iterator[str]:
    """Yield what to know of all comparisons together: that they are many, or what level each one has.

    Parameters
    ----------
    rows
        The comparisons.
    together
        How they were made to hold together; None: they were not.
    asked
        What was asked for.
    """
    if together is None:
        yield from multiple_testing_notes(_pair_tests(rows), asked.by)
    elif together.method != SINGLE:
        yield level_note(together.method, together.each, asked.level)


def adjusted(rows: Sequence[ComparedRow], together: Simultaneous) -> Iterator[ComparedRow]:
    """Yield the rows with p-values adjusted: differences as their intervals, whole questions by Holm.

    Parameters
    ----------
    rows
        The comparisons.
    together
        How they hold together.
    """
    whole = [row.p_value for row in rows if row.measure == ALL_ANSWERS and row.p_value is not None]
    of_whole = iter(holm(whole))
    for row in rows:
        if row.measure == CORRELATION:
            yield row
            continue
        if row.measure == ALL_ANSWERS:
            p = None if row.p_value is None else float(next(of_whole))
            yield replace(row, p_adjusted=p, joint=HOLM)
            continue
        p = None if row.p_value is None else together.adjusted([row.p_value])[0]
        yield replace(row, p_adjusted=p, level_each=together.each, joint=together.method)


@dataclass(frozen=True, slots=True)
class PairTest:
    """The p-value of one test of two groups."""

    first: str
    second: str
    p_value: float


def multiple_testing_notes(tests: Sequence[PairTest], by: str = "") -> Iterator[Notice]:
    """Yield a sentence where more than one pair of groups (of ``by``) was tested."""
    if len({(one.first, one.second) for one in tests}) < 2:
        return
    smallest = min(tests, key=lambda one: one.p_value)
    # Holm multiplies the smallest of m by m: the smallest adjusted p is that bound
    adjusted = holm([one.p_value for one in tests]).min()
    yield Notice(
        Message(
            MANY,
            {
                "count": len(tests),
                "by": by,
                "first": smallest.first,
                "second": smallest.second,
                "p": f"{adjusted:.2g}",
            },
        )
    )


def _pair_tests(rows: Sequence[ComparedRow]) -> list[PairTest]:
    """Return the tests of all answers together, or of the one answer where there are none."""
    tested = [row for row in rows if row.p_value is not None]
    judged = [row for row in tested if row.measure == ALL_ANSWERS] or [
        row for row in tested if row.measure in {DIFFERENCE, MEAN_DIFFERENCE}
    ]
    return [PairTest(row.first, row.second, row.p_value or 0.0) for row in judged]


def _answers(question: AskedQuestion, answer: str | None) -> list[int]:
    if answer is not None:
        return [answer_index(question, answer)]
    return [0] if question.answers == YES_OR_NO else list(range(len(question.answers)))


@dataclass(frozen=True, eq=False)
class _KnownGroups(ABC):
    """Groups that are known of each respondent."""

    question: AskedQuestion
    groups: Groups
    method: IntervalMethod | None
    level: float

    @property
    def sizes(self) -> list[int]:
        """Number of respondents by group; 0 where nothing can be estimated."""
        return self.groups.sizes

    @abstractmethod
    def between(self, pair: PairOfGroups) -> GroupPair:
        """Return how two groups differ."""

    @abstractmethod
    def remarks(self, compared: Collection[str]) -> Iterator[Notice]:
        """Yield what ``estimate`` would say of the ``compared`` groups' own estimates."""

    def said(self, group: str, note: str) -> Notice:
        """Return a sentence about a group."""
        by = self.groups.by
        return of_question(self.question.id, group_name(by, group), note, by)

    @abstractmethod
    def covariance(self, places: Sequence[int]) -> NDArray[np.float64] | None:
        """Return how the shares of these groups covary, group by group; None where it is not known."""

    def together(self, chosen: Sequence[str] | None, answers: Sequence[int]) -> Simultaneous:
        """Return the level of each difference, so that those of all pairs and answers hold together."""
        pairs = list(group_pairs(self.groups.by, self.groups.names, chosen, self.sizes))
        for pair in pairs:
            check_filled(self.question, self.groups, pair)
        compared = sorted({place for pair in pairs for place in (pair.first, pair.second)})
        covariance = self.covariance(compared)
        if covariance is None:
            return Simultaneous.of_number(len(pairs) * len(answers), self.level)
        size = len(self.question.answers)
        signs = np.zeros((len(pairs) * len(answers), len(covariance)))
        # each row is one difference: +1 for the answer in the first group, −1 in the second
        for row, (pair, answer) in enumerate(product(pairs, answers)):
            signs[row, compared.index(pair.first) * size + answer] = 1
            signs[row, compared.index(pair.second) * size + answer] = -1
        return Simultaneous.of_correlations(signs @ covariance @ signs.T, self.level)

    def rows(
        self, chosen: Sequence[str] | None, answers: Sequence[int]
    ) -> Iterator[_RowWithCautions]:
        for pair in group_pairs(self.groups.by, self.groups.names, chosen, self.sizes):
            check_filled(self.question, self.groups, pair)
            named = self._named(pair)
            between = self.between(pair)
            for answer in answers:
                of = replace(named, answer=self.question.answers[answer])
                how: _How = {"method": self.method, "level": self.level}
                yield self._difference(of, between.difference(answer, **how))
                yield self._odds_ratio(of, between.odds_ratio(answer, **how))
            if len(answers) > 1:
                yield _RowWithCautions(
                    _tested(replace(named, measure=ALL_ANSWERS), between.homogeneity()), ()
                )

    def _named(self, pair: PairOfGroups) -> ComparedRow:
        return ComparedRow(
            question=self.question.id,
            answer="",
            by=self.groups.by,
            first=self.groups.names[pair.first],
            second=self.groups.names[pair.second],
            n_first=self.sizes[pair.first],
            n_second=self.sizes[pair.second],
            measure=DIFFERENCE,
        )

    def _difference(self, row: ComparedRow, made: PrevalenceDifference) -> _RowWithCautions:
        filled = replace(
            row,
            estimate=made.difference,
            se=made.standard_error,
            se_coins=made.coin_error,
            low=made.interval.low,
            high=made.interval.high,
            mle=made.maximum_likelihood,
        )
        return _RowWithCautions(_tested(filled, self.test(made)), made.cautions)

    def test(self, made: PrevalenceDifference) -> TestResult | None:
        """Return the test of a difference that is shown."""
        return made.likelihood_ratio

    def _odds_ratio(self, row: ComparedRow, made: OddsRatio) -> _RowWithCautions:
        filled = replace(
            row,
            measure=ODDS_RATIO,
            estimate=made.ratio,
            low=None if made.interval is None else made.interval.low,
            high=None if made.interval is None else made.interval.high,
            mle=made.maximum_likelihood,
        )
        return _RowWithCautions(filled, made.cautions)


@dataclass(frozen=True, eq=False)
class _ChannelGroups(_KnownGroups):
    """Groups asked through one channel.

    ``counted`` is what each group reported, ``samples`` who did in a complex sample; None in a simple one.
    """

    counted: tuple[GroupReports, ...]
    samples: tuple[WeightedGroup | None, ...] | None

    def between(self, pair: PairOfGroups) -> GroupPair:
        if self.samples is None:
            first, second = self.counted[pair.first], self.counted[pair.second]
            return CountedGroupPair(first, second)
        one, other = complex_sample_pair(self.question, self.groups, self.samples, pair)
        return WeightedGroupPair(one, other)

    def covariance(self, places: Sequence[int]) -> NDArray[np.float64] | None:
        if self.samples is None:
            # respondents of different groups are different people
            channel = required_channel(self.question)
            return scipy.linalg.block_diag(
                *(answer_covariance(channel, self.groups.counts[place]) for place in places)
            )
        drawn = [self.samples[place] for place in places]
        known = [group for group in drawn if group is not None]
        if len(known) < len(drawn) or not known:
            return None
        sample = known[0].reports.sample
        # groups may share clusters: their linearized shares covary through these
        return sample.covariance(
            np.hstack([group.reports.linearized(group.scores) for group in known]),
            np.hstack([repeated(group.reports.shares, group.scores) for group in known]),
        )

    def remarks(self, compared: Collection[str]) -> Iterator[Notice]:
        design = self.question.design
        each = zip(self.groups.names, self.groups.counts, self.counted, strict=True)
        for name, counts, group in each:
            if name not in compared:
                continue
            estimates = group.estimates(self.method or DEFAULT_METHOD, self.level)
            alarms = misfit_warnings(design, counts) if isinstance(design, Design) else ()
            yield from (self.said(name, note) for note in alarms or map(Notice, remarks(estimates)))


@dataclass(frozen=True, eq=False)
class _LatentGroups(_KnownGroups):
    """Groups asked in several samples, or with people of several kinds; why nothing is known of some."""

    found: tuple[LatentGroup | UserProblem, ...]

    @property
    def sizes(self) -> list[int]:
        each = zip(self.groups.sizes, self.found, strict=True)
        return [size if isinstance(one, LatentGroup) else 0 for size, one in each]

    def between(self, pair: PairOfGroups) -> GroupPair:
        one, other = (self._group(place) for place in (pair.first, pair.second))
        return LatentGroupPair(one, other)

    def covariance(self, places: Sequence[int]) -> NDArray[np.float64] | None:
        groups = [self._group(place) for place in places]
        if any(group.reports is not None for group in groups):
            return None
        errors = [group.estimate(0, None, self.level).standard_error for group in groups]
        # yes and no are one estimate: their covariance is less its variance
        mirrored = np.array([[1.0, -1.0], [-1.0, 1.0]])
        known = [error**2 * mirrored for error in errors if error is not None]
        return scipy.linalg.block_diag(*known) if len(known) == len(groups) else None

    def _group(self, place: int) -> LatentGroup:
        found = self.found[place]
        if isinstance(found, UserProblem):
            raise found
        return found

    def remarks(self, compared: Collection[str]) -> Iterator[Notice]:
        for name, size, one in zip(self.groups.names, self.groups.sizes, self.found, strict=True):
            if isinstance(one, UserProblem) and size:
                yield self.said(name, Notice(one.message))
            elif isinstance(one, LatentGroup) and name in compared:
                for note in one.cautions(HARDLY_POSSIBLE):
                    yield self.said(name, Notice(note))

    def test(self, made: PrevalenceDifference) -> TestResult | None:
        return made.wald


def _known_groups(
    opened: Dataset, question: AskedQuestion, asked: ComparisonOptions
) -> _KnownGroups:
    by, method, level = asked.by, asked.interval, asked.level
    groups, design = groups_of(opened, by, question), question.design
    if not isinstance(design, LatentDesign):
        counted = tuple(GroupReports(required_channel(question), tally) for tally in groups.counts)
        samples = _samples_of_groups(opened, question, groups)
        return _ChannelGroups(question, groups, method, level, counted, samples)
    times: NDArray[np.int64] | None = None
    if opened.complex_sample is None and by != KIOSK:
        # those who are alike are counted together
        patterns = opened.patterns((question, direct_question(opened.survey, by)))
        codes, times = codes_by_sample(question, patterns.codes), patterns.counts
        each = [patterns.codes[by] == place for place in range(len(groups.names))]
    else:
        codes = codes_by_sample(question, opened.codes((question,)))
        each = group_members(opened, groups)
    found: list[LatentGroup | UserProblem] = []
    for members in each:
        try:
            found.append(LatentGroup.of(design, codes, members, opened.complex_sample, times))
        except (NoReports, EmptySample) as problem:
            found.append(problem)
    # the usual interval of these designs is their own
    own = None if method is DEFAULT_METHOD else method
    return _LatentGroups(question, groups, own, level, tuple(found))


def _samples_of_groups(
    opened: Dataset, question: AskedQuestion, groups: Groups
) -> tuple[WeightedGroup | None, ...] | None:
    found, channel = complex_sample_groups(opened, question, groups), required_channel(question)
    if found is None:
        return None
    return tuple(None if each is None else WeightedGroup(channel, each) for each in found)


class _How(TypedDict):
    method: IntervalMethod | None
    level: float


@dataclass(frozen=True, slots=True)
class _RowWithCautions:
    row: ComparedRow
    cautions: tuple[Message, ...]

    def sentences(self) -> Iterator[str]:
        row = self.row
        of = {"question": row.question, "answer": row.answer}
        first, second = (group_name(row.by, group) for group in (row.first, row.second))
        asked = Notice(Message(ANSWER_TO, of)) if row.answer else row.question
        facts = {"question": asked, "by": row.by, "first": first, "second": second}
        for caution in self.cautions:
            template = BETWEEN if row.first else OF_QUESTION
            yield Notice(Message(template, {**facts, "told": Notice(caution)}))


def _tested(row: ComparedRow, test: TestResult | None) -> ComparedRow:
    if test is None:
        return row
    return replace(row, statistic=test.statistic, df=test.freedom, p_value=test.p_value)


@dataclass(frozen=True, slots=True, eq=False)
class _RandomizedGroups:
    """Groups that nobody knows: those of a randomized question."""

    question: AskedQuestion
    by: AskedQuestion
    joint: JointEstimate
    level: float

    def rows(
        self, chosen: Sequence[str] | None, answers: Sequence[int]
    ) -> Iterator[_RowWithCautions]:
        for pair in group_pairs(self.by.id, self.by.answers, chosen, None):
            named = ComparedRow(
                question=self.question.id,
                answer="",
                by=self.by.id,
                first=self.by.answers[pair.first],
                second=self.by.answers[pair.second],
                n_first=None,
                n_second=None,
                measure=DIFFERENCE,
            )
            for answer in answers:
                of = replace(named, answer=self.question.answers[answer])
                made = conditional_difference(self.joint, {0: answer}, 1, pair.first, pair.second)
                yield _RowWithCautions(
                    _derived(of, made, self.level, self.joint.freedom), made.cautions
                )
                if len(self.question.answers) == len(self.by.answers) == 2:
                    yield self._odds_ratio(of, is_turned=bool(answer) != bool(pair.first))

    def number(self, chosen: Sequence[str] | None, answers: Sequence[int]) -> int:
        """How many differences there are."""
        return len(answers) * len(list(group_pairs(self.by.id, self.by.answers, chosen, None)))

    def _odds_ratio(self, row: ComparedRow, *, is_turned: bool) -> _RowWithCautions:
        made = log_odds_ratio(self.joint)
        # exchanging the rows or the columns of a 2 × 2 table changes the sign of its log odds ratio
        sign = -1 if is_turned else 1
        filled = replace(row, measure=ODDS_RATIO, mle=_power(made.maximum_likelihood, sign))
        if made.estimate is None or made.standard_error is None:
            return _RowWithCautions(filled, made.cautions)
        reach = t_quantile(self.level, self.joint.freedom) * made.standard_error
        # the interval is that of the logarithm, which is nearer to normal, mapped by exp
        log = sign * made.estimate
        filled = replace(
            filled, estimate=_power(log), low=_power(log - reach), high=_power(log + reach)
        )
        tested = _tested_by_error(filled, log, made.standard_error, self.joint.freedom)
        return _RowWithCautions(tested, made.cautions)


def _power(log: float | None, sign: int = 1) -> float | None:
    if log is None:
        return None
    return math.exp(sign * log) if sign * log < LARGEST_LOG else math.inf


def _derived(
    row: ComparedRow, made: DerivedEstimate, level: float, freedom: int | None
) -> ComparedRow:
    """Fill in a number between −1 and 1, with a Wald interval and test."""
    filled = replace(row, se_coins=made.coin_error, mle=made.maximum_likelihood)
    if made.estimate is None or made.standard_error is None:
        return replace(filled, estimate=made.estimate)
    reach = t_quantile(level, freedom) * made.standard_error
    low, high = (
        min(max(bound, -1.0), 1.0) for bound in (made.estimate - reach, made.estimate + reach)
    )
    filled = replace(filled, estimate=made.estimate, se=made.standard_error, low=low, high=high)
    return _tested_by_error(filled, made.estimate, made.standard_error, freedom)


def _tested_by_error(
    row: ComparedRow, estimate: float, error: float, freedom: int | None
) -> ComparedRow:
    """Test against 0 by estimate over standard error."""
    if error <= 0:
        return row
    z = estimate / error
    return replace(row, statistic=z, p_value=two_sided_p_value(z, freedom))


def _correlation(
    question: AskedQuestion,
    by: AskedQuestion,
    joint: JointEstimate,
    scores: tuple[Sequence[float], Sequence[float]],
    level: float,
) -> _RowWithCautions:
    """Pearson's correlation of all respondents' answers, yes as 1 and no as 0."""
    made = correlation(joint, scores=scores)
    row = ComparedRow(question.id, "", by.id, "", "", None, None, CORRELATION)
    return _RowWithCautions(_derived(row, made, level, joint.freedom), made.cautions)
