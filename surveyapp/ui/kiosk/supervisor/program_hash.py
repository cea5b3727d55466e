"""Computes which program this is, off the UI thread, the first time that a supervisor looks.

The page shows words: nobody compares 64 digits. ``surveyapp identity`` prints both.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from surveyapp.errors import SurveyAppError
from surveyapp.services.program.identity import ProgramIdentity, identify
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.messages import translated


class ProgramWatch(QObject):
    """Knows the program's identity once ``known`` was told; ``words`` says how far it is."""

    known = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._identity: ProgramIdentity | None = None
        self._problem: Exception | None = None
        self._is_started = False

    def start(self) -> None:
        """Begin to compute it, once."""
        if self._is_started:
            return
        self._is_started = True
        job = self._runner.start("identity", identify)
        job.succeeded.connect(self._succeeded)
        job.failed.connect(self._failed)

    def close(self) -> None:
        """Stop the work and wait for its end."""
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
        assert isinstance(identity, ProgramIdentity)  # noqa: S101 - it is what identify returns
        self._identity = identity
        self.known.emit()

    def _failed(self, problem: Exception) -> None:
        self._problem = problem
        self.known.emit()
