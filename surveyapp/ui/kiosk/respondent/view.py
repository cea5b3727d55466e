"""What every screen of a respondent has: their touches, their language, the bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from surveyapp.designs import AskableDesign, Design, Mode
from surveyapp.services.kiosk.screen import Screen
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.yes_no import NO, YES
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.drawn_button import Drawing, DrawnButton, Loudspeaker
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.respondent.accessibility import Comfort
from surveyapp.ui.languages import direction
from surveyapp.ui.messages import survey_word


class Touches(Protocol):
    """What a respondent can do; the screens pass it on."""

    def choose_language(self, language: str) -> None:
        """A language was touched."""

    def go_on(self) -> None:
        """The respondent has read, or lets the coins' answer stand."""

    def toss(self) -> None:
        """The coins shall fall."""

    def answer(self, index: int) -> None:
        """The answer with that index was touched."""

    def report(self, index: int) -> None:
        """The report with that index was touched, which the respondent's own device made."""

    def answer_number(self, keys: bytearray) -> None:
        """The number was confirmed that ``keys`` write in ASCII; they are overwritten."""

    def report_number(self, keys: bytearray) -> None:
        """The same, with a number that is the report of the respondent's own device."""

    def answer_choices(self, marks: bytearray) -> None:
        """The choices were confirmed whose byte is 1; the bytes are overwritten."""

    def answer_words(self, words: bytearray) -> None:
        """An answer was entered that is recorded as its text, in UTF-8; the bytes are overwritten."""

    def skip(self) -> None:
        """The question is left unanswered."""

    def back(self) -> None:
        """The screen before is wanted."""

    def pick(self, card: int) -> None:
        """A card was touched, which is added to the kiosk's hidden coin."""

    def trust(self) -> None:
        """The machine shall pick the card."""

    def check(self) -> None:
        """The hidden coin shall be opened, and the round thrown away."""

    def keep(self) -> None:
        """The sealed report shall count."""

    def show(self) -> None:
        """The sealed report shall be opened, and the round thrown away."""

    def tell_more(self) -> None:
        """All that is promised is wanted."""

    def flip_coins(self) -> None:
        """The public test of the coins is wanted."""

    def practise_again(self) -> None:
        """Another practice round is wanted."""

    def answer_check(self, index: int) -> None:
        """An answer to a question of the comprehension check was touched."""

    def enlarge(self) -> None:
        """Larger letters are wanted; after the largest the usual ones."""

    def still(self) -> None:
        """No movement is wanted, or movement again."""

    def listen(self) -> None:
        """The screen shall be spoken, or be silent again."""

    def ask_stop(self) -> None:
        """The respondent thinks of stopping."""

    def stop(self) -> None:
        """The respondent stops."""

    def resume(self) -> None:
        """The interview goes on where it was."""

    def next_respondent(self) -> None:
        """The device has changed hands."""

    def open_surveyor(self) -> None:
        """The surveyor's page is wanted."""

    def open_supervisor(self) -> None:
        """The supervisor's door."""


class RespondentView(View):
    """A screen in the respondent's language, with the bar that every interview screen has."""

    def __init__(
        self,
        screen: Screen,
        survey: Survey,
        touches: Touches,
        sizes: Sizes,
        comfort: Comfort = Comfort(),  # noqa: B008 - frozen
    ) -> None:
        super().__init__(sizes)
        self.comfort = comfort
        self.screen_value = screen
        self.survey = survey
        self.touches = touches
        self.setLayoutDirection(direction(screen.language))
        if comfort.can_listen:
            self.strip_button(Loudspeaker(self.tr("Listen"), touches.listen, sizes))
        self.draw()

    def draw(self) -> None:
        """Fill the body and the bar, which each screen does in its own way."""

    def said_later(self) -> tuple[str, ...]:
        """Return what can be spoken here too, though it does not stand on the screen yet."""
        return ()

    def primary(self, words: str, name: str, act: Callable[[], object]) -> Button:
        """Return the button that leads on."""
        return Button(words, name, act, self.sizes, role="primary", height=18)

    def usual_bar(self, progress: str = "", *, has_back: bool = True) -> None:
        """Draw Back where there is a way back, Stop and Skip, how far it is, and what eases reading."""
        if has_back and self.screen_value.can_go_back:
            self._to_bar(self.tr("Back"), "back", self.touches.back)
        self._to_bar(self.tr("Stop"), "stop", self.touches.ask_stop)
        if self.screen_value.can_skip:
            self._to_bar(self.tr("Skip"), "skip", self.touches.skip)
        self.bar_text(progress)
        self.text_size()

    def what_is_told(self, design: AskableDesign) -> str:
        """Return what is recorded where the respondent's own device randomizes."""
        if design.worst_ratio is None:
            return self.tr("This device is told only what you touch, and nothing else.")
        return self.tr("This device never learns your answer, only what you touch.")

    def text_size(self) -> None:
        """Draw the button that makes all text larger."""
        says = self.tr("Larger text")
        self._to_strip_end(self.tr("A A"), "text_size", self.touches.enlarge, says=says)

    def movement(self) -> None:
        """Draw the button that stills the spinner, where it may turn."""
        if self.comfort.may_move:
            words = self.tr("No movement") if self.comfort.moves else self.tr("With movement")
            drawing = Drawing.HALT if self.comfort.moves else Drawing.MOVE
            act = self.touches.still
            self.strip_button(DrawnButton(drawing, "movement", act, self.sizes, says=words))

    def supervisor_corner(self) -> None:
        """Draw the supervisor's door, small and in the corner."""
        act = self.touches.open_supervisor
        self.bar_button(
            Button(self.tr("Supervisor"), "supervisor", act, self.sizes, role="corner", height=15)
        )

    def _to_bar(self, words: str, name: str, act: Callable[[], object]) -> None:
        self.bar_button(Button(words, name, act, self.sizes, role="bar", height=15))

    def _to_strip_end(
        self, words: str, name: str, act: Callable[[], object], *, says: str = ""
    ) -> None:
        self.strip_button(Button(words, name, act, self.sizes, role="bar", says=says, height=15))


def practised(screen: Screen) -> tuple[Design, Mode, tuple[str, ...]]:
    """Return the practised design, its mode, and innocuous answers for it: yes and no, or numbers."""
    asked = screen.question
    assert isinstance(asked, AskedQuestion)  # noqa: S101 - there is no practice without one
    assert isinstance(asked.design, Design)  # noqa: S101 - the interview gives a sample's version
    if asked.is_answered_yes_or_no:
        return asked.design, asked.mode, asked.labels(screen.language, survey_word)
    return asked.design, asked.mode, innocuous(len(asked.answers))


def innocuous(count: int) -> tuple[str, ...]:
    """Return ``count`` answers that are nobody's secret: yes and no, or numbers."""
    if count == 2:
        return survey_word(YES), survey_word(NO)
    return tuple(str(number) for number in range(1, count + 1))
