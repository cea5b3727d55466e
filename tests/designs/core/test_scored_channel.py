"""Channels with more reports than answers."""

from __future__ import annotations

from fractions import Fraction

from surveyapp.designs.core.channel import Channel

WIDE = (
    (Fraction(1, 2), Fraction(1, 4), Fraction(1, 4), Fraction(0)),
    (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4), Fraction(0)),
)


def times(left, right):
    columns = tuple(zip(*right, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left
    ]


def test_a_wide_channel_is_undone_by_scores_that_sum_to_one():
    channel = Channel(WIDE)
    assert times(channel.rows, channel.debiasing()) == [[1, 0], [0, 1]]
    assert [sum(row) for row in channel.debiasing()] == [1, 1, 1, 1]


def test_a_report_that_is_never_given_stands_for_even_shares():
    assert Channel(WIDE).debiasing()[3] == (Fraction(1, 2),) * 2


def test_no_other_unbiased_scores_vary_less_at_even_shares():
    channel = Channel(WIDE)
    ours = [row[0] for row in channel.debiasing()]
    chance = [(a + b) / 2 for a, b in zip(*channel.rows, strict=True)]
    nothing = (Fraction(5), Fraction(-11), Fraction(1), Fraction(0))  # P times this is 0
    assert times(channel.rows, [[x] for x in nothing]) == [[0], [0]]
    for step in (Fraction(-1, 10), Fraction(1, 10)):
        others = [a + step * b for a, b in zip(ours, nothing, strict=True)]
        assert sum(p * s**2 for p, s in zip(chance, others, strict=True)) > sum(
            p * s**2 for p, s in zip(chance, ours, strict=True)
        )
