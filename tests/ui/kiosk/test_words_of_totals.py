"""Where only totals are kept, nothing that is shown, spoken or translated says that something is recorded."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from surveyapp.designs import ASKABLE, DESIGN_BY_NAME, AskableDesign, Mode
from surveyapp.services.kiosk.every_screen import every_screen
from surveyapp.services.kiosk.kiosk_texts import needed_texts
from surveyapp.services.kiosk.preview import preview_screens
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.counted_words import COUNTED
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import why_not_counted
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.preview import Nothing
from surveyapp.ui.kiosk.respondent.checkable_coin import cards_view
from surveyapp.ui.kiosk.respondent.coin_test import FlipsView
from surveyapp.ui.kiosk.respondent.screens import DetailsView, StopView
from surveyapp.ui.kiosk.respondent.stages import STAGE_VIEWS
from surveyapp.ui.kiosk.respondent.survey_words import speak_as_survey
from surveyapp.ui.kiosk.spoken_texts import spoken_texts
from surveyapp.ui.languages import ProgramLanguage

Made = Callable[..., Survey]
RECORD = re.compile(r"\brecord", re.IGNORECASE)
DENIED = re.compile(r"No record is kept|There is no record of you")
TRUSTEES = [
    {"name": name, "public_key": TrusteeKey(AnalystKey(bytes([at]) * 32), bytes([at]) * 32).text}
    for at, name in enumerate(("Ana", "Ben", "Chi"))
]
PLAIN = {"id": "owns", "type": "yes_no", "text": {"en": "Do you own a cow?"}}


def of_records(texts: Iterable[str]) -> list[str]:
    """Return the texts that say that something is recorded."""
    return [text for text in texts if RECORD.search(DENIED.sub("", text))]


def counted(make_survey: Made, asked: dict[str, object], **more: object) -> Survey:
    """Return a survey that keeps totals, of the question too if its reports can be counted."""
    plain = PLAIN | {"design": {"name": "direct"}}
    (question, _) = make_survey(asked, plain, **more).recorded_questions
    of = [["owns"]] if why_not_counted(question) else [["owns"], [question.id]]
    return totals_of(make_survey, of, asked, **more)


def totals_of(
    make_survey: Made, of: list[list[str]], *asked: dict[str, object], **more: object
) -> Survey:
    """Return a survey that keeps the totals ``of`` some of its questions, with a plain one."""
    plain = PLAIN | {"design": {"name": "direct"}}
    tallies = {"of": of, "trustees": TRUSTEES, "threshold": 2, "capacity": 500}
    settings = {"format": "surveyapp-survey/2", "comprehension_check": True, "after_words": True}
    return make_survey(*asked, plain, **settings, tallies=tallies, **more)


def is_about(screen: Screen, question: str) -> bool:
    """Return whether a screen shows a question, or its practice."""
    return isinstance(screen.question, AskedQuestion) and screen.question.id == question


@pytest.fixture
def drawn(qapp: QCoreApplication) -> Iterator[Callable[..., set[str]]]:
    """Return what draws every screen of a survey in English, and gathers what stands on it."""
    program = ProgramLanguage()

    def words(view: QWidget) -> Iterator[str]:
        for child in (view, *view.findChildren(QWidget)):
            yield from (child.accessibleName(), child.accessibleDescription())
            if isinstance(child, QLabel | QPushButton):
                yield child.text()

    def draw(survey: Survey, of: str = "") -> set[str]:
        speak_as_survey(program, survey, "en")
        found: set[str] = set()
        for screen in every_screen(survey, "en"):
            if of and not is_about(screen, of):
                continue
            kinds = [cards_view(screen.cards) or STAGE_VIEWS[screen.stage]]
            for kind in kinds if of else [*kinds, DetailsView, StopView]:
                view = kind(screen, survey, Nothing(), Sizes(96, 1))
                found |= set(words(view))
                view.deleteLater()
        return found

    yield draw
    program.use("")


@pytest.mark.parametrize("design", ASKABLE, ids=lambda design: design.name)
def test_no_text_of_any_design_speaks_of_a_record(
    design: type[AskableDesign], make_survey: Made, asked_with: Callable[..., dict[str, object]]
) -> None:
    for mode in design.modes:
        survey = counted(make_survey, asked_with(design) | {"mode": mode.value})
        assert of_records(each.text for each in needed_texts(survey)) == [], mode


SEEN = (
    ("two_coins", Mode.KIOSK_COINS),
    ("two_coins", Mode.OWN_DEVICE),
    ("warner", Mode.KIOSK_COINS),
    ("kuk", Mode.KIOSK_COINS),
    ("extended_crosswise", Mode.KIOSK_COINS),
    ("hadamard", Mode.KIOSK_COINS),
    ("additive_noise", Mode.KIOSK_COINS),
    ("greenberg_quantitative", Mode.OWN_DEVICE),
)


@pytest.mark.parametrize(("name", "mode"), SEEN)
def test_no_screen_shows_it(
    name: str,
    mode: Mode,
    make_survey: Made,
    asked_with: Callable[..., dict[str, object]],
    drawn: Callable[[Survey], set[str]],
) -> None:
    asked = asked_with(DESIGN_BY_NAME[name]) | {"mode": mode.value}
    shown = drawn(counted(make_survey, asked))
    assert len(shown) > 20
    assert of_records(shown) == []


@pytest.mark.parametrize(
    ("mode", "checkable"), [*((mode, False) for mode in Mode), (Mode.KIOSK_COINS, True)]
)
def test_nothing_of_a_question_that_no_total_counts_is_said_to_be_counted(
    mode: Mode,
    checkable: bool,
    make_survey: Made,
    yes_no_json: Callable[..., dict[str, object]],
    drawn: Callable[..., set[str]],
) -> None:
    """Its practice showed what would have been counted, and its coins could be checked."""
    asked = yes_no_json("lost", mode=mode.value)
    survey = totals_of(make_survey, [["owns"]], asked, checkable_coins=checkable)
    stages = {each.stage for each in every_screen(survey, "en") if is_about(each, "lost")}
    assert stages == {Stage.QUESTION, Stage.AFTER}
    shown = drawn(survey, of="lost")
    assert "Your answer here is not kept." in shown
    assert [text for text in shown if re.search("record|count", text, re.IGNORECASE)] == []


def test_its_rule_is_practised_before_a_question_that_is_counted(
    make_survey: Made, yes_no_json: Callable[..., dict[str, object]]
) -> None:
    asked = yes_no_json("lost"), yes_no_json("kept")
    survey = totals_of(make_survey, [["kept"]], *asked)
    practised = [each for each in preview_screens(survey, "en") if each.stage is Stage.PRACTICE]
    assert [is_about(each, "kept") for each in practised] == [True]


@pytest.mark.slow
def test_no_screen_of_any_design_shows_it(
    make_survey: Made,
    asked_with: Callable[..., dict[str, object]],
    drawn: Callable[[Survey], set[str]],
) -> None:
    for design in ASKABLE:
        for mode in design.modes:
            survey = counted(make_survey, asked_with(design) | {"mode": mode.value})
            assert of_records(drawn(survey)) == [], (design.name, mode)


def test_nor_do_coins_that_can_be_checked_and_their_public_test(
    make_survey: Made,
    yes_no_json: Callable[..., dict[str, object]],
    drawn: Callable[[Survey], set[str]],
) -> None:
    survey = counted(make_survey, yes_no_json(challenge=True), checkable_coins=True)
    shown = drawn(survey)
    screen = next(iter(every_screen(survey, "en")))
    for child in FlipsView((), screen, survey, Nothing(), Sizes(96, 1)).findChildren(QLabel):
        shown.add(child.text())
    assert any("locks what would be counted" in text for text in shown)
    assert of_records(shown) == []


def test_who_is_asked_directly_reads_of_counts(
    make_survey: Made,
    yes_no_json: Callable[..., dict[str, object]],
    drawn: Callable[[Survey], set[str]],
) -> None:
    survey = counted(make_survey, yes_no_json(direct_arm="1/4"))
    shown = drawn(survey)
    assert "Counted as you answer." in shown
    assert of_records(shown) == []


def test_what_is_heard_is_what_is_shown(
    make_survey: Made, yes_no_json: Callable[..., dict[str, object]], qapp: QCoreApplication
) -> None:
    spoken = [each.text for each in spoken_texts(counted(make_survey, yes_no_json()))]
    assert "Counted: Yes" in spoken
    assert of_records(spoken) == []


def test_a_sentence_of_records_is_said_where_records_are_kept(
    make_survey: Made, yes_no_json: Callable[..., dict[str, object]], drawn: Callable[..., set[str]]
) -> None:
    shown = drawn(make_survey(yes_no_json()))
    assert {text for text in shown if text in COUNTED.values()} == set()
    assert "Stop? Nothing will be recorded." in shown
