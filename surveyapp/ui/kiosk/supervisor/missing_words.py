"""Before the first interview of a survey in a language that the kiosk does not fully speak."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View


class MissingWordsView(View):
    """Says in which languages words are missing; only the supervisor can let the survey begin so."""

    def __init__(
        self,
        missing: Sequence[str],
        allow: Callable[[], None],
        leave: Callable[[], None],
        sizes: Sizes,
    ) -> None:
        super().__init__(sizes)
        self.say(self.tr("Some words are missing"), "title")
        for sentence in missing:
            self.say(sentence, "problem")
        self.say(
            self.tr(
                "Respondents would read those in English. The survey's author can add them to the survey."
            ),
            "lead",
        )
        self.space(8)
        self.offer(
            [
                Button(self.tr("Start all the same"), "allow_missing_words", allow, sizes),
                Button(self.tr("Close the kiosk"), "leave", leave, sizes, role="primary"),
            ],
            most_columns=2,
        )
