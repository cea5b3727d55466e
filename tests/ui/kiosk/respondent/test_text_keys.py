"""A short text is entered by keys or keyboard; it is recorded in ASCII, and nothing stays behind."""

from __future__ import annotations

import unicodedata

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.designs import Mode
from surveyapp.designs.channels.direct_words import DirectWords
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import QuestionId
from surveyapp.survey.types.text import FreeText
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.respondent.text_keys import LETTERS, TextKeys

SIZES = Sizes(96)


def keys(qtbot, language="en", longest=100):
    asked = FreeText(
        QuestionId("why"), Text((("en", "Why?"),)), DirectWords(), Mode.KIOSK_COINS, True, longest
    )
    taken = []
    made = TextKeys(asked, language, lambda words: taken.append(bytes(words)), SIZES)
    qtbot.addWidget(made)
    return made, taken, asked


def touch(made, *names):
    for name in names:
        made.findChild(QPushButton, name).click()


def typed(made, words):
    for sign in words:
        key = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        assert made.key_pressed(key)


def test_letters_signs_and_capitals_are_touched(qtbot):
    made, taken, _ = keys(qtbot)
    touch(made, "key_shift", "key_b", "key_shift", "key_u", "key_s", "space_letters")
    touch(made, "turn_letters", "key_4", "key_2", "delete_signs", "turn_signs", "key_x")
    assert made.findChild(QLabel, "text_display").text() == "Bus 4x"
    made.confirm()
    made.confirm()
    assert taken == [b"Bus 4x"]


@pytest.mark.parametrize(
    "words",
    ["More buses, please", '100 % "now"', "مدارس، وحافلات", "école d’été", "स्कूल", "a\\b%2C"],
)
def test_what_is_typed_is_recorded_in_ascii_and_read_again_as_it_was(qtbot, words):
    made, taken, asked = keys(qtbot)
    typed(made, words)
    made.confirm()
    cell = taken[0].decode("ascii")
    assert not set(cell) & set(',"\n\\')
    assert asked.is_answer(cell)
    assert asked.shown(cell) == words
    assert asked.recorded(words) == cell
    assert len(cell) <= asked.unlisted.longest_report


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hi", ("हाँ", "कृपया", "ज़रूरी", "डॉक्टर", "ज्ञान", "ऋण", "दुःख", "पढ़ाई")),
        ("ar", ("مدرسة", "مستشفى", "آمن", "إلى", "أسئلة", "شيء", "مسؤول")),
        ("fr", ("cœur", "école", "garçon", "été", "août", "naïf")),
        ("es", ("niño", "pingüino", "corazón")),
        ("sw", ("ng'ombe",)),
        ("de", ("straße", "müller")),
    ],
)
def test_common_words_of_a_language_are_written_with_its_keys(qtbot, language, words):
    made, _, _ = keys(qtbot, language)
    there = {key.words for key in made.findChildren(Button)}
    lacking = [
        letter
        for letter in "".join(words)
        if letter not in there and not set(unicodedata.normalize("NFD", letter)) <= there
    ]
    assert not lacking


def test_capitals_leave_every_key_its_letter(qtbot):
    made, taken, _ = keys(qtbot, "de")
    touch(made, "key_shift", "key_shift")
    assert made.findChild(Button, "key_ß").words == "ß"
    touch(made, "key_ß")
    made.confirm()
    assert taken == [b"%C3%9F"]


def test_blanks_alone_are_no_text_and_more_than_fits_is_not_taken(qtbot):
    made, taken, _ = keys(qtbot, longest=3)
    typed(made, "   ")
    made.confirm()
    assert not taken
    assert made.findChild(QLabel, "entry_hint").text() == "Please enter something."
    typed(made, "abcde")
    made.confirm()
    assert taken == [b"abc"]


@pytest.mark.parametrize("cell", ["", " a", "a ", "a  b", "a,b", "%2c", "%41", "a%0Ab", "a" * 101])
def test_what_no_kiosk_writes_is_no_record(cell):
    asked = FreeText(QuestionId("q"), Text(()), DirectWords(), Mode.KIOSK_COINS, True)
    assert not asked.is_answer(cell)


def test_hiding_overwrites_what_was_entered(qtbot):
    made, _, _ = keys(qtbot)
    typed(made, "secret")
    kept = made._entered
    made.hideEvent(QHideEvent())
    assert not kept
    assert made.findChild(QLabel, "text_display").text() == ""


@pytest.mark.parametrize("language", [*LETTERS, "en", "sw"])
def test_every_key_is_large_enough_has_a_name_and_stands_once(qtbot, language):
    made, _, _ = keys(qtbot, language=language)
    made.resize(1000, 700)
    made.grab()
    shown = [key for key in made.findChildren(QPushButton) if key.isVisibleTo(made)]
    assert all(min(k.width(), k.height()) >= SIZES.mm(SMALLEST_TARGET) - 1 for k in shown)
    assert all(key.accessibleName() or key.text() for key in shown)
    names = [key.objectName() for key in made.findChildren(QPushButton)]
    assert len(set(names)) == len(names)
