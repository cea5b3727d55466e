"""Plans kept: surveys of the size that ``plan`` says are simulated and estimated as the program does.

Every design of the catalogue that can be planned is taken at π = 0.05 and 0.95, with its everyday
parameters and with some whose "yes" and "no" are randomized differently. Of several answers each in turn
has the share π, and the others divide as is worst for its estimate, which is what the plan assumes; of a
number all people are at the ends of the scale. ``pytest -m slow -s`` prints the table, with samples whose
sizes are drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from surveyapp.analyses.computation.planning.sample_size import (
    Assumptions,
    contrast_of,
    plan_n,
    plan_power,
)
from surveyapp.designs import CATALOGUE, Design
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.means import estimate_mean
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.frequency_oracles import (
    aggregate,
    estimate_frequencies,
    simulate_reports,
)
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from tests.helpers.moments import moment_estimate

F = Fraction
SHARES = (F(1, 20), F(19, 20))
Z = 1.959963984540054


@dataclass(frozen=True)
class Case:
    """A design, and the shares of other kinds of people that are not those of simulated people."""

    design: Any
    given: tuple[tuple[str, Fraction], ...] = ()
    error: Fraction = F(1, 100)

    def __str__(self) -> str:
        stated = self.design.to_json().items() if self.design.answer_count else ()
        written = ",".join(str(value) for name, value in stated if name != "name")
        kinds = ",".join(f"{name}={share}" for name, share in self.given)
        return f"{self.design.name} {written} {kinds}".strip()


PLANNED = [kind.from_example() for kind in CATALOGUE if not issubclass(kind, GreenbergQuantitative)]
ODD = [
    Case(UnrelatedQuestion(p_truth="7/10", prevalence="1/4")),
    Case(Mangat(p="3/5")),
    Case(ForcedResponse(p_truth="7/10", p_yes="1/20")),
    Case(ForcedChoice(p_truth="7/10", p_forced=["1/20", "1/4"], k=2)),
    Case(Matrix(rows=[["9/10", "1/10"], ["1/5", "4/5"]], k=2)),
    Case(Direct(k=2)),
    Case(Kuk(p_yes="4/5", p_no="3/10", draws=3)),
    Case(CheaterDetection(p_yes=["1/4", "3/4"]), (("cheaters", F(1, 5)),)),
    Case(CrosswiseAnchor(p="3/20", p_anchor="1/5"), (("attentive", F(4, 5)),)),
    Case(ExtendedCrosswise(p="1/4", sample_share="1/3")),
    Case(ItemCount(items=3), (("innocuous", F(3, 10)),)),
]
EVERY = [
    Case(design, error=F(1, 20) if isinstance(design, OracleDesign) else F(1, 100))
    for design in PLANNED
] + ODD


@dataclass(frozen=True)
class Surveys:
    """``times`` surveys of ``n`` interviews among people of whom ``share`` have the answer."""

    case: Case
    n: int
    share: Fraction
    answer: int = 0
    times: int = 4000
    draws_samples: bool = False


@dataclass(frozen=True)
class Simulated:
    """Estimates of many surveys, and what is true there, in units in which the answers reach from 0 to 1."""

    estimates: Any
    truth: float


def simulate(surveys: Surveys, rng) -> Simulated:
    """Return the program's estimates."""
    design = surveys.case.design
    if isinstance(design, Design):
        return of_channel(surveys, rng)
    if isinstance(design, LatentDesign):
        return (of_drawn_samples if surveys.draws_samples else of_samples)(surveys, rng)
    return of_oracle(surveys, rng) if isinstance(design, OracleDesign) else of_number(surveys, rng)


def linear_in_counts(estimate: Callable[[Any], float], start: list[list[int]]) -> tuple[float, Any]:
    """Return the estimate where all reports are the first, and what moving one to another report adds."""
    base = estimate(start)
    moved = []
    for sample, counts in enumerate(start):
        for report in range(len(counts)):
            other = [list(one) for one in start]
            other[sample][0] -= 1
            other[sample][report] += 1
            moved.append(estimate(other) - base)
    return base, np.array(moved)


def of_channel(surveys, rng):
    channel, answer, n = surveys.case.design.channel, surveys.answer, surveys.n
    share = float(surveys.share)
    rows = np.array([[float(p) for p in row] for row in channel.rows])

    def estimate(counts):
        return estimate_prevalence(channel, counts)[answer].prevalence

    values = [estimate(list(map(int, unit))) for unit in np.eye(channel.reports, dtype=int)]
    squares = rows @ np.square(values)
    others = [other for other in range(channel.answers) if other != answer]
    worst = max(others, key=lambda other: squares[other])
    chances = share * rows[answer] + (1 - share) * rows[worst]
    counts = rng.multinomial(n, chances, size=surveys.times)
    estimates = counts @ np.array(values) / n
    for drawn, found in zip(counts[:5], estimates, strict=False):
        assert found == pytest.approx(estimate(drawn.tolist()), abs=1e-9)
    return Simulated(estimates, share)


def class_shares(surveys):
    design, share, given = surveys.case.design, surveys.share, dict(surveys.case.given)
    own, other = (design.class_shares(one, given) for one in (surveys.answer, 1 - surveys.answer))
    return [share * o + (1 - share) * n for o, n in zip(own, other, strict=True)]


def report_chances(design, theta):
    return [
        np.array(
            [float(sum(t * p for t, p in zip(theta, column, strict=True))) for column in columns]
        )
        for columns in (list(zip(*channel.rows, strict=True)) for channel in design.channels)
    ]


def named_target(design, answer):
    return next(t for t in design.targets if t.name == design.answers[answer])


def of_samples(surveys, rng):
    """Samples of the planned sizes; the estimate is linear in their counts, or a ratio of two such."""
    design, n = surveys.case.design, surveys.n
    theta, target = class_shares(surveys), named_target(design, surveys.answer)
    ends = [
        round(float(n * sum(design.sample_shares[:g]))) for g in range(len(design.channels) + 1)
    ]
    sizes = [high - low for low, high in pairwise(ends)]
    start = [
        [size] + [0] * (channel.reports - 1)
        for size, channel in zip(sizes, design.channels, strict=True)
    ]
    counts = np.hstack(
        [
            rng.multinomial(size, chances, size=surveys.times)
            for size, chances in zip(sizes, report_chances(design, theta), strict=True)
        ]
    )

    def linear(row):
        part = LatentTarget("part", "", row)
        base, moved = linear_in_counts(
            lambda given_counts: float(moment_estimate(design, part, given_counts)), start
        )
        return base + counts @ moved

    estimates = linear(target.numerator)
    if target.denominator is not None:
        estimates = estimates / linear(target.denominator)
    splits = np.cumsum([channel.reports for channel in design.channels])[:-1]
    first = [part.tolist() for part in np.split(counts[0], splits)]
    shown = estimate_latent(design, first).target(target.name).estimate
    assert estimates[0] == pytest.approx(shown, abs=1e-6)
    return Simulated(estimates, true_value(target, theta))


def true_value(target, theta):
    above, below = (
        1 if row is None else sum(t * c for t, c in zip(theta, row, strict=True))
        for row in (target.numerator, target.denominator)
    )
    return float(above / below)


def of_drawn_samples(surveys, rng):
    """The program's own estimate of each survey, whose interviews draw their samples."""
    design = surveys.case.design
    theta, target = class_shares(surveys), named_target(design, surveys.answer)
    chances = report_chances(design, theta)
    shares = [float(one) for one in design.sample_shares]
    estimates = []
    for sizes in rng.multinomial(surveys.n, shares, size=surveys.times):
        counts = [rng.multinomial(s, c).tolist() for s, c in zip(sizes, chances, strict=True)]
        estimates.append(float(moment_estimate(design, target, counts)))
    return Simulated(np.array(estimates), true_value(target, theta))


def of_oracle(surveys, rng):
    """Real reports of everybody: how often they support the choice."""
    design, answer, n = surveys.case.design, surveys.answer, surveys.n
    slope, other = design.support.slope, design.support.other
    estimates = []
    for _ in range(surveys.times):
        others = (answer + rng.integers(1, design.k, size=n)) % design.k
        answers = np.where(rng.random(n) < float(surveys.share), answer, others)
        supports = aggregate(design, simulate_reports(design, answers, rng))
        estimates.append((supports[answer] / n - float(other)) / float(slope))
    shown = estimate_frequencies(design, supports, n)[answer].prevalence
    assert estimates[-1] == pytest.approx(shown, abs=1e-9)
    return Simulated(np.array(estimates), float(surveys.share))


def of_number(surveys, rng):
    """Everybody is at an end of the scale."""
    design, n, share = surveys.case.design, surveys.n, surveys.share
    scale = design.stated_scale
    chances: dict[Fraction, float] = {}
    for end, part in ((scale.maximum, share), (scale.minimum, 1 - share)):
        for report, chance in design.distribution_of(end).items():
            chances[report] = chances.get(report, 0.0) + float(part * chance)
    reports = list(chances)
    values = np.array([float(design.pseudo_answer(report)) for report in reports])
    odds = np.array(list(chances.values()))
    counts = rng.multinomial(n, odds / odds.sum(), size=surveys.times)
    low, width = float(scale.minimum), float(scale.width)
    means = counts @ values / n
    times = counts[0].astype(float)
    shown = estimate_mean(design, [float(report) for report in reports], times=times).value
    assert means[0] == pytest.approx(shown, rel=1e-9)
    return Simulated((means - low) / width, float(share))


def in_units(design, share):
    """The share as ``plan`` takes it: of a number the mean."""
    if design.answer_count:
        return share
    return design.stated_scale.minimum + share * design.stated_scale.width


def check_error(case, share, rng, times=None, *, draws_samples=False):
    """Return n, how many surveys, the part within the error, and the variance over the planned one."""
    design = case.design
    error = case.error if design.answer_count else case.error * design.stated_scale.width
    rows = plan_n(
        design,
        error,
        Assumptions(
            prevalence=in_units(design, share),
            method=SampleSizeMethod.NORMAL,
            nuisances=dict(case.given),
        ),
    )
    several = isinstance(design, Design) and design.answer_count > 2
    made = [
        simulate(
            Surveys(case, rows[0].n, share, answer, times or TIMES[family(design)], draws_samples),
            rng,
        )
        for answer in range(design.answer_count if several else 1)
    ]
    least = max(made, key=lambda one: np.var(one.estimates))
    within = np.mean(np.abs(least.estimates - least.truth) <= float(case.error) * (1 + 1e-9))
    planned = (float(case.error) / Z) ** 2
    return (
        rows[0].n,
        len(least.estimates),
        float(within),
        float(np.var(least.estimates)) / planned,
    )


def family(design):
    if isinstance(design, OracleDesign):
        return OracleDesign
    return Design if design.answer_count else None


TIMES = {Design: 4000, OracleDesign: 150, None: 1000}
"""Surveys in the usual run, by family."""


def assert_kept(surveys, within, ratio):
    """Within simulation error; the normal approximation and the lattice of counts are given 0.015."""
    assert within == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / surveys) + 0.015)
    assert ratio == pytest.approx(1, abs=4 * math.sqrt(2.2 / surveys) + 0.005)


@pytest.mark.parametrize("share", SHARES, ids=float)
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_the_planned_number_of_interviews_reaches_the_error(case, share):
    _, surveys, within, ratio = check_error(case, share, np.random.default_rng(20261122))
    assert_kept(surveys, within, ratio)


def check_power(case, share, rng, times, *, groups=False):
    """Return n and the part of surveys that find the difference by a normal test with the true variances."""
    design = case.design
    step = F(1, 50) if share < F(1, 2) else -F(1, 50)
    contrast = contrast_of(
        design,
        null=None if groups else in_units(design, share),
        alternative=in_units(design, share + step),
        reference=in_units(design, share) if groups else None,
    )
    n = plan_power(design, contrast, Assumptions(nuisances=dict(case.given))).n
    nothing = share + step / 2 if groups else share
    at_null, there, elsewhere = (
        simulate(Surveys(case, n, one, times=times), rng) for one in (nothing, share + step, share)
    )
    spread = np.std(at_null.estimates)
    if groups:
        found = np.abs(there.estimates - elsewhere.estimates) > Z * math.sqrt(2) * spread
    else:
        found = np.abs(there.estimates - at_null.truth) > Z * spread
    return n, float(np.mean(found))


@pytest.mark.parametrize("share", SHARES, ids=float)
@pytest.mark.parametrize("groups", [False, True], ids=["value", "groups"])
@pytest.mark.parametrize("case", ODD, ids=str)
def test_the_planned_power_is_reached(case, groups, share):
    _, found = check_power(case, share, np.random.default_rng(5), 4000, groups=groups)
    assert found == pytest.approx(0.8, abs=0.04)


@pytest.mark.slow
def test_every_plan_with_drawn_samples_and_its_power():
    """Print n, Pr(|estimate − π| ≤ error), n·Var over the planned one, and n and power for a difference."""
    rng = np.random.default_rng(14)
    times = {Design: 20_000, OracleDesign: 400, None: 4000}
    print(f"\n{'design':<56} {'π':>5} {'n':>8} {'within':>7} {'Var':>6} {'n':>8} {'power':>6}")
    for case in EVERY:
        for share in SHARES:
            kind = family(case.design)
            is_latent = isinstance(case.design, LatentDesign)
            n, surveys, within, ratio = check_error(
                case, share, rng, 1500 if is_latent else times[kind], draws_samples=is_latent
            )
            line = f"{str(case)[:56]:<56} {float(share):5.2f} {n:8d} {within:7.3f} {ratio:6.3f}"
            if case.design.answer_count > 2:
                print(line)
            else:
                m, found = check_power(case, share, rng, times[kind])
                print(f"{line} {m:8d} {found:6.3f}")
                assert found == pytest.approx(0.8, abs=0.04)
            assert_kept(surveys, within, ratio)
