"""Languages that the program does not ship, the project's own survey, and a form without red mistakes."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QStyleOptionViewItem, QTableView

from surveyapp.analyses.data.variables import Bands, DerivedVariable
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.dataset.variables import add_derived
from surveyapp.services.surveys.draft import Draft
from surveyapp.services.surveys.edits import put_kiosk_text, remove_language
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.editor.kiosk_texts_pane import KioskTextsModel, KioskTextsPane
from surveyapp.ui.desk.editor.page import SurveyPage
from tests.helpers.small_study import small_study

PROMISE = "No name or time is recorded."


@pytest.fixture
def new_page(qtbot, show_page, picker):
    """Return a page with an empty survey, in a window."""
    made = show_page(SurveyPage(picker, None))
    settled(qtbot, made)
    return made


@pytest.fixture
def page(qtbot, new_page, small):
    made = new_page
    value = survey_to_json(small)
    value["languages"] = ["en", "de"]
    made.editing.begin(Draft(value), None, is_finished=True)
    settled(qtbot, made)
    return made


def settled(qtbot, page):
    qtbot.waitUntil(lambda: page.editing.findings is not None, timeout=10_000)


def state(page):
    return page.findChild(QLabel, "missing_de").text()


def table_of(page):
    return page.findChild(QTableView, "kiosk_texts")


def test_a_language_says_how_many_of_the_kiosks_texts_it_lacks_while_texts_are_missing(page):
    needed = len(page.editing.findings.needed_texts)
    assert page.editing.findings.survey is None
    said = f"kiosk texts missing: {needed} of {needed}, the promise among them"
    assert said in state(page)


def test_the_promise_is_translated_first_and_kept_in_the_survey(page, qtbot):
    page.findChild(QPushButton, "translate_de").click()
    table = table_of(page)
    assert table.isVisible()
    model = table.model()
    english = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert PROMISE in english[:8]
    row = english.index(PROMISE)
    assert model.setData(model.index(row, 1), "Kein Name und keine Zeit wird aufgezeichnet.")
    settled(qtbot, page)
    assert page.editing.draft.at((KEY, "de")) == {
        PROMISE: "Kein Name und keine Zeit wird aufgezeichnet."
    }
    needed = len(page.editing.findings.needed_texts)
    assert f"kiosk texts missing: {needed - 1} of {needed}" in state(page)
    assert page.editing.draft.at(("format",)) == "surveyapp-survey/2"
    page.action("undo").setEnabled(True)
    page.action("undo").trigger()
    assert page.editing.draft.at((KEY,)) is None


def test_a_row_is_as_high_as_its_words_also_once_they_are_typed(page, qtbot):
    page.findChild(QPushButton, "translate_de").click()
    table = table_of(page)
    heights = [table.rowHeight(row) for row in range(table.model().rowCount())]
    assert max(heights) > min(heights)
    lowest = heights.index(min(heights))
    table.scrollTo(table.model().index(lowest, 0))
    table.model().setData(table.model().index(lowest, 1), "Viele Wörter. " * 40)
    qtbot.waitUntil(lambda: table.rowHeight(lowest) > 2 * heights[lowest])


def test_a_colour_scheme_measures_none_of_the_texts(page, monkeypatch):
    """To measure them all takes as long as the window may stand still."""
    table, asked = table_of(page), []
    assert table.model().rowCount() > 50
    data = KioskTextsModel.data
    monkeypatch.setattr(
        KioskTextsModel, "data", lambda *given: (asked.append(given), data(*given))[1]
    )
    monkeypatch.setattr(theme, "current_theme", lambda: theme.DARK)
    theme.apply_theme(page.findChild(KioskTextsPane))
    assert asked == []


def test_a_translation_without_a_place_is_marked_with_what_is_wrong(page):
    page.findChild(QPushButton, "translate_de").click()
    model = table_of(page).model()
    row = next(r for r in range(model.rowCount()) if "{" in model.index(r, 0).data())
    cell = model.index(row, 1)
    model.setData(cell, "nichts")
    assert "must have {" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert cell.data(Qt.ItemDataRole.ForegroundRole) is not None


def test_the_table_goes_out_to_translators_and_comes_back(page, qtbot, picker, tmp_path):
    page.findChild(QPushButton, "translate_de").click()
    path = tmp_path / "small-de.csv"
    picker.answers.append((path,))
    page.findChild(QPushButton, "save_texts").click()
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "text,where,label::German (de)"
    filled = [one + ("Keine Namen." if one.startswith(PROMISE) else "") for one in lines]
    path.write_text("\n".join(filled) + "\n", encoding="utf-8")
    picker.answers.append((path,))
    page.findChild(QPushButton, "read_texts").click()
    assert page.editing.draft.at((KEY, "de", PROMISE)) == "Keine Namen."
    path.write_text("text,label::Xhosa (xh)\nStart,x\n")
    picker.answers.append((path,))
    page.findChild(QPushButton, "read_texts").click()
    assert "has the language xh" in page.messages.text


def test_each_column_is_laid_out_as_its_language_is_written(page, qtbot):
    draft = page.editing.draft
    page.editing.edit(draft.put(("languages",), ["en", "fa"]))
    settled(qtbot, page)
    page.findChild(QPushButton, "translate_fa").click()
    table = table_of(page)
    directions = []
    for column in (0, 1):
        option = QStyleOptionViewItem()
        table.itemDelegate().initStyleOption(option, table.model().index(0, column))
        directions.append(option.direction)
    assert directions == [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]


def test_a_problem_of_the_kiosks_texts_leads_to_them(page):
    page.lead_to("kiosk_texts.de")
    assert table_of(page).isVisible()


def test_a_language_takes_its_kiosk_texts_along():
    draft = Draft({"languages": ["en", "de", "gn"]})
    draft = put_kiosk_text(put_kiosk_text(draft, "de", "Start", "Los"), "gn", "Start", "Eñepyrũ")
    assert remove_language(draft, 1).at((KEY,)) == {"gn": {"Start": "Eñepyrũ"}}
    assert remove_language(remove_language(draft, 1), 1).at((KEY,)) is None
    assert (
        put_kiosk_text(put_kiosk_text(draft, "de", "Start", ""), "gn", "Start", " ").at((KEY,))
        is None
    )


def test_a_new_survey_has_no_red_mistakes_before_a_field_is_left(qtbot, new_page):
    page = new_page
    settled(qtbot, page)
    assert page.editing.findings.mistakes != ()
    assert page.findChild(QLabel, "survey_state").text().startswith("Not ready for the kiosk yet.")
    assert wrong_fields(page) == []
    title = next(one for one in page._form.fields if one.path == ("title", "en"))
    page.editing.leave(title.path)
    assert [one.path for one in page.editing.shown(page.editing.findings)] == ["title.en"]
    assert title.field.property("isMissing") is True
    page.editing.finish()
    assert len(page.editing.shown(page.editing.findings)) == len(page.editing.findings.mistakes)


def wrong_fields(page):
    return [
        f.path
        for f in page._form.fields
        if f.field.property("isWrong") or f.field.property("isMissing")
    ]


def test_leaving_a_field_by_the_keyboard_shows_what_is_missing_in_it(qtbot, new_page):
    page = new_page
    settled(qtbot, page)
    title = next(one for one in page._form.fields if one.path == ("title", "en"))
    title.field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(title.field, Qt.Key.Key_Tab)
    assert title.field.property("isMissing") is True


def test_the_projects_survey_is_shown_and_can_only_be_looked_at(qtbot, new_page, clinic):
    page = new_page
    page.follow_project(SimpleNamespace(survey=clinic, asked_survey=clinic))
    settled(qtbot, page)
    before = page.editing.draft
    assert before.at(("id",)) == clinic.id
    assert page.editing.findings.mistakes == ()
    assert page.findChild(QLineEdit, "survey_id").isReadOnly()
    page.editing.edit(before.put(("id",), "other"))
    assert page.editing.draft == before
    assert not page.action("save_survey").isEnabled()
    page.findChild(QPushButton, "edit_new_version").click()
    assert page.editing.draft.at(("version",)) == clinic.version + 1
    assert not page.findChild(QLineEdit, "survey_id").isReadOnly()
    page.editing.edit(page.editing.draft.put(("id",), "other"))
    page.follow_project(SimpleNamespace(survey=None, asked_survey=None))
    assert page.editing.draft.at(("id",)) == "other"


def test_the_next_version_has_the_questions_that_were_asked_and_none_that_the_analyst_made(
    qtbot, new_page, tmp_path
):
    project = small_study(tmp_path)
    add_derived(project, DerivedVariable("band", Bands("age", (Fraction(30),))))
    new_page.follow_project(summarise_project(project))
    settled(qtbot, new_page)
    new_page.findChild(QPushButton, "edit_new_version").click()
    asked = [one["id"] for one in new_page.editing.draft.at(("questions",))]
    assert asked == ["region", "age", "drug"]


def test_a_long_sentence_on_the_survey_is_wrapped_and_not_cut(qtbot, new_page):
    new_page.resize(900, 700)
    new_page.show()
    found = new_page._findings.list
    found.clear()
    found.show()
    found.addItems(["short", "a sentence that goes on and on " * 12])
    short, long = (found.item(row) for row in range(2))
    qtbot.waitUntil(
        lambda: found.visualItemRect(long).height() > found.visualItemRect(short).height()
    )
    assert found.visualItemRect(long).width() <= found.viewport().width()


def test_what_is_written_is_not_replaced_by_the_projects_survey(qtbot, new_page, clinic):
    page = new_page
    page.editing.edit(page.editing.draft.put(("id",), "mine"))
    page.follow_project(SimpleNamespace(survey=clinic, asked_survey=clinic))
    assert page.editing.draft.at(("id",)) == "mine"
    page.editing.stack.setClean()
    page.file.show_project()
    assert page.editing.draft.at(("id",)) == clinic.id
    page.file.forget()
    assert page.editing.draft.at(("id",)) == "survey"


def test_a_number_is_typed_with_a_comma_and_stays_as_it_is_typed(qtbot, picker, page):
    page.editing.select(("questions", 0))
    page.editing.want_own(is_wanted=True)
    draft = page.editing.draft.put(("questions", 0, "design"), {"name": "warner", "p": "3/4"})
    page.editing.edit(draft)
    field = page.findChild(QLineEdit, "design_p")
    field.clear()
    qtbot.keyClicks(field, "0,8")
    assert field.text() == "0,8"
    assert page.editing.draft.at(("questions", 0, "design", "p")) == "0.8"


@pytest.mark.parametrize(
    ("typed", "code"), [("German", "de"), ("Kiswahili", "sw"), ("pt-BR", "pt-BR"), ("de", "de")]
)
def test_a_language_is_added_by_its_name_or_its_code_and_once(new_page, typed, code):
    for _ in range(2):
        new_page.findChildren(QLineEdit, "new_language")[-1].setText(typed)
        new_page.findChildren(QPushButton, "add_language")[-1].click()
    assert new_page.editing.draft.languages == ("en", code)
