"""Control items, direct-question arms and opposite wordings in survey files."""

from __future__ import annotations

import json
import math
from fractions import Fraction

import pytest

from surveyapp.designs.latent.arms import DirectArm, NegatedHalf
from surveyapp.errors import UserProblem
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.surveys.survey_files import missing_audio
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.schema import survey_schema
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json
from surveyapp.survey.xlsform.writing import write_form

WARNER = {"design": {"name": "warner", "p": "3/4"}}
OPPOSITE = {"text": {"en": "Have you never …?"}}


def control(prevalence: object = "0", *of: object) -> dict[str, object]:
    return {"prevalence": prevalence, "of": list(of) or ["drugs"]}


@pytest.fixture
def armed(make_survey, yes_no_json):
    return make_survey(
        yes_no_json("drugs", **WARNER),
        yes_no_json("plague", **WARNER, control=control("0.01")),
        yes_no_json("theft", direct_arm="1/10"),
        yes_no_json("tax", **WARNER, negated=OPPOSITE),
    )


@pytest.fixture
def mistakes_in(survey_json, yes_no_json):
    def mistakes(*questions: dict[str, object]) -> list[str]:
        with pytest.raises(SurveyMistakes) as caught:
            read_survey(survey_json(*questions), "s")
        return [str(mistake) for mistake in caught.value.mistakes]

    return mistakes


def test_what_is_read_is_kept_exact(armed):
    drugs, plague, theft, tax = armed.recorded_questions
    assert drugs.control is None
    assert plague.control.prevalence == Fraction(1, 100)
    assert plague.control.of == ("drugs",)
    assert theft.design == DirectArm(theft.design.base_design, Fraction(1, 10))
    assert isinstance(tax.design, NegatedHalf)
    assert tax.negated.text.in_language("en") == "Have you never …?"


def test_a_written_survey_reads_back_the_same(armed):
    value = survey_to_json(armed)
    assert read_survey(value, "again") == armed
    assert canonical_survey(read_survey(value, "again")) == canonical_survey(armed)


def test_a_survey_without_them_is_written_as_before(small):
    assert not {"control", "direct_arm", "negated"} & survey_to_json(small)["questions"][0].keys()


def test_the_arm_is_a_sample_of_the_record(armed):
    names = [column.name for column in armed.columns]
    assert names == ["drugs", "plague", "theft", "theft.sample", "tax", "tax.sample"]
    assert [column.longest for column in armed.columns] == [3, 3, 3, 1, 3, 1]


def test_with_ones_own_device_each_arm_has_its_own_reports(make_survey, yes_no_json):
    crosswise = {"design": {"name": "crosswise", "p": "1/6"}, "mode": "own_device"}
    survey = make_survey(yes_no_json("tax", **crosswise, direct_arm="1/5"))
    record = survey.record
    assert survey.columns[0].longest == len("different")
    assert record.misfit(["same", "1"]) is None
    assert record.misfit(["yes", "2"]) is None
    assert record.misfit(["yes", "1"]) == "tax.sample"
    assert record.misfit(["same", "2"]) == "tax.sample"


def test_epsilon_is_infinite_for_those_asked_directly_and_the_check_says_both(armed):
    assert math.isinf(armed.total_epsilon)
    assert armed.without_arms.total_epsilon == pytest.approx(4 * math.log(3), abs=1e-3)
    told = "\n".join(describe_survey(armed))
    assert "direct  1 of 10, drawn by coins, are asked directly" in told
    assert "infinite for those asked directly: their answers are recorded as given" in told
    assert "ε is infinite for who is asked theft directly; for who is not: 4.3945" in told
    assert "a random half is asked: Have you never …?" in told
    assert "control for drugs: 1/100 have it in truth" in told


def test_the_opposite_wording_costs_no_privacy(armed):
    assert armed.question("tax").design.worst_ratio == 3


@pytest.mark.parametrize("share", ["0", "1", "-1/2", "3/2", "some", None, True, [], "1/0"])
def test_a_direct_arm_must_be_a_share(mistakes_in, yes_no_json, share):
    (told,) = mistakes_in(yes_no_json(direct_arm=share))
    assert told == ('questions[0].direct_arm: must be a share above 0 and below 1, such as "1/10".')


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (5, "questions[1].control: is a number; it must be an object in braces."),
        ({"of": ["drugs"]}, "questions[1].control.prevalence: is missing; add it."),
        ({"prevalence": "0"}, "questions[1].control.of: is missing; add it."),
        (
            control("2"),
            'questions[1].control.prevalence: must be a share from 0 to 1, such as "1/10".',
        ),
        (
            control("0", 7),
            ("questions[1].control.of[0]: is not a name; write a question's id in quotes."),
        ),
        (
            control("0", "gone"),
            "questions[1].control.of[0]: is gone, no recorded question; name questions by their id.",
        ),
        (
            control("0", "plague"),
            "questions[1].control.of[0]: is the control itself; name the questions that it is asked like.",
        ),
        (
            control("1/2"),
            (
                "questions[1].control.prevalence: is what careless people would touch, too, "
                "so they cannot be recognised; ask for a trait that nearly nobody or nearly "
                "everybody has."
            ),
        ),
        (
            control("0", "drugs", "drugs"),
            (
                "questions[1].control.of[1]: is drugs, which questions[1].control.of[0] names, too; one is "
                "enough."
            ),
        ),
        (
            {**control(), "more": 1},
            "questions[1].control.more: is not known here; allowed: prevalence, of.",
        ),
    ],
)
def test_a_control_that_cannot_be_used_is_told_with_its_path(mistakes_in, yes_no_json, value, said):
    plague = yes_no_json("plague", **WARNER, control=value)
    assert mistakes_in(yes_no_json("drugs", **WARNER), plague) == [said]


def test_a_control_must_be_asked_as_what_it_controls(mistakes_in, yes_no_json):
    plague = yes_no_json("plague", **WARNER, control=control("0", "coins", "mode", "arms"))
    told = mistakes_in(
        yes_no_json("coins"),
        yes_no_json("mode", **WARNER, mode="own_device"),
        yes_no_json("arms", **WARNER, direct_arm="1/2"),
        plague,
    )
    other = "which is asked with another design or mode; a control must be asked just as what it controls."
    assert told == [
        f"questions[3].control.of[0]: is coins, {other}",
        f"questions[3].control.of[1]: is mode, {other}",
        "questions[3].control.of[2]: is arms, which has arms of its own; leave one of the two out.",
    ]


def test_a_direct_question_and_a_design_of_two_samples_have_no_arms(mistakes_in, yes_no_json):
    direct = {"design": {"name": "direct"}}
    two = {"design": {"name": "extended_crosswise", "p": "1/4"}}
    told = mistakes_in(
        yes_no_json("a", **direct, direct_arm="1/2"),
        yes_no_json("b", **two, negated=OPPOSITE),
        yes_no_json("c", **direct, control=control("0", "d")),
        yes_no_json("d", **direct),
    )
    needs = "it needs a randomized design of one sample, such as warner or forced_response."
    assert told == [
        f"questions[0].direct_arm: is not for direct; {needs}",
        f"questions[1].negated: is not for extended_crosswise; {needs}",
        f"questions[2].control: is on a question with direct; {needs}",
    ]


def test_both_arms_of_one_question_are_refused(mistakes_in, yes_no_json):
    (told,) = mistakes_in(yes_no_json(direct_arm="1/2", negated=OPPOSITE))
    assert told == (
        "questions[0].negated: goes with no direct_arm on the same question; keep one of them."
    )


def test_the_opposite_wording_needs_every_language_and_may_repeat_no_answer(
    survey_json, mistakes_in, yes_no_json
):
    value = survey_json(yes_no_json(**WARNER, negated=OPPOSITE), languages=["en", "fr"])
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "s")
    paths = [mistake.path for mistake in caught.value.mistakes]
    assert "questions[0].negated.text.fr" in paths
    (told,) = mistakes_in(yes_no_json(**WARNER, negated={"text": {"en": "Not ${used}?"}}))
    assert told.startswith("questions[0].negated.text.en: repeats the answer to ${used}")


def test_both_wordings_are_spoken_or_neither(mistakes_in, yes_no_json):
    spoken = {"audio": {"en": "a.mp3"}}
    (told,) = mistakes_in(yes_no_json(**WARNER, **spoken, negated=OPPOSITE))
    assert told == (
        "questions[0].negated.audio: is missing; both wordings are spoken, or neither of them."
    )
    (told,) = mistakes_in(yes_no_json(**WARNER, negated={**OPPOSITE, **spoken}))
    assert told.startswith("questions[0].audio: is missing;")


def test_a_missing_sound_file_of_the_opposite_wording_is_told(make_survey, yes_no_json, tmp_path):
    (tmp_path / "a.mp3").write_bytes(b"")
    negated = {**OPPOSITE, "audio": {"en": "b.mp3"}}
    survey = make_survey(yes_no_json(**WARNER, audio={"en": "a.mp3"}, negated=negated))
    (mistake,) = missing_audio(survey, tmp_path)
    assert mistake.path == "questions[0].negated.audio.en"
    assert read_survey(survey_to_json(survey), "again") == survey


@pytest.mark.parametrize("key", ["control", "direct_arm", "negated"])
def test_other_types_of_questions_have_none(mistakes_in, yes_no_json, key):
    rating = {"id": "r", "type": "rating", "levels": 3, "text": {"en": "?"}, key: "1/2"}
    (told,) = mistakes_in(yes_no_json(), {**rating, "design": {"name": "k_rr", "p_truth": "1/2"}})
    assert told.startswith(f"questions[1].{key}: is not known here")


def test_a_form_has_no_words_for_them(armed):
    with pytest.raises(
        UserProblem, match=r"^(?=.*The survey cannot be written).*control, direct_arm, negated"
    ):
        write_form(armed)


def test_the_schema_knows_them():
    kinds = survey_schema()["properties"]["questions"]["items"]["oneOf"]
    known = {k["properties"]["type"]["const"]: k["properties"] for k in kinds}
    assert {"control", "direct_arm", "negated"} <= known["yes_no"].keys()
    assert not {"control", "direct_arm", "negated"} & known["rating"].keys()
    assert "prevalence" in json.dumps(known["yes_no"]["control"])
