"""A survey while it is written, without a screen."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest
from samples import sample

from surveyapp.errors import UserProblem
from surveyapp.services.surveys import edits
from surveyapp.services.surveys.draft import QUESTIONS, Draft, doubled_keys, draft_of, new_draft
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.mistake_places import steps_of
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse


@pytest.fixture
def work() -> Draft:
    """Return a draft with a note, a direct question, randomized ones, a joint one and a group."""
    path = sample("asking-less")
    return draft_of(parse(path.read_bytes(), path.name), path.name)


def ids(draft: Draft) -> list[str]:
    return [question["id"] for question in draft.questions]


def is_askable(draft: Draft) -> bool:
    try:
        read_survey(draft.value, "a draft")
    except SurveyMistakes:
        return False
    return True


def test_the_path_of_a_mistake_leads_to_the_value(work):
    assert steps_of("questions[1].choices[0].text.en") == (
        "questions",
        1,
        "choices",
        0,
        "text",
        "en",
    )
    assert steps_of("the file") == ("the file",)
    assert work.at(steps_of("questions[1].choices[0].text.en")) == "North"
    assert work.at(steps_of("questions[9].text"), "nothing") == "nothing"


def test_an_edit_leaves_the_draft_before_it_alone(work):
    before = json.dumps(work.value)
    changed = edits.remove_question(work.put(("questions", 1, "text", "en"), "Where?"), 2)
    assert json.dumps(work.value) == before
    assert changed.at(("questions", 1, "text", "en")) == "Where?"
    assert changed.questions[0] is work.questions[0]


def test_the_outline_has_members_below_their_joint_question(work):
    rows = [(row.id, row.is_member) for row in work.rows]
    assert rows[-3:] == [("violence_and_leave", False), ("violence", True), ("leave", True)]


def test_a_moved_question_keeps_all_others_in_order(work):
    assert ids(work.move(("questions", 0), 2)) == [
        "region",
        "bribe",
        "hello",
        "drugs",
        "violence_and_leave",
    ]
    assert work.move(("questions", 1), 1) is work


def test_a_renamed_question_is_renamed_in_groups_and_conditions(work):
    draft = work.move(("questions", 0), 1).put(("questions", 1, "relevant"), "${region} = 'north'")
    draft = edits.rename(draft, (QUESTIONS, 0), "area")
    assert draft.at(("questions", 1, "relevant")) == "${area} = 'north'"
    draft = edits.rename(draft, (QUESTIONS, 2), "paid")
    assert draft.groups[0]["of"] == ["paid", "drugs", "violence_and_leave"]
    assert is_askable(draft)


def test_a_renamed_member_is_renamed_in_its_joint_question(work):
    draft = edits.rename(work, ("members", 0), "hit")
    assert draft.questions[4]["members"] == ["hit", "leave"]
    assert is_askable(draft)


def test_a_name_that_two_questions_have_is_renamed_in_one_of_them_only(work):
    draft = edits.rename(work, (QUESTIONS, 3), "bribe")
    draft = edits.rename(draft, (QUESTIONS, 3), "other")
    assert ids(draft)[2:4] == ["bribe", "other"]
    assert draft.groups[0]["of"].count("bribe") == 2


def test_a_removed_question_leaves_its_group_and_takes_its_members_along(work):
    draft = edits.remove_question(work, 4)
    assert "members" not in draft.value
    assert draft.groups == ({"ask_random": 1, "of": ["bribe", "drugs"]},)
    assert is_askable(draft)
    assert "groups" not in edits.remove_question(draft, 3).value


def test_a_copy_has_names_of_its_own_and_can_be_asked(work):
    draft = edits.duplicate_question(work, 4)
    assert ids(draft)[4:] == ["violence_and_leave", "violence_and_leave_2"]
    assert draft.questions[5]["members"] == ["violence_2", "leave_2"]
    assert is_askable(draft)


@pytest.fixture
def counted(work) -> Draft:
    """Return the draft with tallies of three of its questions."""
    bands = {"age": [30]}
    asked = {"id": "age", "type": "number", "text": {}, "minimum": 0, "maximum": 99}
    return work.insert((QUESTIONS,), 0, asked).put(
        ("tallies",),
        {"of": [["drugs"], ["age", "drugs"], ["bribe", "drugs"], ["bribe"]], "bands": bands},
    )


def place_of(draft: Draft, name: str) -> int:
    return ids(draft).index(name)


def test_a_renamed_question_is_renamed_in_tallies_and_bands(counted):
    renamed = edits.rename(counted, (QUESTIONS, place_of(counted, "age")), "years")
    assert renamed.tallies[1] == ["years", "drugs"]
    assert renamed.at(("tallies", "bands")) == {"years": [30]}


def test_a_removed_question_is_counted_no_longer(counted):
    without = edits.remove_question(counted, place_of(counted, "age"))
    assert list(without.tallies) == [["drugs"], ["bribe", "drugs"], ["bribe"]]
    assert without.at(("tallies", "bands")) is None
    without = edits.remove_question(without, place_of(without, "drugs"))
    assert list(without.tallies) == [["bribe"]]


def test_what_is_counted_is_not_sealed(work):
    begun = edits.begin_tallies(work.put(("analyst_key",), "analyst2-…"))
    assert begun.at(("analyst_key",)) is None
    assert len(begun.at(("tallies", "trustees"))) == 3


def test_another_type_keeps_what_both_have(work):
    note = edits.change_type(work, (QUESTIONS, 2), "note")
    assert note.questions[2].keys() == {"id", "type", "text"}
    choice = edits.change_type(work, (QUESTIONS, 2), "single_choice")
    assert choice.questions[2]["design"] == {"name": "warner", "p": "4/5"}
    assert [c["id"] for c in choice.questions[2]["choices"]] == ["a", "b"]


def test_every_type_can_be_added_and_lacks_only_texts_and_design():
    for kind in edits.QUESTION_KINDS:
        draft = edits.add_question(new_draft(), kind, 0)
        with pytest.raises(SurveyMistakes) as caught:
            read_survey(draft.value, "a draft")
        paths = {mistake.path for mistake in caught.value.mistakes}
        assert all(p.endswith((".en", ".design", "text")) or p == "questions" for p in paths), paths


def test_a_new_language_lacks_every_text_and_a_removed_one_takes_its_texts(work):
    draft = edits.add_language(work, "fr")
    missing = edits.missing_texts(draft)
    assert missing == {"en": 0, "fr": len(edits.text_paths(draft))}
    draft = edits.put_text(draft, ("title", "fr"), "Demander moins")
    assert edits.missing_texts(draft)["fr"] == missing["fr"] - 1
    back = edits.remove_language(draft, 1)
    assert back.value == work.value


def test_an_emptied_text_is_missing_and_an_emptied_hint_is_gone(work):
    assert edits.put_text(work, ("title", "en"), "").at(("title",)) == {}
    hinted = edits.put_text(work, ("questions", 1, "hint", "en"), "The province")
    assert edits.put_text(hinted, ("questions", 1, "hint", "en"), "").value == work.value


def test_a_choice_more_gets_the_first_free_letter():
    draft = edits.add_question(new_draft(), "single_choice", 0)
    draft = edits.add_choice(draft, (QUESTIONS, 0))
    assert [c["id"] for c in draft.questions[0]["choices"]] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ([], "the whole"),
        ({"questions": {}}, "questions"),
        ({"questions": [1]}, "questions[0]"),
        ({"questions": [{"text": "How?"}]}, "questions[0].text"),
        ({"questions": [{"choices": [{"text": {"en": 3}}]}]}, "questions[0].choices[0].text.en"),
        ({"questions": [{"design": "two_coins"}]}, "questions[0].design"),
        ({"title": "A survey"}, "title"),
        ({"groups": [{"of": "all"}]}, "groups[0].of"),
    ],
)
def test_what_no_form_can_show_is_refused_with_its_place(value, path):
    with pytest.raises(UserProblem, match="Correct that in a text editor") as caught:
        draft_of(value, "odd.survey.json")
    assert f"odd.survey.json cannot be shown as a form: {path} must be " in str(caught.value)


@pytest.mark.parametrize(
    ("tallies", "path"),
    [
        (7, "tallies"),
        ({"of": {}}, "tallies.of"),
        ({"of": [7]}, r"tallies.of\[0\]"),
        ({"of": [[7]]}, r"tallies.of\[0\]\[0\]"),
        ({"trustees": ["Ana"]}, r"tallies.trustees\[0\]"),
        ({"bands": {"age": 7}}, "tallies.bands.age"),
    ],
)
def test_tallies_that_no_form_can_show_are_refused_with_their_place(work, tallies, path):
    with pytest.raises(UserProblem, match=path):
        draft_of(work.put(("tallies",), tallies).value, "f.survey.json")


def test_numbers_of_a_file_are_kept_exactly():
    kept = draft_of({"a": Decimal("1.5"), "b": Decimal("0.1234567890123456789")}, "f")
    assert kept.value == {"a": 1.5, "b": "0.1234567890123456789"}


def test_keys_that_a_file_writes_twice_are_named():
    value = parse(b'{"id": "a", "id": "b", "questions": [{"type": "note", "type": "note"}]}', "f")
    assert doubled_keys(value) == ("id", "type")
