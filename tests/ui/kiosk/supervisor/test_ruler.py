"""A panel that states no size is measured with a ruler, at the set-up and again when asked for."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics

from surveyapp.storage.kiosk.panel_size import PANEL_FILE, PanelSize
from surveyapp.ui.appearance.density import stated_dpi
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.supervisor.ruler import Line, RulerView


class APanel:
    """A screen that states what is said."""

    def __init__(self, dpi: float) -> None:
        self._dpi = dpi

    def physicalDotsPerInch(self) -> float:  # noqa: N802 - Qt's name
        return self._dpi


@pytest.fixture
def unsized(monkeypatch):
    """No panel states its size, and none is a preview's."""
    monkeypatch.setattr("surveyapp.ui.kiosk.window.stated_dpi", lambda _: None)
    needs = KioskWindow.needs_ruler

    def needs_ruler(self) -> bool:
        was, self._is_windowed = self._is_windowed, False
        try:
            return needs.fget(self)
        finally:
            self._is_windowed = was

    monkeypatch.setattr(KioskWindow, "needs_ruler", property(needs_ruler))


def make_longer(fingers, pixels):
    for _ in range(pixels):
        fingers.button("longer").click()


@pytest.mark.parametrize("dpi", [0.0, 96.0, 96.2, 5000.0])
def test_what_no_panel_states_is_not_believed(dpi):
    assert stated_dpi(APanel(dpi)) is None


@pytest.mark.parametrize("dpi", [81.6, 149.4, 188.7, 283.0])
def test_what_a_panel_states_is_believed(dpi):
    assert stated_dpi(APanel(dpi)) == dpi


@pytest.mark.usefixtures("unsized")
def test_the_first_start_measures_a_panel_that_states_no_size(open_kiosk, small):
    fingers = open_kiosk(small, has_pin=False)
    assert isinstance(fingers.window.view, RulerView)
    assert "Make this line 50 mm long" in fingers.words
    line = fingers.window.view.findChild(Line)
    before = line.pixels
    make_longer(fingers, 104)
    fingers.touch("ruler_go_on")
    assert fingers.shows("pin_digit_1")
    pixels = before + 104
    assert fingers.window.sizes.dpi == pytest.approx(pixels * 25.4 / 50)
    assert fingers.window.sizes.mm(50) == pixels
    assert (fingers.store.folder / PANEL_FILE).exists()


@pytest.mark.usefixtures("unsized")
def test_what_was_measured_is_kept_for_this_panel_and_no_other(open_kiosk, small):
    fingers = open_kiosk(small, has_pin=False)
    screen = fingers.window.screen().size()
    fingers.touch("ruler_go_on")
    panel = PanelSize(fingers.store.folder)
    kept = pytest.approx(fingers.window.sizes.dpi, abs=0.05)
    assert panel.measured((screen.width(), screen.height())) == kept
    assert panel.measured((screen.height(), screen.width())) == kept
    assert panel.measured((screen.width() + 1, screen.height())) is None
    assert not fingers.window.needs_ruler


@pytest.mark.usefixtures("unsized")
def test_a_stated_resolution_needs_no_ruler(open_kiosk, small):
    fingers = open_kiosk(small, has_pin=False, dpi=149.0)
    assert fingers.shows("pin_digit_1")
    assert fingers.window.sizes.dpi == 149.0


def test_the_supervisor_measures_again(clinic_kiosk):
    clinic_kiosk.unlock()
    clinic_kiosk.touch("about_kiosk", "ruler")
    make_longer(clinic_kiosk, 5)
    dpi = clinic_kiosk.window.view.dpi
    clinic_kiosk.touch("ruler_go_on")
    assert clinic_kiosk.shows("back_to_interviews")
    assert clinic_kiosk.window.sizes.dpi == dpi
    clinic_kiosk.touch("about_kiosk", "ruler", "back")
    assert clinic_kiosk.shows("back_to_interviews")


@pytest.mark.parametrize("text", ["", "{}", '{"pixels": [1280, 800], "dpi": 5}', "[1]", "\x00"])
def test_a_file_that_says_nothing_clear_is_measured_again(tmp_path, text):
    (tmp_path / PANEL_FILE).write_text(text)
    assert PanelSize(tmp_path).measured((1280, 800)) is None


@pytest.mark.parametrize("dpi", ["0", "59", "601", "nan", "fine"])
def test_a_resolution_that_cannot_be_is_refused(run, clinic_path, dpi):
    code, _, err = run("kiosk", clinic_path, "--dpi", dpi)
    assert code == 2
    assert err.startswith("error: --dpi: ")


def test_the_line_is_drawn_as_long_as_it_is_said_to_be(open_kiosk, small):
    fingers = open_kiosk(small, dpi=200.0)
    fingers.unlock()
    fingers.touch("about_kiosk", "ruler")
    line = fingers.window.view.findChild(Line)
    picture = line.grab(line.rect()).toImage()
    assert picture.size() == QSize(line.width(), line.height())
    dark = [x for x in range(picture.width()) if picture.pixelColor(x, 1).lightness() < 60]
    assert dark[-1] - dark[0] + 1 == round(50 * 200 / 25.4)


LEAVES = {
    "en": "Leave the kiosk",
    "ar": "مغادرة الكشك",
    "es": "Salir del quiosco",
    "fr": "Quitter la borne",
    "hi": "कियोस्क से बाहर जाएँ",
    "sw": "Ondoka kwenye kioski",
}


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
@pytest.mark.parametrize("language", LEAVES)
def test_leaving_the_kiosk_takes_one_line(open_kiosk, small, language, size):
    fingers = open_kiosk(small, has_pin=False, dpi=149.0)
    fingers.window.resize(*size)
    fingers.window.supervising._measure(lambda: None, (LEAVES[language], "leave", lambda: None))
    fingers.settle()
    button = fingers.button("leave")
    inside = QFontMetrics(button.font()).horizontalAdvance(button.words)
    assert inside < button.width()
    assert button.natural_width() <= button.width()
    on = fingers.button("ruler_go_on")
    assert not button.geometry().intersects(on.geometry())


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_what_leads_back_in_an_interview_stays_in_its_place(open_kiosk, small, size):
    """A second touch where Back was must not find another button."""
    fingers = open_kiosk(small, dpi=149.0)
    fingers.window.resize(*size)
    bar = fingers.window.view._bar
    place = bar._leading_width
    back = Button("Back to the one", "back", lambda: None, fingers.window.sizes, role="bar")
    bar.add(back)
    assert back.natural_width() > place
    assert back.width() == place
