"""Small areas: from a table of respondents and a table of areas to rows, a map and sentences."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.analyses.areas import AreaEstimates
from surveyapp.estimation.small_areas.fay_herriot import BetweenVariance, fay_herriot
from surveyapp.estimation.small_areas.smoothed_variances import smoothed_variances

NAMES = ["Abor", "Baska", "Cetin", "Dovar", "Elmas", "Ferun", "Gola", "Hadra"]
IDS = [name.lower() for name in NAMES]
POVERTY = np.array([0.2, 0.6, 0.4, 0.3, 0.9, 0.5, 0.1, 0.5])
YES = np.array([9, 14, 6, 8, 20, 11, 4, 0])
SIZES = np.array([24, 22, 15, 20, 26, 21, 16, 0])
"""Nobody answered in the last."""


def a_choice(name, *labels):
    return {
        "id": name,
        "type": "single_choice",
        "text": {"en": name},
        "choices": [{"id": one.lower(), "text": {"en": one}} for one in labels],
        "design": {"name": "direct"},
    }


@pytest.fixture
def study(tmp_path, survey_json, yes_no_json):
    """The words of a command: a table of respondents with weights, and the survey."""
    questions = (
        a_choice("district", *NAMES),
        a_choice("age", "Young", "Old"),
        yes_no_json("bribe", design={"name": "two_coins"}),
    )
    survey = tmp_path / "s.survey.json"
    survey.write_text(json.dumps(survey_json(*questions)), encoding="utf-8")
    rows = [("district", "age", "bribe", "w")]
    for area, yes, n in zip(IDS, YES, SIZES, strict=True):
        for place in range(n):
            said = "yes" if place < yes else "no"
            rows.append((area, "young" if place % 3 else "old", said, 1 + place % 2))
    written(tmp_path / "t.csv", rows)
    return (
        "areas",
        tmp_path / "t.csv",
        "--survey",
        survey,
        "--question",
        "bribe",
        "--by",
        "district",
    )


def written(path, rows):
    path.write_text("".join(",".join(map(str, row)) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture
def known(tmp_path):
    rows = zip(NAMES, POVERTY, ["town", "land"] * 4, strict=True)
    return written(tmp_path / "known.csv", [("District", "poverty", "kind"), *rows])


def records(printed):
    return list(csv.DictReader(io.StringIO(printed)))


def column(rows, name):
    return np.array([float(row[name]) if row[name] else np.nan for row in rows])


@pytest.mark.parametrize("between", list(BetweenVariance))
def test_the_command_fits_the_model_to_pseudo_answers(study, known, run, between):
    code, out, err = run(
        *study,
        "--covariates",
        known,
        "--columns",
        "poverty",
        "--between",
        between.value,
        "--csv",
        "-",
    )
    assert code == 1  # the areas are few
    assert "Only 7 areas have interviews." in err
    rows = records(out)
    assert [row["area"] for row in rows] == IDS
    n = SIZES[:7]
    said = YES[:7] / n
    direct = 2 * said - 0.5
    errors = column(rows, "direct_se")[:7]
    # where the coins alone vary more than the reports did, their part is taken
    own = 4 * said * (1 - said) / (n - 1)
    assert np.all(errors**2 >= own * (1 - 1e-9))
    assert np.sum(np.isclose(errors**2, own)) >= 4
    variances = smoothed_variances(errors**2, n, np.ones(7))
    x = np.column_stack([np.ones(8), POVERTY])
    model = fay_herriot(np.append(direct, np.nan), np.append(variances, np.nan), x, between=between)
    assert column(rows, "direct")[:7] == pytest.approx(direct)
    assert column(rows, "estimate") == pytest.approx(model.estimates)
    assert column(rows, "se") ** 2 == pytest.approx(model.mean_squared_errors)
    assert column(rows, "weight") == pytest.approx(model.weights)
    assert rows[7]["direct"] == rows[7]["direct_se"] == ""
    assert np.all(column(rows, "low") >= 0)
    ratio = column(rows, "error_ratio")
    assert ratio[:7] == pytest.approx(column(rows, "se")[:7] / column(rows, "direct_se")[:7])


def test_direct_estimates_are_those_of_estimates_by_groups_with_weights_too(study, run):
    _, out, _ = run(*study, "--method", "direct", "--weight", "w", "--csv", "-")
    found = records(out)
    _, out, _ = run("estimate", *study[1:], "--weight", "w", "--csv", "-")
    expected = [row for row in records(out) if row["answer"] == "yes"]
    for name in ("estimate", "se", "low", "high"):
        assert column(found, name)[:7] == pytest.approx(column(expected, name))
    assert np.isnan(column(found, "estimate")[7])


def test_weights_count_in_the_smoothed_variances(study, run):
    """The model's γ = A/(A + D) with the D of Kish's effect: from two areas' weights D₁/D₂ follows."""
    _, out, _ = run(*study, "--weight", "w", "--between", "reml", "--csv", "-")
    gamma = column(records(out), "weight")[:7]
    odds = (1 - gamma) / gamma  # D/A
    effects = []
    for n in SIZES[:7]:
        w = 1.0 + np.arange(n) % 2
        effects.append(np.sum(w**2) / np.sum(w) ** 2)
    assert odds / odds[0] == pytest.approx(np.array(effects) / effects[0])


def test_words_become_columns_and_the_model_is_told(study, known, run):
    code, out, _ = run(*study, "--covariates", known, "--coefficients", "--csv", "-")
    assert [row["term"] for row in records(out)] == ["(intercept)", "poverty", "kind=town"]
    code, out, _ = run(*study, "--covariates", known, "--model", "--csv", "-")
    (model,) = records(out)
    assert code == 1
    assert (model["areas"], model["predicted"], model["df"]) == ("7", "1", "4")
    assert 0 <= float(model["shorter"]) <= 1
    code, _, err = run(*study, "--columns", "poverty")
    assert (code, err) == (2, "error: --columns: give the table that has these columns.\n")
    code, _, err = run(*study, "--method", "direct", "--model")
    assert (code, err.splitlines()[-1]) == (
        2,
        "error: --model: direct estimates alone have no model.",
    )


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ([("place", "x"), ("abor", 1)], "needs a column district with the areas; it has place, x"),
        ([("area", "x"), *((one, 1) for one in IDS[:5])], "has no row for ferun, gola"),
        ([("area", "x"), *((one, 1) for one in [*IDS, "Abor"])], "row 10: the area abor is there twice"),
        ([("area", "x"), *((one, "") for one in IDS)], "the column x is empty for abor"),
        ([("area", "x"), *((one, 7) for one in IDS)], "follows from the others"),
        ([("area", "x"), ("", 1)], "row 2: the area is empty"),
        ([("area", "x")], "the table has no rows below its header"),
    ],
)  # fmt: skip
def test_tables_that_cannot_be_used_are_refused_in_one_sentence(study, run, tmp_path, rows, says):
    code, out, err = run(*study, "--covariates", written(tmp_path / "wrong.csv", rows))
    assert (code, out) == (2, "")
    assert says in err
    assert err.startswith("error: ")
    assert len(err.splitlines()) == 1


def test_areas_that_only_the_table_has_are_predicted(study, run, tmp_path):
    rows = [("area", "x"), *zip([*NAMES, "Nowhere"], range(9), strict=True)]
    code, out, err = run(*study, "--covariates", written(tmp_path / "k.csv", rows), "--csv", "-")
    assert code == 1
    assert records(out)[-1]["area"] == "Nowhere"
    assert "The table has areas that the question does not list: Nowhere." in err


def test_a_multilevel_model_is_counted_out_over_the_population(study, run, tmp_path):
    """Where nearly all people are old, an area's share is nearly that of its old people."""
    rows = [("district", "age", "people")]
    for one in NAMES:
        rows += [(one, "Young", 10 if one == "Abor" else 500), (one, "old", 990)]
    cells = written(tmp_path / "cells.csv", rows)
    words = (*study, "--method", "multilevel", "--cells", cells)
    code, out, err = run(*words, "--csv", "-")
    assert code == 1, err
    found = records(out)
    assert [row["area"] for row in found] == IDS
    assert "weight" not in found[0]
    assert np.all((column(found, "low") > 0) & (column(found, "high") < 1))
    _, again, _ = run(*words, "--csv", "-")
    assert again == out  # draws have a seed
    _, out, _ = run(*words, "--coefficients", "--csv", "-")
    assert [row["term"] for row in records(out)] == ["(intercept)", "age=old"]
    twice = written(tmp_path / "twice.csv", [*rows, rows[1]])
    code, _, err = run(*study, "--method", "multilevel", "--cells", twice)
    assert (code, err) == (2, "error: --cells: row 18: this kind of people is there twice.\n")
    code, _, err = run(*study, "--cells", cells)
    assert (code, err) == (
        2,
        "error: --cells: only the multilevel model counts out kinds of people.\n",
    )


def test_python_takes_frames(study, run, known):
    data = surveyapp.read(study[1], survey=study[3])
    frame = pd.DataFrame({"district": IDS, "poverty": POVERTY})
    found = surveyapp.areas(data, "bribe", "district", covariates=frame).frame(labels=False)
    _, out, _ = run(*study, "--covariates", known, "--columns", "poverty", "--csv", "-")
    assert found["estimate"].to_numpy() == pytest.approx(column(records(out), "estimate"))
    again = surveyapp.areas(data, "bribe", "district", covariates=known, columns=["poverty"])
    assert again.frame()["estimate"].to_numpy() == pytest.approx(found["estimate"].to_numpy())


def test_the_words_of_the_command_hold_the_table_and_no_map(study):
    made = AreaEstimates.read(
        question="bribe",
        by="district",
        covariates=[["area", "x, y"], ["a", "1.5"], ["b", 'say "b"; c']],
        shapes=[["name", "geometry"], ["a", "[]"]],
    )
    words = list(made.words)
    assert "--shapes" not in words
    typed = words[words.index("--covariates") + 1]
    assert AreaEstimates.read(question="bribe", by="district", covariates=typed).covariates == (
        ("area", "x, y"),
        ("a", "1.5"),
        ("b", 'say "b"; c'),
    )


# Maps


def square(x, y, size=1.0):
    corners = [(0, 0), (size, 0), (size, size), (0, size), (0, 0)]
    return [[x + a, y + b] for a, b in corners]


def feature(name, *rings, kind="Polygon"):
    coordinates = list(rings) if kind == "Polygon" else [[ring] for ring in rings]
    return {
        "type": "Feature",
        "properties": {"NAME": name, "code": 7},
        "geometry": {"type": kind, "coordinates": coordinates},
    }


def geojson(path, *features):
    path.write_text(json.dumps({"type": "FeatureCollection", "features": list(features)}))
    return path


def test_a_map_is_written_and_names_without_a_shape_are_told(study, run, tmp_path):
    shapes = [feature(name, square(2.0 * i, 0, 1.9)) for i, name in enumerate(NAMES[:6])]
    shapes.append(feature("GOLA", square(0, 3), square(4, 3), kind="MultiPolygon"))
    file = geojson(tmp_path / "m.geojson", *shapes, feature("Lake", square(9, 3)))
    picture = tmp_path / "map.svg"
    code, _, err = run(*study, "--shapes", file, "--map", picture, "--csv", "-")
    assert code == 1
    assert "No shape on the map is called hadra." in err
    assert picture.read_text().startswith("<?xml")
    assert len(picture.read_text()) > 5000
    code, _, err = run(*study, "--map", picture)
    assert (code, err) == (
        2,
        "error: --map: name the shapes of the areas with --shapes.\n",
    )
    code, _, err = run(*study, "--shapes", file, "--map", tmp_path / "map.gif")
    assert code == 2
    assert "end the name in one of .svg, .png, .pdf" in err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "cannot be read as JSON"),
        ("[" * 100_000, "cannot be read as JSON"),
        ('{"type": "Point", "coordinates": [1, 2]}', "must be a collection of features"),
        (json.dumps({"features": [1]}), "Shape 1 of the GeoJSON: it is no polygon but nothing."),
        (json.dumps({"features": [feature("Abor", [[0, 0], [1, 1]])]}), "fewer than four corners"),
        (json.dumps({"features": [feature("Abor", [0, 1, 2, 3])]}), "a corner is no pair of numbers"),
        (json.dumps({"features": [feature("Abor", square(0, float("nan")))]}), "no number that a map"),
        (json.dumps({"features": [feature("Abor", square(0, 1e300))]}), "no number that a map"),
        (json.dumps({"features": [feature("Abor", [[10**400, 0]] * 4)]}), "no number that a map"),
        (json.dumps({"features": [feature("Abor", [["a", 0]] * 4)]}), "a corner is no pair of numbers"),
        (json.dumps({"features": [feature("Atlantis", square(0, 0))]}), "no shape has the name of an area"),
        (json.dumps({"features": [feature("Abor", square(0, 0)) | {"properties": None}]}), "no properties"),
    ],
)  # fmt: skip
def test_hostile_shapes_are_refused_in_one_sentence(study, run, tmp_path, text, says):
    file = tmp_path / "wrong.geojson"
    file.write_text(text)
    code, out, err = run(*study, "--shapes", file)
    assert (code, out) == (2, "")
    assert says in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1
