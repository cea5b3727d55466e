"""The shipped examples are what a respondent can be asked: one rule, six languages, little before it."""

import pytest

from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.note import Note
from surveyapp.survey.types.number import Number

PATHS = sorted(resource("examples").glob("*.survey.json"))
LANGUAGES = ("en", "fr", "es", "ar", "hi", "sw")


@pytest.fixture(params=PATHS, ids=lambda path: path.name)
def example(request):
    return load_survey(request.param)


def test_there_are_three_and_each_is_in_six_languages(example):
    assert len(PATHS) == 3
    assert example.languages == LANGUAGES


def test_at_most_one_touch_comes_before_the_first_private_question(example):
    first = example.questions.index(example.randomized[0])
    before = example.questions[:first]
    assert len(before) <= 1
    assert not [each for each in before if isinstance(each, Number | MultipleChoice)]


def test_what_takes_long_to_enter_comes_last(example):
    last = example.questions.index(example.randomized[-1])
    direct = [
        place
        for place, asked in enumerate(example.questions)
        if asked not in example.randomized and isinstance(asked, Number | MultipleChoice)
    ]
    assert all(place > last for place in direct)


def test_no_note_has_to_be_read(example):
    assert not [each for each in example.questions if isinstance(each, Note)]


def test_private_questions_may_be_skipped(example):
    assert not [asked.id for asked in example.randomized if asked.required]


def test_all_private_questions_have_the_same_share_of_own_answers(example):
    designs = [asked.design for asked in example.randomized]
    shares = {getattr(design, "form", design) for design in designs}
    truths = {getattr(share, "truth", share) for share in shares}
    assert len({asked.mode for asked in example.randomized}) == 1
    assert len({str(getattr(truth, "epsilon", truth)) for truth in truths}) == 1
