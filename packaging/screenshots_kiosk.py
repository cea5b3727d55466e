"""Pictures of every kiosk screen, in both orientations: ``python packaging/screenshots_kiosk.py OUT_DIR``.

Needs no display (Qt's offscreen platform is the default); under ``xvfb-run`` the letters are drawn as
on a real screen. ``--long`` lengthens every text of the program by a third, as other languages do;
``--language fr`` shows the supervisor's screens in French.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from surveyapp.designs import Mode
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.questions import Joint
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.supervisor.export_places import Place
from surveyapp.ui.languages import ProgramLanguage

SAMPLES = Path(__file__).resolve().parent.parent / "tests" / "data"
"""Surveys with many designs; the shipped examples have one rule each."""
SIZES = ((1280, 800), (800, 1280))
DWELL = 120
PIN = "258013"


class ChosenCoins:
    """Coins that fall as the picture needs them."""

    def __init__(self) -> None:
        self.value: Callable[[int], int] = lambda _bound: 0

    def below(self, bound: int) -> int:
        """Return the chosen value."""
        return self.value(bound)


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

    def __init__(self, survey: Survey, folder: Path, out: Path, size: tuple[int, int]) -> None:
        self.coins = ChosenCoins()
        store = KioskStore(folder, survey)
        pin = SupervisorPin(folder)
        pin.choose(PIN)
        SurveyorPin(folder).do_without()
        self.kiosk = Kiosk(survey, store, pin, self.coins)
        self.window = KioskWindow(
            self.kiosk,
            windowed=True,
            language=ProgramLanguage(self.language),
            dwell_ms=DWELL,
            dead_ms=0,
            idle_seconds=600,
        )
        self.window.resize(*size)
        self.window.present()
        self.out = out
        self.suffix = f"{size[0]}x{size[1]}"
        QTest.qWait(50)

    def picture(self, name: str) -> None:
        """Save what is shown."""
        QTest.qWait(30)
        self.window.grab().save(str(self.out / f"kiosk-{name}-{self.suffix}.png"))

    def touch(self, name: str, *, wait: int = DWELL + 80) -> None:
        """Touch the control with that name."""
        button = self.window.findChild(QPushButton, name)
        if button is None:
            raise SystemExit(f"no control {name!r} on {self.window.view}")
        button.click()
        QTest.qWait(wait)

    def type_pin(self, pin: str) -> None:
        """Touch a PIN."""
        for digit in pin:
            self.touch(f"pin_digit_{digit}", wait=0)
        self.touch("pin_ok", wait=10)

    def close(self) -> None:
        """End this kiosk."""
        self.window.leave()
        self.window.deleteLater()
        QTest.qWait(10)
        self.kiosk.close()


def interview(shoot: Shoot, language: str) -> None:
    """Go through the example survey."""
    own: Callable[[int], int] = lambda _bound: 0  # noqa: E731
    coins: Callable[[int], int] = lambda bound: bound - 1  # noqa: E731
    say = f"{language}-" if language != "en" else ""
    shoot.picture(f"{say}01-language")
    shoot.touch(f"language_{language}")
    shoot.picture(f"{say}02-welcome")
    shoot.touch("start")
    shoot.picture(f"{say}03-explanation")
    shoot.touch("go_on")
    shoot.picture(f"{say}04-practice")
    shoot.coins.value = coins
    shoot.touch("answer_0")
    shoot.picture(f"{say}05-practice-result-coins")
    shoot.touch("try_again")
    shoot.coins.value = own
    shoot.touch("answer_0")
    shoot.picture(f"{say}06-practice-result-own")
    shoot.touch("go_on")
    shoot.picture(f"{say}07-note")
    shoot.touch("go_on")
    shoot.picture(f"{say}08-direct-choice")
    shoot.touch("answer_1", wait=DWELL // 2)
    shoot.picture(f"{say}09-one-moment")
    QTest.qWait(DWELL)
    shoot.picture(f"{say}10-yes-no")
    shoot.touch("answer_0")
    shoot.picture(f"{say}11-toss")
    shoot.touch("toss")
    shoot.picture(f"{say}12-coins-leave-it-to-you")
    shoot.touch("answer_1")
    shoot.picture(f"{say}14-warner")
    shoot.touch("stop")
    shoot.picture(f"{say}15-stop")
    shoot.touch("keep_going")
    shoot.touch("answer_1")
    shoot.picture(f"{say}16-choices")
    shoot.touch("answer_1")
    shoot.picture(f"{say}17-rating")
    shoot.touch("answer_1")
    shoot.picture(f"{say}18-thanks")
    shoot.touch("next")


def forced_and_trouble(shoot: Shoot) -> None:
    """Show where the coins answer, the idle warning and the trouble screen."""
    for name in ("language_en", "start", "go_on", "answer_0", "go_on", "go_on", "answer_0"):
        shoot.touch(name)
    shoot.touch("answer_0")
    shoot.coins.value = lambda bound: bound - 1
    shoot.touch("toss")
    shoot.picture("13-coins-answer")
    shoot.window.interviewing._warn()  # noqa: SLF001 - a picture need not wait two minutes
    shoot.picture("19-still-there")
    shoot.touch("still_here")

    def fail(_bound: int) -> int:
        raise RandomnessFailed

    shoot.touch("go_on")
    shoot.coins.value = fail
    shoot.touch("answer_0")
    shoot.picture("20-trouble")


def supervisor(shoot: Shoot, target: Path) -> None:
    """Show what stands behind the PIN."""
    shoot.window.supervising.media = lambda: (Place("KINGSTON", Path("/media/survey/KINGSTON")),)
    shoot.touch("supervisor")
    shoot.touch("pin_digit_2")
    shoot.touch("pin_digit_5")
    shoot.picture("30-pin")
    shoot.touch("pin_ok")
    shoot.picture("31-pin-wrong")
    for _ in range(2):
        shoot.type_pin("000000")
    shoot.picture("32-pin-delay")
    QTest.qWait(2300)
    shoot.type_pin(PIN)
    shoot.picture("33-supervisor")
    shoot.touch("new_file")
    shoot.picture("34-new-file")
    shoot.touch("not_now")
    shoot.touch("export")
    shoot.picture("35-export-places")
    (target / "Clinic A").mkdir(parents=True, exist_ok=True)
    (target / "Clinic B").mkdir(exist_ok=True)
    shoot.window.supervising.open_folder(target)
    shoot.picture("36-export-folder")
    shoot.touch("export_here", wait=300)
    shoot.picture("37-exported")
    shoot.window.supervising.export(Path("/nowhere/at/all"))
    QTest.qWait(200)
    shoot.picture("38-export-problem")


def first_start(survey: Survey, out: Path, size: tuple[int, int]) -> None:
    """Show how the PIN is chosen."""
    with tempfile.TemporaryDirectory() as folder:
        store = KioskStore(Path(folder) / "store", survey)
        kiosk = Kiosk(survey, store, SupervisorPin(store.folder), ChosenCoins())
        window = KioskWindow(kiosk, windowed=True)
        window.resize(*size)
        window.present()
        QTest.qWait(50)
        window.grab().save(str(out / f"kiosk-00-choose-pin-{size[0]}x{size[1]}.png"))
        window.leave()
        kiosk.close()


def many() -> Survey:
    """Return a survey with long lists, a long text and several scripts."""
    languages = ["en", "fr", "ar", "hi", "sw", "pt-BR", "zh", "am"]

    def text(words: str) -> dict[str, str]:
        return dict.fromkeys(languages, words) | {
            "ar": "هل تناولت أي دواء بدون وصفة طبية خلال الاثني عشر شهرا الماضية؟"
        }

    choices = [{"id": f"c{i}", "text": text(f"Choice number {i}")} for i in range(1, 15)]
    return read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "many",
            "version": 1,
            "languages": languages,
            "title": text("Many things"),
            "questions": [
                {
                    "id": "list",
                    "type": "single_choice",
                    "text": text("Which of these many things did you do most recently?"),
                    "choices": choices,
                    "design": {"name": "k_rr", "p_truth": "1/2"},
                    "required": False,
                },
                {
                    "id": "ten",
                    "type": "rating",
                    "levels": 10,
                    "text": text("How sure are you?"),
                    "design": {"name": "k_rr", "p_truth": "1/2"},
                    "mode": "shown_coins",
                    "required": False,
                },
            ],
        },
        "many",
    )


def long_lists(shoot: Shoot) -> None:
    """Show what scrolls, what wraps, and a language written from the right."""
    shoot.picture("40-languages")
    for language in ("en", "ar"):
        shoot.touch(f"language_{language}")
        shoot.touch("start")
        shoot.picture(f"41-{language}-explanation-many")
        shoot.touch("go_on")
        shoot.picture(f"42-{language}-practice-many")
        shoot.touch("answer_3")
        shoot.picture(f"43-{language}-practice-result-many")
        shoot.touch("go_on")
        shoot.picture(f"44-{language}-list")
        shoot.touch("answer_3")
        shoot.touch("toss")
        shoot.picture(f"45-{language}-rating-ten")
        shoot.touch("stop")
        shoot.touch("confirm_stop")


def entering(shoot: Shoot) -> None:
    """Show how numbers and several choices are entered, in both directions of writing."""
    for language in ("en", "ar"):
        shoot.touch(f"language_{language}")
        shoot.touch("start")
        shoot.picture(f"46-{language}-1-number")
        for key in ("number_1", "number_3", "number_5"):
            shoot.touch(key, wait=0)
        shoot.touch("number_confirm", wait=0)
        shoot.picture(f"46-{language}-2-number-outside")
        shoot.touch("number_delete", wait=0)
        shoot.picture(f"46-{language}-3-number-changed")
        shoot.touch("number_3", wait=0)
        shoot.touch("number_delete", wait=0)
        shoot.touch("number_delete", wait=0)
        shoot.touch("number_9", wait=0)
        shoot.touch("number_confirm")
        shoot.picture(f"46-{language}-4-choices")
        shoot.touch("choices_confirm", wait=0)
        shoot.picture(f"46-{language}-5-choices-none")
        shoot.touch("choice_1", wait=0)
        shoot.touch("choice_4", wait=0)
        shoot.picture(f"46-{language}-6-choices-marked")
        shoot.touch("choices_confirm")
        for key in ("number_7", "number_point", "number_5"):
            shoot.touch(key, wait=0)
        shoot.picture(f"46-{language}-7-number-coins")
        shoot.touch("number_confirm")
        shoot.picture(f"46-{language}-8-choices-coins")
        for name in ("choice_0", "choice_2", "choice_3"):
            shoot.touch(name, wait=0)
        shoot.picture(f"46-{language}-9-choices-most")
        shoot.touch("choices_confirm")
        for key in ("number_minus", "number_1", "number_2", "number_5", "number_confirm"):
            shoot.touch(key, wait=0)
        shoot.picture(f"46-{language}-10-number-signed")
        shoot.touch("stop")
        shoot.touch("confirm_stop")


def reporting(name: str, design: dict[str, object], mode: str) -> Survey:
    """Return a survey whose one question's reports are not its answers."""
    words = (
        "Have you ever taken medicine without a prescription? And the harmless question: is your "
        "mother's birthday in January, February or March?"
        if design["name"] == "crosswise"
        else "Have you ever taken medicine without a prescription?"
    )
    question = {
        "id": "used",
        "type": "yes_no",
        "text": {"en": words},
        "design": design,
        "mode": mode,
    }
    return read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "reporting",
            "version": 1,
            "languages": ["en"],
            "title": {"en": "Medicines"},
            "comprehension_check": True,
            "after_words": True,
            "questions": [question],
        },
        name,
    )


def kuk(draws: int) -> dict[str, object]:
    """Return Kuk's design with that many cards drawn."""
    return {"name": "kuk", "p_yes": "3/5", "p_no": "2/5", "draws": draws}


def unrelated() -> dict[str, object]:
    """Return the unrelated question with ten cards."""
    return {"name": "unrelated_question", "p_truth": "7/10", "prevalence": "3/10"}


REPORTING: tuple[tuple[str, dict[str, object], str], ...] = (
    ("crosswise-own", {"name": "crosswise", "p": "1/4"}, "own_device"),
    ("crosswise-coins", {"name": "crosswise", "p": "1/4"}, "kiosk_coins"),
    ("dice-own", {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}, "own_device"),
    ("coins-own", {"name": "two_coins"}, "own_device"),
    ("triangular-own", {"name": "triangular", "p": "1/4"}, "own_device"),
    ("unrelated-own", unrelated(), "own_device"),
    ("kuk-own", kuk(3), "own_device"),
    ("kuk-coins", kuk(3), "kiosk_coins"),
    ("kuk-hundred", kuk(100), "own_device"),
)


def reports(shoot: Shoot, name: str, touched: str) -> None:
    """Show every screen of a question whose reports are not its answers."""
    shoot.picture(f"50-{name}-1-welcome")
    shoot.touch("start")
    shoot.picture(f"50-{name}-2-explanation")
    shoot.touch("go_on")
    shoot.picture(f"50-{name}-3-practice")
    shoot.touch(touched)
    shoot.picture(f"50-{name}-4-practice-result")
    shoot.touch("go_on")
    if (
        shoot.window.findChild(QPushButton, "check_0") is not None
    ):  # not where a report proves something
        shoot.picture(f"50-{name}-4-check")
        shoot.touch("check_0")
        shoot.picture(f"50-{name}-4-check-explained")
        shoot.touch("go_on")
        shoot.touch("check_0")
    shoot.picture(f"50-{name}-5-question")
    shoot.touch(touched)
    shoot.picture(f"50-{name}-6-after")


def asking_less(mode: Mode) -> Survey:
    """Return the example that asks one of three questions, one of them joint, asked in ``mode``."""
    survey = load_survey(SAMPLES / "asking-less.survey.json")
    questions = tuple(
        replace(q, mode=mode) if isinstance(q, Joint) else q for q in survey.questions
    )
    return replace(survey, questions=questions)


def joint(shoot: Shoot, name: str) -> None:
    """Show the two screens of a joint question that was drawn out of three questions."""
    shoot.coins.value = lambda bound: bound - 1  # the last of the three is drawn
    shoot.touch("start")
    shoot.coins.value = lambda _bound: 0
    for touch in ("go_on", "toss", "answer_3", "go_on"):
        if touch == "answer_3":
            shoot.picture(f"60-{name}-1-practice")
        if touch != "toss" or shoot.kiosk.survey.recorded_questions[-1].mode is Mode.SHOWN_COINS:
            shoot.touch(touch)
    shoot.touch("go_on")
    shoot.touch("answer_0")
    shoot.picture(f"60-{name}-2-question")
    if shoot.kiosk.survey.recorded_questions[-1].mode is Mode.SHOWN_COINS:
        shoot.touch("toss")
        shoot.picture(f"60-{name}-3-first-part")
    shoot.touch("answer_0")
    shoot.picture(f"60-{name}-4-second-part")
    shoot.touch("answer_2")
    shoot.picture(f"60-{name}-5-thanks")


def checkable(mode: Mode, p: str) -> Survey:
    """Return a survey whose coins have a card for each side; right to left too."""
    texts = {
        "en": "Have you ever taken medicine without a prescription?",
        "ar": "هل تناولت أي دواء؟",
    }
    design = {"name": "two_coins"} if mode is Mode.SHOWN_COINS else {"name": "warner", "p": p}
    question = {"id": "used", "type": "yes_no", "text": texts, "design": design, "mode": mode.value}
    return read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "checkable",
            "version": 1,
            "languages": ["en", "ar"],
            "title": {"en": "Medicines", "ar": "الأدوية"},
            "checkable_coins": True,
            "questions": [question],
        },
        "checkable",
    )


def rounds(shoot: Shoot, name: str) -> None:
    """Show the public test, the cards, a picked card, and rounds opened before and after the touch."""
    for language in ("en", "ar"):
        shown = f"70-{language}-{name}"
        shoot.coins.value = SystemCoins().below
        shoot.touch(f"language_{language}")
        shoot.picture(f"{shown}-1-welcome")
        shoot.touch("learn_more")
        shoot.touch("flip_coins")
        shoot.touch("flip", wait=4000)
        shoot.picture(f"{shown}-2-flips")
        shoot.touch("back")
        shoot.touch("start")
        shoot.picture(f"{shown}-3-explanation")
        shoot.touch("go_on")
        shoot.picture(f"{shown}-4-cards")
        shoot.touch("card_1")
        shoot.picture(f"{shown}-5-picked")
        shoot.touch("check")
        shoot.picture(f"{shown}-6-opened")
        if shoot.kiosk.survey.recorded_questions[0].mode is Mode.KIOSK_COINS:
            shoot.touch("go_on")
            shoot.touch("card_1")
            shoot.touch("answer_0")
            shoot.picture(f"{shown}-7-keep-or-show")
            shoot.touch("show")
            shoot.picture(f"{shown}-8-shown")
        shoot.touch("stop")
        shoot.touch("confirm_stop")


def all_pictures(out: Path) -> Iterator[str]:
    """Make all pictures, naming each part."""
    survey = load_survey(SAMPLES / "clinic.survey.json")
    for size in SIZES:
        yield f"{size[0]} × {size[1]}"
        with tempfile.TemporaryDirectory() as folder:
            shoot = Shoot(survey, Path(folder) / "store", out, size)
            interview(shoot, "en")
            interview(shoot, "fr")
            forced_and_trouble(shoot)
            supervisor(shoot, Path(folder) / "stick")
            shoot.close()
            shoot = Shoot(many(), Path(folder) / "many", out, size)
            long_lists(shoot)
            shoot.close()
            work = load_survey(SAMPLES / "work.survey.json")
            shoot = Shoot(work, Path(folder) / "work", out, size)
            entering(shoot)
            shoot.close()
            for name, design, mode in REPORTING:
                survey_of_one = reporting(name, design, mode)
                shoot = Shoot(survey_of_one, Path(folder) / name, out, size)
                reports(shoot, name, "report_1" if mode == "own_device" else "answer_0")
                shoot.close()
            for mode in (Mode.KIOSK_COINS, Mode.SHOWN_COINS):
                name = f"joint-{mode.value}"
                shoot = Shoot(asking_less(mode), Path(folder) / name, out, size)
                joint(shoot, name)
                shoot.close()
            for name, mode, p in (
                ("six", Mode.KIOSK_COINS, "5/6"),
                ("two-dice", Mode.KIOSK_COINS, "31/36"),
                ("shown", Mode.SHOWN_COINS, ""),
            ):
                shoot = Shoot(checkable(mode, p), Path(folder) / f"checkable-{name}", out, size)
                rounds(shoot, name)
                shoot.close()
        first_start(survey, out, size)


def main() -> None:
    """Run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--long", action="store_true", help="lengthen the program's texts")
    parser.add_argument("--language", default="en", help="language of the supervisor's screens")
    arguments = parser.parse_args()
    Shoot.language = arguments.language
    arguments.out.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    words = LongWords()
    if arguments.long:
        application.installTranslator(words)
    for part in all_pictures(arguments.out):
        print(part)


if __name__ == "__main__":
    main()
