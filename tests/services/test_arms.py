"""Direct-question arms and opposite wordings: what respondents meet, what is recorded, what is estimated."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from estimated import estimate_files

from surveyapp.analyses.data.nuisance_parameters import read_nuisances
from surveyapp.cli import main
from surveyapp.designs import Mode
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.coins import Randomizer, SystemCoins
from surveyapp.designs.latent.arms import ASKED_DIRECTLY
from surveyapp.errors import UserProblem
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import Stage
from surveyapp.services.privacy.audit import AuditVerdict, audit_survey
from surveyapp.services.project.import_collections import import_into
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import save_survey

DAY = date(2026, 3, 1)
WARNER = {"design": {"name": "warner", "p": "3/4"}}
OPPOSITE = {"text": {"en": "Have you never …?"}}
WITH_COINS, DIRECTLY = 0, 9
"""Coins below 10 of the two arms, where 1 of 10 is asked directly."""


@pytest.fixture
def direct(make_survey, yes_no_json):
    return make_survey(yes_no_json(**WARNER, direct_arm="1/10"))


@pytest.fixture
def negated(make_survey, yes_no_json):
    return make_survey(yes_no_json(**WARNER, negated=OPPOSITE))


# what a respondent meets


def test_the_arm_is_drawn_before_anything_is_explained(direct, begin, stub_coins, respondent):
    coins = stub_coins(WITH_COINS)
    interview = respondent(begin(direct, coins)).to_the_practice()
    assert coins.bounds == [10]
    interview.back()
    interview.go_on()
    assert coins.bounds == [10]


@pytest.mark.parametrize("coin", range(10))
def test_one_of_ten_coins_asks_directly(direct, begin, stub_coins, coin):
    interview = begin(direct, stub_coins(coin))
    interview.go_on()
    assert (interview.screen.stage is Stage.QUESTION) is (coin == DIRECTLY)


def test_whoever_is_asked_directly_practises_no_coins_and_is_told_so(
    direct, begin, stub_coins, respondent
):
    saved = []
    interview = respondent(begin(direct, stub_coins(DIRECTLY), saved)).to_the_practice()
    screen = interview.screen
    assert screen.stage is Stage.QUESTION
    assert screen.question.design is ASKED_DIRECTLY
    (told,) = screen.question.design.instruction(screen.question.mode, ("Yes", "No"))
    assert str(told) == "Recorded as you answer."
    assert screen.question.text == direct.question("used").text
    interview.answer(0)
    assert saved == [["yes", "2"]]


@pytest.mark.parametrize(
    ("answer", "coin", "report"), [(0, 3, "no"), (1, 3, "yes"), (0, 0, "yes"), (1, 0, "no")]
)
def test_with_coins_the_report_follows_them(
    direct, begin, stub_coins, respondent, answer, coin, report
):
    saved = []
    interview = begin(direct, stub_coins(WITH_COINS, coin), saved)
    respondent(interview).to_the_end([answer])
    assert saved == [[report, "1"]]


def test_there_is_no_way_back_to_either_arm(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json("a", **WARNER, direct_arm="1/10"), yes_no_json("b", **WARNER))
    for coin in (WITH_COINS, DIRECTLY):
        interview = respondent(begin(survey, stub_coins(coin))).to_the_questions()
        interview.answer(0)
        assert interview.screen.question.id == "b"
        assert not interview.screen.can_go_back


def test_the_others_are_practised_where_one_question_is_asked_directly(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json("a", **WARNER, direct_arm="1/10"), yes_no_json("b", **WARNER))
    interview = respondent(begin(survey, stub_coins(DIRECTLY))).to_the_practice()
    assert (interview.screen.stage, interview.screen.question.id) == (Stage.QUESTION, "a")
    interview.answer(0)
    assert interview.screen.stage is Stage.PRACTICE
    assert interview.screen.question.id == "b"


@pytest.mark.parametrize("mode", [Mode.SHOWN_COINS, Mode.OWN_DEVICE])
def test_whoever_is_asked_directly_touches_an_answer_in_every_mode(
    make_survey, yes_no_json, begin, stub_coins, respondent, mode
):
    design = (
        {"name": "two_coins"} if mode is Mode.SHOWN_COINS else {"name": "crosswise", "p": "1/6"}
    )
    survey = make_survey(yes_no_json(design=design, mode=mode.value, direct_arm="1/10"))
    saved = []
    interview = respondent(begin(survey, stub_coins(DIRECTLY), saved)).to_the_practice()
    assert not interview.screen.must_toss
    assert not interview.screen.takes_report
    interview.answer(1)
    assert saved == [["no", "2"]]


def test_half_read_the_opposite_wording_and_all_else_is_the_same(
    negated, begin, stub_coins, respondent
):
    screens = [
        respondent(begin(negated, stub_coins(half))).to_the_questions().screen for half in (0, 1)
    ]
    texts = [screen.question.text.in_language("en") for screen in screens]
    assert texts == ["Have you ever …?", "Have you never …?"]
    first, second = (
        replace(s, question=replace(s.question, text=screens[0].question.text, audio=None))
        for s in screens
    )
    assert first == second


@pytest.mark.parametrize("half", [0, 1])
def test_what_is_touched_passes_the_coins_in_either_wording(
    negated, begin, stub_coins, respondent, half
):
    saved = []
    interview = begin(negated, stub_coins(half, 0, 0), saved)
    respondent(interview).to_the_end([0])
    assert saved == [["yes", str(half + 1)]]


def test_who_skips_has_no_arm_in_the_record(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json(**WARNER, direct_arm="1/10", required=False))
    for coin in (WITH_COINS, DIRECTLY):
        saved = []
        respondent(begin(survey, stub_coins(coin), saved)).to_the_questions().skip()
        assert saved == [["", ""]]


def test_without_randomness_nothing_is_asked(direct, begin, broken_coins):
    interview = begin(direct, broken_coins)
    interview.go_on()
    assert interview.screen.stage is Stage.TROUBLE


def test_each_arm_draws_its_reports_with_exactly_the_published_odds(direct, negated):
    for survey in (direct, negated):
        design = survey.question("used").design
        (made,) = prepare_survey(survey).by_sample
        for randomizer, channel in zip(made, design.touched, strict=True):
            assert isinstance(randomizer, Randomizer)
            assert seen(randomizer) == channel
    assert direct.question("used").design.touched[1] == ASKED_DIRECTLY.channel
    assert negated.question("used").design.touched == (Warner(Fraction(3, 4)).channel,) * 2


def seen(randomizer: Randomizer) -> Channel:
    """Return the channel that comes of counting every coin value."""
    rows = []
    for answer in (0, 1):
        tally = Counter(randomizer.report(answer, coin) for coin in range(randomizer.denominator))
        rows.append(tuple(Fraction(tally[report], randomizer.denominator) for report in (0, 1)))
    return Channel(tuple(rows))


# store, verification, estimates


def test_what_the_kiosk_stores_is_verified_and_counted_by_arm(
    direct, begin, stub_coins, respondent, tmp_path
):
    store = KioskStore(tmp_path / "store", direct)
    for coin in (WITH_COINS, WITH_COINS, DIRECTLY):
        saved = []
        respondent(begin(direct, stub_coins(coin), saved)).to_the_end([0])
        store.add(saved[0], DAY)
    (tmp_path / "stick").mkdir()
    (file,) = store.export(tmp_path / "stick", allow_small=True).files
    store.close()
    with Project.in_memory() as project:
        (report,) = import_into(project, [file])
        assert report.imported == 3
        tallies = project.tallies(direct.question("used"))[None]
        assert [tuple(map(int, sample)) for sample in tallies] == [(2, 0), (1, 0)]


def rows_of(survey, tmp_path, **nuisances):
    supposed = read_nuisances(survey, [f"used.{k}={v}" for k, v in nuisances.items()])
    shares = {"used": [0.3, 0.7]}
    files = simulate(
        survey, tmp_path / "out", interviews=40_000, seed=5, prevalences=shares, nuisances=supposed
    )
    table, _ = estimate_files(files, survey=survey)
    with (tmp_path / "out" / "truth.csv").open() as truth:
        true = {row["answer"]: float(row["prevalence"]) for row in csv.DictReader(truth)}
    return {row.answer: row for row in table.rows}, true, table


def test_hiding_without_coins_shows_as_a_difference(direct, tmp_path):
    rows, true, table = rows_of(direct, tmp_path, hiding="1/3")
    assert true["(difference to direct)"] == pytest.approx(0.1)
    assert true["(direct yes)"] == pytest.approx(0.2)
    assert rows.keys() == true.keys()
    for name, row in rows.items():
        assert abs(row.estimate - true[name]) < 4 * row.se, name
        assert row.low < true[name] < row.high
        assert row.epsilon is None
    (told,) = table.tests
    assert told.test.p_value < 1e-6


def test_where_coins_change_nothing_the_arms_agree(direct, tmp_path):
    rows, _, table = rows_of(direct, tmp_path)
    assert rows["(difference to direct)"].low < 0 < rows["(difference to direct)"].high
    assert table.tests[0].test.p_value > 0.01


def test_acquiescence_shows_as_a_bias_and_is_halved_in_the_estimate(negated, tmp_path):
    rows, true, table = rows_of(negated, tmp_path, acquiescent="0.2")
    assert true["(same-answer bias)"] == pytest.approx(0.2)
    assert true["yes"] == pytest.approx(0.8 * 0.3 + 0.1)
    for name, row in rows.items():
        assert abs(row.estimate - true[name]) < 4 * row.se, name
    assert table.tests[0].test.p_value < 1e-6


def test_both_halves_tell_as_much_as_one_question(negated, tmp_path, make_survey, yes_no_json):
    rows, _, table = rows_of(negated, tmp_path)
    assert table.tests[0].test.p_value > 0.01
    plain = make_survey(yes_no_json(**WARNER))
    alone, _, _ = rows_of(plain, tmp_path / "plain")
    assert rows["yes"].se == pytest.approx(alone["yes"].se, rel=0.02)


def test_an_unknown_share_is_refused(direct):
    with pytest.raises(
        UserProblem, match=r"^(?=.*=SHARE with a share from).*known here: used\.hiding"
    ):
        read_nuisances(direct, ["used.careless=0.1"])


@pytest.mark.parametrize("name", ["direct", "negated"])
def test_the_audit_taps_both_arms(request, name):
    (row,) = audit_survey(request.getfixturevalue(name), taps=400)
    assert row.verdict == AuditVerdict.KEPT.value
    assert (row.promised is None) is (name == "direct")


def test_the_audit_finds_an_arm_that_is_not_as_published(negated, monkeypatch):
    whole = Warner(Fraction(3, 5))
    design = replace(negated.question("used").design, base_design=whole)
    monkeypatch.setattr(type(design), "randomizers", lambda _: design_coins(whole))
    (row,) = audit_survey(negated, taps=2000, coins=SystemCoins())
    assert row.verdict == AuditVerdict.NOT_ITS_CHANNEL.value


def design_coins(whole: Warner) -> tuple[Randomizer, ...]:
    return (Randomizer(whole.channel),) * 2


def test_from_the_command_line(direct, tmp_path, capsys):
    survey = tmp_path / "s.survey.json"
    save_survey(direct, survey)
    assert main(["check", str(survey)]) == 0
    assert "1 of 10, drawn by coins, are asked directly" in capsys.readouterr().out
    out = tmp_path / "out"
    simulated = ["--interviews", "2000", "--seed", "3", "--nuisance", "used.hiding=0.5"]
    assert main(["simulate", str(survey), *simulated, "--out", str(out)]) == 0
    (file,) = out.glob("*.collection")
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    assert main(["estimate", str(file), "--csv", "-"]) == 0
    captured = capsys.readouterr()
    answers = [row["answer"] for row in csv.DictReader(captured.out.splitlines())]
    assert answers == ["yes", "no", "(direct yes)", "(difference to direct)"]
    assert "test of “people answer with coins as when asked directly”: G² =" in captured.err


def test_a_sealed_interview_is_as_long_in_either_arm(make_survey, yes_no_json, opener, tmp_path):
    crosswise = {"design": {"name": "crosswise", "p": "1/6"}, "mode": "own_device"}
    asked = yes_no_json(**crosswise, direct_arm="1/10")
    survey = make_survey(asked, analyst_key=opener.key.text)
    store = KioskStore(tmp_path / "store", survey)
    for report in (["different", "1"], ["no", "2"], ["", ""]):
        store.add(report, DAY)
    boxes = read_collection(tmp_path / "store" / "small-v1-0001.collection").lines()
    store.close()
    assert len({len(box) for box in boxes}) == 1
