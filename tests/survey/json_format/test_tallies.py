"""A survey's tallies, from JSON and to it: every mistake with its place and what to do."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

import json
from copy import deepcopy

import pytest
from schema import check_fits_schema

from surveyapp.designs import Mode
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tallies import MOST_TRUSTEES, Tallies, Trustee
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json

DIRECT = {"design": {"name": "direct"}}
CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "Where?"}, "choices": CHOICES}
REGION |= DIRECT
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 15, "maximum": 99} | DIRECT
WORDS = {"id": "words", "type": "text", "text": {"en": "?"}} | DIRECT
NOTE = {"id": "hello", "type": "note", "text": {"en": "Hello."}}
PAY = {"id": "pay", "type": "number", "text": {"en": "?"}, "minimum": 0, "maximum": 10}
PAY |= {"design": {"name": "laplace", "epsilon": 1}}


def key(number: int, signing: int | None = None) -> TrusteeKey:
    other = number if signing is None else signing
    return TrusteeKey(AnalystKey(bytes([number]) * 32), bytes([other]) * 32)


def trustees(*names: str) -> list[dict[str, str]]:
    return [{"name": name, "public_key": key(at).text} for at, name in enumerate(names)]


TALLIES = {
    "of": [["a"], ["region", "a"]],
    "trustees": trustees("Ana", "Ben", "Chi"),
    "threshold": 2,
    "capacity": 5000,
}


@pytest.fixture
def with_tallies(survey_json, yes_no_json):
    def value(*questions: dict[str, object], tallies: object = None, more=None, **changed: object):
        given = {**TALLIES, **changed} if tallies is None else tallies
        stated = {"format": "surveyapp-survey/2", "tallies": given, **(more or {})}
        return survey_json(yes_no_json("a"), REGION, AGE, *questions, **stated)

    return value


@pytest.fixture
def mistakes(with_tallies):
    def found(*questions: dict[str, object], **more: object) -> list[str]:
        with pytest.raises(SurveyMistakes) as caught:
            read_survey(with_tallies(*questions, **more), "f.survey.json")
        return [str(one) for one in caught.value.mistakes]

    return found


def test_tallies_are_read_and_written(with_tallies):
    value = with_tallies(
        of=[["a"], ["a", "region"], ["age", "a"]],
        bands={"age": [18, 30]},
        smallest=50,
        signatures=2,
    )
    survey = read_survey(value, "f")
    assert survey.tallies == Tallies(
        of=(("a",), ("a", "region"), ("a", "age")),
        trustees=tuple(Trustee(name, key(at)) for at, name in enumerate(("Ana", "Ben", "Chi"))),
        threshold=2,
        capacity=5000,
        smallest=50,
        signatures=2,
        bands={"age": (18, 30)},
    )
    assert read_survey(parse(canonical_survey(survey).encode(), "f"), "f") == survey
    assert len({survey, read_survey(survey_to_json(survey), "f")}) == 1  # surveys are hashed
    check_fits_schema(survey_to_json(survey))


def test_questions_are_counted_in_the_order_of_the_survey(with_tallies):
    survey = read_survey(with_tallies(of=[["age", "region", "a"]], bands={"age": [18]}), "f")
    assert survey.tallies.of == (("a", "region", "age"),)


def test_what_has_its_default_is_not_written(with_tallies):
    written = survey_to_json(read_survey(with_tallies(smallest=100), "f"))
    assert written["tallies"] == TALLIES | {"of": [["a"], ["a", "region"]]}
    assert written["format"] == "surveyapp-survey/2"


def test_programs_before_refuse_tallies_by_the_format(mistakes):
    lines = mistakes(more={"format": "surveyapp-survey/1"})
    assert lines == ['tallies: is new in "surveyapp-survey/2"; change the format to that.']


@pytest.mark.parametrize(
    ("changed", "lines"),
    [
        ({"of": [["a"], ["a", "region"], ["region", "a"]]},
         ["tallies.of[2]: counts the same as tallies.of[1]; keep one."]),
        ({"of": [["a", "b"], ["a", "a"], [7], ["hello"], []]},
         ["tallies.of[0][1]: is b, which is not among the questions; questions are a, region, age, words, hello, pay.",
          "tallies.of[1][1]: repeats a; keep one.",
          "tallies.of[2][0]: is not the id of a question; write one in quotes.",
          "tallies.of[3][0]: is a note; nobody answers it, so it cannot be counted.",
          "tallies.of[4]: has 0 entries; it must have 1 to 8."]),
        ({"of": [["age"], ["words", "a"], ["pay"]]},
         ["tallies.of[0][0]: age is a number: say in “bands” where its bands begin, or leave it out of the tallies.",
          "tallies.of[1][0]: The answers to words are too many to count. Leave it out of the tallies.",
          "tallies.of[2][0]: pay hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice."]),
        ({"of": [["age"]], "bands": {"age": [30, 18]}},
         ["tallies.bands.age: is not ascending; write each number once, the smallest first."]),
        ({"of": [["age"]], "bands": {"age": [15, 18]}},
         ["tallies.bands.age: age takes numbers from 15 to 99, so a band would stay empty. Begin the bands above 15 and at most at 99."]),
        ({"bands": {"region": [3], "b": [1], "age": [18.5]}},
         ["tallies.bands.region: region is no number that is recorded as it is answered; remove its bands.",
          "tallies.bands.b: is b, which is not among the questions; questions are a, region, age, words, hello, pay.",
          "tallies.bands.age[0]: is 18.5; it must be a whole number from -1000000000000 to 1000000000000.",
          "tallies.bands.age: is in no tally; remove its bands, or count it."]),
        ({"bands": {}, "of": [["age", "region"]], "threshold": 1, "signatures": 4},
         ["tallies.threshold: is 1; it must be a whole number from 2 to 3.",
          "tallies.signatures: is 4; it must be a whole number from 2 to 3.",
          "tallies.of[0][0]: age is a number: say in “bands” where its bands begin, or leave it out of the tallies."]),
        ({"trustees": trustees("Ana", "Ben", "Chi", "Dan")},
         ["tallies.threshold: is 2 of 4 trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people."]),
        ({"trustees": trustees("Ana")},
         ["tallies.trustees: has 1 entries; it must have 2 to 9."]),
        ({"trustees": trustees(*"abcdefghij")},
         [f"tallies.trustees: has 10 entries; it must have 2 to {MOST_TRUSTEES}."]),
        ({"trustees": trustees("Ana", "ANA ", "Chi")},
         ["tallies.trustees[1].name: repeats ANA; keep one."]),
        ({"trustees": [{"name": "A\nB", "public_key": "x"}, {"name": "B"}, {"name": "", "public_key": 1}]},
         ["tallies.trustees[0].name: is no name: write one line of at most 60 characters.",
          'tallies.trustees[0].public_key: is "x"; it must begin with "trustee1-" or "trustee2-"; copy the whole line.',
          "tallies.trustees[1].public_key: is missing; add it.",
          "tallies.trustees[2].name: is empty; write a text.",
          "tallies.trustees[2].public_key: is a number; write the trustee's public key in quotes."]),
        ({"trustees": [{"name": "A", "public_key": key(1).text}, {"name": "B", "public_key": key(2, 1).text},
                       {"name": "C", "public_key": key(3).text}]},
         ["tallies.trustees[1].public_key: is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own."]),
        ({"capacity": 99}, ["tallies.capacity: is 99; it must be a whole number from 100 to 5000000."]),
        ({"capacity": 5_000_001}, ["tallies.capacity: is 5000001; it must be a whole number from 100 to 5000000."]),
        ({"smallest": 9}, ["tallies.smallest: is 9; it must be a whole number from 10 to 5000000."]),
        ({"smallest": 600, "capacity": 599}, ["tallies.capacity: is 599; it must be a whole number from 600 to 5000000."]),
        ({"of": [], "colour": 1},
         ["tallies.colour: is not known here; allowed: of, trustees, threshold, capacity, bands, smallest, signatures.",
          "tallies.of: has 0 entries; it must have 1 to 2000."]),
    ],
)  # fmt: skip
def test_each_mistake_has_its_place_and_what_to_do(mistakes, changed, lines):
    assert mistakes(WORDS, NOTE, PAY, **changed) == lines


@pytest.mark.parametrize("value", [None, [], "x", {}])
def test_what_declares_nothing_is_refused(mistakes, value):
    assert all(line.startswith("tallies") for line in mistakes(tallies=value or []))


def test_a_survey_is_either_sealed_or_counted(mistakes):
    (line,) = mistakes(more={"analyst_key": AnalystKey(bytes(32)).text})
    assert line.startswith("analyst_key: is given together with tallies: interviews are either")


def test_the_cells_of_all_tallies_together_are_bounded(mistakes):
    days = AGE | {"minimum": 0, "maximum": 9999}
    starts = {f"n{at}": list(range(1, 200)) for at in range(3)}
    numbers = [days | {"id": name} for name in starts]
    of = [["n0", "n1", "n2"], ["n0", "n1"], ["n0", "n2"], ["n1", "n2"]]
    assert mistakes(*numbers, bands=starts, of=of) == [
        "tallies.of[0]: has 8,120,601 cells; 100,000 are the most. Count fewer questions together.",
        (
            "tallies.of: have 121,203 cells in all; 100,000 are the most. Leave some tallies out, or "
            "count fewer questions together."
        ),
    ]


def test_questions_that_nobody_is_asked_together_are_not_counted_together(mistakes, yes_no_json):
    groups = {"groups": [{"ask_random": 1, "of": ["a", "b"]}]}
    (line,) = mistakes(yes_no_json("b"), of=[["a", "b"], ["b"]], more=groups)
    assert line.startswith("tallies.of[0]: Nobody is asked a and b together:")


def test_a_mistake_in_a_question_is_not_told_again(mistakes, yes_no_json):
    (line,) = mistakes(yes_no_json("b", mode="x"), of=[["b"], ["a"]])
    assert line.startswith("questions[3].mode")


JUNK = (None, True, -1, 1e400, "", "x" * 99, [], [[]], {}, {"a": 1}, ["a", ["a"]])


def places(value, above=()):
    """Yield the place of each value inside of a JSON value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        yield (*above, key)
        if isinstance(inner, dict | list):
            yield from places(inner, (*above, key))


def test_whatever_stands_in_a_place_is_a_mistake_with_its_place(with_tallies):
    whole = with_tallies(of=[["a"], ["a", "age"]], bands={"age": [18]}, smallest=50, signatures=3)
    for count, place in enumerate(places(whole["tallies"])):
        value = deepcopy(whole)
        inside = value["tallies"]
        for step in place[:-1]:
            inside = inside[step]
        for junk in JUNK[count % 2 :: 2]:
            inside[place[-1]] = junk
            with pytest.raises(SurveyMistakes) as caught:
                read_survey(value, "f")
            assert all(one.path.startswith("tallies") for one in caught.value.mistakes), junk
            assert all(str(one.message) for one in caught.value.mistakes)


JOINT = {"id": "both", "type": "joint", "text": {"en": "?"}, "members": ["m", "w"]}
JOINT |= {"design": {"name": "k_rr", "epsilon": 1}}
MEMBERS = [{"id": name, "type": "yes_no", "text": {"en": name}} for name in ("m", "w")]


def test_joint_questions_are_counted_as_one(with_tallies):
    survey = read_survey(with_tallies(JOINT, of=[["both"]], more={"members": MEMBERS}), "f")
    (tally,) = layout_of(survey).counted
    assert [report for report, _ in tally.axes[0].values] == [
        "yes+yes",
        "yes+no",
        "no+yes",
        "no+no",
        "",
    ]
    assert tally.cell({"both": "no+yes"}) == 2


def test_parts_of_joint_questions_are_not_counted(mistakes):
    (line,) = mistakes(JOINT, of=[["m"]], more={"members": MEMBERS})
    assert line == (
        "tallies.of[0][0]: is a part of joint questions; count the joint question instead."
    )


def test_arms_are_counted_apart(with_tallies, yes_no_json):
    warner = {"design": {"name": "warner", "p": "3/4"}}
    asked = [
        yes_no_json("b", direct_arm="1/4", **warner),
        yes_no_json("c", negated={"text": {"en": "Not?"}}, **warner),
    ]
    survey = read_survey(with_tallies(*asked, of=[["b"], ["c"]]), "f")
    values = [("yes", "1"), ("no", "1"), ("yes", "2"), ("no", "2"), ("", "")]
    for tally in layout_of(survey).counted:
        assert tally.axes[0].values == tuple(values)


def test_coins_that_respondents_can_check_are_counted_as_others(with_tallies, yes_no_json):
    more = {"checkable_coins": True}
    survey = read_survey(with_tallies(yes_no_json("b", challenge=True), of=[["b"]], more=more), "f")
    assert survey.question("b").challenge
    assert survey.question("b").mode is Mode.KIOSK_COINS
    assert layout_of(survey).counted[0].cells == 3


def test_people_are_told_the_place_in_words(with_tallies):
    changed = {"trustees": [*trustees("A", "B"), {"name": "C"}], "of": [["age"]], "capacity": 1}
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(with_tallies(**changed, bands={"text": [1]}), "f")
    assert [str(one.place) for one in caught.value.mistakes] == [
        "Trustee 3, public key",
        "Tallies, most interviews of a total",
        "Tallies, bands, text",
        "Tally 1, question 1",
    ]


def test_the_command_names_every_mistake(run, with_tallies, tmp_path):
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(with_tallies(threshold=4, of=[["a"], ["a"]])))
    code, _, err = run("check", path)
    assert code == 2
    assert err.splitlines() == [
        "error: s.survey.json: Tallies, trustees who open together: is 4; it must be a whole number from 2 to 3.",
        "error: s.survey.json: Tally 2: counts the same as Tally 1; keep one.",
    ]
