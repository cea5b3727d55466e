"""The catalogue of designs over latent classes: several samples, or people of several kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from surveyapp.designs.core.catalogue import Catalogue

if TYPE_CHECKING:
    from surveyapp.designs.latent.base import LatentDesign

LATENT_DESIGNS: Catalogue[LatentDesign] = Catalogue(
    {
        "unrelated_question_unknown": "latent.unrelated_question_unknown.UnrelatedQuestionUnknown",
        "unrelated_question_two_boxes": "latent.two_boxes.UnrelatedQuestionTwoBoxes",
        "two_stage_unrelated_two_boxes": "latent.two_boxes.TwoStageUnrelatedTwoBoxes",
        "mangat_singh_singh_two_boxes": "latent.two_boxes.MangatSinghSinghTwoBoxes",
        "extended_crosswise": "latent.extended_crosswise.ExtendedCrosswise",
        "crosswise_anchor": "latent.crosswise_anchor.CrosswiseAnchor",
        "cheater_detection": "latent.cheater_detection.CheaterDetection",
        "stochastic_lie_detector": "latent.stochastic_lie_detector.StochasticLieDetector",
        "item_count": "latent.item_count.ItemCount",
    }
)
"""By its name, where each is; in the order of menus."""
