"""Takes respondents through interviews: draws each screen, waits the same time after each touch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.services.kiosk.answer_entry import marked_in, number_in, wipe, words_in
from surveyapp.services.kiosk.hand_over import HandOver
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.kiosk.trouble import ProgramFailed
from surveyapp.ui.kiosk.base.bare_view import BareView
from surveyapp.ui.kiosk.base.idle import IdleWatch
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.accessibility import Comfort, TextSize
from surveyapp.ui.kiosk.respondent.audio import Speaking
from surveyapp.ui.languages import ProgramLanguage

if TYPE_CHECKING:
    from surveyapp.services.kiosk.interview import Interview
    from surveyapp.ui.kiosk.respondent.view import RespondentView

T = TypeVar("T")


BEFORE_A_TOUCH = (
    "platform",  # of a crash report, which must be there when it is needed
    "surveyapp.services.kiosk.interview",
    "surveyapp.services.kiosk.coin_test",
    "surveyapp.services.program.identity",
    "surveyapp.storage.kiosk.export",
    "surveyapp.ui.jobs",
    "surveyapp.ui.kiosk.respondent.survey_words",
)
"""What the first screen does without, and the next ones need, beside the screens of interviews."""


def _all_views() -> ModuleType:
    """Return the screens of interviews. The first to ask loads them."""
    return import_module("surveyapp.ui.kiosk.respondent.stages")


def load_the_rest() -> None:
    """Load what touches lead to; the window does, once it is painted."""
    _all_views()
    for name in BEFORE_A_TOUCH:
        import_module(name)


def _program_failed(*, report: object, is_recorded: bool) -> ProgramFailed:
    """A mistake of the program ended an interview, kept one from beginning, or came once it was stored."""
    if is_recorded:
        return ProgramFailed(
            msg(
                "The program itself made a mistake, but only after this interview was recorded: it "
                "is kept, so do not ask this person again. Go on with the next respondent; if it "
                "happens again, stop using this kiosk and send the report, which holds nothing of "
                "an interview: {report}.",
                report=report,
            )
        )
    return ProgramFailed(
        msg(
            "The program itself made a mistake, so this interview was not recorded; "
            "all before it are kept. Go on with the next respondent; if it happens "
            "again, stop using this kiosk and send the report, which holds nothing of "
            "an interview: {report}.",
            report=report,
        )
    )


class Host(Protocol):
    """The window, as its flows see it."""

    @property
    def sizes(self) -> Sizes:
        """The sizes of the present screen."""

    def show_view(self, view: BareView) -> None:
        """Delete the view that is shown and show ``view``."""

    def draw(self, view: Callable[[], BareView]) -> None:
        """Show what ``view`` makes, and make it again in a window of another size."""

    def drop_view(self) -> None:
        """Delete the view that is shown, at once; not from inside one of its own events."""

    def hold_view(self) -> None:
        """Leave the view that is shown as it is painted, until another one is shown."""

    def paint_now(self) -> None:
        """Paint what is shown before anything else happens."""

    @property
    def needs_ruler(self) -> bool:
        """Whether nobody knows how large a millimetre is on the panel."""

    def measured(self, dpi: float) -> None:
        """Keep how fine the panel is, and draw what follows in its sizes."""

    def enlarge(self, text: TextSize) -> None:
        """Draw what follows with text of that size."""


class _Step(Enum):
    ANSWER = "answer"
    REPORT = "report"
    NUMBER = "number"
    REPORTED_NUMBER = "reported number"
    CHOICES = "choices"
    WORDS = "words"
    GO_ON = "go_on"
    SKIP = "skip"
    TOSS = "toss"
    PICK = "pick"
    TRUST = "trust"
    CHECK = "check"
    KEEP = "keep"
    SHOW = "show"


NOT_WRITTEN = QT_TRANSLATE_NOOP("messages", "not written")

UNHURRIED = frozenset({Stage.PRACTICE, Stage.PRACTICE_RESULT, Stage.QUESTION, Stage.AFTER})
"""Where a touch is followed by the neutral screen for the whole dwell."""


class Interviewing(QObject):
    """Passes touches to the interview and draws where it is then.

    After a touch that may record something the button is painted as it was, then the step is taken
    and stored, the question's widgets are deleted and the neutral screen is painted; the next screen
    comes when the dwell is over, measured from the touch. So neither the eye nor a stopwatch tells
    which answer it was, and what was touched is durable within milliseconds. The touched index
    waits in one byte that is overwritten as it is used, what was entered in as many as it takes: no
    signal, closure or event holds it meanwhile.
    """

    def __init__(
        self,
        kiosk: Kiosk,
        hand_over: HandOver,
        host: Host,
        idle: IdleWatch,
        *,
        language: ProgramLanguage,
        dwell_ms: int,
        speaking: Speaking,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._speaking = speaking
        self._spoken: RespondentView | None = None
        self._usual = Comfort(may_move=kiosk.survey.presentation.movement, pace_ms=dwell_ms)
        self._comfort = self._usual
        self._kiosk = kiosk
        self._hand_over = hand_over
        self._host = host
        self._idle = idle
        self._language = language
        self._begun: Interview | None = None
        self._dwell_ms = dwell_ms
        self._since_touch = QElapsedTimer()
        self._step = _Step.GO_ON
        self._touched = bytearray(1)
        self._entered = bytearray()
        self._is_busy = False
        self._failure: SurveyAppError | None = None
        self._to_neutral = QTimer(self, singleShot=True, interval=0)
        self._to_neutral.timeout.connect(self._show_neutral)
        self._to_step = QTimer(self, singleShot=True, interval=0)
        self._to_step.timeout.connect(self._take_step)
        self._to_next = QTimer(self, singleShot=True)
        self._to_next.timeout.connect(self._move_on)
        self._opens_supervisor: Callable[[], None] = self.draw
        self._surveyor: Surveyor

    def staffed_by(self, surveyor: Surveyor, supervisor: Supervisor) -> None:
        """Tell who takes the device back, and who opens the supervisor's door."""
        self._surveyor = surveyor
        self._opens_supervisor = supervisor.open

    @property
    def _interview(self) -> Interview:
        """The interview at hand; the first is there once anything asks for it, after the staff's screens."""
        if self._begun is None:
            self._begun = self._kiosk.begin()
        return self._begun

    @property
    def trouble(self) -> SurveyAppError | None:
        """What ended the last interview, for the supervisor."""
        return self._failure or self._interview.trouble

    def begin(self) -> None:
        """Begin a new interview: the device was handed over."""
        self._kiosk.stopped(self._interview)
        self._begun = self._kiosk.begin()
        self._failure = None
        self._make_usual()
        self.draw()

    def end(self) -> None:
        """Let the interview go; the next begins when the surveyor hands the device over."""
        if self._interview.has_begun:
            self._hand_over.interview_ended()
        self._kiosk.stopped(self._interview)
        self._failure = None
        self._make_usual()
        self._surveyor.wait()

    def return_to(self) -> None:
        """Show what was there before staff came: a trouble that they have not dealt with stays."""
        if self._is_in_trouble:
            self.draw()
        else:
            self.end()

    def fail(self, report: str) -> None:
        """After a mistake of the program: record nothing more, and have somebody called.

        ``report`` names what was written about it, for the supervisor.
        """
        was_in_trouble = self._is_in_trouble
        self._kiosk.stopped(self._interview)
        self._failure = self._failed(report)
        self._hand_over.met(self._failure)
        if not was_in_trouble:  # a mistake in drawing this very screen must not come back for ever
            self.redraw()

    def draw(self) -> None:
        """Draw where the interview is."""
        from surveyapp.ui.kiosk.respondent.survey_words import speak_as_survey  # noqa: PLC0415

        screen = self._interview.screen
        speak_as_survey(self._language, self._kiosk.survey, screen.language)
        views = _all_views()
        waiting = views.cards_view(screen.cards)
        view = (
            views.TroubleView if self._is_in_trouble else waiting or views.STAGE_VIEWS[screen.stage]
        )
        self._show(view, screen)
        self._watch(screen)

    def redraw(self) -> None:
        """Draw again where the interview is, unless a step is being taken."""
        if not self._is_busy:
            self.draw()

    # What respondents do

    def choose_language(self, language: str) -> None:
        """Go on in that language."""
        self._interview.choose_language(language)
        self.draw()

    def go_on(self) -> None:
        """Go on."""
        screen = self._interview.screen
        if screen.stage in UNHURRIED and screen.device_step is None:
            self._take(_Step.GO_ON)
        else:
            self._interview.go_on()
            self.draw()

    def toss(self) -> None:
        """Let the shown coins fall."""
        self._take(_Step.TOSS)

    def answer(self, index: int) -> None:
        """Take the touched answer."""
        if not self._is_busy:
            self._touched[0] = index
            self._take(_Step.ANSWER)

    def report(self, index: int) -> None:
        """Take the touched report of the respondent's own device."""
        if not self._is_busy:
            self._touched[0] = index
            self._take(_Step.REPORT)

    def pick(self, card: int) -> None:
        """Add the card to the hidden coin."""
        if not self._is_busy:
            self._touched[0] = card
            self._take(_Step.PICK)

    def trust(self) -> None:
        """Let the machine pick the card."""
        self._take(_Step.TRUST)

    def check(self) -> None:
        """Open the hidden coin."""
        self._take(_Step.CHECK)

    def keep(self) -> None:
        """Let the sealed report count."""
        self._take(_Step.KEEP)

    def show(self) -> None:
        """Open the sealed report."""
        self._take(_Step.SHOW)

    def tell_more(self) -> None:
        """Show all that is promised; whoever leaves it alone leaves the first screen again."""
        self._show(_all_views().DetailsView, self._interview.screen)
        self._idle.start(self.end)

    def flip_coins(self) -> None:
        """Show the public test of the coins; whoever leaves it alone leaves the first screen again."""
        self._show(partial(_all_views().FlipsView, self._kiosk.flips()), self._interview.screen)
        self._idle.start(self.end)

    def answer_number(self, keys: bytearray) -> None:
        """Take the number that was entered."""
        self._take_entered(_Step.NUMBER, keys)

    def report_number(self, keys: bytearray) -> None:
        """Take the number that the respondent's own device made."""
        self._take_entered(_Step.REPORTED_NUMBER, keys)

    def answer_choices(self, marks: bytearray) -> None:
        """Take the choices that were marked."""
        self._take_entered(_Step.CHOICES, marks)

    def answer_words(self, words: bytearray) -> None:
        """Take the text that was entered."""
        self._take_entered(_Step.WORDS, words)

    def skip(self) -> None:
        """Leave the question unanswered."""
        self._take(_Step.SKIP)

    def back(self) -> None:
        """Go to the screen before."""
        if not self._is_busy:
            self._interview.back()
            self.draw()

    def practise_again(self) -> None:
        """Practise once more."""
        self._interview.practise_again()
        self.draw()

    def answer_check(self, index: int) -> None:
        """Take an answer to the comprehension check."""
        self._interview.answer_check(index)
        self.draw()

    def enlarge(self) -> None:
        """Draw everything larger, until the interview ends; after the largest as usual."""
        if not self._is_busy:
            self._comfort = self._comfort.enlarged()
            self._host.enlarge(self._comfort.text)
            self.draw()

    def still(self) -> None:
        """Let the spinner turn no more, or again."""
        self._comfort = self._comfort.stilled()
        self.draw()

    def listen(self) -> None:
        """Speak the screen, and those that follow as they come; or be silent again."""
        if self._is_busy:
            return
        self._comfort = replace(self._comfort, listens=not self._speaking.is_speaking)
        if self._comfort.listens:
            self._speak()
        else:
            self._speaking.stop()
        self._watch(self._interview.screen)

    def ask_stop(self) -> None:
        """Ask once whether to stop."""
        if not self._is_busy:
            self._show(_all_views().StopView, self._interview.screen)

    def stop(self) -> None:
        """Discard the interview."""
        self.end()

    def resume(self) -> None:
        """Show the interview again where it was."""
        self.draw()

    def next_respondent(self) -> None:
        """Give the device to the surveyor."""
        self.end()

    def open_surveyor(self) -> None:
        """Open the surveyor's page."""
        self._make_usual()
        self._surveyor.open()

    def open_supervisor(self) -> None:
        """Open the supervisor's door."""
        self._make_usual()
        self._opens_supervisor()

    # How a touch is taken

    def _take(self, step: _Step) -> None:
        if self._is_busy:
            return
        self._is_busy = True
        self._since_touch.start()
        self._idle.stop()
        self._step = step
        # not inside the button's own event: it must not be deleted there. What Qt would paint of its
        # release comes before this timer; the screen leaves at once, so its touched look stays instead
        self._host.hold_view()
        self._to_step.start()

    def _take_entered(self, step: _Step, entered: bytearray) -> None:
        if self._is_busy:
            return
        self._entered[:] = entered
        wipe(entered)
        self._take(step)

    def _failed(self, report: str) -> ProgramFailed:
        return _program_failed(report=report, is_recorded=self._interview.is_recorded)

    def _show_neutral(self) -> None:
        try:
            self._host.drop_view()
            self._host.show_view(_all_views().MomentView(self._interview.screen, self._host.sizes))
            self._host.paint_now()
        finally:
            self._to_next.start(max(self._dwell_ms - self._since_touch.elapsed(), 0))

    def _take_step(self) -> None:
        try:
            self._do_step()
        except Exception:  # a bug of ours: somebody is called, and it is told on
            self._kiosk.stopped(self._interview)
            self._failure = self._failed(NOT_WRITTEN)
            raise
        finally:
            self._to_neutral.start()

    def _do_step(self) -> None:
        match self._step:
            case _Step.ANSWER:
                self._interview.answer(self._taken())
            case _Step.REPORT:
                self._interview.report(self._taken())
            case _Step.NUMBER:
                self._interview.answer(self._taken_from(number_in))
            case _Step.REPORTED_NUMBER:
                self._interview.report(self._taken_from(number_in))
            case _Step.CHOICES:
                self._interview.answer(self._taken_from(marked_in))
            case _Step.WORDS:
                self._interview.answer(self._taken_from(words_in))
            case _Step.PICK:
                self._interview.pick(self._taken())
            case _:
                self._steps_without_a_value[self._step]()
        self._step = _Step.GO_ON

    @property
    def _steps_without_a_value(self) -> dict[_Step, Callable[[], None]]:
        interview = self._interview
        return {
            _Step.GO_ON: interview.go_on,
            _Step.SKIP: interview.skip,
            _Step.TOSS: interview.toss,
            _Step.TRUST: interview.trust,
            _Step.CHECK: interview.check,
            _Step.KEEP: interview.keep,
            _Step.SHOW: interview.show,
        }

    def _taken(self) -> int:
        try:
            return self._touched[0]
        finally:
            self._touched[0] = 0

    def _taken_from(self, read: Callable[[bytearray], T]) -> T:
        try:
            return read(self._entered)
        finally:
            wipe(self._entered)

    def _move_on(self) -> None:
        self._is_busy = False
        self.draw()

    # Idleness

    def _watch(self, screen: Screen) -> None:
        is_first = screen.stage in {Stage.LANGUAGE, Stage.WELCOME} and not screen.can_go_back
        if (is_first and self._comfort.is_usual) or self._is_in_trouble:
            self._idle.stop()
        elif screen.stage is Stage.THANKS:
            self._idle.start(self.next_respondent)
        else:
            self._idle.start(self._time_out, self._warn)

    def _warn(self) -> None:
        self._show(_all_views().StillThereView, self._interview.screen)

    def _time_out(self) -> None:
        self._kiosk.timed_out(self._interview)
        self.end()

    @property
    def _is_in_trouble(self) -> bool:
        return self._failure is not None or self._interview.screen.stage is Stage.TROUBLE

    def _show(self, view: Callable[..., RespondentView], screen: Screen) -> None:
        comfort = replace(self._comfort, can_listen=self._can_listen(screen))
        made = view(screen, self._kiosk.survey, self, self._host.sizes, comfort)
        self._host.show_view(made)
        self._spoken = made if comfort.can_listen else None
        if self._comfort.listens:
            self._speak()

    def _can_listen(self, screen: Screen) -> bool:
        """Return whether the screen may be spoken: what chance did in private, not to a whole room."""
        is_opened = screen.cards is not None and screen.cards.opened is not None
        is_private = screen.coin is not None or bool(screen.rounds) or is_opened
        return self._speaking.is_possible and not (is_private and self._speaking.is_public)

    def _speak(self) -> None:
        if self._spoken is not None:
            self._speaking.speak(self._spoken, self._interview.screen.language)

    def _make_usual(self) -> None:
        """Forget what the respondent made easier: the next one begins as all do."""
        self._comfort = self._usual
        self._host.enlarge(self._comfort.text)


class Surveyor(Protocol):
    """Whoever takes the device back."""

    def wait(self) -> None:
        """Wait for the surveyor's PIN, where one is asked for, then begin the next interview."""

    def open(self) -> None:
        """Ask for the PIN, then say what to do."""


class Supervisor(Protocol):
    """Whoever opens the supervisor's door."""

    def open(self) -> None:
        """Ask for the PIN."""
