"""A budget: divided as promised, best where it says so, and written as a survey that keeps to it."""

from fractions import Fraction
from itertools import product

import pytest
from samples import sample

from surveyapp.cli import main
from surveyapp.services.surveys.privacy_budget import (
    LEAST,
    BudgetItem,
    BudgetOptions,
    BudgetProblem,
    BudgetQuestion,
    BudgetSplit,
    EstimandKind,
    best_budget_design,
    best_variance,
    budget_questions,
    budgeted_survey,
    compare_asking,
    divide_budget,
    read_weights,
)
from surveyapp.storage.surveys.survey_files import load_survey

TWO = (
    BudgetQuestion("drugs", BudgetItem(EstimandKind.YES_NO)),
    BudgetQuestion("source", BudgetItem(EstimandKind.CHOICES, 4)),
)


def clinic():
    return load_survey(sample("clinic"))


@pytest.mark.parametrize("epsilon", ["0.05", "0.2", "0.4"])
def test_no_other_division_has_a_smaller_largest_error(epsilon):
    wanted = BudgetOptions(Fraction(epsilon), 1000)
    whole = range(LEAST, wanted.parts + 1)
    least = min(
        max(best_variance(TWO[0].item, one), best_variance(TWO[1].item, other))
        for one, other in product(whole, whole)
        if one + other == wanted.parts
    )
    made = divide_budget(TWO, wanted)
    assert made.largest_se == pytest.approx((least / 1000) ** 0.5, rel=1e-9)


@pytest.mark.parametrize(("choices", "most", "parts"), [(12, 6, 10), (20, 10, 10), (4, 2, 30)])
def test_a_set_of_many_choices_keeps_to_a_budget_that_gives_each_bit_little(choices, most, parts):
    item = BudgetItem(EstimandKind.SETS, choices, most=most)
    loss = best_budget_design(item, parts).privacy_loss
    assert 0.9 * parts / 1000 < loss <= parts / 1000 * (1 + 1e-12)


def test_no_pair_of_three_questions_spends_more_than_there_is_where_two_are_asked():
    three = (*TWO, BudgetQuestion("trust", BudgetItem(EstimandKind.CHOICES, 5)))
    made = divide_budget(three, BudgetOptions(Fraction(2), 900, ask=2))
    assert sum(sorted(row.epsilon for row in made.rows)[-2:]) == made.epsilon <= 2
    assert {row.n for row in made.rows} == {600.0}


@pytest.mark.parametrize("split", BudgetSplit)
def test_nobody_gives_away_more_than_the_budget(split):
    survey = clinic()
    made = divide_budget(
        budget_questions(survey, {"drugs": Fraction(3)}), BudgetOptions(Fraction(4), 1000, split)
    )
    written = budgeted_survey(survey, made)
    assert written.version == survey.version + 1
    assert made.epsilon <= 4
    assert written.total_epsilon <= 4
    for row in made.rows:
        assert written.question(row.question).design.name == row.design


def test_weights_divide_in_proportion():
    asked = budget_questions(clinic(), read_weights(["drugs=2"]))
    rows = {
        r.question: r
        for r in divide_budget(asked, BudgetOptions(Fraction(3), 500, BudgetSplit.IMPORTANCE)).rows
    }
    assert rows["drugs"].epsilon == pytest.approx(1.0, abs=0.005)
    assert rows["bribe"].epsilon == pytest.approx(0.5, abs=0.005)


def test_asking_fewer_is_compared_and_written_as_a_group():
    survey = clinic()
    wanted = BudgetOptions(Fraction(4), 1000, ask=2)
    asked = budget_questions(survey, {})
    rows = compare_asking(asked, wanted)
    assert [row.ask for row in rows] == [5, 4, 3, 2, 1]
    made = divide_budget(asked, wanted)
    assert rows[3].largest_se == made.largest_se
    (group,) = budgeted_survey(survey, made).groups
    assert (group.size, len(group.of)) == (2, 5)


@pytest.mark.parametrize("name", ["work", "asking-less"])
def test_every_example_gets_a_survey_within_its_budget(name):
    survey = load_survey(sample(name))
    made = divide_budget(budget_questions(survey, {}), BudgetOptions(Fraction(5), 1000))
    assert budgeted_survey(survey, made).total_epsilon <= 5


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (lambda: divide_budget(TWO, BudgetOptions(Fraction("0.015"), 10)), "too little"),
        (lambda: divide_budget(TWO, BudgetOptions(Fraction(1), 10, ask=3)), "3 of 2"),
        (lambda: BudgetOptions(Fraction(0), 10), "give from 0.01"),
        (lambda: BudgetOptions(Fraction(1), 0), "at least one"),
        (lambda: read_weights(["drugs=0"]), "is not a weight"),
        (lambda: budget_questions(clinic(), {"region": Fraction(1)}), "region is not a randomized"),
    ],
)
def test_what_cannot_be_divided_is_said(wanted, told):
    with pytest.raises(BudgetProblem, match=told):
        wanted()


def test_the_command_writes_the_survey(tmp_path, capsys):
    out = tmp_path / "new.survey.json"
    survey = str(sample("clinic"))
    options = ["budget", survey, "--epsilon", "4", "--interviews", "1000", "--out", str(out)]
    assert main(options) == 0
    assert "the largest standard error is 0.0527" in capsys.readouterr().out
    assert load_survey(out).total_epsilon <= 4
    assert main(["budget", survey, "--epsilon", "much", "--interviews", "9"]) == 2
    assert "error: --epsilon: “much” is not a number" in capsys.readouterr().err
    assert main(["budget", "--epsilon", "4", "--interviews", "9"]) == 2
    assert "Give either a survey file or a project" in capsys.readouterr().err
