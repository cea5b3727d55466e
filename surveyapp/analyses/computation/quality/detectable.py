"""What the tests of these data could have found: the smallest forged or copied share of each kiosk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from surveyapp.analyses.computation.quality.compared_items import ComparedItem
from surveyapp.analyses.computation.quality.repeated_records import KioskRecords
from surveyapp.estimation.quality.detectable import POWER, fewest_forged

FORGED, COPIED = "forged reports", "copied interviews"


@dataclass(frozen=True, slots=True)
class DetectableRow:
    """What would have raised an alarm at one kiosk."""

    fault: str
    """Forged reports to ``question``, all of them ``report``; or copied interviews."""
    kiosk: str
    question: str
    report: str
    """Of those that could be forged the one that is hardest to see."""
    n: int
    """The kiosk's reports, or its interviews."""
    fewest: int | None
    share: float | None
    """The smallest number that is found with probability ``power``, and its share; None: no number is."""
    power: float = POWER


def detectable_rows(
    compared: Sequence[ComparedItem],
    kiosks: Sequence[str],
    records: Sequence[KioskRecords],
    level: float,
) -> Iterator[DetectableRow]:
    """Yield a row for each kiosk and what it is compared by, and one for its records.

    Of kiosks that are compared within groups the groups are taken together, which changes little.

    Parameters
    ----------
    compared
        what is compared between kiosks.
    kiosks
        their ids.
    records
        how equal the records of each are.
    level
        the p-value up to which each test raises an alarm, all tests judged together.
    """
    for one in compared:
        counts = one.counts.sum(axis=0)
        here = counts.sum(axis=1)
        fewest = fewest_forged(here, counts.sum(axis=0) - counts, level)
        hardest = fewest.argmax(axis=1)
        for place in np.flatnonzero(here).tolist():
            report = one.item.reports[int(hardest[place])]
            n, least = int(here[place]), int(fewest[place].max())
            known = least if least <= n else None
            share = None if known is None else known / n
            yield DetectableRow(FORGED, kiosks[place], one.item.name, report, n, known, share)
    for each in records:
        known = each.fewest_copies(level)
        share = None if known is None else known / each.n
        yield DetectableRow(COPIED, each.kiosk, "", "", each.n, known, share)
