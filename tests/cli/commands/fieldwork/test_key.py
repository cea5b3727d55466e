"""Key pairs on the command line: analysts', trustees', and a trustee's made again from paper."""

from __future__ import annotations

import os
import re
from dataclasses import replace

import pytest

from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.storage.tallies.trustee_keys import unlock_trustee
from surveyapp.survey.definition.tallies import Tallies, Trustee
from surveyapp.survey.definition.trustee_key import read_trustee_key

PW = ("--passphrase-file", "pw")


@pytest.fixture
def run(run, cheap_keys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pw").write_text("correct horse battery\n")
    (tmp_path / "pw").chmod(0o600)
    return run


def words(out: str) -> str:
    return re.search(r"in words: (\S+)", out)[1]


def test_a_trustees_key_is_made_shown_and_made_again_from_its_sheet(run, tmp_path):
    code, made, _ = run(
        "key", "new", "--trustee", "--out", "ana.trusteekey", "--sheet", "ana.html", *PW
    )
    assert code == 0
    key = read_trustee_key(re.search(r'"public_key": "(\S+)"', made)[1])
    assert key.sealing.is_hybrid
    assert key.fingerprint == words(made) == words(run("key", "show", "ana.trusteekey")[1])
    page = (tmp_path / "ana.html").read_text()
    assert "http" not in page
    assert "<svg" in page
    (tmp_path / "lines").write_text("\n".join(re.findall(r"<li>([^<]+)", page)))
    code, out, err = run("key", "recover", "--lines", "lines", "--out", "again.trusteekey", *PW)
    assert (code, "memory of signed lists is new" in err) == (0, True)
    assert key.fingerprint in out
    assert words(run("key", "show", "again.trusteekey")[1]) == key.fingerprint
    if os.name == "posix":
        private = [p for p in tmp_path.iterdir() if p.suffix in {".trusteekey", ".ledger", ".html"}]
        assert len(private) == 5
        assert {p.stat().st_mode & 0o777 for p in private} == {0o600}


def test_a_sheet_is_written_later_too_and_a_ledger_that_is_there_stays(run, tmp_path):
    assert run("key", "new", "--trustee", "--x25519", "--out", "ana.trusteekey", *PW)[0] == 0
    ledger = (tmp_path / "ana.ledger").read_bytes()
    assert run("key", "sheet", "ana.trusteekey", "--out", "ana.html", *PW)[0] == 0
    lines = re.findall(r"<li>([^<]+)", (tmp_path / "ana.html").read_text())
    (tmp_path / "lines").write_text("\n".join(lines))
    (tmp_path / "ana.trusteekey").rename(tmp_path / "lost")
    code, _, err = run("key", "recover", "--lines", "lines", "--out", "ana.trusteekey", *PW)
    assert (code, err) == (0, "")
    assert (tmp_path / "ana.ledger").read_bytes() == ledger
    assert (tmp_path / "lost").read_text().split('"')[7] == (
        tmp_path / "ana.trusteekey"
    ).read_text().split('"')[7]  # the public key


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("new", "--trustee", "--out", "ana.trusteekey"), "a file of that name is there already"),
        (
            ("new", "--trustee", "--out", "b.trusteekey", "--sheet", "s.html"),
            "s.html could not be written: a file of that name is there already",
        ),
        (
            ("new", "--trustee", "--out", "b.trusteekey", "--sheet", "b.pdf"),
            "b.pdf: the sheet is a web page to print, and its name ends in .html",
        ),
        (("new", "--sheet", "x.html"), "--sheet: it goes with --trustee"),
        (("new", "--x25519"), "--x25519: it goes with --trustee"),
        (
            ("recover", "--lines", "pw", "--out", "c.trusteekey"),
            "A recovery sheet has 5 lines of letters, and here are 1",
        ),
        (("recover", "--out", "c.trusteekey"), "Give --lines FILE"),
        (("recover", "--lines", "lines", "--out", "ana.trusteekey"), "is there already"),
        (("recover", "--lines", "lines", "--out", "other.trusteekey"), "belongs to another key"),
        (("recover", "--lines", "typed", "--out", "c.trusteekey"), "typing error in line 2"),
        (("sheet", "pw", "--out", "t.html"), "not the file of a trustee's private key"),
        (("test", "pw", "--key", "ana.trusteekey"), "pw"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is_made(run, tmp_path, command, said):
    run("key", "new", "--trustee", "--x25519", "--out", "ana.trusteekey", "--sheet", "s.html", *PW)
    run("key", "new", "--trustee", "--x25519", "--out", "other.trusteekey", *PW)
    (tmp_path / "other.trusteekey").unlink()
    lines = re.findall(r"<li>([^<]+)", (tmp_path / "s.html").read_text())
    (tmp_path / "lines").write_text("\n".join(lines))
    other = ("A" if lines[1][0] != "A" else "B") + lines[1][1:]
    (tmp_path / "typed").write_text("\n".join([lines[0], other, *lines[2:]]))
    before = {p: p.read_bytes() for p in tmp_path.iterdir()}
    code, _, err = run("key", *command, *PW)
    assert code == 2
    assert said in err
    assert {p: p.read_bytes() for p in tmp_path.iterdir()} == before


def test_an_analysts_key_is_made_as_before(run):
    code, out, _ = run("key", "new", "--out", "a.analystkey", *PW)
    assert code == 0
    assert '"analyst_key": "analyst2-' in out
    assert run("key", "show", "a.analystkey")[1].startswith('"analyst_key": "analyst2-')


def test_a_trustees_key_is_tried_on_a_survey(run, tmp_path, make_survey):
    for name in ("ana", "ben", "chi"):
        assert (
            run("key", "new", "--trustee", "--x25519", "--out", f"{name}.trusteekey", *PW)[0] == 0
        )
    secrets = [
        unlock_trustee(tmp_path / f"{name}.trusteekey", "correct horse battery")
        for name in ("ana", "ben")
    ]
    survey = make_survey()
    people = tuple(
        Trustee(name, secret.key) for name, secret in zip(("Ana", "Ben"), secrets, strict=True)
    )
    tallies = Tallies((("used",),), people, threshold=2, capacity=500)
    save_survey(replace(survey, tallies=tallies), tmp_path / "s.survey.json")
    code, out, _ = run("key", "test", "s.survey.json", "--key", "ben.trusteekey", *PW)
    assert (code, "its box opened again: Ben, " in out) == (0, True)
    code, _, err = run("key", "test", "s.survey.json", "--key", "chi.trusteekey", *PW)
    assert code == 2
    assert "belongs to none of the trustees of the survey small, who are Ana, Ben" in err
    save_survey(survey, tmp_path / "plain.survey.json")
    code, _, err = run("key", "test", "plain.survey.json", "--key", "ana.trusteekey", *PW)
    assert (code, "declares no tallies" in err) == (2, True)


def test_what_is_called_a_trustees_key_and_is_none_is_refused_as_that(run, tmp_path):
    (tmp_path / "ana.trusteekey").write_text("x\n")
    code, out, err = run("key", "show", "ana.trusteekey")
    assert (code, out) == (2, "")
    assert err == (
        "error: ana.trusteekey cannot be used: it is not the file of a trustee's private key.\n"
    )
