"""Names of forms as ids: the same wherever surveys take them, else another of its own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from surveyapp.survey.json_format.checked_value import CHOICE_ID, QUESTION_ID, SURVEY_ID
from surveyapp.survey.xlsform.names import choice_ids, question_ids, survey_id


def test_names_that_surveys_do_not_take_are_changed():
    assert question_ids(["age", "hh-size", "hh.size", "weight", "1st", "_x", "q" * 70]) == {
        "age": "age",
        "hh-size": "hh_size",
        "hh.size": "hh_size_2",
        "weight": "q_weight",
        "1st": "q_1st",
        "_x": "x",
        "q" * 70: "q" * 64,
    }
    assert choice_ids(["-88", "1", "egal", "égal", "نعم", "<5"]) == {
        "-88": "minus_88",
        "1": "1",
        "egal": "egal",
        "égal": "egal_2",
        "نعم": "c",
        "<5": "c_5",
    }
    assert (survey_id("two words"), survey_id("clinic-1"), survey_id("نعم")) == (
        *("two_words", "clinic-1", "form"),
    )


LETTERS = st.characters(exclude_categories=("C", "Z"), include_characters=" ")
PRINTABLE = st.text(LETTERS, min_size=1, max_size=70)


def test_a_name_with_what_cannot_be_seen_stays_to_be_refused():
    assert question_ids(["used\u202e", "a\tb"]) == {"used\u202e": "used\u202e", "a\tb": "a\tb"}


@given(st.lists(PRINTABLE, max_size=12))
def test_every_name_gets_an_id_of_its_own(names):
    for ids, pattern in ((question_ids(names), QUESTION_ID), (choice_ids(names), CHOICE_ID)):
        assert set(ids) == set(names)
        assert all(pattern.fullmatch(each) for each in ids.values())
        changed = [each.casefold() for name, each in ids.items() if name != each]
        kept = {each.casefold() for name, each in ids.items() if name == each}
        assert len(set(changed)) == len(changed)
        assert not kept & set(changed)
    assert all(SURVEY_ID.fullmatch(survey_id(name)) for name in names)
