"""What tables and charts of results have in common: numbers as text, titles, the words of legends."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from textwrap import wrap

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.charts import Forest
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.words.formulas import Formula
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.services.charts.drawing import Drawing
from surveyapp.ui.desk.common.charts import localized_forest_drawing
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.number_format import NONE, decimal, level_text, percent, percent_number

translate = QCoreApplication.translate

MOST_LINES = 60
"""A chart of more lines is neither read nor printed."""
DECIMALS = 4
HINT_LETTERS = 90
LARGEST_SHOWN, SMALLEST_SHOWN = 1e6, 1e-3


def number_text(value: float | None) -> str:
    """Return a coefficient or a ratio with four decimals; a dash where there is none."""
    if value is None or not math.isfinite(value):
        return NONE
    if abs(value) >= LARGEST_SHOWN:
        return decimal(value, "g", 4)
    return decimal(round(value, DECIMALS), "f", DECIMALS)


def range_text(low: float | None, high: float | None) -> str:
    """Return an interval of such numbers."""
    return NONE if low is None or high is None else f"{number_text(low)} – {number_text(high)}"


def p_text(value: float | None) -> str:
    """Return a p-value with four decimals."""
    if value is None:
        return NONE
    least = 10.0**-DECIMALS
    return f"< {number_text(least)}" if value < least else number_text(value)


def number_column(
    title: str, texts: Sequence[str], raw: Mapping[str, Sequence[object]], about: str = ""
) -> Column:
    """Return a column of numbers."""
    return Column(title, list(texts), is_number=True, about=about, raw=raw)


def hints(meanings: Sequence[str], formulas: Sequence[Sequence[Formula]]) -> tuple[str, ...]:
    """Return the tooltip of each row: what it means and where it comes from."""
    return tuple(
        "\n".join(
            ["\n".join(wrap(meaning, HINT_LETTERS)), "", *(translated(one.one_line) for one in of)]
        )
        for meaning, of in zip(meanings, formulas, strict=True)
    )


def interval_title(level: float) -> str:
    """Return the title of a column of intervals."""
    return translate("together", "{level} interval").format(level=level_text(level))


def pen_of(labels: SurveyLabels, level: float) -> ChartText:
    """Return how the desk writes charts."""
    bare = partial(percent_number, decimals=1)
    return ChartText(translate, labels, level_text(level), percent, bare)


def optional_drawing(forest: Forest | None) -> Drawing | None:
    """Return lines with whiskers as a chart, no more than are read; None where there are none."""
    if forest is None:
        return None
    return localized_forest_drawing(replace(forest, lines=forest.lines[:MOST_LINES]))
