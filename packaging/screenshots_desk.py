"""Take pictures of the start window and of every page of the desk, empty and filled.

    xvfb-run -a -s "-screen 0 1400x900x24" python packaging/screenshots_desk.py OUT_DIR [LANGUAGE]

Works without a screen too: QT_QPA_PLATFORM=offscreen. Interviews are simulated with a fixed seed.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from surveyapp.services.draft_files import open_draft
from surveyapp.services.simulate import simulate
from surveyapp.services.survey_edits import add_language
from surveyapp.storage.resources import resource
from surveyapp.storage.survey_files import load_survey
from surveyapp.ui import languages, theme
from surveyapp.ui.desk.ask_key import KeyDialog, KeyRequest
from surveyapp.ui.desk.chart_view import ChartView
from surveyapp.ui.desk.editor.survey_file import Unsaved
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.desk.tables import TableView
from surveyapp.ui.desk.tour import STOPS
from surveyapp.ui.desk.window import DeskWindow
from surveyapp.ui.kiosk.preview import ScreenPainter
from surveyapp.ui.start import StartWindow

PREVALENCES = {
    "region": (0.5, 0.3, 0.2),
    "drugs": (0.12, 0.88),
    "bribe": (0.21, 0.79),
    "violence": (0.02, 0.98),
    "source": (0.55, 0.2, 0.15, 0.1),
    "trust": (0.1, 0.2, 0.35, 0.25, 0.1),
}
QUALITY_VIEWS = ("findings", "kiosks", "records")
PRIVACY_VIEWS = ("privacy_account", "privacy_exports", "privacy_groups")
WAIT_MS = 20_000
CURRENT_THEME = theme.current_theme


class Studio:
    """Shows windows and keeps their pictures."""

    def __init__(self, out: Path, work: Path) -> None:
        self._out, self._work = out, work

    def start_window(self) -> None:
        """The window that ``surveyapp`` alone opens."""
        window = StartWindow()
        window.resize(1280, 800)
        window.show()
        self._keep(window, "start")
        window.close()

    def empty_desk(self) -> None:
        """Every page before the first import."""
        window = DeskWindow(self._work / "new.surveydesk")
        window.show()
        QTest.qWait(300)
        for name in PageName:
            window.go_to(name)
            self._keep(window, f"desk-{name.name.lower()}-empty")
        window.close()

    def survey_editor(self) -> None:
        """The page that surveys are written on: at work, with mistakes, its preview; also small, and dark."""
        for scheme in ("light", "dark"):
            if scheme == "dark":  # without a desktop no system asks for it
                theme.current_theme = lambda: theme.DARK
            window = DeskWindow(
                self._work / "survey.surveydesk",
                painter=ScreenPainter(),
                ask=lambda _: Unsaved.DISCARD,
            )
            window.show()
            window.go_to(PageName.SURVEY)
            path = resource("examples", "clinic.survey.json")
            window.survey_page.editing.begin(open_draft(path).draft, path)
            for size in ((1280, 800), (960, 640)):
                window.resize(*size)
                self._write(window, f"{size[0]}-{scheme}")
            window.close()
        theme.current_theme = CURRENT_THEME

    def _write(self, window: DeskWindow, name: str) -> None:
        page = window.survey_page
        editing = page.editing
        clean = editing.draft
        for path, what in (
            ((), "survey"),
            (("questions", 1), "choices"),
            (("questions", 2), "goal"),
        ):
            editing.select(path)
            _until(lambda: editing.findings is not None)
            self._keep(window, f"desk-survey-{what}-{name}")
        page.findChild(QRadioButton, "goal_own").click()
        page.findChild(QScrollArea, "form_area").verticalScrollBar().setValue(300)
        self._keep(window, f"desk-survey-own-{name}")
        page.findChild(QPushButton, "show_preview").click()
        self._keep(window, f"desk-survey-preview-{name}")
        page.findChild(QPushButton, "show_form").click()
        wrong = add_language(clean, "sw").put(("questions", 1, "choices", 0, "id"), "south")
        editing.edit(wrong, select=("questions", 1))
        _until(lambda: editing.findings is not None)
        self._keep(window, f"desk-survey-mistakes-{name}")
        editing.stack.undo()
        _until(lambda: editing.findings is not None)

    def filled_desk(self) -> None:
        """Every page with interviews, two refused files among them."""
        window = DeskWindow(self._work / "clinic.surveydesk", files=[self._files()])
        window.show()
        files = window.files_page.findChild(TableView, "import_report")
        _until(lambda: files.table.rowCount() > 0 and window.session.summary.interviews > 0)
        files.selectRow(4)
        self._keep(window, "desk-files")
        self._drag(window)
        window.go_to(PageName.ESTIMATES)
        estimates = window.estimates_page.findChild(TableView, "estimates")
        _until(lambda: estimates.table.rowCount() > 0)
        estimates.selectRow(3)
        self._keep(window, "desk-estimates")
        self._choose(window, "question", "drugs")
        self._choose(window, "group_by", "region")
        _until(lambda: estimates.table.rowCount() == 6)
        self._keep(window, "desk-estimates-grouped")
        self._choose(window, "question", "violence")
        _until(lambda: "violence" in estimates.table.text(0, self._question()))
        self._keep(window, "desk-estimates-rare")
        window.show_report()
        self._keep(window.findChild(QDialog, "report_dialog"), "desk-report")
        window.findChild(QDialog, "report_dialog").close()
        self._dialogs(window)
        self._tour(window)
        self._together(window)
        self._quality_and_privacy(window)
        self._plan(window)
        window.close()

    def _quality_and_privacy(self, window: DeskWindow) -> None:
        for page, name, first, views in (
            (window.quality_page, PageName.QUALITY, "quality_findings", QUALITY_VIEWS),
            (window.privacy_page, PageName.PRIVACY, "privacy_account", PRIVACY_VIEWS),
        ):
            window.go_to(name)
            table = page.findChild(TableView, first)
            _until(lambda table=table: table.table.rowCount() > 0)
            for view in views:
                page.findChild(QPushButton, f"view_{view}").click()
                self._keep(window, f"desk-{view.removeprefix('privacy_')}-{name.name.lower()}")

    def _dialogs(self, window: DeskWindow) -> None:
        for show, name in (
            (window.files_page.show_kiosks, "kiosks_dialog"),
            (window.show_keys, "shortcut_sheet"),
        ):
            show()
            dialog = window.findChild(QDialog, name)
            self._keep(dialog, f"desk-{name.replace('_', '-')}")
            dialog.close()
        dialog = KeyDialog(window, KeyRequest("These interviews are sealed for a key."))
        dialog.show()
        self._keep(dialog, "desk-key-dialog")
        dialog.close()

    def _tour(self, window: DeskWindow) -> None:
        window.tour.start()
        for place, _ in enumerate(STOPS):
            self._keep(window, f"desk-tour-{place + 1}")
            window.findChild(QPushButton, "tour_next").click()

    def _together(self, window: DeskWindow) -> None:
        window.go_to(PageName.TOGETHER)
        page = window.together_page
        table = page.findChild(TableView, "together_table")
        analysis = page.findChild(QComboBox, "analysis")
        others = page.findChild(QListWidget, "others")
        for place in range(analysis.count()):
            analysis.setCurrentIndex(place)
            analysis.activated.emit(place)
            question = page.findChild(QComboBox, "together_question")
            question.setCurrentIndex(question.findData("trust" if place in {2, 3} else "drugs"))
            question.activated.emit(question.currentIndex())
            for row in range(others.count()):
                wanted = others.item(row).text().startswith(("bribe", "region"))
                others.item(row).setCheckState(
                    Qt.CheckState.Checked if wanted and place != 2 else Qt.CheckState.Unchecked
                )
            if place == 2:
                page.findChild(QComboBox, "together_by").setCurrentIndex(1)
            table.show_columns(())
            page.findChild(QPushButton, "work_it_out").click()
            _until(lambda: table.table.rowCount() > 0)
            self._keep(window, f"desk-together-{place}")

    def learning_desk(self) -> None:
        """The page of learning with a table: accuracy ahead, a naive Bayes, a tree, the ledger."""
        window = DeskWindow(self._work / "learning.surveydesk")
        window.show()
        page = window.learn_page
        window.go_to(PageName.LEARN)
        page.take_table(_cars(self._work / "cars.csv"))
        label = page.findChild(QComboBox, "learn_label")
        _until(lambda: label.count() > 0)
        self._keep(window, "desk-learn-data")
        page.findChild(QPushButton, "look_ahead").click()
        _until(lambda: page.findChild(ChartView, "ahead_chart").drawing is not None)
        self._keep(window, "desk-learn-ahead")
        learner = page.findChild(QComboBox, "learner")
        card = page.findChild(TableView, "model_card")
        page.findChild(QLineEdit, "epsilon").setText("2")
        page.findChild(QLineEdit, "budget").setText("5")
        for name in ("naive-bayes", "tree"):
            learner.setCurrentIndex(learner.findData(name))
            card.show_columns(())
            page.findChild(QPushButton, "train").click()
            _until(lambda: card.table.rowCount() > 0)
            self._keep(window, f"desk-learn-{name}")
            page.findChild(QPushButton, "view_picture").click()
            self._keep(window, f"desk-learn-{name}-picture")
        page.findChild(QPushButton, "view_ledger").click()
        self._keep(window, "desk-learn-ledger")
        page.findChild(QPushButton, "train").click()
        _until(lambda: "budget" in page.messages.text)
        self._keep(window, "desk-learn-spent")
        window.close()

    def _plan(self, window: DeskWindow) -> None:
        window.go_to(PageName.PLAN)
        plan = window.plan_page.findChild(TableView, "plan")
        _until(lambda: plan.table.rowCount() == 4)
        self._keep(window, "desk-plan")
        window.plan_page.findChild(QPushButton, "find_error").click()
        chooser = window.plan_page.findChild(QComboBox, "design")
        chooser.setCurrentIndex(4)
        QTest.qWait(1500)
        self._keep(window, "desk-plan-error")
        chooser.setCurrentIndex(2)
        window.plan_page.findChild(QPushButton, "find_n").click()
        window.plan_page.findChild(QLineEdit, "p_yes").setText("0.9")
        QTest.qWait(800)
        self._keep(window, "desk-plan-wrong")

    def _drag(self, window: DeskWindow) -> None:
        dragged = QMimeData()
        dragged.setUrls([QUrl.fromLocalFile(str(self._work))])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # PySide6 6.12; no other way
            enter = QDragEnterEvent(
                QPoint(400, 300),
                Qt.DropAction.CopyAction,
                dragged,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
        window.dragEnterEvent(enter)
        self._keep(window, "desk-drop")
        window.dragLeaveEvent(QDragLeaveEvent())

    def _files(self) -> Path:
        folder = self._work / "stick"
        survey = load_survey(resource("examples", "clinic.survey.json"))
        made = simulate(survey, folder, interviews=2400, kiosks=3, seed=11, prevalences=PREVALENCES)
        whole = made[0].read_bytes()
        (folder / "copy of kiosk 1.collection").write_bytes(whole)
        (folder / "cut short.collection").write_bytes(whole[: len(whole) // 2])
        (folder / "letter.collection").write_bytes(b"Dear colleague, here is the file.\n")
        return folder

    @staticmethod
    def _question() -> str:
        return QCoreApplication.translate("estimate_columns", "Question")

    @staticmethod
    def _choose(window: DeskWindow, name: str, value: str) -> None:
        chooser = window.estimates_page.findChild(QComboBox, name)
        chooser.setCurrentIndex(chooser.findData(value))
        chooser.activated.emit(chooser.currentIndex())

    def _keep(self, window: QWidget, name: str) -> None:
        QTest.qWait(400)
        _until(lambda: all(chart.is_drawn for chart in window.findChildren(ChartView)))
        window.grab().save(str(self._out / f"{name}.png"))


def _cars(path: Path) -> Path:
    """Write a table like the car evaluations: who is unsafe or for two is unacceptable."""
    levels = (
        ("vhigh", "high", "med", "low"),
        ("2", "4", "more"),
        ("small", "big"),
        ("low", "med", "high"),
    )
    lines = ["buying,persons,lug_boot,safety,class"]
    for place, (buying, persons, boot, safety) in enumerate(itertools.product(*levels)):
        is_bad = safety == "low" or persons == "2" or (buying == "vhigh" and boot == "small")
        word = "unacc" if is_bad else ("good" if buying == "low" and place % 2 else "acc")
        lines += [f"{buying},{persons},{boot},{safety},{word}"] * 20
    path.write_text("\n".join(lines) + "\n")
    return path


def _until(is_so: Callable[[], bool]) -> None:
    patience = QDeadlineTimer(WAIT_MS)
    while not is_so():
        if patience.hasExpired():
            raise TimeoutError("the desk did not get there")
        QTest.qWait(50)


def main(out: Path, language: str = languages.SOURCE) -> None:
    """Write the pictures to ``out``; the windows speak ``language``."""
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    theme.prepare(app)
    languages.settle(languages.choose(language))
    spoken = languages.ProgramLanguage(language)
    spoken.use_own()
    with tempfile.TemporaryDirectory() as work:
        studio = Studio(out, Path(work))
        studio.start_window()
        studio.empty_desk()
        studio.survey_editor()
        studio.filled_desk()
        studio.learning_desk()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
