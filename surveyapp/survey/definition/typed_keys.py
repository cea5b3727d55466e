"""Public keys as survey files write them: letters in groups, with a checksum that notices typing errors."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

GROUP = 8


class NotKey(UserProblem):
    """A text that writes no public key; its fact ``reason`` says why, and what to do."""


@dataclass(frozen=True, slots=True)
class KeyKind:
    """A kind of public key: how its text begins, and how many bytes it and its checksum have.

    Both together are a multiple of five bytes: base32 then needs no padding.
    """

    prefix: str
    key_bytes: int
    checksum_bytes: int

    @property
    def letters(self) -> int:
        """How many letters follow the prefix, without hyphens."""
        return (self.key_bytes + self.checksum_bytes) * 8 // 5

    @property
    def pattern(self) -> str:
        """A regular expression of its text."""
        return rf"{self.prefix}(-[a-z2-7]{{{GROUP}}}){{{self.letters // GROUP}}}"

    def checksum(self, raw: bytes) -> bytes:
        """Return the checksum of a key's bytes."""
        return hashlib.sha256(self.prefix.encode() + raw).digest()[: self.checksum_bytes]

    def text(self, raw: bytes) -> str:
        """Return the key as survey files write it: groups of eight letters, the last ones its checksum."""
        letters = base64.b32encode(raw + self.checksum(raw)).decode().lower()
        groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
        return "-".join((self.prefix, *groups))


def read_key(text: str, kinds: Sequence[KeyKind], error: Callable[..., NotKey]) -> bytes:
    """Return the bytes of the key that ``text`` writes.

    Parameters
    ----------
    text
        the key as ``KeyKind.text`` writes it; case and surrounding spaces do not matter.
    kinds
        the kinds that it can be of, the oldest first.
    error
        makes the error from a ``reason``.

    Raises
    ------
    NotKey
        ``error``, if it writes none, or a letter is wrong.
    """
    prefix, _, rest = text.strip().lower().partition("-")
    letters = rest.replace("-", "").upper()
    kind = next((one for one in kinds if one.prefix == prefix), None)
    if kind is None or not letters.isascii():
        reason = msg(
            'it must begin with "{prefix}-" or "{newer}-"; copy the whole line',
            prefix=kinds[0].prefix,
            newer=kinds[-1].prefix,
        )
        raise error(reason=reason)
    if len(letters) != kind.letters:
        reason = msg(
            "it has {count} letters after the first hyphen and must have {wanted}",
            count=len(letters),
            wanted=kind.letters,
        )
        raise error(reason=msg("{reason}; copy the whole line", reason=reason))
    try:
        data = base64.b32decode(letters)
    except binascii.Error as problem:
        reason = msg(
            "it contains a sign that is never in one (letters a–z and digits 2–7); copy it again"
        )
        raise error(reason=reason) from problem
    raw, checksum = data[: kind.key_bytes], data[kind.key_bytes :]
    if checksum != kind.checksum(raw):
        raise error(reason=msg("a letter of it is wrong (its checksum says so); copy it again"))
    return raw
