"""Every screen that a survey can show is found without an interview."""

from __future__ import annotations

from surveyapp.services.kiosk.every_screen import every_screen
from surveyapp.services.kiosk.screen import Stage


def test_shown_coins_are_met_before_they_fall_and_with_each_of_their_falls(
    make_survey, yes_no_json
):
    survey = make_survey(yes_no_json(mode="shown_coins"))
    asked = [each for each in every_screen(survey, "en") if each.stage is Stage.QUESTION]
    assert [each.must_toss for each in asked] == [True, False, False, False]
    falls = [None if each.coin is None else each.coin.forced for each in asked]
    assert falls[:2] == [None, None]
    assert set(falls[2:]) == {0, 1}


def test_both_wordings_and_both_arms_are_found(make_survey, yes_no_json):
    negated = {"text": {"en": "Have you never …?"}}
    design = {"name": "warner", "p": "3/4"}
    survey = make_survey(yes_no_json(design=design, negated=negated))
    texts = {
        each.question.text.any()
        for each in every_screen(survey, "en")
        if each.stage is Stage.QUESTION
    }
    assert texts == {"Have you ever …?", "Have you never …?"}


def test_no_round_of_practice_stops_where_the_wheel_has_no_sector(make_survey, yes_no_json):
    """Devore's wheel never answers no; what is spoken of its rounds could not be listed."""
    design = {"name": "devore", "p_truth": "7/10"}
    survey = make_survey(yes_no_json(design=design, mode="shown_coins"))
    results = [s for s in every_screen(survey, "en") if s.stage is Stage.PRACTICE_RESULT]
    assert [each.rounds[0].recorded for each in results] == [None, 0]
