"""What the supervisor has decided about sound: none, headphones only, or the loudspeaker too."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import read_regular, replace_file
from surveyapp.survey.json_format.strict_json import parse

SOUND_FILE = "sound.json"
LARGEST_SETTING = 4096


class SoundUse(StrEnum):
    """Through what respondents may hear their questions."""

    NONE = "none"
    HEADPHONES = "headphones"
    LOUDSPEAKER = "loudspeaker"


@dataclass(frozen=True, slots=True)
class SoundChoice:
    """The supervisor's choice, and the output that was heard when it was made."""

    use: SoundUse = SoundUse.NONE
    output: str = ""
    """The system's name of the output; sound goes to no other."""


class SoundSetting:
    """The choice that a kiosk's folder keeps; none before the supervisor has made one."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / SOUND_FILE
        self._choice = self._kept()

    @property
    def choice(self) -> SoundChoice:
        """The present choice."""
        return self._choice

    def choose(self, choice: SoundChoice) -> None:
        """Keep a choice.

        Parameters
        ----------
        choice : SoundChoice
            what the supervisor has decided.

        Raises
        ------
        DiskProblem
            if it cannot be stored; it then holds until the kiosk ends.
        """
        self._choice = choice
        replace_file(self._path, (json.dumps(asdict(choice)) + "\n").encode())

    def _kept(self) -> SoundChoice:
        """Return what the file says; a file that says nothing clear allows nothing."""
        try:
            value = parse(read_regular(self._path, LARGEST_SETTING), self._path.name)
            return SoundChoice(SoundUse(value["use"]), str(value["output"]))
        except (SurveyAppError, ValueError, TypeError, KeyError):
            return SoundChoice()
