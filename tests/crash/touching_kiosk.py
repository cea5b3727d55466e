"""A kiosk's whole program with a finger on it: one interview, what the screen says of it, and the way out.

Run by ``test_kiosk_process.py`` on a disk that fails. Prints ``recorded``, ``not recorded`` or ``thanked``.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.cli import main
from surveyapp.ui.kiosk import window
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.start.staff_window import StaffWindow

WAYS_ON = ("attention_go_on", "start", "go_on", "answer_0")
TOLD = {
    "Your interview was recorded. You need not answer again.": "recorded",
    "Nothing of this interview was recorded.": "not recorded",
    "Done. Thank you.": "thanked",
    "Look again": "not recorded",  # the disk takes nothing, and that is told before anything is asked
}
PATIENCE = 2000
"""Looks at the screen, 25 ms apart: practice takes as many rounds as real chance does."""


class Finger:
    """Touches what leads on until the interview is over, then lets the supervisor leave."""

    def __init__(self, kiosk: window.KioskWindow) -> None:
        self._kiosk = kiosk
        self._looks = 0
        self._timer = QTimer(kiosk, interval=25)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        self._looks += 1
        view = self._kiosk.view
        texts = [] if view is None else [label.text() for label in view.findChildren(QLabel)]
        texts += [] if view is None else [button.words for button in view.findChildren(Button)]
        told = next((TOLD[text] for text in texts if text in TOLD), None)
        if told is not None or self._looks > PATIENCE:
            print(told or f"nothing: {texts}", flush=True)
            self._timer.stop()
            self._kiosk.leave()
            return
        for name in WAYS_ON:
            button = None if view is None else view.findChild(QPushButton, name)
            if button is not None and button.isEnabled():
                button.click()
                return


really_present = window.KioskWindow.present


def present(kiosk: window.KioskWindow) -> None:
    really_present(kiosk)
    kiosk.finger = Finger(kiosk)  # type: ignore[attr-defined]


# why the kiosk cannot start is told on a screen; nobody asks it to look again here
StaffWindow.ask = lambda _window: None  # type: ignore[method-assign]
window.KioskWindow.present = present  # type: ignore[method-assign]
sys.exit(main(["kiosk", sys.argv[1], "--store", sys.argv[2], "--windowed"]))
