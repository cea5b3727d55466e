"""Sealing interviews to the analyst's key: HPKE (RFC 9180), base mode, one box an interview.

KEM ML-KEM-768 with X25519 (X-Wing; draft-connolly-cfrg-xwing-kem, draft-ietf-hpke-pq: 0x647a), so that
a box stays shut as long as either of them holds; KDF HKDF-SHA256, AEAD ChaCha20-Poly1305. Keys of earlier
versions are for the KEM X25519 with HKDF-SHA256 alone. A box is the encapsulated key and the ciphertext,
in base64. It opens only for the survey and the kiosk that it was sealed for, and is as long as any other
of its survey.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from cryptography.exceptions import InternalError, InvalidTag, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hpke
from cryptography.hazmat.primitives.asymmetric.mlkem import MLKEM768PrivateKey, MLKEM768PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.json_format.writing import canonical_survey

if TYPE_CHECKING:
    from surveyapp.survey.definition.analyst_key import AnalystKey

_CLASSIC, _HYBRID = (
    hpke.Suite(kem, hpke.KDF.HKDF_SHA256, hpke.AEAD.CHACHA20_POLY1305)
    for kem in (hpke.KEM.X25519, hpke.KEM.MLKEM768_X25519)
)
_TAG = 16
_ENCAPSULATED = {False: 32, True: 1088 + 32}
"""Bytes of an encapsulated key, by whether it is hybrid."""
_MLKEM_BYTES = 1184
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
    def _overhead(self) -> int:
        """Bytes of a box beyond its plaintext: the encapsulated key and the tag."""
        key = self.survey.analyst_key
        return 0 if key is None else box_overhead(key)

    @cached_property
    def plain_bytes(self) -> int:
        """Bytes of the padded plaintext: those of the longest line that the survey can give."""
        return ID_LETTERS + sum(1 + column.longest for column in self.survey.columns)

    @cached_property
    def box_letters(self) -> int:
        """Letters of a box in base64."""
        return 4 * ((self.plain_bytes + self._overhead + 2) // 3)

    def is_box(self, line: str) -> bool:
        """Return whether ``line`` has the one form of a box; whether it opens is known only with the key."""
        if len(line) != self.box_letters:
            return False
        try:
            data = base64.b64decode(line.encode("ascii"), validate=True)
        except (binascii.Error, ValueError):
            return False
        is_size = len(data) == self.plain_bytes + self._overhead
        return is_size and base64.b64encode(data).decode() == line


class Recipient:
    """A public key that boxes are sealed to; only its private key opens them, and only for their ``info``.

    Raises
    ------
    EnvironmentProblem
        if the cryptography library lacks what the key is for.
    ValueError
        if the key takes no seal.
    """

    def __init__(self, key: AnalystKey) -> None:
        self._suite = _HYBRID if key.is_hybrid else _CLASSIC
        self._public: X25519PublicKey | hpke.MLKEM768X25519PublicKey
        if not key.is_hybrid:
            self._public = X25519PublicKey.from_public_bytes(key.raw)
            return
        with _library_told():
            self._public = hpke.MLKEM768X25519PublicKey(
                MLKEM768PublicKey.from_public_bytes(key.raw[:_MLKEM_BYTES]),
                X25519PublicKey.from_public_bytes(key.raw[_MLKEM_BYTES:]),
            )

    def seal(self, plain: bytes, info: bytes) -> bytes:
        """Return a box that holds ``plain``.

        Raises
        ------
        RandomnessFailed
            if no key for the box can be drawn.
        ValueError
            if the key takes no seal.
        """
        try:
            with _library_told():
                return bytes(self._suite.encrypt(plain, self._public, info=info))
        except InternalError as problem:
            raise RandomnessFailed from problem


def box_overhead(key: AnalystKey) -> int:
    """Return how many bytes a box to ``key`` has beyond its plaintext: the encapsulated key and the tag."""
    return _ENCAPSULATED[key.is_hybrid] + _TAG


@contextmanager
def _library_told() -> Iterator[None]:
    """Say so where the cryptography library was built without ML-KEM, as those of some systems are."""
    try:
        yield
    except UnsupportedAlgorithm as problem:
        raise EnvironmentProblem(
            msg(
                "Nothing can be sealed to the analyst's key here: this machine's cryptography library "
                "has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel."
            )
        ) from problem


class Sealer:
    """Seals the interviews of one survey on one kiosk; it can open none.

    Raises
    ------
    UserProblem
        if the survey's key takes no seal.
    EnvironmentProblem
        if the cryptography library lacks what the key is for.
    """

    def __init__(self, key: AnalystKey, binding: Binding) -> None:
        self._binding = binding
        try:
            self._recipient = Recipient(key)
        except ValueError as problem:
            raise self._no_key() from problem
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
            box = self._recipient.seal(padded, self._binding.info)
        except ValueError as problem:
            raise self._no_key() from problem
        return base64.b64encode(box).decode()

    def _no_key(self) -> UserProblem:
        return UserProblem(
            msg(
                "Nothing can be sealed to the analyst's key of the survey {survey}. Make "
                "a new pair with “surveyapp key new” and put its public key in the survey.",
                survey=self._binding.survey.id,
            )
        )


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
class HybridPrivateKey:
    """The two private keys of the KEM ML-KEM-768 with X25519."""

    mlkem: MLKEM768PrivateKey = field(repr=False)
    x25519: X25519PrivateKey = field(repr=False)

    @classmethod
    def from_seed(cls, seed: bytes) -> HybridPrivateKey:
        """Return the keys that 32 random bytes stand for: expanded by SHAKE256, as X-Wing has it.

        Raises
        ------
        EnvironmentProblem
            if the cryptography library has no ML-KEM-768.
        """
        expanded = hashlib.shake_256(seed).digest(64 + 32)
        with _library_told():
            mlkem = MLKEM768PrivateKey.from_seed_bytes(expanded[:64])
        return cls(mlkem, X25519PrivateKey.from_private_bytes(expanded[64:]))

    @property
    def public_bytes(self) -> bytes:
        """The public key."""
        parts = (self.mlkem, self.x25519)
        return b"".join(part.public_key().public_bytes_raw() for part in parts)


@dataclass(frozen=True, slots=True)
class Opener:
    """The analyst's private key, unlocked."""

    private: X25519PrivateKey | HybridPrivateKey = field(repr=False)

    @classmethod
    def of(cls, secret: bytes, *, is_hybrid: bool) -> Opener:
        """Return the private key that 32 secret bytes stand for.

        Raises
        ------
        EnvironmentProblem
            if the cryptography library lacks what the key is for.
        """
        if is_hybrid:
            return cls(HybridPrivateKey.from_seed(secret))
        return cls(X25519PrivateKey.from_private_bytes(secret))

    @property
    def key(self) -> AnalystKey:
        """The public key that belongs to it."""
        from surveyapp.survey.definition.analyst_key import AnalystKey  # noqa: PLC0415

        private = self.private
        if isinstance(private, HybridPrivateKey):
            return AnalystKey(private.public_bytes)
        return AnalystKey(private.public_key().public_bytes_raw())

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
        """Return what ``Recipient.seal`` has put in ``box`` for ``info``.

        Raises
        ------
        BoxDamaged
            if it does not open for this key and ``info``.
        """
        private = self.private
        try:
            if isinstance(private, HybridPrivateKey):
                both = hpke.MLKEM768X25519PrivateKey(private.mlkem, private.x25519)
                return bytes(_HYBRID.decrypt(box, both, info=info))
            return bytes(_CLASSIC.decrypt(box, private, info=info))
        except (InvalidTag, ValueError) as problem:
            raise BoxDamaged from problem
