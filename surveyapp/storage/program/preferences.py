"""How the analyst wants the windows, and whether they saw the tour: small files in the person's own folder.

The kiosk reads none of them.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from platformdirs import user_data_path

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import make_folder, read_regular, replace_file
from surveyapp.survey.json_format.strict_json import JsonObject, parse

LARGEST = 2**16
DECIMALS = (0, 1, 2, 3, 4)
TYPE_SIZES = (90, 100, 115, 130, 150)


class Scheme(StrEnum):
    """Of which colours windows are."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the analyst wants the windows."""

    scheme: Scheme = Scheme.SYSTEM
    """Light, dark, or as the system is."""
    language: str = ""
    """Of the windows; empty is the system's."""
    decimals: int = 2
    """Of percentages and means."""
    type_size: int = 100
    """Per cent of the system's."""


def read_preferences() -> Preferences:
    """Return what was kept; what is missing, damaged or unknown is as usual."""
    try:
        kept = parse(read_regular(_file(), LARGEST), _file().name)
    except SurveyAppError:  # there are none yet, or they are damaged: windows open as usual
        return Preferences()
    if not isinstance(kept, JsonObject):
        return Preferences()
    usual = Preferences()
    scheme, language = kept.get("scheme"), kept.get("language")
    decimals, size = kept.get("decimals"), kept.get("type_size")
    return Preferences(
        Scheme(scheme) if scheme in tuple(Scheme) else usual.scheme,
        language if isinstance(language, str) else usual.language,
        decimals if decimals in DECIMALS else usual.decimals,
        size if size in TYPE_SIZES else usual.type_size,
    )


def keep_preferences(preferences: Preferences) -> None:
    """Keep them for the next time.

    Raises
    ------
    DiskProblem
        if that cannot be written.
    """
    make_folder(_file().parent)
    replace_file(_file(), json.dumps(asdict(preferences)).encode())


def _file() -> Path:
    return user_data_path("surveyapp") / "preferences.json"


def is_tour_done() -> bool:
    """Return whether the tour was walked through, or left."""
    return _tour().exists()


def note_tour_done() -> None:
    """Remember that the tour need not be offered again.

    Raises
    ------
    DiskProblem
        if that cannot be written.
    """
    make_folder(_tour().parent)
    replace_file(_tour(), b"")


def _tour() -> Path:
    """Return the empty file that is there once the tour was seen."""
    return user_data_path("surveyapp") / "tour-done"
