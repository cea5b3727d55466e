"""Which screen each stage of an interview has."""

from __future__ import annotations

from surveyapp.services.kiosk.screen import Stage
from surveyapp.ui.kiosk.respondent.comprehension_screens import AfterView, CheckView
from surveyapp.ui.kiosk.respondent.practice_screens import PracticeResultView, PracticeView
from surveyapp.ui.kiosk.respondent.screens import (
    LanguageView,
    QuestionView,
    ThanksView,
    TroubleView,
    WelcomeView,
)
from surveyapp.ui.kiosk.respondent.view import RespondentView

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
