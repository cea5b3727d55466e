"""A project of millions of interviews: how long everything takes, and whether the window stays alive.

``pytest -m slow -s tests/benchmarks/test_scale.py`` takes 1,000,000 interviews from 100 files;
SURVEYAPP_SCALE=10000000 (and SURVEYAPP_SCALE_FILES=1000) the full size. Beside the import stands what
bare DuckDB needs to read the same bodies as CSV into a table and to count each question.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer

from surveyapp.services.analyse import estimate_project, summarise_project
from surveyapp.services.compare import compare
from surveyapp.services.crosstab import crosstab
from surveyapp.services.distances import distances
from surveyapp.services.rank import rank
from surveyapp.services.regress import regress
from surveyapp.services.simulate import simulate
from surveyapp.services.sources import Given, opened
from surveyapp.services.together import Analysis
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.desk.window import DeskWindow

pytestmark = pytest.mark.slow

INTERVIEWS = int(os.environ.get("SURVEYAPP_SCALE", "1000000"))
FILES = int(os.environ.get("SURVEYAPP_SCALE_FILES", str(max(INTERVIEWS // 10_000, 1))))
ROUNDS = 5
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
from surveyapp.services.exchange import import_files
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
def project(files, ten, tmp_path_factory):
    """The project, imported; what that took is printed beside what bare DuckDB takes."""
    folder = tmp_path_factory.mktemp("project")
    plain = folder / "plain"
    plain.mkdir()
    for path in files.glob("*.collection"):
        (plain / f"{path.stem}.csv").write_bytes(path.read_bytes().split(b"\n", 4)[4])
    names = ",".join(question.id for question in ten.asked)
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


def of_source(project: Path, work: Callable[..., object]) -> None:
    with opened(Given(project=project)) as source:
        work(source)


def test_pages(project):
    pages = {
        "Files (summary)": partial(summarise_project, project),
        "Estimates": partial(estimate_project, project),
        "Estimates by group": partial(estimate_project, project, by="region"),
        "Cross-table": partial(of_source, project, lambda s: crosstab(s, ("q1", "q4", "region"))),
        "Compare groups": partial(of_source, project, lambda s: compare(s, "q1", "region")),
        "Compare hidden groups": partial(of_source, project, lambda s: compare(s, "q1", "q2")),
        "Rank": partial(of_source, project, lambda s: rank(s, ("q4", "q5"))),
        "Rank by groups": partial(of_source, project, lambda s: rank(s, ("q4",), "region")),
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
    for name, work in pages.items():
        times = [seconds_of(work) for _ in range(ROUNDS)]
        print(f"{name}: median {statistics.median(times):.2f} s, slowest {max(times):.2f} s")


class Heartbeat:
    """Beats every 10 ms in the window's thread.

    ``longest`` is the longest time without a beat, and ``busiest`` the most that the thread computed
    between two beats, both in ms: on a machine with other work to do a thread also waits for its turn.
    """

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._last, self._computed = time.perf_counter(), time.thread_time()
        self.longest = self.busiest = 0.0
        self._timer.start()

    def _beat(self) -> None:
        now, computed = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, (now - self._last) * 1000 - BEAT_MS)
        self.busiest = max(self.busiest, (computed - self._computed) * 1000)
        self._last, self._computed = now, computed

    def told(self, what: str) -> None:
        """Print the longest stall since the last call."""
        print(
            f"window while {what}: largest stall {self.longest:.0f} ms (aim ≤ 100), "
            f"of its own computing at most {self.busiest:.0f} ms"
        )
        self.longest = self.busiest = 0.0

    def stop(self) -> None:
        self._timer.stop()


def idle(window: DeskWindow) -> bool:
    return not window.runner._jobs


def test_the_window_stays_alive(files, qtbot, tmp_path):
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=20_000)
    wait = partial(qtbot.waitUntil, lambda: idle(window), timeout=600_000)
    heart = Heartbeat()
    qtbot.wait(500)
    heart.told("nothing happens")
    window.session.import_paths([files])
    wait()
    heart.told("importing")
    assert window.session.summary.interviews == INTERVIEWS
    window.go_to(PageName.ESTIMATES)
    wait()
    qtbot.wait(300)
    heart.told("estimating")
    window.go_to(PageName.TOGETHER)
    page = window.together_page
    for analysis in Analysis:
        page._analysis.setCurrentIndex(page._analysis.findData(analysis))
        page._show_fields()
        for row in range(page._others.count()):
            is_other = page._others.item(row).data(Qt.ItemDataRole.UserRole) in {"q4", "age"}
            state = Qt.CheckState.Checked if is_other else Qt.CheckState.Unchecked
            page._others.item(row).setCheckState(state)
        page.work_it_out()
        wait()
        qtbot.wait(300)
        heart.told(f"working out: {analysis.value}")
    window.go_to(PageName.FILES)
    qtbot.wait(300)
    heart.told("looking at the files")
    heart.stop()
    window.close()
