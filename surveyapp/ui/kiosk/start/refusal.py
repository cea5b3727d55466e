"""Why the kiosk cannot start, on its screen: whoever switched it on has no other."""

from __future__ import annotations

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.trouble import ADVICE, Trouble, trouble_of
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.start.staff_window import StaffWindow
from surveyapp.ui.messages import translated


class RefusalView(View):
    """What is in the way, what to do, and two ways on."""

    def __init__(self, problem: SurveyAppError, window: StaffWindow[bool], sizes: Sizes) -> None:
        super().__init__(sizes)
        trouble = trouble_of(problem)
        advice = ADVICE[trouble]
        self.say(translated(advice.title), "title")
        if trouble is Trouble.OTHER:
            self.say(translated(problem), "problem")
        self.say_list([translated(step) for step in advice.steps], "lead")
        close = Button(
            self.tr("Close"), "close", lambda: window.choose(None), sizes, role="bar", height=15
        )
        again = Button(
            self.tr("Look again"),
            "look_again",
            lambda: window.choose(True),  # noqa: FBT003 - the answer
            sizes,
            role="primary",
            height=15,
        )
        self.bar_button(close)
        self.bar_button(again)


def looks_again(problem: SurveyAppError, *, windowed: bool) -> bool:
    """Show, on the full screen or not, why the kiosk cannot start; return whether to try again."""
    window = StaffWindow[bool](windowed=windowed)
    window.draw(lambda: RefusalView(problem, window, window.sizes))
    return bool(window.ask())
