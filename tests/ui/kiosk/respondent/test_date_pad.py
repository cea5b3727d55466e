"""A day is entered by touch or keyboard; what is no day, or outside, is not taken; nothing stays behind."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QHideEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.designs import Mode
from surveyapp.designs.channels.direct_words import DirectWords
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import QuestionId
from surveyapp.survey.types.date import Date
from surveyapp.ui.kiosk.base.controls import OneLine
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.respondent.date_pad import DatePad, DayEntry

SIZES = Sizes(96)


def pad(qtbot, language="en", **ends):
    question = Date(
        QuestionId("born"), Text((("en", "Born?"),)), DirectWords(), Mode.KIOSK_COINS, True, **ends
    )
    taken = []
    made = DatePad(question, language, lambda keys: taken.append(bytes(keys)), SIZES)
    qtbot.addWidget(made)
    return made, taken


def press(made, keys):
    for key in keys:
        made.findChild(QPushButton, "date_next" if key == "/" else f"number_{key}").click()


def shown(made):
    return made.findChild(QLabel, "number_display").text().strip("\u2066\u2068\u2069")


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("03041990", "3 Apr 1990"),
        ("3/4/1990", "3 Apr 1990"),
        ("491990", "4 Sep 1990"),
        ("29021999", "29 / 02 / 1999"),
        ("31/12/2000", "31 Dec 2000"),
        ("1", "1– / –– / ––––"),
        ("//", ""),
    ],
)
def test_digits_become_a_day_with_its_month_as_a_word(qtbot, keys, expected):
    made, _ = pad(qtbot)
    press(made, keys)
    assert shown(made) == expected


def test_the_day_is_handed_on_once_as_it_is_recorded(qtbot):
    made, taken = pad(qtbot)
    press(made, "3/4/1990")
    made.confirm()
    made.confirm()
    assert taken == [b"1990-04-03"]


@pytest.mark.parametrize(
    ("keys", "says"),
    [("", "Please enter"), ("3/4/", "not a date yet"), ("30/2/1990", "not a date yet"),
     ("3/4/1925", "From 1 Jan 1926 to 31 Dec 2010")],
)  # fmt: skip
def test_what_is_no_day_or_outside_is_not_taken_and_said_in_words(qtbot, keys, says):
    made, taken = pad(qtbot, minimum=date(1926, 1, 1), maximum=date(2010, 12, 31))
    press(made, keys)
    made.confirm()
    hint = made.findChild(QLabel, "entry_hint")
    assert says in hint.text().replace("\u2068", "").replace("\u2069", "")
    assert hint.property("role") == "problem"
    assert not taken


def test_the_last_key_is_taken_back_and_hiding_forgets_all(qtbot):
    made, _ = pad(qtbot)
    press(made, "12")
    made.delete()
    assert shown(made).startswith("1–")
    entry = made._entry
    made.hideEvent(QHideEvent())
    assert not entry.keys
    assert shown(made) == ""
    assert "Date" not in repr(entry)


def test_the_keyboard_enters_it_too(qtbot):
    made, taken = pad(qtbot)
    made.keyPressEvent = made.key_pressed
    for key in "3.4.1990":
        QTest.keyClicks(made, key)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert taken == [b"1990-04-03"]


def test_a_language_that_writes_the_year_first_is_asked_for_it_first(qtbot):
    made, taken = pad(qtbot, language="hu")
    press(made, "199043")
    made.confirm()
    assert taken == [b"1990-04-03"]


def test_the_keys_are_as_large_as_those_of_numbers_and_have_names(qtbot):
    made, _ = pad(qtbot)
    made.resize(1000, 700)
    made.grab()
    for key in made.findChildren(QPushButton):
        if key.objectName() != "number_confirm":
            assert min(key.width(), key.height()) >= SIZES.mm(SMALLEST_TARGET) - 1
        assert key.accessibleName() or key.text()


@pytest.mark.parametrize(
    ("language", "size"),
    [(code, (800, 1280)) for code in ("en", "ar", "hi", "fr", "es", "sw")] + [("en", (1280, 800))],
)
def test_the_whole_date_can_be_read_on_one_line(
    open_kiosk, make_survey, stub_coins, language, size
):
    asked = {"id": "day", "type": "date", "text": {language: "When?"}, "design": {"name": "direct"}}
    survey = make_survey(
        {**asked, "minimum": "2020-01-01", "maximum": "2026-12-31"},
        languages=[language],
        title={language: "?"},
        format="surveyapp-survey/2",
    )
    fingers = open_kiosk(survey, coins=stub_coins())
    fingers.window.resize(*size)
    fingers.touch("start", *(f"number_{key}" for key in "26092025"))
    line = fingers.window.view.findChild(OneLine, "number_display")
    room = line.contentsRect()
    metrics = QFontMetrics(line.fitting())
    assert metrics.horizontalAdvance(line.text()) <= room.width()
    assert metrics.tightBoundingRect(line.text()).height() <= room.height()
    assert line.fitting().pixelSize() >= fingers.window.sizes.pt(18)


def test_an_entry_shows_nothing_of_what_was_entered():
    entry = DayEntry("dmy")
    entry.press("3")
    assert repr(entry) == "<DayEntry>"
