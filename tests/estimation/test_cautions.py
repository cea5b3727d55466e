from __future__ import annotations

from dataclasses import replace

import pytest

from surveyapp.estimation.cautions import (
    FAR_OUTSIDE,
    ONE_REPORT,
    ONLY_NOISE,
    RAISED,
    raised_variances,
    remarks,
)
from surveyapp.estimation.estimate import Estimate, Interval, IntervalMethod
from surveyapp.messages.message import Message


def test_a_caution_fills_its_sentence_and_a_translation_with_the_same_facts():
    caution = Message("{count} were left out.", {"count": 3})
    assert str(caution) == "3 were left out."
    assert caution.render(lambda _context, _text: "{count} fehlen.") == "3 fehlen."


def test_a_caution_shows_no_control_characters_of_a_stranger():
    assert str(Message("First: {label}.", {"label": "a\nb"})) == "First: a\\nb."


def estimated(prevalence=0.4, error=0.1, coins=0.05, ends=(0.2, 0.6), n=50):
    interval = Interval(*ends, 0.95, IntervalMethod.WALD)
    return Estimate(prevalence, error, error, coins, interval, n, None, prevalence)


@pytest.mark.parametrize(
    ("estimates", "templates"),
    [
        ([], []),
        ([estimated()], []),
        ([estimated(), estimated(error=None, n=1)], [ONE_REPORT]),
        ([estimated(error=None, n=2)], []),
        ([estimated(n=1)], []),
        ([estimated(-0.3, ends=(0.0, 0.1))], [FAR_OUTSIDE]),
        ([estimated(1.2, ends=(0.9, 1.0))], [FAR_OUTSIDE]),
        ([estimated(0.0, ends=(0.0, 0.0)), estimated(1.0, ends=(1.0, 1.0))], []),
        ([estimated(-0.19, ends=(0.0, 0.1))], []),
        ([estimated(-0.3, error=None, ends=(0.0, 0.05))], [FAR_OUTSIDE]),
        ([estimated(-0.09, error=None, ends=(0.0, 0.05))], []),
        ([estimated(-0.3, error=None, coins=None, ends=(0.0, 0.05))], []),
        ([estimated(coins=0.999)], []),
        ([estimated(coins=None)], []),
        ([estimated(), estimated(coins=1.0)], [ONLY_NOISE]),
        ([estimated(7.2, None, 3.0, (0.0, 1.0), 1)], [ONE_REPORT, FAR_OUTSIDE, ONLY_NOISE]),
    ],
)
def test_each_caution_is_given_where_its_number_would_mislead(estimates, templates):
    assert [caution.template for caution in remarks(estimates)] == templates


@pytest.mark.parametrize(("prevalence", "is_far"), [(-0.128, False), (-0.129, True)])
def test_how_far_is_far_goes_by_the_level(prevalence, is_far):
    """At 80 % z is 1.2816, and the standard error is 0.1."""
    for share in (prevalence, 1 - prevalence):
        one = replace(estimated(share), interval=Interval(0.0, 0.1, 0.8, IntervalMethod.WALD))
        assert [caution.template for caution in remarks([one])] == [FAR_OUTSIDE] * is_far


def test_the_least_variance_that_was_raised_is_named():
    estimates = [replace(estimated(), raised_from=one) for one in (0.0345678, None, 0.01234)]
    (caution,) = raised_variances(estimates)
    assert (caution.template, caution.facts) == (RAISED, {"variance": "0.0123"})
    assert not list(raised_variances([estimated()]))


def test_the_error_that_is_named_is_the_largest():
    (caution,) = remarks([estimated(coins=1.5), estimated(coins=2.34567), estimated(coins=None)])
    assert caution.facts == {"error": "2.35"}
