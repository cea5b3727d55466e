"""A budget: divided as promised, best where it says so, and written as a survey that keeps to it."""

from fractions import Fraction
from itertools import product

import pytest

from surveyapp.cli import main
from surveyapp.services.surveys.privacy_budget import (
    LEAST,
    Asked,
    BudgetProblem,
    Item,
    Kind,
    Split,
    Wanted,
    asked_of,
    asking,
    budgeted,
    divide,
    read_weights,
    variance,
)
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey

TWO = (
    Asked("drugs", Item(Kind.YES_NO)),
    Asked("source", Item(Kind.CHOICES, 4)),
)


def clinic():
    return load_survey(resource("examples", "clinic.survey.json"))


@pytest.mark.parametrize("epsilon", ["0.05", "0.2", "0.4"])
def test_no_other_division_has_a_smaller_largest_error(epsilon):
    wanted = Wanted(Fraction(epsilon), 1000)
    whole = range(LEAST, wanted.parts + 1)
    least = min(
        max(variance(TWO[0].item, one), variance(TWO[1].item, other))
        for one, other in product(whole, whole)
        if one + other == wanted.parts
    )
    made = divide(TWO, wanted)
    assert made.largest_se == pytest.approx((least / 1000) ** 0.5, rel=1e-9)


def test_no_pair_of_three_questions_spends_more_than_there_is_where_two_are_asked():
    three = (*TWO, Asked("trust", Item(Kind.CHOICES, 5)))
    made = divide(three, Wanted(Fraction(2), 900, ask=2))
    assert sum(sorted(row.epsilon for row in made.rows)[-2:]) == made.epsilon <= 2
    assert {row.n for row in made.rows} == {600.0}


@pytest.mark.parametrize("split", Split)
def test_nobody_gives_away_more_than_the_budget(split):
    survey = clinic()
    made = divide(asked_of(survey, {"drugs": Fraction(3)}), Wanted(Fraction(4), 1000, split))
    written = budgeted(survey, made)
    assert written.version == survey.version + 1
    assert made.epsilon <= 4
    assert written.total_epsilon <= 4
    for row in made.rows:
        assert written.question(row.question).design.name == row.design


def test_weights_divide_in_proportion():
    asked = asked_of(clinic(), read_weights(["drugs=2"]))
    rows = {r.question: r for r in divide(asked, Wanted(Fraction(3), 500, Split.IMPORTANCE)).rows}
    assert rows["drugs"].epsilon == pytest.approx(1.0, abs=0.005)
    assert rows["bribe"].epsilon == pytest.approx(0.5, abs=0.005)


def test_asking_fewer_is_compared_and_written_as_a_group():
    survey = clinic()
    wanted = Wanted(Fraction(4), 1000, ask=2)
    asked = asked_of(survey, {})
    rows = asking(asked, wanted)
    assert [row.ask for row in rows] == [5, 4, 3, 2, 1]
    made = divide(asked, wanted)
    assert rows[3].largest_se == made.largest_se
    (group,) = budgeted(survey, made).groups
    assert (group.size, len(group.of)) == (2, 5)


@pytest.mark.parametrize("name", ["work", "asking-less"])
def test_every_example_gets_a_survey_within_its_budget(name):
    survey = load_survey(resource("examples", f"{name}.survey.json"))
    made = divide(asked_of(survey, {}), Wanted(Fraction(5), 1000))
    assert budgeted(survey, made).total_epsilon <= 5


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (lambda: divide(TWO, Wanted(Fraction("0.015"), 10)), "too little"),
        (lambda: divide(TWO, Wanted(Fraction(1), 10, ask=3)), "3 of 2"),
        (lambda: Wanted(Fraction(0), 10), "give from 0.01"),
        (lambda: Wanted(Fraction(1), 0), "at least one"),
        (lambda: read_weights(["drugs=0"]), "no weight"),
        (lambda: asked_of(clinic(), {"region": Fraction(1)}), "region is no randomized"),
    ],
)
def test_what_cannot_be_divided_is_said(wanted, told):
    with pytest.raises(BudgetProblem, match=told):
        wanted()


def test_the_command_writes_the_survey(tmp_path, capsys):
    out = tmp_path / "new.survey.json"
    survey = str(resource("examples", "clinic.survey.json"))
    options = ["budget", survey, "--epsilon", "4", "--interviews", "1000", "--out", str(out)]
    assert main(options) == 0
    assert "the largest standard error is 0.0527" in capsys.readouterr().out
    assert load_survey(out).total_epsilon <= 4
    assert main(["budget", survey, "--epsilon", "much", "--interviews", "9"]) == 2
    assert "error: --epsilon: much is no number" in capsys.readouterr().err
    assert main(["budget", "--epsilon", "4", "--interviews", "9"]) == 2
    assert "Give a survey file, or a project" in capsys.readouterr().err
