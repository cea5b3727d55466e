"""The black-box audit of a whole survey: honest kiosks pass, planted faults are found."""

from __future__ import annotations

import json
import math
import random
from fractions import Fraction

import pytest

from surveyapp.cli import main
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.coins import Randomizer, RandomnessFailed, SystemCoins
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.services.privacy import audit
from surveyapp.services.privacy.audit import AuditVerdict, audit_box, audit_survey, judged_row


class SeededCoins:
    """The same coins in every run, so that no honest kiosk is accused once in a thousand runs."""

    def __init__(self):
        self.generator = random.Random(20261121)  # noqa: S311 - rehearsed, not asked

    def below(self, bound):
        """Return a uniform integer."""
        return self.generator.randrange(bound)


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    monkeypatch.setattr(audit, "SystemCoins", SeededCoins)


HONEST = Randomizer.randomize
HONEST_TOSS = Randomizer.toss


def true_answer_1_time_in(times):
    """Return a randomizer that now and then records the touched answer as it is."""

    def randomize(self, answer, coins):
        report = HONEST(self, answer, coins)
        return answer if coins.below(times) == 0 else report

    return randomize


def verdicts(rows):
    return [row.verdict for row in rows]


def test_an_honest_kiosk_passes_with_a_bound_below_each_promise(clinic):
    rows = audit_survey(clinic, taps=600)
    assert [row.question for row in rows] == [q.id for q in clinic.randomized]
    assert set(verdicts(rows)) == {AuditVerdict.KEPT.value}
    for row in rows:
        assert 0.3 < row.lower_bound < row.promised
        assert row.p_value > audit.privacy_audit.SMALLEST_P
        assert row.df > 0


@pytest.mark.parametrize("mode", ["kiosk_coins", "shown_coins"])
def test_both_modes_are_tapped(make_survey, yes_no_json, mode):
    (row,) = audit_survey(make_survey(yes_no_json(mode=mode)), taps=500)
    assert row.verdict == AuditVerdict.KEPT.value
    assert row.lower_bound > 0.5


def test_languages_notes_and_questions_that_may_be_skipped_are_passed(make_survey, yes_no_json):
    survey = make_survey(
        {"id": "hello", "type": "note", "text": {"en": "Hello", "fr": "Bonjour"}},
        yes_no_json(required=False, text={"en": "Ever?", "fr": "Jamais ?"}),
        yes_no_json("plain", design={"name": "direct"}, text={"en": "Ever?", "fr": "Jamais ?"}),
        languages=["en", "fr"],
        title={"en": "Two", "fr": "Deux"},
    )
    rows = audit_survey(survey, taps=200)
    assert [row.question for row in rows] == ["used"]


def test_a_kiosk_that_records_the_true_answer_1_time_in_4_is_caught(small, monkeypatch):
    monkeypatch.setattr(Randomizer, "randomize", true_answer_1_time_in(4))
    (row,) = audit_survey(small)
    assert row.verdict == AuditVerdict.TOO_MUCH.value
    assert row.lower_bound > row.promised
    assert row.is_broken
    said = audit.explain_fault(row, 0.99)
    assert said.startswith("used: this program gives away ε ≥ 1.")
    assert said.endswith(".")


def test_the_same_fault_is_caught_in_an_oracle():
    design, coins = Unary(k=6, epsilon=Fraction(1)), SeededCoins()

    def cheating(answer):
        report = design.randomize(answer, coins)
        return "".join("01"[j == answer] for j in range(6)) if coins.below(4) == 0 else report

    finding = audit_box(design, cheating, taps=3000)
    assert judged_row("q", design, 3000, finding).verdict == AuditVerdict.TOO_MUCH.value


def test_a_kiosk_with_other_coins_that_give_less_away_is_caught_by_their_odds(small, monkeypatch):
    monkeypatch.setattr(Randomizer, "randomize", lambda _, answer, coins: int(coins.below(2)))
    (row,) = audit_survey(small, taps=2000)
    assert row.verdict == AuditVerdict.NOT_ITS_CHANNEL.value
    assert row.lower_bound == 0
    assert "do not have the odds of two_coins" in audit.explain_fault(row, 0.99)


def test_a_fault_in_shown_coins_is_caught(make_survey, yes_no_json, monkeypatch):
    def toss(self, coins):
        shown = HONEST_TOSS(self, coins)
        return shown if coins.below(4) else type(shown)(None)

    monkeypatch.setattr(Randomizer, "toss", toss)
    (row,) = audit_survey(make_survey(yes_no_json(mode="shown_coins")))
    assert row.verdict == AuditVerdict.TOO_MUCH.value


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("k", [3, 12])
def test_honest_oracles_pass(kind, k):
    design, coins = kind(k=k, epsilon=Fraction(1)), SeededCoins()
    finding = audit_box(design, lambda answer: design.randomize(answer, coins), taps=1500)
    row = judged_row("q", design, 1500, finding)
    assert row.verdict == AuditVerdict.KEPT.value
    assert 0.3 < row.lower_bound < 1


def test_multiple_choice_is_tapped_one_choice_at_a_time():
    design, coins = Unary(k=4, epsilon=Fraction(1), at_most=4), SeededCoins()
    finding = audit_box(
        design, lambda answer: design.randomize(frozenset({answer}), coins), taps=1500
    )
    # two bits differ, each with ε = 1
    assert 1 < finding.lower_bound < 2
    assert finding.test.p_value > audit.privacy_audit.SMALLEST_P


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_an_oracle_that_records_no_report_is_caught(kind):
    design = kind(k=5, epsilon=Fraction(1))
    finding = audit_box(design, lambda answer: f"answer {answer}", taps=20)
    row = judged_row("q", design, 20, finding)
    assert row.verdict == AuditVerdict.NOT_ITS_CHANNEL.value
    assert (row.p_value, row.chi2) == (0, None)


def test_a_channel_that_records_something_else_is_caught():
    boxes = {0: "yes", 1: "maybe"}
    finding = audit_box(TwoCoins(), boxes.__getitem__, taps=50, recorded=("yes", "no"))
    assert finding.test.p_value == 0
    assert finding.lower_bound > math.log(3)


def test_an_infinite_promise_is_null(make_survey, yes_no_json):
    design = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/2"}
    (row,) = audit_survey(make_survey(yes_no_json(design=design)), taps=300)
    assert row.promised is None
    assert row.verdict == AuditVerdict.KEPT.value
    assert "∞" in audit.readable_audit_row(row)


def test_own_devices_are_not_audited(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(design={"name": "crosswise", "p": "1/4"}, mode="own_device"))
    (row,) = audit_survey(survey, taps=10)
    assert row.verdict == AuditVerdict.NOT_AUDITED.value
    assert row.lower_bound is None
    assert not row.is_broken
    assert len(audit.readable_audit_row(row)) == len(audit.HEADER)


def test_a_survey_without_randomized_questions_has_no_rows(make_survey, yes_no_json):
    assert audit_survey(make_survey(yes_no_json(design={"name": "direct"}))) == ()


@pytest.mark.parametrize("wrong", [{"taps": 0}, {"confidence": 1.0}, {"confidence": 0.0}])
def test_what_is_out_of_range_gets_a_sentence(small, wrong):
    with pytest.raises(UserProblem, match="The audit cannot run: "):
        audit_survey(small, **wrong)


def test_no_randomness_no_audit(small, broken_coins):
    with pytest.raises(RandomnessFailed):
        audit_survey(small, taps=10, coins=broken_coins)


def test_an_audit_can_be_stopped(small):
    def stop(done, total):
        raise Cancelled

    with pytest.raises(Cancelled):
        audit_survey(small, taps=10, progress=stop)


def test_many_answers_are_tapped_less_often_each():
    assert [audit.default_taps(k) for k in (2, 20, 50, 256)] == [5000, 5000, 2000, 400]


# the command


def test_without_other_coins_the_operating_systems_are_tapped(small, monkeypatch):
    monkeypatch.undo()
    asked = []
    below = SystemCoins.below
    monkeypatch.setattr(
        SystemCoins, "below", lambda s, bound: asked.append(bound) or below(s, bound)
    )
    audit_survey(small, taps=5)
    assert set(asked) == {4}
    assert len(asked) >= 20  # the practice's rounds and an answer, for 5 taps of 2 answers


@pytest.fixture
def survey_file(survey_json, tmp_path):
    path = tmp_path / "small.survey.json"
    path.write_text(json.dumps(survey_json()), encoding="utf-8")
    return str(path)


def test_the_command_prints_rows_and_exits_0(survey_file, capsys):
    assert main(["audit", survey_file, "--taps", "400", "--json", "-"]) == 0
    out, err = capsys.readouterr()
    (row,) = json.loads(out)
    assert list(row) == list(audit.COLUMNS)
    assert row["taps"] == 400
    assert 0 < row["lower_bound"] < row["promised"]
    assert err == ""


def test_the_command_prints_a_table(survey_file, capsys):
    assert main(["audit", survey_file, "--taps", "100", "--confidence", "0.9"]) == 0
    out, _ = capsys.readouterr()
    assert out.splitlines()[0].split("  ")[0] == "question"
    assert "two_coins" in out
    assert "1.0987" in out


def test_a_broken_promise_exits_1_with_a_sentence(survey_file, capsys, monkeypatch):
    monkeypatch.setattr(Randomizer, "randomize", true_answer_1_time_in(4))
    assert main(["audit", survey_file]) == 1
    out, err = capsys.readouterr()
    assert "reveals more than promised" in out
    assert "used: this program gives away" in err


def test_misuse_exits_2(survey_file, capsys):
    assert main(["audit", survey_file, "--taps", "0"]) == 2
    assert main(["audit", survey_file, "--confidence", "2"]) == 2
    assert capsys.readouterr().err.startswith("error: The audit cannot run: ")
