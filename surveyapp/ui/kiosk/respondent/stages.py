"""The screens of interviews, and which of them each stage has."""

from __future__ import annotations

from surveyapp.services.kiosk.screen import Stage
from surveyapp.ui.kiosk.respondent.checkable_coin import cards_view
from surveyapp.ui.kiosk.respondent.coin_test import FlipsView
from surveyapp.ui.kiosk.respondent.comprehension_screens import AfterView, CheckView
from surveyapp.ui.kiosk.respondent.practice_screens import PracticeResultView, PracticeView
from surveyapp.ui.kiosk.respondent.screens import (
    DetailsView,
    LanguageView,
    MomentView,
    QuestionView,
    StillThereView,
    StopView,
    ThanksView,
    TroubleView,
    WelcomeView,
)
from surveyapp.ui.kiosk.respondent.view import RespondentView

__all__ = [
    "STAGE_VIEWS",
    "DetailsView",
    "FlipsView",
    "MomentView",
    "StillThereView",
    "StopView",
    "TroubleView",
    "cards_view",
]

STAGE_VIEWS: dict[Stage, type[RespondentView]] = {
    Stage.LANGUAGE: LanguageView,
    Stage.WELCOME: WelcomeView,
    Stage.PRACTICE: PracticeView,
    Stage.PRACTICE_RESULT: PracticeResultView,
    Stage.CHECK: CheckView,
    Stage.QUESTION: QuestionView,
    Stage.AFTER: AfterView,
    Stage.THANKS: ThanksView,
    Stage.TROUBLE: TroubleView,
}
