"""Letters of every script are drawn whole and in the middle, by the family that is made for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage, QTextLayout
from PySide6.QtWidgets import QApplication, QWidget

from surveyapp.ui.appearance import fonts
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import sizes_for, style_sheet

SCRIPTS = {
    "ARABIC": ("نعم", "لا", "ابدأ", "أين تسكن؟ أُوْلٰى إِلَّا آخَر"),
    "DEVANAGARI": ("हाँ", "नहीं", "शुरू करें", "क्या र्कीँ छुट्टी"),
    "ETHIOPIC": ("አዎ", "አይ", "ጀምር", "የት ነው የሚኖሩት? ዷጇፏ"),
    "MYANMAR": ("ဟုတ်ကဲ့", "မဟုတ်ဘူး", "စတင်ပါ", "ကြွင်းမျှား ဣတ္ထိ သင်္ဘော"),
}
"""Yes, No, Start, and words whose letters rise and hang as far as any."""
INK = 140
"""Of 255; darker is a letter."""
WIDTH, ROOM = 700, 60


@pytest.fixture(params=SCRIPTS)
def script(request, qapp) -> str:
    if fonts.missing_letters(SCRIPTS[request.param]):
        pytest.skip(f"no font for {request.param}: install fonts-noto-core")
    return request.param


@pytest.fixture
def frame(qtbot) -> QWidget:
    """What a kiosk's screen is drawn on."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.setFont(fonts.font())
    made.setStyleSheet(style_sheet(sizes_for(QSize(1280, 800), None)))
    return made


def rows_of_ink(image: QImage) -> tuple[int, int]:
    """Return the first and the last row with a letter in it."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line = bytes(grey.constBits()), grey.bytesPerLine()
    lines = (bits[y * line : y * line + grey.width()] for y in range(grey.height()))
    rows = [y for y, row in enumerate(lines) if min(row) < INK]
    return rows[0], rows[-1]


def height_of_ink(frame: QWidget, words: str, more: int) -> int:
    """Return how high the letters of a question are, in its own height and ``more``."""
    question = label(words, "question")
    question.setParent(frame)
    question.ensurePolished()
    question.setGeometry(10, ROOM, WIDTH, question.heightForWidth(WIDTH) + more)
    question.show()
    QApplication.processEvents()
    first, last = rows_of_ink(frame.grab(question.geometry()).toImage())
    question.hide()
    return last - first + 1


def families_in(words: str, given: QFont) -> set[str]:
    layout = QTextLayout(words, given)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def test_no_letter_is_cut(frame, script):
    for words in SCRIPTS[script]:
        assert height_of_ink(frame, words, 0) == height_of_ink(frame, words, 2 * ROOM), words


@pytest.mark.parametrize("family", ["DejaVu Sans", "Noto Sans", "Noto Sans Arabic"])
def test_no_letter_is_cut_in_whatever_family_there_is(frame, script, family, monkeypatch):
    """DejaVu's hamza rises above its own line; a family without the script has one fall in."""
    monkeypatch.setattr(fonts, "families_for", lambda _: [family])
    for words in SCRIPTS[script]:
        assert height_of_ink(frame, words, 0) == height_of_ink(frame, words, 2 * ROOM), words


def test_words_stand_in_the_middle_of_their_buttons(frame, script):
    sizes = sizes_for(QSize(1280, 800), None)
    offs = []
    for words in SCRIPTS[script][:3]:
        button = Button(words, "b", lambda: None, sizes)
        button.setParent(frame)
        button.setGeometry(10, ROOM, WIDTH, button.heightForWidth(WIDTH) + 20)
        button.show()
        QApplication.processEvents()
        edge = 8  # the button's own line
        image = frame.grab(button.geometry().adjusted(edge, edge, -edge, -edge)).toImage()
        first, last = rows_of_ink(image)
        offs.append(((first + last) / 2 - (image.height() - 1) / 2) / button.font().pixelSize())
        button.hide()
    assert abs(sum(offs) / 3) < 0.1, offs
    assert max(map(abs, offs)) < 0.3, offs


def test_the_family_made_for_a_script_writes_it(script):
    words = SCRIPTS[script][3]
    made = set(fonts.MADE_FOR[script])
    if not any(families_in(words, QFont(family)) & {family} for family in made):
        pytest.skip(f"no family made for {script}: install fonts-noto-core")

    assert families_in(SCRIPTS[script][0], fonts.font(SCRIPTS[script][0])) <= made


@pytest.mark.parametrize(
    ("words", "script"),
    [
        ("Yes", "LATIN"),
        ("", "LATIN"),
        ("3 / 7", "LATIN"),
        ("نعم (yes)", "ARABIC"),
        ("हाँ", "DEVANAGARI"),
        ("\u093f", "DEVANAGARI"),
        ("Да", "CYRILLIC"),
        ("はい", "HIRAGANA"),
    ],
)
def test_the_script_of_a_text_is_that_of_its_letters(words, script):
    assert fonts.script_of(words) == script


def test_latin_begins_with_the_families_of_before(qapp):
    assert fonts.font("Yes").families() == list(fonts.FAMILIES)


def test_a_letter_that_no_font_has_is_found(qapp, monkeypatch):
    monkeypatch.setattr(fonts.QFontMetrics, "inFontUcs4", lambda _, letter: letter != ord("ኧ"))

    assert fonts.missing_letters(["a ኧ", "ኧ\u200c\n", "b"]) == "ኧ"
