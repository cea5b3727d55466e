"""What the kiosk's screens say for one survey: in its languages, with its words, true of what it keeps."""

from __future__ import annotations

from surveyapp.survey.definition.counted_words import said_instead
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.languages import ProgramLanguage


def speak_as_survey(program: ProgramLanguage, survey: Survey, language: str) -> None:
    """Let all screens that are made from now on speak to respondents of ``survey`` in ``language``."""
    program.use(language, survey.kiosk_texts.in_language(language), said_instead(survey))
