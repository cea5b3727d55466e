"""Making the sounds of a survey: what must be recorded, recordings taken in, and what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.surveys.synthesizers import Synthesizer
from surveyapp.storage.files.csv_tables import write_csv
from surveyapp.storage.files.safe_files import make_folder, read_regular, replace_file
from surveyapp.storage.surveys.sounds import (
    LARGEST_SOUND,
    Sound,
    SurveySounds,
    load_sounds,
    save_sounds,
    sound_key,
)

SOUND_ENDINGS = (".wav", ".mp3", ".m4a", ".ogg", ".opus")
SHORT_KEY = 8
"""Digits of the key in the name of a recording: enough to tell the texts of a survey apart."""
NAMED = re.compile(rf"(?:.*[-_ ])?([0-9a-f]{{{SHORT_KEY},32}})", re.IGNORECASE)
RECORDED = "recording"
SCRIPT_COLUMNS = ("number", "text", "screen", "file", "recorded")


@dataclass(frozen=True, slots=True)
class SpokenText:
    """A text that a screen of a survey can show, and so must be heard."""

    text: str
    language: str
    screen: str
    """The first screen that shows it, for the speaker."""

    @property
    def key(self) -> str:
        """The key of its recording."""
        return sound_key(self.text)


def in_language(texts: Sequence[SpokenText], language: str) -> tuple[SpokenText, ...]:
    """Return the texts of one language, each once, in the order of the screens.

    Parameters
    ----------
    texts : sequence
        the texts of all screens.
    language : str
        a language of the survey.
    """
    first: dict[str, SpokenText] = {}
    for each in texts:
        if each.language == language:
            first.setdefault(each.key, each)
    return tuple(first.values())


def missing_sounds(texts: Sequence[SpokenText], sounds: SurveySounds) -> tuple[SpokenText, ...]:
    """Return the texts that have no recording.

    Parameters
    ----------
    texts : sequence
        texts of screens.
    sounds : SurveySounds
        the survey's recordings.
    """
    return tuple(each for each in texts if sounds.find(each.text, each.language) is None)


def write_script(texts: Sequence[SpokenText], sounds: SurveySounds, path: Path) -> None:
    """Write the list that a speaker reads from: each text with the name of the file to record it to.

    Parameters
    ----------
    texts : sequence
        the texts of one language.
    sounds : SurveySounds
        the survey's recordings.
    path : Path
        the CSV file.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    rows = [
        {
            "number": number,
            "text": each.text,
            "screen": each.screen,
            "file": f"{number:03}-{each.key[:SHORT_KEY]}.wav",
            "recorded": "no" if sounds.find(each.text, each.language) is None else "yes",
        }
        for number, each in enumerate(texts, 1)
    ]
    write_csv(path, rows, SCRIPT_COLUMNS)


def synthesize(
    texts: Sequence[SpokenText],
    language: str,
    folder: Path,
    synthesizer: Synthesizer,
    progress: Progress,
) -> int:
    """Have texts spoken by a synthesizer; returns how many.

    The table is written at the end, and also where it was stopped: what is done need not be done again.

    Parameters
    ----------
    texts : sequence
        the texts of one language that are missing.
    language : str
        their language.
    folder : Path
        the folder of the survey's sounds.
    synthesizer : Synthesizer
        who speaks.
    progress : callable
        is told how many are done, of how many.

    Raises
    ------
    EnvironmentProblem
        if the synthesizer fails.
    DiskProblem
        if the disk does.
    """
    table = load_sounds(folder, language)
    made = 0
    make_folder(folder / language)
    try:
        with TemporaryDirectory() as place:
            spoken = Path(place) / "spoken.wav"
            for text in texts:
                synthesizer.speak(text.text, spoken)
                name = f"{text.key}.wav"
                data = read_regular(spoken, LARGEST_SOUND)
                replace_file(folder / language / name, data, mode=0o644)
                table[text.key] = Sound(text.text, name, synthesizer.made_by)
                made += 1
                progress(made, len(texts))
    finally:
        save_sounds(folder, language, table)
    return made


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a folder of recordings."""

    taken: int
    strange: tuple[str, ...]
    """Names of sound files that speak no text of the survey."""


def import_recordings(
    texts: Sequence[SpokenText], language: str, folder: Path, recordings: Path
) -> Imported:
    """Copy recordings into the survey's sounds; the end of their names says which text they speak.

    A speaker's files are named as the script says; the folder of another survey's sounds can be taken too.

    Parameters
    ----------
    texts : sequence
        the texts of one language.
    language : str
        their language.
    folder : Path
        the folder of the survey's sounds.
    recordings : Path
        the folder with the recordings.

    Raises
    ------
    UserProblem
        if there is no such folder, or two files for one text.
    FileRefused
        if a recording cannot be read.
    DiskProblem
        if one cannot be written.
    """
    if not recordings.is_dir():
        raise UserProblem(msg("{folder} is not a folder.", folder=recordings))
    by_text, strange = _matched(texts, recordings)
    of_others = load_sounds(recordings.parent, recordings.name)
    table = load_sounds(folder, language)
    make_folder(folder / language)
    for text, source in by_text:
        name = text.key + source.suffix.lower()
        replace_file(folder / language / name, read_regular(source, LARGEST_SOUND), mode=0o644)
        known = of_others.get(text.key)
        table[text.key] = Sound(text.text, name, RECORDED if known is None else known.made_by)
    save_sounds(folder, language, table)
    return Imported(len(by_text), strange)


def _matched(
    texts: Sequence[SpokenText], recordings: Path
) -> tuple[list[tuple[SpokenText, Path]], tuple[str, ...]]:
    found: dict[str, tuple[SpokenText, Path]] = {}
    strange = []
    for path in _sound_files(recordings):
        named = NAMED.fullmatch(path.stem)
        begins = "-" if named is None else named.group(1).lower()
        text = next((each for each in texts if each.key.startswith(begins)), None)
        if text is None:
            strange.append(path.name)
            continue
        if text.key in found:
            raise UserProblem(
                msg(
                    "{first} and {second} speak the same text. Keep one of them.",
                    first=found[text.key][1].name,
                    second=path.name,
                )
            )
        found[text.key] = (text, path)
    return list(found.values()), tuple(strange)


def _sound_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.suffix.lower() in SOUND_ENDINGS)
