"""Progress of a job with a Cancel button, shown only when the job takes a while."""

from __future__ import annotations

import time

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QPushButton, QWidget

from surveyapp.analyses.base.progress import pace
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_row
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.number_format import whole_text

PATIENCE_MS = 300


class BusyBar(QFrame):
    """Follows one job at a time; hidden for the first 0.3 s, and when the job has finished."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setObjectName("busy_bar")
        self._what = QLabel()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._count = QLabel()
        self._count.setProperty("role", "caption")
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setObjectName("cancel_job")
        self._cancel.clicked.connect(self._stop)
        in_row(
            self._what,
            (self._bar, 1),
            self._count,
            self._cancel,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.GAP, theme.TIGHT, theme.TIGHT, theme.TIGHT),
        )
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self._job: Job | None = None
        self._begin = 0.0
        self._unit = ""
        self.hide()

    def follow(self, job: Job, what: str, unit: str = "") -> None:
        """Show the progress of ``job`` instead of that of the previous one.

        With a ``unit``, as “interviews”, it also tells how many are done a second and how long the rest
        takes.
        """
        self._job = job
        self._begin, self._unit = time.monotonic(), unit
        self._what.setText(what)
        self._count.clear()
        self._cancel.setEnabled(True)
        self._bar.setRange(0, 0)
        job.progressed.connect(lambda done, total: self._progressed(job, done, total))
        job.finished.connect(lambda: self._finished(job))
        if self.isHidden():
            self._patience.start()

    def _progressed(self, job: Job, done: int, total: int) -> None:
        if job is self._job and total > 0:
            self._bar.setRange(0, 1000)
            self._bar.setValue(1000 * done // total)
            self._count.setText(self._progress_text(done, total))

    def _progress_text(self, done: int, total: int) -> str:
        text = self.tr("{done} of {total}").format(done=whole_text(done), total=whole_text(total))
        known = pace(done, total, time.monotonic() - self._begin) if self._unit else None
        if known is None:
            return f"{text} {self._unit}".rstrip()
        rest = self.tr("{rate} per second, {seconds} s left").format(
            rate=whole_text(round(known.rate)), seconds=whole_text(round(known.seconds_left))
        )
        return f"{text} {self._unit} · {rest}"

    def _finished(self, job: Job) -> None:
        if job is self._job:
            self.forget()

    def forget(self) -> None:
        """Follow nothing any more."""
        self._job = None
        self._patience.stop()
        self.hide()

    @Slot()
    def _stop(self) -> None:
        self._cancel.setEnabled(False)
        self._what.setText(self.tr("Stopping…"))
        if self._job is not None:
            self._job.cancel()
