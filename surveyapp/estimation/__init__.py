"""From reports back to the population: prevalences, their uncertainty, sample sizes.

Decisions:

* Everything follows from the channel, so nothing here asks which design it is. A report's
  *pseudo-answer* (its row of the debiasing matrix B) is unbiased for the answer; the estimate is its
  mean, computed in exact rationals from whole counts.
* Two variances are reported. The total is the sample variance of the pseudo-answers (n − 1); the
  coins' part is what the channel alone causes when the answers are held fixed. The coins' part is
  known and not estimated, so an estimated total below it (which happens when the estimate lies
  outside [0, 1]) is raised to it: the two parts always add up in squares to the total.
* Where the pseudo-answers take two values, as in every truth-or-forced design, the estimate is a
  straight line in one binomial share; intervals and exact sample sizes are made for that share and
  mapped. Elsewhere what needs a binomial share falls back to Wald, and the result says so.
* The default interval is mid-p. At level 0.95 and n from 10 to 1000 its true coverage is 0.95 on average
  and never below 0.926 for two coins; for direct questions it falls to 0.917 at the worst rare
  prevalence, where Wilson falls to 0.84. Clopper–Pearson holds everywhere and is 7 % wider at n = 30
  (tests/simulation/test_coverage.py computes coverage without simulation error).
* Maximum likelihood is exact where a closed form exists (an estimate inside the simplex is its own
  maximum; truth-or-forced designs fill up like water); otherwise Newton steps with non-negativity, which
  end at the same point as EM in a dozen steps instead of thousands, and are checked by the
  conditions of Karush, Kuhn and Tucker.
"""
