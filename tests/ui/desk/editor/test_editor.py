"""Surveys as they are written at the desk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt, QTranslator
from PySide6.QtGui import QAction, QColor, QDropEvent, QImage, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.services.kiosk.screen import Screen
from surveyapp.services.surveys import edits
from surveyapp.services.surveys.draft import QUESTIONS, Draft
from surveyapp.services.surveys.draft_files import open_draft
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.surveys.xlsform import workbook_bytes
from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.xlsform.sheets import Sheet
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.editor.page import SurveyPage
from surveyapp.ui.desk.editor.survey_file import Unsaved
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.kiosk.preview import ScreenPainter
from surveyapp.ui.screen_painter import Picture
from surveyapp.ui.widgets.form_report import FormReportDialog

Widget = TypeVar("Widget", bound=QWidget)


class Painter:
    """Paints a plain picture, and keeps what it was asked for."""

    def __init__(self) -> None:
        self.painted: list[tuple[Survey, Screen, QSize]] = []

    def paint(self, survey: Survey, screen: Screen, size: QSize) -> Picture:
        self.painted.append((survey, screen, size))
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        return Picture(image, f"{screen.stage.value} in {screen.language}")


class Asked:
    """Answers the question after unsaved edits."""

    def __init__(self) -> None:
        self.answer = Unsaved.KEEP_EDITING
        self.times = 0

    def __call__(self, _parent: QWidget) -> Unsaved:
        self.times += 1
        return self.answer


class Confirming:
    """Answers whether a survey that gives something away is meant so."""

    def __init__(self) -> None:
        self.answer = True
        self.told: list[str] = []

    def __call__(self, _parent: QWidget, sentences: Sequence[str]) -> bool:
        self.told += sentences
        return self.answer


@pytest.fixture
def confirming() -> Confirming:
    return Confirming()


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def page(qtbot: QtBot, show_page, picker, *, painter, asked, confirming) -> SurveyPage:
    made = show_page(SurveyPage(picker, painter, ask=asked, confirm=confirming))
    settled(qtbot, made)
    return made


@pytest.fixture
def clinic_page(page: SurveyPage, qtbot: QtBot, picker, clinic_path: Path) -> SurveyPage:
    """The page with the example survey opened."""
    picker.answers.append((clinic_path,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: page.editing.file == clinic_path, timeout=10_000)
    settled(qtbot, page)
    return page


def settled(qtbot: QtBot, page: SurveyPage) -> None:
    qtbot.waitUntil(lambda: page.editing.findings is not None, timeout=10_000)


def found(page: QWidget, kind: type[Widget], name: str) -> Widget:
    widgets = page.findChildren(kind, name)
    assert widgets, name
    return widgets[-1]


def text(page: QWidget, name: str) -> str:
    return found(page, QLabel, name).text()


def click(page: QWidget, name: str) -> None:
    found(page, QAbstractButton, name).click()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # offscreen
@pytest.mark.parametrize(("height", "least_in_sight"), [(730, 3), (1152, 4)])
def test_what_is_written_has_more_room_than_the_list_above_it(
    clinic_page: SurveyPage, qtbot: QtBot, height: int, least_in_sight: int
) -> None:
    window = clinic_page.window()
    window.setMinimumSize(100, 100)
    window.resize(720, height)  # as in windows of 800 by 800 and 800 by 1280 pixels
    qtbot.wait(20)
    outline, area = (
        found(clinic_page, QListWidget, "outline"),
        found(clinic_page, QScrollArea, "form_area"),
    )
    assert outline.mapTo(window, QPoint()).y() + outline.height() < area.mapTo(window, QPoint()).y()
    assert area.height() > 1.4 * outline.height()
    rows = (outline.visualItemRect(outline.item(place)) for place in range(outline.count()))
    assert sum(map(outline.viewport().rect().contains, rows)) >= least_in_sight
    window.resize(1100, height)
    qtbot.wait(20)
    assert outline.mapTo(window, QPoint()).x() + outline.width() < area.mapTo(window, QPoint()).x()
    assert area.width() > 2 * outline.width()


def row_of(page: SurveyPage, name: str) -> int:
    outline = found(page, QListWidget, "outline")
    rows = [outline.item(i).text().split("\n")[0].strip() for i in range(outline.count())]
    return rows.index(name)


def go_to(page: SurveyPage, name: str) -> None:
    found(page, QListWidget, "outline").setCurrentRow(row_of(page, name))


def ids(page: SurveyPage) -> list[str]:
    return [question["id"] for question in page.editing.draft.questions]


def add(page: SurveyPage, kind: str) -> None:
    menu = found(page, QToolButton, "add_question").menu()
    found(menu, QAction, f"add_{kind}").trigger()  # type: ignore[type-var]


def type_in(qtbot: QtBot, page: SurveyPage, name: str, words: str) -> None:
    field = found(page, QWidget, name)
    field.setFocus()
    qtbot.keyClicks(field, words)


def test_a_survey_is_written_from_nothing_and_saved(page, qtbot, picker, tmp_path):
    type_in(qtbot, page, "title_en", "Two questions")
    add(page, "yes_no")
    type_in(qtbot, page, "question_text_en", "Have you ever taken a bribe?")
    add(page, "single_choice")
    type_in(qtbot, page, "question_text_en", "Where?")
    type_in(qtbot, page, "choice_0_en", "North")
    type_in(qtbot, page, "choice_1_en", "South")
    click(page, "goal_none")
    settled(qtbot, page)
    assert text(page, "survey_state").startswith("Ready for the kiosk. At most ε = 1.0987 per")
    picker.answers.append((tmp_path / "two",))
    page.action("save_survey").trigger()
    survey = load_survey(tmp_path / "two.survey.json")
    assert [question.design.name for question in survey.recorded_questions] == [
        "two_coins",
        "direct",
    ]
    assert survey.title.any() == "Two questions"
    assert page.editing.is_saved
    assert page.messages.text == "two.survey.json is saved."


def test_undo_takes_back_a_field_at_a_time_and_redo_brings_it_again(clinic_page, qtbot):
    page = clinic_page
    before = page.editing.draft
    go_to(page, "drugs")
    type_in(qtbot, page, "question_text_en", "AB")
    go_to(page, "bribe")
    type_in(qtbot, page, "question_text_en", "CD")
    page.action("undo").trigger()
    assert "CD" not in found(page, QPlainTextEdit, "question_text_en").toPlainText()
    page.action("undo").trigger()
    assert page.editing.draft == before
    assert found(page, QLineEdit, "question_id").text() == "drugs"
    page.action("redo").trigger()
    assert "AB" in found(page, QPlainTextEdit, "question_text_en").toPlainText()


def test_keys_undo_from_inside_a_field(clinic_page, qtbot):
    page = clinic_page
    before = page.editing.draft
    go_to(page, "drugs")
    type_in(qtbot, page, "question_text_en", "x")
    field = found(page, QPlainTextEdit, "question_text_en")
    page.addAction(page.action("undo"))  # in the window it is in the menu
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.editing.draft == before


def test_questions_are_duplicated_moved_and_removed(clinic_page):
    page = clinic_page
    before = ids(page)
    go_to(page, "region")
    click(page, "duplicate")
    assert ids(page)[1:3] == ["region", "region_2"]
    click(page, "move_down")
    assert ids(page)[2:4] == ["drugs", "region_2"]
    click(page, "remove")
    assert ids(page) == before
    go_to(page, before[0])
    assert not found(page, QToolButton, "move_up").isEnabled()


def test_the_list_obeys_the_keyboard(clinic_page, qtbot):
    page = clinic_page
    before = ids(page)
    go_to(page, "drugs")
    outline = found(page, QListWidget, "outline")
    qtbot.keyClick(outline, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert ids(page)[1:3] == ["drugs", "region"]
    qtbot.keyClick(outline, Qt.Key.Key_Delete)
    assert ids(page) == [name for name in before if name != "drugs"]


def test_a_question_is_dragged_to_another_place(clinic_page):
    page = clinic_page
    outline = found(page, QListWidget, "outline")
    go_to(page, "trust")
    target = outline.visualItemRect(outline.item(row_of(page, "region")))
    event = QDropEvent(
        QPointF(target.center().x(), target.top() + 2),
        Qt.DropAction.MoveAction,
        outline.mimeData([outline.currentItem()]),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    outline.dropEvent(event)
    assert ids(page)[:3] == ["intro", "trust", "region"]
    assert found(page, QLineEdit, "question_id").text() == "trust"


def test_a_missing_translation_is_marked_in_its_field(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "drugs")
    field = found(page, QPlainTextEdit, "question_text_fr")
    field.clear()
    assert field.placeholderText() == "Français: missing"
    assert field.property("isMissing") is True
    settled(qtbot, page)
    assert text(page, "survey_state") == "Problems to fix: 1. Click one to jump to it."
    mistakes = found(page, QListWidget, "mistakes")
    assert mistakes.item(0).text() == "Question “drugs”: there is no text in Français."
    assert field.accessibleDescription() == "is missing; every text needs every language."


def test_a_mistake_leads_to_its_field(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "region")
    field = found(page, QLineEdit, "choice_1_id")
    field.clear()
    type_in(qtbot, page, "choice_1_id", "north")
    go_to(page, "trust")
    settled(qtbot, page)
    mistakes = found(page, QListWidget, "mistakes")
    told = "Question “region”, choice 2, id: is north, as is Question “region”, choice 1, id;"
    assert mistakes.item(0).text().startswith(told)
    mistakes.itemClicked.emit(mistakes.item(0))
    assert found(page, QLineEdit, "question_id").text() == "region"
    led = found(page, QLineEdit, "choice_1_id")
    qtbot.waitUntil(lambda: QApplication.focusWidget() is led)
    assert "as is Question “region”, choice 1, id" in text(page, "choice_1_id_note")


def test_a_goal_shows_its_epsilon_odds_and_interviews(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "drugs")
    click(page, "goal_balanced")
    settled(qtbot, page)
    assert text(page, "promise_epsilon") == (
        "ε = 1.6095: one report can multiply the odds of one answer over another by at most 5."
    )
    assert text(page, "promise_odds") == "yes → yes 5 of 6, no 1 of 6; no → yes 1 of 6, no 5 of 6"
    assert text(page, "promise_interviews").startswith("865 interviews give an estimate within")


def test_each_goal_says_how_many_interviews_it_needs(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "drugs")
    strong, own = found(page, QRadioButton, "goal_strong"), found(page, QRadioButton, "goal_own")
    qtbot.waitUntil(lambda: strong.text() == "Strong privacy (ε ≤ 1.1): 1,537 interviews")
    assert found(page, QRadioButton, "goal_epsilon_two").text().endswith(": 683 interviews")
    assert own.text() == "Choose a design myself"


def test_the_wanted_error_decides_the_interviews(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "drugs")
    chooser = found(page, QComboBox, "wanted_error")
    chooser.setCurrentIndex(chooser.findData(10))
    chooser.activated.emit(chooser.currentIndex())
    qtbot.waitUntil(lambda: text(page, "promise_interviews").startswith("385 interviews"))


def test_a_design_of_ones_own_has_its_parameters(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "drugs")
    click(page, "goal_own")
    chooser = found(page, QComboBox, "own_design")
    chooser.setCurrentIndex(chooser.findData("warner"))
    chooser.activated.emit(chooser.currentIndex())
    field = found(page, QLineEdit, "design_p")
    field.clear()
    type_in(qtbot, page, "design_p", "4/5")
    settled(qtbot, page)
    assert text(page, "promise_epsilon").startswith(
        "ε = 1.3863: one report can multiply the odds of one answer over another by at most 4"
    )
    field.clear()
    type_in(qtbot, page, "design_p", "1/2")
    settled(qtbot, page)
    assert "it must be above 0 and below 1, and not 1/2" in text(page, "design_p_note")
    assert text(page, "promise_epsilon").startswith("Correct the marked fields")


def test_a_second_question_is_written_where_the_design_needs_one(page, qtbot, picker, tmp_path):
    type_in(qtbot, page, "title_en", "One question")
    add(page, "yes_no")
    type_in(qtbot, page, "question_text_en", "Have you ever taken a bribe?")
    assert not found(page, QPlainTextEdit, "second_question_text_en").isVisibleTo(page)
    click(page, "goal_own")
    choose(page, "own_design", "crosswise")
    choose(page, "mode", "own_device")
    assert found(page, QPlainTextEdit, "second_question_text_en").isVisibleTo(page)
    assert not found(page, QPlainTextEdit, "second_question_anchor_en").isVisibleTo(page)
    settled(qtbot, page)
    assert (
        text(page, "survey_state")
        == "This survey is not ready for a kiosk. The list shows what to add."
    )
    findings = found(page, QListWidget, "mistakes")
    assert findings.item(0).text().endswith("Add the second question.")
    type_in(qtbot, page, "second_question_text_en", "Was your mother born in May?")
    type_in(qtbot, page, "second_question_share", "1/4")
    settled(qtbot, page)
    picker.answers.append((tmp_path / "one",))
    page.action("save_survey").trigger()
    (question,) = load_survey(tmp_path / "one.survey.json").recorded_questions
    assert question.second_question.text.any() == "Was your mother born in May?"
    assert page.editing.draft.at(("format",)) == SECOND_FORMAT


def choose(page: SurveyPage, name: str, value: str) -> None:
    chooser = found(page, QComboBox, name)
    chooser.setCurrentIndex(chooser.findData(value))
    chooser.activated.emit(chooser.currentIndex())


def test_a_choice_more_keeps_strong_privacy(page, qtbot):
    add(page, "single_choice")
    click(page, "add_choice")
    assert page.editing.draft.questions[0]["design"] == {"name": "k_rr", "p_truth": "2/5"}
    assert found(page, QRadioButton, "goal_strong").isChecked()


def test_the_mode_of_a_question_is_chosen(clinic_page):
    page = clinic_page
    go_to(page, "drugs")
    chooser = found(page, QComboBox, "mode")
    chooser.setCurrentIndex(chooser.findData("shown_coins"))
    chooser.activated.emit(chooser.currentIndex())
    assert page.editing.draft.at(("questions", 2, "mode")) == "shown_coins"


def test_the_wheel_scrolls_the_form_and_chooses_nothing(clinic_page):
    page = clinic_page
    go_to(page, "drugs")
    before = page.editing.draft
    chooser = found(page, QComboBox, "question_type")
    down = QPoint(0, -120)
    event = QWheelEvent(
        QPointF(5, 5),
        chooser.mapToGlobal(QPointF(5, 5)),
        down,
        down,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(chooser, event)
    assert page.editing.draft is before
    assert chooser.currentData() == "yes_no"


def test_a_question_changes_its_type_and_may_be_left_out(clinic_page):
    page = clinic_page
    go_to(page, "drugs")
    chooser = found(page, QComboBox, "question_type")
    chooser.setCurrentIndex(chooser.findData("rating"))
    chooser.activated.emit(chooser.currentIndex())
    found(page, QCheckBox, "required").click()
    question = page.editing.draft.questions[2]
    assert (question["type"], question["levels"], question["required"]) == ("rating", 5, False)
    assert question["text"]["fr"]


def test_rounds_may_be_shown_where_coins_can_be_checked_and_the_format_follows(clinic_page):
    page = clinic_page
    page.editing.select((QUESTIONS, 1))
    assert not found(page, QCheckBox, "challenge").isVisible()
    page.editing.select(())
    found(page, QCheckBox, "checkable_coins").click()
    page.editing.select((QUESTIONS, 1))
    tick = found(page, QCheckBox, "challenge")
    assert (tick.isVisible(), tick.isChecked()) == (True, False)
    tick.click()
    value = page.editing.draft.value
    assert (value["format"], value["checkable_coins"]) == (SECOND_FORMAT, True)
    assert value["questions"][1]["challenge"] is True
    tick.click()
    value = page.editing.draft.value
    assert value["format"] == FORMAT
    assert "challenge" not in value["questions"][1]


def test_the_parts_of_a_joint_question_are_rows_of_the_list(page, qtbot):
    add(page, "joint")
    assert row_of(page, "part_1") == row_of(page, "joint") + 1
    click(page, "add_member")
    assert page.editing.draft.questions[0]["members"] == ["part_1", "part_2", "part_3"]
    click(page, "member_2")
    assert found(page, QLineEdit, "question_id").text() == "part_3"
    assert page.findChild(QRadioButton, "goal_strong") is None
    click(page, "remove")
    assert page.editing.draft.questions[0]["members"] == ["part_1", "part_2"]


def test_a_language_is_added_with_its_missing_texts_and_taken_away(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "The survey")
    before = page.editing.draft
    type_in(qtbot, page, "new_language", "ar")
    click(page, "add_language")
    assert "missing" in text(page, "missing_ar")
    title = found(page, QPlainTextEdit, "title_ar")
    assert title.layoutDirection() is Qt.LayoutDirection.RightToLeft
    click(page, "remove_language_2")
    assert page.editing.draft == before


def test_a_group_asks_each_respondent_fewer_questions(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "The survey")
    click(page, "add_group")
    of = found(page, QListWidget, "group_0_of")
    of.item(0).setCheckState(Qt.CheckState.Unchecked)
    group = page.editing.draft.groups[0]
    assert group["ask_random"] == 1
    assert of.item(0).text() not in group["of"]
    assert len(group["of"]) == of.count() - 1
    settled(qtbot, page)
    assert page.editing.findings.mistakes == ()
    click(page, "remove_group_0")
    assert page.editing.draft.groups == ()


def test_the_preview_shows_the_selected_question_in_each_language(clinic_page, painter, qtbot):
    page = clinic_page
    click(page, "show_preview")
    go_to(page, "bribe")
    assert painter.painted[-1][1].question.id == "bribe"
    chooser = found(page, QComboBox, "preview_language")
    chooser.setCurrentIndex(chooser.findData("fr"))
    chooser.activated.emit(chooser.currentIndex())
    assert painter.painted[-1][1].language == "fr"
    assert found(page, QWidget, "preview").accessibleDescription() == "question in fr"
    assert painter.painted[-1][1].must_toss
    click(page, "preview_next")
    assert painter.painted[-1][1].coin is not None
    click(page, "preview_next")
    assert painter.painted[-1][1].question.id == "violence"
    device = found(page, QComboBox, "preview_device")
    device.setCurrentIndex(1)
    device.activated.emit(1)
    assert painter.painted[-1][2] == QSize(800, 1280)
    assert text(page, "preview_note").startswith("Preview only: the buttons do not work")


def test_the_preview_says_that_mistakes_came_after_it(clinic_page, qtbot):
    page = clinic_page
    go_to(page, "The survey")
    found(page, QLineEdit, "survey_id").clear()
    page.editing.edit(page.editing.draft.put(("id",), ""))
    settled(qtbot, page)
    assert text(page, "preview_note") == (
        "The survey has problems. This preview shows the last version without problems."
    )


def test_where_there_is_nothing_to_preview_a_sentence_at_the_top_says_why(clinic_page, qtbot):
    page = clinic_page
    page.action("new_survey").trigger()
    settled(qtbot, page)
    click(page, "show_preview")
    note = found(page, QLabel, "preview_note")
    bar = found(page, QComboBox, "preview_language")
    assert note.text() == "The survey has problems. Fix them to see the preview."
    assert not found(page, QWidget, "preview").isVisible()
    top = note.mapTo(page, QPoint()).y() - bar.mapTo(page, QPoint(0, bar.height())).y()
    assert 0 <= top < 20
    assert note.height() < 60


def test_unsaved_work_is_asked_about(clinic_page, qtbot, asked, picker, clinic_path):
    page = clinic_page
    go_to(page, "drugs")
    type_in(qtbot, page, "question_text_en", "x")
    edited = page.editing.draft
    page.action("new_survey").trigger()
    assert (asked.times, page.editing.draft) == (1, edited)
    asked.answer = Unsaved.DISCARD
    page.action("new_survey").trigger()
    assert page.editing.draft.questions == ()
    assert page.may_leave()
    assert asked.times == 2


def test_an_id_that_is_still_being_typed_counts_as_unsaved(clinic_page, qtbot, asked):
    page = clinic_page
    go_to(page, "drugs")
    found(page, QLineEdit, "question_id").clear()
    type_in(qtbot, page, "question_id", "substances")
    assert not page.may_leave()
    assert ids(page)[2] == "substances"


def test_what_gives_an_answer_away_is_listed_and_saved_only_if_it_is_meant_so(
    clinic_page, qtbot, confirming, picker, tmp_path
):
    clinic_page.editing.edit(
        clinic_page.editing.draft.put(
            (QUESTIONS, 1, "text", "en"), "In the last 12 months, have you taken an illegal drug?"
        )
    )
    settled(qtbot, clinic_page)
    listed = found(clinic_page, QListWidget, "mistakes")
    asked = "In the last 12 months, have you taken an illegal drug?"
    told = f"“{asked} (region)” asks directly what the coins protect in “{asked} (drugs)”"
    assert listed.item(0).text().startswith(told)
    assert "8.2334" in listed.item(1).text()
    target, confirming.answer = tmp_path / "leaks.survey.json", False
    picker.answers += [(target,)] * 3
    clinic_page.action("save_survey_as").trigger()
    assert not target.exists()
    assert [line.split(" ")[0] for line in confirming.told] == ["“In", "The"]
    assert confirming.told[0].startswith(told)
    confirming.answer = True
    for _ in range(2):  # what is confirmed is not asked again
        clinic_page.action("save_survey_as").trigger()
    assert target.exists()
    assert len(confirming.told) == 4


def test_a_total_epsilon_that_was_confirmed_is_asked_again_only_when_it_is_larger(
    clinic_page, qtbot, confirming, picker, tmp_path
):
    page, target = clinic_page, tmp_path / "much.survey.json"
    picker.answers.append((target,))
    page.action("save_survey_as").trigger()
    (sentence,) = confirming.told
    assert "8.2334" in sentence
    assert load_survey(target).confirmed_epsilon == Fraction("8.2334")
    picker.answers.append((target,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: page.editing.file == target, timeout=10_000)
    page.editing.edit(page.editing.draft.put(("title", "en"), "Another title"))
    page.action("save_survey").trigger()
    assert len(confirming.told) == 1
    more = {"name": "forced_response", "p_truth": "4/5", "p_yes": "1/10"}
    page.editing.edit(page.editing.draft.put((QUESTIONS, 2, "design"), more))
    page.action("save_survey").trigger()
    assert len(confirming.told) == 2
    assert load_survey(target).confirmed_epsilon > Fraction("8.2334")


def test_work_with_mistakes_is_saved_with_a_warning(clinic_page, qtbot, picker, tmp_path):
    page = clinic_page
    page.editing.edit(page.editing.draft.put(("id",), "not an id"))
    picker.answers.append((tmp_path / "half.survey.json",))
    page.action("save_survey_as").trigger()
    assert page.messages.text.startswith("half.survey.json is saved with problems: 1.")
    assert open_draft(tmp_path / "half.survey.json").draft == page.editing.draft


def test_a_form_is_written_and_opened(clinic_page, qtbot, picker, tmp_path):
    page = clinic_page
    form = tmp_path / "clinic.xlsx"
    picker.answers.append((form,))
    page.action("save_survey_as").trigger()
    assert page.messages.text.startswith("clinic.xlsx is saved.")
    picker.answers.append((form,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: page.editing.file is None, timeout=10_000)
    assert ids(page) == [q.id for q in load_survey(_clinic()).questions]


def _clinic() -> Path:
    return sample("clinic")


def test_a_file_that_is_no_survey_is_refused_and_the_work_stays(page, qtbot, picker, tmp_path):
    odd = tmp_path / "odd.survey.json"
    odd.write_text("[1]")
    before: Draft = page.editing.draft
    picker.answers.append((odd,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: bool(page.messages.text), timeout=10_000)
    assert page.messages.text.startswith("odd.survey.json cannot be shown as a form")
    assert page.editing.draft is before


def test_a_disk_that_fails_is_told_and_the_work_stays_unsaved(clinic_page, picker, tmp_path):
    page = clinic_page
    page.editing.edit(page.editing.draft.put(("version",), 2))
    picker.answers.append((tmp_path / "nowhere" / "s.survey.json",))
    page.action("save_survey_as").trigger()
    assert page.messages.text
    assert not page.editing.is_saved


def test_every_control_has_a_name(clinic_page, qtbot):
    page = clinic_page
    nameless: list[str] = []
    for name in ("The survey", "region", "drugs"):
        go_to(page, name)
        nameless += [
            child.objectName() or type(child).__name__
            for kind in (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QListWidget)
            for child in page.findChildren(kind)
            if not child.accessibleName()
            and not (isinstance(child, QAbstractButton) and child.text())
        ]
    assert nameless == []


def test_the_desk_has_the_page_its_menu_and_asks_before_it_closes(open_desk, qtbot, asked):
    window = open_desk(ask=asked)
    page = window.survey_page  # its menu comes with it
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "&Survey"]
    assert [action.objectName() for action in menus[0].actions() if action.objectName()] == [
        "new_survey",
        "open_survey",
        "save_survey",
        "save_survey_as",
        "show_project",
        "undo",
        "redo",
    ]
    assert not page.action("save_survey").isEnabled()
    page.action("new_survey").trigger()  # as the tutorial says, whatever page is shown
    assert page.isVisible()
    window.go_to(PageName.HELP)
    assert not page.action("save_survey").isEnabled()
    found(window, QAction, "go_survey").trigger()  # type: ignore[type-var]
    assert page.isVisible()
    assert page.action("save_survey").isEnabled()
    add(page, "note")
    window.close()
    assert (asked.times, window.isVisible()) == (1, True)
    asked.answer = Unsaved.DISCARD
    window.close()
    assert not window.isVisible()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_what_is_wrong_with_a_form_is_listed_by_cell(page, qtbot, picker, tmp_path):
    form = tmp_path / "f.xlsx"
    rows = (("type", "name", "label::English (en)"), ("note", "hello", "Hello"))
    settings = Sheet("settings", (("form_id", "version"), ("small", "1")))
    form.write_bytes(workbook_bytes((Sheet("survey", rows), settings)))
    picker.answers.append((form,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: bool(page.messages.text), timeout=10_000)
    assert page.messages.text.startswith(
        "f.xlsx is not ready for a kiosk. Correct this in the form:"
    )
    assert "survey!A1: are all notes" in page.messages.text
    dialog = page.window().findChild(FormReportDialog)
    assert dialog.table.item(0, 1).text() == "survey!A1"
    dialog.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_what_became_of_a_form_is_shown_where_it_is_opened(page, qtbot, picker, tmp_path):
    form = tmp_path / "f.xlsx"
    rows = (("type", "name", "label"), ("image", "who", "Who?"), ("integer", "n", "How many?"))
    form.write_bytes(workbook_bytes((Sheet("survey", rows),)))
    picker.answers.append((form,))
    page.action("open_survey").trigger()
    qtbot.waitUntil(lambda: bool(page.messages.text), timeout=10_000)
    assert page.messages.text.endswith("• 4 kept, 1 dropped, 0 must change")
    assert ids(page) == ["n"]
    dialog = page.window().findChild(FormReportDialog)
    assert dialog.table.item(0, 2).text().startswith("who (image) is left out; a recording shows")
    dialog.close()


class Pseudo(QTranslator):
    """Marks every text of the program."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, text, disambiguation=None, n=-1) -> str:
        return f"§{text}§"


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_every_text_of_the_page_is_translated(pseudo_language, clinic_page, qtbot):
    page = clinic_page
    page.editing.edit(edits.add_group(page.editing.draft, ["drugs", "bribe"]))
    page.editing.edit(edits.add_question(page.editing.draft, "joint", 0))
    page.editing.edit(edits.add_question(page.editing.draft, "number", 0))
    untranslated: list[str] = []
    for row in range(found(page, QListWidget, "outline").count()):
        found(page, QListWidget, "outline").setCurrentRow(row)
        settled(qtbot, page)
        own = page.findChild(QRadioButton, "goal_own")
        if own is not None:
            own.click()
        spoken = [w.accessibleName() for w in page.findChildren(QLineEdit)]
        labels = [w.text() for w in page.findChildren(QLabel)]
        buttons = [w.text() for w in page.findChildren(QAbstractButton)]
        untranslated += [
            words for words in (*spoken, *labels, *buttons) if words and "§" not in words
        ]
    names = {"English (en)", "Français (fr)", "clinic.survey.json"}
    assert [words for words in untranslated if words not in names] == []


def test_the_kiosks_own_screens_are_the_preview(qtbot, picker, asked, clinic_path, tmp_path):
    window = DeskWindow(
        tmp_path / "p.surveydesk", file_picker=picker, painter=ScreenPainter(), ask=asked
    )
    qtbot.addWidget(window)
    page = window.survey_page
    page.editing.begin(open_draft(clinic_path).draft, clinic_path)
    window.show()
    window.go_to(PageName.SURVEY)
    settled(qtbot, page)
    click(page, "show_preview")
    go_to(page, "drugs")
    words = found(page, QWidget, "preview").accessibleDescription().splitlines()
    assert page.editing.draft.questions[2]["text"]["en"] in words
    assert {"Yes", "No"} <= set(words)
    window.close()
