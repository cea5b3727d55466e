"""How long starts take: python packaging/measure_start.py [--times N].

Prints the shortest of N starts of a command, of the kiosk and of the desk, each until its first screen is
painted, in seconds and as a ratio to a bare start: ``python -c pass`` for commands, an empty Qt window for
windows. Ratios tell more than seconds on a machine that does other work. Windows need no screen.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from surveyapp.services.simulation.demo import make_demo

AIMS = {"--version": 0.15, "plan": 0.4, "estimate": 0.5, "kiosk": 0.3, "desk": 1.2}
"""Seconds that are aimed at on a quiet machine."""
SHOWN = """
import os
from PySide6.QtWidgets import QApplication
def exec_once(*_):
    QApplication.processEvents()
    QApplication.processEvents()
    os._exit(0)  # what is loaded meanwhile for the first click is no part of the first screen
QApplication.exec = exec_once
"""
BARE_WINDOW = (
    SHOWN
    + "from PySide6.QtWidgets import QWidget\na = QApplication([]); w = QWidget(); w.show(); a.exec()"
)
KIOSK = "import sys; from pathlib import Path; from surveyapp import app\n" + SHOWN
KIOSK += "app.run_kiosk(Path(sys.argv[1]), store=Path(sys.argv[2]), windowed=True, language='en')"
DESK = "import sys; from pathlib import Path; from surveyapp import app\n" + SHOWN
DESK += "app.run_desk(Path(sys.argv[1]), language='en')"
COMMAND = "from surveyapp.cli import main; import sys; sys.exit(main())"


def seconds(code: str, *words: object, times: int) -> float:
    """Return the shortest time of several processes that run ``code``."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = []
    for _ in range(times + 1):  # the first writes bytecode, and fills the disk's cache
        begin = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", code, *map(str, words)],
            env=environment,
            capture_output=True,
            check=False,
        )
        found.append(time.perf_counter() - begin)
        if done.returncode not in {0, 1}:
            raise SystemExit(done.stderr.decode())
    return min(found[1:])


def main() -> None:
    """Measure all starts."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        demo = make_demo(folder / "demo")
        plan = ("plan", "--design", "two_coins", "--error", "0.05", "--confidence", "0.95")
        rows = [
            ("python -c pass", seconds("pass", times=times)),
            ("--version", seconds(COMMAND, "--version", times=times)),
            ("plan", seconds(COMMAND, *plan, times=times)),
            ("estimate", seconds(COMMAND, "estimate", demo.files[0], times=times)),
            ("a bare window", seconds(BARE_WINDOW, times=times)),
            ("kiosk", seconds(KIOSK, demo.survey, folder / "store", times=times)),
            ("desk", seconds(DESK, folder / "p.surveydesk", times=times)),
        ]
    bare = {"python -c pass": 1.0}
    for what, took in rows:
        if what not in AIMS:
            bare = {what: took}
        ((than, least),) = bare.items()
        aim = f"aim {AIMS[what]:.2f} s" if what in AIMS else ""
        print(f"{what:<16}{took:7.3f} s {took / least:7.1f} × {than:<16}{aim}")


if __name__ == "__main__":
    main()
