"""Who goes on in another program goes on weighted: how respondents were drawn goes out with the record."""

import csv
import json
import struct
import zipfile
from dataclasses import replace
from itertools import chain
from xml.etree import ElementTree as ET

import openpyxl
import pandas as pd
import pyarrow.parquet as pq
import pyreadstat
import pytest

from surveyapp.analyses.data.variables import VariableEdit, Variables
from surveyapp.cli import main
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.export.codebook import codebook
from surveyapp.services.export.ddi import NAMESPACE
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.survey.types.base import MeasurementLevel

DDI = "{" + NAMESPACE + "}"
ROWS = [
    # area, income, weight, stratum, cluster
    ("north", "100", "0.5", "Köln", "7"),
    ("north", "250.5", "2.25", "Köln", "12"),
    ("south", "80", "1", "Ruhr", "7"),
    ("south", "", "1.25", "Ruhr", "12"),
]
QUESTIONS = ("interview", "area", "income")
OWN = ("Gewicht", "Schicht", "Ort")
"""What the table calls its weight, stratum and cluster."""


@pytest.fixture(scope="module")
def asked(make_survey):
    area = {
        "id": "area",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": one, "text": {"en": one.title()}} for one in ("north", "south")],
        "design": {"name": "direct"},
    }
    income = {
        "id": "income",
        "type": "number",
        "text": {"en": "Income?"},
        "minimum": "0",
        "maximum": "1000",
        "step": "0.5",
        "design": {"name": "direct"},
    }
    return make_survey(area, income)


def made_project(folder, asked, rows=ROWS, own=OWN):
    """Return a project of a table whose columns are a weight, a stratum and a cluster under other names."""
    table, survey, mapping = folder / "t.csv", folder / "s.json", folder / "m.json"
    project = folder / "p.surveydesk"
    with table.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("area", "income", *own), *rows])
    save_survey(asked, survey)
    options = zip(("--weight", "--stratum", "--cluster"), own, strict=True)
    words = [*chain.from_iterable(options), "--out", str(mapping)]
    assert main(["map", str(table), "--survey", str(survey), *words]) == 0
    words = ["--survey", str(survey), "--mapping", str(mapping), "--project", str(project)]
    assert main(["import", str(table), *words]) == 0
    return project


def shares(capsys, *words):
    """Return the estimates of a command."""
    capsys.readouterr()
    assert main(["estimate", *map(str, words), "--question", "area", "--json", "-"]) in {0, 1}
    return [row["estimate"] for row in json.loads(capsys.readouterr().out)]


@pytest.fixture(scope="module")
def project(tmp_path_factory, asked):
    return made_project(tmp_path_factory.mktemp("drawn"), asked)


def written(project, path, *words):
    assert main(["convert", "--project", str(project), "--out", str(path), *words]) == 0
    return path


def rows_of(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_csv_ends_with_the_weight_stratum_and_cluster_of_each_respondent(project, tmp_path):
    found = rows_of(written(project, tmp_path / "d.csv"))
    assert tuple(found[0]) == (*QUESTIONS, *OWN)
    assert sorted(tuple(row.values())[1:] for row in found) == sorted(ROWS)


def test_the_estimate_of_the_exported_table_is_the_projects(project, tmp_path, asked, capsys):
    save_survey(asked, tmp_path / "s.json")
    table = written(project, tmp_path / "d.csv")
    drawn = ("--weight", "Gewicht", "--stratum", "Schicht", "--cluster", "Ort")
    here = shares(capsys, table, "--survey", tmp_path / "s.json", *drawn)
    assert here == shares(capsys, "--project", project)
    assert here == pytest.approx([2.75 / 5, 2.25 / 5])


def test_a_filter_keeps_the_sample_of_those_that_it_keeps(project, tmp_path):
    found = rows_of(written(project, tmp_path / "d.csv", "--where", "area=south"))
    assert sorted(row["Gewicht"] for row in found) == ["1", "1.25"]
    assert {row["Schicht"] for row in found} == {"Ruhr"}


def test_without_the_sample_the_record_is_that_of_the_questions(project, tmp_path):
    found = rows_of(written(project, tmp_path / "d.csv", "--unweighted"))
    assert tuple(found[0]) == QUESTIONS


def test_an_spss_file_is_weighted_when_it_is_opened(project, tmp_path):
    path = written(project, tmp_path / "d.sav")
    data, told = pyreadstat.read_sav(str(path))
    assert data["Gewicht"].sum() == 5
    assert told.column_names_to_labels["Gewicht"].startswith("weight: how many people")
    assert told.variable_value_labels["Schicht"] == {1: "Köln", 2: "Ruhr"}
    assert set(data["Ort"]) == {7, 12}
    # the interview's id is a text of 32 bytes: four records of eight; then area and income
    assert struct.unpack_from("<i", path.read_bytes(), 76) == (7,)
    unweighted = written(project, tmp_path / "e.sav", "--unweighted")
    assert struct.unpack_from("<i", unweighted.read_bytes(), 76) == (0,)


def test_stata_parquet_and_excel_have_the_same_columns(project, tmp_path):
    stata, told = pyreadstat.read_dta(str(written(project, tmp_path / "d.dta")))
    assert stata["Gewicht"].sum() == 5
    assert told.variable_value_labels["Schicht"] == {1: "Köln", 2: "Ruhr"}
    parquet = pq.read_table(written(project, tmp_path / "d.parquet"))
    assert parquet.to_pandas()["Gewicht"].sum() == 5
    roles = dict(zip(("weight", "stratum", "cluster"), OWN, strict=True))
    assert json.loads(parquet.schema.metadata[b"sample"]) == roles
    book = openpyxl.load_workbook(written(project, tmp_path / "d.xlsx"))
    assert [cell.value for cell in book["reports"][1]][-3:] == list(OWN)
    assert ("weight of the sample", "Gewicht") in [tuple(r) for r in book["about"].values]


PLAN = (
    "* CSPLAN ANALYSIS /PLAN FILE='study.csaplan' /PLANVARS ANALYSISWEIGHT=Gewicht"
    " /DESIGN STRATA=Schicht CLUSTER=Ort /ESTIMATOR TYPE=WR."
)
DESIGN = (
    "  design <- survey::svydesign(ids = ~`Ort`, strata = ~`Schicht`, weights = ~`Gewicht`,"
    " data = study, nest = TRUE)"
)


@pytest.mark.parametrize(
    ("ending", "lines"),
    [
        (".sps", {"WEIGHT BY Gewicht.", PLAN}),
        (".do", {"svyset Ort [pweight=Gewicht], strata(Schicht)"}),
        (".R", {DESIGN}),
    ],
)
def test_the_syntax_uses_the_sample_design(project, tmp_path, ending, lines):
    said = written(project, tmp_path / ("d" + ending)).read_text("utf-8").splitlines()
    assert lines <= set(said)
    plain = written(project, tmp_path / ("e" + ending), "--unweighted").read_text("utf-8")
    assert not any(word in plain for word in ("WEIGHT BY", "CSPLAN", "svyset", "svydesign"))


def test_the_codebook_says_what_they_are_and_the_ddi_which_variable_weighs(project, tmp_path):
    there = summarise_project(project)
    found = {e.column: e for e in codebook(there.survey, there.files, there.sample_columns)}
    assert [found[one].role for one in ("area", *OWN)] == [
        "",
        "weight",
        "stratum",
        "cluster",
    ]
    for ending in (".html", ".md", ".csv"):
        path = tmp_path / ("book" + ending)
        assert main(["codebook", "--project", str(project), "--out", str(path)]) == 0
        assert "weight: how many people the respondent stands for" in path.read_text("utf-8")
    assert main(["codebook", "--project", str(project), "--out", str(tmp_path / "b.xml")]) == 0
    top = ET.fromstring((tmp_path / "b.xml").read_bytes())  # noqa: S314 - our own text
    variables = {one.get("name"): one for one in top.iter(f"{DDI}var")}
    assert (variables["Gewicht"].get("wgt"), variables["Gewicht"].get("intrvl")) == (
        "wgt",
        "contin",
    )
    assert variables["area"].get("wgt-var") == variables["Gewicht"].get("ID")
    assert "Gewicht" in top.findtext(f".//{DDI}dataColl/{DDI}weight")


def test_the_bundle_tells_of_the_sample_in_each_of_its_files(project, tmp_path):
    with zipfile.ZipFile(written(project, tmp_path / "d.zip")) as archive:
        found = {name: archive.read(name).decode(errors="replace") for name in archive.namelist()}
    assert "weight: Gewicht, stratum: Schicht, cluster: Ort" in found["README.txt"]
    assert all("Gewicht" in text for name, text in found.items() if not name.endswith(".json"))


def test_a_weight_that_only_some_have_goes_out_and_nothing_is_weighted_by_it(
    tmp_path, asked, capsys
):
    project = made_project(tmp_path, asked)
    more = tmp_path / "more.csv"
    more.write_text("area,income\nnorth,5\n", "utf-8")
    words = ["--survey", str(tmp_path / "s.json"), "--project", str(project)]
    mapped = [
        "map",
        str(more),
        "--survey",
        str(tmp_path / "s.json"),
        "--out",
        str(tmp_path / "n.json"),
    ]
    assert main(mapped) == 0
    assert main(["import", str(more), "--mapping", str(tmp_path / "n.json"), *words]) == 0
    assert main(["convert", "--project", str(project), "--out", str(tmp_path / "d.csv")]) == 1
    assert "Only some interviews have weights" in capsys.readouterr().err
    found = rows_of(tmp_path / "d.csv")
    assert sorted(row["Gewicht"] for row in found) == ["", "0.5", "1", "1.25", "2.25"]
    for ending in (".sps", ".sav"):
        assert main(["convert", "--project", str(project), "--out", f"{tmp_path}/d{ending}"]) == 1
    assert "WEIGHT BY" not in (tmp_path / "d.sps").read_text("utf-8")
    data, told = pyreadstat.read_sav(str(tmp_path / "d.sav"))
    assert "not known of all" in told.column_names_to_labels["Gewicht"]
    assert pd.isna(data["Gewicht"]).sum() == 1


def test_a_name_that_something_else_has_is_not_given_to_a_column_of_the_sample(tmp_path, asked):
    own = ("Interview", "Schicht", "der Ort")
    project = made_project(tmp_path, asked, own=own)
    found = rows_of(written(project, tmp_path / "d.csv"))
    assert tuple(found[0]) == (*QUESTIONS, "weight", "Schicht", "der Ort")
    with Project(project) as opened:  # now the analyst calls a variable like the stratum
        opened.keep_variables(Variables({"income": VariableEdit(name="schicht")}), "income")
    found = rows_of(written(project, tmp_path / "d.csv"))
    assert tuple(found[0]) == ("interview", "area", "schicht", "weight", "stratum", "der Ort")
    assert sorted(row["stratum"] for row in found) == ["Köln", "Köln", "Ruhr", "Ruhr"]


def test_tables_that_call_the_weight_differently_share_the_name_weight(tmp_path, asked):
    project = made_project(tmp_path, asked)
    more, survey, mapping = tmp_path / "u.csv", tmp_path / "s.json", tmp_path / "n.json"
    more.write_text("area,income,poids,Schicht,Ort\nnorth,5,3,Ruhr,9\n", "utf-8")
    words = ["--weight", "poids", "--stratum", "Schicht", "--cluster", "Ort", "--out", str(mapping)]
    assert main(["map", str(more), "--survey", str(survey), *words]) == 0
    words = ["--mapping", str(mapping), "--survey", str(survey), "--project", str(project)]
    assert main(["import", str(more), *words]) == 0
    found = rows_of(written(project, tmp_path / "d.csv"))
    assert tuple(found[0]) == (*QUESTIONS, "weight", "Schicht", "Ort")
    assert sum(float(row["weight"]) for row in found) == 8


def test_a_variable_that_is_the_weight_weighs_also_where_it_is_hidden(tmp_path, asked, capsys):
    table, survey, mapping = (tmp_path / name for name in ("t.csv", "s.json", "m.json"))
    project = tmp_path / "p.surveydesk"
    table.write_text("area,income\nnorth,3\nsouth,1\nsouth,0.5\n", "utf-8")
    save_survey(asked, survey)
    assert main(["map", str(table), "--survey", str(survey), "--out", str(mapping)]) == 0
    words = ["--survey", str(survey), "--mapping", str(mapping), "--project", str(project)]
    assert main(["import", str(table), *words]) == 0
    weight = VariableEdit(level=MeasurementLevel.WEIGHT)
    for edit in (weight, replace(weight, hidden=True)):
        with Project(project) as opened:  # as an earlier program let its analyst do it
            opened.keep_variables(Variables({"income": edit}), "income")
        assert shares(capsys, "--project", project) == pytest.approx([3 / 4.5, 1.5 / 4.5])
        assert "WEIGHT BY income." in written(project, tmp_path / "d.sps").read_text("utf-8")
        table = rows_of(written(project, tmp_path / "d.csv", "--where", "area=south"))
        assert tuple(table[0]) == QUESTIONS
        assert sorted(row["income"] for row in table) == ["0.5", "1"]
    there = summarise_project(project)
    assert codebook(there.survey, (), there.sample_columns)[-1].role == "weight"


def test_a_table_with_a_named_weight_is_written_with_it(tmp_path, asked, project):
    table, survey = tmp_path / "t.csv", tmp_path / "s.json"
    save_survey(asked, survey)
    table.write_text("area,income,w\nnorth,5,2\nsouth,6,3\nnorth,6,4\n", "utf-8")
    words = ["--survey", str(survey), "--weight", "w", "--stratum", "area", "--where", "area=north"]
    assert main(["convert", str(table), *words, "--out", str(tmp_path / "d.do")]) == 0
    assert [row["w"] for row in rows_of(tmp_path / "d-data.csv")] == ["2", "4"]
    said = (tmp_path / "d.do").read_text("utf-8")
    assert "svyset _n [pweight=w], strata(area)" in said
