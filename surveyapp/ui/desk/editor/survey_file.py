"""New, open, save: the survey and its file, and what stands between a person and lost work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from pathlib import Path as FilePath

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.services.surveys.draft import Draft, new_draft
from surveyapp.services.surveys.draft_files import OpenedDraft, open_draft, save_draft
from surveyapp.services.surveys.validation import survey_of, to_confirm, with_confirmation
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.xlsform.report import FormRefused
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.estimate_text import in_labels
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.form_report import FormReportDialog
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.page import Page

ENDING = ".survey.json"
FORM_ENDING = ".xlsx"
MOST_LINES = 8


class Unsaved(Enum):
    """What to do with edits that no file holds."""

    SAVE = "save"
    DISCARD = "discard"
    KEEP_EDITING = "keep editing"


AskUnsaved = Callable[[QWidget], Unsaved]
Confirm = Callable[[QWidget, Sequence[str]], bool]
"""Takes sentences on what the survey gives away; returns whether the author means it so."""


def ask_unsaved(parent: QWidget) -> Unsaved:
    """Ask the person what to do with unsaved edits."""
    box = QMessageBox(parent.window())
    box.setObjectName("unsaved_box")
    box.setWindowTitle(QCoreApplication.translate("editor", "Unsaved survey"))
    box.setText(QCoreApplication.translate("editor", "The survey has changes that are not saved."))
    standard = QMessageBox.StandardButton
    box.setStandardButtons(standard.Save | standard.Discard | standard.Cancel)
    box.setDefaultButton(standard.Save)
    FollowsColourScheme(box)
    chosen = box.exec()
    box.deleteLater()
    answers = {standard.Save: Unsaved.SAVE, standard.Discard: Unsaved.DISCARD}
    return answers.get(standard(chosen), Unsaved.KEEP_EDITING)


def ask_to_confirm(parent: QWidget, sentences: Sequence[str]) -> bool:
    """Ask the author whether the survey is meant so; not saving is what Enter and Escape do."""
    box = QMessageBox(parent.window())
    box.setObjectName("confirm_box")
    box.setWindowTitle(QCoreApplication.translate("editor", "Is this intended?"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        _listed(
            QCoreApplication.translate(
                "editor", "Save the survey only if this is what you intend:"
            ),
            sentences,
        )
    )
    standard = QMessageBox.StandardButton
    box.setStandardButtons(standard.Save | standard.Cancel)
    box.setDefaultButton(standard.Cancel)
    FollowsColourScheme(box)
    chosen = box.exec()
    box.deleteLater()
    return standard(chosen) is standard.Save


class SurveyFile(QObject):
    """Opens and saves the survey; reports the outcome in the page's message bar."""

    def __init__(
        self,
        editing: Editing,
        page: Page,
        file_picker: PickFiles,
        ask: AskUnsaved,
        confirm: Confirm,
    ) -> None:
        super().__init__(page)
        self._editing, self._page, self._messages = editing, page, page.messages
        self._file_picker, self._ask, self._confirm = file_picker, ask, confirm
        self._confirmed: set[str] = set()
        self._project: Survey | None = None
        self._follows_project = True
        """Whether nothing else was opened or begun, so that the project's survey is shown."""

    @property
    def shows_project(self) -> bool:
        """Whether the survey of the project is looked at."""
        return self._editing.is_read_only

    @property
    def has_project(self) -> bool:
        """Whether the project has a survey."""
        return self._project is not None

    def new(self) -> None:
        """Begin an empty survey."""
        if self.may_leave():
            self._follows_project = False
            self._begin(new_draft(), None)

    def forget(self) -> None:
        """Begin an empty survey, whatever was written; that of another project may follow."""
        self._project, self._follows_project = None, True
        self._begin(new_draft(), None)

    def follow(self, survey: Survey | None) -> None:
        """Show the survey of the project's interviews, if any, unless something else is worked on."""
        is_other = survey != self._project
        self._project = survey
        is_free = self._follows_project and self._editing.file is None and self._editing.is_saved
        if is_free and is_other:
            self._look_at_project()

    def show_project(self) -> None:
        """Show the survey of the project, once what is written is saved or given up."""
        if self._project is not None and self.may_leave():
            self._look_at_project()

    def _look_at_project(self) -> None:
        self._follows_project = True
        if self._project is None:
            self._begin(new_draft(), None)
            return
        draft = Draft(survey_to_json(self._project))
        self._begin(draft, None, is_finished=True, is_read_only=True)

    def edit_new_version(self) -> None:
        """Begin the next version of the survey that is looked at."""
        draft = self._editing.draft
        self._follows_project = False
        version = draft.at(("version",), 0) + 1
        self._begin(draft.put(("version",), version), None, is_finished=True)

    def open(self) -> None:
        """Ask for a survey file, or a form, and work on it."""
        if not self.may_leave():
            return
        filters = self.tr("Surveys and XLSForms (*{ending} *{form})")
        request = FileRequest(
            PickKind.FILE,
            self.tr("Open a survey"),
            filters.format(ending=ENDING, form=FORM_ENDING),
        )
        for path in self._file_picker(self._page, request):
            self.open_path(path)

    def reopen(self, path: FilePath) -> None:
        """Work on a survey file again, unless something is being written already."""
        if self._editing.file is None and self._editing.is_saved:
            self.open_path(path)

    def open_path(self, path: FilePath) -> None:
        """Read the file off the UI thread: a workbook may take a second."""
        left = self._editing.draft
        job = self._editing.start("open", lambda _progress: open_draft(path))
        job.succeeded.connect(partial(self._opened, path, left))
        job.failed.connect(partial(self._refused, path))
        self._page.busy.follow(job, self.tr("Opening {file}…").format(file=path.name))

    def _opened(self, path: FilePath, left: Draft, opened: OpenedDraft) -> None:
        if self._editing.draft is not left and not self.may_leave():
            return  # what was written meanwhile is kept
        is_form = path.suffix.lower() == FORM_ENDING
        self._follows_project = False
        self._begin(opened.draft, None if is_form else path, is_finished=True)
        self._report_opened(opened, path.name)

    def _refused(self, path: FilePath, problem: Exception) -> None:
        if isinstance(problem, SurveyMistakes):
            lines = [sentence(mistake.message) for mistake in problem.mistakes]
            text = self.tr("{file} is not ready for a kiosk. Correct this in the form:")
            said = text.format(file=path.name)
            self._messages.say(MessageKind.PROBLEM, _listed(said, lines))
            if isinstance(problem, FormRefused):
                FormReportDialog(
                    said, problem.report, self._page.window(), self._file_picker
                ).open()
        else:
            self._messages.problem(problem)

    def _begin(
        self,
        draft: Draft,
        file: FilePath | None,
        *,
        is_finished: bool = False,
        is_read_only: bool = False,
    ) -> None:
        self._messages.clear()
        self._confirmed.clear()
        self._editing.begin(draft, file, is_finished=is_finished, is_read_only=is_read_only)

    def _report_opened(self, opened: OpenedDraft, name: str) -> None:
        if opened.report.notable:
            text = self.tr("{file} is open. The form was converted as follows:").format(file=name)
            counts = sentence(opened.report.counts)
            self._messages.say(MessageKind.WARNING, _listed(text, [counts]))
            FormReportDialog(text, opened.report, self._page.window(), self._file_picker).open()
        elif opened.doubled:
            keys = ", ".join(opened.doubled[:MOST_LINES])
            text = self.tr(
                "{file} contains {keys} more than once in the same place; the last one was kept."
            )
            self._messages.say(MessageKind.WARNING, text.format(file=name, keys=keys))

    def save(self) -> bool:
        """Save to the survey's file; ask for one where it has none. Return whether it is saved."""
        if self._editing.file is None:
            return self.save_as()
        return self._save(self._editing.file)

    def save_as(self) -> bool:
        """Ask for a file and save to it; one that ends in ``.xlsx`` gets an XLSForm."""
        survey_id = str(self._editing.draft.at(("id",), "survey")) or "survey"
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save the survey"),
            self.tr("Surveys (*{ending});;XLSForms (*{form})").format(
                ending=ENDING, form=FORM_ENDING
            ),
            survey_id + ENDING,
        )
        return any(self._save(_named(path)) for path in self._file_picker(self._page, request))

    def _save(self, path: FilePath) -> bool:
        self._end_field()
        self._editing.finish()
        if not self._is_meant():
            return False
        is_form = path.suffix.lower() == FORM_ENDING
        if not is_form:  # which has no place for what was confirmed
            self._editing.edit(with_confirmation(self._editing.draft))
        try:
            saved = save_draft(self._editing.draft, path)
        except SurveyAppError as problem:
            self._messages.problem(problem)
            return False
        if is_form:
            text = self.tr("{file} is saved. Keep saving the survey itself as a survey file.")
            self._messages.say(MessageKind.DONE, text.format(file=path.name))
            return False
        if not self.shows_project:
            self._editing.saved_as(path)
        if saved.mistakes:
            text = self.tr(
                "{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.",
                "",
                saved.mistakes,
            )
            self._messages.say(MessageKind.WARNING, text.format(file=path.name))
        elif saved.missing:
            text = self.tr("{file} is saved. These sound files are not in its folder:")
            lines = [sentence(mistake.message) for mistake in saved.missing]
            self._messages.say(MessageKind.WARNING, _listed(text.format(file=path.name), lines))
        else:
            self._messages.say(MessageKind.DONE, self.tr("{file} is saved.").format(file=path.name))
        return True

    def _is_meant(self) -> bool:
        """Return whether the author confirms what the survey gives away, each sentence once."""
        survey = survey_of(self._editing.draft)
        if survey is None:
            return True
        told = to_confirm(survey)
        new = [sentence for sentence in told if str(sentence) not in self._confirmed]
        if new and not self._confirm(self._page, [in_labels(survey, one) for one in new]):
            return False
        self._confirmed = set(map(str, told))
        return True

    @staticmethod
    def _end_field() -> None:
        """Let the field that has the focus hand in what is typed in it."""
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
            focused.setFocus()

    def may_leave(self) -> bool:
        """Return whether the survey may be left; unsaved edits are asked about."""
        self._end_field()
        if self._editing.is_saved:
            return True
        answer = self._ask(self._page)
        return answer is Unsaved.DISCARD or (answer is Unsaved.SAVE and self.save())


def _named(path: FilePath) -> FilePath:
    is_form = path.suffix.lower() == FORM_ENDING
    return path if is_form or path.name.endswith(".json") else path.with_name(path.name + ENDING)


def _listed(said: str, lines: Sequence[str]) -> str:
    shown = [f"• {line}" for line in lines[:MOST_LINES]]
    more = [f"… (+{len(lines) - MOST_LINES})"] if len(lines) > MOST_LINES else []
    return "\n".join([said, *shown, *more])
