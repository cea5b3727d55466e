"""How people are counted for others to see while interviews go on: in steps of ten.

The rule, for screens of the kiosk, pages, commands and sheets of progress: a count of people is rounded down
to a multiple of ten, and whatever is concluded from it is concluded from the rounded count, so that no two
sheets and no sum tell one person's interview apart. Where rounding would hide what is looked for
(attendance), a group of interviews is shown with its exact size if it is of nobody or of at least ten, and
joined with others if not.
"""

from __future__ import annotations

COUNT_STEP = 10


def in_steps(count: int) -> int:
    """Return a count of people rounded down to a multiple of ten.

    Parameters
    ----------
    count
        from 0.
    """
    return count // COUNT_STEP * COUNT_STEP


def most_in_step(shown: int) -> int:
    """Return the largest count that is shown as this one.

    Parameters
    ----------
    shown
        what ``in_steps`` returned.
    """
    return shown + COUNT_STEP - 1
