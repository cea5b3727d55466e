"""What the status bar says of changes: whether all of them are in a file, and if not, which are not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from surveyapp.ui.desk.common.session import DeskSession


class SavedNote(QLabel):
    """Follows the session; ``has_unsaved_survey`` tells of the survey that is being written.

    ``look`` is called when that may have changed.
    """

    def __init__(self, session: DeskSession, has_unsaved_survey: Callable[[], bool]) -> None:
        super().__init__()
        self._session, self._has_unsaved_survey = session, has_unsaved_survey
        self.setObjectName("status_saved")
        self.setProperty("role", "plain")
        self.setTextFormat(Qt.TextFormat.PlainText)
        session.writing_changed.connect(self.look)
        session.summary_changed.connect(self.look)
        self.look()

    def look(self) -> None:
        """Say how things are now."""
        said, about = self._said()
        self.setText(said)
        self.setToolTip(about)

    def _said(self) -> tuple[str, str]:
        session = self._session
        if session.is_lost:
            return self.tr("This project cannot be read"), self.tr(
                "Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another."
            )
        if not session.is_known:
            return self.tr("Opening the project…"), ""
        if session.is_importing:
            return self.tr("Importing: not saved yet"), self.tr(
                "All that is imported is saved in one go at the end. If this is stopped, the project "
                "stays as it was."
            )
        if session.has_unkept_output and not session.summary.is_read_only:
            return self.tr("The output is not saved"), self.tr(
                "The project’s file cannot be written now: another program may have it open. It is tried "
                "again until it works."
            )
        if session.is_writing:
            return self.tr("Saving…"), ""
        if self._has_unsaved_survey():
            return self.tr("The survey is not saved"), self.tr(
                "The survey on its page has changes that are in no file. “Survey”, “Save the survey” "
                "saves them."
            )
        if session.summary.is_read_only:
            said = self.tr("Read-only")
            if session.has_unkept_output:
                said = self.tr("Read-only: the output is not saved")
            return said, self.tr(
                "The file or its folder takes no changes. “File”, “Save project as” makes a copy that does."
            )
        return self.tr("All changes are saved"), self.tr(
            "A project is one file. Every change is saved in it immediately."
        )
