"""ε of each question and of each respondent over waves, and what it lets anybody conclude.

All probabilities are worst cases: an onlooker who knows everything but the one answer, points at the
person's record, and sees the most revealing report.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.analyses.computation.privacy import conclusions
from surveyapp.designs import Design
from surveyapp.designs.core.composition import total_epsilon
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.posterior_odds import OddsFactors, odds_factors, symmetric_factors
from surveyapp.designs.latent.arms import DirectArm
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

ALL_WAVES = "all waves"
"""What rows call all surveys and waves together."""
ALL_QUESTIONS = "(all together)"
"""What rows call all questions together; no question can have this id."""


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """What one report can do to what somebody thinks of one answer."""

    survey: str
    question: str
    design: str
    """Which."""
    answer: str
    """Which; empty where it is the same for every answer."""
    epsilon: float | None
    """Of the question, rounded up; None: infinite, or not known."""
    prior: float
    lowest: float
    highest: float
    """The probability before, and the least and the largest after the report."""
    telling: OddsFactors
    """What that follows from."""
    sentence: Notice
    """The same in words."""


@dataclass(frozen=True, slots=True)
class TotalRow:
    """All randomized questions of one respondent; ``epsilon`` and ``highest`` None: without limit.

    Where no question is randomized there is no limit either.
    """

    what: str
    questions: int
    waves: int
    epsilon: float | None
    prior: float
    highest: float | None
    sentence: Notice


def survey_name(survey: Survey) -> str:
    """Return what rows call a survey: its id and version."""
    return f"{survey.id} {survey.version}"


def answer_rows(survey: Survey, prior: Fraction) -> Iterator[AnswerRow]:
    """Yield what a report to each question reveals of an answer.

    Parameters
    ----------
    survey
        The survey.
    prior : between 0 and 1
        How likely somebody thought an answer before.
    """
    for question in survey.recorded_questions:
        for answer, found in _factors_of(question):
            low, high = found.lowest(prior), found.highest(prior)
            # where an arm is asked directly, ε is that of the coins; the arm is listed apart
            loss = question.design.without_arms.privacy_loss
            yield AnswerRow(
                survey=survey_name(survey),
                question=question.id,
                design=question.design.without_arms.name,
                answer=answer,
                epsilon=None if math.isinf(loss) else loss,
                prior=float(prior),
                lowest=float(low),
                highest=float(high),
                telling=found,
                sentence=_as_kept(survey, question, _sentence(question, answer, prior, found)),
            )


def _as_kept(survey: Survey, question: AskedQuestion, said: Notice) -> Notice:
    """Return what is said of a question as it is true of what the survey keeps."""
    if survey.tallies is None:
        return said
    is_counted = any(question.id in names for names in survey.tallies.of)
    return conclusions.of_totals(said) if is_counted else conclusions.uncounted()


def _sentence(
    question: AskedQuestion, answer: str, prior: Fraction, factors: OddsFactors
) -> Notice:
    if not question.design.is_randomized:
        return conclusions.direct_answer_known(is_in_own_words=question.is_in_own_words)
    if isinstance(question.design, GreenbergQuantitative):
        return conclusions.no_limit_known()
    return conclusions.conclusion(answer, prior, factors.lowest(prior), factors.highest(prior))


def _factors_of(question: AskedQuestion) -> Iterator[tuple[str, OddsFactors]]:
    """Yield each answer with the odds factors of its reports; once, where they are the same for all."""
    design = question.design.without_arms
    if not isinstance(design, Design) or not design.is_randomized:
        yield "", symmetric_factors(design.worst_ratio)
        return
    found = [odds_factors(design.channel, answer) for answer in range(len(question.answers))]
    if len(set(found)) == 1:
        yield "", found[0]
    else:
        yield from zip(question.answers, found, strict=True)


def total_rows(surveys: Sequence[Survey], waves: int, prior: Fraction) -> Iterator[TotalRow]:
    """Yield each survey's total, and that of all waves of all surveys where there are several.

    Parameters
    ----------
    surveys
        The surveys that one respondent answers.
    waves
        How often each.
    prior : between 0 and 1
        How likely somebody thought an answer before.
    """
    for survey in surveys:
        yield _total(survey_name(survey), [survey], 1, prior)
    # the same people answer all waves: sequential composition adds the ε of each
    together = waves * len(surveys)
    if together > 1:
        yield _total(ALL_WAVES, list(surveys) * waves, together, prior)


def _total(what: str, surveys: Sequence[Survey], waves: int, prior: Fraction) -> TotalRow:
    ratios = _ratios(surveys)
    epsilon, whole = total_epsilon(ratios), joint_ratio(ratios)
    # Bayes: posterior odds are prior odds times the ratio, at most exp(ε) of all reports together
    high = None if whole is None or not ratios else symmetric_factors(whole).highest(prior)
    said = conclusions.total_conclusion(len(ratios), waves, prior, high)
    return TotalRow(
        what=what,
        questions=len(ratios),
        waves=waves,
        epsilon=None if math.isinf(epsilon) or not ratios else epsilon,
        prior=float(prior),
        highest=None if high is None else float(high),
        sentence=conclusions.of_totals(said) if _keeps_no_record(surveys) else said,
    )


def _keeps_no_record(surveys: Sequence[Survey]) -> bool:
    return all(survey.tallies is not None for survey in surveys)


def certainties(survey: Survey) -> Iterator[tuple[str, Notice]]:
    """Yield by question what is known for certain in spite of coins.

    Parameters
    ----------
    survey
        The survey.
    """
    for question in survey.randomized:
        if isinstance(question.design, DirectArm):
            (count, _), of, _ = common_frequencies(question.design.sample_shares[::-1])
            said = conclusions.asked_directly(f"{count} / {of}")
            yield question.id, _as_kept(survey, question, said)
        design = question.design.without_arms
        if isinstance(design, Design):
            reports = design.reports(question.answers)
            for answer, row in zip(question.answers, design.channel.rows, strict=True):
                for report, entry in zip(reports, row, strict=True):
                    # Pr(report | answer) = 0: whoever gives this report has another answer
                    if entry == 0:
                        said = conclusions.ruled_out(report, answer)
                        yield question.id, _as_kept(survey, question, said)


_RARE = tuple(Fraction(1, of) for of in (1000, 400, 200, 100, 70))
PRIORS = (*_RARE, *(Fraction(step, 50) for step in range(1, 50)), *(1 - p for p in _RARE[::-1]))


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """What a report, or all of a respondent's together, make of one prior."""

    question: str
    """Which; ``ALL_QUESTIONS`` where all are meant."""
    answer: str
    """Which; empty where it is the same for every answer."""
    prior: float
    lowest: float
    highest: float
    """The probability before, and the least and the largest after."""


def curve_points(
    surveys: Sequence[Survey], answers: Sequence[AnswerRow], waves: int
) -> Iterator[CurvePoint]:
    """Yield a curve for each row with a randomized question, and one for all of a respondent's together.

    Parameters
    ----------
    surveys
        The surveys that one respondent answers.
    answers
        Their rows.
    waves
        How often each is answered.
    """
    direct = {
        q.id for survey in surveys for q in survey.recorded_questions if not q.design.is_randomized
    }
    for row in answers:
        if row.question not in direct:
            yield from _curve(row.question, row.answer, row.telling)
    ratios = _ratios(list(surveys) * waves)
    if len(ratios) > 1 and None not in ratios:
        yield from _curve(ALL_QUESTIONS, "", symmetric_factors(joint_ratio(ratios)))


def _curve(question: str, answer: str, factors: OddsFactors) -> Iterator[CurvePoint]:
    for prior in PRIORS:
        low, high = factors.lowest(prior), factors.highest(prior)
        yield CurvePoint(question, answer, float(prior), float(low), float(high))


def _ratios(surveys: Sequence[Survey]) -> list[Fraction | None]:
    """Return exp(ε) of all that one respondent is asked with coins who is in no direct arm."""
    return [ratio for survey in surveys for ratio in survey.without_arms.worst_ratios]


def joint_ratio(ratios: Sequence[Fraction | None]) -> Fraction | None:
    """Return exp(ε) of all together; None: without limit.

    Parameters
    ----------
    ratios
        exp(ε) of each; None: infinite, or not known.
    """
    # ε adds up, so exp(ε) multiplies; fractions keep the product exact
    known = [ratio for ratio in ratios if ratio is not None]
    return math.prod(known, start=Fraction(1)) if len(known) == len(ratios) else None
