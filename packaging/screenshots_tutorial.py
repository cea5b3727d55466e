"""Make the pictures of the tutorial: its own commands are run, and then the windows are shown.

    xvfb-run -a -s "-screen 0 1400x900x24" python packaging/screenshots_tutorial.py

Needs ``surveyapp`` on the path, and pdftoppm (poppler-utils) for the page of the report.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from screenshots_desk import _until as until
from screenshots_kiosk import PICTURES, Shoot
from screenshots_kiosk import keep as keep_small

from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView

HELP = Path(__file__).parents[1] / "resources" / "help"
WINDOW = QSize(1280, 800)
KEPT = QSize(960, 600)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(work: Path) -> None:
    """Run every command of the tutorial in ``work``."""
    for block in COMMANDS.findall((HELP / "tutorial-commands.md").read_text(encoding="utf-8")):
        subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=work, check=True)


def keep(picture: QImage, name: str) -> None:
    """Save a picture in few colours."""
    keep_small(picture, PICTURES / f"tutorial-{name}.png", KEPT.width())


def grab(window: QWidget) -> QImage:
    """Return what a window shows."""
    QTest.qWait(400)
    until(lambda: all(chart.is_drawn for chart in window.findChildren(ChartView)))
    return window.grab().toImage()


def question(work: Path) -> None:
    """The sensitive question on the kiosk."""
    survey = load_survey(work / "market.survey.json")
    shoot = Shoot(survey, work / "trial", work, (WINDOW.width(), WINDOW.height()))
    shoot.begin()
    while shoot.stage is not Stage.QUESTION or shoot.asked != "bribe":
        shoot.step()
    keep(grab(shoot.window), "question")
    shoot.close()


def desk(work: Path) -> None:
    """The pages of quality and estimates; the path that the desk shows is the short one."""
    os.chdir(work)
    window = DeskWindow(Path("market.surveydesk"))
    window.resize(WINDOW)
    window.show()
    until(lambda: window.session.summary.interviews > 0)
    window.go_to(PageName.QUALITY)
    findings = window.quality_page.findChild(TableView, "quality_findings")
    until(lambda: findings.table.rowCount() > 0)
    keep(grab(window), "quality")
    window.go_to(PageName.OUTPUT)
    until(lambda: window.output_page.findChild(TableView, "block_1_table") is not None)
    estimates = window.output_page.findChild(TableView, "block_1_table")
    until(lambda: estimates.table.rowCount() > 0)
    estimates.selectRow(2)
    keep(grab(window), "estimates")
    window.close()


def report(work: Path) -> None:
    """The upper part of the report's first page."""
    words = ["pdftoppm", "-r", "116", "-f", "1", "-l", "1", "-singlefile", "-png"]
    subprocess.run([*words, "market-report.pdf", "page"], cwd=work, check=True)
    page = QImage(str(work / "page.png"))
    keep(page.copy(0, 0, page.width(), page.width() * KEPT.height() // KEPT.width()), "report")


def main() -> int:
    """Make all pictures in ``resources/help/pictures``."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    application = QApplication([])
    languages.settle(languages.SOURCE)
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        follow(work)
        report(work)
        question(work)
        theme.prepare(application)
        show_texts_as_written(application)
        desk(work)
        os.chdir(here)
    return 0


if __name__ == "__main__":
    sys.exit(main())
