"""The channel of two questions answered together: the Kronecker product, the first varying slowest."""

from __future__ import annotations

from surveyapp.designs.core.channel import Channel


def together(one: Channel, other: Channel) -> Channel:
    """Return the channel of two questions."""
    return Channel(
        tuple(
            tuple(a * b for a in row for b in beside) for row in one.rows for beside in other.rows
        )
    )
