"""How a table is written in its file: its encoding, signs, sheet and lines, and its codes for no answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QWidget

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.table_import.missing_codes import read_codes
from surveyapp.storage.tables.delimited import DECIMALS, DELIMITERS, ENCODINGS, TEXT_ENDINGS
from surveyapp.storage.tables.plain_table import WORKBOOK_ENDING, PlainTable
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import whole_text

LAST_HEADER_LINE = 9999
DELIMITER_NAMES = {
    ",": QT_TRANSLATE_NOOP("FileStep", "Comma"),
    ";": QT_TRANSLATE_NOOP("FileStep", "Semicolon"),
    "\t": QT_TRANSLATE_NOOP("FileStep", "Tab"),
    "|": QT_TRANSLATE_NOOP("FileStep", "Bar"),
}
DECIMAL_NAMES = {
    ".": QT_TRANSLATE_NOOP("FileStep", "Point (1.5)"),
    ",": QT_TRANSLATE_NOOP("FileStep", "Comma (1,5)"),
}
translate = QCoreApplication.translate


class TableFormCard(QFrame):
    """Shows how a table was read; ``stated(facts)`` when a person says otherwise, as ``TableForm`` has it.

    ``codes_typed(codes)`` tells the values that are no answer.
    """

    stated = Signal(dict)
    codes_typed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._table: PlainTable | None = None
        self._codes_shown: tuple[str, ...] = ()
        self._encoding = Chooser("encoding", translate("FileStep", "Encoding"), letters=10)
        self._delimiter = Chooser("delimiter", translate("FileStep", "Delimiter"))
        self._decimal = Chooser("decimal", translate("FileStep", "Decimal sign"))
        self._sheet = Chooser("sheet", translate("FileStep", "Sheet"))
        self._fill_choosers()
        names = translate("FileStep", "Header line")
        self._header = _line_box("header_line", names, least=0)
        self._header.setToolTip(translate("FileStep", "0: no header line"))
        data = translate("FileStep", "First line of data")
        self._first = _line_box("first_line", data, least=1)
        end = translate("FileStep", "Lines left out at the end")
        self._foot = _line_box("foot_lines", end, least=0)
        self._codes = QLineEdit()
        labelled(self._codes, "missing_codes", translate("FileStep", "Codes for missing values"))
        self._codes.setPlaceholderText(translate("FileStep", "e.g. -99, 999"))
        self._codes.setMaximumWidth(200)
        self._lay_out()
        self._connect()

    def _fill_choosers(self) -> None:
        for encoding in ENCODINGS:
            self._encoding.addItem(encoding, encoding)
        for chooser, signs, names in (
            (self._delimiter, DELIMITERS, DELIMITER_NAMES),
            (self._decimal, DECIMALS, DECIMAL_NAMES),
        ):
            for sign in signs:
                chooser.addItem(translate("FileStep", names[sign]), sign)

    def _lay_out(self) -> None:
        self._fields: list[tuple[QWidget, QWidget]] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(4)
        widgets = (
            *(self._encoding, self._delimiter, self._decimal),
            *(self._sheet, self._header, self._first, self._foot, self._codes),
        )
        for place, widget in enumerate(widgets):
            label = text_label(widget.accessibleName(), "field")
            label.setBuddy(widget)
            grid.addWidget(label, 0, place)
            grid.addWidget(widget, 1, place)
            self._fields.append((label, widget))
        grid.setColumnStretch(len(widgets), 1)

    def _connect(self) -> None:
        for chooser, fact in (
            (self._encoding, "encoding"),
            (self._delimiter, "delimiter"),
            (self._decimal, "decimal"),
        ):
            chooser.activated.connect(partial(self._choose, chooser, fact))
        self._sheet.activated.connect(self._choose_sheet)
        self._header.editingFinished.connect(partial(self._take_line, self._header, "header"))
        self._first.editingFinished.connect(partial(self._take_line, self._first, "first"))
        self._foot.editingFinished.connect(partial(self._take_line, self._foot, "foot"))
        self._codes.editingFinished.connect(self._take_codes)

    def _choose(self, chooser: Chooser, fact: str, _place: int = 0) -> None:
        self.stated.emit({fact: chooser.currentData()})

    def _choose_sheet(self, _place: int) -> None:
        self.stated.emit(
            {"sheet": self._sheet.currentData(), "header": None, "first": None, "foot": None}
        )

    def _take_line(self, box: QLineEdit, fact: str) -> None:
        """Take a typed line number; without one it is detected."""
        line = int(box.text()) if box.hasAcceptableInput() else None
        if self._table is not None and line != getattr(self._table.form, fact):
            self.stated.emit({"header": line, "first": None} if fact == "header" else {fact: line})

    def _take_codes(self) -> None:
        codes = read_codes(self._codes.text())
        if codes != self._codes_shown:
            self._codes_shown = codes
            self.codes_typed.emit(codes)

    def show_codes(self, codes: tuple[str, ...]) -> None:
        """Show which values are no answer."""
        self._codes_shown = codes
        self._codes.setText(", ".join(codes))

    def show_table(self, table: PlainTable | None, ending: str) -> None:
        """Show how ``table`` was read; only what files of that ending have can be chosen."""
        self._table = table
        is_text, is_book = ending in TEXT_ENDINGS, ending == WORKBOOK_ENDING
        shown = {
            self._encoding: is_text,
            self._delimiter: is_text,
            self._decimal: is_text or is_book,
            self._sheet: is_book or (table is not None and len(table.sheets) > 1),
            self._header: is_text or is_book,
            self._first: is_text or is_book,
            self._foot: is_text or is_book,
            self._codes: True,
        }
        for label, widget in self._fields:
            label.setVisible(shown[widget])
            widget.setVisible(shown[widget])
        if table is not None:
            self._show_form(table)

    def _show_form(self, table: PlainTable) -> None:
        if [self._sheet.itemData(i) for i in range(self._sheet.count())] != list(table.sheets):
            self._sheet.clear()
            for sheet in table.sheets:
                self._sheet.addItem(sheet, sheet)
        for chooser, value in (
            (self._encoding, table.form.encoding),
            (self._delimiter, table.form.delimiter),
            (self._decimal, table.form.decimal),
            (self._sheet, table.form.sheet),
        ):
            chooser.setCurrentIndex(chooser.findData(value))
        form = table.form
        boxes = ((self._header, form.header), (self._first, form.first), (self._foot, form.foot))
        for box, line in boxes:
            box.setText("" if line is None else str(line))


ENCODING_NAMES = {"utf-8": "UTF-8", "cp1252": "Windows-1252", "latin-1": "ISO 8859-1"}
"""What people call encodings; the others are named as Python does."""


def form_in_words(table: PlainTable, codes: Sequence[str]) -> list[str]:
    """Return in a few words each how a table is written, and which of its values are no answer."""
    form = table.form
    words = []
    if form.sheet:
        words.append(translate("FileStep", "sheet “{name}”").format(name=form.sheet))
    if form.encoding:
        words.append(ENCODING_NAMES.get(form.encoding, form.encoding))
    signs = (form.delimiter, DELIMITER_NAMES, translate("FileStep", "between cells: {sign}"))
    decimal = (form.decimal, DECIMAL_NAMES, translate("FileStep", "decimal sign: {sign}"))
    for sign, names, text in (signs, decimal):
        if sign in names:
            words.append(text.format(sign=translate("FileStep", names[sign])))
    if form.header == 0:
        words.append(translate("FileStep", "no header line"))
    elif form.header is not None and form.header > 1:
        words.append(
            translate("FileStep", "names in line {line}").format(line=whole_text(form.header))
        )
    if form.foot:
        text = translate("FileStep", "lines left out at the end: {count}")
        words.append(text.format(count=whole_text(form.foot)))
    if codes:
        text = translate("FileStep", "no answer: {codes}")
        words.append(text.format(codes=", ".join(codes)))
    return words


def _line_box(name: str, spoken: str, *, least: int) -> QLineEdit:
    box = QLineEdit()
    labelled(box, name, spoken)
    box.setValidator(QIntValidator(least, LAST_HEADER_LINE, box))
    box.setMaximumWidth(120)
    return box
