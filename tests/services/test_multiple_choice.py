"""Multiple choice, from the survey file to the estimate."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

from collections import Counter
from datetime import date
from fractions import Fraction
from itertools import product

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import SampleQuestions, estimate_csv_tables, estimate_files

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.errors import UserProblem
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.privacy import audit
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.collection.coded_columns import decode
from surveyapp.storage.collection.format import check_lines, compose, parse_collection
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey

UNARY = {"name": "unary", "p": "3/4", "q": "1/4"}
DIRECT = {"name": "direct"}
PREFIX = "0" * 31


def a_choice(design=UNARY, k=3, **more):
    return {
        "id": "goods",
        "type": "multiple_choice",
        "text": {"en": "What do you own?"},
        "choices": [{"id": f"c{j}", "text": {"en": f"Thing {j}"}} for j in range(k)],
        "design": design,
        **more,
    }


def recorded(begin, survey, coins, answer):
    saved: list[list[str]] = []
    interview = begin(survey, coins, saved)
    interview.go_on()
    interview.answer(answer)
    return saved[0][0]


@pytest.mark.parametrize("design", [DIRECT, UNARY, {"name": "unary", "epsilon": 1, "at_most": 2}])
def test_a_survey_with_it_is_written_and_read_back(make_survey, design):
    survey = make_survey(a_choice(design))
    assert read_survey(parse(canonical_survey(survey).encode(), "s"), "s") == survey


def test_all_choices_may_be_chosen_where_nothing_else_is_said(make_survey):
    question = make_survey(a_choice()).recorded_questions[0]
    assert question.design.at_most == question.most == 3


@pytest.mark.parametrize(
    ("design", "said"),
    [
        ({"name": "k_rr", "epsilon": 1}, "is k_rr, no design for multiple_choice; these are: direct, unary."),
        ({**UNARY, "at_most": 4}, "it is 4, above the 3 choices"),
        ({"name": "unary", "epsilon": 1, "variant": "optimized"}, "optimized is for questions with one answer"),
        ({"name": "nonsense"}, "known designs are direct, unary."),
    ],
)  # fmt: skip
def test_a_design_that_takes_no_sets_is_refused(survey_json, design, said):
    with pytest.raises(SurveyMistakes, match=said):
        read_survey(survey_json(a_choice(design)), "s")


def test_epsilon_counts_every_bit_that_can_differ(make_survey):
    two = make_survey(a_choice({**UNARY, "at_most": 1}, k=5)).recorded_questions[0].design
    four = make_survey(a_choice({**UNARY, "at_most": 2}, k=5)).recorded_questions[0].design
    five = make_survey(a_choice(UNARY, k=5)).recorded_questions[0].design
    assert [design.worst_ratio for design in (two, four, five)] == [3**2, 3**4, 3**5]
    lines = list(describe_survey(make_survey(a_choice(UNARY))))
    assert "          a chosen one has a mark in 0.75, any other in 0.25 of all cases" in lines
    assert "  ε       3.2959 (likelihood ratio at most 27)" in lines


@pytest.mark.parametrize("answer", [frozenset(), frozenset({1}), frozenset({0, 2})], ids=str)
def test_every_coin_gives_the_published_probabilities_exactly(
    make_survey, begin, stub_coins, answer
):
    survey = make_survey(a_choice())
    design = survey.recorded_questions[0].design
    found: Counter[str] = Counter()
    for coins in product(range(4), repeat=3):
        stub = stub_coins(*coins)
        found[recorded(begin, survey, stub, answer)] += 1
        assert stub.bounds == [4, 4, 4]
    assert sum(found.values()) == 64
    for report in design.every_report():
        assert Fraction(found[report], 64) == design.probability(report, answer)


@pytest.mark.parametrize(
    ("design", "answer"),
    [
        (UNARY, frozenset({3})),
        (UNARY, 1),
        (UNARY, Fraction(1)),
        ({**UNARY, "at_most": 1}, frozenset({0, 1})),
        (DIRECT, frozenset()),
    ],
)
def test_what_is_no_answer_is_refused_before_any_coin_falls(
    make_survey, begin, stub_coins, design, answer
):
    coins = stub_coins()
    interview = begin(make_survey(a_choice(design)), coins)
    interview.go_on()
    with pytest.raises(NotNow):
        interview.answer(answer)
    assert coins.bounds == []
    assert interview.screen.stage is Stage.QUESTION


def test_without_coins_the_ids_are_recorded_in_the_questions_order(make_survey, begin, stub_coins):
    survey = make_survey(a_choice(DIRECT))
    assert recorded(begin, survey, stub_coins(), frozenset({2, 0})) == "c0 c2"


@pytest.mark.parametrize("cell", ["c2 c0", "c0  c2", " c0", "c3", "c0 c0", "101"])
def test_a_set_that_is_written_otherwise_is_refused_on_both_ways(make_survey, cell):
    survey = make_survey(a_choice(DIRECT))
    key, day = Ed25519PrivateKey.from_private_bytes(bytes(32)), date(2026, 3, 1)
    lines = [f"{PREFIX}1,c0 c2", f"{PREFIX}2,{cell}"]
    data = compose(survey, lines, key, batch=1, export=0, days=(day, day))
    for read in (check_lines, decode):
        with pytest.raises(
            FileRefused, match="line 7 contains a report that its design never gives"
        ):
            read(parse_collection(data, "c"))


@pytest.mark.parametrize("design", [DIRECT, UNARY, {"name": "unary", "epsilon": 2, "at_most": 2}])
def test_a_simulated_survey_has_one_row_a_choice_near_the_truth(tmp_path, make_survey, design):
    survey = make_survey(a_choice(design, k=4))
    files = simulate(survey, tmp_path, interviews=3000, kiosks=2, seed=9)
    table, _ = estimate_files(files)
    lines = (tmp_path / "truth.csv").read_text().splitlines()[1:]
    truth = {line.split(",")[1]: float(line.split(",")[2]) for line in lines}
    assert [row.answer for row in table.rows] == list(truth) == ["c0", "c1", "c2", "c3"]
    for row in table.rows:
        assert abs(row.estimate - truth[row.answer]) < 4 * row.se
        assert (row.se_coins == 0) == (design is DIRECT)


def test_true_sets_pass_the_design_and_what_is_none_is_named(tmp_path, make_survey):
    truth = tmp_path / "t.csv"
    truth.write_text("goods\nc0 c2\nc2\n\nc1 c2\n")
    survey = make_survey(a_choice(DIRECT, required=False))
    table, _ = estimate_files(simulate_truth(survey, tmp_path / "out", truth, seed=1))
    assert [(row.n, row.estimate) for row in table.rows] == [(3, 1 / 3), (3, 1 / 3), (3, 1)]
    for wrong in ("c0 c9", "-", "c0 c0"):
        truth.write_text(f"goods\n{wrong}\n")
        with pytest.raises(TableProblem, match="is not an answer to goods; they are up to 3 of c0"):
            simulate_truth(survey, tmp_path / "again", truth)
    truth.write_text("goods\n-\n")
    assert simulate_truth(make_survey(a_choice()), tmp_path / "none", truth, seed=1)


def test_groups_are_not_formed_by_sets(tmp_path, make_survey, yes_no_json):
    survey = make_survey(a_choice(DIRECT), yes_no_json())
    files = simulate(survey, tmp_path, interviews=20, seed=1)
    with pytest.raises(
        UserProblem, match=r"^(?=.*has no list of answers, so groups,).*this survey has none"
    ):
        estimate_files(files, by="goods")


def test_a_table_of_sets_is_estimated_with_and_without_weights(tmp_path, make_survey):
    path = tmp_path / "t.csv"
    path.write_text("goods,w\nc0 c2,1\nc0,2\n,5\nc2,1\nc2 c0,1\n")
    survey = make_survey(a_choice(DIRECT))
    plain, refused = estimate_csv_tables([path], survey)
    assert [(row.n, row.estimate) for row in plain.rows] == [(3, 2 / 3), (3, 0), (3, 2 / 3)]
    assert [cell.facts["value"] for cell in refused] == ["c2 c0"]
    weighted, _ = estimate_csv_tables([path], survey, columns=SampleColumns(weight="w"))
    assert [row.estimate for row in weighted.rows] == pytest.approx([3 / 4, 0, 1 / 2])


@pytest.mark.parametrize("design", [DIRECT, UNARY], ids=["direct", "unary"])
def test_equal_weights_of_everybody_give_the_unweighted_estimates(
    tmp_path, make_survey, yes_no_json, design
):
    survey = make_survey(yes_no_json("sex", design=DIRECT), a_choice(design))
    files = simulate(survey, tmp_path, interviews=300, seed=2)
    plain, _ = estimate_files(files, question="goods", by="sex")
    strata = SampleQuestions(cluster=None, stratum="sex")
    drawn, _ = estimate_files(files, question="goods", by="sex", sample=strata)
    assert [row.estimate for row in drawn.rows] == pytest.approx(
        [row.estimate for row in plain.rows]
    )
    assert [row.n for row in drawn.rows] == [row.n for row in plain.rows]


def test_the_audit_compares_two_changed_bits(make_survey):
    survey = make_survey(a_choice({**UNARY, "at_most": 3}))
    (row,) = audit.audit_survey(survey, taps=1500)
    assert row.verdict == "no fault found"
    assert row.promised == pytest.approx(3.29584, abs=1e-4)
    assert 1.5 < row.lower_bound <= 2.1973


def test_a_kiosk_that_keeps_two_bits_and_no_more_than_all_three_promise_is_found(make_survey):
    """Its bits have odds 4 instead of 3: ln 16 is below the promised ln 27, but above ln 9."""
    design = make_survey(a_choice({**UNARY, "at_most": 3})).recorded_questions[0].design
    worse = (
        make_survey(a_choice({"name": "unary", "p": "4/5", "q": "1/5"}))
        .recorded_questions[0]
        .design
    )
    coins = audit.SystemCoins()
    finding = audit.audit_box(
        design, lambda place: worse.randomize(frozenset({place}), coins), taps=6000
    )
    assert finding.lower_bound < 3.2958
    assert audit.judged_row("goods", design, 6000, finding).is_broken
