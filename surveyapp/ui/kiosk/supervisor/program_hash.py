"""Computes which program this is, off the UI thread, the first time that a supervisor looks.

The page shows words: nobody compares 64 digits. ``surveyapp identity`` prints both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from surveyapp.errors import SurveyAppError
from surveyapp.ui.messages import translated

if TYPE_CHECKING:
    from surveyapp.services.program.identity import ProgramIdentity
    from surveyapp.ui.jobs import JobRunner


class ProgramWatch(QObject):
    """Knows the program's identity once ``known`` was told; ``words`` says how far it is."""

    known = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runner: JobRunner | None = None
        self._identity: ProgramIdentity | None = None
        self._problem: Exception | None = None

    def start(self) -> None:
        """Begin to compute it, once."""
        if self._runner is not None:
            return
        from surveyapp.services.program.identity import identify  # noqa: PLC0415 - asked for by few
        from surveyapp.ui.jobs import JobRunner  # noqa: PLC0415

        self._runner = JobRunner(self)
        job = self._runner.start("identity", identify)
        job.succeeded.connect(self._succeeded)
        job.failed.connect(self._failed)

    def close(self) -> None:
        """Stop the work and wait for its end."""
        if self._runner is not None:
            self._runner.shutdown()

    @property
    def words(self) -> tuple[str, ...]:
        """The build and the program in words, or that they are being computed, or why they cannot be."""
        if self._problem is not None:
            return (self._problem_text(self._problem),)
        if self._identity is None:
            waiting = QCoreApplication.translate("kiosk", "The program in words: being computed…")
            return (waiting,)
        known = QCoreApplication.translate("kiosk", "Build {build}. The program in words: {words}")
        return (known.format(build=self._identity.build, words=self._identity.words),)

    def _problem_text(self, problem: Exception) -> str:
        if isinstance(problem, SurveyAppError):
            return translated(problem)
        return QCoreApplication.translate("kiosk", "The program's words cannot be computed.")

    def _succeeded(self, identity: object) -> None:
        self._identity = cast("ProgramIdentity", identity)  # it is what identify returns
        self.known.emit()

    def _failed(self, problem: Exception) -> None:
        self._problem = problem
        self.known.emit()
