"""Noisy marginals, and the distribution of maximum entropy that fits them.

To be read in this order:

* ``marginals.py`` – counts of the rows by some columns, with noise; what several of them say together.
* ``junction_tree.py`` – which columns share a table, so that all of them can be summed exactly.
* ``shrinkage.py`` – how much of a marginal is signal, judged by all of its order.
* ``log_linear_tree.py`` – sums over a log-linear distribution, by belief propagation.
* ``weighted_rows.py`` – rows that also have as many columns of each level as were counted.
* ``distribution.py`` – the fitted distribution: its marginals, conditionals, draws, JSON.
* ``max_entropy.py`` – the fit: log-linear, penalized by the noise.
* ``label_paths.py`` – which columns may tell a label together.
* ``selection.py`` – which marginals are released: every pair, or those that are chosen under ε.
* ``measured.py`` – which pairs of columns were measured.
* ``posterior.py`` – distributions drawn from the posterior: what the noise leaves unknown.
"""
