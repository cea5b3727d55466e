"""The preferences: colours, language, decimals and size of type; kept, and applied when they are accepted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.storage.program.preferences import (
    DECIMALS,
    TYPE_SIZES,
    Preferences,
    Scheme,
    keep_preferences,
)
from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.number_format import percent


class PreferencesDialog(QDialog):
    """Shows ``preferences``; ``chosen`` are those that were accepted and kept."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preferences_dialog")
        self.setWindowTitle(self.tr("Preferences"))
        self.chosen = preferences
        self.messages = MessageBar()
        self._scheme = Chooser("preferred_scheme", self.tr("Colours"))
        for scheme, name in (
            (Scheme.SYSTEM, self.tr("As the system")),
            (Scheme.LIGHT, self.tr("Light")),
            (Scheme.DARK, self.tr("Dark")),
        ):
            self._scheme.addItem(name, scheme)
        self._language = Chooser("preferred_language", self.tr("Language"))
        self._language.addItem(self.tr("As the system"), "")
        for language in languages.translated_languages():
            self._language.addItem(languages.native_name(language), language)
        self._decimals = Chooser("preferred_decimals", self.tr("Decimals"))
        for decimals in DECIMALS:
            self._decimals.addItem(percent(0.123456, decimals), decimals)
        self._size = Chooser("preferred_size", self.tr("Size of type"))
        for size in TYPE_SIZES:
            self._size.addItem(percent(size / 100, 0), size)
        self._show(preferences)
        self._lay_out()
        FollowsColourScheme(self)

    def _lay_out(self) -> None:
        column = in_column(
            self.messages,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        form = QFormLayout()
        form.setHorizontalSpacing(theme.ROOMY)
        form.setVerticalSpacing(theme.GAP)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for words, field in (
            (self.tr("&Colours"), self._scheme),
            (self.tr("&Language"), self._language),
            (self.tr("&Decimals of percentages and means"), self._decimals),
            (self.tr("&Size of type"), self._size),
        ):
            label = text_label(words, "field")
            label.setBuddy(field)
            form.addRow(label, field)
        column.addLayout(form)
        note = self.tr(
            "Files and reports do not change: they have all digits, and their charts are light."
        )
        column.addWidget(text_label(note, "hint", wraps=True))
        column.addStretch(1)
        usual = button(self.tr("Restore defaults"), "usual_preferences", role="quiet")
        usual.clicked.connect(lambda: self._show(Preferences()))
        cancel = button(self.tr("Cancel"), "cancel_preferences")
        cancel.clicked.connect(self.reject)
        keep = button(self.tr("Apply"), "apply_preferences", role="primary")
        keep.setDefault(True)
        keep.clicked.connect(self._keep)
        column.addLayout(in_row(usual, Stretch(), cancel, keep, spacing=theme.GAP))
        theme.resize_window(self, 480, 320)

    def _show(self, preferences: Preferences) -> None:
        for chooser, value in (
            (self._scheme, preferences.scheme),
            (self._language, preferences.language),
            (self._decimals, preferences.decimals),
            (self._size, preferences.type_size),
        ):
            chooser.choose(value)

    def _keep(self) -> None:
        wanted = Preferences(
            Scheme(self._scheme.currentData()),
            str(self._language.currentData()),
            int(self._decimals.currentData()),
            int(self._size.currentData()),
        )
        try:
            keep_preferences(wanted)
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return
        self.chosen = wanted
        self.accept()
