"""From kiosks to totals: office, trustees and combiner, each in a folder of its own with a key of its own."""

from __future__ import annotations

import base64
import os
import random
from dataclasses import replace
from itertools import combinations

import pytest
from played_roles import (
    Office,
    kiosk_key,
    masked,
    secret_of,
    tally_bytes,
    with_tallies,
    write_tally,
)

from surveyapp.analyses.base.progress import no_progress
from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import Cancelled, EnvironmentProblem, UserProblem
from surveyapp.services.analyses.request import AnalysisRequest, run_on
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.combining import combine_shares
from surveyapp.services.tallies.describing import described
from surveyapp.services.tallies.trustee_steps import FileList, open_list, sign_list
from surveyapp.storage.collection.format import kiosk_id
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies import opening
from surveyapp.storage.tallies.counts_file import read_counts
from surveyapp.storage.tallies.ledger import ledger_path
from surveyapp.storage.tallies.signed_files import read_statement, signed_statement
from surveyapp.storage.tallies.tally_file import Masked, TallyScheme

CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES}
REGION |= {"design": {"name": "direct"}}
DRUGS = {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}}


@pytest.fixture
def survey(make_survey):
    return with_tallies(make_survey(REGION, DRUGS), ("drugs",), ("region", "drugs"))


@pytest.fixture
def office(tmp_path, survey):
    return Office(tmp_path, survey)


def ended(*_: object) -> None:
    """End the process that runs it."""
    os._exit(3)


def some_reports(count: int, seed: int) -> list[tuple[str, str]]:
    draw = random.Random(seed)  # noqa: S311 - no secret
    return [(draw.choice("abc"), draw.choice(["yes", "no", ""])) for _ in range(count)]


def play(office: Office, paths, *, signers=(0, 1, 2), openers=(0, 1), name="R"):
    """Let everybody do their step; return what the combiner has."""
    total = office.folder / f"{name}.sum"
    add_tallies(paths, total, trust=EVERY_KIOSK)
    files = FileList(total, paths)
    signed = [
        sign_list(files, office.trustee(at), office.folder / f"{name}{at}.signed").path
        for at in signers
    ]
    shares = [
        open_list(files, signed, office.trustee(at), office.folder / f"{name}{at}.partial").path
        for at in openers
    ]
    return combine_shares(total, shares, office.folder / f"{name}.counts.csv")


def test_any_two_of_three_open_the_very_totals(office, survey):
    reports = [some_reports(12, kiosk) for kiosk in range(3)]
    paths = [
        write_tally(office.folder / "stick", survey, kiosk, of)
        for kiosk, of in enumerate(reports, start=1)
    ]
    everybody = [one for of in reports for one in of]
    for name, openers in zip("XYZ", combinations(range(3), 2), strict=True):
        combined = play(office, paths, openers=openers, name=name)
        (_, drugs), (_, both) = combined.counts.tables()
        assert drugs == tuple(sum(d == said for _, d in everybody) for said in ("yes", "no", ""))
        assert both == tuple(
            everybody.count((region, said))
            for region in ("a", "b", "c", "")
            for said in ("yes", "no", "")
        )
        assert read_counts(combined.path, survey) == combined.counts
        assert "Only as many trustees took part as are needed" in str(combined.notes[0])
    texts = {path.read_bytes() for path in office.folder.glob("*.counts.csv")}
    assert len(texts) == 1
    with_third = play(office, paths, openers=(0, 1, 2), name="W")
    assert with_third.notes == with_third.doubts == ()


def test_three_of_five_with_hybrid_boxes_and_reports_of_many_choices(tmp_path, make_survey):
    things = {"id": "things", "type": "multiple_choice", "text": {"en": "?"}, "choices": CHOICES}
    things |= {"design": {"name": "unary", "epsilon": 1}}
    survey = with_tallies(make_survey(things), ("things",), trustees=5, threshold=3)
    reports = [(bits,) for bits in ("110", "010", "", "111", "000", *["100"] * 7)]
    office = Office(tmp_path, survey)
    paths = [write_tally(tmp_path / "stick", survey, 1, reports)]
    combined = play(office, paths, signers=(0, 2, 3, 4), openers=(1, 2, 4))
    assert combined.counts.counts == ((2, 9, 1), (8, 3, 1), (10, 1, 1))


def test_many_files_are_opened_by_several_processes_to_the_same_pads(office, survey, monkeypatch):
    paths = [
        write_tally(office.folder / "stick", survey, kiosk, some_reports(3, kiosk))
        for kiosk in (1, 2)
    ]
    alone = opening.open_files(paths, 6, secret_of(2), 2, no_progress)
    monkeypatch.setattr(opening, "FEW_INTERVIEWS", 0)
    assert opening.open_files(paths, 6, secret_of(2), 2, no_progress) == alone
    assert alone[0].pads != alone[1].pads


def test_what_another_process_refuses_is_said_as_it_is(office, survey, monkeypatch):
    path = write_tally(office.folder / "stick", survey, 1, some_reports(1, 1))
    path.write_bytes(path.read_bytes()[:-9])
    monkeypatch.setattr(opening, "FEW_INTERVIEWS", 0)
    with pytest.raises(
        FileRefused, match=r"^k1-1.tally cannot be used: its interviews were altered"
    ):
        opening.open_files([path], 1, secret_of(2), 2, no_progress)


def test_a_process_that_is_ended_from_outside_is_said(office, survey, monkeypatch):
    path = write_tally(office.folder / "stick", survey, 1, some_reports(1, 1))
    monkeypatch.setattr(opening, "FEW_INTERVIEWS", 0)
    monkeypatch.setattr(opening, "open_file", ended)
    with pytest.raises(EnvironmentProblem, match="was ended from outside"):
        opening.open_files([path], 1, secret_of(2), 2, no_progress)


def test_simulated_interviews_are_said_to_be(office, survey):
    paths = [write_tally(office.folder, survey, 1, some_reports(12, 1), mode="simulated")]
    combined = play(office, paths, openers=(0, 1, 2))
    assert [str(note) for note in combined.notes] == [
        "These interviews were simulated by a computer: no person answered them."
    ]
    (share, *_) = office.folder.rglob("*.partial")
    assert b'"simulated":true' in share.read_bytes()
    said = [described(path)[-1] for path in (paths[0], share, combined.path)]
    assert set(map(str, said)) == {str(combined.notes[0])}
    request = SourceRequest(files=(combined.path,), survey=survey)
    found = run_on(request, AnalysisRequest(analysis_named("estimate").read(question="drugs")))
    assert str(combined.notes[0]) in map(str, found.notes)


def test_a_share_of_simulated_interviews_may_leave_unsaid_that_they_are(office, survey):
    path = write_tally(office.folder, survey, 1, some_reports(12, 1), mode="simulated")
    sum_path = add_tallies([path], office.folder / "R.sum", trust=EVERY_KIOSK).path
    out = office.folder / "a.signed"
    given = sign_list(FileList(sum_path, [path]), office.trustee(0), out)
    before = replace(given.statement, says_simulated=False)
    out.write_bytes(signed_statement(before, secret_of(0)))
    assert read_statement(out, given.statement.tally_sum, is_share=False) == before


def test_a_memory_from_before_a_signature_is_noticed_when_the_list_is_opened(office, survey):
    path = write_tally(office.folder, survey, 1, some_reports(12, 1))
    total = add_tallies([path], office.folder / "R.sum", trust=EVERY_KIOSK).path
    trustees = [office.trustee(place) for place in range(3)]
    ledger = ledger_path(trustees[0].key_file)
    before = ledger.read_bytes()
    signed = [office.folder / f"{place}.signed" for place in range(3)]
    for trustee, out in zip(trustees, signed, strict=True):
        sign_list(FileList(total, [path]), trustee, out)
    ledger.write_bytes(before)
    share = office.folder / "0.partial"
    with pytest.raises(UserProblem, match="ledger does not know it: it is an older copy"):
        open_list(FileList(total, [path]), signed, trustees[0], share)
    assert not share.exists()
    assert ledger.read_bytes() == before
    sign_list(FileList(total, [path]), trustees[0], office.folder / "again.signed")
    open_list(FileList(total, [path]), signed, trustees[0], share)


def test_a_memory_from_before_a_signature_is_noticed_before_another_list_is_signed(office, survey):
    """What is signed first could be the difference of two lists; the lists themselves can be signed again."""
    paths = [write_tally(office.folder, survey, kiosk, some_reports(12, kiosk)) for kiosk in (1, 2)]
    first, both = (
        FileList(add_tallies(some, office.folder / f"{name}.sum", trust=EVERY_KIOSK).path, some)
        for name, some in (("first", paths[:1]), ("both", paths))
    )
    trustee = office.trustee(0)
    ledger = ledger_path(trustee.key_file)
    before = ledger.read_bytes()
    sign_list(first, trustee, office.folder / "1.signed")
    newest = ledger.read_bytes()
    ledger.write_bytes(before)
    out = office.folder / "2.signed"
    with pytest.raises(UserProblem, match="signed 1 lists of this survey that"):
        sign_list(both, trustee, out)
    assert not out.exists()
    assert ledger.read_bytes() == before
    sign_list(first, trustee, office.folder / "again.signed")
    assert ledger.read_bytes() == newest
    sign_list(both, trustee, out)


def test_progress_counts_interviews_and_cancelling_writes_nothing(office, survey):
    paths = [
        write_tally(office.folder / "stick", survey, kiosk, some_reports(10, kiosk))
        for kiosk in range(1, 3)
    ]
    total = office.folder / "R.sum"
    add_tallies(paths, total, trust=EVERY_KIOSK)
    told = []
    out = office.folder / "a.signed"

    def stopping(done: int, of: int) -> None:
        told.append((done, of))
        if done:
            raise Cancelled

    with pytest.raises(Cancelled):
        sign_list(FileList(total, paths), office.trustee(0), out, stopping)
    assert told == [(0, 20), (10, 20)]
    assert not out.exists()
    told.clear()
    sign_list(FileList(total, paths), office.trustee(0), out, lambda *at: told.append(at))
    assert told[-1] == (20, 20)


def test_a_signature_that_was_not_written_can_be_given_again(office, survey, monkeypatch):
    paths = [write_tally(office.folder / "stick", survey, 1, some_reports(12, 1))]
    total = office.folder / "R.sum"
    add_tallies(paths, total, trust=EVERY_KIOSK)
    (office.folder / "Ana").mkdir()
    with pytest.raises(UserProblem) as refused:
        sign_list(FileList(total, []), office.trustee(0), office.folder / "a.signed")
    assert "lists 1 files, and 1 of them are missing here: batch 1 of the kiosk" in str(
        refused.value
    )
    first = sign_list(FileList(total, paths), office.trustee(0), office.folder / "a.signed")
    again = sign_list(FileList(total, paths), office.trustee(0), office.folder / "b.signed")
    assert first.path.read_bytes() == again.path.read_bytes()


def test_a_kiosk_that_gives_trustees_different_seeds_is_named_before_anything_is_signed(
    office, survey
):
    """Its boxes for Ben hold what the line does not state: Ben refuses, and nobody can call him a liar."""
    content = masked(survey, 1, some_reports(12, 1))
    honest, other = content.lines[0], masked(survey, 1, some_reports(1, 2)).lines[0]

    form = TallyScheme(survey).lines(kiosk_id(kiosk_key(1).public_key()))
    end = sum(form.field_bytes[:5])  # three commitments, Ana's box and Ben's
    start = end - form.field_bytes[4]
    data, foreign = (bytearray(base64.b85decode(line)) for line in (honest, other))
    data[start:end] = foreign[start:end]
    lines = sorted([*content.lines[1:], base64.b85encode(data).decode()])
    path = office.folder / "bad.tally"
    path.write_bytes(tally_bytes(survey, 1, Masked(content.totals, tuple(lines))))
    total = office.folder / "R.sum"
    add_tallies([path], total, trust=EVERY_KIOSK)
    sign_list(FileList(total, [path]), office.trustee(0), office.folder / "a.signed")
    with pytest.raises(
        FileRefused, match=r"bad.tally cannot be used: the box for this trustee in line \d+"
    ):
        sign_list(FileList(total, [path]), office.trustee(1), office.folder / "b.signed")
    assert not (office.folder / "b.signed").exists()


def test_a_trustee_knows_an_interview_again_under_other_commitments_of_the_others(
    tmp_path, make_survey
):
    """Ben and a thief with a kiosk's key would have 19 of 20 interviews opened again as others."""
    survey = with_tallies(make_survey(DRUGS), ("drugs",), trustees=2)
    office = Office(tmp_path, survey)
    content = masked(survey, 1, [("yes",)] * 20)
    forged = []
    for line in content.lines[1:]:
        data = base64.b85decode(line)
        bens = bytes(byte ^ 1 for byte in data[:20])  # Ana cannot see that no seed of it is there
        forged.append(base64.b85encode(bens + data[20:]).decode())
    lists = []
    for batch, lines in enumerate((content.lines, sorted(forged)), start=1):
        path = tmp_path / f"{batch}.tally"
        written = tally_bytes(survey, 1, Masked(content.totals, tuple(lines)), batch=batch)
        path.write_bytes(written)
        add_tallies([path], tmp_path / f"{batch}.sum", trust=EVERY_KIOSK)
        lists.append(FileList(tmp_path / f"{batch}.sum", [path]))
    sign_list(lists[0], office.trustee(0), tmp_path / "1.signed")
    with pytest.raises(UserProblem, match="would tell 1 interviews apart"):
        sign_list(lists[1], office.trustee(0), tmp_path / "2.signed")


def test_with_one_key_lists_of_two_surveys_do_not_meet(tmp_path, make_survey):
    """Where not every trustee signs, lists may only grow: those of another survey are none of these."""
    for name in ("first", "second"):
        survey = with_tallies(make_survey(DRUGS, id=name), ("drugs",), trustees=5, threshold=3)
        office = Office(tmp_path, survey)
        reports = [("yes",)] * 12
        path = write_tally(tmp_path / name, survey, 1, reports)
        add_tallies([path], tmp_path / f"{name}.sum", trust=EVERY_KIOSK)
        files = FileList(tmp_path / f"{name}.sum", [path])
        assert sign_list(files, office.trustee(0), tmp_path / f"{name}.signed").interviews == 12
