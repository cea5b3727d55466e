"""Items are ranked by touches or digits; a second touch takes a place back; nothing stays behind."""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.designs import Mode
from surveyapp.designs.channels.direct_words import DirectWords
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import QuestionId
from surveyapp.survey.types.choices import Choice
from surveyapp.survey.types.ranking import Ranking
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.respondent.ordering import Ordering

SIZES = Sizes(96)
ITEMS = ("roads", "schools", "parks")
RANKED = Ranking(
    QuestionId("goals"),
    Text((("en", "Goals?"),)),
    DirectWords(),
    Mode.KIOSK_COINS,
    True,
    tuple(Choice(item, Text((("en", item.title()),))) for item in ITEMS),
)


@pytest.fixture
def ordering(qtbot):
    taken = []
    made = Ordering(
        RANKED, RANKED.labels("en", str), lambda words: taken.append(bytes(words)), SIZES
    )
    qtbot.addWidget(made)
    return made, taken


def touch(made, *places):
    for place in places:
        made.findChild(QPushButton, f"item_{place}").click()


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_touches_is_what_is_recorded(ordering, order):
    made, taken = ordering
    touch(made, *order)
    made.confirm()
    made.confirm()
    assert taken == [" ".join(ITEMS[place] for place in order).encode()]
    assert RANKED.is_answer(taken[0].decode())


def test_a_second_touch_takes_the_place_back_and_the_later_ones_move_up(ordering):
    made, taken = ordering
    touch(made, 0, 1, 0, 2)
    assert [b.accessibleName() for b in made.panel.buttons] == [
        "Roads, no place yet",
        "Schools, place 1",
        "Parks, place 2",
    ]
    made.confirm()
    assert not taken
    assert made.findChild(QLabel, "entry_hint").text() == "Please touch every answer."
    touch(made, 0)
    made.confirm()
    assert taken == [b"schools parks roads"]


@pytest.mark.parametrize("family", ["DejaVu Sans", "Noto Nastaliq Urdu"])
def test_a_digit_stands_in_the_middle_of_its_box(ordering, family):
    if family not in QFontDatabase.families():
        pytest.skip("the font, whose lines are higher above letters than below, is not here")
    made, _taken = ordering
    made.resize(600, 500)
    touch(made, 0)
    button = made.panel.buttons[0]
    font = QFont(family)
    font.setPixelSize(20)
    button.setStyleSheet("")
    button.setFont(font)
    image = button.grab().toImage()
    middle = range(SIZES.mm(6), SIZES.mm(10))  # of the box, between its round corners
    rows = [[image.pixelColor(x, y) for x in middle] for y in range(image.height())]
    box = [y for y, row in enumerate(rows) if any(one.name() == style.DEEP for one in row)]
    ink = [y for y in box if any(one.red() > 200 for one in rows[y])]
    assert abs((ink[0] + ink[-1]) - (box[0] + box[-1])) <= 2


def test_enter_confirms_and_hiding_forgets_the_order(ordering):
    made, taken = ordering
    touch(made, 2, 1, 0)
    enter = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    touch(made, 2)
    assert made.key_pressed(enter)
    assert not taken
    made.hideEvent(QHideEvent())
    assert not made._touched


def test_what_is_touched_is_as_large_as_answers_are(ordering):
    made, _ = ordering
    made.resize(900, 600)
    made.grab()
    assert all(b.height() >= SIZES.mm(SMALLEST_TARGET) for b in made.panel.buttons)


def test_every_item_has_a_rank_in_each_order():
    assert RANKED.ranks("parks roads schools") == (2, 3, 1)
    assert {RANKED.example(n) for n in range(6)} == {" ".join(o) for o in permutations(ITEMS)}
    for wrong in ("roads schools", "roads roads parks", "roads  schools parks", ""):
        assert not RANKED.is_answer(wrong)
