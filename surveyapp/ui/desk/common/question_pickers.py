"""Questions offered by name and text: in drop-down lists, and in lists to tick."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QListWidgetItem

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.widgets.check_list import TickList

translate = QCoreApplication.translate

_NAME = Qt.ItemDataRole.UserRole


class QuestionTicks(TickList):
    """Questions of which any number can be ticked."""

    @property
    def ticked(self) -> tuple[str, ...]:
        """The names of the ticked questions, in their order."""
        items = (self.item(row) for row in range(self.count()))
        return tuple(i.data(_NAME) for i in items if i.checkState() is Qt.CheckState.Checked)

    def offer(self, survey: Survey, questions: Iterable[AskedQuestion]) -> None:
        """Offer these questions and no others; ticked questions stay ticked."""
        before = set(self.ticked)
        self.clear()
        for question in questions:
            item = QListWidgetItem(titled(survey, question))
            item.setData(_NAME, question.id)
            item.setToolTip(item.text())
            is_on = question.id in before
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
            self.addItem(item)

    def hide_question(self, name: str) -> None:
        """Show all questions but the one of this name."""
        for row in range(self.count()):
            self.item(row).setHidden(self.item(row).data(_NAME) == name)


def titled(survey: Survey, question: AskedQuestion) -> str:
    """Return a question's name and its text."""
    text = question.text.in_language(survey.languages[0])
    return translate("TogetherPage", "{id}: {text}").format(id=question.id, text=text)


def add_questions(chooser: QComboBox, survey: Survey, questions: Iterable[AskedQuestion]) -> None:
    """Add questions by their texts after the present entries."""
    for question in questions:
        chooser.addItem(titled(survey, question), question.id)
        text = question.text.in_language(survey.languages[0])
        chooser.setItemData(chooser.count() - 1, text, Qt.ItemDataRole.ToolTipRole)


def offer_questions(
    chooser: QComboBox, first: str, survey: Survey, questions: Iterable[AskedQuestion]
) -> None:
    """Offer ``first``, which is no question, and then the questions; the choice stays."""
    before = chooser.currentData()
    chooser.clear()
    chooser.addItem(first, None)
    add_questions(chooser, survey, questions)
    chooser.setCurrentIndex(max(0, chooser.findData(before)))
