"""A known share of respondents who do not follow the instruction."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs import DESIGNS, Design, Mode
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.latent.non_adherence import NonAdherenceModel, NonAdherent, safest_report
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence

RANDOM, SAFE = NonAdherenceModel.RANDOM, NonAdherenceModel.SAFE
ONE_SAMPLE = [kind.from_example() for kind in DESIGNS if isinstance(kind.from_example(), Design)]


@pytest.mark.parametrize("design", ONE_SAMPLE, ids=lambda design: design.name)
@pytest.mark.parametrize("model", NonAdherenceModel)
@pytest.mark.parametrize("mode", [Mode.KIOSK_COINS, Mode.OWN_DEVICE])
def test_the_estimate_undoes_the_mixture_exactly(design, model, mode):
    share = Fraction(3, 10)
    mixed = NonAdherent(design, mode, model, share, design.channel.answers - 1)
    t = design.channel.answers
    truth = [Fraction(i + 1, t * (t + 1) // 2) for i in range(t)]
    followed = [
        sum(a * row[j] for a, row in zip(truth, design.channel.rows, strict=True))
        for j in range(design.channel.reports)
    ]
    others = mixed.reports_of_others
    assert sum(others) == 1
    seen = [(1 - share) * a + share * b for a, b in zip(followed, others, strict=True)]
    debiased = [
        sum(s * row[a] for s, row in zip(seen, mixed.channel.debiasing(), strict=True))
        for a in range(t)
    ]
    assert debiased == truth


def test_nobody_who_does_not_follow_is_the_design_itself():
    design = TwoCoins()
    assert NonAdherent(design, Mode.KIOSK_COINS, RANDOM, Fraction(0), 1).channel == design.channel


def test_everybody_not_following_is_refused():
    with pytest.raises(ValueError, match="below 1"):
        NonAdherent(TwoCoins(), Mode.KIOSK_COINS, RANDOM, Fraction(1), 1)


def test_whoever_protects_himself_touches_the_safe_answer_or_reports_what_speaks_for_it():
    forced = ForcedResponse(Fraction(3, 4), Fraction(1, 6))
    at_kiosk = NonAdherent(forced, Mode.KIOSK_COINS, SAFE, Fraction(1, 5), 1)
    assert at_kiosk.reports_of_others == forced.channel.rows[1]
    own = NonAdherent(forced, Mode.OWN_DEVICE, SAFE, Fraction(1, 5), 1)
    assert own.reports_of_others == (0, 1)
    # "same" is more likely than "different" where the harmless answer is rarely yes
    assert safest_report(Crosswise(Fraction(1, 4)).channel, 1) == 0
    assert safest_report(Crosswise(Fraction(3, 4)).channel, 1) == 1


def test_the_curve_of_the_crosswise_design_is_that_of_cwise():
    """``cmBound(lambda.hat=0.6385, p=0.25, N=310)`` of cWise 0.0.0.9000, by its formulas.

    Its points are ours. Its standard errors put the corrected share into the variance of the
    *observed* one, π(1 − π), so from f = 0 on they differ: ours is √Var(π̂(0))/(1 − f), as π̂(f) is a
    straight line in π̂(0).
    """
    n, same = 310, 198
    p, seen = 0.25, 198 / 310
    design = Crosswise(Fraction(1, 4))
    naive = (seen + p - 1) / (2 * p - 1)

    def by_cwise(share):
        bias = 0.5 * ((seen - 0.5) / (p - 0.5)) * (1 - 1 / share)
        point = naive - bias
        noise = p * (1 - p) / (2 * p - 1) ** 2
        return point, math.sqrt((point * (1 - point) + noise) / (n - 1)) / share

    for percent in range(0, 31, 5):
        share = Fraction(percent, 100)
        mixed = NonAdherent(design, Mode.OWN_DEVICE, RANDOM, share, 1)
        yes = estimate_prevalence(mixed.channel, [same, n - same], method=IntervalMethod.WALD)[0]
        point, error = by_cwise(1 - percent / 100)
        assert yes.prevalence == pytest.approx(point, abs=1e-12)
        ours = math.sqrt(4 * seen * (1 - seen) / (n - 1)) / (1 - percent / 100)
        if point > 0.1:  # elsewhere the coins alone cause more
            assert yes.standard_error == pytest.approx(ours, rel=1e-12)
        if percent == 0:
            assert yes.standard_error == pytest.approx(error, rel=1e-12)


def test_intervals_cover_where_a_share_touches_at_random():
    """2,000 surveys of 500: of 0.2, behind two coins, a fifth of all answers touched at random."""
    rng = np.random.default_rng(20261122)
    mixed = NonAdherent(TwoCoins(), Mode.KIOSK_COINS, RANDOM, Fraction(1, 5), 1)
    careless = rng.binomial(500, 0.2, size=2000)
    yes = rng.binomial(500 - careless, 0.2) + rng.binomial(careless, 0.5)
    reports = rng.binomial(yes, 0.75) + rng.binomial(500 - yes, 0.25)
    times = np.bincount(reports)
    made = {
        int(c): estimate_prevalence(mixed.channel, [int(c), 500 - int(c)])[0]
        for c in np.flatnonzero(times)
    }
    covered = sum(times[c] for c, e in made.items() if e.interval.low <= 0.2 <= e.interval.high)
    mean = sum(times[c] * e.prevalence for c, e in made.items()) / 2000
    assert covered / 2000 == pytest.approx(0.955, abs=0.015)
    assert mean == pytest.approx(0.2, abs=4 * 0.056 / math.sqrt(2000))
