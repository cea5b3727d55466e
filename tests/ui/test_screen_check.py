"""What the doctor says of fonts: for a survey, by the letters of its own texts."""

from __future__ import annotations

import pytest

from surveyapp.services.program.doctor import HealthState
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.ui import screen_check
from surveyapp.ui.screen_check import screen_findings


@pytest.fixture
def two_languages(make_survey, yes_no_json):
    return make_survey(
        yes_no_json(text={"en": "Ever?", "am": "ጉቦ?"}),
        format=SECOND_FORMAT,
        languages=["en", "am"],
        title={"en": "Water", "am": "ውኃ"},
        kiosk_texts={"am": {"Start": "ጀምር"}},
    )


def fonts_found(survey):
    return {one.check: one for one in screen_findings(survey) if one.check.startswith("font")}


def test_each_language_of_a_survey_is_looked_at(qapp, two_languages):
    assert list(fonts_found(two_languages)) == ["font for English (en)", "font for Amharic (am)"]


def test_a_language_without_a_font_is_bad_and_its_letters_are_named(
    qapp, two_languages, monkeypatch
):
    def lacking(texts):
        return "".join(sorted({c for text in texts for c in text if "\u1200" <= c <= "\u137f"}))

    monkeypatch.setattr(screen_check, "missing_letters", lacking)

    found = fonts_found(two_languages)

    assert found["font for English (en)"].state is HealthState.GOOD
    amharic = found["font for Amharic (am)"]
    assert amharic.state is HealthState.BAD
    assert "ጀ" in amharic.seen, "the kiosk's own texts count"
    assert "fonts-noto-core" in amharic.advice


def test_without_a_survey_the_programs_own_scripts_are_looked_at(qapp):
    checks = [one.check for one in screen_findings() if one.check.startswith("font")]

    assert checks == ["font for Latin", "font for Arabic", "font for Devanagari"]
