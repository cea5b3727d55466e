"""Data quality: faults that are planted are told with what to do, and clean data are left in peace."""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from fractions import Fraction

import numpy as np
import pytest
from checks import privacy_account, project_quality, quality
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate, estimate_project
from samples import sample

from surveyapp.analyses.computation.estimates.latent_classes import estimate_latent_classes
from surveyapp.analyses.computation.quality.checks import CheckKind, _tallies
from surveyapp.analyses.computation.quality.findings import Severity
from surveyapp.analyses.quality import FINDINGS
from surveyapp.cli import main
from surveyapp.designs import CATALOGUE
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.format import Counts, compose
from surveyapp.storage.surveys.survey_files import load_survey, save_survey

CROSSWISE = {"design": {"name": "crosswise", "p": "1/4"}, "mode": "own_device"}
REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [
        {"id": name, "text": {"en": name}}
        for name in ("north", "south", *(f"r{i}" for i in range(40)))
    ],
    "design": {"name": "direct"},
}
FOUR = {
    "id": "source",
    "type": "single_choice",
    "text": {"en": "From whom?"},
    "choices": [{"id": name, "text": {"en": name}} for name in "abcd"],
    "design": {"name": "k_rr", "p_truth": "1/2"},
}


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(
        REGION, yes_no_json("used"), yes_no_json("paid", required=False, **CROSSWISE), FOUR
    )


@pytest.fixture
def brought(survey, tmp_path):
    """Return a maker of projects: what each kiosk's rows become, and its counts."""

    def make(*kiosks, counts=(), n=800, ids=None, rows_of=None):
        rng = np.random.default_rng(4)
        files = []
        for number, fault in enumerate(kiosks):
            given = fault(list((rows_of or rows)(rng, n, number)), rng)
            names = ids or [rng.bytes(16).hex() for _ in given]
            lines = sorted(f"{i},{','.join(row)}" for i, row in zip(names, given, strict=True))
            path = tmp_path / f"{number}.collection"
            told = counts[number] if counts else Counts()
            days = (date(2026, 3, 2), date(2026, 3, 5))
            key = Ed25519PrivateKey.from_private_bytes(bytes([number + 1]) * 32)
            path.write_bytes(compose(survey, lines, key, batch=1, export=1, days=days, counts=told))
            files.append(path)
        project = tmp_path / "p.surveydesk"
        assert not [r.problem for r in import_files(files, project) if r.problem]
        return project

    return make


def rows(rng, n, _kiosk, share=0.35):
    """Reports of people who are alike everywhere."""
    for _ in range(n):
        yield [
            str(rng.choice(["north", "south"])),
            "yes" if rng.random() < share else "no",
            "same" if rng.random() < 0.3 else "different",
            str(rng.choice(list("abcd"), p=[0.4, 0.2, 0.2, 0.2])),
        ]


def as_they_are(given, _rng):
    return given


def always_yes(given, _rng):
    return [[row[0], "yes", *row[2:]] for row in given]


def swapped(given, _rng):
    other = {"same": "different", "different": "same"}
    return [[row[0], row[1], other[row[2]], row[3]] for row in given]


def copied(given, _rng):
    kept = len(given) // 4
    return given[:kept] + [given[-1]] * (len(given) - kept)


def found(quality, severity):
    return [one for one in quality.findings if one.severity is severity]


def test_clean_data_need_no_look(brought):
    made = project_quality(brought(*[as_they_are] * 4))
    assert made.is_clean
    assert str(made.verdict).startswith(
        "Nothing in these 3,200 interviews looks wrong. The tests w"
    )
    assert len(made.tests) > 20
    assert not any(check.is_found for check in made.tests)


def test_data_without_kiosks_are_not_said_to_hide_forgeries_at_some_of_them(brought):
    made = project_quality(brought(as_they_are))
    assert made.verdict == (
        "Nothing in these 800 interviews looks wrong, but forged or copied interviews would not be "
        "found: no kiosk could be compared with another."
    )


def test_a_kiosk_that_always_says_yes_is_impossible_and_the_others_are_not_blamed(brought):
    project = brought(as_they_are, always_yes, as_they_are)
    made = project_quality(project)
    guilty = made.sites[np.argmax([c[0] for c in _counts(made, "used")])]
    (act,) = found(made, Severity.ACT)
    assert (act.kiosk, act.question) == (guilty, "used")
    assert "cannot lead to a share beyond 75.0 %" in act.finding
    assert "Leave the kiosk out" in act.advice
    assert found(made, Severity.LOOK) == []
    assert "need an explanation: 1; that need checking: 0" in made.verdict


def _counts(made, name):
    compared = next(one for one in made.compared if one.item.name == name)
    return compared.counts.sum(axis=0)


def test_a_kiosk_that_swaps_same_and_different_stands_out(brought):
    made = project_quality(brought(as_they_are, as_they_are, swapped))
    (look,) = found(made, Severity.LOOK)
    assert (look.subject, look.question) == (CheckKind.KIOSK_DIFFERS.value, "paid")
    assert _counts(made, "paid")[made.sites.index(look.kiosk)][0] > 400


def test_copies_of_an_interview_are_found(brought):
    made = project_quality(brought(as_they_are, copied, as_they_are))
    acts = [one for one in found(made, Severity.ACT) if one.subject == CheckKind.REPEATED.value]
    assert len(acts) == 1
    check = next(c for c in made.tests if c.kind is CheckKind.REPEATED and c.is_found)
    assert check.share > 2 * check.expected
    assert "attendance" in acts[0].advice


def replayed(given, _rng):
    """A quarter are copies of others, once each."""
    quarter = len(given) // 4
    return given[:quarter] + given[: len(given) - quarter]


def test_interviews_that_were_copied_once_each_under_new_ids_are_found(brought):
    project = brought(as_they_are, replayed, as_they_are, as_they_are, rows_of=with_ages)
    made = project_quality(project)
    (act,) = found(made, Severity.ACT)
    assert act.subject == CheckKind.REPEATED.value
    copied_rows = [row for row in made.detectable if row.fault == "copied interviews"]
    assert [row.kiosk for row in copied_rows] == list(made.sites)
    assert all(0.1 < row.share < 0.35 for row in copied_rows)


def with_ages(rng, n, kiosk):
    """Records that differ more: forty regions are asked directly."""
    for row in rows(rng, n, kiosk):
        yield [f"r{rng.integers(40)}", *row[1:]]


def test_the_page_says_what_it_could_have_found_and_what_not(brought):
    made = project_quality(brought(*[as_they_are] * 4))
    told = [str(one.finding) for one in made.findings if one.subject == "power"]
    assert told[0].startswith(
        "The tests would probably (80 %) have found forged reports if they were"
    )
    assert told[1].startswith("At 4 of 4 kiosks copied interviews would not be found")
    assert "they would not find copied interviews at every kiosk" in str(made.verdict)
    forged = {(r.kiosk, r.question): r for r in made.detectable if r.fault == "forged reports"}
    assert len(forged) == 4 * 3
    row = forged[made.sites[0], "used"]
    assert (row.report, 0.05 < row.share < 0.3) == ("no", True)


def test_one_kiosk_alone_is_compared_with_nothing_and_that_is_said(brought):
    alone = project_quality(brought(as_they_are))
    assert "neither forged reports nor copied" in " ".join(str(f.finding) for f in alone.findings)
    assert "would not be found: no kiosk could be compared with another" in str(alone.verdict)


def test_what_places_explain_is_not_told_within_them(brought):
    def of_places(rng, n, kiosk):
        """Kiosk 2 stands in the south, where more people say yes."""
        for row in rows(rng, n, kiosk):
            is_south = kiosk == 2 or rng.random() < 0.5
            share = 0.6 if is_south else 0.3
            yield [
                "south" if is_south else "north",
                "yes" if rng.random() < share else "no",
                *row[2:],
            ]

    project = brought(*[as_they_are] * 3, rows_of=of_places)
    (look,) = found(project_quality(project), Severity.LOOK)
    assert look.subject == CheckKind.KIOSK_DIFFERS.value
    assert "compare within groups" in look.advice
    assert project_quality(project, by="region").is_clean


def test_where_many_kiosks_differ_the_places_are_said_to_differ_once(brought):
    def of_places(rng, n, kiosk):
        yield from rows(rng, n, kiosk, share=(0.3, 0.45, 0.6, 0.7)[kiosk])

    made = project_quality(brought(*[as_they_are] * 4, rows_of=of_places))
    (look,) = found(made, Severity.LOOK)
    assert look.kiosk == ""
    assert "of 4 kiosks differ" in look.finding


def test_many_break_offs_at_one_kiosk_are_told(brought):
    counts = (Counts(break_offs=20), Counts(break_offs=22, time_outs=3), Counts(break_offs=160))
    made = project_quality(brought(*[as_they_are] * 3, counts=counts))
    (look,) = found(made, Severity.LOOK)
    assert look.subject == CheckKind.BREAK_OFFS.value
    assert "16.7 % of 960" in look.finding
    row = next(row for row in made.kiosks if row.kiosk == look.kiosk)
    assert row.not_finished == pytest.approx(160 / 960)


def test_an_id_at_two_kiosks_is_a_copied_store(brought):
    ids = [f"{number:032x}" for number in range(50)]
    made = project_quality(brought(as_they_are, as_they_are, ids=ids, n=50))
    told = [one for one in found(made, Severity.ACT) if one.subject == "copied interviews"]
    assert "100 interviews have a random id" in told[0].finding


def test_questions_that_are_skipped_more_at_one_kiosk_are_told(brought):
    def skipping(given, _rng):
        return [[*row[:2], "", row[3]] if place < 300 else row for place, row in enumerate(given)]

    made = project_quality(brought(as_they_are, skipping, as_they_are))
    look = found(made, Severity.LOOK)
    assert {one.subject for one in look} == {CheckKind.MISSING.value}
    row = next(row for row in made.questions if row.question == "paid")
    assert (row.asked, row.missing) == (2400, 300)


def test_what_files_bring_again_counts_once(survey, tmp_path):
    rng = np.random.default_rng(1)
    key = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    lines = sorted(f"{rng.bytes(16).hex()},{','.join(row)}" for row in rows(rng, 60, 0))
    days = ((date(2026, 3, 2), date(2026, 3, 2)), (date(2026, 3, 2), date(2026, 3, 4)))
    files = [tmp_path / "first.collection", tmp_path / "second.collection"]
    for export, (path, size) in enumerate(zip(files, (40, 60), strict=True), start=1):
        content = compose(survey, lines[:size], key, batch=1, export=export, days=days[export - 1])
        path.write_bytes(content)
    import_files(files, tmp_path / "p.surveydesk")
    made = project_quality(tmp_path / "p.surveydesk")
    (kiosk,), (batch,) = made.kiosks, made.batches
    assert (kiosk.interviews, kiosk.brought_again, kiosk.batches) == (60, 40, 1)
    assert (batch.interviews, batch.days, batch.per_day) == (60, 3, 20)
    told = next(str(one.finding) for one in made.findings if one.subject == "interviews")
    assert told.startswith("60 interviews from one kiosk; 40 of them are in several files")
    assert made.is_clean


def test_a_condition_decides_who_was_asked(make_survey, yes_no_json, tmp_path):
    survey = make_survey(REGION, yes_no_json("used", relevant="${region} = 'north'"))
    files = simulate(survey, tmp_path, interviews=300, seed=2)
    with open_source(SourceRequest(files)) as source:
        made = quality(source)
        north = int(source.source.counts(survey.question("region"))[None][0])
    assert "300 interviews from one kiosk, each counted once." in [f.finding for f in made.findings]
    used = next(row for row in made.questions if row.question == "used")
    assert (used.asked, used.answered, used.missing) == (north, north, 0)
    assert 0 < north < 300


def test_who_was_drawn_is_not_recorded_so_nobody_is_called_missing(tmp_path):
    survey = load_survey(sample("asking-less"))
    files = simulate(survey, tmp_path, interviews=400, kiosks=2, seed=2)
    with open_source(SourceRequest(files)) as source:
        made = quality(source)
    drawn = {name for group in survey.groups for name in group.of}
    assert {row.question for row in made.questions if row.asked is None} == drawn
    assert made.is_clean


@pytest.mark.parametrize("example", ["clinic", "work", "asking-less"])
def test_weights_of_records_belong_to_the_estimates_that_are_shown(example, tmp_path):
    survey = load_survey(sample(example))
    project = tmp_path / "p.surveydesk"
    import_files(simulate(survey, tmp_path / "usb", interviews=500, kiosks=3, seed=7), project)
    shown = {(r.question, r.answer): r for r in estimate_project(project).rows}
    made = project_quality(project, forged=5)
    assert made.weights
    for row in made.weights:
        own = shown[row.question, row.answer]
        assert row.estimate == pytest.approx(own.estimate, abs=1e-9)
        assert row.n == own.n
        assert row.low is None or row.low < row.estimate < row.high


def test_leaving_one_interview_out_moves_an_estimate_as_far_as_is_told(survey, tmp_path):
    """Influence against the program's own estimates from files without one interview."""
    rng = np.random.default_rng(9)
    key = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    lines = sorted(f"{rng.bytes(16).hex()},{','.join(row)}" for row in rows(rng, 12, 0))

    def estimates(kept, name):
        path, project = tmp_path / f"{name}.collection", tmp_path / f"{name}.surveydesk"
        days = (date(2026, 3, 2), date(2026, 3, 2))
        path.write_bytes(compose(survey, kept, key, batch=1, export=1, days=days))
        import_files([path], project)
        return project

    def shares(project):
        return {(r.question, r.answer): r.estimate for r in estimate_project(project).rows}

    whole = estimates(lines, "whole")
    without = [
        shares(estimates([*lines[:place], *lines[place + 1 :]], f"w{place}"))
        for place in range(len(lines))
    ]
    before = shares(whole)
    for row in project_quality(whole).weights:
        key_of = (row.question, row.answer)
        moved = max(abs(one[key_of] - before[key_of]) for one in without)
        assert row.influence == pytest.approx(moved)


def test_the_direct_arm_is_compared_by_chi_square(make_survey, yes_no_json, tmp_path):
    survey = make_survey(
        REGION, yes_no_json("used", design={"name": "warner", "p": "3/4"}, direct_arm="1/3")
    )
    files = simulate(survey, tmp_path, interviews=3000, seed=5, prevalences={"used": (0.3, 0.7)})
    with open_source(SourceRequest(files)) as source:
        made = quality(source)
        asked = survey.question("used")
        tallies = _tallies(source.source, asked)
    (check,) = [c for c in made.tests if c.kind is CheckKind.DIRECT_ARM]
    likelihood = estimate_latent_classes(
        asked.design, tallies, method=None, level=0.95, population=None
    ).tests[0]
    # Pearson's χ² and G² agree in large samples
    assert check.statistic == pytest.approx(likelihood.statistic, rel=0.05, abs=0.05)
    assert check.p_value == pytest.approx(likelihood.p_value, abs=0.03)
    assert made.is_clean


def test_careless_answers_to_a_control_are_told(make_survey, yes_no_json, tmp_path):
    warner = {"design": {"name": "warner", "p": "3/4"}}
    control = {"control": {"prevalence": "0", "of": ["used"]}}
    survey = make_survey(yes_no_json("used", **warner), yes_no_json("plague", **warner, **control))
    for careless, is_clean in (("0", True), ("0.4", False)):
        folder = tmp_path / careless
        files = simulate(
            survey,
            folder,
            interviews=3000,
            seed=5,
            nuisances={name: {"careless": Fraction(careless)} for name in ("used", "plague")},
        )
        with open_source(SourceRequest(files)) as source:
            made = quality(source)
        assert made.is_clean is is_clean
        told = [c.is_found for c in made.tests if c.kind is CheckKind.CONTROL]
        assert told == [not is_clean]


def test_more_forged_interviews_than_there_are_cannot_be(brought):
    project = brought(as_they_are, n=30)
    with pytest.raises(UserProblem, match=r"^(?=.*is not a number of forged).*from 0 to 30"):
        project_quality(project, forged=31)
    weights = project_quality(project, forged=0).weights
    assert all(row.low == row.high == pytest.approx(row.estimate) for row in weights)


def test_tables_have_no_kiosks_to_compare(survey, tmp_path, capsys):
    rng = np.random.default_rng(3)
    table, definition = tmp_path / "t.csv", tmp_path / "s.survey.json"
    save_survey(survey, definition)
    lines = ["region,used,paid,source", *map(",".join, rows(rng, 40, 0))]
    table.write_text("\n".join(lines))
    assert main(["quality", str(table), "--survey", str(definition)]) == 0
    out = capsys.readouterr().out
    assert "40 rows of tables" in out
    assert "a table does not say which kiosk each row comes from.\n      Compare the number" in out
    assert "could be compared with another" not in out


def test_the_command_writes_every_table_and_says_what_is_wrong(brought, capsys):
    project = str(brought(as_they_are, always_yes, as_they_are))
    assert main(["quality", "--project", project, "--csv", "-"]) == 1
    out, err = capsys.readouterr()
    told = list(csv.DictReader(io.StringIO(out)))
    assert tuple(told[0]) == tuple(column.key for column in FINDINGS.columns)
    assert (told[0]["severity"], told[0]["question"]) == ("act", "used")
    assert err.startswith("Do not use these estimates yet")
    for table, name in (
        ("kiosks", "brought_again"),
        ("batches", "per_day"),
        ("questions", "missing_share"),
        ("tests", "p_adjusted"),
        ("detectable", "fewest"),
        ("records", "influence"),
    ):
        assert main(["quality", "--project", project, "--table", table, "--json", "-"]) == 1
        assert name in json.loads(capsys.readouterr().out)[0]
        assert main(["quality", "--project", project, "--table", table]) == 1
        assert name in capsys.readouterr().out.splitlines()[0]


def test_the_command_refuses_what_forms_no_groups(brought, capsys):
    project = str(brought(as_they_are, n=20))
    assert main(["quality", "--project", project, "--by", "used"]) == 2
    assert "is randomized" in capsys.readouterr().err


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_every_design_is_looked_at_and_accounted_for(design, make_survey, asked_with, tmp_path):
    survey = make_survey(asked_with(design))
    files = simulate(survey, tmp_path, interviews=300, kiosks=3, seed=3)
    with open_source(SourceRequest(files)) as source:
        made = quality(source)
        shown = {
            (row.question, row.answer): row.estimate for row in estimate(source.source, "").rows
        }
    assert made.is_clean
    assert any(c.kind is CheckKind.KIOSK_DIFFERS for c in made.tests) is design.is_randomized
    for row in made.weights:
        assert row.estimate == pytest.approx(shown[row.question, row.answer], abs=1e-9)
    account = privacy_account([survey])
    assert all(row.lowest <= row.prior <= row.highest for row in account.answers)
    assert len({(p.question, p.answer) for p in account.curve}) == (
        len(account.answers) if design.is_randomized else 0
    )


def test_the_work_can_be_stopped(brought):
    def stop(done, _total):
        if done > 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        project_quality(brought(as_they_are, as_they_are, n=30), progress=stop)
