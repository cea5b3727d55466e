"""A table's distribution under ε, to draw synthetic rows from.

It is the one of maximum entropy that fits noisy marginals: of every pair of columns where that is precise,
else of the most telling ones (``learning/joint/selection.py``). Where a label is named, its pairs and
triples come first, and larger sets of columns that a tree asks for, so that what predicts it is not lost.
"""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.selection import release_joint, release_pairs
from surveyapp.messages.message import msg


def too_few_attributes(*, columns: object) -> UserProblem:
    """A table with fewer than two columns has no structure."""
    return UserProblem(
        msg("A synthetic table needs two or more columns; this one has {columns}.", columns=columns)
    )


def learn_joint(
    table: CodedTable,
    epsilon: float,
    label: str | None = None,
    noise: Noise | None = None,
    *,
    pairs_only: bool = False,
) -> Joint:
    """Learn the distribution of a table's rows. Of a single column the levels are released.

    Parameters
    ----------
    table
        private.
    epsilon
        in all, above 0; may be infinite.
    label
        name of the column whose pairs and triples come first; default none.
    noise
        where the noise comes from; default the vetted one.
    pairs_only
        whether nothing but the label with each other column is released.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    UserProblem
        if the table has no column; if the table has no column ``label``.
    """
    account = PrivacyAccount(epsilon, noise, len(table))
    return joint_under(account, table, label, pairs_only=pairs_only)


def joint_under(
    account: PrivacyAccount,
    table: CodedTable,
    label: str | None = None,
    *,
    pairs_only: bool = False,
) -> Joint:
    """Learn the distribution of a table's rows with the ε of an account; see `learn_joint`.

    Parameters
    ----------
    account
        of the table; all that is learned of the rows passes through it.
    table
        private.
    label
        name of the column whose pairs and triples come first; default none.
    pairs_only
        whether nothing but the label with each other column is released.

    Raises
    ------
    UserProblem
        if the table has no column; if the table has no column ``label``.
    """
    if not table.attributes:
        raise too_few_attributes(columns=0)
    place = None if label is None else table.place(label)
    if pairs_only and place is not None:
        return release_pairs(table, account, place)
    return release_joint(table, account, place)
