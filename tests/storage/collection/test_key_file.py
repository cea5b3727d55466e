"""The private key's file: wrong passphrase, damaged file and another file are told apart."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from surveyapp.errors import UserProblem
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.collection.key_file import new_key, public_key_of, read_passphrase, unlock
from surveyapp.storage.collection.unsealing import open_collection
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused

FIRST = Path(__file__).parent / "x25519"
FIRST_WORDS = "echo-olive-valley-harbor-willow-clay-bottle-cedar"
PASSPHRASE = "correct hörse battery"  # noqa: S105 - of keys that are made here


pytestmark = pytest.mark.usefixtures("cheap_keys")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.analystkey"


def test_a_new_key_opens_with_its_passphrase(path):
    key = new_key(path, PASSPHRASE)
    assert public_key_of(path) == key
    assert unlock(path, PASSPHRASE).key == key


def test_a_passphrase_typed_with_combining_accents_is_the_same(path):
    key = new_key(path, PASSPHRASE)
    assert unlock(path, PASSPHRASE.replace("ö", "o\u0308")).key == key


def test_the_real_cost_is_128_mib_and_still_opens(path, monkeypatch):
    monkeypatch.undo()
    assert 128 * key_file._COST["n"] * key_file._COST["r"] == 128 * 2**20
    key = new_key(path, PASSPHRASE)
    assert unlock(path, PASSPHRASE).key == key


def test_two_keys_differ_and_neither_file_holds_the_private_one(tmp_path):
    keys = [new_key(tmp_path / name, PASSPHRASE) for name in "ab"]
    assert keys[0] != keys[1]
    private = unlock(tmp_path / "a", PASSPHRASE).private
    text = (tmp_path / "a").read_text()
    assert private.mlkem.private_bytes_raw().hex() not in text
    assert private.x25519.private_bytes_raw().hex() not in text


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_the_file_is_private(path):
    new_key(path, PASSPHRASE)
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_key_that_is_there_is_never_overwritten(path):
    new_key(path, PASSPHRASE)
    before = path.read_bytes()
    with pytest.raises(DiskProblem):
        new_key(path, PASSPHRASE)
    assert path.read_bytes() == before


def test_a_short_passphrase_makes_no_key(path):
    with pytest.raises(UserProblem, match="characters; several words"):
        new_key(path, "1234567")
    assert not path.exists()


def test_a_wrong_passphrase_is_told_as_one(path):
    new_key(path, PASSPHRASE)
    with pytest.raises(UserProblem, match="Try again: it is the"):
        unlock(path, PASSPHRASE + " ")


def test_every_changed_byte_of_the_file_is_told_as_damage_and_never_as_a_wrong_passphrase(path):
    new_key(path, PASSPHRASE)
    data = path.read_bytes()
    for at in range(len(data) - 1):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(FileRefused):
            unlock(path, PASSPHRASE)


def test_every_shorter_file_is_refused(path):
    new_key(path, PASSPHRASE)
    data = path.read_bytes()
    for size in range(len(data) - 1):
        path.write_bytes(data[:size])
        with pytest.raises(FileRefused):
            unlock(path, PASSPHRASE)


def test_the_public_key_of_another_file_is_refused(tmp_path):
    """Who exchanges the public key, checksum and all, has interviews sealed to a key of theirs."""
    for name in "ab":
        new_key(tmp_path / name, PASSPHRASE)
    mine, theirs = (json.loads((tmp_path / name).read_text()) for name in "ab")
    fields = {n: v for n, v in mine.items() if n != "sha256"} | {"public_key": theirs["public_key"]}
    forged = {**fields, "sha256": key_file._checksum(fields)}
    (tmp_path / "a").write_text(json.dumps(forged))
    with pytest.raises(UserProblem, match="Try again: it is the"):
        unlock(tmp_path / "a", PASSPHRASE)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not the file of"),
        (b"\xff\xfe", "not the file of"),
        (b"[]", "not the file of"),
        (b'{"format": "surveyapp-survey/1"}', "not the file of"),
        (b'{"format": "surveyapp-analyst-key/3"}', "newer"),
        (b'{"format": "surveyapp-analyst-key/1"}', "damaged"),
        (b'{"format": "surveyapp-analyst-key/2"}', "damaged"),
    ],
)
def test_another_file_is_told_as_one(path, content, said):
    path.write_bytes(content)
    with pytest.raises(FileRefused) as told:
        public_key_of(path)
    assert said in str(told.value)


def test_a_key_of_the_first_kind_opens_for_ever_with_what_was_sealed_to_it(monkeypatch):
    """Both files are as the versions before hybrid keys wrote them."""
    monkeypatch.undo()
    opener = unlock(FIRST / "analyst.analystkey", "correct horse battery")
    assert not opener.key.is_hybrid
    assert opener.key.fingerprint == FIRST_WORDS
    opened = open_collection(read_collection(FIRST / "sealed.collection"), opener)
    assert not opened.damaged
    reports = sorted(line.partition(",")[2] for line in opened.collection.lines())
    assert reports == ["no", "yes", "yes"]


def test_a_public_key_of_another_kind_than_the_files_is_damage(path):
    new_key(path, PASSPHRASE)
    first = json.loads((FIRST / "analyst.analystkey").read_text())
    fields = {**json.loads(path.read_text()), "public_key": first["public_key"]}
    del fields["sha256"]
    path.write_text(json.dumps({**fields, "sha256": key_file._checksum(fields)}))
    with pytest.raises(FileRefused, match="damaged"):
        public_key_of(path)


@pytest.mark.parametrize("content", ["a b c", "a b c\n", "a b c\r\nmore"])
def test_a_passphrase_file_gives_its_first_line(tmp_path, content):
    (tmp_path / "pw").write_bytes(content.encode())
    assert read_passphrase(tmp_path / "pw") == "a b c"


def test_a_passphrase_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "pw").write_bytes(b"\xff\xff")
    with pytest.raises(FileRefused):
        read_passphrase(tmp_path / "pw")
