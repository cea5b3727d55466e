"""report, counts, convert and codebook from the command line."""

import csv
import json
import os
import shlex
import subprocess
import sys

import pytest

from surveyapp.cli import main
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate


@pytest.fixture(scope="module")
def files(tmp_path_factory, clinic):
    return simulate(clinic, tmp_path_factory.mktemp("stick"), interviews=200, kiosks=2, seed=7)


@pytest.fixture
def project(files, tmp_path):
    path = tmp_path / "p.surveydesk"
    import_files(files, path)
    return path


def cli(*words):
    return main([str(word) for word in words])


def failed(capsys, *words):
    """Run a command that cannot be done; return its sentence."""
    try:
        code = cli(*words)
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    told = capsys.readouterr().err
    assert told.startswith("error: ")
    return told


def test_a_report_is_written_as_html_and_pdf(qapp, project, tmp_path, capsys):
    assert cli("report", "--project", project, "--out", tmp_path / "r", "--by", "region") == 0
    assert capsys.readouterr().out.split() == [str(tmp_path / "r.html"), str(tmp_path / "r.pdf")]
    assert (tmp_path / "r.pdf").read_bytes().startswith(b"%PDF-")
    assert "Estimates: all questions by region" in (tmp_path / "r.html").read_text("utf-8")


def test_the_ending_decides_and_a_folder_takes_both(qapp, project, tmp_path):
    assert cli("report", "--project", project, "--out", tmp_path / "one.html") == 0
    assert [path.name for path in tmp_path.glob("one*")] == ["one.html"]
    (tmp_path / "folder").mkdir()
    assert cli("report", "--project", project, "--out", tmp_path / "folder") == 0
    names = sorted(path.name for path in (tmp_path / "folder").iterdir())
    assert names == ["report.html", "report.pdf"]


def test_the_tables_beside_a_report_are_what_the_commands_write(files, project, tmp_path):
    words = ("--crosstab", "drugs,bribe", "--compare", "trust,(kiosk)", "--level", "0.9")
    out = tmp_path / "r.html"
    assert cli("report", *files, "--out", out, "--script", *words) == 0
    tables = tmp_path / "r.tables"
    for name, command in {
        "counts.csv": ("counts",),
        "estimates.csv": ("estimate", "--level", "0.9"),
        "crosstab-drugs-bribe.csv": ("crosstab", "--questions", "drugs,bribe", "--level", "0.9"),
        "compare-trust-by-kiosk.csv": (
            *("compare", "--question", "trust", "--by", "(kiosk)", "--level", "0.9"),
        ),
    }.items():
        cli(*command, "--project", project, "--csv", tmp_path / "again.csv")
        assert (tmp_path / "again.csv").read_bytes() == (tables / name).read_bytes()


def test_every_analysis_and_the_filter_are_in_the_tables_as_the_commands_write_them(
    project, tmp_path, capsys
):
    north = ("--where", "region=north,centre")
    words = (
        *("--rank", "trust,by=region", "--distance", "trust,region"),
        *("--regress", "drugs,region", "--regress", "drugs,cluster=region"),
    )
    out = tmp_path / "r.html"
    code = cli("report", "--project", project, "--out", out, "--script", *words, *north)
    said = capsys.readouterr().err
    assert code == (1 if said else 0)
    assert "interviews are counted: those with region=north,centre" in out.read_text("utf-8")
    of_rank = ("rank", "--questions", "trust", "--by", "region")
    of_regression = ("regress", "--outcome", "drugs", "--predictors", "region")
    for name, command in {
        "counts.csv": ("counts",),
        "estimates.csv": ("estimate",),
        "rank-trust-by-region.csv": of_rank,
        "rank-trust-by-region-pairs.csv": (*of_rank, "--pairs"),
        "distance-trust-by-region.csv": ("distance", "--question", "trust", "--by", "region"),
        "regress-drugs-on-region.csv": of_regression,
        "regress-drugs-on-region-predicted.csv": (*of_regression, "--predict"),
        "regress-drugs.csv": ("regress", "--outcome", "drugs", "--cluster", "region"),
    }.items():
        cli(*command, "--project", project, *north, "--csv", tmp_path / "again.csv")
        made = (tmp_path / "r.tables" / name).read_bytes()
        assert (tmp_path / "again.csv").read_bytes() == made, name
    script = (tmp_path / "r.sh").read_text("utf-8")
    assert "--where region=north,centre" in script


def test_any_analysis_is_in_a_report_as_its_command_writes_it(project, tmp_path):
    corners = {"north": (0, 1), "centre": (1, 2), "south": (2, 3)}
    shapes = tmp_path / "shapes.geojson"
    places = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[0, low], [1, low], [1, high], [0, high], [0, low]]],
            },
        }
        for name, (low, high) in corners.items()
    ]
    shapes.write_text(json.dumps({"type": "FeatureCollection", "features": places}))
    areas = ("areas", "--question", "drugs", "--by", "region", "--method", "direct")
    describe = ("describe", "--questions", "trust")
    drawn = shlex.join((*areas, "--shapes", str(shapes), "--shape-name", "name"))
    both = ("--analysis", drawn, "--analysis", shlex.join(describe), "--level", "0.9")
    out = tmp_path / "r.html"
    assert cli("report", "--project", project, "--out", out, "--script", *both) in {0, 1}
    for name, command in {
        "areas-drugs-by-region.csv": areas,
        "describe-trust.csv": describe,
        "describe-trust-histogram.csv": (*describe, "--histogram"),
    }.items():
        again = tmp_path / "again.csv"
        cli(*command, "--level", "0.9", "--project", project, "--csv", again)
        assert again.read_bytes() == (tmp_path / "r.tables" / name).read_bytes(), name
    html = out.read_text("utf-8")
    assert "Small areas: drugs ~ region" in html
    assert "Map of the areas" in html


def test_counts_are_rows(project, capsys):
    assert cli("counts", "--project", project, "--json", "-") == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows[1] == {
        "question": "drugs",
        "type": "yes_no",
        "design": "two_coins",
        "interviews": 200,
        "reports": 200,
        "missing": 0,
    }
    assert cli("counts", "--project", project) == 0
    assert "drugs" in capsys.readouterr().out


def test_missing_reports_are_counted(clinic_path, tmp_path, capsys):
    table = tmp_path / "t.csv"
    table.write_text("region,drugs\nnorth,yes\nsouth,\n", "utf-8")
    cli("counts", table, "--survey", clinic_path, "--csv", "-")
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert (rows[1]["reports"], rows[1]["missing"]) == ("1", "1")


def test_tests_of_designs_are_rows(tmp_path, make_survey, capsys):
    design = {"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}
    survey = make_survey({"id": "d", "type": "yes_no", "text": {"en": "D?"}, "design": design})
    made = simulate(survey, tmp_path, interviews=200, seed=2)
    cli("estimate", *made, "--tests", "--csv", "-")
    (row,) = csv.DictReader(capsys.readouterr().out.splitlines())
    assert (row["question"], row["hypothesis"]) == ("d", "everybody follows the card")
    assert 0 <= float(row["p_value"]) <= 1


def test_data_and_codebook_are_written(project, tmp_path, clinic_path):
    for ending in ("csv", "xlsx", "sav", "dta", "parquet"):
        assert cli("convert", "--project", project, "--out", tmp_path / f"d.{ending}") == 0
        assert (tmp_path / f"d.{ending}").stat().st_size > 1000
    assert cli("codebook", clinic_path, "--out", tmp_path / "a.md") == 0
    assert cli("codebook", "--project", project, "--out", tmp_path / "b.md") == 0
    assert (tmp_path / "a.md").read_bytes() == (tmp_path / "b.md").read_bytes()
    assert summarise_project(project).interviews == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("report", "--out", "r.html", "--compare", "drugs"), "no question and groups"),
        (("report", "--out", "r.html", "--distance", "drugs"), "no question and groups"),
        (("report", "--out", "r.html", "--rank", ","), "names no question"),
        (("report", "--out", "r.html", "--rank", "trust,of=region"), "of cannot be stated here"),
        (("report", "--out", "r.html", "--regress", "drugs,model=cubic"), "cubic is no model"),
        (
            (
                "report",
                "--out",
                "r.html",
                "--regress",
                "drugs,cluster=region,random-intercept=region",
            ),
            "leave out cluster=",
        ),
        (("report", "--out", "r.html", "--analysis", "plan"), "“plan” is no analysis of reports"),
        (("report", "--out", "r.html", "--analysis", "rank 'a"), "is no analysis of reports"),
        (
            ("report", "--out", "r.html", "--analysis", "areas --by region"),
            "areas: --question is missing",
        ),
        (
            ("report", "--out", "r.html", "--analysis", "describe --questions trust --csv x"),
            "describe: there is no --csv here",
        ),
        (("report", "--out", "r.html", "--format", "doc"), "doc is none of html, pdf"),
        (("report", "--out", "r.html", "--by", "nothing"), "has no recorded question nothing"),
        (("report", "--out", "r.html", "--labels", "xx"), "no labels in the language xx"),
        (("report", "--out", "r.html", "--level", "2"), "2"),
        (("convert", "--out", "d.doc"), "d.doc"),
        (("convert", "--out", "d.sav", "--bom"), "goes with .csv only"),
        (("convert", "--out", "d.csv", "--labels", "fr"), "no labels"),
        (("codebook", "--out", "b.doc"), "b.doc"),
    ],
)
def test_what_cannot_be_done_is_told(project, capsys, monkeypatch, words, sentence):
    monkeypatch.chdir(project.parent)
    assert sentence in failed(capsys, *words, "--project", project)
    assert not list(project.parent.glob("[rdb].*"))


def test_a_codebook_needs_one_survey(tmp_path, capsys, clinic_path, project):
    assert "Give either a survey file or a project" in failed(capsys, "codebook", "--out", "b.md")
    both = ("codebook", clinic_path, "--project", project, "--out", "b.md")
    assert "Give either a survey file or a project" in failed(capsys, *both)


def test_equal_reports_are_equal_files_in_every_process(project, tmp_path):
    made = []
    for name in ("a", "b"):
        out = tmp_path / f"{name}.pdf"
        words = ("report", "--project", str(project), "--out", str(out))
        subprocess.run(
            [sys.executable, "-m", "surveyapp.cli", *words],
            check=True,
            capture_output=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
            timeout=120,
        )
        made.append(out.read_bytes())
    assert made[0] == made[1]
    assert b"D:20231114000000" in made[0]
