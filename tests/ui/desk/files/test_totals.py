"""Totals that trustees opened, dropped on the desk: what the page of files says, and what other pages do."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.storage.tallies.counts_file import counts_text
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.widgets.message_bar import MessageBar

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen platform


@pytest.fixture
def totals(make_survey, yes_no_json, tmp_path):
    keys = [TrusteeKey(AnalystKey(bytes([n]) * 32), bytes([n]) * 32).text for n in range(3)]
    trustees = [{"name": f"T{n}", "public_key": key} for n, key in enumerate(keys)]
    tallies = {"of": [["a"], ["b"]], "trustees": trustees, "threshold": 2, "capacity": 5000}
    survey = make_survey(
        yes_no_json("a"), yes_no_json("b"), format="surveyapp-survey/2", tallies=tallies
    )
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / "R.counts.csv").write_text(
        counts_text(TallyCounts(layout_of(survey), ((70, 30, 20), (60, 60, 0))))
    )
    return folder / "R.counts.csv", survey, tmp_path / "asked.survey.json"


def said(page):
    return page.findChild(MessageBar).text


def test_dropped_totals_become_the_project_once_their_survey_is_chosen(
    qtbot, open_desk, totals, picker
):
    file, survey, asked = totals
    save_survey(survey, asked)
    picker.answers = [[asked]]
    window = open_desk()
    page = window._pages.make(PageName.FILES)
    assert "Totals that trustees opened are imported in the same way" in "".join(
        label.text() for label in page.findChildren(QLabel)
    )
    page.take([file])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 120, timeout=10_000)
    label = page.findChild(QLabel, "connection")
    qtbot.waitUntil(label.isVisible, timeout=10_000)
    assert "R.counts.csv: totals of 120 interviews, opened by trustees." in label.text()
    assert label.text().endswith("together: a; b.")
    variables = window._pages.make(PageName.VARIABLES)
    window.session.page_wanted.emit(PageName.VARIABLES)
    qtbot.waitUntil(lambda: "there are no rows" in said(variables), timeout=10_000)
    assert not [one for one in variables._makers.values() if one.isEnabled()]
    rows = window._pages.make(PageName.ROWS)
    window.session.page_wanted.emit(PageName.ROWS)
    qtbot.waitUntil(lambda: "there are no rows" in said(rows), timeout=10_000)
