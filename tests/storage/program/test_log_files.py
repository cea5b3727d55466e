"""The programs' notes about themselves."""

from __future__ import annotations

import errno
import gc
import io
import logging
import os
import re

import pytest

from surveyapp.storage.program.log_files import (
    LARGEST_LOG,
    MOST_REPORTS,
    OLD_LOGS,
    keep_crash_report,
    logging_to,
)

LOG = logging.getLogger("surveyapp.test")


def test_a_log_tells_the_kind_of_an_exception_and_none_of_its_words(tmp_path):
    path = tmp_path / "log" / "desk.log"
    with logging_to(path):
        try:
            int("yes, I did")
        except ValueError as problem:
            LOG.exception("a job failed", exc_info=problem)
    told = path.read_text()
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d ERROR surveyapp.test: a job failed\n", told)
    assert "builtins.ValueError" in told
    assert "yes" not in told


def test_the_kiosk_s_log_has_no_time_of_day(tmp_path):
    path = tmp_path / "kiosk.log"
    with logging_to(path, day_only=True):
        LOG.info("started")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d INFO surveyapp.test: started\n", path.read_text())


def test_a_log_is_rotated(tmp_path):
    path = tmp_path / "desk.log"
    with logging_to(path):
        for _ in range(6):
            LOG.info("x" * (LARGEST_LOG - 100))
    assert len(list(tmp_path.iterdir())) == OLD_LOGS + 1
    assert all(one.stat().st_size <= LARGEST_LOG for one in tmp_path.iterdir())


def test_nothing_is_written_after_the_end(tmp_path):
    path = tmp_path / "desk.log"
    with logging_to(path):
        LOG.info("in")
    LOG.info("out")
    assert "out" not in path.read_text()


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EROFS])
@pytest.mark.parametrize("begins", range(4))
def test_a_disk_that_fails_costs_lines_of_the_log_and_nothing_else(
    tmp_path, monkeypatch, capfd, number, begins
):
    """From the ``begins``-th operation on everything fails, to the end of the program's own work."""
    calls = []

    class Failing(io.FileIO):
        def write(self, data):
            calls.append(1)
            if len(calls) > begins:
                raise OSError(number, os.strerror(number))
            return super().write(data)

    def opened(path, mode="a", *_, **__):
        calls.append(1)
        if len(calls) > begins:
            raise OSError(number, os.strerror(number))
        return io.TextIOWrapper(io.BufferedWriter(Failing(path, "a")), encoding="utf-8")

    monkeypatch.setattr("builtins.open", opened)
    with logging_to(tmp_path / "kiosk.log"):
        for _ in range(3):
            LOG.info("a line")
    monkeypatch.undo()
    gc.collect()
    assert capfd.readouterr().err == ""


def test_a_folder_that_cannot_be_made_costs_the_log_only(tmp_path):
    (tmp_path / "file").write_text("")
    with logging_to(tmp_path / "file" / "desk.log"):
        LOG.info("lost")
    assert keep_crash_report(tmp_path / "file", "report") is None


def test_the_newest_reports_are_kept(tmp_path):
    paths = [keep_crash_report(tmp_path, f"report {n}") for n in range(MOST_REPORTS + 3)]
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == MOST_REPORTS
    assert kept == paths[3:]
    assert kept[-1].read_text() == f"report {MOST_REPORTS + 2}"
