"""What is behind "Learn more" on the first screen: who can read what, and how much it can tell."""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.survey.definition.promises import Line, details, facts_of, who_sees
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.respondent.view import RespondentView
from surveyapp.ui.messages import translated


def lines_of(lines: Sequence[Line]) -> list[str]:
    """Return promises in the language of the screen, a text a line."""
    return [" ".join(translated(sentence) for sentence in line) for line in lines]


class DetailsView(RespondentView):
    """The longer promises, and the test of the wheel where there is one."""

    def draw(self) -> None:
        """Draw the promises and the way back."""
        facts = facts_of(self.survey)
        self.say(translated(who_sees(facts)), "title")
        self.say_list(lines_of(details(facts)), "body")
        if self.survey.checkable_coins:
            words, act = self.tr("Test the wheel"), self.touches.flip_coins
            self.offer([Button(words, "flip_coins", act, self.sizes)], most_columns=1)
        self._to_bar(self.tr("Back"), "back", self.touches.resume)
        self.text_size()
