"""A control item of known prevalence: the share of careless answers, and what is corrected by it."""

from __future__ import annotations

import csv
import math

import pytest
from estimated import SampleQuestions, estimate_csv_tables, estimate_files, estimate_project

from surveyapp.analyses.computation.estimates.control_items import NOTHING_LEFT
from surveyapp.analyses.data.nuisance_parameters import read_nuisances
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import save_survey

WARNER = {"design": {"name": "warner", "p": "3/4"}}
CROSSWISE = {"design": {"name": "crosswise", "p": "3/20"}, "mode": "own_device"}
CONTROL = {"control": {"prevalence": "0", "of": ["drugs", "bribe"]}}
REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": name, "text": {"en": name}} for name in ("north", "south")],
    "design": {"name": "direct"},
}
CARELESS = [f"{name}.careless=0.3" for name in ("drugs", "bribe", "plague")]
SHARES = {"drugs": [0.2, 0.8], "bribe": [0.4, 0.6]}


@pytest.fixture
def made(make_survey, yes_no_json):
    def make(**design):
        asked = (yes_no_json(name, **design) for name in ("drugs", "bribe"))
        return make_survey(REGION, *asked, yes_no_json("plague", **design, **CONTROL))

    return make


@pytest.fixture
def drawn(tmp_path):
    def draw(survey, careless=CARELESS, interviews=40_000):
        supposed = read_nuisances(survey, careless)
        return simulate(
            survey,
            tmp_path / "out",
            interviews=interviews,
            seed=11,
            prevalences=SHARES,
            nuisances=supposed,
        )

    return draw


def by_name(table):
    return {(row.question, row.answer): row for row in table.rows if not row.group}


@pytest.mark.parametrize("design", [WARNER, CROSSWISE], ids=["kiosk coins", "own device"])
def test_careless_answers_are_found_and_taken_out(made, drawn, design):
    survey = made(**design)
    table, _ = estimate_files(drawn(survey), survey=survey)
    rows = by_name(table)
    careless = rows["plague", "(careless)"]
    assert careless.low < 0.3 < careless.high
    assert abs(careless.estimate - 0.3) < 4 * careless.se
    for name, (yes, no) in SHARES.items():
        plain, better = rows[name, "yes"], rows[name, "(corrected yes)"]
        assert abs(plain.estimate - (0.7 * yes + 0.15)) < 4 * plain.se
        assert abs(better.estimate - yes) < 4 * better.se
        assert better.se > plain.se
        other = rows[name, "(corrected no)"]
        assert other.estimate == pytest.approx(1 - better.estimate)
        assert abs(other.estimate - no) < 4 * other.se
    (told,) = [test for test in table.tests if test.question == "plague"]
    assert told.test.p_value < 1e-10
    assert told.test.symbol == "χ²"


def test_without_careless_answers_the_test_finds_none(made, drawn):
    survey = made(**WARNER)
    table, _ = estimate_files(drawn(survey, []), survey=survey)
    rows = by_name(table)
    assert rows["plague", "(careless)"].low <= 0 < rows["plague", "(careless)"].high
    (told,) = [test for test in table.tests if test.question == "plague"]
    assert told.test.p_value > 0.01


def test_the_rows_are_the_same_from_a_project_and_for_one_question(made, drawn, tmp_path):
    survey = made(**WARNER)
    files = drawn(survey, interviews=2000)
    table, _ = estimate_files(files, survey=survey)
    project = tmp_path / "p.surveydesk"
    import_files(files, project)
    assert estimate_project(project).rows == table.rows
    alone = estimate_project(project, question="drugs")
    assert alone.rows == tuple(row for row in table.rows if row.question == "drugs")


def test_each_group_is_corrected_by_its_own_control(made, drawn):
    survey = made(**WARNER)
    table, _ = estimate_files(drawn(survey, interviews=8000), survey=survey, by="region")
    told = [row.group for row in table.rows if row.answer == "(careless)"]
    assert told == ["north", "south"]
    corrected = [row for row in table.rows if row.answer == "(corrected yes)"]
    assert len(corrected) == 4
    rates = {row.group: row.estimate for row in table.rows if row.answer == "(careless)"}
    plain = {(r.question, r.group): r.estimate for r in table.rows if r.answer == "yes"}
    for row in corrected:
        rate = rates[row.group]
        expected = (plain[row.question, row.group] - rate / 2) / (1 - rate)
        assert row.estimate == pytest.approx(expected)


def test_clusters_make_it_less_certain_and_change_no_estimate(made, drawn):
    survey = made(**WARNER)
    files = drawn(survey, interviews=2000)
    simple, _ = estimate_files(files, survey=survey)
    strata, _ = estimate_files(files, survey=survey, sample=SampleQuestions(stratum="region"))
    one, other = by_name(simple), by_name(strata)
    key = ("drugs", "(corrected yes)")
    assert other[key].estimate == pytest.approx(one[key].estimate)
    assert other[key].se == pytest.approx(one[key].se, rel=0.05)
    assert other["plague", "(careless)"].interval == "wald"


def test_weights_of_a_table_count(made, tmp_path):
    survey = made(**WARNER)
    table = tmp_path / "t.csv"
    rows = ["drugs,bribe,plague,w"]
    rows += ["yes,no,no,1"] * 40 + ["no,no,no,1"] * 40 + ["no,yes,yes,2"] * 15
    table.write_text("\n".join(rows) + "\n")
    found, _ = estimate_csv_tables([table], survey, columns=SampleColumns(weight="w"))
    told = by_name(found)
    # weighted shares of yes: 40 of 110 and 30 of 110; Warner turns λ into 2λ − 1/2
    v, u = 2 * 30 / 110 - 0.5, 2 * 40 / 110 - 0.5
    rate = v / 0.5
    assert told["plague", "(careless)"].estimate == pytest.approx(rate)
    expected = (u - rate / 2) / (1 - rate)
    assert told["drugs", "(corrected yes)"].estimate == pytest.approx(expected)


def test_a_table_without_the_control_tells_the_plain_rows_only(made, tmp_path):
    survey = made(**WARNER)
    table = tmp_path / "t.csv"
    table.write_text("drugs\n" + "yes\nno\nno\n" * 10)
    found, _ = estimate_csv_tables([table], survey)
    assert [row.answer for row in found.rows] == ["yes", "no"]


def test_where_nobody_follows_the_instruction_nothing_is_corrected(made, tmp_path):
    survey = made(**WARNER)
    table = tmp_path / "t.csv"
    table.write_text("drugs,plague\n" + "yes,yes\nno,yes\nno,no\n" * 10)
    found, _ = estimate_csv_tables([table], survey)
    assert ("drugs", "(corrected yes)") not in by_name(found)
    assert f"drugs: {NOTHING_LEFT}" in found.warnings


def test_one_report_tells_no_standard_error(made, tmp_path):
    survey = made(**WARNER)
    table = tmp_path / "t.csv"
    table.write_text("drugs,plague\nyes,no\n")
    found, _ = estimate_csv_tables([table], survey)
    row = by_name(found)["drugs", "(corrected yes)"]
    assert row.se is None
    assert (row.low, row.high) == (0.0, 1.0)
    assert math.isfinite(row.estimate)


def test_from_the_command_line(made, tmp_path, capsys):
    survey = tmp_path / "s.survey.json"
    save_survey(made(**WARNER), survey)
    assert main(["check", str(survey)]) == 0
    told = capsys.readouterr().out
    assert "control for drugs, bribe: 0 have it in truth" in told
    assert "it is supposed that" in told
    out = tmp_path / "out"
    careless = [part for one in CARELESS for part in ("--nuisance", one)]
    simulated = ["--interviews", "2000", "--seed", "3", *careless, "--out", str(out)]
    assert main(["simulate", str(survey), *simulated]) == 0
    assert "note: plague: careless = 0.3" in capsys.readouterr().err
    (file,) = out.glob("*.collection")
    assert main(["estimate", str(file), "--csv", "-"]) == 0
    captured = capsys.readouterr()
    answers = {(r["question"], r["answer"]) for r in csv.DictReader(captured.out.splitlines())}
    assert {("plague", "(careless)"), ("drugs", "(corrected yes)")} <= answers
    assert "test of “nobody answers carelessly”: χ² =" in captured.err
    with (out / "truth.csv").open() as truth:
        true = {(r["question"], r["answer"]): r["prevalence"] for r in csv.DictReader(truth)}
    assert float(true["plague", "yes"]) == 0
