"""The desk as the person prefers it; file dialogs begin where the work is."""

import json

import pytest
from closed_windows import delete_closed_windows
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QMainWindow, QPushButton, QWidget

from surveyapp import app
from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.program import preferences as kept
from surveyapp.storage.program.preferences import (
    Preferences,
    Scheme,
    keep_preferences,
    read_preferences,
)
from surveyapp.storage.program.shipped_languages import SOURCE
from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.shell.preferences_dialog import PreferencesDialog
from surveyapp.ui.preferences import use_all, use_before_windows
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind, PicksFromLastFolder
from surveyapp.ui.widgets.number_format import percent, quantity

WAIT_MS = 20_000


@pytest.fixture(autouse=True)
def usual_afterwards(qapp):
    before, style, locale = QApplication.font(), qapp.styleSheet(), QLocale()
    yield
    delete_closed_windows()
    kept._file().unlink(missing_ok=True)
    use_before_windows(Preferences())
    languages.speak(SOURCE)
    qapp.setProperty("usual_font", None)
    QApplication.setFont(before)
    qapp.setStyleSheet(style)
    QLocale.setDefault(locale)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def project(simulated, tmp_path):
    path = tmp_path / "work" / "p.surveydesk"
    path.parent.mkdir()
    import_files(sorted(simulated.glob("*.collection")), path)
    return path


def prefer(window, **choices):
    """Choose preferences as a person does."""
    window.findChild(QAction, "preferences").trigger()
    dialog = window.findChild(PreferencesDialog)
    for name, value in choices.items():
        chooser = dialog.findChild(QComboBox, f"preferred_{name}")
        chooser.setCurrentIndex(chooser.findData(value))
    dialog.findChild(QPushButton, "apply_preferences").click()


def ground(widget: QWidget) -> str:
    return widget.grab().toImage().pixelColor(3, 3).name().upper()


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_what_was_never_chosen_or_is_damaged_is_as_usual():
    assert read_preferences() == Preferences()
    keep_preferences(Preferences(Scheme.DARK, "fr", 3, 115))
    assert read_preferences() == Preferences(Scheme.DARK, "fr", 3, 115)
    for strange in ("{", "[]", json.dumps({"scheme": 7, "language": [], "decimals": 99})):
        kept._file().write_text(strange)
        assert read_preferences() == Preferences()


def test_a_dark_desk_is_dark_at_once_and_the_next_time(open_desk, project, qtbot):
    window = open_desk(project=project, is_whole=True)
    page = window.files_page
    assert ground(page) == theme.LIGHT.ground
    prefer(window, scheme=Scheme.DARK)
    assert window.isVisible()
    qtbot.waitUntil(lambda: ground(page) == theme.DARK.ground, timeout=WAIT_MS)
    assert read_preferences().scheme is Scheme.DARK
    prefer(window, scheme=Scheme.SYSTEM)
    qtbot.waitUntil(lambda: ground(page) == theme.LIGHT.ground, timeout=WAIT_MS)


def successor(window, qtbot):
    made = window._successor
    qtbot.addWidget(made)
    assert not window.isVisible()
    assert made.isVisible()
    qtbot.waitUntil(lambda: made.session.is_known, timeout=WAIT_MS)
    return made


def test_decimals_and_the_size_of_type_are_applied_at_once_on_the_page_that_is_open(
    open_desk, project, qtbot, shows_estimates
):
    window = open_desk(project=project)
    table = shows_estimates(window)
    before = table.table.text(0, "Estimate"), QApplication.font().pointSizeF()
    height = table.fontMetrics().height()
    prefer(window, decimals=0, size=150)

    made = successor(window, qtbot)
    qtbot.waitUntil(made.output_page.isVisible, timeout=WAIT_MS)
    table = shows_estimates(made)
    after = table.table.text(0, "Estimate")
    assert (before[0].count("."), after.count(".")) == (1, 0)
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * before[1])
    assert table.fontMetrics().height() > 1.3 * height
    made.close()


@pytest.mark.skipif("ar" not in languages.translated_languages(), reason="no translations here")
def test_the_language_is_another_at_once_and_the_next_time(open_desk, project, qtbot):
    window = open_desk(project=project)
    prefer(window, language="ar")
    made = successor(window, qtbot)
    assert made.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert "الملفات" in made.files_page.accessibleName()
    assert read_preferences().language == "ar"
    made.close()


def test_numbers_have_the_decimals_that_are_preferred():
    use_all(Preferences(decimals=3))
    assert percent(0.123456) == "12.346\N{NO-BREAK SPACE}%"
    assert quantity(1.23456) == "1.235"
    assert percent(0.123456, 1) == "12.3\N{NO-BREAK SPACE}%"


def test_a_preferred_language_that_the_program_lacks_is_the_systems():
    use_all(Preferences(language="xx"))
    use_all(Preferences(language=""))


def test_the_size_of_type_is_always_of_the_systems(qapp):
    size = QFont(QApplication.font()).pointSizeF()
    for _ in range(2):
        use_before_windows(Preferences(type_size=150))
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * size)
    use_before_windows(Preferences())
    assert QApplication.font().pointSizeF() == pytest.approx(size)


def test_file_dialogs_begin_where_the_project_is_or_the_last_choice_was(
    open_desk, project, picker, stick, qtbot
):
    window = open_desk(project=project)
    picker.answers = [(), tuple(stick.glob("*kiosk*.collection")), ()]
    for _ in range(2):
        window.findChild(QPushButton, "import_files").click()
    qtbot.waitUntil(lambda: not window.session.is_importing, timeout=WAIT_MS)
    window.findChild(QAction, "open_project").trigger()
    assert [one.folder for one in picker.asked] == [project.parent, project.parent, stick]


def test_a_folder_that_has_gone_is_not_begun_in(tmp_path, picker):
    here, gone = tmp_path / "here", tmp_path / "gone"
    here.mkdir()
    gone.mkdir()
    asks = PicksFromLastFolder(picker, lambda: here)
    picker.answers = [(gone,), (), ()]
    for _ in range(2):
        asks(QWidget, FileRequest(PickKind.FOLDER, "Which?"))
    gone.rmdir()
    asks(QWidget, FileRequest(PickKind.FOLDER, "Which?"))
    assert [one.folder for one in picker.asked] == [here, gone, here]


def test_the_program_begins_as_it_is_preferred(project, monkeypatch, qtbot):
    size = QFont(QApplication.font()).pointSizeF()
    keep_preferences(Preferences(Scheme.DARK, "", 1, 130))
    window, seen = QMainWindow(), []
    qtbot.addWidget(window)

    def made(*_words, **_options):
        seen.append((theme.current_theme(), QApplication.font().pointSizeF(), percent(0.5)))
        return window

    monkeypatch.setattr(app, "_desk", made)
    monkeypatch.setattr(QApplication, "exec", lambda *_: 0)
    monkeypatch.setattr(theme, "prepare", lambda _app: None)  # the tests' style stays
    assert app.run_desk(project) == 0
    assert seen == [(theme.DARK, pytest.approx(1.3 * size), "50.0\N{NO-BREAK SPACE}%")]
