"""Numbers are written in the digits of the language: no Latin one beside an Arabic one."""

import re
from collections.abc import Iterator
from datetime import date
from fractions import Fraction

import pytest
from PySide6.QtCore import QAbstractTableModel, QLocale, Qt
from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QLabel, QPushButton, QWidget

from surveyapp.messages.message import msg
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.widgets.number_format import in_own_digits, own_text, sentence, typed

NUMBER = re.compile(r"(?<![\w./:@-])[0-9][0-9,.]*(?![\w/:@-])")
QUOTED = re.compile(r"“[^”]*”")
FORMULA = re.compile(r"^[^.]*[=∪][^.]*$|–[^–]*\(\d{4}\)")
"""How a number is worked out, and who found it."""
WITH_RESULTS = (
    PageName.FILES,
    PageName.VARIABLES,
    PageName.WEIGHTS,
    PageName.QUALITY,
    PageName.OUTPUT,
    PageName.PRIVACY,
)


@pytest.fixture
def arabic() -> Iterator[None]:
    """Numbers as in Egypt; the words stay English, as no translation need be compiled for them."""
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    yield
    QLocale.setDefault(before)


def shown(page: QWidget) -> Iterator[str]:
    """Yield what labels and tables of a page say, and their hints."""
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
    for text in set(shown(page)) - own:
        lines = [line for line in text.split("\n") if not FORMULA.search(line)]
        flat = " ".join(lines)
        for one in own:
            flat = flat.replace(one, "") if len(one) > 1 else flat
        if NUMBER.search(QUOTED.sub("", flat)):
            found.add(flat)
    return found


def test_every_page_writes_its_numbers_in_the_digits_of_the_language(
    arabic, open_desk, stick, clinic, qtbot
):
    window = open_desk([stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    codes = {f"{clinic.id} {clinic.version}"}
    for one in clinic.recorded_questions:
        codes |= {*one.answers, ", ".join(one.answers), *(f"{one.id}: {a}" for a in one.answers)}
        codes |= {text for _, text in one.text.by_language}
    found = {}
    for name in WITH_RESULTS:
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
