"""The licences, which the About box leads to."""

import pytest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton

from surveyapp.ui.desk.help.licences_dialog import LicencesDialog


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_about_box_leads_to_the_licences(open_desk, qtbot):
    window = open_desk()
    window.show_about()
    box = window.findChild(QMessageBox, "about_box")
    assert "Build: source" in box.informativeText()
    box.findChild(QPushButton, "licences").click()
    dialog = window.findChild(QDialog, "licences_dialog")
    qtbot.waitUntil(lambda: "LESSER GENERAL" in dialog.text.toPlainText(), timeout=10_000)
    dialog.accept()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_licences_can_be_searched_round_and_round(open_desk, qtbot):
    window = open_desk()
    dialog = LicencesDialog(window.runner, window)
    dialog.open()
    qtbot.waitUntil(lambda: "LESSER GENERAL" in dialog.text.toPlainText(), timeout=10_000)
    words = "GNU LESSER GENERAL PUBLIC LICENSE"
    dialog._search.setText(words)
    seen = []
    for _ in range(dialog.text.toPlainText().lower().count(words.lower())):
        seen.append(dialog.text.textCursor().position())
        dialog._search.returnPressed.emit()
    assert len(seen) > 1
    assert seen == sorted(set(seen))
    assert dialog.text.textCursor().position() == seen[0]
    assert dialog._found.isHidden()
    dialog._search.setText("no licence has these words")
    assert not dialog._found.isHidden()
    dialog.accept()
