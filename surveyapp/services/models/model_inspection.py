"""What a model looks like: its tree and rules, and whether it says more than the most frequent class."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.evaluate import PERHAPS_BETTER
from surveyapp.learning import decision_tree
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.dnf import Cube
from surveyapp.learning.local import tree as local_tree
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.models.flat_tree import LEAF, FlatTree
from surveyapp.learning.models.log_linear import softmax
from surveyapp.learning.rules import MISSING_LEVEL, ClassRules, RuleLeaf, rules_of_leaves
from surveyapp.learning.synthetic.comparison import ensemble_shape
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice

MOST_ROWS = 4096
DEEPEST = 3
"""Rows that stand for all that a model may be asked."""


@dataclass(frozen=True, slots=True, eq=False)
class TreeNode:
    """A node of a tree to draw."""

    asks: str
    """The feature that is asked for; empty in a leaf."""
    says: str
    """The most frequent class."""
    share: float
    """Its share."""
    branches: tuple[tuple[str, TreeNode], ...] = ()
    """The levels that lead to each child, and the child."""

    @property
    def leaves(self) -> int:
        """Number of leaves below."""
        return sum(child.leaves for _, child in self.branches) or 1

    @property
    def depth(self) -> int:
        """Number of questions on the longest way down."""
        return max((1 + child.depth for _, child in self.branches), default=0)


def tree_shape(model: Classifier) -> TreeNode | None:
    """Return the tree of a model down to ``DEEPEST``; of a forest the first; None where there is none."""
    match model:
        case decision_tree.DecisionTree():
            return _of_plain(model, model.root_, DEEPEST)
        case local_tree.LocalTree():
            return _of_local(model, model.root_, DEEPEST)
        case OneModel() if model.model_.tree.levels:
            shares = model.model_.class_shares
            return _of_flat(model, model.model_.tree, lambda node: shares[node], DEEPEST)
        case RandomForest():
            counts = np.log(np.clip(model.counts_[0], 0, None) + 1)
            first = model.trees_[0]
            return _of_flat(model, first, lambda node: _mean_below(first, counts, node), DEEPEST)
    return None


def _leaf(model: Classifier, shares: NDArray[np.float64]) -> TreeNode:
    place = int(np.argmax(shares))
    total = float(shares.sum())
    return TreeNode("", model.classes_[place], float(shares[place]) / total if total else 0.0)


def _node(
    model: Classifier,
    shares: NDArray[np.float64],
    asks: str,
    branches: tuple[tuple[str, TreeNode], ...],
) -> TreeNode:
    leaf = _leaf(model, shares)
    return TreeNode(asks, leaf.says, leaf.share, branches)


def _of_plain(model: Classifier, node: decision_tree.DecisionNode, deepest: int) -> TreeNode:
    if node.is_leaf or not deepest:
        return _leaf(model, node.counts)
    feature = model.features_[node.feature]
    branches = []
    for place, child in enumerate(node.children):
        # the last entry is that of "missing", where it has one
        levels = zip((*feature.levels, MISSING_LEVEL), node.branch, strict=False)
        names = [name for name, to in levels if to == place]
        branches.append((" or ".join(names), _of_plain(model, child, deepest - 1)))
    return _node(model, node.counts, feature.name, tuple(branches))


def _of_local(model: Classifier, node: local_tree.LocalNode, deepest: int) -> TreeNode:
    if node.feature is None or not deepest:
        return _leaf(model, node.classes)
    feature = model.features_[node.feature]
    branches = tuple(
        (level, _of_local(model, branch, deepest - 1))
        for level, branch in zip(feature.levels, node.branches, strict=True)
    )
    return _node(model, node.classes, feature.name, branches)


def _of_flat(
    model: Classifier,
    flat: FlatTree,
    shares: Callable[[int], NDArray[np.float64]],
    deepest: int,
    at: int = 0,
) -> TreeNode:
    """Return a tree of arrays, with the class shares that ``shares`` tells of each node."""
    if flat.feature[at] == LEAF or not deepest:
        return _leaf(model, shares(at))
    feature = model.features_[int(flat.feature[at])]
    first = int(flat.first[at])
    branches = tuple(
        (level, _of_flat(model, flat, shares, deepest - 1, first + place))
        for place, level in enumerate(feature.levels)
    )
    return _node(model, shares(at), feature.name, branches)


def _mean_below(flat: FlatTree, scores: NDArray[np.float64], at: int) -> NDArray[np.float64]:
    """Return the mean class shares of the leaves below a node of a forest."""
    places = list(_leaves_below(flat, at))
    mean: NDArray[np.float64] = softmax(scores[places]).mean(axis=0)
    return mean


def _leaves_below(flat: FlatTree, at: int) -> Iterator[int]:
    if flat.feature[at] == LEAF:
        yield at
        return
    first = int(flat.first[at])
    last = first + int(np.count_nonzero(flat.parent == at))
    for child in range(first, last):
        yield from _leaves_below(flat, child)


def _even_rows(model: Classifier) -> CodedTable:
    """Return every row that the features' domains allow, or where these are more, as many drawn evenly."""
    sizes = [len(feature.levels) for feature in model.features_]
    if math.prod(sizes) <= MOST_ROWS:
        codes = np.stack(np.unravel_index(np.arange(math.prod(sizes)), sizes), axis=1)
    else:
        codes = np.random.default_rng(0).integers(0, sizes, (MOST_ROWS, len(sizes)))
    return CodedTable(model.features_, codes.astype(np.int32))


def majority_warnings(model: Classifier, card: ModelCard) -> tuple[Notice, ...]:
    """Return a sentence where a model is no better, or not surely better, than the most frequent class.

    It is no better where it was right no more often on the rows held out, and where it says one class
    whatever the row: then no table needs to be looked at. It is not surely better where the interval of its
    accuracy, with the noise, includes that of the most frequent class.

    Parameters
    ----------
    model
        trained.
    card
        its card.
    """
    unclear = _unclear_lead(model)
    said = np.unique(model.predict(_even_rows(model)))
    if len(said) == 1:
        return (Notice(Message(ONE_CLASS, {"name": model.classes_[int(said[0])]})), *unclear)
    if not card.is_perhaps_no_better or card.accuracy is None:
        return unclear
    facts = {"accuracy": amounts.share(card.accuracy), "majority": amounts.share(card.majority)}
    says = NO_BETTER_HELD_OUT if card.is_no_better else PERHAPS_BETTER
    return (Notice(Message(says, facts)), *unclear)


def _unclear_lead(model: Classifier) -> tuple[Notice, ...]:
    """Return that reports do not tell which class is the most frequent, where they do not."""
    if not isinstance(model, LocalNaiveBayes) or model.is_lead_clear:
        return ()
    prior = model.tables_.prior
    first, second = np.argsort(-prior, kind="stable")[:2]
    facts = {
        "first": model.classes_[int(first)],
        "share": amounts.share(float(prior[first])),
        "second": model.classes_[int(second)],
        "other": amounts.share(float(prior[second])),
        "error": amounts.share(float(model.lead_error_ or 0)),
    }
    return (Notice(Message(LEAD_UNCLEAR, facts)),)


LEAD_UNCLEAR = QT_TRANSLATE_NOOP(
    "messages",
    "The reports do not tell which class is the most frequent: {first} seems to be {share} and {second} "
    "{other}; the difference has a standard error of {error}.",
)
ONE_CLASS = QT_TRANSLATE_NOOP(
    "messages",
    "The model predicts {name} whatever the features are, so it is no better than always saying {name}.",
)
NO_BETTER_HELD_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "On the rows held out, the model was right {accuracy} of the time, which is no better than always "
    "saying the most frequent class ({majority}).",
)


def leaf_lines(model: Classifier) -> tuple[str, ...]:
    """Return how deep a forest's branches are and how many rows their leaves have, by depth, in words."""
    if not isinstance(model, RandomForest):
        return ()
    shape = ensemble_shape(model)
    leaves, quartiles = shape.depths(), shape.by_depth()
    return tuple(
        f"{number} leaves at depth {depth}, a quarter of them with {rows[0]:.0f} rows or fewer, half with "
        f"{rows[1]:.0f}, three quarters with {rows[2]:.0f}"
        for (depth, number), rows in zip(leaves.items(), quartiles.values(), strict=True)
    )


def rules(model: Classifier) -> Mapping[str, ClassRules]:
    """Return the rules of each class of a tree, private or not; nothing for other models."""
    match model:
        case decision_tree.DecisionTree():
            return model.rules()
        case local_tree.LocalTree():
            every = tuple(frozenset(range(len(one.levels))) for one in model.features_)
            leaves = _local_leaves(model, model.root_, every)
            return rules_of_leaves(model.features_, model.label_, list(leaves))
        case OneModel() if model.model_.tree.levels and not model.model_.share:
            every = tuple(frozenset(range(one.cells)) for one in model.features_)
            leaves = _flat_leaves(model, model.model_.tree, model.model_.offsets, every)
            return rules_of_leaves(model.features_, model.label_, list(leaves), has_missing=True)
    return {}


def _local_leaves(
    model: Classifier, node: local_tree.LocalNode, allowed: Cube
) -> Iterator[RuleLeaf]:
    if node.feature is None:
        yield RuleLeaf(allowed, int(model.weighted(node.classes[None]).argmax()))
        return
    for level, branch in enumerate(node.branches):
        yield from _local_leaves(model, branch, _asked(allowed, node.feature, level))


def _flat_leaves(
    model: Classifier,
    flat: FlatTree,
    scores: NDArray[np.float64],
    allowed: Cube,
    at: int = 0,
) -> Iterator[RuleLeaf]:
    feature = int(flat.feature[at])
    if feature == LEAF:
        yield RuleLeaf(allowed, int(model.weighted(softmax(scores[[at]])).argmax()))
        return
    for cell in sorted(allowed[feature]):
        below = _asked(allowed, feature, cell)
        yield from _flat_leaves(model, flat, scores, below, int(flat.first[at]) + cell)


def _asked(allowed: Cube, feature: int, level: int) -> Cube:
    return (*allowed[:feature], frozenset({level}), *allowed[feature + 1 :])


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule as a row of a table."""

    label: str
    """The class that it leads to."""
    rule: str
    """Its conditions."""
    rows: float | None
    right: float | None
    """In how many rows of the training it holds, and how many of them have the class; None where that is not
    known, or not released."""


def rule_rows(found: Mapping[str, ClassRules]) -> tuple[RuleRow, ...]:
    """Return rules, one a row."""
    return tuple(
        RuleRow(name, str(rule), rule.rows, rule.right)
        for name, own in found.items()
        for rule in own.rules
    )


def rules_note(found: Mapping[str, ClassRules]) -> Notice:
    """Return a sentence on what the rules are, and whether fewer could say the same."""
    are_fewest = all(own.is_fewest for own in found.values())
    return Notice(Message(FEWEST_RULES if are_fewest else PERHAPS_FEWER, {}))


FEWEST_RULES = QT_TRANSLATE_NOOP(
    "messages",
    "A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.",
)
PERHAPS_FEWER = QT_TRANSLATE_NOOP(
    "messages",
    "A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules "
    "might say the same.",
)
