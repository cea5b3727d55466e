"""Sealed projects on the command line: a canary is in no file; what is purged is erased, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

import pytest

from surveyapp.services.project.save_as import save_project_as
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.collection.unsealing import open_collection
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project import sealed_database
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sealed_file import key_of_project
from surveyapp.storage.project.unlocked_keys import keep_unlocked
from tests.helpers.made_projects import exports_of_two

WITH_KEY = ("--key", "a.analystkey", "--passphrase-file", "pw")


@pytest.fixture
def run(run, cheap_keys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pw").write_text("correct horse battery\n")
    return run


@pytest.fixture
def files(run, make_survey, tmp_path):
    """Exports of two kiosks of a sealed survey, 12 interviews each."""
    assert run("key", "new", "--out", "a.analystkey", "--passphrase-file", "pw")[0] == 0
    public = key_file.public_key_of(tmp_path / "a.analystkey")
    survey = make_survey(analyst_key=public.text)
    return exports_of_two(tmp_path, survey)


@pytest.fixture
def canaries(files, run, tmp_path):
    """Every interview's id as bytes: as text, and as a database holds it. Sealed, they are in no file."""
    opener = key_file.unlock(tmp_path / "a.analystkey", "correct horse battery")
    found = []
    for path in files:
        lines = open_collection(read_collection(path), opener).collection.lines()
        ids = [line.partition(",")[0] for line in lines]
        found += [one.encode() for one in ids]
        found += [int(one[:16], 16).to_bytes(8, "little") for one in ids]
        found += [int(one[16:], 16).to_bytes(8, "little") for one in ids]
    assert len(found) == 72
    return found


def seen(folder: Path, canaries: list[bytes]) -> set[str]:
    """Return the files under ``folder`` that hold a canary in the clear."""
    found = set()
    for path in folder.rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        if any(one in data for one in canaries):
            found.add(path.name)
    return found


def plain(run, files, monkeypatch) -> None:
    """Import as programs before sealed projects did."""
    with monkeypatch.context() as older:
        older.setattr(sealed_database, "is_sealed_project", lambda _path: False)
        older.setattr("surveyapp.services.project.sealing.key_of_files", lambda *_: None)
        older.setattr(Project, "_check_is_safe", lambda *_: None)
        assert (
            run("import", *files, "--project", "p.surveydesk", "--accept-kiosks", *WITH_KEY)[0] == 0
        )


def test_a_canary_of_sealed_interviews_is_in_no_file_after_any_command(
    run, files, canaries, tmp_path
):
    project = ("--project", "p.surveydesk", *WITH_KEY)
    for command in (
        ("import", *files, "--accept-kiosks"),
        ("estimate",),
        ("quality",),
        ("surveys",),
        ("kiosks",),
        ("remove", files[0].name),
        ("undo",),
        ("redo",),
        ("history",),
        ("purge",),
        ("privacy",),
    ):
        code, _, err = run(*command, *project)
        assert code in {0, 1}, err
        assert seen(tmp_path, canaries) == set(), command
    code, _, err = run("estimate", "--project", "p.surveydesk")
    assert (code, "p.surveydesk is sealed to the analyst's key" in err) == (2, True)
    assert run("estimate", *project, "--csv", "-")[1].count(",12,") > 0


@pytest.mark.parametrize("command", ["estimate", "quality", "kiosks"])
def test_a_command_decrypts_its_project_once_and_lets_it_go(run, files, monkeypatch, command):
    project = ("--project", "p.surveydesk", *WITH_KEY)
    assert run("import", *files, "--accept-kiosks", *project)[0] == 0
    read, decrypted = sealed_database.read_tables, []
    monkeypatch.setattr(
        sealed_database,
        "read_tables",
        lambda root, content: (decrypted.append(root), read(root, content)),
    )
    for times in (1, 2):
        assert run(command, *project)[0] in {0, 1}
        assert len(decrypted) == times
    assert not list(files[0].parent.parent.glob(".*.lock"))


@pytest.mark.skipif(os.name != "posix", reason="links are POSIX")
@pytest.mark.parametrize("command", ["estimate", "surveys"])
def test_a_project_that_is_a_link_to_itself_is_refused_in_words(run, tmp_path, command):
    (tmp_path / "p.surveydesk").symlink_to("p.surveydesk")
    code, _, err = run(command, "--project", "p.surveydesk")
    assert code == 2
    assert "p.surveydesk" in err
    assert "mistake" not in err


def test_a_strangers_file_does_not_decide_whose_key_opens_the_project(
    run, files, make_survey, other_opener, tmp_path
):
    store = KioskStore(tmp_path / "stranger", make_survey(analyst_key=other_opener.key.text))
    for _ in range(12):
        store.add(["no"], date(2026, 3, 1))
    (theirs,) = store.export(tmp_path / "stick").files
    store.close()
    key = key_file.public_key_of(tmp_path / "a.analystkey")
    project = ("--project", "p.surveydesk")
    run("import", theirs, *files, *project, "--accept-kiosks", *WITH_KEY)
    assert key_of_project(tmp_path / "p.surveydesk") == key
    (tmp_path / "p.surveydesk").unlink()
    run("import", theirs, *files, *project)
    assert key_of_project(tmp_path / "p.surveydesk") == key


@pytest.mark.parametrize("ending", ["parquet", "sav", "dta"])
def test_an_export_is_nowhere_but_where_it_was_asked_for(run, files, tmp_path, monkeypatch, ending):
    """Killed within the library that writes it, it leaves nothing in the folder for temporary files."""
    project = ("--project", "p.surveydesk", *WITH_KEY)
    assert run("import", *files, "--accept-kiosks", *project)[0] == 0
    (tmp_path / "out").mkdir()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    made: list[Path] = []
    whole = tempfile.TemporaryDirectory

    def noted(*given: object, **named: object) -> object:
        folder = whole(*given, **named)
        made.append(Path(folder.name))
        return folder

    monkeypatch.setattr(tempfile, "TemporaryDirectory", noted)
    assert run("convert", *project, "--out", f"out/made.{ending}")[0] == 0
    assert [one.parent.resolve() for one in made] == [tmp_path / "out"]
    assert [one.name for one in (tmp_path / "out").iterdir()] == [f"made.{ending}"]


def test_the_same_canary_is_found_in_a_project_in_the_clear_until_it_is_sealed(
    run, files, canaries, tmp_path, monkeypatch
):
    plain(run, files, monkeypatch)
    assert seen(tmp_path, canaries) == {"p.surveydesk"}
    code, before, err = run("estimate", "--project", "p.surveydesk", "--csv", "-")
    assert "it contains 24 interviews that kiosks had sealed" in err
    held = os.open("p.surveydesk", os.O_RDONLY)
    code, out, err = run("seal", "--project", "p.surveydesk", *WITH_KEY)
    assert (code, "sealed to the key" in out, err) == (0, True, "")
    assert seen(tmp_path, canaries) == set()
    old = os.pread(held, 10**7, 0)
    os.close(held)
    assert (
        old.count(0) == len(old) > 10_000
    )  # the old file's own bytes, though nobody finds it any more
    code, again, err = run("estimate", "--project", "p.surveydesk", "--csv", "-", *WITH_KEY)
    assert again == before
    assert "in the clear" not in err
    assert "sealed already" in run("seal", "--project", "p.surveydesk", *WITH_KEY)[2]


def test_a_project_is_not_sealed_without_the_private_key(run, files, monkeypatch, tmp_path):
    plain(run, files, monkeypatch)
    before = (tmp_path / "p.surveydesk").read_bytes()
    code, _, err = run("seal", "--project", "p.surveydesk")
    assert (code, "Give the file of the private key" in err) == (2, True)
    assert (tmp_path / "p.surveydesk").read_bytes() == before


def test_sealed_interviews_are_refused_where_they_would_lie_in_the_clear(
    run, files, make_survey, tmp_path, canaries
):
    store = KioskStore(tmp_path / "open", make_survey(id="other"))
    for _ in range(12):
        store.add(["yes"], date(2026, 3, 1))
    (tmp_path / "out").mkdir()
    (open_file,) = store.export(tmp_path / "out").files
    store.close()
    assert run("import", open_file, "--project", "p.surveydesk")[0] == 0
    code, _, err = run(
        "import",
        files[0],
        "--project",
        "p.surveydesk",
        "--add-survey",
        "--accept-kiosks",
        *WITH_KEY,
    )
    assert (code, "is not encrypted; import it" in err) == (1, True)
    assert seen(tmp_path, canaries) == set()


@pytest.mark.parametrize("is_sealed", [True, False])
def test_what_is_removed_stays_in_the_file_until_it_is_purged(
    run, files, canaries, monkeypatch, is_sealed
):
    tmp_path = files[0].parent.parent
    project = ("--project", "p.surveydesk", *WITH_KEY)
    if is_sealed:
        assert run("import", *files, "--accept-kiosks", *project)[0] == 0
    else:
        plain(run, files, monkeypatch)
    first, second = canaries[:36], canaries[36:]
    code, out, _ = run("remove", files[0].name, *project)
    assert (code, "still in the project's file until “surveyapp purge”" in out) == (0, True)
    assert run("undo", *project)[0] == 0
    assert run("redo", *project)[0] == 0
    if not is_sealed:
        assert seen(tmp_path, first) == {"p.surveydesk"}
    code, out, _ = run("purge", *project)
    assert (code, "1 file and 12 interviews erased" in out) == (0, True)
    assert seen(tmp_path, first) == set()
    assert seen(tmp_path, [files[0].name.encode()]) == set()
    assert seen(tmp_path, second) == (set() if is_sealed else {"p.surveydesk"})
    assert run("undo", *project)[0] == 2
    assert run("estimate", *project, "--csv", "-")[1].count(",12,") > 0
    assert run("import", *files, "--accept-kiosks", *project)[0] == 0
    assert run("estimate", *project, "--csv", "-")[1].count(",24,") > 0
    assert sorted(one.name for one in tmp_path.glob("*p.surveydesk*")) == ["p.surveydesk"]


def test_a_copy_of_a_sealed_project_is_sealed(run, files, canaries, tmp_path):
    project = tmp_path / "p.surveydesk"
    assert run("import", *files, "--project", project, "--accept-kiosks", *WITH_KEY)[0] == 0
    keep_unlocked(key_file.unlock(tmp_path / "a.analystkey", "correct horse battery"))
    save_project_as(project, tmp_path / "copy.surveydesk")
    assert (tmp_path / "copy.surveydesk").read_bytes() == project.read_bytes()
    assert (tmp_path / "copy.surveydesk").stat().st_mode & 0o077 == 0
    assert seen(tmp_path, canaries) == set()


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_every_project_file_is_its_owners_alone(run, files, tmp_path, monkeypatch):
    usual = os.umask(0)
    try:
        plain(run, files, monkeypatch)
        project = tmp_path / "p.surveydesk"
        with Project(project) as opened:
            opened.remove([1])
            modes = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.glob("p.*")}
            assert modes == {"p.surveydesk": 0o600, "p.surveydesk.wal": 0o600}
        project.chmod(0o644)
        save_project_as(project, tmp_path / "copy.surveydesk")
        for name in ("p", "copy"):
            assert (tmp_path / f"{name}.surveydesk").stat().st_mode & 0o777 == 0o600
        assert run("purge", "--project", "p.surveydesk")[0] == 0
        assert project.stat().st_mode & 0o777 == 0o600
        (tmp_path / "new.txt").write_text("others' files keep their mode")
        assert (tmp_path / "new.txt").stat().st_mode & 0o777 == 0o666
    finally:
        os.umask(usual)


KILLED = """
import os, signal, sys
from surveyapp.cli import main
from surveyapp.storage.collection import key_file

key_file._COST = {"n": 2**10, "r": 8, "p": 1}
point, *arguments = sys.argv[1:]
left = int(point)

def counted(call):
    def count(*given, **named):
        global left
        left -= call is fsync or "p.surveydesk" in str(given[0])
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*given, **named)
    return count

fsync = os.fsync
for name in ("chmod", "open", "fsync", "replace", "rename", "unlink"):
    setattr(os, name, counted(getattr(os, name)))
sys.exit(main(arguments))
"""
"""The program, killed without warning before its n-th operation on the project's files."""


def killed(point: int, folder: Path, *arguments: object) -> int:
    program = [sys.executable, "-c", KILLED, str(point), *map(str, arguments)]
    environment = {**os.environ, "TMPDIR": str(folder / "tmp"), "HOME": str(folder / "home")}
    done = subprocess.run(program, cwd=folder, env=environment, capture_output=True, check=False)
    return done.returncode


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
def test_after_a_kill_at_any_operation_no_file_has_a_canary_and_the_work_goes_on(
    run, files, canaries, tmp_path
):
    for name in ("tmp", "home"):
        (tmp_path / name).mkdir()
    project = ("--project", "p.surveydesk", *WITH_KEY)
    for interviews, *work in (
        (12, "import", files[0], "--accept-kiosks"),
        (24, "import", files[1], "--accept-kiosks"),
        (12, "remove", files[0].name),
        (12, "purge"),
    ):
        point, code = 1, -9
        while code == -9:
            code = killed(point, tmp_path, *work, *project)
            assert seen(tmp_path, canaries) == set(), (work, point)
            point += 1
        assert code in {0, 2}, work  # 2: a kill after the rename had done it already
        assert point > 5
        _, counted, said = run("estimate", *project, "--csv", "-")
        assert f",{interviews}," in counted, (work, said)
