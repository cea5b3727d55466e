"""Pictures of every kiosk screen, in both orientations: ``python packaging/screenshots_kiosk.py OUT_DIR``.

Every screen is walked to by touches, with real interviews. Needs no display (Qt's offscreen platform is the
default); under ``xvfb-run`` the letters are drawn as on a real screen. ``--long`` lengthens every text of the
program by a third, as other languages do; ``--language fr`` shows the staff's screens in French; ``--only
spin`` walks the walks whose names have "spin" in them. ``--guide`` makes the pictures of the guide to the
screens and of the README anew, under ``resources/help/pictures``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.pictures.wheel import WheelPicture
from surveyapp.ui.kiosk.supervisor.export_places import Place
from surveyapp.ui.languages import ProgramLanguage

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "resources" / "examples"
SAMPLES = ROOT / "tests" / "data"
"""Surveys with many designs; the shipped examples have one rule each."""
PICTURES = ROOT / "resources" / "help" / "pictures"
SIZES = ((1280, 800), (800, 1280))
DWELL = 60
PATIENCE_MS = 20_000
PIN = "258013"
SURVEYOR_PIN = "4711"
COLOURS = 48
GUIDE_WIDTH = {1280: 640, 800: 400}
"""How wide a picture is kept, of a screen so wide: readable on paper, and small."""

GUIDE: dict[str, tuple[str, int]] = {
    "screen-language": ("clinic-01-language", 1280),
    "screen-welcome": ("clinic-02-welcome", 1280),
    "screen-more": ("beside-1-more", 1280),
    "screen-direct": ("clinic-03-question", 1280),
    "screen-practice": ("clinic-04-practice", 1280),
    "screen-practice-arabic": ("clinic-ar-03-practice", 800),
    "screen-run": ("clinic-05-practice_result", 1280),
    "screen-private": ("clinic-06-question", 1280),
    "screen-private-upright": ("clinic-06-question", 800),
    "screen-spin": ("spin-asks-01-question", 1280),
    "screen-spin-asks": ("spin-asks-02-question", 1280),
    "screen-spin-answers": ("spin-answers-02-question", 1280),
    "screen-dice-throw": ("own-dice-09-question", 1280),
    "screen-dice-meaning": ("own-dice-10-question", 1280),
    "screen-dice-question": ("own-dice-11-question", 1280),
    "screen-dice-practised": ("own-dice-05-practice_result", 1280),
    "screen-crosswise": ("own-crosswise-11-question", 1280),
    "screen-number": ("work-06-question", 1280),
    "screen-choices": ("work-05-question", 1280),
    "screen-date": ("entered-1-date", 1280),
    "screen-words": ("entered-2-words", 1280),
    "screen-order": ("entered-3-order", 1280),
    "screen-after": ("spin-asks-03-after", 1280),
    "screen-check": ("check-1", 1280),
    "screen-cards": ("cards-03-practice", 1280),
    "screen-stop": ("beside-2-stop", 1280),
    "screen-still-there": ("beside-3-still-there", 1280),
    "screen-thanks": ("clinic-11-thanks", 1280),
    "screen-trouble": ("beside-5-trouble", 1280),
    "screen-hand-over": ("staff-01-hand-over", 1280),
    "screen-surveyor": ("staff-04-surveyor", 1280),
    "screen-advice": ("staff-05-advice", 1280),
    "screen-supervisor": ("staff-13-supervisor", 1280),
    "screen-about": ("staff-14-about", 1280),
    "screen-export": ("staff-18-export-folder", 1280),
    "screen-ruler": ("staff-15-ruler", 1280),
}
"""Pictures of the guide and of the README: of which picture, on a screen how wide, each is made."""

FORWARD = (
    "toss",
    "card_1",
    "keep",
    "check_0",
    "answer_0",
    "report_0",
    "number_confirm",
    "choices_confirm",
    "go_on",
)
"""What is touched where a walk says nothing else: the first of these that can be."""
GIVEN = {"number_confirm": ("number_2", "number_0"), "choices_confirm": ("choice_0", "choice_2")}
"""What is entered before it is confirmed."""


class ChosenCoins:
    """Coins that fall as the picture needs them: two runs in three for the respondent's own answer."""

    def __init__(self) -> None:
        self.share: Callable[[], Fraction] = self._in_turn
        self._drawn = 0

    def _in_turn(self) -> Fraction:
        self._drawn += 1
        return Fraction(9, 10) if self._drawn % 3 == 0 else Fraction(0)

    def below(self, bound: int) -> int:
        """Return the chosen value."""
        return int(bound * self.share())


class LongWords(QTranslator):
    """Every text a third longer."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Translate everything."""
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Lengthen."""
        del context, disambiguation, n
        return text + " " + "lorem ipsum dolor sit amet "[: max(len(text) // 3, 3)].strip()


class Shoot:
    """Drives one kiosk and saves pictures of it."""

    language = "en"
    dpi: float | None = None

    def __init__(
        self,
        survey: Survey,
        folder: Path,
        out: Path,
        size: tuple[int, int],
        *,
        is_set_up: bool = True,
        surveyor_pin: str = "",
        dpi: float | None = None,
    ) -> None:
        self.coins = ChosenCoins()
        store = KioskStore(folder, survey)
        pin = SupervisorPin(folder)
        if is_set_up:
            pin.choose(PIN)
            chosen = SurveyorPin(folder)
            chosen.choose(surveyor_pin) if surveyor_pin else chosen.do_without()
        self.kiosk = Kiosk(survey, store, pin, self.coins)
        self.window = KioskWindow(
            self.kiosk,
            windowed=True,
            language=ProgramLanguage(self.language),
            dwell_ms=DWELL,
            dead_ms=0,
            idle_seconds=600,
            dpi=dpi or self.dpi,
        )
        self.window.resize(*size)
        self.window.present()
        self.out = out
        self.suffix = f"{size[0]}x{size[1]}"
        QTest.qWait(50)

    def picture(self, name: str) -> None:
        """Save what is shown."""
        QTest.qWait(30)
        while any(wheel.is_turning for wheel in self.window.findChildren(WheelPicture)):
            QTest.qWait(30)
        self.window.grab().save(str(self.out / f"{name}-{self.suffix}.png"))

    def button(self, name: str) -> QPushButton | None:
        """Return the control with that name, if it is on the screen."""
        view = self.window.view
        return None if view is None else view.findChild(QPushButton, name)

    def touch(self, *names: str, wait: int = DWELL + 60) -> None:
        """Touch the controls with these names, each as soon as it takes a touch."""
        for name in names:
            button = self.button(name)
            if button is None:
                raise SystemExit(f"no control {name!r} on {self.window.view}")
            self.wait_for(button)
            button.click()
            QTest.qWait(wait)

    @staticmethod
    def wait_for(button: QPushButton) -> None:
        """Wait until it can be touched: rounds of a practice take their time."""
        waited = 0
        while not button.isEnabled() and waited < PATIENCE_MS:
            QTest.qWait(50)
            waited += 50

    def _wait_for_the_last_round(self) -> None:
        waited, on = 0, self.button("go_on")
        while (on is None or not on.isEnabled()) and waited < PATIENCE_MS:
            QTest.qWait(50)
            waited, on = waited + 50, self.button("go_on")

    @property
    def stage(self) -> Stage:
        """Where the interview is."""
        return self.window.interviewing._interview.screen.stage  # noqa: SLF001

    def begin(self, language: str = "") -> None:
        """Go from the first screen to the first after the welcome."""
        if self.stage is Stage.LANGUAGE:
            self.touch(f"language_{language or self.kiosk.survey.languages[0]}")
        self.touch("start")

    def walk(self, name: str, choices: Mapping[str, str] | None = None) -> None:
        """Go to the thanks by touches, with a picture of every screen.

        ``choices`` says what is touched at a stage in place of the first of ``FORWARD``.
        """
        for place in range(1, 60):
            stage = self.stage
            if stage is Stage.PRACTICE_RESULT:
                self._wait_for_the_last_round()
            self.picture(f"{name}-{place:02}-{stage.value}")
            if stage in {Stage.THANKS, Stage.TROUBLE}:
                return
            self.step((choices or {}).get(stage.value))
        raise SystemExit(f"{name} comes to no end")

    @property
    def asked(self) -> str:
        """The id of the question that is on the screen."""
        question = self.window.interviewing._interview.screen.question  # noqa: SLF001
        return "" if question is None else question.id

    def step(self, chosen: str | None = None) -> None:
        """Touch what leads to the next screen: ``chosen``, or the first of ``FORWARD``."""
        if self.stage is Stage.LANGUAGE:
            self.touch(f"language_{self.kiosk.survey.languages[0]}")
        elif self.stage is Stage.WELCOME:
            self.touch("start")
        else:
            names = (*([chosen] if chosen else ()), *FORWARD)
            name = next((each for each in names if self.button(each) is not None), None)
            if name is None:
                raise SystemExit(f"nothing leads on from {self.window.view}")
            for key in GIVEN.get(name, ()):
                self.touch(key, wait=0)
            self.touch(name)

    def type_pin(self, pin: str) -> None:
        """Touch a PIN."""
        self.touch(*(f"pin_digit_{digit}" for digit in pin), wait=0)
        self.touch("pin_ok", wait=10)

    def close(self) -> None:
        """End this kiosk."""
        self.window.leave()
        self.window.deleteLater()
        QTest.qWait(10)
        self.kiosk.close()


# The surveys


def of_one(name: str, *questions: dict[str, object], **keys: object) -> Survey:
    """Return a survey with these questions, in English and Arabic."""
    new = any("second_question" in each or each in ENTERED for each in questions)
    languages = keys.pop("languages", ["en"])
    return read_survey(
        {
            "format": f"surveyapp-survey/{2 if new else 1}",
            "id": name,
            "version": 1,
            "languages": languages,
            "title": {"en": "Medicines, 2026", "ar": "الأدوية، 2026"}
            if languages != ["en"]
            else {"en": "Medicines, 2026"},
            "questions": list(questions),
            **keys,
        },
        name,
    )


def used(design: dict[str, object], mode: str = "kiosk_coins", **keys: object) -> dict[str, object]:
    """Return the private question, asked with a design."""
    return {
        "id": "used",
        "type": "yes_no",
        "text": {"en": "Have you ever taken medicine without a prescription?"},
        "design": design,
        "mode": mode,
        **keys,
    }


BORN = {"text": {"en": "Is your mother's birthday in January, February or March?"}}
DICE: dict[str, object] = {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}
OWN_DEVICES: dict[str, dict[str, object]] = {
    "dice": used(DICE, "own_device"),
    "coins": used({"name": "two_coins"}, "own_device"),
    "crosswise": used({"name": "crosswise", "p": "1/4"}, "own_device", second_question=BORN),
    "triangular": used({"name": "triangular", "p": "1/4"}, "own_device", second_question=BORN),
    "cards": used({"name": "kuk", "p_yes": "3/5", "p_no": "2/5", "draws": 3}, "own_device"),
}
RECORDED = {"design": {"name": "direct"}}
ENTERED: tuple[dict[str, object], ...] = (
    {
        "id": "visit",
        "type": "date",
        "text": {"en": "When were you last at the clinic?"},
        **RECORDED,
    },
    {
        "id": "better",
        "type": "text",
        "text": {"en": "What should the clinic do better?"},
        **RECORDED,
    },
    {
        "id": "first",
        "type": "ranking",
        "text": {"en": "What matters most to you at a clinic?"},
        "choices": [
            {"id": name, "text": {"en": words}}
            for name, words in (
                ("near", "It is near"),
                ("cheap", "It is cheap"),
                ("kind", "The staff are kind"),
                ("open", "It is open at night"),
            )
        ],
        **RECORDED,
    },
)
CHECKED: dict[str, object] = {"comprehension_check": True, "after_words": True}
MANY = {"en": "Which of these many things did you do most recently?"}


def many_choices() -> dict[str, object]:
    """Return a question with more answers than a screen holds."""
    choices = [{"id": f"c{i}", "text": {"en": f"Choice number {i}"}} for i in range(1, 15)]
    return {
        "id": "list",
        "type": "single_choice",
        "text": MANY,
        "choices": choices,
        "design": {"name": "k_rr", "p_truth": "1/2"},
        "required": False,
    }


# The walks


class Walks:
    """All walks at one size; each has a kiosk of its own."""

    def __init__(self, folder: Path, out: Path, size: tuple[int, int]) -> None:
        self._folder, self._out, self._size = folder, out, size

    def shoot(self, name: str, survey: Survey, **how: object) -> Shoot:
        """Return a kiosk."""
        return Shoot(survey, self._folder / name, self._out, self._size, **how)  # type: ignore[arg-type]

    def clinic(self) -> None:
        """Walk the example in English, with what stands beside the path; then in Arabic and Hindi."""
        survey = load_survey(EXAMPLES / "clinic.survey.json")
        shoot = self.shoot("clinic", survey)
        shoot.walk("clinic", {"question": "answer_1"})
        shoot.touch("next")
        for language in ("ar", "hi", "fr"):
            shoot.begin(language)
            shoot.touch("stop", "confirm_stop")
            shoot.touch(f"language_{language}")
            shoot.walk(f"clinic-{language}", {"question": "answer_1"})
            shoot.touch("next")
        shoot.touch("language_en")
        shoot.touch("learn_more")
        shoot.picture("beside-1-more")
        shoot.touch("back", "start", "stop")
        shoot.picture("beside-2-stop")
        shoot.touch("keep_going")
        shoot.window.interviewing._warn()  # noqa: SLF001 - a picture need not wait two minutes
        shoot.picture("beside-3-still-there")
        shoot.touch("still_here")
        shoot.close()

    def spin(self) -> None:
        """Walk shown coins: once the wheel asks, once it answers."""
        for name, share in (("asks", Fraction(0)), ("answers", Fraction(9, 10))):
            shoot = self.shoot(f"spin-{name}", of_one("spin", used(DICE, "shown_coins"), **CHECKED))
            shoot.begin()
            shoot.touch("toss")
            shoot.touch("go_on")
            while shoot.stage is Stage.CHECK:
                shoot.touch("check_0" if shoot.button("check_0") else "go_on")
            shoot.coins.share = lambda share=share: share  # type: ignore[misc]
            shoot.walk(f"spin-{name}", {"question": "toss"})
            shoot.close()
        shoot = self.shoot("spin-practice", of_one("spin", used(DICE, "shown_coins"), **CHECKED))
        shoot.walk("spin-practice")
        shoot.close()

    def own(self) -> None:
        """Walk each device of one's own."""
        for name, question in OWN_DEVICES.items():
            shoot = self.shoot(f"own-{name}", of_one(name, question, **CHECKED))
            shoot.walk(f"own-{name}", {"question": "report_1"})
            shoot.close()

    def answers(self) -> None:
        """Walk numbers, several choices, long lists, a joint question and a note."""
        work = load_survey(EXAMPLES / "work.survey.json")
        shoot = self.shoot("work", work)
        shoot.walk("work")
        shoot.close()
        shoot = self.shoot("list", of_one("list", many_choices()))
        shoot.walk("list")
        shoot.close()
        shoot = self.shoot("less", load_survey(SAMPLES / "asking-less.survey.json"))
        shoot.coins.share = lambda: Fraction(0)
        shoot.begin()
        shoot.coins.share = shoot.coins._in_turn  # noqa: SLF001
        shoot.walk("less")
        shoot.close()
        shoot = self.shoot("designs", load_survey(SAMPLES / "clinic.survey.json"))
        shoot.walk("designs")
        shoot.close()

    def entered(self) -> None:
        """Show a day, words of one's own and an order, each as it is entered."""
        shoot = self.shoot("entered", of_one("entered", *ENTERED))
        shoot.touch("start", *(f"number_{key}" for key in "12032026"), wait=0)
        shoot.picture("entered-1-date")
        shoot.touch("number_confirm")
        shoot.touch(*(f"key_{key}" for key in "more"), "space_letters", "key_n", wait=0)
        shoot.picture("entered-2-words")
        shoot.touch("text_confirm")
        shoot.touch("item_2", "item_0", wait=0)
        shoot.picture("entered-3-order")
        shoot.close()

    def check(self) -> None:
        """Show the check of comprehension when it is got wrong."""
        shoot = self.shoot("check", of_one("check", used({"name": "two_coins"}), **CHECKED))
        shoot.begin()
        shoot.touch("answer_0", "go_on")
        shoot.picture("check-1")
        shoot.touch("check_0")
        shoot.picture("check-2-explained")
        shoot.close()

    def cards(self) -> None:
        """Show coins that can be checked, and the test of the wheel."""
        survey = of_one("cards", used({"name": "warner", "p": "5/6"}), checkable_coins=True)
        shoot = self.shoot("cards", survey)
        shoot.touch("learn_more", "flip_coins")
        shoot.touch("flip", wait=3000)
        shoot.picture("beside-4-test-of-the-wheel")
        shoot.touch("flip")
        shoot.touch("back")
        if shoot.button("start") is None:
            shoot.touch("back")
        shoot.walk("cards")
        shoot.close()

    def trouble(self) -> None:
        """Show what a respondent and a surveyor see when a device fails."""
        shoot = self.shoot("trouble", of_one("trouble", used(DICE)), surveyor_pin=SURVEYOR_PIN)
        shoot.picture("staff-01-hand-over")
        shoot.type_pin("0000")
        shoot.picture("staff-02-hand-over-wrong")
        shoot.touch("what_to_do")
        shoot.picture("staff-03-surveyor-pin")
        shoot.type_pin(SURVEYOR_PIN)
        shoot.picture("staff-04-surveyor")
        shoot.touch("trouble_full_disk")
        shoot.picture("staff-05-advice")
        shoot.touch("back")
        shoot.touch("surveyor_go_on")
        shoot.begin()

        def fail() -> Fraction:
            raise RandomnessFailed

        shoot.coins.share = fail
        shoot.touch("answer_0")
        shoot.picture("beside-5-trouble")
        shoot.close()

    def supervisor(self) -> None:
        """Show what stands behind the supervisor's PIN."""
        target = self._folder / "stick"
        shoot = self.shoot("supervisor", load_survey(EXAMPLES / "clinic.survey.json"))
        shoot.window.supervising.media = lambda: (
            Place("KINGSTON", Path("/media/survey/KINGSTON")),
        )
        shoot.touch("supervisor", "pin_digit_2", "pin_digit_5")
        shoot.picture("staff-10-pin")
        shoot.touch("pin_ok")
        shoot.picture("staff-11-pin-wrong")
        for _ in range(2):
            shoot.type_pin("000000")
        shoot.picture("staff-12-pin-delay")
        QTest.qWait(2300)
        shoot.type_pin(PIN)
        shoot.picture("staff-13-supervisor")
        shoot.touch("about_kiosk")
        shoot.picture("staff-14-about")
        shoot.touch("ruler")
        shoot.picture("staff-15-ruler")
        shoot.touch("back", "new_file")
        shoot.picture("staff-16-new-file")
        shoot.touch("not_now", "export")
        shoot.picture("staff-17-export")
        (target / "Clinic A").mkdir(parents=True, exist_ok=True)
        (target / "Clinic B").mkdir(exist_ok=True)
        shoot.window.supervising.open_folder(target)
        shoot.picture("staff-18-export-folder")
        shoot.touch("export_here", wait=400)
        shoot.picture("staff-19-exported")
        shoot.window.supervising.export(Path("/nowhere/at/all"))
        QTest.qWait(200)
        shoot.picture("staff-20-export-problem")
        shoot.close()

    def first_start(self) -> None:
        """Show how the PINs are chosen."""
        shoot = self.shoot("first", of_one("first", used(DICE)), is_set_up=False, dpi=149)
        shoot.picture("staff-00-choose-pin")
        shoot.type_pin(PIN)
        shoot.type_pin(PIN)
        shoot.picture("staff-00-choose-surveyor-pin")
        shoot.touch("no_surveyor_pin")
        shoot.picture("staff-00-no-surveyor-pin")
        shoot.close()


WALKS: dict[str, Callable[[Walks], None]] = {
    name: getattr(Walks, name)
    for name in (
        "clinic",
        "spin",
        "own",
        "answers",
        "entered",
        "check",
        "cards",
        "trouble",
        "supervisor",
        "first_start",
    )
}


def all_pictures(
    out: Path, only: str = "", sizes: tuple[tuple[int, int], ...] = SIZES
) -> Iterator[str]:
    """Make all pictures, naming each part."""
    for size in sizes:
        for name, walk in WALKS.items():
            if only not in name:
                continue
            with tempfile.TemporaryDirectory() as folder:
                walk(Walks(Path(folder), out, size))
            yield f"{size[0]} × {size[1]}: {name}"


def keep(picture: QImage, path: Path, width: int) -> None:
    """Save a picture in few colours, so wide: readable on paper, and small."""
    mode = Qt.TransformationMode.SmoothTransformation
    picture.scaledToWidth(width, mode).save(str(path))
    with Image.open(path) as picture_of_all_colours:
        few = picture_of_all_colours.convert("RGB").quantize(
            COLOURS,
            method=Image.Quantize.MAXCOVERAGE,  # what is small and bright keeps its colour
            kmeans=2,
            dither=Image.Dither.NONE,
        )
    few.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


def keep_for_guide(out: Path) -> None:
    """Make the guide's and the README's pictures of those in ``out``."""
    heights = dict(SIZES)
    for name, (made, wide) in GUIDE.items():
        picture = QImage(str(out / f"{made}-{wide}x{heights[wide]}.png"))
        if picture.isNull():
            raise SystemExit(f"no picture {made}: the walks have changed, so GUIDE must")
        keep(picture, PICTURES / f"{name}.png", GUIDE_WIDTH[wide])


def main() -> None:
    """Run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--long", action="store_true", help="lengthen the program's texts")
    parser.add_argument("--language", default="en", help="language of the staff's screens")
    parser.add_argument(
        "--dpi", type=float, help="how fine the panel is: 189 makes it one of 8 inches"
    )
    parser.add_argument("--only", default="", help="walks whose names have this in them")
    parser.add_argument("--guide", action="store_true", help="make the guide's pictures anew")
    arguments = parser.parse_args()
    Shoot.language, Shoot.dpi = arguments.language, arguments.dpi
    arguments.out.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    words = LongWords()
    if arguments.long:
        application.installTranslator(words)
    for part in all_pictures(arguments.out, arguments.only):
        print(part, flush=True)
    if arguments.guide:
        keep_for_guide(arguments.out)


if __name__ == "__main__":
    main()
