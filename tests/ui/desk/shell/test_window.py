"""The desk as an analyst uses it."""

import csv
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from estimated import estimate_project
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

import surveyapp
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.services.project import import_collections
from surveyapp.ui.desk.common import session
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.file_picker import PickKind
from surveyapp.ui.widgets.number_format import percent, percent_range, whole_text
from surveyapp.ui.widgets.page import Page

ESTIMATE_COLUMNS = ESTIMATES.keys(None, Estimates())

Widget = TypeVar("Widget", bound=QWidget)
OpenDesk = Callable[..., DeskWindow]


def found(parent: QWidget, kind: type[Widget], name: str) -> Widget:
    widget = parent.findChild(kind, name)
    assert widget is not None, name
    return widget


def column(view: TableView, title: str) -> list[str]:
    return [view.table.text(row, title) for row in range(view.table.rowCount())]


def titles(view: TableView) -> list[str]:
    across = Qt.Orientation.Horizontal
    return [view.table.headerData(one, across) for one in range(view.table.columnCount())]


def hint(view: TableView, title: str) -> str:
    """Return what is told of a column's first cell to who points at it."""
    return view.table.index(0, titles(view).index(title)).data(Qt.ItemDataRole.ToolTipRole)


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    qtbot.mouseClick(found(parent, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(parent: QWidget, name: str, value: object) -> None:
    chooser = found(parent, QComboBox, name)
    index = chooser.findData(value)
    assert index >= 0
    chooser.setCurrentIndex(index)
    chooser.activated.emit(index)


def imported(window: DeskWindow, qtbot: QtBot) -> DeskWindow:
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    return window


def estimates(window: DeskWindow, qtbot: QtBot, rows: int = 18) -> TableView:
    window.go_to(PageName.OUTPUT)
    model = window.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks), timeout=20_000)
    view = found(window, TableView, "block_1_table")
    qtbot.waitUntil(lambda: view.table.rowCount() == rows, timeout=10_000)
    return view


def planned(window: DeskWindow, qtbot: QtBot) -> TableView:
    window.go_to(PageName.PLAN)
    view = found(window, TableView, "plan")
    qtbot.waitUntil(lambda: view.table.rowCount() > 0, timeout=10_000)
    return view


def drop(window: DeskWindow, paths: Sequence[Path]) -> QDropEvent:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(300, 300),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    return event


def test_an_empty_project_opens_on_files_and_says_what_to_do(open_desk: OpenDesk) -> None:
    window = open_desk()
    empty = found(window.files_page, QWidget, "empty_state")
    assert empty.isVisible()
    assert found(empty, QPushButton, "import_files_empty").isVisible()
    assert found(window, QLabel, "status_interviews").text() == "Interviews: 0"


def test_estimates_without_interviews_lead_to_the_files(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    window.go_to(PageName.OUTPUT)
    click(qtbot, window.output_page, "go_to_files")
    assert window.files_page.isVisible()


def test_the_pages_have_keys(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    window.activateWindow()
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for name, key, held in (
        (PageName.PLAN, Qt.Key.Key_7, ctrl),
        (PageName.OUTPUT, Qt.Key.Key_5, ctrl),
        (PageName.FIELDWORK, Qt.Key.Key_W, ctrl | shift),
        (PageName.WEIGHTS, Qt.Key.Key_G, ctrl | shift),
    ):
        QTest.keyClick(window, key, held)
        qtbot.waitUntil(window._pages.make(name).isVisible)


def test_what_can_be_pressed_or_typed_in_has_a_name_to_speak(open_desk: OpenDesk) -> None:
    window = open_desk()
    silent = [
        widget.objectName() or type(widget).__name__
        for kind in (QPushButton, QComboBox, QLineEdit, TableView, QListWidget)
        for widget in window.findChildren(kind)
        if not (widget.accessibleName() or (isinstance(widget, QPushButton) and widget.text()))
    ]
    assert silent == []


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_about_tells_the_version(open_desk: OpenDesk) -> None:
    window = open_desk()
    found_action(window, "about").trigger()
    box = found(window, QMessageBox, "about_box")
    assert surveyapp.__version__ in box.text()
    box.close()


def found_action(parent: QWidget, name: str) -> QAction:
    action = parent.findChild(QAction, name)
    assert action is not None, name
    return action


def block_action(window: DeskWindow, name: str) -> QAction:
    frame = window.output_page.blocks.frame(1)
    return next(one for one in frame.actions() if one.objectName() == name)


def test_files_are_imported_by_the_button(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, picker: object
) -> None:
    window = open_desk()
    picker.answers.append(tuple(sorted(stick.glob("*kiosk*"))))
    click(qtbot, window.files_page, "import_files_empty")
    imported(window, qtbot)
    assert picker.asked[0].kind is PickKind.FILES
    report = found(window, TableView, "import_report")
    assert column(report, "Result") == ["Imported", "Imported"]
    assert column(report, "New interviews") == ["300", "300"]
    assert len(column(found(window, TableView, "project_files"), "File")) == 2
    assert "600" in window.files_page.messages.text


def test_a_folder_is_imported_by_the_button_and_a_torn_file_says_why(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, picker: object
) -> None:
    window = open_desk()
    picker.answers.append((stick,))
    click(qtbot, window.files_page, "import_folder_empty")
    imported(window, qtbot)
    report = found(window, TableView, "import_report")
    assert column(report, "File")[2:] == ["torn.collection", "truth.csv"]
    assert column(report, "Result")[2:] == ["Refused", "Not imported"]
    assert "altered or the file is cut short" in column(report, "Reason")[2]
    report.selectRow(2)
    detail = found(window, QLabel, "import_detail").text()
    assert detail.startswith("torn.collection cannot be used: ")
    assert "Files refused: 1" in window.files_page.messages.text


def test_files_given_at_the_start_are_imported_at_once(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path
) -> None:
    imported(open_desk([stick]), qtbot)


def test_files_may_be_dropped_on_any_page(open_desk: OpenDesk, qtbot: QtBot, stick: Path) -> None:
    window = open_desk()
    window.go_to(PageName.PLAN)
    event = drop(window, [stick])
    assert event.isAccepted()
    imported(window, qtbot)
    assert window.files_page.isVisible()


def test_dragging_files_over_the_window_invites_to_drop_them(
    open_desk: OpenDesk, stick: Path
) -> None:
    window = open_desk()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(stick))])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # PySide6 6.12; no other way
        event = QDragEnterEvent(
            QPoint(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    window.dragEnterEvent(event)
    overlay = found(window, QLabel, "drop_overlay")
    assert overlay.isVisible()
    drop(window, [])
    assert not overlay.isVisible()


def test_importing_twice_changes_nothing_and_says_so(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    drop(window, sorted(stick.glob("*kiosk*")))
    report = found(window, TableView, "import_report")
    qtbot.waitUntil(lambda: column(report, "Result") == ["Already imported"] * 2)
    assert window.session.summary.interviews == 600


class SlowImport:
    """Stands in for the service: reads the files slowly, and can be stopped."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(
        self,
        paths: Sequence[Path],
        project: Path,
        progress: Progress = no_progress,
        **_options: object,
    ) -> tuple[import_collections.FileReport, ...]:
        for self.done in range(400):
            progress(self.done, 400)
            time.sleep(0.01)
        return ()


def test_a_long_import_shows_progress_and_can_be_cancelled(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "import_files", SlowImport())
    window = open_desk()
    drop(window, [stick])
    busy = window.files_page.busy
    assert not busy.isVisible()
    assert not found(window, QPushButton, "import_files_empty").isEnabled()
    qtbot.waitUntil(busy.isVisible, timeout=2000)
    click(qtbot, busy, "cancel_job")
    qtbot.waitUntil(lambda: "stopped" in window.files_page.messages.text)
    assert not busy.isVisible()
    assert found(window, QPushButton, "import_files_empty").isEnabled()


def test_closing_in_the_middle_of_an_import_ends_the_work(
    open_desk: OpenDesk, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowImport()
    monkeypatch.setattr(session, "import_files", slow)
    window = open_desk()
    drop(window, [stick])
    window.close()
    assert slow.done < 399


def test_a_project_that_is_none_is_a_sentence_in_the_panel(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, picker: object
) -> None:
    letter = tmp_path / "letter.surveydesk"
    letter.write_text("Dear colleague")
    window = open_desk()
    picker.answers.append((letter,))
    found_action(window, "open_project").trigger()
    qtbot.waitUntil(lambda: "letter.surveydesk" in window.files_page.messages.text)


def test_another_project_can_be_made_and_opened(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path, picker: object
) -> None:
    window = imported(open_desk([stick]), qtbot)
    picker.answers.append((tmp_path / "other",))
    found_action(window, "new_project").trigger()
    name = found(window, QLabel, "status_project")
    qtbot.waitUntil(lambda: name.text() == "Project: other.surveydesk", timeout=10_000)
    assert found(window, QLabel, "status_interviews").text() == "Interviews: 0"
    picker.answers.append((tmp_path / "p.surveydesk",))
    found_action(window, "open_project").trigger()
    imported(window, qtbot)


def test_the_table_shows_the_numbers_of_the_service(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    view = estimates(window, qtbot)
    window.close()
    rows = estimate_project(tmp_path / "p.surveydesk").rows
    labels = SurveyLabels(window.session.summary.survey)
    assert column(view, "Question") == [labels.question(row.question) for row in rows]
    assert column(view, "n") == [whole_text(row.n) for row in rows]
    assert column(view, "Estimate") == [percent(row.estimate) for row in rows]
    assert column(view, "Std. error") == [percent(row.se) for row in rows]
    assert column(view, "of which randomization") == [percent(row.se_coins) for row in rows]
    assert column(view, "Most likely") == [percent(row.mle) for row in rows]
    assert column(view, "Naive reading") == [percent(row.raw) for row in rows]
    assert column(view, "95\N{NO-BREAK SPACE}% interval") == [
        percent_range(row.low, row.high) for row in rows
    ]


def test_the_models_of_the_tables_keep_the_rules_of_qt(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, qtmodeltester: ModelTester
) -> None:
    window = imported(open_desk([stick]), qtbot)
    qtmodeltester.check(estimates(window, qtbot).table)


def test_grouping_offers_direct_questions_only_and_shows_a_column(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    estimates(window, qtbot)
    by = found(window, QComboBox, "option_by")
    assert [by.itemData(index) for index in range(by.count())] == [None, "region"]
    choose(window, "option_question", "drugs")
    choose(window, "option_by", "region")
    view = estimates(window, qtbot, rows=6)
    assert column(view, "Group") == ["North", "North", "Centre", "Centre", "South", "South"]


def test_the_chosen_method_and_level_are_used(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    view = estimates(window, qtbot)
    choose(window, "option_level", 0.99)
    choose(window, "option_interval", IntervalMethod.WILSON.value)
    title = "99\N{NO-BREAK SPACE}% interval"
    qtbot.waitUntil(lambda: title in titles(view) and "Wilson" in hint(view, title), timeout=20_000)
    window.close()
    rows = estimate_project(
        tmp_path / "p.surveydesk", method=IntervalMethod.WILSON, level=0.99
    ).rows
    assert column(view, title) == [percent_range(row.low, row.high) for row in rows]


def test_the_selected_row_is_told_in_a_sentence(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    view = estimates(window, qtbot)
    asked = [row.question for row in window.output_page.model.state(1).found.result.rows]
    view.selectRow(asked.index("drugs"))
    told = found(window, QLabel, "block_1_sentence").text()
    assert told.startswith("An estimated ")
    assert "of this uncertainty (of the variance) comes from the randomization" in told


def test_the_table_and_both_charts_are_exported(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path, picker: object
) -> None:
    window = imported(open_desk([stick]), qtbot)
    estimates(window, qtbot)
    for kind, start in (("csv", b"question,answer,"), ("png", b"\x89PNG"), ("svg", b"<?xml")):
        path = tmp_path / f"out.{kind}"
        picker.answers.append((path.with_suffix(""),))
        block_action(window, f"export_{kind}").trigger()
        qtbot.waitUntil(path.exists, timeout=10_000)
        assert path.read_bytes().startswith(start)
    qtbot.waitUntil(lambda: "Saved out.svg" in window.output_page.blocks.frame(1).messages.text)
    window.close()
    rows = estimate_project(tmp_path / "p.surveydesk").rows
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        written = list(csv.DictReader(file))
    assert list(written[0]) == list(ESTIMATE_COLUMNS)
    assert [float(row["estimate"]) for row in written] == [row.estimate for row in rows]


def test_the_tables_of_files_are_exported(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path, picker: object
) -> None:
    window = imported(open_desk([stick]), qtbot)
    for name, header in (
        ("import-report", "file,result,imported,already,kiosk,reason"),
        (
            "project-files",
            (
                "name,kiosk,interviews,batch,export,first_day,last_day,number,mode,sha256,"
                "body_sha256,is_counted"
            ),
        ),
    ):
        path = tmp_path / f"{name}.csv"
        picker.answers.append((path,))
        found_action(found(window, QToolButton, "export_" + name), "export_csv").trigger()
        qtbot.waitUntil(path.exists)
        assert path.read_text().splitlines()[0] == header


def test_the_key_for_exporting_asks_once_for_the_page_that_is_shown(
    open_desk: OpenDesk, qtbot: QtBot, picker: object
) -> None:
    window = open_desk()
    planned(window, qtbot)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: [r.suggested for r in picker.asked] == ["sample-size.csv"])


def test_a_question_is_not_offered_for_groups_of_itself(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path
) -> None:
    window = imported(open_desk([stick]), qtbot)
    estimates(window, qtbot)
    groups = found(window, QComboBox, "option_by")
    assert groups.findData("region") >= 0
    choose(window, "option_question", "region")
    assert groups.findData("region") == -1
    choose(window, "option_question", "drugs")
    assert groups.findData("region") >= 0


def test_copied_rows_have_tabs_and_titles(open_desk: OpenDesk, qtbot: QtBot, stick: Path) -> None:
    window = imported(open_desk([stick]), qtbot)
    view = estimates(window, qtbot)
    view.selectRow(3)
    lines = view.selected_text().splitlines()
    assert lines[0].startswith("question\tanswer\tn\testimate\t")
    row = dict(zip(*(line.split("\t") for line in lines), strict=True))
    assert (row["question"], row["answer"]) == ("drugs", "yes")
    assert len(row["low"]) > len("0.12345")  # all digits, not only those that are shown
    assert len(lines) == 2


def test_a_folder_that_cannot_be_written_is_a_sentence_in_the_panel(
    open_desk: OpenDesk, qtbot: QtBot, stick: Path, tmp_path: Path, picker: object
) -> None:
    window = imported(open_desk([stick]), qtbot)
    estimates(window, qtbot)
    picker.answers.append((tmp_path / "no such folder" / "out.csv",))
    block_action(window, "export_csv").trigger()
    qtbot.waitUntil(
        lambda: "could not be written" in window.output_page.blocks.frame(1).messages.text
    )


def test_two_coins_need_what_the_design_document_says(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    view = planned(window, qtbot)
    assert column(view, "Method") == ["Chebyshev", "Hoeffding", "Normal", "Exact binomial"]
    assert column(view, "Interviews in total") == ["8,000", "2,952", "1,537", "1,560"]
    assert found(window.plan_page, QLabel, "figure").text() == "1,560"
    assert view.currentIndex().row() == 3
    found(window.plan_page, QLineEdit, "error").setText("0.01")
    found(window.plan_page, QLineEdit, "confidence").setText("0.9")
    wanted = ["100,000", "59,915", "27,056", "27,200"]
    qtbot.waitUntil(lambda: column(view, "Interviews in total") == wanted, timeout=10_000)
    assert column(view, "For the randomization only")[0] == "75,000"


def test_a_design_effect_and_non_response_enlarge_the_plan(
    open_desk: OpenDesk, qtbot: QtBot
) -> None:
    window = open_desk()
    view = planned(window, qtbot)
    found(window.plan_page, QLineEdit, "non_response").setText("50 %")
    qtbot.waitUntil(lambda: column(view, "Interviews in total")[:1] == ["16,000"], timeout=10_000)
    assert "people to approach" in found(window, QLabel, "figure_sentence").text()


def test_the_error_of_a_number_of_interviews_is_found(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    view = planned(window, qtbot)
    found(window.plan_page, QLineEdit, "n").setText("100,000")
    click(qtbot, window.plan_page, "find_error")
    qtbot.waitUntil(
        lambda: view.table.headerData(1, Qt.Orientation.Horizontal) == "Total error, in points",
        timeout=10_000,
    )
    assert column(view, "Total error, in points")[0] == "± 1.41"  # √(1/(0.05·100,000))


def test_a_wrong_parameter_is_told_beside_its_field_and_hides_the_answer(
    open_desk: OpenDesk, qtbot: QtBot
) -> None:
    window = open_desk()
    view = planned(window, qtbot)
    form = window.plan_page._design
    form.choose("warner")
    found(form, QLineEdit, "p").setText("1/2")
    note = found(form, QLabel, "p_note")
    qtbot.waitUntil(lambda: "must be above 0 and below 1, and not 1/2" in note.text())
    assert note.isVisible()
    assert view.table.rowCount() == 0


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        ("error", "0", "above 0 and below 1"),
        ("error", "often", "“often” is not a number; write it as 0.25, 25 % or 1/4."),
        ("confidence", "1", "above 0 and below 1"),
        ("prevalence", "2", "from 0 to 1"),
        ("design_effect", "0", "design effect"),
        ("non_response", "1", "below 1"),
    ],
)
def test_a_wrong_number_is_told_beside_its_field(
    open_desk: OpenDesk, qtbot: QtBot, field: str, text: str, sentence: str
) -> None:
    window = open_desk()
    planned(window, qtbot)
    found(window.plan_page, QLineEdit, field).setText(text)
    note = found(window.plan_page, QLabel, field + "_note")
    qtbot.waitUntil(lambda: sentence in note.text())


def test_every_design_opens_on_an_answer(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    view = planned(window, qtbot)
    found(window.plan_page, QLineEdit, "error").setText("0.1")
    chooser = found(window.plan_page, QComboBox, "design")
    for index in range(chooser.count()):
        found(window.plan_page, QLabel, "figure").setText("")
        chooser.setCurrentIndex(index)
        qtbot.waitUntil(
            lambda: found(window.plan_page, QLabel, "figure").text() not in {"", "–"},
            timeout=10_000,
        )
        assert view.table.rowCount() >= 3


def test_the_plan_and_its_curve_are_exported(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, picker: object
) -> None:
    window = open_desk()
    planned(window, qtbot)
    for kind in ("csv", "svg"):
        path = tmp_path / f"plan.{kind}"
        picker.answers.append((path,))
        found_action(window.plan_page, f"export_{kind}").trigger()
        qtbot.waitUntil(path.exists, timeout=10_000)
    lines = (tmp_path / "plan.csv").read_text().splitlines()
    assert lines[0] == "design,method,part,prevalence,error,confidence,n,target"
    assert lines[1] == "two_coins,chebyshev,total,,0.05,0.95,8000,yes"


def test_a_bug_is_said_calmly_and_without_its_details(
    open_desk: OpenDesk, caplog: pytest.LogCaptureFixture
) -> None:
    page: Page = open_desk().files_page
    page.messages.problem(ZeroDivisionError("secret"))
    assert "went wrong" in page.messages.text
    assert "secret" not in page.messages.text
    assert caplog.records
