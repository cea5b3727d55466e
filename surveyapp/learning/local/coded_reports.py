"""Reports as learners use them: what each says about the answer behind it, whatever the design."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import AskableDesign, Design
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.frequency_oracles import (
    code_reports,
    support_matrix,
    takes_sets,
)
from surveyapp.estimation.sampling.respondents import chosen_reports
from surveyapp.learning.base.table import MISSING, Attribute, Codes
from surveyapp.messages.message import msg

Matrix = NDArray[np.float64]
ReportColumn = Sequence[str] | NDArray[np.integer] | NDArray[np.bool_]


def one_answer_needed(*, question: object, design: object) -> UserProblem:
    """A design whose reports are about several answers, or about people of several kinds."""
    return UserProblem(
        msg(
            "The reports of {question} cannot be learned from: its design {design} "
            "has several samples or several answers at once. Leave the question out.",
            question=question,
            design=design,
        )
    )


@dataclass(frozen=True, slots=True, eq=False)
class QuestionReports:
    """A question with its design, and what was reported."""

    attribute: Attribute
    """The question and its answers, in the channel's order."""
    design: AskableDesign
    """Of the question."""
    reports: ReportColumn
    """One a respondent. For a channel its report's place, or `MISSING`; for an oracle the report as it is
    recorded, empty where missing, or its coded form, none missing."""

    def __post_init__(self) -> None:
        if self.design.answer_count != len(self.attribute.levels):
            raise UserProblem(
                msg(
                    "The design {design} of {question} takes {takes} answers, and {question} "
                    "has {levels}. Check which survey the reports were collected with.",
                    question=self.attribute.name,
                    design=self.design.name,
                    takes=self.design.answer_count,
                    levels=len(self.attribute.levels),
                )
            )

    def rows(self, chosen: NDArray[np.intp]) -> QuestionReports:
        """Return the reports of some respondents.

        Parameters
        ----------
        chosen
            their places, in the order wanted.
        """
        return replace(self, reports=chosen_reports(self.reports, chosen))


@dataclass(frozen=True, slots=True, eq=False)
class CodedReports:
    """The different reports to one question, and who gave which."""

    likelihoods: Matrix
    """Shape (u, t); Pr(report | answer) up to a factor of its row."""
    pseudo_answers: Matrix
    """Shape (u, t); what each report stands for once the coins are undone: its expectation is 1 at the own
    answer and 0 at the others; rows sum to 1."""
    places: Codes
    """Shape (n,); each respondent's row, or `MISSING`."""

    @property
    def given(self) -> NDArray[np.bool_]:
        """Shape (n,); who reported."""
        return np.asarray(self.places != MISSING)


def encode_reports(asked: QuestionReports) -> CodedReports:
    """Return the different reports to a question, with what they say about the answers.

    Parameters
    ----------
    asked
        the reports.

    Raises
    ------
    UserProblem
        if the design has several samples, or its answers are sets.
    NotReports
        if an oracle never gives one of the reports.
    ChannelProblem
        if the channel cannot be undone.
    ValueError
        if a place is none of the channel's reports.
    """
    return _coded(asked.design, asked)


@singledispatch
def _coded(design: AskableDesign, asked: QuestionReports) -> CodedReports:
    raise one_answer_needed(question=asked.attribute.name, design=design.name)


@_coded.register
def _(design: Design, asked: QuestionReports) -> CodedReports:
    channel = design.channel
    return CodedReports(
        matrix(channel.rows).T, matrix(channel.debiasing()), _places(channel, asked.reports)
    )


def _places(channel: Channel, reports: ReportColumn) -> Codes:
    places = np.asarray(reports)
    if len(places) and not MISSING <= places.min() <= places.max() < channel.reports:
        raise ValueError(f"reports are whole numbers from 0 to {channel.reports - 1}, or {MISSING}")
    return places.astype(np.int32)


@_coded.register
def _(design: OracleDesign, asked: QuestionReports) -> CodedReports:
    if takes_sets(design):
        raise one_answer_needed(question=asked.attribute.name, design=design.name)
    given = _given(asked.reports)
    kept = asked.reports if given.all() else [r for r in asked.reports if r]
    different, rows = np.unique(code_reports(design, kept), axis=0, return_inverse=True)
    places = np.full(len(given), MISSING, dtype=np.int32)
    places[given] = rows.ravel()
    supported = support_matrix(design, different)
    support = design.support
    # unbiased inverse of E[supported] = q + (p - q)·[answer]: subtract q, divide by p - q
    pseudo = (supported - float(support.other)) / float(support.slope)
    # they sum to 1 on average; where each sum is made 1 they vary less and mean the same
    pseudo = pseudo + (1 - pseudo.sum(axis=1, keepdims=True)) / design.k
    return CodedReports(
        np.where(supported, *_odds(design)).astype(np.float64), pseudo.astype(np.float64), places
    )


def _given(reports: ReportColumn) -> NDArray[np.bool_]:
    if isinstance(reports, np.ndarray) and reports.dtype.kind not in "OUS":
        return np.ones(len(reports), dtype=np.bool_)
    return np.array([bool(report) for report in reports], dtype=np.bool_)


def _odds(design: OracleDesign) -> tuple[float, float]:
    """Return Pr(report | answer) where it supports the answer and where not, up to one factor."""
    assert design.worst_ratio is not None  # noqa: S101 - an oracle gives nothing away for certain
    odds = float(design.worst_ratio)
    return (odds, 1.0) if design.support.slope > 0 else (1.0, odds)
