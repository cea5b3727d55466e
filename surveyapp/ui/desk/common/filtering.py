"""Which interviews count on all pages of results, and the bar that shows and changes it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from surveyapp.analyses.base.filter import EVERYBODY, Filter, FilterCondition
from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.services.dataset.filters import FilterCount, count_kept
from surveyapp.services.estimates.estimate import ProjectSummary
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import whole_text


class Filtering(QObject):
    """The filter of one desk: all pages of results share it.

    Signals: ``changed()`` other interviews count now; ``counted(Counted)`` how many they are.
    """

    changed = Signal()
    counted = Signal(object)

    def __init__(self, session: DeskSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.where: Filter = EVERYBODY
        self.count: FilterCount | None = None
        session.project_changed.connect(self.clear)
        session.summary_changed.connect(self._summarised)

    @property
    def survey(self) -> Survey | None:
        """The survey whose questions can be filtered by."""
        return self._session.summary.survey

    def clear(self) -> None:
        """Let everybody count."""
        self.use(EVERYBODY)

    def use(self, where: Filter) -> None:
        """Let only those count who fit ``where``."""
        if where != self.where:
            self.where = where
            self._count()
            self.changed.emit()

    def toggle(self, question: str, answer: str, *, counts: bool) -> None:
        """Let the ``answer`` to ``question`` count, or not; a question without any is no condition."""
        before = next((c.answers for c in self.where.conditions if c.question == question), ())
        after = tuple(one for one in before if one != answer) + ((answer,) if counts else ())
        if not after:
            self.use(self.where.without(question))
            return
        order = [] if self.survey is None else self.survey.question(question).answers
        self.use(self._placed(FilterCondition(question, tuple(a for a in order if a in after))))

    def _placed(self, condition: FilterCondition) -> Filter:
        """Return the filter with a condition changed at its place, so that chips do not jump."""
        if condition.question not in self.where.questions():
            return self.where.having(condition)
        return Filter(
            tuple(
                condition if one.question == condition.question else one
                for one in self.where.conditions
            )
        )

    def _summarised(self, summary: ProjectSummary) -> None:
        known = (
            set() if summary.survey is None else {q.id for q in grouping_questions(summary.survey)}
        )
        kept = Filter(tuple(c for c in self.where.conditions if c.question in known))
        if kept != self.where:
            self.use(kept)
        else:
            self._count()

    def _count(self) -> None:
        self.count = None
        if not self._session.summary.interviews:
            return
        project, where = self._session.project, self.where
        job = self._session.runner.start("count", lambda _progress: count_kept(project, where))
        job.succeeded.connect(self._counted)

    def _counted(self, count: FilterCount) -> None:
        self.count = count
        self.counted.emit(count)


class StayingMenu(QMenu):
    """A menu whose check marks can be set one after another: it stays until one clicks elsewhere."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Set a check mark and stay; leave all else to Qt."""
        if not self._toggled(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set the check mark by the space bar and stay; leave all else to Qt."""
        if event.key() != Qt.Key.Key_Space or not self._toggled(self.activeAction()):
            super().keyPressEvent(event)

    @staticmethod
    def _toggled(action: QAction | None) -> bool:
        if action is None or not action.isCheckable() or not action.isEnabled():
            return False
        action.trigger()
        return True


class FilterBar(QWidget):
    """One chip a condition, a button to add others, how many interviews are left."""

    def __init__(self, filtering: Filtering) -> None:
        super().__init__()
        self.setObjectName("filter_bar")
        self.setAccessibleName(self.tr("Which interviews count"))
        self._filtering = filtering
        self._add = QToolButton()
        self._add.setProperty("role", "button")
        self._add.setObjectName("add_filter")
        self._add.setText(self.tr("Filter"))
        self._add.setToolTip(
            self.tr("Count only interviews with certain answers to questions without coins")
        )
        self._add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._add)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._add.setMenu(self._menu)
        self._count = text_label("", "hint")
        self._count.setObjectName("filter_count")
        self._chips = QHBoxLayout()
        self._chips.setSpacing(theme.TIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._add)
        row.addLayout(self._chips)
        row.addWidget(self._count)
        row.addStretch(1)
        filtering.changed.connect(self.show_filter)
        filtering.counted.connect(self._show_count)
        self.show_filter()

    def show_filter(self) -> None:
        """Show one chip for each condition."""
        while (item := self._chips.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        survey = self._filtering.survey
        if survey is not None:
            labels = TranslatedLabels(survey)
            for condition in self._filtering.where.conditions:
                self._chips.addWidget(self._new_chip(condition, labels))
        self._count.clear()
        if self._filtering.count is not None:
            self._show_count(self._filtering.count)

    def _new_chip(self, condition: FilterCondition, labels: TranslatedLabels) -> QWidget:
        answers = [labels.answer(condition.question, answer) for answer in condition.answers]
        text = self.tr("{question}: {answers}").format(
            question=condition.question, answers=self.tr(" or ").join(answers)
        )
        chip = QPushButton(text)
        chip.setProperty("role", "chip")
        chip.setObjectName("chip_" + condition.question)
        chip.setIcon(line_icons.icon("close", "accent_dark"))
        chip.setLayoutDirection(
            Qt.LayoutDirection.LeftToRight
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            else Qt.LayoutDirection.RightToLeft
        )
        about = self.tr("{question}. Click to take this filter away.").format(
            question=labels.question(condition.question)
        )
        chip.setToolTip(about)
        chip.setAccessibleName(self.tr("Take the filter away: {filter}").format(filter=text))
        chip.clicked.connect(
            lambda: self._filtering.use(self._filtering.where.without(condition.question))
        )
        return chip

    def _show_count(self, count: FilterCount) -> None:
        if not self._filtering.where:
            self._count.setText(self.tr("All {all} interviews").format(all=whole_text(count.all)))
            return
        self._count.setText(
            self.tr("{kept} of {all} interviews").format(
                kept=whole_text(count.kept), all=whole_text(count.all)
            )
        )

    def _fill_menu(self) -> None:
        self._menu.clear()
        survey = self._filtering.survey
        questions = () if survey is None else grouping_questions(survey)
        if survey is not None:
            for question in questions:
                self._menu.addMenu(self._answers_menu(question, TranslatedLabels(survey)))
        if not questions:
            nothing = self._menu.addAction(
                self.tr("No question of this survey was asked without coins")
            )
            nothing.setEnabled(False)
        self._menu.addSeparator()
        everybody = self._menu.addAction(self.tr("Let everybody count"))
        everybody.setObjectName("clear_filter")
        everybody.setEnabled(bool(self._filtering.where))
        everybody.triggered.connect(self._filtering.clear)

    def _answers_menu(self, question: AskedQuestion, labels: TranslatedLabels) -> QMenu:
        menu = StayingMenu(labels.question(question.id).replace("&", "&&"), self._menu)
        chosen = {c.question: c.answers for c in self._filtering.where.conditions}
        for answer in question.answers:
            action = menu.addAction(labels.answer(question.id, answer).replace("&", "&&"))
            action.setObjectName(f"filter_{question.id}_{answer}")
            action.setCheckable(True)
            action.setChecked(answer in chosen.get(question.id, ()))
            action.toggled.connect(partial(self._toggle, question.id, answer))
        return menu

    def _toggle(self, question: str, answer: str, counts: bool) -> None:  # noqa: FBT001 - a signal
        self._filtering.toggle(question, answer, counts=counts)
