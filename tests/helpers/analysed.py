"""Analyses as tests ask for them: in one line, with their options by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.computation.multivariate.comparison import GroupComparison
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.distance import Distance, Distances
from surveyapp.analyses.ranking import Ranking, RankTable
from surveyapp.analyses.regression import Regression


def compare(
    data: Dataset, question: str, by: str, *, progress: Progress = no_progress, **options: Any
) -> GroupComparison:
    """Return the answers of groups compared."""
    return Comparison(question=question, by=by, **options).run(data, progress)


def distances(
    data: Dataset, question: str, by: str, *, progress: Progress = no_progress, **options: Any
) -> Distances:
    """Return the distances of groups."""
    return Distance(question=question, by=by, **options).run(data, progress)


def regress(
    data: Dataset,
    outcome: str,
    predictors: Sequence[str],
    *,
    progress: Progress = no_progress,
    **options: Any,
) -> RegressionTable:
    """Return the regression of an outcome on predictors."""
    asked = Regression(outcome=outcome, predictors=tuple(predictors), **options)
    return asked.run(data, progress)


def rank_by_worth(
    data: Dataset,
    questions: Sequence[str],
    by: str | None = None,
    *,
    progress: Progress = no_progress,
    **options: Any,
) -> RankTable:
    """Return the ranks of questions, groups or choices."""
    return Ranking(questions=tuple(questions), by=by, **options).run(data, progress)
