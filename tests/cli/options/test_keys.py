"""Keys and kiosks on the command line: four sentences for four troubles."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from surveyapp.services.project.import_collections import verify_files
from surveyapp.storage.collection import key_file
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.survey.definition.kiosk_names import kiosk_words
from tests.helpers.made_projects import exports_of_two


@pytest.fixture
def run(run, cheap_keys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pw").write_text("correct horse battery\n")
    (tmp_path / "wrong").write_text("wrong horse battery\n")
    return run


@pytest.fixture
def field(run, make_survey, tmp_path):
    """A key, a survey sealed to it and the exports of two kiosks."""
    assert run("key", "new", "--out", "a.analystkey", "--passphrase-file", "pw")[0] == 0
    assert run("key", "new", "--out", "b.analystkey", "--passphrase-file", "pw")[0] == 0
    public = key_file.public_key_of(tmp_path / "a.analystkey")
    survey = make_survey(analyst_key=public.text)
    save_survey(survey, tmp_path / "s.survey.json")
    return exports_of_two(tmp_path, survey)


WITH_KEY = ("--key", "a.analystkey", "--passphrase-file", "pw")


def test_the_new_key_is_told_as_the_line_for_the_survey(run, tmp_path):
    code, out, _ = run("key", "new", "--out", "a.analystkey", "--passphrase-file", "pw")
    key = key_file.public_key_of(tmp_path / "a.analystkey")
    assert code == 0
    assert f'"analyst_key": "{key.text}"' in out
    assert key.fingerprint in out
    assert run("key", "show", "a.analystkey")[1].splitlines() == out.splitlines()[-2:]


def test_a_key_is_tried_with_its_survey(run, field):
    assert run("key", "test", "s.survey.json", *WITH_KEY)[0] == 0
    code, _, err = run(
        "key", "test", "s.survey.json", "--key", "b.analystkey", "--passphrase-file", "pw"
    )
    assert (code, "would open none" in err) == (2, True)


def test_wrong_key_wrong_passphrase_unknown_kiosk_and_damaged_file_are_four_sentences(
    run, field, tmp_path
):
    project = ("--project", "p.surveydesk")
    wrong_key = run(
        *("import", field[0], *project, "--accept-kiosks"),
        *("--key", "b.analystkey", "--passphrase-file", "pw"),
    )
    wrong_passphrase = run(
        "import", field[0], *project, "--key", "a.analystkey", "--passphrase-file", "wrong"
    )
    assert run("import", field[0], *project, "--accept-kiosks", *WITH_KEY)[0] == 0
    unknown = run("import", field[1], *project, *WITH_KEY)
    torn = tmp_path / "torn.collection"
    torn.write_bytes(field[1].read_bytes()[:-9])
    damaged = run("import", torn, *project, *WITH_KEY)
    told = [wrong_key, wrong_passphrase, unknown, damaged]
    assert [code for code, _, _ in told] == [1, 2, 1, 1]
    assert len({err for _, _, err in told}) == 4
    for (_, _, err), said in zip(
        told,
        (
            "and the key given is",
            "passphrase does not open",
            "does not know",
            "altered or the file is cut",
        ),
        strict=True,
    ):
        assert said in err
        assert len(err.splitlines()) == 1


def test_kiosks_are_listed_accepted_and_closed(run, field):
    project = ("--project", "p.surveydesk")
    run("import", field[0], *project, "--accept-kiosks", *WITH_KEY)
    assert run("import", field[1], *project)[0] == 2
    run("import", field[1], *project, *WITH_KEY)
    listed = json.loads(run("kiosks", *project, "--json", "-", *WITH_KEY)[1])
    assert [row["state"] for row in listed] == ["accepted", "waiting"]
    assert [row["waiting_interviews"] for row in listed] == [0, 12]
    code, out, _ = run("kiosks", *project, "--accept", listed[1]["words"], *WITH_KEY)
    assert (code, "imported, 12 new interviews" in out) == (0, True)
    assert "files of other kiosks wait" in out
    assert "files of any kiosk are taken" in run("kiosks", *project, "--open", *WITH_KEY)[1]
    code, out, err = run("estimate", *project, "--csv", "-", *WITH_KEY)
    assert ",24," in out
    assert code in {0, 1}  # few interviews are told with a warning
    assert "refused" not in err


def test_verify_and_estimate_say_what_is_sealed(run, field):
    code, out, err = run("verify", "stick")
    assert "Nobody has compared the words" in err
    assert (code, out.count("12 new interviews (sealed, not opened)")) == (0, 2)
    code, out, _ = run("verify", "stick", *WITH_KEY)
    assert (code, out.count("sealed")) == (0, 0)
    code, _, err = run("estimate", "stick", "--accept-kiosks")
    assert (code, "is sealed to the analyst's key" in err) == (2, True)
    code, _, err = run("estimate", "stick", "--accept-kiosks", *WITH_KEY)
    assert code in {0, 1}  # few interviews are told with a warning
    assert "sealed" not in err
    regress = ("regress", "stick", "--outcome", "used", "--accept-kiosks")
    assert "sealed" in run(*regress)[2]
    assert "sealed" not in run(*regress, *WITH_KEY)[2]


def test_nobody_estimates_from_strangers_sealed_files_without_saying_so(run, field):
    """Whoever makes a key can sign invented interviews: their words are told, and nothing else."""
    words = [report.kiosk for report in verify_files(field)]
    for command in (
        ("estimate", "stick"),
        ("regress", "stick", "--outcome", "used"),
        ("quality", "stick"),
        ("report", "stick", "--out", "r.html"),
        ("train", "tree", "stick", "--label", "used", "--out", "m.json"),
    ):
        code, out, err = run(*command, *WITH_KEY)
        assert (code, out) == (1, "")
        assert err.count("was not read: nobody has enrolled its kiosk") == 2
        assert all(kiosk_words(one) in err for one in words)
        assert all(line.startswith("error: ") for line in err.splitlines())
        assert "supervisor screen" in err.splitlines()[-1]


def test_an_enrolment_file_of_the_supervisor_lets_its_kiosk_in(run, field, tmp_path):
    (tmp_path / "enrolled").mkdir()
    code, out, _ = run("export", "--store", "kiosk0", "--out", "enrolled", "--enrolment")
    assert (code, out.strip().endswith(".enrolment")) == (0, True)
    assert run("export", "--store", "kiosk0", "--out", "enrolled", "--enrolment") == (0, out, "")
    one = ("--kiosks", out.strip())
    code, _, err = run("estimate", "stick", *one, *WITH_KEY)
    assert (code, err.count("“")) == (1, 1)
    code, out, _ = run("import", "stick", "--project", "p.surveydesk", *one, *WITH_KEY)
    assert (code, out.count("12 new interviews")) == (1, 1)
    run("export", "--store", "kiosk1", "--out", "enrolled", "--enrolment")
    assert run("estimate", "stick", "--kiosks", "enrolled", *WITH_KEY)[0] in {0, 1}
    assert ",24," in run("estimate", "stick", "--kiosks", "enrolled", *WITH_KEY, "--csv", "-")[1]
    project = ("--project", "p.surveydesk", "--kiosks", "enrolled")
    code, out, _ = run("kiosks", *project, *WITH_KEY)
    assert (code, out.count("imported, 12 new interviews")) == (0, 1)
    assert out.count("  accepted  ") == 2


def test_a_kiosk_is_revoked_by_its_words_and_its_files_are_removed_if_asked(run, field):
    project = ("--project", "p.surveydesk")
    run("import", "stick", *project, "--accept-kiosks", *WITH_KEY)
    project = (*project, *WITH_KEY)
    first, second = json.loads(run("kiosks", *project, "--json", "-")[1])
    code, out, _ = run("kiosks", *project, "--revoke", first["words"])
    assert (code, out.count("revoked")) == (0, 1)
    assert ",24," in run("estimate", *project, "--csv", "-")[1]
    assert run("kiosks", *project, "--revoke", second["words"], "--remove-files")[0] == 0
    assert ",12," in run("estimate", *project, "--csv", "-")[1]
    for option in (("--accept-kiosks",), ("--kiosks", "enrolled")):
        for command in (("estimate",), ("regress", "--outcome", "used"), ("quality",)):
            code, _, err = run(*command, *project, *option, *WITH_KEY)
            assert (code, "a list of its own" in err) == (2, True)
    code, _, err = run("kiosks", *project, "--remove-files")
    assert (code, "--revoke" in err) == (2, True)


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
@pytest.mark.parametrize("secret", ["a.analystkey", "pw"])
def test_a_secret_that_everybody_can_read_is_told_with_what_to_do(run, field, secret):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        for one in ("a.analystkey", "pw"):
            shutil.copyfile(one, folder / one)
            (folder / one).chmod(0o600)
        opened = ("key", "test", "s.survey.json", "--key", folder / "a.analystkey")
        opened = (*opened, "--passphrase-file", folder / "pw")
        assert run(*opened)[2] == ""
        (folder / secret).chmod(0o644)
        code, _, err = run(*opened)
        assert (code, err.count("chmod 600")) == (0, 1)
        assert err.startswith(f"warning: {secret} contains a secret")
        folder.chmod(0o700)
        assert run(*opened)[2] == ""


def test_a_passphrase_file_that_is_a_link_to_itself_is_refused_in_words(run, field, tmp_path):
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    code, _, err = run("verify", "stick", "--key", "a.analystkey", "--passphrase-file", loop)
    assert code == 2
    assert err.startswith("error: loop cannot be used")


def test_without_a_terminal_a_passphrase_is_not_waited_for(run, field, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, _, err = run("import", *field, "--project", "p.surveydesk", "--key", "a.analystkey")
    assert (code, "--passphrase-file" in err) == (2, True)


@pytest.mark.parametrize(
    ("again", "code"), [("correct horse battery", 0), ("correct horse batter", 2)]
)
def test_a_terminal_is_asked_for_a_new_passphrase_twice(run, monkeypatch, tmp_path, again, code):
    typed = ["correct horse battery", again]
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("getpass.getpass", lambda _prompt: typed.pop(0))
    assert run("key", "new", "--out", "c.analystkey")[0] == code
    assert (tmp_path / "c.analystkey").exists() == (code == 0)


@pytest.mark.parametrize(
    "arguments",
    [
        ("key",),
        ("key", "new", "--passphrase-file", "missing"),
        ("key", "show", "pw"),
        ("kiosks", "--project", "missing.surveydesk"),
        ("import", "x", "--project", "p", "--key", "pw", "--passphrase-file", "pw"),
    ],
)
def test_misuse_is_one_sentence(run, arguments):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert len(err.splitlines()) == 1


QUICK_PROGRAM = """
import sys
from surveyapp.cli import main
from surveyapp.services.project.import_collections import verify_files
from surveyapp.storage.collection import key_file
from surveyapp.survey.definition.kiosk_names import kiosk_words

key_file._COST = {"n": 2**10, "r": 8, "p": 1}
sys.exit(main(sys.argv[1:]))
"""
"""The program with keys that cost as little as those of these tests."""


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_the_script_of_a_report_opens_sealed_files_of_kiosks_that_it_does_not_know(
    run, field, tmp_path, ending
):
    words = [sys.executable] if ending == "py" else ["sh"]
    if shutil.which(words[0]) is None:
        pytest.skip("there is no POSIX shell")
    project = ("--project", "p.surveydesk")
    assert run("import", *field, *project, "--accept-kiosks", *WITH_KEY)[0] == 0
    run("report", *project, "--out", "r.html", "--script", *WITH_KEY)
    (tmp_path / "program.py").write_text(QUICK_PROGRAM)
    done = subprocess.run(
        [*words, str(tmp_path / f"r.{ending}"), str(field[0].parent), *WITH_KEY],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": f"{sys.executable} program.py"},
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "same: estimates.csv" in done.stdout
