"""Weights for those who responded, from what is known of everybody who was drawn.

The weight d of a respondent is divided by the probability of responding: in weighting classes by the class's
weighted response rate (Oh & Scheuren 1983), or by the propensity of a logistic model (Little 1986), itself or
averaged in classes of about equal propensity. Only what the frame says, and no randomized answer, may enter.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]
Codes = npt.NDArray[np.integer]

MOST_STEPS = 100
FARTHEST = 30.0
"""A logit beyond this is a probability of 0 or 1: the groups are separated."""


class SilentClass(UserProblem):
    """In a class nobody responded.

    Attributes
    ----------
    place
        which class, from 0.
    """

    def __init__(self, place: int) -> None:
        self.place = place
        super().__init__(
            msg(
                "In class {place} nobody responded, so nobody can stand for it. Merge it with a similar "
                "class.",
                place=place + 1,
            )
        )


def class_weights(base: Vector, responded: Mask, classes: Codes) -> Vector:
    """Return the weights of those who responded, those of a class with one factor; others have 0.

    w_i = d_i·Σ_c d/Σ_{c, responded} d.

    Parameters
    ----------
    base : array of shape (n,), at least 0
        d, of everybody who was drawn.
    responded : array of shape (n,)
        who did.
    classes : array of shape (n,)
        the class of each, from 0.

    Raises
    ------
    SilentClass
        if nobody responded in a class.
    """
    drawn = np.bincount(classes, base)
    found = np.bincount(classes, np.where(responded, base, 0.0), len(drawn))
    silent = np.flatnonzero((found == 0) & (drawn > 0))
    if len(silent):
        raise SilentClass(int(silent[0]))
    factor = np.divide(drawn, found, out=np.ones(len(drawn)), where=found > 0)
    return np.where(responded, base * factor[classes], 0.0)


def response_propensities(auxiliary: Any, responded: Mask, base: Vector | None = None) -> Vector:
    """Return the probability of responding by logistic regression, maximum (pseudo-)likelihood.

    Parameters
    ----------
    auxiliary : array of shape (n, p)
        x, with a column of ones or categories that add up to one.
    responded : array of shape (n,)
        who did.
    base : array of shape (n,), default None
        d, to weight the likelihood with; None: all count alike.

    Raises
    ------
    UserProblem
        if x separates those who responded from the others.
    """
    table = np.asarray(auxiliary.toarray() if hasattr(auxiliary, "toarray") else auxiliary)
    weight = np.ones(len(table)) if base is None else base / base.mean()
    found = np.zeros(table.shape[1])
    for _ in range(MOST_STEPS):
        logit = table @ found
        p = special_functions.expit(logit)
        score = table.T @ (weight * (responded - p))
        bent = table.T @ (table * (weight * p * (1 - p))[:, None])
        step = np.linalg.lstsq(bent, score, rcond=1e-12)[0]
        if float(np.abs(table @ step).max()) < 1e-10:
            return np.asarray(p)
        found = found + step
        if not float(np.abs(table @ found).max()) < FARTHEST:
            break
    raise UserProblem(
        msg(
            "The variables tell exactly who responded, so there are no probabilities of responding. Leave "
            "out a variable, or merge small categories."
        )
    )


def propensity_classes(propensities: Vector, classes: int) -> Codes:
    """Return about equally large classes of rising propensity, from 0 (Rosenbaum & Rubin 1984).

    Those of one propensity are in one class.

    Parameters
    ----------
    propensities : array of shape (n,)
        of everybody who was drawn.
    classes : above 0
        how many at most.
    """
    ends = np.quantile(propensities, np.arange(1, classes) / classes)
    found = np.searchsorted(np.unique(ends), propensities, side="left")
    return np.asarray(np.unique(found, return_inverse=True)[1], dtype=np.intp)
