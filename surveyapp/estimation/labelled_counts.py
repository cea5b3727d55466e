"""Counts and reports that carry labels, put into the order of a channel.

A tally made with pandas is ordered by frequency or by the alphabet, and a channel has an order of its own
("yes" before "no"). What carries labels is therefore aligned by them, and refused where they do not say which
report is meant; only plain sequences and arrays are taken to be in the channel's order.

pandas is recognized by what it offers (``index``, ``columns``) and not imported: it takes longer to load
than everything else here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg


class LabelledColumn(Protocol):
    """A pandas ``Series``: values, and a label for each."""

    @property
    def index(self) -> Any:
        """The labels."""

    def to_numpy(self) -> npt.NDArray[Any]:
        """Return the values."""


CountsLike = Sequence[int] | npt.NDArray[np.integer] | Mapping[str, int] | LabelledColumn
"""One number a report: in the channel's order, or labelled with the reports' names."""

MOST_NAMED = 12
"""Labels that a sentence lists."""


def counts_in_order(channel: Channel, counts: Any) -> Any:
    """Return ``counts`` in the order of the channel's reports.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel; its ``report_names`` say which report is which.
    counts : length r, or labelled
        a sequence or array in the channel's order is returned as it is. A ``dict`` or pandas ``Series`` is
        aligned by its labels; reports that it leaves out were given 0 times.

    Raises
    ------
    UserProblem
        if a label is no report's name, or comes twice; if the channel does not name its reports; if it
        is a table.

    Examples
    --------
    >>> from surveyapp.designs.channels.two_coins import TwoCoins
    >>> counts_in_order(TwoCoins().channel, {"no": 120, "yes": 80}).tolist()
    [80, 120]
    """
    return counts_by_name(channel.report_names, counts)


def counts_by_name(names: Sequence[str] | None, counts: Any) -> Any:
    """Return ``counts`` in the order of ``names``; see ``counts_in_order``.

    Parameters
    ----------
    names : length r, or None
        the reports' names; None: nobody knows them, so labelled counts are refused.
    counts : length r, or labelled
        as in ``counts_in_order``.

    Raises
    ------
    UserProblem
        as in ``counts_in_order``.
    """
    found = _labelled(counts)
    if found is None:
        return counts
    labels, values = found
    if values.ndim != 1:
        raise _is_table()
    (ordered,) = _aligned([names], [(label,) for label in labels], values[None, :])
    return ordered


def table_in_order(channels: Sequence[Channel], counts: Any) -> Any:
    """Return counts of combinations of reports, one axis a channel.

    Parameters
    ----------
    channels
        one a question.
    counts : array with one axis a question, or labelled
        a pandas ``Series`` labelled by combinations (``value_counts`` of several columns), a ``dict`` from
        combinations, or for two questions a ``DataFrame`` (``pandas.crosstab``) is aligned by its labels.

    Raises
    ------
    UserProblem
        as in ``counts_in_order``.
    """
    found = _labelled(counts)
    if found is None:
        return counts
    labels, values = found
    if values.ndim == 2:
        labels = list(product(labels, list(counts.columns)))
        values = values.ravel()
    names = [channel.report_names for channel in channels]
    if any(not isinstance(label, tuple) or len(label) != len(channels) for label in labels):
        raise _unknown(labels, [name for own in names for name in own or ()])
    (ordered,) = _aligned(names, labels, values[None, :])
    return ordered.reshape([channel.reports for channel in channels])


def columns_in_order(channel: Channel, counts: Any) -> Any:
    """Return counts of reports at many sites with the reports in the channel's order.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : array of shape (sites, r), or a ``DataFrame``
        the columns of a ``DataFrame`` are aligned by their names.

    Raises
    ------
    UserProblem
        as in ``counts_in_order``.
    """
    found = _labelled(counts)
    if found is None:
        return counts
    _, values = found
    if values.ndim != 2:
        raise _is_table()
    return _aligned([channel.report_names], [(label,) for label in counts.columns], values)


def reports_in_order(channel: Channel, reports: Any) -> Any:
    """Return the reports of respondents as numbers in the channel's order, where they are words.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel; its ``report_names`` say which report is which.
    reports : length n
        numbers in the channel's order are returned as they are; words become such numbers, and −1
        where they are missing or empty.

    Raises
    ------
    UserProblem
        if a word is no report's name, or the channel does not name its reports; if they are True and False,
        which no report is called.
    """
    given = np.asarray(reports)
    if given.dtype.kind == "b":
        raise _unknown([False, True], channel.report_names or ())
    if given.dtype.kind not in "OUT" or not any(isinstance(one, str) for one in given.flat):
        return reports
    words, places = np.unique([_word(one) for one in given.tolist()], return_inverse=True)
    names = channel.report_names
    if names is None:
        raise _unnamed(words.tolist())
    unknown = [word for word in words.tolist() if word and word not in names]
    if unknown:
        raise _unknown(unknown, names)
    codes = np.array([names.index(word) if word else -1 for word in words.tolist()])
    return codes[places]


def _labelled(counts: Any) -> tuple[list[Any], npt.NDArray[Any]] | None:
    """Return labels and values, one row or one column a label; None for what is plain."""
    if isinstance(counts, Mapping):
        return list(counts), np.asarray(list(counts.values()))
    index = getattr(counts, "index", None)
    columns = getattr(counts, "columns", None)
    if columns is not None and index is None:
        raise _is_table()
    if index is None or callable(index):  # a list's ``index`` looks something up
        return None
    values = counts.to_numpy()
    if values.ndim == 2 and values.shape[1] == 1:
        values = values[:, 0]
    return list(index), values


def _aligned(
    names: Sequence[Sequence[str] | None], labels: Sequence[tuple[Any, ...]], values: Any
) -> npt.NDArray[Any]:
    """Return the columns of ``values`` in the order of all combinations of ``names``; 0 where none is."""
    known: list[Sequence[str]] = []
    for place, own in enumerate(names):
        if own is None:
            raise _unnamed([label[place] for label in labels])
        known.append(own)
    places = {combination: place for place, combination in enumerate(product(*known))}
    ordered = np.zeros((len(values), len(places)), dtype=values.dtype)
    seen = set()
    for column, label in enumerate(labels):
        words = tuple(_word(part) for part in _parts(label))
        if words not in places:
            raise _unknown([" ".join(words)], [" ".join(one) for one in places])
        if words in seen:
            raise UserProblem(
                msg(
                    "The counts have the label {label} twice. Add them up, so that each report has "
                    "one count.",
                    label=" ".join(words),
                )
            )
        seen.add(words)
        ordered[:, places[words]] = values[:, column]
    return ordered


def _parts(label: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a label without the tuple that pandas puts around that of a single column."""
    while len(label) == 1 and isinstance(label[0], tuple):
        (label,) = label
    return label


def _word(label: Any) -> str:
    """Return a label as records write it; empty where it is missing.

    Numbers of a column with gaps are floats in pandas: 3.0 is the report 3.
    """
    if label is None or label != label or str(label) == "<NA>":  # noqa: PLR0124 - NaN is not itself
        return ""
    if isinstance(label, float) and label.is_integer():
        return str(int(label))
    return str(label)


def _listed(labels: Sequence[Any]) -> str:
    words = [_word(label) or "(missing)" for label in labels]
    return ", ".join([*words[:MOST_NAMED], *(["…"] if len(words) > MOST_NAMED else [])])


def _unknown(labels: Sequence[Any], names: Sequence[str]) -> UserProblem:
    return UserProblem(
        msg(
            "The counts or reports have the label {labels}, and the reports of this design are called "
            "{names}. Give each report under its own name.",
            labels=_listed(labels),
            names=_listed(names) if names else "–",
        )
    )


def _unnamed(labels: Sequence[Any]) -> UserProblem:
    return UserProblem(
        msg(
            "The counts or reports have the labels {labels}, but nothing says which report of this "
            "design each of them is. Name the channel's reports, or give a list in the "
            "channel's order.",
            labels=_listed(labels),
        )
    )


def _is_table() -> UserProblem:
    return UserProblem(
        msg(
            "A table was given where one count for each report is needed. Give one column, labelled "
            "with the reports' names."
        )
    )
