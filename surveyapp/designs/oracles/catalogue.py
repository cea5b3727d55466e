"""The frequency oracles, from the simplest to explain to the hardest."""

from __future__ import annotations

from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.oracles.hadamard import Hadamard
from surveyapp.designs.oracles.local_hashing import LocalHashing
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import Unary

ORACLE_DESIGNS: tuple[type[OracleDesign], ...] = (
    Unary,
    SubsetSelection,
    Hadamard,
    LocalHashing,
)
