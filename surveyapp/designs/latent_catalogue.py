"""The catalogue of designs over latent classes: several samples, or people of several kinds."""

from __future__ import annotations

from surveyapp.designs.cheater_detection import CheaterDetection
from surveyapp.designs.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.item_count import ItemCount
from surveyapp.designs.latent import LatentDesign
from surveyapp.designs.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.two_boxes import (
    MangatSinghSinghTwoBoxes,
    TwoStageUnrelatedTwoBoxes,
    UnrelatedQuestionTwoBoxes,
)
from surveyapp.designs.unrelated_question_unknown import UnrelatedQuestionUnknown

LATENT_DESIGNS: tuple[type[LatentDesign], ...] = (
    UnrelatedQuestionUnknown,
    UnrelatedQuestionTwoBoxes,
    TwoStageUnrelatedTwoBoxes,
    MangatSinghSinghTwoBoxes,
    ExtendedCrosswise,
    CrosswiseAnchor,
    CheaterDetection,
    StochasticLieDetector,
    ItemCount,
)
