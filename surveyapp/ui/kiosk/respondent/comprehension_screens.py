"""The screens around the questions: the check of comprehension, and the words after an answer."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from surveyapp.designs import Mode
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.designs.wording.wheel import wheel_of
from surveyapp.messages.message import Message
from surveyapp.services.kiosk.versions import touchable
from surveyapp.survey.definition.promises import NOT_KEPT, is_kept
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.respondent.view import RespondentView, practised
from surveyapp.ui.messages import survey_word, translated


class CheckView(RespondentView):
    """A question about records, or the second explanation of it; both lead on."""

    def draw(self) -> None:
        """Draw the question and its answers, or what a record tells, once more."""
        check = self.screen_value.check
        assert check is not None  # noqa: S101 - the stage says so
        item = check.item
        facts: dict[str, str | int] = {"report": self._a_report()}
        self.say(self.tr("A short check. Nothing happens if you mix things up."), "soft")
        if check.is_wrong:
            self.say(self.tr("It is easy to mix up. Here it is once more."), "question")
            self.say(translated(Message(item.explanation, facts)), "lead")
            self.space(10)
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
        else:
            self.say(translated(Message(item.question, facts)), "question")
            self.space(10)
            self.offer(self._answers(item.answers), most_columns=2)
        self.usual_bar()

    def _answers(self, words: tuple[str, ...]) -> list[Button]:
        act = self.touches.answer_check
        return [
            Button(survey_word(each), f"check_{place}", partial(act, place), self.sizes, height=22)
            for place, each in enumerate(words)
        ]

    def _a_report(self) -> str:
        """Return how the first of the records reads that the practised design can make."""
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only these are practised
        design, mode, labels = practised(self.screen_value)
        if mode is Mode.OWN_DEVICE:
            return touchable(asked, labels, translated)[0]
        return design.reports(labels)[0]


class AfterView(RespondentView):
    """Words and not the bit: a bystander may misread it. They are the same whatever was answered."""

    def draw(self) -> None:
        """Draw what chance does to the record of the question just answered."""
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - the stage says so
        self.say(self.tr("That is done."), "title")
        if is_kept(self.survey, asked):
            self.say(self._what_chance_does(asked), "lead")
            if asked.design.worst_ratio is not None:
                self.say(translated(PROVES_NOTHING), "lead")
        else:
            self.say(translated(NOT_KEPT), "lead")
        self.space(10)
        self.offer([self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1)
        self.usual_bar()

    def _what_chance_does(self, asked: AskedQuestion) -> str:
        if asked.mode is Mode.OWN_DEVICE:
            return self.what_is_told(asked.design)
        wheel = wheel_of(asked.design, asked.mode)
        if wheel is None:
            return self.tr("For this question the wheel can change what is recorded.")
        odds = wheel.frequencies
        if odds.is_exact:
            words = self.tr(
                "{count} of every {of} recorded answers to this question come from the wheel."
            )
        else:
            words = self.tr(
                "About {count} of every {of} recorded answers to this question come from the wheel."
            )
        share = Fraction(odds.others, odds.of)
        return words.format(count=share.numerator, of=share.denominator)
