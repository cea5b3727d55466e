"""How the interviews of a project were drawn, as the tables told that brought them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.services import notices
from surveyapp.services.notices import Notice
from surveyapp.storage.drawn_rows import DRAWN, drawn_counts, drawn_rows
from surveyapp.storage.stored_reports import StoredReports


@dataclass(frozen=True, slots=True, eq=False)
class KeptSample:
    """Weights, strata and clusters, one an interview in the order of ``codes``; None where there are none.

    ``used`` says which of them there are; ``left_out`` which only some interviews have: those cannot be
    used, for nobody knows them of the others.
    """

    weights: NDArray[np.float64] | None = None
    strata: Sequence[str] | None = None
    clusters: Sequence[str] | None = None
    used: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    @property
    def is_there(self) -> bool:
        """Whether anything can be used."""
        return bool(self.used)

    def told(self) -> tuple[Notice, ...]:
        """Return a sentence on what is used."""
        if not self.used:
            return ()
        return (Notice("notices", notices.SAMPLE_USED, {"what": ", ".join(self.used)}),)

    def warnings(self) -> tuple[Notice, ...]:
        """Return a sentence on what only some interviews have."""
        if not self.left_out:
            return ()
        return (Notice("notices", notices.SAMPLE_PARTLY, {"what": ", ".join(self.left_out)}),)


def kinds_kept(reports: StoredReports) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return which of weights, strata and clusters all interviews have, and which only some."""
    if not reports.is_beside(DRAWN):
        return (), ()
    everybody = reports.interviews
    counts = drawn_counts(reports)
    used = tuple(kind for kind, count in counts.items() if 0 < count == everybody)
    return used, tuple(kind for kind, count in counts.items() if 0 < count < everybody)


def kept_sample(reports: StoredReports) -> KeptSample:
    """Return how the interviews in ``reports`` were drawn."""
    used, partly = kinds_kept(reports)
    if not used:
        return KeptSample(left_out=partly)
    rows = drawn_rows(reports)
    return KeptSample(
        weights=rows.weights if "weights" in used else None,
        strata=[one or "" for one in rows.strata] if "strata" in used else None,
        clusters=[one or "" for one in rows.clusters] if "clusters" in used else None,
        used=used,
        left_out=partly,
    )
