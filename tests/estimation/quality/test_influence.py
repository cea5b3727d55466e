"""One record's weight by leaving each out; forged records by every possible exchange."""

from itertools import combinations, product

import numpy as np
import pytest

from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.estimation.quality.influence import Tally, estimate_of, forged_band, influence


def tally(values, counts):
    return Tally(np.array(values, dtype=float), np.array(counts), min(values), max(values))


def one_each(tallies):
    return [np.repeat(t.values, t.counts).tolist() for t in tallies]


def mean_sum(samples):
    return sum(sum(sample) / len(sample) for sample in samples)


SAMPLES = [
    [tally([1.5, -0.5], [3, 5])],
    [tally([2.0, 0.5, -1.0], [2, 3, 1])],
    [tally([0.9, -0.3], [2, 2]), tally([0.1, 0.4], [1, 3])],
]


@pytest.mark.parametrize("tallies", SAMPLES)
def test_influence_is_the_largest_change_from_leaving_one_out(tallies):
    whole = one_each(tallies)
    changes = []
    for which, sample in enumerate(whole):
        for place in range(len(sample)):
            left = [list(one) for one in whole]
            del left[which][place]
            changes.append(abs(mean_sum(left) - mean_sum(whole)))
    assert influence(tallies) == pytest.approx(max(changes))


@pytest.mark.parametrize("tallies", SAMPLES)
@pytest.mark.parametrize("forged", [0, 1, 2, 3])
def test_the_band_is_that_of_every_exchange(tallies, forged):
    whole = one_each(tallies)
    places = [(s, i) for s, sample in enumerate(whole) for i in range(len(sample))]
    reached = []
    for chosen in combinations(places, forged):
        for given in product(*(tallies[s].values for s, _ in chosen)):
            changed = [list(one) for one in whole]
            for (s, i), value in zip(chosen, given, strict=True):
                changed[s][i] = value
            reached.append(mean_sum(changed))
    band = forged_band(tallies, forged)
    assert (band.low, band.high) == pytest.approx((min(reached), max(reached)))


def test_two_coins_count_a_forged_report_as_two_people():
    # a yes stands for 1.5 people and a no for −0.5: exchanging one for the other moves 2/n
    design = TwoCoins()
    values = [float(row[0]) for row in design.channel.debiasing()]
    counts = [400, 600]
    band = forged_band([tally(values, counts)], 10)
    assert estimate_of([tally(values, counts)]) == pytest.approx(0.3)
    assert (band.low, band.high) == pytest.approx((0.28, 0.32))


def test_more_forged_records_than_there_are_exchange_them_all():
    assert forged_band(SAMPLES[0], 100).low == -0.5
    assert forged_band(SAMPLES[0], 100).high == 1.5
    with pytest.raises(ValueError, match="at least 0"):
        forged_band(SAMPLES[0], -1)


def test_a_sample_of_one_record_has_no_influence_to_tell():
    assert influence([tally([1.5, -0.5], [1, 0])]) is None
