"""Counts of reports as interviews of one question, so that whatever takes interviews takes counts.

A count belongs to the report that its label names. An array of bare numbers is refused: ``value_counts``
orders by frequency, so that its numbers alone would swap "yes" and "no" as often as not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from surveyapp.designs import AskableDesign
from surveyapp.library.problems import not_usable
from surveyapp.library.reading import SurveyData, read, repeated

QUESTION = "answer"
"""What the question is called where nothing says its name."""

MOST_COUNTED = 100_000_000
"""Reports for which a computer's memory has room."""


def data_of_counts(
    design: AskableDesign, counts: Any, answers: Sequence[str] | None = None
) -> SurveyData:
    """Return interviews of one question from counts of its reports, or from a column of them.

    Parameters
    ----------
    design
        how the question was asked.
    counts : dict, or Series of counts or of reports
        how often each report was given, by its name, as ``df.drugs.value_counts()``; or the column
        ``df.drugs`` itself.
    answers
        the answers in the design's order, for designs of more than two.

    Raises
    ------
    ValueError
        if the counts have no labels, a label is no report, or a count is no whole number from 0.
    """
    name = _name_of(counts)
    labels = {} if answers is None else {name: list(answers)}
    if isinstance(counts, pd.Series) and _is_column_of_reports(counts):
        return read({name: counts.reset_index(drop=True)}, designs={name: design}, labels=labels)
    names, numbers = _labelled(counts)
    return repeated(read({name: names}, designs={name: design}, labels=labels), numbers)


def _name_of(counts: Any) -> str:
    """Return the name of the column that was counted, where that is known."""
    if not isinstance(counts, pd.Series):
        return QUESTION
    name = counts.name if _is_column_of_reports(counts) else counts.index.names[0]
    return name if isinstance(name, str) and name else QUESTION


def _is_column_of_reports(counts: pd.Series[Any]) -> bool:
    """Return whether a Series holds a report a row: counts have the reports as index."""
    is_words = not pd.api.types.is_numeric_dtype(counts) or pd.api.types.is_bool_dtype(counts)
    return is_words or (isinstance(counts.index, pd.RangeIndex) and counts.name != "count")


def _labelled(counts: Any) -> tuple[list[Any], NDArray[np.int64]]:
    if isinstance(counts, pd.Series):
        index = counts.index
        if index.nlevels > 1:
            raise not_usable(
                "The counts are of several columns together. Give those of one column."
            )
        names = [label[0] if isinstance(label, tuple) else label for label in index]
        values = counts.to_numpy()
    elif isinstance(counts, Mapping):
        names, values = list(counts), np.array(list(counts.values()))
    else:
        raise not_usable(
            "The counts have no labels, so nothing says which report each of them is. Give them as a dict, "
            "{{“yes”: 80, “no”: 120}}, or as df.column.value_counts()."
        )
    if values.ndim != 1 or values.dtype.kind not in "iu" or (values < 0).any():
        raise not_usable(
            "Counts are whole numbers from 0. Leave out normalize=True: how sure an estimate is depends on "
            "how many people there are."
        )
    if sum(values.tolist()) > MOST_COUNTED:
        raise not_usable(
            "More than {most} reports cannot be counted here.", most=f"{MOST_COUNTED:,}"
        )
    return names, values.astype(np.int64)
