"""Shares of people of other kinds, as somebody supposes them: who cheats, who has the harmless trait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import singledispatch

from surveyapp.designs.core.design import Declared
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.control_items import CARELESS, control_of
from surveyapp.survey.definition.survey import Survey

Nuisances = Mapping[str, Mapping[str, Fraction]]
"""By question and name."""


@singledispatch
def known_nuisances(_design: Declared) -> Mapping[str, Fraction]:
    """Return the assumed shares of other kinds of people; most designs have none."""
    return {}


@known_nuisances.register
def _(design: LatentDesign) -> Mapping[str, Fraction]:
    return design.assumed_shares


def read_nuisance(
    known: Mapping[str, object], written: str, form: str = "NAME"
) -> tuple[str, Fraction]:
    """Return name and share of ``NAME=SHARE``.

    Raises
    ------
    UserProblem
        if the name is not ``known``, or the share not from 0 to 1.
    """
    name, _, value = (part.strip() for part in written.partition("="))
    share = _share(value)
    if name not in known or share is None:
        raise UserProblem(
            msg(
                "{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; "
                "known here: {known}.",
                written=written,
                form=form,
                known=", ".join(known) or "none",
            )
        )
    return name, share


def _share(written: str) -> Fraction | None:
    try:
        share = typed_number(written)
    except NotANumber:
        return None
    return share if 0 <= share <= 1 else None


def read_nuisances(survey: Survey, written: Sequence[str]) -> Nuisances:
    """Return what ``QUESTION.NAME=SHARE`` says, for shares that the survey's designs know.

    Raises
    ------
    UserProblem
        if one is no share that a design knows, or not from 0 to 1.
    """
    known = {
        f"{q.id}.{name}": (q.id, name)
        for q in survey.recorded_questions
        for name in known_nuisances(q.design)
    }
    careless = (q for q in survey.recorded_questions if control_of(survey, q) is not None)
    known |= {f"{q.id}.{CARELESS}": (q.id, CARELESS) for q in careless}
    result: dict[str, dict[str, Fraction]] = {}
    for one in written:
        name, share = read_nuisance(known, one, "QUESTION.NAME")
        question, target = known[name]
        result.setdefault(question, {})[target] = share
    return result
