import math
from fractions import Fraction

import pytest

from surveyapp.estimation.values import IntervalMethod
from surveyapp.services.analyse import (
    GroupNotDirect,
    NoInterviews,
    NoSuchQuestion,
    estimate_files,
    estimate_project,
    summarise_project,
)
from surveyapp.services.exchange import import_files
from surveyapp.services.simulate import simulate, simulate_truth
from surveyapp.storage.project import Project


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=300, kiosks=3, seed=11)


@pytest.fixture
def project(tmp_path, files):
    path = tmp_path / "p.surveydesk"
    import_files(files, path)
    return path


def test_a_project_and_its_files_give_the_same_rows(project, files):
    table, _ = estimate_files(files)
    assert estimate_project(project).rows == table.rows


def test_two_coins_estimate_twice_the_share_less_a_half(project, clinic):
    with Project(project) as opened:
        yes, no = opened.counts(clinic.question("drugs"))[None].tolist()
    row = estimate_project(project, question="drugs").rows[0]
    share = Fraction(yes, yes + no)
    assert row.estimate == float(2 * share - Fraction(1, 2))
    assert row.raw == float(share)
    assert row.se == pytest.approx(math.sqrt(4 * share * (1 - share) / (300 - 1)), rel=1e-12)
    assert row.se_coins == pytest.approx(math.sqrt(0.75 / 300), rel=1e-12)
    assert row.se**2 == pytest.approx(row.se_sampling**2 + row.se_coins**2, rel=1e-12)


def test_groups_have_their_own_rows_and_add_up(project):
    table = estimate_project(project, question="drugs", by="region")
    assert {row.group for row in table.rows} == {"north", "centre", "south"}
    assert sum(row.n for row in table.rows if row.answer == "yes") == 300


def test_the_grouping_question_itself_gets_no_rows(project):
    assert "region" not in {row.question for row in estimate_project(project, by="region").rows}


def test_the_interval_method_and_level_are_obeyed(project):
    wide = estimate_project(project, question="drugs", method=IntervalMethod.WALD, level=0.99)
    narrow = estimate_project(project, question="drugs", method=IntervalMethod.WALD, level=0.5)
    assert wide.rows[0].interval == "wald"
    assert wide.rows[0].high - wide.rows[0].low > narrow.rows[0].high - narrow.rows[0].low


def test_a_group_nobody_is_in_gives_a_warning_and_no_row(tmp_path, clinic):
    truth = tmp_path / "t.csv"
    truth.write_text("region,drugs,bribe,violence,source,trust\n" + "north,yes,no,no,never,1\n" * 5)
    files = simulate_truth(clinic, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files, question="drugs", by="region")
    assert {row.group for row in table.rows} == {"north"}
    assert len(table.warnings) == 2
    assert table.warnings[0].startswith("drugs in group centre: ")


def test_a_randomized_question_cannot_group(project):
    with pytest.raises(GroupNotDirect, match=r"drugs is randomized.*region"):
        estimate_project(project, by="drugs")


def test_an_unknown_question_is_named_with_the_known_ones(project):
    with pytest.raises(NoSuchQuestion, match="no question age; it records region, drugs"):
        estimate_project(project, question="age")


def test_an_empty_project_says_what_to_do(tmp_path):
    with pytest.raises(NoInterviews, match="Import collection files first"):
        estimate_project(tmp_path / "empty.surveydesk")


def test_a_summary_tells_what_the_project_holds(project, clinic):
    summary = summarise_project(project)
    assert (summary.survey, summary.interviews, len(summary.files)) == (clinic, 300, 3)


def test_no_row_holds_a_number_that_is_none(project):
    for row in estimate_project(project, by="region").rows:
        numbers = (row.estimate, row.se, row.se_sampling, row.se_coins, row.low, row.high, row.mle)
        assert all(math.isfinite(number) for number in numbers)


def test_those_who_did_not_answer_the_grouping_question_are_a_group(tmp_path, clinic):
    truth = tmp_path / "t.csv"
    header = "region,drugs,bribe,violence,source,trust\n"
    rows = "north,yes,no,no,never,1\ncentre,yes,no,no,never,1\nsouth,yes,no,no,never,1\n,no,no,no,never,1\n"
    truth.write_text(header + rows * 5)
    files = simulate_truth(clinic, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files, question="drugs", by="region")
    assert {row.group: row.n for row in table.rows} == {
        "north": 5,
        "centre": 5,
        "south": 5,
        "(not answered)": 5,
    }
