"""Counts that carry labels: aligned by them wherever counts are taken, and never taken to be in order."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from surveyapp.designs import DESIGNS
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import YES_OR_NO, Channel, ChannelProblem
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.cross_tables import estimate_joint
from surveyapp.estimation.comparison.distance import distribution_distance
from surveyapp.estimation.comparison.likelihood_ratio import GroupLikelihood, fitted_report_shares
from surveyapp.estimation.comparison.ranking import RatedItem, rank_items
from surveyapp.estimation.comparison.reports_fit import goodness_of_fit, reports_fit
from surveyapp.estimation.comparison.two_groups import GroupReports, WeightedCounts
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import (
    debiased,
    estimate_margin,
    estimate_prevalence,
    unbiased_and_likely,
)
from surveyapp.estimation.prevalence.frequency_oracles import estimate_frequencies
from surveyapp.estimation.prevalence.item_count_design_effect import item_count_design_effect
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from surveyapp.estimation.prevalence.maximum_likelihood import most_likely
from surveyapp.estimation.prevalence.posterior import credible_intervals, draw_posterior
from surveyapp.estimation.quality.impossible_reports import possible_by_site
from surveyapp.estimation.regression.logistic import RandomizedOutcome
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.weighted_estimates import likely_shares
from tests.helpers.moments import moment_estimate

DRUGS = pd.Series(["no"] * 653 + ["yes"] * 347, name="drugs")
"""By frequency, "no" comes first; 2·.347 − ½ = .194, and the other way round .806."""
KUK = Kuk(p_yes="3/5", p_no="2/5", draws=2).channel
RED = pd.Series([1.0] * 50 + [2.0] * 30 + [0.0] * 20)
"""Numbers of red cards, as floats, which pandas makes of a column with gaps; by frequency 1, 2, 0."""
IN_ORDER = [20, 50, 30]
HALF = np.array([0.4, 0.6])


def plain(value):
    """Return what two results are compared by."""
    return repr(value)


def test_value_counts_are_aligned_by_their_labels():
    counts = DRUGS.value_counts()
    assert counts.index.tolist() == ["no", "yes"]
    yes, no = estimate_prevalence(TwoCoins().channel, counts)
    assert yes.prevalence == pytest.approx(0.194, abs=1e-12)
    assert no.prevalence == pytest.approx(0.806, abs=1e-12)


@pytest.mark.parametrize(
    "counts",
    [
        DRUGS.value_counts(),
        DRUGS.value_counts(ascending=True),
        DRUGS.value_counts().to_dict(),
        DRUGS.value_counts().to_frame(),
        pd.DataFrame({"drugs": DRUGS}).value_counts(),
        DRUGS.astype("category").value_counts(),
        {"no": 653, "yes": 347},
        [347, 653],
        (347, 653),
        np.array([347, 653]),
    ],
    ids=lambda counts: type(counts).__name__,
)
def test_every_kind_of_tally_gives_the_same(counts):
    expected = estimate_prevalence(TwoCoins().channel, [347, 653])
    assert estimate_prevalence(TwoCoins().channel, counts) == expected


def test_a_report_that_nobody_gave_counts_0():
    channel = Warner(p="3/4").channel
    assert estimate_prevalence(channel, {"no": 9}) == estimate_prevalence(channel, [0, 9])


def test_numbers_are_labels_too():
    assert RED.value_counts().index.tolist() == [1, 2, 0]
    for counts in (RED.value_counts(), RED.astype(int).value_counts()):
        assert estimate_prevalence(KUK, counts) == estimate_prevalence(KUK, IN_ORDER)


# every function that takes counts


def group_estimates(counts):
    return GroupReports(KUK, counts).estimates(IntervalMethod.WALD, 0.9)


def ranked(counts):
    items = [RatedItem("a", KUK, counts), RatedItem("b", KUK, (9, 9, 9))]
    return rank_items(items, [1, 0], rng=np.random.default_rng(1), draws=100)


ENTRIES = {
    "estimate_prevalence": lambda c: estimate_prevalence(KUK, c),
    "estimate_margin": lambda c: estimate_margin(KUK, c, [0, 1]),
    "unbiased_and_likely": lambda c: unbiased_and_likely(KUK, c),
    "most_likely": lambda c: most_likely(KUK, c, [Fraction(2, 5), Fraction(3, 5)]),
    "likely_shares": lambda c: likely_shares(KUK, c, KUK.debiasing()),
    "credible_intervals": lambda c: credible_intervals(KUK, c, HALF, np.eye(2), 0.9),
    "draw_posterior": lambda c: draw_posterior(
        KUK, c, np.ones(2), likely=HALF, rng=np.random.default_rng(1), draws=9
    ),
    "group estimates": group_estimates,
    "group likelihood": lambda c: GroupReports(KUK, c).likelihood.maximum,
    "GroupLikelihood": lambda c: GroupLikelihood(KUK, c).maximum,
    "WeightedCounts": lambda c: WeightedCounts(KUK, c).likelihood.maximum,
    "fitted_report_shares": lambda c: fitted_report_shares(KUK, c),
    "reports_fit": lambda c: reports_fit(KUK, c),
    "goodness_of_fit": lambda c: goodness_of_fit(KUK, c),
    "distribution_distance": lambda c: distribution_distance(
        (KUK, c), (KUK, [9, 9, 9]), rng=np.random.default_rng(1), resamples=100
    ),
    "rank_items": ranked,
}


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_labelled_counts_give_what_ordered_ones_give(entry):
    expected = plain(entry(np.array(IN_ORDER)))
    assert plain(entry(RED.value_counts())) == expected
    assert plain(entry({"2": 30, "0": 20, "1": 50})) == expected
    # and counts in the order of their frequency would give something else
    assert plain(entry(np.array([50, 30, 20]))) != expected


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
@pytest.mark.parametrize(
    "counts",
    [pd.Series([20, 50, 30], index=["a", "b", "c"]), {"0": 20, "1": 50, "three": 30}],
    ids=["other labels", "one other label"],
)
def test_labels_that_are_no_reports_are_refused(entry, counts):
    with pytest.raises(UserProblem, match="the reports of this design are called 0, 1, 2"):
        entry(counts)


def test_a_series_without_labels_of_its_own_is_refused():
    with pytest.raises(
        UserProblem, match=r"have the label 0, and the reports .* are called yes, no"
    ):
        estimate_prevalence(TwoCoins().channel, pd.Series([347, 653]))


def test_missing_reports_are_not_counted_in_silence():
    with_gaps = pd.concat([DRUGS, pd.Series([None, None])]).value_counts(dropna=False)
    with pytest.raises(UserProblem, match=r"have the label \(missing\)"):
        estimate_prevalence(TwoCoins().channel, with_gaps)


def test_a_label_that_comes_twice_is_refused():
    twice = pd.Series([1, 2, 3], index=["yes", "no", "yes"])
    with pytest.raises(UserProblem, match="have the label yes twice"):
        estimate_prevalence(TwoCoins().channel, twice)


def test_a_table_is_no_count_of_one_question():
    with pytest.raises(UserProblem, match="Give one column"):
        estimate_prevalence(TwoCoins().channel, pd.DataFrame({"a": [1, 2], "b": [3, 4]}))


# names


@pytest.mark.parametrize(
    "kind", [kind for kind in DESIGNS if not kind.derives_k], ids=lambda kind: kind.name
)
def test_a_yes_no_design_names_the_reports_of_its_channel(kind):
    design = kind.from_example()
    assert design.channel.report_names == design.reports(YES_OR_NO)


@pytest.mark.parametrize("channel", [Direct(k=3).channel, KRR(k=3, epsilon=1).channel])
def test_choices_are_known_to_the_question_alone_and_can_be_named(channel):
    counts = pd.Series(["south", "south", "south", "north", "north", "west"]).value_counts()
    with pytest.raises(UserProblem, match="have the labels south, north, west, but nothing says"):
        estimate_prevalence(channel, counts)
    named = channel.named(("north", "south", "west"))
    assert named == channel
    assert estimate_prevalence(named, counts) == estimate_prevalence(channel, [2, 3, 1])


@pytest.mark.parametrize("names", [("yes",), ("yes", "yes"), ("yes", "no", "other")])
def test_names_that_do_not_fit_are_refused(names):
    with pytest.raises(ChannelProblem, match="a name each, all different"):
        Channel(TwoCoins().channel.rows, report_names=names)


def test_a_channel_keeps_its_own_inverse_when_it_is_named():
    scored = Kuk(p_yes="3/5", p_no="1/5", draws=2).channel
    named = scored.named("abc")
    assert named.debiasing() == scored.debiasing() != Channel(scored.rows).debiasing()
    assert estimate_prevalence(named, {"c": 30, "a": 20, "b": 50}) == estimate_prevalence(
        scored, IN_ORDER
    )


# several samples, several questions, many sites

ECM = ExtendedCrosswise(p="1/4")
BY_SAMPLE = ({"same": 40, "different": 60}, {"different": 30, "same": 70})


@pytest.mark.parametrize(
    "counts",
    [
        BY_SAMPLE,
        [pd.Series(one).sort_values(ascending=False) for one in BY_SAMPLE],
        {2: BY_SAMPLE[1], 1: BY_SAMPLE[0]},
    ],
    ids=["dicts", "series", "by number"],
)
def test_samples_of_a_latent_design_are_aligned(counts):
    expected = estimate_latent(ECM, [[40, 60], [70, 30]])
    assert estimate_latent(ECM, counts) == expected
    for target in ECM.targets:
        assert moment_estimate(ECM, target, counts) == moment_estimate(
            ECM, target, [[40, 60], [70, 30]]
        )


def test_samples_that_the_design_does_not_have_are_refused():
    with pytest.raises(UserProblem, match="samples 0, 1, and this design has the samples 1, 2"):
        estimate_latent(ECM, dict(enumerate(BY_SAMPLE)))
    with pytest.raises(UserProblem, match="are called same, different"):
        estimate_latent(ECM, [{"yes": 4, "no": 6}, {"yes": 7, "no": 3}])
    by_both = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([(1, "same"), (2, "same")]))
    with pytest.raises(UserProblem, match="nothing says which"):
        estimate_latent(ECM, by_both)


def test_a_cross_table_of_pandas_is_aligned_on_both_sides():
    frame = pd.DataFrame(
        [("no", 1)] * 9 + [("yes", 0)] * 8 + [("no", 2)] * 4 + [("yes", 2)] * 5,
        columns=["drugs", "red"],
    )
    channels = (TwoCoins().channel, KUK)
    expected = estimate_joint(channels, np.array([[8, 0, 5], [0, 9, 4]])).unbiased
    table = pd.crosstab(frame.drugs, frame.red)
    assert table.index.tolist() == ["no", "yes"]
    for counts in (table, frame.value_counts(), frame.value_counts().to_dict()):
        assert np.array_equal(estimate_joint(channels, counts).unbiased, expected)
    with pytest.raises(UserProblem, match="are called"):
        estimate_joint(channels, table.T)
    with pytest.raises(UserProblem, match="are called"):
        estimate_joint(channels, frame.drugs.value_counts())


def test_the_reports_of_many_sites_are_aligned():
    sites = pd.DataFrame({"no": [50, 99], "yes": [50, 1]}, index=["a", "b"])
    channel = TwoCoins().channel
    statistics, p_values = possible_by_site(channel, sites)
    expected = possible_by_site(channel, np.array([[50, 50], [1, 99]]))
    assert np.array_equal(statistics, expected[0])
    assert np.array_equal(p_values, expected[1])


def test_where_no_names_are_known_labels_are_refused():
    counts = DRUGS.value_counts()
    for entry in (
        lambda: debiased(TwoCoins().channel.debiasing(), counts),
        lambda: estimate_frequencies(Unary(k=2, p="3/4", q="1/4"), counts, 1000),
        lambda: item_count_design_effect(counts, counts),
    ):
        with pytest.raises(UserProblem, match="nothing says which report"):
            entry()


# the reports of respondents


def test_words_of_respondents_are_put_in_order():
    words = pd.Series(["no", "yes", None, "", "no"])
    channel = TwoCoins().channel
    expected = pseudo_answers(channel, [1, 0, -1, -1, 1])
    assert np.array_equal(pseudo_answers(channel, words).values, expected.values)
    outcome = RandomizedOutcome.of(channel, words)
    assert outcome.reports.tolist() == [1, 0, -1, -1, 1]


def test_true_and_false_are_no_reports():
    # True is 1, which is the place of "no"
    with pytest.raises(UserProblem, match="have the label False, True"):
        pseudo_answers(TwoCoins().channel, DRUGS == "yes")
    with pytest.raises(UserProblem, match="have the label maybe"):
        pseudo_answers(TwoCoins().channel, ["yes", "maybe"])
    with pytest.raises(UserProblem, match="nothing says which report"):
        pseudo_answers(Direct(k=2).channel, ["yes", "no"])
