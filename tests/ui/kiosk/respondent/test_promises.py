"""What respondents read of who learns what, and that it is so: seen, touched and looked up in the store."""

from __future__ import annotations

import pytest

from surveyapp.services.kiosk.screen import Stage
from surveyapp.survey.definition.promises import details, facts_of, welcome_lines

DIRECT = {"design": {"name": "direct"}}
AS_ANSWERED = "Recorded as you answer."
SKIP = "Skips are recorded."
SURE = "nobody can be sure what you answered"


@pytest.mark.parametrize(
    ("questions", "more"),
    [
        ([{}], {}),
        ([{"required": False}, DIRECT], {}),
        ([{}, DIRECT | {"required": False}], {}),
        ([DIRECT], {}),
        ([{"mode": "own_device"}, DIRECT], {}),
        ([{"design": {"name": "mangat", "p": "3/4"}}], {}),
        ([{"direct_arm": "1/4"}], {}),
        ([{}], {"checkable_coins": True}),
    ],
    ids=["plain", "skippable", "some", "all-direct", "own", "revealing", "arm", "checkable"],
)
def test_the_first_screen_and_what_is_behind_it_say_the_facts_and_nothing_else(
    open_kiosk, make_survey, yes_no_json, questions, more
):
    asked = [yes_no_json(f"q{place}", **each) for place, each in enumerate(questions)]
    survey = make_survey(*asked, **more)
    fingers = open_kiosk(survey)
    facts = facts_of(survey)
    for lines in (welcome_lines(facts), details(facts)):
        promised = [" ".join(map(str, line)) for line in lines]
        assert set(promised) <= set(fingers.words.splitlines())
        assert sum(SKIP in each for each in promised) == fingers.words.count(SKIP)
        assert sum(SURE in each for each in promised) == fingers.words.count(SURE)
        if fingers.shows("learn_more"):
            fingers.touch("learn_more")
    fingers.touch("back")
    assert fingers.shows("start")


def test_all_that_is_promised_of_the_example_is_read_in_few_words(
    open_kiosk, make_survey, yes_no_json
):
    where = yes_no_json("where", **DIRECT)
    fingers = open_kiosk(make_survey(where, yes_no_json(required=False)))
    shown = [line for line in fingers.words.splitlines() if line != "•"]
    bar = {"Stop", "A A", "Supervisor", "Start", "Learn more"}
    assert sum(len(line.split()) for line in shown if line not in bar) <= 80


def test_direct_questions_say_so_and_record_what_was_touched(open_kiosk, make_survey, yes_no_json):
    survey = make_survey(
        yes_no_json("a", **DIRECT), yes_no_json("b", required=False), yes_no_json("c", **DIRECT)
    )
    fingers = open_kiosk(survey)
    fingers.to_the_questions()
    said = []
    while fingers.stage is Stage.QUESTION:
        said.append((AS_ANSWERED in fingers.words, fingers.shows("skip")))
        fingers.touch("skip" if fingers.shows("skip") else "answer_0")
        fingers.practise()
    assert said == [(True, False), (False, True), (True, False)]
    assert fingers.stored == ["yes,,yes"]


def test_who_leaves_the_promises_alone_leaves_the_first_screen(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.touch("learn_more")
    assert not fingers.shows("start")
    fingers.go_away_until(lambda: fingers.shows("start"))
    assert fingers.stage is Stage.WELCOME
