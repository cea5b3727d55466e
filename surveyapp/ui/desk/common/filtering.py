"""Which interviews count on all pages of results, and the bar that shows and changes it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from surveyapp.analyses.base.filter import EVERYBODY, Filter, FilterCondition
from surveyapp.analyses.data.filters import filter_questions, kept_answers
from surveyapp.designs.core.typed_numbers import filed_number
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.filter_counts import FilterCount, count_kept
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import Stretch, in_row
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import decimal_sign, whole_text


class Filtering(QObject):
    """The filter of one desk: all pages of results share it.

    Signals: ``changed()`` other interviews count now; ``counted(Counted)`` how many they are.
    """

    changed = Signal()
    counted = Signal(object)

    def __init__(
        self, session: DeskSession, parent: QObject | None = None, *, keeps_unknown: bool = False
    ) -> None:
        """With ``keeps_unknown`` conditions on what the survey does not ask stay, for whoever shows them."""
        super().__init__(parent)
        self._session = session
        self._keeps_unknown = keeps_unknown
        self.where: Filter = EVERYBODY
        self.count: FilterCount | None = None
        session.project_changed.connect(self.clear)
        session.summary_changed.connect(self._summarised)
        if session.is_known:
            self._count()

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
        self.use(self.placed(FilterCondition(question, tuple(a for a in order if a in after))))

    def placed(self, condition: FilterCondition) -> Filter:
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
            set() if summary.survey is None else {q.id for q in filter_questions(summary.survey)}
        )
        kept = Filter(tuple(c for c in self.where.conditions if c.question in known))
        if kept != self.where and not self._keeps_unknown:
            self.use(kept)
        else:
            self._count()

    def _count(self) -> None:
        self.count = None
        if not self._session.summary.interviews:
            return
        project, where = self._session.project, self.where
        job = self._session.runner.start(
            f"count {id(self)}", lambda _progress: count_kept(project, where)
        )
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


class _NumberEnds(QWidget):
    """Two boxes for the ends of a number; an empty one leaves that end open."""

    chosen = Signal()

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question
        self._low, self._high = QLineEdit(), QLineEdit()
        self._hint = text_label("", "hint", wraps=True)
        self._hint.hide()
        form = QFormLayout(self)
        for name, text, line in (
            ("from", self.tr("From"), self._low),
            ("to", self.tr("To"), self._high),
        ):
            line.setObjectName(f"filter_{question}_{name}")
            line.returnPressed.connect(self.chosen)
            form.addRow(text, line)
        use = button(self.tr("Use this filter"), f"filter_{question}_use", role="primary")
        use.clicked.connect(self.chosen)
        form.addRow(self._hint)
        form.addRow(use)
        self._in_turn = (self._low, self._high, use)
        self.setFocusProxy(self._low)  # a menu gives its entry the keyboard

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Go round between the boxes and the button: a menu would go to its next entry."""
        now = self.focusWidget()
        place = next((n for n, one in enumerate(self._in_turn) if one is now), -1)
        step = 1 if forward else -1
        self._in_turn[(place + step) % len(self._in_turn)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @property
    def written(self) -> str:
        """Both ends as a filter is written."""
        low, high = (filed_number(line.text(), decimal_sign()) for line in (self._low, self._high))
        return f"{low}..{high}"

    def refuse(self) -> None:
        """Say what is needed."""
        self._hint.setText(self.tr("Write a number in one of the boxes, or in both."))
        self._hint.show()


class FilterBar(QWidget):
    """One chip a condition, a button to add others, how many interviews are left."""

    def __init__(self, filtering: Filtering) -> None:
        super().__init__()
        self.setObjectName("filter_bar")
        self.setAccessibleName(self.tr("Interviews included"))
        self._filtering = filtering
        self._add = QToolButton()
        self._add.setProperty("role", "button")
        self._add.setObjectName("add_filter")
        self._add.setText(self.tr("Filter"))
        self._add.setToolTip(
            self.tr("Include only interviews with certain answers to direct questions")
        )
        self._add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._add)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._add.setMenu(self._menu)
        self._count = text_label("", "hint", name="filter_count")
        self._chips = QHBoxLayout()
        self._chips.setSpacing(theme.TIGHT)
        in_row(self._add, self._chips, self._count, Stretch(), inside=self, spacing=theme.GAP)
        filtering.changed.connect(self._show_filter)
        filtering.counted.connect(self._show_count)
        self._show_filter()

    def _show_filter(self) -> None:
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
        answers = [
            labels.answer(condition.question, answer).replace("..", " – ").strip()
            for answer in condition.answers
        ]
        sign = {"=": "", ">=": "≥ ", "<=": "≤ "}.get(
            condition.comparison, f"{condition.comparison} "
        )
        text = self.tr("{question}: {answers}").format(
            question=condition.question, answers=sign + self.tr(" or ").join(answers)
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
        about = self.tr("{question}. Click to remove this filter.").format(
            question=labels.question(condition.question)
        )
        chip.setToolTip(about)
        chip.setAccessibleName(self.tr("Remove the filter: {filter}").format(filter=text))
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
        questions = () if survey is None else filter_questions(survey)
        if survey is not None:
            labels = TranslatedLabels(survey)
            for question in questions:
                made = self._answers_menu if question.unlisted is None else self._numbers_menu
                self._menu.addMenu(made(question, labels))
        if not questions:
            nothing = self._menu.addAction(
                self.tr("This survey has no direct question to filter by")
            )
            nothing.setEnabled(False)
        self._menu.addSeparator()
        everybody = self._menu.addAction(self.tr("Clear filter"))
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

    def _numbers_menu(self, question: AskedQuestion, labels: TranslatedLabels) -> QMenu:
        menu = QMenu(labels.question(question.id).replace("&", "&&"), self._menu)
        action = QWidgetAction(menu)
        ends = _NumberEnds(question.id)
        ends.chosen.connect(lambda: self._use_numbers(ends))
        action.setDefaultWidget(ends)
        menu.addAction(action)
        menu.aboutToShow.connect(lambda: QTimer.singleShot(0, ends, ends.setFocus))
        return menu

    def _use_numbers(self, ends: _NumberEnds) -> None:
        survey = self._filtering.survey
        condition = FilterCondition(ends.question, (ends.written,))
        try:
            if survey is not None:
                kept_answers(survey, Filter((condition,)))
        except UserProblem:
            ends.refuse()
            return
        self._menu.hide()
        self._filtering.use(self._filtering.placed(condition))

    def _toggle(self, question: str, answer: str, counts: bool) -> None:  # noqa: FBT001 - a signal
        self._filtering.toggle(question, answer, counts=counts)
