"""How often the default 95 % intervals hold the truth, how wide they are, and what else there is.

``pytest -m slow -s tests/benchmarks/test_interval_coverage.py`` prints one line a design, n and prevalence:
true coverage, mean width, and its ratio to the narrowest method that covers at least 0.93: ``cell``, there;
and ``row``, at all five prevalences of that design and n, which is what one can choose who does not know
the prevalence. Coverage is a sum of probabilities wherever the estimate follows one binomial share (all
yes/no and k-choice designs but christofides, kuk and matrix; all oracles), else it is simulated.

What the tables say (the aim: never below 0.93, at most 10 % wider than the narrowest that holds):

* One share: never below 0.93, by construction (``intervals.guarded``). Against ``row`` at most 10 % wider,
  except where an answer is rare and reports are few (n = 30, and direct questions at n = 100): likelihood
  and mid-p intervals are narrower there, hold at the five prevalences and fall to 0.82 and 0.92
  between them. ``cell`` is also met by Wald's interval near 0, which is narrow there because it is
  cut at 0, and holds less than 0.93 at the next prevalence.
* Several samples: two of two reports, ten or twenty people in each, exactly: least 0.946 over 110 cells
  (the estimate ± z·se held 0.804, and less than 0.93 in 22 of them). Others within the noise of 200 surveys.
* Weights and clusters: ``tests/simulation/test_weighted_coverage.py``.
* Quantitative designs: Student's interval holds from n = 30 on unless the coins hide little and few people
  have the number at all (multiplicative noise, and designs that often report the number itself): then a
  survey in which nobody had it looks certain. ``chebyshev`` holds wherever there is a scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy.stats import binom

from surveyapp.designs import DESIGNS
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import target_value
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.means import estimate_mean
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, SHARE_METHODS, z_value
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from surveyapp.estimation.prevalence.pseudo_answers import Pool, pool, possible_reports

pytestmark = pytest.mark.slow

FLOOR, WIDER = 0.93, 1.10
SIZES = (30, 100, 1000)
PREVALENCES = (0.0, 0.01, 0.05, 0.2, 0.5)
ROUNDING = 1e-9


def noise(surveys: int) -> float:
    """Four Monte-Carlo standard errors of a coverage near the floor."""
    return 4 * math.sqrt(FLOOR * (1 - FLOOR) / surveys)


def channels() -> dict[str, Channel]:
    """The everyday example of every design; an oracle's choice alone is a yes/no question."""
    found = {design.name: design.from_example().channel for design in DESIGNS}
    for oracle in ORACLE_DESIGNS:
        support = oracle.from_example().support
        own, other = support.own, support.other
        found[oracle.name] = Channel(((own, 1 - own), (other, 1 - other)))
    return found


CHANNELS = channels()


def pooled(channel: Channel) -> Pool | None:
    """The share that the estimate of the first answer follows."""
    return pool(tuple(row[0] for row in channel.debiasing()), possible_reports(channel))


ONE_SHARE = [name for name, channel in CHANNELS.items() if pooled(channel) is not None]
SEVERAL = [name for name in CHANNELS if name not in ONE_SHARE]


def wald(count: int, n: int, level: float) -> tuple[float, float]:
    """Wald's interval of a share, its variance with n − 1."""
    share = count / n
    reach = z_value(level) * math.sqrt(share * (1 - share) / (n - 1))
    return share - reach, share + reach


METHODS = {method.value: SHARE_METHODS[method] for method in SHARE_METHODS} | {"wald": wald}
TABLES: dict[tuple[str, int], np.ndarray] = {}


def bounds(method: str, n: int) -> np.ndarray:
    """Both ends for each count, of the share; the same for all designs."""
    if (method, n) not in TABLES:
        ends = [METHODS[method](count, n, 0.95) for count in range(n + 1)]
        TABLES[method, n] = np.array(ends)
    return TABLES[method, n]


def mapped(method: str, n: int, line: Pool) -> np.ndarray:
    """Both ends for each count, of the prevalence, cut at 0 and 1."""
    return np.clip(float(line.low) + float(line.slope) * bounds(method, n), 0, 1)


def held_and_wide(ends: np.ndarray, weights: np.ndarray, truth: float) -> tuple[float, float]:
    """Coverage and mean width."""
    holds = (ends[:, 0] <= truth + ROUNDING) & (truth - ROUNDING <= ends[:, 1])
    return float(weights[holds].sum()), float(weights @ (ends[:, 1] - ends[:, 0]))


def cells(line: Pool, n: int) -> dict[str, list[tuple[float, float]]]:
    """Coverage and mean width of each method at each prevalence, exact."""
    counts = np.arange(n + 1)
    weights = [binom.pmf(counts, n, float(line.share(Fraction(p)))) for p in PREVALENCES]
    return {
        method: [
            held_and_wide(mapped(method, n, line), weight, truth)
            for weight, truth in zip(weights, PREVALENCES, strict=True)
        ]
        for method in METHODS
    }


def narrowest(widths: Sequence[tuple[str, float]]) -> tuple[str, float]:
    return min(widths, key=lambda one: one[1])


def ratio(width: float, best: float) -> float:
    return 1.0 if width == best else math.inf if best == 0 else width / best


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("name", ONE_SHARE)
def test_of_one_share_the_default_never_covers_less_than_0_93(name, n):
    line = pooled(CHANNELS[name])
    found = cells(line, n)
    steady = [m for m in METHODS if min(held for held, _ in found[m]) >= FLOOR]
    for place, prevalence in enumerate(PREVALENCES):
        held, width = found[DEFAULT_METHOD.value][place]
        here = narrowest([(m, found[m][place][1]) for m in METHODS if found[m][place][0] >= FLOOR])
        always = narrowest([(m, found[m][place][1]) for m in steady])
        print(
            f"{name:>30} {n:>5} {prevalence:>5} exact     {held:.4f} {width:.4f}"
            f"  cell {ratio(width, here[1]):.3f} {here[0]:>10}"
            f"  row {ratio(width, always[1]):.3f} {always[0]:>10}"
        )
        assert held >= FLOOR


@pytest.mark.parametrize("name", ONE_SHARE)
def test_the_tables_bounds_are_what_the_estimate_shows(name):
    channel = CHANNELS[name]
    line = pooled(channel)
    inside = next(iter(line.reports))
    outside = next(j for j in possible_reports(channel) if j not in line.reports)
    for count in (0, 7, 30):
        counts = [0] * channel.reports
        counts[inside], counts[outside] = count, 30 - count
        found = estimate_prevalence(channel, counts)[0]
        shown, reach = found.interval, found.standard_error
        low, high = mapped(DEFAULT_METHOD.value, 30, line)[count]
        # an interval also holds a standard error around the nearest possible share
        middle = min(max(found.prevalence, 0.0), 1.0)
        near = np.clip([middle - reach, middle + reach], 0, 1)
        if (
            low == high == near[0] == near[1]
        ):  # nobody could have given such reports: it is no point
            assert shown.low <= low <= shown.high
            assert shown.low < shown.high
        else:
            expected = min(low, near[0]), max(high, near[1])
            assert (shown.low, shown.high) == pytest.approx(expected, abs=1e-12)


def shares_with(prevalence: float, answers: int) -> np.ndarray:
    """The first answer's prevalence, and the rest even."""
    return np.array([prevalence, *[(1 - prevalence) / (answers - 1)] * (answers - 1)])


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("name", SEVERAL)
def test_of_many_valued_pseudo_answers_the_default_is_as_good(name, n):
    surveys = 2000
    channel = CHANNELS[name]
    rows = np.array([[float(entry) for entry in row] for row in channel.rows])
    rng = np.random.default_rng(n)
    methods = (DEFAULT_METHOD, IntervalMethod.WALD)
    for prevalence in PREVALENCES:
        drawn = rng.multinomial(n, shares_with(prevalence, len(rows)) @ rows, size=surveys)
        counts, times = np.unique(drawn, axis=0, return_counts=True)
        found = {}
        for method in methods:
            made = [estimate_prevalence(channel, one, method=method)[0].interval for one in counts]
            ends = np.array([[one.low, one.high] for one in made])
            found[method.value] = held_and_wide(ends, times / surveys, prevalence)
        held, width = found[DEFAULT_METHOD.value]
        here = narrowest([(m, w) for m, (share, w) in found.items() if share >= FLOOR])
        print(
            f"{name:>30} {n:>5} {prevalence:>5} simulated {held:.4f} {width:.4f}"
            f"  cell {ratio(width, here[1]):.3f} {here[0]:>10}"
        )
        assert held >= FLOOR - noise(surveys)


def class_shares(design, prevalence: float) -> np.ndarray:
    yes, no = (np.array([float(s) for s in design.class_shares(a)]) for a in (0, 1))
    return prevalence * yes + (1 - prevalence) * no


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_the_default_of_several_samples_covers(kind, n):
    surveys = 200
    design = kind.from_example()
    rng = np.random.default_rng(n)
    rows = [np.array([[float(e) for e in row] for row in c.rows]) for c in design.channels]
    cuts = np.cumsum([channel.reports for channel in design.channels])[:-1]
    for prevalence in PREVALENCES:
        shares = class_shares(design, prevalence)
        drawn = [rng.multinomial(n // len(rows), shares @ part, size=surveys) for part in rows]
        counts, times = np.unique(np.hstack(drawn), axis=0, return_counts=True)
        made = [
            estimate_latent(design, [part.tolist() for part in np.split(one, cuts)])
            for one in counts
        ]
        ends = np.array([[(i := one.target("yes").interval).low, i.high] for one in made])
        held, width = held_and_wide(ends, times / surveys, prevalence)
        print(f"{kind.name:>30} {n:>5} {prevalence:>5} simulated {held:.4f} {width:.4f}")
        assert held >= FLOOR - noise(surveys)


TWO_OF_TWO = [
    kind
    for kind in LATENT_DESIGNS
    if [channel.reports for channel in kind.from_example().channels] == [2, 2]
]


@pytest.mark.parametrize("n", [10, 20])
@pytest.mark.parametrize("kind", TWO_OF_TWO, ids=lambda kind: kind.name)
def test_every_possible_survey_of_two_samples_is_counted(kind, n):
    design = kind.from_example()
    pairs = list(product(range(n + 1), repeat=2))
    made = [estimate_latent(design, [(one, n - one) for one in pair]) for pair in pairs]
    rows = [np.array([float(row[0]) for row in channel.rows]) for channel in design.channels]
    for place, target in enumerate(design.targets):
        ends = np.array([[(i := one.targets[place].interval).low, i.high] for one in made])
        for prevalence in (0.02, 0.05, 0.1, 0.3, 0.5):
            shares = class_shares(design, prevalence)
            truth = float(target_value(target, [Fraction(float(share)) for share in shares]))
            first, second = (binom.pmf(range(n + 1), n, shares @ row) for row in rows)
            held, width = held_and_wide(ends, np.outer(first, second).ravel(), truth)
            print(
                f"{kind.name:>30} {target.name:>10} {n:>5} {prevalence:>5} {held:.4f} {width:.4f}"
            )
            assert held >= FLOOR


SCALE = {"minimum": 0, "maximum": 10, "step": 1}


def number_design(kind):
    """The everyday example on a scale from 0 to 10, if it does not state one."""
    return kind.read({**SCALE, **kind.example}, kind.example_k)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("kind", ONE_SAMPLE_QUANTITATIVE, ids=lambda kind: kind.name)
def test_means_are_held_by_chebyshev_and_students_coverage_is_told(kind, n):
    """A share of ``prevalence`` has the largest number and the others the smallest: the hardest answers."""
    surveys = 400
    design = number_design(kind)
    scale = design.scale
    ends_of_scale = [(scale.minimum, design), (scale.maximum, design)]
    reports = [d.distribution_of(answer) for answer, d in ends_of_scale]
    values = [np.array([float(value) for value in one]) for one in reports]
    chances = [np.array([float(chance) for chance in one.values()]) for one in reports]
    rng = np.random.default_rng(n)
    low, high = float(scale.minimum), float(scale.maximum)
    for prevalence in PREVALENCES:
        truth = low + prevalence * (high - low)
        found = {}
        drawn = []
        for _ in range(surveys):
            carriers = rng.binomial(n, prevalence)
            drawn.append(
                np.concatenate(
                    [
                        rng.choice(values[1], carriers, p=chances[1] / chances[1].sum()),
                        rng.choice(values[0], n - carriers, p=chances[0] / chances[0].sum()),
                    ]
                )
            )
        for method in (MeanInterval.STUDENT, MeanInterval.CHEBYSHEV):
            made = [estimate_mean(design, one, method=method).interval for one in drawn]
            ends = np.array([[one.low, one.high] for one in made])
            found[method] = held_and_wide(ends, np.full(surveys, 1 / surveys), truth)
            is_sure = all(one.method is MeanInterval.CHEBYSHEV for one in made)
            if is_sure:
                assert found[method][0] >= 0.95 - noise(surveys)
        held, width = found[MeanInterval.STUDENT]
        print(
            f"{kind.name:>30} {n:>5} {prevalence:>5} simulated {held:.4f} {width:.4f}"
            f"  chebyshev {found[MeanInterval.CHEBYSHEV][0]:.4f}"
        )
