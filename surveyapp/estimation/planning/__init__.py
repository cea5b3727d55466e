"""Planning before a survey: sample size, precision reached, and power.

In the order in which they are best read:

* ``unit_variance.py`` – how much one interview's contribution to an estimate varies
* ``target.py`` – what is planned for: "yes", one answer or all, or a mean
* ``sample_size.py`` – interviews for an error, and the error of so many interviews, by four methods
* ``exact_coverage.py`` – the exact binomial method
* ``power.py`` – the probability of detecting a difference
* ``allocation.py`` – interviews divided among strata, by what the coins leave
"""
