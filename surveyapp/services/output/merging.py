"""Two outputs, made of one at the same time in two windows, become one: nothing of either is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import count

from surveyapp.services.output.output import Block, Output


def merged(base: Output, mine: Output, theirs: Output) -> Output:
    """Return an output with what was changed in both of two outputs.

    A block that one side has removed stays if the other has changed it. An attribute that both have changed
    is as in ``mine``, and so is the order where ``mine`` has another than ``base``. Blocks that were added
    keep their number in ``mine``; those of ``theirs`` get others.

    Parameters
    ----------
    base
        The output that both were made of.
    mine, theirs
        What became of it here, and elsewhere.
    """
    before, here = ({one.number: one for one in made.blocks} for made in (base, mine))
    free = count(max(mine.count, theirs.count) + 1)
    others = [
        one if _is_of(before.get(one.number), one) else replace(one, number=next(free))
        for one in theirs.blocks
    ]
    there = {one.number: one for one in others}
    blocks = {
        number: block
        for number in (*here, *there)
        if (block := _merged(before.get(number), here.get(number), there.get(number))) is not None
    }
    order = [number for number in before if number in here]
    is_moved = order != [number for number in here if number in before]
    leading, following = (here, there) if is_moved else (there, here)
    numbers = _woven([*leading], [*following])
    kept = tuple(blocks[number] for number in numbers if number in blocks)
    return Output(kept, next(free) - 1)


def _is_of(before: Block | None, other: Block) -> bool:
    """Return whether a block was made of another, and has not only its number, which an undo sets free."""
    return before is not None and before.analysis == other.analysis


def _merged(before: Block | None, here: Block | None, there: Block | None) -> Block | None:
    """Return what becomes of one block."""
    if here is None or there is None:
        left = there if here is None else here
        return None if left == before else left
    if before is None:
        return here
    changed = {
        one.name: getattr(here, one.name)
        for one in fields(Block)
        if getattr(here, one.name) != getattr(before, one.name)
    }
    return replace(there, **changed)


def _woven(leading: Sequence[int], following: Sequence[int]) -> list[int]:
    """Return the numbers in the order of ``leading``; each further one comes after that which it followed.

    What ``leading`` alone has at the same place comes first.
    """
    woven = list(leading)
    for place, number in enumerate(following):
        if number not in woven:
            at = woven.index(following[place - 1]) + 1 if place else 0
            while at < len(woven) and woven[at] not in following:
                at += 1
            woven.insert(at, number)
    return woven
