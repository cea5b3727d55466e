"""Columns that tables of several analyses have: names in place of ids, answers, intervals, p-values."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from surveyapp.analyses.base.formats import P_VALUE, TEXT, Format
from surveyapp.analyses.base.tables import ESSENTIAL, INTERVAL, Column, Priority
from surveyapp.analyses.words.labels import answer_label, group_label

Label = Callable[[Any, Any, Any], str]
"""``label(row, result, labels)`` is what people read for a row."""
Unit = Format | Callable[[Any], Format]


def labelled(
    key: str,
    title: str,
    help_text: str,
    label: Label,
    priority: Priority = ESSENTIAL,
    *,
    has_codes: bool = False,
    **declared: Any,
) -> Column:
    """Return a column of ids that people read by their labels.

    Parameters
    ----------
    key, title, help_text
        As of ``Column``.
    label
        ``label(row, result, labels)``; of a terminal's labels it makes the ids themselves.
    priority
        Who sees it.
    has_codes
        Whether a terminal has the values of the file, and ``label`` is for windows and reports alone.
    **declared
        Further attributes of ``Column``.
    """
    shown = unless_ids(key, label) if has_codes else label
    return Column(key, title, TEXT, priority, help_text, label=shown, **declared)


coded = partial(labelled, has_codes=True)


def unless_ids(key: str, label: Label) -> Label:
    """Return a column's label for windows and reports; a terminal has the value of the file itself.

    Parameters
    ----------
    key
        The attribute of a row that holds the value.
    label
        ``label(row, result, labels)`` in windows and reports.
    """

    def named(row: Any, result: Any, labels: Any) -> str:
        return (
            getattr(row, key) if getattr(labels, "has_ids", False) else label(row, result, labels)
        )

    return named


def answer_column(help_text: str, priority: Priority = ESSENTIAL) -> Column:
    """Return the column of a row's answer to its question."""
    return labelled("answer", "Answer", help_text, answer_label, priority)


def group_column(key: str, title: str, help_text: str, **declared: Any) -> Column:
    """Return the column ``key`` of a group that the question ``by`` of the row forms."""
    return labelled(
        key,
        title,
        help_text,
        lambda row, _result, labels: group_label(labels, row.by, getattr(row, key)),
        **declared,
    )


def interval_column(unit: Unit, help_text: str) -> Column:
    """Return the column of an interval from ``low`` to ``high``, in one ``unit``."""
    return Column("low", INTERVAL, unit, ESSENTIAL, help_text, high="high")


def p_value_column(help_text: str, priority: Priority = ESSENTIAL) -> Column:
    """Return the column of a test's p-value."""
    return Column("p_value", "p-value", P_VALUE, priority, help_text, short="p")
