"""Surveyapp: ask sensitive questions, learn the truth about the population, never about a person.

As a library it offers the names below; each is loaded when it is first used, so that the kiosk and the
command line load none of them. The guide "Python" (``resources/help/python.md``) shows how they go together.

========================================  =======================================================
``read(...)``                             interviews from files, a project, a CSV or a DataFrame
``SurveyData``                            interviews that were read
``designs``                               randomization designs: ``designs.TwoCoins()``
``estimate(data, ...)``                   and every other analysis: a function called like its command
``simulate(...)``                         interviews of people whose answers are known
``draw_sample(...)``                      a sample of a frame, with exact odds and weights
``allocate(...)``                         interviews divided among strata
``synthesize(...)``                       a synthetic table from randomized reports alone
``Result``                                what analyses return: ``frame()``, ``plot()``
``PrivateClassifier``                     a scikit-learn classifier under differential privacy
``ForestClassifier``                      the same for one learner, as ``TreeClassifier`` …
``ReportsClassifier``                     of randomized reports; ``ReportsTreeClassifier`` … for one
``RandomizedLogisticRegression``          logistic regression of a randomized answer
========================================  =======================================================
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.2.0"

_HOMES = {
    "PrivateClassifier": "learners",
    "RandomizedLogisticRegression": "regression",
    "ReportsClassifier": "learners",
    "Result": "results",
    "SurveyData": "reading",
    "allocate": "samples",
    "draw_sample": "samples",
    "read": "reading",
    "simulate": "simulation",
    "synthesize": "synthesis",
}
"""The module of the library that each name is in."""

__all__ = ["designs", *_HOMES]  # noqa: PLE0604 - all are texts


def __getattr__(name: str) -> object:
    from importlib.util import find_spec  # noqa: PLC0415 - the command line starts without it

    if name == "designs":
        return import_module("surveyapp.designs")
    if name in _HOMES:
        return getattr(import_module(f"surveyapp.library.{_HOMES[name]}"), name)
    # a folder of the program is imported by its name, and is no analysis
    if name.endswith("Classifier"):
        estimators = import_module("surveyapp.library.estimators").ESTIMATORS
        if name in estimators:
            return estimators[name]
    if not name.startswith("_") and find_spec(f"surveyapp.{name}") is None:
        functions = import_module("surveyapp.library.functions")
        if name in functions.function_names():
            return functions.analysis_function(name)
    raise AttributeError(f"module 'surveyapp' has no attribute {name!r}")


def __dir__() -> list[str]:
    functions = import_module("surveyapp.library.functions").function_names()
    estimators = import_module("surveyapp.library.estimators").ESTIMATORS
    return sorted(
        {*__all__, *functions, *estimators, *(n for n in globals() if n.startswith("__"))}
    )
