"""Cross-tables with questions of several samples, or with people of several kinds."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.cross_tables import (
    combination_codes,
    conditional_difference,
    conditional_share,
    correlation,
    estimate_joint,
    log_odds_ratio,
    weighted_joint,
)
from surveyapp.estimation.comparison.latent_tables import (
    estimate_latent_joint,
    weighted_latent_joint,
)
from surveyapp.estimation.comparison.table_shares import share_test
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from surveyapp.estimation.prevalence.pseudo_answers import channel_scores, target_scores
from surveyapp.estimation.sampling.sample_designs import stratified

WARNER = channel_scores(Warner(p=Fraction(4, 5)).channel)
DIRECT = channel_scores(Direct(2).channel)
CROSSWISE = ExtendedCrosswise(p=Fraction(1, 4))
ANCHOR = CrosswiseAnchor(p=Fraction(3, 20), p_anchor=Fraction(1, 5))
CHEATERS = CheaterDetection((Fraction(1, 4), Fraction(3, 4)))
LIST = ItemCount(items=2)

# reports of sample 1, then of sample 2, by rows; a direct yes and no by columns
OF_CROSSWISE = np.array([[40, 70], [60, 130], [80, 110], [50, 60]])
OF_LIST = np.array([[20, 30], [35, 40], [15, 10], [10, 30], [30, 35], [25, 20], [15, 5]])
OF_ANCHOR = np.array([[40, 30], [15, 20], [90, 160], [30, 45]])
OF_CHEATERS = np.array([[60, 55], [50, 85], [95, 90], [25, 40]])


def part(design, counts):
    sizes = [channel.reports for channel in design.channels]
    samples = np.split(counts.sum(axis=1), np.cumsum(sizes)[:-1])
    return target_scores(design, design.shown_targets, tuple(int(s.sum()) for s in samples))


def table(design, counts):
    return estimate_latent_joint([part(design, counts), DIRECT], counts)


def split(design, column):
    sizes = [channel.reports for channel in design.channels]
    return [part.tolist() for part in np.split(column, np.cumsum(sizes)[:-1])]


def test_questions_of_one_channel_have_their_own_table():
    counts = np.array([[30, 45], [40, 55]])
    ours = estimate_latent_joint([WARNER, WARNER], counts)
    theirs = estimate_joint([WARNER.channel] * 2, counts)
    assert ours.unbiased == pytest.approx(theirs.unbiased, abs=1e-15)
    assert ours.standard_errors == pytest.approx(theirs.standard_errors, abs=1e-15)
    assert ours.coin_errors == pytest.approx(theirs.coin_errors, abs=1e-8)
    assert ours.maximum_likelihood == pytest.approx(theirs.maximum_likelihood, abs=1e-6)


def test_with_weights_too():
    rng = np.random.default_rng(1)
    x, y = rng.integers(0, 2, (2, 200))
    sample = stratified(rng.uniform(1, 4, 200), clusters=np.arange(200) // 5)
    codes = combination_codes([x, y], [2, 2])
    ours = weighted_latent_joint([WARNER, WARNER], codes, sample)
    theirs = weighted_joint([WARNER.channel] * 2, [x, y], sample)
    assert ours.unbiased == pytest.approx(theirs.unbiased, abs=1e-15)
    assert ours.standard_errors == pytest.approx(theirs.standard_errors, abs=1e-15)
    assert ours.freedom == theirs.freedom == 39


def test_a_cell_of_an_item_count_is_a_difference_of_means_of_products():
    found = table(LIST, OF_LIST)
    first, second = OF_LIST[:3], OF_LIST[3:]
    n1, n2 = first.sum(), second.sum()
    # E[count·(direct yes)] of sample 2 less that of sample 1
    means = (first[:, 0] @ [0, 1, 2] / n1, second[:, 0] @ [0, 1, 2, 3] / n2)
    yes = OF_LIST[:, 0].sum() / OF_LIST.sum()
    centre = _centre(found)
    shares = (first[:, 0].sum() / n1, second[:, 0].sum() / n2)
    moved = centre[0] * (shares[0] - yes) + centre[1] * (shares[1] - yes)
    assert found.unbiased[0, 0] == pytest.approx(means[1] - means[0] + moved, abs=1e-12)


def _centre(found):
    """Return by how much each sample's pseudo-answers differ from the plain counts."""
    values = found.parts[0].values[:, 0]
    return values[0] - 0, values[3] - 0


def test_shares_among_direct_answers_are_the_estimates_of_the_groups():
    for design, counts in (
        (LIST, OF_LIST),
        (CROSSWISE, OF_CROSSWISE),
        (ANCHOR, OF_ANCHOR),
        (CHEATERS, OF_CHEATERS),
    ):
        found = table(design, counts)
        for answer in (0, 1):
            group = estimate_latent(design, split(design, counts[:, answer])).target("yes")
            inside = conditional_share(found, {0: 0}, {1: answer})
            # samples weigh as they are in all, not in the group
            assert inside.estimate == pytest.approx(group.estimate, abs=0.02)
            assert inside.standard_error == pytest.approx(group.standard_error, rel=0.05)


def test_equal_halves_give_the_very_estimates_of_the_groups():
    counts = np.array([[40, 60], [60, 40], [80, 70], [20, 30]])
    for design in (CROSSWISE, UnrelatedQuestionUnknown((Fraction(7, 10), Fraction(3, 10)))):
        found = table(design, counts)
        one, other = (
            estimate_latent(design, split(design, counts[:, answer])).target("yes")
            for answer in (0, 1)
        )
        made = conditional_difference(found, {0: 0}, 1)
        assert made.estimate == pytest.approx(one.estimate - other.estimate, abs=1e-12)
        errors = math.hypot(one.standard_error, other.standard_error)
        # a little larger: how many of each sample are in a group is by chance too
        assert errors <= made.standard_error * (1 + 1e-12)
        assert made.standard_error == pytest.approx(errors, rel=0.05)


def test_the_cells_are_of_attentive_people_in_an_anchored_question():
    found = table(ANCHOR, OF_ANCHOR)
    assert found.unbiased.sum() == pytest.approx(1, abs=1e-12)
    assert found.maximum_likelihood.sum() == pytest.approx(1, abs=1e-9)
    # of all people: attentive share γ of each direct answer, from "same" to the anchor
    same = OF_ANCHOR[0] + OF_ANCHOR[2]
    attentive = (same - OF_ANCHOR.sum(axis=0) / 2) / (1 / 2 - 1 / 5) / OF_ANCHOR.sum()
    assert found.unbiased.sum(axis=0) == pytest.approx(attentive / attentive.sum(), abs=1e-12)
    assert found.base == pytest.approx(attentive.sum(), abs=1e-12)


def test_cheaters_are_a_row_of_their_own():
    found = table(CHEATERS, OF_CHEATERS)
    assert found.unbiased.shape == (3, 2)
    assert found.unbiased.sum() == pytest.approx(1, abs=1e-12)
    plain = estimate_latent(CHEATERS, split(CHEATERS, OF_CHEATERS.sum(axis=1)))
    names = ("yes", "no", "cheaters")
    assert found.unbiased.sum(axis=1) == pytest.approx(
        [plain.target(name).estimate for name in names], abs=1e-12
    )


def drawn(rng, n=400):
    """Return reports of an item count and of the extended crosswise model, weights and villages."""
    village = np.arange(n) // 8
    lean = rng.random(n // 8)[village]
    traits = rng.random((2, n)) < 0.2 + 0.5 * lean
    samples = rng.integers(0, 2, (2, n))
    counts = rng.binomial(2, 0.5, n) + (samples[0] == 1) * traits[0]
    p = np.where(samples[1] == 0, 1 / 4, 3 / 4)
    same = rng.random(n) < np.where(traits[1], p, 1 - p)
    one = np.where(samples[0] == 0, counts, 3 + counts)
    other = np.where(same, 0, 1) + 2 * samples[1]
    return one, other, 1 + 3 * rng.random(n), village


def both_yes(one, other, weights):
    """Return the share with both traits from the four combinations of samples, by hand."""
    n = np.bincount(other[weights > 0] // 2, minlength=2)
    total = 0.0
    for g in (0, 1):
        for h, p in ((0, 1 / 4), (1, 3 / 4)):
            inside = ((one >= 3) == g) & (other // 2 == h)
            count = np.where(one >= 3, one - 3, one)
            # a constant of 1.25 makes each sample stand for half of the trait on average
            listed = (count - 1.25) * (1 if g else -1)
            crossed = n[h] / n.sum() * ((other % 2 == 0) - (1 - p)) / (2 * p - 1)
            total += np.average((listed * crossed)[inside], weights=weights[inside])
    return total


def test_two_questions_of_two_samples_have_four_combinations_of_samples():
    one, other, weights, village = drawn(np.random.default_rng(8))
    parts = [
        target_scores(design, design.shown_targets, sizes)
        for design, sizes in (
            (LIST, (200, 200)),
            (CROSSWISE, tuple(np.bincount(other // 2).tolist())),
        )
    ]
    codes = combination_codes([one, other], [7, 4])
    sample = stratified(weights, clusters=village)
    found = weighted_latent_joint(parts, codes, sample)
    assert found.unbiased[0, 0] == pytest.approx(both_yes(one, other, weights), abs=1e-12)
    without = []
    for left in range(50):
        kept = np.where(village == left, 0, weights)
        without.append(both_yes(one, other, kept))
    jackknife = 49 / 50 * np.sum((np.array(without) - np.mean(without)) ** 2)
    assert found.standard_errors[0, 0] == pytest.approx(math.sqrt(jackknife), rel=0.05)
    assert found.freedom == 49
    assert abs(correlation(found, scores=([1, 0], [1, 0])).estimate) < 3
    assert log_odds_ratio(found).maximum_likelihood is not None or found.unbiased.min() <= 0


def test_the_estimate_of_a_cell_is_unbiased_and_so_is_its_variance():
    rng = np.random.default_rng(11)
    found, errors = [], []
    for _ in range(150):
        one, other, weights, village = drawn(rng)
        parts = [
            target_scores(design, design.shown_targets, (200, 200)) for design in (LIST, CROSSWISE)
        ]
        codes = combination_codes([one, other], [7, 4])
        made = weighted_latent_joint(parts, codes, stratified(weights, clusters=village))
        found.append(made.unbiased[0, 0])
        errors.append(made.standard_errors[0, 0])
    # E[(0.2 + 0.5·u)²] with u uniform: 0.04 + 0.1 + 0.25/3
    truth = 0.04 + 0.1 + 0.25 / 3
    spread = np.std(found, ddof=1)
    assert abs(np.mean(found) - truth) < 4 * spread / math.sqrt(150)
    assert math.sqrt(np.mean(np.square(errors))) == pytest.approx(spread, rel=4 / math.sqrt(300))


def test_what_the_reports_do_not_tell_is_refused_or_nan():
    unknown = UnrelatedQuestionUnknown((Fraction(7, 10), Fraction(3, 10)))
    found = table(unknown, OF_CROSSWISE)
    # who would answer the two questions differently is not known, so neither is what the coins do
    assert np.isnan(found.coin_errors).all()
    assert found.standard_errors is not None
    nobody = OF_CROSSWISE.copy()
    nobody[2:] = 0
    with pytest.raises(UserProblem, match="Nobody is in one of the combinations of samples"):
        estimate_latent_joint([part(CROSSWISE, OF_CROSSWISE), DIRECT], nobody)
    with pytest.raises(NoReports):
        estimate_latent_joint([part(CROSSWISE, OF_CROSSWISE), DIRECT], nobody * 0)
    careless = np.full((4, 2), 10)
    with pytest.raises(UserProblem, match="too few people followed the instruction"):
        estimate_latent_joint([part(ANCHOR, careless), DIRECT], careless)
    alone = stratified(np.ones(4))
    codes = np.array([0, 2, 1, 3])
    with pytest.raises(UserProblem, match="Nobody is in one of the combinations of samples"):
        weighted_latent_joint([part(CROSSWISE, OF_CROSSWISE), DIRECT], codes, alone)


def test_one_report_in_a_sample_has_no_error():
    counts = np.array([[20, 10], [5, 5], [1, 0], [0, 0]])
    found = table(CROSSWISE, counts)
    assert found.standard_errors is None
    assert found.worst_variance((0, 0)) > 0


def test_the_variance_under_the_true_share_of_a_cell_is_the_one_that_is_seen():
    """Of expected reports of very many people, in every cell and every row share."""
    shares = {
        CROSSWISE: [0.1, 0.9],
        CHEATERS: [0.1, 0.7, 0.2],
        LIST: [0.02, 0.05, 0.03, 0.5, 0.2, 0.2],
        ANCHOR: [0.08, 0.72, 0.1, 0.1],
    }
    for design, theta in shares.items():
        sizes = tuple(10**6 * (g + 1) for g in range(len(design.channels)))
        reports = [
            size * np.array(theta) @ np.array(channel.rows, dtype=float)
            for size, channel in zip(sizes, design.channels, strict=True)
        ]
        counts = np.rint(np.outer(np.concatenate(reports), [0.3, 0.7])).astype(int)
        found = table(design, counts)
        for place in np.ndindex(found.unbiased.shape):
            for given in ({}, {0: place[0]}, {1: place[1]}):
                of = {axis: place[axis] for axis in (0, 1) if axis not in given}
                known = conditional_share(found, of, given)
                test = replace(share_test(found, of, given), likely=known.estimate)
                # the factor that scales it to what is seen is 1
                held = test.errors(np.array([known.estimate]), 0.0)[0]
                assert held == pytest.approx(known.standard_error, rel=2e-3)


def error_at(joint, share):
    return share_test(joint, {0: 0, 1: 0}).errors(np.array([share]), 0.0)[0]


def test_weights_widen_what_a_share_would_vary_by_kishs_effect():
    part_of = part(CROSSWISE, OF_CROSSWISE)
    codes = np.repeat(np.arange(8), OF_CROSSWISE.ravel())
    weights = np.resize([1.0, 3.0], len(codes))
    even, uneven = (
        weighted_latent_joint([part_of, DIRECT], codes, stratified(each))
        for each in (np.ones(len(codes)), weights)
    )
    plain = error_at(table(CROSSWISE, OF_CROSSWISE), 0.1)
    assert error_at(even, 0.1) == pytest.approx(plain, rel=1e-9)
    # (1 + 3)²/(2·(1 + 9)) = 0.8 as many reports, whose classes are a little other
    assert error_at(uneven, 0.1) == pytest.approx(plain / math.sqrt(0.8), rel=0.03)
