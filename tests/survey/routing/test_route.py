"""Which questions are asked, over recorded cells."""

from __future__ import annotations

import pytest

from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.survey.routing.route import only_relevant, route


def direct(name, **more):
    design = {"name": "direct"}
    return {"id": name, "type": "yes_no", "text": {"en": "?"}, "design": design, **more}


@pytest.fixture
def chain(make_survey, yes_no_json):
    """b only after a yes to a, the randomized s only after a yes to b, and c whenever b is empty."""
    return make_survey(
        direct("a"),
        direct("b", relevant="${a} = 'yes'"),
        yes_no_json("s", relevant="${b} = 'yes'"),
        direct("c", relevant="${b} = ''"),
    )


def test_only_what_conditions_look_at_is_kept_and_never_what_is_randomized(chain):
    assert set(route(chain.questions).looked_at) == {"a", "b"}


@pytest.mark.parametrize(
    ("cells", "places"),
    [
        ({"a": "yes", "b": "yes"}, [0, 1, 2]),
        ({"a": "yes", "b": "no"}, [0, 1]),
        ({"a": "no"}, [0, 3]),
        ({}, [0, 3]),
    ],
)
def test_the_following_questions_are_the_relevant_ones(chain, cells, places):
    way, leads = [0], route(chain.questions)
    while (after := leads.following(way[-1], cells)) is not None:
        way.append(after)
    assert way == places
    assert leads.before(4, cells) == places


def test_what_may_come_counts_until_it_is_ruled_out(chain):
    leads = route(chain.questions)
    assert leads.expected(0, {}) == [0, 1, 2, 3]
    assert leads.expected(1, {"a": "yes"}) == [0, 1, 2, 3]
    assert leads.expected(2, {"a": "yes", "b": "yes"}) == [0, 1, 2]
    assert leads.expected(3, {"a": "no"}) == [0, 3]


def test_columns_are_emptied_where_nothing_was_asked_step_by_step(chain):
    kept = only_relevant(
        chain.questions,
        {
            "a": [["yes", "yes", "no", ""]],
            "b": [["yes", "no", "yes", "yes"]],
            "s": [["no", "no", "no", "no"]],
            "c": [["no", "no", "no", "no"]],
        },
    )
    assert kept == {
        "a": [["yes", "yes", "no", ""]],
        "b": [["yes", "no", "", ""]],
        "s": [["no", "", "", ""]],
        "c": [["", "", "no", "no"]],
    }


def body(path):
    lines = path.read_text("utf-8").splitlines()
    return [line.split(",")[1:] for line in lines[5:]]


def test_simulated_interviews_skip_as_the_kiosk_does(chain, tmp_path):
    (file,) = simulate(chain, tmp_path, interviews=400, seed=1)
    rows = body(file)
    assert len(rows) == 400
    for a, b, s, c in rows:
        assert bool(b) is (a == "yes")
        assert bool(s) is (b == "yes")
        assert bool(c) is (b == "")
    assert {bool(row[2]) for row in rows} == {True, False}


def test_true_answers_to_what_is_not_asked_are_not_recorded(chain, tmp_path):
    truth = tmp_path / "truth.csv"
    truth.write_text("a,b,s,c\nno,yes,yes,no\n", "utf-8")
    (file,) = simulate_truth(chain, tmp_path / "out", truth, seed=1)
    assert body(file) == [["no", "", "", "no"]]
