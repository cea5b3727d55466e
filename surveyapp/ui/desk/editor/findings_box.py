"""The problems of the survey and what its author should think about, and what the survey promises."""

from __future__ import annotations

import math
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem

from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.routing.cautions import Weight
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.line_icons import ColouredIcon
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.estimate_text import in_labels
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import epsilon, sentence, short_quantity, whole_text

ERRORS = (2, 3, 5, 10)
"""Percentage points to plan for."""


class FindingsBox(QFrame):
    """A line on the whole survey, its mistakes and cautions; ``wanted(path)`` asks for a field."""

    wanted = Signal(str)

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self._editing = editing
        self.setProperty("role", "card")
        self._icon = ColouredIcon(20)
        self._state = text_label("", "plain", wraps=True, name="survey_state")
        label = text_label(self.tr("Target error"), "hint")
        row = in_row(
            self._icon, (self._state, 1), label, self._new_errors(label), spacing=theme.GAP
        )
        self.list = QListWidget()
        self.list.setWordWrap(True)  # sentences are read, not scrolled sideways
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setObjectName("mistakes")
        self.list.setAccessibleName(self.tr("Problems of the survey"))
        self.list.setProperty("role", "ticks")
        self.list.setFixedHeight(theme.scaled(92))
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.itemClicked.connect(self._want)
        self.list.itemActivated.connect(self._want)
        in_column(
            row,
            self.list,
            inside=self,
            spacing=theme.TIGHT,
            margins=(theme.GAP, theme.TIGHT, theme.GAP, theme.TIGHT),
        )
        self.list.hide()
        editing.began.connect(self._clear)

    def _clear(self) -> None:
        """Another survey is worked on: say nothing of the last."""
        self.list.clear()
        self.list.hide()
        self._icon.clear()
        self._state.clear()

    def _new_errors(self, label: QLabel) -> Chooser:
        chooser = Chooser("wanted_error", self.tr("Target error of the estimates"), letters=8)
        for points in ERRORS:
            chooser.addItem(self.tr("± {number} points").format(number=whole_text(points)), points)
        chooser.setCurrentIndex(ERRORS.index(5))
        chooser.activated.connect(
            lambda: self._editing.want_error(Fraction(chooser.currentData(), 100))
        )
        label.setBuddy(chooser)
        return chooser

    def _want(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def show_findings(self, findings: DraftFindings) -> None:
        """Show the findings."""
        self.list.clear()
        shown = self._editing.shown(findings)
        for mistake in shown:
            self._add(sentence(mistake.message), mistake.path)
        if findings.survey is not None:
            for caution in findings.cautions:
                self._add(in_labels(findings.survey, caution.sentence), caution.path)
        self.list.setVisible(self.list.count() > 0)
        if shown:
            self._icon.draw("warning", "bad")
        elif findings.mistakes:
            self._icon.clear()
        elif any(one.weight is not Weight.NOTE for one in findings.cautions):
            self._icon.draw("warning", "warn")
        else:
            self._icon.draw("imported", "good")
        self._state.setText(self._status_text(findings))

    def _add(self, sentence: str, path: str) -> None:
        item = QListWidgetItem(sentence)
        item.setToolTip(item.text())
        item.setData(Qt.ItemDataRole.UserRole, path)
        self.list.addItem(item)

    def _status_text(self, findings: DraftFindings) -> str:
        survey = findings.survey
        if survey is None:
            shown = self._editing.shown(findings)
            if not shown:
                return self.tr(
                    "Not ready for the kiosk yet. Write the title and the questions; what is still "
                    "missing is shown as you go."
                )
            text = self.tr("Problems to fix: %n.", "", len(shown))
            return text + " " + self.tr("Click one to jump to it.")
        if not findings.is_ready:
            return self.tr("This survey is not ready for a kiosk. The list shows what to add.")
        if not survey.randomized:
            return self.tr("Ready for the kiosk. No question is protected.")
        total = survey.total_epsilon
        facts = {
            "epsilon": epsilon(None if math.isinf(total) else total),
            "error": short_quantity(float(100 * self._editing.error)),
        }
        if findings.interviews is None:
            text = self.tr("Ready for the kiosk. At most ε = {epsilon} per respondent.")
            return text.format(**facts)
        return self.tr(
            "Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews "
            "give ± {error} points or better at every question."
        ).format(n=whole_text(findings.interviews), **facts)
