"""All analyses. A new one is a file in this folder and a line here.

A process that runs one command needs one analysis, so each is loaded when it is first asked for: all
together they take a second.
"""

from __future__ import annotations

from importlib import import_module

from surveyapp.analyses.base.analysis import Analysis

HOMES: dict[str, str | type[Analysis]] = {
    "estimate": "estimate.Estimates",
    "describe": "descriptives.Describe",
    "crosstab": "cross_table.Crosstab",
    "compare": "comparison.Comparison",
    "rank": "ranking.Ranking",
    "distance": "distance.Distance",
    "regress": "regression.Regression",
    "areas": "areas.AreaEstimates",
    "balance": "balance.WeightBalance",
    "models": "models.Models",
    "nonresponse": "nonresponse.Nonresponse",
    "quality": "quality.DataQuality",
    "progress": "progress.ProgressOfFieldwork",
    "attendance": "attendance.Attendance",
    "privacy": "privacy.PrivacyAccount",
    "plan": "plan.Plan",
    "evaluate": "evaluate.ModelEvaluation",
    "pool": "synthetic_copies.PoolCopies",
}
"""By the name of its command, where each is: module and class; in the order of menus and of help."""

ANALYSES: tuple[type[Analysis], ...]
"""All of them, in that order."""


def _loaded(where: str | type[Analysis]) -> type[Analysis]:
    if not isinstance(where, str):
        return where
    module, _, name = where.rpartition(".")
    found: type[Analysis] = getattr(import_module(f"surveyapp.analyses.{module}"), name)
    return found


def __getattr__(name: str) -> tuple[type[Analysis], ...]:
    if name == "ANALYSES":
        return tuple(map(_loaded, HOMES.values()))
    raise AttributeError(name)


def analysis_named(name: str) -> type[Analysis] | None:
    """Return the analysis of a name; None where there is none, as of a later program.

    Parameters
    ----------
    name
        The name of its command.
    """
    return _loaded(HOMES[name]) if name in HOMES else None
