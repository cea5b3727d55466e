"""What is wrong with a survey, in the language of the program."""

from __future__ import annotations

from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.ui.widgets.number_format import sentence


def mistake_text(mistake: Mistake) -> str:
    """Return one mistake as a sentence that names its place as the forms do.

    Parameters
    ----------
    mistake
        what reading the survey found.
    """
    return sentence(mistake.message)
