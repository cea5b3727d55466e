"""The screens of a checkable coin: picking a card, and the round that was opened."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout

from surveyapp.designs import Design
from surveyapp.services.kiosk.checkable_coin import Cards, OpenedRound, checking_command
from surveyapp.services.kiosk.screen import Stage
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET
from surveyapp.ui.kiosk.pictures.joint_coin import HIDDEN, SumPicture, spaced
from surveyapp.ui.kiosk.pictures.qr import QrPicture
from surveyapp.ui.kiosk.respondent.view import RespondentView, innocuous
from surveyapp.ui.messages import survey_word


class RoundView(RespondentView):
    """What both screens of a round have."""

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

    def beside_qr(self, text: str, says: str, told: list[tuple[str, str]], *more: QLayout) -> None:
        """Draw a QR code with texts (and their roles) at its side, and ``more`` below these."""
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(8))
        column = QVBoxLayout()
        column.setSpacing(self.sizes.space(3))
        column.addStretch(1)
        for words, role in told:
            column.addWidget(label(words, role))
        for below in more:
            column.addLayout(below)
        column.addStretch(1)
        row.addLayout(column, 1)
        row.addWidget(QrPicture(text, says, self.sizes), 0, Qt.AlignmentFlag.AlignTop)
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
    number either, for the hidden one is not known.
    """

    def draw(self) -> None:
        """Draw the seal, the cards, and both other ways."""
        cards = self.cards
        if self.is_practice:
            self.say(self.tr("Practice: nothing is recorded"), "soft")
        self.say(self.tr("Pick a card"), "question")
        self.beside_qr(
            cards.note,
            self.tr("The seal of the hidden number, to photograph"),
            [
                (
                    self.tr("The machine has hidden a number and sealed it with these words:"),
                    "body",
                ),
                (spaced(cards.words), "statement"),
            ],
            self._other_ways(),
        )
        self.offer_numbers(
            [
                Button(
                    str(card),
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
                "Your card is added to the hidden number. Any card will do; a die or a friend’s birthday "
                "can choose. If the machine picks, the coin is only as honest as the machine. Who wants to "
                "check later on another device photographs the square: it holds the whole seal, the words "
                "only its beginning."
            ),
            "soft",
        )
        self.round_bar()

    def _other_ways(self) -> QLayout:
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(8))
        touches = self.touches
        for words, name, act in (
            (self.tr("Let the machine pick"), "trust", touches.trust),
            (self.tr("Check the machine"), "check", touches.check),
        ):
            row.addWidget(Button(words, name, act, self.sizes, role="bar"), 1)
        return row


class OpenedView(RoundView):
    """What was hidden, what it would have done, and how anybody can check it."""

    def draw(self) -> None:
        """Draw the sum, what would have been recorded, and the seal."""
        opened = self.cards.opened
        assert opened is not None  # noqa: S101 - this screen is shown only then
        self.say(self.tr("The round is open and thrown away"), "question")
        row = QHBoxLayout()
        row.setSpacing(self.sizes.mm(6))
        row.addWidget(SumPicture(_numbers(opened), self._sum(opened), self.sizes))
        row.addWidget(label(self._sum(opened), "statement"), 1)
        self.body.addLayout(row)
        self.say_list(self._would_have(opened), "body")
        opening = opened.opening
        seal = self.tr(
            "The seal was: {words}. It is the beginning of the SHA-256 of {sides} sides, the hidden "
            "number and this key, which makes it impossible to guess: {key}"
        )
        self.beside_qr(
            checking_command(opening),
            self.tr("The command that checks this round on another device"),
            [
                (
                    seal.format(
                        words=spaced(self.cards.words),
                        sides=opening.sides,
                        key=_grouped(opening.nonce),
                    ),
                    "soft",
                ),
                (
                    self.tr(
                        "The square holds the command with which anybody can check this on another "
                        "computer. A round that counts is never opened, so nobody can be made to prove "
                        "an answer."
                    ),
                    "soft",
                ),
            ],
        )
        self.offer(
            [self.primary(self.tr("A new round"), "go_on", self.touches.go_on)], most_columns=1
        )
        self.round_bar()

    def _sum(self, opened: OpenedRound) -> str:
        hidden, sides = opened.opening.hidden, opened.opening.sides
        if opened.card is None:
            return self.tr("The hidden number was {hidden}. No card was picked.").format(
                hidden=hidden
            )
        if hidden + opened.card < sides:
            text = self.tr("Hidden number {hidden}, your card {card}: the coin was {coin}.")
        else:
            text = self.tr(
                "Hidden number {hidden}, your card {card}: together {sum}. Less {sides}, the number of "
                "cards, the coin was {coin}."
            )
        return text.format(
            hidden=hidden,
            card=opened.card,
            coin=opened.coin,
            sum=hidden + opened.card,
            sides=sides,
        )

    def _would_have(self, opened: OpenedRound) -> list[str]:
        labels, reports = self._words()
        if opened.shown is not None:
            forced = opened.shown.forced
            if forced is None:
                return [self.tr("These coins would have left the answer to you.")]
            text = self.tr("These coins would have answered for you: “{label}”.")
            return [text.format(label=labels[forced])]
        text = self.tr("“{label}” would have been recorded as “{report}”.")
        return [
            text.format(label=labels[answer], report=reports[report])
            for answer, report in enumerate(opened.reports)
        ]

    def _words(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only these have coins
        assert isinstance(asked.design, Design)  # noqa: S101 - with one channel
        language = self.screen_value.language
        labels = (
            innocuous(len(asked.answers))
            if self.is_practice
            else asked.labels(language, survey_word)
        )
        return labels, asked.design.reports(labels)


def cards_view(cards: Cards | None) -> type[RespondentView] | None:
    """Return the view of a round that is waiting; None where the question itself is shown."""
    if cards is None or not cards.is_waiting:
        return None
    return CardsView if cards.opened is None else OpenedView


def _numbers(opened: OpenedRound) -> tuple[str, str, str]:
    unknown = HIDDEN if opened.coin is None else str(opened.coin)
    return str(opened.opening.hidden), "–" if opened.card is None else str(opened.card), unknown


def _grouped(nonce: bytes) -> str:
    return f"\u2066{nonce.hex(' ', 4)}\u2069"
