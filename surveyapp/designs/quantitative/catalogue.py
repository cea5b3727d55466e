"""The designs for numbers, in the order in which they are listed."""

from __future__ import annotations

from surveyapp.designs.core.design import AskableDesign
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.bar_lev import BarLev
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.chaudhuri_christofides import ChaudhuriChristofides
from surveyapp.designs.quantitative.diana_perri_1 import DianaPerri1
from surveyapp.designs.quantitative.diana_perri_2 import DianaPerri2
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.eriksson import Eriksson
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.hybrid import Hybrid
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.piecewise import Piecewise
from surveyapp.designs.quantitative.saha import Saha

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
