"""Everybody can use the kiosk: names and roles, keys, fingers, contrast, a focus that is seen."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from pixels import pixels_of
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET

PATH = [
    "language_en",
    "start",
    "go_on",
    "answer_2",
    "answer_0",
    "go_on",
    "answer_0",
    "toss",
    "go_on",
    "toss",
    "answer_1",
    "answer_0",
    "go_on",
    "stop",
    "keep_going",
    "answer_0",
    "answer_0",
    "go_on",
    "answer_3",
    "answer_0",
    "go_on",
    "answer_4",
    "next",
    "supervisor",
    "pin_digit_2",
    "pin_digit_5",
    "pin_digit_8",
    "pin_digit_0",
    "pin_digit_1",
    "pin_digit_3",
    "pin_ok",
    "new_file",
    "not_now",
    "export",
    "other_folder",
    "back",
    "back",
    "back_to_interviews",
]
ENTERED = [
    {
        "id": "hours",
        "type": "number",
        "text": {"en": "How many hours?"},
        "minimum": -5,
        "maximum": 20,
        "step": "0.5",
        "design": {"name": "direct"},
    },
    {
        "id": "goods",
        "type": "multiple_choice",
        "text": {"en": "What do you own?"},
        "choices": [{"id": f"c{j}", "text": {"en": f"Thing {j}"}} for j in range(4)],
        "design": {"name": "direct"},
    },
    {"id": "end", "type": "note", "text": {"en": "The end"}},
]
ENTERED_PATH = [
    "start",
    "number_1",
    "number_confirm",
    "choice_0",
    "choice_2",
    "choices_confirm",
]


@pytest.fixture(params=["the example", "what is entered"])
def screens(request, open_kiosk, clinic, make_survey):
    """A function that touches through every screen, stopping at each."""
    is_example = request.param == "the example"
    fingers = open_kiosk(clinic if is_example else make_survey(*ENTERED))

    def each():
        fingers.practise_by_chance()
        yield fingers
        for name in PATH if is_example else ENTERED_PATH:
            fingers.touch(name)
            if fingers.shows("try_again"):  # when the last round of the practice has been shown
                fingers.wait_for("try_again")
            yield fingers

    return each


def view_name(fingers) -> str:
    return type(fingers.window.view).__name__


ROLES = {QAccessible.Role.Button, QAccessible.Role.CheckBox}


def test_every_button_tells_its_name_and_role(screens):
    wrong, seen = [], 0
    for fingers in screens():
        for button in fingers.buttons:
            told = QAccessible.queryAccessibleInterface(button)
            seen += 1
            if told.role() not in ROLES or not told.text(QAccessible.Text.Name):
                wrong.append((view_name(fingers), button.objectName(), told.role()))

    assert seen > 20
    assert wrong == []


def test_every_button_that_works_is_reached_with_tab(screens):
    unreached = []
    for fingers in screens():
        fingers.window.view.setFocus()
        reached = set()
        for _ in range(len(fingers.buttons) + 3):
            fingers.key(Qt.Key.Key_Tab)
            reached.add(fingers.window.focusWidget().objectName())
        working = {b.objectName() for b in fingers.buttons if b.isEnabled() and b.isVisible()}
        unreached += [(view_name(fingers), name) for name in working - reached]

    assert unreached == []


def test_every_button_is_large_enough_for_a_finger(screens):
    small = []
    for fingers in screens():
        QApplication.processEvents()
        least = fingers.window.sizes.mm(SMALLEST_TARGET)
        small += [
            (view_name(fingers), button.objectName(), button.width(), button.height())
            for button in fingers.buttons
            if button.isVisible() and min(button.width(), button.height()) < least
        ]

    assert small == []


# contrast, measured from what is painted


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2."""
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def painted_contrast(picture: NDArray[np.uint32], box: QRect) -> float:
    """Return the contrast of the letters in ``box`` with what lies behind them."""
    part = picture[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
    colours, counts = np.unique(part, return_counts=True)
    behind = QColor(int(colours[counts.argmax()]))
    letters = [QColor(int(pixel)) for pixel in colours[counts > 2]]
    return max(contrast(letter, behind) for letter in letters)


def texts(fingers):
    """Yield each text that can be seen, with its box without the edge."""
    window = fingers.window
    shown = [w for w in window.view.findChildren(QLabel) if w.text().strip()]
    shown += [b for b in fingers.buttons if b.isEnabled()]
    for widget in shown:
        if widget.isVisible() and widget.visibleRegion().contains(widget.rect().center()):
            edge = 8 if isinstance(widget, QPushButton) else 2
            inside = widget.rect().adjusted(edge, edge, -edge, -edge)
            seen = QRect(widget.mapTo(window, inside.topLeft()), inside.size())
            yield widget, seen.intersected(window.rect())


def test_every_text_stands_out_seven_to_one(screens):
    faint, measured = [], 0
    for fingers in screens():
        picture = pixels_of(fingers.picture)
        for widget, box in texts(fingers):
            measured += 1
            ratio = painted_contrast(picture, box)
            if ratio < 7:
                faint.append((view_name(fingers), widget.objectName(), round(ratio, 2)))

    assert measured > 30
    assert faint == []


def test_grey_on_paper_would_be_noticed():
    picture = QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor(style.PAPER))
    for x in range(10, 20):
        picture.setPixelColor(x, 10, QColor("#777777"))
    assert painted_contrast(pixels_of(picture), picture.rect()) < 7


def test_the_focus_is_seen_on_every_button_that_has_it(screens):
    assert contrast(QColor(style.RING), QColor(style.PAPER)) > 3
    unseen, seen = [], 0
    for fingers in screens():
        if view_name(fingers) == "FolderView":
            continue  # its folders are those of this computer
        for _ in range(3):
            fingers.key(Qt.Key.Key_Tab)
            focused = fingers.window.focusWidget()
            QApplication.processEvents()
            corner = focused.mapTo(fingers.window, QPoint(2, focused.height() // 2))
            painted = fingers.window.grab(QRect(corner, QSize(1, 1))).toImage()
            seen += 1
            if painted.pixelColor(0, 0) != QColor(style.RING):
                unseen.append((view_name(fingers), focused.objectName()))
        fingers.window.view.setFocus()

    assert seen > 15
    assert unseen == []
