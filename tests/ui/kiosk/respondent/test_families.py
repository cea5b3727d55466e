"""Designs of several samples and of many choices, touched through in the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from samples import sample

from surveyapp.designs import Mode
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.surveys.survey_files import load_survey


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_a_version_is_explained_practised_and_recorded(
    open_kiosk, make_survey, second_question, kind, stub_coins
):
    stated = {"name": kind.name, **kind.example}
    asked = {"id": "used", "type": "yes_no", "text": {"en": "?"}, "design": stated}
    survey = make_survey({**asked, **second_question(kind)})
    last = len(kind.from_example().sample_shares)
    fingers = open_kiosk(survey, coins=stub_coins(last - 1))
    fingers.touch("start")
    assert "Version" not in fingers.words
    fingers.practise()
    assert "Version" not in fingers.words
    fingers.touch_the_first("answer_0", "report_0")
    assert fingers.stage is Stage.THANKS
    (line,) = fingers.stored
    assert line.split(",")[1:] == ([str(last)] if last > 1 else [])


def test_each_sample_reads_its_own_odds(open_kiosk, make_survey, yes_no_json, stub_coins):
    design = {"name": "extended_crosswise", "p": "1/4"}
    second = {"text": {"en": "In spring?"}, "opposite": {"en": "In another season?"}}
    survey = make_survey(yes_no_json(design=design, mode="own_device", second_question=second))
    told = []
    for coin in (0, 1):
        fingers = open_kiosk(survey, coins=stub_coins(coin))
        fingers.touch("start", "go_on")
        told.append(fingers.words)
    assert "About 1 in 4 people answer “Yes” to question 2." in told[0]
    assert "About 3 in 4 people answer “Yes” to question 2." in told[1]


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_one_of_many_choices_is_touched_and_a_report_recorded(open_kiosk, make_survey, kind):
    choices = [{"id": f"c{j}", "text": {"en": f"Choice {j}"}} for j in range(5)]
    survey = make_survey(
        {
            "id": "source",
            "type": "single_choice",
            "text": {"en": "Where?"},
            "choices": choices,
            "design": {"name": kind.name, **kind.example},
        }
    )
    fingers = open_kiosk(survey)
    fingers.touch("start", "answer_2")
    assert fingers.stage is Stage.THANKS
    (report,) = fingers.stored
    assert survey.recorded_questions[0].design.is_report(report)


def test_a_joint_question_is_touched_member_by_member(open_kiosk, stub_coins):
    survey = load_survey(sample("asking-less"))
    # the third of the group is drawn; then the question's coin
    fingers = open_kiosk(survey, coins=stub_coins(2))
    fingers.touch("start", "go_on", "answer_0")
    assert "There are 2 parts. Together they make one of 6 answers" in fingers.words
    fingers.practise()
    assert "Has anybody at work hit or threatened you?" in fingers.words
    assert "Part 1 of 2. All parts together make one of 6 answers" in fingers.words
    assert "3 of 4" in fingers.words
    assert not fingers.shows("answer_2")
    fingers.touch("answer_0")
    assert "Do you think of leaving your work?" in fingers.words
    assert ("4 of 4" in fingers.words, fingers.shows("answer_2")) == (True, True)
    fingers.touch("back", "answer_0", "answer_0")
    assert fingers.stage is Stage.THANKS
    assert fingers.stored == ["north,,,yes+no"]


def test_what_the_shown_coins_answer_to_a_joint_question_is_told(open_kiosk, stub_coins):
    example = load_survey(sample("asking-less"))
    questions = (replace(example.questions[-1], mode=Mode.SHOWN_COINS),)
    survey = replace(example, questions=questions, groups=())
    last = questions[0].design.channel.denominator - 1
    fingers = open_kiosk(survey, coins=stub_coins(last))
    fingers.to_the_questions()
    assert "2 questions, recorded together as one of 6 answers." in fingers.words
    assert "Do you think of leaving your work?" in fingers.words
    fingers.touch("toss")
    assert "“No + Yes, soon”" in fingers.words
    fingers.touch("go_on")
    assert fingers.stored == ["no+soon"]


def test_only_the_questions_that_are_drawn_are_shown(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    names = "abcd"
    questions = [yes_no_json(name, text={"en": f"Question {name}"}) for name in names]
    survey = make_survey(*questions, groups=[{"ask_random": 2, "of": list(names)}])
    fingers = open_kiosk(survey, coins=stub_coins(3))  # the fourth pair: b and c
    fingers.to_the_questions()
    assert "Question b" in fingers.words
    assert "1 of 2" in fingers.words
    fingers.touch("answer_0")
    assert "Question c" in fingers.words
    assert "2 of 2" in fingers.words
    fingers.touch("answer_0")
    assert fingers.stored == [",yes,yes,"]


def test_a_time_out_between_members_leaves_nothing(open_kiosk):
    example = load_survey(sample("asking-less"))
    fingers = open_kiosk(replace(example, questions=example.questions[-1:], groups=()))
    fingers.to_the_questions()
    fingers.touch("answer_1")
    interview = fingers.window.interviewing._interview
    fingers.window.interviewing._time_out()
    assert interview._parts == []
    assert (fingers.stage, fingers.stored) == (Stage.WELCOME, [])
