"""The sounds of a survey: recordings of its texts, in a folder beside its file.

``clinic.survey.json`` has its sounds in ``clinic.sounds``, a folder for each language. In it lie the
recordings and ``sounds.json``, which names for each text the file that speaks it::

    {"format": "surveyapp-sounds/1", "language": "en",
     "sounds": {"<key of the text>": {"text": "Go on", "file": "<key>.wav", "made_by": "espeak-ng"}}}

The key is made from the text alone, so a sentence that was changed has no sound until it is recorded
again: a wrong one is never spoken. The same sentence of another survey has the same key, so recordings of
the program's own texts can be used again.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import FileRefused, make_folder, read_regular, replace_file
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.guidance import AUDIO
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.types.base import AskedQuestion, Question

FORMAT = "surveyapp-sounds/1"
ENDING = ".sounds"
TABLE = "sounds.json"
SURVEY_ENDING = ".survey.json"
LARGEST_TABLE = 8 * 2**20
LARGEST_SOUND = 32 * 2**20
DIRECTIONS = dict.fromkeys(map(ord, "\u200e\u200f\u061c\u2066\u2067\u2068\u2069"))
"""What tells the direction of words and is not spoken."""
KEY_LENGTH = 32
"""Hexadecimal digits: 128 bits, which no two texts share."""


@dataclass(frozen=True, slots=True)
class Sound:
    """One recording: what it says, its file beside the table, and who or what spoke it."""

    text: str
    file: str
    made_by: str


def sound_key(text: str) -> str:
    """Return the key of a text: the same however its letters are composed and its lines are broken.

    Parameters
    ----------
    text : str
        what is spoken.
    """
    plain = " ".join(unicodedata.normalize("NFC", text).translate(DIRECTIONS).split())
    return hashlib.sha256(plain.encode()).hexdigest()[:KEY_LENGTH]


def sounds_folder(survey: Path) -> Path:
    """Return the folder that has the sounds of a survey.

    Parameters
    ----------
    survey : Path
        the survey's file.
    """
    name = survey.name
    name = name.removesuffix(SURVEY_ENDING) if name.endswith(SURVEY_ENDING) else survey.stem
    return survey.with_name(name + ENDING)


def load_sounds(folder: Path, language: str) -> dict[str, Sound]:
    """Return the sounds of a language by their keys; none where it has no table.

    Parameters
    ----------
    folder : Path
        the folder of the survey's sounds.
    language : str
        a language of the survey.

    Raises
    ------
    FileRefused
        if the table cannot be read, or is not one of this language.
    NotText, NotJson
        if it is not JSON in UTF-8.
    """
    path = folder / language / TABLE
    if not path.exists():
        return {}
    value = parse(read_regular(path, LARGEST_TABLE), path.name)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise FileRefused(file=path, reason=msg("its format is not {format}", format=FORMAT))
    if value.get("language") != language or not isinstance(value.get("sounds"), dict):
        raise FileRefused(
            file=path,
            reason=msg("it is not the table of the language {language}", language=language),
        )
    return {key: _sound(path, key, entry) for key, entry in value["sounds"].items()}


def _sound(table: Path, key: str, entry: Any) -> Sound:
    texts = entry if isinstance(entry, dict) else {}
    named = {name: texts.get(name) for name in ("text", "file", "made_by")}
    text, file, made_by = named.values()
    if not (isinstance(text, str) and isinstance(file, str) and isinstance(made_by, str)):
        raise _refused(table, key, msg("each sound has text, file and made_by"))
    if sound_key(text) != key:
        raise _refused(table, key, msg("the key is not the key of its text"))
    if not AUDIO.fullmatch(file):
        raise _refused(table, key, msg("its file is not the name of a sound file"))
    return Sound(text, file, made_by)


def _refused(table: Path, key: str, reason: Message) -> FileRefused:
    return FileRefused(file=f"{table} ({key[:8]}…)", reason=reason)


def save_sounds(folder: Path, language: str, sounds: Mapping[str, Sound]) -> None:
    """Write the table of a language; the recordings are there already.

    Parameters
    ----------
    folder : Path
        the folder of the survey's sounds.
    language : str
        a language of the survey.
    sounds : mapping
        the sounds by their keys.

    Raises
    ------
    DiskProblem
        if it cannot be written; the old table is then intact.
    """
    value = {
        "format": FORMAT,
        "language": language,
        "sounds": {key: asdict(sound) for key, sound in sounds.items()},
    }
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    make_folder(folder / language)
    replace_file(folder / language / TABLE, text.encode(), mode=0o644)


class SurveySounds:
    """Finds the recording of a text: what a question names as its ``audio``, else what the table has."""

    def __init__(self, survey: Survey, path: Path, folder: Path | None = None) -> None:
        folder = folder or sounds_folder(path)
        self._files: dict[tuple[str, str], Path] = {}
        for language in survey.languages:
            for key, sound in load_sounds(folder, language).items():
                self._files[language, key] = folder / language / sound.file
        for text, audio in _named_by_questions(survey):
            for language, name in audio.by_language:
                if (path.parent / name).is_file():
                    key = sound_key(text.in_language(language))
                    self._files[language, key] = path.parent / name

    def find(self, text: str, language: str) -> Path | None:
        """Return the file that speaks ``text``; None where there is none.

        Parameters
        ----------
        text : str
            what is spoken.
        language : str
            the language that it is in.
        """
        path = self._files.get((language, sound_key(text)))
        return path if path is not None and path.is_file() else None

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self._files)


def _named_by_questions(survey: Survey) -> Iterator[tuple[Text, Text]]:
    for question in survey.questions:
        yield from _named_by(question)


def _named_by(question: Question) -> Iterator[tuple[Text, Text]]:
    if question.audio is not None:
        yield question.text, question.audio
    for member in question.answered_together:
        yield from _named_by(member)
    negated = question.negated if isinstance(question, AskedQuestion) else None
    if negated is not None and negated.audio is not None:
        yield negated.text, negated.audio
