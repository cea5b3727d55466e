"""What the guide says of the most frequent class: how often reports name the right one."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.estimation.matrices import matrix

SHARES = np.array([0.70, 0.22, 0.04, 0.04])
RESPONDENTS, SURVEYS = 1400, 20_000


@pytest.mark.parametrize(("epsilon", "named"), [(Fraction(1, 14), 0.50), (Fraction(1, 4), 0.94)])
def test_the_largest_class_is_named_as_often_as_the_guide_says(epsilon, named):
    rows = matrix(KRR(k=4, epsilon=epsilon).channel.rows)
    reported = np.random.default_rng(1).multinomial(RESPONDENTS, SHARES @ rows, SURVEYS)
    estimated = reported @ np.linalg.inv(rows)
    assert (estimated.argmax(axis=1) == 0).mean() == pytest.approx(named, abs=0.01)
