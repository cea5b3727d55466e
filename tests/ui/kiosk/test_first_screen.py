"""What a kiosk loads before its first screen is painted, and what it has ready for the first touch."""

from __future__ import annotations

import os
import subprocess
import sys

STARTED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from surveyapp import app
from surveyapp.ui.kiosk import window

later = []

class HeldTimer(QTimer):  # however slow the machine is, nothing is due before the first line is printed
    singleShot = staticmethod(lambda *words: later.append(words))

def painted(*_application):
    QApplication.processEvents()
    QApplication.processEvents()
    print(*sys.modules)
    for after, _, work in later:
        assert after < window.DEAD_MS
        work()
    print(*sys.modules)
    return 0

window.QTimer = HeldTimer
QApplication.exec = painted
app.run_kiosk(Path(sys.argv[1]), store=Path(sys.argv[2]), windowed=True, language="en")
"""
NEVER = {
    *("asyncio", "concurrent.futures.process", "duckdb", "importlib.metadata", "jsonschema"),
    *("matplotlib", "multiprocessing", "numpy", "openpyxl", "pandas", "platformdirs"),
    *("scipy", "sqlite3"),
    *("statistics", "xml.etree.ElementTree", "PySide6.QtSvg", "PySide6.QtMultimedia"),
    *("surveyapp.estimation", "surveyapp.messages.numerals"),
    *("surveyapp.services.dataset", "surveyapp.ui.crash_dialog", "surveyapp.ui.desk"),
}
RESPONDENT = "surveyapp.ui.kiosk.respondent."
LATER = {
    "platform",
    *(f"{RESPONDENT}{name}" for name in ("screens", "practice_screens", "stages", "number_pad")),
    *("surveyapp.ui.kiosk.pictures.wheel", "surveyapp.ui.kiosk.pictures.device_drawings"),
    *(f"surveyapp.services.kiosk.{name}" for name in ("interview", "coin_test", "checkable_coin")),
    *("surveyapp.services.program.identity", "surveyapp.storage.kiosk.export", "surveyapp.ui.jobs"),
    *("surveyapp.storage.tallies.tally_file", "surveyapp.survey.definition.promises"),
    *("surveyapp.designs.core.checkable_coin", "surveyapp.designs.wording.wheel"),
    *(f"{RESPONDENT}view", f"{RESPONDENT}survey_words"),
}
NOT_ASKED = {
    *(f"surveyapp.survey.types.{name}" for name in ("date", "number", "ranking", "text")),
    *("surveyapp.survey.definition.expressions", "surveyapp.survey.routing.conditions"),
    *("surveyapp.survey.definition.arms", "surveyapp.designs.latent.base"),
}
"""Types of questions that the survey has none of, conditions and arms."""


def test_a_kiosk_loads_what_its_first_screen_needs_and_the_rest_before_a_touch_is_taken(
    clinic_path, tmp_path
):
    done = subprocess.run(
        [sys.executable, "-c", STARTED, clinic_path, tmp_path / "store"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    painted, touched = (set(line.split()) for line in done.stdout.splitlines())
    assert painted & NEVER == set()
    assert painted & (LATER | NOT_ASKED) == set()
    assert touched & NEVER == set()
    assert touched >= LATER
