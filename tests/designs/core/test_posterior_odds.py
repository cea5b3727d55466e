"""What a report lets somebody conclude: against Bayes' rule over every report and many priors."""

from fractions import Fraction
from itertools import product

import pytest

from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.posterior_odds import OddsFactors, odds_factors, symmetric_factors

CHANNELS = [
    TwoCoins().channel,
    ForcedResponse.from_example().channel,
    Crosswise.from_example().channel,
    Mangat.from_example().channel,
    KRR.read({"p_truth": "1/2"}, 3).channel,
    Channel(
        (
            (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
            (Fraction(1, 6), Fraction(1, 2), Fraction(1, 3)),
            (Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)),
        )
    ),
]
PRIOR = Fraction(1, 10)


def every_conclusion(channel, answer, steps=12):
    """The posterior of ``answer`` after each report, over a grid of opinions on the other answers."""
    others = [place for place in range(channel.answers) if place != answer]
    for weights in product(range(steps + 1), repeat=len(others)):
        if sum(weights) != steps:
            continue
        shares = {place: (1 - PRIOR) * w / steps for place, w in zip(others, weights, strict=True)}
        shares[answer] = PRIOR
        for report in range(channel.reports):
            seen = sum(shares[a] * channel.rows[a][report] for a in shares)
            if seen:
                yield shares[answer] * channel.rows[answer][report] / seen


@pytest.mark.parametrize("channel", CHANNELS)
def test_the_bounds_are_reached_and_never_passed(channel):
    for answer in range(channel.answers):
        found = odds_factors(channel, answer)
        conclusions = list(every_conclusion(channel, answer))
        assert max(conclusions) == found.highest(PRIOR)
        assert min(conclusions) == found.lowest(PRIOR)


def test_two_coins_make_one_in_ten_one_in_four():
    # a yes is 3 times as likely from who has it: odds of 1:9 become 3:9
    found = odds_factors(TwoCoins().channel, 0)
    assert found == OddsFactors(Fraction(3), Fraction(3))
    assert found.highest(PRIOR) == Fraction(1, 4)
    assert found.lowest(PRIOR) == Fraction(1, 28)


def test_a_report_that_rules_out_leaves_nothing():
    # Mangat: who has the trait always says yes, so a no rules it out, and a yes proves nothing
    found = odds_factors(Mangat.from_example().channel, 0)
    assert found.down is None
    assert found.lowest(PRIOR) == 0
    assert found.highest(PRIOR) < 1
    assert symmetric_factors(None).highest(PRIOR) == 1


def test_who_was_certain_before_stays_so():
    assert symmetric_factors(None).highest(Fraction(0)) == 0
    assert symmetric_factors(Fraction(3)).highest(Fraction(1)) == 1
