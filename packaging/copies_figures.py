"""How often intervals from copies of a synthetic table cover, for ``measure_learning.py --only copies``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

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
from surveyapp.learning.joint.posterior import measured_pairs, posterior_draws
from surveyapp.learning.synthetic.synthesizer import learn_joint

COPIES = 20
ROWS_EACH = 5
"""A copy has so many times as many rows as the table."""
LEVELS = (2, 3, 2, 4, 2)
LABEL, PREDICTORS = "c4", ("c0", "c1", "c2")
USUAL: dict[str, Any] = {"category": None, "level": 0.95, "progress": no_progress}

Hits = dict[tuple[str, str], list[bool]]
"""By kind and name of what is estimated, which intervals cover."""
UNMEASURED = ", not measured"
"""Kinds of what depends on pairs that were not measured, so that the program gives it no interval."""


def population(seed: int = 1) -> Joint:
    """Return five columns of 2 to 4 levels whose pairs go together, the last a label."""
    rng = np.random.default_rng(seed)
    attributes = tuple(
        Attribute(f"c{place}", tuple(map(str, range(size))), can_be_missing=False)
        for place, size in enumerate(LEVELS)
    )
    subsets = [(place,) for place in range(5)] + list(combinations(range(5), 2))
    tables = tuple(rng.normal(0, 0.4, [LEVELS[c] for c in subset]) for subset in subsets)
    return Joint(attributes, tuple(subsets), tables, 2000.0)


def true_coefficients(joint: Joint) -> dict[str, float]:
    """Return what a regression of everybody would give: in large samples of the distribution."""
    rng = np.random.default_rng(9)
    large = [joint.draw(400_000, rng) for _ in range(2)]
    rows = pooled_regression(SyntheticCopies(tuple(large)), LABEL, PREDICTORS, **USUAL)
    return {row.column: row.estimate for row in rows}


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


def coverage(people: int, epsilon: float, surveys: int) -> tuple[Hits, int]:
    """Return which 95 % intervals cover, each survey released once, and how many regressions were refused."""
    rng = np.random.default_rng(5)
    truth = population()
    names = [attribute.name for attribute in truth.attributes]
    coefficients = true_coefficients(truth)
    hits: Hits = defaultdict(list)
    refused = 0
    for _ in range(surveys):
        table = truth.draw(people, rng, independently=True)
        released = learn_joint(table, epsilon, noise=SimulatedNoise(rng))
        drawn = [
            each.draw(ROWS_EACH * people, rng, independently=True)
            for each in posterior_draws(released, COPIES, rng)
        ]
        copies, measured = SyntheticCopies(tuple(drawn)), measured_pairs(released)
        for row in pooled_shares(copies, names, None, 0.95, no_progress):
            share = truth.marginal((names.index(row.column),))[int(row.value)]
            hits["share", f"{row.column} = {row.value}"].append(row.low <= share <= row.high)
        for i, j in combinations(range(5), 2):
            pair = truth.marginal((i, j))
            for row in pooled_shares(paired(copies, i, j), ["pair"], None, 0.95, no_progress):
                cell = divmod(int(row.value), pair.shape[1])
                name = f"{names[i]} × {names[j]}: {cell}"
                kind = "pair" + UNMEASURED * bool(measured.unmeasured((names[i], names[j])))
                hits[kind, name].append(row.low <= pair[cell] <= row.high)
        try:
            regression = pooled_regression(copies, LABEL, PREDICTORS, **USUAL)
        except UserProblem:  # a value that noise made so rare that a copy has one answer of it
            refused += 1
            continue
        kind = "coefficient" + UNMEASURED * bool(measured.unmeasured((LABEL, *PREDICTORS)))
        for row in regression:
            seen = row.low <= coefficients[row.column] <= row.high
            hits[kind, row.column].append(seen)
    return dict(hits), refused


def print_copies(
    sizes: Sequence[int], epsilons: Sequence[float], surveys: int
) -> dict[tuple[int, float, str], float]:
    """Print the shares that cover, and return their means by people, ε and kind."""
    print(f"share of 95 % intervals from {COPIES} copies that cover, over {surveys} surveys")
    means = {}
    for people in sizes:
        for epsilon in epsilons:
            hits, refused = coverage(people, epsilon, surveys)
            print(f"  {people} people, ε {epsilon:g}: regressions refused in {refused}")
            for what in dict.fromkeys(kind for kind, _ in hits):
                found = {
                    name: float(np.mean(seen))
                    for (kind, name), seen in hits.items()
                    if kind == what
                }
                worst = min(found, key=found.__getitem__)
                means[people, epsilon, what] = float(np.mean(list(found.values())))
                print(
                    f"    {what:26} mean {means[people, epsilon, what]:.3f}, "
                    f"least {found[worst]:.3f} ({worst})",
                    flush=True,
                )
    return means
