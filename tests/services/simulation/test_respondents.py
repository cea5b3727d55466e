import csv

import pytest
from estimated import estimate_files

from surveyapp.errors import UserProblem
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.storage.files.csv_tables import TableProblem


def test_the_same_seed_makes_the_same_bytes(tmp_path, clinic):
    one = simulate(clinic, tmp_path / "one", interviews=50, kiosks=2, seed=9)
    two = simulate(clinic, tmp_path / "two", interviews=50, kiosks=2, seed=9)
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_without_a_seed_no_two_are_alike(tmp_path, clinic):
    (one,) = simulate(clinic, tmp_path / "one", interviews=5)
    (two,) = simulate(clinic, tmp_path / "two", interviews=5)
    assert one.read_bytes() != two.read_bytes()


def truth_table(path, rows):
    header = ["region", "drugs", "bribe", "violence", "source", "trust"]
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def test_given_answers_pass_the_channels_one_interview_a_row(tmp_path, clinic):
    rows = [["north", "yes", "no", "yes", "market", "2"]] * 3000
    truth = truth_table(tmp_path / "truth.csv", rows)
    files = simulate_truth(clinic, tmp_path / "out", truth, kiosks=2, seed=5)
    table, _ = estimate_files(files)
    told = {(row.question, row.answer): row for row in table.rows}
    assert told["region", "north"].estimate == 1
    for name, answer in (
        ("drugs", "yes"),
        ("violence", "yes"),
        ("source", "market"),
        ("trust", "2"),
    ):
        row = told[name, answer]
        assert row.n == 3000
        assert abs(row.estimate - 1) < 5 * row.se
        assert row.raw < 0.9


def test_an_answer_that_the_survey_does_not_know_is_named_with_line_and_column(tmp_path, clinic):
    rows = [
        ["north", "yes", "no", "yes", "market", "2"],
        ["north", "YES", "no", "yes", "market", "2"],
    ]
    truth = truth_table(tmp_path / "truth.csv", rows)
    with pytest.raises(
        TableProblem, match=r"^truth\.csv, line 3, column 2: YES is not an answer to drugs"
    ):
        simulate_truth(clinic, tmp_path / "out", truth)


def test_a_missing_column_is_named(tmp_path, clinic):
    (tmp_path / "truth.csv").write_text("region\nnorth\n")
    with pytest.raises(TableProblem, match="no column drugs"):
        simulate_truth(clinic, tmp_path / "out", tmp_path / "truth.csv")


@pytest.mark.parametrize(("interviews", "kiosks"), [(0, 1), (-5, 1), (3, 4), (5, 0)])
def test_numbers_that_do_not_fit_are_refused(tmp_path, clinic, interviews, kiosks):
    with pytest.raises(UserProblem, match="The simulation cannot run"):
        simulate(clinic, tmp_path, interviews=interviews, kiosks=kiosks)


def test_more_interviews_than_rows_are_refused(tmp_path, clinic):
    truth = truth_table(tmp_path / "t.csv", [["north", "yes", "no", "yes", "market", "2"]])
    with pytest.raises(
        UserProblem, match=r"^(?=.*The simulation cannot run).*1 rows, fewer than the 2"
    ):
        simulate_truth(clinic, tmp_path / "out", truth, interviews=2)


def test_a_persons_file_is_not_overwritten(tmp_path, clinic):
    (tmp_path / "truth.csv").write_text("mine")
    with pytest.raises(
        UserProblem, match=r"^(?=.*The simulation cannot run).*truth\.csv is there already"
    ):
        simulate(clinic, tmp_path, interviews=5, seed=1)
    assert (tmp_path / "truth.csv").read_text() == "mine"
