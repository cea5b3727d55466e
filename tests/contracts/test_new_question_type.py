"""A new type of question is one file: what every command makes of types that only this test declares.

One is a time of day, entered as a text; the other lists how often. Each has the screen of another type;
nothing else in the program knows them.
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import duckdb
import pyreadstat

DECLARED = '''
import re
import sys
from typing import ClassVar

from dataclasses import dataclass
from surveyapp.survey.types import registry
from surveyapp.survey.types.base import AskedQuestion, Entry, MeasurementLevel
from surveyapp.survey.types.words import WordsQuestion


@dataclass(frozen=True, slots=True)
class Times:
    longest_report: int = 5

    def is_report(self, text):
        return re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", text) is not None


@dataclass(frozen=True, slots=True)
class Time(WordsQuestion):
    """A time of day, as 07:30."""

    type_name: ClassVar[str] = "time"
    title: ClassVar[str] = "Time of day"
    since: ClassVar[int] = 2
    form_name: ClassVar[str] = "time"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NUMERIC
    entry: ClassVar[Entry] = Entry.TEXT
    has_numbers: ClassVar[bool] = True
    is_in_own_words: ClassVar[bool] = True

    unlisted = property(lambda self: Times())
    stands = property(lambda self: "a time of day, written as 07:30")

    def example(self, number):
        return f"{number % 24:02}:{number * 7 % 60:02}"

    def recorded(self, cell):
        return f"0{cell}" if len(cell) == 4 else cell

    def number(self, cell, part):
        hours, minutes = cell.split(":")
        return int(hours) * 60 + int(minutes)


@dataclass(frozen=True, slots=True)
class Often(AskedQuestion):
    """How often, in three words."""

    type_name: ClassVar[str] = "often"
    title: ClassVar[str] = "How often"
    since: ClassVar[int] = 2
    form_name: ClassVar[str] = "often"
    asked_like: ClassVar[str] = "single_choice"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.ORDINAL
    is_member: ClassVar[bool] = True

    answers = property(lambda self: ("never", "sometimes", "always"))

    @classmethod
    def stated_answers(cls, stated):
        return 3

    def labels(self, language, translate):
        return self.answers


sys.modules["surveyapp.survey.types.time"] = sys.modules[__name__]
registry.QUESTION_TYPES.homes[Time.type_name] = "time.Time"
registry.QUESTION_TYPES.homes[Often.type_name] = "time.Often"
'''

RUN = """
import json, sys
sys.path.insert(0, ".")
import declared
from surveyapp.cli import main
for words in json.loads(sys.argv[1]):
    print("$", *words, flush=True)
    code = main(words)
    if code:
        sys.exit(f"{words} ended with {code}")
"""

SURVEY = {
    "format": "surveyapp-survey/2",
    "id": "day",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "A day"},
    "questions": [
        {
            "id": "wakes",
            "type": "time",
            "text": {"en": "When do you wake?"},
            "design": {"name": "direct"},
        },
        {
            "id": "smokes",
            "type": "yes_no",
            "text": {"en": "Do you smoke?"},
            "design": {"name": "two_coins"},
        },
        {
            "id": "walks",
            "type": "often",
            "text": {"en": "How often do you walk?"},
            "design": {"name": "direct"},
        },
        {
            "id": "drinks",
            "type": "often",
            "text": {"en": "How often do you drink?"},
            "design": {"name": "k_rr", "p_truth": "1/2"},
        },
    ],
}


def ran(folder: Path, *commands: list[str]) -> str:
    """Run commands in a process whose program has the type; return what they print."""
    (folder / "declared.py").write_text(DECLARED, "utf-8")
    words = [sys.executable, "-c", RUN, json.dumps(commands)]
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_a_type_that_only_this_file_declares_reaches_every_command(tmp_path: Path) -> None:
    (tmp_path / "s.survey.json").write_text(json.dumps(SURVEY), "utf-8")
    (tmp_path / "t.csv").write_text(
        "wakes;smokes;walks;drinks\n7:30;yes;never;always\n06:15;no;sometimes;never\n"
        ";no;always;\n23:59;yes;never;sometimes\n",
        "utf-8",
    )
    endings = ("csv", "sav", "dta", "parquet", "xlsx", "sps", "do", "R", "zip")
    source = ["t.csv", "--survey", "s.survey.json"]
    printed = ran(
        tmp_path,
        ["check", "s.survey.json"],
        ["simulate", "s.survey.json", "--interviews", "30", "--seed", "1", "--out", "usb"],
        ["counts", "usb/day-v1-kiosk0001.collection"],
        ["map", *source, "--out", "m.mapping.json"],
        ["import", *source, "--mapping", "m.mapping.json", "--project", "p.surveydesk"],
        ["variables", "rename", "wakes", "up", "--project", "p.surveydesk"],
        ["variables", "list", "--project", "p.surveydesk"],
        ["variables", "rename", "up", "wakes", "--project", "p.surveydesk"],
        ["variables", "values", "walks", "never=Not once", "--project", "p.surveydesk"],
        ["variables", "values", "drinks", "never=Not a drop", "--project", "p.surveydesk"],
        ["variables", "level", "walks", "nominal", "--project", "p.surveydesk"],
        ["variables", "missing", "walks", "always", "--project", "p.surveydesk"],
        ["estimate", "--project", "p.surveydesk", "--csv", "e.csv"],
        ["describe", "--project", "p.surveydesk", "--question", "wakes", "--csv", "-"],
        *(["convert", "--project", "p.surveydesk", "--out", f"x.{one}"] for one in endings),
        ["convert", "x.csv", "--survey", "s.survey.json", "--out", "again.csv"],
        ["xlsform", "s.survey.json", "--out", "s.xlsx"],
        ["codebook", "s.survey.json", "--out", "c.csv"],
        ["codebook", "s.survey.json", "--out", "c.xml"],
    )
    assert "wakes is a text, into which people may write names" in printed
    with (tmp_path / "e.csv").open(encoding="utf-8") as file:
        estimated = [(row["question"], row["answer"]) for row in csv.DictReader(file)]
    assert [answer for name, answer in estimated if name == "walks"] == ["never", "sometimes"]
    assert [answer for name, answer in estimated if name == "drinks"] == [
        "never",
        "sometimes",
        "always",
    ]
    listed = next(line.split() for line in printed.splitlines() if line.startswith("up "))
    assert listed[-2:] == ["3", "1"]  # a value, and missing
    described = next(csv.DictReader(printed[printed.index("question,") :].splitlines()))
    assert (described["n"], float(described["median"])) == ("3", 450)  # 07:30 of three times
    with (tmp_path / "x.csv").open(encoding="utf-8") as file:
        assert sorted(row["wakes"] for row in csv.DictReader(file)) == [
            "",
            "06:15",
            "07:30",
            "23:59",
        ]
    for frame in (
        pyreadstat.read_sav(tmp_path / "x.sav")[0],
        pyreadstat.read_dta(tmp_path / "x.dta")[0],
        duckdb.read_parquet(str(tmp_path / "x.parquet")).df().fillna(""),
    ):
        assert sorted(frame["wakes"]) == ["", "06:15", "07:30", "23:59"]
    assert "a time of day, written as 07:30" in (tmp_path / "c.csv").read_text("utf-8")
    assert "a time of day, written as 07:30" in (tmp_path / "c.xml").read_text("utf-8")
