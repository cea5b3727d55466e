"""The tables of the quality page, as columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.quality.assessment import Quality
from surveyapp.services.quality.checks import Check, CheckKind
from surveyapp.services.quality.detectable import COPIED, FORGED
from surveyapp.services.quality.findings import Severity, subject_of
from surveyapp.services.quality.rows import WeightRow
from surveyapp.ui.appearance import line_icons
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.kiosk_names import short_kiosk_id
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.column_table import Column, Written
from surveyapp.ui.widgets.number_format import NONE, day, percent, points_text, quantity, whole_text

translate = QCoreApplication.translate

STATES = {
    Severity.OK: QT_TRANSLATE_NOOP("quality_columns", "OK"),
    Severity.LOOK: QT_TRANSLATE_NOOP("quality_columns", "Check"),
    Severity.ACT: QT_TRANSLATE_NOOP("quality_columns", "Act"),
}
SEVERITY_ICONS: dict[Severity, tuple[str, line_icons.Ink]] = {
    Severity.OK: ("imported", "good"),
    Severity.LOOK: ("warning", "warn"),
    Severity.ACT: ("refused", "bad"),
}
"""For each state its drawing, and its colour."""


def finding_columns(found: Quality) -> list[Column]:
    """Return the findings: state, subject, where, what."""
    icons = {one: line_icons.icon(*SEVERITY_ICONS[one]) for one in Severity}
    rows = found.findings
    return [
        Column(
            translate("quality_columns", "State"),
            [translate("quality_columns", STATES[row.severity]) for row in rows],
            icons=[icons[row.severity] for row in rows],
        ),
        Column(
            translate("quality_columns", "Subject"),
            [translated(subject_of(row.subject)) for row in rows],
        ),
        _kiosks([row.kiosk for row in rows]),
        Column(translate("quality_columns", "Finding"), [translated(row.finding) for row in rows]),
    ]


def kiosk_columns(found: Quality) -> list[Column]:
    """Return what each kiosk brought."""
    rows = found.kiosks
    return [
        _kiosks([row.kiosk for row in rows], [row.words for row in rows]),
        *_days([(row.first_day, row.last_day) for row in rows]),
        _numbers(translate("quality_columns", "Interviews"), [row.interviews for row in rows]),
        _numbers(
            translate("quality_columns", "Duplicates"),
            [row.brought_again for row in rows],
            translate("quality_columns", "Interviews that are in several files; each counts once."),
        ),
        _numbers(translate("quality_columns", "Broken off"), [row.break_offs for row in rows]),
        _numbers(translate("quality_columns", "Timed out"), [row.time_outs for row in rows]),
        _shares(
            translate("quality_columns", "Not finished"),
            [row.not_finished for row in rows],
            translate("quality_columns", "Of the interviews that were begun."),
        ),
        _numbers(
            translate("quality_columns", "Not understood"),
            [row.comprehension_failures for row in rows],
            translate("quality_columns", "Comprehension checks that were not passed."),
        ),
    ]


def batch_columns(found: Quality) -> list[Column]:
    """Return the interviews of each kiosk, batch and range of days."""
    rows = found.batches
    return [
        _kiosks([row.kiosk for row in rows], [row.words for row in rows]),
        _numbers(translate("quality_columns", "Batch"), [row.batch for row in rows]),
        *_days([(row.first_day, row.last_day) for row in rows]),
        _numbers(translate("quality_columns", "Days"), [row.days for row in rows]),
        _numbers(translate("quality_columns", "Interviews"), [row.interviews for row in rows]),
        Column(
            translate("quality_columns", "Per day"),
            Written(rows, lambda row: quantity(row.per_day)),
            is_number=True,
            about=translate(
                "quality_columns",
                "The mean over the period; files record only the first and the last day.",
            ),
        ),
    ]


def question_columns(found: Quality) -> list[Column]:
    """Return who answered each question."""
    labels, rows = TranslatedLabels(found.survey), found.questions
    return [
        Column(
            translate("quality_columns", "Question"),
            [row.question for row in rows],
            hints=[labels.question(row.question) for row in rows],
        ),
        Column(translate("quality_columns", "Text"), [labels.question(r.question) for r in rows]),
        _numbers(
            translate("quality_columns", "Asked"),
            [row.asked for row in rows],
            translate(
                "quality_columns",
                "Interviews that reached the question. A dash: chance decides who is asked, "
                "and only those who answered are recorded.",
            ),
        ),
        _numbers(translate("quality_columns", "Answered"), [row.answered for row in rows]),
        _numbers(translate("quality_columns", "Missing"), [row.missing for row in rows]),
        _shares(translate("quality_columns", "Of those asked"), [r.missing_share for r in rows]),
    ]


def test_columns(found: Quality) -> list[Column]:
    """Return every test that was made, the smallest p-value first."""
    rows = sorted(found.tests, key=lambda row: row.p_value)
    return [
        Column(
            translate("quality_columns", "Test"),
            Written(rows, lambda row: translated(subject_of(row.kind.value))),
        ),
        _kiosks([row.kiosk for row in rows]),
        Column(
            translate("quality_columns", "Question"),
            Written(rows, lambda row: row.question or NONE),
        ),
        Column(
            translate("quality_columns", "Report"), Written(rows, lambda row: row.report or NONE)
        ),
        _numbers(translate("quality_columns", "n"), [row.n for row in rows]),
        Column(
            translate("quality_columns", "Share"),
            Written(rows, lambda row: _seen(row, row.share)),
            is_number=True,
        ),
        Column(
            translate("quality_columns", "Compared with"),
            Written(rows, lambda row: _seen(row, row.expected)),
            is_number=True,
        ),
        Column(
            translate("quality_columns", "p"),
            Written(rows, lambda row: f"{row.p_value:.2g}"),
            is_number=True,
            about=translate("quality_columns", "Of this test alone."),
        ),
        Column(
            translate("quality_columns", "p, all tests"),
            Written(rows, lambda row: f"{row.p_adjusted:.2g}"),
            is_number=True,
            about=translate("quality_columns", "Adjusted for all tests together (Holm)."),
        ),
    ]


def _seen(check: Check, value: float | None) -> str:
    if value is None or check.kind is CheckKind.DESIGN:
        return NONE
    return quantity(value) if check.kind is CheckKind.REPEATED else percent(value, 1)


FAULTS = {
    FORGED: QT_TRANSLATE_NOOP("quality_columns", "Forged reports"),
    COPIED: QT_TRANSLATE_NOOP("quality_columns", "Copied interviews"),
}


def detectable_columns(found: Quality) -> list[Column]:
    """Return what the tests would have found at each kiosk."""
    labels, rows = TranslatedLabels(found.survey), found.detectable
    return [
        Column(
            translate("quality_columns", "Fault"),
            Written(rows, lambda row: translate("quality_columns", FAULTS[row.fault])),
        ),
        _kiosks([row.kiosk for row in rows]),
        Column(
            translate("quality_columns", "Question"),
            Written(rows, lambda row: row.question or NONE),
        ),
        Column(
            translate("quality_columns", "Report"),
            Written(
                rows,
                lambda row: (
                    labels.answer(row.question.partition("=")[0], row.report)
                    if row.report
                    else NONE
                ),
            ),
            about=translate("quality_columns", "The report whose forging is hardest to detect."),
        ),
        _numbers(translate("quality_columns", "n"), [row.n for row in rows]),
        _numbers(
            translate("quality_columns", "Detected from"),
            [row.fewest for row in rows],
            translate(
                "quality_columns",
                "This many forged or copied ones raise an alarm with a probability of 80 %. "
                "A dash: no number does.",
            ),
        ),
        _shares(translate("quality_columns", "Share of n"), [row.share for row in rows]),
    ]


def record_columns(found: Quality) -> list[Column]:
    """Return how much records weigh in each estimate."""
    labels, rows = TranslatedLabels(found.survey), found.weights

    def amounts(title: str, values: Sequence[float | None], about: str = "") -> Column:
        texts = [_amount(row, value) for row, value in zip(rows, values, strict=True)]
        return Column(title, texts, is_number=True, about=about)

    return [
        Column(
            translate("quality_columns", "Question"),
            [row.question for row in rows],
            hints=[labels.question(row.question) for row in rows],
        ),
        Column(
            translate("quality_columns", "Answer"),
            [labels.answer(row.question, row.answer) for row in rows],
        ),
        _numbers(translate("quality_columns", "n"), [row.n for row in rows]),
        amounts(translate("quality_columns", "Estimate"), [row.estimate for row in rows]),
        Column(
            translate("quality_columns", "One record moves it by"),
            [_moved(row) for row in rows],
            is_number=True,
            about=translate("quality_columns", "The largest change from leaving out one record."),
        ),
        _numbers(translate("quality_columns", "If forged"), [row.forged for row in rows]),
        amounts(translate("quality_columns", "at least"), [row.low for row in rows]),
        amounts(translate("quality_columns", "at most"), [row.high for row in rows]),
    ]


def _amount(row: WeightRow, value: float | None) -> str:
    return quantity(value) if row.is_mean else percent(value, 1)


def _moved(row: WeightRow) -> str:
    if row.influence is None:
        return NONE
    return quantity(row.influence) if row.is_mean else points_text(row.influence, 3)


def _kiosks(kiosks: Sequence[str], hints: Sequence[str] = ()) -> Column:
    return Column(
        translate("quality_columns", "Kiosk"),
        Written(kiosks, lambda kiosk: short_kiosk_id(kiosk) or NONE),
        hints=hints or kiosks,
    )


def _days(ranges: Sequence[tuple[date | None, date | None]]) -> list[Column]:
    return [
        Column(translate("quality_columns", "First day"), Written(ranges, lambda of: day(of[0]))),
        Column(translate("quality_columns", "Last day"), Written(ranges, lambda of: day(of[1]))),
    ]


def _numbers(title: str, values: Sequence[int | None], about: str = "") -> Column:
    texts = Written(values, lambda value: NONE if value is None else whole_text(value))
    return Column(title, texts, is_number=True, about=about)


def _shares(title: str, values: Sequence[float | None], about: str = "") -> Column:
    texts = Written(values, lambda value: percent(value, 1))
    return Column(title, texts, is_number=True, about=about)


QUALITY_VIEWS: tuple[tuple[str, int, Callable[[Quality], list[Column]]], ...] = (
    ("findings", 3, finding_columns),
    ("kiosks", 0, kiosk_columns),
    ("batches", 0, batch_columns),
    ("questions", 1, question_columns),
    ("tests", 3, test_columns),
    ("detectable", 2, detectable_columns),
    ("records", 1, record_columns),
)
"""The tables by the names that the command line gives them, which column takes the room, and its columns."""
