"""A small button with a drawing of ours, spoken by its name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton

from surveyapp.ui.appearance import line_icons, theme


class IconButton(QToolButton):
    """Does ``act`` when it is touched or Space is pressed on it."""

    def __init__(self, icon: str, words: str, name: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.setIcon(line_icons.icon(icon))
        self.setObjectName(name)
        self.setProperty("role", "icon")
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        self.clicked.connect(lambda _on=False: act())
