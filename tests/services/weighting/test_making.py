"""Weights made from margins: as variables of a project, through the coins, and what is said of margins."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from surveyapp.analyses.data.variables import Variables
from surveyapp.analyses.data.weight_recipe import ResponseModel, WeightMethod
from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.weighting.auxiliary import Margin, auxiliary_matrix
from surveyapp.estimation.weighting.calibration import calibrated
from surveyapp.estimation.weighting.propensity import (
    class_weights,
    propensity_classes,
    response_propensities,
)
from surveyapp.services.dataset.source import SampleUse, SourceRequest, open_source
from surveyapp.services.dataset.variables import variable_rows
from surveyapp.services.project.undo_history import redo, undo
from surveyapp.services.weighting.making import WeightPlan, check_weight, make_weight, present_plan
from surveyapp.services.weighting.margins import read_margins, typed_margin
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import MeasurementLevel
from tests.helpers.estimated import estimate_project
from tests.helpers.made_projects import made_project

SIZE = 500
DIRECT = {"name": "direct"}


def choices(*names: str) -> list[dict[str, object]]:
    return [{"id": one, "text": {"en": one.title()}} for one in names]


SURVEY = read_survey(
    {
        "format": "surveyapp-survey/1",
        "id": "weighed",
        "version": 1,
        "title": {"en": "Weighed"},
        "languages": ["en"],
        "questions": [
            {
                "id": "region",
                "type": "single_choice",
                "text": {"en": "Where?"},
                "choices": choices("north", "south", "west"),
                "design": DIRECT,
            },
            {
                "id": "sex",
                "type": "single_choice",
                "text": {"en": "Sex?"},
                "choices": choices("f", "m"),
                "design": DIRECT,
            },
            {
                "id": "age",
                "type": "number",
                "text": {"en": "Age?"},
                "minimum": 18,
                "maximum": 90,
                "design": DIRECT,
            },
            {
                "id": "d",
                "type": "number",
                "text": {"en": "Base weight"},
                "minimum": 1,
                "maximum": 50,
                "design": DIRECT,
            },
            {
                "id": "used",
                "type": "yes_no",
                "text": {"en": "Used?"},
                "design": {"name": "two_coins"},
            },
        ],
    },
    "weighed.survey.json",
)

RNG = np.random.default_rng(3)
REGION = RNG.choice(3, SIZE, p=[0.6, 0.3, 0.1])
SEX = RNG.choice(2, SIZE, p=[0.7, 0.3])
AGE = RNG.integers(18, 91, SIZE)
BASE = RNG.integers(1, 9, SIZE)
USED = RNG.random(SIZE) < 0.3 + 0.2 * (REGION == 2) + 0.1 * SEX
REGIONS, SEXES = ("north", "south", "west"), ("f", "m")
ROWS = [
    (REGIONS[r], SEXES[s], str(a), str(d), "yes" if u else "no")
    for r, s, a, d, u in zip(REGION, SEX, AGE, BASE, USED, strict=True)
]
PEOPLE = 100_000
REGION_PEOPLE = np.array([45_000.0, 35_000.0, 20_000.0])
SEX_SHARES = np.array([0.52, 0.48])


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return made_project(tmp_path_factory.mktemp("weighed"), SURVEY, ROWS)


@pytest.fixture
def project(made, tmp_path):
    copy = tmp_path / "p.surveydesk"
    copy.write_bytes(made.read_bytes())
    return copy


def region_margin(*people: object):
    given = people or REGION_PEOPLE.tolist()
    return typed_margin("region", [*zip(REGIONS, map(str, given), strict=False)])


SEX_MARGIN = typed_margin("sex", [("f", "52 %"), ("m", "48 %")])
RAKED = WeightPlan(margins=(region_margin(), SEX_MARGIN))


def expected(base: np.ndarray):
    known = (Margin(REGION, REGION_PEOPLE), Margin(SEX, PEOPLE * SEX_SHARES))
    x, totals = auxiliary_matrix(known, PEOPLE)
    scaled = base * PEOPLE / base.sum()
    return calibrated(scaled, x, totals).weights, x, scaled


def values(project, name="survey_weight"):
    with Project(project) as opened:
        seen = opened.seen_with(opened.variables.all_shown())
        return seen.numbers(seen.survey.question(name))


def test_a_raked_weight_is_a_variable_with_the_weights_that_calibration_finds(project):
    planned = make_weight(project, RAKED)
    weights, _, _ = expected(np.ones(SIZE))
    assert planned.weights == pytest.approx(weights, rel=1e-9)
    assert values(project) == pytest.approx(weights, rel=1e-9)
    row = next(one for one in variable_rows(project) if one.name == "survey_weight")
    assert row.level is MeasurementLevel.WEIGHT
    assert row.made_of == "rake region, sex"
    assert row.count == SIZE


def test_an_estimate_through_coins_has_the_error_of_the_residuals(project):
    make_weight(project, RAKED)
    weights, x, scaled = expected(np.ones(SIZE))
    shares = weights / weights.sum()
    pseudo = 2.0 * USED - 0.5
    share = float(shares @ pseudo)
    sample = stratified(weights).calibrated_to(x, scaled)
    error = math.sqrt(sample.variance(shares * (pseudo - share)))
    found = next(
        one
        for one in estimate_project(project).rows
        if (one.question, one.answer) == ("used", "yes")
    )
    assert found.estimate == pytest.approx(share, rel=1e-8)
    assert found.se == pytest.approx(error, rel=1e-6)
    plain = math.sqrt(stratified(weights).variance(shares * (pseudo - share)))
    assert abs(plain / error - 1) > 1e-4


def test_base_weights_are_the_weight_that_there_was(project):
    make_weight(project, WeightPlan(margins=RAKED.margins, base="d"))
    weights, _, _ = expected(BASE.astype(float))
    assert values(project) == pytest.approx(weights, rel=1e-9)


def test_a_weight_is_one_step_that_is_undone_and_done_again(project):
    make_weight(project, RAKED)
    undo(project)
    assert "survey_weight" not in [one.name for one in variable_rows(project)]
    redo(project)
    assert values(project) == pytest.approx(expected(np.ones(SIZE))[0], rel=1e-9)


def test_a_weight_made_again_takes_the_place_of_the_first(project):
    make_weight(project, RAKED)
    make_weight(project, WeightPlan(WeightMethod.LINEAR, (region_margin(),)))
    assert [one.name for one in variable_rows(project)].count("survey_weight") == 1
    sums = np.bincount(REGION, values(project))
    assert sums == pytest.approx(REGION_PEOPLE, rel=1e-9)


@pytest.mark.parametrize(
    "plan",
    [
        WeightPlan(WeightMethod.LOGIT, RAKED.margins, ratio=(Fraction(1, 5), Fraction(4))),
        WeightPlan(
            WeightMethod.LINEAR,
            (*RAKED.margins, typed_margin("age", [("", "5200000")])),
            limits=(Fraction(20), Fraction(900)),
        ),
        WeightPlan(margins=RAKED.margins, ratio=(Fraction(1, 2), Fraction(5, 2))),
        WeightPlan(
            WeightMethod.POSTSTRATIFY,
            (
                typed_margin(
                    "region * sex",
                    [
                        (f"{r}*{s}", str(n))
                        for n, (r, s) in enumerate(
                            ((r, s) for r in REGIONS for s in SEXES), start=5
                        )
                    ],
                ),
            ),
        ),
    ],
    ids=["logit", "limited", "bounded", "poststratified"],
)
def test_the_expression_of_a_weight_gives_what_was_solved(project, plan):
    planned = make_weight(project, plan)
    assert values(project) == pytest.approx(planned.weights, rel=1e-8)
    totals = {row.answer: row.people for row in planned.rows if row.answers}
    if plan.method is WeightMethod.LINEAR:
        assert planned.weights.min() >= 20
        assert planned.weights.max() <= 900
        assert planned.weights @ AGE == pytest.approx(5_200_000, rel=1e-8)
    assert sum(totals.values()) > 0


def test_classes_of_nonresponse_multiply_by_those_drawn_over_those_who_responded(project):
    classes = typed_margin("region", [("north", "400"), ("south", "400"), ("west", "200")])
    make_weight(project, WeightPlan(WeightMethod.NONE, classes=classes))
    counts = np.bincount(REGION)
    assert values(project) == pytest.approx((np.array([400, 400, 200]) / counts)[REGION], rel=1e-9)


DRAWN_PEOPLE = np.array([[240, 130], [190, 100], [70, 80]])
"""By region and sex; more than responded in each."""
DRAWN_CELLS = typed_margin(
    "region * sex",
    [
        (f"{r}*{s}", str(DRAWN_PEOPLE[i, j]))
        for i, r in enumerate(REGIONS)
        for j, s in enumerate(SEXES)
    ],
)


def everybody_drawn():
    """Return region, sex and response of all who were drawn: those who responded before the others."""
    responded = np.zeros((3, 2), dtype=int)
    np.add.at(responded, (REGION, SEX), 1)
    assert np.all(responded < DRAWN_PEOPLE)
    others = [
        np.repeat(np.indices((3, 2))[k].ravel(), (DRAWN_PEOPLE - responded).ravel()) for k in (0, 1)
    ]
    region, sex = np.concatenate((REGION, others[0])), np.concatenate((SEX, others[1]))
    return region, sex, np.arange(len(region)) < SIZE


@pytest.mark.parametrize("response", [ResponseModel.PROPENSITY, ResponseModel.PROPENSITY_CLASSES])
def test_propensities_from_counts_are_those_of_a_model_of_everybody_who_was_drawn(
    project, response
):
    plan = WeightPlan(WeightMethod.NONE, classes=DRAWN_CELLS, response=response)
    make_weight(project, plan)
    region, sex, there = everybody_drawn()
    x = np.column_stack((np.ones(len(sex)), region == 1, region == 2, sex)).astype(float)
    shares = response_propensities(x, there)
    known = there / shares
    if response is ResponseModel.PROPENSITY_CLASSES:
        known = class_weights(np.ones(len(sex)), there, propensity_classes(shares, 5))
    known = known[:SIZE] * DRAWN_PEOPLE.sum() / known.sum()
    assert values(project) == pytest.approx(known, rel=1e-8)
    assert len(set(np.round(known, 6))) > 3
    with Project(project) as opened:
        assert Variables.from_json(opened.variables.to_json()) == opened.variables
    assert present_plan(project).response is response


def test_weights_that_are_cut_keep_their_sum_and_the_others_get_what_was_cut_off(project):
    plan = WeightPlan(WeightMethod.NONE, base="d", limits=(Fraction(0), Fraction(6)))
    found = make_weight(project, plan)
    assert found.weights.sum() == pytest.approx(BASE.sum())
    others = BASE[found.weights < 6] / found.weights[found.weights < 6]
    assert others == pytest.approx(others[0], rel=1e-9)
    assert others[0] < 1
    assert found.weights.max() == pytest.approx(6)
    assert values(project) == pytest.approx(found.weights, rel=1e-9)
    with pytest.raises(UserProblem, match="cannot all lie between"):
        make_weight(project, replace(plan, limits=(Fraction(0), Fraction(2))))


def test_more_interviews_than_were_drawn_have_no_propensity(project):
    few = typed_margin("region", [("north", "400"), ("south", "400"), ("west", "2")])
    plan = WeightPlan(WeightMethod.NONE, classes=few, response=ResponseModel.PROPENSITY)
    with pytest.raises(UserProblem, match="only 2 people were drawn there"):
        make_weight(project, plan)


def test_the_words_of_a_plan_are_the_options_that_ask_for_the_same():
    from surveyapp.cli.commands.analysis.weight import _plan  # noqa: PLC0415
    from surveyapp.cli.parser import new_parser  # noqa: PLC0415

    plan = WeightPlan(
        WeightMethod.LINEAR,
        (
            region_margin(),
            typed_margin("region * sex", [("north*f", "1/2"), ("south*m", "1/2")]),
            typed_margin("age", [("", "5200000")]),
        ),
        base="d",
        population=Fraction(100_000),
        ratio=(Fraction(1, 5), Fraction(4)),
        limits=(Fraction(20), Fraction(900)),
        averages_missing=True,
    )
    words = ["weight", "check", *plan.words, "--project", "p.surveydesk"]
    assert _plan(new_parser(words).parse_args(words)) == plan


def test_a_recipe_is_kept_as_it_was_made(project):
    make_weight(
        project, WeightPlan(WeightMethod.LOGIT, RAKED.margins, ratio=(Fraction(1, 5), Fraction(4)))
    )
    with Project(project) as opened:
        assert Variables.from_json(opened.variables.to_json()) == opened.variables


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (
            WeightPlan(margins=(region_margin(45000, 55000),)),
            "an answer that the margin lacks: west",
        ),
        (WeightPlan(margins=(region_margin(45000, 55000, 0),)), "margin says that nobody does"),
        (
            WeightPlan(margins=(region_margin(), typed_margin("sex", [("f", "7"), ("m", "9")]))),
            "same people",
        ),
        (WeightPlan(margins=(typed_margin("used", [("yes", "1"), ("no", "2")]),)), "randomized"),
        (WeightPlan(margins=(typed_margin("age", [("a", "1"), ("b", "2")]),)), "bands first"),
        (WeightPlan(margins=(typed_margin("sex", [("f", "1"), ("x", "2")]),)), "x"),
        (WeightPlan(WeightMethod.POSTSTRATIFY, RAKED.margins), "one table of cells"),
        (
            WeightPlan(margins=RAKED.margins, ratio=(Fraction(9, 10), Fraction(11, 10))),
            "No weights meet",
        ),
        (WeightPlan(margins=RAKED.margins, name="age"), "age already"),
        (WeightPlan(), "margins of the population"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_to_do_and_changes_nothing(project, plan, said):
    with pytest.raises(UserProblem, match=said):
        make_weight(project, plan)
    assert "survey_weight" not in [one.name for one in variable_rows(project)]


def test_an_answer_that_nobody_gave_is_named_before_anything_is_made(tmp_path):
    project = made_project(tmp_path, SURVEY, [one for one in ROWS if one[0] != "west"])
    found = check_weight(project, RAKED)
    assert found.weights is None
    (error,) = (one.message.render() for one in found.problems if one.is_error)
    assert error == (
        "region: no interview has west, but 20,000 people of the population do. Merge it with a similar "
        "answer, in the margin and by recoding."
    )


def test_missing_answers_count_as_the_average_person_where_that_is_wanted(tmp_path):
    rows = [("", *one[1:]) if place < 20 else one for place, one in enumerate(ROWS)]
    project = made_project(tmp_path, SURVEY, rows)
    with pytest.raises(UserProblem, match="20 interviews have no answer"):
        make_weight(project, RAKED)
    planned = make_weight(project, WeightPlan(margins=RAKED.margins, averages_missing=True))
    assert values(project) == pytest.approx(planned.weights, rel=1e-8)
    assert planned.weights.sum() == pytest.approx(PEOPLE, rel=1e-9)


def test_weights_of_other_interviews_are_said_to_be_stale(project, tmp_path):
    make_weight(project, RAKED)
    other = made_project(tmp_path, SURVEY, ROWS[:300])
    with Project(project) as opened:
        variables = opened.variables
    with Project(other) as opened:
        opened.keep_variables(variables, "survey_weight")
    with open_source(SourceRequest(project=other, sample_use=SampleUse.USED)) as found:
        assert any(
            "were made for 500 interviews, now there are 300" in one for one in found.warnings
        )
        assert found.complex_sample.calibration is None


def test_margins_are_read_from_tables_of_both_forms(tmp_path):
    long, crossed = tmp_path / "long.csv", tmp_path / "crossed.csv"
    long.write_text("variable,answer,people\nregion,north,45\nregion,south,55\nage,,4100\n")
    crossed.write_text("region,sex,people\nnorth,f,20\nnorth,m,25\nsouth,f,30\nsouth,m,25\n")
    region, age = read_margins(long)
    assert (region.variables, region.people, age.is_number) == (("region",), 100, True)
    pd.read_csv(long).to_excel(tmp_path / "long.xlsx", index=False)
    assert read_margins(tmp_path / "long.xlsx") == (region, age)
    (cells,) = read_margins(crossed)
    assert cells.variables == ("region", "sex")
    assert [one.answers for one in cells.cells][1] == ("north", "m")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a\n1\n", "no table of margins"),
        ("region,people\nnorth,many\n", "line 2: “many” is no number"),
        ("region,people\nnorth,1\nnorth,2\n", "stands there twice"),
        ("region,people\nnorth,-1\nsouth,2\n", "none below 0"),
        ("region,people\n", "no table of margins"),
        ("variable,answer,people\nregion,north,1\nregion,,2\n", "every row needs an answer"),
    ],
)
def test_a_table_that_is_none_of_margins_is_refused(tmp_path, text, said):
    file = tmp_path / "m.csv"
    file.write_text(text)
    with pytest.raises(UserProblem, match=said):
        read_margins(file)
