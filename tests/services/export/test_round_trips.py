"""A labelled file of SPSS goes into a project and out again: to every program with the same labels."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pandas as pd
import pyreadstat
import pytest

from surveyapp.cli import main
from surveyapp.storage.tables.reader import read_table

TITLES = {
    "area": "Where do you live?",
    "ever": "Have you ever “paid” for it?",
    "mood": "How are you, from 1 (bad) to 3 (well)?",
    "income": "Income, in €",
}
LABELS = {
    "area": {1.0: "Köln & Bonn", 2.0: "Ruhr's south", 7.0: "elsewhere"},
    "ever": {1.0: "Yes", 0.0: "No"},
    "mood": {1.0: "bad", 2.0: "so-so", 3.0: "well"},
}
AREA = [1.0, 2.0, 7.0, 7.0, None, 2.0, 1.0, 1.0]
ROWS = {
    "area": AREA,
    "ever": [1.0, 0.0, 1.0, 1.0, 0.0, None, 0.0, 1.0],
    "mood": [1.0, 2.0, 3.0, 99.0, 2.0, 2.0, 1.0, 3.0],
    "income": [1250.5, 900.0, 3300.25, 12.0, 8.75, 0.0, 77.0, 1250.5],
}
"""99 is declared to be no answer."""


@dataclass(frozen=True)
class Study:
    folder: Path
    project: Path
    original: Path

    def written(self, ending):
        path = self.folder / ("again" + ending)
        assert main(["convert", "--project", str(self.project), "--out", str(path)]) == 0
        return path


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    sav = folder / "study.sav"
    pyreadstat.write_sav(
        pd.DataFrame(ROWS),
        str(sav),
        column_labels=TITLES,
        variable_value_labels=LABELS,
        variable_measure={"area": "nominal", "mood": "ordinal", "income": "scale"},
        missing_ranges={"mood": [99.0]},
    )
    survey, mapping, project = (
        str(folder / name) for name in ("s.survey.json", "m.mapping.json", "p.surveydesk")
    )
    assert main(["map", str(sav), "--new-survey", survey, "--out", mapping]) == 0
    words = ["import", str(sav), "--survey", survey, "--mapping", mapping, "--project", project]
    assert main(words) == 0
    return Study(folder, Path(project), sav)


def labelled(path):
    """Return the answers of a file as people read them, with the columns' titles, in any order of rows."""
    table = read_table(path)
    names = [name for name in table.columns if name != "interview"]
    rows = [
        tuple(
            table.labels.get(name, {}).get(cell, cell)
            for name, cell in zip(table.columns, row, strict=True)
            if name != "interview"
        )
        for row in table.rows
    ]
    titles = tuple(table.titles[name] for name in names)
    labels = tuple(frozenset(table.labels.get(name, {}).values()) for name in names)
    return names, titles, labels, sorted(rows)


def expected(path):
    """Return the same of the file that it began with, where 99 is no answer."""
    names, titles, labels, rows = labelled(path)
    return names, titles, labels, sorted(tuple("" if c == "99" else c for c in r) for r in rows)


@pytest.mark.parametrize("ending", [".sav", ".dta", ".parquet"])
def test_titles_labels_and_answers_are_those_of_the_file_that_came_in(study, ending):
    assert labelled(study.written(ending)) == expected(study.original)


@pytest.mark.parametrize("ending", [".sav", ".parquet"])
def test_what_a_column_measures_comes_out_again(study, ending):
    table, before = read_table(study.written(ending)), read_table(study.original)
    assert {name: table.measures[name] for name in ("area", "income")} == {
        name: before.measures[name] for name in ("area", "income")
    }


def test_a_second_round_trip_changes_nothing(study, tmp_path):
    again = study.written(".sav")
    names = ("s.survey.json", "m.mapping.json", "p.surveydesk", "third.sav")
    survey, mapping, project, third = (str(tmp_path / name) for name in names)
    columns = ",".join(ROWS)
    words = ["map", str(again), "--new-survey", survey, "--columns", columns, "--out", mapping]
    assert main(words) == 0
    words = ["import", str(again), "--survey", survey, "--mapping", mapping, "--project", project]
    assert main(words) == 0
    assert main(["convert", "--project", project, "--out", third]) == 0
    assert labelled(Path(third)) == labelled(again)


def test_spss_syntax_makes_the_very_file_that_is_written(study):
    """PSPP, which runs the syntax of SPSS, saves what the syntax made of the data."""
    program = shutil.which("pspp")
    if program is None:
        pytest.skip("there is no PSPP")
    syntax, sav = study.written(".sps"), study.written(".sav")
    run = study.folder / "run.sps"
    run.write_text(syntax.read_text("utf-8") + "SAVE OUTFILE='pspp.sav'.\n", "utf-8")
    subprocess.run([program, run.name], cwd=study.folder, check=True, timeout=60)
    (made, told), (other, by_us) = (
        pyreadstat.read_sav(str(path)) for path in (study.folder / "pspp.sav", sav)
    )
    pd.testing.assert_frame_equal(made, other)
    assert told.column_names_to_labels == by_us.column_names_to_labels
    assert told.variable_value_labels == by_us.variable_value_labels
    assert told.variable_measure == by_us.variable_measure


def test_the_r_script_makes_factors_with_the_labels(study):
    program = shutil.which("Rscript")
    if program is None:
        pytest.skip("there is no R")
    script, sav = study.written(".R"), study.written(".sav")
    run = study.folder / "run.R"
    run.write_text(script.read_text("utf-8") + "saveRDS(study, 'study.rds')\n", "utf-8")
    subprocess.run([program, run.name], cwd=study.folder, check=True, timeout=60)
    rows = labelled(study.folder / "study.rds")
    assert (rows[1], rows[3]) == (labelled(sav)[1], labelled(sav)[3])
