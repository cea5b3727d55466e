"""Designs with several kinds of people: their shares besides those of answers, and tests of the design.

Where a design has people of several kinds (who follow no card, who have the harmless trait …), their shares
are estimated with the answers. Where it leaves degrees of freedom to spare, or names a kind of people that
there should be none of, that is tested.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs import Design
from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.estimation.comparison.reports_fit import goodness_of_fit, reports_fit
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice, notice_of

if TYPE_CHECKING:
    from surveyapp.estimation.prevalence.latent_classes import (
        LatentEstimate,
        Significance,
        TargetEstimate,
    )

LIKELIHOOD_RATIO, SCORE, CHI_BAR_SQUARED = "G²", "χ²", "χ̄²"
"""What statistics of tests are called."""
HARDLY_POSSIBLE = 0.001
"""Below this p-value it is said that reports are impossible: with tens of rows 1 in 20 is nothing."""

NO_OTHER_SHARE = QT_TRANSLATE_NOOP(
    "messages",
    "The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.",
)
TESTED = QT_TRANSLATE_NOOP(
    "messages",
    "test of “{hypothesis}”: {symbol} = {statistic}, degrees of freedom: {freedom}, p = {p}.",
)
NOTHING_AGAINST = QT_TRANSLATE_NOOP(
    "messages", "test of “{hypothesis}”: nothing in the reports speaks against it (p = {p})."
)
FITS = QT_TRANSLATE_NOOP("messages", "the reports fit the design")
NO_OTHER_CHANGES = QT_TRANSLATE_NOOP(
    "messages", "the sensitive statement does not change the answers to the others"
)


@dataclass(frozen=True, slots=True)
class DesignTest:
    """A test of ``hypothesis``: G² (infinite: impossible), its degrees of freedom, its p-value.

    ``symbol`` is what the statistic is called, where it is no likelihood ratio.
    """

    hypothesis: str
    statistic: float
    degrees: int
    p_value: float
    symbol: str = LIKELIHOOD_RATIO

    @property
    def sentence(self) -> Notice:
        """What it found; where no bound is reached there are no degrees of freedom, and nothing to report."""
        facts = {
            "hypothesis": Notice(Message(self.hypothesis)),
            "symbol": self.symbol,
            "statistic": f"{self.statistic:.4g}".replace("inf", "∞"),
            "freedom": self.degrees,
            "p": f"{self.p_value:.2g}",
        }
        return notice_of(TESTED if self.degrees else NOTHING_AGAINST, facts)


@dataclass(frozen=True, slots=True)
class ExtraEstimates:
    """The shares of one group's answers and of other kinds of people, with tests of the design."""

    answers: tuple[Estimate, ...] = ()
    other_shares: tuple[tuple[str, Estimate], ...] = ()
    tests: tuple[DesignTest, ...] = ()
    warnings: tuple[str, ...] = ()


NO_EXTRA_ESTIMATES = ExtraEstimates()


def other_share_name(target: str) -> str:
    """Return the name in tables of a share that belongs to no answer; no choice can have this name.

    Parameters
    ----------
    target
        The name of the share in its design, such as ``careless``.
    """
    return f"({target})"


def channel_tests(design: Design, counts: NDArray[np.int64]) -> tuple[DesignTest, ...]:
    """Test whether the reports fit a channel that has more reports than answers.

    Parameters
    ----------
    design
        A design with one channel.
    counts : array of shape (number of reports,)
        How often each report was given.

    Raises
    ------
    NoReports
        if there are none.
    """
    channel = design.channel
    fit = goodness_of_fit(channel, counts) if channel.reports > channel.answers else None
    if fit is None or fit.freedom is None:
        return ()
    return (DesignTest(FITS, fit.statistic, fit.freedom, fit.p_value),)


def misfit_warnings(design: Design, counts: NDArray[np.int64]) -> tuple[str, ...]:
    """Return a sentence where the reports could hardly come from any answers through this design.

    Parameters
    ----------
    design
        A design with one channel.
    counts : array of shape (number of reports,)
        How often each report was given.
    """
    if not design.is_randomized:
        return ()
    fit = reports_fit(design.channel, counts)
    return tuple(map(Notice, fit.cautions)) if fit.p_value < HARDLY_POSSIBLE else ()


def estimate_latent_classes(
    design: LatentDesign,
    tallies: Sequence[NDArray[np.int64]],
    *,
    method: IntervalMethod | None,
    level: float,
    population: int | None,
) -> ExtraEstimates:
    """Return the shares of answers and of other kinds of people, with tests of the design.

    Parameters
    ----------
    design
        A design of several samples, or with several kinds of people.
    tallies : one array of shape (number of reports,) a sample
        How often each report was given in each sample; a sample without reports makes a warning.
    method
        Interval method; None is the usual one.
    level : between 0 and 1
        Confidence level.
    population
        Number of people in the population, or None.

    Raises
    ------
    UserProblem
        see ``estimate_latent``.
    """
    asked = _asked(design, [bool(sample.any()) for sample in tallies])
    counts = tuple(
        tuple(sample.tolist())
        for sample, is_in in zip(tallies, asked.samples, strict=True)
        if is_in
    )
    return _latent_estimates(asked.design, counts, method, level, population)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A design of the samples in which somebody was asked, where the others can be left out."""

    design: LatentDesign
    samples: tuple[bool, ...]


def _asked(design: LatentDesign, has_reports: Sequence[bool]) -> _Asked:
    from surveyapp.designs.latent.mixed_designs import MixedDesigns  # noqa: PLC0415

    if not isinstance(design, MixedDesigns):
        return _Asked(design, (True,) * len(has_reports))
    smaller = design.of_samples(has_reports)
    is_whole = len(smaller.channels) == len(has_reports)
    return _Asked(smaller, (True,) * len(has_reports) if is_whole else tuple(has_reports))


@lru_cache(maxsize=64)
def _latent_estimates(
    design: LatentDesign,
    counts: tuple[tuple[int, ...], ...],
    method: IntervalMethod | None,
    level: float,
    population: int | None,
) -> ExtraEstimates:
    """Estimate once for the answers and the other shares together."""
    from surveyapp.estimation.prevalence.latent_classes import EmptySample, estimate_latent  # noqa: PLC0415

    if not sum(map(sum, counts)):
        return ExtraEstimates(warnings=(Notice(NoReports().message),))
    try:
        made = estimate_latent(
            design,
            counts,
            method=method,
            level=level,
            population=population,
            beyond_chance=HARDLY_POSSIBLE,
        )
    except EmptySample as problem:
        return ExtraEstimates(warnings=(Notice(problem.message),))
    tests = (*_tests(design, made), *_tests_of_lists(design, counts))
    return _sorted_out(design, made.targets, sum(made.sizes), tests, made.warnings)


def weighted_latent_classes(
    design: LatentDesign,
    reports: NDArray[np.int32],
    complex_sample: StratifiedSample,
    *,
    domain: NDArray[np.bool_] | None,
    method: IntervalMethod | None,
    level: float,
) -> ExtraEstimates:
    """Return the shares of answers and of other kinds of people from weighted respondents.

    Parameters
    ----------
    design
        A design of several samples, or with several kinds of people.
    reports : array of shape (respondents,)
        Each report among those of all samples, one sample after another; −1 for none.
    complex_sample
        The sample design, one row a respondent.
    domain
        Who belongs to the group; None: all.
    method
        Interval method; None is the usual one.
    level : between 0 and 1
        Confidence level.
    """
    from surveyapp.estimation.prevalence.latent_classes import EmptySample  # noqa: PLC0415
    from surveyapp.estimation.sampling.weighted_targets import LatentReports  # noqa: PLC0415

    sizes = [channel.reports for channel in design.channels]
    counts = (complex_sample.weights > 0) & (reports >= 0) & (True if domain is None else domain)
    cells = np.repeat(np.arange(len(sizes)), sizes)
    there = np.bincount(cells[reports[counts]], minlength=len(sizes)) > 0
    asked = _asked(design, there.tolist())
    # the reports of the samples that are left, one sample after another
    is_left = np.repeat(asked.samples, sizes)
    places = np.where(is_left, np.cumsum(is_left) - 1, -1).astype(np.int32)
    design, reports = asked.design, np.where(reports < 0, np.int32(-1), places[reports])
    try:
        found = LatentReports.of(design, reports, complex_sample, domain)
    except (NoReports, EmptySample) as problem:
        return ExtraEstimates(warnings=(Notice(problem.message),))
    made = [found.estimate(target, method=method, level=level) for target in design.targets]
    return _sorted_out(design, made, sum(found.sizes), (), found.cautions)


def _sorted_out(
    design: LatentDesign,
    made: Sequence[TargetEstimate],
    n: int,
    tests: tuple[DesignTest, ...],
    cautions: Sequence[Message],
) -> ExtraEstimates:
    """Return the estimates of the answers and of the other targets apart."""
    found = {one.name: one.as_share(n) for one in made}
    answers = [found[answer] for answer in design.answers]
    warnings = tuple(map(Notice, cautions))
    if None in answers:
        from surveyapp.estimation.comparison.latent_groups import answer_not_told  # noqa: PLC0415 - few need it

        return ExtraEstimates(tests=tests, warnings=(*warnings, Notice(answer_not_told().message)))
    others = [(t, found[t.name]) for t in design.targets if t.name not in design.answers]
    return ExtraEstimates(
        answers=tuple(one for one in answers if one is not None),
        other_shares=tuple((other_share_name(t.name), one) for t, one in others if one is not None),
        tests=tests,
        warnings=(*warnings, *(_nothing(t) for t, one in others if one is None)),
    )


def _nothing(target: LatentTarget) -> str:
    meaning = Notice(Message(target.meaning, {}))
    return Notice(Message(NO_OTHER_SHARE, {"meaning": meaning}))


def _tests(design: LatentDesign, made: LatentEstimate) -> Iterator[DesignTest]:
    if made.goodness_of_fit is not None:
        yield _test(FITS, made.goodness_of_fit)
    for absence in design.absences:
        yield _test(absence.meaning, made.absences[absence.name])


def _tests_of_lists(design: LatentDesign, counts: Sequence[Sequence[int]]) -> Iterator[DesignTest]:
    from surveyapp.estimation.prevalence.item_count_design_effect import item_count_design_effect  # noqa: PLC0415

    if design.adds_a_statement and min(map(sum, counts)) > 1:
        found = item_count_design_effect(*counts)
        yield DesignTest(
            NO_OTHER_CHANGES, found.statistic, found.bounds, found.p_value, CHI_BAR_SQUARED
        )


def _test(hypothesis: str, found: Significance) -> DesignTest:
    return DesignTest(hypothesis, found.statistic, found.degrees, found.p_value)
