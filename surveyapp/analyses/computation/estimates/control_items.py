"""Control items in estimates: how many answer carelessly, and what they control corrected for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.latent_classes import (
    SCORE,
    DesignTest,
    ExtraEstimates,
    other_share_name,
)
from surveyapp.analyses.computation.estimates.options import EstimateOptions
from surveyapp.analyses.data.questions import YES_OR_NO
from surveyapp.designs import Design
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.survey.definition.control_items import CARELESS, control_of
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from surveyapp.estimation.quality.careless_answering import Codes, ControlReports

CORRECTED = {answer: f"corrected {answer}" for answer in YES_OR_NO}
"""By answer, the name of its share corrected for careless answers."""

MEANINGS = {
    other_share_name(CARELESS): QT_TRANSLATE_NOOP(
        "controls", "people who do not follow the instruction but touch anything"
    ),
    other_share_name(CORRECTED["yes"]): QT_TRANSLATE_NOOP(
        "controls", "people with the trait, corrected for careless answers by the control question"
    ),
    other_share_name(CORRECTED["no"]): QT_TRANSLATE_NOOP(
        "controls",
        "people without the trait, corrected for careless answers by the control question",
    ),
}

NOBODY = QT_TRANSLATE_NOOP("controls", "nobody answers carelessly")

NOTHING_LEFT = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "According to the control question hardly anybody followed the instruction, "
        "so it corrects nothing: do not trust the estimates that it controls.",
    )
)


def control_estimates(
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> Iterator[tuple[str | None, ExtraEstimates]]:
    """Yield by group the estimates that a control item allows; nothing without a control item."""
    control = control_of(source.survey, question)
    if control is None or control.control is None or not isinstance(control.design, Design):
        return
    from surveyapp.estimation.quality.careless_answering import ControlReports  # noqa: PLC0415 - few have one

    asked = (question, control) if group is None else (question, control, group)
    codes, times = _recorded(source, tuple(dict.fromkeys(asked)), options)
    for name, members in _groups(codes, group):
        known = ControlReports(
            control.design,
            control.mode,
            control.control.prevalence,
            _only(codes[control.id], members),
            options.complex_sample,
            times,
        )
        try:
            yield (
                name,
                _group_estimates(known, question, _only(codes[question.id], members), options),
            )
        except NoReports:  # the rows of the control, or of the question itself, say so
            continue


def _recorded(
    source: Reports, questions: Sequence[AskedQuestion], options: EstimateOptions
) -> tuple[Mapping[str, Codes], NDArray[np.int64] | None]:
    """Return codes, of a simple sample one row for all who are alike, and how many they are."""
    if options.complex_sample is not None:
        return source.codes(questions), None
    found = source.patterns(questions)
    return found.codes, found.counts


def _group_estimates(
    known: ControlReports, question: AskedQuestion, reports: Codes, options: EstimateOptions
) -> ExtraEstimates:
    if question.control is not None:
        rate = known.rate(options.method or DEFAULT_METHOD, options.level)
        found = None if options.complex_sample is not None else known.nobody_is_careless()
        tests = (
            ()
            if found is None
            else (DesignTest(NOBODY, found.statistic, found.degrees, found.p_value, SCORE),)
        )
        return ExtraEstimates(other_shares=((other_share_name(CARELESS), rate),), tests=tests)
    corrected = known.corrected(reports, options.level)
    if corrected is None:
        return ExtraEstimates(warnings=(str(NOTHING_LEFT),))
    names = (other_share_name(CORRECTED[answer]) for answer in YES_OR_NO)
    return ExtraEstimates(other_shares=tuple(zip(names, corrected, strict=True)))


def _groups(
    codes: Mapping[str, Codes], group: AskedQuestion | None
) -> Iterator[tuple[str | None, NDArray[np.bool_] | None]]:
    if group is None:
        yield None, None
        return
    of = codes[group.id]
    for code, name in enumerate(group.reports):
        yield name, of == code
    if np.any(of < 0):
        yield None, of < 0


def _only(codes: Codes, members: NDArray[np.bool_] | None) -> Codes:
    """Return the codes of ``members``, all others as if they had not answered."""
    return codes if members is None else np.where(members, codes, np.int32(-1))
