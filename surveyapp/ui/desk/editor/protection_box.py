"""How a question's answers are protected: a design by goal or by name, and what it promises."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from surveyapp.designs import Mode
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.surveys.description import MODES
from surveyapp.services.surveys.design_goals import (
    CEILINGS,
    Goal,
    current_goal,
    modes_of,
    with_goal,
)
from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.services.surveys.validation import DraftFindings, Promise, goal_sample_sizes
from surveyapp.survey.types.registry import asked_type, can_be_private
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.editor.bound_fields import Form, Select
from surveyapp.ui.desk.editor.design_box import OwnDesignBox
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import epsilon, sentence, short_quantity, whole_text

GOALS = {
    Goal.NONE: QT_TRANSLATE_NOOP("editor", "Not sensitive: recorded as given"),
    Goal.STRONG: QT_TRANSLATE_NOOP("editor", "Strong privacy (ε ≤ {ceiling})"),
    Goal.BALANCED: QT_TRANSLATE_NOOP("editor", "Balanced (ε ≤ {ceiling})"),
    Goal.EPSILON_TWO: QT_TRANSLATE_NOOP("editor", "Fewest interviews (ε ≤ {ceiling})"),
    Goal.OWN: QT_TRANSLATE_NOOP("editor", "Choose a design myself"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)


def _goal_words(goal: Goal) -> str:
    """Return what a goal is called."""
    ceiling = CEILINGS.get(goal)
    return _tr(GOALS[goal]).format(ceiling="" if ceiling is None else f"{float(ceiling):g}")


class ProtectionBox(QWidget):
    """The goals, the own design where one is wanted, the mode, and the promise."""

    def __init__(self, form: Form, path: Path) -> None:
        super().__init__()
        self._editing, self._path = form.editing, path
        draft = form.editing.draft
        self._column = in_column(
            text_label(self.tr("Protection of the answers"), "heading"),
            inside=self,
            spacing=theme.TIGHT,
        )
        self._add_goals(draft)
        self._column.addWidget(self._new_promise())
        if form.editing.is_own_wanted:
            self._column.addWidget(OwnDesignBox(form, path))
        modes = modes_of(draft, path)
        if len(modes) > 1:
            self._column.addWidget(self._new_mode(form, modes))
        form.shows.append(self._show_goal)

    def _add_goals(self, draft: Draft) -> None:
        group = QButtonGroup(self)
        self._goals: dict[Goal, QRadioButton] = {}
        kind = draft.at((*self._path, "type"))
        asked = asked_type(kind)
        for goal in GOALS:
            if goal is Goal.NONE and asked is not None and asked.is_always_private:
                continue
            if goal is not Goal.NONE and not can_be_private(kind):
                continue
            made = QRadioButton(_goal_words(goal))
            made.setObjectName(f"goal_{goal.value}")
            made.setAccessibleName(_goal_words(goal))
            made.clicked.connect(partial(self._choose, goal))
            group.addButton(made)
            self._goals[goal] = made
            self._column.addWidget(made)

    def _new_mode(self, form: Form, modes: tuple[Mode, ...]) -> QWidget:
        path: Path = (*self._path, "mode")
        return form.bind(
            Select(
                form.editing,
                path,
                self.tr("Who tosses the coins"),
                "mode",
                entries=[
                    (QCoreApplication.translate("messages", MODES[mode]), mode.value)
                    for mode in modes
                ],
                change=lambda draft, mode: draft.put(path, mode),
                default=modes[0].value,
            )
        )

    def _new_promise(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "well")
        column = QVBoxLayout(frame)
        column.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        column.setSpacing(4)
        self._epsilon = text_label("", "heading", wraps=True, name="promise_epsilon")
        self._odds = text_label("", "plain", wraps=True, name="promise_odds")
        self._needed = text_label("", "plain", wraps=True, name="promise_interviews")
        for label in (self._epsilon, self._odds, self._needed):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        return frame

    def _choose(self, goal: Goal) -> None:
        self._editing.want_own(is_wanted=goal is Goal.OWN)
        self._editing.edit(with_goal(self._editing.draft, self._path, goal))

    def _show_goal(self, draft: Draft) -> None:
        """Mark the goal that the design meets."""
        is_own = self._editing.is_own_wanted
        goal = Goal.OWN if is_own else current_goal(draft, self._path)
        self._goals[goal].setChecked(True)

    def show_promise(self, findings: DraftFindings) -> None:
        """Show what the question's design promises, or that this is not known yet."""
        promise = findings.promises.get(int(self._path[1]))
        if promise is None:
            self._epsilon.setText(
                self.tr("Correct the marked fields to see how this design protects.")
            )
            self._odds.clear()
            self._needed.clear()
        else:
            self._epsilon.setText(self._privacy(promise))
            self._odds.setText("\n".join(map(sentence, promise.odds)))
            self._needed.setText(self._interviews(promise))
        self._ask_for_offers()
        self._odds.setVisible(bool(self._odds.text()))
        self._needed.setVisible(bool(self._needed.text()))

    def _ask_for_offers(self) -> None:
        """Find how many interviews each goal needs, off the UI thread."""
        draft, error = self._editing.draft, self._editing.error
        job = self._editing.start("offers", partial(goal_sample_sizes, draft, self._path, error))
        job.succeeded.connect(self._show_offers)

    def _show_offers(self, needed: Mapping[Goal, int]) -> None:
        for goal, choice in self._goals.items():
            words = _goal_words(goal)
            if goal in needed:
                text = self.tr("{goal}: {n} interviews")
                words = text.format(goal=words, n=whole_text(needed[goal]))
            choice.setText(words)
            choice.setAccessibleName(words)

    def _privacy(self, promise: Promise) -> str:
        if not promise.is_randomized:
            return self.tr("ε = ∞: anybody who reads the record knows the answer.")
        if promise.ratio is None:
            return self.tr("ε = ∞: some reports rule an answer out.")
        return self.tr(
            "ε = {epsilon}: one report can multiply the odds of one answer over another "
            "by at most {ratio}."
        ).format(epsilon=epsilon(promise.epsilon), ratio=short_quantity(float(promise.ratio)))

    def _interviews(self, promise: Promise) -> str:
        if promise.interviews is None:
            return self.tr("The number of interviews it needs can only be found by simulation.")
        text = self.tr(
            "{n} interviews give an estimate within ± {error} points (95 %, worst case)."
        )
        return text.format(
            n=whole_text(promise.interviews), error=short_quantity(float(100 * self._editing.error))
        )
