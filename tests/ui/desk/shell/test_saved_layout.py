"""A project that is opened again looks as it did."""

import json
from collections.abc import Callable
from pathlib import Path

import duckdb
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QSplitter
from pytestqt.qtbot import QtBot

from surveyapp.errors import EnvironmentProblem
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.program.recent_projects import note_project, recent_projects
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.saved_layout import keep_desk_state, read_desk_state
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.recent_menu import RecentMenu
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.column_table import TableView

OpenDesk = Callable[..., DeskWindow]


def wait(qtbot: QtBot, desk: DeskWindow, interviews: int) -> None:
    qtbot.waitUntil(
        lambda: (
            desk.session.is_known
            and desk.session.summary.interviews == interviews
            and not desk.session.is_importing
        ),
        timeout=10_000,
    )


def chooser(desk: DeskWindow, name: str) -> QComboBox:
    found = desk.findChild(QComboBox, name)
    assert found is not None, name
    return found


def choose(desk: DeskWindow, name: str, text: str) -> None:
    one = chooser(desk, name)
    place = next(i for i in range(one.count()) if one.itemText(i).startswith(text))
    one.setCurrentIndex(place)
    one.activated.emit(place)


def action(desk: DeskWindow, name: str) -> QAction:
    found = desk.findChild(QAction, name)
    assert found is not None, name
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return tmp_path / "p.surveydesk"


def test_a_whole_session_comes_back(
    open_desk: OpenDesk,
    simulated: Path,
    clinic: Survey,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    second = read_survey({**survey_to_json(clinic), "version": 2}, "second")
    simulate(second, tmp_path / "second", interviews=30, kiosks=2, seed=2)
    desk = open_desk([simulated], is_whole=True)
    wait(qtbot, desk, 600)
    desk.session.import_paths([tmp_path / "second"], add_survey=True)
    wait(qtbot, desk, 30)
    action(desk, "undo_step").trigger()
    wait(qtbot, desk, 600)
    action(desk, "redo_step").trigger()
    wait(qtbot, desk, 30)
    choose(desk, "survey_chooser", clinic.title.any())
    wait(qtbot, desk, 600)
    desk.resize(960, 690)
    desk.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: desk.output_page.model.is_known, timeout=10_000)
    qtbot.mouseClick(desk.findChild(QPushButton, "add_compare"), Qt.MouseButton.LeftButton)
    choose(desk, "option_question", "drugs")
    choose(desk, "option_by", "region")
    result = desk.findChild(TableView, "block_2_table")
    qtbot.waitUntil(lambda: result.table.rowCount() > 0, timeout=10_000)
    rows = result.table.rowCount()
    desk.output_page.model.choose(1)
    desk.go_to(PageName.PLAN)
    choose(desk, "design", "Warner")
    desk.findChild(QLineEdit, "confidence").setText("0.8")
    desk.findChild(QPushButton, "find_error").click()
    desk.go_to(PageName.HELP)
    desk.help_page.show_guide("kuk")
    desk.go_to(PageName.OUTPUT)
    choose(desk, "option_question", "drugs")
    choose(desk, "option_by", "region")
    choose(desk, "option_level", "80")
    choose(desk, "option_interval", "Wilson")
    qtbot.waitUntil(lambda: desk.findChild(TableView, "block_1_table") is not None, timeout=20_000)
    table = desk.findChild(TableView, "block_1_table").table
    qtbot.waitUntil(lambda: table.rowCount() == 6, timeout=10_000)
    panes = desk.findChild(QSplitter, "output_panes")
    panes.moveSplitter(300, 1)
    sizes = panes.sizes()
    desk.close()

    again = open_desk(project=tmp_path / "p.surveydesk", is_whole=True)
    wait(qtbot, again, 600)
    assert again.session.summary.survey == clinic
    assert again.output_page.isVisible()
    assert (again.width(), again.height()) == (960, 690)
    qtbot.waitUntil(lambda: again.findChild(TableView, "block_1_table") is not None, timeout=20_000)
    table = again.findChild(TableView, "block_1_table").table
    qtbot.waitUntil(lambda: table.rowCount() == 6, timeout=10_000)
    assert chooser(again, "option_question").currentData() == "drugs"
    assert chooser(again, "option_by").currentData() == "region"
    assert chooser(again, "option_level").currentData() == 0.8
    assert chooser(again, "option_interval").currentText().startswith("Wilson")
    assert again.findChild(QSplitter, "output_panes").sizes() == sizes
    again.output_page.model.choose(2)
    assert chooser(again, "option_by").currentData() == "region"
    result = again.findChild(TableView, "block_2_table")
    qtbot.waitUntil(lambda: result.table.rowCount() == rows, timeout=10_000)
    again.go_to(PageName.PLAN)
    assert chooser(again, "design").currentText() == "Warner's design"
    assert again.findChild(QLineEdit, "confidence").text() == "80\N{NO-BREAK SPACE}%"
    assert again.findChild(QPushButton, "find_error").isChecked()
    topics = again.findChild(QListWidget, "help_topics")
    assert topics.currentItem().text().endswith("kuk")
    assert action(again, "undo_step").text().startswith("&Undo: change of an analysis")


def test_learning_from_the_reports_comes_back(
    open_desk: OpenDesk, simulated: Path, project: Path, qtbot: QtBot
) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    desk.go_to(PageName.LEARN)
    qtbot.mouseClick(desk.findChild(QPushButton, "use_project"), Qt.MouseButton.LeftButton)
    choose(desk, "learn_label", "drugs")
    desk.findChild(QListWidget, "learn_features").item(0).setCheckState(Qt.CheckState.Unchecked)
    left_out = desk.findChild(QListWidget, "learn_features").item(0).text()
    desk.close()
    again = open_desk(project=project)
    wait(qtbot, again, 600)
    assert chooser(again, "learn_label").currentData() == "drugs"
    first = again.findChild(QListWidget, "learn_features").item(0)
    assert (first.text(), first.checkState()) == (left_out, Qt.CheckState.Unchecked)
    assert again.learn_page.isVisible()


def test_the_survey_that_was_written_beside_the_project_is_opened_again(
    open_desk: OpenDesk, clinic_path: Path, tmp_path: Path, project: Path, qtbot: QtBot
) -> None:
    survey = tmp_path / "clinic.survey.json"
    survey.write_bytes(clinic_path.read_bytes())
    desk = open_desk()
    desk.survey_page.file.reopen(survey)
    qtbot.waitUntil(lambda: desk.survey_page.editing.file == survey, timeout=10_000)
    desk.close()
    again = open_desk(project=project)
    qtbot.waitUntil(lambda: again.survey_page.editing.file == survey, timeout=10_000)


def test_a_survey_that_lies_elsewhere_is_not_told(
    open_desk: OpenDesk, clinic_path: Path, project: Path, qtbot: QtBot
) -> None:
    desk = open_desk()
    desk.survey_page.file.reopen(clinic_path)
    qtbot.waitUntil(lambda: desk.survey_page.editing.file == clinic_path, timeout=10_000)
    desk.close()
    assert clinic_path.name not in str(read_desk_state(project))


def test_looking_is_no_step(open_desk: OpenDesk, project: Path, qtbot: QtBot) -> None:
    desk = open_desk()
    desk.go_to(PageName.PLAN)
    desk.close()
    with Project(project) as opened:
        assert opened.history.steps() == ()
    assert read_desk_state(project)["page"] == "plan"


STRANGE = [
    "",
    "null",
    "[]",
    "{",
    '{"page": 7, "geometry": 5, "pages": []}',
    '{"page": "nowhere", "geometry": "%%%", "pages": {"estimates": 4, "plan": {"design": "x"}}}',
    '{"geometry": "AAAA", "pages": {"files": {"files_splitter": [1, "a"]}, "nobody": {}}}',
    '{"pages": {"estimates": {"level": {}, "question": [], "block_1_table_sides": [-5, 1e999]}}}',
    '{"pages": {"survey": {"file": "../../etc/passwd"}}}',
    '{"pages": {"survey": {"file": ".."}}}',
    '{"columns": {"project_files": {"kiosk": -5, "file": "wide"}, "estimates": 3}}',
    '{"pages": {"plan": {"design": {"design": "warner", "p": 5}, "find_n": "yes", "n": null}}}',
    '{"pages": {"together": {"others": "all", "worked_out": true, "analysis": "CROSSTAB"}}}',
    '{"pages": {"learn": {"is_reports": true, "learn_features": {}}, "help": {"topic": []}}}',
    json.dumps({"pages": {"plan": {"n": "9" * 100_000}}}),
]


@pytest.mark.parametrize("state", STRANGE)
def test_a_state_that_makes_no_sense_does_no_harm(
    open_desk: OpenDesk, project: Path, state: str, qtbot: QtBot
) -> None:
    with Project(project):
        pass
    with duckdb.connect(str(project)) as database:
        database.execute("INSERT INTO desk_state VALUES (?)", [state])
    desk = open_desk(project=project)
    assert desk.files_page.isVisible()
    assert desk.files_page.messages.text == ""
    for name in PageName:
        desk.go_to(name)
    assert desk.findChild(QLineEdit, "n").text() == "1000"


def test_fractions_that_nobody_keeps_are_nothing_and_the_rest_is_kept_again(project: Path) -> None:
    with Project(project):
        pass
    with duckdb.connect(str(project)) as database:
        database.execute(
            'INSERT INTO desk_state VALUES (\'{"page": "plan", "sides": [-5, 1e999, {"a": 0.5}]}\')'
        )
    state = read_desk_state(project)
    assert state == {"page": "plan", "sides": [-5, None, {"a": None}]}
    keep_desk_state(project, {**state, "page": "help"})
    assert read_desk_state(project) == {**state, "page": "help"}


def test_what_is_no_project_keeps_no_state(tmp_path: Path) -> None:
    letter = tmp_path / "letter.surveydesk"
    letter.write_text("Dear colleague")
    assert read_desk_state(letter) == {}
    missing = tmp_path / "missing.surveydesk"
    keep_desk_state(missing, {"page": "plan"})
    assert not missing.exists()
    with duckdb.connect(str(tmp_path / "other.surveydesk")) as database:
        database.execute("CREATE TABLE t (a INTEGER)")
    with pytest.raises(EnvironmentProblem, match="not a Surveyapp project"):
        keep_desk_state(tmp_path / "other.surveydesk", {"page": "plan"})
    assert read_desk_state(tmp_path / "other.surveydesk") == {}


def test_a_copy_is_worked_on_and_the_first_stays_as_it_was(
    open_desk: OpenDesk,
    simulated: Path,
    tmp_path: Path,
    picker: object,
    qtbot: QtBot,
) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    desk.go_to(PageName.PLAN)
    picker.answers.append((tmp_path / "copy",))
    action(desk, "save_project_as").trigger()
    qtbot.waitUntil(lambda: desk.session.project.name == "copy.surveydesk", timeout=10_000)
    wait(qtbot, desk, 600)
    assert desk.findChild(QLabel, "status_project").text() == "Project: copy.surveydesk"
    assert desk.plan_page.isVisible()
    action(desk, "undo_step").trigger()
    wait(qtbot, desk, 0)
    with Project(tmp_path / "p.surveydesk") as first:
        assert first.interviews == 600


def test_a_copy_that_cannot_be_written_is_told_and_nothing_changes(
    open_desk: OpenDesk, project: Path, tmp_path: Path, picker: object, qtbot: QtBot
) -> None:
    desk = open_desk()
    picker.answers.append((tmp_path / "no" / "such" / "copy",))
    action(desk, "save_project_as").trigger()
    qtbot.waitUntil(lambda: "copy.surveydesk could not be" in desk.files_page.messages.text)
    assert desk.session.project == project


def test_a_project_that_is_open_elsewhere_is_not_overwritten(
    open_desk: OpenDesk, tmp_path: Path, picker: object, qtbot: QtBot
) -> None:
    other = tmp_path / "other.surveydesk"
    other.write_bytes(b"precious")
    other.with_name(other.name + ".wal").write_bytes(b"more")
    desk = open_desk()
    picker.answers.append((other,))
    action(desk, "save_project_as").trigger()
    qtbot.waitUntil(lambda: "choose another name" in desk.files_page.messages.text)
    assert other.read_bytes() == b"precious"


def test_it_is_said_that_everything_is_saved(open_desk: OpenDesk) -> None:
    assert open_desk().findChild(QLabel, "status_saved").text() == "All changes are saved"


def test_projects_that_were_open_are_in_the_menu_and_missing_ones_rest(
    open_desk: OpenDesk, project: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    note_project(tmp_path / "gone.surveydesk")
    desk = open_desk()
    menu = desk.findChild(RecentMenu, "recent_menu")
    menu.fill()
    first, gone = (menu.findChild(QAction, f"recent_{number}") for number in range(2))
    assert first.isEnabled()
    assert first.text().startswith("p – ")
    assert not gone.isEnabled()
    assert gone.text().endswith("(not found)")
    other = tmp_path / "other.surveydesk"
    with Project(other):
        pass
    note_project(other)
    menu.fill()
    menu.findChild(QAction, "recent_0").trigger()
    qtbot.waitUntil(lambda: desk.session.project == other and desk.session.is_known)
    menu.findChild(QAction, "clear_recent").trigger()
    assert recent_projects() == ()


def test_the_start_window_offers_the_recent_projects(
    qtbot: QtBot, tmp_path: Path, project: Path
) -> None:
    with Project(project):
        pass
    note_project(tmp_path / "gone.surveydesk")
    note_project(project)
    start = StartWindow()
    qtbot.addWidget(start)
    first = start.findChild(QPushButton, "recent_0")
    assert not start.findChild(QPushButton, "recent_1").isEnabled()
    with qtbot.waitSignal(start.desk_requested) as asked:
        qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert asked.args == [project]


def test_widths_of_columns_come_back_with_the_project_and_with_no_other(
    open_desk: OpenDesk, simulated: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    project = tmp_path / "widths.surveydesk"
    desk = open_desk(sorted(simulated.glob("*.collection")), project)
    wait(qtbot, desk, 600)
    desk.findChild(TableView, "project_files").use_widths({"kiosk": 222})
    desk.close()
    again = open_desk((), project)
    wait(qtbot, again, 600)
    assert again.findChild(TableView, "project_files").widths == {"kiosk": 222}
    again.session.open_project(tmp_path / "other.surveydesk")
    qtbot.waitUntil(lambda: not again.session.summary.files, timeout=10_000)
    wait(qtbot, again, 0)
    assert again.findChild(TableView, "project_files").widths == {}


@pytest.fixture
def surveyed(tmp_path: Path, make_survey: Callable[..., Survey]) -> Path:
    """A project with the number of hours, an age, a choice and a yes or no of each respondent."""

    def asked(name: str, kind: str, **more: object) -> dict[str, object]:
        design = {"name": "direct"}
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    sides = [{"id": one, "text": {"en": one}} for one in ("left", "right")]
    survey = make_survey(
        asked("side", "single_choice", choices=sides),
        asked("owns", "yes_no"),
        asked("age", "number", minimum=20, maximum=60),
        asked("hours", "number", minimum=0, maximum=40),
    )
    path = tmp_path / "p.surveydesk"
    import_files(simulate(survey, tmp_path / "usb", interviews=300, kiosks=1, seed=2), path)
    return path


def fit_and_close(desk: DeskWindow, qtbot: QtBot, outcome: str, *predictors: str) -> list[str]:
    """Fit a regression and close the window; return the terms."""
    desk.go_to(PageName.OUTPUT)
    wait(qtbot, desk, 300)
    model = desk.output_page.model
    qtbot.waitUntil(lambda: model.is_known, timeout=10_000)
    for block in model.output.blocks:
        model.remove(block.number)
    model.add("regress", {"outcome": outcome})
    others = desk.findChild(QListWidget, "option_predictors")
    assert others is not None
    for item in (others.item(row) for row in range(others.count())):
        if item.text().startswith(predictors):
            item.setCheckState(Qt.CheckState.Checked)
    terms = terms_of(desk, qtbot)
    desk.close()
    return terms


def terms_of(desk: DeskWindow, qtbot: QtBot) -> list[str]:
    model = desk.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks), timeout=10_000)
    block = model.output.blocks[0]
    state = model.state(block.number)
    qtbot.waitUntil(
        lambda: state.found is not None and not model.is_outdated(block.number), timeout=20_000
    )
    view = desk.findChild(TableView, f"block_{block.number}_table")
    assert view is not None
    table = view.table
    return [table.text(row, "Term") for row in range(table.rowCount())]


@pytest.mark.parametrize(
    ("outcome", "predictors"), [("owns", ("side", "age")), ("hours", ("age", "owns"))]
)
def test_a_regression_comes_back_with_its_numbers(
    open_desk: OpenDesk,
    qtbot: QtBot,
    surveyed: Path,
    outcome: str,
    predictors: tuple[str, ...],
) -> None:
    terms = fit_and_close(open_desk(project=surveyed), qtbot, outcome, *predictors)
    desk = open_desk(project=surveyed)
    wait(qtbot, desk, 300)
    assert terms_of(desk, qtbot) == terms
    assert any(term.startswith("age") for term in terms)
    assert chooser(desk, "option_outcome").currentData() == outcome
    others = desk.findChild(QListWidget, "option_predictors")
    assert others is not None
    items = [others.item(row) for row in range(others.count())]
    ticked = [
        one.text().partition(":")[0] for one in items if one.checkState() is Qt.CheckState.Checked
    ]
    assert set(ticked) == set(predictors)
    assert {one.text().partition(":")[0] for one in items} == {
        *("side", "owns", "age", "hours")
    } - {outcome}
