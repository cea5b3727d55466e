"""What is planned for: the share of "yes", of one answer or of every answer, or the mean of a number.

A yes/no question has one estimate, and the expected prevalence is that of "yes". What is planned for "no" at
1 − π is the same as for "yes" at π, because the two shares add up to 1; but π itself belongs to one of them.
Of several answers, "all" lets each in turn have the expected prevalence, and the least precise decides. The
other answers always divide in the way that is worst for the estimate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import singledispatch

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import NOTHING_GIVEN, LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.unit_variance import (
    ChannelPrecision,
    MeanPrecision,
    Precision,
    SamplesPrecision,
)
from surveyapp.estimation.prevalence.frequency_oracles import support_of
from surveyapp.messages.message import msg

Plannable = AskableDesign | QuantitativeDesign | GreenbergQuantitative
"""A design of any family; ``NotPlanned`` says for which no formula is known."""

ALL, MEAN = "all", "mean"
YES_AND_NO = ("yes", "no")


class NotPlanned(UserProblem):
    """No formula tells how precise the design is."""

    def __init__(self, *, name: object) -> None:
        super().__init__(
            msg(
                "{name} cannot be planned, because the spread of its harmless numbers is "
                "not known. Rehearse it with people whose numbers you know.",
                name=name,
            )
        )


def target_names(answers: int) -> tuple[str, ...]:
    """Return what can be planned for, the usual target first.

    Two answers are ``yes`` and ``no``, in the design's order; more are numbered from 1.

    Parameters
    ----------
    answers : 0, or at least 2
        Number of answers of the question; 0 where they are numbers.
    """
    if answers == 0:
        return (MEAN,)
    if answers == len(YES_AND_NO):
        return (*YES_AND_NO, ALL)
    return (ALL, *(str(place + 1) for place in range(answers)))


def target_name(design: Plannable, target: str | None) -> str:
    """Return the name of a target, the usual one where there is none.

    Parameters
    ----------
    design
        The design of the question.
    target
        One of ``target_names``, or None.

    Raises
    ------
    UserProblem
        if the design has no such target.
    """
    known = target_names(design.answer_count)
    if target is None:
        return known[0]
    if target in known:
        return target
    raise UserProblem(
        msg(
            "{design} cannot be planned for {target}; choose one of {known}.",
            target=target,
            design=design.name,
            known=", ".join(known)
            if len(known) <= MOST_NAMED
            else f"{known[0]}, 1 … {len(known) - 1}",
        )
    )


MOST_NAMED = 12
"""Targets that a message lists one by one."""


def precisions_of(
    design: Plannable,
    nuisances: Mapping[str, Fraction] = NOTHING_GIVEN,
    target: str | None = None,
) -> tuple[Precision, ...]:
    """Return the precision of each estimate that is planned for; the least precise one decides.

    Parameters
    ----------
    design
        The design of the question.
    nuisances
        Assumed shares of other kinds of people; those not given are those of simulated people.
    target
        One of ``target_names``; None is the first of them.

    Raises
    ------
    NotPlanned
        if there is no formula for the design.
    UserProblem
        if the design has no such target.
    """
    name = target_name(design, target)
    answers = range(design.answer_count)
    if name in YES_AND_NO:
        answers = range(YES_AND_NO.index(name), YES_AND_NO.index(name) + 1)
    elif name not in {ALL, MEAN}:
        answers = range(int(name) - 1, int(name))
    return _precisions(design, answers, nuisances)


@singledispatch
def _precisions(
    design: Plannable,
    answers: Sequence[int],  # noqa: ARG001
    nuisances: Mapping[str, Fraction],  # noqa: ARG001
) -> tuple[Precision, ...]:
    raise NotPlanned(name=design.name)


@_precisions.register
def _(
    design: Design,
    answers: Sequence[int],
    nuisances: Mapping[str, Fraction],  # noqa: ARG001
) -> tuple[Precision, ...]:
    channel = design.channel
    return tuple(ChannelPrecision(channel, a) for a in _different_answers(channel, answers))


@_precisions.register(KRR)
@_precisions.register(OracleDesign)
def _(
    design: KRR | OracleDesign,
    answers: Sequence[int],  # noqa: ARG001 - all are estimated alike
    nuisances: Mapping[str, Fraction],  # noqa: ARG001
) -> tuple[Precision, ...]:
    return (ChannelPrecision(choice_channel(design), 0),)


@_precisions.register
def _(
    design: LatentDesign, answers: Sequence[int], nuisances: Mapping[str, Fraction]
) -> tuple[Precision, ...]:
    return tuple(SamplesPrecision(design, nuisances, answer) for answer in answers)


@_precisions.register
def _(
    design: QuantitativeDesign,
    answers: Sequence[int],  # noqa: ARG001
    nuisances: Mapping[str, Fraction],  # noqa: ARG001
) -> tuple[Precision, ...]:
    return (MeanPrecision(design),)


def choice_channel(design: OracleDesign | KRR) -> Channel:
    """Return the channel of one choice and all others: whether a report supports it.

    Parameters
    ----------
    design
        a design that treats all its choices alike.
    """
    support = support_of(design)
    return Channel(((support.own, 1 - support.own), (support.other, 1 - support.other)))


def _different_answers(channel: Channel, answers: Sequence[int]) -> Iterator[int]:
    """Yield one answer of each kind: answers with the same pseudo-answers and odds need the same n."""
    seen = set()
    debiasing = channel.debiasing()
    for answer in answers:
        pairs = sorted(zip(channel.rows[answer], (row[answer] for row in debiasing), strict=True))
        if tuple(pairs) not in seen:
            seen.add(tuple(pairs))
            yield answer
