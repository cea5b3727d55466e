"""Make the pictures of both tutorials, of the demonstration and after the commands.

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
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
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
from surveyapp.ui.desk.weighting.margins_table import PEOPLE
from surveyapp.ui.desk.weighting.page import WeightsPage
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView

HELP = Path(__file__).parents[1] / "resources" / "help"
WINDOW = QSize(1280, 800)
KEPT = QSize(960, 600)
CENSUS = ("30 %", "45 %", "25 %")
"""The shares of the regions that the tutorial makes up."""
DEMONSTRATION = "demo.surveydesk"
ANSWERS = 2
"""Of the question about drugs."""
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(work: Path) -> None:
    """Run every command of the tutorial in ``work``."""
    for block in COMMANDS.findall((HELP / "tutorial-commands.md").read_text(encoding="utf-8")):
        subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=work, check=True)


def keep(picture: QImage, name: str) -> None:
    """Save a picture in few colours."""
    keep_small(picture, PICTURES / f"{name}.png", KEPT.width())


def grab(window: QWidget) -> QImage:
    """Return what a window shows."""
    QTest.qWait(400)
    until(lambda: all(chart.is_drawn for chart in window.findChildren(ChartView)))
    return window.grab().toImage()


def question(survey: Path, name: str) -> None:
    """The sensitive question on the kiosk."""
    work = survey.parent
    shoot = Shoot(load_survey(survey), work / "trial", work, (WINDOW.width(), WINDOW.height()))
    shoot.begin()
    while shoot.stage is not Stage.QUESTION or shoot.asked != "bribe":
        shoot.step()
    keep(grab(shoot.window), name)
    shoot.close()


@contextmanager
def desk(project: Path) -> Iterator[DeskWindow]:
    """The desk on a project; the path that it shows is the short one."""
    os.chdir(project.parent)
    window = DeskWindow(Path(project.name))
    window.resize(WINDOW)
    window.show()
    until(lambda: window.session.summary.interviews > 0)
    yield window
    window.close()


def quality(window: DeskWindow) -> QImage:
    """What the page of quality finds."""
    window.go_to(PageName.QUALITY)
    findings = window.quality_page.findChild(TableView, "quality_findings")
    until(lambda: findings.table.rowCount() > 0)
    return grab(window)


def estimates(window: DeskWindow) -> TableView:
    """The estimates that the page of output begins with."""
    window.go_to(PageName.OUTPUT)
    until(lambda: window.output_page.findChild(TableView, "block_1_table") is not None)
    table = window.output_page.findChild(TableView, "block_1_table")
    until(lambda: table.table.rowCount() > 0)
    return table


def weights(window: DeskWindow) -> QImage:
    """The shares of the census that the tutorial makes up, checked."""
    window.go_to(PageName.WEIGHTS)
    page = window.findChild(WeightsPage)
    chooser = page.findChild(QComboBox, "weight_add")
    until(lambda: chooser.findData("region") > 0)
    chooser.setCurrentIndex(chooser.findData("region"))
    chooser.activated.emit(chooser.currentIndex())
    model = page.panel.model
    for row, share in enumerate(CENSUS):
        model.setData(model.index(row, PEOPLE), share, Qt.ItemDataRole.EditRole)
    page.findChild(QPushButton, "weight_go").click()
    until(lambda: not page.panel.pane.is_empty)
    return grab(window)


def report(pdf: Path, name: str) -> None:
    """The upper part of a report's first page."""
    words = ["pdftoppm", "-r", "116", "-f", "1", "-l", "1", "-singlefile", "-png"]
    subprocess.run([*words, pdf.name, "page"], cwd=pdf.parent, check=True)
    page = QImage(str(pdf.parent / "page.png"))
    keep(page.copy(0, 0, page.width(), page.width() * KEPT.height() // KEPT.width()), name)


def of_the_desk(work: Path) -> None:
    """The demonstration, step by step."""
    run = partial(subprocess.run, cwd=work, check=True)
    run(["surveyapp", "demo", "--no-window", "."])
    run(["surveyapp", "import", *sorted(work.glob("*.collection")), "--project", DEMONSTRATION])
    run(["surveyapp", "report", "--project", DEMONSTRATION, "--out", "r.pdf", "--format", "pdf"])
    report(work / "r.pdf", "tutorial-report")
    question(work / "clinic.survey.json", "tutorial-question")
    with desk(work / DEMONSTRATION) as window:
        keep(quality(window), "tutorial-quality")
        table = estimates(window)
        chooser = window.output_page.findChild(QComboBox, "option_question")
        chooser.setCurrentIndex(chooser.findData("drugs"))
        chooser.activated.emit(chooser.currentIndex())
        until(lambda: table.table.rowCount() == ANSWERS)
        table.selectRow(0)
        keep(grab(window), "desk-estimates")
        keep(weights(window), "tutorial-weights")


def of_the_commands(work: Path) -> None:
    """The market, after the commands."""
    follow(work)
    report(work / "market-report.pdf", "commands-report")
    question(work / "market.survey.json", "commands-question")
    with desk(work / "market.surveydesk") as window:
        keep(quality(window), "commands-quality")
        estimates(window).selectRow(2)
        keep(grab(window), "commands-estimates")


def main() -> int:
    """Make all pictures in ``resources/help/pictures``."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    application = QApplication([])
    languages.settle(languages.SOURCE)
    here = Path.cwd()
    theme.prepare(application)
    show_texts_as_written(application)
    for take in (of_the_desk, of_the_commands):
        with tempfile.TemporaryDirectory() as folder:
            take(Path(folder))
            os.chdir(here)
    return 0


if __name__ == "__main__":
    sys.exit(main())
