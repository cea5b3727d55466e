"""The tally file: what a kiosk stores and exports of a survey that declares tallies.

Five lines (kind, manifest, survey, signature, masked totals) and one line an interview, sorted. The totals
are sums and the lines are random, so the bytes depend only on the set of interviews, and tell nothing of any
of them. Neither NumPy nor Qt is needed here: the kiosk writes these files.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import (
    ALTERED,
    EMPTY,
    LARGEST_COLLECTION,
    NOT_ALL,
    OUT_OF_ORDER,
    Counts,
    Manifest,
    Refusal,
    read_head,
    read_line,
    signed_head,
    told,
)
from surveyapp.storage.files.beginnings import TALLY_MAGIC, what_instead
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.tallies.boxes import LineFormat, SeedLine, SeedSealer
from surveyapp.storage.tallies.packing import Packing
from surveyapp.storage.tallies.pads import Pads
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tally_layout import TallyLayout, layout_of

MOST_A_FILE = 2_000
"""Interviews that a file takes: each one writes the whole file anew."""
MOST_HYBRID_A_FILE = 500
"""The same where a trustee's box is of more than a kilobyte."""
LARGEST_TOTALS = 64 * 2**20
FIRST_LINE = 6
"""The line of a file that its first interview is on."""


class TallyScheme:
    """The masked totals of one survey, and how interviews are added to them.

    Raises
    ------
    UserProblem
        if the survey declares no tallies.
    """

    def __init__(self, survey: Survey) -> None:
        layout = layout_of(survey)
        if layout is None:
            raise UserProblem(msg("The survey {survey} declares no tallies.", survey=survey.id))
        self.survey = survey
        self.layout: TallyLayout = layout
        self.tallies = layout.tallies
        self.packings = tuple(
            Packing(self.tallies.capacity, tally.cells) for tally in layout.counted
        )
        self.pads = Pads(self.packings)

    @property
    def base(self) -> int:
        """B: one more than the interviews that a total can hold."""
        return self.tallies.capacity + 1

    @property
    def no_totals(self) -> tuple[int, ...]:
        """The totals of nobody."""
        return (0,) * len(self.packings)

    @property
    def most_a_file(self) -> int:
        """How many interviews a file takes: never more than its totals hold."""
        is_hybrid = any(trustee.key.sealing.is_hybrid for trustee in self.tallies.trustees)
        most = MOST_HYBRID_A_FILE if is_hybrid else MOST_A_FILE
        return min(most, self.tallies.capacity)

    def lines(self, kiosk: str) -> LineFormat:
        """Return the form of the lines of a kiosk's interviews."""
        return LineFormat(self.survey, self.tallies, kiosk)

    def totals(self, written: bytes) -> tuple[int, ...] | None:
        """Return masked totals from base64; None if it has not the one form of them.

        Parameters
        ----------
        written
            what ``written`` returns.
        """
        try:
            data = base64.b64decode(written, validate=True)
        except (binascii.Error, ValueError):
            return None
        lengths = [packing.length for packing in self.packings]
        if len(data) != sum(lengths) or base64.b64encode(data) != written:
            return None
        totals, at = [], 0
        for length in lengths:
            totals.append(int.from_bytes(data[at : at + length]))
            at += length
        is_below = all(
            total < packing.modulus for total, packing in zip(totals, self.packings, strict=True)
        )
        return tuple(totals) if is_below else None

    def written(self, totals: Sequence[int]) -> bytes:
        """Return masked totals in base64, of the same length whatever they hold.

        Parameters
        ----------
        totals : one a total, 0 … M − 1
            masked totals.
        """
        each = zip(totals, self.packings, strict=True)
        return base64.b64encode(b"".join(n.to_bytes(packing.length) for n, packing in each))

    def added(self, *several: Sequence[int]) -> tuple[int, ...]:
        """Return the sum of masked totals, or of pads.

        Parameters
        ----------
        *several : one number a total each
            what is added.
        """
        return tuple(
            sum(numbers) % packing.modulus
            for packing, *numbers in zip(self.packings, *several, strict=True)
        )

    def residues(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return totals or pads modulo B − 1.

        Parameters
        ----------
        totals : one number a total
            totals, masked or open, or pads.
        """
        return tuple(
            packing.residue(total) for packing, total in zip(self.packings, totals, strict=True)
        )


def scheme_of(survey: Survey) -> TallyScheme:
    """Return the scheme of a survey; a thousand files of one survey, read one after the other, share it.

    Parameters
    ----------
    survey
        a survey with tallies.

    Raises
    ------
    UserProblem
        if it declares none.
    """
    latest = _latest.get("scheme")
    if latest is None or latest.survey is not survey:
        latest = _latest["scheme"] = TallyScheme(survey)
    return latest


_latest: dict[str, TallyScheme] = {}


@dataclass(frozen=True, slots=True)
class Masked:
    """The content of a tally file: masked totals, and a line an interview, sorted."""

    totals: tuple[int, ...]
    lines: tuple[str, ...] = ()


class Masker:
    """Adds interviews to masked totals on one kiosk; it can take none out and open none.

    Raises
    ------
    UserProblem
        if the survey declares no tallies, or a trustee's key takes no seal.
    EnvironmentProblem
        if the cryptography library lacks what a key is for.
    """

    def __init__(self, survey: Survey, kiosk: str) -> None:
        self.scheme = TallyScheme(survey)
        self._sealer = SeedSealer(self.scheme.lines(kiosk))

    @property
    def line_letters(self) -> int:
        """How many letters an interview's line has."""
        return self._sealer.form.letters

    @property
    def nothing(self) -> Masked:
        """What a file holds before the first interview."""
        return Masked(self.scheme.no_totals)

    def add(self, masked: Masked, reports: Sequence[str]) -> Masked:
        """Return the content with one interview more; its seeds are forgotten.

        Parameters
        ----------
        masked
            the content before.
        reports : one for each column of the survey
            the interview's cells, empty where not answered.

        Raises
        ------
        RandomnessFailed
            if the operating system gives no seeds.
        """
        return self.add_all(masked, (reports,))

    def add_all(self, masked: Masked, interviews: Iterable[Sequence[str]]) -> Masked:
        """Return the content with several interviews more, as ``add`` does one after the other.

        Parameters
        ----------
        masked
            the content before.
        interviews
            the cells of each.

        Raises
        ------
        RandomnessFailed
            if the operating system gives no seeds.
        """
        totals, lines = masked.totals, list(masked.lines)
        for reports in interviews:
            seeds = self._sealer.new_seeds()
            lines.append(self._sealer.line(seeds))
            cells = self.scheme.layout.cells(reports)
            totals = self.scheme.pads.masked(totals, cells, seeds)
        return Masked(totals, tuple(sorted(lines)))


def compose_tally(
    scheme: TallyScheme,
    masked: Masked,
    key: Ed25519PrivateKey,
    *,
    batch: int,
    export: int,
    days: tuple[date, date] | None,
    mode: str = "kiosk",
    counts: Counts = Counts(),  # noqa: B008
) -> bytes:
    """Return the bytes of the file that holds ``masked``.

    Parameters
    ----------
    scheme
        of its survey.
    masked
        its content.
    key
        the kiosk's key.
    batch, export, days, mode, counts
        as a collection file states them; an export of 1 says that no interview joins it any more.
    """
    cells = scheme.written(masked.totals) + b"\n"
    body = "".join(line + "\n" for line in masked.lines).encode("ascii")
    head = signed_head(
        scheme.survey,
        body,
        key,
        interviews=len(masked.lines),
        batch=batch,
        export=export,
        days=days,
        mode=mode,
        counts=counts,
        base=scheme.base,
        cells_sha256=hashlib.sha256(cells).hexdigest(),
    )
    return head + cells + body


@dataclass(frozen=True)
class TallyFile:
    """A verified tally file."""

    name: str
    sha256: str
    manifest: Manifest
    survey: Survey
    masked: Masked

    @cached_property
    def seed_lines(self) -> tuple[SeedLine, ...]:
        """The lines, read.

        Raises
        ------
        FileRefused
            naming the first that has not the form of a line, is out of order or is there twice.
        """
        form = scheme_of(self.survey).lines(self.manifest.kiosk)
        found, known, previous = [], set(), ""
        for number, line in enumerate(self.masked.lines, start=FIRST_LINE):
            read = form.read(line)
            wrong = msg("is not the line of a masked interview") if read is None else None
            if read is not None and (line <= previous or read.id in known):
                wrong = OUT_OF_ORDER
            if wrong is not None or read is None:
                reason = msg("line {line} {wrong}", line=number, wrong=wrong)
                raise FileRefused(file=self.name, reason=reason)
            known.add(read.id)
            found.append(read)
            previous = line
        return tuple(found)


def read_tally_file(path: Path) -> TallyFile:
    """Return the verified tally file at ``path``; its lines are looked at by ``seed_lines``.

    Raises
    ------
    FileRefused
        with one reason.
    """
    return parse_tally_file(read_regular(path, LARGEST_COLLECTION), path.name)


def parse_tally_file(data: bytes, name: str) -> TallyFile:
    """Return the verified tally file in ``data``; ``name`` names it in sentences.

    Raises
    ------
    FileRefused
        with one reason.
    """
    return told(_parse, data, name)


def _parse(data: bytes, name: str) -> TallyFile:
    refuse = Refusal(name)
    if not data:
        raise refuse(EMPTY)
    if not data.startswith(TALLY_MAGIC + b"\n"):
        raise refuse(what_instead(data, (TALLY_MAGIC,), msg("a tally file")))
    head = read_head(data, refuse)
    manifest = head.manifest
    if manifest.sealed_to is not None or manifest.rest_released:
        raise refuse(msg("its manifest is not that of a tally file"))
    cells, at = read_line(data, head.end, LARGEST_TOTALS, refuse)
    if hashlib.sha256(cells + b"\n").hexdigest() != manifest.cells_sha256:
        raise refuse(msg("its totals were altered"))
    body = data[at:]
    if hashlib.sha256(body).hexdigest() != manifest.body_sha256:
        raise refuse(ALTERED)
    scheme = scheme_of(head.survey)
    totals = scheme.totals(cells)
    if manifest.base != scheme.base or totals is None:
        raise refuse(msg("its totals are not those of its survey"))
    if not body.isascii() or (body and not body.endswith(b"\n")):
        raise refuse(msg("its interviews contain characters that are not allowed"))
    lines = tuple(body.decode("ascii").split("\n")[:-1])
    if len(lines) != manifest.interviews:
        raise refuse(NOT_ALL)
    if manifest.interviews > scheme.most_a_file:
        raise refuse(msg("it holds more interviews than a kiosk puts in one file"))
    return TallyFile(
        name, hashlib.sha256(data).hexdigest(), manifest, head.survey, Masked(totals, lines)
    )
