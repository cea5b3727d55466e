"""The analyst's public key as a survey file writes it: with a checksum, so that typing errors are noticed."""

from __future__ import annotations

import base64
import binascii
import hashlib
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.fingerprint_words import FINGERPRINT_BYTES, bytes_to_words

GROUP = 8


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of key: how its text begins, and how many bytes it and its checksum have."""

    prefix: str
    key_bytes: int
    checksum_bytes: int

    @property
    def letters(self) -> int:
        return (self.key_bytes + self.checksum_bytes) * 8 // 5

    @property
    def pattern(self) -> str:
        return rf"{self.prefix}(-[a-z2-7]{{{GROUP}}}){{{self.letters // GROUP}}}"

    def checksum(self, raw: bytes) -> bytes:
        return hashlib.sha256(self.prefix.encode() + raw).digest()[: self.checksum_bytes]


_CLASSIC = _Kind("analyst1", 32, 3)
_HYBRID = _Kind("analyst2", 1184 + 32, 4)
_KINDS = {kind.prefix: kind for kind in (_CLASSIC, _HYBRID)}
PATTERN = f"({'|'.join(kind.pattern for kind in _KINDS.values())})"


class NotAnalystKey(UserProblem):
    """A text that is no analyst's public key."""

    def __init__(self, *, reason: object) -> None:
        """Say why the text is no key.

        Parameters
        ----------
        reason
            what is wrong and what to do, to follow a colon.
        """
        super().__init__(msg("This is not an analyst's public key: {reason}.", reason=reason))


@dataclass(frozen=True, slots=True)
class AnalystKey:
    """A public key: of ML-KEM-768 (FIPS 203) and X25519 (RFC 7748), 1,216 bytes, or of X25519 alone, 32.

    The 32 bytes are what earlier versions made; what is sealed to them stays readable.
    """

    raw: bytes

    @property
    def is_hybrid(self) -> bool:
        """Whether what is sealed to it stays sealed against a quantum computer too."""
        return len(self.raw) == _HYBRID.key_bytes

    @property
    def text(self) -> str:
        """The key as survey files write it: base32 in groups of eight letters, the last ones its checksum."""
        kind = _HYBRID if self.is_hybrid else _CLASSIC
        letters = base64.b32encode(self.raw + kind.checksum(self.raw)).decode().lower()
        groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
        return "-".join((kind.prefix, *groups))

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
    kind = _KINDS.get(prefix)
    if kind is None or not letters.isascii():
        reason = msg(
            'it must begin with "{prefix}-" or "{newer}-"; copy the whole line',
            prefix=_CLASSIC.prefix,
            newer=_HYBRID.prefix,
        )
        raise NotAnalystKey(reason=reason)
    wanted = kind.letters
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
            "it contains a sign that is never in one (letters a–z and digits 2–7); copy it again"
        )
        raise NotAnalystKey(reason=reason) from problem
    raw, checksum = data[: kind.key_bytes], data[kind.key_bytes :]
    if checksum != kind.checksum(raw):
        raise NotAnalystKey(
            reason=msg("a letter of it is wrong (its checksum says so); copy it again")
        )
    return AnalystKey(raw)
