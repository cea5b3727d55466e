"""Sealing interviews to the analyst's key: HPKE (RFC 9180), base mode, one box an interview.

KEM X25519 with HKDF-SHA256, KDF HKDF-SHA256, AEAD ChaCha20-Poly1305; a box is the sender's
encapsulated key and the ciphertext, in base64. It opens only for the survey and the kiosk that it
was sealed for, and is as long as any other of its survey.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from cryptography.exceptions import InternalError, InvalidTag
from cryptography.hazmat.primitives import hpke
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.json_format.writing import canonical_survey

SUITE = hpke.Suite(hpke.KEM.X25519, hpke.KDF.HKDF_SHA256, hpke.AEAD.CHACHA20_POLY1305)
OVERHEAD = 32 + 16
"""Bytes of a box beyond its plaintext: the encapsulated key and the tag."""
ID_LETTERS = 32
_PADDING = b"\0"


class BoxDamaged(ValueError):
    """A box that does not open, or holds what no kiosk puts in one."""


@dataclass(frozen=True)
class Binding:
    """What a box belongs to: a survey and a kiosk. Lines of all its interviews are padded alike."""

    survey: Survey
    kiosk: str

    @cached_property
    def info(self) -> bytes:
        """HPKE's ``info``: the box opens for nothing else."""
        return canonical(
            {
                "kiosk": self.kiosk,
                "purpose": "surveyapp-interview/1",
                "survey": self.survey.id,
                "survey_sha256": hashlib.sha256(canonical_survey(self.survey).encode()).hexdigest(),
                "version": self.survey.version,
            }
        ).encode()

    @cached_property
    def plain_bytes(self) -> int:
        """Bytes of the padded plaintext: those of the longest line that the survey can give."""
        return ID_LETTERS + sum(1 + column.longest for column in self.survey.columns)

    @cached_property
    def box_letters(self) -> int:
        """Letters of a box in base64."""
        return 4 * ((self.plain_bytes + OVERHEAD + 2) // 3)

    def is_box(self, line: str) -> bool:
        """Return whether ``line`` has the one form of a box; whether it opens is known only with the key."""
        if len(line) != self.box_letters:
            return False
        try:
            data = base64.b64decode(line.encode("ascii"), validate=True)
        except (binascii.Error, ValueError):
            return False
        is_size = len(data) == self.plain_bytes + OVERHEAD
        return is_size and base64.b64encode(data).decode() == line


def sealed_box(key: AnalystKey, plain: bytes, info: bytes) -> bytes:
    """Return a box that only the private key of ``key`` opens, and only for ``info``.

    Raises
    ------
    RandomnessFailed
        if no key for the box can be drawn.
    ValueError
        if the key takes no seal.
    """
    try:
        return bytes(SUITE.encrypt(plain, X25519PublicKey.from_public_bytes(key.raw), info=info))
    except InternalError as problem:
        raise RandomnessFailed from problem


class Sealer:
    """Seals the interviews of one survey on one kiosk; it can open none.

    Raises
    ------
    UserProblem
        if the survey's key takes no seal.
    """

    def __init__(self, key: AnalystKey, binding: Binding) -> None:
        self._binding = binding
        self._key = key
        self.seal("")

    def seal(self, line: str) -> str:
        """Return the box that holds ``line``.

        Raises
        ------
        RandomnessFailed
            if no key for the box can be drawn.
        """
        plain = line.encode("ascii")
        if len(plain) > self._binding.plain_bytes:
            raise ValueError("a line is longer than its survey allows")
        padded = plain.ljust(self._binding.plain_bytes, _PADDING)
        try:
            box = sealed_box(self._key, padded, self._binding.info)
        except ValueError as problem:
            raise UserProblem(
                msg(
                    "Nothing can be sealed to the analyst's key of the survey {survey}. Make "
                    "a new pair with “surveyapp key new” and put its public key in the survey.",
                    survey=self._binding.survey.id,
                )
            ) from problem
        return base64.b64encode(box).decode()


def sealer_of(survey: Survey, kiosk: str) -> Sealer | None:
    """Return what seals the survey's interviews on ``kiosk``; None if it names no analyst's key.

    Raises
    ------
    UserProblem
        if its key takes no seal.
    """
    key = survey.analyst_key
    return None if key is None else Sealer(key, Binding(survey, kiosk))


@dataclass(frozen=True, slots=True)
class Opener:
    """The analyst's private key, unlocked."""

    private: X25519PrivateKey = field(repr=False)

    @property
    def key(self) -> AnalystKey:
        """The public key that belongs to it."""
        return AnalystKey(self.private.public_key().public_bytes_raw())

    def open(self, box: str, binding: Binding) -> str:
        """Return the line in ``box``.

        Raises
        ------
        BoxDamaged
            if it does not open for this key, survey and kiosk.
        """
        try:
            padded = self.open_box(base64.b64decode(box, validate=True), binding.info)
            return padded.rstrip(_PADDING).decode("ascii")
        except (ValueError, binascii.Error) as problem:
            raise BoxDamaged from problem

    def open_box(self, box: bytes, info: bytes) -> bytes:
        """Return what ``sealed_box`` has put in ``box`` for ``info``.

        Raises
        ------
        BoxDamaged
            if it does not open for this key and ``info``.
        """
        try:
            return bytes(SUITE.decrypt(box, self.private, info=info))
        except (InvalidTag, ValueError) as problem:
            raise BoxDamaged from problem
