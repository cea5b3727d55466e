"""Numbers that promise something are never written smaller than they are."""

import math

import pytest

from surveyapp.messages.numerals import short_up


@pytest.mark.parametrize(
    ("epsilon", "said"),
    [
        (2.0, "2"),
        (0.3, "0.3"),
        (7 * math.log(16), "19.4082"),  # 19.40812: not 19.4081
        (math.log(3), "1.0987"),
        (1 / 3, "0.3334"),
        (math.inf, "inf"),
    ],
)
def test_an_epsilon_is_short_and_never_below_its_true_value(epsilon, said):
    assert short_up(epsilon) == said
