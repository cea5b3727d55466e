"""Control items and arms over many simulated surveys: bias, coverage, and power of their tests.

``pytest -m slow -s tests/simulation/test_controls.py`` prints the figures.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.arms import DirectArm, NegatedHalf
from surveyapp.designs.latent.careless import careless_reports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from surveyapp.estimation.quality.careless_answering import ControlReports

pytestmark = pytest.mark.slow

SURVEYS, N, LEVEL, SEED = 1500, 1000, 0.95, 20_261_121
ERROR = (LEVEL * (1 - LEVEL) / SURVEYS) ** 0.5
LOWEST = LEVEL - 4 * ERROR
"""Four Monte-Carlo standard errors below the promised coverage."""

TRAIT = 0.2
KINDS = [
    (Warner(Fraction(3, 4)), Mode.KIOSK_COINS),
    (Crosswise(Fraction(3, 20)), Mode.OWN_DEVICE),
]


def reports(design, mode, prevalence, careless, rng):
    """Return one row a survey: the reports of its N people, of whom some are careless."""
    rows = np.array([[float(p) for p in row] for row in design.channel.rows])
    answers = (rng.random((SURVEYS, N)) >= prevalence).astype(int)
    honest = (rng.random((SURVEYS, N)) >= rows[answers, 0]).astype(np.int32)
    first = float(careless_reports(design, mode)[0])
    anything = (rng.random((SURVEYS, N)) >= first).astype(np.int32)
    return np.where(careless, anything, honest)


@pytest.mark.parametrize(("design", "mode"), KINDS, ids=["warner", "crosswise"])
@pytest.mark.parametrize("rate", [0.0, 0.1, 0.4])
@pytest.mark.parametrize("known", [Fraction(0), Fraction(1, 20)])
def test_the_rate_is_unbiased_and_both_intervals_cover(design, mode, rate, known):
    """The same people are careless at both questions, so their reports go together."""
    rng = np.random.default_rng(SEED)
    careless = rng.random((SURVEYS, N)) < rate
    control = reports(design, mode, float(known), careless, rng)
    question = reports(design, mode, TRAIT, careless, rng)
    rates, shares = [], []
    for one, other in zip(control, question, strict=True):
        told = ControlReports(design, mode, known, one)
        rates.append(told.rate(DEFAULT_METHOD, LEVEL))
        shares.append(told.corrected(other, LEVEL)[0])
    for name, made, truth in (("rate", rates, rate), ("corrected", shares, TRAIT)):
        values = np.array([each.prevalence for each in made])
        covered = np.mean([each.interval.low <= truth <= each.interval.high for each in made])
        told_error = np.sqrt(np.mean([each.standard_error**2 for each in made]))
        away = (values.mean() - truth) / (values.std(ddof=1) / np.sqrt(SURVEYS))
        ratio = told_error / values.std(ddof=1)
        print(
            f"{design.name:>10} f {rate:.1f} π₀ {float(known):.2f} {name:>9}: mean {values.mean():.4f} "
            f"z {away:+.2f} covered {covered:.4f} error told/true {ratio:.3f}"
        )
        assert covered >= LOWEST
        assert 0.9 < ratio < 1.1
        # a ratio is consistent, not unbiased: its bias is of the order of its variance
        allowed = 4 if name == "rate" else 4 + values.var() / (1 - rate) * np.sqrt(SURVEYS) * 10
        assert abs(away) < allowed


def test_the_plain_estimate_is_biased_where_the_corrected_one_is_not():
    design, mode = KINDS[0]
    rng = np.random.default_rng(SEED)
    careless = rng.random((SURVEYS, N)) < 0.3
    question = reports(design, mode, TRAIT, careless, rng)
    values = np.array([float(row[0]) for row in design.channel.debiasing()])
    plain = values[question].mean()
    assert plain == pytest.approx(0.7 * TRAIT + 0.15, abs=0.005)
    assert plain > TRAIT + 0.08


@pytest.mark.parametrize(("rate", "least"), [(0.0, None), (0.1, 0.2), (0.2, 0.6), (0.3, 0.9)])
def test_the_power_of_the_test_for_careless_answers(rate, least):
    """1,000 reports by Warner 3/4; at rate 0 the test is right in 95 %."""
    design, mode = KINDS[0]
    rng = np.random.default_rng(SEED)
    control = reports(design, mode, 0, rng.random((SURVEYS, N)) < rate, rng)
    tests = [ControlReports(design, mode, Fraction(0), one).nobody_is_careless() for one in control]
    rejected = np.mean([test.p_value < 0.05 for test in tests])
    print(f"careless {rate:.1f}: rejected {rejected:.3f}")
    if least is None:
        assert abs(rejected - 0.05) < 4 * ERROR + 0.005
    else:
        assert rejected > least


ARM_SURVEYS = 300
ARM_ERROR = (LEVEL * (1 - LEVEL) / ARM_SURVEYS) ** 0.5


def arm_counts(design, shares, rng):
    """Return the counts of both samples of many surveys whose people are of these kinds."""
    sizes = rng.multinomial(N, [float(share) for share in design.sample_shares], size=ARM_SURVEYS)
    mixed = [
        np.asarray(shares) @ np.array([[float(p) for p in row] for row in channel.rows])
        for channel in design.channels
    ]
    return [
        tuple(
            tuple(rng.multinomial(size, share).tolist())
            for size, share in zip(both, mixed, strict=True)
        )
        for both in sizes
    ]


DIRECT = DirectArm(Warner(Fraction(3, 4)), Fraction(1, 4))
NEGATED = NegatedHalf(Warner(Fraction(3, 4)))


@pytest.mark.parametrize(
    ("design", "shares", "target", "truth", "least"),
    [
        (DIRECT, (0.2, 0.8, 0, 0), "difference to direct", 0.0, None),
        (DIRECT, (0.1, 0.75, 0.15, 0), "difference to direct", 0.15, 0.7),
        (DIRECT, (0.1, 0.75, 0, 0.15), "difference to direct", -0.15, 0.7),
        (NEGATED, (0.2, 0.8, 0, 0), "same-answer bias", 0.0, None),
        (NEGATED, (0.16, 0.64, 0.2, 0), "same-answer bias", 0.2, 0.85),
        (NEGATED, (0.16, 0.64, 0, 0.2), "same-answer bias", -0.2, 0.85),
    ],
    ids=["no difference", "hidden", "overstated", "no bias", "yes-sayers", "no-sayers"],
)
def test_arms_cover_are_unbiased_and_their_tests_have_power(design, shares, target, truth, least):
    rng = np.random.default_rng(SEED)
    made = [estimate_latent(design, counts) for counts in arm_counts(design, shares, rng)]
    yes = sum(
        share * float(part) for share, part in zip(shares, design.targets[0].numerator, strict=True)
    )
    for name, wanted in ((target, truth), ("yes", yes)):
        told = [each.target(name) for each in made]
        values = np.array([each.estimate for each in told])
        covered = np.mean([t.interval.low <= wanted <= t.interval.high for t in told])
        away = (values.mean() - wanted) / (values.std(ddof=1) / np.sqrt(ARM_SURVEYS))
        print(f"{design.name:>15} {name:>20} {wanted:+.2f}: z {away:+.2f} covered {covered:.3f}")
        assert abs(away) < 4
        assert covered >= LEVEL - 4 * ARM_ERROR
    (absence,) = made[0].absences
    rejected = np.mean([each.absences[absence].p_value < 0.05 for each in made])
    print(f"{design.name:>15} {target:>20} {truth:+.2f}: rejected {rejected:.3f}")
    if least is None:
        assert abs(rejected - 0.05) < 4 * ARM_ERROR
    else:
        assert rejected > least
