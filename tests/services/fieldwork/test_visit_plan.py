"""Plans of visits from the team's list: drawn fairly, replayed from a seed, refused in a sentence."""

from __future__ import annotations

import csv
from collections import Counter
from fractions import Fraction

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.fieldwork.team_tables import read_team_table
from surveyapp.services.fieldwork.visit_models import VisitOptions, coins_of, drawn_days, guarantee
from surveyapp.services.fieldwork.visit_plan import pages, plan_visits, read_addresses
from surveyapp.services.fieldwork.visit_sheets import visit_sheets

SURVEYORS, TEAMS = ("Ana", "Bo", "Cy"), ("North", "South")


@pytest.fixture
def addresses(tmp_path):
    path = tmp_path / "addresses.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("address", "surveyor", "team", "day"))
        writer.writerows(
            (f"House {n}, Mill Lane <b>", SURVEYORS[n % 3], TEAMS[n % 2], n // 6 + 1)
            for n in range(120)
        )
    return path


def planned(path, options, **more):
    return plan_visits(
        read_addresses(read_team_table(path), "surveyor", team="team"), options, **more
    )


@pytest.mark.parametrize("model", ["subset", "deterrence", "damage", "evidence"])
def test_every_model_visits_each_surveyor_on_days_of_the_period_and_no_address_twice(
    addresses, model
):
    plan = planned(addresses, VisitOptions(20, 5, model=model), per_visit=2, seed=1)
    assert len({visit.address for visit in plan.visits}) == len(plan.visits)
    assert {visit.surveyor for visit in plan.visits} == set(SURVEYORS)
    for surveyor in SURVEYORS:
        own = Counter(visit.day for visit in plan.visits if visit.surveyor == surveyor)
        assert 0 < len(own) <= 5
        assert set(own) <= set(range(1, 21))
        assert set(own.values()) == {2}
    assert plan.sizes == {name: (40, 2 * len({v.day for v in plan.visits if v.surveyor == name}))
                          for name in SURVEYORS}  # fmt: skip


def test_days_are_as_frequent_as_the_model_says():
    coins = coins_of(5)
    options = VisitOptions(12, 4, front=Fraction(1, 2))
    counts = Counter(day for _ in range(4000) for day in drawn_days(options, coins))
    for day, chance in enumerate(options.day_plan.chances, start=1):
        share = counts[day] / 4000
        assert share == pytest.approx(
            float(chance), abs=4 * (float(chance * (1 - chance)) / 4000) ** 0.5
        )
    seen = Counter(
        len(drawn_days(VisitOptions(10, 3, model="deterrence"), coins)) for _ in range(500)
    )
    # a visitor who still has visits uses them: the last days are certain where as many are left
    assert set(seen) == {3}


def test_a_public_seed_repeats_the_draw_and_the_systems_coins_do_not(addresses):
    options = VisitOptions(20, 5)
    assert planned(addresses, options, seed=3).visits == planned(addresses, options, seed=3).visits
    assert planned(addresses, options, seed=3).visits != planned(addresses, options, seed=4).visits
    assert planned(addresses, options).visits != planned(addresses, options).visits


def test_a_list_with_days_is_visited_on_that_day_or_up_to_it(addresses):
    listed = read_addresses(read_team_table(addresses), "surveyor", due="day")
    due = {one.name: one.due for one in listed}
    for model, is_right in (("subset", int.__eq__), ("damage", int.__le__)):
        plan = plan_visits(listed, VisitOptions(20, 5, model=model), seed=2)
        assert plan.visits
        assert all(is_right(due[visit.address], visit.day) for visit in plan.visits)


def test_there_is_a_sheet_for_each_day_and_team_whether_or_not_there_is_a_visit(addresses):
    plan = planned(addresses, VisitOptions(20, 2), seed=1)
    made = list(pages(plan))
    assert [(day, team) for day, team, _ in made] == [(d, t) for d in range(1, 21) for t in TEAMS]
    assert sum(len(visits) for *_, visits in made) == len(plan.visits)
    page = visit_sheets(plan)
    assert page.count("Fold and seal. Open on the morning of day") == 40
    assert page.count("No visit today.") == sum(not visits for *_, visits in made) > 0
    assert "Mill Lane &lt;b&gt;" in page
    assert "Never ask again what was asked with coins" in page
    assert "visited with a chance of at least 10.0 %" in page


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (VisitOptions(20, 5), "at least 25.0 %, even if surveyors see"),
        (VisitOptions(20, 5, front=Fraction(2, 5)), "at least 16.7 %"),
        (VisitOptions(20, 5, model="deterrence"), "the average is at least -0.5359"),
        (
            VisitOptions(20, 5, model="damage"),
            "9.4 % of the period on average, to within a day",
        ),
        (
            VisitOptions(20, 5, model="damage", seen=True),
            "at most 16.7 % of the period, to within a day, until",
        ),
        (VisitOptions(20, 1, model="evidence"), "at least 0.0 percentage points"),
        (
            VisitOptions(20, 3, model="evidence"),
            "48.5 percentage points higher than the chance of the reverse (value of the duel: 0.4846)",
        ),
    ],
)
def test_the_guarantee_is_said_in_one_sentence(options, said):
    assert said in str(guarantee(options))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"visits": 21}, "21 visits do not fit into 20 days"),
        ({"visits": 0}, "at least one day and one visit"),
        ({"model": "spy"}, "There is no model spy. There are: subset"),
        ({"model": "evidence", "visits": 13}, "at most 12 visits"),
        ({"model": "damage", "front": Fraction(1, 5)}, "go with the model subset"),
        ({"front": Fraction(6, 5)}, "between 0 and 1"),
        ({"model": "evidence", "found_per_visit": 0.1}, "Give both"),
        ({"model": "evidence", "found_per_visit": 1.5, "invented": 3}, "between 0 and 1"),
        ({"model": "evidence", "stops": 0}, "Stops: give 1 to 12"),
    ],
)
def test_options_that_do_not_fit_are_refused(given, said):
    with pytest.raises(UserProblem, match=said):
        VisitOptions(**{"days": 20, "visits": 5, **given})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("address,who\nA,x\n", "has no column surveyor. It has: address, who"),
        ("address,surveyor\nA,x\nA,y\n", "line 3: this address is there twice"),
        ("address,surveyor\nA,\n", "line 2: an address or a surveyor is empty"),
        ("address,surveyor\n", "has no addresses"),
    ],
)
def test_lists_that_cannot_be_used_are_refused_with_the_line(tmp_path, text, said):
    path = tmp_path / "a.csv"
    path.write_text(text)
    with pytest.raises(UserProblem, match=said):
        read_addresses(read_team_table(path), "surveyor")
