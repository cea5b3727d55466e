"""Item counts beyond the difference of means."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import expit
from scipy.stats import binom

from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_linear import combine_with_direct, linear_item_count
from surveyapp.estimation.regression.item_count_logistic import item_count_regression
from surveyapp.estimation.regression.problems import RegressionProblem


def example(n=4000, seed=5, items=3):
    rng = np.random.default_rng(seed)
    x = rng.normal(size=n)
    treated = rng.random(n) < 0.5
    sensitive = rng.random(n) < expit(-0.5 + 0.8 * x)
    innocuous = rng.binomial(items, expit(0.3 - 0.4 * x))
    return innocuous + sensitive * treated, treated, x[:, None]


def fitted(counts, treated, x=None, **options):
    columns = {} if x is None else {"x": x[:, 0]}
    predictors = Predictors.of(columns, rows=len(counts))
    return item_count_regression(counts, treated, 3, predictors, **options)


def test_maximum_likelihood_finds_the_coefficients_that_made_the_data():
    found = fitted(*example())
    truth = (-0.5, 0.8, 0.3, -0.4)
    for coefficient, value in zip(
        (*found.coefficients, *found.other_parameters), truth, strict=True
    ):
        assert abs(coefficient.estimate - value) < 4 * coefficient.standard_error


def test_without_covariates_it_is_the_binomial_mixture():
    counts, treated, _ = example()
    found = fitted(counts, treated)
    share, h = expit(found.coefficients[0].estimate), expit(found.other_parameters[0].estimate)
    alone = binom.logpmf(counts[~treated], 3, h).sum()
    together = np.log(
        share * binom.pmf(counts[treated] - 1, 3, h)
        + (1 - share) * binom.pmf(counts[treated], 3, h)
    ).sum()
    assert found.log_likelihood == pytest.approx(alone + together, rel=1e-12)


def test_the_free_model_is_at_least_as_likely():
    counts, treated, x = example()
    free = fitted(counts, treated, x, constrained=False)
    tied = fitted(counts, treated, x)
    assert free.log_likelihood >= tied.log_likelihood
    assert len(free.other_parameters) == 2 * len(tied.other_parameters)


def test_collinear_covariates_are_refused():
    counts, treated, x = example(200)
    both = np.column_stack([x, x])
    with pytest.raises(UserProblem, match="cannot be estimated reliably"):
        linear_item_count(counts, treated, 3, covariates=both, terms=["x", "again"])


def test_a_dummy_of_one_person_cannot_be_estimated():
    counts, treated, _ = example(200)
    alone = np.zeros((200, 1))
    alone[0] = 1
    with pytest.raises(UserProblem, match="The item count model"):
        linear_item_count(counts, treated, 3, covariates=alone, terms=["first"])
    # with one person in each sample the rank is full, and both are fitted exactly
    alone[:] = 0
    alone[[int(np.argmax(treated)), int(np.argmin(treated))]] = 1
    with pytest.raises(UserProblem, match="The item count model"):
        linear_item_count(counts, treated, 3, covariates=alone, terms=["first"])


def test_a_sensitive_item_that_nobody_has_grows_without_end():
    counts, treated, _ = example(400)
    with pytest.raises(RegressionProblem, match="The best-fitting share"):
        fitted(np.minimum(counts - (counts > 1) * treated, 3), treated)


@pytest.mark.parametrize(("count", "group"), [(4, 0), (5, 1), (-1, 0), (1.5, 1)])
def test_counts_that_no_list_gives_are_refused(count, group):
    with pytest.raises(UserProblem, match="only 0 to"):
        linear_item_count([1, 2, 1, 2, count], [0, 0, 1, 1, group], 3)


def test_groups_that_are_too_small_are_named():
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*are needed\. Import more,).*Sample 2 has 1 interviews; at least 2",
    ):
        linear_item_count([1, 2, 1], [0, 0, 1], 3)
    with pytest.raises(
        UserProblem, match="only 1 of the people did not say “yes” to the direct question"
    ):
        combine_with_direct([1, 2, 1, 2], [0, 0, 1, 1], [1, 0, 0, 0])


def test_combining_with_a_direct_question_uses_those_who_say_no():
    counts = [1, 2, 1, 2, 2, 3, 1, 3, 2, 2]
    treated = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
    direct = [0, 0, 0, 1, 1, 0, 0, 0, 1, 1]
    found = combine_with_direct(counts, treated, direct)
    assert found.direct == 0.4
    assert found.combined == pytest.approx(0.4 + 0.6 * (7 / 3 - 4 / 3))
    assert found.list_if_direct_yes == 0
    assert found.first_p_value == 0  # no spread at all, and not 1
    assert found.second_p_value == 1


def test_placebo_tests_need_people():
    found = combine_with_direct([1, 2, 1, 2], [0, 0, 1, 1], [0, 0, 0, 0])
    assert (found.list_if_direct_yes, found.first_p_value) == (None, None)
