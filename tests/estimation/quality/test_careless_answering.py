"""The share of careless answers and estimates corrected for it, against formulas written out."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chi2

from surveyapp.designs import Mode
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.triangular import Triangular
from surveyapp.designs.channels.warner import Warner
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.quality.careless_answering import ControlReports
from surveyapp.estimation.sampling.sample_designs import stratified

WARNER = Warner(Fraction(3, 4))
P, ANCHOR = Fraction(3, 20), Fraction(3, 20)


def codes(yes: int, no: int, missing: int = 0) -> np.ndarray:
    return np.array([0] * yes + [1] * no + [-1] * missing, dtype=np.int32)


def known(control, *, prevalence=Fraction(0), design=WARNER, mode=Mode.KIOSK_COINS, drawn=None):
    return ControlReports(design, mode, prevalence, control, drawn)


def test_the_rate_is_how_far_the_control_is_from_what_is_known():
    """λ = 0.3 of Warner 3/4 is 0.1: of careless people half would seem to have it, so 0.2 are careless."""
    told = known(codes(300, 700)).rate(DEFAULT_METHOD, 0.95)
    assert told.prevalence == pytest.approx(0.2)
    share_error = math.sqrt(0.3 * 0.7 / 999)
    assert told.standard_error == pytest.approx(2 * 2 * share_error)
    assert told.interval.low < 0.2 < told.interval.high
    other = known(codes(300, 700), prevalence=Fraction(1, 20)).rate(DEFAULT_METHOD, 0.95)
    assert other.prevalence == pytest.approx((0.1 - 0.05) / (0.5 - 0.05))


def test_the_crosswise_correction_is_the_published_one():
    """Atsusaka & Stevenson (2023), eq. 5, with "same" as the report of the anchor and the question."""
    crosswise = Crosswise(P)
    anchor, question = codes(760, 240), codes(600, 400)
    told = known(anchor, design=crosswise, mode=Mode.OWN_DEVICE)
    attention = (0.76 - 0.5) / (0.5 - float(ANCHOR))
    assert told.rate(DEFAULT_METHOD, 0.95).prevalence == pytest.approx(1 - attention)
    yes, no = told.corrected(question, 0.95)
    assert yes.prevalence == pytest.approx(0.5 + (0.6 - 0.5) / (attention * (2 * float(P) - 1)))
    assert no.prevalence == pytest.approx(1 - yes.prevalence)


def test_the_variance_is_the_delta_methods_with_the_covariance():
    rng = np.random.default_rng(3)
    control = (rng.random(900) > 0.35).astype(np.int32)
    question = np.where(rng.random(900) < 0.5, control, (rng.random(900) > 0.45)).astype(np.int32)
    yes, _ = known(control).corrected(question, 0.95)
    u, v = (np.where(each == 0, 1.5, -0.5) for each in (question, control))
    covariance = np.cov(u, v) / 900
    rate = v.mean() / 0.5
    by_u = 1 / (1 - rate)
    by_v = (u.mean() - 0.5) / (1 - rate) ** 2 / 0.5
    gradient = np.array([by_u, by_v])
    assert yes.standard_error == pytest.approx(math.sqrt(gradient @ covariance @ gradient))
    assert covariance[0, 1] > 0


def test_people_who_were_asked_one_of_the_two_have_no_covariance():
    control, question = codes(300, 700, 800), np.concatenate((codes(0, 0, 1000), codes(400, 400)))
    yes, _ = known(control).corrected(question, 0.95)
    rate, share = 0.2, 0.5
    variance_u, variance_v = 4 * 0.25 / 800, 4 * 0.21 / 1000
    by_v = (share - 0.5) / (1 - rate) ** 2 / 0.5
    expected = variance_u / (1 - rate) ** 2 + by_v**2 * variance_v
    assert yes.standard_error == pytest.approx(math.sqrt(expected), rel=0.002)
    assert yes.n == 800


def test_without_careless_people_nothing_is_corrected_but_the_uncertainty_is_told():
    control = codes(250, 750, 1000)
    question = np.concatenate((codes(0, 0, 1000), codes(400, 600)))
    yes, _ = known(control).corrected(question, 0.95)
    assert yes.prevalence == pytest.approx(0.3)
    assert yes.standard_error > 2 * math.sqrt(0.24 / 999)


def test_a_rate_below_zero_is_told_and_is_no_likely_rate():
    told = known(codes(200, 800))
    assert told.rate(DEFAULT_METHOD, 0.95).prevalence == pytest.approx(-0.2)
    assert told.rate(DEFAULT_METHOD, 0.95).maximum_likelihood == 0
    yes, _ = told.corrected(codes(400, 600), 0.95)
    assert yes.maximum_likelihood == pytest.approx(0.3)


def test_the_test_is_a_score_test_with_the_known_variance():
    told = known(codes(300, 700)).nobody_is_careless()
    statistic = (0.3 - 0.25) ** 2 / (0.25 * 0.75 / 1000)
    assert told.statistic == pytest.approx(statistic)
    assert told.p_value == pytest.approx(float(chi2.sf(statistic, 1)))


def test_a_report_that_careful_people_never_give_is_proof():
    """Triangular with a trait that all have: everybody reports the same, so another report is careless."""
    design = Triangular(Fraction(1, 4))
    sure = known(codes(99, 1), prevalence=Fraction(1), design=design, mode=Mode.OWN_DEVICE)
    other = known(codes(100, 0), prevalence=Fraction(1), design=design, mode=Mode.OWN_DEVICE)
    results = {sure.nobody_is_careless().p_value, other.nobody_is_careless().p_value}
    assert results == {0.0, 1.0}


def test_where_all_are_careless_nothing_is_corrected():
    assert known(codes(500, 500)).corrected(codes(400, 600), 0.95) is None


def test_without_reports_there_is_nothing_to_tell():
    for told, reports in ((codes(0, 0, 9), codes(5, 4)), (codes(5, 4), codes(0, 0, 9))):
        with pytest.raises(NoReports):
            known(told).corrected(reports, 0.95)


def test_whoever_weighs_nothing_does_not_count():
    control, question = codes(300, 700), codes(400, 600)
    drawn = stratified(np.ones(1000))
    doubled = stratified(np.concatenate((np.ones(1000), np.zeros(50))))
    more = known(np.concatenate((control, codes(50, 0))), drawn=doubled)
    one, _ = known(control, drawn=drawn).corrected(question, 0.95)
    other, _ = more.corrected(np.concatenate((question, codes(50, 0))), 0.95)
    assert other.prevalence == pytest.approx(one.prevalence)
    assert other.n == one.n == 1000


def test_intervals_of_shares_far_outside_what_is_possible_are_no_points():
    """60 of 400 say yes of whom 100 would if nobody had it: f̂ = −0.4, and π̂ lies below 0 as well."""
    reports = known(codes(60, 340))
    rate = reports.rate(DEFAULT_METHOD, 0.95)
    yes, no = reports.corrected(codes(4, 396), 0.95)
    assert max(rate.prevalence, yes.prevalence) < -0.1
    assert no.prevalence > 1.1
    for one, ends in ((rate, (0, None)), (yes, (0, None)), (no, (None, 1))):
        assert one.interval.high - one.interval.low >= one.standard_error * (1 - 1e-9)
        assert one.interval.low == ends[0] or one.interval.high == ends[1]
