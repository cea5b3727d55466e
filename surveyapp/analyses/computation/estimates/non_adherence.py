"""How estimates would change if a share of the respondents had not followed the instruction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.all_questions import estimate_questions
from surveyapp.analyses.computation.estimates.options import EstimateOptions
from surveyapp.analyses.computation.estimates.rows import CurveRow, EstimateRow
from surveyapp.analyses.data.questions import YES_OR_NO, answer_index
from surveyapp.designs import Design
from surveyapp.designs.core.typed_numbers import typed_number
from surveyapp.designs.latent.non_adherence import NonAdherenceModel, NonAdherent
from surveyapp.errors import UserProblem
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import ANSWER_TO, Notice, of_question
from surveyapp.survey.types.base import AskedQuestion

MOST_POINTS = 101
"""A finer curve shows nothing more, and each point is an estimate of its own."""

RANDOM_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "If {share} of the respondents had touched any button at random, the estimate would be {estimate} "
    "(between {low} and {high}) instead of {plain}.",
)
SAFE_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "If {share} of the respondents had protected themselves and given the safe answer whatever was true, the "
    "estimate would be {estimate} (between {low} and {high}) instead of {plain}.",
)
NO_SAFE_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.",
)
NO_CURVE = QT_TRANSLATE_NOOP(
    "messages",
    "there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the "
    "answer alone, in one sample.",
)
SENTENCES = {NonAdherenceModel.RANDOM: RANDOM_SAYS, NonAdherenceModel.SAFE: SAFE_SAYS}


@dataclass(frozen=True, slots=True)
class NonAdherence:
    """Which curves are wanted."""

    shares: tuple[Fraction, ...]
    """The shares of respondents who do not follow the instruction, each from 0 to below 1."""
    models: tuple[NonAdherenceModel, ...] = tuple(NonAdherenceModel)
    """What these respondents do."""
    safe: str | None = None
    """The id of the safe answer, where a question has it; elsewhere it is "no", if there is such an
    answer."""

    def safe_answer(self, question: AskedQuestion) -> int | None:
        """Return the index of the safe answer of a question; None where none is known."""
        known = [one for one in (self.safe, YES_OR_NO[1]) if one in question.answers]
        return question.answers.index(known[0]) if known else None


def read_shares(written: str) -> tuple[Fraction, ...]:
    """Return 0 and the shares of a range ``FROM:TO`` (in steps of 0.05) or ``FROM:TO:STEP``.

    Raises
    ------
    UserProblem
        if it is no such range within 0 and 1, or has too many steps.
    """
    try:
        low, high, step = (typed_number(part) for part in (*written.split(":"), "0.05")[:3])
    except ValueError:
        low, high, step = Fraction(0), Fraction(0), Fraction(0)
    if not (0 <= low <= high < 1 and step > 0 and written.count(":") in {1, 2}):
        raise UserProblem(
            msg(
                "“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP "
                "with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.",
                written=written[:40],
            )
        )
    if (high - low) / step >= MOST_POINTS:
        raise UserProblem(
            msg(
                "“{written}” has more than {most} shares; give a larger step.",
                written=written[:40],
                most=MOST_POINTS,
            )
        )
    shares = [low + step * place for place in range((high - low) // step + 1)]
    return tuple(dict.fromkeys((Fraction(0), *shares)))  # at 0 is the estimate itself


def sensitivity_curves(
    source: Reports,
    questions: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    options: EstimateOptions,
    wanted: NonAdherence,
) -> tuple[tuple[CurveRow, ...], tuple[Notice, ...]]:
    """Return the curves of several questions, and notes on the questions without one.

    Parameters
    ----------
    source
        The reports.
    questions
        The questions; of several, those that are asked directly are left out.
    group
        A direct question that forms groups.
    options
        How to estimate.
    wanted
        Which curves.

    Raises
    ------
    UserProblem
        if the only question has no curve, or not the safe answer.
    """
    rows: list[CurveRow] = []
    notes: list[Notice] = []
    for question in questions:
        design = question.design
        if len(questions) > 1 and not design.is_randomized:
            continue
        if not isinstance(design, Design):
            note = Notice(Message(NO_CURVE, {"design": design.name}))
            notes.append(of_question(question.id, "", note))
            continue
        if len(questions) == 1 and wanted.safe is not None:
            answer_index(question, wanted.safe)
        safe = wanted.safe_answer(question)
        for model in wanted.models:
            if safe is None and model is NonAdherenceModel.SAFE:
                notes.append(of_question(question.id, "", Notice(Message(NO_SAFE_ANSWER, {}))))
                continue
            for share in wanted.shares:
                mixed = NonAdherent(design, question.mode, model, share, safe or 0)
                changed = replace(question, design=mixed)
                made = estimate_questions(source, (changed,), group, options).rows
                rows += (_curve_row(row, mixed) for row in made if not row.is_other_share)
    if not rows and notes:
        raise UserProblem(notes[0].message)
    return tuple(rows), tuple(notes)


def explain_curves(rows: Sequence[CurveRow]) -> Iterator[str]:
    """Yield a sentence on the end of each curve.

    Parameters
    ----------
    rows
        Curves as ``sensitivity_curves`` returns them.
    """
    curves: dict[tuple[str, str, str, str], list[CurveRow]] = {}
    for row in rows:
        curves.setdefault((row.question, row.answer, row.group, row.model), []).append(row)
    for (question, answer, group, model), curve in curves.items():
        first, last = curve[0], curve[-1]
        template = SENTENCES[NonAdherenceModel(model)]
        facts: dict[str, object] = {
            "share": amounts.share(last.non_adherence),
            "estimate": amounts.share(last.estimate),
            "low": amounts.share(last.low or 0.0),
            "high": amounts.share(1.0 if last.high is None else last.high),
            "plain": amounts.share(first.estimate),
        }
        asked = Notice(Message(ANSWER_TO, {"question": question, "answer": answer}))
        yield of_question(asked, group, Notice(Message(template, facts)))


def _curve_row(row: EstimateRow, mixed: NonAdherent) -> CurveRow:
    return CurveRow(
        question=row.question,
        answer=row.answer,
        group=row.group,
        design=mixed.base.name,
        model=mixed.model.value,
        non_adherence=float(mixed.share),
        n=row.n,
        estimate=row.estimate,
        se=row.se,
        low=row.low,
        high=row.high,
        interval=row.interval,
        mle=row.mle,
    )
