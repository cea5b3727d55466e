"""The line of an interview in a tally file: commitments to its seeds, and a box for each trustee.

Of the interview itself the line says nothing: it is random whatever was answered. A commitment is the first
160 bits of a seed's SHA-256. All trustees of a class compare their seed with the same commitment, so a kiosk
that gives them different seeds, to make one of them look like a liar, would have to find two seeds with one
commitment, in some 2⁸⁰ tries. The interview's id is a hash of the commitments. A trustee knows an interview
again by those of the trustee's own classes alone, which were compared with the box: whoever has the kiosk's
key can write others for the classes that only dishonest trustees know.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.sealing import BoxDamaged, Opener, Recipient, box_overhead
from surveyapp.storage.tallies.pads import SEED_BYTES, pad_classes
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Tallies
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.json_format.writing import canonical_survey

COMMITMENT_BYTES = 20
ID_BYTES = 16


def commitment(seed: bytes) -> bytes:
    """Return what a file states of a seed that only trustees know."""
    return hashlib.sha256(seed).digest()[:COMMITMENT_BYTES]


@dataclass(frozen=True, slots=True)
class SeedLine:
    """An interview's line, read."""

    commitments: tuple[bytes, ...]
    """One a class: to its seeds."""
    boxes: tuple[bytes, ...]
    """One a trustee: each holds the seeds of the trustee's classes, in the order of the classes."""

    @property
    def id(self) -> bytes:
        """The interview's name: 16 bytes."""
        return hashlib.sha256(b"".join(self.commitments)).digest()[:ID_BYTES]


@dataclass(frozen=True)
class LineFormat:
    """The lines of one survey's interviews on one kiosk: all are equally long."""

    survey: Survey
    """A survey with tallies."""
    tallies: Tallies
    """Its tallies."""
    kiosk: str
    """The kiosk's name."""

    @cached_property
    def classes(self) -> tuple[tuple[int, ...], ...]:
        """Of each class the places of the trustees who know it."""
        return pad_classes(len(self.tallies.trustees), self.tallies.threshold)

    def classes_of(self, trustee: int) -> tuple[int, ...]:
        """Return the places of the classes that a trustee knows.

        Parameters
        ----------
        trustee
            the trustee's place among those of the survey.
        """
        return tuple(place for place, known in enumerate(self.classes) if trustee in known)

    def info(self, trustee: int) -> bytes:
        """Return what a trustee's boxes are bound to: they open for nothing else.

        Parameters
        ----------
        trustee
            the trustee's place among those of the survey.
        """
        return self._infos[trustee]

    @cached_property
    def _infos(self) -> tuple[bytes, ...]:
        digest = hashlib.sha256(canonical_survey(self.survey).encode()).hexdigest()
        return tuple(
            canonical(
                {
                    "kiosk": self.kiosk,
                    "purpose": "surveyapp-tally/1",
                    "survey": self.survey.id,
                    "survey_sha256": digest,
                    "trustee": place,
                    "version": self.survey.version,
                }
            ).encode()
            for place in range(len(self.tallies.trustees))
        )

    @cached_property
    def field_bytes(self) -> tuple[int, ...]:
        """How long each field of a line is: a commitment a class, then a box a trustee."""
        boxes = (
            len(self.classes_of(place)) * SEED_BYTES + box_overhead(trustee.key.sealing)
            for place, trustee in enumerate(self.tallies.trustees)
        )
        return (*(COMMITMENT_BYTES for _ in self.classes), *boxes)

    @cached_property
    def letters(self) -> int:
        """How many letters each line has, without its end."""
        whole, over = divmod(sum(self.field_bytes), 4)
        return 5 * whole + (over + 1 if over else 0)

    def read(self, line: str) -> SeedLine | None:
        """Return what a line states; None if it has not the one form of a line.

        Whether a box opens, and to what, only its trustee can say.

        Parameters
        ----------
        line
            without its end.
        """
        if len(line) != self.letters:
            return None
        try:
            data = base64.b85decode(line)
        except ValueError:
            return None
        if len(data) != sum(self.field_bytes) or base64.b85encode(data).decode() != line:
            return None
        fields, at = [], 0
        for length in self.field_bytes:
            fields.append(data[at : at + length])
            at += length
        count = len(self.classes)
        return SeedLine(tuple(fields[:count]), tuple(fields[count:]))

    def seeds(self, line: SeedLine, trustee: int, opener: Opener) -> tuple[bytes, ...]:
        """Return the seeds of a trustee's classes, in the order of the classes.

        Parameters
        ----------
        line
            the interview's line.
        trustee
            the trustee's place among those of the survey.
        opener
            the trustee's private key.

        Raises
        ------
        BoxDamaged
            if the box does not open, or holds other seeds than the line states.
        """
        plain = opener.open_box(line.boxes[trustee], self.info(trustee))
        known = self.classes_of(trustee)
        if len(plain) != SEED_BYTES * len(known):
            raise BoxDamaged
        seeds = tuple(plain[at : at + SEED_BYTES] for at in range(0, len(plain), SEED_BYTES))
        if any(
            commitment(seed) != line.commitments[place]
            for seed, place in zip(seeds, known, strict=True)
        ):
            raise BoxDamaged
        return seeds


class SeedSealer:
    """Draws the seeds of interviews and seals them to the trustees; it can open none.

    Raises
    ------
    UserProblem
        if a trustee's key takes no seal.
    EnvironmentProblem
        if the cryptography library lacks what a key is for.
    """

    def __init__(self, form: LineFormat) -> None:
        self.form = form
        self._recipients = []
        for trustee in form.tallies.trustees:
            try:
                self._recipients.append(Recipient(trustee.key.sealing))
            except ValueError as problem:
                raise _no_key(form.survey, trustee.name) from problem
        self.line(self.new_seeds())

    def new_seeds(self) -> tuple[bytes, ...]:
        """Return a fresh seed for each class.

        Raises
        ------
        RandomnessFailed
            if the operating system gives none.
        """
        try:
            return tuple(secrets.token_bytes(SEED_BYTES) for _ in self.form.classes)
        except (OSError, NotImplementedError) as problem:
            raise RandomnessFailed from problem

    def line(self, seeds: Sequence[bytes]) -> str:
        """Return the line of an interview with these seeds.

        Parameters
        ----------
        seeds : one a class
            from ``new_seeds``.

        Raises
        ------
        RandomnessFailed
            if no key for a box can be drawn.
        """
        boxes = []
        for place, recipient in enumerate(self._recipients):
            plain = b"".join(seeds[known] for known in self.form.classes_of(place))
            try:
                boxes.append(recipient.seal(plain, self.form.info(place)))
            except ValueError as problem:
                name = self.form.tallies.trustees[place].name
                raise _no_key(self.form.survey, name) from problem
        return base64.b85encode(b"".join((*map(commitment, seeds), *boxes))).decode()


def _no_key(survey: Survey, trustee: str) -> UserProblem:
    return UserProblem(
        msg(
            "Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new "
            "key, whose public part goes into the survey.",
            trustee=trustee,
            survey=survey.id,
        )
    )
