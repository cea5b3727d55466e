"""Finite populations, stages and calibrated tables against R's ``survey``: see ``stages/r_survey.R``."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import surveyapp
from surveyapp.cli import main
from tests.golden.test_replicates import SURVEY, row_of

HERE = Path(__file__).parent / "stages"
SEX = {
    "id": "sex",
    "type": "single_choice",
    "text": {"en": "Sex?"},
    "choices": [{"id": "f", "text": {"en": "F"}}, {"id": "m", "text": {"en": "M"}}],
    "design": {"name": "direct"},
}
UNITS = ("--stratum", "stratum", "--cluster", "village")
RAKED = ("--margins", "{margins}", "--base", "weight")
JKN = ("--replicates", "jkn")
DESIGNS: dict[str, tuple[str, ...]] = {
    "first": (*UNITS, "--fpc", "villages"),
    "share": (*UNITS, "--fpc", "fraction"),
    "two": (*UNITS, "--stage", "house", "--fpc", "villages", "--fpc", "houses"),
    "three": (
        *(*UNITS, "--stage", "house"),
        *("--fpc", "villages", "--fpc", "houses", "--fpc", "people"),
    ),
    "raked": (*UNITS, *RAKED),
    "raked_three": (
        *(*UNITS, *RAKED, "--stage", "house"),
        *("--fpc", "villages", "--fpc", "houses", "--fpc", "people"),
    ),
    "jkn": (*UNITS, *JKN),
    "jkn_first": (*UNITS, *JKN, "--fpc", "villages"),
    "jkn_raked": (*UNITS, *JKN, *RAKED),
    "jkn_greg": (*UNITS, *JKN, *RAKED),
    "jkn_first_raked": (*UNITS, *JKN, *RAKED, "--fpc", "villages"),
}
Ask = Callable[..., Any]


def read(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(newline="") as file:
        return list(csv.DictReader(file))


TRUE = {
    (row["design"], row["statistic"]): (float(row["value"]), float(row["se"]))
    for row in read("r_survey.csv")
}


def weight_of(design: str) -> str:
    return "raked" if "raked" in design else "greg" if "greg" in design else "weight"


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    survey, margins = tmp_path / "s.survey.json", tmp_path / "margins.csv"
    survey.write_text(json.dumps({**SURVEY, "questions": [*SURVEY["questions"], SEX]}))
    margins.write_text(
        "variable,answer,people\nregion,north,90\nregion,south,150\nsex,f,130\nsex,m,110\n"
    )

    def asked(analysis: str, design: str, *words: str) -> Any:
        how = [one.format(margins=margins) for one in DESIGNS[design]]
        source = [str(HERE / "stages.csv"), "--survey", str(survey), "--weight", weight_of(design)]
        code = main([analysis, *source, *how, *words, "--json", "-"])
        said = capsys.readouterr()
        assert code == 0, said.err
        return json.loads(said.out)

    return asked


def close(row: dict[str, Any], design: str, statistic: str) -> None:
    known, error = TRUE[design, statistic]
    assert row["estimate"] == pytest.approx(known, rel=1e-6)
    assert row["se"] == pytest.approx(error, rel=1e-6)


each = pytest.mark.parametrize("design", list(DESIGNS))


@each
def test_shares_totals_means_and_groups_are_those_of_r(ask: Ask, design: str) -> None:
    close(row_of(ask("estimate", design, "--question", "yes"), answer="yes"), design, "share")
    close(ask("estimate", design, "--question", "x")[0], design, "mean")
    totals = ask("estimate", design, "--question", "yes", "--counts")
    close(row_of(totals, answer="yes"), design, "total")
    groups = ask("estimate", design, "--question", "yes", "--by", "region")
    close(row_of(groups, answer="yes", group="north"), design, "north")


@each
def test_differences_cells_and_regressions_are_those_of_r(ask: Ask, design: str) -> None:
    found = ask("compare", design, "--question", "yes", "--by", "region")
    close(row_of(found, answer="yes", measure="difference"), design, "difference")
    cells = ask("crosstab", design, "--questions", "yes,region")
    close(row_of(cells, answer_1="yes", answer_2="north"), design, "cell")
    words = ("--outcome", "x", "--predictors", "yes", "--model", "linear")
    close(row_of(ask("regress", design, *words), term="yes: yes"), design, "slope")
    words = ("--outcome", "yes", "--predictors", "x")
    close(row_of(ask("regress", design, *words), term="x"), design, "log_odds")


@pytest.mark.parametrize("design", ["three", "jkn_first_raked"])
def test_python_reads_the_same_sample(design: str) -> None:
    import pandas as pd  # noqa: PLC0415

    words = DESIGNS[design]
    how: dict[str, Any] = {"weight": weight_of(design), "stratum": "stratum", "cluster": "village"}
    how["fpc"] = [words[place + 1] for place, word in enumerate(words) if word == "--fpc"]
    if design == "three":
        how["stages"] = "house"
    else:
        margins = {"region": {"north": 90, "south": 150}, "sex": {"f": 130, "m": 110}}
        how |= {"base": "weight", "replicates": "jkn", "margins": margins}
    data = surveyapp.read(
        pd.read_csv(HERE / "stages.csv"), designs={}, types={"person": None}, **how
    )
    found = surveyapp.estimate(data, question="yes").frame().set_index("answer")
    known, error = TRUE[design, "share"]
    assert found.loc["yes", "estimate"] == pytest.approx(known, rel=1e-6)
    assert found.loc["yes", "se"] == pytest.approx(error, rel=1e-6)


def test_a_project_keeps_the_sample_of_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    survey, table = tmp_path / "s.survey.json", tmp_path / "table.csv"
    survey.write_text(json.dumps({**SURVEY, "questions": [*SURVEY["questions"], SEX]}))
    rows = read("stages.csv")
    for place, row in enumerate(rows):
        # a delete-a-group jackknife of four groups, brought in columns
        for group in range(1, 5):
            factor = 0 if place % 4 == group - 1 else 4 / 3
            row[f"wr{group}"] = str(float(row["weight"]) * factor)
    with table.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    project = str(tmp_path / "p.surveydesk")
    words = (*DESIGNS["three"], "--weight", "weight", "--replicate-weights", "wr")
    assert main(["import", str(table), "--survey", str(survey), *words, "--project", project]) == 0

    def estimated(*how: str) -> dict[str, Any]:
        capsys.readouterr()
        assert main(["estimate", "--question", "yes", *how, "--json", "-"]) == 0
        found: dict[str, Any] = row_of(json.loads(capsys.readouterr().out), answer="yes")
        return found

    close(estimated("--project", project), "three", "share")
    jk1 = ("--replicates", "jk1", "--replicate-weights", "wr")
    of_table = estimated(str(table), "--survey", str(survey), "--weight", "weight", *jk1)
    of_project = estimated("--project", project, *jk1)
    assert of_project["se"] == pytest.approx(of_table["se"], rel=1e-9)
    y, w = (
        [float(row[name] == "yes" if name == "yes" else row[name]) for row in rows]
        for name in ("yes", "weight")
    )
    share = sum(a * b for a, b in zip(y, w, strict=True)) / sum(w)
    squares = 0.0
    for group in range(4):
        kept = [place for place in range(len(rows)) if place % 4 != group]
        one = sum(y[i] * w[i] for i in kept) / sum(w[i] for i in kept)
        squares += 3 / 4 * (one - share) ** 2
    assert of_table["se"] == pytest.approx(squares**0.5, rel=1e-9)
    assert main(["estimate", "--project", project, *jk1[:3], "other"]) == 2
    assert "wr1, wr2 and so on" in capsys.readouterr().err
    assert main(["undo", "--project", project]) == 0
    assert main(["redo", "--project", project]) == 0
    assert estimated("--project", project, *jk1) == of_project


def test_the_columns_of_a_drawn_sample_are_taken_in_by_an_import(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frame, drawn, survey = (tmp_path / name for name in ("frame.csv", "drawn.csv", "s.survey.json"))
    survey.write_text(json.dumps(SURVEY))
    sizes = {f"v{n}": 8 + n for n in range(12)}
    people = [f"{village},{one}" for village, size in sizes.items() for one in range(size)]
    frame.write_text("\n".join(["village,person", *people]))
    words = ("--cluster", "village=5:pps", "--take", "4", "--seed", "3", "--out", str(drawn))
    assert main(["sample", "draw", str(frame), *words]) == 0
    with drawn.open(newline="") as file:
        rows = list(csv.DictReader(file))
    for place, row in enumerate(rows):
        row["yes"] = "yes" if place % 3 == 0 else "no"
    answers = tmp_path / "answers.csv"
    with answers.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    sample = ("--weight", "weight", "--cluster", "cluster")
    sample += ("--fpc", "stage1_population", "--fpc", "stage2_population")
    project = str(tmp_path / "p.surveydesk")
    imported = ("import", str(answers), "--survey", str(survey), "--project", project)
    assert main([*imported, *sample]) == 0
    capsys.readouterr()
    found = []
    for source in (("--project", project), (str(answers), "--survey", str(survey), *sample)):
        assert main(["estimate", *source, "--question", "yes", "--json", "-"]) in {0, 1}
        found.append(row_of(json.loads(capsys.readouterr().out), answer="yes"))
    assert found[0]["se"] == pytest.approx(found[1]["se"], rel=1e-12)
    # 5 of 12 villages and 4 of all people in each, every person with the same weight
    villages: dict[str, list[float]] = {}
    for row in rows:
        villages.setdefault(row["village"], []).append(float(row["yes"] == "yes"))
    shares = {name: sum(values) / 4 for name, values in villages.items()}
    mean = sum(shares.values()) / 5
    between = sum((one - mean) ** 2 for one in shares.values()) / 4
    within = sum(
        (1 - 4 / sizes[name]) * one * (1 - one) * 4 / 3 / 4 for name, one in shares.items()
    )
    variance = (1 - 5 / 12) * between / 5 + 5 / 12 * within / 25
    assert found[0]["estimate"] == pytest.approx(mean)
    assert found[0]["se"] == pytest.approx(variance**0.5, rel=1e-9)
