"""The privacy account: ε of each question and respondent over waves, and what it lets anybody conclude.

All probabilities are worst cases: an onlooker who knows everything but the one answer, points at the
person's record, and sees the most revealing report.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from surveyapp.analyses.base.dataset import Reports
from surveyapp.designs import Design
from surveyapp.designs.core.composition import total_epsilon
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.posterior_odds import OddsFactors, odds_factors, symmetric_factors
from surveyapp.designs.latent.arms import DirectArm, without_arms
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.privacy import wording
from surveyapp.services.privacy.disclosure_risk import SmallGroupRow, small_groups
from surveyapp.services.privacy.exported_files import Exposure, exposures
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey

USUAL_PRIOR = Fraction(1, 10)
USUAL_SMALLEST = 10
MOST_WAVES = 1000


def bad_account(*, reason: object) -> UserProblem:
    """An account cannot be made like that."""
    return UserProblem(msg("The privacy account cannot be made: {reason}.", reason=reason))


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """What one report can do to what somebody thinks of one answer.

    Attributes
    ----------
    survey, question, design
        which.
    answer
        which; empty where it is the same for every answer.
    epsilon
        of the question, rounded up; None: infinite, or not known.
    prior, lowest, highest
        the probability before, and the least and the largest after the report.
    telling
        what that follows from.
    sentence
        the same in words.
    """

    survey: str
    question: str
    design: str
    answer: str
    epsilon: float | None
    prior: float
    lowest: float
    highest: float
    telling: OddsFactors
    sentence: Notice


@dataclass(frozen=True, slots=True)
class TotalRow:
    """All randomized questions of one respondent; ``epsilon`` and ``highest`` None: without limit."""

    what: str
    questions: int
    waves: int
    epsilon: float | None
    prior: float
    highest: float | None
    sentence: Notice


@dataclass(frozen=True, slots=True)
class AccountOptions:
    """What is to be accounted for: how often the same people answer, what was thought before."""

    waves: int = 1
    prior: Fraction = USUAL_PRIOR
    smallest: int = USUAL_SMALLEST

    def __post_init__(self) -> None:
        if not 1 <= self.waves <= MOST_WAVES:
            raise bad_account(
                reason=msg("give from 1 to {most_waves} waves", most_waves=f"{MOST_WAVES:,}")
            )
        if not 0 < self.prior < 1:
            raise bad_account(reason=msg("give a prior probability between 0 and 1, as 0.1"))
        if self.smallest < 1:
            raise bad_account(
                reason=msg("give the size of the smallest group as a whole number from 1")
            )


@dataclass(frozen=True, slots=True)
class Account:
    """The whole account; ``groups`` None: there are no interviews to count.

    ``given_away`` states by question what is certain in spite of the randomization.
    """

    asked: AccountOptions
    surveys: tuple[Survey, ...]
    answers: tuple[AnswerRow, ...]
    totals: tuple[TotalRow, ...]
    given_away: tuple[tuple[str, Notice], ...]
    exports: tuple[Exposure, ...]
    groups: tuple[SmallGroupRow, ...] | None

    @property
    def sentence(self) -> Notice:
        """The total of one respondent in words."""
        return self.totals[-1].sentence

    @property
    def small(self) -> tuple[SmallGroupRow, ...]:
        """The crossed questions with small cells."""
        return tuple(row for row in self.groups or () if row.is_small)


def privacy_account(
    surveys: Sequence[Survey],
    options: AccountOptions = AccountOptions(),
    source: Reports | None = None,
) -> Account:
    """Return the privacy account of respondents who answer several surveys.

    Parameters
    ----------
    surveys
        The surveys that one respondent answers.
    options
        Number of waves, prior, smallest cell.
    source
        Interviews of the first survey, for small groups of direct answers; None leaves groups out.

    Raises
    ------
    UserProblem
        if there is no survey.
    """
    if not surveys:
        raise bad_account(reason=msg("give a survey, or a project with interviews"))
    groups = None
    if source is not None and source.interviews:
        groups = small_groups(source, surveys[0], options.smallest)
    return Account(
        asked=options,
        surveys=tuple(surveys),
        answers=tuple(row for survey in surveys for row in _answers(survey, options.prior)),
        totals=tuple(_totals(surveys, options)),
        given_away=tuple(said for survey in surveys for said in _given_away(survey)),
        exports=exposures(surveys[0], options.smallest, groups),
        groups=groups,
    )


def account_of(surveys: Sequence[Path], project: Path | None, options: AccountOptions) -> Account:
    """Return the privacy account of survey files and a project.

    Parameters
    ----------
    surveys
        Survey files.
    project
        A project, whose survey comes first and whose interviews are counted; or None.
    options
        Number of waves, prior, smallest cell.

    Raises
    ------
    UserProblem
        if there is no survey.
    SurveyMistakes, FileRefused
        if a survey cannot be read.
    EnvironmentProblem, UserProblem
        if the project cannot be used.
    """
    more = [load_survey(path) for path in surveys]
    if project is None:
        return privacy_account(more, options)
    with open_source(SourceRequest(project=project)) as found:
        return privacy_account([found.survey, *more], options, found.source)


def survey_name(survey: Survey) -> str:
    """Return what rows call a survey: its id and version."""
    return f"{survey.id} {survey.version}"


def _answers(survey: Survey, prior: Fraction) -> Iterator[AnswerRow]:
    for question in survey.recorded_questions:
        for answer, found in _told_of(question):
            low, high = found.lowest(prior), found.highest(prior)
            # where an arm is asked directly, ε is that of the coins; the arm is listed apart
            loss = without_arms(question.design).privacy_loss
            yield AnswerRow(
                survey_name(survey),
                question.id,
                without_arms(question.design).name,
                answer,
                None if math.isinf(loss) else loss,
                float(prior),
                float(low),
                float(high),
                found,
                _sentence(question, answer, prior, found),
            )


def _sentence(
    question: AskedQuestion, answer: str, prior: Fraction, factors: OddsFactors
) -> Notice:
    if not question.design.is_randomized:
        return wording.direct_answer_known()
    if isinstance(question.design, GreenbergQuantitative):
        return wording.no_limit_known()
    return wording.conclusion(answer, prior, factors.lowest(prior), factors.highest(prior))


def _told_of(question: AskedQuestion) -> Iterator[tuple[str, OddsFactors]]:
    """Yield each answer with the odds factors of its reports; once, where they are the same for all."""
    design = without_arms(question.design)
    if not isinstance(design, Design) or not design.is_randomized:
        yield "", symmetric_factors(design.worst_ratio)
        return
    found = [odds_factors(design.channel, answer) for answer in range(len(question.answers))]
    if len(set(found)) == 1:
        yield "", found[0]
    else:
        yield from zip(question.answers, found, strict=True)


def _totals(surveys: Sequence[Survey], options: AccountOptions) -> Iterator[TotalRow]:
    """Yield each survey's total, and that of all waves of all surveys where there are several."""
    for survey in surveys:
        yield _total(survey_name(survey), [survey], 1, options.prior)
    # the same people answer all waves: sequential composition adds the ε of each
    waves = options.waves * len(surveys)
    if waves > 1:
        yield _total("all waves", list(surveys) * options.waves, waves, options.prior)


def _total(what: str, surveys: Sequence[Survey], waves: int, prior: Fraction) -> TotalRow:
    ratios = _ratios(surveys)
    epsilon, whole = total_epsilon(ratios), _product(ratios)
    # Bayes: posterior odds are prior odds times the ratio, at most exp(ε) of all reports together
    high = None if whole is None else symmetric_factors(whole).highest(prior)
    return TotalRow(
        what=what,
        questions=len(ratios),
        waves=waves,
        epsilon=None if math.isinf(epsilon) else epsilon,
        prior=float(prior),
        highest=None if high is None else float(high),
        sentence=wording.total_conclusion(len(ratios), waves, prior, high),
    )


def _given_away(survey: Survey) -> Iterator[tuple[str, Notice]]:
    """Yield what is known for certain in spite of coins."""
    for question in survey.randomized:
        if isinstance(question.design, DirectArm):
            (count, _), of, _ = common_frequencies(question.design.sample_shares[::-1])
            yield question.id, wording.asked_directly(f"{count} / {of}")
        design = without_arms(question.design)
        if isinstance(design, Design):
            reports = design.reports(question.answers)
            for answer, row in zip(question.answers, design.channel.rows, strict=True):
                for report, entry in zip(reports, row, strict=True):
                    # Pr(report | answer) = 0: whoever gives this report has another answer
                    if entry == 0:
                        yield question.id, wording.ruled_out(report, answer)


@dataclass(frozen=True, slots=True)
class ConclusionCurve:
    """What a report, or all together, make of each prior: the picture of the account.

    ``question`` is empty where all questions are meant, and ``answer`` where every answer is.
    """

    question: str
    answer: str
    priors: tuple[float, ...]
    lowest: tuple[float, ...]
    highest: tuple[float, ...]


_RARE = tuple(Fraction(1, of) for of in (1000, 400, 200, 100, 70))
PRIORS = (*_RARE, *(Fraction(step, 50) for step in range(1, 50)), *(1 - p for p in _RARE[::-1]))


def conclusion_curves(account: Account) -> tuple[ConclusionCurve, ...]:
    """Return a curve for each row with a randomized question, and one for all of a respondent's together.

    Parameters
    ----------
    account
        The account.
    """
    direct = {
        q.id
        for survey in account.surveys
        for q in survey.recorded_questions
        if not q.design.is_randomized
    }
    found = [
        _line(row.question, row.answer, row.telling)
        for row in account.answers
        if row.question not in direct
    ]
    ratios = _ratios(list(account.surveys) * account.asked.waves)
    if len(ratios) > 1 and None not in ratios:
        found.append(_line("", "", symmetric_factors(_product(ratios))))
    return tuple(found)


def _line(question: str, answer: str, factors: OddsFactors) -> ConclusionCurve:
    return ConclusionCurve(
        question,
        answer,
        tuple(map(float, PRIORS)),
        tuple(float(factors.lowest(prior)) for prior in PRIORS),
        tuple(float(factors.highest(prior)) for prior in PRIORS),
    )


def _ratios(surveys: Sequence[Survey]) -> list[Fraction | None]:
    """Return exp(ε) of all that one respondent is asked with coins who is in no direct arm."""
    return [ratio for survey in surveys for ratio in survey.without_arms.worst_ratios]


def _product(ratios: Sequence[Fraction | None]) -> Fraction | None:
    """Return exp(ε) of all together; None: without limit."""
    # ε adds up, so exp(ε) multiplies; fractions keep the product exact
    known = [ratio for ratio in ratios if ratio is not None]
    return math.prod(known, start=Fraction(1)) if len(known) == len(ratios) else None
