"""Data quality: whether anything is wrong with the interviews, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import (
    COUNT,
    DAY,
    FLAG,
    NOTHING,
    P_VALUE,
    POINTS,
    PRECISE,
    QUANTITY,
    SHARE,
    TEXT,
    Format,
    Sign,
)
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, Chart, Column, Priority, Table
from surveyapp.analyses.charts.funnel import Funnel, funnel_of
from surveyapp.analyses.computation.quality.checks import Check, CheckKind, checks_of, comparisons
from surveyapp.analyses.computation.quality.compared_items import ComparedItem
from surveyapp.analyses.computation.quality.detectable import (
    COPIED,
    FORGED,
    DetectableRow,
    detectable_rows,
)
from surveyapp.analyses.computation.quality.findings import (
    QualityEvidence,
    QualityFinding,
    Severity,
    findings_of,
    subject_of,
    verdict_of,
)
from surveyapp.analyses.computation.quality.kiosk_counts import KioskCounts
from surveyapp.analyses.computation.quality.repeated_records import kiosk_records
from surveyapp.analyses.computation.quality.rows import (
    BatchRow,
    KioskRow,
    QuestionRow,
    WeightRow,
    batch_rows,
    kiosk_rows,
    question_rows,
    weight_rows,
)
from surveyapp.analyses.computation.quality.texts import NOTHING as NOTHING_TO_DO
from surveyapp.analyses.data.fieldwork import Fieldwork, KioskReports
from surveyapp.analyses.data.questions import direct_question, forms_groups
from surveyapp.analyses.data.tally_reports import TallyReports
from surveyapp.analyses.words.columns import answer_column, coded, labelled
from surveyapp.analyses.words.design_titles import design_title
from surveyapp.analyses.words.plain_words import WHAT_TO_DO
from surveyapp.errors import UserProblem
from surveyapp.estimation.quality.outliers import ALARM_LEVEL
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import variable, whole
from surveyapp.survey.definition.kiosk_names import short_kiosk_name
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.analyses.charts.text import ChartText
    from surveyapp.analyses.words.labels import SurveyLabels

FORGED_SHARE = 100
"""Where nobody says how many records may be forged, one of so many."""
MOST_BANDS = 40
"""More estimates than this are in the table alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Quality:
    """What was found in the data, in words and in tables."""

    survey: Survey
    interviews: int
    """Whose interviews, and how many."""
    verdict: Notice
    """The whole in one sentence."""
    findings: tuple[QualityFinding, ...]
    """What was found, the worst first."""
    kiosks: tuple[KioskRow, ...]
    batches: tuple[BatchRow, ...]
    """What kiosks brought."""
    questions: tuple[QuestionRow, ...]
    """Who answered each question."""
    tests: tuple[Check, ...]
    """All that were made, with p-values adjusted together."""
    detectable: tuple[DetectableRow, ...]
    """What the tests could have found."""
    weights: tuple[WeightRow, ...]
    """How much records weigh in each estimate, and what forged ones could do."""
    compared: tuple[ComparedItem, ...]
    """What kiosks gave, for funnels: strata by kiosks by reports, in the order of ``sites``."""
    sites: tuple[str, ...]
    """The kiosks' ids."""
    forged: int
    """How many interviews may be forged."""
    warnings: tuple[str, ...] = ()
    """What all of it leaves out: records count alike, whatever their weights."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing needs a look."""
        return all(finding.severity is Severity.OK for finding in self.findings)

    @property
    def worst(self) -> Severity:
        """How much the worst finding matters."""
        return self.findings[0].severity if self.findings else Severity.OK


STATES = {
    Severity.OK: QT_TRANSLATE_NOOP("analyses", "OK"),
    Severity.LOOK: QT_TRANSLATE_NOOP("analyses", "Check"),
    Severity.ACT: QT_TRANSLATE_NOOP("analyses", "Act"),
}
SIGNS = {Severity.OK: Sign.GOOD, Severity.LOOK: Sign.WARN, Severity.ACT: Sign.BAD}
FAULTS = {
    FORGED: QT_TRANSLATE_NOOP("analyses", "Forged reports"),
    COPIED: QT_TRANSLATE_NOOP("analyses", "Copied interviews"),
}
ABOUT_KIOSKS = QT_TRANSLATE_NOOP(
    "messages",
    "In the chart, kiosks inside the outer limits differ no more than by chance. The "
    "limits assume that people are similar everywhere. If the places differ, points may "
    "lie outside although nothing is wrong.",
)
ABOUT_BATCHES = QT_TRANSLATE_NOOP(
    "messages",
    "Interviews carry no date or time. Each file has only its first and last day: compare "
    "its number of interviews with the attendance list for these days.",
)
ABOUT_QUESTIONS = QT_TRANSLATE_NOOP(
    "messages",
    "Questions left out by a condition, or not drawn by chance, do not count as missing.",
)
ABOUT_TESTS = QT_TRANSLATE_NOOP(
    "messages",
    "All tests are assessed together: if nothing is wrong, at most one project in 100 "
    "raises an alarm.",
)
ABOUT_POWER = QT_TRANSLATE_NOOP(
    "messages",
    "The smallest number that these tests would have detected at each kiosk in 4 of 5 "
    "cases. Smaller numbers may go unnoticed: attendance lists and second interviews find "
    "them.",
)
ABOUT_RECORDS = QT_TRANSLATE_NOOP(
    "messages", "The value if that many reports had been forged, in the worst possible way."
)
REPORTS_OF_A_KIOSK = QT_TRANSLATE_NOOP("analyses", "Reports of a kiosk")
SHARE_OF = QT_TRANSLATE_NOOP("analyses", "Share of “{report}”")
USUAL = QT_TRANSLATE_NOOP("analyses", "95 % of kiosks by chance")
ALARM = QT_TRANSLATE_NOOP("analyses", "Alarm, all tests together")
KIOSK = QT_TRANSLATE_NOOP("analyses", "Kiosk")
STANDS_OUT = QT_TRANSLATE_NOOP("analyses", "Stands out")
FUNNEL = QT_TRANSLATE_NOOP(
    "analyses", "Share of one report at each kiosk, with limits; the table of tests has the numbers"
)
BANDS = QT_TRANSLATE_NOOP(
    "analyses", "Each estimate and how far forged records could move it; the table has the numbers"
)
IF_FORGED = QT_TRANSLATE_NOOP("analyses", "Share, if {count} reports were forged")


def _explain_finding(
    row: QualityFinding, _found: Quality, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    if row.advice == NOTHING_TO_DO:
        return (row.advice,)
    return (Notice(Message(WHAT_TO_DO, {"advice": row.advice})),)


def _about(sentence: str) -> Callable[..., tuple[Notice, ...]]:
    """Return what is said of every row of a table alike."""
    return lambda *_row: (Notice(Message(sentence)),)


def _short(kiosk: str) -> str:
    return short_kiosk_name(kiosk)


def _report(row: DetectableRow, _found: Quality, labels: SurveyLabels) -> str:
    return row.report and labels.answer(row.question.partition("=")[0], row.report)


def _amount(row: WeightRow) -> Format:
    return QUANTITY if row.is_mean else SHARE


def _moved(row: WeightRow) -> Format:
    return QUANTITY if row.is_mean else POINTS


def _seen(check: Check) -> Format:
    """Return what the share of a test is: of repeated records a number of pairs, of designs nothing."""
    kinds = {CheckKind.REPEATED: QUANTITY, CheckKind.DESIGN: NOTHING}
    return kinds.get(check.kind, SHARE)


def _terminal_lines(found: Quality) -> Iterator[str]:
    """Yield the findings with what to do, for a terminal."""
    for one in found.findings:
        yield f"{one.severity.value:4}  {one.finding}"
        yield f"      {one.advice}"
    if found.is_clean:
        yield found.verdict


def item_funnel(found: Quality, item: str, text: ChartText) -> Funnel | None:
    """Return each kiosk's share of one report to an item; None where nothing was compared.

    Parameters
    ----------
    found
        What was found.
    item
        The name of a compared item.
    text
        How charts are written.
    """
    compared = next((one for one in found.compared if one.item.name == item), None)
    checks = {
        check.kiosk: check
        for check in found.tests
        if check.kind is CheckKind.KIOSK_DIFFERS and check.question == item
    }
    if compared is None or not checks:
        return None
    report = min(checks.values(), key=lambda check: check.p_value).report
    label = text.labels.answer(item.partition("=")[0], report)
    return funnel_of(
        compared.counts.sum(axis=0),
        compared.item.reports.index(report),
        [_short(kiosk) for kiosk in found.sites],
        [kiosk in checks and checks[kiosk].is_found for kiosk in found.sites],
        alarm_level=1 - ALARM_LEVEL / max(len(found.tests), 1),
        across=text.say(REPORTS_OF_A_KIOSK),
        up=text.say(SHARE_OF, report=label),
        words=(text.say(USUAL), text.say(ALARM), text.say(KIOSK), text.say(STANDS_OUT)),
        spoken=text.say(FUNNEL),
    )


def _worst_funnel(
    found: Quality, _rows: Sequence[Any], text: ChartText, _hints: Sequence[str]
) -> Funnel | None:
    """Return the funnel of the item by which kiosks differ most."""
    differing = [check for check in found.tests if check.kind is CheckKind.KIOSK_DIFFERS]
    if not differing:
        return None
    return item_funnel(found, min(differing, key=lambda check: check.p_value).question, text)


def _forged_bands(
    found: Quality, rows: Sequence[WeightRow], text: ChartText, _hints: Sequence[str]
) -> Forest | None:
    lines = [
        ForestLine(text.labels.answered(row.question, row.answer), row.estimate, row.low, row.high)
        for row in rows
        if not row.is_mean and row.low is not None and row.high is not None
    ]
    if not lines:
        return None
    axis = text.say(IF_FORGED, count=found.forged)
    return Forest(tuple(lines[:MOST_BANDS]), axis, text.say(BANDS), None, is_share=True)


def _kiosk_column(priority: Priority = ESSENTIAL) -> Column:
    return coded(
        "kiosk", KIOSK, "the kiosk's id", lambda row, _found, _labels: _short(row.kiosk), priority
    )


WORDS = Column(
    "words",
    "Name in words",
    TEXT,
    MORE,
    "the kiosk's fingerprint, as the supervisor's screen shows it",
)


def _question_column(help_text: str) -> Column:
    return Column("question", "Question", Format.QUESTION, ESSENTIAL, help_text)


FIRST_DAY = Column("first_day", "First day", DAY, Priority.USUAL, "of the interviews in its files")
LAST_DAY = replace(FIRST_DAY, key="last_day", title=QT_TRANSLATE_NOOP("analyses", "Last day"))
N = QT_TRANSLATE_NOOP("analyses", "n")
INTERVIEWS = QT_TRANSLATE_NOOP("analyses", "Interviews")
REPORT = QT_TRANSLATE_NOOP("analyses", "Report")

FINDINGS: Table[Quality] = Table(
    key="findings",
    title="Findings",
    rows=lambda found: found.findings,
    columns=(
        Column(
            "severity",
            "State",
            TEXT,
            ESSENTIAL,
            "ok, look or act: how much the finding matters",
            words=STATES,
            sign=lambda row: SIGNS[row.severity],
        ),
        coded(
            "subject", "Subject", "what was looked at", lambda row, *_more: subject_of(row.subject)
        ),
        _kiosk_column(),
        replace(
            _question_column(QT_TRANSLATE_NOOP("analyses", "the question; empty: all of them")),
            priority=FILE,
        ),
        Column("finding", "Finding", TEXT, ESSENTIAL, "what was found, in words"),
        Column("advice", "What to do", TEXT, FILE, "what to do about it"),
    ),
    meaning=_explain_finding,
    lines=_terminal_lines,
)

KIOSKS: Table[Quality] = Table(
    key="kiosks",
    title="Kiosks",
    rows=lambda found: found.kiosks,
    columns=(
        _kiosk_column(),
        WORDS,
        Column("batches", "Batches", COUNT, MORE, "stores that it has closed or has open"),
        FIRST_DAY,
        LAST_DAY,
        Column("interviews", INTERVIEWS, COUNT, ESSENTIAL, "each counted once"),
        Column(
            "brought_again",
            "Duplicates",
            COUNT,
            Priority.USUAL,
            "Interviews that are in several files; each counts once.",
        ),
        Column(
            "break_offs", "Broken off", COUNT, Priority.USUAL, "interviews that respondents stopped"
        ),
        Column(
            "time_outs", "Timed out", COUNT, Priority.USUAL, "interviews that nobody went on with"
        ),
        Column(
            "practice_failures",
            "Stopped in the practice",
            COUNT,
            FILE,
            "respondents who got no further than the practice",
        ),
        Column(
            "comprehension_failures",
            "Not understood",
            COUNT,
            Priority.USUAL,
            "Comprehension checks that were not passed.",
        ),
        Column(
            "not_finished",
            "Not finished",
            SHARE,
            Priority.USUAL,
            "Of the interviews that were begun.",
        ),
    ),
    meaning=_about(ABOUT_KIOSKS),
    charts=(Chart("", _worst_funnel),),
)

BATCHES: Table[Quality] = Table(
    key="batches",
    title="Days",
    rows=lambda found: found.batches,
    columns=(
        _kiosk_column(),
        WORDS,
        Column("batch", "Batch", COUNT, ESSENTIAL, "the number of the kiosk's store"),
        FIRST_DAY,
        LAST_DAY,
        Column("days", "Days", COUNT, Priority.USUAL, "from the first to the last"),
        Column(
            "interviews",
            INTERVIEWS,
            COUNT,
            ESSENTIAL,
            "of the latest export, which holds all of its batch",
        ),
        Column(
            "per_day",
            "Per day",
            QUANTITY,
            Priority.USUAL,
            "The mean over the period; files record only the first and the last day.",
        ),
    ),
    meaning=_about(ABOUT_BATCHES),
)

QUESTIONS: Table[Quality] = Table(
    key="questions",
    title="Questions",
    rows=lambda found: found.questions,
    columns=(
        _question_column(QT_TRANSLATE_NOOP("analyses", "the question")),
        coded("design", "Design", "how its answers are randomized", design_title, MORE),
        Column(
            "asked",
            "Asked",
            COUNT,
            ESSENTIAL,
            (
                "Interviews that reached the question. A dash: chance decides who is asked, and only "
                "those who answered are recorded."
            ),
        ),
        Column("answered", "Answered", COUNT, ESSENTIAL, "interviews with a report"),
        Column(
            "missing",
            "Missing",
            COUNT,
            Priority.USUAL,
            "interviews that were asked and have no report",
        ),
        Column(
            "missing_share",
            "Of those asked",
            SHARE,
            ESSENTIAL,
            "share of missing reports among those asked",
        ),
    ),
    meaning=_about(ABOUT_QUESTIONS),
)

TESTS: Table[Quality] = Table(
    key="tests",
    title="Tests",
    rows=lambda found: found.tests,
    order=lambda check: check.p_value,
    columns=(
        coded("test", "Test", "what it looks for", lambda row, *_more: subject_of(row.test)),
        _kiosk_column(),
        _question_column(QT_TRANSLATE_NOOP("analyses", "what it looks at; empty: all of them")),
        Column("n", N, COUNT, Priority.USUAL, "reports, or records"),
        coded("report", REPORT, "the one that differs most", _report, Priority.USUAL),
        Column("share", "Share", _seen, ESSENTIAL, "of this report; of repeated records: pairs"),
        Column(
            "expected",
            "Compared with",
            _seen,
            ESSENTIAL,
            "its share elsewhere, or what was to be expected",
        ),
        Column("statistic", "Statistic", PRECISE, MORE, "deviance, G² or χ², where there is one"),
        Column("p_value", "p", P_VALUE, Priority.USUAL, "Of this test alone."),
        Column(
            "p_adjusted",
            "p, all tests",
            P_VALUE,
            ESSENTIAL,
            "Adjusted for all tests together (Holm).",
        ),
        Column("is_found", "Alarm", FLAG, Priority.USUAL, "whether it raises an alarm"),
    ),
    meaning=_about(ABOUT_TESTS),
    charts=(Chart("", _worst_funnel),),
)

DETECTABLE: Table[Quality] = Table(
    key="detectable",
    title="Power",
    rows=lambda found: found.detectable,
    columns=(
        Column(
            "fault",
            "Fault",
            TEXT,
            ESSENTIAL,
            "forged reports, or copied interviews",
            words=FAULTS,
        ),
        _kiosk_column(),
        _question_column(QT_TRANSLATE_NOOP("analyses", "whose reports; empty: whole interviews")),
        labelled(
            "report",
            REPORT,
            "The report whose forging is hardest to detect.",
            _report,
            Priority.USUAL,
        ),
        Column("n", N, COUNT, ESSENTIAL, "the kiosk's reports, or its interviews"),
        Column(
            "fewest",
            "Detected from",
            COUNT,
            ESSENTIAL,
            (
                "This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no "
                "number does."
            ),
        ),
        Column("share", "Share of n", SHARE, ESSENTIAL, "the same as a share"),
        Column("power", "Probability", SHARE, FILE, "with which it is found"),
    ),
    meaning=_about(ABOUT_POWER),
)

RECORDS: Table[Quality] = Table(
    key="records",
    title="Records",
    rows=lambda found: found.weights,
    columns=(
        _question_column(QT_TRANSLATE_NOOP("analyses", "the question")),
        answer_column("the answer, or the mean of a number"),
        Column("n", N, COUNT, Priority.USUAL, "reports"),
        Column(
            "estimate",
            "Estimate",
            _amount,
            ESSENTIAL,
            "unbiased; of means in the units of the answers",
        ),
        Column(
            "influence",
            "One record moves it by",
            _moved,
            Priority.USUAL,
            "The largest change from leaving out one record.",
        ),
        Column("forged", "If forged", COUNT, ESSENTIAL, "how many records may be forged"),
        Column("low", "at least", _amount, ESSENTIAL, "the least that the estimate could be then"),
        Column("high", "at most", _amount, ESSENTIAL, "the most that the estimate could be then"),
        Column("is_mean", "Mean", FLAG, FILE, "whether the numbers are in units of answers"),
    ),
    meaning=_about(ABOUT_RECORDS),
    charts=(Chart("", _forged_bands),),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DataQuality(Analysis):
    """Whether anything is wrong with the data: counts, tests, the weight of records, and what to do.

    Kiosks are compared with each other; all tests are judged together (Holm).
    """

    name: ClassVar[str] = "quality"
    title: ClassVar[str] = "Data quality"
    summary: ClassVar[str] = "whether anything is wrong with the data, and what to do"
    not_in_r: ClassVar[str] = "checks of the data are no estimates"
    picture: ClassVar[str] = "quality"
    table_option: ClassVar[str] = "--table"
    tables: ClassVar[tuple[Table[Quality], ...]] = (
        FINDINGS,
        KIOSKS,
        BATCHES,
        QUESTIONS,
        TESTS,
        DETECTABLE,
        RECORDS,
    )
    takes_sample: ClassVar[bool] = False

    by: str | None = variable(
        "Compare within",
        "compare kiosks within the groups of a direct question only",
        accepts=forms_groups,
        default=None,
    )
    forged: int | None = whole(
        "Forged interviews",
        "how many interviews may be forged; without, one in 100",
        default=None,
        metavar="M",
    )

    def run(self, data: Dataset, progress: Progress = no_progress) -> Quality:
        """Look for anything wrong with the data.

        Raises
        ------
        UserProblem
            if no groups can be formed by ``by``; if there are not so many records.
        """
        reports, survey = data.source, _readable(data)
        interviews = reports.interviews
        forged = max(1, interviews // FORGED_SHARE) if self.forged is None else self.forged
        if not 0 <= forged <= interviews:
            raise UserProblem(
                msg(
                    "{forged} is not a number of forged interviews: give a whole number from 0 to {most}.",
                    forged=forged,
                    most=interviews,
                )
            )
        sites = _sites(data, survey, self.by)
        known = reports.fieldwork() if isinstance(reports, KioskReports) else Fieldwork()
        compared = [] if sites is None else comparisons(sites, survey.recorded_questions)
        has_others = sites is not None and len(sites.kiosks) > 1
        records = list(kiosk_records(survey, sites)) if sites is not None and has_others else []
        checks = checks_of(
            reports,
            survey,
            sites,
            compared=compared,
            records=records,
            kiosks=known.kiosks,
            progress=progress,
        )
        detectable = tuple(
            detectable_rows(compared, sites.kiosks, records, ALARM_LEVEL / len(checks))
            if sites is not None and has_others and checks
            else ()
        )
        kiosks = kiosk_rows(known.files, known.kiosks)
        questions = tuple(question_rows(reports, survey))
        weights = tuple(weight_rows(reports, survey, forged))
        seen = QualityEvidence(
            interviews,
            kiosks,
            known.shared_ids,
            checks,
            detectable,
            questions,
            weights,
            known.contradictions,
            isinstance(reports, TallyReports),
        )
        findings = findings_of(seen)
        return Quality(
            survey=survey,
            interviews=interviews,
            verdict=verdict_of(findings, seen),
            findings=findings,
            kiosks=kiosks,
            batches=batch_rows(known.files),
            questions=questions,
            tests=checks,
            detectable=detectable,
            weights=weights,
            compared=tuple(compared),
            sites=() if sites is None else sites.kiosks,
            forged=forged,
            warnings=data.warnings,
        )

    def alarm(self, result: Quality) -> Notice | None:
        """Return what is wrong with the data, in one sentence; None where nothing needs a look."""
        return None if result.is_clean else result.verdict


def _readable(data: Dataset) -> Survey:
    """Return the survey; of totals without the questions that none counts."""
    survey = data.survey.without_repeats()  # what is made of a report adds no evidence to it
    if not isinstance(data.source, TallyReports):
        return survey
    counted = (q for q in survey.questions if q.id not in data.source.absent)
    return replace(survey, questions=tuple(counted))


def _sites(data: Dataset, survey: Survey, by: str | None) -> KioskCounts | None:
    """Return what kiosks are compared by; None where nobody knows who brought the reports."""
    if isinstance(data.source, TallyReports) and by is not None:
        data.source.kiosk_of_each()  # refuses
    if not isinstance(data.source, KioskReports):
        return None
    group = None if by is None else direct_question(data.survey, by)
    return KioskCounts.of(data.source, survey.recorded_questions, group)
