"""The mean of 10,000 simulated surveys is the truth, for every design of the catalogue.

Reports are drawn from the channel with a seeded generator; that the kiosk's randomizer follows the
channel exactly is enumerated in tests/contracts. ``pytest -m slow -s tests/simulation/test_unbiased.py``
prints the mean, its distance from the truth in standard errors (|z| ≤ 4 is asked for) and, for most
likely prevalences, which are only asymptotically unbiased, their bias in standard deviations.
"""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.designs import CATALOGUE, DESIGNS
from surveyapp.designs.latent.algebra import unbiased_weights
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.means import estimate_mean, estimate_two_means, number_answers
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.frequency_oracles import (
    estimate_frequencies,
    simulate_reports,
    support_matrix,
)
from surveyapp.estimation.prevalence.latent_classes import estimate_latent

pytestmark = pytest.mark.slow

SURVEYS, N, SEED = 10_000, 60, 20_261_121
PREVALENCE = 0.2
FAR = 4.0
TRIED = 3
"""Surveys on which the vectorised estimate is compared with the program's own."""


def floats(rows) -> np.ndarray:
    return np.array([[float(entry) for entry in row] for row in rows])


def told(name: str, estimates: np.ndarray, truth: float) -> None:
    """Print one line and ask that the mean is within four standard errors of the truth."""
    error = estimates.std(ddof=1) / np.sqrt(len(estimates))
    away = (estimates.mean() - truth) / error
    print(f"{name:>40}  truth {truth:8.4f}  mean {estimates.mean():8.4f}  z {away:+.2f}")
    assert abs(away) <= FAR


def test_no_design_of_the_catalogue_is_left_out():
    tested = {*DESIGNS, *LATENT_DESIGNS, *ORACLE_DESIGNS, *ONE_SAMPLE_QUANTITATIVE}
    assert set(CATALOGUE) == tested | {GreenbergQuantitative}


@pytest.mark.parametrize("kind", DESIGNS, ids=lambda kind: kind.name)
def test_the_mean_of_many_surveys_is_the_prevalence(kind):
    channel = kind.from_example().channel
    shares = np.full(channel.answers, (1 - PREVALENCE) / (channel.answers - 1))
    shares[0] = PREVALENCE
    rng = np.random.default_rng(SEED)
    counts = rng.multinomial(N, shares @ floats(channel.rows), size=SURVEYS)
    estimates = counts / N @ floats(channel.debiasing())
    for one, expected in zip(counts[:TRIED], estimates, strict=False):
        made = [each.prevalence for each in estimate_prevalence(channel, one)]
        assert made == pytest.approx(expected)
    for answer in range(channel.answers):
        told(f"{kind.name}[{answer}]", estimates[:, answer], shares[answer])


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_the_mean_of_many_surveys_of_several_samples_is_every_linear_target(kind):
    design = kind.from_example()
    rng = np.random.default_rng(SEED)
    classes = rng.dirichlet(np.full(len(design.classes), 3.0))  # some of every kind of people
    sizes = (N,) * len(design.channels)
    counts = [
        rng.multinomial(N, classes @ floats(channel.rows), size=SURVEYS)
        for channel in design.channels
    ]
    first = [
        estimate_latent(design, [part[place].tolist() for part in counts]) for place in range(TRIED)
    ]
    for target in (one for one in design.targets if one.denominator is None):
        weights = unbiased_weights(design.channels, design.statistics, target.numerator, sizes)
        estimates = sum(part / N @ floats([w])[0] for part, w in zip(counts, weights, strict=True))
        made = [one.target(target.name).estimate for one in first]
        assert made == pytest.approx(estimates[:TRIED])
        truth = float(floats([target.numerator])[0] @ classes)
        told(f"{kind.name} {target.name}", estimates, truth)


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_the_mean_of_many_surveys_of_an_oracle_is_every_share(kind):
    design = kind.from_example()
    rng = np.random.default_rng(SEED)
    shares = np.full(design.k, (1 - PREVALENCE) / (design.k - 1))
    shares[0] = PREVALENCE
    parts = []
    for _ in range(10):  # a tenth of the surveys at a time fits into memory
        answers = rng.choice(design.k, size=N * SURVEYS // 10, p=shares)
        marks = support_matrix(design, simulate_reports(design, answers, rng))
        parts.append(marks.reshape(SURVEYS // 10, N, design.k).sum(axis=1))
    counts = np.concatenate(parts)
    own, other = float(design.support.own), float(design.support.other)
    estimates = (counts / N - other) / (own - other)
    for one, expected in zip(counts[:TRIED], estimates, strict=False):
        made = [each.prevalence for each in estimate_frequencies(design, one, N)]
        assert made == pytest.approx(expected)
    for choice in (0, design.k - 1):
        told(f"{kind.name}[{choice}]", estimates[:, choice], shares[choice])


SCALE = {"minimum": 0, "maximum": 10, "step": 1}


def drawn(design, answers: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return a report for each answer, from the exact distribution of each."""
    reports = np.empty(answers.shape)
    for place in np.unique(answers):
        answer = design.scale.minimum + int(place) * design.scale.step
        chances = design.distribution_of(answer)
        values = np.array([float(value) for value in chances])
        shares = np.array([float(chance) for chance in chances.values()])
        here = answers == place
        reports[here] = rng.choice(values, size=int(here.sum()), p=shares / shares.sum())
    return reports


@pytest.mark.parametrize("kind", ONE_SAMPLE_QUANTITATIVE, ids=lambda kind: kind.name)
def test_the_mean_of_many_surveys_of_a_number_is_its_mean(kind):
    design = kind.read({**kind.example, **SCALE}, kind.example_k)
    rng = np.random.default_rng(SEED)
    shares = np.arange(11, 0, -1) / 66
    answers = rng.choice(11, size=SURVEYS * N, p=shares)
    reports = drawn(design, answers, rng)
    estimates = number_answers(design, reports).values.reshape(SURVEYS, N).mean(axis=1)
    for place in range(TRIED):
        made = estimate_mean(design, reports.reshape(SURVEYS, N)[place])
        assert made.value == pytest.approx(estimates[place])
    told(kind.name, estimates, float(shares @ np.arange(11)))


def test_the_mean_of_many_surveys_of_two_samples_of_numbers_is_both_means():
    """The estimate is linear in the two samples' means, so that of all surveys at once is their mean."""
    design = GreenbergQuantitative.from_example()
    rng = np.random.default_rng(SEED)
    size = SURVEYS * N
    sensitive, harmless = rng.poisson(3, (2, size)), rng.poisson(5, (2, size))
    p = np.array([[float(share)] for share in design.p_truths])
    reports = np.where(rng.random((2, size)) < p, sensitive, harmless)
    samples = np.repeat([1, 2], size)
    made = estimate_two_means(design, reports.ravel(), samples)
    for name, one, truth in (("sensitive", made.sensitive, 3), ("harmless", made.harmless, 5)):
        away = (one.value - truth) / one.standard_error
        print(
            f"{'greenberg ' + name:>40}  truth {truth:8.4f}  mean {one.value:8.4f}  z {away:+.2f}"
        )
        assert abs(away) <= FAR


BIAS = 0.25
"""The bias of a most likely share that is tolerated, in standard deviations of one survey's estimate."""


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_the_bias_of_most_likely_shares_is_small_beside_their_spread(kind):
    """Cut at 0 and 1, a most likely share is biased inwards; at 20 % and 1,000 reports that hardly counts."""
    design = kind.from_example()
    surveys, n = 400, 1000 // len(design.channels)
    yes, no = (np.array([float(s) for s in design.class_shares(a)]) for a in (0, 1))
    classes = PREVALENCE * yes + (1 - PREVALENCE) * no
    rng = np.random.default_rng(SEED)
    counts = [rng.multinomial(n, classes @ floats(c.rows), size=surveys) for c in design.channels]
    likely = np.array(
        [
            estimate_latent(design, [part[place].tolist() for part in counts])
            .target("yes")
            .maximum_likelihood
            for place in range(surveys)
        ]
    )
    spread, bias = likely.std(ddof=1), likely.mean() - PREVALENCE
    print(f"{kind.name:>40}  bias {bias:+.4f}  {bias / spread:+.3f} standard deviations")
    assert abs(bias) <= BIAS * spread + FAR * spread / np.sqrt(surveys)
