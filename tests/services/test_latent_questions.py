"""Questions of several samples, from the survey file to the estimate."""

from __future__ import annotations

import csv
import json
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from estimated import estimate_csv_tables, estimate_files
from scipy.special import ndtr, stdtr

from surveyapp.analyses.data.nuisance_parameters import read_nuisances
from surveyapp.cli import main
from surveyapp.designs import Mode
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.kiosk.versions import touchable
from surveyapp.services.privacy import audit
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.collection.coded_columns import decode
from surveyapp.storage.collection.format import (
    check_lines,
    compose,
    parse_collection,
    read_collection,
)
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey
from tests.helpers.analysed import compare

CROSSWISE = {"name": "extended_crosswise", "p": "1/4", "sample_share": "1/3"}
LIE = {"name": "stochastic_lie_detector", "p": ["1/5", "4/5"]}
ITEMS = {"name": "item_count", "items": 2}
each_design = pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)


@pytest.fixture
def crosswise(make_survey, yes_no_json):
    return make_survey(yes_no_json(design=CROSSWISE))


@pytest.fixture
def asked(make_survey, yes_no_json):
    """Return a maker of surveys with one question of a design."""

    def make(design, **more):
        return make_survey(yes_no_json(design=design, **more))

    return make


def stated(kind):
    return {"name": kind.name, **kind.example}


# the survey


@each_design
def test_a_survey_with_any_of_them_is_written_and_read_back(asked, kind):
    survey = asked(stated(kind))
    assert read_survey(parse(canonical_survey(survey).encode(), "s"), "s") == survey
    assert survey.recorded_questions[0].mode is kind.modes[0]


def test_a_question_of_two_samples_fills_two_columns(crosswise):
    columns = crosswise.columns
    assert [(c.name, c.values) for c in columns] == [
        ("used", ("same", "different")),
        ("used.sample", ("1", "2")),
    ]


def test_a_question_of_one_sample_fills_one(asked):
    survey = asked({"name": "crosswise_anchor", "p": "3/20", "p_anchor": "3/20"})
    assert [c.name for c in survey.columns] == ["used"]


def test_only_yes_no_questions_can_have_them(survey_json, yes_no_json):
    value = survey_json(yes_no_json(type="rating", levels=2, design=CROSSWISE))
    with pytest.raises(SurveyMistakes, match="a design for yes_no, not for rating"):
        read_survey(value, "s")


def test_a_mode_that_the_design_lacks_is_refused(survey_json, yes_no_json):
    value = survey_json(yes_no_json(design=LIE, mode="kiosk_coins"))
    with pytest.raises(SurveyMistakes, match="it must be own_device for stochastic_lie_detector"):
        read_survey(value, "s")


def test_what_check_prints_has_the_odds_of_each_sample(crosswise):
    lines = list(describe_survey(crosswise))
    assert "  odds    sample 1: yes → same 1 of 4, different 3 of 4; " in "\n".join(lines)
    assert any(line.startswith("          sample 2: yes → same 3 of 4") for line in lines)
    assert "  ε       1.0987 (likelihood ratio at most 3)" in lines


# the interview


@pytest.mark.parametrize("answer", [0, 1])
def test_sample_coin_times_coin_times_answer_gives_the_channels_exactly(
    crosswise, begin, stub_coins, respondent, answer
):
    design = crosswise.recorded_questions[0].design
    found: Counter[tuple[str, ...]] = Counter()
    for sample_coin in range(3):
        for coin in range(4):
            saved: list[list[str]] = []
            coins = stub_coins(sample_coin, coin)
            respondent(begin(crosswise, coins, saved)).to_the_end([answer])
            assert coins.bounds == [3, 4]
            found[tuple(saved[0])] += 1
    expected = {
        (report, str(sample + 1)): design.sample_shares[sample]
        * design.channels[sample].rows[answer][place]
        for sample in range(2)
        for place, report in enumerate(("same", "different"))
    }
    assert {cells: Fraction(count, 12) for cells, count in found.items()} == expected


def test_the_sample_is_drawn_before_the_answer_and_never_again(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    note = {"id": "hello", "type": "note", "text": {"en": "Hello"}}
    survey = make_survey(yes_no_json("first"), note, yes_no_json(design=CROSSWISE))
    coins = stub_coins(0, 2)
    interview = respondent(begin(survey, coins)).to_the_questions()
    interview.answer(0)
    interview.go_on()
    assert coins.bounds == [4, 3]
    interview.back()
    interview.go_on()
    assert coins.bounds == [4, 3]
    assert interview.screen.question.design.sample == 2


def test_one_practises_the_version_that_one_gets(crosswise, begin, stub_coins, respondent):
    walk = respondent(begin(crosswise, stub_coins(2)))
    interview = walk.to_the_practice()
    explained = interview.screen.question.design
    walk.practise()
    assert interview.screen.question.design == explained
    assert explained.sample == 2


def test_with_a_device_of_ones_own_a_report_of_the_sample_is_touched(
    asked, begin, stub_coins, respondent
):
    saved: list[list[str]] = []
    interview = respondent(begin(asked(ITEMS), stub_coins(1), saved)).to_the_practice()
    screen = interview.screen
    assert screen.takes_report
    assert touchable(screen.question, ("Yes", "No"), Message.render) == ("0", "1", "2", "3")
    told = screen.question.design.instruction(Mode.OWN_DEVICE, ("Yes", "No"))
    assert str(told[0]).startswith("You will see 3 statements.")
    interview.go_on()
    interview.report(3)
    interview.go_on()
    interview.go_on()
    with pytest.raises(NotNow):
        interview.report(4)
    interview.report(3)
    assert saved == [["3", "2"]]


def test_sample_1_offers_fewer_reports(asked, begin, stub_coins, respondent):
    interview = respondent(begin(asked(ITEMS), stub_coins(0))).to_the_practice()
    interview.go_on()
    with pytest.raises(NotNow):
        interview.report(3)


def test_who_skips_is_recorded_in_no_sample(asked, begin, stub_coins, respondent):
    saved: list[list[str]] = []
    survey = asked(CROSSWISE, required=False)
    respondent(begin(survey, stub_coins(), saved)).to_the_questions().skip()
    assert saved == [["", ""]]


def test_without_randomness_no_sample_is_drawn_and_nothing_asked(crosswise, begin, broken_coins):
    interview = begin(crosswise, broken_coins)
    interview.go_on()
    assert interview.screen.stage is Stage.TROUBLE


@each_design
def test_labels_stand_for_the_reports_of_each_sample(kind):
    design = kind.from_example()
    for sample, alphabet in enumerate(design.alphabets(("yes", "no")), start=1):
        assert len(set(map(str, design.sample_labels(sample, ("Yes", "No"))))) == len(alphabet)


def test_own_devices_have_no_randomizer(asked):
    assert prepare_survey(asked(LIE)).randomizers == (None,)


# the record


KEY_LINE = "0" * 31


@pytest.mark.parametrize("cells", ["3,1", "1,", ",1", "1,3", "4,2"])
def test_a_report_that_its_sample_never_gives_is_refused_by_both_decoders(asked, cells):
    collection = collection_of(asked(ITEMS), [f"{KEY_LINE}1,0,1", f"{KEY_LINE}2,{cells}"])
    for read in (check_lines, decode):
        with pytest.raises(
            FileRefused, match="line 7 contains a report that its design never gives"
        ):
            read(collection)


def collection_of(survey, lines):
    from datetime import date  # noqa: PLC0415

    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    day = date(2026, 3, 1)
    return parse_collection(compose(survey, lines, key, batch=1, export=0, days=(day, day)), "c")


def test_both_decoders_take_what_the_samples_give(asked):
    lines = [f"{KEY_LINE}1,2,1", f"{KEY_LINE}2,3,2", f"{KEY_LINE}3,,"]
    collection = collection_of(asked(ITEMS), lines)
    assert check_lines(collection) == lines
    assert [codes.tolist() for codes in decode(collection).codes] == [[2, 3, 255], [0, 1, 255]]


# simulation and estimation


@each_design
def test_simulated_reports_lead_back_to_the_truth(tmp_path, asked, kind):
    # fixed seed; a correct estimator leaves 4 standard errors once in 16,000 runs
    survey = asked(stated(kind))
    files = simulate(
        survey, tmp_path, interviews=20_000, kiosks=2, seed=7, prevalences={"used": (0.3, 0.7)}
    )
    table, reports = estimate_files(files)
    assert not [report for report in reports if report.problem]
    assert table.warnings == ()
    yes, no, *others = table.rows
    assert [row.answer for row in others] == [
        f"({target.name})" for target in survey.recorded_questions[0].design.targets[2:]
    ]
    assert (yes.answer, no.answer, yes.n, yes.interval) == ("yes", "no", 20_000, "wilson")
    assert abs(yes.estimate - 0.3) < 4 * yes.se
    assert yes.low <= yes.mle <= yes.high


SUPPOSED = {
    "unrelated": "1/5",
    "cheaters": "3/20",
    "attentive": "4/5",
    "truthful": "3/4",
    "innocuous": "1/3",
}


@each_design
def test_what_is_supposed_of_simulated_people_is_estimated_beside_the_answers(
    tmp_path, asked, kind
):
    # fixed seed; a correct estimator leaves 4 standard errors once in 16,000 runs
    survey = asked(stated(kind))
    given = read_nuisances(survey, [f"used.{n}={SUPPOSED[n]}" for n in kind.assumed_shares])
    files = simulate(
        survey,
        tmp_path,
        interviews=20_000,
        seed=5,
        prevalences={"used": (0.4, 0.6)},
        nuisances=given,
    )
    with (tmp_path / "truth.csv").open() as file:
        truth = {row["answer"]: float(row["prevalence"]) for row in csv.DictReader(file)}
    table, _ = estimate_files(files)
    assert [row.answer for row in table.rows] == list(truth)
    assert all(abs(row.estimate - truth[row.answer]) < 4 * row.se for row in table.rows)
    assert all(row.low <= row.mle <= row.high for row in table.rows)


def test_the_truth_of_cheaters_is_what_is_estimated(tmp_path, asked):
    survey = asked({"name": "cheater_detection", "p_yes": ["1/4", "3/4"]})
    simulate(
        survey,
        tmp_path,
        interviews=5,
        seed=1,
        prevalences={"used": (0.25, 0.75)},
        nuisances=read_nuisances(survey, ["used.cheaters=0.2"]),
    )
    assert (tmp_path / "truth.csv").read_text().splitlines()[1:] == [
        "used,yes,0.2",
        "used,no,0.6",
        "used,(cheaters),0.2",
    ]


@pytest.mark.parametrize(
    "written",
    [
        "used.cheaters",
        "used.cheater=0.1",
        "other.cheaters=0.1",
        "used.cheaters=1.5",
        "=",
        "used.cheaters=x",
    ],
)
def test_a_share_that_no_design_knows_is_refused(asked, written):
    survey = asked({"name": "cheater_detection", "p_yes": ["1/4", "3/4"]})
    with pytest.raises(
        UserProblem, match=r"^(?=.*=SHARE with a share from).*known here: used\.cheaters"
    ):
        read_nuisances(survey, [written])


def test_cheaters_are_estimated_and_tested_on_the_command_line(
    tmp_path, survey_json, yes_no_json, capsys
):
    path = tmp_path / "s.survey.json"
    design = {"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}
    path.write_text(json.dumps(survey_json(yes_no_json(design=design))))
    simulated = ["simulate", path, "--interviews", "4000", "--seed", "3", "--out", tmp_path / "out"]
    assert main([str(a) for a in (*simulated, "--nuisance", "used.cheaters=0.2")]) == 0
    assert capsys.readouterr().err == "note: used: cheaters = 0.2\n"
    assert main(["estimate", str(tmp_path / "out"), "--json", "-"]) == 0
    out, err = capsys.readouterr()
    cheaters = json.loads(out)[2]
    assert (cheaters["question"], cheaters["answer"]) == ("used", "(cheaters)")
    assert cheaters["low"] < 0.2 < cheaters["high"]
    assert "note: used: test of “everybody follows the card”: G² = " in err
    assert "degrees of freedom: 1, p = " in err


def test_a_design_with_degrees_of_freedom_to_spare_is_tested_in_each_group(
    tmp_path, make_survey, yes_no_json
):
    survey = make_survey(
        yes_no_json("woman", design={"name": "direct"}), yes_no_json(design=CROSSWISE)
    )
    files = simulate(survey, tmp_path, interviews=2000, seed=3)
    table, _ = estimate_files(files, question="used", by="woman")
    assert [(one.group, one.test.degrees) for one in table.tests] == [("yes", 1), ("no", 1)]
    assert all(0.001 < one.test.p_value <= 1 for one in table.tests)


def test_missing_answers_have_no_sample(tmp_path, crosswise):
    truth = tmp_path / "answers.csv"
    truth.write_text('used\nyes\n""\nno\n')
    (path,) = simulate_truth(crosswise, tmp_path, truth, seed=1)
    cells = [line.split(",")[1:] for line in read_collection(path).lines()]
    assert sorted(map(bool, (report for report, _ in cells))) == [False, True, True]
    assert all(bool(report) == bool(sample) for report, sample in cells)


def test_groups_are_estimated_by_sample(tmp_path, make_survey, yes_no_json):
    survey = make_survey(
        yes_no_json("woman", design={"name": "direct"}), yes_no_json(design=CROSSWISE)
    )
    files = simulate(survey, tmp_path, interviews=4000, seed=3, prevalences={"used": (0.2, 0.8)})
    table, _ = estimate_files(files, question="used", by="woman")
    assert [(row.group, row.answer) for row in table.rows] == [
        ("yes", "yes"),
        ("yes", "no"),
        ("no", "yes"),
        ("no", "no"),
    ]
    assert all(abs(row.estimate - 0.2) < 4 * row.se for row in table.rows[::2])


def test_an_empty_sample_is_a_warning_and_no_row(asked):
    collection = collection_of(asked(ITEMS), [f"{KEY_LINE}1,2,1"])
    with Project.in_memory() as project:
        project.add(collection, decode(collection))
        from estimated import estimate  # noqa: PLC0415

        table = estimate(project, "here")
    assert table.rows == ()
    assert "Sample 2 of 2 has no reports" in table.warnings[0]


def test_reports_that_do_not_fit_are_told_only_far_beyond_chance(asked):
    def warnings_of(same, different):
        lines = [
            f"{number:032x},{report},{sample}"
            for number, (report, sample) in enumerate(
                [
                    (r, s)
                    for s in "12"
                    for r, n in (("same", same), ("different", different))
                    for _ in range(n)
                ]
            )
        ]
        collection = collection_of(asked(CROSSWISE), lines)
        with Project.in_memory() as project:
            project.add(collection, decode(collection))
            from estimated import estimate  # noqa: PLC0415

            return estimate(project, "here").warnings

    # G² of 60:40 twice against 50:50 is 8.05, p = 0.0045; of 70:30 it is 32.9
    assert warnings_of(60, 40) == ()
    assert "do not fit together" in warnings_of(70, 30)[0]


# the other commands


def test_the_audit_has_nothing_to_say_of_ones_own_device(asked):
    (row,) = audit.audit_survey(asked(LIE), taps=10)
    assert (row.verdict, row.taps) == ("nothing to audit", 0)


def test_the_kiosks_coins_are_audited_with_the_sample(crosswise):
    (row,) = audit.audit_survey(crosswise, taps=3000)
    assert (row.verdict, row.df) == ("no fault found", 6)
    assert 0.8 < row.lower_bound <= row.promised


def test_the_audit_finds_a_kiosk_that_always_draws_the_same_sample(crosswise):
    class Biased(SystemCoins):
        def below(self, bound):
            return 0 if bound == 3 else super().below(bound)

    (row,) = audit.audit_survey(crosswise, taps=500, coins=Biased())
    assert row.verdict == "not the published odds"


def test_simulating_says_how_other_kinds_of_people_are_drawn(
    tmp_path, survey_json, yes_no_json, capsys
):
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(survey_json(yes_no_json(design=LIE))))
    assert main(["simulate", str(path), "--interviews", "5", "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().err == "note: used: everybody with the trait says so\n"


def test_the_version_of_a_sample_is_a_design_of_one_channel(crosswise):
    design = crosswise.recorded_questions[0].design
    assert isinstance(design, ExtendedCrosswise)
    assert [len(design.channels), design.answer_count] == [2, 2]


# weights, strata and clusters


@pytest.fixture
def villages(tmp_path, survey_json, yes_no_json):
    """A table of 240 respondents of 24 villages with weights, asked by the extended crosswise model."""
    survey = tmp_path / "s.survey.json"
    asked = [yes_no_json("woman", design={"name": "direct"}), yes_no_json(design=CROSSWISE)]
    survey.write_text(json.dumps(survey_json(*asked)))
    rng = np.random.default_rng(4)
    rows = [
        (
            ("yes", "no")[i % 2],
            ("same", "different")[int(rng.random() < 0.3 + 0.02 * (i % 24))],
            1 + int(rng.random() < 2 / 3),
            1 + i % 4,
            f"v{i % 24}",
        )
        for i in range(240)
    ]
    table = tmp_path / "t.csv"
    lines = ["woman,used,used.sample,w,village", *(",".join(map(str, row)) for row in rows)]
    table.write_text("\n".join(lines) + "\n")
    return survey, table, rows


def by_hand(rows):
    """Return the weighted estimate of the extended crosswise model, and its error by villages."""
    kept = [row for row in rows if row is not None]
    sizes = [sum(row[2] == sample for row in kept) for sample in (1, 2)]
    value, parts = 0.0, dict.fromkeys({row[4] for row in rows if row}, 0.0)
    for sample, p in ((1, 1 / 4), (2, 3 / 4)):
        own = [row for row in kept if row[2] == sample]
        total = sum(row[3] for row in own)
        # crosswise: (share of "same" − (1 − p))/(2p − 1); samples count as they are large
        scores = [((row[1] == "same") - (1 - p)) / (2 * p - 1) for row in own]
        mean = sum(row[3] * score for row, score in zip(own, scores, strict=True)) / total
        share = sizes[sample - 1] / len(kept)
        value += share * mean
        for row, score in zip(own, scores, strict=True):
            parts[row[4]] += share * row[3] * (score - mean) / total
    return value, parts


def printed(capsys, *arguments):
    assert main([str(one) for one in (*arguments, "--json", "-")]) == 0
    out, err = capsys.readouterr()
    assert err == "" or "warning" not in err
    return json.loads(out)


def test_a_table_of_two_samples_is_estimated_with_weights_and_villages(villages, capsys):
    survey, table, rows = villages
    sample = ("--weight", "w", "--cluster", "village")
    yes, no = printed(capsys, "estimate", table, "--survey", survey, "--question", "used", *sample)
    value, parts = by_hand(rows)
    error = (24 / 23 * sum(part**2 for part in parts.values())) ** 0.5
    assert yes["estimate"] == pytest.approx(value, abs=1e-12)
    assert yes["se"] == pytest.approx(error, rel=1e-12)
    # Student's with 24 villages less one: 2.0687; the score test's is about as wide
    assert yes["high"] - yes["low"] == pytest.approx(2 * 2.0686576 * error, rel=0.05)
    assert (yes["n"], yes["interval"]) == (240, "wilson")
    assert yes["estimate"] + no["estimate"] == pytest.approx(1, abs=1e-12)


def test_groups_of_a_weighted_table_are_parts_of_its_sample(villages, capsys):
    survey, table, rows = villages
    sample = ("--weight", "w", "--cluster", "village", "--by", "woman")
    found = printed(capsys, "estimate", table, "--survey", survey, "--question", "used", *sample)
    for group, row in zip(("yes", "no"), found[::2], strict=True):
        value, parts = by_hand([row if row[0] == group else None for row in rows])
        # the 12 villages of the other half stay in the sample, with nothing
        mean = sum(parts.values()) / 24
        squares = sum((part - mean) ** 2 for part in parts.values()) + 12 * mean**2
        assert (row["group"], row["answer"]) == (group, "yes")
        assert row["estimate"] == pytest.approx(value, abs=1e-12)
        assert row["se"] == pytest.approx((24 / 23 * squares) ** 0.5, rel=1e-12)


def test_a_project_with_weights_uses_them_and_says_nothing_else(villages, tmp_path, capsys):
    survey, table, rows = villages
    project = tmp_path / "p.surveydesk"
    sample = ("--weight", "w", "--cluster", "village")
    assert (
        main([str(o) for o in ("import", table, "--survey", survey, "--project", project, *sample)])
        == 0
    )
    capsys.readouterr()
    assert main(["estimate", "--project", str(project), "--question", "used"]) == 0
    out, err = capsys.readouterr()
    value, _ = by_hand(rows)
    assert f"{value:.4f}" in out
    used = "note: The weights, clusters of the sample are used."
    assert err == f"{used} --unweighted leaves them out.\n"


def test_without_weights_a_table_gives_the_very_rows_of_a_collection(
    tmp_path, make_survey, yes_no_json
):
    survey = make_survey(yes_no_json("woman", design={"name": "direct"}), yes_no_json(design=ITEMS))
    files = simulate(survey, tmp_path, interviews=300, seed=2)
    lines = [line for path in files for line in path.read_text().splitlines()[4:]]
    table = tmp_path / "t.csv"
    table.write_text("\n".join(lines) + "\n")
    for by in (None, "woman"):
        found, refused = estimate_csv_tables([table], survey, by=by)
        assert not refused
        assert found.rows == estimate_files(files, by=by)[0].rows


def test_groups_of_a_weighted_table_are_compared_with_their_covariance(villages, capsys):
    survey, table, rows = villages
    moved = [(("yes", "no")[i % 3 == 0], *row[1:]) for i, row in enumerate(rows)]  # in all villages
    table.write_text(
        "woman,used,used.sample,w,village\n"
        + "".join(",".join(map(str, row)) + "\n" for row in moved)
    )
    sample = ("--weight", "w", "--cluster", "village", "--by", "woman", "--question", "used")
    difference, odds, together = printed(capsys, "compare", table, "--survey", survey, *sample)
    value, error, apart = 0.0, 0.0, dict.fromkeys({row[4] for row in moved}, 0.0)
    shares = {}
    for sign, group in ((1, "yes"), (-1, "no")):
        shares[group], parts = by_hand([row if row[0] == group else None for row in moved])
        value += sign * shares[group]
        for village, part in parts.items():
            apart[village] += sign * part
    error = (24 / 23 * sum(part**2 for part in apart.values())) ** 0.5
    assert difference["estimate"] == pytest.approx(value, abs=1e-12)
    assert difference["se"] == pytest.approx(error, rel=1e-12)
    assert difference["statistic"] == pytest.approx(value / error, rel=1e-12)
    assert difference["df"] is None
    # Student's with 23 degrees of freedom
    assert difference["p_value"] == pytest.approx(2 * stdtr(23, -abs(value / error)), rel=1e-9)
    assert (difference["n_first"], difference["n_second"]) == (160, 80)
    odds_of = [shares[group] / (1 - shares[group]) for group in ("yes", "no")]
    assert odds["estimate"] == pytest.approx(odds_of[0] / odds_of[1], rel=1e-9)
    assert together["measure"] == "correlation"
    assert -1 < together["estimate"] < 1


def test_groups_of_a_simple_sample_differ_by_their_own_estimates(
    tmp_path, make_survey, yes_no_json
):
    survey = make_survey(yes_no_json("woman", design={"name": "direct"}), yes_no_json(design=LIE))
    files = simulate(survey, tmp_path, interviews=2000, seed=3, prevalences={"used": (0.3, 0.7)})
    estimates, _ = estimate_files(files, question="used", by="woman")
    own = [row for row in estimates.rows if row.answer == "yes"]
    with open_source(SourceRequest(tuple(files))) as found:
        made = compare(found, "used", "woman").rows[0]
    error = (own[0].se ** 2 + own[1].se ** 2) ** 0.5
    assert made.estimate == pytest.approx(own[0].estimate - own[1].estimate, abs=1e-12)
    assert made.se == pytest.approx(error, rel=1e-12)
    assert made.p_value == pytest.approx(2 * ndtr(-abs(made.estimate / error)), rel=1e-9)
    # square and add of the groups' own intervals (Newcombe 1998)
    low = ((own[0].estimate - own[0].low) ** 2 + (own[1].high - own[1].estimate) ** 2) ** 0.5
    assert made.low == pytest.approx(made.estimate - low, abs=1e-9)
    assert made.mle == pytest.approx(own[0].mle - own[1].mle, abs=1e-9)


def test_a_group_without_one_of_the_samples_is_left_out_of_the_pairs(asked_in_places, capsys):
    table, survey = asked_in_places
    found = ["compare", str(table), "--survey", str(survey), "--question", "used", "--by", "place"]
    assert main([*found, "--json", "-"]) == 1
    out, err = capsys.readouterr()
    assert {(row["first"], row["second"]) for row in json.loads(out)} == {("a", "b")}
    assert "used in group c: Sample 2 of 2 has no reports" in err
    assert main([*found, "--groups", "a,c"]) == 2
    assert "Sample 2 of 2 has no reports" in capsys.readouterr().err


@pytest.fixture
def asked_in_places(tmp_path, survey_json, yes_no_json):
    choices = [{"id": one, "text": {"en": one}} for one in "abc"]
    place = {
        "id": "place",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": choices,
        "design": {"name": "direct"},
    }
    survey = tmp_path / "s.survey.json"
    survey.write_text(json.dumps(survey_json(place, yes_no_json(design=CROSSWISE))))
    table = tmp_path / "t.csv"
    rows = [
        f"{where},{('same', 'different')[i % 3 > 0]},{sample}"
        for i in range(30)
        for where, samples in (("a", "12"), ("b", "12"), ("c", "1"))
        for sample in samples
    ]
    table.write_text("place,used,used.sample\n" + "\n".join(rows) + "\n")
    return table, survey
