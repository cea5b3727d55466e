"""Weights made from what is known of a population, and of the people who did not respond.

In the order in which they are used:

* ``propensity.py`` – weights for those who responded, by classes or by the probability of responding
* ``auxiliary.py`` – margins of several variables as one sparse matrix with one row a respondent
* ``calibration.py`` – post-stratification, raking, linear and logit calibration, with bounds
* ``design_effect.py`` – what weights cost, and how far a sample is from its margins

A pseudo-answer is unbiased for the answer whatever the weight, as long as the weight looks at nothing that
coins decided; so all of this works through the coins, and ``sampling.calibration_residuals`` has the
variance.

Decision: this is our own code on SciPy. The packages ``svy`` (0.35) and ``samplics`` do the same and more,
but ``svy`` brings Polars and Arrow, 400 MB to install, for what is one Newton iteration here. Its numbers,
and those of R's ``survey`` (4.1), are met to 1e-6 in the tests.
"""
