"""The pane of tallies: trustees, what is counted by one button, and what can be analysed as it changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton

from surveyapp.services.surveys.draft import Draft
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.ui.desk.editor.page import SurveyPage
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.layout import IconButton

CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
DIRECT = {"design": {"name": "direct"}}
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES} | DIRECT
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 0, "maximum": 99} | DIRECT


def key(number):
    return TrusteeKey(AnalystKey(bytes([number]) * 32), bytes([number]) * 32)


@pytest.fixture
def page(qtbot, show_page, picker, survey_json, yes_no_json):
    made = show_page(SurveyPage(picker, None))
    value = survey_json(REGION, AGE, yes_no_json("drugs"))
    made.editing.begin(Draft(value), None, is_finished=True)
    settled(qtbot, made)
    made.findChild(QPushButton, "show_tallies").click()
    return made


def settled(qtbot, page):
    qtbot.waitUntil(lambda: page.editing.findings is not None, timeout=10_000)


def ticks(page):
    entries = page.findChild(TickList, "tallies_of")
    items = [entries.item(place) for place in range(entries.count())]
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in items}


def tick(page, words):
    entries = page.findChild(TickList, "tallies_of")
    (item,) = [entries.item(i) for i in range(entries.count()) if entries.item(i).text() == words]
    is_on = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)


def uses(page):
    return page.findChild(QLabel, "tally_uses").text().splitlines()


def type_into(page, name, text):
    field = page.findChild(QLineEdit, name)
    field.setText(text)
    field.textEdited.emit(text)
    field.editingFinished.emit()


def test_tallies_are_declared_without_a_line_of_json(qtbot, page):
    page.findChild(QCheckBox, "has_tallies").click()
    settled(qtbot, page)
    assert page.editing.findings.survey is None
    assert "copy the whole line" in page.findChild(QLabel, "trustee_0_key_note").text()
    assert ticks(page) == {
        "drugs": False,
        "region × drugs": False,
        "age × drugs": False,
    }
    assert uses(page)[0] == "Nothing can be estimated of: region, age, drugs. No tally counts that."
    page.findChild(QPushButton, "propose_tallies").click()
    for place, name in enumerate(("Ana", "Ben", "Chi")):
        type_into(page, f"trustee_{place}_name", name)
        line = f'"public_key": "{key(place).text}"'  # as “key new --trustee” prints it
        type_into(page, f"trustee_{place}_key", line if place else f" {key(place).text}\n")
    settled(qtbot, page)
    assert all(ticks(page).values())
    assert page.findChild(QLabel, "trustee_1_words").text() == key(1).fingerprint
    assert uses(page)[:3] == [
        "Shares can be estimated of: region, age, drugs.",
        "They can be compared by region: drugs.",
        "They can be compared by age: drugs.",
    ]
    tallies = page.editing.findings.survey.tallies
    assert tallies.of == (("drugs",), ("region", "drugs"), ("age", "drugs"))
    assert dict(tallies.bands) == {"age": (20, 40, 60, 80)}
    assert (tallies.needed_signatures, tallies.smallest) == (3, 100)
    assert page.findChild(QLineEdit, "tallies_signatures").placeholderText() == "3"

    tick(page, "age × drugs")
    type_into(page, "tallies_signatures", "2")
    settled(qtbot, page)
    tallies = page.editing.findings.survey.tallies
    assert (tallies.of, tallies.bands) == ((("drugs",), ("region", "drugs")), None)
    assert "They can be compared by age: drugs." not in uses(page)
    told = [str(one.sentence) for one in page.editing.findings.cautions]
    assert any("Only 2 trustees sign" in one for one in told)
    assert any("age is asked, but no tally counts it" in one for one in told)

    page.findChild(QPushButton, "count_together").click()  # the first two: region and age
    type_into(page, "bands_age", "18; 30")
    settled(qtbot, page)
    assert "Cross-tables can be made of: region with age." in uses(page)
    assert dict(page.editing.findings.survey.tallies.bands) == {"age": (18, 30)}

    page.lead_to("tallies.trustees[1].public_key")
    assert page.findChild(QLineEdit, "trustee_1_key").hasFocus()
    page.findChild(IconButton, "remove_trustee_2").click()
    page.findChild(QPushButton, "add_trustee").click()
    settled(qtbot, page)
    assert page.editing.draft.at(("tallies", "trustees", 2)) == {"name": "", "public_key": ""}
    page.findChild(QCheckBox, "has_tallies").click()
    settled(qtbot, page)
    assert page.editing.findings.survey.tallies is None
    assert page.editing.draft.at(("format",)) == "surveyapp-survey/1"
