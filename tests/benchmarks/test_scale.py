"""A project of millions of interviews: how long everything takes, and whether the window stays alive.

Each page is timed by the clock and by the processors, which count whatever else the machine has to do.
``pytest -m slow -s tests/benchmarks/test_scale.py`` takes 1,000,000 interviews from 100 files;
SURVEYAPP_SCALE=10000000 (and SURVEYAPP_SCALE_FILES=1000) the full size. Beside the import stands what
bare DuckDB needs to read the same bodies as CSV into a table and to count each question. The pages of a
project that was made so before are tried on a copy of it with SURVEYAPP_SCALE_PROJECT=FILE.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from checks import project_quality, quality
from estimated import estimate_project
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QToolButton

from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.privacy import PrivacyAccount
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.models.training import TrainingOptions, train_from_reports
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.simulation.respondents import DAY, simulate
from surveyapp.storage.project.project import Project
from surveyapp.ui.answering import FOR_THE_DESK, short_pauses, warmed_up
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.filtering import FilterBar
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.output.block import BlockFrame
from surveyapp.ui.desk.privacy.page import account_of
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import.columns_view import ColumnsView
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.chart_view import ChartView
from tests.helpers.analysed import compare, distances, rank_by_worth, regress

pytestmark = pytest.mark.slow

INTERVIEWS = int(os.environ.get("SURVEYAPP_SCALE", "1000000"))
FILES = int(os.environ.get("SURVEYAPP_SCALE_FILES", str(max(INTERVIEWS // 10_000, 1))))
READY = os.environ.get("SURVEYAPP_SCALE_PROJECT")
ROUNDS = 5
YOUNG = read_filter(["age=young"])
BEAT_MS = 10

PEAK = """
def peak():
    # ru_maxrss begins with what the process had that started this one
    lines = open("/proc/self/status").read().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))
"""

OURS = """
import json, resource, sys, time
from pathlib import Path
from surveyapp.services.project.import_collections import import_files
begin = time.perf_counter()
reports = import_files([Path(sys.argv[1])], Path(sys.argv[2]))
seconds = time.perf_counter() - begin
assert sum(one.imported for one in reports) == int(sys.argv[3])
usage = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({"seconds": seconds, "cpu": usage.ru_utime + usage.ru_stime, "peak MB": peak()}))
"""

BARE = """
import json, resource, sys, time
import duckdb
names = sys.argv[4].split(",")
columns = {name: "VARCHAR" for name in ["interview", *names]}
options = f"header=true, delim=',', quote='', escape='', auto_detect=false, columns={columns}"
begin = time.perf_counter()
database = duckdb.connect(sys.argv[2])
database.execute(f"CREATE TABLE r AS SELECT * FROM read_csv('{sys.argv[1]}/*.csv', {options})")
for name in names:
    rows = database.execute(f"SELECT {name}, count(*) FROM r GROUP BY ALL").fetchall()
    assert sum(row[-1] for row in rows) == int(sys.argv[3])
database.close()
seconds = time.perf_counter() - begin
usage = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({"seconds": seconds, "cpu": usage.ru_utime + usage.ru_stime, "peak MB": peak()}))
"""


COMMAND = """
import json, resource, sys, time
from surveyapp.cli import main
begin = time.perf_counter()
code = main(sys.argv[1:])
seconds = time.perf_counter() - begin
assert code in (0, 1), code
usage = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({"seconds": seconds, "cpu": usage.ru_utime + usage.ru_stime, "peak MB": peak()}))
"""


def measured(code: str, *arguments: object) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", PEAK + code, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def seconds_of(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


@pytest.fixture(scope="module")
def ten(make_survey):
    def one(name, kind, design, **more):
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    def choices(*names):
        return [{"id": name, "text": {"en": name}} for name in names]

    coins = {"name": "two_coins"}
    return make_survey(
        one("region", "single_choice", {"name": "direct"}, choices=choices("n", "centre", "s")),
        one("age", "single_choice", {"name": "direct"}, choices=choices("young", "middle", "old")),
        one("q1", "yes_no", coins),
        one("q2", "yes_no", {"name": "warner", "p": "4/5"}),
        one("q3", "yes_no", {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}),
        one("q4", "rating", {"name": "k_rr", "epsilon": 1.5}, levels=5),
        one("q5", "rating", {"name": "k_rr", "epsilon": 2}, levels=5),
        one("q6", "yes_no", {"name": "crosswise", "p": "1/4"}),
        one("q7", "yes_no", coins),
        one("q8", "yes_no", coins),
    )


@pytest.fixture(scope="module")
def files(ten, tmp_path_factory):
    folder = tmp_path_factory.mktemp("scale") / "usb"
    work = partial(simulate, ten, folder, interviews=INTERVIEWS, kiosks=FILES, seed=1)
    seconds = seconds_of(work)
    load = os.getloadavg()[0]
    print(f"\n{INTERVIEWS:,} interviews × 10 questions, {FILES:,} files; machine's load {load:.1f}")
    print(f"simulate: {seconds:.1f} s, {INTERVIEWS / seconds:,.0f} interviews a second")
    return folder


@pytest.fixture(scope="module")
def project(request, tmp_path_factory):
    """The project that was made before, or one that is made now."""
    if READY is None:
        return request.getfixturevalue("imported")
    return Path(shutil.copy(READY, tmp_path_factory.mktemp("ready") / "p.surveydesk"))


@pytest.fixture(scope="module")
def imported(files, ten, tmp_path_factory):
    """The project, imported; what that took is printed beside what bare DuckDB takes."""
    folder = tmp_path_factory.mktemp("project")
    plain = folder / "plain"
    plain.mkdir()
    for path in files.glob("*.collection"):
        (plain / f"{path.stem}.csv").write_bytes(path.read_bytes().split(b"\n", 4)[4])
    names = ",".join(question.id for question in ten.recorded_questions)
    bare = measured(BARE, plain, folder / "bare.duckdb", INTERVIEWS, names)
    ours = measured(OURS, files, folder / "p.surveydesk", INTERVIEWS)
    for name, one in (("bare DuckDB", bare), ("import", ours)):
        print(
            f"{name}: {one['seconds']:.1f} s, {INTERVIEWS / one['seconds']:,.0f} rows a second, "
            f"{one['cpu']:.1f} s of processors, peak {one['peak MB']:.0f} MB"
        )
    ratio, work = (ours[name] / bare[name] for name in ("seconds", "cpu"))
    print(f"ratio: {ratio:.2f} by the clock (aim ≤ 1.5), {work:.2f} by the processors")
    assert ours["peak MB"] <= 2048
    return folder / "p.surveydesk"


def of_source(given: Path | SourceRequest, work: Callable[..., object]) -> None:
    with open_source(
        given if isinstance(given, SourceRequest) else SourceRequest(project=given)
    ) as source:
        work(source)


def test_pages(project):
    pages = {
        "Files (summary)": partial(summarise_project, project),
        "Estimates": partial(estimate_project, project),
        "Estimates by group": partial(estimate_project, project, by="region"),
        "Cross-table": partial(of_source, project, lambda s: crosstab(s, ("q1", "q4", "region"))),
        "Compare groups": partial(of_source, project, lambda s: compare(s, "q1", "region")),
        "Compare hidden groups": partial(of_source, project, lambda s: compare(s, "q1", "q2")),
        "Rank": partial(of_source, project, lambda s: rank_by_worth(s, ("q4", "q5"))),
        "Rank by groups": partial(
            of_source, project, lambda s: rank_by_worth(s, ("q4",), "region")
        ),
        "Distance": partial(of_source, project, lambda s: distances(s, "q4", "region")),
        "Regression": partial(
            of_source,
            project,
            lambda s: regress(s, outcome="q1", predictors=("region", "age")),
        ),
        "Regression on randomized": partial(
            of_source, project, lambda s: regress(s, outcome="q1", predictors=("region", "q2"))
        ),
    }
    tell_times(pages)


def tell_times(pages: dict[str, Callable[[], object]]) -> None:
    """Print how long each of ``pages`` takes: the median of some rounds, and the slowest."""
    for name, work in pages.items():
        before = time.process_time()
        times = [seconds_of(work) for _ in range(ROUNDS)]
        work_done = (time.process_time() - before) / ROUNDS
        print(
            f"{name}: median {statistics.median(times):.2f} s, slowest {max(times):.2f} s, "
            f"{work_done:.2f} s of processors; load {os.getloadavg()[0]:.1f}"
        )


def test_commands_on_a_sealed_project(project, tmp_path):
    """What a sealed project takes beside one in the clear: it is in memory while it is open.

    pytest -m slow -s tests/benchmarks/test_scale.py -k sealed
    """
    plain, sealed = (
        Path(shutil.copy(project, tmp_path / name))
        for name in ("plain.surveydesk", "sealed.surveydesk")
    )
    words = tmp_path / "words"
    words.write_text("correct horse battery\n")
    words.chmod(0o600)
    given = ("--passphrase-file", words)
    measured(COMMAND, "key", "new", *given, "--out", tmp_path / "a.analystkey")
    key = ("--key", tmp_path / "a.analystkey", *given)
    with Project(plain) as opened:
        first = opened.files()[0].name
    for name, arguments in {
        "surveys, in the clear": ("surveys", "--project", plain),
        "estimate, in the clear": ("estimate", "--project", plain),
        "remove a file, in the clear": ("remove", first, "--project", plain),
        "seal": ("seal", "--project", sealed, *key),
        "surveys, sealed": ("surveys", "--project", sealed, *key),
        "estimate, sealed": ("estimate", "--project", sealed, *key),
        "remove a file, sealed (written anew)": ("remove", first, "--project", sealed, *key),
    }.items():
        one = measured(COMMAND, *arguments)
        print(
            f"{name}: {one['seconds']:.1f} s, {one['cpu']:.1f} s of processors, "
            f"peak {one['peak MB']:.0f} MB; load {os.getloadavg()[0]:.1f}"
        )
        assert one["peak MB"] <= 2048
    sizes = [path.stat().st_size / 2**20 for path in (plain, sealed)]
    print(f"the files: {sizes[0]:.0f} MB in the clear, {sizes[1]:.0f} MB sealed")


def test_more_pages(project):
    given, young = SourceRequest(project=project), SourceRequest(project=project, where=YOUNG)
    tell_times(
        {
            "Quality": partial(project_quality, project),
            "Quality within groups": partial(project_quality, project, by="region"),
            "Quality of some": partial(of_source, young, quality),
            "Cross-table of some": partial(of_source, young, lambda s: crosstab(s, ("q1", "q4"))),
            "Estimates of some, by group": partial(
                estimate_project, project, by="region", where=YOUNG
            ),
            "Privacy": partial(account_of, (), project, PrivacyAccount()),
            "Learn (naive Bayes)": partial(
                train_from_reports, given, TrainingOptions("naive-bayes", label="q1")
            ),
            "Learn (tree)": partial(train_from_reports, given, TrainingOptions("tree", label="q1")),
            "Report": partial(gather, given, ReportRequest.with_estimates(by=("region",)), DAY),
        }
    )


def test_quality_where_places_differ(ten, tmp_path):
    """Each kiosk has other people: nearly all stand out, and are set aside one after another."""
    rng = np.random.default_rng(2)
    brought = tmp_path / "usb"
    each = INTERVIEWS // FILES
    for number in range(FILES):
        shares = {
            q.id: rng.dirichlet(np.full(len(q.answers), 20.0)) for q in ten.recorded_questions
        }
        simulate(
            ten, tmp_path / str(number), interviews=each, kiosks=1, seed=number, prevalences=shares
        )
        (made,) = (tmp_path / str(number)).glob("*.collection")
        brought.mkdir(exist_ok=True)
        made.rename(brought / f"{number}.collection")
    project = tmp_path / "p.surveydesk"
    import_files([brought], project)
    tell_times(
        {
            f"Quality of {FILES:,} places that differ": partial(project_quality, project),
            "the same within groups": partial(project_quality, project, by="region"),
        }
    )


def test_questions_whose_reports_are_not_listed(make_survey, tmp_path):
    """Numbers, sets of choices and reports of many bits."""

    def one(name, kind, design, **more):
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    def choices(number):
        return [{"id": f"c{place}", "text": {"en": f"c{place}"}} for place in range(number)]

    survey = make_survey(
        one("age", "number", {"name": "direct"}, minimum=18, maximum=90),
        one("drugs", "multiple_choice", {"name": "unary", "epsilon": 1}, choices=choices(10)),
        one("job", "single_choice", {"name": "local_hashing", "epsilon": 1}, choices=choices(20)),
        one("income", "number", {"name": "laplace", "epsilon": 1}, minimum=0, maximum=100),
        one("used", "yes_no", {"name": "crosswise", "p": "1/4"}, mode="own_device"),
        one(
            "control",
            "yes_no",
            {"name": "crosswise", "p": "1/4"},
            mode="own_device",
            control={"prevalence": "0", "of": ["used"]},
        ),
    )
    interviews = INTERVIEWS
    simulate(survey, tmp_path / "usb", interviews=interviews, kiosks=min(FILES, 100), seed=1)
    project = tmp_path / "p.surveydesk"
    import_files([tmp_path / "usb"], project)
    tell_times(
        {
            f"Quality of {interviews:,} with texts and numbers": partial(project_quality, project),
            f"Estimates of {interviews:,} with texts and numbers": partial(
                estimate_project, project
            ),
        }
    )


class Heartbeat:
    """Beats every 10 ms in the window's thread.

    ``longest`` is the longest time without a beat; ``busiest`` the most that the thread computed between
    two beats, and ``program`` the most that the whole program did, all in ms. On a machine with other work
    to do a thread also waits for its turn: the time without a beat is then longer, what was computed is not.
    """

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._forget()
        self._timer.start()

    def _forget(self) -> None:
        self._last = time.perf_counter(), time.thread_time(), time.process_time()
        self.longest = self.busiest = self.program = 0.0

    def _beat(self) -> None:
        now = time.perf_counter(), time.thread_time(), time.process_time()
        passed, busy, program = (1000 * (b - a) for a, b in zip(self._last, now, strict=True))
        self.longest = max(self.longest, passed - BEAT_MS)
        self.busiest, self.program = max(self.busiest, busy), max(self.program, program)
        self._last = now

    def told(self, what: str) -> None:
        """Print a line on the time since the last call."""
        self._beat()
        print(f"{what:<34}{self.longest:>8.0f}{self.busiest:>8.0f}{self.program:>8.0f}")
        self._forget()

    def stop(self) -> None:
        self._timer.stop()


class Walk:
    """Goes through the desk as a person does, with a heartbeat; each step waits until all is there."""

    def __init__(self, window: DeskWindow, qtbot) -> None:
        self.window, self._qtbot, self._heart = window, qtbot, Heartbeat()

    def is_settled(self) -> bool:
        is_drawn = all(chart.is_drawn for chart in self.window.findChildren(ChartView))
        return is_drawn and not self.window.runner._jobs

    def settle(self, what: str) -> None:
        for _ in range(2):  # what has come may lead to more
            self._qtbot.waitUntil(self.is_settled, timeout=600_000)
            self._qtbot.wait(150)
        self._heart.told(what)

    def step(self, what: str, does: Callable[[], object]) -> None:
        does()
        self.settle(what)

    def visit(self, *names: PageName, again: str = "") -> None:
        for name in names:
            self.step(f"page {name.name.lower()}{again}", partial(self.window.go_to, name))

    def end(self) -> None:
        self._heart.stop()
        self.window.close()


@pytest.fixture
def new_walk(qtbot, tmp_path):
    """Return a maker of walks through a desk as the program opens it: warmed up, with short pauses."""
    walks = []

    def made(project: Path) -> Walk:
        print(
            f"\nmachine's load {os.getloadavg()[0]:.1f}; ms:{'stall':>22}{'own':>8}{'program':>8}"
        )
        window = DeskWindow(project, file_picker=lambda *_: (tmp_path / "exported",))
        qtbot.addWidget(window)
        walk = Walk(window, qtbot)
        walks.append(walk)
        window.show()
        return walk

    with short_pauses(), warmed_up(FOR_THE_DESK) as warm_up:
        yield lambda project: (made(project), warm_up)
        for walk in walks:
            walk.end()


def warmed(new_walk, qtbot, project: Path) -> Walk:
    walk, warm_up = new_walk(project)
    qtbot.waitUntil(lambda: walk.window.session.is_known, timeout=20_000)
    walk.settle("opening the project")
    qtbot.waitUntil(lambda: warm_up.is_over, timeout=60_000)
    walk.settle("loading the rest, idle")
    return walk


ASKED = {
    "crosstab": {"questions": ["q1", "q4"]},
    "compare": {"question": "q1", "by": "age"},
    "regress": {"outcome": "q1", "predictors": ["q4", "age"]},
}
"""Analyses that are added to the output, with their options."""


def added(window: DeskWindow, name: str) -> None:
    window.output_page.model.add(name, ASKED[name])


def typed(window: DeskWindow, name: str, text: str) -> None:
    field = window.findChild(QLineEdit, name)
    for letter in text:
        QTest.keyClick(field, letter)


def scheme_changed() -> None:
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())


def triggered(window: DeskWindow, block_name: str, action: str) -> None:
    block = window.findChild(BlockFrame, block_name)
    next(one for one in block.actions() if one.objectName() == action).trigger()


def many_rows(path: Path) -> Path:
    """Write a table of many rows, with a column of ever other values and one that is mostly refused."""
    rows = min(INTERVIEWS, 1_000_000)
    lines = (f"p{i},{'No' if i % 3 else 'Yes'},{i % 90}\n" for i in range(rows))
    path.write_text("name,used,age\n" + "".join(lines), encoding="utf-8")
    return path


def many_columns(path: Path) -> Path:
    names = ",".join(f"v{column}" for column in range(300))
    lines = (",".join(str(row * column % 7 + 1) for column in range(300)) for row in range(2000))
    path.write_text("\n".join((names, *lines)), encoding="utf-8")
    return path


def activated(view: TableImport, name: str, place: int) -> None:
    chooser = view.findChildren(QComboBox, name)[-1]
    chooser.setCurrentIndex(place)
    chooser.activated.emit(chooser.currentIndex())


def walk_the_import(walk: Walk, table: Path) -> None:
    """Change uses, types and values of a table that is to be imported, and leave it."""
    page = walk.window.files_page
    walk.step(f"import: {table.stem}", partial(page.import_table, table))
    view = walk.window.findChildren(TableImport)[-1]
    chosen = view.findChild(ColumnsView).select
    walk.step("import: first column", partial(chosen, 0))
    walk.step("import: not used", partial(activated, view, "column_use", 0))
    walk.step("import: a question", partial(activated, view, "column_use", 1))
    walk.step("import: another type", partial(activated, view, "plan_kind", 3))
    walk.step("import: not used again", partial(activated, view, "column_use", 0))
    walk.step("import: undo", view.holder.undo)
    walk.step("import: redo", view.holder.redo)
    walk.step("import: second column", partial(chosen, 1))
    refuse = view.findChild(QComboBox, "value_report").count() - 1
    walk.step("import: refuse a value", partial(activated, view, "value_report", refuse))
    walk.step("import: left", page.close_import)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of dialogs, without a screen
def test_the_window_stays_alive_in_the_import_of_a_table(qtbot, tmp_path, new_walk):
    tables = [made(tmp_path / f"{made.__name__}.csv") for made in (many_rows, many_columns)]
    walk = warmed(new_walk, qtbot, tmp_path / "p.surveydesk")
    for table in tables:
        walk_the_import(walk, table)


def test_the_window_stays_alive_while_files_are_imported(files, qtbot, tmp_path, new_walk):
    walk = warmed(new_walk, qtbot, tmp_path / "p.surveydesk")
    walk.step("importing", partial(walk.window.session.import_paths, [files]))
    assert walk.window.session.summary.interviews == INTERVIEWS
    walk.visit(*PageName)


def test_the_window_stays_alive_on_a_walk_through_all_pages(
    project, qtbot, tmp_path, new_walk, monkeypatch
):
    walk = warmed(new_walk, qtbot, project)
    window = walk.window
    walk.visit(*PageName)
    walk.step("typing in the search of the help", partial(typed, window, "help_search", "warner"))
    walk.visit(PageName.QUALITY, again=", again")
    for button in window.quality_page._tables._buttons.buttons():
        walk.step(f"quality: {button.objectName().removeprefix('view_')}", button.click)
    walk.visit(PageName.OUTPUT, again=", again")
    for name in ASKED:
        walk.step(f"output: {name}", partial(added, window, name))
    window.output_page.model.choose(1)
    toggle = window.output_page.findChild(FilterBar)._toggle
    for answer in ("young", "middle"):
        walk.step(f"filter: {answer}", partial(toggle, "age", answer, counts=True))
    walk.step("exporting a table", partial(triggered, window, "block_1", "export_csv"))
    walk.step("exporting a chart", partial(triggered, window, "block_1", "export_svg"))
    walk.step("copying a chart", window.output_page.findChild(ChartView).copy_picture)
    for scheme in (theme.DARK, theme.LIGHT):  # the offscreen platform knows no schemes
        monkeypatch.setattr(theme, "current_theme", lambda scheme=scheme: scheme)
        walk.step("dark" if scheme is theme.DARK else "light", scheme_changed)
    walk.visit(*PageName, again=", again")
    menu = window.output_page.findChild(QToolButton, "report_menu").menu()
    menu.aboutToShow.connect(lambda: QTimer.singleShot(50, menu.close))  # it waits for a choice
    walk.step("report and data", window.show_report)
    table = tmp_path / "table.csv"
    table.write_text("name,used\n" + "a,yes\nb,no\n" * 5_000, encoding="utf-8")
    walk.step("import wizard", partial(window.files_page.import_table, table))
    window.files_page.close_import()
    walk.step("sheet of keys", window.show_keys)
    walk.step("tour", window.tour.start)
    walk.step("another project", partial(window.session.open_project, tmp_path / "new.surveydesk"))


def test_the_first_window_stays_alive_while_it_makes_the_demonstration(qtbot, tmp_path):
    with short_pauses():
        heart = Heartbeat()
        start = StartWindow()
        qtbot.addWidget(start)
        start.show()
        print(
            f"\nmachine's load {os.getloadavg()[0]:.1f}; ms:{'stall':>22}{'own':>8}{'program':>8}"
        )
        heart.told("the first window")
        with qtbot.waitSignal(start.demonstration_made, timeout=600_000) as made:
            start.make_demonstration(tmp_path)
        heart.told("making the demonstration")
        window = DeskWindow(tmp_path / "demo.surveydesk", files=made.args[0].files)
        qtbot.addWidget(window)
        window.show()
        qtbot.wait(1)
        heart.told("the desk for it")
        qtbot.waitUntil(lambda: window.session.summary.interviews > 0, timeout=600_000)
        qtbot.wait(150)
        heart.told("importing it")
        heart.stop()
        window.close()
        start.close()
