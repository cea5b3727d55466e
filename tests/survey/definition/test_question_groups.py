"""Joint questions and groups of which a few are asked: survey files, mistakes, ε and the record."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from samples import sample

from surveyapp.designs.core.exact import log_up
from surveyapp.errors import UserProblem
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json


def warner(p: str) -> dict[str, object]:
    return {"design": {"name": "warner", "p": p}}


def member(name: str, kind: str = "yes_no", **more: object) -> dict[str, object]:
    return {"id": name, "type": kind, "text": {"en": f"{name}?"}, **more}


def joint(name: str, *members: str, **more: object) -> dict[str, object]:
    design = {"name": "k_rr", "p_truth": "1/2"}
    return {**member(name, "joint"), "members": list(members), "design": design, **more}


def group(size: int, *names: str) -> dict[str, object]:
    return {"ask_random": size, "of": list(names)}


@pytest.fixture
def example():
    return load_survey(sample("asking-less"))


@pytest.fixture
def mistakes_in(survey_json):
    def mistakes(*questions: dict[str, object], **more: object) -> list[str]:
        with pytest.raises(SurveyMistakes) as caught:
            read_survey(survey_json(*questions, **more), "s")
        return [str(mistake) for mistake in caught.value.mistakes]

    return mistakes


# reading and writing


def test_a_written_survey_reads_back_the_same(example):
    value = survey_to_json(example)
    assert read_survey(value, "again") == example
    assert canonical_survey(read_survey(value, "again")) == canonical_survey(example)


def test_a_survey_without_them_is_written_as_before(small):
    assert not {"members", "groups"} & survey_to_json(small).keys()


def test_a_joint_question_is_recorded_in_one_column_of_joined_answers(example):
    question = example.question("violence_and_leave")
    assert [c.name for c in question.columns] == ["violence_and_leave"]
    assert question.answers[:4] == ("yes+no", "yes+maybe", "yes+soon", "no+no")
    assert question.labels("en", str)[2] == "Yes + Yes, soon"


def test_combinations_and_parts_undo_each_other(example):
    question = example.question("violence_and_leave")
    assert [question.combined(question.parts(i)) for i in range(6)] == list(range(6))
    assert question.part_of_each(0) == (0, 0, 0, 1, 1, 1)
    assert question.part_of_each(1) == (0, 1, 2, 0, 1, 2)


def test_members_are_not_recorded_by_themselves(example):
    assert [c.name for c in example.columns] == ["region", "bribe", "drugs", "violence_and_leave"]


@pytest.mark.parametrize("design", ["unary", "subset_selection", "local_hashing", "hadamard"])
def test_a_frequency_oracle_can_randomize_the_combinations(make_survey, design):
    oracle = {"name": design, "epsilon": 1}
    survey = make_survey(
        joint("j", "a", "b", design=oracle),
        members=[member("a"), member("b", "rating", levels=3)],
    )
    assert survey.question("j").design.answer_count == 6
    assert survey.question("j").columns[0].unlisted is not None


def test_a_stated_matrix_can_randomize_the_combinations(make_survey):
    rows = [["1/2" if i == j else "1/6" for j in range(4)] for i in range(4)]
    matrix = {"name": "matrix", "rows": rows}
    survey = make_survey(joint("j", "a", "b", design=matrix), members=[member("a"), member("b")])
    assert survey.question("j").design.worst_ratio == 3


# ε


def test_of_a_group_those_with_the_largest_epsilon_count(make_survey, yes_no_json):
    names = ("a", "b", "c", "alone")
    odds = ("2/3", "4/5", "3/4", "3/5")
    survey = make_survey(
        *(yes_no_json(name, **warner(p)) for name, p in zip(names, odds, strict=True)),
        groups=[group(2, "a", "b", "c")],
    )
    # ratios 2, 4, 3 in the group, of which 4 and 3 count, and 3/2 outside it
    assert survey.total_epsilon == log_up(Fraction(4) * 3 * Fraction(3, 2))
    assert survey.most_randomized == 3


def test_a_question_that_gives_an_answer_away_is_the_worst_of_its_group(make_survey, yes_no_json):
    mangat = {"design": {"name": "mangat", "p": "3/5"}}
    questions = yes_no_json("a", **warner("3/4")), yes_no_json("b", **mangat)
    assert make_survey(*questions, groups=[group(1, "a", "b")]).total_epsilon == math.inf


def test_the_epsilon_of_a_joint_question_counts_once(make_survey):
    survey = make_survey(joint("j", "a", "b"), members=[member("a"), member("b")])
    # truth with 1/2, else one of four: 5/8 against 1/8
    assert survey.total_epsilon == log_up(Fraction(5))


def test_questions_that_no_respondent_is_asked_together_are_told(example):
    with pytest.raises(
        UserProblem,
        match=r"bribe and drugs together.*questions of their group.*Choose questions outside",
    ):
        example.check_together(("region", "bribe", "drugs"))
    example.check_together(("region", "bribe"))


def test_two_of_a_group_that_asks_two_can_be_looked_at_together(make_survey, yes_no_json):
    questions = [yes_no_json(name) for name in "abc"]
    survey = make_survey(*questions, groups=[group(2, "a", "b", "c")])
    survey.check_together(("a", "b"))
    with pytest.raises(UserProblem, match="questions of their group"):
        survey.check_together(("a", "b", "c"))


# the record


def test_more_reports_than_questions_asked_do_not_fit(example):
    record = example.record
    assert record.misfit(("north", "yes", "", "")) is None
    assert record.misfit(("north", "", "", "")) is None
    assert record.misfit(("north", "yes", "", "no+soon")) == "violence_and_leave"
    assert record.misfit(("north", "", "", "soon")) == "violence_and_leave"


# mistakes


@pytest.mark.parametrize(
    ("groups", "line"),
    [
        ([group(1, "x", "zz")], "groups[0].of[1]: is zz, which is not among the questions; "),
        ([group(1, "x", "x", "y")], "groups[0].of[1]: repeats x; keep one."),
        ([group(1, "x", "d")], "groups[0].of[1]: is d, a direct question; "),
        ([group(1, "x", "n")], "groups[0].of[1]: is n, a note; "),
        (
            [group(0, "x", "y")],
            "groups[0].ask_random: is 0; it must be a whole number from 1 to 2.",
        ),
        (
            [group(3, "x", "y")],
            "groups[0].ask_random: is 3; it must be a whole number from 1 to 2.",
        ),
        ([group(1, "x")], "groups[0].of: has 1 entries; it must have 2 to 500."),
        ([group(1, "x", 7)], "groups[0].of[1]: is not the id of a question"),
        ([{"of": ["x", "y"]}], "groups[0].ask_random: is missing; add it."),
        ([{"ask_random": 1}], "groups[0].of: is missing; add it."),
        ([{**group(1, "x", "y"), "m": 1}], "groups[0].m: is not known here; "),
        (
            [group(1, "x", "y"), group(1, "z", "y")],
            "groups[1].of[1]: is y, as is groups[0].of[1]; ",
        ),
        ([], "groups: has 0 entries; it must have 1 to 500."),
        ({}, "groups: is an object; it must be a list in brackets."),
        ([5], "groups[0]: is a number; it must be an object in braces."),
    ],
)
def test_each_mistake_in_groups_gives_one_line(mistakes_in, yes_no_json, groups, line):
    questions = [yes_no_json(name) for name in "xyz"]
    note = {"id": "n", "type": "note", "text": {"en": "Hello"}}
    direct = yes_no_json("d", design={"name": "direct"})
    (found,) = mistakes_in(*questions, note, direct, groups=groups)
    assert found.startswith(line)


@pytest.mark.parametrize(
    ("question", "line"),
    [
        (joint("j", "a"), "questions[1].members: has 1 entries; it must have 2 to 8."),
        (joint("j", "a", "a", "b"), "questions[1].members[1]: repeats a; keep one."),
        (joint("j", "a", "zz", "b"), "questions[1].members[1]: is zz, which is not there; "),
        (joint("j", "a", "b", "used"), "questions[1].members[2]: is used, which is asked alone; "),
        (joint("j", "a", "b", members="a"), "questions[1].members: is a text; it must be a list"),
        (
            joint("j", "a", "b", **warner("3/4")),
            "questions[1].design.name: is warner, a design for ",
        ),
        (
            joint("j", "a", "b", design={"name": "direct"}),
            "questions[1].design.name: is direct, which protects nothing; ",
        ),
        (
            joint("j", "a", "b", mode="own_device"),
            'questions[1].mode: is "own_device"; it must be ',
        ),
        (joint("j", "a", "b", levels=3), "questions[1].levels: is not known here; "),
    ],
)
def test_each_mistake_in_a_joint_question_is_told(mistakes_in, yes_no_json, question, line):
    found = mistakes_in(yes_no_json(), question, members=[member("a"), member("b")])
    assert sum(one.startswith(line) for one in found) == 1


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (member("a", **warner("3/4")), "members[0].design: belongs to the joint question; "),
        (member("a", mode="kiosk_coins"), "members[0].mode: belongs to the joint question; "),
        (member("a", required=False), "members[0].required: belongs to the joint question; "),
        (member("a", "note"), 'members[0].type: is "note"; a member\'s type is yes_no, '),
        (member("a", ["x"]), "members[0].type: is a list; a member's type is yes_no, "),
        (member("a", "rating"), "members[0].levels: is missing; add it."),
        (member("used"), "questions[0].id: is used, as is members[0].id; "),
        (member("unlisted"), "members: has unlisted, which no joint question lists; "),
    ],
)
def test_each_mistake_in_members_is_told(mistakes_in, yes_no_json, wrong, line):
    first = wrong["id"] if wrong["id"] != "unlisted" else "c"
    members = [wrong, member("b"), member("c")]
    found = mistakes_in(
        yes_no_json(), joint("j", first, "b", "c" if first != "c" else "b"), members=members
    )
    assert sum(one.startswith(line) for one in found) == 1


def test_too_many_combinations_for_one_answer_are_told(mistakes_in):
    members = [member(name, "rating", levels=20) for name in "ab"]
    (found,) = mistakes_in(joint("j", "a", "b"), members=members)
    assert found == "questions[0].members: has 400 combinations of answers; 256 are the most."


def test_a_member_of_two_joint_questions_of_one_respondent_is_refused(mistakes_in, make_survey):
    questions = joint("j1", "a", "c"), joint("j2", "b", "c"), joint("j3", "d", "e")
    members = [member(name) for name in "abcde"]
    for groups in (
        {},
        {"groups": [group(2, "j1", "j2", "j3")]},
        {"groups": [group(1, "j1", "j3")]},
    ):
        (found,) = mistakes_in(*questions, members=members, **groups)
        assert found.startswith("questions[1].members: has c, as has j1; one respondent may be ")
    make_survey(*questions, members=members, groups=[group(1, "j1", "j2", "j3")])


def test_a_group_lists_the_joint_question_and_not_its_members(mistakes_in, yes_no_json):
    (found,) = mistakes_in(
        yes_no_json("x"),
        joint("j", "a", "b"),
        members=[member("a"), member("b")],
        groups=[group(1, "x", "a")],
    )
    assert found == ("groups[0].of[1]: is a, a member of joint questions; list the joint question.")


def test_mistakes_of_all_kinds_are_told_in_one_pass(mistakes_in, yes_no_json):
    found = mistakes_in(
        yes_no_json("x"),
        joint("j", "a", "zz"),
        members=[member("a"), member("b", mode="kiosk_coins")],
        groups=[group(4, "x", "j", "yy")],
    )
    assert [line.split(":")[0] for line in found] == [
        "members[1].mode",
        "questions[1].members[1]",
        "members",
        "groups[0].of[2]",
        "groups[0].ask_random",
    ]
