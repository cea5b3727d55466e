"""What tables and charts of results have in common: numbers as text, titles, the words of legends."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from textwrap import wrap

from PySide6.QtCore import QCoreApplication

from surveyapp.services.charts import Drawing, EstimateWords, Forest, ForestLine
from surveyapp.services.formulas import Formula
from surveyapp.ui.desk.charts import forest_drawing
from surveyapp.ui.desk.numbers import NONE, level_text, locale, true_minus
from surveyapp.ui.desk.tables import Column
from surveyapp.ui.messages import notice

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
        return true_minus(locale().toString(value, "g", 4))
    return true_minus(locale().toString(round(value, DECIMALS) + 0.0, "f", DECIMALS))


def range_text(low: float | None, high: float | None) -> str:
    """Return an interval of such numbers."""
    return NONE if low is None or high is None else f"{number_text(low)} – {number_text(high)}"


def p_text(value: float | None) -> str:
    """Return a p-value with four decimals."""
    if value is None:
        return NONE
    least = 10.0**-DECIMALS
    return f"< {number_text(least)}" if value < least else number_text(value)


def numbers(
    title: str, texts: Sequence[str], raw: Mapping[str, Sequence[object]], about: str = ""
) -> Column:
    """Return a column of numbers."""
    return Column(title, list(texts), is_number=True, about=about, raw=raw)


def hints(meanings: Sequence[str], formulas: Sequence[Sequence[Formula]]) -> tuple[str, ...]:
    """Return of each row what it means and where it comes from, for who points at it."""
    return tuple(
        "\n".join(["\n".join(wrap(meaning, HINT_LETTERS)), "", *(notice(one.told) for one in of)])
        for meaning, of in zip(meanings, formulas, strict=True)
    )


def interval_title(level: float) -> str:
    """Return the title of a column of intervals."""
    return translate("together", "{level} interval").format(level=level_text(level))


def estimate_words(level: float) -> EstimateWords:
    """Return the words of a legend of estimates."""
    return EstimateWords(
        estimate=translate("together", "Estimate"),
        interval=interval_title(level),
        coins=translate("together", "The coins' part of it"),
        naive="",
        axis="",
        spoken="",
        likely=translate("together", "Most likely"),
    )


def drawn(
    lines: Sequence[ForestLine],
    axis: str,
    reference: float | None,
    words: EstimateWords,
    *,
    is_share: bool = False,
    is_log: bool = False,
) -> Drawing:
    """Return lines with whiskers as a chart; its legend explains no mark that is not there."""
    kept = tuple(lines[:MOST_LINES])
    if all(line.coins is None for line in kept):
        words = EstimateWords(words.estimate, words.interval, "", "", "", "", words.likely)
    if all(line.likely is None for line in kept):
        words = EstimateWords(words.estimate, words.interval, words.coins, "", "", "")
    spoken = translate(
        "together", "Chart of the numbers with intervals; the table has the same numbers"
    )
    return forest_drawing(
        Forest(kept, axis, spoken, reference, words, is_share=is_share, is_log=is_log)
    )
