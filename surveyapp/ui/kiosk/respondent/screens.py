"""The respondent's screens. Each draws a ``Screen`` and passes touches on; none decides anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from surveyapp.designs import Design, Mode
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.kiosk.versions import touchable
from surveyapp.survey.definition.promises import facts_of, welcome_lines
from surveyapp.survey.definition.questions import (
    AskedQuestion,
    Joint,
    MultipleChoice,
    Number,
    Rating,
    SingleChoice,
    YesNo,
)
from surveyapp.ui.kiosk.base.bare_view import BareView
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.panel import NUMBERS_IN_A_ROW
from surveyapp.ui.kiosk.base.picture_and_text import PictureAndText
from surveyapp.ui.kiosk.base.speech import speak_in
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.base.view import ENTER, list_widget
from surveyapp.ui.kiosk.pictures.device_drawings import DevicePicture, picture_of
from surveyapp.ui.kiosk.pictures.joint_coin import MadeTogether, PickedCard
from surveyapp.ui.kiosk.pictures.odds import (
    UNTOSSED,
    CoinPicture,
    Odds,
    odds_of,
    reports_are_answers,
    shares_of,
)
from surveyapp.ui.kiosk.pictures.shield import Shield
from surveyapp.ui.kiosk.pictures.spinner import Spinner, Spinning, sectors
from surveyapp.ui.kiosk.respondent.comprehension_screens import AfterView, CheckView
from surveyapp.ui.kiosk.respondent.details import lines_of
from surveyapp.ui.kiosk.respondent.multiple_choice import Choosing
from surveyapp.ui.kiosk.respondent.number_pad import NumberPad
from surveyapp.ui.kiosk.respondent.own_device_screens import (
    draw_step,
    numbered,
    say_reminder,
)
from surveyapp.ui.kiosk.respondent.view import RespondentView, practised
from surveyapp.ui.languages import direction, native_name
from surveyapp.ui.messages import survey_word, translated

MOST_ROUNDS = 10


class LanguageView(RespondentView):
    """Each language in its own script; no flags, and no words that only some can read."""

    def draw(self) -> None:
        """Draw the title of the survey, then one button a language."""
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(5))
        row.addWidget(Shield(self.sizes))
        row.addWidget(label(self.survey.title.in_language(self.survey.languages[0]), "title"), 1)
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
        self.offer(buttons, most_columns=2)
        self.text_size()
        self.supervisor_corner()


class WelcomeView(RespondentView):
    """The device changes hands: whose part this is, and what is promised. Start is the respondent's."""

    def draw(self) -> None:
        """Draw the promises, a way to more of them, and Start."""
        if len(self.survey.languages) == 1:  # else the choice of a language has shown it
            self.say(self.survey.title.in_language(self.screen_value.language), "title")
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(5))
        row.addWidget(Shield(self.sizes))
        row.addWidget(label(self.tr("Only for you. Ask the surveyor to step back."), "lead"), 1)
        self.body.addLayout(row)
        self.space(3)
        self.say_list(lines_of(welcome_lines(facts_of(self.survey))), "body")
        self.space(4)
        more = Button(self.tr("Learn more"), "learn_more", self.touches.tell_more, self.sizes)
        start = self.primary(self.tr("Start"), "start", self.touches.go_on)
        self.offer([more, start], most_columns=2)
        self.usual_bar()
        self.supervisor_corner()


class ExplanationView(RespondentView):
    """What chance does, in plain words; for coins, with a picture of the odds and its twin in words."""

    def draw(self) -> None:
        """Draw the picture, then the sentences."""
        design, mode, labels = practised(self.screen_value)
        is_own = mode is Mode.OWN_DEVICE
        self.say(
            self.tr("How chance protects you") if is_own else self.tr("How the coins protect you"),
            "title",
        )
        asked = self.screen_value.question
        texts = [translated(each) for each in design.instruction(mode, labels)]
        if isinstance(asked, Joint):
            parts = self.tr(
                "There are {count} parts to answer, one after the other. All of them together make one "
                "of {answers} answers, and the coins fall once for it."
            )
            texts.append(parts.format(count=len(asked.members), answers=len(labels)))
        if is_own:
            texts.append(self.what_is_told(design))
        texts.append(self.tr("First you can try it. Nothing of the practice is recorded."))
        odds, shares = odds_of(design, mode), shares_of(design, mode)
        if odds is None or shares is None:
            self._draw_device(design, mode, labels)
            self.say_list(texts, "body")
        else:
            twin = self._twin(odds, labels)
            moves = self.comfort.moves and self.comfort.may_move
            spinning = Spinning(sectors(shares, labels), twin, self.sizes, moves=moves)
            words = list_widget([self._legend(odds), *texts], "body", self.sizes)
            self.body.addWidget(PictureAndText(spinning, words, self.sizes))
        if self.survey.checkable_coins and not is_own:
            self.body.addWidget(MadeTogether(self.sizes))
        self.space(4)
        self.offer([self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1)
        self.usual_bar()
        if odds is not None:
            self.movement()

    def _draw_device(self, design: Design, mode: Mode, labels: tuple[str, ...]) -> None:
        """Draw what one throws, draws or remembers oneself."""
        picture = picture_of(design, labels) if mode is Mode.OWN_DEVICE else None
        if picture is not None:
            self.body.addWidget(DevicePicture(picture, self.sizes))

    def _legend(self, odds: Odds) -> str:
        if odds.opposite:
            return self.tr("Blue: your own answer is recorded. Light: the opposite.")
        return self.tr("Blue: your own answer is recorded. Light: what the coins answer.")

    def _twin(self, odds: Odds, labels: tuple[str, ...]) -> str:
        template = (
            self.tr("{of} cases: {parts}.")
            if odds.is_exact
            else self.tr("About {of} cases: {parts}.")
        )
        parts = [self.tr("{count} × your own answer").format(count=odds.own)]
        parts += [
            self.tr("{count} × “{label}” from the coins").format(count=count, label=word)
            for count, word in zip(odds.forced, labels, strict=False)
            if count
        ][:4]
        if sum(1 for count in odds.forced if count) > 4:
            numbers = self.tr("{count} × a number from the coins")
            parts = [parts[0], numbers.format(count=sum(odds.forced))]
        if odds.opposite:
            parts.append(self.tr("{count} × the opposite").format(count=odds.opposite))
        return template.format(of=odds.of, parts=", ".join(parts))


class AskingView(RespondentView):
    """A question, in every state of its coins: the same skeleton and the same number of touches."""

    entering: NumberPad | Choosing | None = None
    """What a number or several answers are entered with."""

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let keys enter a number; digits tick choices, and Enter confirms them."""
        if isinstance(self.entering, NumberPad):
            self.entering.key_pressed(event)
        elif self.entering is not None and event.key() in ENTER and not event.isAutoRepeat():
            self.entering.confirm()
        else:
            super().key_pressed(event)

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
        is_high = isinstance(asked, Number) or (asked.mode is Mode.SHOWN_COINS and len(labels) > 2)
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
            self.offer(
                [self.primary(self.tr("Toss the coins"), "toss", self.touches.toss)], most_columns=1
            )
        elif screen.coin is not None and screen.coin.forced is not None:
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
        elif part is not None:
            self._offer_answers(part, part.labels(screen.language, survey_word))
        else:
            self._offer_answers(asked, labels)
        self.space(room)
        if not screen.takes_report:
            text = asked.design.instruction(asked.mode, labels)
            self.say(" ".join(translated(each) for each in text), "soft")
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
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(4))
        row.addWidget(self._coin_picture(mark, words, labels))
        row.addWidget(label(words, "statement"), 1)
        self.body.addLayout(row)

    def _coin_picture(self, mark: str | None, words: str, labels: tuple[str, ...]) -> QWidget:
        """Return the spinner at the sector that the coins drew; a tile where no spinner tells them."""
        screen = self.screen_value
        asked = screen.question
        design = asked.design if isinstance(asked, AskedQuestion) else None
        shares = shares_of(design, Mode.SHOWN_COINS) if isinstance(design, Design) else None
        if shares is None:
            return CoinPicture(mark, words, self.sizes)
        parts = sectors(shares, labels)
        moves = self.comfort.moves and self.comfort.may_move
        spinner = Spinner(parts, words, self.sizes.space(30), moves=moves)
        if screen.coin is not None:
            drawn = next(part for part in parts if part.mark == mark)
            spinner.point_to(drawn.beside_mark)
        return spinner

    def _what_the_coins_say(self, labels: tuple[str, ...]) -> str:
        coin = self.screen_value.coin
        if coin is None:
            return self.tr("First the coins fall.")
        if coin.question is not None:
            return (
                self.tr("The coins choose the first question. Answer that one.")
                if coin.question == 1
                else self.tr("The coins choose the second question. Answer that one.")
            )
        if coin.forced is None:
            return self.tr("The coins leave the answer to you.")
        return self.tr(
            "The coins answer for you this time: “{label}”. There is nothing to choose."
        ).format(label=labels[coin.forced])

    def _offer_answers(self, asked: AskedQuestion, labels: tuple[str, ...]) -> None:
        if isinstance(asked, Number):
            is_own = self.screen_value.takes_report
            take = self.touches.report_number if is_own else self.touches.answer_number
            pad = NumberPad(asked.scale, self.screen_value.language, take, self.sizes)
            self._offer_entering(pad)
            return
        if isinstance(asked, MultipleChoice):
            choosing = Choosing(asked, labels, self.touches.answer_choices, self.sizes)
            self.panel = choosing.panel
            self._offer_entering(choosing)
            return
        if self.screen_value.takes_report:
            self._offer_reports(touchable(asked, labels, translated))
            return
        self.offer(
            self._touchables("answer", self.touches.answer, labels, _height(len(labels))),
            most_columns=self.columns_of_answers(asked, len(labels)),
        )

    def _offer_entering(self, entering: NumberPad | Choosing) -> None:
        self.entering = entering
        self.put_below(entering)
        self.offer([entering.confirm_button], most_columns=1)

    def columns_of_answers(self, asked: AskedQuestion, answers: int) -> int:
        """Return how many may stand in a row: all numbers, two answers; words make a list."""
        if isinstance(asked, Rating):
            return answers
        return 1 if isinstance(asked, SingleChoice) and answers == 3 else 2

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
                "Part {place} of {count}. All parts together make one of {answers} answers, and the "
                "coins fall once for it."
            )
        ).format(place=place, count=len(question.members), answers=len(labels))
        self.say(f"{text}\n{together}", "soft")
        asked = question.members if part is None else (part,)
        heading = "\n".join(member.text.in_language(screen.language) for member in asked)
        self.ask(heading, question, labels, part, hint=hint)


class PracticeView(AskingView):
    """The practised question's coins, with a question that is nobody's secret."""

    def draw(self) -> None:
        """Draw the innocuous question as it stands."""
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only randomized questions are practised
        _, _, labels = practised(self.screen_value)
        heading = (
            self.tr("Have you drunk water today?")
            if len(labels) == 2 or isinstance(asked, YesNo)
            else self.tr("Touch any of these numbers")
        )
        self.say(self.tr("Practice: nothing is recorded"), "soft")
        self.ask(heading, asked, labels)
        self.usual_bar(self.tr("Practice"))

    def columns_of_answers(self, asked: AskedQuestion, answers: int) -> int:  # noqa: ARG002
        """Return how many may stand in a row: the answers are yes and no, or numbers."""
        return answers


class PracticeResultView(RespondentView):
    """What the record would say, and what anybody could learn from it."""

    def draw(self) -> None:
        """Draw what was touched, what the record would say, and both ways on."""
        self.say(self.tr("Practice: nothing is recorded"), "soft")
        for words in self._what_happened():
            self.say(words, "question")
        self.say(self._what_varied(), "body")
        self.say(self._what_a_reader_sees(), "body")
        self.space(8)
        self.offer(
            [
                Button(
                    self.tr("Try again"),
                    "try_again",
                    self.touches.practise_again,
                    self.sizes,
                    height=18,
                ),
                self.primary(self.tr("Go on"), "go_on", self.touches.go_on),
            ],
            most_columns=2,
        )
        self.usual_bar(self.tr("Practice"))

    def _what_varied(self) -> str:
        """Return what all rounds so far would have recorded, in turn; the last few of many."""
        rounds = self.screen_value.rounds[-MOST_ROUNDS:]
        design, mode, labels = practised(self.screen_value)
        if len(rounds) < 2 or mode is Mode.OWN_DEVICE:
            return ""
        names = design.reports(labels)
        text = ", ".join(f"“{names[each.recorded]}”" for each in rounds)
        return self.tr("The record in your tries, one after the other: {said}.").format(said=text)

    def _what_a_reader_sees(self) -> str:
        design, mode, _ = practised(self.screen_value)
        if mode is Mode.OWN_DEVICE:
            return self.what_is_told(design)
        if design.worst_ratio is None:
            return ""
        if reports_are_answers(design):
            return self.tr(
                "Whoever reads the record sees only what it says, not whether it came from you "
                "or from the coins. Try it a few times and watch the record change."
            )
        return self.tr(
            "Whoever reads the record sees only what it says, not what you touched. Try it a few "
            "times and watch the record change."
        )

    def _what_happened(self) -> list[str]:
        practice = self.screen_value.practice
        asked = self.screen_value.question
        assert practice is not None  # noqa: S101 - the stage says so
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only these are practised
        design, mode, labels = practised(self.screen_value)
        if mode is Mode.OWN_DEVICE:
            text = touchable(asked, labels, translated)[practice.recorded]
            return [
                self.tr("You touched “{label}”, and that would be recorded.").format(label=text)
            ]
        recorded = design.reports(labels)[practice.recorded]
        if practice.touched is None:
            return [
                self.tr("The coins answered. The record would say “{label}”.").format(
                    label=recorded
                )
            ]
        touched = self.tr("You touched “{label}”.").format(label=labels[practice.touched])
        if reports_are_answers(design) and practice.touched != practice.recorded:
            text = self.tr("The record would say “{label}”: this time the coins decided.")
        elif mode is Mode.SHOWN_COINS:
            text = self.tr("The coins left it to you, so the record would say “{label}”.")
        else:
            text = self.tr("The record would say “{label}” this time.")
        return [touched, text.format(label=recorded)]


class ThanksView(RespondentView):
    """It is stored; the device goes back."""

    def draw(self) -> None:
        """Draw the thanks."""
        self.say(self.tr("Thank you."), "title", centred=True)
        self.say(self.tr("Your interview has been stored safely."), "lead", centred=True)
        self.say(self.tr("Please hand the device back."), "lead", centred=True)
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
        column = QVBoxLayout(self)
        column.addWidget(label(self.tr("One moment"), "lead", centred=True))


STAGE_VIEWS: dict[Stage, type[RespondentView]] = {
    Stage.LANGUAGE: LanguageView,
    Stage.WELCOME: WelcomeView,
    Stage.EXPLANATION: ExplanationView,
    Stage.PRACTICE: PracticeView,
    Stage.PRACTICE_RESULT: PracticeResultView,
    Stage.CHECK: CheckView,
    Stage.QUESTION: QuestionView,
    Stage.AFTER: AfterView,
    Stage.THANKS: ThanksView,
    Stage.TROUBLE: TroubleView,
}
