"""Pages that show what a project holds: they look again when they are looked at, if it may have changed."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.project.totals import HeldByTrustees
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.message_bar import MessageKind, problem_text
from surveyapp.ui.widgets.page import Page

NOTHING, BODY = range(2)
"""What the page shows: that there is nothing yet, or all that it has."""


class ProjectPage(Page):
    """Shows its body, and while the project holds nothing for it what will be here.

    ``_changed()`` is to be called where something else may be shown; a project is another by itself.
    """

    def __init__(self, session: DeskSession) -> None:
        super().__init__()
        self._session = session
        self._is_stale = True
        self._stack = QStackedWidget()
        self.content.addWidget(self._stack, 1)

    def lay_out(self, empty: QWidget, *views: QWidget) -> None:
        """Put what stands here while there is nothing before what is shown then, and begin to follow."""
        for view in (empty, *views):
            self._stack.addWidget(view)
        self._session.summary_changed.connect(self._summarised)
        self._summarised(self._session.summary)

    def is_filled(self, summary: ProjectSummary) -> bool:
        """Return whether a project has what the page shows: interviews."""
        return summary.survey is not None and summary.interviews > 0

    def _summarised(self, summary: ProjectSummary) -> None:
        self._stack.setCurrentIndex(BODY if self.is_filled(summary) else NOTHING)
        self._changed()

    def _changed(self) -> None:
        """Look again, at once or when the page is looked at."""
        self._is_stale = True
        if self.isVisible():
            self.look()

    def showEvent(self, event: QShowEvent) -> None:
        """Look when the page is looked at, if something has changed since."""
        super().showEvent(event)
        self.look()

    def look(self) -> None:
        """Work out what is shown, if it may be something else than what is."""
        if not self._is_stale or not self.is_filled(self._session.summary):
            return
        self._is_stale = False
        self.begin()

    def begin(self) -> None:
        """Begin the work; ``follow`` it."""
        raise NotImplementedError

    def follow(self, job: Job, what: str) -> None:
        """Show the progress of the work, with ``what`` it does, and begin it anew where it was in vain."""
        job.failed.connect(self.fail)
        job.cancelled.connect(self.stopped)
        self.busy.follow(job, what)

    def stopped(self) -> None:
        """Look again next time."""
        self._is_stale = True

    def fail(self, problem: Exception) -> None:
        """Say what went wrong; totals that trustees hold are no mistake."""
        self.stopped()
        if isinstance(problem, HeldByTrustees):
            self.messages.say(MessageKind.NOTE, problem_text(problem))
        else:
            self.messages.problem(problem)

    def forget_project(self) -> None:
        """Show nothing of a project that was left."""
        super().forget_project()
        self._is_stale = True
