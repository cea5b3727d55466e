"""``sample allocate`` and ``sample draw`` as somebody types them, and weights on their way to an estimate."""

from __future__ import annotations

import csv
import json

import pytest

from surveyapp.cli import main

FRAME = "address,village,region\n" + "".join(
    f"House {v}-{n},V{v},{'north' if v < 6 else 'south'}\n" for v in range(10) for n in range(6 + v)
)
STRATA = "region,people,share\ncity,60000,0.05\ntown,25000,0.25\nfarms,15000,0.5\n"


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "houses.csv").write_text(FRAME)
    (tmp_path / "strata.csv").write_text(STRATA)
    return tmp_path


def rows_of(path):
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_an_allocation_can_be_given_to_the_draw(place, capsys):
    words = ("sample", "allocate", "houses.csv", "--strata", "region", "--n", "20")
    assert main([*words, "--design", "two_coins", "--csv", "n.csv"]) == 0
    assert "neyman: 20 interviews, standard error" in capsys.readouterr().out
    words = ("sample", "draw", "houses.csv", "--strata", "region", "--allocation", "n.csv")
    assert main([*words, "--seed", "5", "--out", "s.csv"]) == 0
    wanted = {row["stratum"]: int(row["n"]) for row in rows_of(place / "n.csv")}
    drawn = rows_of(place / "s.csv")
    assert {name: sum(row["stratum"] == name for row in drawn) for name in wanted} == wanted
    assert {row["area"]: int(row["target"]) for row in rows_of(place / "s.targets.csv")} == wanted


def test_a_budget_is_written_as_people_write_it(place, capsys):
    words = ("sample", "allocate", "strata.csv", "--strata", "region", "--size", "people")
    assert main([*words, "--share", "share", "--budget", "1 000", "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["n"] for row in found] == [416, 345, 239]


def test_weights_and_joint_probabilities_of_a_sample_give_the_estimate_its_error(place, capsys):
    words = ("sample", "draw", "houses.csv", "--cluster", "village=4:pps", "--take", "3")
    assert main([*words, "--seed", "2", "--out", "s.csv", "--joint", "j.csv"]) == 0
    rows = rows_of(place / "s.csv")
    with (place / "data.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("owns", "inclusion_probability"))
        writer.writerows(
            ("yes" if n % 3 else "no", row["inclusion_probability"]) for n, row in enumerate(rows)
        )
    survey = {
        "format": "surveyapp-survey/1",
        "id": "s",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "S"},
        "questions": [
            {"id": "owns", "type": "yes_no", "text": {"en": "Own?"}, "design": {"name": "direct"}}
        ],
    }
    (place / "s.survey.json").write_text(json.dumps(survey))
    capsys.readouterr()
    words = ("estimate", "data.csv", "--survey", "s.survey.json", "--joint", "j.csv", "--json", "-")
    assert main([*words, "--inclusion", "inclusion_probability"]) == 0
    yes = json.loads(capsys.readouterr().out)[0]
    assert yes["estimate"] == pytest.approx(8 / 12)  # every household had the same chance
    assert yes["se"] > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sample",), "Use sample allocate or draw"),
        (("sample", "draw", "houses.csv", "--out", "s.csv"), "Say how many to draw"),
        (
            ("sample", "draw", "houses.csv", "--cluster", "village", "--out", "s.csv"),
            "--cluster village: write COL=K, such as village=30",
        ),
        (
            ("sample", "draw", "houses.csv", "--cluster", "village=3:odd", "--out", "s.csv"),
            "the method is none of simple, systematic, pps",
        ),
        (
            ("sample", "draw", "houses.csv", "--n", "3", "--lists", "l.doc", "--out", "s.csv"),
            "--lists: its ending is none of .pdf, .html",
        ),
        (("sample", "allocate", "strata.csv", "--n", "50"), "--strata: name the column of strata"),
        (
            ("sample", "allocate", "strata.csv", "--n", "50", "--strata", "county"),
            "strata.csv has no column county",
        ),
        (("sample", "draw", "none.csv", "--n", "3", "--out", "s.csv"), "none.csv"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(place, capsys, words, sentence):
    assert main([*words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("error: ")
    assert sentence in said
    assert not (place / "s.csv").exists()
