"""Maps that commands write besides their tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.cli.options.output import bad_option, print_aside

KINDS = ("svg", "png", "pdf")
"""By the endings of files."""


def check_map(analysis: Analysis, path: Path) -> None:
    """Refuse a map that cannot be written, before anything is computed.

    Parameters
    ----------
    analysis
        The analysis with its options.
    path
        Where the map goes.
    """
    if path.suffix[1:].lower() not in KINDS:
        reason = f"end the name in one of {', '.join(f'.{kind}' for kind in KINDS)}"
        raise bad_option(option="--map", reason=reason)
    if getattr(analysis, "shapes", None) is None:
        raise bad_option(option="--map", reason="name the shapes of the areas with --shapes")


def write_map(path: Path, analysis: Analysis, result: Any) -> None:
    """Write the map of a result.

    Parameters
    ----------
    path
        Where; its ending says which kind of picture.
    analysis
        The analysis.
    result
        What it found.
    """
    from surveyapp.services.reporting.declared import chart_file  # noqa: PLC0415 - draws

    made = chart_file(analysis, result, analysis.map_chart, path)
    print_aside(f"{path}: a map" if made else "no map: there is no estimate to draw")
