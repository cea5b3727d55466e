"""The interviews of each kiosk, those that are alike counted once: what kiosks are compared by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from surveyapp.services.sources import Codes
from surveyapp.storage.stored_reports import KIOSK, StoredReports
from surveyapp.survey.questions import AskedQuestion

Whole = NDArray[np.int64]


class Reports(Protocol):
    """What is read of a question: of every interview, or of every kind of alike ones."""

    def codes(self, questions: Sequence[AskedQuestion]) -> Mapping[str, Codes]:
        """Return the reports by column: the report's place, or −1."""

    def cells(self, question: AskedQuestion) -> list[str]:
        """Return reports that are not listed; empty: none."""

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the reports of a number question; NaN: none."""


@dataclass(frozen=True, slots=True, eq=False)
class Alike:
    """Kinds of interviews: each kind's kiosk, stratum (−1: none) and how ``often`` it occurs.

    They are in the order of the kiosks; where reports are not listed, each interview is a kind.
    """

    kiosks: int
    strata: int
    kiosk: Codes
    stratum: Codes
    often: Whole
    reports: Reports

    def counts(self, codes: Codes, size: int) -> Whole:
        """Return how often each of ``size`` codes occurs: strata by kiosks by codes."""
        there = (codes >= 0) & (self.stratum >= 0)
        cells = self.stratum[there].astype(np.int64) * self.kiosks + self.kiosk[there]
        shape = (self.strata, self.kiosks, size)
        found = np.zeros(shape, dtype=np.int64).ravel()
        np.add.at(found, cells * size + codes[there], self.often[there])
        return found.reshape(shape)

    def at(self, kiosk: int) -> slice:
        """Return where the kinds of a kiosk stand."""
        begin, end = np.searchsorted(self.kiosk, [kiosk, kiosk + 1])
        return slice(int(begin), int(end))


@dataclass(frozen=True, slots=True, eq=False)
class Sites:
    """The kiosks of a project, compared within the answers ``by`` a direct question, if there is one."""

    source: StoredReports
    kiosks: tuple[str, ...]
    by: AskedQuestion | None

    @property
    def strata(self) -> int:
        """Number of groups that kiosks are compared within."""
        return 1 if self.by is None else len(self.by.answers)

    def alike(self, questions: Sequence[AskedQuestion]) -> Alike:
        """Return the interviews as far as ``questions`` tell them apart."""
        if all(question.unlisted is None for question in questions):
            return self._counted(questions)
        return self._one_by_one()

    def _counted(self, questions: Sequence[AskedQuestion]) -> Alike:
        asked = (*questions, *([self.by] if self.by else []))
        found = self.source.patterns(asked, at_kiosks=self.kiosks)
        kiosk = found.codes[KIOSK]
        stratum = np.zeros_like(kiosk) if self.by is None else found.codes[self.by.id]
        reports = _Listed(found.codes)
        return Alike(len(self.kiosks), self.strata, kiosk, stratum, found.counts, reports)

    def _one_by_one(self) -> Alike:
        names, places = self.source.kiosk_of_each()
        known = np.array([self.kiosks.index(name) if name in self.kiosks else -1 for name in names])
        kiosk = known[places].astype(np.int32)
        stratum = (
            np.zeros_like(kiosk) if self.by is None else self.source.codes((self.by,))[self.by.id]
        )
        order = np.argsort(kiosk, kind="stable")
        often = np.ones(len(kiosk), dtype=np.int64)
        reports = _InOrder(self.source, order)
        return Alike(len(self.kiosks), self.strata, kiosk[order], stratum[order], often, reports)


@dataclass(frozen=True, slots=True)
class _Listed:
    """The reports of kinds that were counted."""

    found: Mapping[str, Codes]

    def codes(self, questions: Sequence[AskedQuestion]) -> Mapping[str, Codes]:
        return {c.name: self.found[c.name] for q in questions for c in q.columns}

    def cells(self, question: AskedQuestion) -> list[str]:
        raise TypeError(f"{question.id} is listed")

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        raise TypeError(f"{question.id} is listed")


@dataclass(frozen=True, slots=True)
class _InOrder:
    """The reports of every interview, in another order than that of their ids."""

    source: StoredReports
    order: NDArray[np.intp]

    def codes(self, questions: Sequence[AskedQuestion]) -> Mapping[str, Codes]:
        return {name: column[self.order] for name, column in self.source.codes(questions).items()}

    def cells(self, question: AskedQuestion) -> list[str]:
        return [
            str(cell) for cell in np.array(self.source.cells(question), dtype=object)[self.order]
        ]

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        return self.source.numbers(question)[self.order]
