"""A project of three variables: a category, a number, and a category of which reports are recorded."""

from pathlib import Path
from typing import Any

from surveyapp.survey.json_format.reading import read_survey
from tests.helpers.made_projects import made_project

DIRECT = {"name": "direct"}
COINS = {"name": "k_rr", "p_truth": "1/2"}
ROWS = [
    (("north", "south", "west")[n % 3], str(18 + n % 50), ("a", "b", "c")[n % 3]) for n in range(90)
]


def _question(name: str, kind: str, design: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"id": name, "type": kind, "text": {"en": f"The {name}"}, "design": design, **more}


def _choices(*names: str) -> list[dict[str, Any]]:
    return [{"id": one, "text": {"en": one.title()}} for one in names]


def small_study(folder: Path) -> Path:
    """Return a new project in ``folder`` with 90 interviews."""
    survey = {
        "format": "surveyapp-survey/1",
        "id": "small",
        "version": 1,
        "title": {"en": "Small"},
        "languages": ["en"],
        "questions": [
            _question(
                "region", "single_choice", DIRECT, choices=_choices("north", "south", "west")
            ),
            _question("age", "number", DIRECT, minimum=18, maximum=99),
            _question("drug", "single_choice", COINS, choices=_choices("a", "b", "c")),
        ],
    }
    return made_project(folder, read_survey(survey, "small"), ROWS)
