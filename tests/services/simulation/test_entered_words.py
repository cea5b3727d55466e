"""Days, texts and orders that people gave go through record, project and tables unchanged."""

from __future__ import annotations

import csv

import pytest

from surveyapp.cli import main
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey

EN = {"en": "?"}
DIRECT = {"name": "direct"}
SURVEY = {
    "format": "surveyapp-survey/2",
    "id": "words",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "Words"},
    "questions": [
        {"id": "born", "type": "date", "text": EN, "design": DIRECT, "required": False},
        {"id": "why", "type": "text", "text": EN, "design": DIRECT, "required": False},
        {
            "id": "goals",
            "type": "ranking",
            "text": EN,
            "design": DIRECT,
            "required": False,
            "choices": [{"id": name, "text": EN} for name in ("roads", "parks")],
        },
    ],
}
TRUE = [
    ["1990-04-03", 'Buses, and "more" 100 %', "parks roads"],
    ["2000-02-29", "مدارس", "roads parks"],
    ["", "=1+1", ""],
    ["1899-12-31", "", "roads parks"],
]


@pytest.fixture
def collected(tmp_path):
    tmp_path.joinpath("s.survey.json").write_text(canonical_survey(read_survey(SURVEY, "s")))
    with tmp_path.joinpath("truth.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([["born", "why", "goals"], *TRUE])
    words = ("simulate", tmp_path / "s.survey.json", "--truth", tmp_path / "truth.csv")
    assert main([*map(str, words), "--seed", "1", "--out", str(tmp_path / "data")]) == 0
    (file,) = tmp_path.glob("data/*.collection")
    return file


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return sorted([row["born"], row["why"].lstrip("'"), row["goals"]] for row in rows)


def test_they_come_out_as_they_were_given(collected, tmp_path, capsys):
    assert main(["convert", str(collected), "--out", str(tmp_path / "out.csv")]) == 0
    assert read(tmp_path / "out.csv") == sorted(TRUE)
    again = ("convert", tmp_path / "out.csv", "--survey", tmp_path / "s.survey.json")
    assert main([*map(str, again), "--out", str(tmp_path / "back.csv")]) == 0
    assert read(tmp_path / "back.csv") == sorted(TRUE)
    for ending in ("xlsx", "sav", "dta", "parquet"):
        assert main(["convert", str(collected), "--out", str(tmp_path / f"x.{ending}")]) == 0
    capsys.readouterr()


def test_what_is_no_answer_is_named_with_what_can_be(tmp_path, capsys):
    tmp_path.joinpath("s.survey.json").write_text(canonical_survey(read_survey(SURVEY, "s")))
    tmp_path.joinpath("truth.csv").write_text("born,why,goals\n1990-02-30,ok,parks roads\n")
    words = ("simulate", tmp_path / "s.survey.json", "--truth", tmp_path / "truth.csv")
    assert main([*map(str, words), "--out", str(tmp_path / "data")]) == 2
    said = capsys.readouterr().err
    assert "1990-02-30 is not an answer to born" in said
    assert "a day, written as 2026-11-22" in said
