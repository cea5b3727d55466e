"""Numbers kept exact, and rounded only to the safe side."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs.core.exact import (
    common_frequencies,
    exact,
    exponential_down,
    fraction_text,
    log_up,
)
from surveyapp.messages.numerals import rounded_up

three_quarters = Fraction(3, 4)
positive = st.fractions(min_value=Fraction(1, 10**9), max_value=10**9)


@pytest.mark.parametrize(
    "value",
    ["3/4", "0.75", ".75", "75e-2", "6/8", "+0.75", 0.75, Decimal("0.75"), three_quarters],
)
def test_all_notations_of_a_number_give_the_same_fraction(value):
    assert exact(value) == three_quarters


def test_a_float_stands_for_its_shortest_decimal_notation():
    assert exact(0.1) == Fraction(1, 10)


@pytest.mark.parametrize(
    "value",
    [
        *("", ".", "e5", "1e", "--1", "1/-2", "1//2", "nan", "inf", "1_000", "0x10", "½", "1e309"),
        *("0/0", "1/0", "\u0661", "1\u00a0000", "1,5", "\n1", "1 ", "9" * 65, "1e-99"),
        *(True, None, [], {}, float("nan"), float("-inf"), Decimal("NaN"), Decimal("sNaN"), 1j),
        Decimal(10) ** 500,
    ],
)
def test_what_is_no_number_raises_value_error(value):
    with pytest.raises(ValueError, match=r"."):
        exact(value)


@given(st.from_regex(r"[0-9]{0,3}\.[0-9]{1,40}(e-?[0-9]{1,2})?", fullmatch=True))
def test_what_is_accepted_as_text_can_be_written_and_read_again(text):
    try:
        number = exact(text)
    except ValueError:
        return
    assert exact(fraction_text(number)) == number


@given(st.floats(min_value=1e-20, max_value=1e9))
def test_every_everyday_float_is_accepted(number):
    assert float(exact(number)) == number


def test_log_up_of_three_is_just_above_the_logarithm_of_three():
    assert 1.0986122886681098 <= log_up(Fraction(3)) <= math.nextafter(1.09861228866811, 2)


def test_log_up_of_one_is_zero():
    assert log_up(Fraction(1)) == 0


def test_log_up_refuses_ratios_below_one():
    with pytest.raises(ValueError, match="at least 1"):
        log_up(Fraction(99, 100))


@given(positive.filter(lambda excess: excess > 0), st.sampled_from([1, 10**20, 10**40, 10**90]))
def test_log_up_is_never_below_the_logarithm(excess, shrink):
    x = excess / shrink
    # ln(1 + x) ≥ 2x/(2 + x) for x ≥ 0, in exact rationals
    assert Fraction(log_up(1 + x)) >= 2 * x / (2 + x)


@given(positive.filter(lambda excess: excess > 0), st.sampled_from([1, 10**20, 10**40, 10**90]))
def test_log_up_is_tight(excess, shrink):
    x = excess / shrink
    assert log_up(1 + x) <= math.log1p(float(x)) * (1 + 1e-14)


def test_log_up_of_a_huge_ratio_does_not_overflow():
    assert log_up(Fraction(10) ** 5000) == pytest.approx(5000 * math.log(10))


@pytest.mark.parametrize(
    "exponent", [Fraction(1), Fraction(-1, 2), Fraction(20), Fraction(1, 10**6)]
)
def test_exponential_down_is_below_by_one_part_in_ten_to_the_forty(exponent):
    with localcontext() as context:
        context.prec = 80
        power = (Decimal(exponent.numerator) / Decimal(exponent.denominator)).exp()
        lacking = 1 - exponential_down(exponent) / Fraction(power)
    assert float(lacking) == pytest.approx(1e-40, rel=1e-9, abs=0)


@given(st.fractions(min_value=Fraction(1, 10**6), max_value=20, max_denominator=10**9))
def test_exponential_down_is_just_below(exponent):
    below = exponential_down(exponent)
    logarithm = log_up(below)
    assert logarithm <= math.nextafter(float(exponent), math.inf)
    assert logarithm == pytest.approx(float(exponent), rel=1e-12)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.0, "0.0000"),
        (1.0986122886681098, "1.0987"),
        (1.0, "1.0000"),
        (1.00000000000001, "1.0001"),
        (math.inf, "∞"),
    ],
)
def test_rounded_up_never_promises_more_privacy_than_there_is(number, text):
    assert rounded_up(number) == text


@pytest.mark.parametrize(
    ("weights", "told"),
    [
        (("1/2", "1/4", "1/4"), ((2, 1, 1), 4, True)),
        (("3/4", "1/6", "1/12"), ((9, 2, 1), 12, True)),
        (("26/36", "5/36", "5/36"), ((26, 5, 5), 36, True)),
        (("73/100", "27/100"), ((73, 27), 100, True)),
        (("1/37", "36/37"), ((3, 97), 100, False)),
        (("1/333", "332/333"), ((3, 997), 1000, False)),
        (("1/1000000", "999999/1000000"), ((1, 999_999), 1_000_000, False)),
        (("1", "0"), ((1, 0), 1, True)),
    ],
)
def test_odds_are_told_as_natural_frequencies(weights, told):
    assert common_frequencies([Fraction(weight) for weight in weights]) == told


weights_of = st.lists(st.integers(0, 10**7), min_size=2, max_size=8).filter(any)


@given(weights_of)
def test_natural_frequencies_sum_up(whole):
    counts, of, _ = common_frequencies([Fraction(n, sum(whole)) for n in whole])
    assert sum(counts) == of


@given(weights_of)
def test_no_possible_event_is_told_to_happen_never(whole):
    counts, _, _ = common_frequencies([Fraction(n, sum(whole)) for n in whole])
    assert [count > 0 for count in counts] == [n > 0 for n in whole]


@given(weights_of)
def test_natural_frequencies_are_off_by_less_than_one_case(whole):
    weights = [Fraction(n, sum(whole)) for n in whole]
    counts, of, is_exact = common_frequencies(weights)
    off = [abs(count - of * weight) for count, weight in zip(counts, weights, strict=True)]
    assert max(off) < 1
    assert is_exact == (max(off) == 0)
