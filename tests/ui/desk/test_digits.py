"""Numbers are written in the digits of the language: no Latin one beside an Arabic one."""

import re
from collections.abc import Iterator
from datetime import date
from fractions import Fraction

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from surveyapp.designs import DESIGNS
from surveyapp.messages.message import msg
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.digits import in_own_digits
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.languages import OwnDigits
from surveyapp.ui.widgets.number_format import own_text, sentence, typed

NUMBER = re.compile(r"(?<![\w./:@-])[0-9][0-9,.]*(?![\w/:@-])")
QUOTED = re.compile(r"“[^”]*”")
FORMULA = re.compile(
    r"^[^.]*[=∪][^.]*$|–[^–]*\(\d{4}\)|^surveyapp |Journal|^[0-9a-f]{8}$|^Recorded: |K − 1"
)
"""How a number is worked out, who found it, a command, an id, an answer as it is recorded."""
TYPED = re.compile(r"\w+=\d|\d(?:,\d)+ …")
"""What is to be typed."""


@pytest.fixture
def arabic() -> Iterator[None]:
    """Numbers as in Egypt; the words stay English, as no translation need be compiled for them."""
    before, own = QLocale(), OwnDigits()
    QLocale.setDefault(QLocale("ar_EG"))
    QCoreApplication.installTranslator(own)
    yield
    QCoreApplication.removeTranslator(own)
    QLocale.setDefault(before)


def shown(page: QWidget) -> Iterator[str]:
    """Yield what a page says, shows before anything is typed, hints at and has read aloud."""
    for part in page.findChildren(QWidget):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        yield from (one.text() for one in part.actions())
    for field in page.findChildren(QLineEdit):
        yield from (field.placeholderText(), field.text())
    for chooser in page.findChildren(QComboBox):
        yield from (chooser.itemText(place) for place in range(chooser.count()))
    for label in page.findChildren(QLabel):
        yield label.text()
    for spin in page.findChildren(QAbstractSpinBox):
        yield spin.text()
    for table in page.findChildren(QAbstractItemView):
        model = table.model()
        if not isinstance(model, QAbstractTableModel):
            continue
        for row in range(min(model.rowCount(), 40)):
            for column in range(model.columnCount()):
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                    yield str(model.index(row, column).data(role) or "")


def latin(page: QWidget, own: set[str]) -> set[str]:
    """Return the texts with a number in Latin digits that is no code, quotation, file or formula."""
    found = set()
    longest_first = sorted(own, key=len, reverse=True)
    for text in set(shown(page)) - own:
        lines = [line for line in text.split("\n") if not FORMULA.search(line)]
        flat = " ".join(lines)
        for one in longest_first:
            flat = flat.replace(one, "") if len(one) > 1 else flat
        if NUMBER.search(TYPED.sub("", QUOTED.sub("", flat))):
            found.add(flat)
    return found


def test_every_page_writes_its_numbers_in_the_digits_of_the_language(
    arabic, open_desk, stick, clinic, qtbot
):
    window = open_desk([stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    codes = {f"{clinic.id} {clinic.version}", clinic.title.any(), clinic.id}
    for one in clinic.recorded_questions:
        codes |= {*one.answers, ", ".join(one.answers), *(f"{one.id}: {a}" for a in one.answers)}
        texts = {text for _, text in one.text.by_language}
        codes |= texts | {f"{text}”: {a}" for text in texts for a in one.answers}
        codes |= {f"{text}: {a}" for text in texts for a in one.answers}
    codes |= {design.source for design in DESIGNS}  # citations
    found = {}
    for name in PageName:
        window.go_to(name)
        qtbot.waitUntil(lambda: nothing_runs(window), timeout=20_000)
        page = window._pages.currentWidget()
        if name is PageName.OUTPUT:
            page.add("compare")
            page.add("rank")
        views = [
            None,
            *(b for b in page.findChildren(QPushButton) if b.objectName()[:5] == "view_"),
        ]
        for view in views:
            if view is not None:
                view.click()
            qtbot.waitUntil(lambda: nothing_runs(window), timeout=20_000)
            found |= dict.fromkeys(latin(page, codes), name.name)
    found |= dict.fromkeys(latin(window.statusBar(), codes), "below the pages")
    assert found == {}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("found (80 %) in 4 of 5 cases.", "found (٨٠ %) in ٤ of ٥ cases."),
        ("95 % of 1,000: 0.25", "٩٥ % of ١٬٠٠٠: ٠٫٢٥"),
        ("C4.5, p = 3/4, 2026-03-02, n − 1", "C4.5, p = 3/4, 2026-03-02, n − 1"),
    ],
)
def test_numbers_of_a_text_are_written_so_and_names_formulas_and_dates_are_not(
    arabic, text, written
):
    assert in_own_digits(text) == written


def test_numbers_that_were_set_in_english_are_set_again_and_codes_are_not(arabic):
    said = msg(
        "{p} of {n} on {day}, code {code}", p="0.81", n="1,200", day=date(2026, 3, 2), code="3"
    )
    assert sentence(said).startswith("٠٫٨١ of ١٬٢٠٠ on ٢ ")
    assert sentence(said).endswith(", code 3")


def test_a_number_of_a_file_is_shown_so_and_read_again(arabic):
    assert own_text("0.25") == "٠٫٢٥"
    assert typed("p", own_text("0.25")) == Fraction(1, 4)
    assert own_text("1/5") == "1/5"
