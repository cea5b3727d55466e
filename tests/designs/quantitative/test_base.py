"""Linear maps, scales, distributions, and the declaration of designs for numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs.core.design import ParameterProblems
from surveyapp.designs.core.distribution import Distribution, NoDistribution, decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.parameters import NotTogether, ParameterProblem
from surveyapp.designs.core.scale import AnswerOffScale, Scale
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.base import Lattice, LinearMap
from surveyapp.designs.quantitative.direct_number import DirectNumber
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.saha import Saha

small = st.fractions(-20, 20, max_denominator=6)


@given(small, small, small, st.tuples(small, small, small))
def test_a_rescaled_map_says_the_same_of_the_same_answer(slope, start, origin, spread):
    step, unit, position = Fraction(3, 2), Fraction(1, 10), Fraction(7)
    on_positions = LinearMap(slope, Fraction(2), *spread)
    moved = on_positions.rescaled((start, step), (origin, unit))
    answer = start + step * position
    assert moved.mean(answer) == origin + unit * on_positions.mean(position)
    assert moved.variance(answer) == unit**2 * on_positions.variance(position)


def test_pollock_and_beks_noise_varies_the_same_at_every_answer():
    design = AdditiveNoise(added=Distribution.uniform(range(1, 7)))
    assert design.linear == LinearMap(
        Fraction(1), Fraction(7, 2), Fraction(0), Fraction(0), Fraction(35, 12)
    )
    assert design.variance_at(Fraction(1000)) == Fraction(35, 12)
    assert design.largest_variance == design.least_variance == Fraction(35, 12)


def test_without_a_scale_a_growing_variance_has_no_largest():
    design = MultiplicativeNoise(multiplied_by=Distribution.uniform([1, 3]))
    assert design.largest_variance is None
    assert design.least_variance == 0
    assert design.pseudo_reach is None


def test_without_a_scale_the_least_variance_is_at_the_vertex():
    # Z = W·(x + U) varies least at x = −E[U], by E[W²]·Var(U) = 5 · 35/12; of Z/E[W], divided by 2²
    design = Saha(
        multiplied_by=Distribution.uniform([1, 3]), added=Distribution.uniform(range(1, 7))
    )
    assert design.least_variance == Fraction(5 * 35, 12 * 4)
    assert design.least_variance == design.variance_at(Fraction(-7, 2))
    # W is 1 or 5: E[W²] = 13 and E[W] = 3
    wider = Saha(
        multiplied_by=Distribution.uniform([1, 5]), added=Distribution.uniform(range(1, 7))
    )
    assert wider.least_variance == Fraction(13 * 35, 12 * 9) == wider.variance_at(Fraction(-7, 2))


def test_direct_numbers_stand_on_the_steps_of_their_scale():
    design = DirectNumber(minimum=Fraction(2), maximum=Fraction(10), step=Fraction(2))
    assert design.lattice == Lattice(Fraction(2), Fraction(2), 5)  # 2, 4, 6, 8, 10


def test_two_unknown_means_take_two_samples_with_coins_of_their_own():
    design = GreenbergQuantitative.from_example()
    parts = (design.sample_shares, design.randomizers(), design.p_truths, design.alphabets(()))
    assert [len(part) for part in parts] == [design.samples] * 4 == [2] * 4
    assert design.sample_shares == (Fraction(1, 2), Fraction(1, 2))


def test_the_top_of_a_parabola_inside_the_scale_is_its_largest_variance():
    design = Duchi(epsilon=Fraction(1), minimum=Fraction(0), maximum=Fraction(10))
    assert design.largest_variance == design.variance_at(Fraction(5))
    assert (
        design.least_variance == design.variance_at(Fraction(0)) == design.variance_at(Fraction(10))
    )


@pytest.mark.parametrize(
    ("minimum", "maximum", "step", "match"),
    [
        (5, 5, 1, "below the maximum"),
        (6, 5, 1, "below the maximum"),
        (0, 10, 3, "whole steps"),
        (0, 10, "0.000001", "more than a million"),
    ],
)
def test_a_scale_that_is_none_is_refused_in_a_sentence(minimum, maximum, step, match):
    with pytest.raises(ParameterProblems, match=match):
        Duchi.read({"epsilon": 1, "minimum": minimum, "maximum": maximum, "step": step}, 0)


@pytest.mark.parametrize("given_", [{"minimum": 0}, {"maximum": 0}])
def test_half_a_scale_is_refused(given_):
    with pytest.raises(ParameterProblems, match="together"):
        AdditiveNoise.read({"added": "1, 2", **given_}, 0)


def test_a_mechanism_for_bounded_numbers_needs_bounds():
    with pytest.raises(ParameterProblems, match="needs a minimum and a maximum"):
        Duchi.read({"epsilon": 1}, 0)


def test_a_step_of_nothing_is_refused():
    with pytest.raises(ParameterProblems, match="step is 0; it must be"):
        Duchi.read({"epsilon": 1, "minimum": 0, "maximum": 1, "step": 0}, 0)
    with pytest.raises(NotTogether, match="above 0"):
        Scale(Fraction(0), Fraction(1), Fraction(-1))


@pytest.mark.parametrize("epsilon", [0, -1, 20, "1/0", None])
def test_an_epsilon_out_of_range_is_refused(epsilon):
    with pytest.raises(ParameterProblems, match="epsilon is"):
        Duchi.read({"epsilon": epsilon, "minimum": 0, "maximum": 1}, 0)


@pytest.mark.parametrize("answer", [Fraction(-1), Fraction(11), Fraction(1, 2)])
def test_an_answer_off_the_scale_is_not_told_in_the_error(answer):
    with pytest.raises(AnswerOffScale) as refused:
        Scale(Fraction(0), Fraction(10), Fraction(1)).position(answer)
    assert str(refused.value) == "The number must be from 0 to 10, in steps of 1."
    assert answer not in refused.value.facts.values()


def test_the_ends_of_the_scale_come_from_the_question():
    bounds = {"minimum": Fraction(0), "maximum": Fraction(10)}
    design = AdditiveNoise.for_question({"added": "1, 2"}, **bounds)
    assert design.stated_scale == Scale(Fraction(0), Fraction(10), Fraction(1))
    assert AdditiveNoise.survey_parameters() == ("added",)
    with pytest.raises(ParameterProblems, match="minimum is not a parameter"):
        AdditiveNoise.for_question({"added": "1, 2", "minimum": 0}, **bounds)


def test_a_kiosk_cannot_ask_with_a_number_of_which_only_moments_are_known():
    with pytest.raises(ParameterProblems, match="list its values"):
        AdditiveNoise.for_question(
            {"added": "mean 2, sd 1"}, minimum=Fraction(0), maximum=Fraction(1)
        )
    design = AdditiveNoise.read({"added": "mean 2, sd 1", "minimum": 0, "maximum": 1}, 0)
    assert design.worst_ratio is None
    assert design.reach is None
    assert not design.can_ask
    with pytest.raises(NotTogether, match="cannot be drawn"):
        design.distribution_of(Fraction(0))


def test_without_a_scale_nothing_can_be_drawn():
    with pytest.raises(NotTogether, match="give a minimum and a maximum"):
        _ = AdditiveNoise(added=Distribution.always(1)).stated_scale


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("1, 2, 3", Distribution.uniform([1, 2, 3])),
        ([1, 2, 3], Distribution.uniform([1, 2, 3])),
        ("5", Distribution.always(5)),
        (
            "1: 1/4, 2: 0.75",
            Distribution.of({Fraction(1): Fraction(1, 4), Fraction(2): Fraction(3, 4)}),
        ),
        (
            {"values": [1, "5/2"], "probabilities": ["1/4", 0.75]},
            Distribution.of({Fraction(1): Fraction(1, 4), Fraction(5, 2): Fraction(3, 4)}),
        ),
        ({"values": [1, 2]}, Distribution.uniform([1, 2])),
        ("mean 2, sd 0.5", Distribution.moments(Fraction(2), Fraction(1, 4))),
        ("mean 2, variance 0.5", Distribution.moments(Fraction(2), Fraction(1, 2))),
        ({"mean": 2, "sd": "1/2"}, Distribution.moments(Fraction(2), Fraction(1, 4))),
    ],
)
def test_distributions_have_several_notations(written, expected):
    read = Distribution.read(written)
    assert read == expected
    assert Distribution.read(read.written()) == read
    assert Distribution.read(read) is read


@pytest.mark.parametrize(
    ("written", "match"),
    [
        ("", "not a number"),
        ([], "no values"),
        ({"values": []}, "no values"),
        ({"values": [], "probabilities": []}, "no values"),
        ("1: 1/2, 2", "some values"),
        ("1: 1/2: 3", "some values"),
        ("1: 1/2, 2: 1/3", "sum to 5/6"),
        ("1: 3/2, 2: -1/2", "negative"),
        ("1: 1/2, 1: 1/2", "listed twice"),
        ("mean 2, sd -1", "standard deviation is negative"),
        ("mean 2, variance -1", "variance is negative"),
        ({"mean": 2}, "neither values nor a mean"),
        ({"values": "12"}, "must be lists"),
        ({"values": [1, 2], "probabilities": [1]}, "as many probabilities"),
        (list(range(1001)), "more than 1000"),
        (7, "neither a list nor a text"),
    ],
)
def test_what_is_no_distribution_is_refused_in_a_sentence(written, match):
    with pytest.raises(NoDistribution, match=match):
        Distribution.read(written)
    with pytest.raises(ParameterProblems) as refused:
        AdditiveNoise.read({"added": written}, 0)
    (problem,) = refused.value.problems
    assert "is not a distribution: " in str(problem)
    assert "added is not a distribution" in str(problem)


def test_too_many_values_at_once_are_refused():
    with pytest.raises(NoDistribution, match="more than 1000"):
        Distribution.uniform(range(1001))


def test_values_that_never_come_are_dropped():
    assert Distribution.of(
        {Fraction(1): Fraction(0), Fraction(2): Fraction(1)}
    ) == Distribution.always(2)


@given(st.fractions(-1000, 1000, max_denominator=10**6))
def test_a_decimal_loses_no_digit(number):
    assert exact(decimal_text(number)) == number


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(5), "5"),
        (Fraction(-1, 4), "-0.25"),
        (Fraction(1, 3), "1/3"),
        (Fraction(0), "0"),
        (Fraction(123, 1000), "0.123"),
    ],
)
def test_finite_decimals_have_a_point(number, text):
    assert decimal_text(number) == text


def test_a_distribution_times_a_number():
    doubled = Distribution.uniform([1, 2]).times(Fraction(-2))
    assert doubled == Distribution.uniform([-4, -2])
    assert Distribution.uniform([1, 2]).times(Fraction(0)) == Distribution.always(0)
    assert Distribution.moments(Fraction(2), Fraction(3)).times(
        Fraction(2)
    ) == Distribution.moments(Fraction(4), Fraction(12))


def test_a_declared_distribution_says_what_it_allows():
    parameter = AdditiveNoise.parameters()["added"]
    assert str(parameter.allowed) == "a list of values with their probabilities"
    read = parameter.read("added", "1, 2")
    assert parameter.read("added", parameter.write(read)) == read


def test_a_bound_out_of_range_is_refused():
    with pytest.raises(ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*it must be from"):
        AdditiveNoise(
            added=Distribution.always(1), minimum=Fraction(-(10**13)), maximum=Fraction(0)
        )
