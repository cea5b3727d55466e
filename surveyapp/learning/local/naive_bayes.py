"""Naive Bayes from randomized reports alone (after Yilmaz, Al-Rubaie & Chang 2019).

It sees no answer, so it spends no ε beyond that of the reports.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.learning.base.blas import one_thread
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import MISSING, CodedTable
from surveyapp.learning.local.association import CHANCE, association_chance
from surveyapp.learning.local.choice import Choice
from surveyapp.learning.local.class_tables import ClassTables, Vector, estimate_class_tables
from surveyapp.learning.local.coded_reports import Matrix
from surveyapp.learning.local.reports import LocalReports
from surveyapp.learning.local.table_errors import lead_error, table_errors
from surveyapp.learning.models.serialization import array_of_shape, rounded_lists
from surveyapp.messages.message import QT_TRANSLATE_NOOP

LEAD_LEVEL = 0.95
"""Of the interval of how far the largest class is ahead of the next."""
LEAST_SHARE = 1e-6
"""Of a level in a class, where it is drawn again."""


class LocalNaiveBayes(Classifier):
    """Class shares and level|class tables from reports, multiplied for the features that count."""

    method: ClassVar[str] = "local-naive-bayes"
    title = QT_TRANSLATE_NOOP("messages", "Naive Bayes")
    tables_: ClassTables
    """Class shares and level|class tables of all features."""
    errors_: tuple[Matrix, ...]
    """For each table the standard errors of its shares."""
    information_: Vector
    """Shape (d,); mutual information of each feature and the class, in nats."""
    used_: NDArray[np.bool_]
    """Shape (d,); which features predict: see ``features_within_entropy``. None where the reports do not show
    that any tells something: see ``association.py``."""
    association_: float | None
    """How often features that tell nothing would seem to tell as much as these; None of older models."""
    epsilon_: float
    """What a respondent's reports gave away together."""
    respondents_: int
    """Number of them."""
    unprotected_: tuple[str, ...]
    """Questions that were asked directly."""
    choice_: Choice | None = None
    """Why it was chosen; None where a person did."""
    lead_error_: float | None = None
    """Standard error of how far the largest class is ahead of the next; None of older models."""

    def fit(self, reports: LocalReports) -> Self:
        """Learn from reports, without randomness; return this classifier.

        Parameters
        ----------
        reports
            about each feature together with the label.
        """
        with one_thread():
            classes = len(reports.label.levels)
            self.features_, self.label_, self.class_weights_ = reports.features, reports.label, ()
            self.tables_ = estimate_class_tables(reports.pairs, classes, reports.alone)
            prior = self.tables_.prior
            self.information_ = np.array(
                [mutual_information(t, prior) for t in self.tables_.tables]
            )
            self.used_ = features_within_entropy(self.information_, entropy_in_nats(prior))
            self.association_ = association_chance(reports.pairs, self.tables_)
            self.errors_ = tuple(
                table_errors(pair, table, prior)
                for pair, table in zip(reports.pairs, self.tables_.tables, strict=True)
            )
            # every feature's reports say how frequent the classes are: the best of them alone says it least
            self.lead_error_ = min(
                lead_error(pair, table, prior)
                for pair, table in zip(reports.pairs, self.tables_.tables, strict=True)
            )
        # weights of classes ask for something else than to be right most often
        if self.association_ > CHANCE and not (self.balanced or self.class_weight):
            self.used_[:] = False
        self.epsilon_ = reports.epsilon
        self.respondents_ = reports.respondents
        self.unprotected_ = reports.unprotected
        self.weigh_classes(lambda: prior)
        return self

    @property
    def is_majority(self) -> bool:
        """Whether it says the most frequent class of everybody, since the coins hide what tells more."""
        return not self.used_.any()

    @property
    def is_lead_clear(self) -> bool:
        """Whether the largest class is ahead of the next by more than the coins can make it seem."""
        if self.lead_error_ is None:
            return True
        most, next_most = np.sort(self.tables_.prior)[:-3:-1]
        return bool(most - next_most > z_value(LEAD_LEVEL) * self.lead_error_)

    def predict_proba(self, features: CodedTable) -> Matrix:
        """Return Pr(class | levels) ∝ Pr(class)·Π Pr(level | class); a missing level has no factor."""
        logs = np.tile(np.log(self.tables_.prior), (len(features), 1))
        for place in np.flatnonzero(self.used_):
            logs += _log_factors(self.tables_.tables[place], features.codes[:, place])
        odds = np.exp(logs - logs.max(axis=1, keepdims=True))
        return self.weighted(np.asarray(odds / odds.sum(axis=1, keepdims=True)))

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self:  # noqa: ARG002 - a report is one person's
        """See `Classifier.redrawn`: the tables vary by their standard errors."""
        drawn = []
        for table, error in zip(self.tables_.tables, self.errors_, strict=True):
            other = np.clip(table + rng.normal(size=table.shape) * error, LEAST_SHARE, None)
            drawn.append(other / other.sum(axis=0))
        model = copy.copy(self)
        model.tables_ = replace(self.tables_, tables=tuple(drawn))
        return model

    def level_shares(self) -> tuple[Vector | None, ...]:
        """Return the estimated shares of each feature's levels."""
        return tuple(table @ self.tables_.prior for table in self.tables_.tables)

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        return {
            "association": self.association_,
            "choice": None if self.choice_ is None else self.choice_.to_json(),
            "errors": [rounded_lists(errors) for errors in self.errors_],
            "information": rounded_lists(self.information_),
            "lead_error": self.lead_error_,
            "prior": rounded_lists(self.tables_.prior),
            "respondents": self.respondents_,
            # a strength may be infinite, which JSON has no number for
            "strengths": rounded_lists(1 / self.tables_.strengths),
            "tables": [rounded_lists(table) for table in self.tables_.tables],
            "unprotected": list(self.unprotected_),
            "used": self.used_.tolist(),
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
        features, parameters, classes = kept.features, kept.parameters, len(kept.label.levels)
        tables = tuple(
            _shares(table, (len(feature.levels), classes))
            for feature, table in zip(features, parameters["tables"], strict=True)
        )
        inverse = array_of_shape(parameters["strengths"], (len(features),))
        with np.errstate(divide="ignore"):
            strengths = 1 / inverse
        model = cls()
        model.features_, model.label_, model.epsilon_ = features, kept.label, kept.epsilon
        model.tables_ = ClassTables(_shares(parameters["prior"], (classes,)), tables, strengths)
        model.errors_ = tuple(
            array_of_shape(errors, table.shape)
            for errors, table in zip(parameters["errors"], tables, strict=True)
        )
        model.information_ = array_of_shape(parameters["information"], (len(features),))
        model.choice_ = Choice.from_json(parameters.get("choice"))
        association = parameters.get("association")
        model.association_ = None if association is None else float(association)
        lead_error = parameters.get("lead_error")
        model.lead_error_ = None if lead_error is None else float(lead_error)
        model.used_ = array_of_shape(parameters["used"], (len(features),)) > 0
        model.respondents_ = int(parameters["respondents"])
        model.unprotected_ = tuple(map(str, parameters["unprotected"]))
        return model


def _shares(value: Any, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Return shares of 0 or more, some above it.

    Raises
    ------
    ValueError, TypeError
        if they are none.
    """
    found = array_of_shape(value, shape)
    if (found < 0).any() or not found.any():
        raise ValueError(shape)
    return found


def _log_factors(table: Matrix, levels: NDArray[np.integer]) -> Matrix:
    # log 0 would rule a class out for good, whatever the other features say
    logs = np.log(np.maximum(table, np.finfo(float).tiny))
    return np.where((levels == MISSING)[:, None], 0.0, logs[levels])


def entropy_in_nats(shares: Sequence[float] | Vector) -> float:
    """Return −Σ p·ln p in nats, with 0·ln 0 = 0 (Shannon 1948).

    Parameters
    ----------
    shares
        they sum to 1.
    """
    present = np.asarray(shares)[np.asarray(shares) > 0]
    return float(-np.sum(present * np.log(present)))


def mutual_information(table: Matrix, prior: Vector) -> float:
    """Return the mutual information of a level|class table and the class, in nats; ≥ 0.

    Parameters
    ----------
    table : array of shape (levels, classes)
        Pr(level | class); columns sum to 1.
    prior : array of shape (classes,)
        share of each class.
    """
    joint = table * prior
    # I(V; C) = H(V) + H(C) - H(V, C) (Shannon 1948); round-off can leave it slightly negative
    return max(
        entropy_in_nats(joint.sum(axis=1))
        + entropy_in_nats(prior)
        - entropy_in_nats(joint.ravel()),
        0.0,
    )


def features_within_entropy(informations: Vector, held: float) -> NDArray[np.bool_]:
    """Return which features to use, shape (d,): the most informative ones, up to the entropy of the class.

    Features whose informations add up to more than that repeat each other, and a naive Bayes counts
    repeated evidence again and again; pairs of one feature with the class do not show which features do so.
    So the most informative is taken first, and features are added until the sum reaches the entropy. Where
    the sum of all is smaller, all features are used.

    Parameters
    ----------
    informations : array of shape (d,)
        mutual information of each feature and the class, in nats.
    held
        entropy of the class, in nats.
    """
    order = np.argsort(-informations, kind="stable")
    before = np.concatenate([[0.0], np.cumsum(informations[order])[:-1]])
    used = np.zeros(len(informations), dtype=np.bool_)
    used[order] = before < held
    return used
