"""The harmless question is a field of the survey: read, written, checked; only a kiosk needs it."""

from __future__ import annotations

import json

import pytest

from surveyapp.designs import ASKABLE, Mode
from surveyapp.errors import UserProblem
from surveyapp.services.kiosk.starting import check_can_be_asked
from surveyapp.services.surveys.description import describe_survey
from surveyapp.services.surveys.draft import Draft, with_fitting_format
from surveyapp.services.surveys.edits import missing_texts, put_text, remove_language
from surveyapp.services.table_import.survey_from_table import QuestionPlan, survey_of_plans
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.storage.surveys.xlsform import load_form, save_form
from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.routing.cautions import Weight, cautions

OWN = {"mode": "own_device", "design": {"name": "crosswise", "p": "1/4"}}
BORN = {"text": {"en": "Was your mother born in January, February or March?"}}
NEEDED = ("crosswise", "triangular", "unrelated_question", "extended_crosswise", "crosswise_anchor")


@pytest.fixture
def crosswise(survey_json, yes_no_json):
    def make(**more):
        return survey_json(yes_no_json("used", **{**OWN, **more}))

    return make


def mistakes(value):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "s")
    return [str(one) for one in caught.value.mistakes]


def test_it_is_read_and_written_back_in_the_second_format(crosswise, tmp_path):
    survey = read_survey(crosswise(second_question={**BORN, "share": "1/4"}), "s")
    written = survey_to_json(survey)
    assert written["format"] == SECOND_FORMAT
    assert written["questions"][0]["second_question"] == {**BORN, "share": "1/4"}
    save_survey(survey, tmp_path / "s.survey.json")
    assert load_survey(tmp_path / "s.survey.json") == survey
    assert "  second  Was your mother born" in "\n".join(describe_survey(survey))


def test_a_survey_without_it_stays_in_the_first_format_and_opens(crosswise):
    survey = read_survey(crosswise(), "s")
    assert survey_to_json(survey)["format"] == FORMAT


def test_in_the_first_format_it_is_refused_by_the_name_of_the_second(crosswise):
    assert mistakes({**crosswise(second_question=BORN), "format": FORMAT}) == [
        f'questions[0].second_question: is new in "{SECOND_FORMAT}"; change the format to that.'
    ]


def test_a_program_that_knows_only_the_first_format_refuses_it_by_name(crosswise, monkeypatch):
    """The rule of every reader so far, with no key of the second format known to it."""
    value = crosswise(second_question=BORN)
    monkeypatch.setattr("surveyapp.survey.definition.formats.NEW_OF_QUESTIONS", frozenset())
    monkeypatch.setattr("surveyapp.survey.json_format.reading.SECOND_FORMAT", FORMAT)
    found = mistakes(value)
    assert found[0] == (
        f'format: is "{SECOND_FORMAT}"; it was written by a newer Surveyapp; update the program.'
    )


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"mode": "kiosk_coins", "second_question": BORN}, "second_question: is never shown: this"),
        (
            {"second_question": {**BORN, "anchor": BORN["text"]}},
            "anchor: is never shown with cross",
        ),
        ({"second_question": {**BORN, "share": "1/5"}}, "share: is 1/5, but the design reckons w"),
        ({"second_question": {**BORN, "share": "1"}}, "share: must be a share above 0 and below"),
        ({"second_question": {"share": "1/4"}}, "second_question.text: is missing; add it."),
        (
            {"second_question": {"text": {"fr": "?"}}},
            "text.fr: is not one of the survey's languages",
        ),
        ({"second_question": "Born in May?"}, "is a text; it must be an object in braces."),
        ({"second_question": {**BORN, "hint": 1}}, "second_question.hint: is not known here"),
    ],
)
def test_what_cannot_be_right_is_said_at_its_path(crosswise, more, said):
    assert any(said in one for one in mistakes(crosswise(**more)))


def test_piping_a_randomized_answer_into_it_is_a_leak(survey_json, yes_no_json):
    first = yes_no_json("drugs", **OWN, second_question=BORN)
    text = {"text": {"en": "You said ${drugs}. Is it May?"}}
    second = yes_no_json("bribe", **OWN, second_question=text)
    assert any("second_question.text" in one for one in mistakes(survey_json(first, second)))


@pytest.mark.parametrize("design", ASKABLE, ids=lambda design: design.name)
def test_each_design_says_whether_a_kiosk_needs_one(design, survey_json, asked_with):
    for mode in design.modes:
        asked = {**asked_with(design), "mode": mode.value}
        asked.pop("second_question", None)
        survey = read_survey(survey_json(asked), "s")
        if not design.needs_second_question(mode):
            check_can_be_asked(survey)
            continue
        with pytest.raises(
            UserProblem, match=r"^A kiosk cannot ask q yet\. People answer it together"
        ):
            check_can_be_asked(survey)
        texts = {key: {"en": f"{key}?"} for key in design.second_question_texts}
        check_can_be_asked(read_survey(survey_json({**asked, "second_question": texts}), "s"))


@pytest.mark.parametrize("name", NEEDED)
def test_the_designs_that_hide_an_answer_behind_a_harmless_one_declare_it(name):
    design = next(each for each in ASKABLE if each.name == name)
    assert design.needs_second_question(Mode.OWN_DEVICE)
    assert not design.needs_second_question(Mode.KIOSK_COINS)


def test_the_check_says_that_it_is_missing(crosswise, run, tmp_path):
    found = [c for c in cautions(read_survey(crosswise(), "s")) if "second" in c.path]
    assert [(c.path, c.weight) for c in found] == [("questions[0].second_question", Weight.WARN)]
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(crosswise()))
    code, out, err = run("check", path)
    assert code == 0
    assert "A kiosk cannot ask used yet." in " ".join((out + err).split())


def test_a_kiosk_does_not_start_without_it_and_makes_no_store(crosswise, run, tmp_path):
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(crosswise()))
    code, _, err = run("kiosk", path, "--store", tmp_path / "store")
    assert code == 2
    assert err == (
        "error: A kiosk cannot ask used yet. People answer it together with a harmless question, "
        "which the survey does not have. Add the second question.\n"
    )
    assert not (tmp_path / "store").exists()


def test_the_same_harmless_question_asked_directly_is_a_leak(survey_json, yes_no_json):
    hidden = yes_no_json(
        "used", **OWN, second_question={"text": {"en": "Is your birthday in May or June?"}}
    )
    plain = yes_no_json(
        "month", text={"en": "In which month is your birthday?"}, design={"name": "direct"}
    )
    found = cautions(read_survey(survey_json(hidden, plain), "s"))
    assert found[0].weight is Weight.LEAK
    assert "harmless trait of used (birthday)" in str(found[0].sentence)


@pytest.mark.parametrize("name", NEEDED)
def test_a_form_carries_it_there_and_back(name, survey_json, asked_with, tmp_path):
    design = next(each for each in ASKABLE if each.name == name)
    texts = {key: {"en": f"{key}?"} for key in design.second_question_texts}
    share = {"share": str(getattr(design.from_example(), design.second_question_share))}
    asked = {**asked_with(design), "mode": "own_device", "second_question": {**texts, **share}}
    survey = read_survey(survey_json(asked), "s")
    save_form(survey, tmp_path / "s.xlsx")
    assert load_form(tmp_path / "s.xlsx").survey == survey


def test_while_it_is_written_an_emptied_one_is_gone(crosswise):
    draft = Draft(crosswise(second_question=BORN))
    where = ("questions", 0, "second_question", "text", "en")
    assert missing_texts(Draft({**draft.value, "languages": ["en", "fr"]}))["fr"] == 3
    emptied = with_fitting_format(put_text(draft, where, ""))
    assert "second_question" not in emptied.questions[0]
    assert emptied.value["format"] == FORMAT
    back = with_fitting_format(put_text(emptied, where, "Born in May?"))
    assert back.value["format"] == SECOND_FORMAT


def test_a_language_takes_its_text_with_it(crosswise):
    value = {**crosswise(second_question={"text": {"en": "May?", "fr": "Mai ?"}})}
    value["languages"] = ["en", "fr"]
    fewer = remove_language(Draft(value), 1)
    assert fewer.at(("questions", 0, "second_question", "text")) == {"en": "May?"}


@pytest.mark.parametrize("second", ["", "Was your mother born in May?"])
def test_a_column_of_a_table_may_say_with_which_it_was_answered(second):
    stated = {"name": "crosswise", "p": "1/4"}
    plan = QuestionPlan("a", "used", "yes_no", "Used?", design=stated, second=second)
    survey = survey_of_plans([plan], file="t.csv", name="t")
    (question,) = survey.recorded_questions
    found = question.second_question
    assert (found.text.any() if found else "") == second
    assert (question.mode is Mode.OWN_DEVICE) is bool(second)
    assert survey_to_json(survey)["format"] == (SECOND_FORMAT if second else FORMAT)
