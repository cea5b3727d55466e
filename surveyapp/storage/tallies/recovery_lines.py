"""A trustee's private key as letters to print and to type: five lines, each with a checksum of its own.

A line stands for 8 bytes and a checksum of 2, in base32 (RFC 4648): four groups of four letters. Lines 1 to 4
are the 32 secret bytes. Line 5 says which kind of key it is and begins the SHA-256 of the public key, so that
the lines of two sheets cannot be mixed. The checksum is of the line's number too: lines that are exchanged
are noticed, and a typing error is named by its line.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.key_file import SECRET_BYTES
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret

LINES = 5
LINE_BYTES = 8
CHECKSUM_BYTES = 2
LINE_LETTERS = 16
GROUP = 4
_PURPOSE = b"surveyapp-trustee-recovery/1"
_NUMBER = re.compile(r"\s*[1-5]\s*[.:)]")
_MISREAD = str.maketrans("018", "OIB")
"""Digits that base32 has not, as the letters that they are taken for."""
_KINDS = {False: b"\1", True: b"\2"}


def recovery_lines(secret: TrusteeSecret) -> tuple[str, ...]:
    """Return the five lines of a trustee's private key.

    Parameters
    ----------
    secret
        the private key.
    """
    data = secret.secret + _last_line(secret)
    parts = [data[at : at + LINE_BYTES] for at in range(0, len(data), LINE_BYTES)]
    return tuple(_line(number, part) for number, part in enumerate(parts, start=1))


def read_recovery_lines(text: str) -> TrusteeSecret:
    """Return the private key that the five lines of a recovery sheet write.

    Parameters
    ----------
    text
        the lines, with or without their numbers; case, spaces and hyphens do not matter.

    Raises
    ------
    UserProblem
        if a line is missing or has a typing error, naming it; if they are not the lines of one sheet.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) != LINES:
        raise UserProblem(
            msg(
                "A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, "
                "each on a line of its own.",
                wanted=LINES,
                count=len(lines),
            )
        )
    data = b"".join(_bytes(number, line) for number, line in enumerate(lines, start=1))
    secret, last = data[:SECRET_BYTES], data[SECRET_BYTES:]
    kinds = [is_hybrid for is_hybrid, sign in _KINDS.items() if last.startswith(sign)]
    found = TrusteeSecret(secret, kinds[0]) if kinds else None
    if found is None or _last_line(found) != last:
        raise UserProblem(
            msg(
                "These lines do not belong to one recovery sheet: each is right by itself. Look whether "
                "they were typed from two sheets."
            )
        )
    return found


def _last_line(secret: TrusteeSecret) -> bytes:
    digest = hashlib.sha256(secret.key.raw).digest()
    return _KINDS[secret.is_hybrid] + digest[: LINE_BYTES - 1]


def _line(number: int, part: bytes) -> str:
    letters = base64.b32encode(part + _checksum(number, part)).decode()
    return " ".join(letters[at : at + GROUP] for at in range(0, LINE_LETTERS, GROUP))


def _bytes(number: int, line: str) -> bytes:
    typed = _NUMBER.sub("", line, count=1) if _NUMBER.match(line) else line
    letters = re.sub(r"[\s-]", "", typed).upper().translate(_MISREAD)
    if len(letters) != LINE_LETTERS:
        reason = msg(
            "it has {count} letters and must have {wanted}",
            count=len(letters),
            wanted=LINE_LETTERS,
        )
        raise _mistyped(number, reason)
    try:
        data = base64.b32decode(letters)
    except (binascii.Error, ValueError) as problem:
        reason = msg("it contains a sign that is never in one (letters A–Z and digits 2–7)")
        raise _mistyped(number, reason) from problem
    part, checksum = data[:LINE_BYTES], data[LINE_BYTES:]
    if checksum != _checksum(number, part):
        raise _mistyped(number, msg("a letter of it is wrong, or it is another line"))
    return part


def _mistyped(number: int, reason: Message) -> UserProblem:
    return UserProblem(
        msg(
            "There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with "
            "the paper, letter by letter.",
            number=number,
            reason=reason,
        )
    )


def _checksum(number: int, part: bytes) -> bytes:
    digest = hashlib.sha256(_PURPOSE + bytes([number]) + part).digest()
    return digest[:CHECKSUM_BYTES]
