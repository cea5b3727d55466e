"""Count what a respondent reads and touches before the first private question, in every language.

    python packaging/measure_kiosk.py [SURVEY …]   # the shipped examples clinic and work if none is named
    python packaging/measure_kiosk.py --screens    # and the words of each screen
    python packaging/measure_kiosk.py --portrait   # on a panel of 800 × 1280 and not 1280 × 800

Each survey is walked through the kiosk's real window, which needs no display, by touches on the shortest
path: no Back, no "Learn more", no second try, each question answered with the fewest touches. A touch that
turns a page counts too. The first private question ends the walk and is not counted.

Counted are all texts of a screen: sentences, buttons, how far it is, what stands in the wheel, and "One
moment" between two screens. Not counted are pictures (a button that is read out in other words than it
shows, as "A A", is one) and notes, which are the survey's own consent text. A word is what
stands between spaces and has a letter, so numbers are none; in scripts without spaces two signs (Chinese,
Japanese) or four letters (Thai, Lao, Khmer, Burmese, Tibetan) count as one word. The rounds of the practice
are drawn with seeded coins and are as many as it takes; the column "at most" has the words with the longest
row of rounds that is told one by one (longer ones are told shorter, as in "Yes × 5, No").

Translations must be compiled: ``python packaging/translations.py compile``.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import re
import sys
import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.base.bare_view import BareView, Part
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.pictures.wheel import WheelPicture
from surveyapp.ui.kiosk.respondent.practice_screens import NAMED_ONE_BY_ONE, PracticeResultView
from surveyapp.ui.kiosk.respondent.screens import MomentView

EXAMPLES = tuple(
    Path(__file__).resolve().parent.parent / "resources" / "examples" / f"{name}.survey.json"
    for name in ("clinic", "work")
)
MOST_WORDS, MOST_TOUCHES = 120, 5
"""The aims, before the first private question."""
LANDSCAPE, PORTRAIT = (1280, 800), (800, 1280)
PIN = "258013"
PATIENCE_MS = 20_000
TWO_SIGNS = re.compile(r"CJK UNIFIED|HIRAGANA|KATAKANA")
FOUR_LETTERS = re.compile(r"THAI|LAO|KHMER|MYANMAR|TIBETAN")
WAYS_ON = (
    "start",
    "toss",
    "answer_0",
    "report_0",
    "number_1",
    "choice_0",
    "card_0",
    "keep",
    "go_on",
)
"""What is touched of a screen: the first of these that it has."""
CONFIRM = {"number_1": "number_confirm", "choice_0": "choices_confirm"}
"""What is touched after it; more digits before it, until it takes them."""


def count_words(text: str) -> int:
    """Return how many words a text has.

    Parameters
    ----------
    text
        as it is shown.
    """
    return sum(_words_in(token) for token in text.split() if any(map(str.isalpha, token)))


def _words_in(token: str) -> int:
    names = [unicodedata.name(letter, "") for letter in token if letter.isalpha()]
    signs = sum(bool(TWO_SIGNS.match(name)) for name in names)
    letters = sum(bool(FOUR_LETTERS.match(name)) for name in names)
    others = len(names) > signs + letters
    return math.ceil(signs / 2) + math.ceil(letters / 4) + others


@dataclass(frozen=True, slots=True)
class Shown:
    """One screen: its name, its texts, and the words that a longer row of rounds would add."""

    name: str
    texts: tuple[str, ...]
    more: int = 0

    @property
    def words(self) -> int:
        """How many words it shows."""
        return sum(map(count_words, self.texts))


@dataclass(frozen=True, slots=True)
class Measured:
    """What came before the first private question, in one language."""

    language: str
    screens: tuple[Shown, ...]
    touches: tuple[str, ...]

    @property
    def words(self) -> int:
        """How many words were shown."""
        return sum(screen.words for screen in self.screens)

    @property
    def most_words(self) -> int:
        """How many words are shown where the practice has its longest row of rounds."""
        return self.words + sum(screen.more for screen in self.screens)


class SeededCoins:
    """Coins that fall the same way at each walk."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - no secret

    def below(self, bound: int) -> int:
        """Return a number from 0 up to ``bound``."""
        return self._random.randrange(bound)


class Walk:
    """One kiosk, one respondent, who touches what leads on."""

    def __init__(self, survey: Survey, folder: Path, size: tuple[int, int], seed: int) -> None:
        pin = SupervisorPin(folder)
        pin.choose(PIN)
        SurveyorPin(folder).do_without()
        self._kiosk = Kiosk(survey, KioskStore(folder, survey), pin, SeededCoins(seed))
        self._window = Watched(self._kiosk)
        self._window.resize(*size)
        self._window.present()
        self._touches: list[str] = []
        self._screens = self._window.screens

    def to_the_first_private_question(self, language: str) -> Measured:
        """Go there, and return what was shown and touched before.

        Parameters
        ----------
        language
            in which one is asked.
        """
        while not _is_private(self._at):
            if self._at.stage in {Stage.THANKS, Stage.TROUBLE}:
                raise SystemExit(f"no private question was asked; the walk ended at {self._at}")
            self._wait_for_the_way_on()
            self._screens.append(_shown(self._view, self._at))
            if self._at.stage is Stage.LANGUAGE:
                self._touch(f"language_{language}")
            elif self._at.check is not None:
                self._touch(f"check_{self._at.check.correct}")
            else:
                self._touch_the_first_of(WAYS_ON)
        return Measured(language, tuple(self._screens), tuple(self._touches))

    def close(self) -> None:
        """End this kiosk."""
        self._window.leave()
        self._window.deleteLater()
        QApplication.processEvents()
        self._kiosk.close()

    @property
    def _at(self) -> Screen:
        return self._window.interviewing._interview.screen  # noqa: SLF001 - nothing is changed

    @property
    def _view(self) -> BareView:
        view = self._window.view
        assert view is not None  # noqa: S101 - a kiosk has a screen
        return view

    def _button(self, name: str) -> QPushButton | None:
        found = self._view.findChild(QPushButton, name)
        return found if isinstance(found, QPushButton) else None

    def _touch_the_first_of(self, names: Iterable[str]) -> None:
        first = next((name for name in names if self._button(name) is not None), None)
        if first is None:
            raise SystemExit(f"nothing leads on: {_shown(self._view, self._at)}")
        self._touch(first)
        confirm = CONFIRM.get(first)
        before = self._view
        while confirm is not None and self._view is before:
            button = self._button(confirm)
            is_ready = button is not None and button.isEnabled()
            self._touch(confirm if is_ready else first)

    def _touch(self, name: str) -> None:
        button = self._button(name)
        if button is None:
            raise SystemExit(f"{name} is not on {_shown(self._view, self._at)}")
        QApplication.processEvents()
        while button.visibleRegion().isEmpty():
            self._click("more")
        self._click(name)
        self._wait_until_settled()

    def _click(self, name: str) -> None:
        button = self._button(name)
        if button is None or button.isHidden():
            raise SystemExit(f"{name} is not to be seen on {_shown(self._view, self._at)}")
        self._touches.append(name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def _wait_until_settled(self) -> None:
        patience = QElapsedTimer()
        patience.start()
        while self._window.interviewing._is_busy:  # noqa: SLF001 - nothing is changed
            if patience.elapsed() > PATIENCE_MS:
                raise SystemExit("a step takes too long")
            QTest.qWait(1)

    def _wait_for_the_way_on(self) -> None:
        """Wait until the rounds of the practice have been shown."""
        QApplication.processEvents()
        patience = QElapsedTimer()
        patience.start()
        on = self._button("go_on")
        while on is not None and not on.isEnabled():
            if patience.elapsed() > PATIENCE_MS:
                raise SystemExit("the practice takes too long")
            QTest.qWait(1)


class Watched(KioskWindow):
    """A kiosk's window that keeps what is shown between two screens."""

    def __init__(self, kiosk: Kiosk) -> None:
        self.screens: list[Shown] = []
        super().__init__(kiosk, windowed=True, dwell_ms=0, dead_ms=0)

    def show_view(self, view: BareView) -> None:
        """Show it."""
        super().show_view(view)
        if isinstance(view, MomentView):
            self.screens.append(Shown("between two screens", tuple(_texts_of(view))))


def _is_private(screen: Screen) -> bool:
    asked = screen.question
    return (
        screen.stage is Stage.QUESTION
        and isinstance(asked, AskedQuestion)
        and asked.design.is_randomized
    )


def _shown(view: BareView, screen: Screen) -> Shown:
    question = screen.question
    own: set[str] = set()
    name = screen.stage.value.replace("_", " ")
    if screen.stage is Stage.QUESTION and question is not None:
        name = f"{name} {question.id}"
        if not isinstance(question, AskedQuestion):
            texts = (question.text, question.hint)
            own = {text.in_language(screen.language) for text in texts if text is not None}
    texts = tuple(text for text in _texts_of(view) if text not in own)
    return Shown(name, texts, _more_of(view, screen))


def _more_of(view: BareView, screen: Screen) -> int:
    """Return how many words the longest row of rounds has more than the one that is shown."""
    if not isinstance(view, PracticeResultView) or len(screen.rounds) > NAMED_ONE_BY_ONE:
        return 0
    touched = screen.rounds[0].touched
    if touched is None or screen.takes_report:
        return 0
    words = count_words(view._reports[touched])  # noqa: SLF001 - nothing is changed
    return words * (NAMED_ONE_BY_ONE - len(screen.rounds))


def _texts_of(view: BareView) -> Iterator[str]:
    for part in view.spoken():
        yield from _drawn(part)


def _drawn(part: Part) -> Iterator[str]:
    """Yield what is written; of pictures, what stands in them."""
    widget = part.widget
    if isinstance(widget, Button):
        if widget.accessibleName() == widget.words:
            yield widget.words
    elif isinstance(widget, WheelPicture):
        yield from (sector.mark for sector in widget.parts)
    else:
        yield part.words


def measure(
    survey: Survey, languages: Iterable[str] = (), size: tuple[int, int] = LANDSCAPE, seed: int = 16
) -> Iterator[Measured]:
    """Walk through a survey once in each language, and yield what came before the first private question.

    Parameters
    ----------
    survey
        with at least one private question.
    languages
        all of the survey's if none is given.
    size
        width and height of the panel, in pixels.
    seed
        of the coins.
    """
    for language in tuple(languages) or survey.languages:
        with tempfile.TemporaryDirectory() as folder:
            walk = Walk(survey, Path(folder), size, seed)
            try:
                yield walk.to_the_first_private_question(language)
            finally:
                walk.close()


def main() -> None:
    """Print a line for each survey and language."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("surveys", metavar="SURVEY", nargs="*", type=Path, default=EXAMPLES)
    parser.add_argument("--screens", action="store_true", help="also the words of each screen")
    parser.add_argument("--portrait", action="store_true", help="on a panel that stands upright")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    print(
        f"{'survey':<14} {'language':<8} {'words':>5} {'at most':>7} {'touches':>7}  words by screen"
    )
    for path in arguments.surveys:
        name = path.name.removesuffix(".survey.json")
        size = PORTRAIT if arguments.portrait else LANDSCAPE
        for found in measure(load_survey(path), size=size):
            each = " + ".join(str(screen.words) for screen in found.screens)
            print(
                f"{name:<14} {found.language:<8} {found.words:>5} {found.most_words:>7} "
                f"{len(found.touches):>7}  {each}"
            )
            if arguments.screens:
                print("    touched: " + ", ".join(found.touches))
                for screen in found.screens:
                    print(f"    {screen.words:>3} {screen.name}: {' | '.join(screen.texts)}")
    del application


if __name__ == "__main__":
    main()
