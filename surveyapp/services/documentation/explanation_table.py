"""Numbers in columns of an explanation: laid out for each language, because names differ in length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from surveyapp.messages.message import Message, Translate, Write, in_english, printable
from surveyapp.messages.notice import Notice

Cell = Message | str
"""A number or an id stays as it is."""


class ExplanationTable(Notice):
    """Lines of cells, as far apart as the widest ones need."""

    __slots__ = ("cells",)

    cells: Sequence[Sequence[Cell]]

    def __new__(cls, cells: Sequence[Sequence[Cell]]) -> Self:
        """Lay the cells out in English."""
        laid_out = _laid_out([list(map(str, line)) for line in cells])
        made = super().__new__(cls, Message(laid_out.replace("{", "{{").replace("}", "}}")))
        made.cells = cells
        return made

    def render(self, translate: Translate = in_english, write: Write = printable) -> str:
        """Lay the cells out in the language of ``translate``."""
        return _laid_out(self.translated_cells(translate, write))

    def translated_cells(self, translate: Translate, write: Write = printable) -> list[list[str]]:
        """Return the cells in the language of ``translate``, for a page with tables of its own."""
        return [[_cell_text(cell, translate, write) for cell in line] for line in self.cells]


def _cell_text(cell: Cell, translate: Translate, write: Write) -> str:
    return cell.render(translate, write) if isinstance(cell, Message) else cell


def _laid_out(cells: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )
