"""An Arabic survey of twenty questions is answered by keys alone, and by touches alone."""

from __future__ import annotations

import importlib.util
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from surveyapp.services.kiosk.screen import Stage
from surveyapp.ui.appearance.fonts import font
from surveyapp.ui.kiosk.base.controls import label
from surveyapp.ui.kiosk.respondent import interviewing
from surveyapp.ui.kiosk.respondent.multiple_choice import Choosing
from surveyapp.ui.kiosk.respondent.number_pad import NumberPad

PIN = "258013"
PACKAGING = Path(__file__).parents[4] / "packaging"


@pytest.fixture(scope="session")
def translations():
    spec = importlib.util.spec_from_file_location("translations", PACKAGING / "translations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def compiled(translations, tmp_path_factory):
    """The folder of the compiled translations."""
    folder = tmp_path_factory.mktemp("translations")
    for path in translations.FOLDER.glob("*.ts"):
        (folder / path.name).write_bytes(path.read_bytes())
    translations.compile_all(folder)
    return folder


@pytest.fixture
def in_arabic(compiled, qapp):
    """The program speaks Arabic."""
    translator = QTranslator()
    assert translator.load(str(compiled / "surveyapp_ar.qm"))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


DIRECT = {"name": "direct"}
COINS = {"name": "two_coins"}
K_RR = {"name": "k_rr", "p_truth": "1/2"}
CHOICES = [
    {"id": name, "text": {"ar": words}}
    for name, words in (("p", "الصيدلية"), ("m", "السوق"), ("f", "صديق"), ("n", "لم أفعل قط"))
]
OWN = "own_device"
SHOWN = "shown_coins"


def asked(place, type_name, design, mode="", **more):
    question = {
        "id": f"q{place}",
        "type": type_name,
        "text": {"ar": f"السؤال {place}: هل تناولت 3 من 4 أدوية (25 %)؟"},
        **({} if design is None else {"design": design}),
        **({"mode": mode} if mode else {}),
        **more,
    }
    return {name: value for name, value in question.items() if value is not None}


def member(name, type_name, **more):
    return {"id": name, "type": type_name, "text": {"ar": f"الجزء {name}؟"}, **more}


HOURS = {"minimum": 0, "maximum": 20}
LIST = {"choices": CHOICES}
QUESTIONS = [
    asked(1, "note", None),
    asked(2, "yes_no", COINS),
    asked(3, "yes_no", COINS, SHOWN),
    asked(4, "yes_no", {"name": "crosswise", "p": "1/4"}, OWN),
    asked(5, "yes_no", DIRECT, required=False),
    asked(6, "single_choice", DIRECT, **LIST),
    asked(7, "single_choice", K_RR, **LIST),
    asked(8, "single_choice", K_RR, SHOWN, **LIST),
    asked(9, "rating", DIRECT, levels=5),
    asked(10, "rating", K_RR, levels=10),
    asked(11, "rating", K_RR, SHOWN, levels=5),
    asked(12, "multiple_choice", DIRECT, **LIST),
    asked(13, "multiple_choice", {"name": "unary", "p": "3/4", "q": "1/4", "at_most": 2}, **LIST),
    asked(14, "number", DIRECT, **HOURS),
    asked(15, "number", {"name": "additive_noise", "added": [-10, 0, 10]}, **HOURS),
    asked(16, "joint", K_RR, members=["a", "b"]),
    asked(17, "joint", K_RR, SHOWN, members=["c", "d"]),
    asked(18, "yes_no", {"name": "warner", "p": "4/5"}, OWN),
    asked(
        19,
        "yes_no",
        {"name": "kuk", "p_yes": "7/10", "p_no": "3/10", "draws": 5},
        OWN,
    ),
    asked(20, "note", None),
]
MEMBERS = [
    member("a", "yes_no"),
    member("b", "single_choice", choices=CHOICES[:3]),
    member("c", "yes_no"),
    member("d", "yes_no"),
]


@pytest.fixture
def survey(make_survey):
    return make_survey(
        *QUESTIONS, languages=["ar"], title={"ar": "استبيان الصحة 2026"}, members=MEMBERS
    )


class Keys:
    """A respondent who has a keyboard and nothing else."""

    def __init__(self, fingers) -> None:
        self.fingers = fingers
        self.uses_digits = False

    def press(self, name: str) -> None:
        """Go to the control with Tab and press it with Enter."""
        for _ in range(60):
            focused = self.fingers.window.focusWidget()
            if focused is not None and focused.objectName() == name:
                self.fingers.key(Qt.Key.Key_Return)
                return
            self.fingers.key(Qt.Key.Key_Tab)
        pytest.fail(f"Tab never reaches {name} on {type(self.fingers.window.view).__name__}")

    def pick(self, name: str, place: int) -> None:
        """Touch the answer at ``place``: by its digit and by Tab in turn."""
        self.uses_digits = not self.uses_digits
        if self.uses_digits:
            self.fingers.key(Qt.Key(Qt.Key.Key_1 + place))
        else:
            self.press(f"{name}_{place}")

    def enter(self, digits: str) -> None:
        """Type a number."""
        for digit in digits:
            self.fingers.key(Qt.Key(Qt.Key.Key_0 + int(digit)))
        self.fingers.key(Qt.Key.Key_Return)

    def tick(self, *places: int) -> None:
        """Tick choices and confirm them."""
        for place in places:
            self.fingers.key(Qt.Key(Qt.Key.Key_1 + place))
        self.fingers.key(Qt.Key.Key_Return)


class Touches:
    """A respondent who has a touch screen and nothing else: no mouse, no keyboard."""

    def __init__(self, fingers) -> None:
        self.fingers = fingers
        self.screen = QTest.createTouchDevice()

    def press(self, name: str) -> None:
        """Put a finger on the control and lift it, after scrolling to where it is seen."""
        button = self.fingers.button(name)
        assert button is not None, f"{name} is not on {type(self.fingers.window.view).__name__}"
        self._turn_to(button)
        place = button.rect().center()
        handle = self.fingers.window.windowHandle()
        at = button.mapTo(self.fingers.window, place)
        QTest.touchEvent(handle, self.screen).press(0, at, handle).commit()
        QTest.touchEvent(handle, self.screen).release(0, at, handle).commit()
        QTest.qWait(2 * QApplication.doubleClickInterval())  # as a person does, not a double tap
        self.fingers.settle()

    def pick(self, name: str, place: int) -> None:
        """Touch the answer at ``place``."""
        self.press(f"{name}_{place}")

    def enter(self, digits: str) -> None:
        """Touch a number."""
        for digit in digits:
            self.press(f"number_{digit}")
        self.press("number_confirm")

    def tick(self, *places: int) -> None:
        """Tick choices and confirm them."""
        for place in places:
            self.press(f"choice_{place}")
        self.press("choices_confirm")

    def _turn_to(self, button: QPushButton) -> None:
        for _ in range(9):
            if button.visibleRegion().contains(button.rect().center()):
                return
            assert self.fingers.shows("more")
            self.press("more")


def answer(fingers, by, look) -> None:
    """Answer the screen that is shown; a question that need not be answered is skipped."""
    view = fingers.window.view
    entering = getattr(view, "entering", None)
    look(fingers)
    if fingers.shows("skip"):
        by.press("skip")
    elif isinstance(entering, NumberPad):
        by.enter("12")
    elif isinstance(entering, Choosing):
        by.tick(0, 1)
    else:
        for name in ("toss", "go_on"):
            if fingers.shows(name):
                by.press(name)
                return
        by.pick("answer" if fingers.shows("answer_0") else "report", 1)


def walk(fingers, by, look) -> list[str]:
    """Go through a whole interview; return what each question's progress said."""
    said: list[str] = []
    steps = {Stage.WELCOME: "start", Stage.PRACTICE_RESULT: "go_on"}
    fingers.practise_by_chance()
    for _ in range(300):
        if fingers.stage is Stage.THANKS:
            return said
        if fingers.stage is Stage.QUESTION:
            progress = fingers.window.view.findChild(QLabel, "progress").text()
            said += [progress] * (progress not in said)
        if fingers.stage in steps:
            look(fingers)
            fingers.wait_for(steps[fingers.stage])
            by.press(steps[fingers.stage])
        else:
            answer(fingers, by, look)
    pytest.fail(f"the interview does not end: {said} {fingers.words}")


PROGRESS = [f"{number} من 22" for number in range(1, 23)]
"""Twenty questions, two of them of two parts."""

REPORTS = "yes,no,different,,m,m,m,2,2,2,p m,1111,12,2,no+m,no+no,no,1"
"""The second answer everywhere; a kiosk's own coin of 0 records the first report of two, and
leaves the answer where there are more; a shown one none."""


@pytest.fixture
def quick_hand(qapp):
    """What counts as a double tap is over soon."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(15)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def arabic_kiosk(in_arabic, open_kiosk, survey, monkeypatch):
    monkeypatch.setattr(interviewing.ProgramLanguage, "use", lambda *_: None)
    return open_kiosk(survey)


def test_twenty_questions_in_arabic_are_answered_by_keys_alone(arabic_kiosk):
    said = walk(arabic_kiosk, Keys(arabic_kiosk), lambda _: None)

    assert said == PROGRESS
    # where reports are counts from 0, the digit 2 is the count 2
    assert arabic_kiosk.stored == [f"{REPORTS[:-1]}2"]


@pytest.mark.usefixtures("quick_hand")
def test_twenty_questions_in_arabic_are_answered_by_touches_alone(arabic_kiosk):
    said = walk(arabic_kiosk, Touches(arabic_kiosk), lambda _: None)

    assert said == PROGRESS
    assert arabic_kiosk.stored == [REPORTS]


# right to left


def middle(widget, view) -> int:
    """Return where the middle of a widget is, from the left edge of its screen."""
    return widget.mapTo(view, widget.rect().center()).x()


def faults_of_direction(fingers) -> list[str]:
    """Return what does not stand where readers from the right look for it."""
    view = fingers.window.view
    name = type(view).__name__
    faults = [] if view.layoutDirection() is Qt.LayoutDirection.RightToLeft else [name]
    if view.panel is not None:
        first, *others = view.panel.buttons
        beside = [other for other in others if other.y() == first.y()]
        faults += [f"{name}: {first.words}" for other in beside if other.x() > first.x()]
    progress = view.findChild(QLabel, "progress")
    stop = fingers.button("stop")
    for begins in (progress, stop):
        if begins is not None and middle(begins, view) < view.width() // 2:
            faults.append(f"{name}: {begins.objectName()}")
    return faults


def test_every_screen_of_the_survey_reads_from_the_right(arabic_kiosk):
    faults, compared = [], []

    def look(fingers):
        faults.extend(faults_of_direction(fingers))
        panel = fingers.window.view.panel
        compared.append(panel is not None and len(panel.buttons) > 1)

    walk(arabic_kiosk, Keys(arabic_kiosk), look)

    assert faults == []
    assert sum(compared) > 10


def test_the_supervisors_screens_read_from_the_right_too(arabic_kiosk):
    faults = []
    names = ["supervisor", *(f"pin_digit_{digit}" for digit in PIN), "pin_ok", "export"]
    for name in names:
        arabic_kiosk.touch(name)
        faults += faults_of_direction(arabic_kiosk)

    assert faults == []
    back = arabic_kiosk.button("back")
    assert back.mapTo(arabic_kiosk.window, QPoint()).x() > arabic_kiosk.window.width() // 2


def test_the_first_answer_stands_at_the_right(arabic_kiosk):
    places = []

    def look(fingers):
        if fingers.shows("answer_0") and fingers.shows("answer_1"):
            second, first = (
                fingers.button(name).mapTo(fingers.window, QPoint())
                for name in ("answer_1", "answer_0")
            )
            if first.y() == second.y():
                places.append(first.x() > second.x())

    walk(arabic_kiosk, Keys(arabic_kiosk), look)

    assert len(places) > 5
    assert all(places)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_no_word_in_arabic_is_cut_off(arabic_kiosk, size):
    arabic_kiosk.window.resize(*size)
    cut = []

    def look(fingers):
        QApplication.processEvents()
        view = fingers.window.view
        for said in view.findChildren(QLabel):
            needed = said.heightForWidth(said.width()) if said.wordWrap() else 0
            width = 0 if said.wordWrap() else said.sizeHint().width()
            if said.text() and (needed > said.height() + 1 or width > said.width()):
                cut.append((type(view).__name__, said.text()))
        for button in fingers.buttons:
            inside = button.rect().adjusted(button._pad.width(), 2, -button._pad.width(), -2)
            if button._fitting(inside).pixelSize() < QFontMetrics(button.font()).height() // 3:
                cut.append((type(view).__name__, button.words))

    walk(arabic_kiosk, Keys(arabic_kiosk), look)

    assert cut == []


def test_wrapped_lines_in_arabic_all_begin_at_the_right_edge(qtbot):
    told = label("في 2 من كل 4 من الحالات تُسجَّل الإجابة التي تلمسها. " * 6, "body")
    qtbot.addWidget(told)
    told.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    told.setStyleSheet("background: white; color: black; font-size: 30px")
    told.resize(420, 700)
    picture = told.grab().toImage()
    inked = [
        [x for x in range(420) if picture.pixelColor(x, y).lightness() < 100] for y in range(700)
    ]
    bands = [max(max(row) for row in inked[y : y + 8] if row) for y in lines_of(inked)]

    assert len(bands) > 4
    assert min(bands) > 412
    assert all(min(row) > 0 for row in inked if row)


def lines_of(rows) -> list[int]:
    """Return where each line of writing has most ink: its letters' joining line."""
    tops = [y for y in range(1, len(rows)) if rows[y] and not rows[y - 1]]
    ends = [y for y in range(1, len(rows)) if rows[y - 1] and not rows[y]]
    lines = [(top, end) for top, end in zip(tops, ends, strict=True) if end - top > 15]
    return [max(range(top, end), key=lambda y: len(rows[y])) - 4 for top, end in lines]


# fonts

SCRIPTS = {
    "ar": QFontDatabase.WritingSystem.Arabic,
    "hi": QFontDatabase.WritingSystem.Devanagari,
    "sw": QFontDatabase.WritingSystem.Latin,
}
PACKAGES = {"ar": "fonts-dejavu-core", "hi": "fonts-noto-core", "sw": "fonts-dejavu-core"}


@pytest.mark.parametrize("language", SCRIPTS)
def test_the_kiosks_fonts_have_every_letter_of_the_translation(translations, qapp, language):
    if not QFontDatabase.families(SCRIPTS[language]):
        pytest.skip(f"no font here has the letters of {language}: {PACKAGES[language]} has them")
    path = translations.FOLDER / f"surveyapp_{language}.ts"
    letters = {letter for words in translations.texts(path).values() for letter in words}
    metrics = QFontMetrics(font())

    missing = {
        letter
        for letter in letters
        if unicodedata.category(letter) not in {"Cf", "Cc"}  # marks of direction are not drawn
        and not metrics.inFontUcs4(ord(letter))
    }

    assert len(letters) > 60
    assert missing == set()


def test_a_letter_that_no_font_has_would_be_noticed(qapp):
    assert not QFontMetrics(font()).inFontUcs4(0x10FFFD)


# what is left of an answer: nothing


def left_by(fingers, way: str) -> None:
    """Leave the interview at the second question, after an answer, in one of the ways there are."""
    if way in {"answer_0", "answer_1"}:
        fingers.to_the_questions()
        fingers.touch(way)
        fingers.touch("answer_1")
        fingers.touch("next")
        return
    fingers.to_the_questions()
    fingers.touch("answer_1")
    if way == "stop":
        fingers.touch("stop", "confirm_stop")
    else:
        fingers.window.interviewing._time_out()
        fingers.settle()


@pytest.mark.parametrize("way", ["answer_0", "answer_1", "stop", "time_out"])
def test_welcome_and_question_are_the_same_to_the_pixel_whatever_was_before(
    open_kiosk, make_survey, yes_no_json, way
):
    fingers = open_kiosk(make_survey(yes_no_json("one"), yes_no_json("two")))
    welcome = fingers.picture
    fingers.to_the_questions()
    question = fingers.picture
    fingers.touch("stop", "confirm_stop")
    left_by(fingers, way)

    assert fingers.picture == welcome
    fingers.to_the_questions()
    assert fingers.picture == question
