"""Questions of several answers and rankings in other programs: a column a choice or item, and back."""

from __future__ import annotations

import csv
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import duckdb
import pandas as pd
import pyreadstat
import pytest

from surveyapp.cli import main
from surveyapp.services.export.codebook import codebook
from surveyapp.services.export.ddi import NAMESPACE, codebook_ddi
from surveyapp.services.table_import.choice_guess import guessed_choices
from surveyapp.services.table_import.draft import begin_draft
from surveyapp.services.table_import.survey_from_table import with_design
from surveyapp.storage.export.spss_stata import first_bytes, first_letters, fitting
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.json_format.reading import read_survey

BITS = {"name": "unary", "p": "3/4", "q": "1/4"}
MEDIA = ("radio", "press", "web")
VALUES = ("work", "family", "money")


def asked(
    name: str, kind: str, text: str, ids: tuple[str, ...], design: object
) -> dict[str, object]:
    choices = [{"id": one, "text": {"en": f"The {one}"}} for one in ids]
    common = {"id": name, "type": kind, "text": {"en": text}, "choices": choices}
    return {**common, "design": design, "required": False}


SURVEY = {
    "format": "surveyapp-survey/2",
    "id": "parts",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "Parts"},
    "questions": [
        asked("media", "multiple_choice", "Which do you use?", MEDIA, {"name": "direct"}),
        asked("drugs", "multiple_choice", "Which did you take?", ("a", "b", "c"), BITS),
        asked("values", "ranking", "What counts?", VALUES, {"name": "direct"}),
    ],
}
ROWS = [
    ("radio web", "101", "family work money"),
    ("press", "000", "work family money"),
    ("", "", ""),
    ("radio press web", "011", "money family work"),
]
APART = {
    "media/radio": [1, 0, None, 1],
    "media/press": [0, 1, None, 1],
    "media/web": [1, 0, None, 1],
    "drugs/a": [1, 0, None, 0],
    "drugs/b": [0, 0, None, 1],
    "drugs/c": [1, 0, None, 1],
    "values/work": [2, 1, None, 3],
    "values/family": [1, 2, None, 2],
    "values/money": [3, 3, None, 1],
}
"""By hand: what each column of a choice or item has in each row."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("parts")
    (folder / "s.survey.json").write_text(json.dumps(SURVEY), "utf-8")
    with (folder / "t.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("media", "drugs", "values"), *ROWS])
    for ending in ("csv", "sav", "dta", "parquet", "xlsx", "sps", "do", "R"):
        words = ["convert", str(folder / "t.csv"), "--survey", str(folder / "s.survey.json")]
        assert main([*words, "--out", str(folder / f"x.{ending}")]) == 0
    return folder


def columns_of(frame: pd.DataFrame, mark: str) -> dict[str, list[int | None]]:
    return {
        name: [None if pd.isna(cell) else int(cell) for cell in frame[name.replace("/", mark)]]
        for name in APART
    }


def test_every_file_has_a_number_for_each_choice_and_item(folder: Path) -> None:
    assert columns_of(pd.read_csv(folder / "x.csv"), "/") == APART
    assert columns_of(pyreadstat.read_sav(folder / "x.sav")[0], "_") == APART
    assert columns_of(pyreadstat.read_dta(folder / "x.dta")[0], "_") == APART
    assert columns_of(duckdb.read_parquet(str(folder / "x.parquet")).df(), "/") == APART
    assert columns_of(pd.read_excel(folder / "x.xlsx"), "/") == APART
    assert columns_of(pd.read_csv(folder / "x-data.csv"), "/") == APART


def test_the_columns_that_there_were_stay_where_they_were(folder: Path) -> None:
    with (folder / "x.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["media", "drugs", "values", *APART]
    assert [tuple(row[:3]) for row in rows[1:]] == ROWS


def test_spss_and_stata_have_labels_and_spss_a_set_of_ticks(folder: Path) -> None:
    _, spss = pyreadstat.read_sav(folder / "x.sav")
    _, stata = pyreadstat.read_dta(folder / "x.dta")
    for about in (spss, stata):
        titles = about.column_names_to_labels
        assert titles["media_press"] == "Which do you use? - The press"
        assert titles["drugs_b"] == "report (randomized): Which did you take? - The b"
        assert titles["values_money"] == "What counts? - The money"
        labels = about.variable_value_labels
        assert labels["media_web"] == labels["drugs_c"] == {0: "Not selected", 1: "Selected"}
        assert labels["values_work"] == {1: "1 (first)", 2: "2", 3: "3 (last)"}
    levels = spss.variable_measure
    assert (levels["media_web"], levels["values_work"]) == ("nominal", "ordinal")
    assert {name: one["variable_list"] for name, one in spss.mr_sets.items()} == {
        "media": ["media_radio", "media_press", "media_web"],
        "drugs": ["drugs_a", "drugs_b", "drugs_c"],
    }
    assert spss.mr_sets["media"]["label"] == "Which do you use?"
    assert spss.mr_sets["media"]["counted_value"] == 1


def test_pspp_reads_the_sets_of_the_file_and_of_the_syntax(folder: Path) -> None:
    program = shutil.which("pspp")
    if program is None:
        pytest.skip("there is no PSPP")
    shown = "MRSETS /DISPLAY NAME=ALL.\n"
    for name, begin in (("sav", "GET FILE='x.sav'.\n"), ("sps", "INSERT FILE='x.sps'.\n")):
        (folder / "run.sps").write_text(begin + shown, "utf-8")
        words = [program, "-O", "format=csv", "run.sps"]
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, timeout=60, check=True
        )
        assert "$media,Which do you use?,Dichotomies,1" in done.stdout, name
        assert all(f"media_{one}" in done.stdout for one in MEDIA)


def test_r_has_factors_of_ticks_with_what_was_not_selected_first(folder: Path) -> None:
    program = shutil.which("Rscript")
    if program is None:
        pytest.skip("there is no R")
    shown = "\ncat(levels(study[['media/web']]), as.integer(study[['values/work']]), sep = '|')\n"
    (folder / "run.R").write_text((folder / "x.R").read_text("utf-8") + shown, "utf-8")
    words = [program, "run.R"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "Not selected|Selected|2|1|NA|3"


def test_the_codebook_and_the_ddi_describe_each_column_and_the_group(folder: Path) -> None:
    survey = read_survey(SURVEY, "s")
    entries = {one.column: one for one in codebook(survey)}
    assert {*APART} < {*entries}
    assert entries["drugs/b"].is_randomized
    assert [n for n, *_ in entries["media/web"].values] == [1, 0]
    assert entries["values/work"].level == "ordinal"
    _, about = pyreadstat.read_sav(folder / "x.sav")
    assert [one.spss for one in entries.values() if one.type != "id"] == about.column_names
    ddi = codebook_ddi(survey)
    assert ddi.count("<varGrp ") == 3
    assert ddi.count('type="multipleResp"') == 2
    assert NAMESPACE in ddi


def taken_in(folder: Path, table: Path, *more: str) -> list[tuple[str, ...]]:
    """Return the records of a table that is imported under the survey, sorted."""
    out, project = folder / "m.mapping.json", folder / "p.surveydesk"
    project.unlink(missing_ok=True)
    survey = str(folder / "s.survey.json")
    assert main(["map", str(table), "--survey", survey, "--out", str(out), *more]) == 0
    words = ["import", str(table), "--survey", survey, "--mapping", str(out)]
    assert main([*words, "--project", str(project)]) == 0
    back = folder / "back.csv"
    assert main(["convert", "--project", str(project), "--out", str(back)]) == 0
    with back.open(encoding="utf-8", newline="") as file:
        return sorted((r["media"], r["drugs"], r["values"]) for r in csv.DictReader(file))


@pytest.mark.parametrize("ending", ["sav", "dta", "parquet", "csv"])
def test_the_columns_of_choices_and_items_alone_are_read_back(folder: Path, ending: str) -> None:
    alone = folder / f"alone.{ending}"
    if ending == "sav":
        frame, about = pyreadstat.read_sav(folder / "x.sav")
        kept = frame.drop(columns=["media", "drugs", "values"])
        pyreadstat.write_sav(kept, str(alone), variable_value_labels=about.variable_value_labels)
    elif ending == "dta":
        frame, _ = pyreadstat.read_dta(folder / "x.dta")
        pyreadstat.write_dta(frame.drop(columns=["media", "drugs", "values"]), str(alone))
    elif ending == "csv":
        pd.read_csv(folder / "x.csv", dtype=str).iloc[:, 3:].to_csv(alone, index=False)
    else:
        rows = duckdb.read_parquet(str(folder / "x.parquet"))
        rows.project("* EXCLUDE (media, drugs, values)").write_parquet(str(alone))
    assert taken_in(folder, alone) == sorted(ROWS)


def test_ranks_that_contradict_each_other_are_refused_with_the_cell(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, survey = folder / "clash.csv", str(folder / "s.survey.json")
    table.write_text("values/work,values/family,values/money\n1,1,2\n3,1,2\n1,,2\n", "utf-8")
    out = folder / "clash.mapping.json"
    main(["map", str(table), "--survey", survey, "--out", str(out)])
    project = folder / "clash.surveydesk"
    words = ["import", str(table), "--survey", survey, "--mapping", str(out)]
    assert main([*words, "--project", str(project)]) != 0
    told = capsys.readouterr().err
    assert told.count("each rank from the first to the last stands once") == 2
    assert "2 rows of clash.csv in all" in told


def test_a_new_survey_of_the_spss_file_asks_the_questions_again_with_all_texts(
    folder: Path,
) -> None:
    draft = begin_draft(read_table(folder / "x.sav"), None, "again")
    plans = {plan.id: plan for plan in draft.plans}
    media = plans["media"]
    assert (media.kind, media.text) == ("multiple_choice", "Which do you use?")
    assert media.choices == tuple((one, f"The {one}") for one in MEDIA)
    assert media.columns == tuple(f"media_{one}" for one in MEDIA)
    assert plans["drugs"].columns == ("drugs_a", "drugs_b", "drugs_c")
    drugs = plans["drugs"]
    assert drugs.to_json()["text"] == {"en": "report (randomized): Which did you take?"}
    assert with_design(drugs, BITS).to_json()["text"] == {"en": "Which did you take?"}
    assert not {"media", "drugs"} & {column for plan in plans.values() for column in plan.columns}


def test_a_foreign_set_of_spss_is_one_question_whatever_its_columns_are_called(
    tmp_path: Path,
) -> None:
    """PSPP writes the file: Q5 and Q7b are told to be one question by the set alone."""
    program = shutil.which("pspp")
    if program is None:
        pytest.skip("there is no PSPP")
    (tmp_path / "make.sps").write_text(
        "DATA LIST LIST /q5 q7b other.\nBEGIN DATA\n1 0 3\n0 1 4\n1 1 5\n0 0 3\nEND DATA.\n"
        "VARIABLE LABELS q5 'Read: press' /q7b 'Read: books'.\n"
        "MRSETS /MDGROUP NAME=$reads LABEL='What do you read?' VARIABLES=q5 q7b VALUE=1.\n"
        "SAVE OUTFILE='made.sav'.\n",
        "utf-8",
    )
    subprocess.run([program, "make.sps"], cwd=tmp_path, check=True, timeout=60, capture_output=True)
    plans = {
        plan.id: plan for plan in begin_draft(read_table(tmp_path / "made.sav"), None, "n").plans
    }
    assert plans["reads"].columns == ("q5", "q7b")
    assert [text for _, text in plans["reads"].choices][:2] == ["press", "books"]


def test_sets_that_share_a_column_or_name_one_twice_are_not_both_questions(folder: Path) -> None:
    read = read_table(folder / "x.sav")
    shared = ("media_radio", "drugs_a")
    odd = replace(read, sets={"one": ("media_radio", "media_radio"), **read.sets, "two": shared})
    assert [columns for _, columns in guessed_choices(odd)] == [*read.sets.values()]


def test_a_long_question_is_cut_and_not_its_choice() -> None:
    label = f"{'Wär? ' * 30}- The press"
    for unit, length in ((first_bytes, len(label.encode())), (first_letters, len(label))):
        cut = fitting(label, 80, unit)
        assert length > 80 >= len(cut)
        assert unit(cut, 80) == cut
        assert cut.startswith("Wär? Wär?")
        assert cut.endswith("… - The press")
        assert fitting("Which? - This", 80, unit) == "Which? - This"
        assert fitting("x" * 90, 80, unit) == "x" * 80
