"""The interviews of each kiosk, counted in the database: what kiosks are compared by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.data.fieldwork import GROUP, OFTEN, KioskReports, KioskTables
from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class DistinctReports:
    """The distinct reports of kiosks and strata: each one's kiosk, stratum and how ``often`` it occurs.

    ``columns`` are the question's: a listed report's place, or −1; other reports as texts, empty for none.
    """

    kiosks: int
    strata: int
    kiosk: Whole
    stratum: Whole
    often: Whole
    columns: Mapping[str, NDArray[Any]]

    @property
    def cells(self) -> Whole:
        """Return the number of each one's stratum and kiosk."""
        return self.stratum * self.kiosks + self.kiosk

    def counts(self, codes: NDArray[np.integer], size: int) -> Whole:
        """Return how often each of ``size`` codes occurs: strata by kiosks by codes; −1 is none."""
        there = codes >= 0
        found = np.zeros(self.strata * self.kiosks * size, dtype=np.int64)
        np.add.at(found, self.cells[there] * size + codes[there], self.often[there])
        return found.reshape(self.strata, self.kiosks, size)


@dataclass(frozen=True, slots=True, eq=False)
class KioskCounts:
    """The kiosks of a project, compared within the answers ``by`` a direct question, if there is one."""

    source: KioskReports
    kiosks: tuple[str, ...]
    by: AskedQuestion | None
    places: Whole
    """Of each kiosk's number its place among ``kiosks``."""
    tables: KioskTables

    @classmethod
    def of(
        cls, source: KioskReports, asked: Sequence[AskedQuestion], by: AskedQuestion | None
    ) -> Self:
        """Count what the questions ``asked`` were answered at each kiosk."""
        tables, names = source.kiosk_tables(asked, by), source.kiosk_names()
        kiosks = sorted(names[number] for number in set(tables.kiosk.tolist()))
        place_of = {kiosk: place for place, kiosk in enumerate(kiosks)}
        places = [
            place_of.get(names.get(number, ""), -1) for number in range(max(names, default=-1) + 1)
        ]
        return cls(source, tuple(kiosks), by, np.array(places, dtype=np.int64), tables)

    @property
    def strata(self) -> int:
        """Number of groups that kiosks are compared within."""
        return 1 if self.by is None else len(self.by.answers)

    def counts(self, question: AskedQuestion) -> Whole:
        """Return how often each listed report was given: strata by kiosks by reports."""
        return self._placed(self.tables.reports[question.id])

    def answered(self, question: AskedQuestion) -> Whole:
        """Return how many did not answer, and did: strata by kiosks by these two."""
        given = self.tables.given[question.id]
        return self._placed(np.stack([self.tables.interviews - given, given], axis=1))

    def _placed(self, rows: Whole) -> Whole:
        found = np.zeros((self.strata, len(self.kiosks), rows.shape[1]), dtype=np.int64)
        there = self.tables.group >= 0
        found[self.tables.group[there], self.places[self.tables.kiosk[there]]] = rows[there]
        return found

    def alike(self, question: AskedQuestion) -> DistinctReports:
        """Return the distinct reports of a question, of those who are in a stratum."""
        found = self.source.distinct_by_kiosk(question, self.by)
        there = found[GROUP] >= 0
        return DistinctReports(
            len(self.kiosks),
            self.strata,
            self.places[found[KIOSK][there]],
            found[GROUP][there],
            found[OFTEN][there],
            {column.name: found[column.name][there] for column in question.columns},
        )

    @property
    def interviews(self) -> Whole:
        """How many interviews each kiosk has, in any stratum or none."""
        places = self.places[self.tables.kiosk]
        return np.bincount(places, self.tables.interviews, len(self.kiosks)).astype(np.int64)
