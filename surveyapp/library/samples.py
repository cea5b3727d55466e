"""Samples drawn from a DataFrame, and interviews divided among its strata."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd

from surveyapp.designs.core.exact import exact
from surveyapp.estimation.planning import allocation
from surveyapp.estimation.selection.methods import SelectionMethod
from surveyapp.library.frames import check_columns, keyed_by_texts, text_of
from surveyapp.library.problems import checked_design, chosen, not_usable, said_in_keywords, whole
from surveyapp.services.fieldwork import sample_draw, sample_frame

if TYPE_CHECKING:
    from surveyapp.estimation.planning.target import Plannable

THE_FRAME = "the frame"
"""What errors call a frame that has no file."""
Table = pd.DataFrame | str | Path


@said_in_keywords()
def draw_sample(
    frame: Table,
    n: int | None = None,
    *,
    method: str = "simple",
    strata: str | Sequence[str] = (),
    clusters: Mapping[str, int] | Mapping[str, tuple[int, str]] | None = None,
    take: int | None = None,
    size: str | None = None,
    interviews: int | None = None,
    order: str | Sequence[str] = (),
    allocation: str | Mapping[str, int] = "proportional",
    seed: int | None = None,
) -> pd.DataFrame:
    """Return a sample of a frame, with inclusion probabilities, weights and the sizes of its stages.

    Parameters
    ----------
    frame : DataFrame or path
        one row an address, a village or a person.
    n : int, optional
        rows to draw in all; not with ``clusters``, and not with numbers by stratum.
    method : {"simple", "systematic", "pps"}
        how rows are drawn; ``pps`` in proportion to ``size``, by Tillé's (1996) elimination.
    strata : column or list of columns
        drawn independently of each other.
    clusters : dict, optional
        stages before the rows, by column: how many clusters, or a pair of that and the method. The first
        number is of all strata together, each later one of every cluster before.
    take : int, optional
        rows in each of the last clusters; None: all.
    size : column, optional
        people that a row stands for, above 0.
    interviews : int, optional
        in each row, where rows are areas of ``size`` people.
    order : column or list of columns
        by which the frame is sorted before it is drawn from.
    allocation : {"proportional", "equal"} or dict
        of the first stage among strata; or the number of each stratum.
    seed : int, optional
        a public seed, to repeat the draw; None: the operating system's coins.

    Returns
    -------
    DataFrame
        the rows that were drawn, with ``stratum``, ``cluster``, ``inclusion_probability``, ``weight``,
        ``stage1_population``, ``stage1_sampled`` and so on; in ``attrs["joint"]`` the joint inclusion
        probabilities, an array of shape (n, n), or None where there are none.

    Raises
    ------
    ValueError
        if a column is missing, a size is no number above 0, or more is wanted than there is.
    ValueError
        if a method is unknown.

    Examples
    --------
    >>> import pandas as pd, surveyapp
    >>> villages = pd.DataFrame({"village": list("abcd"), "households": [40, 120, 80, 160]})
    >>> sample = surveyapp.draw_sample(villages, 2, method="pps", size="households", seed=1)
    >>> sample["weight"].tolist()
    [5.0, 1.25]
    """
    from surveyapp.estimation.planning.allocation import Allocation  # noqa: PLC0415

    stages = []
    for column, wanted in keyed_by_texts("clusters", clusters).items():
        number, how = wanted if isinstance(wanted, tuple) else (wanted, "simple")
        drawn_by = chosen("clusters", how, SelectionMethod)
        stages.append(sample_draw.Clusters(column, whole("clusters", number), drawn_by))
    options = sample_draw.SampleOptions(
        number=_count("n", n),
        clusters=tuple(stages),
        take=_count("take", take),
        method=chosen("method", method, SelectionMethod),
        strata=_columns(strata),
        size=_column(size),
        order=_columns(order),
        divided=(
            {str(name): whole("allocation", number) for name, number in allocation.items()}
            if isinstance(allocation, Mapping)
            else chosen("allocation", allocation, Allocation)
        ),
        interviews=_count("interviews", interviews),
    )
    sample = sample_draw.draw_sample(_frame_of(frame), options, seed=seed)
    rows = [one.row for one in sample.drawn]
    found = pd.DataFrame(sample.rows(), columns=list(sample.columns))
    if isinstance(frame, pd.DataFrame) and not options.order:
        # the frame's own values, not their texts
        found = frame.iloc[rows].reset_index(drop=True).assign(**found[list(sample.added_columns)])
    few = interviews is None and len(rows) <= sample_draw.MOST_PAIRED
    found.attrs["joint"] = sample.joint() if few else None
    return found


@said_in_keywords()
def allocate(
    frame: Table,
    strata: str | Sequence[str],
    n: int | None = None,
    *,
    design: Plannable | None = None,
    how: str = "neyman",
    budget: float | str | None = None,
    size: str | None = None,
    share: str | float | None = None,
    cost: str | None = None,
    least: int = allocation.LEAST,
) -> pd.DataFrame:
    """Divide interviews among strata, by what one of them varies with the design's coins.

    Parameters
    ----------
    frame : DataFrame or path
        one row an address, a village or a whole stratum.
    strata : column or list of columns
        that make strata.
    n : int, optional
        interviews in all; or give a budget.
    design : design, optional
        of the question; None: asked directly.
    how : {"neyman", "proportional", "equal"}
        how to divide.
    budget : number, optional
        what all interviews may cost.
    size : column, optional
        people that a row stands for; None: one.
    share : column or number, optional
        the expected share of the sensitive answer; None: the one at which answers vary most.
    cost : column, optional
        of an interview; None: all alike.
    least : int
        interviews of each stratum.

    Returns
    -------
    DataFrame
        one row a stratum: ``stratum``, ``population``, ``share``, ``variance`` of one interview, ``coins``
        (its part by the coins), ``cost``, ``n`` and ``error``; in ``attrs["error"]`` the standard error of
        the share of all.

    Raises
    ------
    ValueError
        if a column is missing, or the interviews are too few or too many.

    Examples
    --------
    >>> import pandas as pd, surveyapp
    >>> strata = pd.DataFrame(
    ...     {"region": ["city", "farms"], "people": [900, 100], "drugs": [0.1, 0.5]}
    ... )
    >>> surveyapp.allocate(strata, "region", 100, size="people", share="drugs")["n"].tolist()
    [84, 16]
    """
    from surveyapp.designs import Direct  # noqa: PLC0415

    planned = sample_frame.planned_strata(
        _frame_of(frame),
        _columns(strata),
        size=_column(size),
        share=_column(share),
        cost=_column(cost),
    )
    made = allocation.allocate(
        planned,
        Direct(k=2) if design is None else checked_design(design),
        chosen("how", how, allocation.Allocation),
        n=_count("n", n),
        budget=None if budget is None else _amount("budget", budget),
        least=whole("least", least),
    )
    found = pd.DataFrame(
        [{name: getattr(one, name) for name in one.__slots__} for one in made.strata]
    )
    found.attrs["error"] = made.error
    return found


def _columns(given: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(map(str, given)) if isinstance(given, list | tuple) else (str(given),)


def _column(given: object) -> str | None:
    return None if given is None else str(given)


def _count(keyword: str, given: int | None) -> int | None:
    return None if given is None else whole(keyword, given)


def _amount(keyword: str, given: float | str) -> Fraction:
    try:
        return exact(given)
    except ValueError:
        raise not_usable(
            "{keyword}: give a number; {given} is none.", keyword=keyword, given=repr(given)
        ) from None


def _frame_of(table: Table) -> sample_frame.Frame:
    if isinstance(table, str | Path):
        return sample_frame.read_frame(Path(table))
    if not isinstance(table, pd.DataFrame):
        raise not_usable(
            "Give the frame as a DataFrame or a path; {given} is neither.",
            given=type(table).__name__,
        )
    check_columns(table, ())
    cells = [[text_of(value) for value in table[name].tolist()] for name in table.columns]
    rows = list(zip(*cells, strict=True))
    lines = list(range(1, len(rows) + 1))
    return sample_frame.Frame(THE_FRAME, tuple(map(str, table.columns)), rows, lines)
