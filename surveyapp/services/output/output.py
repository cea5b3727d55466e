"""The output: analyses one below the other, each a block with its options, its filter and a note.

A block holds the options as JSON does, so that an output can be read, shown and written also where a
program does not know one of its analyses: such a block says so and stays.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.sample_design import Replication
from surveyapp.errors import UserProblem
from surveyapp.survey.json_format.strict_json import NotJson, canonical, parse

LONGEST_NOTE = 10_000
MOST_BLOCKS = 500
LARGEST_NUMBER = 2_000_000_000


class Width(Enum):
    """How much of the page's width a block takes."""

    WHOLE = "whole"
    HALF = "half"
    """Two such blocks in a row stand side by side."""


@dataclass(frozen=True, slots=True)
class Block:
    """One analysis of an output."""

    number: int
    """Its own in the output; no later block has it."""
    analysis: str
    """The name of the analysis, as of its command."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Its options as JSON holds them; those that are missing have their defaults."""
    where: Filter = EVERYBODY
    """Which interviews count."""
    stratum: str | None = None
    cluster: str | None = None
    """Direct questions that form strata and clusters; None: none of its own."""
    is_unweighted: bool = False
    """Whether weights, strata and clusters of imported tables are left out."""
    replication: Replication | None = None
    """How variances come from replicates; None: they are linearized."""
    note: str = ""
    """What the analyst wrote on it."""
    is_hidden: bool = False
    """Whether it is shown folded, and left out of the report."""
    width: Width = Width.WHOLE
    """How much of the page it takes."""

    @property
    def asked(self) -> tuple[object, ...]:
        """What its numbers depend on; not how it is shown."""
        sample = (self.stratum, self.cluster, self.is_unweighted, self.replication)
        return self.analysis, canonical(dict(self.options)), str(self.where), *sample

    def to_json(self) -> dict[str, object]:
        """Return the block as JSON holds it."""
        return {
            "number": self.number,
            "analysis": self.analysis,
            "options": dict(self.options),
            "where": [str(one) for one in self.where.conditions],
            "stratum": self.stratum,
            "cluster": self.cluster,
            "is_unweighted": self.is_unweighted,
            "replication": None if self.replication is None else self.replication.to_json(),
            "note": self.note,
            "is_hidden": self.is_hidden,
            "width": self.width.value,
        }


@dataclass(frozen=True, slots=True)
class Output:
    """The blocks in their order; ``count`` is the number that was given last.

    Every method returns another output and leaves this one as it is. A block that is not there is none of
    its blocks: then the output is returned unchanged.
    """

    blocks: tuple[Block, ...] = ()
    count: int = 0

    def __contains__(self, number: object) -> bool:
        return any(block.number == number for block in self.blocks)

    def block(self, number: int) -> Block:
        """Return the block of that number.

        Parameters
        ----------
        number
            The number of a block that is there.
        """
        return next(block for block in self.blocks if block.number == number)

    def place(self, number: int) -> int:
        """Return the place of a block, from 0; −1 where it is not there.

        Parameters
        ----------
        number
            The number of a block.
        """
        places = (at for at, block in enumerate(self.blocks) if block.number == number)
        return next(places, -1)

    @property
    def reported(self) -> tuple[Block, ...]:
        """The blocks of the report: all that are not hidden."""
        return tuple(block for block in self.blocks if not block.is_hidden)

    def added(
        self,
        analysis: str,
        options: Mapping[str, object] | None = None,
        where: Filter = EVERYBODY,
        **attributes: Any,
    ) -> Output:
        """Return the output with one more block at its end.

        Parameters
        ----------
        analysis
            The name of the analysis.
        options
            Its options as JSON holds them.
        where
            Which interviews count.
        **attributes
            Further attributes of ``Block``.
        """
        number = self.count + 1
        block = Block(number, analysis, dict(options or {}), where, **attributes)
        return Output((*self.blocks, block), number)

    def changed(self, number: int, **attributes: Any) -> Output:
        """Return the output with other attributes of one block.

        Parameters
        ----------
        number
            The number of the block.
        **attributes
            Attributes of ``Block``.
        """
        return self._with(
            replace(block, **attributes) if block.number == number else block
            for block in self.blocks
        )

    def removed(self, number: int) -> Output:
        """Return the output without one block.

        Parameters
        ----------
        number
            The number of the block.
        """
        return self._with(block for block in self.blocks if block.number != number)

    def duplicated(self, number: int) -> Output:
        """Return the output with a copy of a block directly after it.

        Parameters
        ----------
        number
            The number of the block.
        """
        place = self.place(number)
        if place < 0:
            return self
        copy = replace(self.blocks[place], number=self.count + 1)
        blocks = (*self.blocks[: place + 1], copy, *self.blocks[place + 1 :])
        return Output(blocks, copy.number)

    def moved(self, number: int, place: int) -> Output:
        """Return the output with a block at another place.

        Parameters
        ----------
        number
            The number of the block.
        place
            Its place from 0, counted without it; beyond the ends it is the first or the last.
        """
        if number not in self:
            return self
        others = [block for block in self.blocks if block.number != number]
        others.insert(max(0, place), self.block(number))
        return self._with(others)

    def rows(self) -> tuple[tuple[Block, ...], ...]:
        """Return the blocks as they stand on the page: two of half the width side by side."""
        made: list[tuple[Block, ...]] = []
        for block in self.blocks:
            before = made[-1] if made else ()
            is_beside = len(before) == 1 and before[0].width is block.width is Width.HALF
            if is_beside and not before[0].is_hidden and not block.is_hidden:
                made[-1] = (*before, block)
            else:
                made.append((block,))
        return tuple(made)

    def _with(self, blocks: Iterable[Block]) -> Output:
        return replace(self, blocks=tuple(blocks))


def output_text(output: Output) -> str:
    """Return an output as it is kept; ``read_output_text`` reads it."""
    return canonical({"blocks": [one.to_json() for one in output.blocks], "count": output.count})


def read_output_text(text: str) -> Output:
    """Return the output of a kept text; what is no block is left out, since it may come from a stranger.

    Parameters
    ----------
    text
        What ``output_text`` has written.
    """
    try:
        parse(text.encode(), "output")
        value = json.loads(text)  # with the numbers that options have
    except (NotJson, ValueError):
        return Output()
    if not isinstance(value, dict):
        return Output()
    written = value.get("blocks")
    blocks: dict[int, Block] = {}
    for one in written[:MOST_BLOCKS] if isinstance(written, list) else []:
        block = _read_block(one)
        if block is not None:
            blocks.setdefault(block.number, block)
    count = value.get("count")
    last = count if isinstance(count, int) and _is_number(count) else 0
    return Output(tuple(blocks.values()), max((last, *blocks)))


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_NUMBER


def _read_block(value: object) -> Block | None:
    match value:
        case {
            "number": int(number),
            "analysis": str(analysis),
            "options": dict(options),
            "where": list(where),
            "stratum": str() | None as stratum,
            "cluster": str() | None as cluster,
            "is_unweighted": bool(is_unweighted),
            "note": str(note),
            "is_hidden": bool(is_hidden),
            "width": "whole" | "half" as width,
            **others,
        } if _is_number(number) and all(isinstance(one, str) for one in where):
            pass
        case _:
            return None
    try:
        kept = read_filter(where)
    except UserProblem:
        return None
    return Block(
        *(number, analysis, dict(options), kept, stratum, cluster, is_unweighted),
        replication=Replication.from_json(others.get("replication")),
        note=note[:LONGEST_NOTE],
        is_hidden=is_hidden,
        width=Width(width),
    )
