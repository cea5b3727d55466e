"""The designs for numbers, in the order in which they are listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from surveyapp.designs.core.catalogue import Catalogue
from surveyapp.designs.core.design import AskableDesign

if TYPE_CHECKING:
    from surveyapp.designs.quantitative.base import QuantitativeDesign

ONE_SAMPLE_QUANTITATIVE: Catalogue[QuantitativeDesign] = Catalogue(
    {
        "additive_noise": "quantitative.additive_noise.AdditiveNoise",
        "multiplicative_noise": "quantitative.multiplicative_noise.MultiplicativeNoise",
        "eriksson": "quantitative.eriksson.Eriksson",
        "saha": "quantitative.saha.Saha",
        "diana_perri_1": "quantitative.diana_perri_1.DianaPerri1",
        "diana_perri_2": "quantitative.diana_perri_2.DianaPerri2",
        "bar_lev": "quantitative.bar_lev.BarLev",
        "chaudhuri_christofides": "quantitative.chaudhuri_christofides.ChaudhuriChristofides",
        "laplace": "quantitative.laplace.Laplace",
        "duchi": "quantitative.duchi.Duchi",
        "piecewise": "quantitative.piecewise.Piecewise",
        "hybrid": "quantitative.hybrid.Hybrid",
    }
)
"""By its name, where each design is that is one linear map; in the order of menus."""

QUANTITATIVE_DESIGNS: Catalogue[AskableDesign] = Catalogue(
    {
        **ONE_SAMPLE_QUANTITATIVE.homes,
        "greenberg_quantitative": "quantitative.greenberg.GreenbergQuantitative",
    }
)
"""All designs for numbers."""
