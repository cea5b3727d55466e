"""What the random order of a collection adds: for whom, and where nothing is known of it."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from checks import privacy_account

from surveyapp.analyses.privacy import PrivacyAccount
from surveyapp.cli import main
from surveyapp.estimation.shuffling import shuffled_epsilon
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.kiosk.kiosk import today
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.kiosk.store import KioskStore

TENTH = Fraction(1, 10)
NEEDED = 144
"""16·ln 20·3: the interviews from which on two coins are amplified at δ = 1/10."""
REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south")],
    "design": {"name": "direct"},
}


def rows_of(request, delta=TENTH):
    with open_source(request) as source:
        account = privacy_account([source.survey], PrivacyAccount(delta=delta), source.source)
    return {row.release: row for row in account.shuffled}


@pytest.fixture
def simulated(tmp_path):
    """Return a maker of collection files."""

    def made(survey, interviews, **more):
        return simulate(survey, tmp_path / "usb", interviews=interviews, seed=2, **more)

    return made


def test_one_kiosk_without_direct_questions_hides_everybody_among_all(small, simulated):
    rows = rows_of(SourceRequest(simulated(small, NEEDED)))
    assert list(rows) == ["columns", "records"]
    for row in rows.values():
        assert (row.interviews, row.needed) == (NEEDED, NEEDED)
        assert row.epsilon == pytest.approx(math.log(3))
        assert row.shuffled == shuffled_epsilon(Fraction(3), NEEDED, TENTH) < row.epsilon
    assert "which of at least 144 records is the person's" in rows["columns"].sentence


def test_a_delta_that_would_allow_a_whole_record_is_warned_of(small, simulated):
    request = SourceRequest(simulated(small, 400))
    for delta, is_large in ((TENTH, True), (Fraction(1, 400), True), (Fraction(1, 401), False)):
        row = rows_of(request, delta)["columns"]
        assert row.shuffled is not None
        said = [str(one) for one in row.warnings]
        assert [("too large for 400 interviews" in one) for one in said] == [True] * is_large
    # where shuffling adds nothing, δ is not in use
    assert rows_of(request, Fraction(1, 10**20))["columns"].warnings == ()


def test_kiosks_and_direct_answers_split_the_crowd_of_records_alone(
    make_survey, yes_no_json, simulated
):
    survey = make_survey(REGION, yes_no_json())
    files = simulated(survey, 400, kiosks=2, prevalences={"region": (0.9, 0.1)})
    rows = rows_of(SourceRequest(files))
    assert rows["columns"].interviews == 400
    assert rows["columns"].shuffled < rows["columns"].epsilon
    assert 5 < rows["records"].interviews < 40
    assert rows["records"].shuffled is None
    assert "Shuffling does not lower" in rows["records"].sentence
    assert "at least 144 interviews" in rows["records"].sentence


@pytest.mark.parametrize("order", [1, -1])
def test_who_is_in_an_earlier_export_is_known(order, small, tmp_path):
    store = KioskStore(tmp_path / "store", small)
    (tmp_path / "stick").mkdir()
    exports = []
    for interviews in (30, 20):
        for _ in range(interviews):
            store.add(["yes"], today())
        exports += store.export(tmp_path / "stick").files
    store.close()
    rows = rows_of(SourceRequest(tuple(exports[::order])))
    assert (rows["columns"].interviews, rows["records"].interviews) == (50, 20)


def test_who_left_a_question_unanswered_stands_with_those_who_did(
    make_survey, yes_no_json, tmp_path
):
    survey = make_survey(yes_no_json("a"), yes_no_json("b"))
    store = KioskStore(tmp_path / "store", survey)
    (tmp_path / "stick").mkdir()
    for reports, times in ((["yes", "no"], 30), (["no", ""], 13), (["", ""], 7)):
        for _ in range(times):
            store.add(reports, today())
    files = store.export(tmp_path / "stick").files
    store.close()
    rows = rows_of(SourceRequest(tuple(files)))
    sizes = {name: row.interviews for name, row in rows.items()}
    assert sizes == {"columns": 13, "complete": 30, "records": 13}
    assert rows["columns"].epsilon == pytest.approx(2 * math.log(3))


def test_the_order_of_a_table_is_not_random(small, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("used\n" + "yes\n" * 500)
    rows = rows_of(SourceRequest((table,), survey=small))
    assert [row.interviews for row in rows.values()] == [None, None]
    assert "not all of these interviews are known from collection files" in rows["columns"].sentence


def test_without_limit_on_one_report_there_is_none_on_all(make_survey, yes_no_json, simulated):
    mangat = make_survey(yes_no_json(design={"name": "mangat", "p": "7/10"}))
    for row in rows_of(SourceRequest(simulated(mangat, 300))).values():
        assert (row.epsilon, row.shuffled, row.needed) == (None, None, None)
        assert "no known limit" in row.sentence


def test_an_arm_without_coins_is_not_hidden(make_survey, yes_no_json, simulated):
    warner = {"name": "warner", "p": "3/4"}
    survey = make_survey(yes_no_json(design=warner, direct_arm="1/10"))
    assert {row.epsilon for row in rows_of(SourceRequest(simulated(survey, 300))).values()} == {
        None
    }


def test_before_the_first_interview_the_account_says_how_many_it_takes(small):
    (row,) = privacy_account([small]).shuffled
    assert (row.interviews, row.needed, row.shuffled) == (0, 697, None)
    assert "once there are 697 that differ" in row.sentence


def test_a_survey_without_coins_has_nothing_to_add_to(make_survey):
    assert privacy_account([make_survey(REGION)]).shuffled == ()


def test_the_command_says_it_and_writes_it(small, simulated, tmp_path, capsys):
    project = tmp_path / "p.surveydesk"
    import_files(simulated(small, 1000), project)
    capsys.readouterr()
    assert main(["privacy", "--project", str(project)]) == 0
    assert "at most ε = 0.2095 instead of 1.0987" in capsys.readouterr().out
    options = ["--table", "shuffled", "--delta", "0.1", "--csv", "-"]
    assert main(["privacy", "--project", str(project), *options]) == 0
    assert "\ncolumns,1000,144,1.09861" in capsys.readouterr().out.replace("\r", "")
    assert main(["privacy", "--project", str(project), "--delta", "1"]) == 2
    assert "give a probability between 0 and 1" in capsys.readouterr().err
