"""What is found of areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.shapes import Shapes
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey


class AreaMethod(Enum):
    """How areas are estimated."""

    FAY_HERRIOT = "fay_herriot"
    MULTILEVEL = "multilevel"
    DIRECT = "direct"


@dataclass(frozen=True, slots=True)
class AreaRow:
    """One answer in one area."""

    question: str
    answer: str
    area: str
    """Of what."""
    n: int
    """Interviews with a report."""
    direct: float | None
    direct_se: float | None
    direct_low: float | None
    direct_high: float | None
    """The estimate from the area's own interviews; None where there are none."""
    estimate: float | None
    se: float | None
    low: float | None
    high: float | None
    """What the model says; of ``AreaMethod.DIRECT`` the same."""
    weight: float | None
    """What the direct estimate counts in a linear model; None in others."""
    is_mean: bool = False
    """Whether it is a mean of numbers, and no share."""

    @property
    def error_ratio(self) -> float | None:
        """The error over that of the direct estimate."""
        if self.se is None or not self.direct_se:
            return None
        return self.se / self.direct_se


@dataclass(frozen=True, slots=True)
class ModelRow:
    """What the model of one answer says of all areas together."""

    question: str
    answer: str
    """Of what."""
    areas: int
    predicted: int
    """With interviews, and without."""
    between: float | None
    between_low: float | None
    between_high: float | None
    """The standard deviation between areas of equal columns; of a multilevel model in log odds."""
    restricted: float | None
    """The same by REML."""
    explained: float | None
    """By which part the columns lower this variance."""
    heterogeneity: float | None
    df: int | None
    p_value: float | None
    """The test that areas of equal columns do not differ."""
    agreement: float
    agreement_df: int
    agreement_p: float
    """The test that direct estimates differ from the model's by chance (Brown et al. 2001)."""
    shorter: float
    """Of the areas with interviews, the share whose interval is shorter than the direct one."""
    is_mean: bool = False


@dataclass(frozen=True, slots=True)
class TermRow:
    """A coefficient: of a linear model in shares (or the answers' units), of a multilevel one in log odds."""

    question: str
    answer: str
    term: str
    estimate: float
    se: float
    low: float
    high: float
    p_value: float


@dataclass(frozen=True, slots=True, eq=False)
class SmallAreas:
    """What is found of all areas."""

    survey: Survey
    """Whose interviews."""
    by: str
    """The question that holds the area."""
    method: AreaMethod
    """How."""
    rows: tuple[AreaRow, ...]
    models: tuple[ModelRow, ...]
    terms: tuple[TermRow, ...]
    """The tables."""
    shapes: Shapes | None
    """The polygons of each area that has some, by its name; None: no map."""
    notes: tuple[Notice, ...]
    """What is to be known about the numbers, below the table."""
    warnings: tuple[str, ...]
    """What to read them with."""
    is_complex_sample: bool
    """Whether weights, strata or clusters were used."""


@dataclass(frozen=True, slots=True, eq=False)
class AnswerAreas:
    """Direct estimates of one answer, an entry an area."""

    question: str
    answer: str
    """Of what."""
    n: NDArray[np.int64]
    """Array of shape (areas,): interviews with a report."""
    estimates: NDArray[np.float64]
    errors: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    """Arrays of shape (areas,): NaN where there is none."""
    variances: NDArray[np.float64]
    """Array of shape (areas,): as a model takes them; NaN where there is no estimate."""
    is_mean: bool
    """Whether they are means of numbers, and no shares."""

    def rows(
        self,
        areas: Sequence[str],
        estimates: NDArray[np.float64],
        errors: NDArray[np.float64],
        ends: tuple[NDArray[np.float64], NDArray[np.float64]],
        weights: NDArray[np.float64] | None,
    ) -> tuple[AreaRow, ...]:
        """Return the rows of a model beside the direct estimates.

        Parameters
        ----------
        areas
            their names.
        estimates, errors, ends
            of the model, each of shape (areas,).
        weights
            what direct estimates count; None: the model has no such thing.
        """
        each = zip(
            areas,
            self.n.tolist(),
            *map(
                _known,
                (
                    self.estimates,
                    self.errors,
                    self.low,
                    self.high,
                    estimates,
                    errors,
                    *ends,
                    np.full(len(areas), np.nan) if weights is None else weights,
                ),
            ),
            strict=True,
        )
        rows = (AreaRow(self.question, self.answer, *one) for one in each)
        return tuple(replace(row, is_mean=self.is_mean) for row in rows)


def _known(values: NDArray[np.float64]) -> list[float | None]:
    return [None if np.isnan(one) else float(one) for one in values]
