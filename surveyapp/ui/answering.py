"""What keeps a window answering while other threads compute and modules load.

Whoever holds Python's one lock holds the window up. Three things held it for longer than a person bears:

* The garbage collector. A full collection looks at every object there is, with the lock held; a program
  with SciPy and matplotlib has 200,000, and each chart leaves thousands in circles. What the program
  itself consists of is left out of collections; the rest is ``ui.garbage``.
* Turns. A thread that wants the lock waits for 5 ms before the other is asked for it, and each event of a
  window wants it; here it waits for less.
* Imports. They are done ahead, in a thread, while the window has nothing to do.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module

from PySide6.QtCore import QTimer

from surveyapp.ui import garbage
from surveyapp.ui.threads import BackgroundThread, Send

_log = logging.getLogger(__name__)

TURN_SECONDS = 0.00005
"""Each cell that a table paints may wait for one turn, and there are hundreds."""
IDLE_MS = 600
"""After the first window is there, until the rest is loaded: nobody has found a button yet."""


@contextmanager
def short_pauses() -> Iterator[None]:
    """Let threads take short turns, and garbage be collected by this thread, a little at a time."""
    turns = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        with garbage.collected_by_this_thread():
            yield
    finally:
        sys.setswitchinterval(turns)


class WarmUp:
    """Does steps ahead in a thread of its own, each after the other; then what is there stays.

    A step that fails is noted in the log and left out: it will be told when it is needed.
    """

    def __init__(self, steps: Sequence[Callable[[], object]]) -> None:
        self._steps = tuple(steps)
        self._stop = threading.Event()
        self._thread: BackgroundThread | None = None

    @property
    def is_over(self) -> bool:
        """Whether all steps are done, or will not be done any more."""
        return self._stop.is_set() and (self._thread is None or self._thread.is_done)

    def begin(self) -> None:
        """Begin, unless it was stopped before."""
        if not self._stop.is_set():
            self._thread = BackgroundThread("surveyapp-warm-up", self._run)

    def stop(self) -> None:
        """Do no further step, and wait for the one that is being done."""
        self._stop.set()
        if self._thread is not None:
            self._thread.wait()

    def _run(self, _send: Send) -> None:
        with garbage.modules_loading():
            for step in self._steps:
                if self._stop.is_set():
                    return
                try:
                    step()
                except Exception:  # noqa: BLE001 - nobody waits for it; a job is told when it needs it
                    _log.exception("a step of the warm-up")
        self._stop.set()


@contextmanager
def warmed_up(
    steps: Sequence[Callable[[], object]], is_idle: Callable[[], bool] = lambda: True
) -> Iterator[WarmUp]:
    """Do ``steps`` ahead as soon as the window has had time to show itself, and ``is_idle``."""
    garbage.leave_out_what_is_there()  # modules and windows
    warm_up = WarmUp(steps)
    timer = QTimer()

    def look() -> None:
        if is_idle():
            timer.stop()
            warm_up.begin()

    timer.timeout.connect(look)
    timer.start(IDLE_MS)
    try:
        yield warm_up
    finally:
        timer.stop()
        warm_up.stop()


def _loads(*modules: str) -> tuple[Callable[[], object], ...]:
    return tuple(partial(import_module, name) for name in modules)


def _draw_first() -> None:
    """Draw a small chart: matplotlib loads much of itself with the first."""
    from surveyapp.services.charts.drawing import first_picture  # noqa: PLC0415

    first_picture()


FOR_THE_START = _loads(
    "numpy",
    "duckdb",
    "scipy.linalg",
    "scipy.optimize",
    "scipy.stats",
    "surveyapp.services.project.import_collections",
    "surveyapp.services.dataset.summary",
    "surveyapp.services.simulation.demo",
    "surveyapp.ui.desk.common.session",
    "surveyapp.ui.desk.shell.window",
    "surveyapp.ui.kiosk.preview",
)
"""What the first window's buttons lead to."""
FOR_THE_DESK = (
    *_loads("matplotlib", "matplotlib.figure", "matplotlib.backends.backend_agg"),
    _draw_first,
    *_loads("surveyapp.services.reporting.write", "surveyapp.ui.documents.report_pdf"),
)
"""What the desk loads for who asks for it: charts, reports."""
