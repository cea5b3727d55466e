"""A trustee's two steps: signing a list of files, and opening it once enough trustees have signed.

Both look at everything first: that the files are those of the sum, that they add up to it, that every box
holds what its line states, and that the list tells few interviews apart from no list before. The trustee's
memory is on the disk before anything is given away; a step that was interrupted can be done again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import UserProblem
from surveyapp.messages import amounts
from surveyapp.messages.message import COMMA, Message, joined, msg
from surveyapp.messages.notice import listed
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK, KioskTrust
from surveyapp.services.tallies.keys import place_of
from surveyapp.storage.collection.format import LARGEST_COLLECTION, survey_hash
from surveyapp.storage.files.kernel_lock import locked_alone
from surveyapp.storage.files.safe_files import FileRefused, check_new, make_file, read_regular
from surveyapp.storage.tallies.combining import check_statements
from surveyapp.storage.tallies.ledger import (
    Ledger,
    digest_of,
    ledger_path,
    read_ledgers,
    write_ledgers,
)
from surveyapp.storage.tallies.opening import OpenedFile, open_files
from surveyapp.storage.tallies.signed_files import Statement, read_statement, signed_statement
from surveyapp.storage.tallies.signed_here import code_of, forgotten, note_lists
from surveyapp.storage.tallies.sum_file import Adder, TallySum, read_sum
from surveyapp.storage.tallies.tally_file import read_tally_file
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.definition.kiosk_names import kiosk_words
from surveyapp.survey.definition.tallies import Tallies

MOST_NAMED = 5
"""Missing files that are named one by one."""


@dataclass(frozen=True, slots=True)
class TrusteeAtWork:
    """A trustee with an unlocked key."""

    key_file: Path
    """The key file; the ledger stands beside it."""
    secret: TrusteeSecret
    """The private key."""


@dataclass(frozen=True, slots=True)
class FileList:
    """A sum with the files that it lists."""

    sum_path: Path
    """The sum."""
    paths: Sequence[Path]
    """The tally files, in any order."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a trustee has given away."""

    path: Path
    """The signed list or share, written."""
    statement: Statement
    """What it states."""
    notes: tuple[Message, ...] = ()
    """What the trustee should know."""

    @property
    def interviews(self) -> int:
        """How many interviews the list has."""
        return self.statement.tally_sum.interviews


def sign_list(
    files: FileList,
    trustee: TrusteeAtWork,
    out: Path,
    progress: Progress = no_progress,
    *,
    trust: KioskTrust = EVERY_KIOSK,
) -> Given:
    """Check a sum with all its files, note it in the ledger, and write the signed list.

    Parameters
    ----------
    files
        the sum and its files.
    trustee
        who signs.
    out
        the signed list to write; it must not be there.
    progress
        takes interviews.
    trust
        which kiosks' files may be in the list.

    Raises
    ------
    UserProblem
        if the list must not be signed, saying why.
    EnvironmentProblem
        if a file cannot be written, or is there; signing again is then no second list.
    """
    check_new(out)
    tally_sum = read_sum(files.sum_path)
    place = place_of(trustee.secret, tally_sum.scheme)
    _check_kiosks(files.sum_path, tally_sum, trust)
    seen = _look(files, tally_sum, trustee.secret, place, progress)
    statement = Statement(tally_sum, place, seen.residues, says_simulated=tally_sum.is_simulated)
    _note_list(trustee, tally_sum, seen.ids)
    make_file(out, signed_statement(statement, trustee.secret))
    notes = (*tally_sum.notes, *signature_notes(tally_sum.scheme.tallies))
    return Given(out, statement, notes)


def open_list(
    files: FileList,
    signed: Sequence[Path],
    trustee: TrusteeAtWork,
    out: Path,
    progress: Progress = no_progress,
    *,
    trust: KioskTrust = EVERY_KIOSK,
) -> Given:
    """Check a sum that enough trustees have signed, with all its files, and write the trustee's share.

    Parameters
    ----------
    files
        the sum and its files.
    signed
        the lists that trustees have signed.
    trustee
        who opens.
    out
        the share to write; it must not be there.
    progress
        takes interviews.
    trust
        which kiosks' files may be in the list.

    Raises
    ------
    UserProblem
        if the list must not be opened, saying why.
    EnvironmentProblem
        if a file cannot be written, or is there.
    """
    check_new(out)
    tally_sum = read_sum(files.sum_path)
    place = place_of(trustee.secret, tally_sum.scheme)
    statements = _check_signatures(tally_sum, signed)
    _check_kiosks(files.sum_path, tally_sum, trust)
    seen = _look(files, tally_sum, trustee.secret, place, progress)
    statement = Statement(
        tally_sum, place, seen.residues, seen.pads(tally_sum), tally_sum.is_simulated
    )
    is_signed = any(one.trustee == place for one in statements)
    _note_list(trustee, tally_sum, seen.ids, is_signed=is_signed)
    make_file(out, signed_statement(statement, trustee.secret))
    notes = (*tally_sum.notes, *signature_notes(tally_sum.scheme.tallies))
    return Given(out, statement, notes)


def _check_signatures(tally_sum: TallySum, signed: Sequence[Path]) -> tuple[Statement, ...]:
    """Return the lists that trustees have signed, if they suffice and fit the files.

    They must be of this sum, unaltered, enough, agree, and each file must hold the interviews that it states.
    """
    statements = tuple(
        {
            one.trustee: one
            for one in (read_statement(path, tally_sum, is_share=False) for path in signed)
        }.values()
    )
    needed = tally_sum.scheme.tallies.needed_signatures
    if len(statements) < needed:
        raise UserProblem(
            msg(
                "{needed} trustees must sign this list before anybody may open it, and here are the "
                "signatures of {count}: {names}. Ask others to sign first.",
                needed=needed,
                count=len(statements),
                names=listed([one.name for one in statements]) or "–",
            )
        )
    check_statements(tally_sum, statements)
    return statements


def signature_notes(tallies: Tallies) -> tuple[Message, ...]:
    """Return what is to be known where a survey asks for fewer signatures than are safe."""
    if tallies.needed_signatures >= tallies.safe_signatures:
        return ()
    return (
        msg(
            "This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, "
            "{count} trustees who work together with the office can open the difference of two lists.",
            needed=tallies.needed_signatures,
            safe=tallies.safe_signatures,
            count=tallies.threshold - 1,
        ),
    )


@dataclass(frozen=True, slots=True)
class _Seen:
    """A list as a trustee has seen it: the files in the order of the sum."""

    files: tuple[OpenedFile, ...]
    residues: tuple[tuple[tuple[int, ...], ...], ...]
    ids: frozenset[bytes]

    def pads(self, tally_sum: TallySum) -> tuple[tuple[int, ...], ...]:
        """Return the pads of all files together, a class each."""
        by_class = zip(*(file.pads for file in self.files), strict=True)
        return tuple(tally_sum.scheme.added(*pads) for pads in by_class)


def _check_kiosks(sum_path: Path, tally_sum: TallySum, trust: KioskTrust) -> None:
    stranger = next((one for one in tally_sum.files if not trust.takes(one.kiosk)), None)
    if stranger is not None:
        raise UserProblem(
            msg(
                "{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare "
                "the words with those on its supervisor screen before you sign.",
                sum=sum_path.name,
                words=kiosk_words(stranger.kiosk),
            )
        )


def _look(
    listed_files: FileList,
    tally_sum: TallySum,
    secret: TrusteeSecret,
    place: int,
    progress: Progress,
) -> _Seen:
    """Return what the trustee sees in the files of a sum, after adding them again."""
    sum_path = listed_files.sum_path
    ordered = _in_order(sum_path, tally_sum, listed_files.paths)
    files = open_files(ordered, tally_sum.interviews, secret, place, progress)
    adder = Adder(tally_sum.survey)
    for file in files:
        adder.add(file.checked)
    if adder.total.data != tally_sum.data:
        reason = msg(
            "it is not the sum of these files; ask the office to add them again, and sign nothing before"
        )
        raise FileRefused(file=sum_path.name, reason=reason)
    scheme = tally_sum.scheme
    residues = tuple(tuple(scheme.residues(pads) for pads in file.pads) for file in files)
    return _Seen(files, residues, adder.ids)


def _in_order(sum_path: Path, tally_sum: TallySum, paths: Sequence[Path]) -> tuple[Path, ...]:
    """Return the paths of the files of a sum, in its order, after comparing their hashes."""
    wanted = {file.sha256: file for file in tally_sum.files}
    batches = {(file.kiosk, file.batch) for file in tally_sum.files}
    found: dict[str, Path] = {}
    for path in paths:
        sha256 = hashlib.sha256(read_regular(path, LARGEST_COLLECTION)).hexdigest()
        if sha256 in found:
            reason = msg("it is the same file as {other}; give it once", other=found[sha256].name)
            raise FileRefused(file=path.name, reason=reason)
        if sha256 not in wanted:
            manifest = read_tally_file(path).manifest
            reason = msg("it is not in the list of {sum}; leave it out", sum=sum_path.name)
            if (manifest.kiosk, manifest.batch) in batches:
                reason = msg(
                    "{sum} lists another export of the same interviews; ask the office for that file",
                    sum=sum_path.name,
                )
            raise FileRefused(file=path.name, reason=reason)
        found[sha256] = path
    missing = [file.message for sha256, file in wanted.items() if sha256 not in found]
    if missing:
        raise UserProblem(
            msg(
                "{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.",
                sum=sum_path.name,
                count=len(wanted),
                missing=len(missing),
                files=joined(COMMA, [*missing[:MOST_NAMED], *_and_more(missing)]),
            )
        )
    return tuple(found[file.sha256] for file in tally_sum.files)


def _and_more(missing: Sequence[Message]) -> tuple[Message, ...]:
    return (Message("…"),) if len(missing) > MOST_NAMED else ()


def _note_list(
    trustee: TrusteeAtWork,
    tally_sum: TallySum,
    ids: frozenset[bytes],
    *,
    is_signed: bool = False,
) -> None:
    """Note a list in the ledger, durably, or refuse it; ``is_signed`` by this very trustee before."""
    path = ledger_path(trustee.key_file)
    with locked_alone(path):
        ledgers = read_ledgers(path, trustee.secret)
        survey = survey_hash(tally_sum.survey)
        ledger = ledgers.get(survey, Ledger())
        if is_signed and not ledger.knows(ids):
            raise UserProblem(
                msg(
                    "You have signed this list, and {ledger} does not know it: it is an older copy of your "
                    "memory. Put the newest copy back beside your key. If that is lost, sign all lists again "
                    "that you ever signed with this key, before you sign or open any other.",
                    ledger=path.name,
                )
            )
        lost = forgotten(trustee.secret, survey, ledger.lists)
        if lost and code_of(trustee.secret, digest_of(ids)) not in lost:
            raise UserProblem(
                msg(
                    "On this computer you have signed {count} lists of this survey that {ledger} does not "
                    "know: it is an older copy of your memory. Put the newest copy back beside your key. If "
                    "that is lost, sign these lists again before any other.",
                    count=amounts.count(len(lost)),
                    ledger=path.name,
                )
            )
        tallies = tally_sum.scheme.tallies
        knows_all = tallies.needed_signatures == len(tallies.trustees)
        reason = ledger.refusal(ids, tallies.smallest, knows_all=knows_all)
        if reason is not None:
            raise UserProblem(reason)
        grown = ledger.with_list(ids)
        write_ledgers(path, trustee.secret, {**ledgers, survey: grown})
        note_lists(trustee.secret, survey, grown.lists)
