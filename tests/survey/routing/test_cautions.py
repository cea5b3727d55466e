"""Leaks by what is asked, and a total ε that protects nobody: told once, and with what to do."""

from __future__ import annotations

import json

import pytest
from samples import sample

from surveyapp.designs import ASKABLE, Mode
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.routing.cautions import Weight, cautions

BRIBE = "Have you ever paid a bribe?"
CROSSWISE = {"design": {"name": "crosswise", "p": "1/4"}, "mode": "own_device"}
UNRELATED = {
    "design": {"name": "unrelated_question", "p_truth": "7/10", "prevalence": "3/10"},
    "mode": "own_device",
}


def direct(name, text, **more):
    return {
        "id": name, "type": "yes_no", "text": {"en": text}, "design": {"name": "direct"}, **more
    }  # fmt: skip


def secret(name, text, **more):
    return direct(name, text, **({"design": {"name": "warner", "p": "3/4"}} | more))


@pytest.fixture
def told(make_survey):
    def tell(*questions, **more):
        return [  # that a kiosk needs the second question is tested beside its reading
            (c.weight, c.path, str(c.sentence))
            for c in cautions(make_survey(*questions, **more))
            if not c.path.endswith(".second_question")
        ]

    return tell


def test_the_same_question_asked_both_ways_is_a_leak(told):
    ((weight, path, sentence),) = told(secret("s", BRIBE), direct("d", "Have you paid a bribe ?"))
    assert (weight, path) == (Weight.LEAK, "questions[1].text")
    assert sentence.startswith("d asks directly what the coins protect in s:")


def test_one_language_is_enough(told):
    both = {"languages": ["en", "fr"], "title": {"en": "T", "fr": "T"}}
    french = "Avez-vous versé un pot-de-vin ?"
    hidden = secret("s", "") | {"text": {"en": "Bribes of yours?", "fr": french}}
    plain = direct("d", "") | {"text": {"en": "Did you pay them?", "fr": french}}
    assert [weight for weight, _, _ in told(hidden, plain, **both)] == [Weight.LEAK]


def test_a_member_of_a_joint_question_asked_again_is_a_leak(told):
    joint = {
        "id": "both", "type": "joint", "text": {"en": "Two questions"}, "members": ["m1", "m2"],
        "design": {"name": "k_rr", "epsilon": 1},
    }  # fmt: skip
    members = [
        {"id": name, "type": "yes_no", "text": {"en": text}}
        for name, text in (("m1", "Has anybody hit you?"), ("m2", "Do you think of leaving?"))
    ]
    ((weight, _, sentence),) = told(joint, direct("d", "Do you think of leaving?"), members=members)
    assert weight is Weight.LEAK
    assert "in both.m2:" in sentence


@pytest.mark.parametrize(
    ("design", "harmless", "asked"),
    [
        (CROSSWISE, "Is your birthday in January, February or March?", "What is your date of birth?"),
        (CROSSWISE, "Is your mother's birthday in spring?", "When was your mother born?"),
        (UNRELATED, "Does your phone number end with an even digit?", "What is your phone number?"),
        (
            {"design": {"name": "triangular", "p": "1/4"}, "mode": "own_device"},
            "Is the number of your house even?",
            "What is your address?",
        ),
    ],
)  # fmt: skip
def test_the_harmless_trait_asked_directly_is_a_leak(told, design, harmless, asked):
    found = told(secret("s", f"{BRIBE} {harmless}", **design), direct("d", asked))
    assert [path for weight, path, _ in found if weight is Weight.LEAK] == ["questions[1].text"]
    assert "asks directly for the harmless trait of s" in found[0][2]


BLUE = {"second_question": {"text": {"en": "Do you like the colour blue?"}}, "required": True}


@pytest.mark.parametrize(
    ("design", "asked"),
    [
        (CROSSWISE, "Do you like the colour blue?"),
        (UNRELATED, "And now: do you like the colour blue?"),
    ],
)
def test_the_second_question_asked_directly_is_a_leak_whatever_it_is(told, design, asked):
    found = told(secret("s", BRIBE, **design, **BLUE), direct("d", asked))
    ((weight, path, sentence),) = found
    assert (weight, path) == (Weight.LEAK, "questions[1].text")
    assert "asks directly for the harmless trait of s (“Do you like the colour blue?”)" in sentence
    assert told(secret("s", BRIBE, **design, **BLUE), direct("d", "Do you like red?")) == []


def test_two_answers_behind_one_second_question_are_a_leak(told):
    found = told(
        secret("s", BRIBE, **CROSSWISE, **BLUE),
        secret("t", "Have you taken a bribe?", **CROSSWISE, **BLUE),
    )
    assert [weight for weight, _, _ in found] == [Weight.LEAK]
    assert "the same harmless trait (“Do you like the colour blue?”)" in found[0][2]


def test_a_second_question_that_is_stated_is_not_called_unknown(told):
    asked = direct("d", "In which month were you born?")
    assert told(secret("s", BRIBE, **CROSSWISE, **BLUE), asked) == []


def test_another_persons_birthday_and_the_kiosks_own_coins_are_no_leak(told):
    asked = direct("d", "What is your date of birth?")
    mother = f"{BRIBE} Is your mother's birthday in spring?"
    assert told(secret("s", mother, **CROSSWISE), asked) == []
    assert told(secret("s", f"{BRIBE} Is your birthday in spring?"), asked) == []


def test_a_trait_that_is_not_named_is_a_warning_beside_a_date_of_birth(told):
    ((weight, _, sentence),) = told(
        secret("s", BRIBE, **CROSSWISE), direct("d", "In which month were you born?")
    )
    assert weight is Weight.WARN
    assert "s does not say which harmless trait" in sentence
    assert told(secret("s", BRIBE, **CROSSWISE), direct("d", "How old are you?")) == []


def test_two_answers_behind_one_trait_are_a_leak(told):
    behind = "Is your birthday in spring?"
    found = told(
        secret("s", f"{BRIBE} {behind}", **CROSSWISE),
        secret("t", f"Have you taken a bribe? {behind}", **CROSSWISE),
    )
    assert [weight for weight, _, _ in found] == [Weight.LEAK]
    assert "answered with the same harmless trait (birthday)" in found[0][2]


@pytest.mark.parametrize(
    ("questions", "weight"),
    [(3, None), (4, Weight.WARN), (7, Weight.WARN), (8, Weight.ASK)],
)
def test_the_total_epsilon_is_warned_of_from_4_and_asked_about_from_8(told, questions, weight):
    one = {"design": {"name": "k_rr", "epsilon": "1.01"}}
    found = told(
        *(secret(f"s{i}", f"Question number {i} of all?", **one) for i in range(questions))
    )
    assert [each for each, _, _ in found] == ([] if weight is None else [weight])


@pytest.mark.parametrize(
    ("confirmed", "weight"),
    [("8.08", Weight.WARN), (100, Weight.WARN), ("8.0799", Weight.ASK), (8, Weight.ASK)],
)
def test_a_total_epsilon_is_asked_about_until_that_much_was_confirmed(told, confirmed, weight):
    one = {"design": {"name": "k_rr", "epsilon": "1.01"}}
    asked = [
        secret(f"s{i}", f"Question number {i} of all?", required=True, **one) for i in range(8)
    ]
    ((found, path, sentence),) = told(
        *asked, format="surveyapp-survey/2", confirmed_epsilon=confirmed
    )
    assert (found, path) == (weight, "questions")
    assert "is 8.0800, too much to protect anybody" in sentence
    assert sentence.endswith("The author has confirmed it.") == (weight is Weight.WARN)


def test_an_epsilon_without_bound_is_asked_about(told):
    ((weight, path, sentence),) = told(secret("s", BRIBE, design={"name": "mangat", "p": "1/2"}))
    assert (weight, path) == (Weight.ASK, "questions[0].design")
    assert sentence.startswith("ε of s has no limit")


def test_skips_are_one_note_and_no_warning(told):
    found = told(*(secret(name, f"Question {name}?", required=False) for name in "ab"))
    assert [(weight, sentence.split(";")[0]) for weight, _, sentence in found] == [
        (Weight.NOTE, "a, b may be skipped. A skip is recorded and may hint at the answer.")
    ]


@pytest.mark.parametrize(
    ("name", "weights"),
    [
        ("asking-less", [Weight.NOTE]),
        ("clinic", [Weight.WARN, Weight.NOTE]),
        ("work", [Weight.NOTE]),
    ],
)
def test_the_examples_give_nothing_away_and_the_guides_say_what_is_asked_of_them(name, weights):
    """All may be skipped; the ε of one of them is large, since it asks five private questions."""
    survey = load_survey(resource("examples", f"{name}.survey.json"))
    assert [each.weight for each in cautions(survey)] == weights


@pytest.mark.parametrize(
    "design", [d for d in ASKABLE if Mode.OWN_DEVICE in d.modes], ids=lambda d: d.name
)
def test_designs_that_tell_of_a_harmless_question_need_a_trait(design):
    said = " ".join(map(str, design.from_example().instruction(Mode.OWN_DEVICE, ("Yes", "No"))))
    tells = any(words in said for words in ("question 2", "two questions", "pairs of questions"))
    assert design.needs_harmless_trait is tells


def test_check_says_so_and_exits_with_1(run, survey_json, tmp_path):
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(survey_json(secret("s", BRIBE), direct("d", BRIBE))))
    code, out, err = run("check", path)
    assert (code, "total ε" in out) == (1, True)
    assert err.startswith("leak: d asks directly what the coins protect in s")


def test_check_asks_about_a_total_that_protects_nobody(run):
    clinic = sample("clinic")
    code, _, err = run("check", clinic)
    assert (code, err.split(":")[0]) == (0, "confirm")
    assert "8.2334, too much to protect anybody" in err
    assert run("check", clinic, "--strict")[0] == 1


def test_more_than_one_rule_is_a_warning_that_names_the_questions_of_each(told):
    other = {"name": "two_coins"}
    found = told(secret("a", "A?"), secret("b", "B?", design=other), secret("c", "C?"))
    (one,) = [(weight, sentence) for weight, _, sentence in found if "rules" in sentence]
    assert one[0] is Weight.WARN
    assert "2 rules" in one[1]
    assert ": a, c; b." in one[1]


def test_one_rule_is_what_is_wanted(told):
    assert not [each for each in told(secret("a", "A?"), secret("b", "B?")) if "rules" in each[2]]
