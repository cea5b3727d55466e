import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.oracles.unary import Unary
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Examples
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.simulation import simulate_coded_reports, simulate_one_by_one
from surveyapp.learning.local.tree import LocalTree, shrunken_shares, split_test


def asked_with(rows, make, seed=0):
    sizes = (*rows.features.sizes, len(rows.label.levels))
    designs = [make(size) for size in sizes]
    return simulate_one_by_one(rows, designs, np.random.default_rng(seed))


def exclusive_or(n, seed=1):
    """Return rows whose class needs two questions: f1 if f0 is 0, else f2; f3 tells nothing."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(2, size=(n, 4)).astype(np.int32)
    classes = np.where(codes[:, 0] == 0, codes[:, 1], codes[:, 2]).astype(np.int32)
    attributes = tuple(Attribute(f"f{i}", ("a", "b")) for i in range(4))
    return Examples(CodedTable(attributes, codes), Attribute("y", ("no", "yes")), classes)


def test_the_gain_of_open_answers_is_shannons():
    levels = np.eye(2)[[0, 0, 0, 1, 1, 1]]
    label = np.eye(2)[[0, 0, 1, 1, 1, 1]]
    found = split_test(levels, label)
    whole = -(1 / 3) * np.log(1 / 3) - (2 / 3) * np.log(2 / 3)
    half = 0.5 * (-(2 / 3) * np.log(2 / 3) - (1 / 3) * np.log(1 / 3))
    assert found.gain == pytest.approx(whole - half)
    assert np.allclose(found.shares, [0.5, 0.5])


def test_the_bound_of_open_answers_is_that_of_pearsons_test():
    rng = np.random.default_rng(2)
    levels, label = np.eye(2)[rng.integers(2, size=4000)], np.eye(2)[rng.integers(2, size=4000)]
    # the 95th percentile of chi-square with one degree is 3.841, and 2·n·gain follows it
    assert split_test(levels, label).bound * 2 * 4000 == pytest.approx(3.841, rel=0.05)


@pytest.mark.parametrize(
    "make",
    [lambda k: KRR(k=k, epsilon=2), lambda k: Unary(k=k, epsilon=2)],
    ids=["k_rr", "unary"],
)
def test_coins_alone_split_a_node_as_rarely_as_promised(make):
    rng = np.random.default_rng(3)
    feature, label = Attribute("f", ("a", "b", "c")), Attribute("y", ("no", "yes"))
    rounds = 400
    found = []
    for _ in range(rounds):
        columns = []
        for attribute in (feature, label):
            k = len(attribute.levels)
            answers = rng.choice(k, size=3000, p=[0.6, *[0.4 / (k - 1)] * (k - 1)])
            reports = encode_reports(
                QuestionReports(attribute, make(k), simulate_coded_reports(make(k), answers, rng))
            )
            columns.append(reports.pseudo_answers[reports.places])
        found.append(split_test(*columns).is_telling)
    # 5 %, and four standard errors of 400 rounds
    assert np.mean(found) < 0.05 + 4 * np.sqrt(0.05 * 0.95 / rounds)
    assert np.mean(found) > 0.005


def test_open_answers_grow_the_true_tree():
    rows = exclusive_or(4000)
    tree = LocalTree().fit(*asked_with(rows, lambda k: Direct(k=k)))
    assert np.mean(tree.predict(rows.features) == rows.classes) == 1
    assert tree.unprotected_ == ("f0", "f1", "f2", "f3", "y")
    assert sum(leaf.size for leaf in tree.root_.leaves()) == pytest.approx(4000)


def test_randomized_reports_grow_it_too_when_there_are_enough():
    rows = exclusive_or(60_000)
    tree = LocalTree().fit(*asked_with(rows, lambda k: KRR(k=k, epsilon=2)))
    assert np.mean(tree.predict(rows.features) == rows.classes) > 0.95
    assert tree.root_.depth >= 2
    assert 9.9 < tree.epsilon_ <= 10


def test_few_noisy_reports_grow_no_tree():
    rows = exclusive_or(60)
    tree = LocalTree().fit(*asked_with(rows, lambda k: KRR(k=k, epsilon="0.1")))
    assert tree.root_.depth == 0
    assert np.allclose(tree.predict_proba(rows.features).sum(axis=1), 1)


def test_features_that_tell_nothing_are_left_alone(made_examples):
    rows = made_examples(5000, pull=(0.7, 0.0, 0.0))
    tree = LocalTree().fit(*asked_with(rows, lambda k: KRR(k=k, epsilon=3)))
    assert tree.root_.feature == 0
    assert tree.root_.depth == 1


def test_a_missing_level_follows_all_branches():
    rows = exclusive_or(4000)
    tree = LocalTree().fit(*asked_with(rows, lambda k: Direct(k=k)))
    codes = np.array([[MISSING, 1, 1, 0], [0, MISSING, 0, 0]], dtype=np.int32)
    found = tree.predict_proba(CodedTable(tree.features_, codes))
    assert found[0, 1] > 0.99
    assert found[1, 1] == pytest.approx(0.5, abs=0.05)
    assert np.allclose(found.sum(axis=1), 1)


def test_missing_reports_are_taken_as_average_ones():
    rows = exclusive_or(8000)
    features, label = asked_with(rows, lambda k: Direct(k=k))
    absent = np.array(features[1].reports)
    absent[::10] = MISSING
    given = [
        features[0],
        QuestionReports(features[1].attribute, features[1].design, absent),
        *features[2:],
    ]
    tree = LocalTree().fit(given, label)
    assert np.mean(tree.predict(rows.features) == rows.classes) > 0.95


def test_where_everybody_is_alike_there_is_nothing_to_tell():
    alike = np.tile([1.0, 0.0], (20, 1))
    found = split_test(alike, alike)
    assert found.gain == pytest.approx(0)
    assert not found.is_telling


def test_a_branch_that_nobody_is_in_has_the_classes_above_it():
    above = np.array([0.7, 0.3])
    assert np.allclose(shrunken_shares(np.array([[-1.0, 0.2]]), above), above)


def test_a_branch_is_drawn_to_what_is_above_it_as_far_as_coins_hide_it():
    above = np.array([0.5, 0.5])
    seen = np.tile([1.0, 0.0], (9, 1))
    assert np.allclose(shrunken_shares(seen, above), [0.95, 0.05])  # nine open answers beside one
    noisy = np.vstack([seen * 3, seen * -2])  # the same size from weights 13 times as wide
    worth = 9**2 / (9 * (3**2 + 2**2))
    assert np.allclose(shrunken_shares(noisy, above)[0], (worth + 0.5) / (worth + 1))


def test_weights_that_cancel_each_other_tell_nothing_of_a_branch():
    above = np.array([0.3, 0.7])
    assert shrunken_shares(np.array([[1.0, 0.0], [-1.0, 0.0]]), above).tolist() == above.tolist()
    assert shrunken_shares(np.array([[-2.0, 1.0]]), above).tolist() == above.tolist()
    assert shrunken_shares(np.zeros((0, 2)), above).tolist() == above.tolist()


def test_a_tree_that_was_written_and_read_predicts_the_same():
    rows = exclusive_or(4000)
    reports = asked_with(rows, lambda k: KRR(k=k, epsilon=6))
    tree = LocalTree().fit(*reports)
    again = LocalTree.restored(
        StoredModel(tree.features_, tree.label_, tree.epsilon_, tree.parameters())
    )
    assert len(list(tree.root_.leaves())) > 1
    assert again.predict_proba(rows.features) == pytest.approx(
        tree.predict_proba(rows.features), abs=1e-5
    )
