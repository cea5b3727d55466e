"""The frequency oracles, from the simplest to explain to the hardest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from surveyapp.designs.core.catalogue import Catalogue

if TYPE_CHECKING:
    from surveyapp.designs.oracles.base import OracleDesign

ORACLE_DESIGNS: Catalogue[OracleDesign] = Catalogue(
    {
        "unary": "oracles.unary.Unary",
        "subset_selection": "oracles.subset_selection.SubsetSelection",
        "hadamard": "oracles.hadamard.Hadamard",
        "local_hashing": "oracles.local_hashing.LocalHashing",
    }
)
"""By its name, where each is; in the order of menus."""
