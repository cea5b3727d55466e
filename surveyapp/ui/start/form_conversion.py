"""Converts an XLSForm into a survey file, and shows what could not be converted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.surveys.xlsform import convert_form
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.messages import translated

MOST_LINES = 20
"""More do not fit on a screen; the command line tells all."""

LEFT_OUT = QT_TRANSLATE_NOOP("forms", "{file} is written. Of the form, this is not in it:")
MISTAKES = QT_TRANSLATE_NOOP("forms", "{file} cannot be asked yet. Put this right in the form:")
MORE = QT_TRANSLATE_NOOP(
    "forms", "… and {count} more; “surveyapp xlsform” in a terminal tells all."
)

ShowText = Callable[[QWidget, str, str], None]


def show_in_dialog(parent: QWidget, said: str, details: str) -> None:
    """Show a sentence and what belongs to it, until the person has read it."""
    title = parent.window().windowTitle()
    box = QMessageBox(QMessageBox.Icon.Information, title, said, parent=parent)
    box.setInformativeText(details)
    FollowsColourScheme(box)
    box.exec()
    box.deleteLater()


def form_to_survey(
    parent: QWidget, form: Path, survey: Path, *, tell: ShowText = show_in_dialog
) -> bool:
    """Write the form as a survey file; return whether it is there now."""
    try:
        left_out = convert_form(form, survey)
    except SurveyMistakes as problem:
        tell(
            parent,
            _tr(MISTAKES).format(file=form.name),
            _list([translated(one.message) for one in problem.mistakes]),
        )
        return False
    except SurveyAppError as problem:
        tell(parent, translated(problem), "")
        return False
    if left_out:
        tell(parent, _tr(LEFT_OUT).format(file=survey.name), _list([*map(translated, left_out)]))
    return True


def _list(lines: Sequence[str]) -> str:
    shown = [f"• {line}" for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        shown.append(_tr(MORE).format(count=len(lines) - MOST_LINES))
    return "\n".join(shown)


def _tr(text: str) -> str:
    return QCoreApplication.translate("forms", text)
