"""Designs of several samples and of many choices, touched through in the window."""

from __future__ import annotations

import pytest

from surveyapp.designs.latent_catalogue import LATENT_DESIGNS
from surveyapp.designs.oracle_catalogue import ORACLE_DESIGNS
from surveyapp.services.interview import Stage


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_a_version_is_explained_practised_and_recorded(
    open_kiosk, make_survey, yes_no_json, kind, stub_coins
):
    survey = make_survey(yes_no_json(design={"name": kind.name, **kind.example}))
    last = len(kind.exemplified().sample_shares)
    fingers = open_kiosk(survey, coins=stub_coins(last - 1))
    fingers.touch("start")
    assert "Version" not in fingers.words
    fingers.touch("go_on")
    fingers.touch_the_first("answer_0", "report_0")
    fingers.touch("go_on")
    assert "Version" not in fingers.words
    fingers.touch_the_first("answer_0", "report_0")
    assert fingers.stage is Stage.THANKS
    (line,) = fingers.stored
    assert line.split(",")[1:] == ([str(last)] if last > 1 else [])


def test_each_sample_reads_its_own_odds(open_kiosk, make_survey, yes_no_json, stub_coins):
    design = {"name": "extended_crosswise", "p": "1/4"}
    survey = make_survey(yes_no_json(design=design, mode="own_device"))
    told = []
    for coin in (0, 1):
        fingers = open_kiosk(survey, coins=stub_coins(coin))
        fingers.touch("start")
        told.append(fingers.words)
    assert "To the harmless one 1 of 4 people answer “Yes”." in told[0]
    assert "To the harmless one 3 of 4 people answer “Yes”." in told[1]


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_one_of_many_choices_is_touched_and_a_report_recorded(open_kiosk, make_survey, kind):
    choices = [{"id": f"c{j}", "text": {"en": f"Choice {j}"}} for j in range(5)]
    survey = make_survey(
        {
            "id": "source",
            "type": "single_choice",
            "text": {"en": "Where?"},
            "choices": choices,
            "design": {"name": kind.name, **kind.example},
        }
    )
    fingers = open_kiosk(survey)
    fingers.touch("start", "answer_2")
    assert fingers.stage is Stage.THANKS
    (report,) = fingers.stored
    assert survey.asked[0].design.is_report(report)
