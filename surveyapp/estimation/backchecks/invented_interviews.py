"""How many interviews can be invented, given what visits found: bounds by the hypergeometric distribution."""

from __future__ import annotations

from bisect import bisect_left

import scipy


def most_invented(addresses: int, visited: int, found: int = 0, level: float = 0.95) -> int:
    """Return the upper bound of how many of the interviews were invented.

    It is the largest number that would still show at most ``found`` in the sample with a chance above
    1 − ``level`` (one-sided; Buonaccorsi 1987).

    Parameters
    ----------
    addresses
        all interviews, N.
    visited
        of these, drawn with equal chances, 0 to N.
    found
        invented ones among the visited.
    level
        between 0 and 1.
    """
    # the more were invented, the less likely are so few found
    return (
        found
        - 1
        + bisect_left(
            range(found, addresses - visited + found + 1),
            x=True,
            key=lambda invented: (
                scipy.stats.hypergeom.cdf(found, addresses, invented, visited) <= 1 - level
            ),
        )
    )


def fewest_invented(addresses: int, visited: int, found: int, level: float = 0.95) -> int:
    """Return the lower bound, one-sided as in `most_invented`.

    Parameters
    ----------
    addresses, visited, found, level
        as of ``most_invented``.
    """
    return found + bisect_left(
        range(found, addresses - visited + found + 1),
        x=True,
        key=lambda invented: (
            scipy.stats.hypergeom.sf(found - 1, addresses, invented, visited) > 1 - level
        ),
    )
