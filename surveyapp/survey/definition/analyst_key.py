"""The analyst's public key."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from surveyapp.messages.message import msg
from surveyapp.survey.definition.fingerprint_words import FINGERPRINT_BYTES, bytes_to_words
from surveyapp.survey.definition.typed_keys import KeyKind, NotKey, read_key

CLASSIC_BYTES = 32
HYBRID_BYTES = 1184 + 32
_CLASSIC = KeyKind("analyst1", CLASSIC_BYTES, 3)
_HYBRID = KeyKind("analyst2", HYBRID_BYTES, 4)
PATTERN = f"({_CLASSIC.pattern}|{_HYBRID.pattern})"


class NotAnalystKey(NotKey):
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
        return len(self.raw) == HYBRID_BYTES

    @property
    def text(self) -> str:
        """The key as survey files write it."""
        return (_HYBRID if self.is_hybrid else _CLASSIC).text(self.raw)

    @property
    def fingerprint(self) -> str:
        """Eight words that stand for the key, to compare by telephone."""
        return fingerprint_of(self.raw)


def fingerprint_of(raw: bytes) -> str:
    """Return the eight words that stand for a public key.

    Parameters
    ----------
    raw
        the key's bytes.
    """
    return bytes_to_words(hashlib.sha256(raw).digest()[:FINGERPRINT_BYTES])


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
    return AnalystKey(read_key(text, (_CLASSIC, _HYBRID), NotAnalystKey))
