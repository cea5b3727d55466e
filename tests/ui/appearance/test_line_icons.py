"""Our drawings as icons: they stay drawn whatever Python frees."""

import gc

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.line_icons import icon


def pictured(drawn: QIcon) -> object:
    return drawn.pixmap(16, 16).toImage()


def test_a_button_keeps_its_drawing_when_the_collector_frees_the_icons_of_a_table(qtbot):
    """As a closed window leaves them: a list of icons that is part of a cycle."""
    shown = QPushButton()
    qtbot.addWidget(shown)
    kept: list[object] = [icon("add", "accent") for _ in range(20)]
    shown.setIcon(kept[0])
    before = pictured(icon("add", "accent"))
    kept.append(kept)
    del kept
    gc.collect()
    assert pictured(shown.icon()) == before


def test_a_copy_that_qt_makes_for_itself_is_drawn_too(qapp):
    first = icon("close")
    copy = QIcon(first)
    copy.setIsMask(True)  # another icon from here on, with an engine of its own
    gc.collect()
    assert pictured(copy) == pictured(first)


def test_an_icon_has_the_colour_of_the_scheme_that_it_is_painted_in(qapp):
    seen = pictured(icon("estimates", "accent")).pixelColor(2, 10)
    assert seen.name() == theme.current_theme().accent.lower()
