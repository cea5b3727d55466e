"""Number questions, from the survey file to the mean."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

import json
import math
from collections import Counter
from datetime import date
from fractions import Fraction

import numpy as np
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate, estimate_csv_tables, estimate_files

from surveyapp.analyses.computation.estimates.rows import HARMLESS_MEAN
from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE, QUANTITATIVE_DESIGNS
from surveyapp.errors import UserProblem
from surveyapp.estimation.simulated_reports import SeededCoins
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.privacy import audit
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.collection.coded_columns import decode
from surveyapp.storage.collection.format import check_lines, compose, parse_collection
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey

ADDED = {"name": "additive_noise", "added": [-10, 0, 10]}
LAPLACE = {"name": "laplace", "epsilon": 1}
DIRECT = {"name": "direct"}
GREENBERG = {"name": "greenberg_quantitative", "p_truth_1": "7/10", "p_truth_2": "3/10"}
OF_THE_QUESTION = {"minimum", "maximum", "step"}
PREFIX = "0" * 31
each_design = pytest.mark.parametrize("kind", QUANTITATIVE_DESIGNS, ids=lambda kind: kind.name)


def a_number(design=LAPLACE, name="hours", **more):
    return {
        "id": name,
        "type": "number",
        "text": {"en": "How many hours?"},
        "minimum": 0,
        "maximum": 20,
        "design": design,
        **more,
    }


def an_example(kind):
    """Return the question of a design's everyday parameters."""
    stated = {key: value for key, value in kind.example.items() if key not in OF_THE_QUESTION}
    scale = {key: value for key, value in kind.example.items() if key in OF_THE_QUESTION}
    return a_number({"name": kind.name, **stated}, **scale)


def collection_of(survey, lines):
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    day = date(2026, 3, 1)
    return parse_collection(compose(survey, lines, key, batch=1, export=0, days=(day, day)), "c")


def recorded(begin, survey, coins, answer):
    saved: list[list[str]] = []
    interview = begin(survey, coins, saved)
    interview.go_on()
    interview.answer(answer)
    return saved[0][0]


# the survey


@each_design
def test_a_survey_with_any_of_them_is_written_and_read_back(make_survey, kind):
    survey = make_survey(an_example(kind))
    assert read_survey(parse(canonical_survey(survey).encode(), "s"), "s") == survey


def test_decimals_are_kept_exactly_and_written_as_such(make_survey):
    survey = make_survey(a_number(minimum="-0.3", maximum="0.7", step="0.1"))
    question = survey.recorded_questions[0]
    assert question.scale.minimum == Fraction(-3, 10)
    written = json.loads(canonical_survey(survey))["questions"][0]
    assert (written["minimum"], written["maximum"], written["step"]) == ("-0.3", "0.7", "0.1")
    assert written["design"] == {"name": "laplace", "epsilon": 1.0}


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ({"minimum": "1/3"}, 'questions[0].minimum: is "1/3"; it must be a decimal number from -1000000000000 to 1000000000000.'),
        ({"minimum": None}, "questions[0].minimum: is None; it must be a decimal number from -1000000000000 to 1000000000000."),
        ({"minimum": 20}, "questions[0].minimum: it must be below the maximum."),
        ({"step": 3}, "questions[0].step: whole steps must lead from the minimum to the maximum."),
        ({"step": 0}, "questions[0].step: is 0; it must be a decimal number from 0.000000000000001 to 1000000000000."),
        ({"levels": 5}, ("questions[0].levels: is not known here; allowed: id, type, text, design, "
"minimum, maximum, mode, required, step, open_ends, relevant, hint, audio, constraint, "
"constraint_message, challenge, second_question.")),
        ({"design": {"name": "warner", "p": "3/4"}}, "questions[0].design.name: is warner, no design for number; these are: direct, additive_noise, multiplicative_noise, eriksson, saha, diana_perri_1, diana_perri_2, bar_lev, chaudhuri_christofides, laplace, duchi, piecewise, hybrid, greenberg_quantitative."),
        ({"design": {"name": "laplace"}}, None),
        ({"design": {**LAPLACE, "minimum": 0}}, "questions[0].design.minimum: minimum is not a parameter of laplace; it takes epsilon."),
        ({"design": {"name": "additive_noise", "added": "mean 0, sd 3"}}, "questions[0].design: additive_noise: list its values; numbers of which only the mean is known cannot be drawn."),
        ({"design": {"name": "additive_noise", "added": ["1/3", "2/3"]}}, "questions[0].design: would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals."),
    ],
)  # fmt: skip
def test_each_mistake_in_a_number_question_gives_one_line(survey_json, more, line):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(survey_json(a_number(**more)), "s")
    lines = [str(mistake) for mistake in caught.value.mistakes]
    assert len(lines) == 1
    assert line is None or lines == [line]


def test_all_mistakes_are_listed_in_one_pass(survey_json):
    wrong = a_number({"name": "laplace", "epsilon": -1}, minimum="x", step="y", mode="own_device")
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(survey_json(wrong), "s")
    paths = [mistake.path for mistake in caught.value.mistakes]
    assert paths == [
        "questions[0].minimum",
        "questions[0].step",
        "questions[0].design.epsilon",
    ]


def test_another_type_of_question_cannot_have_a_design_for_numbers(survey_json, yes_no_json):
    with pytest.raises(SurveyMistakes, match="is laplace, a design for number, not for yes_no"):
        read_survey(survey_json(yes_no_json(design=LAPLACE)), "s")


def test_what_check_prints_tells_the_scale_and_epsilon_in_words(make_survey):
    lines = list(describe_survey(make_survey(a_number(), a_number(ADDED, "sum"))))
    assert "  answers from 0 to 20 in steps of 1" in lines
    assert any(line.startswith("  ε       1.0000") for line in lines)
    assert any(line.startswith("  ε       infinite, or not known") for line in lines)


# the interview


def test_every_coin_gives_the_published_probabilities_exactly(make_survey, begin, stub_coins):
    added = {"values": ["-0.5", 0, 2], "probabilities": ["1/4", "1/4", "1/2"]}
    survey = make_survey(a_number({"name": "additive_noise", "added": added}, step="0.5"))
    design = survey.recorded_questions[0].design
    for answer in (Fraction(0), Fraction(15, 2), Fraction(20)):
        found: Counter[str] = Counter()
        for coin in range(4):
            coins = stub_coins(coin)
            found[recorded(begin, survey, coins, answer)] += 1
            assert coins.bounds == [4]
        expected = {decimal_text(z): 4 * p for z, p in design.distribution_of(answer).items()}
        assert found == expected


@pytest.mark.parametrize("kind", ONE_SAMPLE_QUANTITATIVE, ids=lambda kind: kind.name)
def test_the_interview_records_what_the_design_draws_with_the_same_draws_for_every_answer(
    make_survey, begin, stub_coins, kind
):
    survey = make_survey(an_example(kind))
    question = survey.recorded_questions[0]
    drawn = set()
    for place in (0, question.scale.steps // 2, question.scale.steps):
        coins, again = stub_coins(1), stub_coins(1)
        answer = question.scale.answer(place)
        report = recorded(begin, survey, coins, answer)
        assert report == decimal_text(question.design.randomize(answer, again))
        assert survey.columns[0].accepts(report)
        drawn.add(tuple(coins.bounds))
    assert len(drawn) == 1


@pytest.mark.parametrize(
    "answer", [Fraction(21), Fraction(-1), Fraction(1, 2), 3, frozenset({1})], ids=str
)
def test_what_is_no_answer_is_refused_before_any_coin_falls(make_survey, begin, stub_coins, answer):
    coins = stub_coins()
    interview = begin(make_survey(a_number()), coins)
    interview.go_on()
    with pytest.raises(NotNow):
        interview.answer(answer)
    assert coins.bounds == []
    assert interview.screen.stage is Stage.QUESTION


def test_the_same_report_from_different_answers_leaves_the_same_record(
    make_survey, begin, stub_coins
):
    survey = make_survey(a_number(ADDED))
    saved = {
        (answer, coin): recorded(begin, survey, stub_coins(coin), Fraction(answer))
        for answer, coin in ((15, 0), (5, 1))
    }
    assert set(saved.values()) == {"5"}


def test_without_coins_the_number_itself_is_recorded_and_none_is_drawn(
    make_survey, begin, stub_coins
):
    coins = stub_coins()
    survey = make_survey(a_number(DIRECT, step="0.5"))
    assert recorded(begin, survey, coins, Fraction(5, 2)) == "2.5"
    assert coins.bounds == []


def test_shown_coins_choose_one_of_two_questions_and_the_number_is_recorded(
    make_survey, begin, stub_coins
):
    saved: list[list[str]] = []
    interview = begin(make_survey(a_number(GREENBERG)), stub_coins(1, 3), saved)
    interview.go_on()
    assert "3 of 10" in " ".join(map(str, interview.screen.question.design.instruction(None, ())))
    interview.toss()
    assert interview.screen.coin.question == 2
    assert interview.screen.coin.forced is None
    interview.answer(Fraction(7))
    assert saved == [["7", "2"]]


def test_ones_own_device_reports_a_number_of_the_scale(make_survey, begin, stub_coins):
    saved: list[list[str]] = []
    interview = begin(make_survey(a_number(GREENBERG, mode="own_device")), stub_coins(0), saved)
    interview.go_on()
    assert interview.screen.device_step == 0
    interview.go_on()
    interview.go_on()
    with pytest.raises(NotNow):
        interview.answer(Fraction(7))
    with pytest.raises(NotNow):
        interview.report(Fraction(21))
    interview.report(Fraction(7))
    assert saved == [["7", "1"]]


# the record


@pytest.mark.parametrize("cell", ["30.0", "+3", "03", "-0", "31", "-10.5", "1e1", "x", " 3", "3 "])
def test_a_cell_that_the_design_never_records_is_refused_on_both_ways(make_survey, cell):
    survey = make_survey(a_number(ADDED))
    collection = collection_of(survey, [f"{PREFIX}1,-10", f"{PREFIX}2,30", f"{PREFIX}3,{cell}"])
    for read in (check_lines, decode):
        with pytest.raises(
            FileRefused, match="line 8 contains a report that its design never gives"
        ):
            read(collection)


@pytest.mark.parametrize("cells", ["3,", ",1", "3,3"])
def test_a_number_without_its_sample_is_refused(make_survey, cells):
    collection = collection_of(make_survey(a_number(GREENBERG)), [f"{PREFIX}1,{cells}"])
    for read in (check_lines, decode):
        with pytest.raises(FileRefused):
            read(collection)


def test_the_project_keeps_numbers_to_the_last_digit(tmp_path, make_survey):
    survey = make_survey(a_number(DIRECT, maximum="1", step="0.000001", required=False))
    data = collection_of(survey, [f"{PREFIX}1,0.123457", f"{PREFIX}2,", f"{PREFIX}3,1"])
    with Project.in_memory() as project:
        project.add(data, decode(data))
        numbers = project.numbers(survey.recorded_questions[0])
        assert project.texts(survey.recorded_questions[0]) == {None: ["0.123457", "1"]}
    assert np.array_equal(numbers, [0.123457, np.nan, 1.0], equal_nan=True)


# simulation, estimation


@each_design
def test_a_simulated_survey_is_imported_and_its_mean_found(tmp_path, make_survey, kind):
    survey = make_survey(an_example(kind))
    files = simulate(survey, tmp_path, interviews=1500, kiosks=2, seed=5)
    reports = import_files(files, tmp_path / "p.surveydesk")
    assert [report.imported for report in reports] == [750, 750]
    with Project(tmp_path / "p.surveydesk") as project:
        row = estimate(project, "p").rows[0]
    truth = float((tmp_path / "truth.csv").read_text().splitlines()[1].split(",")[2])
    assert row.answer == "mean"
    assert row.is_mean
    assert (row.n, row.mle) == (1500, None)
    assert abs(row.estimate - truth) < 4 * row.se
    assert math.isclose(row.se**2, row.se_sampling**2 + row.se_coins**2)
    assert row.low <= row.high


def test_greenberg_also_tells_the_mean_of_the_harmless_question(tmp_path, make_survey):
    files = simulate(make_survey(a_number(GREENBERG)), tmp_path, interviews=4000, seed=1)
    table, _ = estimate_files(files)
    assert [row.answer for row in table.rows] == ["mean", HARMLESS_MEAN]
    assert abs(table.rows[1].estimate - 10) < 4 * table.rows[1].se


def test_true_numbers_pass_the_design_and_what_is_none_is_named(tmp_path, make_survey):
    survey = make_survey(a_number(DIRECT, step="0.5", required=False))
    truth = tmp_path / "t.csv"
    truth.write_text("hours\n2.5\n\n20\n")
    files = simulate_truth(survey, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files)
    assert (table.rows[0].n, table.rows[0].estimate) == (2, 11.25)
    truth.write_text("hours\n2.5\n2.3\n")
    with pytest.raises(
        TableProblem, match="is not an answer to hours; they are numbers from 0 to 20"
    ):
        simulate_truth(survey, tmp_path / "again", truth)


def test_groups_have_means_of_their_own(tmp_path, make_survey, yes_no_json):
    survey = make_survey(yes_no_json("sex", design=DIRECT, required=False), a_number(DIRECT))
    truth = tmp_path / "t.csv"
    truth.write_text("sex,hours\nyes,2\nyes,4\nno,10\nno,12\n,7\n")
    files = simulate_truth(survey, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files, question="hours", by="sex")
    assert {row.group: row.estimate for row in table.rows} == {
        "yes": 3,
        "no": 11,
        "(not answered)": 7,
    }
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*has no list of answers, so groups,).*hours has no list of answers",
    ):
        estimate_files(files, by="hours")


@pytest.fixture
def table(tmp_path):
    """Write a table of reports with weights and clusters."""

    def write(text):
        path = tmp_path / "t.csv"
        path.write_text(text)
        return path

    return write


def test_a_weighted_mean_is_that_of_the_pseudo_answers(make_survey, table):
    survey = make_survey(a_number(ADDED))
    path = table("hours,w,village\n5,1,a\n25.0,3,a\n,2,b\n10,4,b\n-5,2,c\n")
    found, refused = estimate_csv_tables(
        [path], survey, columns=SampleColumns(weight="w", cluster="village")
    )
    (row,) = found.rows
    assert not refused
    assert math.isclose(row.estimate, (5 + 75 + 40 - 10) / 10)
    assert row.n == 4
    # one unit a village, with replacement: 3/2·Σ(Σ e·(r − mean))², beside what the coins add there
    by_village = np.array([(-6 + 3 * 14) / 10, 4 * -1 / 10, 2 * -16 / 10])
    drawn = 1.5 * np.sum((by_village - by_village.mean()) ** 2)
    assert math.isclose(row.se, math.sqrt(max(drawn, 200 / 3 * 30 / 100)))


def test_a_table_with_a_number_that_the_design_never_gives_is_told(make_survey, table):
    path = table("hours\n5\n5.5\n31\n")
    found, refused = estimate_csv_tables([path], make_survey(a_number(ADDED)))
    assert found.interviews == 1
    assert [cell.facts["line"] for cell in refused] == [3, 4]


def test_two_samples_of_a_table_are_told_by_their_column(make_survey, table):
    survey = make_survey(a_number(GREENBERG))
    path = table("hours,hours.sample\n5,1\n15,1\n10,2\n,\n14,2\n6,3\n6,\n")
    found, refused = estimate_csv_tables([path], survey)
    assert [(cell.facts["line"], cell.facts["column"]) for cell in refused] == [
        (7, "hours.sample"),
        (8, "hours.sample"),
    ]
    # means 10 and 12 with p = 7/10 and 3/10: (7·10 − 3·12)/4
    assert found.rows[0].estimate == pytest.approx((0.7 * 10 - 0.3 * 12) / 0.4)


def test_two_samples_are_estimated_with_weights_and_clusters(make_survey, table):
    survey = make_survey(a_number(GREENBERG))
    path = table(
        "hours,hours.sample,w,village\n"
        "5,1,1,a\n15,1,3,a\n10,2,2,a\n4,1,4,b\n6,2,2,b\n8,2,1,c\n12,1,2,c\n,,9,c\n"
    )
    columns = SampleColumns(weight="w", cluster="village")
    found, refused = estimate_csv_tables([path], survey, columns=columns)
    mean, harmless = found.rows
    assert not refused
    first, second = (5 + 45 + 16 + 24) / 10, (20 + 12 + 8) / 5
    assert mean.estimate == pytest.approx((0.7 * first - 0.3 * second) / 0.4)
    assert harmless.estimate == pytest.approx((0.7 * second - 0.3 * first) / 0.4)
    # of each village Σ w·(z − its sample's mean), over the sample's weights
    of_first = np.array([-4 + 3 * 6, 4 * -5, 2 * 3]) / 10
    of_second = np.array([2 * 2, 2 * -2, 0]) / 5
    total = (0.7 * of_first - 0.3 * of_second) / 0.4
    assert mean.se == pytest.approx(math.sqrt(3 / 2 * np.sum((total - total.mean()) ** 2)))
    assert mean.n == 7
    with pytest.raises(UserProblem, match="divides its respondents into two samples: leave out"):
        estimate_csv_tables([path], survey, population=1000)


def test_equal_weights_give_the_two_means_of_a_simple_sample(make_survey, table):
    survey = make_survey(a_number(GREENBERG))
    rows = [(7 * i % 21, 1 + i % 2) for i in range(60)]
    path = table("hours,hours.sample,w\n" + "".join(f"{z},{s},2\n" for z, s in rows))
    weighted, _ = estimate_csv_tables([path], survey, columns=SampleColumns(weight="w"))
    plain, _ = estimate_csv_tables([path], survey)
    for one, other in zip(weighted.rows, plain.rows, strict=True):
        assert one.estimate == pytest.approx(other.estimate, abs=1e-12)
        # 60/59 in place of 30/29
        assert one.se**2 == pytest.approx(other.se**2 * 60 / 59 * 29 / 30, rel=1e-12)
        assert one.se_coins == pytest.approx(other.se_coins, rel=1e-12)


def test_a_number_is_in_no_cross_table_and_that_is_said(tmp_path, make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), a_number(DIRECT))
    files = simulate(survey, tmp_path, interviews=50, seed=1)
    with (
        open_source(SourceRequest(tuple(files))) as found,
        pytest.raises(UserProblem, match="which cannot be used"),
    ):
        crosstab(found, ("used", "hours"))


def test_the_command_line_prints_the_mean_and_writes_it_as_json(tmp_path, make_survey, capsys):
    files = simulate(make_survey(a_number()), tmp_path, interviews=100, seed=3)
    assert main(["estimate", str(files[0]), "--json", "-"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["answer"] == "mean"
    assert row["interval"] == "student"
    assert "is_mean" not in row


# the audit


@pytest.mark.parametrize("name", ["laplace", "duchi", "piecewise", "hybrid"])
def test_the_audit_finds_no_fault_in_the_kiosk(make_survey, name):
    survey = make_survey(a_number({"name": name, "epsilon": 1}))
    # how close the bound comes is by chance: with the system's coins it falls below .5 now and then
    (row,) = audit.audit_survey(survey, taps=1000, coins=SeededCoins(np.random.default_rng(1)))
    assert row.verdict == "no fault found"
    assert 0.5 < row.lower_bound <= 1
    assert 0.999 < row.promised <= 1.0001


def test_the_audit_finds_a_kiosk_that_records_the_number_itself(make_survey):
    design = make_survey(a_number()).recorded_questions[0].design
    row = audit.judged_row(
        "hours",
        design,
        400,
        audit.audit_box(design, lambda place: ("0", "10", "20")[place], taps=400),
    )
    assert row.verdict == "reveals more than promised"


def test_the_audit_finds_reports_that_no_design_gives(make_survey):
    design = make_survey(a_number(ADDED)).recorded_questions[0].design
    finding = audit.audit_box(design, lambda _place: "nonsense", taps=100)
    assert audit.judged_row("hours", design, 100, finding).verdict == "not the published odds"
