"""How the interviews of a project were drawn, as the tables told that brought them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.services import notices
from surveyapp.services.notices import Notice
from surveyapp.storage.drawn_rows import DRAWN, drawn_rows
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


def kept_sample(reports: StoredReports) -> KeptSample:
    """Return how the interviews in ``reports`` were drawn."""
    if not reports.is_beside(DRAWN):
        return KeptSample()
    rows = drawn_rows(reports)
    known = {
        "weights": ~np.isnan(rows.weights),
        "strata": np.array([one is not None for one in rows.strata], dtype=bool),
        "clusters": np.array([one is not None for one in rows.clusters], dtype=bool),
    }
    used = tuple(kind for kind, has in known.items() if has.size and has.all())
    partly = tuple(kind for kind, has in known.items() if has.any() and not has.all())
    return KeptSample(
        weights=rows.weights if "weights" in used else None,
        strata=[one or "" for one in rows.strata] if "strata" in used else None,
        clusters=[one or "" for one in rows.clusters] if "clusters" in used else None,
        used=used,
        left_out=partly,
    )
