"""The list of answers that can be planned for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.estimation.planning.target import ALL, YES_AND_NO, target_names
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.ui.widgets.combo_box import Chooser

translate = QCoreApplication.translate

TARGET = QT_TRANSLATE_NOOP("planning", "Answer to plan for")
NAMED = {
    "yes": QT_TRANSLATE_NOOP("planning", "Yes"),
    "no": QT_TRANSLATE_NOOP("planning", "No"),
}
EITHER = QT_TRANSLATE_NOOP("planning", "Yes or no (the less precise)")
EVERY = QT_TRANSLATE_NOOP("planning", "Every answer")
NUMBERED = QT_TRANSLATE_NOOP("planning", "Answer {number}")


def fill_targets(chooser: Chooser, answers: int) -> None:
    """Offer what can be planned for with so many answers; what was chosen stays where it is offered."""
    names = target_names(answers)
    if [chooser.itemData(place) for place in range(chooser.count())] == list(names):
        return
    chooser.offer((_text(name, answers), name) for name in names)


def _text(name: str, answers: int) -> str:
    if name in NAMED:
        return translate("planning", NAMED[name])
    if name == ALL:
        return translate("planning", EITHER if answers == len(YES_AND_NO) else EVERY)
    return translate("planning", NUMBERED).format(number=name)
