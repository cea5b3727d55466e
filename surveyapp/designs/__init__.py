"""The statistics of asking: channels, the catalogue of designs, exact coins, the ledger.

A design states only its channel; randomizing, ε, debiasing and composition follow from it and are
written once. The catalogue is a plain tuple: to add a design, write its module and one line here, or
in the catalogue of its family.
This package imports neither Qt nor NumPy and opens no files; only ``coins`` asks the operating
system for anything.
"""

from __future__ import annotations

from surveyapp.designs.christofides import Christofides
from surveyapp.designs.crosswise import Crosswise
from surveyapp.designs.design import AskableDesign, Declared, Design, Mode
from surveyapp.designs.devore import Devore
from surveyapp.designs.direct import Direct
from surveyapp.designs.direct_number import DirectNumber
from surveyapp.designs.direct_sets import DirectSets
from surveyapp.designs.forced_choice import ForcedChoice
from surveyapp.designs.forced_response import ForcedResponse
from surveyapp.designs.k_rr import KRR
from surveyapp.designs.kuk import Kuk
from surveyapp.designs.latent_catalogue import LATENT_DESIGNS
from surveyapp.designs.mangat import Mangat
from surveyapp.designs.mangat_singh_singh import MangatSinghSingh
from surveyapp.designs.matrix import Matrix
from surveyapp.designs.oracle_catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative_catalogue import QUANTITATIVE_DESIGNS
from surveyapp.designs.singh_joarder import SinghJoarder
from surveyapp.designs.triangular import Triangular
from surveyapp.designs.two_coins import TwoCoins
from surveyapp.designs.two_stage_unrelated import TwoStageUnrelated
from surveyapp.designs.two_stage_warner import TwoStageWarner
from surveyapp.designs.unary import Unary
from surveyapp.designs.unrelated_question import UnrelatedQuestion
from surveyapp.designs.warner import Warner

DESIGNS: tuple[type[Design], ...] = (
    Direct,
    TwoCoins,
    ForcedResponse,
    Warner,
    Mangat,
    UnrelatedQuestion,
    Devore,
    TwoStageWarner,
    TwoStageUnrelated,
    MangatSinghSingh,
    SinghJoarder,
    Christofides,
    Matrix,
    Kuk,
    Crosswise,
    Triangular,
    ForcedChoice,
    KRR,
)

CATALOGUE: tuple[type[Declared], ...] = (
    *DESIGNS,
    *LATENT_DESIGNS,
    *ORACLE_DESIGNS,
    *QUANTITATIVE_DESIGNS,
)
"""Every design of every family: one channel, several samples, many choices, numbers."""

LISTED: tuple[type[AskableDesign], ...] = (*DESIGNS, *LATENT_DESIGNS, *ORACLE_DESIGNS)
"""The designs of questions that have one of a few answers."""

ASKABLE: tuple[type[AskableDesign], ...] = (*LISTED, *QUANTITATIVE_DESIGNS)
"""The designs that survey files may use."""

DESIGN_BY_NAME = {design.name: design for design in ASKABLE}

_FOR_TYPE: dict[str, tuple[type[AskableDesign], ...]] = {
    "number": (DirectNumber, *QUANTITATIVE_DESIGNS),
    "multiple_choice": (DirectSets, Unary),
}


def designs_for(question_type: str | None) -> dict[str, type[AskableDesign]]:
    """Return the designs that can ask questions of that type, by name."""
    return {design.name: design for design in _FOR_TYPE.get(question_type or "", LISTED)}


__all__ = [
    "ASKABLE",
    "CATALOGUE",
    "DESIGNS",
    "DESIGN_BY_NAME",
    "AskableDesign",
    "Declared",
    "Design",
    "Mode",
    "designs_for",
]
