"""Which learner of reports predicts best, by predictions for respondents it was not learned from.

Nobody's answers are known, so a prediction cannot simply be compared with them. A respondent's pseudo-answers
stand for the true ones: an answer x is drawn with probability |B[report, x]|/Σ|B[report, ·]| and weighs
sign(B)·Σ|B[report, ·]|, which is on average 1 at the true answer and 0 at all others, and so are the products
over questions whose coins fall independently. The weighted mean of B[label's report, prediction] is
therefore an unbiased estimate of the accuracy for *answers*, from reports alone. Direct answers are drawn as
they are; the error grows with the coins, so at small ε it says little, and then naive Bayes is kept.

Each respondent is predicted by models of other respondents (cross-validation). What is computed from reports
is as private as they are: choosing costs no ε.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.table import MISSING, CodedTable
from surveyapp.learning.local.choice import Choice
from surveyapp.learning.local.class_tables import Times, Whole
from surveyapp.learning.local.coded_reports import CodedReports, QuestionReports, encode_reports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import check_roles, is_worth, single_question_reports
from surveyapp.learning.local.tree import LocalTree
from surveyapp.messages.message import QT_TRANSLATE_NOOP

FOLDS = 3
DRAWS = 4
"""Of each respondent's answers."""
Values = NDArray[np.float64]


class LocalAuto(Classifier):
    """Naive Bayes, or the tree where it is clearly right more often."""

    title = QT_TRANSLATE_NOOP("messages", "Let the program choose")
    model_: LocalNaiveBayes | LocalTree
    """What was chosen and trained on all reports, with its ``choice_``."""

    def chosen(
        self,
        features: Sequence[QuestionReports],
        label: QuestionReports,
        times: Times | None = None,
    ) -> LocalNaiveBayes | LocalTree:
        """Return the learner to be trained, with why it was chosen.

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
        NoReports, UserProblem
            as `choose_learner` says.
        """
        choice = choose_learner(features, label, times, self.get_params())
        kind = LocalTree if choice.is_tree else LocalNaiveBayes
        model = kind(**self.get_params())
        model.choice_ = choice
        return model

    def fit(
        self,
        features: Sequence[QuestionReports],
        label: QuestionReports,
        times: Times | None = None,
    ) -> Self:
        """Choose, and learn from all reports; return this classifier; parameters as of `chosen`."""
        model = self.chosen(features, label, times)
        if isinstance(model, LocalTree):
            self.model_ = model.fit(features, label, times)
        else:
            self.model_ = model.fit(single_question_reports(features, label, times))
        self.features_, self.label_ = self.model_.features_, self.model_.label_
        self.class_weights_ = self.model_.class_weights_
        self.epsilon_ = self.model_.epsilon_
        return self

    def predict_proba(self, features: CodedTable) -> Values:
        """Return the chosen model's probabilities."""
        return self.model_.predict_proba(features)


def choose_learner(
    features: Sequence[QuestionReports],
    label: QuestionReports,
    times: Times | None = None,
    options: Mapping[str, Any] | None = None,
) -> Choice:
    """Return how well both learners predict. Equal reports, in whatever order, give an equal choice.

    Parameters
    ----------
    features
        the reports to the features.
    label
        the reports to the label, of the same respondents.
    times : array of shape (n,)
        as of `single_question_reports`.
    options
        of both learners.

    Raises
    ------
    NoReports, UserProblem
        as `single_question_reports` and `LocalTree.fit` say.
    """
    check_roles([asked.attribute for asked in features], label.attribute)
    every = [*features, label]
    coded, rows, often, worth = _distinct([encode_reports(asked) for asked in every], times)
    asked = [one.rows(rows) for one in every]
    rng = np.random.default_rng(0)  # for folds and draws, which protect nobody
    gains, counted = [], []
    for held in _folds(often, rng):
        rest = (often - held) * worth
        bayes = LocalNaiveBayes(**(options or {})).fit(
            single_question_reports(asked[:-1], asked[-1], rest)
        )
        tree = LocalTree(**(options or {})).fit(asked[:-1], asked[-1], rest)
        people = np.repeat(np.arange(len(often)), held)
        people = people[coded[-1].given[people]]
        gains.append(_gains(coded, people, bayes, tree, rng))
        counted.append(worth[people])
    scored, weights = np.concatenate(gains), np.concatenate(counted)
    shares = weights / weights.sum()
    right = shares @ scored
    leads = scored[:, 1] - scored[:, 0]
    # Σ w²·(x − x̄)²/(Σ w)²: the usual error of a mean where all count alike
    error = float(np.sqrt(shares**2 @ (leads - shares @ leads) ** 2))
    bayes_right, tree_right, majority_right = right.tolist()
    return Choice(bayes_right, tree_right, majority_right, float(shares @ leads), error)


def _distinct(
    coded: Sequence[CodedReports], times: Times | None
) -> tuple[list[CodedReports], NDArray[np.intp], Whole, Times]:
    """Return rows of reports in one order: where they are, who gave each, and what each of these is worth.

    Equal rows are one, but for rows of respondents who are worth more or less than others.
    """
    places = np.stack([one.places for one in coded], axis=1)
    if times is not None and is_worth(times):
        rows = np.lexsort((times, *places.T[::-1]))
        often, worth = np.ones(len(rows), dtype=np.int64), times[rows]
    else:
        _, rows, inverse = np.unique(places, axis=0, return_index=True, return_inverse=True)
        often = np.zeros(len(rows), dtype=np.int64)
        np.add.at(often, inverse.ravel(), 1 if times is None else times)
        worth = np.ones(len(rows), dtype=np.int64)
    return [replace(one, places=one.places[rows]) for one in coded], rows, often, worth


def _folds(often: Whole, rng: np.random.Generator) -> list[Whole]:
    """Return how many of each row's respondents are in each fold."""
    people = rng.permutation(np.repeat(np.arange(len(often)), often))
    return [np.bincount(people[fold::FOLDS], minlength=len(often)) for fold in range(FOLDS)]


def _gains(
    coded: Sequence[CodedReports],
    people: NDArray[np.intp],
    bayes: LocalNaiveBayes,
    tree: LocalTree,
    rng: np.random.Generator,
) -> Values:
    """Return what each respondent says of how often three predictions are right: shape (people, 3)."""
    *features, label = coded
    drawn = np.repeat(people, DRAWS)
    weights = np.ones(len(drawn))
    codes = np.full((len(drawn), len(features)), MISSING, dtype=np.int32)
    for column, one in enumerate(features):
        places = one.places[drawn]
        given = places != MISSING
        pseudo = one.pseudo_answers[places[given]]
        sizes = np.abs(pseudo).sum(axis=1)
        steps = np.cumsum(np.abs(pseudo), axis=1)[:, :-1]
        level = (rng.random(len(pseudo))[:, None] * sizes[:, None] >= steps).sum(axis=1)
        codes[given, column] = level
        weights[given] *= sizes * np.sign(pseudo[np.arange(len(pseudo)), level])
    table = CodedTable(bayes.features_, codes)
    said = [bayes.predict(table), tree.predict(table)]
    said.append(np.full(len(drawn), np.argmax(bayes.tables_.prior), dtype=np.int32))
    right = label.pseudo_answers[label.places[drawn]]
    values = np.stack([right[np.arange(len(drawn)), each] for each in said], axis=1)
    # who says the most frequent class of everybody needs no answers to features: weights are 1 on average
    most = values[:, 2:]
    values = most + weights[:, None] * (values - most)
    return np.asarray(values.reshape(len(people), DRAWS, 3).mean(axis=1))
