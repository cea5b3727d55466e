import os
import signal
import subprocess
import sys

import pytest
from estimated import estimate_project

from surveyapp.analyses.base.progress import pace
from surveyapp.cli import main
from surveyapp.cli.options import progress as cli_progress
from surveyapp.cli.options.progress import progress_in_words, terminal_progress
from surveyapp.errors import Cancelled
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.project import import_collections
from surveyapp.services.simulation.respondents import simulate


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=80, kiosks=4, seed=3)


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.surveydesk"


class Terminal:
    def __init__(self):
        self.written = ""

    def isatty(self):
        return True

    def write(self, text):
        self.written += text

    def flush(self):
        pass


def test_pace_is_told_once_it_is_known():
    assert pace(0, 10, 60) is None
    assert pace(5, 10, 0.5) is None
    assert progress_in_words(5, 10, 0.5, "interviews") == "5 of 10 interviews"
    far = progress_in_words(4_000_000, 10_000_000, 8, "interviews")
    assert progress_in_words(1_200, 0, 8, "rounds") == "1,200 rounds"
    assert far == "4,000,000 of 10,000,000 interviews, 500,000 a second, 12 s left"


def test_a_terminal_sees_one_line_that_goes_away(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(cli_progress.sys, "stderr", terminal)
    monkeypatch.setattr(cli_progress, "SECONDS_BETWEEN", 0)
    with terminal_progress("interviews") as progress:
        progress(3, 4)
    assert terminal.written == "\r\x1b[K3 of 4 interviews\r\x1b[K"


def test_nothing_is_told_where_nobody_looks_on(capsys):
    with terminal_progress("interviews") as progress:
        progress(3, 4)
    assert capsys.readouterr().err == ""


def test_ctrl_c_stops_at_the_next_round_and_another_one_at_once():
    before = signal.getsignal(signal.SIGINT)
    with terminal_progress("interviews") as progress:
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(Cancelled):
            progress(1, 2)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_leaves_the_project_as_it_was(files, project, monkeypatch, capsys):
    main(["import", str(files[0]), "--project", str(project)])
    before = summarise_project(project)
    take = import_collections._Importer.take

    def interrupted(importer, path, read):
        if path == files[2]:
            os.kill(os.getpid(), signal.SIGINT)
        return take(importer, path, read)

    monkeypatch.setattr(import_collections._Importer, "take", interrupted)
    capsys.readouterr()
    assert main(["import", *map(str, files), "--project", str(project)]) == 2
    assert capsys.readouterr().err == (
        "error: The import was stopped; nothing of it was kept, the project p.surveydesk is as it was.\n"
    )
    assert summarise_project(project) == before


DYING = """
import os, sys
from pathlib import Path
from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.project import import_batch
import_batch.MOST_ROWS_IN_HAND = 1
def progress(done, total):
    if done >= 40:
        os.kill(os.getpid(), 9)
import_files([Path(sys.argv[1])], Path(sys.argv[2]), progress)
"""


def test_a_machine_that_dies_in_an_import_leaves_a_project_that_works(files, project):
    main(["import", str(files[0]), "--project", str(project)])
    before = summarise_project(project)
    folder = str(files[0].parent)
    done = subprocess.run([sys.executable, "-c", DYING, folder, str(project)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert summarise_project(project) == before
    assert main(["import", folder, "--project", str(project)]) == 0
    assert estimate_project(project).interviews == 80
