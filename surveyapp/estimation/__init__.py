"""From reports back to the population: prevalences, their uncertainty, sample sizes.

The order in which it is best read:

* ``estimate.py`` – the values: ``Estimate``, ``Interval`` and the interval methods
* ``labelled_counts.py`` – counts with labels, put into the order of a channel
* ``matrices.py`` – exact rows as arrays of floats
* ``special_functions.py`` – SciPy's, without what else is loaded with them
* ``roots.py`` – where a function crosses zero
* ``prevalence/`` – shares from counts of reports
* ``mean_interval.py`` – the ways to make an interval for a mean
* ``means.py`` – means and totals of number questions
* ``descriptives.py`` – means, standard deviations, quartiles and histograms of numbers and ratings
* ``sampling/`` – the same for weights, strata, clusters and unequal probabilities
* ``weighting/`` – weights made from a population's margins and for those who did not respond
* ``comparison/`` – differences between groups, and cross tables
* ``regression/`` – models of randomized outcomes and predictors
* ``planning/`` – sample size, power and the division among strata
* ``selection/`` – samples drawn from a frame, and their inclusion probabilities
* ``nonresponse/`` – questions that people skip: reports imputed, bounds, other odds
* ``small_areas/`` – areas with few interviews, estimated with a model
* ``quality/`` – signs that reports are not what they should be
* ``backchecks/`` – when to visit unannounced, and what visits prove
* ``fieldwork/`` – whether areas keep pace, and what paper counts prove about what arrived
* ``randomness_tests.py`` – whether bits look like fair coins
* ``privacy_audit.py`` – what many taps prove about a randomizer
* ``shuffling.py`` – what the random order of many reports adds to the coins of each
* ``simulated_reports.py`` – reports by a seeded generator, for rehearsals and tests
* ``cautions.py`` – what to warn of next to an estimate
* ``cancellation.py`` – how a caller stops a long computation

Decisions:

* Everything follows from the channel, so nothing here asks which design it is. A report's
  *pseudo-answer* (its row of the debiasing matrix B) is unbiased for the answer; the estimate is its
  mean, computed in exact rationals from whole counts.
* Two variances are reported. The total is the sample variance of the pseudo-answers (n − 1); the
  coins' part is what the channel alone causes when the answers are held fixed. The coins' part is
  known and not estimated, so an estimated total below it (which happens when the estimate lies
  outside [0, 1]) is raised to it: the two parts always add up in squares to the total.
* SciPy's optimizers, distributions, sparse matrices and linear algebra are called by their whole names
  (``scipy.optimize.nnls``), which loads them when they are first used: each takes as long as an estimate.
  Its special functions come from ``special_functions``.
* Where the pseudo-answers take two values, as in every truth-or-forced design, the estimate is a
  straight line in one binomial share; intervals and exact sample sizes are made for that share and
  mapped. Elsewhere what needs a binomial share falls back to the score interval, and the result says so.
* The default interval is mid-p, widened where it is narrower than Blaker's exact interval at 1.4 times the
  risk. At level 0.95 its true coverage is 0.95 to 0.96 on average and never below 0.93, whatever n and
  the share; mid-p alone falls to 0.917 for rare answers and Wilson to 0.84. On average it is 0.1 % wider
  than mid-p at n = 30, where Clopper–Pearson is 8 % wider (tests/benchmarks/test_interval_coverage.py
  computes coverage without simulation error).
* Maximum likelihood is exact where a closed form exists (an estimate inside the simplex is its own
  maximum; truth-or-forced designs fill up like water); otherwise Newton steps with non-negativity, which
  end at the same point as EM in a dozen steps instead of thousands, and are checked by the
  conditions of Karush, Kuhn and Tucker.
"""
