"""What the page of sample sizes decides."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.analyses.computation.planning.sample_size import Assumptions
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.ui.desk.planning import sample_size


def test_the_curve_passes_through_the_wish_also_where_people_do_not_answer() -> None:
    request = sample_size.PlanRequest(
        TwoCoins(), Fraction(1, 10), None, Assumptions(confidence="0.9", non_response="0.5")
    )
    curves = sample_size.curves(sample_size.make_plan(request))
    chebyshev = curves[0]
    assert chebyshev.mark == (0.1, 2000)
    middle = chebyshev.errors.index(min(chebyshev.errors, key=lambda error: abs(error - 0.1)))
    assert chebyshev.sizes[middle] == pytest.approx(2000, rel=0.3)
    assert not curves[-1].errors  # exact sample sizes are too slow for a curve


def test_an_error_too_small_for_the_exact_method_is_planned_by_the_others() -> None:
    request = sample_size.PlanRequest(
        TwoCoins(), Fraction(1, 100_000), None, Assumptions(confidence="0.9")
    )
    plan = sample_size.make_plan(request)
    assert [line.method for line in plan.lines] == ["chebyshev", "hoeffding", "normal"]
    assert plan.best.method == "normal"  # at such sizes it hardly differs from the exact one
    assert "more than a billion reports" in str(plan.missing)
