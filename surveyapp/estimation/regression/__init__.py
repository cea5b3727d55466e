"""Regression of randomized answers on predictors, and on randomized predictors.

To be read in this order:

* ``problems.py`` – what can be wrong with a regression, each as an error with its sentence.
* ``results.py`` – a fitted model: coefficients, standard errors and tests, log likelihood.
* ``design_matrix.py`` – predictors checked and scaled; incomplete rows left out.
* ``optimizer.py`` – the search for the maximum, what became of it, and the covariance of the parameters.
* ``logistic.py`` – a yes/no outcome behind a channel.
* ``penalized.py`` – the same with a ridge penalty, for prediction.
* ``multinomial.py`` – one of several choices behind a channel.
* ``nuisance_parameters.py`` – a yes/no outcome whose design has an unknown probability of its own.
* ``randomized_predictors.py`` – predictors behind channels; least squares where there are none.
* ``pseudo_scores.py`` – predictors and outcomes behind any design, by unbiased estimating equations.
* ``linear_noisy.py`` – linear regression on numbers that were reported with noise.
* ``replicated_fits.py`` – a model fitted again with the weights of each replicate.
* ``mixed.py`` – a yes/no outcome with a random intercept of each group.
* ``marginal_effects.py`` – what a predictor does to the outcome itself, on average.
* ``nested_models.py`` – the likelihood ratio test of two models of one outcome.
* ``item_count_logistic.py``, ``item_count_linear.py``, ``item_count_nls.py``, ``item_count_robust.py`` – list
  experiments: maximum likelihood, least squares, nonlinear least squares, and what ties the share to the
  difference of means.
"""
