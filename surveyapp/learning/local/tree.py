"""A decision tree from randomized reports to single questions.

Nobody is known to be in a branch. Each respondent weighs in it as the pseudo-answers to its questions
say: their product is 1 on average for who belongs there and 0 for who does not, since coins of different
questions fall independently. So every table of the tree is an unbiased count, from all respondents, and
open answers are the case where the weights are 0 and 1.

Coins alone make a table look informative. A node is split only where the gain is larger than it is for one
table in twenty, over all features that could split there, of uninformative features.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation.prevalence.frequency_oracles import norm_sub
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes
from surveyapp.learning.local.choice import Choice
from surveyapp.learning.local.class_tables import Times, Vector
from surveyapp.learning.local.coded_reports import (
    CodedReports,
    Matrix,
    QuestionReports,
    encode_reports,
)
from surveyapp.learning.local.naive_bayes import mutual_information
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.models.serialization import array_of_shape, rounded_lists
from surveyapp.messages.message import QT_TRANSLATE_NOOP

CHANCE = 0.05
"""How often a node of uninformative features may be split, by the coins and the sample alone."""
CLEAR = 3.0
"""A branch is looked at when its size is so many standard errors above 0."""
ROWS_AT_A_TIME = 1 << 16
"""Respondents whose products are added up at a time."""
LEAF_COUNT = 1.0
"""A branch's class shares are drawn to those above it as if so many open answers had them."""


@dataclass(frozen=True, slots=True, eq=False)
class SplitTest:
    """What one feature would gain in a node, and what it takes to believe it."""

    gain: float
    """Mutual information of level and class in the node, in nats; cells below 0 count as 0."""
    excess: float
    """``gain`` less what coins and sampling give on average to an uninformative feature."""
    bound: float
    """What they give at most but for the chance that was allowed."""
    shares: Vector
    """Shape (levels,); of the node's people by level."""

    @property
    def is_telling(self) -> bool:
        """Whether the gain is more than the coins alone would give."""
        return self.gain > self.bound and self.excess > 0


@dataclass(frozen=True, slots=True, eq=False)
class LocalNode:
    """A node, or leaf, and what is below it."""

    size: float
    """Estimated number of respondents in it."""
    classes: Vector
    """Shape (classes,); their shares of the classes."""
    feature: int | None = None
    """Place of the feature that splits it; None in a leaf."""
    shares: Vector | None = None
    """Shape (levels,); how its people divide over the branches; empty in a leaf."""
    branches: tuple[LocalNode, ...] = ()
    """One a level; empty in a leaf."""

    def leaves(self) -> Iterator[LocalNode]:
        """Yield all leaves below, or the node itself."""
        if not self.branches:
            yield self
        for branch in self.branches:
            yield from branch.leaves()

    @property
    def depth(self) -> int:
        """Number of questions on the longest way down."""
        return 1 + max(branch.depth for branch in self.branches) if self.branches else 0


def split_test(
    levels: Matrix, weighted: Matrix, candidates: int = 1, times: Vector | None = None
) -> SplitTest:
    """Test a feature in a node.

    Where level and class are independent, 2·size·gain is Pearson's X² to first order, Σ D²/E over the
    cells' deviations D; D is a sum over respondents of z = w(x − p)(y − q), and its covariance is Σ zzᵀ,
    coins and sampling together. So X² is distributed as Σ δ·χ²₁ with δ the eigenvalues of that covariance
    over E; its quantile is that of a scaled χ² with the same mean and variance (Rao & Scott 1984,
    Annals of Statistics 12, 46–60, second-order correction).

    Parameters
    ----------
    levels
        shape (n, levels); pseudo-answers to the feature.
    weighted
        shape (n, classes); pseudo-answers to the label times the weights in the node.
    candidates
        how many features are tested there: the chance is divided among them (Bonferroni).
    times
        shape (n,); how many respondents each row stands for, or is worth; None: one.
    """
    often = np.ones(len(levels)) if times is None else times
    table = levels.T @ (weighted * often[:, None])
    size = float(table.sum())
    likely = norm_sub((table / size).ravel()).reshape(table.shape)
    p, q = likely.sum(axis=1), likely.sum(axis=0)
    gain = mutual_information(likely / np.where(q > 0, q, 1.0), q)
    # D has mean 0 where level and class are independent: the coins of two questions are, too
    off = weighted - weighted.sum(axis=1, keepdims=True) * q
    deltas = _eigenvalues(levels - p, off, np.outer(p, q) * size, often)
    # under independence E[X²] = Σδ; it is twice the size times the gain, so take it off that
    first, second = float(deltas.sum()), float(np.sum(deltas**2))
    if first <= 0:
        return SplitTest(gain, gain, 0.0, p)
    # a·χ²_ν with mean aν = Σδ and variance 2a²ν = 2Σδ²; CHANCE is divided among the candidates
    freedom = first**2 / second
    quantile = float(scipy.stats.chi2.isf(CHANCE / candidates, freedom)) * second / first
    return SplitTest(gain, gain - first / (2 * size), quantile / (2 * size), p)


def _eigenvalues(x: Matrix, y: Matrix, expected: Matrix, often: Vector) -> Vector:
    """Return δ: eigenvalues of Σ zzᵀ with z = x ⊗ y scaled by 1/√E."""
    scale = np.divide(1.0, np.sqrt(expected), out=np.zeros_like(expected), where=expected > 0)
    covariance = np.zeros((expected.size, expected.size))
    for begin in range(0, len(x), ROWS_AT_A_TIME):
        part = slice(begin, begin + ROWS_AT_A_TIME)
        z = (x[part, :, None] * y[part, None, :] * scale).reshape(len(x[part]), -1)
        covariance += z.T @ (z * often[part, None])
    return np.asarray(np.maximum(np.linalg.eigvalsh(covariance), 0.0))


class LocalTree(Classifier):
    """A tree whose branches end where the reports show no more than coins would."""

    method: ClassVar[str] = "local-tree"
    title = QT_TRANSLATE_NOOP("messages", "Decision tree")
    root_: LocalNode
    """The tree."""
    epsilon_: float
    """What a respondent's reports gave away together."""
    respondents_: int
    """Number of them."""
    unprotected_: tuple[str, ...]
    """Questions that were asked directly."""
    choice_: Choice | None = None
    """Why it was chosen; None where a person did."""

    def fit(
        self,
        features: Sequence[QuestionReports],
        label: QuestionReports,
        times: Times | None = None,
    ) -> Self:
        """Grow from reports to single questions, without randomness; return this classifier.

        Who did not report the label is left out; who did not report a feature belongs to its levels as the
        others do on average.

        Parameters
        ----------
        features
            the reports to the features.
        label
            the reports to the label, of the same respondents.
        times : array of shape (n,)
            as of `single_question_reports`.

        Raises
        ------
        NoReports
            if nobody reported the label.
        UserProblem
            if the questions have different numbers of respondents; by what is wrong.
        """
        facts = single_question_reports(features, label, times)
        target = encode_reports(label)
        often = np.ones(len(target.places)) if times is None else times.astype(np.float64)
        columns = [
            _pseudo_answers(encode_reports(asked), target.given, often) for asked in features
        ]
        weighted = target.pseudo_answers[target.places[target.given]]
        grower = _Grower(tuple(columns), often[target.given])
        shares = norm_sub(np.average(weighted, axis=0, weights=grower.often))
        self.root_ = grower.grown(weighted, shares, tuple(range(len(columns))))
        self.features_, self.label_ = facts.features, facts.label
        self.epsilon_, self.respondents_ = facts.epsilon, facts.respondents
        self.unprotected_ = facts.unprotected
        self.weigh_classes(lambda: shares)
        return self

    def predict_proba(self, features: CodedTable) -> Matrix:
        """Return the class shares of each row's leaf; a missing level follows all branches by share."""
        return self.weighted(_classes(self.root_, features.codes))

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        return {
            "choice": None if self.choice_ is None else self.choice_.to_json(),
            "respondents": self.respondents_,
            "root": _node_json(self.root_),
            "unprotected": list(self.unprotected_),
        }

    @classmethod
    def restored(cls, kept: StoredModel) -> Self:
        """Return the model that was stored.

        Parameters
        ----------
        kept
            the content of its file.

        Raises
        ------
        KeyError, TypeError, ValueError, IndexError
            if they describe none.
        """
        model = cls()
        parameters = kept.parameters
        model.features_, model.label_, model.epsilon_ = kept.features, kept.label, kept.epsilon
        model.choice_ = Choice.from_json(parameters.get("choice"))
        model.root_ = _node_of(parameters["root"], kept.features, len(kept.label.levels))
        model.respondents_ = int(parameters["respondents"])
        model.unprotected_ = tuple(map(str, parameters["unprotected"]))
        return model


def _pseudo_answers(reports: CodedReports, kept: NDArray[np.bool_], often: Vector) -> Matrix:
    """Return each kept row's pseudo-answers; the average ones where there is no report."""
    given = reports.given
    average = np.average(
        reports.pseudo_answers[reports.places[given]], axis=0, weights=often[given]
    )
    # the code of a missing report is the place of the last row
    table = np.vstack([reports.pseudo_answers, average])
    return np.asarray(table[reports.places[kept]])


@dataclass(frozen=True, slots=True, eq=False)
class _Grower:
    """Pseudo-answers to the features, one column each of shape (n, levels).

    ``often`` is how many respondents each row stands for, or is worth.
    """

    columns: tuple[Matrix, ...]
    often: Vector

    def grown(self, weighted: Matrix, classes: Vector, left: tuple[int, ...]) -> LocalNode:
        """Return the node of people with these weights times label, split as far as it pays."""
        size = float(self.often @ weighted.sum(axis=1))
        chosen = self._best(weighted, left) if _is_clear(weighted, self.often) else None
        if chosen is None:
            return LocalNode(size, classes)
        feature, test = chosen
        rest = tuple(place for place in left if place != feature)
        branches = []
        for column in self.columns[feature].T:
            inside = weighted * column[:, None]
            weighs = inside.any(axis=1)
            shares = shrunken_shares(inside, classes, self.often)
            branches.append(self.kept(weighs).grown(inside[weighs], shares, rest))
        return LocalNode(size, classes, feature, test.shares, tuple(branches))

    def kept(self, weighs: NDArray[np.bool_]) -> _Grower:
        """Leave out who weighs nothing: after direct questions most do not."""
        if weighs.all():
            return self
        return _Grower(tuple(c[weighs] for c in self.columns), self.often[weighs])

    def _best(self, weighted: Matrix, left: tuple[int, ...]) -> tuple[int, SplitTest] | None:
        tests = [(f, split_test(self.columns[f], weighted, len(left), self.often)) for f in left]
        telling = [(f, test) for f, test in tests if test.is_telling]
        return max(telling, key=lambda found: found[1].excess, default=None)


def _is_clear(weighted: Matrix, often: Vector) -> bool:
    """Return whether people are in the node at all, as far as coins let see, and of two classes."""
    people = weighted.sum(axis=1)
    counts = often @ weighted
    # Σ w² estimates the variance of the size Σ w of a node that nobody is in
    is_there = float(often @ people) > CLEAR * math.sqrt(float(often @ people**2))
    return is_there and int(np.sum(counts > 0)) > 1


def shrunken_shares(weighted: Matrix, above: Vector, times: Vector | None = None) -> Vector:
    """Return a branch's class shares, shrunk towards those above it as far as the coins hide them.

    The branch says as much as size²/Σw² open answers would.

    Parameters
    ----------
    weighted : array of shape (n, classes)
        pseudo-answers to the label times the weights in the branch.
    above : array of shape (classes,)
        class shares of the node above; they sum to 1.
    times : array of shape (n,)
        how many respondents each row stands for, or is worth; None: one.
    """
    often = np.ones(len(weighted)) if times is None else times
    counts = often @ weighted
    size = float(counts.sum())
    squares = float(np.sum(often @ weighted**2))
    if size <= 0 or squares == 0:
        return above
    # Kish's (1965) effective size; for open answers, with weights 0 and 1, it is their number
    worth = size**2 / squares
    # coins can push a share below 0; projecting on the simplex repairs that
    seen = norm_sub(counts / size)
    return np.asarray((worth * seen + LEAF_COUNT * above) / (worth + LEAF_COUNT))


def _classes(node: LocalNode, codes: Codes) -> Matrix:
    if node.feature is None or node.shares is None:
        return np.tile(node.classes, (len(codes), 1))
    result = np.zeros((len(codes), len(node.classes)))
    column = codes[:, node.feature]
    for level, (share, branch) in enumerate(zip(node.shares, node.branches, strict=True)):
        follows = np.where(column == MISSING, share, column == level)
        inside = np.flatnonzero(follows)
        result[inside] += follows[inside, None] * _classes(branch, codes[inside])
    return result


def _node_json(node: LocalNode) -> dict[str, Any]:
    here: dict[str, Any] = {"classes": rounded_lists(node.classes), "size": round(node.size, 6)}
    if node.feature is not None and node.shares is not None:
        here["feature"], here["shares"] = node.feature, rounded_lists(node.shares)
        here["branches"] = [_node_json(branch) for branch in node.branches]
    return here


def _node_of(value: dict[str, Any], features: tuple[Attribute, ...], classes: int) -> LocalNode:
    size, shares = float(value["size"]), array_of_shape(value["classes"], (classes,))
    if "feature" not in value:
        return LocalNode(size, shares)
    feature = int(value["feature"])
    if not 0 <= feature < len(features):
        raise ValueError(feature)
    levels = len(features[feature].levels)
    branches = tuple(_node_of(branch, features, classes) for branch in value["branches"])
    if len(branches) != levels:
        raise ValueError(len(branches))
    return LocalNode(size, shares, feature, array_of_shape(value["shares"], (levels,)), branches)
