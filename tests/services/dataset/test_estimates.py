import math
from fractions import Fraction

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import SampleQuestions, estimate_files, estimate_project

from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.kiosk.kiosk import today
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.storage.collection.format import compose
from surveyapp.storage.project.project import Project


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


def test_groups_nobody_is_in_give_one_warning_and_no_row(tmp_path, clinic):
    truth = tmp_path / "t.csv"
    truth.write_text("region,drugs,bribe,violence,source,trust\n" + "north,yes,no,no,never,1\n" * 5)
    files = simulate_truth(clinic, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files, question="drugs", by="region")
    assert {row.group for row in table.rows} == {"north"}
    (warning,) = table.warnings
    assert warning.startswith("drugs in group centre, south: ")


def test_a_randomized_question_cannot_group(project):
    with pytest.raises(
        UserProblem, match=r"^(?=.*is randomized, so nobody's group).*drugs is randomized.*region"
    ):
        estimate_project(project, by="drugs")


def test_an_unknown_question_is_named_with_the_known_ones(project):
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*has no recorded question).*no recorded question age; it has region, drugs",
    ):
        estimate_project(project, question="age")


def test_an_empty_project_says_what_to_do(tmp_path):
    empty = tmp_path / "empty.surveydesk"
    Project(empty).close()
    with pytest.raises(UserProblem, match="Import collection files first"):
        estimate_project(empty)


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


def test_reports_that_no_answers_can_lead_to_are_warned_of_with_their_p_value(tmp_path, small):
    # of 400 reports under two coins at least about a quarter says yes, whatever people answer
    lines = [f"{number:032x},no" for number in range(1, 401)]
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    data = compose(small, lines, key, batch=1, export=1, days=(today(), today()))
    path = tmp_path / "all-no.collection"
    path.write_bytes(data)
    table, _ = estimate_files([path])
    assert table.rows[0].estimate == -0.5
    assert len(table.warnings) == 1
    raised, unknown_kiosk = sorted(table.notes, reverse=True)
    assert unknown_kiosk.startswith("Nobody has compared the words")
    assert raised.startswith(
        "used: The estimated variance (0) is below what the randomization alone"
    )
    assert table.warnings[0].startswith("used: ")
    assert "(p = 1.1e-50)" in table.warnings[0]


def test_reports_that_are_no_answers_have_no_naive_reading(tmp_path, make_survey, yes_no_json):
    survey = make_survey(yes_no_json(design={"name": "crosswise", "p": "1/4"}))
    files = simulate(survey, tmp_path, interviews=200, seed=1)
    table, _ = estimate_files(files)
    assert {row.raw for row in table.rows} == {None}
    assert table.rows[0].estimate + table.rows[1].estimate == pytest.approx(1)


def test_designs_of_several_samples_are_estimated_with_strata(tmp_path, make_survey, yes_no_json):
    survey = make_survey(
        yes_no_json("region", design={"name": "direct"}),
        yes_no_json("both", design={"name": "extended_crosswise", "p": "1/4"}),
    )
    files = simulate(survey, tmp_path, interviews=200, seed=1)
    plain, _ = estimate_files(files, question="both")
    table, _ = estimate_files(files, question="both", sample=SampleQuestions(stratum="region"))
    assert [row.answer for row in table.rows] == ["yes", "no"]
    for one, other in zip(table.rows, plain.rows, strict=True):
        # the strata explain nothing of it, so the errors differ by chance only
        assert one.estimate == pytest.approx(other.estimate, abs=1e-12)
        assert one.se == pytest.approx(other.se, rel=0.02)
        assert one.interval == other.interval == "wilson"
    assert table.warnings == ()
