"""Whoever is alike may be counted: what is told of a simple sample is the same as from one row each."""

from dataclasses import astuple
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from surveyapp.designs import Mode
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.means import estimate_mean, estimate_two_means
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.quality.careless_answering import ControlReports
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.tallied_sample import TalliedSample

DICE = AdditiveNoise(
    added=Distribution.uniform(range(1, 7)), minimum=Fraction(0), maximum=Fraction(10)
)
DUCHI = Duchi(epsilon=1.0, minimum=Fraction(0), maximum=Fraction(10))
ENDS = [float(end) for end in (DUCHI.lattice.start, DUCHI.lattice.start + DUCHI.lattice.unit)]

rows = st.lists(
    st.tuples(st.integers(1, 16), st.booleans(), st.integers(1, 9)), min_size=1, max_size=8
)


def close(one, other):
    """The same but for the order in which numbers were added up."""
    assert type(one) is type(other)
    if isinstance(one, tuple):
        assert len(one) == len(other)
        for own, its in zip(one, other, strict=True):
            close(own, its)
    elif isinstance(one, float):
        assert one == pytest.approx(other, rel=1e-9, abs=1e-9)
    else:
        assert one == other


def told(made):
    """What there is to know beside the number; a variance of 0 may be written otherwise."""
    return [one.template for one in made.cautions]


@settings(deadline=None, max_examples=60)
@given(
    rows=rows,
    design=st.sampled_from([DICE, DUCHI]),
    method=st.sampled_from(list(MeanInterval)),
    more=st.sampled_from([None, 0, 7, 1000]),
)
def test_a_mean_is_that_of_everybody(rows, design, method, more):
    numbers, groups, times = (np.array(column) for column in zip(*rows, strict=True))
    reports = numbers.astype(float) if design is DICE else np.array(ENDS)[numbers % 2]
    population = None if more is None else int(times.sum()) + more
    how = {"method": method, "population": population}
    for domain in (None, groups):
        each = None if domain is None else np.repeat(domain, times)
        try:
            plain = estimate_mean(design, np.repeat(reports, times), domain=each, **how)
        except NoReports:
            with pytest.raises(NoReports):
                estimate_mean(design, reports, times=times, domain=domain, **how)
        else:
            counted = estimate_mean(design, reports, times=times, domain=domain, **how)
            assert told(counted) == told(plain)
            close(astuple(counted)[:-1], astuple(plain)[:-1])


def test_two_means_are_those_of_everybody():
    rng = np.random.default_rng(2)
    design = GreenbergQuantitative(p_truth_1=Fraction(3, 4), p_truth_2=Fraction(1, 4))
    reports, samples = rng.integers(0, 9, size=20).astype(float), rng.integers(1, 3, size=20)
    times = rng.integers(1, 30, size=20)
    counted = estimate_two_means(design, reports, samples, times=times)
    plain = estimate_two_means(design, np.repeat(reports, times), np.repeat(samples, times))
    close(astuple(counted), astuple(plain))


@settings(deadline=None, max_examples=60)
@given(
    rows=st.lists(
        st.tuples(st.integers(-1, 1), st.integers(-1, 1), st.integers(1, 400)),
        min_size=1,
        max_size=9,
    )
)
def test_what_a_control_tells_is_that_of_everybody(rows):
    control, question, times = (np.array(column) for column in zip(*rows, strict=True))
    known = (Warner(Fraction(3, 4)), Mode.KIOSK_COINS, Fraction(1, 20))
    counted = ControlReports(*known, control.astype(np.int32), None, times)
    plain = ControlReports(*known, np.repeat(control, times).astype(np.int32))
    if not (control >= 0).any():
        for one in (counted, plain):
            with pytest.raises(NoReports):
                one.rate(DEFAULT_METHOD, 0.95)
        return
    close(astuple(counted.rate(DEFAULT_METHOD, 0.95)), astuple(plain.rate(DEFAULT_METHOD, 0.95)))
    close(astuple(counted.nobody_is_careless()), astuple(plain.nobody_is_careless()))
    if (question >= 0).any():
        both = counted.corrected(question, 0.95), plain.corrected(np.repeat(question, times), 0.95)
        close(*(one and tuple(map(astuple, one)) for one in both))


@pytest.mark.parametrize("population", [None, 40, 13])
@pytest.mark.parametrize("times", [[1], [2], [3, 1, 9], [1, 1, 1]])
def test_the_sample_is_a_stratified_one_with_one_stratum(times, population):
    plain = stratified(np.ones(sum(times)), populations=population)
    counted = TalliedSample(np.array(times, dtype=float), population)
    values = np.arange(len(times)) ** 2 / 7
    each = np.repeat(values, times)
    assert counted.units == plain.units
    assert counted.freedom == plain.freedom
    assert str(counted.cautions) == str(plain.cautions)
    assert np.repeat(counted.fractions, times) == pytest.approx(plain.fractions)
    assert np.repeat(counted.weights, times) == pytest.approx(plain.weights)
    assert counted.variance(values) == pytest.approx(plain.variance(each))
    assert counted.variance_replaced(values) == pytest.approx(plain.variance_replaced(each))
    first = np.arange(len(times)) == 0
    assert counted.among(first) == plain.among(np.repeat(first, times))


def test_more_people_than_there_are_cannot_be_drawn():
    with pytest.raises(UserProblem, match=r"were sampled from it\. Give"):
        TalliedSample(np.array([3.0, 4.0]), 6)


def test_who_was_drawn_with_weights_is_not_counted():
    with pytest.raises(ValueError, match="not alike"):
        estimate_mean(DICE, [3.0], times=np.ones(1), sample=stratified([1.0]))
