"""The analyst's public key as a survey file writes it: with a checksum, so that typing errors are noticed."""

from __future__ import annotations

import base64
import binascii
import hashlib
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.fingerprint_words import FINGERPRINT_BYTES, bytes_to_words

PREFIX = "analyst1"
KEY_BYTES = 32
CHECKSUM_BYTES = 3
GROUP = 8
PATTERN = rf"{PREFIX}(-[a-z2-7]{{{GROUP}}}){{7}}"


class NotAnalystKey(UserProblem):
    """A text that is no analyst's public key."""

    def __init__(self, *, reason: object) -> None:
        """Say why the text is no key.

        Parameters
        ----------
        reason
            what is wrong and what to do, to follow a colon.
        """
        super().__init__(msg("This is no analyst's public key: {reason}.", reason=reason))


@dataclass(frozen=True, slots=True)
class AnalystKey:
    """A public key for X25519 (RFC 7748), 32 bytes."""

    raw: bytes

    @property
    def text(self) -> str:
        """The key as survey files write it: base32 in seven groups, the last five letters its checksum."""
        letters = base64.b32encode(self.raw + _checksum(self.raw)).decode().lower()
        groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
        return "-".join((PREFIX, *groups))

    @property
    def fingerprint(self) -> str:
        """Eight words that stand for the key, to compare by telephone."""
        return bytes_to_words(hashlib.sha256(self.raw).digest()[:FINGERPRINT_BYTES])


def read_analyst_key(text: str) -> AnalystKey:
    """Return the key that ``text`` writes.

    Parameters
    ----------
    text
        the key as ``AnalystKey.text`` writes it; case and surrounding spaces do not matter.

    Raises
    ------
    NotAnalystKey
        if it writes none, or a letter is wrong.
    """
    prefix, _, rest = text.strip().lower().partition("-")
    letters = rest.replace("-", "").upper()
    if prefix != PREFIX or not letters.isascii():
        raise NotAnalystKey(
            reason=msg('it must begin with "{prefix}-"; copy the whole line', prefix=PREFIX)
        )
    wanted = (KEY_BYTES + CHECKSUM_BYTES) * 8 // 5
    if len(letters) != wanted:
        reason = msg(
            "it has {count} letters after the first hyphen and must have {wanted}",
            count=len(letters),
            wanted=wanted,
        )
        raise NotAnalystKey(reason=msg("{reason}; copy the whole line", reason=reason))
    try:
        data = base64.b32decode(letters)
    except binascii.Error as problem:
        reason = msg(
            "it holds a sign that is never in one (letters a–z and digits 2–7); copy it again"
        )
        raise NotAnalystKey(reason=reason) from problem
    raw, checksum = data[:KEY_BYTES], data[KEY_BYTES:]
    if checksum != _checksum(raw):
        raise NotAnalystKey(
            reason=msg("a letter of it is wrong (its checksum says so); copy it again")
        )
    return AnalystKey(raw)


def _checksum(raw: bytes) -> bytes:
    return hashlib.sha256(PREFIX.encode() + raw).digest()[:CHECKSUM_BYTES]
