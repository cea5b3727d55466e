"""Making a trustee's key: the key file, its ledger, and the recovery sheet."""

from __future__ import annotations

from pathlib import Path

from surveyapp.messages.message import Message, msg
from surveyapp.services.tallies.recovery_sheet import recovery_sheet, write_recovery_sheet
from surveyapp.storage.collection.key_file import check_passphrase
from surveyapp.storage.files.safe_files import check_new
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger, read_ledgers
from surveyapp.storage.tallies.recovery_lines import read_recovery_lines
from surveyapp.storage.tallies.trustee_keys import (
    new_trustee_secret,
    unlock_trustee,
    write_trustee_key,
)
from surveyapp.survey.definition.trustee_key import TrusteeKey

LEDGER_IS_NEW = msg(
    "Its memory of signed lists is new and empty. If lists were signed with this key before, put the old "
    ".ledger file in its place, or sign those lists again, before any other."
)


def make_trustee_key(
    path: Path, passphrase: str, *, sheet: Path | None = None, is_hybrid: bool = True
) -> TrusteeKey:
    """Make a trustee's key pair, write the key file with its ledger, and return the public key.

    Parameters
    ----------
    path
        the key file to write; it must not be there.
    passphrase
        what opens it.
    sheet
        where the recovery sheet goes, a web page to print; None: none is written.
    is_hybrid
        whether its boxes are of ML-KEM-768 with X25519; else of X25519 alone, which are smaller.

    Raises
    ------
    UserProblem
        if the passphrase has fewer than 8 characters.
    DiskProblem
        if a file cannot be written, or is there.
    """
    check_passphrase(passphrase)
    for place in (path, ledger_path(path), *(() if sheet is None else (sheet,))):
        check_new(place)
    secret = new_trustee_secret(is_hybrid=is_hybrid)
    new_ledger(ledger_path(path), secret)
    write_trustee_key(path, passphrase, secret)
    if sheet is not None:
        write_recovery_sheet(sheet, recovery_sheet(secret))
    return secret.key


def sheet_of_key(path: Path, passphrase: str, sheet: Path) -> None:
    """Write the recovery sheet of a key file.

    Parameters
    ----------
    path
        the key file.
    passphrase
        what opens it.
    sheet
        where the recovery sheet goes; it must not be there.

    Raises
    ------
    UserProblem
        if the passphrase is another.
    FileRefused
        if ``path`` is no trustee's key file.
    DiskProblem
        if the sheet cannot be written, or is there.
    """
    write_recovery_sheet(sheet, recovery_sheet(unlock_trustee(path, passphrase)))


def recover_trustee_key(
    lines: str, path: Path, passphrase: str
) -> tuple[TrusteeKey, Message | None]:
    """Make the key file again from a recovery sheet; return the public key and what is to be known.

    A ledger that is there stays; without one, an empty one is made, which is said.

    Parameters
    ----------
    lines
        the five lines of the sheet.
    path
        the key file to write; it must not be there.
    passphrase
        what is to open it.

    Raises
    ------
    UserProblem
        if a line has a typing error, naming it; if the passphrase has fewer than 8 characters.
    DiskProblem
        if a file cannot be written, or the key file is there.
    FileRefused
        if the ledger that is there is another key's.
    """
    check_passphrase(passphrase)
    check_new(path)
    secret = read_recovery_lines(lines)
    ledger = ledger_path(path)
    is_new = not ledger.exists()
    if is_new:
        new_ledger(ledger, secret)
    else:
        read_ledgers(ledger, secret)
    write_trustee_key(path, passphrase, secret)
    return secret.key, LEDGER_IS_NEW if is_new else None
