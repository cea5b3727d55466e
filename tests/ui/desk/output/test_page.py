"""The output on the desk, with clicks and keys: blocks are added, changed, arranged, kept and undone."""

import csv
import io
import shlex

import pytest
from pixels import pixels_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QToolButton,
)
from samples import sample

from surveyapp.cli import main
from surveyapp.services.output.kept_output import keep_output, read_output
from surveyapp.services.output.output import Output, Width
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.output import block_list
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

WAIT_MS = 20_000
OPAQUE = 0xFF000000
DEVICE = QTest.createTouchDevice()
# of the offscreen platform, and of editors that tests before have left open
pytestmark = pytest.mark.qt_log_ignore("does not support", "does not belong to this view")
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made")
    files = simulate(load_survey(sample("clinic")), folder, interviews=300, kiosks=2, seed=4)
    import_files(files, folder / "made.surveydesk")
    keep_output(folder / "made.surveydesk", Output(), StepKind.ADD_BLOCK)
    return folder / "made.surveydesk"


@pytest.fixture
def project(made, tmp_path):
    path = tmp_path / "clinic.surveydesk"
    path.write_bytes(made.read_bytes())
    return path


@pytest.fixture
def open_page(qtbot, project):
    windows = []

    def opens():
        window = DeskWindow(project)
        qtbot.addWidget(window)
        windows.append(window)
        window.show()
        window._pages.stop()
        qtbot.waitUntil(lambda: window.session.is_known, timeout=WAIT_MS)
        window.go_to(PageName.OUTPUT)
        qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=WAIT_MS)
        return window.output_page

    yield opens
    for window in windows:
        window.close()


@pytest.fixture
def page(open_page):
    return open_page()


def part(page, kind, name):
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def click(page, name, kind=QAbstractButton):
    QTest.mouseClick(part(page, kind, name), LEFT)


def tick(page, name, wanted):
    """Click on the words of an entry, as people do."""
    ticks = part(page, QListWidget, name)
    rows = {ticks.item(row).data(Qt.ItemDataRole.UserRole): row for row in range(ticks.count())}
    item = ticks.item(rows[wanted])
    ticks.scrollToItem(item)
    place = ticks.visualItemRect(item).center()
    QTest.mouseClick(ticks.viewport(), LEFT, pos=place)


def choose(page, name, value):
    """Choose in a list that opens, by the keyboard."""
    chooser = part(page, QComboBox, name)
    steps = chooser.findData(value) - chooser.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(chooser, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    assert chooser.currentData() == value


def shown(qtbot, page, number):
    """Wait until a block shows what it asks for; return its table."""
    model = page.model

    def is_there():
        state = model.state(number)
        return state.job is None and state.found is not None and not model.is_outdated(number)

    qtbot.waitUntil(is_there, timeout=WAIT_MS)
    return part(page, TableView, f"block_{number}_table").table


def saved(qtbot, page):
    qtbot.waitUntil(lambda: not page._session.is_writing, timeout=WAIT_MS)
    return read_output(page._session.project)


def ranked(qtbot, page, *questions):
    """Add a ranking by the menu, and tick its questions."""
    before = page.model.output.count
    if page.model.output.blocks:
        page.add_button.menu().popup(page.mapToGlobal(QPoint(0, 0)))
        QTest.keyClick(part(page.add_button.menu(), QAbstractButton, "add_rank"), Qt.Key.Key_Space)
    else:
        click(page, "add_rank")
    for name in questions:
        tick(page, "option_questions", name)
    if questions:
        shown(qtbot, page, before + 1)
    return before + 1


def printed(capsys, project, *command):
    assert main([*command, "--project", str(project), "--csv", "-"]) in {0, 1}
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def test_an_analysis_is_added_and_has_the_numbers_of_its_command(qtbot, page, project, capsys):
    click(page, "add_rank")
    qtbot.waitUntil(lambda: bool(page.blocks.frame(1).messages.text), timeout=WAIT_MS)
    assert "Choose the options" in page.blocks.frame(1).messages.text
    tick(page, "option_questions", "trust")
    choose(page, "option_by", "region")
    table = shown(qtbot, page, 1)

    rows = printed(capsys, project, "rank", "--questions", "trust", "--by", "region")
    assert [table.text(row, "n") for row in range(table.rowCount())] == [r["n"] for r in rows]
    assert [table.text(row, "Item") for row in range(3)] == [r["item"].title() for r in rows]
    line = part(page, QLineEdit, "block_1_table_command").text()
    assert shlex.split(line)[1:6] == ["rank", "--questions", "trust", "--by", "region"]
    kept = saved(qtbot, page).block(1)
    assert kept.options == {"questions": ["trust"], "by": "region"}


def test_standard_errors_come_from_the_replicates_that_are_chosen(qtbot, page, project, capsys):
    ranked(qtbot, page, "source")
    click(page, "sample_design")
    choose(page, "block_replicates", "bootstrap")
    shown(qtbot, page, 1)
    number = part(page, QLineEdit, "block_replications")
    assert number.isVisible()
    number.selectAll()
    QTest.keyClicks(number, "1")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert "from 2 to 5000" in part(page, QLabel, "block_replications_note").text()
    number.selectAll()
    QTest.keyClicks(number, "40")
    QTest.keyClick(number, Qt.Key.Key_Return)
    shown(qtbot, page, 1)

    line = shlex.split(part(page, QLineEdit, "block_1_table_command").text())
    words = ("--replicates", "bootstrap", "--replications", "40", "--replicate-seed", "1")
    at = line.index(words[0])
    assert tuple(line[at : at + 6]) == words
    found = page.model.state(1).found
    assert any("40 replicates" in note for note in found.notes)
    rows = printed(capsys, project, "rank", "--questions", "source", *words)
    assert [row.low for row in found.result.rows] == [float(r["low"]) for r in rows]
    kept = saved(qtbot, page).block(1)
    assert (kept.replication.method.value, kept.replication.number) == ("bootstrap", 40)


def test_a_block_follows_its_options_and_is_out_of_date_until_it_has(qtbot, page, monkeypatch):
    ranked(qtbot, page, "source")
    monkeypatch.setattr(page.model, "compute", lambda _number: None)  # nobody computes for now
    choose(page, "option_level", 0.99)

    standing = part(page, QLabel, "block_1_standing")
    assert standing.text() == "Out of date"
    assert "Out of date" in page.blocks.frame(1).title.accessibleName()
    assert not page.blocks.frame(1).pane.isEnabled()
    monkeypatch.undo()
    page.model.compute_outdated()
    shown(qtbot, page, 1)
    assert standing.text() == ""
    assert page.blocks.frame(1).pane.isEnabled()


def test_incomplete_options_are_told_at_their_field_and_leave_the_result_out_of_date(qtbot, page):
    ranked(qtbot, page, "source")
    tick(page, "option_questions", "source")  # unticked again
    qtbot.waitUntil(lambda: page.model.state(1).problem is not None, timeout=WAIT_MS)

    assert part(page, QLabel, "option_questions_note").text().startswith("Questions: ")
    assert page.model.is_outdated(1)
    assert "out of date" in page.blocks.frame(1).messages.text


def test_blocks_are_moved_duplicated_hidden_and_removed_by_keys(qtbot, page):
    ranked(qtbot, page, "source")
    ranked(qtbot, page, "region")

    def order():
        return [block.number for block in page.model.output.blocks]

    def press(number, *keys):
        title = page.blocks.frame(number).title
        page.window().activateWindow()
        title.setFocus()
        qtbot.waitUntil(lambda: title.hasFocus() and title.isVisible(), timeout=WAIT_MS)
        QTest.keyClick(title, *keys)

    press(2, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order() == [2, 1]
    qtbot.waitUntil(
        page.blocks.frame(2).title.hasFocus, timeout=WAIT_MS
    )  # and the keys stay with it
    assert not part(page, QAbstractButton, "block_2_up").isEnabled()
    press(2, Qt.Key.Key_D, CTRL)
    assert order() == [2, 3, 1]
    assert page.model.state(3).found is page.model.state(2).found  # not computed again
    assert page.model.chosen.number == 3
    part(page, QAction, "block_3_do_hide").trigger()
    assert page.model.output.block(3).is_hidden
    assert not page.blocks.frame(3).pane.isVisible()
    press(3, Qt.Key.Key_Delete, CTRL)
    assert order() == [2, 1]
    assert page.model.chosen.number == 1
    assert [block.number for block in saved(qtbot, page).blocks] == [2, 1]
    part(page, QListWidget, "option_questions").setFocus()
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_D, CTRL)  # from the options of block 1
    assert order() == [2, 1, 4]


def test_what_a_copy_finds_is_seen_from_its_heading(qtbot, page):
    ranked(qtbot, page, "source")
    part(page, QAction, "block_1_do_copy").trigger()
    choose(page, "option_level", 0.99)
    shown(qtbot, page, 2)
    qtbot.waitUntil(lambda: in_sight(page, 2), timeout=WAIT_MS)


def in_sight(page, number):
    frame, view = page.blocks.frame(number), page.blocks.area.viewport()
    top = frame.mapTo(view, QPoint(0, 0)).y()
    return top >= 0 and (top <= 2 or top + frame.height() <= view.height())


def added(qtbot, page, *names):
    """Add analyses that find nothing, since nothing is chosen for them."""
    for name in names:
        page.add(name)
    last = page.model.output.blocks[-1].number
    qtbot.waitUntil(lambda: page.model.state(last).problem is not None, timeout=WAIT_MS)


def focused(qtbot, page, widget):
    page.window().activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus, timeout=WAIT_MS)


def test_a_block_that_is_moved_stays_the_chosen_one_and_in_sight(qtbot, page):
    added(qtbot, page, "rank", "compare", "regress", "crosstab")
    title = page.blocks.frame(1).title
    QTest.mouseClick(title, LEFT)
    focused(qtbot, page, title)
    for place in (1, 2, 3):
        QTest.keyClick(title, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(title.hasFocus, timeout=WAIT_MS)
        assert page.model.chosen.number == 1
        assert page.model.output.place(1) == place
    qtbot.waitUntil(lambda: in_sight(page, 1), timeout=WAIT_MS)


def test_a_copy_has_the_note_that_is_being_written_the_keyboard_and_its_place_in_sight(qtbot, page):
    ranked(qtbot, page, "source")
    part(page, QAction, "block_1_do_note").trigger()
    note = part(page, QPlainTextEdit, "block_1_note")
    focused(qtbot, page, note)
    QTest.keyClicks(note, "Few answers.")
    QTest.keyClick(note, Qt.Key.Key_D, CTRL)

    assert page.model.output.block(2).note == "Few answers."
    qtbot.waitUntil(page.blocks.frame(2).title.hasFocus, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: in_sight(page, 2), timeout=WAIT_MS)
    QTest.keyClick(page.blocks.frame(2).title, Qt.Key.Key_Delete, CTRL)
    qtbot.waitUntil(page.blocks.frame(1).title.hasFocus, timeout=WAIT_MS)


def test_many_blocks_come_a_few_a_turn_in_their_order_the_chosen_one_in_sight(
    qtbot, page, monkeypatch
):
    monkeypatch.setattr(block_list, "AT_ONCE_SECONDS", 0.0)  # one a turn
    output = page.model.output
    for _ in range(5):
        output = output.added("rank", {})
    page.model._show(output)
    page.model.choose(4)
    assert list(page.blocks._frames) == [1]
    qtbot.waitUntil(lambda: len(page.blocks._frames) == 5, timeout=WAIT_MS)
    tops = [page.blocks._top(number) for number in range(1, 6)]
    assert tops == sorted(set(tops))
    assert page.blocks.frame(4).property("isChosen")
    assert not page.blocks.frame(5).property("isChosen")
    qtbot.waitUntil(lambda: in_sight(page, 4), timeout=WAIT_MS)
    assert not part(page, QAction, "block_5_do_down").isEnabled()


def test_a_block_that_is_touched_stays_under_the_finger(qtbot, page):
    ranked(qtbot, page, "source")
    first = page.blocks.frame(1).parentWidget()
    added(qtbot, page, "rank", "compare", "regress", "crosstab")
    assert page.blocks.frame(1).parentWidget() is first  # not moved, and so not dressed again
    bar = page.blocks.area.verticalScrollBar()
    page.model.choose(5)
    qtbot.waitUntil(lambda: in_sight(page, 5), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not page.blocks._settling.isActive(), timeout=WAIT_MS)
    bar.setValue(120)
    table = page.blocks.frame(1).pane.table
    before = table.mapTo(page, QPoint(0, 0))
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(40, 40))
    assert page.model.chosen.number == 1
    qtbot.wait(100)
    assert table.mapTo(page, QPoint(0, 0)) == before


def test_a_privacy_account_asks_for_no_sample_and_shows_its_usual_numbers_as_decimals(qtbot, page):
    page.add("privacy")
    fold = part(page, QToolButton, "sample_design")
    assert not fold.isVisible()
    assert part(page, QLineEdit, "option_prior").placeholderText() == "0.1"
    assert part(page, QLineEdit, "option_delta").placeholderText() == "0.000001"
    page.add("estimate")
    assert fold.isVisible()


def test_a_result_that_is_out_of_date_is_pale(qtbot, page):
    ranked(qtbot, page, "source")
    pane = page.blocks.frame(1).pane
    qtbot.waitUntil(lambda: pane.chart.is_drawn, timeout=WAIT_MS)

    def darkest(widget):
        pixels = pixels_of(widget.grab().toImage())
        return int((pixels[pixels >= OPAQUE] & 0xFF00).min() >> 8)

    chart, table = darkest(pane.chart), darkest(pane.table)
    tick(page, "option_questions", "source")  # unticked
    qtbot.waitUntil(lambda: page.model.is_outdated(1), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not pane.isEnabled(), timeout=WAIT_MS)
    assert darkest(pane.chart) > chart + 80
    assert darkest(pane.table) > table + 60


def test_two_blocks_of_half_the_width_stand_side_by_side(qtbot, page):
    ranked(qtbot, page, "source")
    ranked(qtbot, page, "region")
    for number in (1, 2):
        part(page, QAction, f"block_{number}_do_beside").trigger()

    first, second = page.blocks.frame(1), page.blocks.frame(2)
    assert first.parentWidget() is second.parentWidget()
    qtbot.waitUntil(lambda: second.geometry().left() >= first.geometry().right(), timeout=WAIT_MS)
    assert {one.width for one in saved(qtbot, page).blocks} == {Width.HALF}


def test_a_note_is_kept_and_an_empty_one_is_none(qtbot, page):
    ranked(qtbot, page, "source")
    part(page, QAction, "block_1_do_note").trigger()
    note = part(page, QPlainTextEdit, "block_1_note")
    page.window().activateWindow()
    qtbot.waitUntil(note.hasFocus, timeout=WAIT_MS)
    rows = list(page.blocks._rows.values())
    QTest.keyClicks(note, "Few answers.")
    page.blocks.frame(1).title.setFocus()
    assert saved(qtbot, page).block(1).note == "Few answers."
    assert list(page.blocks._rows.values()) == rows  # nothing was moved, and so dressed again

    note.setFocus()
    qtbot.waitUntil(note.hasFocus, timeout=WAIT_MS)
    note.selectAll()
    QTest.keyClick(note, Qt.Key.Key_Delete)
    page.blocks.frame(1).title.setFocus()
    assert saved(qtbot, page).block(1).note == ""
    assert not note.isVisible()


def test_undo_and_redo_go_through_the_changes_of_the_output(qtbot, page):
    window = page.window()
    ranked(qtbot, page, "source")
    choose(page, "option_level", 0.99)
    saved(qtbot, page)
    undo = window.findChild(QAction, "undo_step")
    qtbot.waitUntil(lambda: "change of an analysis" in undo.text(), timeout=WAIT_MS)
    undo.trigger()
    qtbot.waitUntil(lambda: "level" not in page.model.output.block(1).options, timeout=WAIT_MS)
    assert part(page, QComboBox, "option_level").currentData() == 0.95
    shown(qtbot, page, 1)
    window.findChild(QAction, "redo_step").trigger()
    qtbot.waitUntil(
        lambda: page.model.output.block(1).options.get("level") == 0.99, timeout=WAIT_MS
    )
    assert part(page, QComboBox, "option_level").currentData() == 0.99


def test_a_project_opens_with_its_output_and_computes_it_once_it_is_looked_at(
    qtbot, open_page, project
):
    output = Output().added("rank", {"questions": ["source"]}).added("rank", {})
    output = output.added("from_the_future", {"depth": 3}).changed(1, note="kept")
    keep_output(project, output, StepKind.ADD_BLOCK)

    page = open_page()
    shown(qtbot, page, 1)

    assert part(page, QPlainTextEdit, "block_1_note").toPlainText() == "kept"
    qtbot.waitUntil(lambda: page.model.state(3).problem is not None, timeout=WAIT_MS)
    assert "has no analysis" in page.blocks.frame(3).messages.text
    assert read_output(project) == output  # what only a newer program knows stays


def test_a_block_is_of_the_interviews_that_its_own_filter_keeps(qtbot, page):
    ranked(qtbot, page, "source")
    ranked(qtbot, page, "source")
    page._filtering.toggle("region", "south", counts=True)
    shown(qtbot, page, 2)

    assert [str(one.where) for one in page.model.output.blocks] == ["", "region=south"]
    click(page, "block_1_title")
    assert not page._filtering.where
    click(page, "block_2_title")
    assert str(page._filtering.where) == "region=south"
    click(page, "filter_for_all")
    assert {str(one.where) for one in saved(qtbot, page).blocks} == {"region=south"}


def test_imported_interviews_bring_every_block_up_to_date(qtbot, page, tmp_path):
    ranked(qtbot, page, "source")
    before = page.model.state(1).found
    files = simulate(load_survey(sample("clinic")), tmp_path / "more", interviews=40, seed=9)
    page._session.import_paths(files)
    qtbot.waitUntil(lambda: page._session.summary.interviews == 340, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: page.model.state(1).found is not before, timeout=WAIT_MS)

    assert page.model.state(1).found.result.rows[0].n == 340


def test_work_is_stopped_and_begun_again_by_hand(qtbot, page):
    ranked(qtbot, page, "source")
    page.model.change(1, options={"questions": ["source"], "draws": 1_000_000})
    qtbot.waitUntil(lambda: page.model.state(1).job is not None, timeout=WAIT_MS)
    page.model.state(1).job.cancel()
    qtbot.waitUntil(lambda: page.model.state(1).job is None, timeout=WAIT_MS)

    assert page.model.is_outdated(1)
    page.model.compute_outdated()
    assert page.model.state(1).job is None  # nobody begins it again but the person
    page.model.change(1, options={"questions": ["source"], "draws": 200})
    shown(qtbot, page, 1)


def three_blocks(qtbot, page):
    """Add three blocks of a few lines, and wait until each has its place."""
    for question in ("source", "region", "drugs"):
        page.model.add("estimate", {"question": question})
    for number in (1, 2, 3):
        shown(qtbot, page, number)
        page.blocks.frame(number).pane.hide()

    def is_laid_out():
        tops = [page.blocks.frame(n).mapTo(page, QPoint(0, 0)).y() for n in (1, 2, 3)]
        return tops == sorted(set(tops)) and tops[0] > 0

    qtbot.waitUntil(is_laid_out, timeout=WAIT_MS)
    return [page.blocks.frame(number) for number in (1, 2, 3)]


def order(page):
    return [block.number for block in page.model.output.blocks]


def is_beside(one, other):
    """Whether a block stands right of another."""
    left, right = one.mapToGlobal(QPoint()), other.mapToGlobal(QPoint())
    return right.y() == left.y() and right.x() >= left.x() + one.width()


def below(frame):
    """A point of the screen just below a block."""
    return frame.mapToGlobal(QPoint(frame.width() // 3, frame.height() - 2))


def test_a_block_is_dragged_by_its_heading_and_a_line_shows_where_it_would_be(qtbot, page):
    first, _, third = three_blocks(qtbot, page)
    title, line = first.title, part(page, QFrame, "drop_line")

    def hold(*points):
        QTest.mousePress(title, LEFT, pos=title.rect().center())
        for point in points:
            QTest.mouseMove(title, title.mapFromGlobal(point))

    hold(below(first), below(third))
    assert line.isVisible()
    assert line.y() > third.mapTo(line.parentWidget(), QPoint(0, 0)).y() + third.height() - 5
    QTest.keyClick(title, Qt.Key.Key_Escape)
    QTest.mouseRelease(title, LEFT, pos=title.mapFromGlobal(below(third)))
    assert (order(page), line.isVisible()) == ([1, 2, 3], False)

    hold(below(first), below(third))
    QTest.mouseRelease(title, LEFT, pos=title.mapFromGlobal(below(third)))
    assert (order(page), line.isVisible()) == ([2, 3, 1], False)
    assert page.model.chosen.number == 1
    assert [block.number for block in saved(qtbot, page).blocks] == [2, 3, 1]
    page._session.undo()
    qtbot.waitUntil(lambda: order(page) == [1, 2, 3], timeout=WAIT_MS)


def test_a_finger_drags_a_block_between_two_that_stand_side_by_side(qtbot, page):
    first, second, third = three_blocks(qtbot, page)
    for number in (2, 3):
        page.model.arrange(number, width=Width.HALF)
    for frame in (first, second, third):
        frame.pane.hide()
    qtbot.waitUntil(lambda: is_beside(second, third) and third.height() < 200, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not page.blocks._settling.isActive(), timeout=WAIT_MS)
    title = first.title
    point = third.mapToGlobal(QPoint(third.width() // 4, third.height() // 2))
    finger = QTest.touchEvent(title, DEVICE, False)
    finger.press(0, title.rect().center(), title).commit()
    for part_of_the_way in (0.3, 1.0):
        at = (
            title.rect().center()
            + (title.mapFromGlobal(point) - title.rect().center()) * part_of_the_way
        )
        finger.move(0, at, title).commit()
    line = part(page, QFrame, "drop_line")
    assert line.isVisible()
    assert line.width() < line.height()  # it stands between the two
    finger.release(0, title.mapFromGlobal(point), title).commit()
    assert order(page) == [2, 1, 3]


def test_a_project_opens_with_the_options_of_the_block_that_was_chosen(qtbot, open_page):
    before = open_page()
    added(qtbot, before, "rank", "compare", "regress")
    before.model.choose(2)
    before.window().close()
    after = open_page()
    title = part(after, QLabel, "form_title")
    qtbot.waitUntil(lambda: title.text() == "Comparison of groups", timeout=WAIT_MS)
    assert after.model.chosen.number == 2


def test_widths_of_columns_in_a_block_come_back_with_the_project(qtbot, open_page):
    page = open_page()
    page.model.add("estimate", {"question": "region"})
    table = shown(qtbot, page, 1)
    view = part(page, TableView, "block_1_table")
    assert table.rowCount()
    view.use_widths({"estimate": 173})
    saved(qtbot, page)
    page.window().close()

    again = open_page()
    shown(qtbot, again, 1)
    view = part(again, TableView, "block_1_table")
    place = [view.table.name(at) for at in range(view.table.columnCount())].index("estimate")
    assert view.columnWidth(place) == 173


def test_the_state_of_a_finding_leaves_the_room_to_the_finding(qtbot, page):
    page.model.add("quality", {})
    shown(qtbot, page, 1)
    view = part(page, TableView, "block_1_table")
    widths = {view.table.name(at): view.columnWidth(at) for at in range(view.table.columnCount())}
    assert widths["finding"] == max(widths.values())
    assert widths["severity"] < widths["finding"] / 2


def test_the_recorded_data_and_the_codebook_are_saved_by_the_menu(qtbot, page, tmp_path):
    menu = page._report
    menu._file_picker = lambda _menu, request: (tmp_path / f"out{request.ending}",)
    wanted = (None, "data.csv"), (None, "data.sav"), ("fr", "data.sav"), (None, "codebook.html")
    for menu.language, name in wanted:
        page.messages.clear()
        page.findChild(QAction, name).trigger()
        qtbot.waitUntil(lambda: bool(page.messages.text), timeout=WAIT_MS)
        assert page.messages.text.startswith("Saved out"), name


def test_why_nothing_is_found_comes_into_sight(qtbot, page):
    page.model.add("estimate", {})
    shown(qtbot, page, 1)
    page.model.add("rank", {})
    qtbot.waitUntil(lambda: page.model.chosen.number == 2)
    tick(page, "option_questions", "drugs")
    qtbot.waitUntil(lambda: page.model.state(2).problem is not None, timeout=WAIT_MS)
    frame = part(page, QFrame, "block_2")

    def is_in_sight():
        seen = frame.visibleRegion().boundingRect()
        return frame.isVisible() and seen.height() >= frame.height() > 0

    qtbot.waitUntil(is_in_sight, timeout=WAIT_MS)


def test_each_entry_of_the_menu_of_a_block_is_named(qtbot, page):
    page.model.add("estimate", {})
    shown(qtbot, page, 1)
    menu = part(page, QToolButton, "block_1_more").menu()
    named = [one for one in menu.actions() if not one.isSeparator()]
    assert all(one.text() for one in named)
    assert len({one.text() for one in named}) == len(named) > 8


def test_undone_and_redone_a_block_says_nothing_of_what_was_wrong_between(qtbot, page):
    page.model.add("describe", {})
    qtbot.waitUntil(lambda: page.model.chosen is not None)
    tick(page, "option_questions", "trust")
    shown(qtbot, page, 1)
    frame = part(page, QFrame, "block_1")
    tick(page, "option_questions", "trust")
    qtbot.waitUntil(lambda: page.model.state(1).problem is not None, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: "not complete" in frame.messages.text)
    tick(page, "option_questions", "trust")
    qtbot.waitUntil(lambda: "not complete" not in frame.messages.text, timeout=WAIT_MS)
    shown(qtbot, page, 1)
    assert page.model.state(1).problem is None
