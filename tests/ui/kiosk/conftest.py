"""A kiosk's window on a small store, and fingers to touch it."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from surveyapp.designs.core.coins import Coins, SystemCoins
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import PRACTISING, Stage
from surveyapp.storage.kiosk import pin
from surveyapp.storage.kiosk.pin import PIN_FILE, SURVEYOR_PIN_FILE, SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.second_question import SecondQuestion
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.base.pages import Pages

PIN = "258013"
SURVEYOR_PIN = "4711"
DWELL = 4


class ChanceInPractice:
    """The system's coins in the practice, those of the test at the questions."""

    def __init__(self, interview: Interview, of_questions: Coins) -> None:
        self._interview = interview
        self._of_questions = of_questions

    def below(self, bound: int) -> int:
        is_practice = self._interview.screen.stage in PRACTISING
        return (SystemCoins() if is_practice else self._of_questions).below(bound)


class Fingers:
    """Touches a kiosk's window and reads what it shows, as a person does."""

    def __init__(self, kiosk: Kiosk, store: KioskStore, qtbot: Any, **how: Any) -> None:
        self.kiosk = kiosk
        self.store = store
        self._qtbot = qtbot
        self.window = KioskWindow(
            kiosk, **{"windowed": True, "dwell_ms": DWELL, "dead_ms": 0, **how}
        )
        self.window.present()
        qtbot.waitExposed(self.window)

    def button(self, name: str) -> QPushButton | None:
        view = self.window.view
        return None if view is None else view.findChild(QPushButton, name)

    def shows(self, name: str) -> bool:
        """Return whether it is on the screen, on whichever of its pages."""
        button = self.button(name)
        turns = {"more", "earlier"}
        return button is not None and not (name in turns and button.isHidden())

    def turn_to(self, button: QWidget) -> None:
        """Turn the pages, as a person does, until the whole button is seen."""
        for turn in ("earlier", "more"):
            for _ in range(40):
                QApplication.processEvents()
                if button.visibleRegion().boundingRect() == button.rect():
                    return
                if not self.shows(turn):
                    break
                self._qtbot.mouseClick(self.button(turn), Qt.MouseButton.LeftButton)

    @property
    def pages(self) -> int:
        """How many pages the screen has."""
        pages = self.window.view.findChild(Pages)
        return 1 if pages is None else pages.count

    def settle(self) -> None:
        """Wait until the step is taken and the next screen is there."""
        QApplication.processEvents()
        patience = QElapsedTimer()
        patience.start()
        while self.window.interviewing._is_busy:
            assert patience.elapsed() < 60_000, "the step is not taken"  # a busy machine is slow
            QTest.qWait(1)

    def go_away_until(self, is_there: Callable[[], bool], seconds: float = 0.3) -> None:
        """Touch nothing until something is there: only now a time without touches is soon over.

        On a busy machine the touches before may themselves take longer than such a time.
        """
        idle = self.window._idle
        kept = idle._whole, idle._until_warning, idle._until_end
        idle._whole = round(1000 * seconds)
        idle._until_warning = idle._until_end = idle._whole // 2
        if idle._quiet.isActive():
            idle._quiet.start(idle._whole if idle._warned is None else idle._until_warning)
        self._qtbot.waitUntil(is_there, timeout=10_000)
        idle._whole, idle._until_warning, idle._until_end = kept
        if idle._quiet.isActive():
            idle._quiet.start(idle._whole)
        if idle._last.isActive():
            idle._last.start(idle._until_end)

    def wait_for(self, name: str) -> None:
        """Wait until the button takes touches: rounds of the practice take time."""
        self._qtbot.waitUntil(lambda: bool((found := self.button(name)) and found.isEnabled()))

    def touch(self, *names: str) -> None:
        for name in names:
            QApplication.processEvents()
            if not self.shows(name) and name.startswith(("report_", "number_")):
                self.see_the_steps()
            button = self.button(name)
            assert button is not None, f"{name} is not on {self.window.view}: {self.words}"
            self.wait_for(name)
            self.turn_to(button)
            self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            self.settle()

    def key(self, key: Qt.Key, chord: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        target = self.window.focusWidget() or self.window
        QTest.keyClick(target, key, chord)
        self.settle()

    def type_pin(self, digits: str) -> None:
        self.touch(*(f"pin_digit_{digit}" for digit in digits), "pin_ok")

    def unlock(self) -> None:
        """Go from the first screen to the supervisor's page."""
        self.touch("supervisor")
        self.type_pin(PIN)

    def hand_over(self) -> None:
        """Enter the surveyor's PIN."""
        self.type_pin(SURVEYOR_PIN)

    def to_the_questions(self) -> None:
        """Go from the first screen to the first question."""
        if self.stage is Stage.LANGUAGE:
            self.touch("language_en")
        self.touch("start")
        self.practise()

    def practise_by_chance(self) -> None:
        """Leave the test's coins to the questions: runs of the practice end by chance alone."""
        interview = self.window.interviewing._interview
        interview._coins = ChanceInPractice(interview, interview._coins)

    def practise(self) -> None:
        """Practise the rule that comes next with coins of its own; the test's are left for the questions."""
        if self.stage is not Stage.PRACTICE:
            return
        interview = self.window.interviewing._interview
        coins, interview._coins = interview._coins, SystemCoins()
        if interview.screen.explains_cards:
            self.touch("go_on", "card_0")
        self.see_the_steps()
        self.touch_the_first("answer_0", "report_0", "toss")
        if self.shows("keep"):
            self.touch("keep")
        interview._coins = coins
        self.touch("go_on")
        self.see_the_steps()

    def see_the_steps(self) -> None:
        """Go through what comes before the answers with a device of one's own."""
        while self.window.interviewing._interview.screen.device_step is not None:
            self.touch("go_on")

    def touch_the_first(self, *names: str) -> None:
        """Touch the first of ``names`` that is shown, else after the steps before the answers."""
        if not any(map(self.shows, names)):
            self.see_the_steps()
        self.touch(next(name for name in names if self.shows(name)))

    @property
    def stage(self) -> Stage:
        return self.window.interviewing._interview.screen.stage

    @property
    def words(self) -> str:
        """All texts that are shown."""
        view = self.window.view
        assert view is not None
        labels = [label.text() for label in view.findChildren(QLabel)]
        return "\n".join([*labels, *(button.words for button in self.buttons)])  # type: ignore[attr-defined]

    @property
    def buttons(self) -> list[QPushButton]:
        view = self.window.view
        return [] if view is None else view.findChildren(QPushButton)

    @property
    def controls(self) -> list[QWidget]:
        """Everything that takes input, and pictures."""
        view = self.window.view
        assert view is not None
        return [
            w
            for w in view.findChildren(QWidget)
            if isinstance(w, QPushButton) or w.objectName() in {"odds", "coin"}
        ]

    @property
    def picture(self) -> QImage:
        QApplication.processEvents()
        return self.window.grab().toImage()

    @property
    def stored(self) -> list[str]:
        """The body lines of the store, without their random ids."""
        lines = [
            line
            for path in sorted(self.store.folder.glob("*.collection"))
            for line in path.read_text().splitlines()[5:]
        ]
        return [line.partition(",")[2] for line in lines]


@pytest.fixture(autouse=True)
def _cheap_pins() -> Iterator[None]:
    """Hash PINs at no cost; the real one, 0.1 s a try, is measured where PINs are tested."""
    with cheap_pins():
        yield


@contextmanager
def cheap_pins() -> Iterator[None]:
    """Hash PINs at no cost within: tests elsewhere look at the real one."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(pin._COST, "n", 2)
        yield


@pytest.fixture(scope="session")
def chosen_pin(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the supervisor's PIN, made once."""
    folder = tmp_path_factory.mktemp("pin")
    with cheap_pins():
        SupervisorPin(folder).choose(PIN)
    return (folder / PIN_FILE).read_bytes()


@pytest.fixture(scope="session")
def surveyor_pin(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a surveyor's PIN, made once."""
    folder = tmp_path_factory.mktemp("surveyor")
    with cheap_pins():
        SurveyorPin(folder).choose(SURVEYOR_PIN)
    return (folder / SURVEYOR_PIN_FILE).read_bytes()


def with_second_questions(survey: Survey) -> Survey:
    """Return the survey with the harmless questions that it lacks: most tests are not about them."""
    questions = [
        replace(question, second_question=second_for(question, survey.languages))
        if isinstance(question, AskedQuestion) and question.missing_second_texts
        else question
        for question in survey.questions
    ]
    return replace(survey, questions=tuple(questions))


def second_for(question: AskedQuestion, languages: tuple[str, ...]) -> SecondQuestion:
    text = Text(tuple((code, "Have you ever …?") for code in languages))
    return SecondQuestion(**dict.fromkeys(question.missing_second_texts, text))


@pytest.fixture
def open_kiosk(
    qtbot: Any,
    tmp_path: Path,
    stub_coins: Callable[..., Any],
    chosen_pin: bytes,
    surveyor_pin: bytes,
) -> Iterator[Callable[..., Fingers]]:
    """Return a maker of kiosks at their first screen, or where a surveyor's PIN comes before it.

    It was stated that they ask for none, unless ``surveyor`` is True; None leaves it undecided.
    """
    opened: list[Fingers] = []

    def make(
        survey: Survey,
        *,
        coins: Any = None,
        has_pin: bool = True,
        surveyor: bool | None = False,
        **how: Any,
    ) -> Fingers:
        survey = with_second_questions(survey)
        store = KioskStore(tmp_path / f"store{len(opened)}", survey)
        supervisor = SupervisorPin(store.folder)
        if has_pin:
            (store.folder / PIN_FILE).write_bytes(chosen_pin)
        if surveyor:
            (store.folder / SURVEYOR_PIN_FILE).write_bytes(surveyor_pin)
        elif has_pin and surveyor is False:
            SurveyorPin(store.folder).do_without()
        kiosk = Kiosk(survey, store, supervisor, coins or stub_coins(), lambda: date(2026, 1, 2))
        opened.append(Fingers(kiosk, store, qtbot, **how))
        return opened[-1]

    yield make
    for fingers in opened:
        fingers.settle()
        fingers.window.leave()
        fingers.window.deleteLater()
        fingers.kiosk.close()
    QApplication.processEvents()


@pytest.fixture
def clinic_kiosk(open_kiosk: Callable[..., Fingers], clinic: Survey) -> Fingers:
    return open_kiosk(clinic)


@pytest.fixture
def small_kiosk(open_kiosk: Callable[..., Fingers], small: Survey) -> Fingers:
    return open_kiosk(small)
