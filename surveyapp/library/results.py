"""What an analysis found, for a notebook: tables as DataFrames, charts, and a page of HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.formats import Format
from surveyapp.analyses.base.tables import Priority, Reader, Table, written_table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.words.labels import IdLabels, SurveyLabels, row_question
from surveyapp.library.problems import not_usable
from surveyapp.messages.message import in_english
from surveyapp.messages.numerals import Numerals
from surveyapp.options import USUAL_LEVEL
from surveyapp.services.analyses.writer import NumeralsWriter

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import Figure

NUMERALS = Numerals()
WRITER = NumeralsWriter(NUMERALS)


class NoLabels(IdLabels):
    """Of results without a survey, such as those of a design."""

    def __init__(self) -> None:
        """Know nothing: names are what they are."""


class DataLabels(SurveyLabels):
    """The words of a DataFrame: "yes" and "no" are its own reports, and the program's words for nobody."""

    def answer(self, question: str, answer: str) -> str:
        """Return the answer's label; of a yes/no question its report."""
        is_bare = row_question(self.survey, question).is_answered_yes_or_no
        is_own = is_bare and answer in {"yes", "no"}
        return answer if is_own else super().answer(question, answer)


INCHES_WIDE = 7.5
_RIGHT = ' style="text-align:right"'


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Result:
    """What an analysis found. It shows itself in a notebook; ``frame`` gives its tables, ``plot`` charts.

    Attributes
    ----------
    analysis
        the analysis with its options.
    found
        the values as the analysis made them, for programs.
    notes
        sentences on who counts and which sample was used.
    has_labels
        whether tables show labels, which for a DataFrame are its own values, and not ids.
    columns
        of each question the column of the DataFrame that it was read from.
    """

    analysis: Analysis
    found: Any
    notes: tuple[str, ...] = ()
    has_labels: bool = True
    columns: Mapping[str, str] = field(default_factory=dict)

    @property
    def tables(self) -> tuple[str, ...]:
        """The keys of the tables that there are; the first is the one that is shown."""
        return tuple(table.key for table in self._tables())

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences on what the numbers are to be read with."""
        return tuple(map(str, self.found.warnings))

    def frame(self, table: str | None = None, *, labels: bool | None = None) -> pd.DataFrame:
        """Return a table with the columns of the files: the same as the command writes with ``--csv``.

        Parameters
        ----------
        table
            one of ``tables``; None: the first.
        labels
            whether questions and answers stand under their labels, not their ids; None: labels where the data
            came from a DataFrame, whose own values these are.

        Raises
        ------
        ValueError
            if there is no such table.
        """
        import pandas as pd  # noqa: PLC0415 - results can be read without it

        chosen = self._table(table)
        records = chosen.records(self.found, self.analysis)
        if self.has_labels if labels is None else labels:
            known = self._labels
            for column in chosen.columns_of(self.found, self.analysis):
                for record, row in zip(records, chosen.rows(self.found), strict=True):
                    if column.label is not None:
                        record[column.key] = column.label(row, self.found, known)
                    elif column.format is Format.QUESTION:
                        name = record[column.key]
                        record[column.key] = self.columns.get(name, name)
        frame = pd.DataFrame(records, columns=list(chosen.keys(self.found, self.analysis)))
        for column in chosen.columns_of(self.found, self.analysis):
            # a number that no row has is a missing number, not None
            nowhere = [key for key in column.keys if column.is_number and frame[key].isna().all()]
            frame[nowhere] = frame[nowhere].astype(float)
        return frame

    def plot(
        self, table: str | None = None, *, chart: int = 0, width: float = INCHES_WIDE
    ) -> Figure:
        """Return a chart as a matplotlib figure.

        Parameters
        ----------
        table
            one of ``tables``; None: the first that has something to draw.
        chart
            which of the table's charts, from 0.
        width
            in inches; the height is what the chart needs.

        Raises
        ------
        ValueError
            if there is no such table, or nothing to draw.
        """
        from surveyapp.services.charts.declared import drawing_of  # noqa: PLC0415 - matplotlib
        from surveyapp.services.charts.drawing import AxisNumbers, as_figure  # noqa: PLC0415

        tables = self._tables() if table is None else [self._table(table)]
        found = [one for one in tables if 0 <= chart < len(one.charts)]
        if not found:
            raise not_usable(
                "There is no such chart of “{table}”. frame() has its numbers.",
                table=tables[0].title,
            )
        values = (self._drawn(one, chart) for one in found)
        value = next((one for one in values if one is not None), None)
        if value is None:
            raise not_usable("There is nothing to draw in “{table}”.", table=found[0].title)
        numbers = AxisNumbers(NUMERALS.short_percent, NUMERALS.short)
        return as_figure(drawing_of(value, numbers), width)

    def _drawn(self, table: Table[Any], chart: int) -> Any:
        """Return a chart of a table, without a library that draws it; None where there is nothing to draw."""
        rows = table.shown_rows(self.found)
        text = ChartText(
            in_english,
            self._labels,
            NUMERALS.level(self._level),
            NUMERALS.percent,
            lambda share: NUMERALS.fixed(100 * share, 1),
            NUMERALS.short,
        )
        return table.charts[chart].drawn(self.found, rows, text, [""] * len(rows))

    def meanings(self, table: str | None = None) -> list[str]:
        """Return what each row of a table means, in sentences.

        Parameters
        ----------
        table
            one of ``tables``; None: the first.

        Raises
        ------
        ValueError
            if there is no such table.
        """
        chosen, labels = self._table(table), self._labels
        if chosen.meaning is None:
            return []
        return [
            " ".join(map(_said, chosen.meaning(row, self.found, labels, self._level)))
            for row in chosen.rows(self.found)
        ]

    @property
    def _labels(self) -> SurveyLabels:
        if self.found.survey is None:
            return NoLabels()
        kind = DataLabels if self.has_labels else SurveyLabels
        return kind(self.found.survey)

    @property
    def _level(self) -> float:
        return float(getattr(self.analysis, "level", USUAL_LEVEL))

    def _tables(self) -> list[Table[Any]]:
        every = self.analysis.tables
        return [one for one in every if one.is_there is None or one.is_there(self.found)]

    def _table(self, key: str | None) -> Table[Any]:
        found = self._tables()
        if key is None:
            return found[0]
        for table in found:
            if table.key == key:
                return table
        raise not_usable(
            "There is no table {key} here. There are: {known}.",
            key=repr(key),
            known=", ".join(repr(table.key) for table in found),
        )

    def _written(
        self, labels: SurveyLabels
    ) -> tuple[tuple[str, ...], tuple[bool, ...], Sequence[Sequence[str]]]:
        reader = Reader(WRITER, labels)
        table = written_table(self._table(None), self.found, self.analysis, reader, Priority.USUAL)
        return table.titles, table.numbers, table.cells

    @property
    def _sentences(self) -> list[str]:
        facts = map(_said, self.analysis.facts(self.found))
        return [*facts, *self.warnings, *map(str, getattr(self.found, "remarks", ())), *self.notes]

    def __repr__(self) -> str:
        has_ids = not self.has_labels and self.found.survey is not None
        labels = IdLabels(self.found.survey) if has_ids else self._labels
        titles, numbers, cells = self._written(labels)
        rows = [titles, *cells]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = (
            "  ".join(
                f"{cell:>{width}}" if is_number else f"{cell:{width}}"
                for cell, width, is_number in zip(row, widths, numbers, strict=True)
            ).rstrip()
            for row in rows
        )
        return "\n".join([self.analysis.title, *lines, *self._sentences])

    def _repr_html_(self) -> str:
        titles, numbers, cells = self._written(self._labels)
        head = "".join(
            f"<th{_RIGHT if is_number else ''}>{escape(title)}</th>"
            for title, is_number in zip(titles, numbers, strict=True)
        )
        body = "".join(
            "<tr>"
            + "".join(
                f"<td{_RIGHT if is_number else ''}>{escape(cell)}</td>"
                for cell, is_number in zip(row, numbers, strict=True)
            )
            + "</tr>"
            for row in cells
        )
        below = "".join(f"<p>{escape(sentence)}</p>" for sentence in self._sentences)
        return (
            f"<table><caption>{escape(self.analysis.title)}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table>{below}"
        )


def _said(sentence: object) -> str:
    """Return a sentence with its numbers written as in English."""
    message = getattr(sentence, "message", None)
    return str(sentence) if message is None else message.render(in_english, NUMERALS.written)
