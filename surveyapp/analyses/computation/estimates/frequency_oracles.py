"""Shares of choices from frequency oracles and multiple choice, one respondent at a time.

With weights, strata and clusters every choice is looked at alone: a report supports it or not, which is a
yes/no question whose channel is ((p, 1 − p), (q, 1 − q)).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.prevalence.frequency_oracles import code_reports, support_matrix
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.respondents import UNANSWERED
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages.message import Message


def weighted_supports(
    design: OracleDesign,
    cells: Sequence[str],
    complex_sample: Sample,
    *,
    domain: NDArray[np.bool_] | None,
    method: IntervalMethod | None,
    level: float,
) -> tuple[tuple[Estimate, ...], tuple[Message, ...]]:
    """Return an estimate for each choice, and the cautions; ``cells`` are reports, empty where none.

    Raises
    ------
    NoReports
        if nobody (in the domain) answered.
    """
    own, other = design.support.own, design.support.other
    alone = Channel(((own, 1 - own), (other, 1 - other)))
    given = np.array([bool(cell) for cell in cells])
    supports = support_matrix(design, code_reports(design, [cell for cell in cells if cell]))
    estimates: list[Estimate] = []
    cautions: dict[str, Message] = {}
    for choice in range(design.k):
        codes = np.full(len(cells), UNANSWERED, dtype=np.int32)
        codes[given] = np.where(supports[:, choice], 0, 1)
        weighted = weighted_prevalence(
            alone,
            codes,
            complex_sample,
            domain=domain,
            method=method or DEFAULT_METHOD,
            level=level,
        )
        estimates.append(weighted.estimates[0])
        cautions |= {str(caution): caution for caution in weighted.cautions}
    return tuple(estimates), tuple(cautions.values())
