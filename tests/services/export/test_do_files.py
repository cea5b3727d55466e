"""The do-file for Stata, run by the rules of its manuals: it makes what the .dta file holds."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pyreadstat
import pytest
from samples import sample
from stata_do import Stata

from surveyapp.cli import main
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey

EVIL = "It's \"quoted\" `x' $HOME \\n <b> 50 %\n2nd line. " + "and long, " * 20


def question(name: str, kind: str, **more: object) -> dict[str, object]:
    return {"id": name, "type": kind, "text": {"en": EVIL}, "design": {"name": "direct"}, **more}


def choices(*names: str) -> list[dict[str, object]]:
    return [{"id": name, "text": {"en": EVIL}} for name in names]


@pytest.fixture
def awkward(tmp_path: Path) -> tuple[Path, Path]:
    """A survey whose names are those that Stata gives itself, or keeps, and whose texts end strings."""
    asked = [
        question("v2", "single_choice", choices=choices("a", "b")),
        question("v1", "date"),
        question("v4", "multiple_choice", choices=choices("v1", "v9")),
        question("long", "ranking", choices=choices("x", "y", "z")),
        question("str5", "text"),
        question("age", "number", minimum="0", maximum="120", step="any"),
    ]
    survey = {
        "format": "surveyapp-survey/2",
        "id": "awkward",
        "version": 1,
        "languages": ["en"],
        "title": {"en": EVIL},
        "questions": [{**one, "required": False} for one in asked],
    }
    (tmp_path / "s.survey.json").write_text(json.dumps(survey), "utf-8")
    rows = 'a,1961-02-28,v1 v9,z x y,"so, “he” said",12.5\nb,,v9,,,7\n,2000-12-01,,x y z,00,\n'
    (tmp_path / "t.csv").write_text("v2,v1,v4,long,str5,age\n" + rows, "utf-8")
    return tmp_path / "t.csv", tmp_path / "s.survey.json"


def made(do: Path, dta: Path) -> tuple[Stata, pd.DataFrame, Callable[[str], object]]:
    frame, about = pyreadstat.read_dta(dta)
    return Stata(do.parent).run(do), frame, lambda what: getattr(about, what)


def one_line(text: str) -> str:
    """Return a label as a line of a do-file can have it."""
    return " ".join(text.split()).replace("`", "'")


def assert_same(stata: Stata, frame: pd.DataFrame, about: Callable[[str], object]) -> None:
    assert [*stata.columns] == [*frame.columns]
    titles = about("column_names_to_labels")
    assert stata.labels == {name: one_line(text) for name, text in titles.items()}
    labels = {name: stata.value_labels[label] for name, label in stata.labelled.items()}
    assert labels == {
        name: {code: one_line(text) for code, text in of.items()}
        for name, of in about("variable_value_labels").items()
    }
    for name, cells in stata.columns.items():
        kept = [None if pd.isna(cell) else cell for cell in frame[name]]
        assert cells == kept, name


def test_what_it_makes_is_the_stata_file(awkward: tuple[Path, Path], tmp_path: Path) -> None:
    table, survey = awkward
    for ending in ("do", "dta"):
        words = ["convert", str(table), "--survey", str(survey)]
        assert main([*words, "--out", str(tmp_path / f"x.{ending}")]) == 0
    stata, frame, about = made(tmp_path / "x.do", tmp_path / "x.dta")
    assert_same(stata, frame, about)
    assert stata.formats == {"v1": "%td"}
    assert [*stata.columns][:5] == ["v2", "v1", "v4", "v4_v1", "v4_v9"]
    assert stata.columns["v4_v1"] == [1, 0, None]
    assert stata.title.startswith("awkward 1: It's")


def test_so_it_is_of_a_survey_with_coins(tmp_path: Path) -> None:
    (file,) = simulate(load_survey(sample("clinic")), tmp_path, interviews=30, seed=5)
    for ending in ("do", "dta"):
        assert main(["convert", str(file), "--out", str(tmp_path / f"x.{ending}")]) == 0
    assert_same(*made(tmp_path / "x.do", tmp_path / "x.dta"))


def test_the_sample_design_names_numbers_also_where_strata_are_words(
    awkward: tuple[Path, Path], tmp_path: Path
) -> None:
    table, survey = awkward
    table.write_text("age,w,s\n12,1.5,north\n40,2,south\n33,1,north\n", "utf-8")
    words = ["convert", str(table), "--survey", str(survey), "--weight", "w", "--stratum", "s"]
    assert main([*words, "--out", str(tmp_path / "x.do")]) == 0
    stata = Stata(tmp_path).run(tmp_path / "x.do")
    assert stata.design is not None
    psu, weight, strata = stata.design
    assert psu == "_n"
    assert stata.columns[str(weight)] == [1.5, 2.0, 1.0]
    assert stata.columns[str(strata)] == [1.0, 2.0, 1.0]


@pytest.mark.parametrize(
    "line",
    [
        'label variable v1 `"no end"',
        "rename v1 v2",  # which there is already
        "rename v1 byte",
        'import delimited using "x.csv", quotes(strict)',
        'label variable v9 `"no such variable"\'',
        "label variable v1 `\"`=exit(9)'\"'",
        "svyset v1, strata(v9)",
    ],
)
def test_the_check_finds_what_stata_refuses(line: str, tmp_path: Path) -> None:
    (tmp_path / "x.do").write_text(line + "\n", "utf-8")
    stata = Stata(tmp_path, {"v1": [1.0], "v2": [2.0]})
    with pytest.raises((AssertionError, KeyError)):
        stata.run(tmp_path / "x.do")
