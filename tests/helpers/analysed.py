"""Analyses as tests ask for them: in one line, with their options by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.distance import Distance, Distances
from surveyapp.analyses.ranking import Ranking, RankTable


def distances(
    data: Dataset, question: str, by: str, *, progress: Progress = no_progress, **options: Any
) -> Distances:
    """Return the distances of groups."""
    return Distance(question=question, by=by, **options).run(data, progress)


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
