"""Whether a naive Bayes of reports is right more often than its most frequent class, as far as coins let see.

Coins alone give tables that seem to tell classes apart. How often the model is right of people drawn from its
own tables is therefore too good, by about as much as models of resampled reports are better of people drawn
from their own tables than of people drawn from these (Efron 1983, the optimism of the bootstrap).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

import numpy as np

from surveyapp.learning.base.table import CodedTable, Codes
from surveyapp.learning.local.class_tables import ClassTables, Evidence
from surveyapp.learning.local.reports import LocalReports

RESAMPLES = 6
PEOPLE = 2000
"""Drawn for each share."""
ERRORS = 1.0
"""Standard errors above 0 that an advantage must be. On simulated reports of 8 tables at ε 0.5 to 4 (32 cells
of 4 runs, 2 of the largest table), 10 cells are below the most frequent class without any such bound, 6 with
0, 2 with 0.5, 1 with 1 and with 1.5. The mean advantage is .0474, .0447, .0479, .0468 and .0425."""


@dataclass(frozen=True, slots=True)
class Advantage:
    """By how much a model is right more often than its most frequent class, and the error of that."""

    value: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than its error."""
        return self.value > ERRORS * self.error


class TablesModel(Protocol):
    """A model of class shares and level|class tables."""

    tables_: ClassTables

    def predict(self, features: CodedTable) -> Codes:
        """Return the place of each row's class."""


Model = TypeVar("Model", bound=TablesModel)


def estimate_advantage(
    model: Model, reports: LocalReports, again: Callable[[LocalReports], Model]
) -> Advantage:
    """Return by how much ``model`` is right more often than its most frequent class, corrected for optimism.

    The draws are always the same, so equal reports give an equal estimate.

    Parameters
    ----------
    model
        learned from ``reports``.
    reports
        whose counts are resampled, each feature's by itself.
    again
        learns such a model from other reports.
    """
    rng = np.random.default_rng(0)
    own, other = [], []
    for _ in range(RESAMPLES):
        resampled = again(_resampled(reports, rng))
        own.append(_lead(resampled, resampled, reports, rng))
        other.append(_lead(resampled, model, reports, rng))
    optimism = float(np.mean(own) - np.mean(other))
    value = _lead(model, model, reports, rng) - optimism
    return Advantage(value, float(np.std(other, ddof=1)))


def _resampled(reports: LocalReports, rng: np.random.Generator) -> LocalReports:
    alone = None if reports.alone is None else _drawn_again(reports.alone, rng)
    return replace(
        reports, pairs=tuple(_drawn_again(pair, rng) for pair in reports.pairs), alone=alone
    )


def _drawn_again(evidence: Evidence, rng: np.random.Generator) -> Evidence:
    total = evidence.reports
    if not total:
        return evidence
    counts = rng.multinomial(round(total), evidence.counts / total)
    return Evidence(evidence.likelihoods, counts.astype(np.float64))


def _lead(
    model: TablesModel, people: TablesModel, reports: LocalReports, rng: np.random.Generator
) -> float:
    """Return how much more often ``model`` is right than its largest class, of people of other tables."""
    prior = people.tables_.prior
    classes = rng.choice(len(prior), PEOPLE, p=prior)
    codes = np.empty((PEOPLE, len(reports.features)), dtype=np.int32)
    for place, table in enumerate(people.tables_.tables):
        # a level is the number of steps of its class's distribution that a draw is above
        steps = np.cumsum(table, axis=0)[:-1, classes]
        codes[:, place] = (rng.random(PEOPLE) > steps).sum(axis=0)
    said = model.predict(CodedTable(reports.features, codes))
    return float(np.mean(said == classes) - prior[np.argmax(model.tables_.prior)])
