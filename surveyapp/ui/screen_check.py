"""What Qt says of this machine: platform, screens and their density, fonts for each language, sound."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen

from surveyapp.services.program.doctor import HealthFinding, HealthState

SCRIPTS = {
    "Latin": QFontDatabase.WritingSystem.Latin,
    "Arabic": QFontDatabase.WritingSystem.Arabic,
    "Devanagari": QFontDatabase.WritingSystem.Devanagari,
}
"""What the program's own languages are written in."""
PLAUSIBLE_DPI = (60.0, 600.0)
"""Pixels an inch; screens that lie about their size say 0 or thousands, and buttons get lost."""
LEAST_WIDTH, LEAST_HEIGHT = 800, 600


def screen_findings() -> tuple[HealthFinding, ...]:
    """Return the findings; needs an application."""
    platform = QGuiApplication.platformName()
    qt = HealthFinding("Qt", HealthState.GOOD, f"{qVersion()} on {platform}")
    screens = [finding for screen in QGuiApplication.screens() for finding in _screen(screen)]
    return (qt, *screens, *_fonts(), _sound())


def _screen(screen: QScreen) -> Iterator[HealthFinding]:
    size = screen.geometry().size()
    seen = f"{size.width()} × {size.height()}, scaled by {screen.devicePixelRatio():g}"
    if size.width() < LEAST_WIDTH or size.height() < LEAST_HEIGHT:
        if min(size.width(), size.height()) < LEAST_HEIGHT:
            yield HealthFinding(
                "screen", HealthState.LOOK, seen, "Small: look at every screen of the kiosk."
            )
    else:
        yield HealthFinding("screen", HealthState.GOOD, seen)
    dpi = screen.physicalDotsPerInch()
    text = f"{dpi:.0f} pixels an inch"
    if PLAUSIBLE_DPI[0] <= dpi <= PLAUSIBLE_DPI[1]:
        yield HealthFinding("screen density", HealthState.GOOD, text)
    else:
        advice = "The screen does not know its size; look whether buttons are a finger wide."
        yield HealthFinding("screen density", HealthState.LOOK, text, advice)


def _fonts() -> Iterator[HealthFinding]:
    for name, script in SCRIPTS.items():
        families = [one for one in QFontDatabase.families(script) if not one.startswith(".")]
        if families:
            yield HealthFinding(f"font for {name}", HealthState.GOOD, f"{len(families)} families")
        else:
            advice = "Install a font for it before asking in its languages."
            yield HealthFinding(f"font for {name}", HealthState.LOOK, "none", advice)


def _sound() -> HealthFinding:
    if importlib.util.find_spec("PySide6.QtMultimedia") is None:
        return HealthFinding(
            "sound", HealthState.LOOK, "Qt Multimedia is missing", "Questions cannot be heard."
        )
    return HealthFinding("sound", HealthState.GOOD, "Qt Multimedia is there")
