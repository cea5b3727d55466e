"""Converts an XLSForm into a survey file, and shows what became of each part of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.surveys.xlsform import convert_form
from surveyapp.survey.xlsform.report import FormRefused, FormReport
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.widgets.form_report import FormReportDialog
from surveyapp.ui.widgets.number_format import sentence

WRITTEN = QT_TRANSLATE_NOOP("forms", "{file} is written. The form was converted as follows:")
MUST_CHANGE = QT_TRANSLATE_NOOP(
    "forms",
    "{file} was not converted. Change the entries marked “must change” in the "
    "form, then try again.",
)

ShowReport = Callable[[QWidget, str, FormReport], None]


def _show_in_dialog(parent: QWidget, said: str, report: FormReport) -> None:
    """Show a sentence and the report that belongs to it, until the person has read it."""
    if report.lines:
        FormReportDialog(said, report, parent).exec()
        return
    box = QMessageBox(
        QMessageBox.Icon.Information, parent.window().windowTitle(), said, parent=parent
    )
    FollowsColourScheme(box)
    box.exec()
    box.deleteLater()


def form_to_survey(
    parent: QWidget, form: Path, survey: Path, *, tell: ShowReport = _show_in_dialog
) -> bool:
    """Write the form as a survey file; return whether it is there now."""
    try:
        report = convert_form(form, survey)
    except FormRefused as problem:
        tell(parent, _tr(MUST_CHANGE).format(file=form.name), problem.report)
        return False
    except SurveyAppError as problem:
        tell(parent, sentence(problem), FormReport())
        return False
    if report.notable:
        tell(parent, _tr(WRITTEN).format(file=survey.name), report)
    return True


def _tr(text: str) -> str:
    return QCoreApplication.translate("forms", text)
