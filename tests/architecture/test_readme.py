import json
from pathlib import Path

from surveyapp.survey.json_format.schema import survey_schema

ROOT = Path(__file__).parent.parent.parent


def test_ci_runs_the_readmes_test_command_word_for_word():
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [line for line in readme if line.startswith("python3 -m venv") and "pytest" in line]
    assert len(commands) == 1
    assert commands[0] in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_picture_in_the_readme_is_there_and_small():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = [
        part.split(")")[0] for part in readme.split("](")[1:] if part.split(")")[0].endswith(".png")
    ]
    assert len(pictures) == 3
    assert all(0 < (ROOT / picture).stat().st_size < 200_000 for picture in pictures)


def test_the_schema_in_resources_is_the_one_the_code_generates():
    stored = (ROOT / "resources" / "schema" / "survey.schema.json").read_text(encoding="utf-8")
    assert json.loads(stored) == survey_schema()
