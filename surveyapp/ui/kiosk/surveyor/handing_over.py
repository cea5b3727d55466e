"""Waits for the surveyor between two respondents, and lets the next interview begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.hand_over import HandOver, Way
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.trouble import Trouble, trouble_of
from surveyapp.ui.kiosk.base.idle import IdleWatch
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.respondent.audio import Speaking
from surveyapp.ui.kiosk.respondent.interviewing import Host
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate
from surveyapp.ui.kiosk.surveyor.screens import (
    AdviceView,
    HandOverView,
    SurveyorPinView,
    TroublesView,
)
from surveyapp.ui.languages import ProgramLanguage


class Interviews(Protocol):
    """The respondents' side, as the surveyor's sees it."""

    @property
    def trouble(self) -> SurveyAppError | None:
        """What ended the last interview."""

    def begin(self) -> None:
        """Begin a new interview."""

    def end(self) -> None:
        """Let the interview go, and wait until the device is handed over."""

    def return_to(self) -> None:
        """Show what was there before the surveyor's page."""


class Door(Protocol):
    """Whoever opens the supervisor's page."""

    def open(self) -> None:
        """Ask for the PIN."""


class HandingOver(QObject):
    """Shows the hand-over, the surveyor's page and troubles, in the language of the staff.

    Before an interview begins it looks whether it could be stored, so that nobody answers in vain.
    """

    def __init__(
        self,
        kiosk: Kiosk,
        hand_over: HandOver,
        host: Host,
        idle: IdleWatch,
        *,
        interviews: Interviews,
        supervisor: Door,
        language: ProgramLanguage,
        speaking: Speaking,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._speaking = speaking
        self._kiosk = kiosk
        self._hand_over = hand_over
        self._host = host
        self._idle = idle
        self._interviews = interviews
        self._supervisor = supervisor
        self._language = language
        self._gate = PinGate(kiosk.surveyor_pin)

    def wait(self) -> None:
        """Wait for the surveyor's PIN, where one is asked for, then let the next interview begin."""
        if not self._hand_over.is_waiting:
            self._begin()
            return
        self._show(self._hand_over_view, self.wait)

    def _hand_over_view(self) -> HandOverView:
        """Return the screen between two respondents, which speaks where it was recorded."""

        def listen() -> None:
            if self._speaking.is_speaking:
                self._speaking.stop()
            else:
                self._speaking.speak(view, self._language.own)
            self._idle.start(self.wait)

        view = HandOverView(
            self._gate,
            self._begin,
            self.open,
            self._supervisor.open,
            self._host.sizes,
        )
        if self._speaking.can_speak(view, self._language.own):
            view.offer_listening(listen)
        return view

    def open(self) -> None:
        """Ask for the PIN, where there is one, then say what to do in the present trouble, or in any."""
        if not self._kiosk.surveyor_pin.is_asked:
            self._open_page()
            return
        back = self._interviews.return_to
        self._show(
            lambda: SurveyorPinView(self._gate, self._open_page, back, self._host.sizes), back
        )

    def _open_page(self) -> None:
        trouble = self._interviews.trouble
        if trouble is None:
            self._list_troubles()
        else:
            self._deal_with(trouble)

    def _list_troubles(self) -> None:
        self._show(
            lambda: TroublesView(
                self._kiosk.about_interviews, self._explain, self._begin, self._host.sizes
            ),
            self._interviews.return_to,
        )

    def _explain(self, trouble: Trouble) -> None:
        back = (self.tr("Back"), self._list_troubles)
        self._show(
            lambda: AdviceView([trouble], self._host.sizes, back=back), self._interviews.return_to
        )

    # What is in the way

    def _begin(self) -> None:
        """Begin the next interview, unless it could not be stored or staff must know something first."""
        obstacle = self._kiosk.obstacle()
        if obstacle is not None:
            self._say_what_is_in_the_way(obstacle)
            return
        news = self._kiosk.news()
        if news:
            self._tell(news)
        else:
            self._let_begin()

    def _let_begin(self) -> None:
        self._hand_over.given()
        self._interviews.begin()

    def _say_what_is_in_the_way(self, obstacle: SurveyAppError) -> None:
        again = (self.tr("Look again"), "look_again", self._begin)
        self._advise([obstacle], again)

    def _tell(self, news: Sequence[SurveyAppError]) -> None:
        self._advise(news, (self.tr("Go on"), "attention_go_on", self._let_begin))

    def _deal_with(self, trouble: SurveyAppError) -> None:
        """Say what to do about what ended an interview, with the way on that a surveyor has alone."""
        on: tuple[str, str, Callable[[], None]] | None
        match self._hand_over.way_out_of(trouble):
            case Way.GO_ON:
                on = (self.tr("Go on"), "attention_go_on", self._begin)
            case Way.LOOK_AGAIN:
                on = (self.tr("Look again"), "look_again", lambda: self._look_again(trouble))
            case Way.CALL:
                on = None
        self._advise([trouble], on)

    def _look_again(self, trouble: SurveyAppError) -> None:
        left = self._hand_over.still_there(trouble)
        if left is None:
            self._begin()
        else:
            self._deal_with(left)

    def _advise(
        self,
        problems: Sequence[SurveyAppError],
        go_on: tuple[str, str, Callable[[], None]] | None,
    ) -> None:
        troubles = list(dict.fromkeys(map(trouble_of, problems)))
        self._show(
            lambda: AdviceView(
                troubles, self._host.sizes, go_on=go_on, open_supervisor=self._supervisor.open
            ),
            None,
        )

    def _show(self, view: Callable[[], View], afterwards: Callable[[], None] | None) -> None:
        """Show a screen of the surveyor; left alone it gives way to what comes ``afterwards``."""
        self._language.use_own()
        self._host.draw(view)
        if afterwards is None:
            self._idle.stop()
        else:
            self._idle.start(afterwards)
