"""Joint distribution of 4 questions × 5 choices from a million rows, counting included.

pytest -m slow -s tests/benchmarks/test_joint_speed.py
"""

from __future__ import annotations

import time
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.estimation.comparison.cross_tables import count_combinations, estimate_joint
from surveyapp.estimation.matrices import contract_axes, matrix

pytestmark = pytest.mark.slow

ROWS = 1_000_000
ROUNDS = 3
TRUTHS = {"dense": 3.0, "sparse": 0.05}


@pytest.mark.parametrize("p_truth", [Fraction(4, 5), Fraction(1, 2), Fraction(1, 4)])
@pytest.mark.parametrize("truth", list(TRUTHS))
def test_four_questions_of_five_choices_take_at_most_a_second(p_truth, truth):
    rng = np.random.default_rng(2026)
    channels = [KRR(k=5, p_truth=p_truth).channel] * 4
    shares = rng.dirichlet(np.full(625, TRUTHS[truth])).reshape((5,) * 4)
    expected = contract_axes(shares, [matrix(channel.rows) for channel in channels]).ravel()
    cells = rng.choice(625, size=ROWS, p=expected / expected.sum())
    columns = [axis.astype(np.int64) for axis in np.unravel_index(cells, (5,) * 4)]
    took = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        counted = count_combinations(columns, [5] * 4)
        counting = time.perf_counter()
        joint = estimate_joint(channels, counted.counts)
        done = time.perf_counter()
        took.append((done - begin, counting - begin))
    best = min(took)
    off = np.abs(joint.maximum_likelihood - shares).max()
    print(
        f"\np_truth {p_truth}, {truth}: {best[0]:.3f} s (aim ≤ 1), of it counting {best[1]:.3f} s; "
        f"{joint.steps} steps, at most {joint.gap:.1e} below "
        f"the maximum; largest error of a share {off:.4f}"
    )
    assert joint.gap <= 1e-6
    assert best[0] <= 1
