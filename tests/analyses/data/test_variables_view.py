"""The survey as its analyst sees it: what fits, what is refused, and what hostile values do."""

from fractions import Fraction

import pytest

from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    VariableEdit,
    Variables,
)
from surveyapp.analyses.data.variables_view import levels_for, variables_view, with_variables
from surveyapp.errors import UserProblem
from surveyapp.survey.types.base import MeasurementLevel
from tests.helpers.mixed_survey import SURVEY


def test_nothing_said_is_the_survey_itself():
    assert with_variables(SURVEY, Variables()) is SURVEY


EVERYTHING = Variables(
    {
        "region": VariableEdit(
            "area", "Where", MeasurementLevel.ORDINAL, {"north": "N"}, ("south",)
        ),
        "age": VariableEdit(missing=("99", "-1"), hidden=True),
        "stars": VariableEdit(level=MeasurementLevel.NUMERIC),
    },
    (
        DerivedVariable("a", Recode("area", {"north": "n", "centre": "n2"}), "A", {"n": "N"}),
        DerivedVariable("b", Bands("age", (Fraction(-1, 2), Fraction(30)), ("x", "y", "z"))),
        DerivedVariable("c", Computed("${stars} / 3", Fraction(0), Fraction(5))),
        DerivedVariable("d", Merged("used", {"r1": "r2"}), level=MeasurementLevel.ORDINAL),
    ),
)


def test_what_is_said_is_read_back_as_it_was_written():
    assert Variables.from_json(EVERYTHING.to_json()) == EVERYTHING
    assert Variables.from_json({}) == Variables()


def test_levels_and_missing_codes_make_the_questions_that_analyses_read():
    survey = with_variables(SURVEY, EVERYTHING)
    area, stars = survey.question("area"), survey.question("stars")
    assert (area.answers, area.scores) == (("north", "centre"), (1.0, 2.0))
    assert (stars.type_name, stars.scale.minimum, stars.scale.maximum) == ("number", 1, 5)
    assert [q.id for q in survey.recorded_questions][-4:] == ["a", "b", "c", "d"]
    assert "age" not in {q.id for q in survey.recorded_questions}
    assert survey.question("a").answers == ("n", "n2")
    assert survey.question("d").scores == (1.0, 2.0)


@pytest.mark.parametrize(
    ("made", "ends"),
    [
        (Computed("round(age + 30, 0 - 2)"), (0, 200)),
        (Computed("round(income / 1000, 1)"), (0, 10)),
        (Computed("income * 1000000", Fraction(37, 2)), (Fraction(37, 2), 9999 * 10**6)),
        (Computed("income * 1000000", None, Fraction(37, 2)), (0, Fraction(37, 2))),
    ],
)
def test_the_ends_of_a_computed_number_hold_all_its_values_and_stated_ones_stay(made, ends):
    scale = with_variables(SURVEY, Variables(derived=(DerivedVariable("x", made),)))
    scale = scale.question("x").scale
    assert (scale.minimum, scale.maximum) == ends


def test_a_merged_channel_is_summed_exactly_and_its_epsilon_follows():
    merged = Variables(derived=(DerivedVariable("m", Merged("used", {"r4": "r3"})),))
    design = with_variables(SURVEY, merged).question("m").design
    half, quarter, eighth = Fraction(1, 2), Fraction(1, 4), Fraction(1, 8)
    assert design.channel.rows == ((half, quarter, quarter), (eighth, eighth, 3 * quarter))
    assert design.worst_ratio == 4
    both = Variables(derived=(DerivedVariable("m", Merged("used", {"r2": "r1", "r4": "r3"})),))
    design = with_variables(SURVEY, both).question("m").design
    assert design.channel.rows == ((3 * quarter, quarter), (quarter, 3 * quarter))
    assert design.worst_ratio == 3


def test_merged_answers_and_reports_are_called_so_that_nobody_takes_one_for_another():
    crossed = {"never": "market", "shop": "market", "market": "never"}
    view = variables_view(
        SURVEY, Variables(derived=(DerivedVariable("m", Merged("source", crossed)),))
    )
    question = view.survey.question("m")
    assert question.answers == question.reports == ("never_or_shop", "market", "friend")
    assert "never_or_shop = never, shop; market = market; friend" in str(view.merged[0][1])
    view = variables_view(
        SURVEY, Variables(derived=(DerivedVariable("m", Merged("used", {"r1": "r2"})),))
    )
    assert view.survey.question("m").reports == ("r2", "r3", "r4")
    assert "r2 = r1, r2; r3 = r3; r4 = r4" in str(view.merged[0][1])


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        (DerivedVariable("x", Computed("used = 'r1'")), "its reports are not answers"),
        (DerivedVariable("x", Bands("used", (Fraction(1),))), "its reports are not answers"),
        (DerivedVariable("x", Recode("used", {"r1": "r2"})), "its reports are not answers"),
        (DerivedVariable("x", Computed("nobody + 1")), "There is no variable nobody."),
        (DerivedVariable("x", Computed("x + 1")), "There is no variable x."),
        (DerivedVariable("age", Computed("age + 1")), "There is a variable age already."),
        (DerivedVariable("AGE", Computed("age + 1")), "There is a variable AGE already."),
        (DerivedVariable("weight", Computed("age + 1")), "cannot be the name of a variable"),
        (DerivedVariable("a b", Computed("age + 1")), "cannot be the name of a variable"),
        (DerivedVariable("x", Computed("1 / age")), "Give the lowest and the highest value"),
        (DerivedVariable("x", Computed("region + 1")), "+ needs a number, and gets an answer."),
        (DerivedVariable("x", Computed("region")), "must give a number or a condition"),
        (DerivedVariable("x", Computed("region = 'west'")), "region has no answer west"),
        (DerivedVariable("x", Computed("region < 'north'")), "only be compared with = or !="),
        (DerivedVariable("x", Computed("age +")), "The expression ends where"),
        (DerivedVariable("x", Computed("import(age)")), "The expression has import, which is"),
        (DerivedVariable("x", Computed("goods = 'radio'")), "by selected(goods, 'radio')"),
        (DerivedVariable("x", Computed("round(age, 1000000000000)")), "the number of decimals"),
        (DerivedVariable("x", Computed("round(income, age)")), "the number of decimals"),
        (DerivedVariable("x", Computed("age", Fraction(200))), "must be below the highest"),
        (
            DerivedVariable("x", Computed("age; DROP TABLE files")),
            "has ;, which means nothing here",
        ),
        (DerivedVariable("x", Computed("(" * 60 + "age" + ")" * 60)), "is nested too deeply"),
        (DerivedVariable("x", Bands("age", (Fraction(5), Fraction(5)))), "from low to high"),
        (DerivedVariable("x", Bands("region", (Fraction(5),))), "region has no numbers"),
        (DerivedVariable("x", Bands("age", (Fraction(5),), ("one",))), "2 bands, but 1 labels"),
        (DerivedVariable("x", Recode("age", {"1": "2"})), "age has no list of answers"),
        (DerivedVariable("x", Recode("region", {"east": "west"})), "region has no answer east"),
        (
            DerivedVariable("x", Recode("region", {"north": "a b"})),
            "cannot be the name of an answer",
        ),
        (
            DerivedVariable("x", Recode("region", {"north": "", "centre": ""})),
            "would have 1 different answers",
        ),
        (DerivedVariable("x", Merged("region", {"north": "south"})), "region is not randomized"),
        (DerivedVariable("x", Merged("used", {"r9": "r1"})), "used has no report r9"),
        (DerivedVariable("x", Merged("used", {"r1": "r1"})), "4 different reports of used would"),
        (
            DerivedVariable("x", Merged("used", {"r1": "a", "r2": "b", "r3": "b", "r4": "a"})),
            "do not separate the answers of used",
        ),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(variable, said):
    with pytest.raises(UserProblem) as refused:
        with_variables(SURVEY, Variables(derived=(variable,)))
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        7,
        {"edits": []},
        {"edits": {"age": 7}},
        {"edits": {"age": {"name": 7}}},
        {"edits": {"age": {"level": "cosmic"}}},
        {"edits": {"age": {"missing": "99"}}},
        {"edits": {"age": {"values": {"1": 2}}}},
        {"edits": {"age": {"hidden": "yes"}}},
        {"edits": {"age": {"label": "a\u202eb"}}},
        {"edits": {"age": {"label": "x" * 10_000}}},
        {"edits": {"a" * 300: {}}},
        {"later": {}},
        {"derived": {}},
        {"derived": [{}]},
        {"derived": [{"name": "x"}]},
        {
            "derived": [
                {"name": "x", "recode": {"of": "a", "to": {}}, "merge": {"of": "a", "to": {}}}
            ]
        },
        {"derived": [{"name": "x", "bands": {"of": "age", "cuts": [1]}}]},
        {"derived": [{"name": "x", "bands": {"of": "age", "cuts": ["1e999999999"]}}]},
        {"derived": [{"name": "x", "bands": {"of": "age", "cuts": ["1"] * 300}}]},
        {"derived": [{"name": "x", "compute": {"expression": 7}}]},
        {"derived": [{"name": "x", "compute": {"expression": "1", "run": "rm"}}]},
        {"derived": [{"name": "x", "compute": {"expression": "1"}}] * 2000},
    ],
)
def test_a_hostile_value_is_refused(value):
    with pytest.raises(UserProblem):
        Variables.from_json(value)


def test_roles_of_a_sample_can_be_given_where_they_fit():
    levels = {q.id: {one.value for one in levels_for(q)} for q in SURVEY.recorded_questions}
    assert "weight" in levels["income"]
    assert "stratum" in levels["region"]
    assert not levels["used"] & {"weight", "stratum", "cluster", "id", "numeric"}
    assert levels["goods"] == {"nominal"}


def test_variables_that_come_later_are_no_sources():
    later = (DerivedVariable("a", Computed("b + 1")), DerivedVariable("b", Computed("age + 1")))
    with pytest.raises(UserProblem, match="There is no variable b"):
        variables_view(SURVEY, Variables(derived=later))


def test_variables_of_the_same_reports_are_not_analysed_together():
    merged = (
        DerivedVariable("a", Merged("used", {"r2": "r1"})),
        DerivedVariable("b", Merged("used", {"r3": "r4"})),
        DerivedVariable("c", Merged("source", {"shop": "market"})),
    )
    survey = with_variables(SURVEY, Variables({"used": VariableEdit("took")}, ()))
    assert survey.question("took")
    survey = with_variables(SURVEY, Variables(derived=merged))
    survey.check_together(["a", "c", "region"])
    for pair in (("a", "used"), ("used", "a"), ("a", "b")):
        with pytest.raises(
            UserProblem, match=f"{pair[0]} and {pair[1]} are made of the same reports"
        ):
            survey.check_together(pair)
