"""The privacy account: ε of each question and respondent over waves, and what it lets anybody conclude.

All probabilities are worst cases: an onlooker who knows everything but the one answer, points at the
person's record, and sees the report that tells most.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from surveyapp.designs import Design
from surveyapp.designs.arms import DirectArm, without_arms
from surveyapp.designs.exact import common_frequencies
from surveyapp.designs.greenberg_quantitative import GreenbergQuantitative
from surveyapp.designs.ledger import total_epsilon
from surveyapp.designs.posterior_odds import Telling, both_ways, telling
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.services import privacy_words
from surveyapp.services.notices import Notice
from surveyapp.services.privacy_exports import Exposure, exposures
from surveyapp.services.small_groups import SmallGroupRow, small_groups
from surveyapp.services.sources import Given, Source, opened
from surveyapp.storage.survey_files import load_survey
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

USUAL_PRIOR = Fraction(1, 10)
USUAL_SMALLEST = 10
MOST_WAVES = 1000


class BadAccount(UserProblem):
    """An account cannot be made like that."""

    sentence = QT_TRANSLATE_NOOP("errors", "The privacy account cannot be made: {reason}.")


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """What one report can do to what somebody thinks of one answer.

    Attributes:
        survey, question, design: which.
        answer: which; empty where it is the same for every answer.
        epsilon: of the question, rounded up; None: infinite, or not known.
        prior, lowest, highest: the probability before, and the least and the largest after the report.
        telling: what that follows from.
        sentence: the same in words.
    """

    survey: str
    question: str
    design: str
    answer: str
    epsilon: float | None
    prior: float
    lowest: float
    highest: float
    telling: Telling
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
class Asked:
    """What is to be accounted for: how often the same people answer, what was thought before."""

    waves: int = 1
    prior: Fraction = USUAL_PRIOR
    smallest: int = USUAL_SMALLEST

    def __post_init__(self) -> None:
        if not 1 <= self.waves <= MOST_WAVES:
            raise BadAccount(reason=f"give from 1 to {MOST_WAVES:,} waves")
        if not 0 < self.prior < 1:
            raise BadAccount(reason="give a prior probability between 0 and 1, as 0.1")
        if self.smallest < 1:
            raise BadAccount(reason="give the size of the smallest group as a whole number from 1")


@dataclass(frozen=True, slots=True)
class Account:
    """The whole account; ``groups`` None: there are no interviews to count."""

    asked: Asked
    surveys: tuple[Survey, ...]
    answers: tuple[AnswerRow, ...]
    totals: tuple[TotalRow, ...]
    given_away: tuple[Notice, ...]
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
    asked: Asked = Asked(),
    source: Source | None = None,
) -> Account:
    """Return the account of respondents who answer all ``surveys``, each in as many waves.

    ``source`` has interviews of the first survey, for the groups in them.

    Raises:
        BadAccount: if there is no survey.
    """
    if not surveys:
        raise BadAccount(reason="give a survey, or a project with interviews")
    groups = None
    if source is not None and source.interviews:
        groups = small_groups(source, surveys[0], asked.smallest)
    return Account(
        asked=asked,
        surveys=tuple(surveys),
        answers=tuple(row for survey in surveys for row in _answers(survey, asked.prior)),
        totals=tuple(_totals(surveys, asked)),
        given_away=tuple(said for survey in surveys for said in _given_away(survey)),
        exports=exposures(surveys[0], asked.smallest, groups),
        groups=groups,
    )


def account_of(surveys: Sequence[Path], project: Path | None, asked: Asked) -> Account:
    """Return the account of survey files, after the survey of a project with its interviews, if given.

    Raises:
        BadAccount: if there is no survey.
        SurveyMistakes, FileRefused: if a survey cannot be read.
        ProjectProblem, NoInterviews: if the project cannot be used.
    """
    more = [load_survey(path) for path in surveys]
    if project is None:
        return privacy_account(more, asked)
    with opened(Given(project=project)) as found:
        return privacy_account([found.survey, *more], asked, found.source)


def _answers(survey: Survey, prior: Fraction) -> Iterator[AnswerRow]:
    for question in survey.asked:
        for answer, found in _told_of(question):
            low, high = found.lowest(prior), found.highest(prior)
            loss = without_arms(question.design).privacy_loss
            yield AnswerRow(
                survey.id,
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


def _sentence(question: AskedQuestion, answer: str, prior: Fraction, found: Telling) -> Notice:
    if not question.design.is_randomized:
        return privacy_words.known()
    if isinstance(question.design, GreenbergQuantitative):
        return privacy_words.no_limit_known()
    return privacy_words.concluded(answer, prior, found.lowest(prior), found.highest(prior))


def _told_of(question: AskedQuestion) -> Iterator[tuple[str, Telling]]:
    """Yield each answer with what reports tell of it; once, where it is the same for all."""
    design = without_arms(question.design)
    if not isinstance(design, Design) or not design.is_randomized:
        yield "", both_ways(design.worst_ratio)
        return
    found = [telling(design.channel, answer) for answer in range(len(question.answers))]
    if len(set(found)) == 1:
        yield "", found[0]
    else:
        yield from zip(question.answers, found, strict=True)


def _totals(surveys: Sequence[Survey], asked: Asked) -> Iterator[TotalRow]:
    """Yield each survey's total, and that of all waves of all surveys where there are several."""
    for survey in surveys:
        yield _total(f"{survey.id} {survey.version}", [survey], 1, asked.prior)
    waves = asked.waves * len(surveys)
    if waves > 1:
        yield _total("all waves", list(surveys) * asked.waves, waves, asked.prior)


def _total(what: str, surveys: Sequence[Survey], waves: int, prior: Fraction) -> TotalRow:
    plain = [survey.without_arms for survey in surveys]
    ratios = [ratio for survey in plain for ratio in survey.worst_ratios]
    epsilon = total_epsilon(ratios)
    whole = None if None in ratios else math.prod(r for r in ratios if r is not None)
    high = None if whole is None else both_ways(Fraction(whole)).highest(prior)
    return TotalRow(
        what=what,
        questions=len(ratios),
        waves=waves,
        epsilon=None if math.isinf(epsilon) else epsilon,
        prior=float(prior),
        highest=None if high is None else float(high),
        sentence=privacy_words.total_concluded(len(ratios), waves, prior, high),
    )


def _given_away(survey: Survey) -> Iterator[Notice]:
    """Yield what is known for certain in spite of coins."""
    for question in survey.randomized:
        if isinstance(question.design, DirectArm):
            (count, _), of, _ = common_frequencies(question.design.sample_shares[::-1])
            yield _of(question, privacy_words.asked_directly(f"{count} / {of}"))
        design = without_arms(question.design)
        if isinstance(design, Design):
            reports = design.reports(question.answers)
            for answer, row in zip(question.answers, design.channel.rows, strict=True):
                for report, entry in zip(reports, row, strict=True):
                    if entry == 0:
                        yield _of(question, privacy_words.ruled_out(report, answer))


def _of(question: AskedQuestion, told: Notice) -> Notice:
    return Notice("notices", "{question}: {told}", {"question": question.id, "told": told})


@dataclass(frozen=True, slots=True)
class Line:
    """What one question, or all together, make of each prior: the picture of the account."""

    name: str
    priors: tuple[float, ...]
    lowest: tuple[float, ...]
    highest: tuple[float, ...]


PRIORS = tuple(Fraction(step, 50) for step in range(51))


def lines(account: Account) -> tuple[Line, ...]:
    """Return a line for each randomized question, and one for all of one respondent if it has a limit."""
    found: dict[str, Line] = {}
    direct = {
        q.id for survey in account.surveys for q in survey.asked if not q.design.is_randomized
    }
    for row in account.answers:
        if row.question not in direct and row.question not in found:
            found[row.question] = _line(row.question, row.telling)
    plain = [survey.without_arms for survey in account.surveys] * account.asked.waves
    ratios = [ratio for survey in plain for ratio in survey.worst_ratios]
    if len(ratios) > 1 and None not in ratios:
        whole = math.prod(ratio for ratio in ratios if ratio is not None)
        found[""] = _line("", both_ways(Fraction(whole)))
    return tuple(found.values())


def _line(name: str, found: Telling) -> Line:
    inside = [prior for prior in PRIORS if 0 < prior < 1]
    return Line(
        name,
        tuple(map(float, inside)),
        tuple(float(found.lowest(prior)) for prior in inside),
        tuple(float(found.highest(prior)) for prior in inside),
    )
