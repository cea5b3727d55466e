"""Questions with many choices and a frequency oracle, from the survey file to the estimate."""

from __future__ import annotations

from collections import Counter
from datetime import date
from fractions import Fraction
from itertools import product

import duckdb
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate, estimate_files

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.errors import UserProblem
from surveyapp.services.kiosk.screen import Stage
from surveyapp.services.privacy import audit
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.collection.coded_columns import decode
from surveyapp.storage.collection.format import check_lines, compose, parse_collection
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey
from tests.helpers.analysed import regress

UNARY = {"name": "unary", "p": "3/4", "q": "1/4"}
each_oracle = pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
PREFIX = "0" * 31


def a_choice(design, k=5, **more):
    return {
        "id": "source",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": f"c{j}", "text": {"en": f"Choice {j}"}} for j in range(k)],
        "design": design,
        **more,
    }


@pytest.fixture
def asked(make_survey):
    """Return a maker of surveys with one question of a design."""
    return lambda design, k=5, **more: make_survey(a_choice(design, k, **more))


def collection_of(survey, lines):
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    day = date(2026, 3, 1)
    return parse_collection(compose(survey, lines, key, batch=1, export=0, days=(day, day)), "c")


# the survey


@each_oracle
def test_a_survey_with_any_of_them_is_written_and_read_back(asked, kind):
    survey = asked({"name": kind.name, **kind.example})
    assert read_survey(parse(canonical_survey(survey).encode(), "s"), "s") == survey
    assert survey.recorded_questions[0].design.k == 5


def test_a_yes_no_question_cannot_have_one(survey_json, yes_no_json):
    with pytest.raises(SurveyMistakes, match="a design for single_choice and rating, not for yes"):
        read_survey(survey_json(yes_no_json(design=UNARY)), "s")


def test_a_question_with_one_answer_takes_no_sets(survey_json):
    with pytest.raises(SurveyMistakes, match="this question takes one answer"):
        read_survey(survey_json(a_choice({**UNARY, "at_most": 2})), "s")


def test_what_check_prints_tells_how_often_a_report_fits(asked):
    lines = list(describe_survey(asked(UNARY)))
    assert "  odds    one of 32 reports, each of which fits some of 5 answers:" in lines
    assert "          the true answer in 0.75, any other in 0.25 of all cases" in lines
    assert "  ε       2.1973 (likelihood ratio at most 9)" in lines


# the interview


@pytest.mark.parametrize("answer", [0, 2])
def test_every_coin_gives_the_published_probabilities_exactly(asked, begin, stub_coins, answer):
    survey = asked(UNARY, k=3)
    design = survey.recorded_questions[0].design
    found: Counter[str] = Counter()
    for coins in product(range(4), repeat=3):
        saved: list[list[str]] = []
        interview = begin(survey, stub_coins(*coins), saved)
        interview.go_on()
        interview.answer(answer)
        found[saved[0][0]] += 1
    assert sum(found.values()) == 64
    for report in design.every_report():
        assert Fraction(found[report], 64) == design.probability(report, answer)


def test_what_means_nothing_to_a_respondent_is_not_practised(asked, begin, stub_coins):
    interview = begin(asked(UNARY), stub_coins())
    interview.go_on()
    assert interview.screen.stage is Stage.QUESTION


@each_oracle
def test_the_store_keeps_what_the_interview_records(tmp_path, asked, begin, stub_coins, kind):
    survey = asked({"name": kind.name, **kind.example})
    saved: list[list[str]] = []
    interview = begin(survey, stub_coins(), saved)
    interview.go_on()
    interview.answer(3)
    store = KioskStore(tmp_path / "store", survey)
    store.add(saved[0], date(2026, 3, 1))
    with pytest.raises(ValueError, match="not a report of source"):
        store.add(["2"], date(2026, 3, 1))
    store.close()
    again = KioskStore(tmp_path / "store", survey)
    assert (again.interviews, again.problems) == (1, [])
    again.close()


# the record


@each_oracle
@pytest.mark.parametrize("cell", ["2", "0" * 300, "01012", "99999:0", "1:", " 10101"])
def test_what_is_no_report_is_refused_by_both_decoders(asked, kind, cell):
    survey = asked({"name": kind.name, **kind.example})
    design = survey.recorded_questions[0].design
    good = design.report(1, (0,) * len(design.bounds))
    lines = [f"{PREFIX}1,{good}", f"{PREFIX}2,", f"{PREFIX}3,{cell}"]
    collection = collection_of(survey, lines)
    for read in (check_lines, decode):
        with pytest.raises(
            FileRefused, match="line 8 contains a report that its design never gives"
        ):
            read(collection)


@pytest.mark.parametrize("k", [2, 5, 8, 9, 40])
def test_both_decoders_read_the_same(asked, k):
    survey = asked(UNARY, k=k)
    lines = [f"{PREFIX}1,{'01' * (k // 2)}{'1' * (k % 2)}", f"{PREFIX}2,", f"{PREFIX}3,{'1' * k}"]
    collection = collection_of(survey, lines)
    assert check_lines(collection) == lines
    assert decode(collection).codes[0].tolist() == [line.split(",")[1] for line in lines]


def test_nobody_answered_is_a_warning(asked):
    collection = collection_of(asked(UNARY), [f"{PREFIX}1,"])
    with Project.in_memory() as project:
        project.add(collection, decode(collection))
        table = estimate(project, "here")
    assert table.rows == ()
    assert table.warnings[0].startswith("source: ")


# simulation, project and estimation


@each_oracle
def test_simulated_reports_lead_back_to_the_truth(tmp_path, asked, kind):
    # fixed seed; five correct estimates leave 4 standard errors once in 3,000 runs
    survey = asked({"name": kind.name, **kind.example})
    truth = (0.4, 0.3, 0.2, 0.1, 0.0)
    files = simulate(
        survey, tmp_path, interviews=20_000, kiosks=2, seed=11, prevalences={"source": truth}
    )
    project = tmp_path / "study.surveydesk"
    assert not [report for report in import_files(files, project) if report.problem]
    again = import_files(files, project)
    assert [(report.imported, report.problem) for report in again] == [(0, None), (0, None)]
    table, _ = estimate_files(files)
    assert [row.answer for row in table.rows] == ["c0", "c1", "c2", "c3", "c4"]
    for row, share in zip(table.rows, truth, strict=True):
        assert row.n == 20_000
        assert abs(row.estimate - share) < 4 * row.se
    assert sum(row.mle for row in table.rows) == pytest.approx(1)


def test_the_analyst_sees_the_reports_in_words(tmp_path, asked):
    survey = asked(UNARY)
    collection = collection_of(survey, [f"{PREFIX}1,01010", f"{PREFIX}2,"])
    with Project(tmp_path / "p.surveydesk") as project:
        project.add(collection, decode(collection))
    with duckdb.connect(str(tmp_path / "p.surveydesk"), read_only=True) as opened:
        rows = opened.execute("SELECT source FROM interviews ORDER BY interview").fetchall()
    assert rows == [("01010",), (None,)]


def test_groups_are_estimated_apart(tmp_path, make_survey, yes_no_json):
    survey = make_survey(yes_no_json("woman", design={"name": "direct"}), a_choice(UNARY))
    files = simulate(survey, tmp_path, interviews=500, seed=2)
    table, _ = estimate_files(files, question="source", by="woman")
    assert [row.group for row in table.rows] == ["yes"] * 5 + ["no"] * 5
    assert sum(row.n for row in table.rows[::5]) == 500


def test_regressing_on_one_is_refused_with_a_sentence(asked):
    collection = collection_of(asked(UNARY), [f"{PREFIX}1,01010"])
    with Project.in_memory() as project:
        project.add(collection, decode(collection))
        with pytest.raises(
            UserProblem, match=r"^(?=.*which cannot be used).*source was asked with Unary encoding"
        ):
            regress(Dataset(project, project.survey), outcome="source", predictors=[])


def test_the_audit_runs_the_oracle_of_the_kiosk(asked):
    (row,) = audit.audit_survey(asked(UNARY, k=3), taps=2000)
    assert row.verdict == "no fault found"
    assert 0 < row.lower_bound <= row.promised
