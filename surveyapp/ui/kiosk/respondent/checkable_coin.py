"""The screens of a checkable coin: picking a card, keep or show, and the round that was opened.

Respondents read of one thing, the wheel: the hidden number and the card say where it stops.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout

from surveyapp.designs import Design
from surveyapp.designs.wording.wheel import reports_are_answers
from surveyapp.services.kiosk.checkable_coin import Cards, OpenedRound
from surveyapp.services.kiosk.screen import Stage
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET
from surveyapp.ui.kiosk.pictures.joint_coin import HIDDEN, SumPicture, spaced
from surveyapp.ui.kiosk.pictures.qr import QrPicture
from surveyapp.ui.kiosk.respondent.view import RespondentView, practised
from surveyapp.ui.messages import survey_word

LONG_TEXT = 75
"""Millimetres of a QR code with a whole round in it, so that its modules are as large as a seal's."""


class RoundView(RespondentView):
    """What the screens of a round have."""

    @property
    def cards(self) -> Cards:
        """The round."""
        cards = self.screen_value.cards
        assert cards is not None  # noqa: S101 - these screens are shown only in a round
        return cards

    @property
    def is_practice(self) -> bool:
        """Whether nothing of it is recorded."""
        return self.screen_value.stage is Stage.PRACTICE

    def say_practice(self) -> None:
        """Say that nothing counts, where nothing does."""
        if self.is_practice:
            self.say(self.tr("Practice: nothing is recorded"), "soft")

    def name_of_the_seal(self) -> str:
        """Return the sentence with the seal's name, where the screen has one."""
        return ""

    def spoken_instead(self, words: str) -> list[str] | None:
        """Return what is spoken where ``words`` stand beside a square; None: the words themselves."""
        return [] if words == self.name_of_the_seal() else None  # random words: compared by eye

    def beside_qr(
        self,
        text: str,
        says: str,
        told: list[tuple[str, str]],
        *more: QLayout,
        millimetres: float = 52,
    ) -> None:
        """Draw a QR code with texts (and their roles) at its side, and ``more`` below these."""
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(8))
        column = in_column(Stretch(), spacing=self.sizes.space(3))
        for words, role in told:
            line = label(words, role)
            instead = self.spoken_instead(words)
            if instead is not None:
                speak_as(line, instead)
            column.addWidget(line)
        for below in more:
            column.addLayout(below)
        column.addStretch(1)
        row.addLayout(column, 1)
        code = QrPicture(text, says, self.sizes, millimetres=millimetres)
        row.addWidget(code, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)

    def round_bar(self) -> None:
        """Draw the usual bar, with how far the interview is."""
        screen = self.screen_value
        how_far = self.tr("{number} of {total}").format(number=screen.number, total=screen.total)
        self.usual_bar(self.tr("Practice") if self.is_practice else how_far)


class CardsView(RoundView):
    """The hidden number is sealed; the respondent picks a card.

    The cards bear their numbers: were they face down, the machine could choose what lies under the
    card after it was touched, and the respondent would add nothing. Nobody gains by a favourite
    number either, for the hidden one is not known. They count from 1, as a die does.
    """

    def draw(self) -> None:
        """Draw the seal, the cards, and both other ways."""
        cards = self.cards
        self.say_practice()
        self.say(self.tr("Pick a card"), "question")
        self.beside_qr(
            cards.note,
            self.tr("The square that locks the hidden number"),
            [
                (
                    self.tr(
                        "This device has hidden a number. The square locks it: it cannot change."
                    ),
                    "body",
                ),
                (self.tr("To check later, take a photo of this square."), "body"),
                (self.name_of_the_seal(), "soft"),
            ],
            self._other_ways(),
        )
        self.offer_numbers(
            [
                Button(
                    str(card + 1),
                    f"card_{card}",
                    partial(self.touches.pick, card),
                    self.sizes,
                    role="number",
                    height=SMALLEST_TARGET,
                )
                for card in range(cards.sides)
            ]
        )
        self.say(
            self.tr(
                "Your card is added to the hidden number. That is where the wheel stops, so this device "
                "cannot choose it. Any card will do. You may throw a die to choose one. If the device "
                "chooses, you must trust it."
            ),
            "soft",
        )
        self.round_bar()

    def name_of_the_seal(self) -> str:
        """Return the sentence with the seal's name."""
        text = self.tr("Name of the square: {words}. The name proves nothing; the square does.")
        return text.format(words=spaced(self.cards.words))

    def _other_ways(self) -> QLayout:
        touches = self.touches
        return in_row(
            *(
                (Button(words, name, act, self.sizes, role="bar"), share)
                for words, name, act, share in (
                    (self.tr("Let the device choose"), "trust", touches.trust, 3),
                    (self.tr("Test it"), "check", touches.check, 2),
                )
            ),
            spacing=self.sizes.mm(8),
        )


class KeepOrShowView(RoundView):
    """The report is sealed, before the respondent chooses: it counts, or it is opened and thrown away.

    Neither coin nor report is shown here. Whoever saw them could throw rounds away until one pleases.
    """

    def draw(self) -> None:
        """Draw the seal of the report, what either choice does, and both."""
        self.say_practice()
        self.say(self.tr("Keep or show?"), "question")
        keep = (
            self.tr("Keep: in the survey it would count. It would never be opened.")
            if self.is_practice
            else self.tr("Keep: it counts. It is never opened.")
        )
        show = self.tr("Show: it is opened and thrown away. Then you answer again.")
        self.beside_qr(
            self.cards.report_note,
            self.tr("The square that locks what would be recorded"),
            [
                (
                    self.tr(
                        "You have touched your answer. The square locks what would be recorded."
                    ),
                    "body",
                ),
                (keep, "body"),
                (show, "body"),
                (self.tr("A photograph of this shows what you touched."), "body"),
                (self.tr("To check later, take a photo of this square."), "soft"),
            ],
        )
        self.space(4)
        self.offer(
            [
                Button(self.tr("Show"), "show", self.touches.show, self.sizes, height=18),
                self.primary(self.tr("Keep"), "keep", self.touches.keep),
            ],
            most_columns=2,
        )
        self.round_bar()


class OpenedView(RoundView):
    """What was hidden, what it would have done, and how anybody can check it."""

    def draw(self) -> None:
        """Draw the sum, what the wheel does, what had been sealed, and the text of the seals."""
        opened = self._opened
        self.say_practice()
        self.say(self.tr("This round is shown and will not count."), "question")
        picture = SumPicture(_numbers(opened), self._sum(opened), self.sizes)
        speak_as(picture, [])  # the words beside it say the same
        words = label(self._sum(opened), "statement")
        speak_as(words, self._spoken_sum(opened))
        self.body.addLayout(in_row(picture, (words, 1), spacing=self.sizes.mm(6)))
        how = self.tr(
            "To check later, take a photo of this square too. The supervisor can give you the page that "
            "compares the squares."
        )
        kept = self.tr("What counts is never opened, so nobody can make you prove your answer.")
        told = [(words, "body") for words in self._what_the_wheel_does(opened)]
        told += [(words, "statement") for words in self._what_was_sealed(opened)]
        told += [(how, "soft"), (self.name_of_the_seal(), "soft")]
        told += [(kept, "soft")] if opened.sealed is None else []
        says = self.tr("This round as text, to photograph")
        self.beside_qr(opened.text, says, told, millimetres=LONG_TEXT)
        self.offer(
            [self.primary(self.tr("A new round"), "go_on", self.touches.go_on)], most_columns=1
        )
        self.round_bar()

    @property
    def _opened(self) -> OpenedRound:
        opened = self.cards.opened
        assert opened is not None  # noqa: S101 - this screen is shown only then
        return opened

    def name_of_the_seal(self) -> str:
        """Return the sentence with the seal's name."""
        text = self.tr("The name of the first square was: {words}")
        return text.format(words=spaced(self.cards.words))

    def spoken_instead(self, words: str) -> list[str] | None:
        """Return what is spoken for a text: what was sealed after a touch is heard in the practice alone."""
        sealed = self._what_was_sealed(self._opened)
        if words not in sealed:
            return super().spoken_instead(words)
        if self.is_practice:
            return [words] if words == sealed[0] else self._what_it_must_be(self._opened)
        not_read = self.tr("What the square locked is written here. It is not read aloud.")
        return [not_read] if words == sealed[0] else []

    def said_later(self) -> tuple[str, ...]:
        """Return what any opened round can say: its numbers, and the words between them."""
        numbers = map(str, range(self._opened.opening.sides + 1))
        return (*numbers, *self._words_of_the_sum())

    def _words_of_the_sum(self) -> tuple[str, ...]:
        return (
            self.tr("The hidden number:"),
            self.tr("Your card:"),
            self.tr("That is more than one full turn. Take one turn away."),
            self.tr("The wheel stopped at:"),
            self.tr("No card was picked."),
        )

    def _spoken_sum(self, opened: OpenedRound) -> list[str]:
        """Return the sum as what can be recorded: fixed words, and one number after the other."""
        hidden, card, full_turn, stop, no_card = self._words_of_the_sum()
        number = opened.opening.hidden
        told = [hidden, str(number)]
        if opened.card is None or opened.coin is None:
            return [*told, no_card]
        told += [card, str(opened.card + 1)]
        told += [full_turn] if number + opened.card + 1 > opened.opening.sides else []
        return [*told, stop, str(opened.coin + 1)]

    def _sum(self, opened: OpenedRound) -> str:
        hidden, sides = opened.opening.hidden, opened.opening.sides
        if opened.card is None or opened.coin is None:
            return self.tr("The hidden number was {hidden}. No card was picked.").format(
                hidden=hidden
            )
        together = hidden + opened.card + 1
        if together <= sides:
            text = self.tr("Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.")
        else:
            text = self.tr(
                "Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full "
                "turn: the wheel stopped at {stop}."
            )
        return text.format(
            hidden=hidden, card=opened.card + 1, stop=opened.coin + 1, sum=together, sides=sides
        )

    def _what_the_wheel_does(self, opened: OpenedRound) -> list[str]:
        labels, reports, is_same = self._words()
        forced = _forced(opened, is_same=is_same)
        if opened.coin is None:
            return []
        if forced is not None:
            text = self.tr("Here the wheel answers: “{label}” is recorded, whatever you touch.")
            return [text.format(label=reports[forced])]
        if opened.shown is not None or (is_same and opened.reports == tuple(range(len(labels)))):
            return [self.tr("Here your own answer is recorded.")]
        text = self.tr("Here “{label}” is recorded as “{report}”.")
        return [
            text.format(label=labels[answer], report=reports[report])
            for answer, report in enumerate(opened.reports)
        ]

    def _what_was_sealed(self, opened: OpenedRound) -> list[str]:
        if opened.reported is None:
            return []
        _, reports, _ = self._words()
        sealed = self.tr("After your touch the square locked: “{report}”.")
        return [
            sealed.format(report=reports[opened.reported]),
            " ".join(self._what_it_must_be(opened)),
        ]

    def _what_it_must_be(self, opened: OpenedRound) -> list[str]:
        _, reports, is_same = self._words()
        forced = _forced(opened, is_same=is_same)
        if forced is not None:
            must = self.tr("It must be “{label}”.").format(label=reports[forced])
        elif is_same and opened.reports == tuple(range(len(reports))):
            must = self.tr("It must be what you touched.")
        else:
            must = self.tr("It must be what is written above for the answer that you touched.")
        if_not = self.tr("If it is anything else, this device cheats. Do not answer on it.")
        return [must, if_not]

    def _words(self) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
        """Return the answers and the reports in words, and whether both are the same."""
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only these have coins
        assert isinstance(asked.design, Design)  # noqa: S101 - with one channel
        if self.is_practice:
            *_, labels = practised(self.screen_value)
        else:
            labels = asked.labels(self.screen_value.language, survey_word)
        return labels, asked.design.reports(labels), reports_are_answers(asked.design)


def _forced(opened: OpenedRound, *, is_same: bool) -> int | None:
    """Return the report that the coin gives whatever is touched; None where the touch decides."""
    if opened.shown is not None:
        return opened.shown.forced
    given = set(opened.reports)
    return given.pop() if is_same and len(given) == 1 else None


def cards_view(cards: Cards | None) -> type[RespondentView] | None:
    """Return the view of a round that is waiting; None where the question itself is shown."""
    if cards is None or not cards.is_waiting:
        return None
    if cards.opened is not None:
        return OpenedView
    return KeepOrShowView if cards.is_sealed else CardsView


def _numbers(opened: OpenedRound) -> tuple[str, str, str]:
    """Return the three numbers of the sum; cards and coins are counted from 1."""
    hidden, card, coin = opened.opening.hidden, opened.card, opened.coin
    return (
        str(hidden),
        "–" if card is None else str(card + 1),
        HIDDEN if coin is None else str(coin + 1),
    )
