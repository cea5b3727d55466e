"""The designs for numbers, in the order in which they are listed."""

from __future__ import annotations

from surveyapp.designs.additive_noise import AdditiveNoise
from surveyapp.designs.bar_lev import BarLev
from surveyapp.designs.chaudhuri_christofides import ChaudhuriChristofides
from surveyapp.designs.design import AskableDesign
from surveyapp.designs.diana_perri_1 import DianaPerri1
from surveyapp.designs.diana_perri_2 import DianaPerri2
from surveyapp.designs.duchi import Duchi
from surveyapp.designs.eriksson import Eriksson
from surveyapp.designs.greenberg_quantitative import GreenbergQuantitative
from surveyapp.designs.hybrid import Hybrid
from surveyapp.designs.laplace import Laplace
from surveyapp.designs.linear import QuantitativeDesign
from surveyapp.designs.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.piecewise import Piecewise
from surveyapp.designs.saha import Saha

ONE_SAMPLE_QUANTITATIVE: tuple[type[QuantitativeDesign], ...] = (
    AdditiveNoise,
    MultiplicativeNoise,
    Eriksson,
    Saha,
    DianaPerri1,
    DianaPerri2,
    BarLev,
    ChaudhuriChristofides,
    Laplace,
    Duchi,
    Piecewise,
    Hybrid,
)
"""Designs that are one linear map each."""

QUANTITATIVE_DESIGNS: tuple[type[AskableDesign], ...] = (
    *ONE_SAMPLE_QUANTITATIVE,
    GreenbergQuantitative,
)
"""All designs for numbers."""
