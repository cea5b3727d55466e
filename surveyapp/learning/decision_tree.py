"""Decision trees on plain data: ID3 and C4.5 (Quinlan 1986, 1993). Not private.

A split's gain is the entropy that it takes away, each branch weighed by its share of the rows, with
0·log 0 = 0. Rows whose value is missing go down every branch, in parts as large as the branches'
shares, and the gain counts for the known part only. To classify a row with a missing value all
branches are followed and their leaves vote with their counts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Self

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells, cell_layout
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.options import choice, number, whole

Counts = NDArray[np.float64]

NEGLIGIBLE = 1e-12
UNSEEN_WEIGHT = 1e-6
"""Weight at which a branch that no row went down votes as its parent does."""


class SplitCriterion(Enum):
    """What makes one split better than another."""

    GAIN = "gain"
    GAIN_RATIO = "gain-ratio"


class SplitShape(Enum):
    """What a node asks.

    ``EVERY_LEVEL`` has a branch for each level, as ID3; ``ONE_LEVEL`` has two: one level, and all
    others (for a numeric feature: below a cut, and above), which does not scatter the rows.
    """

    EVERY_LEVEL = "every-level"
    ONE_LEVEL = "one-level"


@dataclass(frozen=True, slots=True, eq=False)
class DecisionNode:
    """A node of a decision tree.

    Attributes
    ----------
    counts
        shape (classes,); the rows of each class that came here, missing values in parts.
    feature
        which feature is asked for; -1 in a leaf.
    branch
        the child that each level leads to.
    children
        none in a leaf.
    """

    counts: Counts
    feature: int = -1
    branch: tuple[int, ...] = ()
    children: tuple[DecisionNode, ...] = ()

    @property
    def is_leaf(self) -> bool:
        """Whether nothing is asked here."""
        return not self.children

    @property
    def size(self) -> int:
        """Number of nodes from here down."""
        return 1 + sum(child.size for child in self.children)

    @property
    def depth(self) -> int:
        """Number of questions on the longest way down."""
        return max((1 + child.depth for child in self.children), default=0)


@dataclass(frozen=True, slots=True)
class Condition:
    """A feature has one of these levels."""

    feature: str
    levels: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.feature} = {' or '.join(self.levels)}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to a class: all its conditions hold. A class's rules, joined by "or", say all of it.

    Attributes
    ----------
    conditions
        joined by "and"; at most one a feature.
    rows
        how many rows of the training came here.
    right
        how many of them have the class.
    """

    conditions: tuple[Condition, ...]
    rows: float
    right: float

    def __str__(self) -> str:
        return " and ".join(map(str, self.conditions)) or "always"


class DecisionTree(Classifier):
    """ID3 with ``SplitCriterion.GAIN`` and ``SplitShape.EVERY_LEVEL``; else C4.5's choices.

    Attributes
    ----------
    root_
        the tree.
    """

    method: ClassVar[str] = "tree"
    title = QT_TRANSLATE_NOOP("messages", "Decision tree")
    criterion: SplitCriterion = choice(
        "Splits are chosen by",
        "what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5",
        {SplitCriterion.GAIN: "information gain", SplitCriterion.GAIN_RATIO: "gain ratio"},
        default=SplitCriterion.GAIN,
        metavar="CRITERION",
    )
    splits: SplitShape = choice(
        "Branches of a split",
        "what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3",
        {
            SplitShape.ONE_LEVEL: "one level, and all others",
            SplitShape.EVERY_LEVEL: "every level",
        },
        default=SplitShape.ONE_LEVEL,
        metavar="SHAPE",
    )
    fewest: float = number(
        "Fewest rows to split",
        "a node with fewer rows is a leaf",
        default=2.0,
        low=0,
        is_advanced=True,
        metavar="N",
    )
    deepest: int = whole(
        "Largest depth", "the longest way down", default=100, low=1, is_advanced=True
    )
    root_: DecisionNode

    def fit(self, examples: Examples) -> Self:
        """Grow the tree; return it.

        Parameters
        ----------
        examples
            rows with a class; they are not changed.
        """
        self.features_, self.label_ = examples.features.attributes, examples.label
        self.root_ = _Grower(self, examples).grown()
        self.weigh_classes(lambda: self.root_.counts / self.root_.counts.sum())
        return self

    def prune(self, held_out: Examples) -> Self:
        """Cut off branches that make no fewer errors than a leaf on other rows (Quinlan 1987).

        Parameters
        ----------
        held_out
            rows that the tree was not trained on.
        """
        places = cell_layout(self.features_)
        self.root_ = _pruned(
            self.root_, places, places.placed(held_out.features), held_out.classes
        )[0]
        return self

    def predict_proba(self, features: CodedTable) -> NDArray[np.float64]:
        """Return each row's class shares among the leaves that it reaches, shape (n, classes).

        Parameters
        ----------
        features
            with this model's attributes, in its order; values may be missing.
        """
        places = cell_layout(self.features_)
        votes = np.zeros((len(features), len(self.classes_)))
        _vote(self.root_, places, places.placed(features), np.arange(len(features)), votes)
        shares: NDArray[np.float64] = votes / votes.sum(axis=1, keepdims=True)
        return self.weighted(shares)

    def rules(self) -> dict[str, tuple[Rule, ...]]:
        """Return the tree in disjunctive normal form: for each class its rules, the most frequent first."""
        found: dict[str, list[Rule]] = {name: [] for name in self.classes_}
        every = tuple(frozenset(range(len(a.levels))) for a in self.features_)
        self._collect(self.root_, every, found)
        return {name: tuple(sorted(rules, key=lambda r: -r.rows)) for name, rules in found.items()}

    def _collect(
        self, node: DecisionNode, allowed: tuple[frozenset[int], ...], found: dict[str, list[Rule]]
    ) -> None:
        if node.is_leaf:
            most = int(node.counts.argmax())
            rule = Rule(
                self._conditions(allowed), float(node.counts.sum()), float(node.counts[most])
            )
            found[self.classes_[most]].append(rule)
            return
        for place, child in enumerate(node.children):
            levels = {level for level, branch in enumerate(node.branch) if branch == place}
            here = allowed[node.feature] & levels
            if here:
                before, after = allowed[: node.feature], allowed[node.feature + 1 :]
                self._collect(child, (*before, here, *after), found)

    def _conditions(self, allowed: tuple[frozenset[int], ...]) -> tuple[Condition, ...]:
        return tuple(
            Condition(feature.name, tuple(feature.levels[level] for level in sorted(levels)))
            for feature, levels in zip(self.features_, allowed, strict=True)
            if len(levels) < len(feature.levels)
        )

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value: its nodes, each before its children."""
        return {"nodes": _nodes_json(self.root_)}

    @classmethod
    def restored(cls, kept: StoredModel) -> Self:
        """Return the tree that was stored; it is not private, so its ε is infinite.

        Parameters
        ----------
        kept
            the content of its file.

        Raises
        ------
        KeyError, TypeError, ValueError, IndexError
            if they describe none.
        """
        if math.isfinite(kept.epsilon):
            raise ValueError(kept.epsilon)
        tree = cls()
        tree.features_, tree.label_ = kept.features, kept.label
        tree.root_, rest = _node_of(kept.parameters["nodes"], kept.features, len(kept.label.levels))
        if rest:
            raise ValueError(len(rest))
        return tree


@dataclass(frozen=True, slots=True, eq=False)
class _Split:
    """A question: its feature, the branch of each of its levels, and what it gains."""

    feature: int
    branch: NDArray[np.int64]
    gain: float
    ratio: float


class _Grower:
    def __init__(self, settings: DecisionTree, examples: Examples) -> None:
        self.settings = settings
        self.layout = cell_layout(examples.features.attributes)
        self.cells = self.layout.placed(examples.features)
        self.classes = examples.classes.astype(np.int64)
        self.size = len(examples.label.levels)
        self.numeric = [a.cuts is not None for a in examples.features.attributes]

    def grown(self) -> DecisionNode:
        rows = np.arange(len(self.classes))
        return self._node(rows, np.ones(len(rows)), np.ones(self.size), 0)

    def _node(
        self, rows: NDArray[np.intp], weights: Counts, above: Counts, depth: int
    ) -> DecisionNode:
        counts: Counts = np.bincount(self.classes[rows], weights, self.size).astype(np.float64)
        if not len(rows):
            return DecisionNode(above / above.sum() * UNSEEN_WEIGHT)
        is_pure = counts.sum() - counts.max() < NEGLIGIBLE
        if is_pure or counts.sum() < self.settings.fewest or depth == self.settings.deepest:
            return DecisionNode(counts)
        split = self._best(rows, weights, counts)
        if split is None:
            return DecisionNode(counts)
        value = self.cells[rows, split.feature] - self.layout.starts[split.feature]
        parts = self._parts(rows, weights, value, split)
        children = tuple(self._node(r, w, counts, depth + 1) for r, w in parts)
        return DecisionNode(counts, split.feature, tuple(split.branch.tolist()), children)

    def _parts(
        self, rows: NDArray[np.intp], weights: Counts, value: Cells, split: _Split
    ) -> list[tuple[NDArray[np.intp], Counts]]:
        missing = value == len(split.branch)
        branch = np.append(split.branch, -1)[value]
        sums = np.bincount(branch[~missing], weights[~missing], minlength=split.branch.max() + 1)
        parts = []
        for place, share in enumerate(sums / sums.sum()):
            kept = (branch == place) | missing if share > 0 else branch == place
            parts.append((rows[kept], weights[kept] * np.where(missing[kept], share, 1.0)))
        return parts

    def _best(self, rows: NDArray[np.intp], weights: Counts, counts: Counts) -> _Split | None:
        mixed = (self.cells[rows] * self.size + self.classes[rows][:, None]).ravel()
        spread = np.repeat(weights, len(self.layout))
        shape = self.layout.cells, self.size
        flat: Counts = np.bincount(mixed, spread, shape[0] * shape[1]).astype(np.float64)
        table = flat.reshape(shape)
        found = [
            split
            for feature in range(len(self.layout))
            for split in self._splits(feature, self._levels(table, feature), counts.sum())
        ]
        if not found:
            return None
        if self.settings.criterion is SplitCriterion.GAIN:
            return max(found, key=lambda split: split.gain)
        # Quinlan (1993): the ratio flatters splits of small gain, so only good ones compete by it
        mean = float(np.mean([split.gain for split in found]))
        return max((s for s in found if s.gain >= mean - NEGLIGIBLE), key=lambda split: split.ratio)

    def _levels(self, table: Counts, feature: int) -> Counts:
        """Return a feature's part of a table, without "missing"."""
        return table[self.layout.of(feature)][: self.layout.levels[feature]]

    def _splits(self, feature: int, table: Counts, rows: float) -> list[_Split]:
        """Return the splits of a feature that gain something; ``table`` has its levels' class counts."""
        levels = len(table)
        if self.settings.splits is SplitShape.EVERY_LEVEL:
            branches = [np.arange(levels)]
        elif self.numeric[feature]:
            branches = [(np.arange(levels) >= cut).astype(np.int64) for cut in range(1, levels)]
        else:
            branches = [(np.arange(levels) != level).astype(np.int64) for level in range(levels)]
        splits = (_gained(feature, branch, table, rows) for branch in branches)
        return [split for split in splits if split is not None]


def _gained(feature: int, branch: NDArray[np.int64], table: Counts, rows: float) -> _Split | None:
    parts = np.zeros((int(branch.max()) + 1, table.shape[1]))
    np.add.at(parts, branch, table)
    sums = parts.sum(axis=1)
    known = sums.sum()
    if (sums > NEGLIGIBLE).sum() < 2:
        return None
    # the gain is of the known rows and is multiplied by their share (Quinlan 1993)
    gain = (
        (entropy_in_bits(parts.sum(axis=0)) - (sums * entropy_in_bits(parts)).sum() / known)
        * known
        / rows
    )
    # split information: entropy of the branches' sizes, "missing" being one of them
    ratio = gain / float(entropy_in_bits(np.append(sums, max(rows - known, 0))))
    # a split that gains nothing by itself may still open the way for one that does (exclusive or)
    return _Split(feature, branch, float(gain), float(ratio))


def entropy_in_bits(counts: Counts) -> Counts:
    """Return −Σ p·log₂ p of counts along the last axis, with 0·log 0 = 0; 0 where there is none.

    Parameters
    ----------
    counts : array of shape (…, classes)
        at least 0.
    """
    totals = counts.sum(axis=-1)
    # H = log n - Σ n_i·log n_i/n, multiplied by n
    nats = scipy.special.xlogy(totals, totals) - scipy.special.xlogy(counts, counts).sum(axis=-1)
    bits: Counts = nats / np.maximum(totals, NEGLIGIBLE) / math.log(2)
    return bits


def _vote(
    node: DecisionNode, places: CellLayout, cells: Cells, rows: NDArray[np.intp], votes: Counts
) -> None:
    """Add the counts of the leaves that each row comes to."""
    if not len(rows):
        return
    if node.is_leaf:
        votes[rows] += node.counts
        return
    branch = np.append(node.branch, -1)[cells[rows, node.feature] - places.starts[node.feature]]
    for place, child in enumerate(node.children):
        _vote(child, places, cells, rows[(branch == place) | (branch == -1)], votes)


def _pruned(
    node: DecisionNode, places: CellLayout, cells: Cells, classes: NDArray[np.integer]
) -> tuple[DecisionNode, int]:
    """Return the node, pruned, and its errors; a missing value takes the busiest branch."""
    as_leaf = int((classes != node.counts.argmax()).sum())
    if node.is_leaf:
        return node, as_leaf
    busiest = int(np.argmax([child.counts.sum() for child in node.children]))
    value = cells[:, node.feature] - places.starts[node.feature]
    branch = np.append(node.branch, busiest)[value]
    kept = [
        _pruned(child, places, cells[branch == place], classes[branch == place])
        for place, child in enumerate(node.children)
    ]
    errors = sum(each for _, each in kept)
    if as_leaf <= errors:
        return DecisionNode(node.counts), as_leaf
    return DecisionNode(
        node.counts, node.feature, node.branch, tuple(child for child, _ in kept)
    ), errors


def _nodes_json(node: DecisionNode) -> list[dict[str, Any]]:
    here: dict[str, Any] = {"counts": np.round(node.counts, 9).tolist()}
    if not node.is_leaf:
        here |= {"feature": node.feature, "branch": list(node.branch)}
    return [here, *(each for child in node.children for each in _nodes_json(child))]


def _node_of(
    nodes: list[dict[str, Any]], features: tuple[Attribute, ...], classes: int
) -> tuple[DecisionNode, list[dict[str, Any]]]:
    """Return the first node with what is below it, and the nodes that are left."""
    first, rest = nodes[0], nodes[1:]
    counts = np.array(first["counts"], dtype=np.float64)
    if counts.shape != (classes,) or not np.isfinite(counts).all() or counts.sum() <= 0:
        raise ValueError(first["counts"])
    if "feature" not in first:
        return DecisionNode(counts), rest
    branch = tuple(map(int, first["branch"]))
    if len(branch) != len(features[first["feature"]].levels) or min(branch) < 0:
        raise ValueError(branch)
    children = []
    for _ in range(max(branch) + 1):
        child, rest = _node_of(rest, features, classes)
        children.append(child)
    return DecisionNode(counts, int(first["feature"]), branch, tuple(children)), rest
