"""The frequency oracles, from the simplest to explain to the hardest."""

from __future__ import annotations

from surveyapp.designs.hadamard import Hadamard
from surveyapp.designs.local_hashing import LocalHashing
from surveyapp.designs.oracle import OracleDesign
from surveyapp.designs.subset_selection import SubsetSelection
from surveyapp.designs.unary import Unary

ORACLE_DESIGNS: tuple[type[OracleDesign], ...] = (
    Unary,
    SubsetSelection,
    Hadamard,
    LocalHashing,
)
