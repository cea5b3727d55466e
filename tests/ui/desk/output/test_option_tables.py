"""A block whose options are tables and a map: files are asked for, read, kept with the project, taken out."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from surveyapp.services.output.kept_output import keep_output, read_output
from surveyapp.services.output.output import Output
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow

WAIT_MS = 20_000
AREAS = [f"area{place}" for place in range(6)]
pytestmark = pytest.mark.qt_log_ignore("does not support")  # offscreen


@pytest.fixture
def project(make_survey, tmp_path):
    choices = [{"id": one, "text": {"en": one.title()}} for one in AREAS]
    survey = make_survey(
        {
            "id": "place",
            "type": "single_choice",
            "text": {"en": "Where?"},
            "choices": choices,
            "design": {"name": "direct"},
        },
        {"id": "used", "type": "yes_no", "text": {"en": "Used?"}, "design": {"name": "two_coins"}},
    )
    path = tmp_path / "p.surveydesk"
    import_files(simulate(survey, tmp_path / "files", interviews=300, kiosks=1, seed=3), path)
    chosen = Output().added("areas", {"question": "used", "by": "place"})
    keep_output(path, chosen, StepKind.ADD_BLOCK)
    return path


@pytest.fixture
def files(tmp_path):
    """By the words on the dialog, what the person chooses."""
    table = tmp_path / "areas.csv"
    table.write_text("place,x\n" + "".join(f"{one},{i * i}\n" for i, one in enumerate(AREAS)))
    shapes = tmp_path / "areas.geojson"
    square = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
    features = [
        {
            "type": "Feature",
            "properties": {"name": one},
            "geometry": {"type": "Polygon", "coordinates": [[[x + 2 * i, y] for x, y in square]]},
        }
        for i, one in enumerate(AREAS)
    ]
    shapes.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("place,x\narea0\n")
    return {"Table of areas": table, "Map": shapes, "Kinds of people": wrong}


@pytest.fixture
def page(qtbot, project, files):
    window = DeskWindow(project, file_picker=lambda _parent, asked: (files[asked.title],))
    qtbot.addWidget(window)
    window.show()
    window._pages.stop()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=WAIT_MS)
    window.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=WAIT_MS)
    yield window.output_page
    window.close()


def click(page, name):
    QTest.mouseClick(page.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def held(page, name):
    return page.findChild(QLabel, f"option_{name}_held").text()


def views(qtbot, page):
    def is_there():
        state = page.model.state(1)
        return state.job is None and state.found is not None and not page.model.is_outdated(1)

    qtbot.waitUntil(is_there, timeout=WAIT_MS)
    return [view.title for view in page.blocks.frame(1).pane._views]


def test_a_table_and_a_map_are_opened_kept_and_taken_out(qtbot, page, project):
    assert views(qtbot, page) == ["Areas", "Model", "Coefficients"]
    assert held(page, "covariates") == "Nothing is known of the areas"
    click(page, "option_covariates")
    click(page, "option_shapes")  # while the table is still read
    qtbot.waitUntil(lambda: held(page, "covariates") == "6 rows: place, x", timeout=WAIT_MS)
    qtbot.waitUntil(lambda: held(page, "shapes") == "6 rows: name", timeout=WAIT_MS)
    assert views(qtbot, page) == ["Areas", "Map", "Model", "Coefficients"]
    found = page.model.state(1).found.result
    assert [one.term for one in found.terms] == ["(intercept)", "x"]
    qtbot.waitUntil(lambda: not page._session.is_writing, timeout=WAIT_MS)
    (kept,) = read_output(project).blocks
    assert kept.options["covariates"][0] == ["place", "x"]
    assert kept.options["shapes"][0] == ["name", "geometry"]
    click(page, "option_covariates_remove")
    assert held(page, "covariates") == "Nothing is known of the areas"
    views(qtbot, page)
    assert len(page.model.state(1).found.result.terms) == 1


def test_a_file_that_is_no_table_is_refused_and_the_result_stays(qtbot, page):
    views(qtbot, page)
    click(page, "option_cells")
    qtbot.waitUntil(lambda: "wrong.csv" in page.messages.text, timeout=WAIT_MS)
    assert held(page, "cells") == "People of an area are all of one kind"
    assert page.model.state(1).found is not None
