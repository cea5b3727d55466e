from __future__ import annotations

import pytest

from surveyapp.estimation.cautions import ONE_POINT, ONE_REPORT, ONLY_NOISE, remarks
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
        ([estimated(-0.3, ends=(0.0, 0.0))], [ONE_POINT]),
        ([estimated(1.2, ends=(1.0, 1.0))], [ONE_POINT]),
        ([estimated(0.0, ends=(0.0, 0.0)), estimated(1.0, ends=(1.0, 1.0))], []),
        ([estimated(-0.3, ends=(0.0, 0.1))], []),
        ([estimated(coins=0.999)], []),
        ([estimated(coins=None)], []),
        ([estimated(), estimated(coins=1.0)], [ONLY_NOISE]),
        ([estimated(1.2, None, 3.0, (1.0, 1.0), 1)], [ONE_REPORT, ONE_POINT, ONLY_NOISE]),
    ],
)
def test_each_caution_is_given_where_its_number_would_mislead(estimates, templates):
    assert [caution.template for caution in remarks(estimates)] == templates


def test_the_error_that_is_named_is_the_largest():
    (caution,) = remarks([estimated(coins=1.5), estimated(coins=2.34567), estimated(coins=None)])
    assert caution.facts == {"error": "2.35"}
