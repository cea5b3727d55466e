"""The catalogue of designs over latent classes: several samples, or people of several kinds."""

from __future__ import annotations

from surveyapp.designs.latent.base import LatentDesign
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
