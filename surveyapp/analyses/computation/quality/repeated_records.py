"""Equal records at each kiosk: more than chance makes, and how many copies that would have shown."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.computation.quality.kiosk_counts import KioskCounts
from surveyapp.analyses.data.fieldwork import RecordCounts
from surveyapp.designs import Design
from surveyapp.estimation.quality.detectable import fewest_copies, fewest_twins
from surveyapp.estimation.quality.duplicates_within import (
    ComparedRecords,
    RepeatedRecords,
    repeated_records,
    twins_p_value,
    without_stand_outs,
)
from surveyapp.estimation.quality.outliers import ALARM_LEVEL
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]

TESTS = 3
"""Of the records of one kiosk."""
TOO_MANY_PAIRS = 2.0


@dataclass(frozen=True, slots=True)
class KioskRecords:
    """The records of one kiosk."""

    kiosk: str
    n: int
    """How many."""
    found: RepeatedRecords
    """How equal they are, beside those of the other kiosks, given how often each report is given here."""
    plain: RepeatedRecords
    """The same of the reports alone, without that: many copies of one interview decide what is given here,
    and hide so."""
    pairs: int
    equal: int
    """Of ``pairs`` pairs of interviews whose direct answers nobody else gave ``equal`` have equal reports."""
    alone: int
    """Interviews whose direct answers nobody else gave at all."""
    coincidence: float
    """The largest probability that two people's reports are the same."""

    @property
    def shown(self) -> RepeatedRecords:
        """What tells more of them: many copies of one interview, or copies of many."""
        return self.plain if _is_many(self.plain) else self.found

    @property
    def p_value(self) -> float:
        """Of all three tests together (Bonferroni)."""
        twins = twins_p_value(self.equal, self.pairs, self.coincidence)
        plain = self.plain.p_value if _is_many(self.plain) else 1.0
        return min(TESTS * min(self.found.p_value, plain, twins), 1.0)

    def fewest_copies(self, level: float) -> int | None:
        """Return how many copies would have raised an alarm at ``level``; None: no number of them."""
        known = (
            fewest_copies(self.found, self.n, level / TESTS),
            fewest_twins(
                self.pairs,
                alone=self.alone,
                n=self.n,
                coincidence=self.coincidence,
                level=level / TESTS,
            ),
        )
        return min((one for one in known if one is not None), default=None)


def kiosk_records(survey: Survey, sites: KioskCounts) -> Iterator[KioskRecords]:
    """Yield the records of each kiosk that has two or more.

    A kiosk whose direct answers mostly occur nowhere else, such as the only one in its village, is compared
    by its reports alone: what is asked directly would leave nothing to compare it with. Kiosks that stand out
    are left out where the others are compared.
    """
    randomized = survey.randomized
    direct = [q for q in survey.recorded_questions if not q.design.is_randomized]
    if not randomized:
        return
    counts = sites.source.record_counts(direct, randomized)
    fine = _Comparison.of(counts, sites, randomized)
    coarse = _Comparison.of(sites.source.record_counts((), randomized), sites, randomized)
    plain = coarse.plain()
    level = ALARM_LEVEL / TESTS / len(sites.kiosks)
    are_kept = np.array([not (_is_many(one) and one.p_value <= level) for one in plain])
    everywhere = fine.own.sum(axis=0)
    # how many interviews of each kiosk have a profile that occurs elsewhere too
    fine_shares = np.where(fine.own < everywhere, fine.own, 0).sum(axis=1)
    chosen = [
        coarse if share < n / 2 else fine
        for share, n in zip(fine_shares.tolist(), sites.interviews.tolist(), strict=True)
    ]
    are_kept = without_stand_outs(
        are_kept, lambda place, kept: chosen[place].fitted(place, kept), level
    )
    coincidence = math.prod(_coincidence(survey, question) for question in randomized)
    pairs, equal = _twins(counts, sites, (fine.own == everywhere) & (fine.own == 2))
    for place, n in enumerate(sites.interviews.tolist()):
        if n < 2:
            continue
        yield KioskRecords(
            sites.kiosks[place],
            n,
            chosen[place].fitted(place, are_kept),
            plain[place],
            pairs[place],
            equal[place],
            n - int(fine.own[place].sum()),
            coincidence,
        )


def _is_many(found: RepeatedRecords) -> bool:
    """Places whose people differ repeat some records more than chance; copies of one far more often."""
    return found.pairs >= TOO_MANY_PAIRS * found.expected


@dataclass(frozen=True, slots=True, eq=False)
class _Pooled:
    """Sums over the kiosks that one is compared with, itself among them, of records that come again there."""

    often: NDArray[np.bool_]
    times: Whole
    whole: NDArray[np.float64]
    profile: Whole
    profiles: Whole
    levels: tuple[Whole, ...]
    compared: dict[int, RepeatedRecords] = field(default_factory=dict)
    """Of kiosks that were compared already."""


@dataclass(frozen=True, slots=True, eq=False)
class _Comparison:
    """Records by kiosk: how often each occurs, how many have each profile, and which are expected where.

    ``likely`` is proportional to the number of owners of each record that a kiosk's profiles and its own
    shares of each report lead to.
    """

    counts: RecordCounts
    here: NDArray[np.int32]
    own: Whole
    likely: NDArray[np.float32]
    last_pool: dict[bytes, _Pooled] = field(default_factory=dict)
    """Of the kiosks that were kept last: nearly all kiosks are compared with the same."""

    @classmethod
    def of(cls, counts: RecordCounts, sites: KioskCounts, fitted: Sequence[AskedQuestion]) -> Self:
        kiosks, records = len(sites.kiosks), len(counts.times)
        profiles = int(counts.profile_of.max(initial=-1)) + 1
        here = np.zeros((kiosks, records), dtype=np.int32)
        here[sites.places[counts.kiosk], counts.record] = counts.often
        own = np.zeros((kiosks, profiles), dtype=np.int64)
        places = sites.places[counts.profile_kiosk]
        own[places, counts.profile_of] = counts.profile_often
        likely = own[:, counts.profile].astype(np.float32)
        for question in fitted:
            if question.id in counts.codes:
                codes = counts.codes[question.id]
                given = sites.counts(question).sum(axis=0)
                shares = given / np.maximum(given.sum(axis=1, keepdims=True), 1)
                likely *= np.where(codes >= 0, shares[:, np.maximum(codes, 0)], 1).astype(
                    np.float32
                )
        return cls(counts, here, own, likely)

    def plain(self) -> list[RepeatedRecords]:
        """Compare each kiosk with all, as if everything were answered alike everywhere."""
        likely = self.own[:, self.counts.profile]
        pool = self._pool(np.ones(len(self.own), dtype=np.bool_), likely, ())
        return [self._compared(place, pool, likely) for place in range(len(self.own))]

    def fitted(self, place: int, are_kept: NDArray[np.bool_]) -> RepeatedRecords:
        """Compare a kiosk with those that are kept; each may answer each question in its own way."""
        kept = are_kept.copy()
        kept[place] = True
        key = kept.tobytes()
        if key not in self.last_pool:
            self.last_pool.clear()
            levels = tuple(self.counts.codes.values())
            self.last_pool[key] = self._pool(kept, self.likely, levels)
        pool = self.last_pool[key]
        if place not in pool.compared:
            pool.compared[place] = self._compared(place, pool, self.likely)
        return pool.compared[place]

    def _pool(
        self, kept: NDArray[np.bool_], likely: NDArray[np.number], levels: Sequence[Whole]
    ) -> _Pooled:
        times = self.here[kept].sum(axis=0, dtype=np.int64)
        often = times > 1
        return _Pooled(
            often,
            times[often],
            likely[kept].sum(axis=0, dtype=np.float64)[often],
            self.counts.profile[often],
            self.own[kept].sum(axis=0),
            tuple(codes[often] for codes in levels),
        )

    def _compared(self, place: int, pool: _Pooled, likely: NDArray[np.number]) -> RepeatedRecords:
        own, whole = likely[place][pool.often], pool.whole
        return repeated_records(
            ComparedRecords(
                times=pool.times,
                here=self.here[place][pool.often].astype(np.int64),
                chances=np.divide(own, whole, out=np.zeros(len(whole)), where=whole > 0),
                profile=pool.profile,
                profile_times=pool.profiles,
                profile_here=self.own[place],
                levels=pool.levels,
            )
        )


def _twins(
    counts: RecordCounts, sites: KioskCounts, of_two: NDArray[np.bool_]
) -> tuple[list[int], list[int]]:
    """Return by kiosk how many pairs have a profile of their own, and how many of them equal reports."""
    twice = counts.often == 2
    place, profile = sites.places[counts.kiosk[twice]], counts.profile[counts.record[twice]]
    equal = np.bincount(place[of_two[place, profile]], minlength=len(of_two))
    return of_two.sum(axis=1).tolist(), equal.tolist()


def _coincidence(survey: Survey, question: AskedQuestion) -> float:
    """Return the largest probability that two people's reports are equal; 1 where nothing bounds it."""
    drawn = any(question.id in group.of for group in survey.groups)
    if drawn or not question.required or not isinstance(question.design, Design):
        return 1.0
    return max(float(sum(entry**2 for entry in row)) for row in question.design.channel.rows)
