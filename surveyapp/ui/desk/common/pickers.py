"""Questions offered by name and text, in drop-down lists and in lists to tick, and confidence levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Qt

from surveyapp.analyses.words.labels import says_the_same
from surveyapp.options import USUAL_LEVEL
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.languages import in_its_direction, own_language
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.number_format import level_text

translate = QCoreApplication.translate


def titled(question: AskedQuestion) -> str:
    """Return a question's name and its text; one of them where the other says the same."""
    text = question.text.for_reader(own_language())
    if says_the_same(question.id, text):
        return in_its_direction(text)
    return translate("TogetherPage", "{id}: {text}").format(
        id=in_its_direction(question.id), text=in_its_direction(text)
    )


def add_questions(chooser: Chooser, questions: Iterable[AskedQuestion]) -> None:
    """Add questions by their texts after the present entries."""
    for question in questions:
        chooser.addItem(titled(question), question.id)
        text = question.text.for_reader(own_language())
        chooser.setItemData(chooser.count() - 1, text, Qt.ItemDataRole.ToolTipRole)


def offer_questions(chooser: Chooser, first: str, questions: Iterable[AskedQuestion]) -> None:
    """Offer ``first``, which is no question, and then the questions; the choice stays."""
    before = chooser.currentData()
    chooser.clear()
    chooser.addItem(first, None)
    add_questions(chooser, questions)
    chooser.choose(before)


LEVELS = (0.5, 0.8, 0.9, 0.95, 0.99, 0.999)
"""Levels for estimates on a page."""
REPORT_LEVELS = (0.8, 0.9, 0.95, 0.99)
"""Levels for reports and rehearsals."""


def offer_levels(chooser: Chooser, levels: Sequence[float] = LEVELS) -> None:
    """Fill an empty ``chooser`` with levels, which are its items' data too, the usual one chosen."""
    for level in levels:
        chooser.addItem(level_text(level), level)
    chooser.setCurrentIndex(levels.index(USUAL_LEVEL))
