"""A trustee's public key: what kiosks seal seeds to, and by which lists and shares of a trustee are known."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.messages.message import msg
from surveyapp.survey.definition.analyst_key import (
    CLASSIC_BYTES,
    HYBRID_BYTES,
    AnalystKey,
    fingerprint_of,
)
from surveyapp.survey.definition.typed_keys import KeyKind, NotKey, read_key

SIGNING_BYTES = 32
_CLASSIC = KeyKind("trustee1", CLASSIC_BYTES + SIGNING_BYTES, 6)
_HYBRID = KeyKind("trustee2", HYBRID_BYTES + SIGNING_BYTES, 7)
PATTERN = f"({_CLASSIC.pattern}|{_HYBRID.pattern})"


class NotTrusteeKey(NotKey):
    """A text that is no trustee's public key."""

    def __init__(self, *, reason: object) -> None:
        """Say why the text is no key.

        Parameters
        ----------
        reason
            what is wrong and what to do, to follow a colon.
        """
        super().__init__(msg("This is not a trustee's public key: {reason}.", reason=reason))


@dataclass(frozen=True, slots=True)
class TrusteeKey:
    """A key that takes seals, as an analyst's does, and one that checks signatures."""

    sealing: AnalystKey
    """What kiosks seal the trustee's seeds to: ML-KEM-768 with X25519, or X25519 alone."""
    signing: bytes
    """An Ed25519 public key (RFC 8032), 32 bytes."""

    @property
    def raw(self) -> bytes:
        """Both keys, one after the other."""
        return self.sealing.raw + self.signing

    @property
    def text(self) -> str:
        """The key as survey files write it."""
        return (_HYBRID if self.sealing.is_hybrid else _CLASSIC).text(self.raw)

    @property
    def fingerprint(self) -> str:
        """Eight words that stand for the key, to compare by telephone."""
        return fingerprint_of(self.raw)


def read_trustee_key(text: str) -> TrusteeKey:
    """Return the key that ``text`` writes.

    Parameters
    ----------
    text
        the key as ``TrusteeKey.text`` writes it; case and surrounding spaces do not matter.

    Raises
    ------
    NotTrusteeKey
        if it writes none, or a letter is wrong.
    """
    raw = read_key(text, (_CLASSIC, _HYBRID), NotTrusteeKey)
    return TrusteeKey(AnalystKey(raw[:-SIGNING_BYTES]), raw[-SIGNING_BYTES:])
