"""The screens of a survey one after the other, without an interview."""

from __future__ import annotations

from surveyapp.services.kiosk.preview import preview_screens
from surveyapp.services.kiosk.screen import Stage


def told(screens):
    return [(screen.stage, screen.question and screen.question.id) for screen in screens]


def test_every_question_is_there_in_order(clinic):
    screens = preview_screens(clinic, "fr")
    asked = [screen for screen in screens if screen.stage is Stage.QUESTION]
    ids = dict.fromkeys(screen.question.id for screen in asked)
    assert list(ids) == [question.id for question in clinic.questions]
    assert {screen.language for screen in screens} == {"fr"}
    assert asked[-1].number == asked[-1].total == len(clinic.questions)
    assert [screens[0].stage, screens[1].stage, screens[-1].stage] == [
        Stage.LANGUAGE,
        Stage.WELCOME,
        Stage.THANKS,
    ]


def test_shown_coins_are_seen_before_and_after_they_fall(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(mode="shown_coins"))
    asked = [screen for screen in preview_screens(survey, "en") if screen.stage is Stage.QUESTION]
    assert [screen.must_toss for screen in asked] == [True, False]
    assert asked[1].coin is not None
    assert asked[1].coin.forced is None


def test_ones_own_device_offers_reports(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(design={"name": "crosswise", "p": "1/4"}, mode="own_device"))
    asked = [screen for screen in preview_screens(survey, "en") if screen.stage is Stage.QUESTION]
    assert [screen.device_step for screen in asked] == [0, 1, None]
    assert all(screen.takes_report for screen in asked)


def test_a_survey_without_coins_has_no_practice(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(design={"name": "direct"}))
    assert told(preview_screens(survey, "en")) == [
        (Stage.WELCOME, None),
        (Stage.QUESTION, "used"),
        (Stage.THANKS, None),
    ]
