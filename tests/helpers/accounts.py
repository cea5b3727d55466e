"""Accounts of ε for tests of single steps, which know the number of rows."""

from __future__ import annotations

from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples


def account_of(examples: Examples, epsilon: float, noise: Noise | None = None) -> PrivacyAccount:
    """Return an account that was told the number of rows, so that all of ε is left."""
    account = PrivacyAccount(epsilon, noise, len(examples))
    account.learn_rows(len(examples), 1e-9)
    return account
