"""What is chosen from, and how it is scored, against the same said row by row."""

from dataclasses import replace

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout, cell_layout
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.central.candidates import (
    WEAKENED,
    Candidates,
    Released,
    fallback,
    first_argmax,
)
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.feature_choice import with_features
from surveyapp.learning.central.moments import noisy_moments
from surveyapp.learning.central.optimism import optimism
from surveyapp.learning.central.tree_growth import grow_tree
from surveyapp.learning.models.log_linear import LogLinear, softmax


@pytest.fixture
def examples(made_examples):
    return made_examples(300, sizes=(3, 2, 4, 2), classes=3, pull=(0.6, 0.5, 0.3, 0.0))


@pytest.fixture
def candidates(examples):
    account = PrivacyAccount(9.0, SimulatedNoise(np.random.default_rng(1)), len(examples))
    account.release_rows()
    moments = noisy_moments(with_features(examples, (0, 2, 3)), account.allot(4.0))
    grown = make_consistent(grow_tree(examples, account.allot(4.0), 2))
    return Candidates(
        Released(cell_layout(examples.features.attributes), (0, 2, 3), moments, grown)
    )


def test_a_feature_without_a_table_has_no_weight(candidates):
    cells = candidates.layout.of(1)
    for linear in candidates.linears:
        assert not linear.weights[cells].any()
        assert linear.weights.any()


def test_features_that_repeat_each_other_make_no_candidate_certain(made_examples):
    """Each is right for four in five, so are all together; of independent rows no regression can be."""
    rng = np.random.default_rng(4)
    one = made_examples(3000, sizes=(2,) * 5, classes=2, pull=(0.0,) * 5)
    says = np.where(rng.random(3000) < 0.8, one.classes, 1 - one.classes)
    codes = np.where(rng.random((3000, 5)) < 0.98, says[:, None], 1 - says[:, None])
    table = replace(one.features, codes=codes.astype(np.int32))
    rows = replace(one, features=table)
    account = PrivacyAccount(50.0, SimulatedNoise(np.random.default_rng(1)), 3000)
    account.release_rows()
    moments = noisy_moments(rows, account.allot(25.0), most=2)
    grown = make_consistent(grow_tree(rows, account.allot(20.0), 2))
    every = Candidates(Released(cell_layout(table.attributes), (0, 1, 2, 3, 4), moments, grown))
    cells = every.layout.placed(table)

    def loss(model):
        said = softmax(model.scores(cells))
        return -np.log(said[np.arange(3000), rows.classes]).mean()

    # a row of four in five costs .5; the naive Bayes believes the same thing five times
    assert max(map(loss, every.models)) < 1.6
    alone = every.models[5]
    assert alone.linear is every.linears[0]
    bayes, *weakened = map(loss, (alone, *every.models[-len(WEAKENED) :]))
    assert min(weakened) < 0.6 < bayes


def test_scores_are_what_each_model_says_of_each_row(candidates, examples):
    """½·[right] + ½·(1 − Σ(p − e)²/2), summed, less optimism and half a row for the order."""
    cells = candidates.layout.placed(examples.features)
    found = candidates.right(cells, examples.classes)
    too_many = optimism(candidates.grown)
    assert len(found) == len(candidates.models) > 10
    for place, model in enumerate(candidates.models):
        expected = 0.0
        for row, told in zip(softmax(model.scores(cells)), examples.classes, strict=True):
            wanted = np.eye(3)[told]
            expected += (float(np.argmax(row) == told) + 1 - ((row - wanted) ** 2).sum() / 2) / 2
        expected -= too_many[candidates.depths[place]] + 0.5 * place / (len(found) - 1)
        assert found[place] == pytest.approx(expected)


def test_a_row_counts_by_the_weight_of_its_class_and_classes_by_their_weighted_odds(
    candidates, examples
):
    """Row by row: ½·w_c/max w·([right] + 1 − Σ(p − e)²/2), p ∝ weight × probability."""
    cells, weights = candidates.layout.placed(examples.features), np.array([0.5, 1.0, 2.0])
    found = candidates.right(cells, examples.classes, tuple(weights))
    too_many = optimism(candidates.grown)
    for place in (0, 3, len(found) - 1):
        expected = 0.0
        for row, told in zip(
            softmax(candidates.models[place].scores(cells)), examples.classes, strict=True
        ):
            chances = row * weights / (row * weights).sum()
            wanted = np.eye(3)[told]
            own = float(np.argmax(chances) == told) + 1 - ((chances - wanted) ** 2).sum() / 2
            expected += own / 2 * weights[told] / 2.0
        expected -= too_many[candidates.depths[place]] + 0.5 * place / (len(found) - 1)
        assert found[place] == pytest.approx(expected)


def test_a_candidate_mixed_with_the_naive_bayes_has_the_mean_of_their_scores(candidates, examples):
    cells = candidates.layout.placed(examples.features)
    bayes = candidates.linears[0].scores(cells)
    for place, model in enumerate(candidates.models):
        mixed = candidates.with_bayes(place, 0.3)
        assert mixed.scores(cells) == pytest.approx(0.7 * model.scores(cells) + 0.3 * bayes)
        assert candidates.with_bayes(place, 0.0) is model
        kept = Candidates.model(candidates.released, place, 0.3)
        assert kept.scores(cells) == pytest.approx(mixed.scores(cells))


def test_one_row_more_adds_between_nothing_and_one_to_each_score(candidates, examples):
    cells = candidates.layout.placed(examples.features)
    without = candidates.right(cells[1:], examples.classes[1:])
    added = candidates.right(cells, examples.classes) - without
    assert (added > -1e-9).all()
    assert (added < 1 + 1e-9).all()


def test_a_leafs_shares_are_those_of_its_rows_whatever_the_additive_model_adds(candidates):
    """Also where the model's share is below 1: the leaf's offset alone is no share."""
    mixed = [m for m in candidates.models if m.tree.levels and m.share]
    assert mixed
    # what earlier files kept has the features' own tables alone
    apart = replace(candidates.released.moments, tables=())
    earlier = Candidates(replace(candidates.released, moments=apart))
    for model in (*mixed, *(m for m in earlier.models if m.tree.levels and m.share)):
        leaves = model.tree.leaves
        kept = np.clip(candidates.grown.counts[: len(model.tree)][leaves], 0, None)
        rows = kept.sum(axis=1)
        many = rows > 60
        counted = kept[many] / rows[many, None]
        assert model.class_shares[leaves][many] == pytest.approx(counted, abs=0.2)
        if model.linear is earlier.linears[0]:
            without = replace(model, told=None)
            assert without.class_shares == pytest.approx(model.class_shares, abs=1e-6)


PLACES = CellLayout((0, 2, 5), (2, 3))


@pytest.mark.parametrize("seed", range(4))
def test_what_to_fall_back_to_says_the_largest_class_of_everybody_and_ranks_as_the_model(seed):
    rng = np.random.default_rng(seed)
    intercept = np.log([0.5, 0.3, 0.2])
    linear = LogLinear(PLACES, rng.normal(size=(5, 3)), intercept)
    model = fallback(linear)
    rows = np.array([[a, b] for a in (0, 1) for b in (2, 3, 4)])
    scores = model.scores(rows)
    assert (scores.argmax(axis=1) == 0).all()
    assert 0 < model.share < 1
    assert scores - intercept == pytest.approx(model.share * (linear.scores(rows) - intercept))


def test_a_model_that_contradicts_nobody_is_hardly_weakened():
    weights = np.zeros((5, 2))
    weights[0, 1] = 0.1
    assert fallback(LogLinear(PLACES, weights, np.array([0.0, -1.0]))).share == pytest.approx(0.999)


def test_equally_large_classes_leave_nothing_to_say():
    weights = np.random.default_rng(1).normal(size=(5, 2))
    assert fallback(LogLinear(PLACES, weights, np.zeros(2))).share == 0


def test_classes_as_frequent_as_each_other_of_which_features_say_nothing_have_a_fallback():
    """It was no number, after 0/0: noise makes such a model of a table of one row now and then."""
    model = fallback(LogLinear(PLACES, np.zeros((PLACES.cells, 2)), np.zeros(2)))
    assert model.share == pytest.approx(0.999)


def test_the_first_of_equal_scores_is_chosen():
    columns = [np.array([1.0, 2.0, 5.0]), np.array([1.0, 3.0, 5.0]), np.array([0.0, 3.0, 6.0])]
    assert first_argmax(columns).tolist() == [0, 1, 2]
