"""Numbers of people, and totals, from the command line."""

import csv
import io

import pytest

from surveyapp.cli import main
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey

SURVEY = """{"format": "surveyapp-survey/1", "id": "farm", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "used", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "days", "type": "number", "minimum": 0, "maximum": 10, "text": {"en": "?"},
  "design": {"name": "laplace", "epsilon": 2}}]}"""


@pytest.fixture
def files(tmp_path):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    survey = load_survey(tmp_path / "s.survey.json")
    return [str(path) for path in simulate(survey, tmp_path / "usb", interviews=200, seed=3)]


def rows(capsys, files, *options):
    code = main(["estimate", *files, "--csv", "-", *options])
    told = capsys.readouterr()
    return code, list(csv.DictReader(io.StringIO(told.out))), told.err


def test_counts_are_the_shares_times_the_population(capsys, files):
    _, shares, _ = rows(capsys, files, "--population", "5000")
    _, people, _ = rows(capsys, files, "--population", "5000", "--counts")
    assert [row["answer"] for row in people] == ["yes", "no", "total"]
    for share, count in zip(shares, people, strict=True):
        for name in ("estimate", "se", "se_sampling", "se_coins", "low", "high", "mle", "raw"):
            if share[name]:
                assert float(count[name]) == pytest.approx(5000 * float(share[name]))
    assert float(people[0]["estimate"]) + float(people[1]["estimate"]) == pytest.approx(5000)


def test_counts_need_a_population(capsys, files):
    code, _, told = rows(capsys, files, "--counts")
    assert code == 2
    assert "--counts" in told
    assert "give the size of the population" in told


@pytest.mark.parametrize(
    ("asked", "of_share", "of_mean"),
    [
        ("bayes", "bayes", "student"),
        ("bootstrap", "bootstrap", "bootstrap"),
        ("hoeffding", "guarded", "hoeffding"),
        ("student", "guarded", "student"),
        ("chebyshev", "chebyshev", "chebyshev"),
        ("wald", "wald", "wald"),
    ],
)
def test_an_interval_is_taken_where_there_is_one_of_that_name(
    capsys, files, asked, of_share, of_mean
):
    _, found, _ = rows(capsys, files, "--interval", asked)
    assert [row["interval"] for row in found] == [of_share, of_share, of_mean]


def test_an_unknown_interval_is_told_all_names(capsys, files):
    code, _, told = rows(capsys, files, "--interval", "jeffreys")
    assert code == 2
    assert all(name in told for name in ("guarded", "bayes", "bootstrap", "student", "hoeffding"))
