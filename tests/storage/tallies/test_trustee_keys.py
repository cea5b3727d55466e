"""A trustee's private key: its file, its letters on paper, and that one typing error is named by its line."""

from __future__ import annotations

import random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from surveyapp.errors import UserProblem
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.key_file import public_key_of
from surveyapp.storage.collection.sealing import BoxDamaged
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused
from surveyapp.storage.tallies.recovery_lines import read_recovery_lines, recovery_lines
from surveyapp.storage.tallies.trustee_keys import (
    TRUSTEE_FILE,
    TrusteeSecret,
    new_trustee_secret,
    unlock_trustee,
    write_trustee_key,
)
from surveyapp.survey.definition.trustee_key import read_trustee_key

PASSPHRASE = "correct hörse battery"  # noqa: S105 - of keys that are made here
SECRET = TrusteeSecret(bytes(range(32)))
LINES = (
    "AAAQ EAYE AUDA OAWC",
    "BAEQ UCYM BUHA 6VCB",
    "CAIR EEYU CULB POAV",
    "DAMR UGY4 DUPB 7YGT",
    "AJ35 4K3T SSJZ TBNN",
)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


pytestmark = pytest.mark.usefixtures("cheap_keys")


@pytest.mark.parametrize("is_hybrid", [True, False])
def test_a_key_file_opens_with_its_passphrase_and_shows_its_public_key_without(tmp_path, is_hybrid):
    secret = new_trustee_secret(is_hybrid=is_hybrid)
    write_trustee_key(tmp_path / "a.trusteekey", PASSPHRASE, secret)
    assert TRUSTEE_FILE.public_key_of(tmp_path / "a.trusteekey") == secret.key
    assert unlock_trustee(tmp_path / "a.trusteekey", PASSPHRASE) == secret
    assert read_trustee_key(secret.key.text) == secret.key
    assert secret.secret.hex() not in (tmp_path / "a.trusteekey").read_text()
    assert repr(secret.secret) not in repr(secret)


def test_the_keys_of_a_secret_are_fixed_for_ever():
    assert SECRET.key.fingerprint == "honey-sparrow-chimney-hazel-lobster-lizard-market-icicle"
    assert (
        SECRET.key.signing.hex()
        == "951e9b58658b0493e575bf8a6c7b73dda3de4632be2d7c281cf20cbb8ec4fb97"
    )
    assert (
        SECRET.ledger_key.hex()
        == "1a28a9cb2cc006a83595fcb28fdcfa1b99ebc8fc6457b7affa8bf61446feb5bd"
    )
    Ed25519PublicKey.from_public_bytes(SECRET.key.signing).verify(SECRET.signing.sign(b"x"), b"x")


def test_a_wrong_passphrase_an_analysts_key_and_a_file_that_is_there_are_each_told(tmp_path):
    path = tmp_path / "a.trusteekey"
    write_trustee_key(path, PASSPHRASE, SECRET)
    with pytest.raises(UserProblem, match="does not open the key file"):
        unlock_trustee(path, PASSPHRASE + "x")
    with pytest.raises(DiskProblem, match="is there already"):
        write_trustee_key(path, PASSPHRASE, SECRET)
    key_file.new_key(tmp_path / "a.analystkey", PASSPHRASE)
    with pytest.raises(FileRefused, match="not the file of a trustee's private key"):
        unlock_trustee(tmp_path / "a.analystkey", PASSPHRASE)
    with pytest.raises(FileRefused, match="not the file of an analyst's private key"):
        public_key_of(path)


def test_every_damaged_byte_of_a_key_file_is_told_as_damage(tmp_path):
    path = tmp_path / "a.trusteekey"
    write_trustee_key(path, PASSPHRASE, new_trustee_secret(is_hybrid=False))
    data = path.read_bytes()
    for at in range(0, len(data) - 1, 3):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(FileRefused):
            TRUSTEE_FILE.public_key_of(path)


def test_the_lines_of_a_sheet_are_fixed_for_ever_and_give_the_key_back():
    lines = recovery_lines(SECRET)
    assert lines == LINES
    assert read_recovery_lines("\n".join(lines)) == SECRET
    classic = TrusteeSecret(SECRET.secret, is_hybrid=False)
    assert read_recovery_lines("\n".join(recovery_lines(classic))) == classic


def test_what_people_type_is_understood():
    typed = [f"{number}. {line}" for number, line in enumerate(recovery_lines(SECRET), start=1)]
    text = "\n\n".join(typed).lower().replace("o", "0").replace("b", "8").replace("  ", "-")
    assert read_recovery_lines(text) == SECRET


def test_each_wrong_letter_is_named_by_its_line():
    lines = recovery_lines(SECRET)
    draw = random.Random(1)  # noqa: S311 - a test
    for number, line in enumerate(lines, start=1):
        for at, letter in enumerate(line):
            if letter == " ":
                continue
            other = draw.choice([one for one in LETTERS if one != letter])
            typed = [*lines[: number - 1], line[:at] + other + line[at + 1 :], *lines[number:]]
            with pytest.raises(UserProblem, match=f"typing error in line {number} "):
                read_recovery_lines("\n".join(typed))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[:4], "has 5 lines of letters, and here are 4"),
        (lambda lines: [lines[1], lines[0], *lines[2:]], "line 1 of the recovery sheet: a letter"),
        (lambda lines: [lines[0] + "A", *lines[1:]], "it has 17 letters and must have 16"),
        (lambda lines: ["é" + lines[0][1:], *lines[1:]], "a sign that is never in one"),
        (
            lambda lines: [recovery_lines(TrusteeSecret(bytes(32)))[0], *lines[1:]],
            "do not belong to one recovery sheet",
        ),
    ],
)
def test_other_mistakes_at_typing_are_told(change, said):
    with pytest.raises(UserProblem, match=said):
        read_recovery_lines("\n".join(change(list(recovery_lines(SECRET)))))


def test_a_key_opens_no_box_of_another():
    other = TrusteeSecret(bytes(32))
    with pytest.raises(BoxDamaged):
        other.opener.open_box(bytes(2000), b"")


def test_a_wrong_passphrase_names_the_recovery_sheet(tmp_path):
    path = tmp_path / "ana.trusteekey"
    write_trustee_key(path, "correct horse", TrusteeSecret(bytes(32)))
    with pytest.raises(UserProblem, match="from its recovery sheet"):
        unlock_trustee(path, "another horse")
