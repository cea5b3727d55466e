"""Hostile files dropped on the desk: the window stays up, says what became of each, and nothing changes."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.project.project import Project
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

OpenDesk = Callable[..., DeskWindow]


@pytest.fixture
def hostile(tmp_path: Path, simulated: Path) -> list[Path]:
    """Files that end in .collection and are none, by what they are."""
    folder = tmp_path / "hostile"
    folder.mkdir()
    good = min(simulated.glob("*.collection")).read_bytes()
    half = len(good) // 2
    for name, data in {
        "empty": b"",
        "zeros": bytes(4096),
        "random": random.Random(1).randbytes(4096),  # noqa: S311 - a hostile file
        "page": b"<!DOCTYPE html><html></html>",
        "cut": good[:half],
        "flipped": good[:half] + bytes([good[half] ^ 1]) + good[half + 1 :],
        "twice": good + good,
        "bom": b"\xef\xbb\xbf" + good,
        "utf16": good.decode().encode("utf-16"),
        "deep": b"surveyapp-collection/1\n" + b"[" * 100_000,
        "newer": good.replace(b"collection/1", b"collection/2", 1),
        "wide": good.replace(b"interview,", b"interview" + b",q" * 10**6 + b",", 1),
    }.items():
        (folder / f"{name}.collection").write_bytes(data)
    (folder / "link.collection").symlink_to(folder / "cut.collection")
    os.mkfifo(folder / "pipe.collection")
    with (folder / "gigantic.collection").open("wb") as file:
        file.truncate(2**40)
    return sorted(folder.iterdir())


def drop(window: DeskWindow, paths: list[Path]) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, no_key))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes are POSIX")
def held(project: Path) -> tuple[object, ...]:
    """Return all that a project holds but what its pages looked like when it was left."""
    with Project(project) as opened:
        steps = tuple(str(step) for step in opened.history.steps())
        return opened.files(), opened.kiosks(), opened.interviews, opened.ids(), steps


def test_dropped_hostile_files_each_get_a_verdict_and_change_nothing(
    open_desk: OpenDesk, qtbot: QtBot, simulated: Path, tmp_path: Path, hostile: list[Path]
) -> None:
    project = tmp_path / "p.surveydesk"
    import_files([simulated], project)
    before = held(project)
    window = open_desk(project=project)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    drop(window, hostile)

    messages = window.files_page.messages
    qtbot.waitUntil(lambda: f"Files refused: {len(hostile)}" in messages.text, timeout=20_000)
    report = window.files_page.findChild(TableView, "import_report")
    verdicts = {
        report.table.text(row, "File"): report.table.text(row, "Result")
        for row in range(report.table.rowCount())
    }
    assert verdicts == {path.name: "Refused" for path in hostile}
    assert window.isVisible()
    assert not [one for one in window.findChildren(QDialog) if one.isVisible()]
    assert window.session.summary.interviews == 600
    window.close()
    assert held(project) == before
