"""A rehearsal: the planned survey simulated many times, and what its analyst would see each time.

Each rehearsal draws new people and new coins, and is looked at by the very services that estimate and
compare. So whatever these do (the coverage of an interval at small n, estimates below 0) shows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import EstimateRow
from surveyapp.analyses.computation.multivariate.comparison import (
    DIFFERENCE,
    ComparisonOptions,
    compare,
)
from surveyapp.analyses.data.groups import EmptyGroup
from surveyapp.analyses.data.nuisance_parameters import Nuisances
from surveyapp.analyses.data.questions import is_estimated
from surveyapp.analyses.data.tally_reports import not_together
from surveyapp.designs import Design
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.messages.message import msg
from surveyapp.services.planning.rehearsal_population import (
    Supposed,
    SupposedDifference,
    SupposedPopulation,
    rehearsal_problem,
    supposed_population,
)
from surveyapp.services.simulation.respondents import simulated_records
from surveyapp.storage.project.rehearsal_table import RehearsalTable
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.types.base import AnswerKind, AskedQuestion

USUAL_TIMES = 1000
FEWEST_TIMES, MOST_TIMES = 2, 100_000
MOST_INTERVIEWS = 1_000_000
PEOPLE_AT_ONCE = 40_000
"""People in the table at a time: it is looked through once for each question of each rehearsal."""

COLUMNS = (
    "measure",
    "question",
    "answer",
    "groups",
    "design",
    "interviews",
    "times",
    "truth",
    "mean",
    "mean_mc",
    "bias",
    "se",
    "se_mc",
    "claimed_se",
    "width",
    "width_mc",
    "width_low",
    "width_high",
    "coverage",
    "coverage_mc",
    "outside",
    "outside_mc",
    "excluding",
    "excluding_mc",
    "detected",
    "detected_mc",
)
"""The columns of rehearsals in CSV and JSON, which people outside rely on."""


class RehearsalMeasure(Enum):
    """What a row is about."""

    SHARE = "share"
    MEAN = "mean"
    DIFFERENCE = "difference"


@dataclass(frozen=True, slots=True)
class RehearsedRow:
    """What came of one estimate in all rehearsals in which it could be made.

    Attributes
    ----------
    measure, question, answer, groups, design, by, compared
        of what; of a difference only, ``compared`` are the two groups of the question ``by``, and ``groups``
        both in one text.
    interviews
        of each rehearsal.
    times
        in how many rehearsals there was an estimate.
    truth
        what was simulated; None where no simulated share is named so.
    mean, bias
        of the estimates; the bias is their mean less the truth.
    se
        the standard deviation of the estimates.
    claimed_se
        the mean of the standard errors that were reported with them.
    width, width_low, width_high
        of the intervals: mean, and where 5 % and 95 % of them are.
    coverage
        the share of intervals that have the truth.
    outside
        the share of estimates that no share (or mean) can be.
    excluding
        the share of intervals without the value that was asked about.
    detected
        of a difference, the share of tests that found one.

    Names that end in ``_mc`` are the Monte-Carlo standard errors, by which another seed would differ.
    """

    measure: str
    question: str
    answer: str
    groups: str
    design: str
    interviews: int
    times: int
    truth: float | None
    mean: float
    mean_mc: float
    bias: float | None
    se: float
    se_mc: float
    claimed_se: float | None
    width: float | None
    width_mc: float | None
    width_low: float | None
    width_high: float | None
    coverage: float | None
    coverage_mc: float | None
    outside: float
    outside_mc: float
    excluding: float | None
    excluding_mc: float | None
    detected: float | None
    detected_mc: float | None
    by: str = ""
    compared: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RehearsalOptions:
    """What is to be rehearsed; ``value`` is the one that intervals may exclude.

    Raises
    ------
    UserProblem
        if a number is out of range; if ``level`` is not between 0 and 1.
    """

    interviews: int
    times: int = USUAL_TIMES
    level: float = 0.95
    value: float = 0.0
    seed: int | None = None

    def __post_init__(self) -> None:
        checked_level(self.level)
        for what, number, least, most in (
            (msg("interviews"), self.interviews, 1, MOST_INTERVIEWS),
            (msg("rehearsals"), self.times, FEWEST_TIMES, MOST_TIMES),
        ):
            if not least <= number <= most:
                reason = msg(
                    "there would be {number} {what}; give from {least} to {most}",
                    number=f"{number:,}",
                    what=what,
                    least=f"{least:,}",
                    most=f"{most:,}",
                )
                raise rehearsal_problem(reason=reason)
        if self.seed is not None and self.seed < 0:
            raise rehearsal_problem(reason=msg("a seed is a whole number from 0"))


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What came of it."""

    survey: Survey
    wanted: RehearsalOptions
    rows: tuple[RehearsedRow, ...]

    @property
    def differences(self) -> tuple[RehearsedRow, ...]:
        """The rows of differences."""
        return tuple(row for row in self.rows if row.measure == RehearsalMeasure.DIFFERENCE.value)


def rehearse(
    survey: Survey,
    options: RehearsalOptions,
    *,
    supposed: Supposed | None = None,
    nuisances: Nuisances | None = None,
    differences: Sequence[SupposedDifference] = (),
    progress: Progress = no_progress,
) -> Rehearsal:
    """Simulate a survey ``options.times`` times, and analyse each simulation as its analyst would.

    Parameters
    ----------
    survey
        The planned survey.
    options
        Number of interviews and of rehearsals, level, seed.
    supposed
        Assumed prevalences by question and answer; others are the worst case.
    nuisances
        Assumed shares of other kinds of people.
    differences
        Assumed differences between groups.
    progress
        Called with the number of rehearsals done and of all.

    Raises
    ------
    UserProblem
        if the people cannot be as supposed; if the survey has no such question or answer; if it declares
        tallies, and none for a difference.
    Cancelled
        when ``progress`` raises it.
    """
    _check_counted(survey, differences)
    made = supposed_population(survey, supposed or {}, nuisances or {}, differences)
    rng = np.random.default_rng(options.seed)
    analyst = _Analyst(survey, options, made)
    at_once = max(1, PEOPLE_AT_ONCE // options.interviews)
    with RehearsalTable(survey) as table:
        for begin in range(0, options.times, at_once):
            progress(begin, options.times)
            part = min(at_once, options.times - begin)
            analyst.meet(table, part, rng)
            for one in range(part):
                progress(begin + one, options.times)
                analyst.look_at(table.reports(one))
    progress(options.times, options.times)
    rows = (row for row in analyst.rows() if _is_counted(survey, row.question))
    return Rehearsal(survey, options, tuple(rows))


def _check_counted(survey: Survey, differences: Sequence[SupposedDifference]) -> None:
    layout = layout_of(survey)
    if layout is None:
        return
    for one in differences:
        if not any({one.question, one.by} <= {*names} for names in layout.tallies.of):
            raise not_together(layout, (one.by, one.question))


def _is_counted(survey: Survey, name: str) -> bool:
    """Return whether anybody will ever see estimates of a question; of a joint one, of its members too."""
    question = name.partition(".")[0]
    return survey.tallies is None or any(question in names for names in survey.tallies.of)


RehearsedEstimate = tuple[float, float | None, float | None, float | None, float | None]
"""Estimate, standard error, low, high, p-value."""


@dataclass(frozen=True, slots=True)
class _Named:
    measure: RehearsalMeasure
    question: str
    answer: str
    groups: tuple[str, ...]
    design: str
    ends: tuple[float, float]
    by: str = ""


@dataclass(slots=True, eq=False)
class _Analyst:
    """Analyses one rehearsal after another, and remembers the estimates."""

    survey: Survey
    wanted: RehearsalOptions
    people: SupposedPopulation
    estimates_seen: dict[_Named, list[RehearsedEstimate]] = field(default_factory=dict)
    drawn: dict[str, NDArray[np.float64]] = field(default_factory=dict)
    """Of multiple choice: how many people have had each choice."""
    known: dict[tuple[str, bytes], tuple[EstimateRow, ...]] = field(default_factory=dict)
    """Estimates by counts of reports; many rehearsals have the same counts."""

    def meet(self, table: RehearsalTable, times: int, rng: np.random.Generator) -> None:
        """Draw the people of the next rehearsals, and what is recorded of them."""
        size = times * self.wanted.interviews
        answers = self.people.draw(size, rng)
        for question in self.survey.recorded_questions:
            if question.answer_kind is AnswerKind.CHOICES:
                before = self.drawn.get(question.id, np.zeros(len(question.answers)))
                self.drawn[question.id] = before + answers[question.id].sum(axis=0)
        cells = simulated_records(self.survey, answers, rng, self.people.nuisances)
        names = [column.name for column in self.survey.columns]
        table.fill(dict(zip(names, cells, strict=True)), self.wanted.interviews)

    def look_at(self, reports: StoredReports) -> None:
        """Estimate and compare."""
        for question in filter(is_estimated, self.survey.recorded_questions):
            for row in self._estimates(reports, question):
                ends = _ends(question) if row.is_mean else (0.0, 1.0)
                measure = RehearsalMeasure.MEAN if row.is_mean else RehearsalMeasure.SHARE
                of = _Named(measure, row.question, row.answer, (), row.design, ends)
                self._keep(of, (row.estimate, row.se, row.low, row.high, None))
        for one in self.people.differences:
            self._compare(reports, one)

    def _estimates(
        self, reports: StoredReports, question: AskedQuestion
    ) -> tuple[EstimateRow, ...]:
        if not isinstance(question.design, Design) or question.control is not None:
            return self._estimated(reports, question)
        (counts,) = reports.counts(question).values()
        key = question.id, counts.tobytes()
        if key not in self.known:
            self.known[key] = self._estimated(reports, question)
        return self.known[key]

    def _estimated(
        self, reports: StoredReports, question: AskedQuestion
    ) -> tuple[EstimateRow, ...]:
        wanted = WantedEstimates(question.id, level=self.wanted.level)
        return estimates_of(Dataset(reports, self.survey), wanted).rows

    def _compare(self, reports: StoredReports, difference: SupposedDifference) -> None:
        try:
            asked = ComparisonOptions(
                question=difference.question,
                by=difference.by,
                groups=(difference.first, difference.second),
                answer=difference.answer,
                level=self.wanted.level,
            )
            found = compare(Dataset(reports, self.survey), asked)
        except EmptyGroup:  # nobody of a small group was met: no estimate in that rehearsal
            return
        row = next(row for row in found.rows if row.measure == DIFFERENCE)
        if row.estimate is None:
            return
        design = self.survey.question(difference.question).design.name
        of = _Named(
            RehearsalMeasure.DIFFERENCE,
            difference.question,
            difference.answer,
            (difference.first, difference.second),
            design,
            (-1.0, 1.0),
            difference.by,
        )
        self._keep(of, (row.estimate, row.se, row.low, row.high, row.p_value))

    def _keep(self, key: _Named, estimates_seen: RehearsedEstimate) -> None:
        self.estimates_seen.setdefault(key, []).append(estimates_seen)

    def rows(self) -> Iterator[RehearsedRow]:
        """Yield the rows over all rehearsals, in the survey's order, differences last."""
        truths = dict(self._truths())
        for of, estimates_seen in self.estimates_seen.items():
            truth = truths.get((of.question, of.answer, of.groups))
            value = 0.0 if of.measure is RehearsalMeasure.DIFFERENCE else self.wanted.value
            yield _summed_up(of, estimates_seen, truth, value, self.wanted)

    def _truths(self) -> Iterator[tuple[tuple[str, str, tuple[str, ...]], float]]:
        for question in self.survey.recorded_questions:
            for (name, answer), share in self.people.truth(question).items():
                yield (name, answer, ()), share
            if question.id in self.drawn:
                met = self.wanted.times * self.wanted.interviews
                shares = self.drawn[question.id] / met
                for answer, share in zip(question.answers, shares.tolist(), strict=True):
                    yield (question.id, answer, ()), share
        for one in self.people.differences:
            yield (one.question, one.answer, (one.first, one.second)), self._between(one)

    def _between(self, difference: SupposedDifference) -> float:
        """Return the difference between the two groups: none if neither is the first one of all."""
        names = self.survey.question(difference.by).answers
        place = self.survey.question(difference.question).answers.index(difference.answer)
        shares = self.people.by_group(difference)
        first, second = names.index(difference.first), names.index(difference.second)
        return float(shares[first][place] - shares[second][place])


def _ends(question: AskedQuestion) -> tuple[float, float]:
    assert question.number_scale is not None  # noqa: S101 - no others have means
    return question.number_scale.ends


def _summed_up(
    key: _Named,
    estimates_seen: Sequence[RehearsedEstimate],
    truth: float | None,
    value: float,
    options: RehearsalOptions,
) -> RehearsedRow:
    estimates = _numbers(estimates_seen, 0)
    times = len(estimates)
    spread = float(np.std(estimates, ddof=1)) if times > 1 else 0.0
    mean = float(np.mean(estimates))
    outside = float(np.mean((estimates < key.ends[0]) | (estimates > key.ends[1])))
    return RehearsedRow(
        measure=key.measure.value,
        question=key.question,
        answer=key.answer,
        groups=" − ".join(key.groups),
        compared=key.groups,
        by=key.by,
        design=key.design,
        interviews=options.interviews,
        times=times,
        truth=truth,
        mean=mean,
        mean_mc=spread / math.sqrt(times),
        bias=None if truth is None else mean - truth,
        se=spread,
        se_mc=spread / math.sqrt(2 * max(times - 1, 1)),  # of a normal estimate
        outside=outside,
        outside_mc=_of_share(outside, times),
        **_of_errors(estimates_seen),
        **_of_intervals(estimates_seen, truth, value),
        **_of_tests(estimates_seen, options.level),
    )


Parts = dict[str, float | None]


def _of_errors(estimates_seen: Sequence[RehearsedEstimate]) -> Parts:
    claimed = _numbers(estimates_seen, 1)
    return {"claimed_se": float(np.mean(claimed)) if len(claimed) else None}


def _of_intervals(
    estimates_seen: Sequence[RehearsedEstimate], truth: float | None, value: float
) -> Parts:
    lows, highs = _numbers(estimates_seen, 2), _numbers(estimates_seen, 3)
    names = ("width", "width_mc", "width_low", "width_high")
    if not len(lows):
        return dict.fromkeys((*names, "coverage", "coverage_mc", "excluding", "excluding_mc"), None)
    widths = highs - lows
    spread = float(np.std(widths, ddof=1)) if len(widths) > 1 else 0.0
    ends = np.quantile(widths, (0.05, 0.95))
    figures = (float(np.mean(widths)), spread / math.sqrt(len(widths)), *map(float, ends))
    excluding = (value < lows) | (value > highs)
    covering = None if truth is None else (lows <= truth) & (truth <= highs)
    return (
        dict(zip(names, figures, strict=True))
        | _share_of("coverage", covering)
        | _share_of("excluding", excluding)
    )


def _of_tests(estimates_seen: Sequence[RehearsedEstimate], level: float) -> Parts:
    found = _numbers(estimates_seen, 4)
    return _share_of("detected", found < 1 - level if len(found) else None)


def _share_of(name: str, true: NDArray[np.bool_] | None) -> Parts:
    if true is None:
        return {name: None, f"{name}_mc": None}
    share = float(np.mean(true))
    return {name: share, f"{name}_mc": _of_share(share, len(true))}


def _of_share(share: float, times: int) -> float:
    return math.sqrt(share * (1 - share) / times)


def _numbers(estimates_seen: Sequence[RehearsedEstimate], place: int) -> NDArray[np.float64]:
    return np.array(
        [one[place] for one in estimates_seen if one[place] is not None], dtype=np.float64
    )
