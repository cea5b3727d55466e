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
    """One answer in one area.

    Attributes
    ----------
    question, answer, area
        of what.
    n
        interviews with a report.
    direct, direct_se, direct_low, direct_high
        the estimate from the area's own interviews; None where there are none.
    estimate, se, low, high
        what the model says; of ``AreaMethod.DIRECT`` the same.
    weight
        what the direct estimate counts in a linear model; None in others.
    is_mean
        whether it is a mean of numbers, and no share.
    """

    question: str
    answer: str
    area: str
    n: int
    direct: float | None
    direct_se: float | None
    direct_low: float | None
    direct_high: float | None
    estimate: float | None
    se: float | None
    low: float | None
    high: float | None
    weight: float | None
    is_mean: bool = False

    @property
    def error_ratio(self) -> float | None:
        """The error over that of the direct estimate."""
        if self.se is None or not self.direct_se:
            return None
        return self.se / self.direct_se


@dataclass(frozen=True, slots=True)
class ModelRow:
    """What the model of one answer says of all areas together.

    Attributes
    ----------
    question, answer
        of what.
    areas, predicted
        with interviews, and without.
    between, between_low, between_high
        the standard deviation between areas of equal columns; of a multilevel model in log odds.
    restricted
        the same by REML.
    explained
        by which part the columns lower this variance.
    heterogeneity, df, p_value
        the test that areas of equal columns do not differ.
    agreement, agreement_df, agreement_p
        the test that direct estimates differ from the model's by chance (Brown et al. 2001).
    shorter
        of the areas with interviews, the share whose interval is shorter than the direct one.
    """

    question: str
    answer: str
    areas: int
    predicted: int
    between: float | None
    between_low: float | None
    between_high: float | None
    restricted: float | None
    explained: float | None
    heterogeneity: float | None
    df: int | None
    p_value: float | None
    agreement: float
    agreement_df: int
    agreement_p: float
    shorter: float
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
    """What is found of all areas.

    Attributes
    ----------
    survey
        whose interviews.
    by
        the question that holds the area.
    method
        how.
    rows, models, terms
        the tables.
    shapes
        the polygons of each area that has some, by its name; None: no map.
    notes
        what is to be known about the numbers, below the table.
    warnings
        what to read them with.
    is_complex_sample
        whether weights, strata or clusters were used.
    """

    survey: Survey
    by: str
    method: AreaMethod
    rows: tuple[AreaRow, ...]
    models: tuple[ModelRow, ...]
    terms: tuple[TermRow, ...]
    shapes: Shapes | None
    notes: tuple[Notice, ...]
    warnings: tuple[str, ...]
    is_complex_sample: bool


@dataclass(frozen=True, slots=True, eq=False)
class AnswerAreas:
    """Direct estimates of one answer, an entry an area.

    Attributes
    ----------
    question, answer
        of what.
    n : array of shape (areas,)
        interviews with a report.
    estimates, errors, low, high : arrays of shape (areas,)
        NaN where there is none.
    variances : array of shape (areas,)
        as a model takes them; NaN where there is no estimate.
    is_mean
        whether they are means of numbers, and no shares.
    """

    question: str
    answer: str
    n: NDArray[np.int64]
    estimates: NDArray[np.float64]
    errors: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    variances: NDArray[np.float64]
    is_mean: bool

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
