"""The desk shows a survey's questions and answers in the language of its windows, where the survey has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, QLocale, Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.ui.desk.common.session import PageName


@pytest.fixture
def in_french(qapp) -> Iterator[None]:
    """Windows in French as to their locale; the program's own words stay English."""
    before = QLocale()
    QLocale.setDefault(QLocale("fr_CA"))
    yield
    QLocale.setDefault(before)


def texts_of(survey: Survey, language: str) -> set[str]:
    """Return the questions, and the answers that the survey lists with texts of its own."""
    texts: list[Text] = [survey.title]
    for question in survey.recorded_questions:
        texts += [question.text, *(one.text for one in getattr(question, "choices", ()))]
    return {" ".join(one.in_language(language).split()) for one in texts}


def shown(window: QWidget) -> Iterator[str]:
    """Yield what a window shows, offers and hints at."""
    for part in window.findChildren(QWidget):
        yield part.toolTip()
        yield from (one.text() for one in part.actions())
        if isinstance(part, QLabel):
            yield part.text()
        if isinstance(part, QComboBox):
            for place in range(part.count()):
                yield part.itemText(place)
                yield str(part.itemData(place, Qt.ItemDataRole.ToolTipRole) or "")
        model = part.model() if isinstance(part, QAbstractItemView) else None
        if isinstance(model, QAbstractTableModel):
            for row in range(min(model.rowCount(), 40)):
                for column in range(model.columnCount()):
                    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                        yield str(model.index(row, column).data(role) or "")


def has_rows(window: QWidget, name: str) -> bool:
    found = window.findChild(QWidget, name)
    views = [] if found is None else [found, *found.findChildren(QAbstractItemView)]
    tables = (one for one in views if isinstance(one, QTableView))
    return any(one.model() is not None and one.model().rowCount() > 0 for one in tables)


def test_questions_and_answers_are_shown_in_the_language_of_the_windows(
    in_french, open_desk, stick: Path, clinic: Survey, shows_estimates, *, qtbot: QtBot
) -> None:
    window = open_desk([stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    shows_estimates(window)
    for name, filled in (
        (PageName.ROWS, "rows_table"),
        (PageName.QUALITY, "quality_findings"),
        (PageName.PRIVACY, "privacy_account"),
    ):
        window.go_to(name)
        qtbot.waitUntil(lambda filled=filled: has_rows(window, filled), timeout=20_000)
    window.go_to(PageName.PLAN)
    qtbot.wait(300)
    said = "\n".join(" ".join(text.split()) for text in set(shown(window)))
    english, french = texts_of(clinic, "en"), texts_of(clinic, "fr")
    assert not [text for text in english - french if text in said]
    assert len(english - french) > 8
    assert [text for text in french if text not in said] == []
