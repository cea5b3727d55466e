"""Variables of a project: labels, levels and derived ones, in every analysis, and undo."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from surveyapp.analyses.data.variables import Bands, DerivedVariable, Recode
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.variables import (
    add_derived,
    variable_rows,
)
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import MeasurementLevel
from tests.helpers.made_projects import made_project

DIRECT = {"name": "direct"}
FOUR_REPORTS = [["1/2", "1/4", "1/8", "1/8"], ["1/8", "1/8", "1/4", "1/2"]]


def question(name, kind, **more):
    asked = {"id": name, "type": kind, "text": {"en": name.title(), "fr": f"{name} ?"}}
    return {**asked, "design": DIRECT, **more}


def choices(*names):
    return [{"id": one, "text": {"en": one.title(), "fr": one}} for one in names]


SURVEY = read_survey(
    {
        "format": "surveyapp-survey/2",
        "id": "study",
        "version": 1,
        "languages": ["en", "fr"],
        "title": {"en": "A study", "fr": "Une étude"},
        "questions": [
            question("region", "single_choice", choices=choices("north", "centre", "south")),
            question("age", "number", minimum=0, maximum=120),
            question("income", "number", minimum=0, maximum=9999, step="any"),
            question("stars", "rating", levels=5),
            question("goods", "multiple_choice", choices=choices("radio", "phone", "car")),
            question("smokes", "yes_no", prefer_not_to_say=True),
            question("used", "yes_no", design={"name": "matrix", "rows": FOUR_REPORTS}),
            question(
                "source",
                "single_choice",
                choices=choices("never", "shop", "market", "friend"),
                design={"name": "k_rr", "p_truth": "1/2"},
            ),
        ],
    },
    "study",
)
SIZE = 600


def _records():
    rng = np.random.default_rng(5)
    return pd.DataFrame(
        {
            "region": rng.choice(["north", "centre", "south", ""], SIZE, p=[0.4, 0.3, 0.25, 0.05]),
            "age": rng.choice(np.append(np.arange(15, 91), 99), SIZE).astype(str),
            "income": [f"{one:.2f}".rstrip("0").rstrip(".") for one in rng.uniform(0, 5000, SIZE)],
            "stars": rng.integers(1, 6, SIZE).astype(str),
            "goods": rng.choice(["radio", "radio phone", "car", "", "phone car"], SIZE),
            "smokes": rng.choice(["yes", "no", "prefer_not_to_say"], SIZE, p=[0.3, 0.6, 0.1]),
            "used": rng.choice(["r1", "r2", "r3", "r4"], SIZE, p=[0.3, 0.2, 0.2, 0.3]),
            "source": rng.choice(["never", "shop", "market", "friend"], SIZE),
        }
    )


RECORDS = _records()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return made_project(tmp_path_factory.mktemp("made"), SURVEY, RECORDS.to_numpy().tolist())


@pytest.fixture
def project(made, tmp_path):
    copy = tmp_path / "p.surveydesk"
    copy.write_bytes(made.read_bytes())
    return copy


def row(project, name):
    return next(one for one in variable_rows(project) if one.name == name)


def counts(project, name):
    return {value.value: value.count for value in row(project, name).values if value.count}


def test_every_variable_is_a_row_with_its_values_counted(project):
    rows = variable_rows(project)
    assert [one.name for one in rows] == list(RECORDS)
    region = row(project, "region")
    there = Counter(RECORDS["region"])
    assert {one.value: (one.label, one.count) for one in region.values} == {
        "north": ("North", there["north"]),
        "centre": ("Centre", there["centre"]),
        "south": ("South", there["south"]),
    }
    assert (region.count, region.missing_count) == (SIZE - there[""], there[""])
    assert (region.level, region.design, region.is_randomized) == (
        MeasurementLevel.NOMINAL,
        "direct",
        False,
    )
    assert row(project, "used").is_randomized
    assert row(project, "used").epsilon == "1.3863"


def test_a_recode_counts_as_the_crosstab_of_pandas_does(project):
    to = {"north": "inland", "centre": "inland"}
    add_derived(project, DerivedVariable("coast", Recode("region", to), "Where"))
    given = RECORDS[RECORDS["region"] != ""]
    wanted = pd.crosstab(given["region"].map(to).fillna("south"), given["stars"])
    with open_source(SourceRequest(project=project)) as source:
        asked = [source.survey.question(name) for name in ("coast", "stars")]
        found = source.source.report_combinations(asked)
    assert {pair: n for pair, n in found.items() if pair[0]} == {
        (where, stars): wanted.loc[where, stars] for where in wanted.index for stars in wanted
    }


def test_bands_of_a_number_are_those_of_numpy(project):
    add_derived(project, DerivedVariable("group", Bands("age", (Fraction(30), Fraction(65)))))
    wanted = np.bincount(np.digitize(RECORDS["age"].astype(int), [30, 65]), minlength=3)
    group = row(project, "group")
    assert [(one.value, one.label, one.count) for one in group.values] == [
        ("below_30", "< 30", wanted[0]),
        ("30_to_64", "30–64", wanted[1]),
        ("65_or_more", "≥ 65", wanted[2]),
    ]
    assert group.level is MeasurementLevel.ORDINAL
