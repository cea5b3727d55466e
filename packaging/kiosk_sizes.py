"""Targets, gaps and type of each kiosk screen, in mm and points: ``python packaging/kiosk_sizes.py``.

A kiosk is walked through as a respondent would, and as its staff, on panels of 96, 149 and 220 dots an inch
and on one of 8 inches, in both orientations. Buttons and letters are measured in the picture that the window
gives, not in what the program meant to draw. ``--all`` takes every language and text size. What is too small,
too near or cut off is printed, and the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from surveyapp.designs.core.coins import SystemCoins
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.trouble import Trouble
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.program.resources import resource
from surveyapp.storage.program.shipped_languages import SOURCE
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.base.bare_view import SILENT, BareView
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.pages import Pages
from surveyapp.ui.kiosk.base.view import HEADINGS, View
from surveyapp.ui.kiosk.respondent.accessibility import TextSize
from surveyapp.ui.kiosk.respondent.audio import Speaking
from surveyapp.ui.kiosk.respondent.screens import LanguageView, WelcomeView
from surveyapp.ui.kiosk.supervisor.screens import PinPad
from surveyapp.ui.languages import ProgramLanguage

PANELS = ((1280, 800, 96.0), (1280, 800, 149.0), (1920, 1200, 220.0), (1280, 800, 189.0))
"""Width, height and dots an inch; the last is 8 inches across."""
INCH, POINTS = 25.4, 72
LEAST_TARGET, LEAST_GAP, LEAST_TYPE, LEAST_QUESTION = 15.0, 8.0, 18.0, 28.0
PIN, SURVEYOR = "258013", "4711"
MOST_STEPS = 80
WAYS_ON = ("start", "toss", "number_2", "choice_0", "answer_0", "report_0", "go_on", "spin")
CONFIRMS = ("number_0", "number_confirm", "choices_confirm")
"""What is touched after it: numbers are 20, which most limits and steps allow."""
ON_ONE_PAGE = (LanguageView, WelcomeView)
"""What is read before anything is touched: on one page, also in larger letters on ten inches."""
TEN_INCHES = 130.0
"""Millimetres of the shorter side."""


class Spoken(Speaking):
    """Could speak every screen, so that each has the loudspeaker's button; says nothing."""

    def __init__(self) -> None:
        super().__init__(None, None)

    @property
    def is_possible(self) -> bool:
        """Whether screens can be spoken."""
        return True

    def speak(self, view: BareView, language: str) -> None:
        """Say nothing."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The smallest of a walk: millimetres of targets and gaps, points of body and of questions."""

    target: float
    gap: float
    body: float
    question: float
    pages: int
    """The most pages that a screen needed."""


class Walk:
    """Goes through an interview and looks at each page of each screen."""

    def __init__(
        self, survey: Survey, folder: Path, panel: tuple[int, int, float], *, staff: str = ""
    ) -> None:
        width, height, self.dpi = panel
        pin = SupervisorPin(folder)
        store = KioskStore(folder, survey)
        if not staff:
            pin.choose(PIN)
            SurveyorPin(folder).do_without()
        self.kiosk = Kiosk(survey, store, pin, SystemCoins())
        if self.kiosk.lacks:
            self.kiosk.allow_missing_texts()
        self.language = ProgramLanguage(staff or SOURCE)
        self.window = KioskWindow(
            self.kiosk,
            windowed=True,
            dwell_ms=0,
            dead_ms=0,
            idle_seconds=600,
            dpi=self.dpi,
            language=self.language,
            speaking=None if staff else Spoken(),
        )
        self.window.resize(width, height)
        self.window.present()
        QApplication.processEvents()
        if staff:  # as on a panel of that size from the beginning
            self.window.supervising.set_up(self.window.handing_over.wait)

    def close(self) -> None:
        """End the kiosk."""
        self.window.leave()
        self.window.deleteLater()
        QApplication.processEvents()
        self.kiosk.close()
        self.language.use(SOURCE)

    def pages(self, language: str, text: TextSize) -> Iterator[QWidget]:
        """Yield each screen at each of its pages, in that language with text of that size."""
        self.window.interviewing.begin()
        while self.window._text is not text:  # noqa: SLF001 - what the respondent has touched
            self.window.interviewing.enlarge()
        for _ in range(MOST_STEPS):
            QApplication.processEvents()
            view = self.window.view
            if view is None:
                return
            yield from _each_page(view)
            if self._button("next") is not None:
                return
            self._go_on(language)
        raise RuntimeError(f"the interview does not end: {type(self.window.view).__name__}")

    def staff_pages(self) -> Iterator[QWidget]:
        """Yield the screens of who sets a kiosk up, hands it over and is called, at each of their pages.

        Begins with a kiosk that was never started, and types each PIN that is refused too.
        """
        for typed in ("", "12", PIN, "914730", PIN):
            yield from self._after_pin(typed)
        self._type(PIN)
        for typed in ("", PIN):
            yield from self._after_pin(typed)
        yield from self._after("no_surveyor_pin")
        yield from self._after("choose_pin")
        for typed in (SURVEYOR, SURVEYOR, "9999"):
            yield from self._after_pin(typed)
        yield from self._after("what_to_do")
        yield from self._after_pin(SURVEYOR)
        for trouble in Trouble:
            yield from self._after(f"trouble_{trouble.value}")
            self._touch("back")
        self._touch("surveyor_go_on")
        yield from self._after("supervisor")
        for typed in ("914730", PIN):
            yield from self._after_pin(typed)
        for name in ("about_kiosk", "ruler"):
            yield from self._after(name)
        self._touch("back")
        yield from self._after("new_file")
        self._touch("not_now")
        yield from self._after("export")

    def _after(self, name: str) -> Iterator[QWidget]:
        """Touch a button and yield the pages of what comes."""
        self._touch(name)
        assert self.window.view is not None  # noqa: S101 - the staff is always shown something
        yield from _each_page(self.window.view)

    def _after_pin(self, typed: str) -> Iterator[QWidget]:
        """Type a PIN, which may be none, and yield the pages of what is said then."""
        self._type(typed)
        assert self.window.view is not None  # noqa: S101 - as above
        yield from _each_page(self.window.view)

    def _type(self, pin: str) -> None:
        for digit in pin:
            self._touch(f"pin_digit_{digit}")
        if pin:
            self._touch("pin_ok")

    def _touch(self, name: str) -> None:
        button = self._button(name)
        if button is None:
            raise RuntimeError(f"{type(self.window.view).__name__} has no {name}")
        button.click()
        QApplication.processEvents()

    def _button(self, name: str) -> Button | None:
        found = None if self.window.view is None else self.window.view.findChild(Button, name)
        return found if found is None or found.isEnabled() else None

    def _go_on(self, language: str) -> None:
        before = self.window.view
        names = (f"language_{language}", *WAYS_ON)
        button = next((each for each in map(self._button, names) if each is not None), None)
        if button is None:
            raise RuntimeError(f"nothing leads on from {type(before).__name__}")
        button.click()
        for name in CONFIRMS:
            confirm = self._button(name) if self.window.view is before else None
            if confirm is not None:
                confirm.click()
        for _ in range(2000):
            if self.window.view is not before and not self.window.interviewing._is_busy:  # noqa: SLF001
                return
            QTest.qWait(1)


def _each_page(view: QWidget) -> Iterator[QWidget]:
    pages = view.findChild(Pages)
    for place in range(1 if pages is None else pages.count):
        if pages is not None:
            pages.turn(place - pages.at)
            QApplication.processEvents()
        yield view


def shown(view: QWidget) -> list[Button]:
    """Return the buttons that can be seen on the page."""
    return [
        button
        for button in view.findChildren(Button)
        if button.isVisible() and not button.visibleRegion().isEmpty()
    ]


def box_of(widget: QWidget, view: QWidget) -> QRect:
    """Return where a widget is on its screen."""
    return QRect(widget.mapTo(view, QPoint(0, 0)), widget.size())


def drawn_box(picture: QImage, box: QRect, paper: QColor) -> QRect:
    """Return what is drawn of a button in a picture: from its first to its last pixel that is no paper."""
    middle = box.center()
    across = [
        x
        for x in range(box.left() - 3, box.right() + 4)
        if picture.valid(x, middle.y()) and picture.pixelColor(x, middle.y()) != paper
    ]
    down = [
        y
        for y in range(box.top() - 3, box.bottom() + 4)
        if picture.valid(middle.x(), y) and picture.pixelColor(middle.x(), y) != paper
    ]
    return QRect(QPoint(across[0], down[0]), QPoint(across[-1], down[-1]))


def drawn_points(picture: QImage, label: QLabel, view: QWidget, dpi: float) -> float | None:
    """Return the size of a text of one line, in points, by the height of its ink; None of other texts.

    The ink is compared with that of the same words in the label's font, whose size is known: letters are
    whole pixels high, so their height alone is not exact.
    """
    words = label.text()
    box = box_of(label, view).intersected(picture.rect())
    is_one_line = label.height() < 2 * QFontMetrics(label.font()).lineSpacing()
    if (
        label.property(SILENT)
        or not words.strip()
        or not is_one_line
        or "\n" in words
        or label.visibleRegion().boundingRect() != label.rect()
    ):
        return None
    seen, meant = _ink(picture.copy(box)), _ink(_written(words, label, box.size()))
    return seen / meant * label.font().pixelSize() * POINTS / dpi if seen and meant else None


def _written(words: str, label: QLabel, size: QSize) -> QImage:
    """Return words in a label's font, black on white."""
    sheet = QImage(size, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    painter.setFont(label.font())
    painter.setLayoutDirection(label.layoutDirection())
    painter.drawText(sheet.rect(), label.alignment(), words)
    painter.end()
    return sheet


def _ink(picture: QImage) -> int:
    """Return how many rows there are from the first with ink to the last, by a quarter of the contrast."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    lines, wide = bytes(grey.constBits()), grey.bytesPerLine()
    rows = [lines[y * wide : y * wide + grey.width()] for y in range(grey.height())]
    paper = rows[0][0]
    contrast = [max(paper - min(row), max(row) - paper) for row in rows]
    inked = [y for y, each in enumerate(contrast) if each > max(contrast) / 4]
    return inked[-1] - inked[0] + 1 if inked else 0


def faults(view: QWidget, dpi: float) -> Iterator[str]:
    """Yield what is too small, too near or cut off on a page."""
    name = type(view).__name__
    pixel = INCH / dpi
    buttons = shown(view)
    for button in buttons:
        told = f"{name}: {button.objectName()}"
        if button.visibleRegion().boundingRect() != button.rect():
            yield f"{told} is cut off"
        if min(button.width(), button.height()) * pixel < LEAST_TARGET:
            yield f"{told} is {button.width() * pixel:.1f} × {button.height() * pixel:.1f} mm"
        letters = button._fitting(button._inside(button.rect())).pixelSize()  # noqa: SLF001
        if button.words and letters * POINTS / dpi < LEAST_TYPE:
            yield f"{told} “{button.words}” has letters of {letters * POINTS / dpi:.1f} pt"
    for gap, one, other in gaps(view):
        if gap * pixel < LEAST_GAP:
            yield f"{name}: {gap * pixel:.1f} mm between {one} and {other}"
    for label in view.findChildren(QLabel):
        if not label.isVisible() or not label.text() or label.visibleRegion().isEmpty():
            continue
        points = label.font().pixelSize() * POINTS / dpi
        if points < LEAST_TYPE:
            yield f"{name}: “{label.text()[:30]}” has letters of {points:.1f} pt"
        if label.wordWrap() and label.heightForWidth(label.width()) > label.height() + 1:
            yield f"{name}: “{label.text()[:30]}” is cut off"
        words = QFontMetrics(label.font())
        widest = max(map(words.horizontalAdvance, re.split(r"[\s-]", label.text())), default=0)
        if widest > label.contentsRect().width() + 1:
            yield f"{name}: “{label.text()[:30]}” has a word too long for its line"


def gaps(view: QWidget) -> Iterator[tuple[int, str, str]]:
    """Yield the pixels between each two buttons of a page."""
    boxes = [(box_of(button, view), button.objectName()) for button in shown(view)]
    for place, (one, name) in enumerate(boxes):
        for other, following in boxes[place + 1 :]:
            across = max(other.left() - one.right(), one.left() - other.right()) - 1
            down = max(other.top() - one.bottom(), one.top() - other.bottom()) - 1
            yield max(across, down), name, following


def _has_room(view: View, dpi: float) -> bool:
    """Return whether the panel is of ten inches, or the text of the usual size."""
    shorter = min(view.width(), view.height()) / dpi * INCH
    return view.sizes.scale == TextSize.USUAL.value or shorter > TEN_INCHES


def figures(dpi: float, shown_pages: Iterable[QWidget]) -> tuple[Figures, list[str]]:
    """Look at each page of a walk; return the smallest that was drawn, and what is wrong."""
    targets, near, body, questions, found = [], [], [], [], []
    most = 1
    for view in shown_pages:
        pages = view.findChild(Pages)
        count = 1 if pages is None else pages.count
        most = max(most, count)
        if isinstance(view, PinPad) and count > 1:
            found.append(
                f"{type(view).__name__}: “{view.message.text()}” has its keys on another page"
            )
        if count > 1 and isinstance(view, ON_ONE_PAGE) and _has_room(view, dpi):
            found.append(f"{type(view).__name__} takes {count} pages")
        found += list(faults(view, dpi))
        picture = view.grab().toImage()
        paper = picture.pixelColor(1, 1)
        for button in shown(view):
            if button.property("role") != "corner":
                drawn = drawn_box(picture, box_of(button, view), paper)
                targets.append(min(drawn.width(), drawn.height()))
        near += [gap for gap, *_ in gaps(view)]
        for label in view.findChildren(QLabel):
            points = drawn_points(picture, label, view, dpi) if label.isVisible() else None
            if points is not None:
                is_question = label.property("role") in HEADINGS
                (questions if is_question else body).append(points)
    millimetre = INCH / dpi
    least = Figures(
        min(targets) * millimetre,
        min(near) * millimetre,
        min(body, default=float("nan")),
        min(questions, default=float("nan")),
        most,
    )
    return least, list(dict.fromkeys(found))


def _walks(
    survey: Survey,
    panel: tuple[int, int, float],
    languages: Sequence[str],
    texts: Sequence[TextSize],
) -> Iterator[tuple[str, str, Iterator[QWidget]]]:
    """Yield the pages of respondents in each language and size of text, then those of the staff."""
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(survey, Path(folder), panel)
        for language in languages:
            for text in texts:
                yield language, str(text.value), walk.pages(language, text)
        walk.close()
    for language in languages:
        with tempfile.TemporaryDirectory() as folder:
            walk = Walk(survey, Path(folder), panel, staff=language)
            yield language, "staff", walk.staff_pages()
            walk.close()


def main(words: list[str]) -> int:
    """Print a table; return 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="every language and text size")
    parser.add_argument("--survey", type=Path, default=resource("examples", "clinic.survey.json"))
    options = parser.parse_args(words)
    application = QApplication.instance() or QApplication([])
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    survey = load_survey(options.survey)
    languages = survey.languages if options.all else survey.languages[:1]
    texts = list(TextSize) if options.all else [TextSize.USUAL]
    print("| panel | language | text | targets mm | gaps mm | body pt | question pt | pages |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    wrong: list[str] = []
    for width, height, dpi in PANELS:
        for size in ((width, height), (height, width)):
            for language, text, pages in _walks(survey, (*size, dpi), languages, texts):
                least, found = figures(dpi, pages)
                where = f"{size[0]}×{size[1]}, {dpi:.0f} dpi | {language} | {text}"
                print(
                    f"| {where} | {least.target:.1f} | {least.gap:.1f} | {least.body:.1f} "
                    f"| {least.question:.1f} | {least.pages} |",
                    flush=True,
                )
                wrong += [f"{where}: {each}" for each in found]
    print("\n".join(wrong))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
