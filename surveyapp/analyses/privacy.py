"""The privacy account: what one respondent gives away, over waves, in files, and in small groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.dataset import Surveys
from surveyapp.analyses.base.formats import COUNT, GIVEN, SHARE, TEXT, Format, Sign
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.bands import Band, Bands
from surveyapp.analyses.computation.privacy.account import (
    ALL_QUESTIONS,
    ALL_WAVES,
    AnswerRow,
    CurvePoint,
    TotalRow,
    answer_rows,
    certainties,
    curve_points,
    survey_name,
    total_rows,
)
from surveyapp.analyses.computation.privacy.conclusions import not_protected
from surveyapp.analyses.computation.privacy.exported_files import Exposure, exposures
from surveyapp.analyses.computation.privacy.shuffling import ShuffledRow, shuffled_rows
from surveyapp.analyses.computation.privacy.small_groups import SmallGroupRow, small_groups
from surveyapp.analyses.words.columns import coded, unless_ids
from surveyapp.analyses.words.design_titles import design_title
from surveyapp.analyses.words.formulas import Formula
from surveyapp.analyses.words.plain_words import WHAT_TO_DO
from surveyapp.errors import UserProblem
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, listed
from surveyapp.messages.numerals import rounded_up
from surveyapp.options import OptionProblem, exact_number, whole
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.analyses.charts.text import ChartText
    from surveyapp.analyses.words.labels import SurveyLabels

USUAL_PRIOR = Fraction(1, 10)
USUAL_SMALLEST = 10
USUAL_DELTA = Fraction(1, 10**6)
MOST_NAMED = 3
"""Questions that are named as not protected; of the others their number is said."""
MOST_WAVES = 1000

ANY = QT_TRANSLATE_NOOP("messages", "any")
ALL_THE_WAVES = QT_TRANSLATE_NOOP("messages", "All waves")
ADDS_UP = QT_TRANSLATE_NOOP(
    "messages",
    "ε adds up over questions and waves. This is the worst case, in which all answers are "
    "about the same fact. Somebody who cannot link the records of one person learns less.",
)
ADDS_UP_IN_TOTALS = QT_TRANSLATE_NOOP(
    "messages",
    "ε adds up over questions and waves. This is the worst case, in which all answers are about the same "
    "fact. Somebody who sees only opened totals learns less.",
)
ONE_RELEASE = QT_TRANSLATE_NOOP(
    "messages",
    "It holds for one release of one wave, if the others' reports were made with coins as they should be. "
    "It does not hold for somebody who has the collection files, knows when a person was asked, or watched "
    "the kiosk.",
)
LARGE_ENOUGH = QT_TRANSLATE_NOOP(
    "messages", "Everybody shares these answers with at least {others} others."
)
NO_INTERVIEWS = QT_TRANSLATE_NOOP(
    "messages", "There are no interviews yet, so there are no groups."
)
NO_COINS_TO_ADD_TO = QT_TRANSLATE_NOOP(
    "messages", "No question is randomized, so shuffling protects nobody."
)
NO_ROWS_TO_MIX = QT_TRANSLATE_NOOP(
    "messages", "There is no row of anybody, only totals: there is nothing to put in random order."
)
NO_DIRECT = QT_TRANSLATE_NOOP(
    "messages", "The survey has no direct question, so nobody can be identified by an answer."
)
BEFORE = QT_TRANSLATE_NOOP("analyses", "Prior probability")
AFTER = QT_TRANSLATE_NOOP("analyses", "After the report")
NOTHING_LEARNED = QT_TRANSLATE_NOOP("analyses", "Nothing learned")
TOGETHER = QT_TRANSLATE_NOOP("analyses", "Total")
SPOKEN = QT_TRANSLATE_NOOP(
    "analyses",
    "How likely an answer can seem after a report, compared with before; the table has the numbers",
)

WORST_RATIO = Formula(
    QT_TRANSLATE_NOOP("messages", "ε"),
    "ε = max ln(P(report | answer) / P(report | other answer)), Σ ε over questions and waves",
    "Dwork & Roth (2014), theorem 3.16",
)
BAYES = Formula(
    QT_TRANSLATE_NOOP("messages", "probability after the report"),
    "odds after = odds before · P(report | answer) / P(report | other answer)",
    "Bayes (1763); Kasiviswanathan & Smith (2014)",
)
HIDING_AMONG_CLONES = Formula(
    QT_TRANSLATE_NOOP("messages", "ε of all in random order"),
    "δ(ε) = E max(0, P − e^ε·Q), where ε₀ ≤ ln(n/(16·ln(2/δ)))",
    "Feldman, McMillan & Talwar (2022), theorems 3.1 and 3.2",
)


@dataclass(frozen=True, slots=True)
class Account:
    """The whole account."""

    asked: PrivacyAccount
    """What was accounted for."""
    surveys: tuple[Survey, ...]
    """That one respondent answers."""
    answers: tuple[AnswerRow, ...]
    totals: tuple[TotalRow, ...]
    """What reports reveal, by question and of one respondent."""
    given_away: tuple[tuple[str, Notice], ...]
    """By question, what is certain in spite of the randomization."""
    exports: tuple[Exposure, ...]
    """What each exported file reveals."""
    shuffled: tuple[ShuffledRow, ...]
    """What the random order of the first survey's interviews adds to the coins, by what is released."""
    groups: tuple[SmallGroupRow, ...] | None
    """Direct questions crossed; None where there are no interviews to count."""

    @property
    def survey(self) -> Survey:
        """The survey whose labels its tables show."""
        return self.surveys[0]

    @property
    def sentence(self) -> Notice:
        """The total of one respondent in words."""
        return self.totals[-1].sentence

    def unprotected(self, labels: SurveyLabels | None = None) -> tuple[Notice, ...]:
        """Return which questions ε does not cover, where it covers others.

        Parameters
        ----------
        labels
            What the questions are called; None: their ids.
        """
        names = [
            one.id if labels is None else f"“{labels.of(survey).question(one.id)}”"
            for survey in self.surveys
            for one in survey.recorded_questions
            if not one.design.is_randomized
        ]
        covers_others = any(survey.randomized for survey in self.surveys)
        return (not_protected(listed(names, MOST_NAMED)),) if names and covers_others else ()

    @property
    def small(self) -> tuple[SmallGroupRow, ...]:
        """The crossed questions with small cells."""
        return tuple(row for row in self.groups or () if row.is_small)

    @property
    def warnings(self) -> tuple[Notice, ...]:
        """What to do about people in small cells."""
        return tuple(row.sentence(self.asked.smallest_group) for row in self.small)

    @property
    def curve(self) -> tuple[CurvePoint, ...]:
        """What reports make of each prior, in the order of the answers."""
        return tuple(curve_points(self.surveys, self.answers, self.asked.waves))


def _bad_account(*, reason: object) -> UserProblem:
    """An account cannot be made like that."""
    return UserProblem(msg("The privacy account cannot be made: {reason}.", reason=reason))


def _labels(name: str, account: Account, labels: SurveyLabels) -> SurveyLabels:
    """Return the labels of the survey that a row is of."""
    return labels.of(next(one for one in account.surveys if survey_name(one) == name))


def _question(row: AnswerRow, account: Account, labels: SurveyLabels) -> str:
    return _labels(row.survey, account, labels).question(row.question)


def _answer(row: AnswerRow, account: Account, labels: SurveyLabels) -> str:
    if not row.answer:
        return Notice(Message(ANY))
    return _labels(row.survey, account, labels).answer(row.question, row.answer)


def _what(row: TotalRow, _account: Account, _labels: SurveyLabels) -> str:
    return Notice(Message(ALL_THE_WAVES)) if row.what == ALL_WAVES else row.what


def _explain_answer(
    row: AnswerRow, account: Account, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    certain = (said for question, said in account.given_away if question == row.question)
    return (row.sentence, *certain)


def _explain_total(
    row: TotalRow, account: Account, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    if not row.questions:
        return (row.sentence,)
    is_held = any(survey.tallies is not None for survey in account.surveys)
    adds_up = Notice(Message(ADDS_UP_IN_TOTALS if is_held else ADDS_UP))
    return (row.sentence, *account.unprotected(labels), adds_up)


def _explain_export(
    row: Exposure, _account: Account, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    return (Notice(Message(WHAT_TO_DO, {"advice": row.advice})),)


def _explain_shuffled(
    row: ShuffledRow, _account: Account, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    if row.shuffled is None:
        return (row.sentence,)
    return (row.sentence, *row.warnings, Notice(Message(ONE_RELEASE)))


def _shuffled_formulas(row: ShuffledRow, _account: Account) -> tuple[Formula, ...]:
    return () if row.shuffled is None else (HIDING_AMONG_CLONES,)


def _no_coins(account: Account) -> Notice:
    is_held = account.surveys[0].tallies is not None
    return Notice(Message(NO_ROWS_TO_MIX if is_held else NO_COINS_TO_ADD_TO))


def _explain_group(
    row: SmallGroupRow, account: Account, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    if row.is_small:
        return (row.sentence(account.asked.smallest_group),)
    facts = {"others": amounts.count(row.smallest_cell - 1)}
    return (Notice(Message(LARGE_ENOUGH, facts)),)


def _no_groups(account: Account) -> Notice:
    return Notice(Message(NO_INTERVIEWS if account.groups is None else NO_DIRECT))


def _formulas(row: AnswerRow | TotalRow, _account: Account) -> tuple[Formula, ...]:
    return () if isinstance(row, TotalRow) and not row.questions else (WORST_RATIO, BAYES)


def _terminal_lines(account: Account) -> Iterator[str]:
    """Yield the account as sentences, for a terminal."""
    for row in account.answers:
        yield f"{row.question}{f' = {row.answer}' if row.answer else ''} ({row.design})"
        yield f"  ε {_epsilon(row.epsilon)}. {row.sentence}"
    for question, said in account.given_away:
        yield f"note: {question}: {said}"
    for total in account.totals:
        yield f"{total.what}: ε {_epsilon(total.epsilon)}. {total.sentence}"
    yield from account.unprotected()
    yield ""
    for one in account.exports:
        yield f"{one.title}: {one.reveals} {one.advice}"
    yield ""
    for release in account.shuffled:
        yield " ".join([f"{release.title}: {release.sentence}", *release.warnings])


def _epsilon(value: float | None) -> str:
    return "∞" if value is None else rounded_up(value)


def _bands(
    account: Account, rows: Sequence[Any], text: ChartText, _hints: Sequence[str]
) -> Bands | None:
    """Return the least and the largest probability after a report, over the one before."""
    places = {
        (row.question, row.answer): place
        for place, row in enumerate(rows)
        if isinstance(row, AnswerRow)
    }
    bands = []
    for (question, answer), points in groupby(account.curve, lambda p: (p.question, p.answer)):
        here = list(points)
        bands.append(
            Band(
                _band_name(question, answer, account, text),
                tuple(point.prior for point in here),
                tuple(point.lowest for point in here),
                tuple(point.highest for point in here),
                row=places.get((question, answer)),
            )
        )
    if not bands:
        return None
    return Bands(
        tuple(bands),
        float(account.asked.prior),
        text.say(BEFORE),
        text.say(AFTER),
        text.say(NOTHING_LEARNED),
        text.say(SPOKEN),
    )


def _band_name(question: str, answer: str, account: Account, text: ChartText) -> str:
    if question == ALL_QUESTIONS:
        return text.say(TOGETHER)
    survey = next(s for s in account.surveys if any(q.id == question for q in s.recorded_questions))
    labels = text.labels.of(survey)
    return labels.answered(question, answer) if answer else labels.question(question)


QUESTION = QT_TRANSLATE_NOOP("analyses", "Question")
ANSWER = QT_TRANSLATE_NOOP("analyses", "Answer")
AT_LEAST = QT_TRANSLATE_NOOP("analyses", "After, at least")
AT_MOST = QT_TRANSLATE_NOOP("analyses", "After, at most")
EPSILON = QT_TRANSLATE_NOOP("analyses", "ε")
LOSS = QT_TRANSLATE_NOOP("analyses", "privacy loss, in natural-log units, rounded up")
IN_WORDS = QT_TRANSLATE_NOOP("analyses", "In words")
NO_LIMIT = "∞"
HOW_LIKELY = QT_TRANSLATE_NOOP("analyses", "how likely somebody thought the answer")
LEAST_AFTER = QT_TRANSLATE_NOOP("analyses", "the least probability after the report")
MOST_AFTER = QT_TRANSLATE_NOOP("analyses", "the largest probability after the report")

ANSWERS: Table[Account] = Table(
    key="account",
    title="Questions",
    rows=lambda account: account.answers,
    columns=(
        Column("survey", "Survey", TEXT, FILE, "id and version of the survey"),
        Column(
            "question",
            QUESTION,
            Format.QUESTION,
            ESSENTIAL,
            "the question that the report is to",
            label=unless_ids("question", _question),
        ),
        coded("design", "Design", "how its answers are randomized", design_title, USUAL),
        coded("answer", ANSWER, "which; empty where it is the same for every answer", _answer),
        Column("epsilon", EPSILON, Format.EPSILON, ESSENTIAL, LOSS, missing=NO_LIMIT),
        Column("prior", BEFORE, SHARE, USUAL, HOW_LIKELY),
        Column("lowest", AT_LEAST, SHARE, ESSENTIAL, LEAST_AFTER),
        Column("highest", AT_MOST, SHARE, ESSENTIAL, MOST_AFTER),
        Column("sentence", IN_WORDS, TEXT, FILE, IN_WORDS),
    ),
    meaning=_explain_answer,
    formulas=_formulas,
    charts=(Chart("", _bands),),
    lines=_terminal_lines,
)

TOTALS: Table[Account] = Table(
    key="totals",
    title="Totals",
    rows=lambda account: account.totals,
    columns=(
        coded("what", "What", "the survey, or all waves of all surveys", _what),
        Column("questions", "Randomized questions", COUNT, ESSENTIAL, "of all waves together"),
        Column("waves", "Waves", COUNT, ESSENTIAL, "how often the same people are asked"),
        Column("epsilon", EPSILON, Format.EPSILON, ESSENTIAL, LOSS, missing=NO_LIMIT),
        Column("prior", BEFORE, SHARE, USUAL, HOW_LIKELY),
        Column("highest", AT_MOST, SHARE, ESSENTIAL, MOST_AFTER),
        Column("sentence", IN_WORDS, TEXT, FILE, IN_WORDS),
    ),
    meaning=_explain_total,
    formulas=_formulas,
    charts=(Chart("", _bands),),
)

EXPORTS: Table[Account] = Table(
    key="exports",
    title="Exports",
    rows=lambda account: account.exports,
    columns=(
        coded("export", "Export", "what is given away", lambda row, _account, _labels: row.title),
        Column(
            "reveals",
            "What its reader can conclude",
            TEXT,
            ESSENTIAL,
            "what is known to everybody who has it",
        ),
        Column("advice", "What to do", TEXT, FILE, "what to do about it"),
    ),
    meaning=_explain_export,
)

SHUFFLED: Table[Account] = Table(
    key="shuffled",
    title="Shuffling",
    rows=lambda account: account.shuffled,
    columns=(
        coded(
            "release",
            "What is released",
            "of the whole collection, in random order and without ids",
            lambda row, _account, _labels: row.title,
        ),
        Column(
            "interviews",
            "Smallest group",
            COUNT,
            ESSENTIAL,
            "interviews in the smallest group that nothing but randomized reports tells apart",
        ),
        Column(
            "needed", "Needed", COUNT, ESSENTIAL, "how many it takes for shuffling to add anything"
        ),
        Column("epsilon", "ε of one", Format.EPSILON, ESSENTIAL, LOSS),
        Column("delta", "δ", GIVEN, USUAL, "with which probability more than this may show"),
        Column(
            "shuffled",
            "ε shuffled",
            lambda row: Format.NOTHING if row.shuffled is None else Format.EPSILON,
            ESSENTIAL,
            "central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing",
        ),
        Column("sentence", IN_WORDS, TEXT, FILE, IN_WORDS),
    ),
    meaning=_explain_shuffled,
    formulas=_shuffled_formulas,
    empty=_no_coins,
)

GROUPS: Table[Account] = Table(
    key="groups",
    title="Small groups",
    rows=lambda account: account.groups or (),
    columns=(
        Column(
            "questions",
            "Direct questions",
            Format.QUESTION,
            ESSENTIAL,
            "whose answers are crossed",
            sign=lambda row: Sign.WARN if row.is_small else Sign.GOOD,
        ),
        Column("cells", "Groups", COUNT, ESSENTIAL, "combinations of answers that occur"),
        Column("smallest_cell", "Smallest", COUNT, ESSENTIAL, "people in the smallest group"),
        Column(
            "small_cells",
            "Small groups",
            COUNT,
            ESSENTIAL,
            "groups of fewer people than were asked for",
        ),
        Column("people_in_small_cells", "People in them", COUNT, USUAL, "people in small groups"),
        Column("alone", "Unique", COUNT, USUAL, "people whose answers nobody else gave"),
        Column(
            "coarser",
            "Make coarser",
            Format.QUESTION,
            USUAL,
            "the question to leave out so that the fewest people remain in small groups",
        ),
    ),
    meaning=_explain_group,
    empty=_no_groups,
)

CURVE: Table[Account] = Table(
    key="curve",
    title="Before and after",
    rows=lambda account: account.curve,
    columns=(
        Column("question", QUESTION, Format.QUESTION, ESSENTIAL, "the question, or all together"),
        Column(
            "answer", ANSWER, TEXT, ESSENTIAL, "which; empty where it is the same for every answer"
        ),
        Column("prior", BEFORE, SHARE, ESSENTIAL, HOW_LIKELY),
        Column("lowest", AT_LEAST, SHARE, ESSENTIAL, LEAST_AFTER),
        Column("highest", AT_MOST, SHARE, ESSENTIAL, MOST_AFTER),
    ),
    is_drawn=True,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivacyAccount(Analysis):
    """What one respondent gives away: ε over waves, what can be concluded, small groups.

    All probabilities are worst cases: an onlooker who knows everything but the one answer, points at the
    person's record, and sees the most revealing report.
    """

    name: ClassVar[str] = "privacy"
    title: ClassVar[str] = "Privacy account"
    summary: ClassVar[str] = (
        "what one respondent gives away: ε over waves, what can be concluded, small groups"
    )
    not_in_r: ClassVar[str] = "privacy losses are no estimates"
    picture: ClassVar[str] = "privacy"
    source: ClassVar[SourceKind] = SourceKind.SURVEY
    takes_sample: ClassVar[bool] = False
    table_option: ClassVar[str] = "--table"
    tables: ClassVar[tuple[Table[Account], ...]] = (
        ANSWERS,
        TOTALS,
        EXPORTS,
        SHUFFLED,
        GROUPS,
        CURVE,
    )

    waves: int = whole(
        "Waves", "how often they answer each; default: 1", default=1, low=1, high=MOST_WAVES
    )
    prior: Fraction = exact_number(
        BEFORE,
        "how likely somebody thinks an answer before; default: 0.1",
        default=USUAL_PRIOR,
        metavar="p",
    )
    smallest_group: int = whole(
        "Smallest group",
        "groups of fewer people are small; default: 10",
        default=USUAL_SMALLEST,
        low=1,
    )

    delta: Fraction = exact_number(
        "δ",
        "with which probability more than ε may show in a shuffled collection; default: 0.000001",
        default=USUAL_DELTA,
        metavar="δ",
    )

    def __post_init__(self) -> None:
        if not 0 < self.delta < 1:
            raise OptionProblem("delta", Message("give a probability between 0 and 1, as 0.000001"))
        if not 0 < self.prior < 1:
            raise OptionProblem("prior", Message("give a probability between 0 and 1, as 0.1"))

    def run(self, data: Surveys, progress: Progress = no_progress) -> Account:  # noqa: ARG002
        """Return the privacy account of respondents who answer several surveys.

        Raises
        ------
        UserProblem
            if there is no survey.
        """
        surveys, groups = data.surveys, None
        if not surveys:
            raise _bad_account(reason=msg("give a survey, or a project with interviews"))
        if data.reports is not None and data.reports.interviews:
            groups = small_groups(data.reports, surveys[0], self.smallest_group)
        return Account(
            asked=self,
            surveys=surveys,
            answers=tuple(row for survey in surveys for row in answer_rows(survey, self.prior)),
            totals=tuple(total_rows(surveys, self.waves, self.prior)),
            given_away=tuple(said for survey in surveys for said in certainties(survey)),
            exports=exposures(surveys[0], self.smallest_group, groups, has_kiosks=data.has_kiosks),
            shuffled=tuple(shuffled_rows(surveys[0], data.reports, self.delta)),
            groups=groups,
        )
