"""The respondent's screens. Each draws a ``Screen`` and passes touches on; none decides anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from surveyapp.designs import Mode
from surveyapp.designs.wording.forced import PROVES_NOTHING, SHOWN_FIRST, SHOWN_GO_ON
from surveyapp.designs.wording.wheel import OWN_SECTOR, wheel_of
from surveyapp.messages.message import Message
from surveyapp.services.kiosk.screen import Screen
from surveyapp.services.kiosk.versions import touchable
from surveyapp.survey.definition.counted_words import of_totals
from surveyapp.survey.definition.promises import (
    Line,
    details,
    facts_of,
    instruction,
    welcome_lines,
    who_sees,
)
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel
from surveyapp.survey.types.joint import Joint
from surveyapp.ui.boxes import in_row
from surveyapp.ui.kiosk.base.bare_view import BareView, Part, parts_of, speak_in
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.panel import NUMBERS_IN_A_ROW
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.pictures.joint_coin import PickedCard
from surveyapp.ui.kiosk.pictures.odds import UNTOSSED, CoinPicture
from surveyapp.ui.kiosk.pictures.shield import Shield
from surveyapp.ui.kiosk.pictures.wheel import WheelPicture, sectors
from surveyapp.ui.kiosk.respondent.accessibility import TextSize
from surveyapp.ui.kiosk.respondent.entering import ENTERED_WITH, HIGH, Asking
from surveyapp.ui.kiosk.respondent.number_pad import Entering
from surveyapp.ui.kiosk.respondent.own_device_screens import draw_step, numbered, say_reminder
from surveyapp.ui.kiosk.respondent.view import RespondentView
from surveyapp.ui.languages import direction, native_name
from surveyapp.ui.messages import survey_word, translated

SHOWN_WHEEL = 42
SMALL_WHEEL = 22
"""Millimetres, on a screen with room."""
SAID_IN_PRACTICE = (PROVES_NOTHING, *of_totals((PROVES_NOTHING,)))
MOST_ON_SMALL = 2
"""Answers that a small wheel names; of more, each as often, it says that it picks any."""


class LanguageView(RespondentView):
    """Each language in its own script; no flags, and no words that only some can read."""

    def draw(self) -> None:
        """Draw the title of the survey, then one button a language."""
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(5))
        if not self.sizes.is_small:
            row.addWidget(Shield(self.sizes))
        title = self.survey.title.in_language(self.survey.languages[0])
        row.addWidget(label(title, self.fitting("title")), 1)
        self.body.addLayout(row)
        self.space(4)
        choose = self.touches.choose_language
        buttons = [
            Button(
                native_name(code), f"language_{code}", partial(choose, code), self.sizes, height=20
            )
            for code in self.survey.languages
        ]
        for code, button in zip(self.survey.languages, buttons, strict=True):
            speak_in(button, code)
        self.offer(buttons, most_columns=3)
        self.text_size()
        self.supervisor_corner()


class WelcomeView(RespondentView):
    """The device changes hands: whose part this is, and what is promised. Start is the respondent's."""

    def draw(self) -> None:
        """Draw the promises, a way to more of them, and Start."""
        step_back = self.tr("Ask the surveyor to step back.")
        shield = None if self.sizes.is_small else Shield(self.sizes)
        is_first = (
            len(self.survey.languages) == 1
        )  # else the choice of a language has shown the title
        if is_first and self.comfort.text is TextSize.USUAL:  # who enlarges has read it
            self.say(self.survey.title.in_language(self.screen_value.language), "title")
            row = QHBoxLayout()
            row.setSpacing(self.sizes.mm(5))
            if shield is not None:
                row.addWidget(shield)
            row.addWidget(label(step_back, self.fitting("lead")), 1)
            self.body.addLayout(row)
            self.supervisor_corner()
        else:
            self.head_strip(step_back, "lead", shield)
        self.say_list(lines_of(welcome_lines(facts_of(self.survey))), "body")
        self.offer([self.primary(self.tr("Start"), "start", self.touches.go_on)], most_columns=1)
        self.usual_bar()
        self._to_bar(self.tr("Learn more"), "learn_more", self.touches.tell_more)


class AskingView(RespondentView):
    """A question, in every state of its coins: the same skeleton and the same number of touches."""

    entering: Entering | None = None
    """What the answer is entered with, where no single touch gives it."""

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let keys enter the answer; digits tick choices, and Enter confirms them."""
        if self.entering is None or not self.entering.key_pressed(event):
            super().key_pressed(event)

    def spoken_on_any_panel(self) -> tuple[Part, ...]:
        """Return what can be spoken, with the keys that another key turns to."""
        keys = () if self.entering is None else self.entering.turned_away()
        turned = (part for key in keys for part in parts_of(key))
        return (*super().spoken_on_any_panel(), *turned)

    def ask(
        self,
        heading: str,
        asked: AskedQuestion,
        labels: tuple[str, ...],
        part: AskedQuestion | None = None,
        *,
        hint: str = "",
    ) -> None:
        """Draw the question, what the coins say, what can be touched, and the odds.

        ``part`` is the member of a joint question whose answers can be touched now.
        """
        screen = self.screen_value
        # a pad is high, and so are many answers below a spinner
        is_high = asked.entry in HIGH or (asked.mode is Mode.SHOWN_COINS and len(labels) > 2)
        room = 4 if is_high else 10
        if draw_step(self, asked, labels):
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
            return
        self.say(numbered(asked, heading, screen.language), "question")
        self.say(hint, "soft")
        if screen.is_refused:
            self.say(self._why_refused(asked), "statement")
        if screen.takes_report:
            say_reminder(self, asked, labels)
        if asked.mode is Mode.SHOWN_COINS and asked.design.is_randomized:
            self._say_coins(labels)
        self.space(room)
        if screen.must_toss:
            self.offer([self.primary(self.tr("Spin"), "toss", self.touches.toss)], most_columns=1)
        elif screen.coin is not None and screen.coin.forced is not None:
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
        elif part is not None:
            self.offer_answers(part, part.labels(screen.language, survey_word))
        else:
            self.offer_answers(asked, labels)
        self.space(room)
        if not screen.takes_report:
            self._say_odds(asked, labels)
        if screen.cards is not None:
            self.body.addWidget(PickedCard(screen.cards, self.touches.check, self.sizes))

    def _why_refused(self, asked: AskedQuestion) -> str:
        if asked.constraint_message is None:
            return self.tr("This answer does not fit here. Please look at it once more.")
        return asked.constraint_message.in_language(self.screen_value.language)

    def _say_coins(self, labels: tuple[str, ...]) -> None:
        coin = self.screen_value.coin
        words = self._what_the_coins_say(labels)
        mark = UNTOSSED if coin is None else None if coin.forced is None else labels[coin.forced]
        if coin is not None and coin.question is not None:
            mark = str(coin.question)
        self.body.addLayout(
            in_row(
                self._coin_picture(mark, words, labels),
                (label(words, "statement"), 1),
                spacing=self.sizes.mm(4),
            )
        )

    def _coin_picture(self, mark: str | None, words: str, labels: tuple[str, ...]) -> QWidget:
        """Return the wheel, at the sector where it stopped; a tile where no wheel shows it."""
        screen = self.screen_value
        asked = screen.question
        wheel = None if not isinstance(asked, AskedQuestion) else wheel_of(asked.design, asked.mode)
        if wheel is None:
            return CoinPicture(mark, words, self.sizes)
        moves = self.comfort.moves and self.comfort.may_move
        picture = WheelPicture(
            sectors(wheel, labels), self.sizes, millimetres=SHOWN_WHEEL, moves=moves
        )
        if screen.coin is not None:
            forced = screen.coin.forced
            picture.turn_to(OWN_SECTOR if forced is None else 1 + forced)
        return picture

    def _what_the_coins_say(self, labels: tuple[str, ...]) -> str:
        coin = self.screen_value.coin
        if coin is None:
            return self.tr("Spin first. Only you see it.")
        if coin.question is not None:
            return (
                self.tr("Answer the first question.")
                if coin.question == 1
                else self.tr("Answer the second question.")
            )
        if coin.forced is None:
            return self.tr("The wheel asks you. Touch your own answer.")
        return self.tr("The wheel answers “{label}” for you. Just go on.").format(
            label=labels[coin.forced]
        )

    def _say_odds(self, asked: AskedQuestion, labels: tuple[str, ...]) -> None:
        """Say what chance does, beside a small wheel where the device draws unseen.

        It is short: what a record proves was said in the practice, and the line beside a wheel that is shown
        says what to do.
        """
        sentences = self.odds_sentences(instruction(self.survey, asked, labels))
        if asked.mode is Mode.SHOWN_COINS:
            sentences = [each for each in sentences if each not in (SHOWN_FIRST, SHOWN_GO_ON)]
        words = " ".join(translated(each) for each in sentences)
        wheel = wheel_of(asked.design, asked.mode)
        if wheel is None or asked.mode is Mode.SHOWN_COINS:
            self.say(words, "soft")
            return
        picture = WheelPicture(
            sectors(wheel, labels, most=MOST_ON_SMALL),
            self.sizes,
            millimetres=SMALL_WHEEL,
            has_hand=False,
        )
        self.body.addLayout(
            in_row(
                (picture, 0, Qt.AlignmentFlag.AlignVCenter),
                (label(words, "soft"), 1),
                spacing=self.sizes.mm(4),
            )
        )

    def odds_sentences(self, sentences: Sequence[Message]) -> list[Message]:
        """Return an instruction without the sentence that a record proves nothing."""
        return [each for each in sentences if each not in SAID_IN_PRACTICE]

    def offer_answers(self, asked: AskedQuestion, labels: tuple[str, ...]) -> None:
        """Draw what can be touched: answers, or the reports of one's own device."""
        make = ENTERED_WITH.get(asked.entry)
        if make is not None:
            made = make(Asking(asked, labels, self.screen_value, self.touches, self.sizes))
            if made.panel is not None:
                self.panel = made.panel
            self._offer_entering(made)
            return
        if self.screen_value.takes_report:
            self._offer_reports(touchable(asked, labels, translated))
            return
        self.offer(
            self._touchables("answer", self.touches.answer, labels, _height(len(labels))),
            most_columns=self.columns_of_answers(asked, len(labels)),
        )

    def _offer_entering(self, entering: Entering) -> None:
        self.entering = entering
        self.put_below(entering)
        self.offer([entering.confirm_button], most_columns=1)

    def columns_of_answers(self, asked: AskedQuestion, answers: int) -> int:
        """Return how many may stand in a row: all numbers, two answers."""
        return answers if asked.measurement_level is MeasurementLevel.ORDINAL else 2

    def _offer_reports(self, reports: tuple[str, ...]) -> None:
        act = self.touches.report
        if not all(words.isdecimal() for words in reports):
            self.offer(
                self._touchables("report", act, reports, _height(len(reports))), most_columns=2
            )
        elif len(reports) > NUMBERS_IN_A_ROW:
            self.offer_numbers(
                self._touchables("report", act, reports, SMALLEST_TARGET, role="number")
            )
        else:
            self.offer_numbers(self._touchables("report", act, reports, _height(len(reports))))

    def _touchables(
        self,
        name: str,
        touch: Callable[[int], object],
        words: tuple[str, ...],
        height: float,
        *,
        role: str = "answer",
    ) -> list[Button]:
        return [
            Button(
                each, f"{name}_{index}", partial(touch, index), self.sizes, height=height, role=role
            )
            for index, each in self._ordered(words)
        ]

    def _ordered(self, words: tuple[str, ...]) -> list[tuple[int, str]]:
        """Return each index with its words, in the order that was drawn for this interview, if any."""
        numbered = list(enumerate(words))
        order = self.screen_value.order
        return [numbered[index] for index in order] if len(order) == len(words) else numbered


def _height(things: int) -> int:
    """Millimetres; many answers are lower, so that fewer of them hide below the edge."""
    return 22 if things <= 3 else 18


class QuestionView(AskingView):
    """One question of the survey, or a note."""

    def draw(self) -> None:
        """Draw the question as it stands."""
        screen = self.screen_value
        question = screen.question
        assert question is not None  # noqa: S101 - the stage says so
        text = question.text.in_language(screen.language)
        hint = "" if question.hint is None else question.hint.in_language(screen.language)
        if isinstance(question, Joint):
            self._ask_joint(question, text, hint)
        elif isinstance(question, AskedQuestion):
            self.ask(text, question, question.labels(screen.language, survey_word), hint=hint)
        else:
            self.say(text, "question")
            self.say(hint, "soft")
            self.space(9)
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
        self.usual_bar(
            self.tr("{number} of {total}").format(number=screen.number, total=screen.total)
        )

    def _ask_joint(self, question: Joint, text: str, hint: str) -> None:
        """Draw the member that is asked; while the coins lie or answer, all members are named."""
        screen, part = self.screen_value, self.screen_value.member
        labels = question.labels(screen.language, survey_word)
        place = 0 if part is None else 1 + question.members.index(part)
        together = (
            self.tr("{count} questions, recorded together as one of {answers} answers.")
            if part is None
            else self.tr(
                "Part {place} of {count}. All parts together make one of {answers} answers, "
                "and the wheel turns once for it."
            )
        ).format(place=place, count=len(question.members), answers=len(labels))
        self.say(f"{text}\n{together}", "soft")
        asked = question.members if part is None else (part,)
        heading = "\n".join(member.text.in_language(screen.language) for member in asked)
        self.ask(heading, question, labels, part, hint=hint)


class ThanksView(RespondentView):
    """It is stored; the device goes back."""

    def draw(self) -> None:
        """Draw the thanks."""
        self.say(self.tr("Done. Thank you."), "title", centred=True)
        self.say(self.tr("Please give the device back."), "lead", centred=True)
        self.space(14)
        act = self.touches.next_respondent
        self.offer(
            [Button(self.tr("Next respondent"), "next", act, self.sizes, height=18)], most_columns=1
        )


class TroubleView(RespondentView):
    """No technical words: somebody else will see to it."""

    def draw(self) -> None:
        """Draw whom to call."""
        self.say(self.tr("This device has a problem."), "title", centred=True)
        recorded = self.tr("Your interview was recorded. You need not answer again.")
        not_recorded = self.tr("Nothing of this interview was recorded.")
        told = recorded if self.screen_value.is_recorded else not_recorded
        self.say(told, "lead", centred=True)
        self.say(self.tr("Please give it to the surveyor."), "lead", centred=True)
        act = self.touches.open_surveyor
        self.bar_button(
            Button(self.tr("Surveyor"), "surveyor", act, self.sizes, role="bar", height=15)
        )
        self.supervisor_corner()


class StopView(RespondentView):
    """Asks once."""

    def draw(self) -> None:
        """Draw both ways."""
        self.say(self.tr("Stop? Nothing will be recorded."), "title", centred=True)
        self.space(14)
        self.offer(
            [
                self.primary(self.tr("Keep going"), "keep_going", self.touches.resume),
                Button(
                    self.tr("Stop and discard"),
                    "confirm_stop",
                    self.touches.stop,
                    self.sizes,
                    height=18,
                ),
            ],
            most_columns=2,
        )


class StillThereView(RespondentView):
    """Hides the question, and waits a little longer."""

    def draw(self) -> None:
        """Draw the one button."""
        self.say(self.tr("Are you still there?"), "title", centred=True)
        self.say(
            self.tr("If nobody touches the button, this interview is discarded."),
            "lead",
            centred=True,
        )
        self.space(14)
        self.offer(
            [self.primary(self.tr("Go on with the interview"), "still_here", self.touches.resume)],
            most_columns=1,
        )


class MomentView(BareView):
    """Neutral, and always the same: what happens behind it takes the same time whatever was touched.

    It is as bare as can be, because storing waits until it is painted.
    """

    def __init__(self, screen: Screen, sizes: Sizes) -> None:
        super().__init__(sizes)
        self.setLayoutDirection(direction(screen.language))
        waiting = label("…", "lead", centred=True)
        waiting.setAccessibleName(self.tr("One moment"))
        QVBoxLayout(self).addWidget(waiting)


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
