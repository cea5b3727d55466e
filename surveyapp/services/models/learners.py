"""The learners on offer, and the options that each declares."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.messages.message import msg
from surveyapp.options import Option

LEARNERS: Mapping[str, type[CentralClassifier]] = {one.learner: one for one in CLASSIFIERS}
"""The learners of a central table by the names that commands take."""
WITHOUT_PRIVACY: Mapping[type[CentralClassifier], type[Classifier]] = {DPID3: DecisionTree}
"""What learns in place of a learner where ε is infinite, if not itself without noise."""
SEED = "seed"
"""The option that every training takes: a learner without public random shapes has no use for it."""


def learner_kind(learner: str, epsilon: float | None) -> type[Classifier]:
    """Return what learns by a name.

    Parameters
    ----------
    learner
        As commands take it.
    epsilon
        Of a table of true values; None for reports.

    Raises
    ------
    UserProblem
        if there is none.
    """
    if epsilon is None:
        if learner not in LOCAL_LEARNERS:
            raise UserProblem(
                msg(
                    "{learner} does not learn from randomized reports. Use one of {known}.",
                    learner=learner,
                    known=", ".join(LOCAL_LEARNERS),
                )
            )
        return LOCAL_LEARNERS[learner]
    if learner not in LEARNERS:
        raise UserProblem(
            msg(
                "There is no learner {learner}; take one of {known}.",
                learner=learner,
                known=", ".join(LEARNERS),
            )
        )
    kind = LEARNERS[learner]
    return WITHOUT_PRIVACY.get(kind, kind) if math.isinf(epsilon) else kind


def declared_options() -> tuple[tuple[Option, tuple[str, ...]], ...]:
    """Return each option that a learner declares, with the names of the learners that have it."""
    every: list[tuple[str, type[Classifier]]] = [*LEARNERS.items(), *LOCAL_LEARNERS.items()]
    every += [(kind.learner, twin) for kind, twin in WITHOUT_PRIVACY.items()]
    found: dict[str, tuple[Option, tuple[str, ...]]] = {}
    for learner, kind in every:
        for option in kind.options:
            first, learners = found.get(option.name, (option, ()))
            found[option.name] = (first, tuple(dict.fromkeys((*learners, learner))))
    return tuple(found.values())


def options_of_learner(learner: str, epsilon: float | None) -> tuple[Option, ...]:
    """Return what can be chosen of a learner, in the order of a form; parameters as of ``learner_kind``."""
    return learner_kind(learner, epsilon).options


def read_options(
    learner: str, epsilon: float | None, given: Mapping[str, object]
) -> dict[str, Any]:
    """Return the options of a learner as it keeps them.

    Parameters
    ----------
    learner
        As commands take it.
    epsilon
        Of a table of true values; None for reports.
    given
        Options by name, as typed, as in JSON or as they are kept.

    Raises
    ------
    OptionProblem
        if one cannot be used, or is of other learners.
    UserProblem
        if there is no such learner, or no such option.
    """
    declared = {option.name: option for option in options_of_learner(learner, epsilon)}
    for name in given:
        if name not in declared:
            raise _not_of(learner, epsilon, name)
    return {name: declared[name].read(value) for name, value in given.items()}


def _not_of(learner: str, epsilon: float | None, name: str) -> UserProblem:
    """Return the problem of an option that a learner has not."""
    every = {option.name: (option, learners) for option, learners in declared_options()}
    if name not in every:
        return UserProblem(
            msg(
                "There is no option {option}; there are {known}.",
                option=name,
                known=", ".join(every),
            )
        )
    option, learners = every[name]
    if learner not in learners:
        reason = msg(
            "it is of {learners}; choose that, or leave it out", learners=", ".join(learners)
        )
    elif epsilon is None:
        reason = msg("it is for a table of true values; leave it out")
    elif math.isinf(epsilon):
        reason = msg("it is for a model that is private; leave it out")
    else:
        reason = msg("it is for a model that is not private, with ε = inf; leave it out")
    return option.problem(reason)
