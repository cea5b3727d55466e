"""One chart of an analysis as a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.services.charts.declared import drawing_of
from surveyapp.services.charts.drawing import INCHES_WIDE, AxisNumbers, as_bytes
from surveyapp.services.reporting.declared import chart_text
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.storage.files.safe_files import replace_file


def chart_file(analysis: Analysis, result: Any, title: str, path: Path) -> bool:
    """Write a chart of the first table; return whether there was something to draw.

    Parameters
    ----------
    analysis
        The analysis with its options.
    result
        What it found.
    title
        Of the declared chart.
    path
        Ends in ``.svg``, ``.png`` or ``.pdf``.

    Raises
    ------
    EnvironmentProblem
        if the file cannot be written.
    """
    style = ReportStyle()
    table = analysis.tables[0]
    chart = next(one for one in table.charts if one.title == title)
    rows = table.shown_rows(result)
    level = float(getattr(analysis, "level", 0.95))
    value = chart.drawn(result, rows, chart_text(style, result.survey, level), [""] * len(rows))
    if value is None:
        return False
    drawing = drawing_of(value, AxisNumbers(style.numerals.short_percent, style.numerals.short))
    replace_file(path, as_bytes(drawing, path.suffix[1:].lower(), INCHES_WIDE))
    return True
