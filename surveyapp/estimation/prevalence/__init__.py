"""Prevalences from counts of reports: unbiased, most likely and posterior estimates, and intervals.

In the order in which they are best read:

* ``pseudo_answers.py`` – what one report stands for once the coins are undone, and its second moments
* ``intervals.py`` – intervals for one prevalence, by nine methods
* ``score_tests.py`` – the score test of what adds up the means of several samples, or divides two of them
* ``pseudo_intervals.py`` – the interval of any mean of pseudo-answers, from the variance that is shown
* ``maximum_likelihood.py`` – the most likely prevalences on the simplex
* ``closed_form.py`` – the estimates themselves: ``estimate_prevalence``, and parts of the answers
* ``posterior.py`` – draws from the posterior, and credible intervals
* ``frequency_oracles.py`` – questions with many choices: coding, counting and estimating their reports
* ``latent_classes.py`` – designs of several samples, or with several kinds of people
* ``item_count_design_effect.py`` – whether the sensitive statement of a list experiment changes other answers
"""
