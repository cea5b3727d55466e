"""The window of tallies: office, trustee and combiner each do their step with what they have."""

from __future__ import annotations

import itertools

import pytest
from played_roles import NAMES, Office, secret_of, with_tallies, write_tally
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QTableView

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.tallies.counts_file import read_counts
from surveyapp.ui.trustees import window as trustees_window
from surveyapp.ui.trustees.window import TrusteesWindow

RIGHT = "several words"
STEPS = ("add", "sign", "open", "combine")


@pytest.fixture
def office(tmp_path, small):
    return Office(tmp_path, with_tallies(small, (small.recorded_questions[0].id,)))


@pytest.fixture
def paths(office, tmp_path):
    return [
        write_tally(tmp_path / "stick", office.survey, kiosk, [("yes",)] * 7 + [("no",)] * 6)
        for kiosk in (1, 2)
    ]


@pytest.fixture
def window(qtbot, monkeypatch):
    def unlock(path, typed):
        if typed != RIGHT:
            raise UserProblem(msg("The passphrase does not open the key file."))
        return secret_of(NAMES.index(path.parent.name))

    monkeypatch.setattr(trustees_window, "unlock_trustee", unlock)
    made = TrusteesWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def press(qtbot, window, step) -> str:
    """Press a step's button, wait for its end, and return what the window says."""
    made = window.findChild(QAbstractButton, f"step_{step}")
    assert made.isEnabled()
    qtbot.mouseClick(made, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    return window.message.text


def settle(qtbot, window) -> None:
    qtbot.waitUntil(lambda: not window._runner.is_busy, timeout=10_000)


def bring(qtbot, window, *paths) -> None:
    window.bring(paths)
    settle(qtbot, window)


def use_key(window, office, place, typed=RIGHT) -> None:
    window.key.setText(str(office.trustee(place).key_file))
    window.passphrase.setText(typed)


def test_from_the_kiosks_files_to_totals(qtbot, window, office, paths, tmp_path):
    bring(qtbot, window, *paths)
    assert "Compare the words" in press(qtbot, window, "add")
    compared = window.findChild(QCheckBox, "kiosks_compared")
    assert compared.isVisible()
    compared.setChecked(True)
    assert "totals.sum is written" in press(qtbot, window, "add")
    assert str(tmp_path / "stick") in window.message.text  # where the file is
    assert not compared.isChecked()  # of the kiosks of these files, and no others
    assert "3 of them sign" in window.findChild(QLabel, "who_opens").text()
    assert "type its passphrase first" in press(qtbot, window, "sign")
    for place in range(3):
        use_key(window, office, place)
        assert "you have signed the list" in press(qtbot, window, "sign")
        assert window.passphrase.text() == ""
    for place in range(2):
        use_key(window, office, place)
        assert "your share" in press(qtbot, window, "open")
    assert "opened by Ana, Ben" in press(qtbot, window, "combine")
    table = window.findChild(QTableView, "totals").model()
    shown = [[table.index(row, at).data() for at in range(2)] for row in range(3)]
    assert shown == [["yes", "14"], ["no", "12"], ["no report", "0"]]
    window.resize(window.minimumSize())
    steps = [window.findChild(QAbstractButton, f"step_{one}") for one in STEPS]
    assert all(one.height() >= one.minimumSizeHint().height() for one in steps)
    assert all(a.geometry().bottom() < b.y() for a, b in itertools.pairwise(steps))
    written = read_counts(tmp_path / "stick" / "totals.counts.csv", office.survey)
    assert written.counts == ((14, 12, 0),)


def test_kiosks_that_come_later_are_compared_anew(qtbot, window, paths):
    bring(qtbot, window, paths[0])
    press(qtbot, window, "add")
    compared = window.findChild(QCheckBox, "kiosks_compared")
    compared.setChecked(True)
    bring(qtbot, window, paths[1])
    assert not compared.isChecked()
    assert "Compare the words" in press(qtbot, window, "add")


def test_a_wrong_passphrase_is_told_and_nothing_is_written(qtbot, window, office, paths, tmp_path):
    bring(qtbot, window, *paths)
    window.findChild(QCheckBox, "kiosks_compared").setChecked(True)
    press(qtbot, window, "add")
    use_key(window, office, 0, "wrong")
    assert "does not open the key file" in press(qtbot, window, "sign")
    assert not list(tmp_path.rglob("*.signed"))
    assert window.passphrase.text() == "wrong"  # to be mended, not to be typed again


def test_what_is_brought_is_said_and_put_away_again(qtbot, window, office, paths, tmp_path):
    bad = tmp_path / "bad.tally"
    bad.write_bytes(b"x")
    bring(qtbot, window, paths[0], bad)
    files = window.findChild(QTableView, "gathered").model()
    said = [files.index(row, 1).data() for row in range(files.rowCount())]
    assert len(said) == 2
    assert any("it is not a tally file" in one for one in said)
    qtbot.mouseClick(window.findChild(QAbstractButton, "put_away"), Qt.MouseButton.LeftButton)
    assert files.rowCount() == 0
    assert bad.exists()


def test_a_key_that_is_dropped_is_the_key(qtbot, window, office):
    key = office.trustee(1).key_file
    key.write_text("{}")
    bring(qtbot, window, key)
    assert window.key.text() == str(key)
    assert window.findChild(QTableView, "gathered").model().rowCount() == 0


def test_among_words_from_the_right_the_address_of_a_file_keeps_its_order(
    qtbot, window, office, paths, tmp_path
):
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    bring(qtbot, window, *paths)
    window.findChild(QCheckBox, "kiosks_compared").setChecked(True)
    written = tmp_path / "stick" / "totals.sum"
    said = press(qtbot, window, "add")
    assert f"\N{LEFT-TO-RIGHT ISOLATE}{written}\N{POP DIRECTIONAL ISOLATE}" in said
