"""What staff see before a kiosk runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from surveyapp import app
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.kiosk.lock import StoreInUse
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.start import choosing_survey
from surveyapp.ui.kiosk.start.choosing_survey import ask_for_survey, surveys_at_hand
from surveyapp.ui.kiosk.start.refusal import looks_again
from surveyapp.ui.kiosk.start.staff_window import StaffWindow
from surveyapp.ui.kiosk.supervisor.export_places import Place

IN_USE = StoreInUse(msg("in use"))


class Finger:
    """Touches what a staff window shows, one thing after the other, and keeps what it read."""

    def __init__(self, *rows: str, then=lambda: None) -> None:
        self.read: list[str] = []
        self._rows = list(rows)
        self._then = then
        QTimer.singleShot(0, self._touch)

    def _touch(self) -> None:
        window = next(
            one
            for one in QApplication.topLevelWidgets()
            if isinstance(one, StaffWindow) and one.isVisible()
        )
        view = window.view
        buttons = view.findChildren(Button)
        self.read.append(
            "\n".join(
                [
                    *(label.text() for label in view.findChildren(QLabel)),
                    *(b.words for b in buttons),
                ]
            )
        )
        wanted = self._rows.pop(0)
        if not self._rows:
            self._then()
        else:
            QTimer.singleShot(0, self._touch)
        button = next(b for b in buttons if wanted in b.words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def at_hand(tmp_path, monkeypatch, small, clinic):
    """Two folders with surveys, one of them a stick."""
    stick = tmp_path / "stick"
    (stick / "inner").mkdir(parents=True)
    home = tmp_path / "home"
    (home / "deeper").mkdir(parents=True)
    save_survey(small, stick / "inner" / "small.survey.json")
    save_survey(clinic, home / "deeper" / "clinic.survey.json")
    (home / "broken.survey.json").write_text("{")
    monkeypatch.setattr(choosing_survey.export_places, "media", lambda: (Place("STICK", stick),))
    monkeypatch.setattr(choosing_survey.export_places, "home", lambda: home)
    monkeypatch.setattr(choosing_survey, "_USUAL", ())
    monkeypatch.chdir(home)
    return tmp_path


def test_surveys_at_hand_are_those_of_sticks_and_usual_folders_each_once(
    at_hand, small, monkeypatch
):
    monkeypatch.setattr(choosing_survey, "_folders_at_hand", lambda: [Path.cwd(), Path.cwd()])
    assert [place.name for place in surveys_at_hand()] == ["broken.survey.json"]


def test_a_survey_is_chosen_by_its_title(at_hand, qapp, small):
    finger = Finger(small.title.any())
    chosen = ask_for_survey(lambda _: None, windowed=True)
    assert chosen == at_hand / "stick" / "inner" / "small.survey.json"
    assert "Which survey shall this kiosk ask?" in finger.read[0]


def test_or_found_in_another_folder(at_hand, qapp, clinic):
    Finger("Other folder", "deeper", clinic.title.any())
    chosen = ask_for_survey(lambda _: None, windowed=True)
    assert chosen == at_hand / "home" / "deeper" / "clinic.survey.json"


def test_a_survey_that_cannot_be_asked_says_why_and_another_can_be_chosen(at_hand, qapp, small):
    def why_not(survey):
        return app._why_not_asked(at_hand / "store", survey)

    finger = Finger("broken", small.title.any())
    assert ask_for_survey(why_not, windowed=True).name == "small.survey.json"
    assert "broken.survey.json" in finger.read[1]
    assert "\n" in finger.read[1]


def test_nothing_is_chosen_where_the_window_is_closed(at_hand, qapp):
    Finger("Close")
    assert ask_for_survey(lambda _: None, windowed=True) is None


def test_every_row_is_large_enough_for_a_finger(at_hand, qapp):
    heights = []

    def measure() -> None:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, StaffWindow))
        heights.extend(b.height() / window.sizes.mm(1) for b in window.view.findChildren(Button))

    Finger("Close", then=measure)
    ask_for_survey(lambda _: None, windowed=True)
    assert len(heights) >= 3
    assert min(heights) >= 14.5


def test_a_second_kiosk_is_told_so_on_the_screen(qapp):
    finger = Finger("Close")
    assert not looks_again(IN_USE, windowed=True)
    assert "The kiosk is already running" in finger.read[0]
    assert "Close this window" in finger.read[0]


def test_what_has_no_steps_of_its_own_is_told_as_it_is(qapp):
    finger = Finger("Close")
    looks_again(EnvironmentProblem(msg("The key is damaged.")), windowed=True)
    assert "The key is damaged." in finger.read[0]


def test_a_kiosk_whose_store_is_in_use_starts_when_the_other_was_closed(qapp, tmp_path, small):
    other = KioskStore(tmp_path, small)
    finger = Finger("Look again", "Look again", then=other.close)
    opened = app._opened_store(tmp_path, small, windowed=True, language="en")
    assert len(finger.read) == 2
    opened.close()


def test_a_kiosk_whose_store_is_in_use_ends_with_the_sentence_of_the_command_line(
    qapp, tmp_path, small
):
    other = KioskStore(tmp_path, small)
    Finger("Close")
    with pytest.raises(EnvironmentProblem, match="Another Surveyapp kiosk is using"):
        app._opened_store(tmp_path, small, windowed=True, language="en")
    other.close()
