"""The kiosk in a language that the program does not speak: the survey's own words, or it does not begin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTranslator

from surveyapp.designs import ASKABLE, DESIGN_BY_NAME, Mode
from surveyapp.services.kiosk.every_screen import every_screen
from surveyapp.services.kiosk.kiosk_texts import missing_texts, needed_texts
from surveyapp.services.kiosk.preview import preview_screens
from surveyapp.storage.kiosk.allowed import ALLOWED_FILE, AllowedSurvey
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.preview import Nothing, ScreenPainter
from surveyapp.ui.kiosk.respondent.screens import DetailsView
from surveyapp.ui.kiosk.respondent.stages import STAGE_VIEWS

from .conftest import PIN

STAFF = {"kiosk", "PinView", "PinPad", "SupervisorView", "MissingWordsView"}


class Listening(QTranslator):
    """Hears every text that is asked for, and translates none."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        self.heard.add((context, text))


@pytest.fixture
def listening(qapp) -> Iterator[Listening]:
    translator = Listening()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


def draw(survey, language="en"):
    """Make every screen that an interview can come to, whatever is drawn and answered."""
    sizes = Sizes(96, 1)
    for screen in every_screen(survey, language):
        for view in (STAGE_VIEWS[screen.stage], DetailsView):
            view(screen, survey, Nothing(), sizes).deleteLater()


def unlisted(listening, survey):
    """Return the texts that respondents were shown and no translator is asked for."""
    needed = {each.text for each in needed_texts(survey)}
    of_qt = {text for context, text in listening.heard if context.startswith("Q")}
    staff = {text for context, text in listening.heard if context in STAFF}
    return {text for _, text in listening.heard} - needed - of_qt - staff


@pytest.mark.parametrize("name", ["clinic", "work"])
def test_whatever_is_shown_is_listed_for_translators(listening, name):
    survey = load_survey(resource("examples", f"{name}.survey.json"))

    draw(survey)

    assert len(listening.heard) > 20
    assert unlisted(listening, survey) == set()


@pytest.mark.slow
def test_whatever_any_design_says_is_listed_for_translators(listening, make_survey, asked_with):
    for design in ASKABLE:
        for mode in design.modes:
            survey = make_survey(asked_with(design) | {"mode": mode.value})
            draw(survey)
            assert unlisted(listening, survey) == set(), (design.name, mode)
            listening.heard.clear()


@pytest.mark.parametrize("mode", list(Mode))
def test_whatever_a_walk_through_an_interview_shows_is_listed(
    listening, open_kiosk, make_survey, yes_no_json, mode
):
    survey = make_survey(
        yes_no_json(
            design={"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}, mode=mode.value
        ),
        comprehension_check=True,
        after_words=True,
    )
    kiosk = open_kiosk(survey)
    for _ in range(60):
        if kiosk.stage.value == "thanks":
            break
        kiosk.touch_the_first(
            *("start", "toss", "answer_0", "report_0", "go_on", "check_1", "check_0", "skip")
        )
    assert kiosk.stage.value == "thanks"

    assert unlisted(listening, survey) == set()


def amharic(survey_json, yes_no_json, texts):
    value = survey_json(
        yes_no_json(text={"en": "Ever?", "am": "ጉቦ?"}, required=True),
        languages=["en", "am"],
        title={"en": "Water", "am": "ውኃ"},
        **({"format": SECOND_FORMAT, "kiosk_texts": {"am": texts}} if texts else {}),
    )
    return read_survey(value, "")


@pytest.fixture
def wordless(survey_json, yes_no_json):
    return amharic(survey_json, yes_no_json, {})


@pytest.fixture
def worded(survey_json, yes_no_json, wordless):
    return amharic(
        survey_json, yes_no_json, {each.text: f"ኧ {each.text}" for each in needed_texts(wordless)}
    )


def test_it_does_not_begin_unasked_without_the_words(open_kiosk, wordless):
    kiosk = open_kiosk(wordless)

    (sentence,) = missing_texts(wordless)
    assert str(sentence) in kiosk.words
    assert not kiosk.shows("language_am")
    assert kiosk.shows("leave")


def test_the_supervisor_can_let_it_begin_and_is_not_asked_again(open_kiosk, wordless):
    kiosk = open_kiosk(wordless)
    kiosk.touch("allow_missing_words")
    assert not kiosk.shows("language_am")
    kiosk.type_pin(PIN)
    assert kiosk.shows("language_am")
    assert (kiosk.store.folder / ALLOWED_FILE).exists()
    assert kiosk.kiosk.lacks == ()


def test_a_surveyor_without_the_pin_comes_back_to_the_question(open_kiosk, wordless):
    kiosk = open_kiosk(wordless)
    kiosk.touch("allow_missing_words", "back")

    assert kiosk.shows("allow_missing_words")
    assert kiosk.kiosk.lacks


def test_a_new_kiosk_asks_for_the_words_and_then_for_a_pin(open_kiosk, wordless):
    kiosk = open_kiosk(wordless, has_pin=False)
    kiosk.touch("allow_missing_words")

    assert kiosk.shows("pin_ok")


def test_it_was_allowed_for_that_survey_only(open_kiosk, wordless, tmp_path):
    AllowedSurvey(tmp_path, wordless).allow()

    assert AllowedSurvey(tmp_path, wordless).is_allowed
    assert not AllowedSurvey(tmp_path, replace(wordless, version=2)).is_allowed


def test_every_word_of_the_kiosk_is_the_surveys(open_kiosk, worded):
    kiosk = open_kiosk(worded)
    kiosk.touch("language_am")
    words = [line for line in kiosk.words.splitlines() if line.strip()]
    english = [line for line in words if line.isascii() and any(map(str.isalpha, line))]
    assert english == []
    assert "ኧ Start" in words
    kiosk.touch("back", "supervisor")
    assert "Enter the PIN." in kiosk.words, "staff is spoken to in their own language"


def test_the_first_screen_is_the_same_before_and_after(open_kiosk, worded):
    kiosk = open_kiosk(worded)
    before = kiosk.picture
    kiosk.touch("language_am", "back")
    assert kiosk.picture == before


def test_a_preview_shows_the_surveys_words(qtbot, worded):
    welcome = preview_screens(worded, "am")[1]
    assert "ኧ Start" in ScreenPainter().paint(worded, welcome, QSize(800, 600)).words


def test_what_rounds_of_practice_prove_is_listed_where_no_sentence_of_the_design_says_it(
    listening, make_survey, asked_with
):
    survey = make_survey(asked_with(DESIGN_BY_NAME["extended_crosswise"]) | {"mode": "kiosk_coins"})
    draw(survey)
    assert unlisted(listening, survey) == set()
