r"""Take pictures of the start window and of every page and dialog of the desk, empty and filled.

    xvfb-run -a -s "-screen 0 2000x1200x24" python packaging/screenshots_desk.py OUT_DIR \
        --size 1920x1080 --scheme dark --points 15 --only filled --language de

Works without a screen too: QT_QPA_PLATFORM=offscreen. Interviews are simulated with a fixed seed.
QT_SCALE_FACTOR=2 shows a display of high density.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEventLoop,
    QMimeData,
    QPoint,
    QSize,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.synthesis import SynthesisOptions, synthesize
from surveyapp.services.models.synthetic_copies import read_copies
from surveyapp.services.simulation.demo import make_demo
from surveyapp.services.surveys.draft_files import open_draft
from surveyapp.services.surveys.edits import add_language
from surveyapp.storage.program.resources import resource
from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.crash import Crash
from surveyapp.ui.crash_dialog import CrashDialog
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.editor.survey_file import Unsaved
from surveyapp.ui.desk.files.key_dialog import KeyDialog, KeyRequest
from surveyapp.ui.desk.help.page import GuideWindow
from surveyapp.ui.desk.help.tour import STOPS
from surveyapp.ui.desk.learning.copies_dialog import CopiesDialog
from surveyapp.ui.desk.learning.page import LearnPage
from surveyapp.ui.desk.learning.synthesis_dialog import SynthesisDialog
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.kiosk.preview import ScreenPainter
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.file_picker import FileRequest

QUALITY_VIEWS = ("quality_findings", "quality_kiosks", "quality_records")
PRIVACY_VIEWS = ("privacy_account", "privacy_exports", "privacy_groups")
WAIT_MS = 120_000
SCHEMES = {"light": theme.LIGHT, "dark": theme.DARK}


@dataclass(frozen=True, slots=True)
class Look:
    """How windows are shown: the size of a large one, the scheme, points of type (0: the usual ones)."""

    size: QSize
    scheme: theme.Theme
    points: float

    @property
    def name(self) -> str:
        """What the files of this look end in."""
        scheme = "dark" if self.scheme is theme.DARK else "light"
        size = f"{self.size.width()}-{scheme}"
        return f"{size}-{self.points:g}pt" if self.points else size


class Studio:
    """Shows windows and keeps their pictures."""

    def __init__(self, out: Path, work: Path, look: Look) -> None:
        self._out, self._work, self._look = out, work, look
        theme.current_theme = lambda: look.scheme  # without a desktop no system asks for it

    @contextmanager
    def _desk(self, project: str, **options: object) -> Iterator[DeskWindow]:
        options.setdefault("ask_lose", lambda *_: True)
        window = DeskWindow(self._work / project, **options)
        window.resize(self._look.size)
        window.show()
        _pause(300)
        yield window
        window.close()

    def start_window(self) -> None:
        """The window that ``surveyapp`` alone opens, and the guide that it offers."""
        window = StartWindow()
        window.show()
        self._keep(window, "start")
        guides = GuideWindow(window)
        guides.show()
        self._keep(guides, "start-tutorial")
        guides.close()
        window.close()

    def empty_desk(self) -> None:
        """Every page before the first import."""
        with self._desk("new.surveydesk") as window:
            for name in PageName:
                window.go_to(name)
                self._keep(window, f"desk-{name.name.lower()}-empty")

    def survey_editor(self) -> None:
        """The page that surveys are written on: at work, with mistakes, its preview."""
        options = {"painter": ScreenPainter(), "ask": lambda _: Unsaved.DISCARD}
        with self._desk("survey.surveydesk", **options) as window:
            window.go_to(PageName.SURVEY)
            path = resource("examples", "clinic.survey.json")
            window.survey_page.editing.begin(open_draft(path).draft, path)
            self._write(window)

    def _write(self, window: DeskWindow) -> None:
        page = window.survey_page
        editing = page.editing
        clean = editing.draft
        for path, what in (
            ((), "survey"),
            (("questions", 0), "choices"),
            (("questions", 1), "goal"),
        ):
            editing.select(path)
            _until(lambda: editing.findings is not None)
            self._keep(window, f"desk-survey-{what}")
        page.findChild(QRadioButton, "goal_own").click()
        page.findChild(QScrollArea, "form_area").verticalScrollBar().setValue(300)
        self._keep(window, "desk-survey-own")
        page.findChild(QPushButton, "show_preview").click()
        self._keep(window, "desk-survey-preview")
        page.findChild(QPushButton, "show_form").click()
        wrong = add_language(clean, "sw").put(("questions", 0, "choices", 0, "id"), "south")
        editing.edit(wrong, select=("questions", 0))
        _until(lambda: editing.findings is not None)
        self._keep(window, "desk-survey-mistakes")
        editing.stack.undo()
        _until(lambda: editing.findings is not None)

    def filled_desk(self) -> None:
        """Every page with interviews, two refused files among them."""
        with self._desk("clinic.surveydesk", files=[self._files()]) as window:
            files = window.files_page.findChild(TableView, "import_report")
            _until(lambda: files.table.rowCount() > 0 and window.session.summary.interviews > 0)
            files.selectRow(4)
            self._keep(window, "desk-files")
            self._drag(window)
            self._estimates(window)
            self._report(window)
            self._dialogs(window)
            self._import_table(window)
            self._tour(window)
            self._together(window)
            self._quality_and_privacy(window)
            self._plan(window)
            self._help(window)

    def _estimates(self, window: DeskWindow) -> None:
        window.go_to(PageName.OUTPUT)
        _until(lambda: window.output_page.findChild(TableView, "block_1_table") is not None)
        estimates = window.output_page.findChild(TableView, "block_1_table")
        _until(lambda: estimates.table.rowCount() > 0)
        estimates.selectRow(3)
        self._keep(window, "desk-estimates")
        self._choose(window, "option_question", "drugs")
        self._choose(window, "option_by", "region")
        _until(lambda: estimates.table.rowCount() == 6)
        self._keep(window, "desk-estimates-grouped")
        before = estimates.table.text(0, self._question())
        self._choose(window, "option_question", "violence")
        _until(lambda: estimates.table.text(0, self._question()) != before)
        self._keep(window, "desk-estimates-rare")

    def _report(self, window: DeskWindow) -> None:
        menu = window.findChild(QToolButton, "report_menu").menu()

        def keep() -> None:
            self._keep(menu, "desk-report")
            menu.close()

        QTimer.singleShot(300, keep)  # the menu waits for a choice
        window.show_report()

    def _import_table(self, window: DeskWindow) -> None:
        """Import answers on paper as another table."""
        path = self._work / "paper.csv"
        places, drugs = ("north", "south", "nowhere"), ("yes", "no", "")
        lines = [f"{places[i % 3]},{drugs[i % 2 + (i % 7 == 0)]},{i % 5 + 1}" for i in range(60)]
        path.write_text("region,drugs,trust\n" + "\n".join(lines) + "\n")
        window.files_page.import_table(path)
        view = window.findChild(TableImport)
        _until(lambda: view.holder.draft is not None)
        _pause(300)
        self._keep(view, "desk-import-table")
        view.reject()

    def _help(self, window: DeskWindow) -> None:
        window.go_to(PageName.OUTPUT)
        window.show_help()
        self._keep(window, "desk-help-guide")

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
        window.show_about()
        box = window.findChild(QMessageBox, "about_box")
        self._keep(box, "desk-about")
        box.findChild(QPushButton, "licences").click()
        licences = window.findChild(QDialog, "licences_dialog")
        _pause(1000)
        self._keep(licences, "desk-licences")
        licences.close()
        crash = CrashDialog(
            Crash("surveyapp 1.0\n" + "  a place in the program\n" * 20, None), window
        )
        crash.show()
        self._keep(crash, "desk-crash")
        crash.close()
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
        """One picture of each further analysis in the output."""
        window.go_to(PageName.OUTPUT)
        model = window.output_page.model
        for name, options in (
            ("crosstab", {"questions": ["region", "drugs"]}),
            ("compare", {"question": "drugs", "by": "region"}),
            ("rank", {"questions": ["trust"], "by": "region"}),
            ("distance", {"question": "trust", "by": "region"}),
            ("regress", {"outcome": "drugs", "predictors": ["region"]}),
        ):
            number = model.add(name, options)
            _until(lambda number=number: model.state(number).found is not None)
            self._keep(window, f"desk-output-{name}")

    def learning_desk(self) -> None:
        """The page of learning with a table: accuracy ahead, a naive Bayes, a tree, the ledger."""
        with self._desk("learning.surveydesk") as window:
            window.go_to(PageName.LEARN)
            self._learn(window, window.learn_page)

    def synthetic_desk(self) -> None:
        """The dialog of a synthetic table, what is said of its copies, and the copies pooled."""
        with self._desk("synthetic.surveydesk") as window:
            window.go_to(PageName.LEARN)
            page = window.learn_page
            page.take_table(_cars(self._work / "cars.csv"))
            label = page.findChild(QComboBox, "learn_label")
            _until(lambda: label.count() > 0)
            page.findChild(QLineEdit, "epsilon").setText("2")
            page.findChild(QCheckBox, "find_levels").setChecked(True)
            page.findChild(QPushButton, "synthesize").click()
            dialog = page.findChild(SynthesisDialog)
            self._keep(dialog, "desk-synthetic-dialog")
            dialog.close()
            asked = SynthesisOptions(copies=10)
            made = synthesize(
                self._work / "cars.csv",
                self._work / "made.csv",
                epsilon=2,
                making=asked,
                use=TableUse(is_public=True),
            )
            shown = CopiesDialog(read_copies(made.files), window.runner, _nothing, page)
            shown.open()
            rows = shown.findChild(TableView, "copies_rows")
            _until(lambda: rows.table.rowCount() > 0)
            self._keep(shown, "desk-synthetic-copies")
            shown.close()

    def _learn(self, window: DeskWindow, page: LearnPage) -> None:
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
        page.findChild(QCheckBox, "find_levels").setChecked(True)
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
        _until(lambda: bool(page.messages.text))
        self._keep(window, "desk-learn-spent")

    def _plan(self, window: DeskWindow) -> None:
        window.go_to(PageName.PLAN)
        page = window.plan_page
        plan = page.findChild(TableView, "plan")
        _until(lambda: plan.table.rowCount() == 4)
        self._keep(window, "desk-plan")
        page.findChild(QPushButton, "find_error").click()
        chooser = page.findChild(QComboBox, "design")
        chooser.setCurrentIndex(4)
        _pause(1500)
        self._keep(window, "desk-plan-error")
        chooser.setCurrentIndex(2)
        page.findChild(QPushButton, "find_n").click()
        page.findChild(QLineEdit, "p_yes").setText("0.9")
        _pause(800)
        self._keep(window, "desk-plan-wrong")
        for name in ("power", "designs", "budget", "rehearsal"):
            page.findChild(QPushButton, f"plan_view_{name}").click()
            if name == "rehearsal":
                page.findChild(QLineEdit, "plan_rehearsal_times").setText("100")
                groups = page.findChild(QComboBox, "plan_rehearsal_by")
                groups.setCurrentIndex(groups.count() - 1)
                page.findChild(QPushButton, "plan_rehearsal_go").click()
            shown = page.findChild(TableView, f"plan_{name}")
            _until(lambda shown=shown: shown.table.rowCount() > 0)
            self._keep(window, f"desk-plan-{name}")

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
        made = make_demo(folder).files
        whole = made[0].read_bytes()
        (folder / "copy of kiosk 1.collection").write_bytes(whole)
        (folder / "cut short.collection").write_bytes(whole[: len(whole) // 2])
        (folder / "letter.collection").write_bytes(b"Dear colleague, here is the file.\n")
        return folder

    @staticmethod
    def _question() -> str:
        return QCoreApplication.translate("analyses", "Question")

    @staticmethod
    def _choose(window: DeskWindow, name: str, value: str) -> None:
        chooser = window.output_page.findChild(QComboBox, name)
        chooser.setCurrentIndex(chooser.findData(value))
        chooser.activated.emit(chooser.currentIndex())

    def _keep(self, window: QWidget, name: str) -> None:
        _pause(400)
        _until(lambda: all(chart.is_drawn for chart in window.findChildren(ChartView)))
        window.grab().save(str(self._out / f"{name}-{self._look.name}.png"))


def _nothing(_parent: QWidget, _request: FileRequest) -> tuple[Path, ...]:
    """Choose no file."""
    return ()


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


def _pause(milliseconds: int) -> None:
    """Let the program work on: unlike ``QTest.qWait`` also the threads that draw charts."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _until(is_so: Callable[[], bool]) -> None:
    patience = QDeadlineTimer(WAIT_MS)
    while not is_so():
        if patience.hasExpired():
            raise TimeoutError("the desk did not get there")
        _pause(50)


def main() -> None:
    """Write the pictures that the arguments ask for."""
    options = _options()
    options.out.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    theme.prepare(app)
    show_texts_as_written(app)
    if options.points:
        font = QFont(app.font())
        font.setPointSizeF(options.points)
        app.setFont(font)
    languages.settle(languages.choose(options.language))
    spoken = languages.ProgramLanguage(options.language)
    spoken.use_own()
    width, height = map(int, options.size.split("x"))
    look = Look(QSize(width, height), SCHEMES[options.scheme], options.points)
    with tempfile.TemporaryDirectory() as work:
        for name, take in (
            ("start", Studio.start_window),
            ("empty", Studio.empty_desk),
            ("editor", Studio.survey_editor),
            ("filled", Studio.filled_desk),
            ("learning", Studio.learning_desk),
            ("synthetic", Studio.synthetic_desk),
        ):
            if not options.only or name in options.only.split(","):
                place = Path(work) / name
                place.mkdir()
                os.environ["XDG_DATA_HOME"] = str(place)  # a ledger of its own
                take(Studio(options.out, place, look))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--language", default=languages.SOURCE)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scheme", choices=SCHEMES, default="light")
    parser.add_argument("--points", type=float, default=0.0)
    parser.add_argument(
        "--only", default="", help="start, empty, editor, filled, learning, synthetic"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
