"""The one idea, and what it refuses."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from surveyapp.designs.core.channel import Channel, ChannelProblem, ForcedForm, position, thresholds

HALF = Fraction(1, 2)
TWO_COINS = Channel(((Fraction(3, 4), Fraction(1, 4)), (Fraction(1, 4), Fraction(3, 4))))


def rows(*texts: str) -> tuple[tuple[Fraction, ...], ...]:
    return tuple(tuple(Fraction(entry) for entry in text.split()) for text in texts)


@pytest.mark.parametrize(
    ("matrix", "reason"),
    [
        ((), "no answers or no reports"),
        (((),), "no answers or no reports"),
        (rows("1/2 1/2", "1"), "row 2 has another length"),
        (rows("3/2 -1/2", "1/2 1/2"), "row 1 has a negative probability"),
        (rows("1/2 1/2", "1/2 1/3"), "row 2 sums to 5/6 and not to 1"),
    ],
)
def test_a_matrix_that_is_no_channel_is_refused(matrix, reason):
    with pytest.raises(ChannelProblem, match=reason):
        Channel(matrix)


def test_the_coin_has_as_many_values_as_the_smallest_common_denominator():
    assert Channel(rows("1/2 1/3 1/6", "1/4 1/4 1/2")).denominator == 12


def test_epsilon_is_infinite_where_a_report_rules_an_answer_out():
    assert Channel(rows("1 0", "1/2 1/2")).epsilon == math.inf


def test_a_report_that_is_never_given_does_not_count_for_epsilon():
    assert Channel(rows("3/4 0 1/4", "1/4 0 3/4")).worst_ratio == 3


def test_epsilon_looks_at_every_column():
    assert Channel(rows("1/2 1/4 1/4", "1/4 1/4 1/2", "3/8 1/8 1/2")).worst_ratio == 2


def test_the_forced_form_of_two_coins_is_half_truth():
    assert TWO_COINS.forced_form() == ForcedForm(HALF, (Fraction(1, 4), Fraction(1, 4)))


@pytest.mark.parametrize(
    "matrix", [rows("1/2 1/4 1/4", "1/4 1/2 1/4", "1/8 3/8 1/2"), rows("1/2 1/4 1/4", "0 1/2 1/2")]
)
def test_a_channel_that_is_not_truth_or_forced_has_no_forced_form(matrix):
    assert Channel(matrix).forced_form() is None


@pytest.mark.parametrize(
    "matrix",
    [
        rows("1/2 1/4 1/4", "1/4 1/2 1/4", "1/8 3/8 1/2"),  # square, general
        rows("1/4 1/2 1/4", "1/2 1/4 1/4", "1/8 3/8 1/2"),  # square, pivots have to be found
        rows("1/2 1/4 1/4", "0 1/2 1/2"),  # more reports than answers
        rows("3/4 1/4", "1/4 3/4"),  # forced form
    ],
)
def test_debiasing_undoes_any_channel_exactly(matrix):
    undone = [
        [
            sum(p * b[i] for p, b in zip(row, Channel(matrix).debiasing(), strict=True))
            for i in range(len(matrix))
        ]
        for row in matrix
    ]
    assert undone == [[int(i == j) for j in range(len(matrix))] for i in range(len(matrix))]


@pytest.mark.parametrize(
    "matrix",
    [
        rows("1/2 1/2", "1/2 1/2"),
        rows("1/2 1/4 1/4", "1/4 1/2 1/4", "3/8 3/8 1/4"),
        rows("1/2 1/2", "1/4 3/4", "3/4 1/4"),
        rows("1/2 1/4 1/4", "1/2 1/4 1/4"),
    ],
)
def test_a_channel_from_which_nothing_can_be_learned_is_told(matrix):
    with pytest.raises(ChannelProblem, match="nothing can be learned"):
        Channel(matrix).debiasing()


def test_thresholds_are_the_integers_below_which_each_report_falls():
    assert thresholds(rows("1/2 1/6 1/3")[0], 12) == (6, 8, 12)


def test_each_coin_value_falls_to_one_place():
    assert [position(coin, (2, 2, 5, 6)) for coin in range(6)] == [0, 0, 2, 2, 2, 3]
