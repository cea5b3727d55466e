"""Direct estimates of one answer, and what a Fay–Herriot model makes of them."""

from __future__ import annotations

import math

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.analyses.computation.small_areas.rows import AnswerAreas, AreaRow, ModelRow, TermRow
from surveyapp.analyses.data.area_tables import KnownAreas
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.small_areas.fay_herriot import BetweenVariance, fay_herriot

Vector = NDArray[np.float64]
Modelled = tuple[tuple[AreaRow, ...], ModelRow, tuple[TermRow, ...]]


def linear_predictions(
    direct: AnswerAreas, known: KnownAreas, between: BetweenVariance, level: float
) -> Modelled:
    """Return the predictions of a Fay–Herriot model, what it says, and its coefficients.

    Parameters
    ----------
    direct
        The direct estimates of one answer, in the order of ``known``.
    known
        What is known of the areas.
    between
        How the variance between areas is taken.
    level
        Of the intervals, estimate ± z·error; of shares cut at 0 and 1.
    """
    model = fay_herriot(direct.estimates, direct.variances, known.columns, between=between)
    errors, z = np.sqrt(model.mean_squared_errors), z_value(level)
    ends = model.estimates - z * errors, model.estimates + z * errors
    if not direct.is_mean:
        ends = np.clip(ends[0], 0, 1), np.clip(ends[1], 0, 1)
    rows = direct.rows(known.names, model.estimates, errors, ends, model.weights)
    row = model_row(
        direct,
        rows,
        between=math.sqrt(model.between),
        restricted=math.sqrt(model.restricted),
        explained=model.explained,
        heterogeneity=model.heterogeneity,
        df=model.freedom,
        p_value=model.p_value,
    )
    of_terms = zip(
        known.terms,
        model.coefficients.tolist(),
        np.sqrt(np.diag(model.covariance)).tolist(),
        strict=True,
    )
    return rows, row, tuple(term_row(direct, *one, z) for one in of_terms)


def model_row(direct: AnswerAreas, rows: tuple[AreaRow, ...], **said: object) -> ModelRow:
    """Return what a model says of all areas, with how it agrees with the direct estimates.

    The sum of (direct − model)²/(D + error²) is about chi-squared if the model is right (Brown, Chambers,
    Heady & Heasman 2001).

    Parameters
    ----------
    direct
        The direct estimates.
    rows
        The areas.
    **said
        Further attributes of ``ModelRow``; None where they are left out.
    """
    seen = [one for one in zip(rows, direct.variances, strict=True) if one[0].direct is not None]
    squares = sum(
        (row.direct - row.estimate) ** 2 / (variance + row.se**2)
        for row, variance in seen
        if row.direct is not None and row.estimate is not None and row.se is not None
    )
    widths = [
        (row.high - row.low, row.direct_high - row.direct_low)
        for row, _variance in seen
        if None not in {row.low, row.high, row.direct_low, row.direct_high}
        and row.high is not None
        and row.low is not None
        and row.direct_high is not None
        and row.direct_low is not None
    ]
    shorter = sum(model < own for model, own in widths) / len(widths) if widths else 0.0
    usual: dict[str, object] = dict.fromkeys(
        (
            "between",
            "between_low",
            "between_high",
            "restricted",
            "explained",
            "heterogeneity",
            "df",
            "p_value",
        )
    )
    facts: dict[str, object] = {
        **usual,
        **said,
        "question": direct.question,
        "answer": direct.answer,
        "areas": len(seen),
        "predicted": len(rows) - len(seen),
        "agreement": float(squares),
        "agreement_df": len(seen),
        "agreement_p": float(scipy.stats.chi2.sf(squares, len(seen))),
        "shorter": shorter,
        "is_mean": direct.is_mean,
    }
    return ModelRow(**facts)  # type: ignore[arg-type]


def term_row(direct: AnswerAreas, term: str, estimate: float, error: float, z: float) -> TermRow:
    """Return a coefficient with its Wald interval and test.

    Parameters
    ----------
    direct
        Of which question and answer.
    term
        Its name.
    estimate, error
        The coefficient and its standard error.
    z
        Errors to each side of the interval.
    """
    p_value = float(2 * scipy.stats.norm.sf(abs(estimate / error))) if error > 0 else 1.0
    low, high = estimate - z * error, estimate + z * error
    return TermRow(direct.question, direct.answer, term, estimate, error, low, high, p_value)
