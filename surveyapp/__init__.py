"""Surveyapp: ask sensitive questions, learn the truth about the population, never about a person.

As a library it offers the names below; each is loaded when it is first used, so that the kiosk and the
command line load none of them. The guide "Python" (``resources/help/python.md``) shows how they go together.

========================================  =======================================================
``read(...)``                             interviews from files, a project, a CSV or a DataFrame
``SurveyData``                            interviews that were read
``designs``                               randomization designs: ``designs.TwoCoins()``
``PrivateClassifier``                     a scikit-learn classifier under differential privacy
``ReportsClassifier``                     the same of randomized reports
``RandomizedLogisticRegression``          logistic regression of a randomized answer
========================================  =======================================================
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.2.0"

__all__ = [
    "PrivateClassifier",
    "RandomizedLogisticRegression",
    "ReportsClassifier",
    "SurveyData",
    "designs",
    "read",
]

_HOMES = {
    "PrivateClassifier": "learners",
    "RandomizedLogisticRegression": "regression",
    "ReportsClassifier": "learners",
    "SurveyData": "reading",
    "read": "reading",
}
"""The module of the library that each name is in."""


def __getattr__(name: str) -> Any:
    if name == "designs":
        return import_module("surveyapp.designs")
    if name not in _HOMES:
        raise AttributeError(f"module 'surveyapp' has no attribute {name!r}")
    found = getattr(import_module(f"surveyapp.library.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
