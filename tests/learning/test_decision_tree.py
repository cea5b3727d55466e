from __future__ import annotations

import json
import math
from itertools import product

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import (
    ModelCard,
    StoredModel,
    model_from_json,
    model_to_json,
)
from surveyapp.learning.base.table import (
    MISSING,
    Attribute,
    CodedTable,
    Examples,
    attribute_from_cuts,
)
from surveyapp.learning.decision_tree import (
    DecisionTree,
    MissingRoute,
    Pruning,
    SplitCriterion,
    SplitShape,
    _most_errors,
    entropy_in_bits,
)

# Quinlan (1986), table 1: the weather of fourteen Saturday mornings
OUTLOOK = Attribute("outlook", ("sunny", "overcast", "rain"))
TEMPERATURE = Attribute("temperature", ("hot", "mild", "cool"))
HUMIDITY = Attribute("humidity", ("high", "normal"))
WINDY = Attribute("windy", ("false", "true"))
PLAY = Attribute("class", ("N", "P"))
SATURDAYS = """
sunny hot high false N
sunny hot high true N
overcast hot high false P
rain mild high false P
rain cool normal false P
rain cool normal true N
overcast cool normal true P
sunny mild high false N
sunny cool normal false P
rain mild normal false P
sunny mild normal true P
overcast mild high true P
overcast hot normal false P
rain mild high true N
"""


def saturdays() -> Examples:
    columns = list(zip(*(line.split() for line in SATURDAYS.split("\n") if line), strict=True))
    attributes = OUTLOOK, TEMPERATURE, HUMIDITY, WINDY
    codes = np.stack([a.coded(c) for a, c in zip(attributes, columns, strict=False)], axis=1)
    return Examples(CodedTable(attributes, codes), PLAY, PLAY.coded(columns[-1]))


def row(*values: str | None) -> CodedTable:
    attributes = OUTLOOK, TEMPERATURE, HUMIDITY, WINDY
    codes = [a.coded([v])[0] for a, v in zip(attributes, values, strict=True)]
    return CodedTable(attributes, np.array([codes], dtype=np.int32))


@pytest.fixture
def id3() -> DecisionTree:
    return DecisionTree(splits=SplitShape.EVERY_LEVEL, pruning=Pruning.NONE).fit(saturdays())


def test_entropy_of_nine_and_five_is_quinlans():
    assert entropy_in_bits(np.array([9.0, 5.0])) == pytest.approx(0.940, abs=5e-4)


def test_nothing_times_the_logarithm_of_nothing_is_nothing():
    assert entropy_in_bits(np.array([[4.0, 0.0], [0.0, 0.0]])).tolist() == [0.0, 0.0]


def test_id3_grows_quinlans_tree(id3):
    assert [str(rule) for rule in id3.rules()["P"].rules] == [
        "outlook = overcast",
        "outlook = rain and windy = false",
        "outlook = sunny and humidity = normal",
    ]
    assert {str(rule) for rule in id3.rules()["N"].rules} == {
        "outlook = sunny and humidity = high",
        "outlook = rain and windy = true",
    }


@pytest.mark.parametrize("criterion", list(SplitCriterion))
@pytest.mark.parametrize("splits", list(SplitShape))
def test_every_kind_of_tree_learns_the_saturdays_by_heart(criterion, splits):
    tree = DecisionTree(criterion=criterion, splits=splits, pruning=Pruning.NONE).fit(saturdays())
    assert (tree.predict(saturdays().features) == saturdays().classes).all()


def test_each_rule_holds_for_rows_of_its_class_alone(id3):
    assert sum(rule.rows for own in id3.rules().values() for rule in own.rules) == 14
    assert all(rule.rows == rule.right for own in id3.rules().values() for rule in own.rules)


def test_a_missing_value_follows_all_branches_and_their_leaves_vote(id3):
    # sunny: 2 P (normal), 3 N (high); overcast: 4 P; rain, not windy: 3 P
    chances = id3.predict_proba(row(None, "mild", None, "false"))
    assert chances[0].tolist() == pytest.approx([3 / 12, 9 / 12])


def test_missing_values_in_training_go_down_all_branches_in_parts():
    attribute = Attribute("a", ("x", "y"))
    codes = np.array([[0], [0], [0], [1], [MISSING]], dtype=np.int32)
    examples = Examples(
        CodedTable((attribute,), codes), PLAY, np.array([0, 0, 0, 1, 1], dtype=np.int32)
    )
    root = DecisionTree(splits=SplitShape.EVERY_LEVEL).fit(examples).root_
    assert [child.counts.tolist() for child in root.children] == [[3.0, 0.75], [0.0, 1.25]]


def test_a_branch_that_no_row_went_down_says_what_its_parent_says():
    attribute = Attribute("a", ("x", "y", "z"))
    codes = np.array([[0], [0], [1]], dtype=np.int32)
    examples = Examples(CodedTable((attribute,), codes), PLAY, np.array([0, 0, 1], dtype=np.int32))
    tree = DecisionTree(splits=SplitShape.EVERY_LEVEL).fit(examples)
    unseen = CodedTable((attribute,), np.array([[2]], dtype=np.int32))
    assert tree.predict_proba(unseen)[0].tolist() == pytest.approx([2 / 3, 1 / 3])


def test_a_missing_value_goes_down_no_branch_that_no_row_went_down():
    """Levels a and c have rows, b has none: who is at b gets the shares of all, weights and all."""
    feature = Attribute("f", ("a", "b", "c"))
    codes = np.array([[0], [0], [0], [2], [2], [MISSING]], dtype=np.int32)
    classes = np.array([0, 0, 0, 1, 1, 1], dtype=np.int32)
    tree = DecisionTree(splits=SplitShape.EVERY_LEVEL).fit(
        Examples(CodedTable((feature,), codes), PLAY, classes)
    )
    at_b = tree.predict_proba(CodedTable((feature,), np.array([[1]], dtype=np.int32)))
    assert at_b == pytest.approx(np.array([[0.5, 0.5]]))
    # 3/5 of the missing row goes to a, and 2/5 to c
    rest = tree.predict_proba(CodedTable((feature,), np.array([[0], [2]], dtype=np.int32)))
    assert rest == pytest.approx(np.array([[3 / 3.6, 0.6 / 3.6], [0, 1]]))


def test_a_numeric_feature_is_split_at_a_cut():
    age = attribute_from_cuts("age", (20.0, 40.0, 60.0))
    codes = np.array([[0], [1], [2], [3]] * 3, dtype=np.int32)
    examples = Examples(CodedTable((age,), codes), PLAY, (codes[:, 0] >= 2).astype(np.int32))
    tree = DecisionTree().fit(examples)
    assert [str(rule) for rule in tree.rules()["N"].rules] == ["age = below 20 or 20 to 40"]
    assert tree.root_.size == 3


def test_exclusive_or_is_learned_though_no_feature_gains_alone():
    two = tuple(Attribute(name, ("0", "1")) for name in "ab")
    codes = np.array([[0, 0], [0, 1], [1, 0], [1, 1]] * 5, dtype=np.int32)
    examples = Examples(CodedTable(two, codes), PLAY, codes[:, 0] ^ codes[:, 1])
    tree = DecisionTree().fit(examples)
    assert (tree.predict(examples.features) == examples.classes).all()
    assert tree.root_.depth == 2


def test_pruning_cuts_what_held_out_rows_do_not_bear_out(draw):
    grown = DecisionTree(splits=SplitShape.EVERY_LEVEL, pruning=Pruning.NONE).fit(draw(100, 1))
    before = grown.root_.size
    fresh = draw(2000, 2)
    right = (grown.predict(fresh.features) == fresh.classes).mean()
    grown.prune(draw(300, 3))
    assert grown.root_.size < before
    assert (grown.predict(fresh.features) == fresh.classes).mean() > right


def test_pruning_makes_no_more_errors_on_the_held_out_rows(draw):
    held_out = draw(300, 3)
    grown = DecisionTree(pruning=Pruning.NONE).fit(draw(400, 1))
    complete = held_out.rows((held_out.features.codes >= 0).all(axis=1))
    before = (grown.predict(complete.features) != complete.classes).sum()
    assert (grown.prune(complete).predict(complete.features) != complete.classes).sum() <= before


def test_the_deepest_and_the_fewest_are_kept_to(draw):
    assert DecisionTree(deepest=2).fit(draw(400)).root_.depth == 2
    assert DecisionTree(fewest=1000).fit(draw(400)).root_.is_leaf


def test_fit_changes_no_input(draw):
    examples = draw(200)
    codes = examples.features.codes.copy()
    DecisionTree().fit(examples)
    assert (examples.features.codes == codes).all()


def test_a_kept_tree_predicts_the_same(id3):
    kept = json.loads(json.dumps(model_to_json(id3, ModelCard("saturdays", 14, math.inf))))
    again, card = model_from_json(kept, "model.json", (DecisionTree,))
    assert again.predict_proba(saturdays().features) == pytest.approx(
        id3.predict_proba(saturdays().features)
    )
    assert math.isinf(card.epsilon)


def test_a_tree_that_is_called_private_is_refused(id3):
    kept = model_to_json(id3, ModelCard("saturdays", 14, 1.0))
    with pytest.raises(UserProblem, match="was altered or damaged"):
        model_from_json(kept, "model.json", (DecisionTree,))


# pruning


def test_a_tree_is_pruned_unless_it_is_told_not_to_be(draw):
    rows, fresh = draw(400, 1), draw(4000, 2)
    sizes, right = {}, {}
    for pruning in Pruning:
        tree = DecisionTree(splits=SplitShape.EVERY_LEVEL, pruning=pruning).fit(rows)
        sizes[pruning] = tree.root_.size
        right[pruning] = float((tree.predict(fresh.features) == fresh.classes).mean())
    assert sizes[Pruning.PESSIMISTIC] < sizes[Pruning.NONE] / 4
    assert sizes[Pruning.REDUCED_ERROR] < sizes[Pruning.NONE] / 4
    assert max(right.values()) - min(right.values()) < 0.01
    assert DecisionTree().fit(rows).pruning is Pruning.PESSIMISTIC


def test_the_bound_on_a_leafs_errors_is_quinlans():
    """Quinlan (1993, section 4.2): of 6, 9 and 1 rows without an error 6 × .206, 9 × .143 and 1 × .750."""
    errors = [_most_errors(np.array([rows, 0.0])) / rows for rows in (6, 9, 1)]
    assert errors == pytest.approx([0.206, 0.143, 0.750], abs=5e-4)


def test_quinlans_example_of_votes_is_pruned_as_he_prunes_it():
    """Quinlan (1993, section 4.2): three leaves of 6, 9 and 1 rows, all of one class, become one leaf."""
    assert _most_errors(np.array([15.0, 1.0])) < sum(
        _most_errors(np.array(counts)) for counts in ([6.0, 0.0], [9.0, 0.0], [0.0, 1.0])
    )


# missing values


def three_levels(codes, classes) -> Examples:
    feature = Attribute("f", ("a", "b", "c"))
    table = CodedTable((feature,), np.array(codes, dtype=np.int32)[:, None])
    return Examples(table, PLAY, np.array(classes, dtype=np.int32))


def test_a_missing_value_goes_down_the_most_frequent_branch_where_that_is_asked_for():
    rows = three_levels([0, 0, 0, 2, 2, MISSING], [0, 0, 0, 1, 1, 1])
    options = {"splits": "every-level", "pruning": "none"}
    tree = DecisionTree(missing=MissingRoute.MOST_FREQUENT, **options).fit(rows)
    assert next(child.counts.tolist() for child in tree.root_.children) == [3.0, 1.0]
    assert tree.root_.branch == (0, 1, 2, 0)
    unknown = three_levels([MISSING], [0]).features
    assert tree.predict_proba(unknown)[0].tolist() == [0.75, 0.25]
    by_shares = DecisionTree(**options).fit(rows)
    assert by_shares.predict_proba(unknown)[0].tolist() == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("splits", list(SplitShape))
def test_missing_is_a_level_of_its_own_where_that_is_asked_for(splits):
    rows = three_levels([0, 0, 1, 1, 2, 2, MISSING, MISSING], [0, 0, 0, 0, 0, 0, 1, 1])
    tree = DecisionTree(splits=splits, missing=MissingRoute.OWN_LEVEL, pruning=Pruning.NONE).fit(
        rows
    )
    assert (tree.predict(rows.features) == rows.classes).all()
    assert [str(rule) for rule in tree.rules()["P"].rules] == ["f = (missing)"]
    assert [str(rule) for rule in tree.rules()["N"].rules] == ["f = a or b or c"]


def test_a_missing_number_can_go_with_the_numbers_below_a_cut_or_above_it():
    age = attribute_from_cuts("age", (20.0, 40.0))
    for with_the_young in (0, 1):
        codes = np.array([[0], [1], [2], [MISSING]] * 3, dtype=np.int32)
        classes = np.array([0, 1, 1, 1 - with_the_young] * 3, dtype=np.int32)
        rows = Examples(CodedTable((age,), codes), PLAY, classes)
        tree = DecisionTree(missing="own-level", pruning="none").fit(rows)
        assert (tree.predict(rows.features) == classes).all()
        assert tree.root_.size == 3


@pytest.mark.parametrize("route", list(MissingRoute))
def test_a_kept_tree_sends_missing_values_the_same_way(draw, route):
    tree = DecisionTree(splits="every-level", missing=route).fit(draw(400))
    kept = json.loads(json.dumps(model_to_json(tree, ModelCard("made up", 400, math.inf))))
    again, _card = model_from_json(kept, "model.json", (DecisionTree,))
    assert again.missing is route
    assert again.predict_proba(draw(100, 2).features) == pytest.approx(
        tree.predict_proba(draw(100, 2).features)
    )
    # a program of before would follow every branch, or call the file damaged
    is_later = route is not MissingRoute.SHARES
    assert kept["format"] == ("surveyapp-model/3" if is_later else "surveyapp-model/1")


# rules


@pytest.mark.parametrize("route", list(MissingRoute))
@pytest.mark.parametrize("splits", list(SplitShape))
def test_a_class_is_predicted_where_one_of_its_rules_holds_and_nowhere_else(draw, route, splits):
    tree = DecisionTree(splits=splits, missing=route, deepest=4, pruning="none").fit(draw(300))
    cells = [
        [*range(3), *([] if route is MissingRoute.SHARES else [MISSING])] for _ in tree.features_
    ]
    every = CodedTable(tree.features_, np.array(list(product(*cells)), dtype=np.int32))
    predicted = tree.predict(every)
    for place, own in enumerate(tree.rules().values()):
        assert own.is_fewest
        holds = np.array(
            [any(_holds(rule, row, tree) for rule in own.rules) for row in every.codes]
        )
        assert (holds == (predicted == place)).all()


def _holds(rule, row, tree) -> bool:
    given = {
        one.name: "(missing)" if code == MISSING else one.levels[code]
        for one, code in zip(tree.features_, row, strict=True)
    }
    return all(given[condition.feature] in condition.levels for condition in rule.conditions)


def test_leaves_that_say_the_same_are_one_rule():
    """f = a or b, whatever else: a tree with a branch for every level has two leaves, and one rule."""
    codes = np.array(list(product(range(3), range(2))) * 4, dtype=np.int32)
    features = Attribute("f", ("a", "b", "c")), Attribute("g", ("u", "v"))
    rows = Examples(CodedTable(features, codes), PLAY, (codes[:, 0] < 2).astype(np.int32))
    tree = DecisionTree(splits="every-level", pruning="none").fit(rows)
    assert [(str(r), r.rows, r.right) for r in tree.rules()["P"].rules] == [("f = a or b", 16, 16)]


def test_the_rules_are_in_the_models_file_and_come_back_from_it(id3):
    kept = json.loads(json.dumps(model_to_json(id3, ModelCard("saturdays", 14, math.inf))))
    assert kept["parameters"]["rules"]["P"] == {
        "fewest": True,
        "rules": [
            {"if": [["outlook", "overcast"]], "rows": 4.0, "right": 4.0},
            {"if": [["outlook", "rain"], ["windy", "false"]], "rows": 3.0, "right": 3.0},
            {"if": [["outlook", "sunny"], ["humidity", "normal"]], "rows": 2.0, "right": 2.0},
        ],
    }
    again, _card = model_from_json(kept, "model.json", (DecisionTree,))
    assert again.rules() == id3.rules()


def test_a_file_of_before_without_rules_has_them_all_the_same(id3):
    nodes = {"nodes": id3.parameters()["nodes"]}
    kept = StoredModel(id3.features_, id3.label_, math.inf, nodes)
    assert DecisionTree.restored(kept).rules() == id3.rules()


def test_rules_follow_the_weights_of_classes(id3):
    plain = id3.rules()
    assert plain["N"].rules
    # every leaf is of one class: of 2 rows without P, (2 + 1)/2 against 0 + 1 are odds for N
    id3.class_weights_ = (0.5, 1.0)
    assert id3.rules()["N"].rules == plain["N"].rules
    id3.class_weights_ = (0.3, 1.0)
    assert id3.rules()["N"].rules != plain["N"].rules
    id3.class_weights_ = (1e-9, 1.0)
    assert [str(rule) for rule in id3.rules()["P"].rules] == ["always"]
    stump = DecisionTree(deepest=1, pruning="none", splits="every-level").fit(saturdays())
    assert [str(rule) for rule in stump.rules()["N"].rules] == ["outlook = sunny"]
    stump.class_weights_ = (1e-9, 1.0)
    assert stump.rules()["N"].rules == ()
    assert [str(rule) for rule in stump.rules()["P"].rules] == ["always"]
