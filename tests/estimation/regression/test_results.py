"""A probability that was estimated as a logit."""

from __future__ import annotations

import math

import pytest
from scipy.special import expit

from surveyapp.estimation.regression.results import share_coefficient


def test_a_share_has_the_delta_methods_error_and_the_logits_interval():
    found = share_coefficient("cheaters", -1.5, 0.09, 1.96, equation="cheaters", freedom=9)
    share = 1 / (1 + math.exp(1.5))
    assert found.estimate == pytest.approx(share)
    assert found.standard_error == pytest.approx(share * (1 - share) * 0.3)
    assert (found.low, found.high) == pytest.approx((expit(-1.5 - 0.588), expit(-1.5 + 0.588)))
    assert (found.term, found.equation, found.freedom) == ("cheaters", "cheaters", 9)
