"""What Qt says of this machine: platform, screens and their density, fonts for each language, sound."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication, QScreen

from surveyapp.services.program.doctor import HealthFinding, HealthState
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.xlsform.sheets import language_with_code
from surveyapp.ui.appearance.density import stated_dpi
from surveyapp.ui.appearance.fonts import font, missing_letters
from surveyapp.ui.languages import native_name

SCRIPTS = {
    "Latin": QFontDatabase.WritingSystem.Latin,
    "Arabic": QFontDatabase.WritingSystem.Arabic,
    "Devanagari": QFontDatabase.WritingSystem.Devanagari,
}
"""What the program's own languages are written in."""
LEAST_WIDTH, LEAST_HEIGHT = 800, 600
MOST_LETTERS = 12
HOW_TO_GET_FONTS = (
    "Install a font for it before asking in it; on Debian and Ubuntu fonts-noto-core has most scripts, "
    "fonts-noto-cjk Chinese, Japanese and Korean."
)


def screen_findings(survey: Survey | None = None) -> tuple[HealthFinding, ...]:
    """Return the findings, with a survey those of its languages; needs an application."""
    platform = QGuiApplication.platformName()
    qt = HealthFinding("Qt", HealthState.GOOD, f"{qVersion()} on {platform}")
    screens = [finding for screen in QGuiApplication.screens() for finding in _screen(screen)]
    fonts = _fonts() if survey is None else _fonts_for(survey)
    return (qt, *screens, *fonts, _sound())


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
    dpi = stated_dpi(screen)
    if dpi is not None:
        yield HealthFinding("screen density", HealthState.GOOD, f"{dpi:.0f} pixels an inch")
    else:
        told = (
            f"{screen.physicalDotsPerInch():.0f} pixels an inch, as of a screen that states no size"
        )
        advice = (
            "Have the kiosk measure it: the set-up and “About this kiosk” show a line and want a ruler. "
            "Or state it with “kiosk --dpi”."
        )
        yield HealthFinding("screen density", HealthState.LOOK, told, advice)


def _fonts() -> Iterator[HealthFinding]:
    for name, script in SCRIPTS.items():
        families = [one for one in QFontDatabase.families(script) if not one.startswith(".")]
        if families:
            yield HealthFinding(f"font for {name}", HealthState.GOOD, f"{len(families)} families")
        else:
            yield HealthFinding(f"font for {name}", HealthState.LOOK, "none", HOW_TO_GET_FONTS)


def _fonts_for(survey: Survey) -> Iterator[HealthFinding]:
    """Yield for each language of a survey whether every letter of its texts can be drawn."""
    value = survey_to_json(survey)
    for code in survey.languages:
        check = f"font for {language_with_code(code)}"
        texts = [*_texts_in(value, code), native_name(code)]
        lacking = missing_letters(texts)
        families = ", ".join(dict.fromkeys(QFontInfo(font(text)).family() for text in texts))
        if lacking:
            shown = " ".join(lacking[:MOST_LETTERS]) + (" …" if lacking[MOST_LETTERS:] else "")
            seen = f"no font has {len(lacking)} of its letters: {shown}"
            yield HealthFinding(check, HealthState.BAD, seen, HOW_TO_GET_FONTS)
        else:
            yield HealthFinding(check, HealthState.GOOD, families)


def _texts_in(value: object, language: str) -> Iterator[str]:
    """Yield every text of a survey's JSON value in one language."""
    if isinstance(value, list):
        for item in value:
            yield from _texts_in(item, language)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != language:
                yield from _texts_in(item, language)
            elif isinstance(item, str):
                yield item
            else:  # the kiosk's own texts, by their English words
                yield from item.values()


def _sound() -> HealthFinding:
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
    except ModuleNotFoundError:
        advice = "Surveys cannot be heard. Install it: python -m pip install 'surveyapp[sound]'"
        return HealthFinding("sound", HealthState.LOOK, "Qt Multimedia is missing", advice)
    except ImportError as problem:  # it is there, and a library of the system is not
        advice = "Surveys cannot be heard. Install that library (Debian and Ubuntu: libpulse0)."
        return HealthFinding("sound", HealthState.LOOK, str(problem), advice)
    outputs = [each.description() for each in multimedia.QMediaDevices.audioOutputs()]
    if not outputs:
        advice = (
            "Surveys cannot be heard. Plug in headphones; on Linux PulseAudio or PipeWire must run."
        )
        return HealthFinding("sound", HealthState.LOOK, "no sound output", advice)
    return HealthFinding("sound", HealthState.GOOD, ", ".join(outputs))
