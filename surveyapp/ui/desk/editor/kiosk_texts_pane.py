"""The kiosk's own texts in a language of the survey: what respondents are promised, and its screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path as FilePath

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.kiosk_texts import NeededText
from surveyapp.services.surveys.edits import put_kiosk_text
from surveyapp.services.surveys.kiosk_text_tables import load_kiosk_texts, save_kiosk_texts
from surveyapp.services.surveys.kiosk_texts import table_of_texts
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.json_format.kiosk_texts import translation_mistake
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.editor.bound_fields import write_in
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.languages import native_name
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.row_models import Index, RowModel

ENGLISH, TRANSLATION = range(2)
TABLES = "*.csv *.xlsx"


class KioskTextsModel(RowModel):
    """A row a text: in English, and in the language that is chosen."""

    texts_stand = None

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self._editing = editing
        self.language = ""
        self.rows: tuple[NeededText, ...] = ()
        self.titles = (self.tr("English"), "")

    def show_rows(self, rows: tuple[NeededText, ...], language: str) -> None:
        """Show other texts, or another language."""
        if (rows, language) == (self.rows, self.language):
            self.tell_all()
            return
        self.beginResetModel()
        self.rows, self.language = rows, language
        self.titles = (self.tr("English"), native_name(language))
        self.endResetModel()

    @property
    def row_total(self) -> int:
        """The number of texts."""
        return len(self.rows)

    def translation(self, row: int) -> str:
        """Return the text of a row in the language; empty where it is missing."""
        return str(self._editing.draft.at((KEY, self.language, self.rows[row].text), ""))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell: its text, and for a translation what is wrong with it."""
        row, shown = self.rows[index.row()], self.translation(index.row())
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return (row.text, shown)[index.column()]
        wrong = translation_mistake(row.text, shown) if shown else None
        if index.column() == TRANSLATION and wrong is not None:
            if role == Qt.ItemDataRole.ForegroundRole:
                return theme.current_theme().bad
            if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
                return sentence(wrong)
        if index.column() == ENGLISH and role == Qt.ItemDataRole.ToolTipRole:
            return row.purpose
        if index.column() == TRANSLATION and role == Qt.ItemDataRole.AccessibleTextRole:
            return shown or self.tr("missing")
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Make a typed translation an edit of the survey."""
        if role != Qt.ItemDataRole.EditRole or index.column() != TRANSLATION:
            return False
        english = self.rows[index.row()].text
        draft = self._editing.draft
        self._editing.edit(put_kiosk_text(draft, self.language, english, str(value)))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let translations be typed, unless the survey is only looked at."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        is_typed = index.column() == TRANSLATION and not self._editing.is_read_only
        return flags | Qt.ItemFlag.ItemIsEditable if is_typed else flags


class _InItsDirection(QStyledItemDelegate):
    """Shows and edits each column from the side from which its language is written."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Let a text be laid out as its language is."""
        super().initStyleOption(option, index)
        option.direction = QLocale(_code_of(index)).textDirection()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the field in which a translation is typed."""
        made = super().createEditor(parent, option, index)
        if isinstance(made, QLineEdit):
            write_in(made, _code_of(index))
        return made


def _code_of(index: Index) -> str:
    model = index.model()
    is_translation = index.column() == TRANSLATION and isinstance(model, KioskTextsModel)
    return model.language if is_translation else "en"  # type: ignore[attr-defined]


class KioskTextsPane(QWidget):
    """A language, how many of the kiosk's texts it lacks, and all of them in a table."""

    def __init__(self, editing: Editing, page: Page, file_picker: PickFiles) -> None:
        super().__init__()
        self._editing, self._page, self._file_picker = editing, page, file_picker
        self._findings: DraftFindings | None = None
        self._model = KioskTextsModel(editing)
        self._languages = Chooser("texts_language", self.tr("Language of the kiosk's texts"))
        self._languages.activated.connect(self._show)
        self._missing_only = QCheckBox(self.tr("Missing only"))
        self._missing_only.setObjectName("missing_only")
        self._missing_only.toggled.connect(self._show)
        self._state = text_label("", "hint", wraps=True, name="texts_state")
        self.table = QTableView()
        self.table.setObjectName("kiosk_texts")
        self.table.setAccessibleName(self.tr("Texts of the kiosk"))
        self.table.setModel(self._model)
        self._arrange_table()
        in_column(self._new_bar(), self._state, (self.table, 1), inside=self, spacing=theme.TIGHT)
        editing.began.connect(self._forget)

    def _arrange_table(self) -> None:
        self.table.setWordWrap(True)
        self.table.setItemDelegate(_InItsDirection(self.table))
        self.table.setTabKeyNavigation(False)
        self.table.setCornerButtonEnabled(False)
        for corner in self.table.findChildren(QAbstractButton):
            corner.setAccessibleName(self.tr("Choose all"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self.table.resizeRowsToContents)
        self._model.modelReset.connect(self.table.resizeRowsToContents)
        self._model.dataChanged.connect(self._fit_seen_rows)

    def _fit_seen_rows(self) -> None:
        """Give the rows that are seen the height of their words: to measure all at each change takes long."""
        first, last = (self.table.rowAt(at) for at in (0, self.table.viewport().height() - 1))
        for row in range(max(first, 0), (last if last >= 0 else self._model.rowCount() - 1) + 1):
            self.table.resizeRowToContents(row)

    def _new_bar(self) -> QHBoxLayout:
        self._write = button(self.tr("Save table…"), "save_texts")
        self._write.clicked.connect(self._save_table)
        self._read = button(self.tr("Read table…"), "read_texts")
        self._read.clicked.connect(self._read_table)
        return in_row(
            self._languages,
            self._missing_only,
            Stretch(),
            self._write,
            self._read,
            spacing=theme.GAP,
        )

    def _forget(self) -> None:
        self._findings = None
        self._languages.clear()
        self._show()

    def look_at(self, language: str) -> None:
        """Show the texts in a language."""
        at = self._languages.findData(language)
        if at >= 0:
            self._languages.setCurrentIndex(at)
            self._show()

    def show_findings(self, findings: DraftFindings) -> None:
        """Show what is needed now, in the languages that the survey has."""
        self._findings = findings
        lacking = [one.language for one in findings.completeness]
        others = [code for code in self._editing.draft.languages if code not in {*lacking, "en"}]
        codes = dict.fromkeys((*lacking, *others))
        self._languages.offer((native_name(code), code) for code in codes)
        self._show()

    def _show(self) -> None:
        language = self._languages.currentData()
        rows = () if self._findings is None or language is None else self._findings.needed_texts
        there = self._editing.draft.at((KEY, language), {})
        missing = [one for one in rows if one.text not in there]
        is_typing = self.table.state() is QAbstractItemView.State.EditingState
        if self._missing_only.isChecked() and not is_typing:
            rows = tuple(missing)
        self._model.show_rows(self._model.rows if is_typing else rows, language or "")
        for widget in (self._languages, self._missing_only, self._write, self._read, self.table):
            widget.setEnabled(language is not None)
        self._read.setEnabled(language is not None and not self._editing.is_read_only)
        self._state.setText(self._status_text(language, len(missing)))

    def _status_text(self, language: str | None, missing: int) -> str:
        findings = self._findings
        if findings is None or (language is not None and not findings.needed_texts):
            return self.tr("Fix the survey's problems to see the texts that it needs.")
        if language is None:
            return self.tr(
                "The kiosk speaks English by itself. Add another language to translate it."
            )
        needed, name = len(findings.needed_texts), native_name(language)
        if language not in {one.language for one in findings.completeness}:
            text = self.tr(
                "The kiosk speaks {language} by itself. What is written here replaces its own words."
            )
            return text.format(language=name)
        if not missing:
            return self.tr("All {needed} texts are there in {language}.").format(
                needed=needed, language=name
            )
        return self.tr(
            "{missing} of {needed} texts are missing in {language}: respondents would read these in "
            "English. The promise to respondents stands first. Keep what is in braces, as {example}."
        ).format(missing=missing, needed=needed, language=name, example="{number}")

    def _save_table(self) -> None:
        language, findings = self._languages.currentData(), self._findings
        if findings is None:
            return
        name = f"{self._editing.draft.at(('id',), 'survey')}-{language}.csv"
        wanted = FileRequest(PickKind.SAVE, self._write.text(), self._tables(), name)
        there = self._editing.draft.at((KEY, language), {})
        sheet = table_of_texts(findings.needed_texts, language, there)
        for path in self._file_picker(self._page, wanted):
            self._try(partial(save_kiosk_texts, sheet), path, self.tr("Saved {file}."))

    def _read_table(self) -> None:
        wanted = FileRequest(PickKind.FILE, self._read.text(), self._tables())
        for path in self._file_picker(self._page, wanted):
            self._try(self._take, path, self.tr("The texts of {file} are in the survey."))

    def _tables(self) -> str:
        return self.tr("Tables ({endings})").format(endings=TABLES)

    def _try(self, act: Callable[[FilePath], None], path: FilePath, done: str) -> None:
        try:
            act(path)
        except SurveyAppError as problem:
            self._page.messages.problem(problem)
        else:
            self._page.messages.say(MessageKind.DONE, done.format(file=path.name))

    def _take(self, path: FilePath) -> None:
        draft = self._editing.draft
        for code, texts in load_kiosk_texts(path, draft.languages).items():
            for english, text in texts.items():
                draft = put_kiosk_text(draft, code, english, text)
        self._editing.edit(draft)
