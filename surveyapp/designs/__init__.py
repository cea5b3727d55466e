"""Randomization designs: known channels from true answers to reports, and the catalogue of all of them.

A design states only its channel; randomizing, ε, debiasing and composition follow from it and are
written once. The catalogue is a plain tuple: to add a design, write its module and one line here, or
in the catalogue of its family.
This package imports neither Qt nor NumPy and opens no files; only ``core.coins`` asks the operating
system for anything.

The folders, in reading order:

core/          what every design is made of: channel, exact numbers, coins, parameters
wording/       sentences that state the odds to a respondent
channels/      designs of one sample for a question with a few answers: one channel each
latent/        designs of several samples, or with several kinds of people
oracles/       frequency oracles, for many choices
quantitative/  designs for numbers
"""

from __future__ import annotations

from surveyapp.designs.channels.christofides import Christofides
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.devore import Devore
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.direct_words import DirectWords
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.mangat_singh_singh import MangatSinghSingh
from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.channels.singh_joarder import SinghJoarder
from surveyapp.designs.channels.triangular import Triangular
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.two_stage_unrelated import TwoStageUnrelated
from surveyapp.designs.channels.two_stage_warner import TwoStageWarner
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.design import AskableDesign, Declared, Design, Mode
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.two_boxes import (
    MangatSinghSinghTwoBoxes,
    TwoStageUnrelatedTwoBoxes,
    UnrelatedQuestionTwoBoxes,
)
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.direct_sets import DirectSets
from surveyapp.designs.oracles.hadamard import Hadamard
from surveyapp.designs.oracles.local_hashing import LocalHashing
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import Unary
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.bar_lev import BarLev
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS
from surveyapp.designs.quantitative.chaudhuri_christofides import ChaudhuriChristofides
from surveyapp.designs.quantitative.diana_perri_1 import DianaPerri1
from surveyapp.designs.quantitative.diana_perri_2 import DianaPerri2
from surveyapp.designs.quantitative.direct_number import DirectNumber
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.eriksson import Eriksson
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.hybrid import Hybrid
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.piecewise import Piecewise
from surveyapp.designs.quantitative.saha import Saha

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

LISTED_ANSWERS = "listed"
"""The kind of questions that have one of a few answers."""

_FOR_KIND: dict[str, tuple[type[AskableDesign], ...]] = {
    LISTED_ANSWERS: LISTED,
    "number": (DirectNumber, *QUANTITATIVE_DESIGNS),
    "multiple_choice": (DirectSets, Unary),
    "words": (DirectWords,),
}


def designs_for(kind: str) -> dict[str, type[AskableDesign]]:
    """Return the designs that can ask questions of one kind, by name.

    Parameters
    ----------
    kind : listed, number, multiple_choice or words
        what the answers are: a type of questions states it as ``designs``.
    """
    return {design.name: design for design in _FOR_KIND[kind]}


__all__ = [
    "ASKABLE",
    "CATALOGUE",
    "DESIGNS",
    "DESIGN_BY_NAME",
    "KRR",
    "LISTED_ANSWERS",
    "AdditiveNoise",
    "AskableDesign",
    "BarLev",
    "ChaudhuriChristofides",
    "CheaterDetection",
    "Christofides",
    "Crosswise",
    "CrosswiseAnchor",
    "Declared",
    "Design",
    "Devore",
    "DianaPerri1",
    "DianaPerri2",
    "Direct",
    "DirectNumber",
    "DirectSets",
    "DirectWords",
    "Duchi",
    "Eriksson",
    "ExtendedCrosswise",
    "ForcedChoice",
    "ForcedResponse",
    "GreenbergQuantitative",
    "Hadamard",
    "Hybrid",
    "ItemCount",
    "Kuk",
    "Laplace",
    "LocalHashing",
    "Mangat",
    "MangatSinghSingh",
    "MangatSinghSinghTwoBoxes",
    "Matrix",
    "Mode",
    "MultiplicativeNoise",
    "Piecewise",
    "Saha",
    "SinghJoarder",
    "StochasticLieDetector",
    "SubsetSelection",
    "Triangular",
    "TwoCoins",
    "TwoStageUnrelated",
    "TwoStageUnrelatedTwoBoxes",
    "TwoStageWarner",
    "Unary",
    "UnrelatedQuestion",
    "UnrelatedQuestionTwoBoxes",
    "UnrelatedQuestionUnknown",
    "Warner",
    "designs_for",
]
