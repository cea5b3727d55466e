"""The survey that goes out with data says what its analyst made: labels, recodes, bands, merged reports."""

import csv
import json
import xml.etree.ElementTree as ET
import zipfile
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import surveyapp
from surveyapp.analyses.data.variables import Bands, Computed, DerivedVariable, Merged, Recode
from surveyapp.analyses.data.variables_file import read_seen_survey
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.surveys import load_seen_survey
from surveyapp.services.dataset.variables import (
    add_derived,
    set_label,
    set_value_labels,
    variable_rows,
)
from surveyapp.services.export.codebook import codebook, codebook_csv
from surveyapp.services.export.ddi import NAMESPACE, codebook_ddi
from surveyapp.services.output.renamed_variables import rename
from surveyapp.services.surveys.draft_files import open_draft
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from tests.helpers.made_projects import made_project
from tests.helpers.mixed_survey import SURVEY

ROWS = [
    ["north", "17", "10", "5", "radio", "yes", "r1", "never"],
    ["centre", "40", "20.5", "4", "", "no", "r2", "shop"],
    ["south", "66", "", "1", "car", "no", "r4", "market"],
    ["south", "30", "5", "2", "radio phone", "prefer_not_to_say", "r3", "friend"],
]


LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True)
class Bundle:
    project: Path
    data: Path
    survey: Path


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundle")
    project = made_project(folder, SURVEY, ROWS)
    rename(project, "age", "years")
    set_label(project, "region", "Part of the country")
    set_value_labels(project, "smokes", {"yes": "smoker", "no": "never smoked"})
    set_value_labels(project, "stars", {"1": "bad", "5": "very good"})
    for name, made in (
        ("coast", Recode("region", {"centre": "north"})),
        ("band", Bands("years", (Fraction(18), Fraction(65)))),
        ("twice", Computed("${years} * 2")),
        ("merged", Merged("used", {"r2": "r1"})),
    ):
        add_derived(project, DerivedVariable(name, made))
    path = folder / "study.zip"
    assert main(["convert", "--project", str(project), "--out", str(path)]) == 0
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder)
    return Bundle(project, folder / "study.csv", folder / "study.survey.json")


def test_the_survey_is_the_one_that_was_asked_and_says_what_was_made_of_it(bundle):
    value = json.loads(bundle.survey.read_text("utf-8"))
    assert value["format"] == "surveyapp-survey/2"
    assert [one["bands"]["of"] for one in value["variables"]["derived"] if "bands" in one] == [
        "years"
    ]
    assert load_survey(bundle.survey) == SURVEY
    with Project(bundle.project) as opened:
        assert load_seen_survey(bundle.survey) == opened.survey


def test_a_kiosk_asks_only_what_was_asked(bundle, tmp_path):
    words = ["--interviews", "3", "--seed", "1", "--out", str(tmp_path)]
    assert main(["simulate", str(bundle.survey), *words]) == 0
    (file,) = tmp_path.glob("*.collection")
    header = file.read_text("utf-8").split("\n")[4]
    assert header.split(",")[1:] == [question.id for question in SURVEY.recorded_questions]


@pytest.mark.parametrize("question", ["coast", "band", "twice", "merged", "smokes", "stars"])
def test_the_data_beside_it_give_the_projects_estimates(bundle, question, tmp_path):
    words = ["estimate", "--question", question, "--csv"]
    assert main([*words, str(tmp_path / "a"), "--project", str(bundle.project)]) in {0, 1}
    source = [str(bundle.data), "--survey", str(bundle.survey)]
    assert main([*words, str(tmp_path / "b"), *source]) in {0, 1}
    assert (tmp_path / "a").read_text("utf-8") == (tmp_path / "b").read_text("utf-8")


def test_copies_of_the_same_reports_are_refused_together_there_too(bundle, capsys):
    words = ["crosstab", "--questions", "used,merged", str(bundle.data)]
    assert main([*words, "--survey", str(bundle.survey)]) == 2
    assert "made of the same reports" in capsys.readouterr().err


def test_what_an_interview_costs_counts_no_report_twice(bundle):
    data = surveyapp.read(bundle.data, survey=bundle.survey)
    with data.opened() as opened:
        (survey,) = opened.asked.surveys
    assert survey.total_epsilon == SURVEY.total_epsilon


def test_the_codebook_tells_what_was_asked_from_the_analysts_own_words(bundle, tmp_path):
    survey = load_seen_survey(bundle.survey)
    entries = {one.column: one for one in codebook(survey)}
    region, smokes = entries["region"], entries["smokes"]
    assert region.label == "Part of the country"  # nobody knows in which language
    assert region.texts == SURVEY.question("region").text.by_language
    assert dict(smokes.value_labels) == {"yes": "smoker", "no": "never smoked"}
    assert [labels[0][1] for _, _, labels in smokes.values][:2] == ["Yes", "No"]
    assert dict(entries["stars"].value_labels)["5"] == "very good"
    assert (entries["used"].label, entries["used"].value_labels) == ("", ())
    assert (entries["twice"].made_of, entries["twice"].texts) == ("${years} * 2", ())
    rows = list(csv.DictReader(codebook_csv(survey).splitlines()))
    found = {row["value"]: row["value_label"] for row in rows if row["column"] == "smokes"}
    assert found == {"yes": "smoker", "no": "never smoked", "prefer_not_to_say": ""}
    top = ET.fromstring(codebook_ddi(survey))  # noqa: S314 - our own
    said = next(one for one in top.iter(f"{{{NAMESPACE}}}var") if one.get("name") == "region")
    labels = [(one.get(LANGUAGE), one.text) for one in said.findall(f"{{{NAMESPACE}}}labl")]
    assert labels == [("und", "Part of the country")]
    asked = [one.text for one in said.iter(f"{{{NAMESPACE}}}qstnLit")]
    assert asked == [text for _, text in SURVEY.question("region").text.by_language]


def test_the_codebook_of_it_says_how_each_variable_is_made(bundle, tmp_path):
    for source in ([str(bundle.survey)], ["--project", str(bundle.project)]):
        for ending, said in ((".html", "made from"), (".xml", "<drvdesc>used: r2=r1</drvdesc>")):
            path = tmp_path / f"book{ending}"
            assert main(["codebook", *source, "--out", str(path)]) == 0
            assert said in path.read_text("utf-8")


def test_a_parquet_file_carries_the_same_survey(bundle, tmp_path):
    path = tmp_path / "d.parquet"
    assert main(["convert", "--project", str(bundle.project), "--out", str(path)]) == 0
    value = json.loads(pq.read_schema(path).metadata[b"survey"])
    assert read_seen_survey(value, "d.parquet") == load_seen_survey(bundle.survey)


def test_another_project_of_the_survey_takes_the_variables_over(bundle, tmp_path, capsys):
    project = made_project(tmp_path, SURVEY, ROWS)
    assert main(["variables", "take", "--project", str(project), str(bundle.survey)]) == 0
    assert variable_rows(project) == variable_rows(bundle.project)
    assert main(["undo", "--project", str(project)]) == 0
    save_survey(SURVEY, tmp_path / "plain.json")
    capsys.readouterr()
    assert main(["variables", "take", "--project", str(project), f"{tmp_path}/plain.json"]) == 2
    assert "says nothing about the variables" in capsys.readouterr().err


def test_the_script_of_a_report_makes_the_variables_again(bundle, tmp_path):
    words = ["report", "--project", str(bundle.project), "--out", f"{tmp_path}/r.html", "--script"]
    assert main(words) in {0, 1}
    assert "variables take" in (tmp_path / "r.sh").read_text("utf-8")
    assert '"variables", "take"' in (tmp_path / "r.py").read_text("utf-8")
    assert load_seen_survey(tmp_path / "r.tables" / "survey.json").id == "study"


def test_the_editor_shows_what_is_asked(bundle):
    assert "variables" not in open_draft(bundle.survey).draft.value


@pytest.mark.parametrize(
    ("variables", "says"),
    [([], "must be an object in braces"), ({"derived": [{"name": "x"}]}, "damaged")],
)
def test_damaged_variables_are_refused_in_words(bundle, tmp_path, variables, says, capsys):
    value = json.loads(bundle.survey.read_text("utf-8")) | {"variables": variables}
    (tmp_path / "s.json").write_text(json.dumps(value), "utf-8")
    words = ["--survey", str(tmp_path / "s.json"), "--question", "coast"]
    assert main(["estimate", str(bundle.data), *words]) == 2
    assert says in capsys.readouterr().err


def test_variables_need_the_second_format(bundle):
    value = json.loads(bundle.survey.read_text("utf-8")) | {"format": "surveyapp-survey/1"}
    with pytest.raises(UserProblem, match="variables"):
        read_seen_survey(value, "s.json")
