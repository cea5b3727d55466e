"""Interviews obey relevance and constraints; what is not asked is recorded empty."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.services.kiosk.screen import NotNow, Stage


def direct(name, **more):
    design = {"name": "direct"}
    return {"id": name, "type": "yes_no", "text": {"en": "?"}, "design": design, **more}


YES, NO = 0, 1


@pytest.fixture
def at_the_questions(make_survey, begin, stub_coins, respondent):
    def start(*questions, saved=None, coins=()):
        survey = make_survey(*questions)
        interview = begin(survey, stub_coins(*coins), saved)
        return respondent(interview).to_the_questions()

    return start


def asked(interview):
    return interview.screen.question.id


def test_an_irrelevant_question_is_skipped_and_recorded_empty(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("smokes"), direct("daily", relevant="${smokes} = 'yes'"), direct("c"), saved=saved
    )
    interview.answer(NO)
    assert asked(interview) == "c"
    interview.answer(YES)
    assert interview.screen.stage is Stage.THANKS
    assert saved == [["no", "", "yes"]]


def test_a_relevant_question_is_asked(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("smokes"), direct("daily", relevant="${smokes} = 'yes'"), saved=saved
    )
    interview.answer(YES)
    assert asked(interview) == "daily"
    interview.answer(NO)
    assert saved == [["yes", "no"]]


def test_an_interview_ends_where_nothing_relevant_is_left(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("a"), direct("b", relevant="${a} = 'yes'"), direct("c", relevant="${b} = 'yes'"),
        saved=saved,
    )  # fmt: skip
    interview.answer(NO)
    assert saved == [["no", "", ""]]


def test_numbers_are_compared_as_numbers(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("stars", type="rating", levels=12),
        direct("b", relevant="${stars} > 9"),
        direct("c", relevant="${stars} <= 9"),
        saved=saved,
    )
    interview.answer(9)
    assert asked(interview) == "b"
    interview.answer(YES)
    assert saved == [["10", "yes", ""]]


def test_the_expected_number_counts_what_may_come_and_then_what_came(at_the_questions):
    interview = at_the_questions(
        direct("a"),
        direct("b", relevant="${a} = 'yes'"),
        direct("c", relevant="${b} = 'yes'"),
        direct("d", relevant="${a} = 'no'"),
        direct("e"),
    )
    assert (interview.screen.number, interview.screen.total) == (1, 5)
    interview.answer(NO)
    assert asked(interview) == "d"
    assert (interview.screen.number, interview.screen.total) == (2, 3)
    interview.answer(YES)
    assert (interview.screen.number, interview.screen.total) == (3, 3)


def test_the_way_back_leads_over_what_was_not_asked_and_another_answer_opens_it(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("a"), direct("b", relevant="${a} = 'yes'"), direct("c"), saved=saved
    )
    interview.answer(NO)
    interview.back()
    assert asked(interview) == "a"
    interview.answer(YES)
    assert asked(interview) == "b"
    interview.answer(YES)
    interview.back()
    interview.back()
    interview.answer(NO)
    assert asked(interview) == "c"
    interview.answer(NO)
    assert saved == [["no", "", "no"]]


def test_there_is_no_way_back_over_a_randomized_question_that_was_asked(
    at_the_questions, yes_no_json, respondent
):
    interview = at_the_questions(
        direct("a"), yes_no_json("s", relevant="${a} = 'yes'"), direct("c")
    )
    interview.answer(YES)
    respondent(interview).practise()
    interview.answer(YES)
    assert asked(interview) == "c"
    assert not interview.screen.can_go_back


def test_there_is_a_way_back_over_a_randomized_question_that_was_not_asked(
    at_the_questions, yes_no_json
):
    interview = at_the_questions(
        direct("a"), yes_no_json("s", relevant="${a} = 'yes'"), direct("c")
    )
    interview.answer(NO)
    assert asked(interview) == "c"
    interview.back()
    assert asked(interview) == "a"


def test_a_randomized_question_that_is_not_asked_draws_no_coin(make_survey, begin, stub_coins,
                                                               respondent, yes_no_json):  # fmt: skip
    survey = make_survey(direct("a"), yes_no_json("s", relevant="${a} = 'yes'"))
    coins, saved = stub_coins(), []
    interview = respondent(begin(survey, coins, saved)).to_the_questions()
    drawn = len(coins.bounds)
    interview.answer(NO)
    assert len(coins.bounds) == drawn
    assert saved == [["no", ""]]


def test_a_question_of_two_samples_that_is_not_asked_has_neither_report_nor_sample(
    make_survey, begin, stub_coins, respondent
):
    two = {"name": "unrelated_question_unknown", "p_truth": ["2/3", "1/3"]}
    survey = make_survey(direct("a"), direct("s", design=two, relevant="${a} = 'yes'"))
    saved = []
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    interview.answer(NO)
    assert saved == [["no", "", ""]]


def test_an_answer_that_breaks_its_constraint_is_asked_again_and_nothing_is_kept(at_the_questions):
    saved = []
    interview = at_the_questions(direct("a", constraint=". = 'yes'"), direct("b"), saved=saved)
    interview.answer(NO)
    assert asked(interview) == "a"
    assert interview.screen.is_refused
    assert interview._reports == [None, None]
    interview.answer(YES)
    assert asked(interview) == "b"
    assert not interview.screen.is_refused
    interview.answer(NO)
    assert saved == [["yes", "no"]]


def test_a_constraint_looks_at_earlier_answers(at_the_questions):
    interview = at_the_questions(
        direct("a"), direct("b", constraint=". = 'no' or ${a} = 'yes'"), direct("c")
    )
    interview.answer(NO)
    interview.answer(YES)
    assert interview.screen.is_refused
    interview.back()
    assert not interview.screen.is_refused
    interview.answer(YES)
    interview.answer(YES)
    assert asked(interview) == "c"


def test_skipping_a_refused_answer_goes_on(at_the_questions):
    interview = at_the_questions(direct("a", constraint=". = 'yes'", required=False), direct("b"))
    interview.answer(NO)
    interview.skip()
    assert asked(interview) == "b"
    assert not interview.screen.is_refused


def test_a_required_direct_question_needs_an_answer(at_the_questions):
    interview = at_the_questions(direct("a"), direct("b"))
    with pytest.raises(NotNow):
        interview.skip()


def test_a_skipped_answer_is_no_answer_in_conditions(at_the_questions):
    saved = []
    interview = at_the_questions(
        direct("a", required=False),
        direct("b", relevant="${a} = ''"),
        direct("c", relevant="${a} = 'no'"),
        saved=saved,
    )
    interview.skip()
    assert asked(interview) == "b"
    interview.answer(YES)
    assert saved == [["", "yes", ""]]


def test_direct_answers_are_forgotten_at_the_end(at_the_questions):
    interview = at_the_questions(direct("a"), direct("b", relevant="${a} = 'yes'"))
    interview.answer(YES)
    interview.answer(YES)
    assert interview._reports == [None, None]
    assert interview._direct_cells() == {"a": ""}


def test_entered_numbers_and_sets_decide_what_follows(at_the_questions):
    saved = []
    several = [{"id": each, "text": {"en": each}} for each in ("radio", "car")]
    interview = at_the_questions(
        direct("age", type="number", minimum=0, maximum=120, step="0.5", constraint=". != 7.5"),
        direct("goods", type="multiple_choice", choices=several, relevant="${age} >= 18"),
        direct("fuel", relevant="selected(${goods}, 'car')"),
        direct("music", relevant="selected(${goods}, 'radio')"),
        saved=saved,
    )
    interview.answer(Fraction(15, 2))
    assert interview.screen.is_refused
    interview.answer(Fraction(37, 2))
    interview.answer(frozenset({1}))
    assert asked(interview) == "fuel"
    interview.answer(YES)
    assert saved == [["18.5", "car", "yes", ""]]


def test_what_was_not_drawn_and_what_is_not_relevant_are_both_passed_over(
    make_survey, begin, stub_coins, respondent, yes_no_json
):
    survey = make_survey(
        direct("a"),
        yes_no_json("s"),
        direct("b", relevant="${a} = 'yes'"),
        yes_no_json("t"),
        direct("c"),
        groups=[{"ask_random": 1, "of": ["s", "t"]}],
    )
    saved = []
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    assert interview.screen.total == 4
    interview.answer(NO)
    respondent(interview).practise()
    drawn = asked(interview)
    assert (interview.screen.number, interview.screen.total) == (2, 3)
    interview.answer(NO)
    assert asked(interview) == "c"
    assert not interview.screen.can_go_back
    interview.answer(YES)
    ((a, s, b, t, c),) = saved
    assert (a, b, c) == ("no", "", "yes")
    assert [bool(s), bool(t)] == [drawn == "s", drawn == "t"]


def test_a_joint_question_counts_its_parts_only_where_it_is_relevant(
    make_survey, begin, stub_coins, respondent
):
    member = {"type": "yes_no", "text": {"en": "?"}}
    both = direct(
        "both",
        type="joint",
        members=["m", "n"],
        design={"name": "k_rr", "epsilon": 1},
        relevant="${a} = 'yes'",
    )
    survey = make_survey(
        direct("a"), both, direct("c"), members=[{"id": "m", **member}, {"id": "n", **member}]
    )
    saved = []
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    assert interview.screen.total == 4
    interview.answer(NO)
    assert asked(interview) == "c"
    assert (interview.screen.number, interview.screen.total) == (2, 2)
    interview.answer(YES)
    assert saved == [["no", "", "yes"]]
