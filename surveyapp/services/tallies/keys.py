"""A trustee's key: the key file, its ledger and the recovery sheet made, and tried on a survey."""

from __future__ import annotations

from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.services.project.kiosk_enrolment import TEST_KIOSK
from surveyapp.services.tallies.recovery_sheet import write_recovery_sheet
from surveyapp.storage.collection.key_file import check_passphrase
from surveyapp.storage.collection.sealing import BoxDamaged
from surveyapp.storage.files.safe_files import FileRefused, check_new
from surveyapp.storage.tallies.boxes import SeedSealer
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger, read_ledgers
from surveyapp.storage.tallies.recovery_lines import read_recovery_lines
from surveyapp.storage.tallies.tally_file import TallyScheme
from surveyapp.storage.tallies.trustee_keys import (
    TrusteeSecret,
    new_trustee_secret,
    unlock_trustee,
    write_trustee_key,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Trustee
from surveyapp.survey.definition.trustee_key import TrusteeKey

LEDGER_IS_NEW = msg(
    "Its memory of signed lists is new and empty. If lists were signed with this key before, put the old "
    ".ledger file in its place, or sign those lists again, before any other."
)


def place_of(secret: TrusteeSecret, scheme: TallyScheme) -> int:
    """Return the place of a key's trustee among those of a survey.

    Parameters
    ----------
    secret
        the private key.
    scheme
        of the survey.

    Raises
    ------
    UserProblem
        if it is none of theirs.
    """
    key, trustees = secret.key, scheme.tallies.trustees
    found = next((place for place, one in enumerate(trustees) if one.key == key), None)
    if found is None:
        raise UserProblem(
            msg(
                "The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. "
                "Give the key file of one of them.",
                given=key.fingerprint,
                survey=scheme.survey.id,
                names=listed([one.name for one in trustees]),
            )
        )
    return found


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
        write_recovery_sheet(sheet, secret)
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
    write_recovery_sheet(sheet, unlock_trustee(path, passphrase))


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


def try_trustee_key(survey: Survey, secret: TrusteeSecret) -> Trustee:
    """Mask an interview as a kiosk would and open its box; return which trustee's it was.

    Parameters
    ----------
    survey
        a survey with tallies.
    secret
        the trustee's private key.

    Raises
    ------
    UserProblem
        if the survey declares no tallies, a key of it takes no seal, or this one is none of its trustees'.
    """
    scheme = TallyScheme(survey)
    place = place_of(secret, scheme)
    form = scheme.lines(TEST_KIOSK)
    sealer = SeedSealer(form)
    seeds = sealer.new_seeds()
    line = form.read(sealer.line(seeds))
    try:
        opened = () if line is None else form.seeds(line, place, secret.opener)
    except BoxDamaged:
        opened = ()
    if opened != tuple(seeds[known] for known in form.classes_of(place)):
        raise FileRefused(
            file=survey.id, reason=msg("what was sealed to its key did not open again")
        )
    return scheme.tallies.trustees[place]
