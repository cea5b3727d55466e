"""Decision trees on plain data: ID3 and C4.5 (Quinlan 1986, 1993). Not private.

A split's gain is the entropy that it takes away, each branch weighed by its share of the rows, with
0·log 0 = 0, and counts for the rows alone whose value is known. Where a missing value goes is an option
(`MissingRoute`): down every branch, in parts as large as the branches' shares, and to classify such a row the
leaves vote with their counts (C4.5); down the most frequent branch; or down a branch of its own.

A tree that is grown to the end repeats the accidents of its rows, so it is pruned. Pessimistic pruning looks
at the rows of the training: a branch is cut off where a leaf's errors, at the upper end of their 75 % bound,
are no more than those of the leaves below together (Quinlan 1993, section 4.2, with the exact bound of
Clopper & Pearson). Reduced error pruning grows on two rows of three, and cuts off what makes no fewer errors
than a leaf on the third (Quinlan 1987).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Self

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation import special_functions
from surveyapp.learning.base.class_counts import CellLayout, Cells, cell_layout
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.dnf import Cube
from surveyapp.learning.rules import (
    ClassRules,
    RuleLeaf,
    rules_from_json,
    rules_of_leaves,
    rules_to_json,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.options import choice, number, whole

Counts = NDArray[np.float64]

NEGLIGIBLE = 1e-12
UNSEEN_WEIGHT = 1e-6
"""Weight at which a branch that no row went down votes as its parent does."""
CERTAINTY = 0.75
"""Of the bound on a leaf's errors: C4.5's "confidence factor" of 25 %."""
HELD_OUT = 1 / 3
"""Share of rows that reduced error pruning keeps out of growing."""
MISSING_BRANCH = "missing_branch"
"""In the file of a tree in which a missing value has one branch: its nodes say which."""


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


class Pruning(Enum):
    """How branches are cut off that only repeat accidents."""

    PESSIMISTIC = "pessimistic"
    REDUCED_ERROR = "reduced-error"
    NONE = "none"


class MissingRoute(Enum):
    """Where a row goes whose value is missing."""

    SHARES = "shares"
    MOST_FREQUENT = "most-frequent"
    OWN_LEVEL = "own-level"


@dataclass(frozen=True, slots=True, eq=False)
class DecisionNode:
    """A node of a decision tree."""

    counts: Counts
    """Shape (classes,); the rows of each class that came here, missing values in parts."""
    feature: int = -1
    """Which feature is asked for; -1 in a leaf."""
    branch: tuple[int, ...] = ()
    """The child that each level leads to; and last, where it has a single one, "missing"."""
    children: tuple[DecisionNode, ...] = ()
    """None in a leaf."""

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


class DecisionTree(Classifier):
    """ID3 with ``SplitCriterion.GAIN`` and ``SplitShape.EVERY_LEVEL``; else C4.5's choices."""

    method: ClassVar[str] = "tree"
    title = QT_TRANSLATE_NOOP("messages", "Decision tree")
    criterion: SplitCriterion = choice(
        "Splits are chosen by",
        "what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5",
        {SplitCriterion.GAIN: "Information gain", SplitCriterion.GAIN_RATIO: "Gain ratio"},
        default=SplitCriterion.GAIN,
        metavar="CRITERION",
    )
    splits: SplitShape = choice(
        "Branches of a split",
        "what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3",
        {
            SplitShape.ONE_LEVEL: "One level, and all others",
            SplitShape.EVERY_LEVEL: "Every level",
        },
        default=SplitShape.ONE_LEVEL,
        metavar="SHAPE",
    )
    pruning: Pruning = choice(
        "Pruning",
        "pessimistic, by a bound on each leaf's errors; reduced-error, by a third of the rows, on which "
        "the tree is not grown; or none",
        {
            Pruning.PESSIMISTIC: "By a bound on the errors",
            Pruning.REDUCED_ERROR: "By held-out rows",
            Pruning.NONE: "None",
        },
        default=Pruning.PESSIMISTIC,
        metavar="PRUNING",
    )
    missing: MissingRoute = choice(
        "A missing value goes",
        "where a row goes whose value is missing: shares, down every branch, in parts as large as their "
        "shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own",
        {
            MissingRoute.SHARES: "Down every branch, by its share",
            MissingRoute.MOST_FREQUENT: "Down the most frequent branch",
            MissingRoute.OWN_LEVEL: "Down a branch of its own",
        },
        default=MissingRoute.SHARES,
        metavar="ROUTE",
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
    """The tree."""
    _examples: Examples | None = None
    _stored_rules: dict[str, ClassRules] | None = None

    def fit(self, examples: Examples) -> Self:
        """Grow the tree and prune it; return it.

        Parameters
        ----------
        examples
            rows with a class; they are not changed.
        """
        self.features_, self.label_ = examples.features.attributes, examples.label
        self._examples, self._stored_rules = examples, None
        if self.pruning is Pruning.REDUCED_ERROR:
            # the same rows each time: which they are is by lot, and has nothing to do with what is in them
            is_held = np.random.default_rng(0).random(len(examples)) < HELD_OUT
            self.root_ = _Grower(self, examples.rows(~is_held)).grown()
            self.prune(examples.rows(is_held))
        else:
            root = _Grower(self, examples).grown()
            self.root_ = root if self.pruning is Pruning.NONE else _pessimistic(root)[0]
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
        self._stored_rules = None
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
        votes = self._with_unseen(votes)
        shares: NDArray[np.float64] = votes / votes.sum(axis=1, keepdims=True)
        return self.weighted(shares)

    def _with_unseen(self, counts: Counts) -> Counts:
        """Return counts with a row more of each class where classes have weights.

        That a class was seen nowhere in a leaf does not prove that it cannot be there, and no weight makes
        up for a share of 0 (Laplace's rule of succession).
        """
        return counts + 1 if self.class_weights_ else counts

    @property
    def has_missing_branch(self) -> bool:
        """Whether "missing" is a level of some node."""
        return _has_missing_branch(self.root_, self.features_)

    def rules(self) -> dict[str, ClassRules]:
        """Return the fewest rules that say when each class is predicted (disjunctive normal form)."""
        if self._stored_rules is not None:
            return self._stored_rules
        has_missing = self.has_missing_branch
        sizes = [a.cells if has_missing else len(a.levels) for a in self.features_]
        leaves = [
            RuleLeaf(
                levels,
                int(self.weighted(self._with_unseen(node.counts[None])).argmax()),
                node.counts,
            )
            for node, levels in _leaves(self.root_, tuple(frozenset(range(s)) for s in sizes))
        ]
        return rules_of_leaves(
            self.features_,
            self.label_,
            leaves,
            has_missing=has_missing,
            examples=self._examples,
        )

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value: its nodes, each before its children, and its rules."""
        missing = {MISSING_BRANCH: True} if self.has_missing_branch else {}
        return {"nodes": _nodes_json(self.root_), "rules": rules_to_json(self.rules()), **missing}

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
        if rest or tree.has_missing_branch != (MISSING_BRANCH in kept.parameters):
            raise ValueError(len(rest))
        if "rules" in kept.parameters:
            tree._stored_rules = rules_from_json(kept.parameters["rules"], kept.label)
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
        branch = self._with_missing(split, weights, value)
        parts = _parts(rows, weights, value, branch)
        children = tuple(self._node(r, w, counts, depth + 1) for r, w in parts)
        return DecisionNode(counts, split.feature, tuple(branch.tolist()), children)

    def _with_missing(self, split: _Split, weights: Counts, value: Cells) -> NDArray[np.int64]:
        """Return the branch of each level, and of "missing" where it goes down the most frequent one."""
        width = self.layout.width(split.feature)
        if self.settings.missing is not MissingRoute.MOST_FREQUENT or len(split.branch) == width:
            return split.branch
        known = value < len(split.branch)
        sizes = np.bincount(split.branch[value[known]], weights[known])
        return np.append(split.branch, sizes.argmax())

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
        """Return a feature's part of a table; with "missing" where that is a level of its own."""
        cells = table[self.layout.of(feature)]
        is_level = self.settings.missing is MissingRoute.OWN_LEVEL
        return cells if is_level else cells[: self.layout.levels[feature]]

    def _splits(self, feature: int, table: Counts, rows: float) -> list[_Split]:
        """Return the splits of a feature that gain something; ``table`` has its levels' class counts."""
        levels = len(table)
        if self.settings.splits is SplitShape.EVERY_LEVEL:
            branches = [np.arange(levels)]
        elif self.numeric[feature]:
            own = self.layout.levels[feature]
            branches = [(np.arange(levels) >= cut).astype(np.int64) for cut in range(1, levels)]
            # "missing", after the last level, may also go with the levels below a cut
            branches += [np.where(np.arange(levels) == own, 0, b) for b in branches[: own - 1]]
            branches = branches if levels > own else branches[: own - 1]
        else:
            branches = [(np.arange(levels) != level).astype(np.int64) for level in range(levels)]
        splits = (_gained(feature, branch, table, rows) for branch in branches)
        return [split for split in splits if split is not None]


def _parts(
    rows: NDArray[np.intp], weights: Counts, value: Cells, branch: NDArray[np.int64]
) -> list[tuple[NDArray[np.intp], Counts]]:
    """Return the rows that go down each branch, and with which weights."""
    missing = value == len(branch)
    goes = np.append(branch, -1)[value]
    sums = np.bincount(goes[~missing], weights[~missing], minlength=branch.max() + 1)
    parts = []
    for place, share in enumerate(sums / sums.sum()):
        kept = (goes == place) | missing if share > 0 else goes == place
        parts.append((rows[kept], weights[kept] * np.where(missing[kept], share, 1.0)))
    return parts


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
    nats = special_functions.xlogy(totals, totals) - special_functions.xlogy(counts, counts).sum(
        axis=-1
    )
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


def _pessimistic(node: DecisionNode) -> tuple[DecisionNode, float]:
    """Return the node, pruned, and how many errors it makes at worst."""
    as_leaf = _most_errors(node.counts)
    if node.is_leaf:
        return node, as_leaf
    kept = [_pessimistic(child) for child in node.children]
    errors = sum(each for _, each in kept)
    if as_leaf <= errors + NEGLIGIBLE:
        return DecisionNode(node.counts), as_leaf
    children = tuple(child for child, _ in kept)
    return DecisionNode(node.counts, node.feature, node.branch, children), errors


def _most_errors(counts: Counts) -> float:
    """Return the upper bound on the errors among as many new rows (Clopper & Pearson 1934, one-sided)."""
    rows, right = float(counts.sum()), float(counts.max())
    # Pr(X ≤ errors) = 1 - CERTAINTY for X ~ B(rows, share): a quantile of Beta(errors + 1, right)
    return rows * float(scipy.stats.beta.ppf(CERTAINTY, rows - right + 1, right))


def _has_missing_branch(node: DecisionNode, features: tuple[Attribute, ...]) -> bool:
    return not node.is_leaf and (
        len(node.branch) > len(features[node.feature].levels)
        or any(_has_missing_branch(child, features) for child in node.children)
    )


def _leaves(node: DecisionNode, allowed: Cube) -> Iterator[tuple[DecisionNode, Cube]]:
    """Yield the leaves that some row can come to, each with the levels that lead there."""
    if node.is_leaf:
        yield node, allowed
        return
    for place, child in enumerate(node.children):
        levels = {level for level, branch in enumerate(node.branch) if branch == place}
        here = allowed[node.feature] & levels
        if here:
            before, after = allowed[: node.feature], allowed[node.feature + 1 :]
            yield from _leaves(child, (*before, here, *after))


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
    asked = features[first["feature"]]
    if len(branch) not in {len(asked.levels), asked.cells} or min(branch) < 0:
        raise ValueError(branch)
    children = []
    for _ in range(max(branch) + 1):
        child, rest = _node_of(rest, features, classes)
        children.append(child)
    return DecisionNode(counts, int(first["feature"]), branch, tuple(children)), rest
