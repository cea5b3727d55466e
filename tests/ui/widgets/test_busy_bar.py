from pytestqt.qtbot import QtBot

from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets import busy_bar
from surveyapp.ui.widgets.busy_bar import BusyBar


def followed(qtbot: QtBot, unit: str) -> tuple[BusyBar, Job]:
    bar = BusyBar()
    qtbot.addWidget(bar)
    job = Job(lambda: None)
    bar.follow(job, "Importing…", unit)
    return bar, job


def test_rate_and_remaining_time_are_told(qtbot: QtBot, monkeypatch) -> None:
    seconds = iter([100.0, 100.5, 104.0])
    monkeypatch.setattr(busy_bar.time, "monotonic", lambda: next(seconds))
    bar, job = followed(qtbot, "interviews")
    job.progressed.emit(50_000, 1_000_000)
    assert bar._count.text() == "50,000 of 1,000,000 interviews"
    job.progressed.emit(400_000, 1_000_000)
    assert bar._count.text() == "400,000 of 1,000,000 interviews · 100,000 per second, 6 s left"
    bar.forget()


def test_work_without_a_unit_is_only_counted(qtbot: QtBot) -> None:
    bar, job = followed(qtbot, "")
    job.progressed.emit(3, 10)
    assert bar._count.text() == "3 of 10"
    bar.forget()
