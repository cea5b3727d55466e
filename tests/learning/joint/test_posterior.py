"""Distributions drawn from the posterior spread as what the sample and the noise leave unknown."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest

from surveyapp.analyses.base.progress import no_progress
from surveyapp.analyses.computation.estimates.synthetic_copies import (
    SyntheticCopies,
    pooled_regression,
    pooled_shares,
)
from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.marginals import Marginal
from surveyapp.learning.joint.posterior import fitted_marginals, geometric_noise, posterior_draws
from surveyapp.learning.joint.selection import LARGEST_MODEL
from surveyapp.learning.synthetic.synthesizer import learn_joint


def attributes(*sizes: int) -> tuple[Attribute, ...]:
    return tuple(
        Attribute(f"c{place}", tuple(map(str, range(size))), can_be_missing=False)
        for place, size in enumerate(sizes)
    )


@pytest.mark.parametrize("variance", [0.0, 0.4, 200.0])
def test_noise_has_the_variance_that_was_released(variance):
    drawn = geometric_noise(variance, (60_000,), np.random.default_rng(1))
    assert drawn.var() == pytest.approx(variance, rel=0.04)
    assert drawn == pytest.approx(np.rint(drawn))


def test_a_share_spreads_as_its_sample_and_its_noise():
    n, variance = 1000, 300.0
    released = Marginal((0,), np.array([300.0, 700.0]), variance)
    joint = Joint(attributes(2), ((0,),), (np.log([0.3, 0.7]),), n, (released,))
    shares = [d.marginal((0,))[0] for d in posterior_draws(joint, 400, np.random.default_rng(1))]
    # both cells are cut to add up to n: of their noise half the difference is left, v/2
    expected = math.sqrt(0.3 * 0.7 / n + variance / 2 / n**2)
    assert np.mean(shares) == pytest.approx(0.3, abs=4 * expected / 20)
    assert np.std(shares) == pytest.approx(expected, rel=0.12)


def test_without_noise_the_sample_is_left():
    rng = np.random.default_rng(2)
    codes = rng.integers(0, 2, (500, 2)).astype(np.int32)
    joint = learn_joint(CodedTable(attributes(2, 2), codes), math.inf)
    cells = np.array([d.marginal((0, 1)) for d in posterior_draws(joint, 200, rng)])
    share = joint.marginal((0, 1))
    assert cells.std(axis=0) == pytest.approx(np.sqrt(share * (1 - share) / 500), rel=0.2)


def test_of_marginals_too_many_for_a_model_the_fitted_ones_are_drawn():
    every = list(combinations(range(18), 2))
    table = CodedTable(
        attributes(*[2] * 18),
        np.random.default_rng(1).integers(0, 2, (300, 18)).astype(np.int32),
    )
    joint = learn_joint(table, 3.0, noise=SimulatedNoise(np.random.default_rng(1)))
    assert LARGEST_MODEL < 2**18
    kept = {each.columns for each in fitted_marginals(joint)}
    assert {(column,) for column in range(18)} <= kept | {(c,) for pair in kept for c in pair}
    assert len([each for each in kept if len(each) == 2]) < len(every)


def population(seed: int = 1) -> Joint:
    """Return five columns of 2 to 4 levels whose pairs go together, the last a label."""
    rng = np.random.default_rng(seed)
    widths = (2, 3, 2, 4, 2)
    subsets = [(place,) for place in range(5)] + list(combinations(range(5), 2))
    tables = tuple(rng.normal(0, 0.4, [widths[c] for c in subset]) for subset in subsets)
    return Joint(attributes(*widths), tuple(subsets), tables, 2000.0)


LABEL, PREDICTORS = "c4", ("c0", "c1", "c2")
USUAL = {"category": None, "level": 0.95, "progress": no_progress}


def true_coefficients(joint: Joint) -> dict[str, float]:
    """Return what a regression of everybody would give: in large samples of the distribution."""
    rng = np.random.default_rng(9)
    large = [joint.draw(400_000, rng) for _ in range(2)]
    rows = pooled_regression(SyntheticCopies(tuple(large)), LABEL, PREDICTORS, **USUAL)
    return {row.column: row.estimate for row in rows}


@pytest.mark.slow
# at .3 the noise in a pair's cell is wider than most cells, and what is cut at 0 misses
@pytest.mark.parametrize(("epsilon", "surveys", "least"), [(1.0, 200, 0.93), (0.3, 60, 0.9)])
def test_intervals_of_copies_cover(epsilon, surveys, least):
    """Each survey of 2000 people is released once, as 20 copies."""
    rng = np.random.default_rng(5)
    truth = population()
    names = [attribute.name for attribute in truth.attributes]
    coefficients = true_coefficients(truth)
    hits: dict[tuple[str, str], list[bool]] = {}
    refused = 0
    for _ in range(surveys):
        table = truth.draw(2000, rng, independently=True)
        released = learn_joint(table, epsilon, noise=SimulatedNoise(rng))
        drawn = [
            each.draw(10_000, rng, independently=True)
            for each in posterior_draws(released, 20, rng)
        ]
        copies = SyntheticCopies(tuple(drawn))
        for row in pooled_shares(copies, names, None, 0.95, no_progress):
            share = truth.marginal((names.index(row.column),))[int(row.value)]
            kind = "share", f"{row.column} = {row.value}"
            hits.setdefault(kind, []).append(row.low <= share <= row.high)
        for i, j in combinations(range(5), 2):
            pair = truth.marginal((i, j))
            for row in pooled_shares(paired(copies, i, j), ["pair"], None, 0.95, no_progress):
                cell = divmod(int(row.value), pair.shape[1])
                kind = "pair", f"{names[i]} × {names[j]}: {cell}"
                hits.setdefault(kind, []).append(row.low <= pair[cell] <= row.high)
        try:
            regression = pooled_regression(copies, LABEL, PREDICTORS, **USUAL)
        except UserProblem:  # a value that noise made so rare that a copy has one answer of it
            refused += 1
            continue
        for row in regression:
            seen = row.low <= coefficients[row.column] <= row.high
            hits.setdefault(("coefficient", row.column), []).append(seen)
    print(f"\nε {epsilon}: coverage of 95 % intervals over {surveys} surveys of 2000 people")
    print(f"  regressions refused in {refused}")
    for what in ("share", "pair", "coefficient"):
        found = {name: np.mean(seen) for (kind, name), seen in hits.items() if kind == what}
        worst = min(found, key=found.__getitem__)
        print(
            f"  {what:12} mean {np.mean(list(found.values())):.3f}, least {found[worst]:.3f} ({worst})"
        )
        assert np.mean(list(found.values())) >= least


def paired(copies: SyntheticCopies, i: int, j: int) -> SyntheticCopies:
    """Return copies with one column: the combinations of two."""
    sizes = [len(copies.tables[0].attributes[place].levels) for place in (i, j)]
    levels = tuple(map(str, range(sizes[0] * sizes[1])))
    return SyntheticCopies(
        tuple(
            CodedTable(
                (Attribute("pair", levels),),
                (one.codes[:, [i]] * sizes[1] + one.codes[:, [j]]).astype(np.int32),
            )
            for one in copies.tables
        )
    )
