"""Synthetic tables that release what several columns tell of the label, however few rows there are."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.joint import selection
from surveyapp.learning.joint.distribution import Joint


def released_with_paths(table: CodedTable, epsilon: float, noise: Noise) -> Joint:
    """Release each column's own values, and for most of ε a set that a tree of the last column asks."""
    account = PrivacyAccount(epsilon, noise, len(table))
    account.release_rows()
    release = selection._Release(table, account)
    release.singles(0.05 * account.left)
    columns = len(table.attributes)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selection, "ROUNDS", 1)
        patch.setattr(selection, "PATHS_NOISE", math.inf)
        # of an even number rows are so even where columns are that nothing would be asked
        patch.setattr(selection, "DRAWN_ROWS", 201)
        return release.rounds(list(combinations(range(columns), 2)), columns - 1)
