"""The statistics of asking: channels, the catalogue of designs, exact coins, the ledger.

A design states only its channel; randomizing, ε, debiasing and composition follow from it and are
written once. The catalogue is a plain tuple: to add a design, write its module and one line here.
This package imports neither Qt nor NumPy and opens no files; only ``coins`` asks the operating
system for anything.
"""

from __future__ import annotations

from surveyapp.designs.design import Design, Mode
from surveyapp.designs.direct import Direct
from surveyapp.designs.forced_choice import ForcedChoice
from surveyapp.designs.forced_response import ForcedResponse
from surveyapp.designs.k_rr import KRR
from surveyapp.designs.two_coins import TwoCoins
from surveyapp.designs.warner import Warner

DESIGNS: tuple[type[Design], ...] = (
    Direct,
    TwoCoins,
    ForcedResponse,
    Warner,
    ForcedChoice,
    KRR,
)

DESIGN_BY_NAME = {design.name: design for design in DESIGNS}

__all__ = ["DESIGNS", "DESIGN_BY_NAME", "Design", "Mode"]
