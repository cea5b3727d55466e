"""All texts that the screens of a survey can say: what must be recorded so that it can be heard.

The kiosk's own views are made, off the screen, for every screen that an interview can come to, and asked
what can be spoken of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import QSize

from surveyapp.services.kiosk.every_screen import every_screen
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.surveys.sounds import SpokenText
from surveyapp.storage.kiosk.pin import KioskPin
from surveyapp.storage.program.shipped_languages import unshipped
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.kiosk.base.bare_view import language_of, speech_of
from surveyapp.ui.kiosk.base.style import Sizes, sizes_for
from surveyapp.ui.kiosk.preview import Nothing
from surveyapp.ui.kiosk.respondent.accessibility import Comfort
from surveyapp.ui.kiosk.respondent.checkable_coin import cards_view
from surveyapp.ui.kiosk.respondent.coin_test import FlipsView
from surveyapp.ui.kiosk.respondent.screens import DetailsView, StillThereView, StopView
from surveyapp.ui.kiosk.respondent.stages import STAGE_VIEWS
from surveyapp.ui.kiosk.respondent.survey_words import speak_as_survey
from surveyapp.ui.kiosk.respondent.view import RespondentView, Touches
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate
from surveyapp.ui.kiosk.surveyor.screens import HandOverView
from surveyapp.ui.languages import ProgramLanguage

SIZE = QSize(1280, 800)
COMFORTS = (
    Comfort(can_listen=True),
    Comfort(can_listen=True, moves=False),
)
"""What a respondent can have chosen, as far as it changes words."""


class _NoDelay:
    """A PIN that nobody has tried."""

    def delay(self) -> int:
        """Return no seconds."""
        return 0


def spoken_texts(survey: Survey) -> tuple[SpokenText, ...]:
    """Return each text that a screen of a survey can say, in every language, in the screens' order."""
    program = ProgramLanguage()
    found: dict[tuple[str, str], SpokenText] = {}
    try:
        for language in survey.languages:
            speak_as_survey(program, survey, language)
            for text in _in_language(survey, language):
                found.setdefault((text.language, text.key), text)
    finally:
        program.use("")
    return tuple(found.values())


def _in_language(survey: Survey, language: str) -> Iterator[SpokenText]:
    sizes = sizes_for(SIZE, None)
    for screen in every_screen(survey, language):
        for view in _views(survey, screen, sizes):
            for part in view.spoken_on_any_panel():
                for text in speech_of(part):
                    yield SpokenText(text, language_of(part, language), _name(screen))
            for later in view.said_later():
                yield SpokenText(later, language, _name(screen))
            view.deleteLater()
    for text in _of_the_hand_over(language, sizes):
        yield SpokenText(text, language, "hand-over")


def _of_the_hand_over(language: str, sizes: Sizes) -> Iterator[str]:
    """Yield what the surveyor's screen says, where staff can have it in that language."""
    if unshipped([language]):
        return
    nothing = cast("Callable[[], None]", Nothing().listen)
    view = HandOverView(PinGate(cast("KioskPin", _NoDelay())), nothing, nothing, nothing, sizes)
    view.offer_listening(nothing)
    for part in view.spoken_on_any_panel():
        yield from speech_of(part)
    yield from view.said_later()
    view.deleteLater()


def _views(survey: Survey, screen: Screen, sizes: Sizes) -> Iterator[RespondentView]:
    kinds: list[Callable[..., RespondentView]] = [
        cards_view(screen.cards) or STAGE_VIEWS[screen.stage]
    ]
    if screen.stage is Stage.WELCOME:  # the last two can come at any time, and say the same at all
        kinds += [DetailsView, StopView, StillThereView]
        kinds += [partial(FlipsView, ())] if survey.checkable_coins else []
    moves = screen.stage in {Stage.PRACTICE, Stage.PRACTICE_RESULT}  # where movement can be stilled
    for kind in kinds:
        for comfort in COMFORTS if moves else COMFORTS[:1]:
            yield kind(screen, survey, cast("Touches", Nothing()), sizes, comfort)


def _name(screen: Screen) -> str:
    """Return what the script calls the screen: the question's id, or the stage."""
    if screen.stage is Stage.QUESTION and screen.question is not None:
        return screen.question.id
    return screen.stage.value.replace("_", " ")
