"""A class for each learner, with its declared options as keywords: ``ForestClassifier(trees=20)``."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from textwrap import dedent, fill, indent
from typing import Any

from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.library.functions import annotation_of, default_of, type_words
from surveyapp.library.learners import CodedClassifier, PrivateClassifier, ReportsClassifier
from surveyapp.library.problems import bound
from surveyapp.options import Option
from surveyapp.services.models.learners import LEARNERS, WITHOUT_PRIVACY

WIDE = 100
"""Letters in a line of a docstring."""


class OneLearner(CodedClassifier):
    """A classifier by one learner; its options are keywords."""

    _declared: tuple[Option, ...] = ()

    def _chosen(self) -> Mapping[str, Any]:
        """Return the options that are not at their defaults: some are of models without privacy alone."""
        every = ((option, getattr(self, option.name)) for option in self._declared)
        return {option.name: one for option, one in every if one != default_of(option)}


def _estimator_name(learner: str, *, of_reports: bool = False) -> str:
    """Return what the class of a learner is called: ``naive-bayes`` is ``NaiveBayesClassifier``."""
    words = "".join(part[:1].upper() + part[1:] for part in learner.split("-"))
    return f"{'Reports' if of_reports else ''}{words}Classifier"


def _options(learner: str) -> tuple[Option, ...]:
    """Return the options of a learner, with those that it has where ε is infinite."""
    kind = LEARNERS[learner]
    twin = WITHOUT_PRIVACY.get(kind, kind)
    found = {option.name: option for option in (*twin.options, *kind.options)}
    return tuple(found.values())


def _made(
    base: type[CodedClassifier], name: str, learner: str, title: str, options: tuple[Option, ...]
) -> type[OneLearner]:
    shared = [
        one
        for known, one in inspect.signature(base.__init__).parameters.items()
        if known not in {"learner", "options"}
    ]
    own = [
        inspect.Parameter(
            option.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=default_of(option),
            annotation=annotation_of(option),
        )
        for option in options
    ]
    return type(
        name,
        (OneLearner, base),
        {
            "__doc__": _docstring(base, name, title, options),
            "__init__": _initializer(name, inspect.Signature([*shared, *own])),
            "__module__": __name__,
            "learner": learner,
            "options": None,
            "_declared": options,
        },
    )


def _initializer(name: str, signature: inspect.Signature) -> Callable[..., None]:
    """Return an ``__init__`` that keeps its parameters as they are given, as scikit-learn asks."""

    def __init__(self: OneLearner, **given: Any) -> None:  # noqa: N807 - it becomes one
        arguments = bound(signature, name, self, **given)
        arguments.apply_defaults()
        for parameter, value in list(arguments.arguments.items())[1:]:
            setattr(self, parameter, value)

    __init__.__signature__ = signature  # type: ignore[attr-defined]
    return __init__


def _docstring(
    base: type[CodedClassifier], name: str, title: str, options: Sequence[Option]
) -> str:
    """Return the docstring of a general classifier with the options of a learner."""
    text = dedent(f"    {base.__doc__}")
    text = re.sub(r"^(learner|options) : .*\n(    .*\n)+", "", text, flags=re.MULTILINE)
    first, _, rest = text.partition("\n")
    lines = [
        f"{option.name} : {type_words(option)}\n{indent(fill(option.help + '.', WIDE), '    ')}\n"
        for option in options
    ]
    before, heading, after = rest.partition("\nAttributes\n")
    after = after.replace(f"{base.__name__}(", f"{name}(")
    return f"{first.rstrip('.')}: {title.lower()}.\n{before}{''.join(lines)}{heading}{after}"


def _of_tables(learner: str) -> type[OneLearner]:
    name = _estimator_name(learner)
    return _made(PrivateClassifier, name, learner, LEARNERS[learner].title, _options(learner))


def _of_reports(learner: str) -> type[OneLearner]:
    kind, name = LOCAL_LEARNERS[learner], _estimator_name(learner, of_reports=True)
    return _made(ReportsClassifier, name, learner, kind.title, kind.options)


OF_TABLES = {_estimator_name(learner): _of_tables(learner) for learner in LEARNERS}
OF_REPORTS = {
    _estimator_name(learner, of_reports=True): _of_reports(learner) for learner in LOCAL_LEARNERS
}
ESTIMATORS: Mapping[str, type[OneLearner]] = {**OF_TABLES, **OF_REPORTS}
"""The classes by their names."""
globals().update(ESTIMATORS)  # by which pickle finds them
