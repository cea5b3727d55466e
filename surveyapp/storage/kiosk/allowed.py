"""That the supervisor lets a survey be asked though some of the kiosk's own words are missing.

It is remembered for that very survey, so that a surveyor alone can go on after a restart.
"""

from __future__ import annotations

from pathlib import Path

from surveyapp.storage.collection.format import survey_hash
from surveyapp.storage.files.safe_files import FileRefused, read_regular, replace_file
from surveyapp.survey.definition.survey import Survey

ALLOWED_FILE = "texts-allowed"
_LONGEST = 200


class AllowedSurvey:
    """Whether a survey has been allowed in a kiosk's folder."""

    def __init__(self, folder: Path, survey: Survey) -> None:
        self._path = folder / ALLOWED_FILE
        self._survey = survey

    @property
    def is_allowed(self) -> bool:
        """Whether the supervisor allowed this very survey; not where the file cannot be read."""
        try:
            written = read_regular(self._path, _LONGEST)
        except FileRefused:
            return False
        return written.decode("ascii", "replace").strip() == survey_hash(self._survey)

    def allow(self) -> None:
        """Remember that the survey may be asked.

        Raises
        ------
        DiskProblem
            if that cannot be stored.
        """
        replace_file(self._path, (survey_hash(self._survey) + "\n").encode())
