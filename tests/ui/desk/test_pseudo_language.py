"""Every text of the desk goes through translation: under a pseudo-language none stays as it was."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.designs import DESIGNS
from surveyapp.services.documentation.guides import guide_in, guides, languages_of
from surveyapp.services.program.documents import PROJECT_ENDING
from surveyapp.services.surveys.draft import Draft
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.files.kiosks_dialog import KiosksDialog
from surveyapp.ui.languages import native_name
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.column_table import TableView

MARK = "§"


class Marking(QTranslator):
    """Marks every text of the program, and keeps its places."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, text, disambiguation=None, n=-1) -> str:
        return f"{MARK}{text}{MARK}"


@pytest.fixture
def pseudo_language(qapp) -> Iterator[None]:
    translator = Marking()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield what one widget shows and speaks."""
    yield widget.toolTip()
    yield widget.windowTitle()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QLineEdit():
            yield widget.placeholderText()
        case QListWidget():
            yield from (widget.item(row).text() for row in range(widget.count()))
        case QMenu():
            yield widget.title()
        case QTableView():
            yield from titles(widget)


def titles(table: QTableView) -> Iterator[str]:
    """Yield the column titles of a table, and what is said about them."""
    model = table.model()
    for section in range(0 if model is None else model.columnCount()):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            yield str(model.headerData(section, Qt.Orientation.Horizontal, role) or "")


def untranslated(window: QWidget, fixed: set[str]) -> set[str]:
    """Return the texts of a window that stayed as they are; numbers, files and ``fixed`` may."""
    widgets = [window, *(w for w in window.findChildren(QWidget) if w.isVisibleTo(window))]
    shown = {text for widget in widgets for text in texts_of(widget)}
    shown |= {action.text() for action in window.findChildren(QAction)}
    return {
        text
        for text in shown
        if re.search(r"[^\W\d_]{2}", text) and MARK not in text and text not in fixed
        if not text.endswith(PROJECT_ENDING)
    }


@pytest.fixture
def of_the_survey(clinic) -> set[str]:
    """Words of the analyst's own, which the program does not translate."""
    ids = {question.id for question in clinic.recorded_questions}
    listed = {f"{one.id}\n{one.text}" for one in Draft(survey_to_json(clinic)).rows}
    languages = {f"{native_name(code)} ({code})" for code in clinic.languages}
    codes = {*clinic.languages, f"{clinic.id}, version {clinic.version}"}
    ids |= listed | languages | codes
    return ids | {answer for question in clinic.recorded_questions for answer in question.answers}


def test_the_start_window(pseudo_language, qtbot: QtBot) -> None:
    window = StartWindow()
    qtbot.addWidget(window)
    assert untranslated(window, set()) == set()


NOT_TRANSLATED = {
    # languages are called as those who read them call them
    *map(native_name, load_survey(sample("clinic")).languages),
    # citations, which stand as the paper is found
    *(design.source for design in DESIGNS),
    # examples of what can be typed
    "age=0:100:10",
    "YYYY-MM-DD",
    # documents, which stay in the language that somebody wrote them in
    *(guide.title for guide in guides()),
    *(guide_in("handout", language).title for language in languages_of("handout")),
}


@pytest.mark.parametrize("page", list(PageName))
def test_an_empty_page(pseudo_language, open_desk, page, qtbot: QtBot) -> None:
    window = open_desk()
    window.go_to(page)
    qtbot.wait(50)
    assert untranslated(window, NOT_TRANSLATED) == set()


@pytest.mark.parametrize("page", list(PageName))
def test_a_page_with_interviews(
    pseudo_language, open_desk, page, stick: Path, of_the_survey, *, qtbot: QtBot
) -> None:
    window = open_desk([stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    window.go_to(page)
    if page is PageName.OUTPUT:
        qtbot.waitUntil(
            lambda: window.output_page.findChild(TableView, "block_1_table") is not None,
            timeout=20_000,
        )
        view = window.output_page.findChild(TableView, "block_1_table")
        qtbot.waitUntil(lambda: view.table.rowCount() > 0, timeout=20_000)
        view.selectRow(0)
    assert untranslated(window, of_the_survey | NOT_TRANSLATED) == set()
    assert list(untranslated_lines(window)) == []


def untranslated_lines(window: QWidget) -> Iterator[str]:
    """Yield each line of the messages that stayed as it is, though another line was translated."""
    for label in window.findChildren(QLabel):
        lines = label.text().splitlines()
        if len(lines) > 1:
            yield from (line for line in lines if line and MARK not in line)


def test_the_kiosks(pseudo_language, open_desk, stick: Path, qtbot: QtBot) -> None:
    window = open_desk([stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    dialog = KiosksDialog(window.session, window.files_page._file_picker, window)
    qtbot.addWidget(dialog)
    qtbot.wait(100)
    assert untranslated(dialog, set()) == set()
