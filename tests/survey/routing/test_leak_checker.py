"""Conditions in survey files: what cannot be asked, and what would show a randomized answer."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

import pytest

from surveyapp.survey.definition.expressions import parse_expression
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json


def direct(name, **more):
    design = {"name": "direct"}
    return {"id": name, "type": "yes_no", "text": {"en": "?"}, "design": design, **more}


def secret(name, **more):
    return direct(name, design={"name": "two_coins"}, **more)


def region(**more):
    choices = [{"id": each, "text": {"en": each}} for each in ("north", "south")]
    return direct("region", type="single_choice", choices=choices, **more)


def stars(name="stars", **more):
    return direct(name, type="rating", levels=5, **more)


def note(name="told", **more):
    return {"id": name, "type": "note", "text": {"en": "Read this."}, **more}


@pytest.fixture
def mistakes(survey_json):
    def read(*questions, **more):
        with pytest.raises(SurveyMistakes) as caught:
            read_survey(survey_json(*questions, **more), "f.survey.json")
        return [str(mistake) for mistake in caught.value.mistakes]

    return read


def test_conditions_texts_and_audio_survive_writing_and_reading(make_survey):
    survey = make_survey(
        region(hint={"en": "Where you slept last night."}, audio={"en": "region.mp3"}),
        stars(
            relevant="${region}='north'",
            constraint=". > 1 and . != 4",
            constraint_message={"en": "Not 1 and not 4."},
        ),
        secret("used", relevant="${stars} >= 3 or not(selected(${region}, 'south'))"),
        note(relevant="${region} = 'north'"),
    )
    assert survey.questions[1].constraint == parse_expression(". > 1 and . != 4")
    assert read_survey(survey_to_json(survey), "again") == survey
    assert '"relevant":"${region} = \'north\'"' in canonical_survey(survey)


def test_a_survey_without_conditions_is_written_as_before(make_survey):
    assert set(survey_to_json(make_survey(direct("a")))["questions"][0]) == {
        *("id", "type", "text", "design", "mode", "required")
    }


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (
            {"relevant": "${region} = "},
            "questions[2].relevant: ends where ${id}, ., a number or a 'text' is expected (at character 12).",
        ),
        (
            {"relevant": 1},
            'questions[2].relevant: must be a condition in quotes, such as "${age} >= 18".',
        ),
        (
            {"relevant": "${nowhere} = 'x'"},
            "questions[2].relevant: refers to ${nowhere}, which no question has as its id.",
        ),
        (
            {"relevant": "${after} = 'yes'"},
            "questions[2].relevant: refers to ${after}, which is asked later; refer to an earlier question.",
        ),
        (
            {"relevant": "${now} = 'yes'"},
            "questions[2].relevant: refers to ${now}, the question itself; an answer of its own is . in a constraint.",
        ),
        (
            {"relevant": ". = 'yes'"},
            "questions[2].relevant: looks at . before the question is asked; refer to an earlier question by ${id}.",
        ),
        (
            {"relevant": "${region} = 'nort'"},
            "questions[2].relevant: has ${region} = 'nort', but 'nort' is not an answer to region; they are north, south.",
        ),
        (
            {"relevant": "selected(${region}, '')"},
            "questions[2].relevant: has selected(${region}, ''), but '' is not an answer to region; they are north, south.",
        ),
        (
            {"relevant": "${region} > 3"},
            "questions[2].relevant: has ${region} > 3, but > compares numbers only, without quotes.",
        ),
        (
            {"relevant": "${region} = 3"},
            "questions[2].relevant: has ${region} = 3, but the answer is a choice; write its id in quotes.",
        ),
        (
            {"relevant": "${stars} = '3'"},
            "questions[2].relevant: has ${stars} = '3', but the answer is a number; write it without quotes.",
        ),
        (
            {"relevant": "${stars} >= '3'"},
            "questions[2].relevant: has ${stars} >= '3', but >= compares numbers only, without quotes.",
        ),
        (
            {"relevant": "${stars} = ${region}"},
            "questions[2].relevant: has ${stars} = ${region}, but a number is never a choice.",
        ),
        (
            {"relevant": "selected(${stars}, '3')"},
            "questions[2].relevant: has selected(${stars}, '3'), but the answer is a number; compare it with =.",
        ),
        ({"relevant": "1 = 1"}, "questions[2].relevant: has 1 = 1, which compares no answer."),
        (
            {"constraint": "${stars} > 3"},
            "questions[2].constraint: never looks at the answer; write . for it.",
        ),
        (
            {"constraint": ". = 'maybe'"},
            "questions[2].constraint: has . = 'maybe', but 'maybe' is not an answer to now; they are yes, no.",
        ),
        (
            {"constraint": ". = 'yes' and . = 'no'"},
            "questions[2].constraint: rejects every answer; nobody could continue.",
        ),
        (
            {"constraint_message": {"en": "No."}},
            "questions[2].constraint_message: is never shown; add the constraint it is about.",
        ),
        (
            {"hint": {"fr": "?"}},
            "questions[2].hint.fr: is not one of the survey's languages; add it to them.",
        ),
        (
            {"audio": {"en": "../x.mp3"}},
            "questions[2].audio.en: must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey's folder, without folders.",
        ),
        (
            {"calculation": "1"},
            "questions[2].calculation: is not known here; allowed: id, type, text, design, mode, required, prefer_not_to_say, relevant, hint, audio, constraint, constraint_message, control, direct_arm, negated, other_designs, challenge, second_question.",
        ),
    ],
)
def test_a_condition_that_cannot_be_asked_is_told_with_its_path(mistakes, more, line):
    assert line in mistakes(region(), stars(), direct("now", **more), direct("after"))


@pytest.mark.parametrize(
    "condition", ["${region} = ''", "${stars} != ''", "${stars} = ${more}", "${region} != 'north'"]
)
def test_what_can_be_compared_is_taken(make_survey, condition):
    assert make_survey(region(), stars(), stars("more"), direct("now", relevant=condition))


def test_a_note_has_no_answer_and_takes_no_constraint(mistakes):
    said = mistakes(note(constraint=". = 'x'"), direct("now", relevant="${told} = 'x'"))
    assert said == [
        "questions[0].constraint: is not known here; allowed: id, type, text, relevant, hint, audio.",
        "questions[1].relevant: refers to ${told}, a note, which has no answer.",
    ]


def test_a_reference_to_a_broken_question_is_not_told_twice(mistakes):
    said = mistakes(direct("a", mode="x"), direct("b", relevant="${a} = 'yes'"))
    assert [line.split(":")[0] for line in said] == ["questions[0].mode"]


def test_everything_wrong_is_told_at_once(mistakes):
    said = mistakes(
        secret("s"),
        direct("a", relevant="${s} = 'yes'", constraint=". = "),
        direct("b", relevant="${z} = 1", text={"en": "You said ${s}."}),
        title={"en": "For ${a}"},
    )
    assert [line.split(":")[0] for line in said] == [
        "questions[1].constraint",
        "questions[2].relevant",
        "title.en",
        "questions[1].relevant",
        "questions[2].text.en",
    ]


TELLS = "refers to ${s}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only."


@pytest.mark.parametrize(
    ("questions", "lines"),
    [
        ([secret("s"), direct("a", relevant="${s} = 'yes'")], [f"questions[1].relevant: {TELLS}"]),
        ([secret("s"), note(relevant="not(${s} = 'no')")], [f"questions[1].relevant: {TELLS}"]),
        ([secret("s"), secret("t", relevant="${s} = 'yes'")], [f"questions[1].relevant: {TELLS}"]),
        ([secret("s"), direct("a", relevant="${s} != ''")], [f"questions[1].relevant: {TELLS}"]),
        ([secret("s"), direct("a", constraint=". = 'no' or ${s} = 'yes'")], [f"questions[1].constraint: {TELLS}"]),
        ([secret("s"), secret("t", constraint=". = ${s}")], [f"questions[1].constraint: {TELLS}"]),
        ([secret("s", mode="shown_coins"), direct("a", relevant="${s} = 'yes'")], [f"questions[1].relevant: {TELLS}"]),
        (
            [secret("s"), direct("a", text={"en": "You said ${ s }: why?"})],
            ["questions[1].text.en: repeats the answer to ${s}, which is randomized, on the screen; leave it out."],
        ),
        (
            [secret("s"), direct("a", hint={"en": "${s}"})],
            ["questions[1].hint.en: repeats the answer to ${s}, which is randomized, on the screen; leave it out."],
        ),
        (
            [secret("s"), direct("a", constraint=". = 'no'", constraint_message={"en": "Not ${s}"})],
            ["questions[1].constraint_message.en: repeats the answer to ${s}, which is randomized, on the screen; leave it out."],
        ),
        (
            [secret("s"), direct("a", type="single_choice", choices=[{"id": "x", "text": {"en": "${s}"}}, {"id": "y", "text": {"en": "Y"}}])],
            ["questions[1].choices[0].text.en: repeats the answer to ${s}, which is randomized, on the screen; leave it out."],
        ),
        (
            [direct("a"), direct("b", text={"en": "Because ${a}?"})],
            ["questions[1].text.en: contains ${a}: answers are not put into texts; word it without."],
        ),
        (
            [secret("s", constraint=". = 'yes'")],
            ["questions[0].constraint: keeps some answers to ${s} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question's own bounds."],
        ),
        (
            [direct("a"), secret("s", constraint=". = 'yes' or ${a} = 'no'")],
            ["questions[1].constraint: keeps some answers to ${s} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question's own bounds."],
        ),
    ],
)  # fmt: skip
def test_what_would_show_a_randomized_answer_is_refused(mistakes, questions, lines):
    assert mistakes(*questions) == lines


def test_a_leak_through_other_questions_is_told_with_every_step(mistakes):
    said = mistakes(
        secret("s"),
        direct("a", relevant="${s} = 'yes'"),
        direct("b", constraint=". = 'no' or ${a} = 'yes'"),
        direct("c", relevant="${b} = ''"),
        direct("d"),
    )
    assert said == [
        f"questions[1].relevant: {TELLS}",
        "questions[2].constraint: refers to ${a}, which depends on ${s}, which is randomized: its true answer would show. Refer to direct questions only.",
        "questions[3].relevant: refers to ${b}, which depends on ${a}, which depends on ${s}, which is randomized: its true answer would show. Refer to direct questions only.",
    ]


@pytest.mark.parametrize(
    "more",
    [
        {"relevant": "${region} = 'north'"},
        {"required": False},
        {"constraint": ". = 'yes' or . = 'no'"},
        {"hint": {"en": "Nobody learns it."}},
    ],
)
def test_what_looks_at_direct_answers_only_is_safe(make_survey, more):
    assert make_survey(region(), secret("s", **more)).randomized


def test_a_constraint_may_repeat_the_bounds_of_a_randomized_rating(make_survey, mistakes):
    k_rr = {"name": "k_rr", "epsilon": 1}
    assert make_survey(stars(design=k_rr, constraint=". >= 1 and . <= 5")).randomized
    (said,) = mistakes(stars(design=k_rr, constraint=". >= 2"))
    assert said.startswith("questions[0].constraint: keeps some answers to ${stars} out")


LAPLACE = {"name": "laplace", "epsilon": 1}
SEVERAL = [{"id": each, "text": {"en": each}} for each in ("radio", "car", "boat")]


def age(name="age", **more):
    return direct(name, type="number", minimum=0, maximum=120, **more)


@pytest.mark.parametrize(
    "constraint", [". >= 0 and . <= 120", ". > -1", "150.5 > . and . >= 0", "-3 <= ."]
)
def test_a_constraint_may_repeat_the_bounds_of_a_randomized_number(make_survey, constraint):
    assert make_survey(age(design=LAPLACE, constraint=constraint)).randomized


@pytest.mark.parametrize(
    "constraint", [". >= 1", ". < 120", ". != 50", ". >= 0 and not(. = 7)", ". < 0 or . >= 0"]
)
def test_a_constraint_that_says_more_of_a_randomized_number_is_refused(mistakes, constraint):
    (said,) = mistakes(age(design=LAPLACE, constraint=constraint))
    assert said.startswith("questions[0].constraint: keeps some answers to ${age} out")


def test_no_constraint_on_randomized_sets_of_choices_is_taken_as_harmless(mistakes):
    unary = {"name": "unary", "epsilon": 2}
    both = "not(selected(., 'radio') and selected(., 'car'))"  # harmless for each choice alone
    (said,) = mistakes(
        direct("goods", type="multiple_choice", choices=SEVERAL, design=unary, constraint=both)
    )
    assert said.startswith("questions[0].constraint: keeps some answers to ${goods} out")


@pytest.mark.parametrize(
    ("relevant", "line"),
    [
        ("${age} >= 18", None),
        ("${age} = 18.0 or ${stars} > ${age}", None),
        ("selected(${goods}, 'car')", None),
        ("${goods} = ''", None),
        ("${age} = '18'", "has ${age} = '18', but the answer is a number; write it without quotes."),
        ("${goods} = 'car'", "has ${goods} = 'car', but several choices can be answered; use selected(${id}, 'choice')."),
        ("selected(${goods}, 'bus')", "has selected(${goods}, 'bus'), but 'bus' is not an answer to goods; they are radio, car, boat."),
    ],
)  # fmt: skip
def test_numbers_and_several_choices_are_compared_in_their_own_ways(
    make_survey, mistakes, relevant, line
):
    asked = (
        stars(),
        age(),
        direct("goods", type="multiple_choice", choices=SEVERAL),
        direct("now", relevant=relevant),
    )
    if line is None:
        assert make_survey(*asked)
    else:
        assert mistakes(*asked) == [f"questions[3].relevant: {line}"]


def test_a_constraint_on_several_choices_may_need_two_of_them(make_survey):
    both = "selected(., 'radio') and selected(., 'car')"
    goods = direct("goods", type="multiple_choice", choices=SEVERAL, constraint=both)
    assert make_survey(goods).recorded_questions


def joint(**more):
    return {"id": "both", "type": "joint", "text": {"en": "?"}, "members": ["m1", "m2"],
            "design": {"name": "k_rr", "epsilon": 1}, **more}  # fmt: skip


def member(name, **more):
    return {"id": name, "type": "yes_no", "text": {"en": "?"}, **more}


def test_a_question_that_is_asked_at_random_is_relevant_to_everybody(mistakes):
    said = mistakes(
        direct("a"), secret("s", relevant="${a} = 'yes'"), secret("t"),
        groups=[{"ask_random": 1, "of": ["s", "t"]}],
    )  # fmt: skip
    assert said == [
        "groups[0].of[0]: is s, which is relevant to some only; list questions that everybody can be drawn for."
    ]


def test_a_joint_question_tells_as_any_randomized_one(mistakes):
    said = mistakes(
        joint(), direct("a", relevant="${both} = 'yes+no'"), members=[member("m1"), member("m2")]
    )
    assert said == [f"questions[1].relevant: {TELLS.replace('${s}', '${both}')}"]


def test_conditions_and_hints_belong_to_the_joint_question(mistakes, make_survey):
    members = [member("m1", relevant="${a} = 'yes'", hint={"en": "?"}), member("m2")]
    assert mistakes(direct("a"), joint(), members=members) == [
        "members[0].relevant: belongs to the joint question; remove it here.",
        "members[0].hint: belongs to the joint question; remove it here.",
    ]
    asked = joint(relevant="${a} = 'yes'", hint={"en": "Both at once."})
    assert make_survey(direct("a"), asked, members=[member("m1"), member("m2")])
    (said,) = mistakes(
        direct("a"), joint(), members=[member("m1", text={"en": "${a}?"}), member("m2")]
    )
    assert said.startswith("questions[1].members.m1.text.en: contains ${a}")
