"""Complex samples: weights, strata, clusters and unequal probabilities, and the variances they cause.

In the order in which they are best read:

* ``sample_designs.py`` – how respondents were drawn, and the variance of a sum under it
* ``calibration_residuals.py`` – the variance of sums with calibrated weights
* ``tallied_sample.py`` – a simple random sample that is kept as counts
* ``respondents.py`` – each respondent's pseudo-answer and its variance over the coins
* ``weighted_estimates.py`` – shares and totals, with sampling and coins apart
* ``weighted_prevalence.py`` – the same in the form that unweighted prevalences have
* ``joint_margins.py`` – margins of questions that were randomized together
* ``linearization.py`` – means of scores in groups, how they covary, and design-based tests
* ``weighted_targets.py`` – shares of designs of several samples, or with people of several kinds
* ``response_patterns.py`` – respondents with the same reports, counted
* ``replicates.py`` – replicate weights: jackknife, balanced halves, bootstrap, successive differences
* ``resampling.py`` – replication variances: jackknife, Escobar–Berger, Campbell–Berger–Skinner
* ``synthetic_copies.py`` – one estimate of several synthetic copies, with its interval
"""
