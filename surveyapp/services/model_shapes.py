"""What a model looks like: its tree, or how each level speaks for each class."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning import local_tree, tree
from surveyapp.learning.card import Card
from surveyapp.learning.class_counts import layout
from surveyapp.learning.classifier import Classifier
from surveyapp.learning.data import Attribute
from surveyapp.learning.flat_tree import LEAF, FlatTree
from surveyapp.learning.local_naive_bayes import LocalNaiveBayes
from surveyapp.learning.log_linear import softmax
from surveyapp.learning.naive_bayes import NaiveBayes, OneModel
from surveyapp.learning.random_forest import RandomForest

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A node of a tree to draw.

    Attributes:
        asks: the feature that is asked for; empty in a leaf.
        says: the most frequent class.
        share: its share.
        branches: the levels that lead to each child, and the child.
    """

    asks: str
    says: str
    share: float
    branches: tuple[tuple[str, Shape], ...] = ()

    @property
    def leaves(self) -> int:
        """Number of leaves below."""
        return sum(child.leaves for _, child in self.branches) or 1

    @property
    def depth(self) -> int:
        """Number of questions on the longest way down."""
        return max((1 + child.depth for _, child in self.branches), default=0)


def tree_shape(model: Classifier, deepest: int = 3) -> Shape | None:
    """Return the tree of a model down to ``deepest``; of a forest the first; None where there is none."""
    match model:
        case tree.DecisionTree():
            return _of_plain(model, model.root_, deepest)
        case local_tree.LocalTree():
            return _of_local(model, model.root_, deepest)
        case OneModel() if model.model_.tree.levels:
            return _of_flat(model, model.model_.tree, model.model_.offsets, deepest)
        case RandomForest():
            counts = np.log(np.clip(model.counts_[0], 0, None) + 1)
            return _of_flat(model, model.trees_[0], counts, deepest)
    return None


def _leaf(model: Classifier, shares: NDArray[np.float64]) -> Shape:
    place = int(np.argmax(shares))
    total = float(shares.sum())
    return Shape("", model.classes_[place], float(shares[place]) / total if total else 0.0)


def _node(
    model: Classifier,
    shares: NDArray[np.float64],
    asks: str,
    branches: tuple[tuple[str, Shape], ...],
) -> Shape:
    leaf = _leaf(model, shares)
    return Shape(asks, leaf.says, leaf.share, branches)


def _of_plain(model: Classifier, node: tree.Node, deepest: int) -> Shape:
    if node.is_leaf or not deepest:
        return _leaf(model, node.counts)
    feature = model.features_[node.feature]
    branches = []
    for place, child in enumerate(node.children):
        names = [name for name, to in zip(feature.levels, node.branch, strict=True) if to == place]
        branches.append((" or ".join(names), _of_plain(model, child, deepest - 1)))
    return _node(model, node.counts, feature.name, tuple(branches))


def _of_local(model: Classifier, node: local_tree.Node, deepest: int) -> Shape:
    if node.feature is None or not deepest:
        return _leaf(model, node.classes)
    feature = model.features_[node.feature]
    branches = tuple(
        (level, _of_local(model, branch, deepest - 1))
        for level, branch in zip(feature.levels, node.branches, strict=True)
    )
    return _node(model, node.classes, feature.name, branches)


def _of_flat(
    model: Classifier, flat: FlatTree, scores: NDArray[np.float64], deepest: int, at: int = 0
) -> Shape:
    """Return a tree of arrays; above the leaves the class is that of the leaves' mean scores."""
    if flat.feature[at] == LEAF or not deepest:
        return _leaf(model, _mean_below(flat, scores, at))
    feature = model.features_[int(flat.feature[at])]
    first = int(flat.first[at])
    branches = tuple(
        (level, _of_flat(model, flat, scores, deepest - 1, first + place))
        for place, level in enumerate(feature.levels)
    )
    return _node(model, _mean_below(flat, scores, at), feature.name, branches)


def _mean_below(flat: FlatTree, scores: NDArray[np.float64], at: int) -> NDArray[np.float64]:
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


@dataclass(frozen=True, slots=True)
class Effect:
    """How often a level occurs in a class, and within which bounds; None where they are not known."""

    feature: str
    level: str
    label: str
    share: float
    low: float | None
    high: float | None


def effects(model: Classifier, card: Card) -> tuple[Effect, ...]:
    """Return Pr(level | class) of a naive Bayes, with 95 % bounds; nothing for other models.

    Of a central model a count c of ``rows`` has the variance c(1 − c/m) of sampling among the m rows of its
    class, and 2·(d/ε)² of the noise. What the reports of a local model leave unknown is not kept with it.
    """
    match model:
        case NaiveBayes():
            tables, prior = _central_tables(model)
            noise = 2 * (len(model.features_) / card.epsilon) ** 2
            return tuple(_effects(model, tables, prior * card.rows, noise))
        case LocalNaiveBayes():
            return tuple(_effects(model, model.tables_.tables, None, 0.0))
    return ()


def _central_tables(
    model: NaiveBayes,
) -> tuple[tuple[NDArray[np.float64], ...], NDArray[np.float64]]:
    places, linear = layout(model.features_), model.model_.linear
    tables = []
    for number in range(len(model.features_)):
        logs = linear.weights[places.of(number)][: len(model.features_[number].levels)]
        tables.append(softmax(logs.T).T)
    return tuple(tables), softmax(linear.intercept)


def _effects(
    model: Classifier,
    tables: tuple[NDArray[np.float64], ...],
    rows: NDArray[np.float64] | None,
    noise: float,
) -> Iterator[Effect]:
    for feature, table in zip(model.features_, tables, strict=True):
        for place, label in enumerate(model.classes_):
            size = None if rows is None else float(rows[place])
            yield from _of_class(feature, label, table[:, place], size, noise)


def _of_class(
    feature: Attribute, label: str, shares: NDArray[np.float64], size: float | None, noise: float
) -> Iterator[Effect]:
    for level, share in zip(feature.levels, shares.tolist(), strict=True):
        if size is None:
            yield Effect(feature.name, level, label, share, None, None)
            continue
        error = math.sqrt(size * share * (1 - share) + noise) / max(size, 1.0)
        reach = NORMAL_95 * error
        low, high = max(share - reach, 0.0), min(share + reach, 1.0)
        yield Effect(feature.name, level, label, share, low, high)
