"""The public test of the wheel: ten thousand spins of each answer before everybody's eyes.

The verdict is in words alone; the statistic behind it is the design's chi-square test.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QLabel

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.coin_test import FLIPS, DesignFlips, FlipTally
from surveyapp.services.kiosk.screen import Screen
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.kiosk.base.bare_view import SILENT
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.accessibility import Comfort
from surveyapp.ui.kiosk.respondent.view import RespondentView, Touches
from surveyapp.ui.messages import survey_word

SLICE = 100
"""Flips of each answer between two looks at the fingers: about a millisecond's work."""
PAUSE_MS = 12
DOUBTFUL, BAD = 0.05, 0.001


class FlipsView(RespondentView):
    """Counts that grow, what is expected, and whether a fair wheel gives them; nothing is recorded."""

    def __init__(  # noqa: PLR0917 - the flips, and what every screen takes
        self,
        flips: Sequence[DesignFlips],
        screen: Screen,
        survey: Survey,
        touches: Touches,
        sizes: Sizes,
        comfort: Comfort = Comfort(),  # noqa: B008 - frozen
    ) -> None:
        self._flips = flips
        self._cells: list[tuple[FlipTally, Sequence[QLabel]]] = []
        self._verdicts: list[QLabel] = []
        super().__init__(screen, survey, touches, sizes, comfort)
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether flips are being made."""
        return self._timer.isActive()

    def draw(self) -> None:
        """Draw a table for each design, and the buttons."""
        self._locale = QLocale(self.screen_value.language)
        self.say(self.tr("Test the wheel"), "title")
        self.say(
            self.tr(
                "The wheel of this survey turns {count} times for each answer in the table. Your "
                "answers are not used. Nothing is recorded. You see whether the wheel is fair. At a "
                "private question you can also test that this device cannot choose where the wheel "
                "stops. No test can show what a device remembers."
            ).format(count=self._locale.toString(FLIPS)),
            "body",
        )
        self._start = self.primary("", "flip", self._start_or_stop)
        self._start.rename(self._start_words)
        self.offer([self._start], most_columns=1)  # above the tables: they may be many
        for flips in self._flips:
            self._draw_table(flips)
        act = self.touches.resume
        self.bar_button(Button(self.tr("Back"), "back", act, self.sizes, role="bar", height=15))

    @property
    def _start_words(self) -> str:
        return self.tr("Spin")

    def said_later(self) -> tuple[str, ...]:
        """Return what stands here once the wheel has been spun: it can be heard too."""
        verdicts = (self._fair(), self._seldom(), self._hardly_ever(), self._no_wheel())
        heads = self.tr("Answer"), self.tr("Recorded"), self.tr("Expected"), self.tr("Counted")
        return (self.tr("Stop"), self.tr("Go on"), *heads, *verdicts)

    def _draw_table(self, flips: DesignFlips) -> None:
        labels = flips.question.labels(self.screen_value.language, survey_word)
        reports = flips.design.reports(labels)
        table = QGridLayout()
        table.setHorizontalSpacing(self.sizes.mm(6))
        table.setVerticalSpacing(self.sizes.space(1.5))
        heads = self.tr("Answer"), self.tr("Recorded"), self.tr("Expected"), self.tr("Counted")
        for column, words in enumerate(heads):
            table.addWidget(label(words, "soft"), 0, column)
            table.setColumnStretch(column, 1)
        row = 1
        for tally in flips.tallies:
            counted = []
            for place, (share, report) in enumerate(zip(tally.shares, reports, strict=True)):
                expected = self._locale.toString(float(share * FLIPS), "f", 0)
                answer = labels[tally.answer] if place == 0 else ""
                made = [label(each, "body") for each in (answer, report, expected, "0")]
                for column, cell in enumerate(made):
                    cell.setProperty(SILENT, column > 1)  # numbers are for who reads them
                    table.addWidget(cell, row, column)
                counted.append(made[-1])
                row += 1
            self._cells.append((tally, counted))
        self.body.addLayout(table)
        verdict = label(" ", "statement")
        verdict.setObjectName("verdict")
        self._verdicts.append(verdict)
        self.body.addWidget(verdict)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop: what nobody sees is not flipped."""
        self._timer.stop()
        super().hideEvent(event)

    def _start_or_stop(self) -> None:
        if self.is_running:
            self._stop()
            return
        if not any(flips.left for flips in self._flips):
            self._clear()
        self._start.rename(self.tr("Stop"))
        self._timer.start()

    def _clear(self) -> None:
        for flips in self._flips:
            flips.clear()

    def _stop(self) -> None:
        self._timer.stop()
        is_done = not any(flips.left for flips in self._flips)
        self._start.rename(self._start_words if is_done else self.tr("Go on"))
        for flips, verdict in zip(self._flips, self._verdicts, strict=True):
            verdict.setText(self._verdict(flips))

    def _go_on(self) -> None:
        turn = next((flips for flips in self._flips if flips.left), None)
        if turn is None:
            self._stop()
            return
        try:
            turn.flip(SLICE)
        except SurveyAppError:
            self._fail()
            return
        for tally, cells in self._cells:
            for count, cell in zip(tally.counts, cells, strict=True):
                cell.setText(self._locale.toString(count))

    def _fail(self) -> None:
        self._timer.stop()
        self._start.setEnabled(False)
        for verdict in self._verdicts:
            verdict.setText(self._no_wheel())

    def _verdict(self, flips: DesignFlips) -> str:
        test = flips.test
        if test is None:
            return " "
        if test.p_value >= DOUBTFUL:
            return self._fair()
        return self._seldom() if test.p_value >= BAD else self._hardly_ever()

    def _fair(self) -> str:
        return self.tr("The counts are what a fair wheel gives.")

    def _seldom(self) -> str:
        return self.tr(
            "A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell "
            "the surveyor."
        )

    def _hardly_ever(self) -> str:
        return self.tr(
            "A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor."
        )

    def _no_wheel(self) -> str:
        return self.tr("The wheel on this device does not turn. Please call the surveyor.")
