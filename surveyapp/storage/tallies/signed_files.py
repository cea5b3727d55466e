"""What a trustee gives away: a signed list of files, and a share with which the list's totals are opened.

Both are one canonical JSON object with an Ed25519 signature over the rest of it. A signed list
(``NAME.signed``) states for each file, each class of the trustee's and each total the sum of the pads modulo
B − 1, which opens nothing: modulo B − 1 a total is its number of interviews. A share (``NAME.partial``)
states besides, for each class and total, the sum of the pads of all listed files modulo M.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import SIMULATED, Refusal, told
from surveyapp.storage.files.beginnings import NEWER, SHARE_FORMAT, SIGNED_FORMAT, step_of_tallies
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.tallies.counts_file import survey_name
from surveyapp.storage.tallies.pads import pad_classes
from surveyapp.storage.tallies.sum_file import TallySum
from surveyapp.storage.tallies.tally_file import TallyScheme
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, check_keys, parse

SIGNED_ENDING = ".signed"
SHARE_ENDING = ".partial"
LARGEST_STATEMENT = 1024 * 2**20
_KEYS = {
    *("format", "interviews", "key", "name", "residues"),
    *("signature", "sum_sha256", "survey", "trustee"),
}

Residues = tuple[tuple[tuple[int, ...], ...], ...]
"""For each file, in the order of the sum, each class of the trustee's, and each total."""


@dataclass(frozen=True)
class Statement:
    """A signed list or a share."""

    tally_sum: TallySum
    """The sum that it is about."""
    trustee: int
    """The place of the trustee among those of the survey."""
    residues: Residues
    """The pads of each file modulo B − 1."""
    pads: tuple[tuple[int, ...], ...] | None = None
    """One a class of the trustee's, one number a total each: of a share: the pads of all files together, 0 …
    M − 1; None: it is a signed list."""
    says_simulated: bool = False
    """Whether it states that a computer answered, as those of simulated interviews do that were written since
    tables of totals do."""

    @property
    def name(self) -> str:
        """The trustee's name."""
        return self.tally_sum.scheme.tallies.trustees[self.trustee].name

    @cached_property
    def classes(self) -> tuple[int, ...]:
        """The places of the trustee's classes among all."""
        tallies = self.tally_sum.scheme.tallies
        known_by = pad_classes(len(tallies.trustees), tallies.threshold)
        return tuple(place for place, known in enumerate(known_by) if self.trustee in known)

    def _stated(self) -> dict[str, Any]:
        scheme = self.tally_sum.scheme
        value: dict[str, Any] = {
            "format": SIGNED_FORMAT if self.pads is None else SHARE_FORMAT,
            "interviews": self.tally_sum.interviews,
            "key": scheme.tallies.trustees[self.trustee].key.fingerprint,
            "name": self.name,
            "residues": self.residues,
            "sum_sha256": self.tally_sum.sha256,
            "survey": survey_name(self.tally_sum.survey),
            "trustee": self.trustee,
        }
        if self.pads is not None:
            value["pads"] = [scheme.written(pads).decode() for pads in self.pads]
        if self.says_simulated:
            value[SIMULATED] = True
        return value

    @cached_property
    def signed(self) -> bytes:
        """The bytes that the signature is over."""
        return canonical(self._stated()).encode()

    def data(self, signature: bytes) -> bytes:
        """Return the bytes of the file.

        Parameters
        ----------
        signature
            of ``signed``, by the trustee.
        """
        value = {**self._stated(), "signature": base64.b64encode(signature).decode()}
        return canonical(value).encode() + b"\n"


def signed_statement(statement: Statement, secret: TrusteeSecret) -> bytes:
    """Return the bytes of the file of a statement that its trustee signs.

    Parameters
    ----------
    statement
        what the trustee states.
    secret
        the trustee's private key.
    """
    return statement.data(secret.signing.sign(statement.signed))


@dataclass(frozen=True, slots=True)
class Claims:
    """What a signed list or a share claims, unverified."""

    is_share: bool
    """Whether it is a share."""
    survey: str
    name: str
    key: str
    """The survey, the trustee's name and the words of the trustee's key."""
    interviews: int
    """How many interviews the list has."""
    sum_sha256: str
    """The hash of the sum that it is about."""
    is_simulated: bool = False
    """Whether a computer answered, and no person."""


def read_claims(path: Path) -> Claims:
    """Return what the statement at ``path`` claims; its signature needs the sum to be checked.

    Parameters
    ----------
    path
        the file.

    Raises
    ------
    FileRefused
        if it is no signed list or share.
    """
    return told(_claims, read_regular(path, LARGEST_STATEMENT), path.name)


def read_statement(path: Path, tally_sum: TallySum, *, is_share: bool) -> Statement:
    """Return the verified statement at ``path``.

    Parameters
    ----------
    path
        the file.
    tally_sum
        the sum that it must be about.
    is_share
        whether a share is wanted, else a signed list.

    Raises
    ------
    FileRefused
        with one reason.
    """

    def parsed(data: bytes, name: str) -> Statement:
        return _parse(data, name, tally_sum, is_share=is_share)

    return told(parsed, read_regular(path, LARGEST_STATEMENT), path.name)


def _value(data: bytes, name: str) -> JsonObject:
    """Return the object in a statement's file, which has the keys of one."""
    refuse = Refusal(name)
    value = parse(data, name) if data.startswith(b"{") else None
    stated = value.get("format") if isinstance(value, JsonObject) else None
    if stated not in {SIGNED_FORMAT, SHARE_FORMAT}:
        is_newer = str(stated).startswith(
            tuple(one.partition("/")[0] + "/" for one in (SIGNED_FORMAT, SHARE_FORMAT))
        )
        neither = msg("it is neither a trustee's signed list nor a share")
        raise refuse(NEWER if is_newer else step_of_tallies(data) or neither)
    assert isinstance(value, JsonObject)  # noqa: S101 - it has a format
    try:
        more = {"pads"} if stated == SHARE_FORMAT else set()
        more |= {SIMULATED} if value.get(SIMULATED) is True else set()
        check_keys(value, _KEYS | more)
        texts = (value["key"], value["name"], value["survey"], value["sum_sha256"])
        if not all(isinstance(text, str) for text in texts) or type(value["interviews"]) is not int:
            raise ValueError(texts)  # noqa: TRY301 - told as all others
    except ValueError as problem:
        raise refuse(_ALTERED) from problem
    return value


_ALTERED = msg("it was altered or is cut short; ask the trustee for it again")


def _claims(data: bytes, name: str) -> Claims:
    value = _value(data, name)
    return Claims(
        is_share=value["format"] == SHARE_FORMAT,
        survey=value["survey"],
        name=value["name"],
        key=value["key"],
        interviews=value["interviews"],
        sum_sha256=value["sum_sha256"],
        is_simulated=SIMULATED in value,
    )


def _parse(data: bytes, name: str, tally_sum: TallySum, *, is_share: bool) -> Statement:
    refuse = Refusal(name)
    value = _value(data, name)
    if (value["format"] == SHARE_FORMAT) != is_share:
        raise refuse(
            msg("it is of the other kind of file; here the trustees' shares are needed")
            if is_share
            else msg(
                "it is of the other kind of file; here the lists that trustees signed are needed"
            )
        )
    if value["sum_sha256"] != tally_sum.sha256:
        raise FileRefused(
            file=name,
            reason=msg(
                "it was made for another list of files, or another survey; all trustees sign and open the "
                "very same sum"
            ),
        )
    try:
        statement, signature = _statement(value, tally_sum)
        is_whole = statement.data(signature) == data
        key = tally_sum.scheme.tallies.trustees[statement.trustee].key.signing
        Ed25519PublicKey.from_public_bytes(key).verify(signature, statement.signed)
    except (
        AttributeError,
        TypeError,
        ValueError,
        LookupError,
        binascii.Error,
        InvalidSignature,
    ) as problem:
        raise refuse(_ALTERED) from problem
    if not is_whole:
        raise refuse(_ALTERED)
    return statement


def _statement(value: JsonObject, tally_sum: TallySum) -> tuple[Statement, bytes]:
    """Return a statement and its signature, unverified.

    Raises
    ------
    ValueError
        or another error of a wrong value, if it has not the shape of one.
    """
    scheme, trustee = tally_sum.scheme, value["trustee"]
    if type(trustee) is not int or not 0 <= trustee < len(scheme.tallies.trustees):
        raise ValueError(trustee)
    residues: Residues = tuple(
        tuple(tuple(totals) for totals in classes) for classes in value["residues"]
    )
    pads = None
    if "pads" in value:
        pads = tuple(_present(scheme.totals(text.encode())) for text in value["pads"])
    statement = Statement(tally_sum, trustee, residues, pads, SIMULATED in value)
    count = len(statement.classes)
    is_right = (
        len(residues) == len(tally_sum.files)
        and all(len(classes) == count for classes in residues)
        and all(_are_residues(totals, scheme) for classes in residues for totals in classes)
        and (pads is None or len(pads) == count)
        and statement.says_simulated <= tally_sum.is_simulated
    )
    if not is_right:
        raise ValueError(trustee)
    return statement, base64.b64decode(value["signature"], validate=True)


def _are_residues(numbers: Sequence[Any], scheme: TallyScheme) -> bool:
    return len(numbers) == len(scheme.packings) and all(
        type(number) is int and 0 <= number < scheme.tallies.capacity for number in numbers
    )


def _present(totals: tuple[int, ...] | None) -> tuple[int, ...]:
    if totals is None:
        raise ValueError(totals)
    return totals
