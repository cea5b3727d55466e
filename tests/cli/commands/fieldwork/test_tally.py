"""``surveyapp tally``: the roles with keys of their own, and every refusal in one sentence."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from played_roles import DAY, kiosk_key, masked, secret_of, tally_bytes, with_tallies, write_tally

from surveyapp.cli import main
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.enrolment_file import write_enrolment
from surveyapp.storage.tallies.ledger import new_ledger
from surveyapp.storage.tallies.signed_files import Statement, read_statement, signed_statement
from surveyapp.storage.tallies.sum_file import read_sum
from surveyapp.storage.tallies.tally_file import Masked
from surveyapp.storage.tallies.trustee_keys import write_trustee_key

CHEAP = {"n": 2**10, "r": 8, "p": 1}
PEOPLE = ("ana", "ben", "chi")
CAPACITY = 51
PW = ("--passphrase-file", "pw")
KIOSKS = ("k1-1.tally", "k2-1.tally")
SIGNED = ("ana.signed", "ben.signed", "chi.signed")


def run_in(folder: Path, monkeypatch, capsys):
    monkeypatch.setattr(key_file, "_COST", CHEAP)
    monkeypatch.chdir(folder)

    def command(*words: object) -> tuple[int, str, str]:
        code = main(["tally", *map(str, words)])
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture(scope="module")
def made(tmp_path_factory, a_survey_with_tallies):
    """A folder in which two kiosks, an office and three trustees have done all steps."""
    folder = tmp_path_factory.mktemp("tallies")
    survey = a_survey_with_tallies
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(key_file, "_COST", CHEAP)
        patch.chdir(folder)
        (folder / "pw").write_text("correct horse battery\n")
        (folder / "pw").chmod(0o600)
        for place, name in enumerate(PEOPLE):
            path = folder / f"{name}.trusteekey"
            write_trustee_key(path, "correct horse battery", secret_of(place))
            new_ledger(path.with_suffix(".ledger"), secret_of(place))
        write_tally(folder, survey, 1, [("yes",)] * 7 + [("no",)] * 5)
        write_tally(folder, survey, 2, [("yes",)] * 3 + [("",)] * 9)
        (folder / "enrolled").mkdir()
        for number in (1, 2):
            write_enrolment(kiosk_key(number), folder / "enrolled")
        steps = [
            ("add", *KIOSKS, "--kiosks", "enrolled", "--out", "R.sum"),
            *(sign(name) for name in PEOPLE),
            *(open_(name) for name in PEOPLE),
        ]
        for step in steps:
            assert main(["tally", *step]) == 0
    return folder


def sign(name: str, *files: str, total: str = "R.sum", out: str | None = None) -> tuple[str, ...]:
    key = ("--key", f"{name}.trusteekey", *PW)
    return ("sign", total, *(files or KIOSKS), *key, "--out", out or f"{name}.signed")


def open_(name: str, *files: str, total: str = "R.sum", out: str | None = None) -> tuple[str, ...]:
    key = ("--key", f"{name}.trusteekey", *PW)
    return ("open", total, *(files or (*KIOSKS, *SIGNED)), *key, "--out", out or f"{name}.partial")


@pytest.fixture(scope="module")
def a_survey_with_tallies():
    from surveyapp.survey.json_format.reading import read_survey  # noqa: PLC0415

    question = {"id": "used", "type": "yes_no", "text": {"en": "?"}}
    question |= {"design": {"name": "two_coins"}}
    value = {"format": "surveyapp-survey/1", "id": "clinic", "version": 1, "languages": ["en"]}
    value |= {"title": {"en": "T"}, "questions": [question]}
    survey = read_survey(json_value(value), "clinic.survey.json")
    return with_tallies(survey, ("used",), capacity=CAPACITY, smallest=10)


def json_value(value: object) -> object:
    from surveyapp.survey.json_format.strict_json import parse  # noqa: PLC0415

    return parse(json.dumps(value).encode(), "x")


@pytest.fixture
def folder(made, tmp_path):
    shutil.copytree(made, tmp_path / "f")
    return tmp_path / "f"


@pytest.fixture
def run(folder, monkeypatch, capsys):
    return run_in(folder, monkeypatch, capsys)


@pytest.fixture
def refused(run, folder):
    """Run a command that must be refused with what is said, and lose and make nothing."""

    def command(*words: object) -> str:
        before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        found, out, err = run(*words)
        assert (found, out) == (2, "")
        assert err.startswith("error: ")
        assert err.count("\n") == 1
        assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        return err

    return command


def test_two_trustees_open_what_three_have_signed(run, folder):
    code, out, err = run("combine", "R.sum", "ben.partial", "chi.partial", "--out", "R.counts.csv")
    assert (code, out) == (0, "R.counts.csv: 1 totals of 24 interviews, opened by Ben, Chi\n")
    assert err.startswith("note: Only as many trustees took part as are needed")
    rows = (folder / "R.counts.csv").read_text().splitlines()
    assert rows[0] == "survey,tally,used,count"
    assert [row.partition(",")[2] for row in rows[1:]] == ["used,yes,10", "used,no,5", "used,,9"]


def test_with_a_trustee_more_than_needed_nothing_is_left_to_say(run):
    shares = [f"{name}.partial" for name in PEOPLE]
    assert run("combine", "R.sum", *shares, "--out", "x.counts.csv")[2] == ""


def test_every_kind_of_file_is_said_in_words(run):
    run("combine", "R.sum", "ben.partial", "chi.partial", "--out", "R.counts.csv")
    code, out, _ = run("show", *KIOSKS, "R.sum", "ana.signed", "ben.partial", "R.counts.csv")
    assert code == 0
    for said in (
        "k1-1.tally: A kiosk's tally file of the survey clinic, version 1: 12 interviews",
        "R.sum: A sum of tally files of the survey clinic, version 1: 24 interviews (files: 2, kiosks: 2).",
        "Held by the trustees Ana, Ben, Chi: 3 of them sign a list of files, and then any 2 open",
        "ana.signed: A list of 24 interviews of the survey clinic, version 1, signed by Ana",
        "ben.partial: A share: with those of other trustees it opens a list of 24 interviews",
        "ben.partial: The signature is right",
        "R.counts.csv: Opened totals of the survey clinic, version 1: 24 interviews, 1 totals",
    ):
        assert said in out
    assert "was not checked: give the sum" in run("show", "ana.signed")[1]


STEPS = {
    "k1-1.tally": "a kiosk's tally file, with no record of anybody in it; add the kiosks' files",
    "R.sum": "a sum of tally files, which nobody opens alone; trustees sign it and open it first",
    "ana.signed": "a list that a trustee has signed, and opens nothing; with enough of them trustees",
    "ben.partial": "a trustee's share; put it together with those of the others",
}


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("command", ["estimate", "privacy", "check", "verify"])
def test_a_file_on_the_way_to_totals_says_what_it_is_and_what_comes_next(
    folder, capsys, command, name
):
    assert main([command, str(folder / name)]) in {1, 2}
    out, err = capsys.readouterr()
    assert f"{name} cannot be used: it is {STEPS[name]}" in out + err
    assert "…." not in out + err  # nothing of it is cut off


def test_totals_ask_for_their_survey(run, folder, capsys):
    run("combine", "R.sum", "ben.partial", "chi.partial", "--out", "R.counts.csv")
    assert main(["estimate", str(folder / "R.counts.csv")]) == 2
    assert "holds totals that trustees opened; give the survey that they are of" in (
        capsys.readouterr().err
    )
    assert main(["check", str(folder / "R.counts.csv")]) == 2
    assert "it is a table of totals that trustees opened; analyse it together" in (
        capsys.readouterr().err
    )


# --- the office


def test_a_kiosk_that_nobody_enrolled_waits_for_its_words(run, folder):
    code, _, err = run("add", *KIOSKS, "--out", "S.sum")
    assert code == 1
    assert "k1-1.tally was not read: nobody has enrolled its kiosk" in err
    assert not (folder / "S.sum").exists()
    assert run("add", *KIOSKS, "--accept-kiosks", "--out", "S.sum")[0] == 0
    assert (folder / "S.sum").read_bytes() == (folder / "R.sum").read_bytes()


def test_a_file_twice_and_two_exports_of_one_batch_are_refused(
    refused, folder, a_survey_with_tallies
):
    shutil.copy(folder / "k1-1.tally", folder / "again.tally")
    add = ("add", "--accept-kiosks", "--out", "S.sum", *KIOSKS)
    assert "again.tally cannot be used: it is the same file as k1-1.tally" in refused(
        *add, "again.tally"
    )
    content = masked(a_survey_with_tallies, 1, [("yes",)] * 12)
    newer = tally_bytes(a_survey_with_tallies, 1, content, export=2)
    (folder / "newer.tally").write_bytes(newer)
    assert "newer.tally cannot be used: it is another export of the interviews in k1" in refused(
        *add, "newer.tally"
    )


def test_an_interview_that_is_in_two_batches_is_refused(refused, folder, a_survey_with_tallies):
    from surveyapp.storage.tallies.tally_file import parse_tally_file  # noqa: PLC0415

    content = parse_tally_file((folder / "k1-1.tally").read_bytes(), "k1").masked
    copied = tally_bytes(a_survey_with_tallies, 1, content, batch=2)
    (folder / "copied.tally").write_bytes(copied)
    said = refused("add", *KIOSKS, "copied.tally", "--accept-kiosks", "--out", "S.sum")
    assert "copied.tally cannot be used: an interview of it is in k1-1.tally too" in said


def test_files_of_another_survey_simulated_ones_and_open_batches_are_refused(
    refused, folder, a_survey_with_tallies
):
    survey = a_survey_with_tallies
    other = with_tallies(survey, ("used",), capacity=CAPACITY + 1)
    write_tally(folder, other, 3, [("yes",)] * 2)
    write_tally(folder, survey, 4, [("yes",)] * 2, mode="simulated")
    write_tally(folder, survey, 5, [("yes",)] * 2, export=0)
    add = ("add", "--accept-kiosks", "--out", "S.sum", *KIOSKS)
    assert "k3-1.tally cannot be used: it is of another survey" in refused(*add, "k3-1.tally")
    assert "k4-1.tally cannot be used: simulated interviews" in refused(*add, "k4-1.tally")
    assert "k5-1.tally cannot be used: it was copied from the kiosk's" in refused(
        *add, "k5-1.tally"
    )


def test_more_interviews_than_a_total_can_hold_are_refused(refused, folder, a_survey_with_tallies):
    write_tally(folder, a_survey_with_tallies, 3, [("yes",)] * (CAPACITY - 23))
    said = refused("add", *KIOSKS, "k3-1.tally", "--accept-kiosks", "--out", "S.sum")
    assert "with it the files hold 52 interviews, and this survey's totals can hold 51" in said


def test_an_existing_file_is_never_overwritten(refused):
    add = ("add", *KIOSKS, "--accept-kiosks", "--out", "R.sum")
    combine = ("combine", "R.sum", "ana.partial", "ben.partial", "--out", "ana.signed")
    for words in (add, sign("ana"), open_("ana"), combine):
        assert "a file of that name is there already" in refused(*words)


# --- signing


def test_the_files_must_be_those_of_the_list(refused, folder, a_survey_with_tallies):
    write_tally(folder, a_survey_with_tallies, 3, [("yes",)] * 12)
    content = masked(a_survey_with_tallies, 1, [("yes",)] * 12)
    newer = tally_bytes(a_survey_with_tallies, 1, content, export=2)
    (folder / "newer.tally").write_bytes(newer)
    shutil.copy(folder / "k1-1.tally", folder / "again.tally")
    assert "k3-1.tally cannot be used: it is not in the list of R.sum" in refused(
        *sign("ana", *KIOSKS, "k3-1.tally", out="x")
    )
    assert "newer.tally cannot be used: R.sum lists another export of the same" in refused(
        *sign("ana", "newer.tally", "k2-1.tally", out="x")
    )
    assert "again.tally cannot be used: it is the same file as k1-1.tally" in refused(
        *sign("ana", *KIOSKS, "again.tally", out="x")
    )
    assert "R.sum lists 2 files, and 1 of them are missing here: batch 1 of" in refused(
        *sign("ana", "k1-1.tally", out="x")
    )


def test_a_sum_that_is_not_that_of_its_files_is_refused(refused, folder):
    total = read_sum(folder / "R.sum")
    forged = replace(total, totals=tuple(number + 1 for number in total.totals))
    (folder / "F.sum").write_bytes(forged.data)
    assert "F.sum cannot be used: it is not the sum of these files" in refused(
        *sign("ana", total="F.sum", out="x")
    )


def test_a_key_that_is_no_trustees_and_a_wrong_passphrase_are_refused(refused, folder):
    write_trustee_key(folder / "dev.trusteekey", "correct horse battery", secret_of(3))
    new_ledger(folder / "dev.ledger", secret_of(3))
    key_file.new_key(folder / "x.analystkey", "correct horse battery")
    said = refused(*sign("dev", out="x"))
    assert "belongs to none of the trustees of the survey clinic, who are Ana, Ben, Chi" in said
    said = refused("sign", "R.sum", *KIOSKS, "--key", "x.analystkey", *PW, "--out", "x")
    assert "x.analystkey cannot be used: it is not the file of a trustee's private key" in said
    (folder / "pw").write_text("another one\n")
    assert "The passphrase does not open the key file ana.trusteekey" in refused(
        *sign("ana", out="x")
    )


def test_a_list_below_the_smallest_and_lists_that_differ_by_few_are_refused(
    run, refused, folder, a_survey_with_tallies
):
    survey = a_survey_with_tallies
    write_tally(folder, survey, 3, [("yes",)] * 9)
    assert run("add", "k3-1.tally", "--accept-kiosks", "--out", "few.sum")[0] == 0
    assert "This list has 9 interviews, and this survey opens no fewer than 10" in refused(
        *sign("ana", "k3-1.tally", total="few.sum", out="x")
    )
    more = (*KIOSKS, "k3-1.tally")
    assert run("add", *more, "--accept-kiosks", "--out", "more.sum")[0] == 0
    said = refused(*sign("ana", *more, total="more.sum", out="x"))
    assert "this one would tell 9 interviews apart" in said
    # twelve fewer are enough, and leave twelve; then the larger list is the same again
    assert run("add", "k1-1.tally", "--accept-kiosks", "--out", "one.sum")[0] == 0
    assert run(*sign("ana", "k1-1.tally", total="one.sum", out="one.signed"))[0] == 0
    assert run(*sign("ana", out="again.signed"))[0] == 0


def test_opening_looks_at_the_ledger_too(run, refused, folder, a_survey_with_tallies):
    """Ana did not sign the other list, and would tell nine interviews apart by opening it."""
    survey = with_tallies(a_survey_with_tallies, ("used",), signatures=2, capacity=CAPACITY)
    write_tally(folder, survey, 6, [("yes",)] * 12)
    write_tally(folder, survey, 7, [("yes",)] * 9)
    both = ("k6-1.tally", "k7-1.tally")
    for files, total in ((both[:1], "a.sum"), (both, "b.sum")):
        assert run("add", *files, "--accept-kiosks", "--out", total)[0] == 0
    assert run(*sign("ana", *both[:1], total="a.sum", out="a.signed"))[0] == 0
    signed = ("b-ben.signed", "b-chi.signed")
    for name in ("ben", "chi"):
        code, _, err = run(*sign(name, *both, total="b.sum", out=f"b-{name}.signed"))
        assert code == 0
        assert "asks for 2 signatures of a list, and 3 would be safe. With fewer, 1" in err
    said = refused(*open_("ana", *both, *signed, total="b.sum", out="x"))
    assert "this one would tell 9 interviews apart" in said


def test_without_its_memory_a_trustee_signs_nothing(refused, folder):
    (folder / "ana.ledger").unlink()
    assert "ana.ledger cannot be used: it is not there" in refused(*sign("ana", out="x"))


def test_a_trustee_can_ask_for_enrolled_kiosks_only(run, refused, folder):
    (folder / "few").mkdir()
    write_enrolment(kiosk_key(1), folder / "few")
    said = refused(*sign("ana", out="x"), "--kiosks", "few")
    assert "which is not among the enrolled kiosks" in said
    assert run(*sign("ana", out="x.signed"), "--kiosks", "enrolled")[0] == 0


# --- opening


def test_too_few_signatures_and_those_of_another_list_are_refused(
    run, refused, folder, a_survey_with_tallies
):
    said = refused(*open_("ana", *KIOSKS, "ana.signed", "ben.signed", "ben.signed", out="x"))
    assert "3 trustees must sign this list before anybody may open it" in said
    assert "the signatures of 2: Ana, Ben" in said
    assert "signatures of 0: –" in refused(*open_("ana", *KIOSKS, out="x"))
    assert run("add", "k1-1.tally", "--accept-kiosks", "--out", "one.sum")[0] == 0
    assert run(*sign("chi", "k1-1.tally", total="one.sum", out="one.signed"))[0] == 0
    said = refused(*open_("ana", *KIOSKS, "ana.signed", "ben.signed", "one.signed", out="x"))
    assert "one.signed cannot be used: it was made for another list of files" in said
    shutil.copy(folder / "chi.partial", folder / "share.signed")
    said = refused(*open_("ana", *KIOSKS, "ana.signed", "ben.signed", "share.signed", out="x"))
    assert "share.signed cannot be used: it is of the other kind of file" in said


@pytest.mark.parametrize("added", [1000, -1])
def test_a_kiosk_that_counts_wrongly_is_named_with_its_question_before_anything_is_opened(
    run, refused, folder, a_survey_with_tallies, added
):
    survey = a_survey_with_tallies
    content = masked(survey, 3, [("yes",)] * 12)
    (packing,) = with_scheme(survey)
    cheated = (content.totals[0] + added * packing.unit(1)) % packing.modulus
    (folder / "bad.tally").write_bytes(tally_bytes(survey, 3, Masked((cheated,), content.lines)))
    files = (*KIOSKS, "bad.tally")
    assert run("add", *files, "--accept-kiosks", "--out", "bad.sum")[0] == 0
    signed = [f"bad-{name}.signed" for name in PEOPLE]
    for name, out in zip(PEOPLE, signed, strict=True):
        assert run(*sign(name, *files, total="bad.sum", out=out))[0] == 0
    said = refused(*open_("ana", *files, *signed, total="bad.sum", out="x"))
    assert "In batch 1 of the kiosk " in said
    assert "the total of used does not count each of its 12 interviews once" in said


def with_scheme(survey):
    from surveyapp.storage.tallies.tally_file import TallyScheme  # noqa: PLC0415

    return TallyScheme(survey).packings


def test_a_multiple_of_b_minus_1_is_seen_as_a_cell_above_all_interviews(
    run, refused, folder, a_survey_with_tallies
):
    survey = a_survey_with_tallies
    content = masked(survey, 3, [("yes",)] * 12)
    (packing,) = with_scheme(survey)
    cheated = (content.totals[0] + CAPACITY * packing.unit(1)) % packing.modulus
    (folder / "bad.tally").write_bytes(tally_bytes(survey, 3, Masked((cheated,), content.lines)))
    assert run("add", "bad.tally", "--accept-kiosks", "--out", "bad.sum")[0] == 0
    signed = [f"bad-{name}.signed" for name in PEOPLE]
    for name, out in zip(PEOPLE, signed, strict=True):
        assert run(*sign(name, "bad.tally", total="bad.sum", out=out))[0] == 0
    for name in ("ana", "ben"):
        done = run(*open_(name, "bad.tally", *signed, total="bad.sum", out=f"bad-{name}.partial"))
        assert done[0] == 0
    said = refused("combine", "bad.sum", "bad-ana.partial", "bad-ben.partial", "--out", "x")
    assert "The total of used is wrong: a cell of it holds 51 interviews, and all files" in said


# --- combining


def test_too_few_trustees_are_refused_and_who_is_missing_is_named(refused):
    said = refused("combine", "R.sum", "ben.partial", "ben.partial", "--out", "x")
    assert "2 trustees together can open this list, and here are the shares of 1" in said
    assert "another one: Ana, Chi" in said


def lying(folder: Path, name: str, change) -> None:
    """Let a trustee sign another share than the right one."""
    place = PEOPLE.index(name)
    total = read_sum(folder / "R.sum")
    share = read_statement(folder / f"{name}.partial", total, is_share=True)
    false = change(share)
    (folder / f"{name}.partial").write_bytes(signed_statement(false, secret_of(place)))


def moved(share: Statement) -> Statement:
    """Move one interview from the first answer to the second, which every residue allows."""
    (packing,) = share.tally_sum.scheme.packings
    shift = packing.unit(0) - packing.unit(1)
    first, *rest = share.pads
    return replace(share, pads=(((first[0] + shift) % packing.modulus,), *rest))


def shifted(share: Statement) -> Statement:
    (packing,) = share.tally_sum.scheme.packings
    first, *rest = share.pads
    return replace(
        share, pads=(((first[0] + 20 * CAPACITY * packing.unit(1)) % packing.modulus,), *rest)
    )


def both_classes(share: Statement) -> Statement:
    (packing,) = share.tally_sum.scheme.packings
    return replace(
        share,
        pads=tuple(
            ((pads[0] + packing.unit(0) - packing.unit(1)) % packing.modulus,)
            for pads in share.pads
        ),
    )


def added_to_itself(share: Statement) -> Statement:
    first, *rest = share.pads
    return replace(share, pads=((first[0] + 1,), *rest))


def test_two_trustees_who_disagree_are_both_named(refused, folder):
    lying(folder, "ana", both_classes)
    said = refused("combine", "R.sum", "ana.partial", "ben.partial", "--out", "x")
    assert "The trustees Ana, Ben contradict each other" in said


@pytest.mark.parametrize("change", [shifted, both_classes])
def test_of_one_more_than_needed_the_one_who_lies_is_named(run, refused, folder, change):
    lying(folder, "ben", change)
    said = refused("combine", "R.sum", *(f"{name}.partial" for name in PEOPLE), "--out", "x")
    assert "What Ben states is false: Ana, Chi contradict it" in said
    assert run("combine", "R.sum", "ana.partial", "chi.partial", "--out", "x")[0] == 0


def test_a_lie_that_both_stories_fit_names_both(refused, folder):
    lying(folder, "ben", moved)
    said = refused("combine", "R.sum", *(f"{name}.partial" for name in PEOPLE), "--out", "x")
    assert "contradict each other" in said
    assert "Ben" in said
    assert "The trustees Ana, Ben, Chi" not in said


def test_a_share_that_contradicts_itself_and_two_of_one_trustee_are_refused(refused, folder):
    shutil.copy(folder / "ana.partial", folder / "true.partial")
    lying(folder, "ana", both_classes)
    said = refused("combine", "R.sum", "ana.partial", "true.partial", "--out", "x")
    assert "Ana has given two shares of this list that differ" in said
    shutil.copy(folder / "true.partial", folder / "ana.partial")
    lying(folder, "ana", added_to_itself)
    said = refused("combine", "R.sum", "ana.partial", "ben.partial", "--out", "x")
    assert "The share of Ana contradicts itself" in said


def test_a_question_that_is_counted_differently_in_two_totals_is_doubtful(
    tmp_path, monkeypatch, capsys, make_survey
):
    """A balanced change inside one total is seen where the question is counted in another one too."""
    choices = [{"id": one, "text": {"en": one}} for one in "ab"]
    region = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": choices}
    region |= {"design": {"name": "direct"}}
    drugs = {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}}
    survey = with_tallies(make_survey(region, drugs), ("drugs",), ("region", "drugs"))
    content = masked(survey, 1, [("a", "yes")] * 12)
    packing = with_scheme(survey)[0]
    first = (content.totals[0] + packing.unit(1) - packing.unit(0)) % packing.modulus
    data = tally_bytes(survey, 1, Masked((first, content.totals[1]), content.lines))
    (tmp_path / "k.tally").write_bytes(data)
    (tmp_path / "pw").write_text("correct horse battery\n")
    (tmp_path / "pw").chmod(0o600)
    run = run_in(tmp_path, monkeypatch, capsys)
    for place, name in enumerate(PEOPLE):
        path = tmp_path / f"{name}.trusteekey"
        write_trustee_key(path, "correct horse battery", secret_of(place))
        new_ledger(path.with_suffix(".ledger"), secret_of(place))
    assert run("add", "k.tally", "--accept-kiosks", "--out", "R.sum")[0] == 0
    for name in PEOPLE:
        assert run(*sign(name, "k.tally"))[0] == 0
    for name in PEOPLE[:2]:
        assert run(*open_(name, "k.tally", *SIGNED))[0] == 0
    code, _, err = run("combine", "R.sum", "ana.partial", "ben.partial", "--out", "R.counts.csv")
    assert code == 1
    assert "warning: drugs is counted differently in drugs and in region+drugs" in err
    assert (tmp_path / "R.counts.csv").exists()


# --- files that are not whole


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("k1-1.tally", ("add", *KIOSKS, "--accept-kiosks", "--out", "x")),
        ("k1-1.tally", sign("ana", out="x")),
        ("R.sum", sign("ana", out="x")),
        ("ben.signed", open_("ana", out="x")),
        ("ben.partial", ("combine", "R.sum", "ana.partial", "ben.partial", "--out", "x")),
        ("R.sum", ("combine", "R.sum", "ana.partial", "ben.partial", "--out", "x")),
        ("ana.trusteekey", sign("ana", out="x")),
        ("ana.ledger", sign("ana", out="x")),
    ],
)
def test_cut_and_changed_files_are_refused_by_name(refused, folder, name, words):
    path = folder / name
    data = path.read_bytes()
    cuts = [0, 1, len(data) // 3, len(data) // 2, len(data) - 2]
    flips = range(3, len(data), max(1, len(data) // 12))
    bad = [data[:cut] for cut in cuts]
    bad += [data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] for at in flips]
    for one in (*bad, data + b"x", b"<html>", b"[" * 100_000, b"\xff\xfe\x00"):
        path.write_bytes(one)
        said = refused(*words)
        assert (
            f"{name} cannot be used" in said or name == "R.sum"
        )  # of another sum, the files are wrong


def test_days_of_files_are_not_in_the_sum(folder):
    assert DAY.isoformat() not in (folder / "R.sum").read_text()


def test_the_help_of_adding_speaks_of_no_sealed_files(capsys):
    with pytest.raises(SystemExit):
        main(["tally", "add", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "accept files of kiosks that nobody has enrolled" in said
    assert "sealed" not in said


def test_a_sum_that_is_not_json_is_named_once(refused, folder):
    (folder / "F.sum").write_text('{"format":"surveyapp-tally-sum/1", x')
    said = refused("show", "F.sum")
    assert "F.sum cannot be used: it is not valid JSON from line 1, column " in said
    assert said.count("F.sum") == 1
