"""The hash over the program's files is the one that a shell computes."""

import shutil
import subprocess

import pytest

import surveyapp
from surveyapp.services.program.identity import identify
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.program import program_files
from surveyapp.storage.program.program_files import (
    HASH_COMMAND,
    build_stamp,
    hashed,
    program_folder,
)
from surveyapp.survey.definition.fingerprint_words import bytes_to_words


@pytest.fixture
def folder(tmp_path):
    root = tmp_path / "program"
    (root / "lib" / "__pycache__").mkdir(parents=True)
    (root / "lib-extra").mkdir()
    (root / "program").write_bytes(b"run")
    (root / "lib" / "a b.so").write_bytes(b"one")
    (root / "lib" / "é.so").write_bytes(b"two")
    (root / "lib-extra" / "c").write_bytes(b"three")
    (root / "lib.so").symlink_to(root / "lib" / "a b.so")
    (root / "lib" / "__pycache__" / "x.pyc").write_bytes(b"cache")
    return root


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum here")
def test_a_shell_computes_the_same_hash(folder):
    said = subprocess.run(
        ["sh", "-c", HASH_COMMAND], cwd=folder, capture_output=True, text=True, check=True
    )
    assert said.stdout.split()[0] == identify(folder=folder).sha256


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum here")
def test_the_lines_of_the_files_are_what_sha256sum_checks(folder):
    lines = "".join(identify(folder=folder).files)
    words = ["sha256sum", "--check", "--strict", "--quiet"]
    assert subprocess.run(words, cwd=folder, input=lines, text=True, check=False).returncode == 0


def test_each_change_of_a_file_changes_the_hash(folder):
    seen = {identify(folder=folder).sha256}
    (folder / "lib" / "a b.so").write_bytes(b"onf")
    seen.add(identify(folder=folder).sha256)
    (folder / "added").write_bytes(b"")
    seen.add(identify(folder=folder).sha256)
    (folder / "added").rename(folder / "renamed")
    seen.add(identify(folder=folder).sha256)
    (folder / "program").unlink()
    seen.add(identify(folder=folder).sha256)
    assert len(seen) == 5


def test_caches_of_python_and_times_change_nothing(folder):
    before = identify(folder=folder).sha256
    (folder / "lib" / "__pycache__" / "y.pyc").write_bytes(b"more")
    (folder / "program").touch()
    assert identify(folder=folder).sha256 == before


def test_progress_is_told_of_each_file(folder):
    told = []
    identify(lambda done, total: told.append((done, total)), folder=folder)
    assert told == [(done, 5) for done in range(6)]


def test_a_file_that_cannot_be_read_is_told(folder):
    with pytest.raises(DiskProblem, match=r"gone could not be read"):
        hashed(folder / "gone", folder)


def test_an_installed_package_is_its_folder_and_a_bundle_its_own(monkeypatch, tmp_path):
    assert program_folder().joinpath("__init__.py").samefile(surveyapp.__file__)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "bundle" / "surveyapp"))
    assert program_folder() == tmp_path / "bundle"
    monkeypatch.setattr(
        "sys.executable", str(tmp_path / "S.app" / "Contents" / "MacOS" / "surveyapp")
    )
    assert program_folder() == tmp_path / "S.app" / "Contents"


def test_a_build_is_stamped_and_what_is_not_calls_itself_source(monkeypatch, tmp_path):
    assert build_stamp() == "source"
    stamp = tmp_path / "build.txt"
    stamp.write_text("2026-11-21-0123456789ab\n", encoding="utf-8")
    monkeypatch.setattr(program_files, "resource", lambda *_: stamp)
    assert build_stamp() == "2026-11-21-0123456789ab"


def test_the_program_in_words_is_the_beginning_of_its_hash():
    program = identify()
    words = program.words.split("-")
    assert len(words) == 8
    assert bytes_to_words(bytes.fromhex(program.sha256[:16])) == program.words
