"""How the desk and the start window look: colours, type, spacing.

Light, or dark where the system or the person says so; charts on the screen follow. Colour is never the only
signal: each state has an icon and a word too. Nothing here touches the kiosk, which has a look of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from string import Template

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from surveyapp.storage.program.resources import resource
from surveyapp.ui.appearance import window_geometry

TIGHT = 6
GAP = 12
ROOMY = 20
MARGIN = 28
WRITTEN_FOR = 10
"""Points of the system's font for which the sizes of type below are written."""
HEIGHTS = {"button": 20, "line_edit": 22}
"""Pixels of one line of words in what is touched, without its edges."""
_POINTS = re.compile(r"\b(\d+)pt\b")


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one scheme, as hex."""

    ground: str
    card: str
    raised: str
    line: str
    edge: str
    ink: str
    muted: str
    accent: str
    accent_dark: str
    on_accent: str
    soft: str
    good: str
    good_soft: str
    warn: str
    warn_soft: str
    bad: str
    bad_soft: str


LIGHT = Theme(
    ground="#F4F6F8",
    card="#FFFFFF",
    raised="#F8FAFB",
    line="#DDE3E9",
    edge="#8492A0",
    ink="#17212B",
    muted="#546270",
    accent="#0B6570",
    accent_dark="#084C55",
    on_accent="#FFFFFF",
    soft="#DFF0F1",
    good="#1B7044",
    good_soft="#E3F3EA",
    warn="#875300",
    warn_soft="#FCF1DC",
    bad="#AC2A20",
    bad_soft="#FBE9E7",
)

DARK = Theme(
    ground="#12171C",
    card="#1A2128",
    raised="#212A32",
    line="#303B45",
    edge="#6F7E8C",
    ink="#E7ECF0",
    muted="#A3B0BC",
    accent="#69C6CE",
    accent_dark="#8CD9DF",
    on_accent="#06262A",
    soft="#1A393D",
    good="#7BD0A0",
    good_soft="#173226",
    warn="#EBB866",
    warn_soft="#362A14",
    bad="#F29C94",
    bad_soft="#3B1F1D",
)


_preferred = [Qt.ColorScheme.Unknown]
"""What the person prefers; unknown is what the system asks for."""


def prefer(scheme: Qt.ColorScheme) -> None:
    """Use this scheme from now on, whatever the system asks for; unknown: as the system asks."""
    _preferred[0] = scheme


def current_theme() -> Theme:
    """Return the scheme that the person prefers, else the one that the system asks for."""
    wanted = _preferred[0]
    if wanted is Qt.ColorScheme.Unknown:
        wanted = QGuiApplication.styleHints().colorScheme()
    return DARK if wanted is Qt.ColorScheme.Dark else LIGHT


def prepare(app: QApplication) -> None:
    """Set what only an application can set: a readable font where none was chosen."""
    font = app.font()
    if font.family() in {"Sans Serif", "Sans", "DejaVu Sans", "Helvetica", ""}:
        font.setFamilies(["Inter", "Noto Sans", "Cantarell", "DejaVu Sans"])
    if font.pointSizeF() < 10:
        font.setPointSizeF(10)
    app.setFont(font)


def scaled(pixels: int) -> int:
    """Return the width of what holds words: ``pixels`` at the usual size of type, more at a larger."""
    points = QApplication.font().pointSizeF()
    return round(pixels * max(1.0, points / WRITTEN_FOR))


def fixed_font() -> QFont:
    """Return the system's font for commands, as large as the words around it."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if QApplication.font().pointSizeF() > 0:
        font.setPointSizeF(QApplication.font().pointSizeF())
    return font


def resize_window(window: QWidget, width: int, height: int) -> None:
    """Give a window its size at the usual size of type, more at a larger, within the screen.

    A dialog, which has all that it holds by then, stays on the screen from then on.
    """
    if isinstance(window, QDialog) and isinstance(window.layout(), QVBoxLayout):
        window_geometry.StaysOnScreen(window)
    window_geometry.resize(window, QSize(scaled(width), scaled(height)))


def apply_theme(window: QWidget) -> None:
    """Give ``window`` and all in it the current scheme."""
    theme = current_theme()
    apply_palette(window)
    sheet = _sheet(theme, QApplication.font().pointSizeF())
    window.setStyleSheet(sheet + (_MIRRORED if is_mirrored() else ""))


def apply_palette(widget: QWidget) -> None:
    """Give ``widget``, which has no style sheet, the ground of the current scheme."""
    widget.setPalette(_palette(current_theme()))


def is_mirrored() -> bool:
    """Return whether the program's language is written from the right."""
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for where, colour in (
        (role.Window, theme.ground),
        (role.Base, theme.card),
        (role.AlternateBase, theme.raised),
        (role.Button, theme.card),
        (role.ToolTipBase, theme.ink),
        (role.ToolTipText, theme.card),
        (role.WindowText, theme.ink),
        (role.Text, theme.ink),
        (role.ButtonText, theme.ink),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.Accent, theme.accent),
    ):
        palette.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.edge))
    return palette


@cache
def _sheet(theme: Theme, points: float) -> str:
    """Return the style sheet; its sizes of type are for 10 points, and go with the system's ``points``."""
    colours = {f.name: getattr(theme, f.name) for f in fields(theme)}
    tick = resource("theme", "tick-dark.svg" if theme is DARK else "tick-light.svg").as_posix()
    larger = max(1.0, points / WRITTEN_FOR)
    heights = {name: str(round(height * larger)) for name, height in HEIGHTS.items()}
    sheet = Template(_QSS).substitute(colours | heights | {"tick": tick})
    if points <= 0:  # the system's font is told in pixels
        return sheet
    return _POINTS.sub(lambda size: f"{float(size[1]) * points / WRITTEN_FOR:g}pt", sheet)


_QSS = """
QWidget { color: $ink; }
QMainWindow, QDialog, QScrollArea, QWidget#start, QWidget#form,
QWidget#tallies_form, QWidget#dialog_inside, QWidget#tour {
  background: $ground;
}
QScrollArea { border: none; }
QToolTip { color: $card; background: $ink; border: none; padding: 6px 8px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: 20pt; font-weight: 600; }
QLabel[role="heading"] { font-size: 12pt; font-weight: 600; }
QLabel[role="choice"] { font-size: 15pt; font-weight: 600; }
QLabel[role="lead"] { color: $muted; font-size: 11pt; }
QLabel[role="hint"] { color: $muted; }
QLabel[role="caption"] { color: $muted; font-size: 9pt; }
QLabel[role="field"] { font-weight: 500; }
QLabel[role="wrong"] { color: $bad; font-size: 9pt; }
QLabel[role="figure"] { font-size: 26pt; font-weight: 600; color: $accent; }

QFrame[role="card"] { background: $card; border: 1px solid $line; border-radius: 10px; }
QLabel[role="tile"] { background: $soft; border-radius: 14px; }
QFrame[role="well"] { background: $soft; border: none; border-radius: 8px; }
QFrame[role="drop"] { background: $card; border: 2px dashed $edge; border-radius: 14px; }
QLabel[role="overlay"] {
  background: $soft; color: $accent_dark; border: 3px dashed $accent; border-radius: 14px;
  font-size: 18pt; font-weight: 600;
}

QFrame[role="coach"] { background: $card; border: 2px solid $accent; border-radius: 12px; }
QLabel[role="ring"] { background: transparent; border: 3px solid $accent; border-radius: 9px; }

QFrame[role="bar"] { border-radius: 8px; border: 1px solid $line; background: $raised; }
QFrame[role="bar"][kind="problem"] { background: $bad_soft; border-color: $bad; }
QFrame[role="bar"][kind="warning"] { background: $warn_soft; border-color: $warn; }
QFrame[role="bar"][kind="done"] { background: $good_soft; border-color: $good; }

QPushButton, QToolButton[role="button"] {
  background: $card; border: 1px solid $edge; border-radius: 7px; padding: 7px 16px; min-height: ${button}px;
}
QPushButton:hover, QToolButton[role="button"]:hover { border-color: $accent; background: $raised; }
QPushButton:pressed, QToolButton[role="button"]:pressed { background: $soft; }
QPushButton:focus, QToolButton[role="button"]:focus { border: 2px solid $accent; padding: 6px 15px; }
QPushButton:disabled, QToolButton[role="button"]:disabled { color: $edge; border-color: $line; }
QPushButton[role="primary"] {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[role="primary"]:hover { background: $accent_dark; border-color: $accent_dark; }
QPushButton[role="primary"]:focus { border: 2px solid $ink; }
QPushButton[role="primary"]:disabled { background: $line; color: $muted; border-color: $line; }
QPushButton[role="quiet"] { border-color: transparent; background: transparent; padding: 4px 10px; }
QPushButton[role="quiet"]:hover { background: $soft; }
QPushButton[role="quiet"]:focus { border: 2px solid $accent; padding: 3px 9px; }
QToolButton[role="button"] { padding: 3px 28px 3px 14px; }
QToolButton[role="button"]:focus { padding: 2px 27px 2px 13px; }
QToolButton[role="button"]::menu-indicator {
  subcontrol-origin: padding; subcontrol-position: center right; right: 10px;
}

QPushButton[role="tile"] { text-align: left; padding: 0; border-color: $line; border-radius: 9px; }
QPushButton[role="tile"]:focus { border: 2px solid $accent; padding: 0; }
QFrame[role="card"][isChosen="true"] { border: 2px solid $accent; }
QToolButton[role="block"] {
  background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 3px 4px;
  font-size: 11pt; font-weight: 600; text-align: left;
}
QToolButton[role="block"]:hover { background: $soft; }
QToolButton[role="block"]:focus { border-color: $accent; }
QFrame[role="drop_line"] { background: $accent; border-radius: 2px; }
QToolButton[role="icon"]::menu-indicator { image: none; }
QToolButton[role="quiet"] { background: transparent; border: 1px solid transparent; color: $accent_dark; }
QToolButton[role="quiet"]:focus { border: 1px solid $accent; border-radius: 4px; }

QPushButton[role="chip"] {
  background: $soft; color: $accent_dark; border: 1px solid $accent; border-radius: 13px;
  padding: 2px 10px; min-height: ${button}px;
}
QPushButton[role="chip"]:hover { background: $card; }
QPushButton[role="chip"]:focus { border: 2px solid $accent; padding: 1px 9px; }

QPushButton[role="segment"] { border-radius: 0; padding: 7px 14px; border-color: $edge; }
QPushButton[role="segment"][end="left"] { border-top-left-radius: 7px; border-bottom-left-radius: 7px; }
QPushButton[role="segment"][end="right"] {
  border-top-right-radius: 7px; border-bottom-right-radius: 7px; border-left: none;
}
QPushButton[role="segment"]:checked { background: $accent; color: $on_accent; font-weight: 600; }
QPushButton[role="segment"]:focus { border: 2px solid $ink; padding: 6px 13px; }

QLineEdit, QComboBox, QPlainTextEdit {
  background: $card; border: 1px solid $edge; border-radius: 6px; padding: 4px 8px;
  min-height: ${line_edit}px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QPlainTextEdit { placeholder-text-color: $muted; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus {
  border: 2px solid $accent; padding: 3px 7px;
}
QLineEdit[isMissing="true"], QPlainTextEdit[isMissing="true"] {
  background: $warn_soft; border-color: $warn;
}
QLineEdit[isWrong="true"], QPlainTextEdit[isWrong="true"], QComboBox[isWrong="true"] {
  border: 2px solid $bad; padding: 3px 7px;
}
QLineEdit:disabled, QComboBox:disabled { color: $edge; border-color: $line; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView::item { padding: 4px 6px; }
QComboBox QAbstractItemView::item:selected { background: $soft; color: $ink; }
QComboBox QAbstractItemView {
  background: $card; border: 1px solid $edge; selection-background-color: $soft;
  selection-color: $ink; outline: none; padding: 4px;
}

QRadioButton, QCheckBox { spacing: 7px; padding: 2px; }
QRadioButton::indicator, QCheckBox::indicator, QTableView::indicator,
QListWidget[role="ticks"]::indicator {
  width: 14px; height: 14px; border: 1px solid $edge; background: $card;
}
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator, QTableView::indicator, QListWidget[role="ticks"]::indicator {
  border-radius: 3px;
}
QRadioButton::indicator:checked {
  width: 6px; height: 6px; border: 5px solid $accent; background: $on_accent;
}
QCheckBox::indicator:checked, QTableView::indicator:checked,
QListWidget[role="ticks"]::indicator:checked {
  background: $accent; border: 1px solid $accent; image: url("$tick");
}
QRadioButton:focus, QCheckBox:focus { border: 2px solid $accent; border-radius: 6px; padding: 0; }

QListWidget#navigation {
  background: $card; border: none; border-right: 1px solid $line; outline: none; padding: 10px 8px;
}
QListWidget#navigation::item { padding: 9px 10px; border-radius: 7px; margin: 2px 0; color: $ink; }
QListWidget#navigation::item:hover { background: $raised; }
QListWidget#navigation::item:selected { background: $soft; color: $accent_dark; font-weight: 600; }
QListWidget#navigation::item:selected:focus { border: 2px solid $accent; padding: 7px 8px; }

QListWidget#outline, QListWidget[role="ticks"] {
  background: $card; border: 1px solid $line; border-radius: 8px; padding: 4px; outline: none;
}
QListWidget#outline::item { padding: 6px 6px; border-radius: 6px; }
QListWidget[role="ticks"]::item { padding: 3px 6px; border-radius: 6px; }
QListWidget#outline::item:hover, QListWidget[role="ticks"]::item:hover { background: $raised; }
QListWidget#outline::item:selected, QListWidget[role="ticks"]::item:selected {
  background: $soft; color: $accent_dark;
}

QToolButton[role="icon"] {
  background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px;
}
QToolButton#more_columns {
  background: $card; color: $accent_dark; border: 1px solid $line; font-weight: 600;
}
QToolButton#more_columns:disabled { color: $edge; }
QToolButton[role="icon"]:hover { background: $soft; }
QToolButton[role="icon"]:focus { border: 2px solid $accent; padding: 3px; }

QTableView {
  background: $card; alternate-background-color: $raised; border: 1px solid $line;
  border-radius: 8px; padding: 1px; gridline-color: transparent; outline: none;
  selection-background-color: $soft; selection-color: $ink;
}
QFileDialog QListView, QFileDialog QTreeView {
  background: $card; color: $ink; border: 1px solid $line; border-radius: 8px; padding: 2px;
  selection-background-color: $soft; selection-color: $ink;
}
QFileDialog QListView:focus, QFileDialog QTreeView:focus { border: 2px solid $accent; padding: 1px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableView:focus { border: 2px solid $accent; padding: 0; }
QTableView:disabled, QFrame[role="well"] QLabel:disabled { color: $edge; }
QTableView QLineEdit, QTableView QComboBox { min-height: 0; padding: 0 6px; border-radius: 0; }
QTableView QLineEdit:focus, QTableView QComboBox:focus { padding: 0 5px; }
QTableView::item { padding: 2px 9px; border: none; }
QTableView::item:selected { background: $soft; color: $ink; }
QTableView::item:selected:disabled { background: $raised; color: $edge; }
QTableView QTableCornerButton::section { background: $card; border: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
  background: $card; color: $muted; border: none; border-bottom: 1px solid $line; padding: 6px 12px;
  font-weight: 600;
}
QHeaderView::section:disabled { color: $edge; }
QHeaderView::section:vertical { border-bottom: none; font-weight: 400; }

QProgressBar {
  background: $line; border: none; border-radius: 4px; min-height: 8px; max-height: 8px;
}
QProgressBar::chunk { background: $accent; border-radius: 4px; }

QStatusBar { background: $card; border-top: 1px solid $line; color: $muted; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 3px 10px; }
QMenuBar { background: $card; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $soft; }
QMenu { background: $card; border: 1px solid $edge; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 14px; border-radius: 5px; }
QMenu::item:selected { background: $soft; color: $ink; }
QMenu::item:disabled { color: $edge; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QListWidget#help_topics, QListWidget#others, QListWidget#levels_columns {
  background: $card; border: 1px solid $line; border-radius: 8px; padding: 4px; outline: none;
}
QListWidget#help_topics::item, QListWidget#others::item, QListWidget#levels_columns::item {
  padding: 7px 10px; border-radius: 6px;
}
QListWidget#help_topics::item:hover, QListWidget#others::item:hover,
QListWidget#levels_columns::item:hover { background: $raised; }
QListWidget#help_topics::item:selected, QListWidget#others::item:selected,
QListWidget#levels_columns::item:selected {
  background: $soft; color: $accent_dark;
}
QListWidget#outline:focus, QListWidget[role="ticks"]:focus, QListWidget#help_topics:focus,
QListWidget#others:focus, QListWidget#levels_columns:focus {
  border: 2px solid $accent; padding: 3px;
}
QTextBrowser { background: $card; border: 1px solid $line; border-radius: 8px; }
QTextBrowser:focus { border: 2px solid $accent; }

QScrollArea[role="chart"] { border: 2px solid transparent; border-radius: 8px; }
QScrollArea[role="chart"]:focus { border: 2px solid $accent; }
QScrollArea[role="chart"], QScrollArea[role="chart"] > QWidget { background: transparent; }
QScrollArea[role="inside"], QScrollArea[role="inside"] QWidget#making_parts { background: transparent; }
QScrollArea[role="reading"], QScrollArea[role="reading"] QWidget { background: transparent; }
QScrollArea[role="reading"]:focus { border: 1px solid $accent; border-radius: 4px; }

QSplitter::handle { background: transparent; }
QSplitter::handle:vertical { height: 10px; }
QSplitter::handle:horizontal { width: 10px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar[role="page"]:vertical, QScrollBar[role="page"]:horizontal { background: $ground; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; min-width: 30px; min-height: 30px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

# What Qt does not mirror by itself.
_MIRRORED = """
QToolButton[role="button"] { padding: 3px 14px 3px 28px; }
QToolButton[role="button"]:focus { padding: 2px 13px 2px 27px; }
"""
