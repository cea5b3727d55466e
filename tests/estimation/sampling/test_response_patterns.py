"""Counted combinations of reports give what their respondents give one by one."""

import numpy as np
import pytest

from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.estimation.comparison.cross_tables import count_combinations
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.multinomial import multinomial_regression
from surveyapp.estimation.regression.nuisance_parameters import (
    cheater_detection,
    nuisance_regression,
)
from surveyapp.estimation.regression.randomized_predictors import (
    RandomizedPredictor,
    linear_regression,
    logistic_regression_on_randomized,
)
from surveyapp.estimation.regression.results import StandardErrorKind
from surveyapp.estimation.sampling.response_patterns import patterns_of
from surveyapp.estimation.simulated_reports import simulate_channel_reports

FORCED = ForcedResponse.read({"p_truth": "3/4", "p_yes": "1/8"}, 2).channel
RATED = KRR.read({"epsilon": 3}, 3).channel
SIZE = 6000


@pytest.fixture(scope="module")
def codes():
    """Reports to a yes/no, a rating, another yes/no, a direct question, and the sample; some missing."""
    rng = np.random.default_rng(5)
    group = rng.integers(0, 3, SIZE)
    hidden = (rng.random(SIZE) < 0.4 + 0.1 * group).astype(int)
    outcome = (rng.random(SIZE) < 0.3 + 0.1 * group + 0.2 * hidden).astype(int)
    rating = np.minimum(rng.integers(0, 3, SIZE) + (rng.random(SIZE) < 0.1 * group + hidden / 3), 2)
    made = {
        "group": group,
        "outcome": simulate_channel_reports(FORCED, outcome, rng),
        "rating": simulate_channel_reports(RATED, rating, rng),
        "hidden": simulate_channel_reports(FORCED, hidden, rng),
        "sample": rng.integers(0, 2, SIZE),
    }
    for name in ("group", "outcome", "rating", "hidden"):
        made[name] = np.where(rng.random(SIZE) < 0.03, -1, made[name])
    return {name: column.astype(np.int32) for name, column in made.items()}


def predictors(codes, counts=None):
    missing = codes["group"] < 0
    columns = {
        str(level): np.where(missing, np.nan, codes["group"] == level) for level in range(1, 3)
    }
    return Predictors.of(columns, counts=counts)


def logistic(codes, counts, **more):
    outcome = RandomizedOutcome.of(FORCED, codes["outcome"])
    return logistic_regression(outcome, predictors(codes, counts), **more)


def of_choices(codes, counts, **more):
    names = ("one", "two", "three")
    return multinomial_regression(RATED, codes["rating"], names, predictors(codes, counts), **more)


def hidden(codes):
    return [RandomizedPredictor(("yes", "no"), FORCED, codes["hidden"], 1)]


def on_randomized(codes, counts, **more):
    outcome = RandomizedOutcome.of(FORCED, codes["outcome"])
    table = predictors(codes, counts)
    return logistic_regression_on_randomized(outcome, table, hidden(codes), **more)


def rating(codes):
    return np.where(codes["rating"] < 0, np.nan, codes["rating"] + 1.0)


def linear(codes, counts):
    return linear_regression(rating(codes), predictors(codes, counts))


def linear_on_randomized(codes, counts, **more):
    return linear_regression(rating(codes), predictors(codes, counts), hidden(codes), **more)


def of_cheaters(codes, counts, **more):
    ones = np.where(codes["outcome"] < 0, np.nan, codes["outcome"] == 0)
    outcome = cheater_detection(ones, codes["sample"] + 1, (0.2, 0.5), (0.1, 0.1))
    return nuisance_regression(outcome, predictors(codes, counts), **more)


KINDS = (logistic, of_choices, on_randomized, linear, linear_on_randomized, of_cheaters)


def check_same(one, other):
    assert (one.n, one.left_out, one.warnings) == (other.n, other.left_out, other.warnings)
    assert one.errors is other.errors
    assert one.log_likelihood == pytest.approx(other.log_likelihood, rel=1e-9)
    for ours, theirs in zip(
        (*one.coefficients, *one.other_parameters),
        (*other.coefficients, *other.other_parameters),
        strict=True,
    ):
        assert ours.term == theirs.term
        assert ours.estimate == pytest.approx(theirs.estimate, abs=1e-5)
        errors = ours.standard_error, theirs.standard_error
        assert errors == (None, None) or errors[0] == pytest.approx(errors[1], rel=1e-4)


@pytest.mark.parametrize("regression", KINDS, ids=lambda kind: kind.__name__)
def test_a_regression_of_kinds_is_that_of_their_respondents(regression, codes):
    found = patterns_of(codes)
    assert len(found.counts) < SIZE / 5
    counts = found.counts.astype(float)
    check_same(regression(found.codes, counts), regression(codes, None))


def test_errors_by_the_outer_product_are_those_of_the_respondents(codes):
    found = patterns_of(codes)
    kind = StandardErrorKind.OUTER_PRODUCT
    for regression in (logistic, of_choices, on_randomized):
        counted = regression(found.codes, found.counts.astype(float), errors=kind)
        check_same(counted, regression(codes, None, errors=kind))


def test_kinds_have_neither_weights_nor_clusters(codes):
    found = patterns_of(codes)
    for one in ("weights", "clusters"):
        with pytest.raises(ValueError, match="of respondents"):
            logistic(found.codes, found.counts.astype(float), **{one: found.counts})


def test_patterns_are_the_distinct_rows_in_order(codes):
    found = patterns_of(codes)
    rows, counts = np.unique(np.stack(list(codes.values())), axis=1, return_counts=True)
    assert np.array_equal(np.stack(list(found.codes.values())), rows)
    assert np.array_equal(found.counts, counts)
    assert found.respondents == SIZE


def test_patterns_of_very_many_columns_are_the_distinct_rows():
    rng = np.random.default_rng(1)
    one = rng.integers(-1, 200, (12, 50)).astype(np.int32)
    codes = {str(k): column for k, column in enumerate(np.tile(one, 3))}
    found = patterns_of(codes)
    assert set(zip(*found.codes.values(), strict=True)) == set(zip(*one, strict=True))
    assert found.counts.tolist() == [3] * len(found.counts)


def test_counted_combinations_are_those_of_the_respondents(codes):
    names, sizes = ("outcome", "rating", "hidden"), (2, 3, 2)
    found = patterns_of({name: codes[name] for name in names})
    counted = count_combinations([found.codes[name] for name in names], sizes, found.counts)
    alone = count_combinations([codes[name] for name in names], sizes)
    assert np.array_equal(counted.counts, alone.counts)
    assert counted.cautions == alone.cautions
