"""The page for respondents and the list of promises, as the commands give them."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from surveyapp.storage.program.resources import resource
from surveyapp.ui.languages import translated_languages

WRITER = Path(__file__).parents[4] / "packaging" / "write_handouts.py"
pytestmark = pytest.mark.usefixtures("qapp")  # which later tests of the same process need too
SURE = "So nobody can be sure what you answered."


@pytest.fixture
def written(tmp_path, survey_json):
    """Return a writer of survey files."""

    def write(*questions, **more):
        path = tmp_path / "s.survey.json"
        path.write_text(json.dumps(survey_json(*questions, **more)), encoding="utf-8")
        return path

    return write


def test_promises_are_listed_by_place(run):
    code, out, _ = run("promises", resource("examples", "clinic.survey.json"))
    assert code == 0
    first, *lines = out.splitlines()
    assert first == "On the first screen"
    assert f"  A wheel sometimes answers private questions for you. {SURE}" in lines
    assert "At questions that are asked directly: region" in lines
    assert "What the surveyor says" in lines


def test_promises_go_to_other_programs_as_rows(run, written):
    code, out, _ = run("promises", written(), "--json", "-")
    rows = json.loads(out)
    assert code == 0
    assert {tuple(row) for row in rows} == {("place", "promise")}
    assert not [row for row in rows if "skip" in row["promise"]]


@pytest.mark.parametrize("language", [code for code in translated_languages() if code != "en"])
def test_promises_and_handout_are_there_in_every_language(run, tmp_path, language):
    survey = resource("examples", "clinic.survey.json")
    english = run("promises", survey)[1].splitlines()
    code, out, _ = run("promises", survey, "--language", language)
    assert code == 0
    assert not set(english) & set(out.splitlines())
    page = tmp_path / "h.html"
    assert run("handout", survey, "--language", language, "--out", page)[0] == 0
    first = out.splitlines()[1].strip()
    assert first in page.read_text(encoding="utf-8")


def test_a_handout_says_of_a_survey_what_is_true_of_it(run, written, yes_no_json, tmp_path):
    page = tmp_path / "h.html"

    def said(*questions):
        assert run("handout", written(*questions), "--out", page)[0] == 0
        return page.read_text(encoding="utf-8")

    assert SURE in said(yes_no_json())
    assert SURE not in said(yes_no_json(design={"name": "mangat", "p": "3/4"}))
    assert "There is no button to skip a question." in said(yes_no_json())
    assert "You may skip any question. Skips are recorded." in said(yes_no_json(required=False))


def test_a_language_that_nobody_wrote_is_refused(run, tmp_path):
    survey = resource("examples", "clinic.survey.json")
    for command in (("promises", survey), ("handout", survey, "--out", tmp_path / "h.html")):
        code, _, err = run(*command, "--language", "de")
        assert (code, "This text is not available in de." in err) == (2, True)


def test_the_handouts_for_every_survey_are_what_the_sentences_say():
    """After a change of the sentences or their translations: python packaging/write_handouts.py."""
    for path, text in runpy.run_path(str(WRITER))["handouts"]().items():
        assert path.read_text(encoding="utf-8") == text, path.name
