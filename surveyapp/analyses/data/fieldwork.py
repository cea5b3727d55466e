"""What kiosks brought: their files and counts, and the tables by which they are compared.

Storage fills these values. Sources that no kiosk has brought, such as tables of other programs, have none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]

GROUP, OFTEN = "(group)", "(often)"
"""Columns of ``KioskReports.distinct_by_kiosk`` besides ``KIOSK``; no question can have such an id."""


@dataclass(frozen=True, slots=True)
class KioskFile:
    """A file that a kiosk signed."""

    kiosk: str
    words: str
    """The kiosk's id, and its fingerprint in words."""
    batch: int
    export: int
    """The numbers of the batch and of the export."""
    first_day: date | None
    last_day: date | None
    """The range of days of its interviews; it knows no other day."""
    interviews: int
    """How many it holds."""


@dataclass(frozen=True, slots=True)
class FirstExport:
    """Interviews that a kiosk's file brought as the first of its batch's exports, of one group."""

    kiosk: str
    """The kiosk's id."""
    batch: int
    export: int
    """The numbers of the batch and of the export."""
    first_day: date | None
    last_day: date | None
    """The range of days of all interviews of the export, also of those that earlier ones had."""
    group: int
    """The place of the answer to the question that groups are of, −1 for none; without one 0."""
    interviews: int
    """How many."""


@dataclass(frozen=True, slots=True)
class KioskSummary:
    """What one kiosk has brought."""

    kiosk: str
    words: str
    """Its id, and its fingerprint in words."""
    interviews: int
    """Each counted once."""
    break_offs: int
    time_outs: int
    """Interviews that were begun and not finished."""
    practice_failures: int
    comprehension_failures: int
    """How often practice and the check of comprehension were not passed."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two exports of one batch of a kiosk that cannot both be as the kiosk made them.

    ``missing`` is how many interviews of the earlier one the later one lacks; 0 where both have one number.
    """

    kiosk: str
    batch: int
    earlier: int
    later: int
    missing: int = 0


@dataclass(frozen=True, slots=True)
class Fieldwork:
    """What files brought besides reports; empty where the source has none."""

    files: tuple[KioskFile, ...] = ()
    """That count, in the order of kiosks, batches and exports."""
    kiosks: tuple[KioskSummary, ...] = ()
    """That have interviews."""
    shared_ids: int = 0
    """Interviews whose random id another kiosk's interview has too."""
    contradictions: tuple[Contradiction, ...] = ()
    """Of the exports of each kiosk."""
    awaited: tuple[KioskSummary, ...] = ()
    """Accepted kiosks that have brought no interview."""
    waiting: tuple[str, ...] = ()
    """The ids of kiosks whose files wait to be accepted."""


@dataclass(frozen=True, slots=True, eq=False)
class KioskTables:
    """Rows of a kiosk and a group each."""

    kiosk: Whole
    """The number that the interviews know it by."""
    group: Whole
    """The place of the answer to the question that groups are of, −1 for none; without one 0."""
    interviews: Whole
    """How many."""
    reports: Mapping[str, Whole]
    """Of questions whose reports are listed, by question's id: rows by reports."""
    given: Mapping[str, Whole]
    """How many reports of any kind, by question's id."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordCounts:
    """Records that occur at least twice, and the profiles (answers to direct questions) that do."""

    profile: Whole
    times: Whole
    """Of each such record its profile's place, and how often it occurs at all kiosks."""
    codes: Mapping[str, Whole]
    """Of each such record the place of its report to a listed question, or −1."""
    kiosk: Whole
    record: Whole
    often: Whole
    """Which kiosk, by number, has which of these records how often."""
    profile_kiosk: Whole
    profile_of: Whole
    profile_often: Whole
    """Which kiosk has how many interviews of which profile."""


@runtime_checkable
class KioskReports(Protocol):
    """Reports of which it is known who brought them: those of a project with all its interviews."""

    def fieldwork(self) -> Fieldwork:
        """Return what files brought besides reports."""

    def kiosk_names(self) -> Mapping[int, str]:
        """Return the ids of all kiosks by the numbers that interviews know them by."""

    def kiosk_tables(
        self, questions: Sequence[AskedQuestion], by: AskedQuestion | None = None
    ) -> KioskTables:
        """Return what each kiosk's interviews answered ``questions``, in groups of a direct question."""

    def first_exports(self, by: AskedQuestion | None = None) -> tuple[FirstExport, ...]:
        """Return how many interviews of each group came first with which export."""

    def record_counts(
        self, direct: Sequence[AskedQuestion], randomized: Sequence[AskedQuestion]
    ) -> RecordCounts:
        """Return which records occur more than once, at each kiosk.

        Parameters
        ----------
        direct
            Questions whose answers make a profile.
        randomized
            Questions whose reports make the rest of a record.
        """

    def distinct_by_kiosk(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str, NDArray[Any]]:
        """Return the distinct reports of each kiosk and group, by column of the question.

        Listed ones are places, or −1; others texts, empty where there is none. Besides there are ``KIOSK``:
        the kiosk's number, ``GROUP``: the group's place, or −1, and ``OFTEN``: how often.
        """
