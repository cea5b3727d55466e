"""The whole way: taps in the kiosk's window → collection file → desk → estimates → CSV."""

import csv
import io

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QTableView, QWidget

from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.cli import main
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.kiosk.window import KioskWindow

ESTIMATE_COLUMNS = ESTIMATES.keys(None, Estimates())

RESPONDENTS = 6


@pytest.fixture
def survey(make_survey, yes_no_json):
    regions = [{"id": name, "text": {"en": name.title()}} for name in ("north", "south")]
    return make_survey(
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "Where do you live?"},
            "choices": regions,
            "design": {"name": "direct"},
        },
        yes_no_json("used"),
        yes_no_json(
            "paid",
            design={"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"},
            mode="shown_coins",
        ),
    )


def test_taps_become_the_numbers_that_the_command_line_prints(qtbot, tmp_path, survey, capsys):
    # the surveyor sets up and runs a kiosk
    store = tmp_path / "store"
    opened = KioskStore(store, survey)
    pin = SupervisorPin(store)
    pin.choose("654321")
    SurveyorPin(store).do_without()
    kiosk = KioskWindow(
        Kiosk(survey, opened, pin, SystemCoins()), windowed=True, dwell_ms=1, dead_ms=0
    )
    qtbot.addWidget(kiosk)
    kiosk.present()

    def touch(stage, *names):
        def button():
            if kiosk.interviewing._interview.screen.stage is not stage:
                return None
            found = (kiosk.view.findChild(QAbstractButton, name) for name in names)
            return next((one for one in found if one is not None and one.isEnabled()), None)

        qtbot.waitUntil(lambda: button() is not None)
        before = kiosk.view
        QTest.mouseClick(button(), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: kiosk.view is not before)

    for respondent in range(RESPONDENTS):
        touch(Stage.WELCOME, "start")
        touch(Stage.QUESTION, f"answer_{respondent % 2}")
        touch(Stage.PRACTICE, "answer_1")
        touch(Stage.PRACTICE_RESULT, "go_on")
        touch(Stage.QUESTION, "answer_0")
        touch(Stage.PRACTICE, "toss")
        touch(Stage.PRACTICE_RESULT, "go_on")
        touch(Stage.QUESTION, "toss")
        touch(Stage.QUESTION, "answer_0", "go_on")
        touch(Stage.THANKS, "next")
    kiosk.leave()
    opened.close()

    # the supervisor carries the file home
    stick = tmp_path / "stick"
    stick.mkdir()
    assert main(["export", "--store", str(store), "--out", str(stick), "--allow-small"]) == 0
    (collection,) = stick.iterdir()
    rows = list(csv.reader(io.StringIO("\n".join(collection.read_text().split("\n")[4:]))))
    assert rows[0] == ["interview", "region", "used", "paid"]
    assert [row[1] for row in rows[1:]].count("north") == RESPONDENTS // 2

    # the analyst imports it by the button and exports the estimates
    project, exported = tmp_path / "study.surveydesk", tmp_path / "desk.csv"
    answers = [(collection,), (exported,)]
    desk = DeskWindow(project, file_picker=lambda _parent, _request: answers.pop(0))
    qtbot.addWidget(desk)
    desk.show()
    qtbot.waitUntil(lambda: desk.session.is_known, timeout=10_000)
    qtbot.mouseClick(desk.findChild(QAbstractButton, "import_files"), Qt.MouseButton.LeftButton)
    desk.go_to(PageName.OUTPUT)
    qtbot.waitUntil(
        lambda: desk.output_page.findChild(QTableView, "block_1_table") is not None, timeout=20_000
    )
    table = desk.output_page.findChild(QTableView, "block_1_table")
    qtbot.waitUntil(
        lambda: table.model() is not None and table.model().rowCount() == 6, timeout=10_000
    )
    block = desk.output_page.findChild(QWidget, "block_1")
    next(one for one in block.actions() if one.objectName() == "export_csv").trigger()
    qtbot.waitUntil(lambda: exported.exists() and not desk.session.runner.is_busy)
    desk.close()

    # the command line says the same
    capsys.readouterr()
    assert main(["estimate", "--project", str(project), "--csv", "-"]) == 0
    from_project = capsys.readouterr().out
    assert main(["estimate", str(collection), "--csv", "-"]) == 0
    assert capsys.readouterr().out == from_project
    with exported.open(newline="") as file:
        on_the_desk = [row[: len(ESTIMATE_COLUMNS)] for row in csv.reader(file)]
    assert on_the_desk == list(csv.reader(io.StringIO(from_project)))
    header, *estimates = csv.reader(io.StringIO(from_project))
    assert tuple(header) == ESTIMATE_COLUMNS
    said = {(row[0], row[1]): row for row in estimates}
    assert float(said["region", "north"][5]) == 0.5
    yes = [row[2] for row in rows[1:]].count("yes")
    assert float(said["used", "yes"][5]) == pytest.approx(2 * yes / RESPONDENTS - 0.5, abs=1e-12)
