"""The analyst's preferences, applied to this program's windows.

The colours change at once in every window. Texts, numbers and sizes are what windows are made with, so
that a window is made again for these.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from surveyapp.errors import UserProblem
from surveyapp.storage.program.preferences import Preferences, Scheme
from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets import number_format

_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}
_USUAL = "usual_font"
"""The property of the application that holds the system's font."""


def use_scheme(scheme: Scheme) -> None:
    """Let all windows be light, dark, or as the system is, from now on."""
    theme.prefer(_SCHEMES[scheme])
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(_SCHEMES[scheme])  # frames of windows and dialogs of the system
    hints.colorSchemeChanged.emit(hints.colorScheme())  # where the system itself has no schemes


def _use_type_size(size: int) -> None:
    """Write all that is made from now on in ``size`` per cent of the system's size of type."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # noqa: S101 - there are windows
    if not isinstance(app.property(_USUAL), QFont):
        app.setProperty(_USUAL, QApplication.font())
    font = QFont(app.property(_USUAL))
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * size / 100)
    QApplication.setFont(font)


def use_before_windows(preferences: Preferences) -> None:
    """Apply all but the language, before windows are made."""
    use_scheme(preferences.scheme)
    _use_type_size(preferences.type_size)
    number_format.use_decimals(preferences.decimals)


def use_all(preferences: Preferences) -> None:
    """Apply all of it; windows that are there change their colours alone."""
    use_before_windows(preferences)
    try:
        languages.change_to(preferences.language)
    except UserProblem:  # one of another version of the program
        languages.change_to("")
