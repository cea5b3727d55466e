"""Groups and questions compared: differences, odds ratios, cross-tables, distances and rankings.

To be read in this order:

* ``likelihood_ratio.py`` – how likely the reports of two groups are if a share is the same in both.
* ``two_groups.py`` – difference, odds ratio and tests for two independent groups.
* ``reports_fit.py`` – whether reports can come from their design.
* ``weighted_groups.py`` – the same for two groups of a complex sample.
* ``latent_groups.py`` – the same for designs of several samples, or with people of several kinds.
* ``mean_differences.py`` – the means of two groups, simple or of a complex sample.
* ``simultaneous.py`` – several intervals that all hold together, and p-values adjusted for all tests.
* ``cross_tables.py`` – the joint distribution of two to four questions, and what follows from it.
* ``latent_tables.py`` – the same with questions of several samples, or with people of several kinds.
* ``table_shares.py`` – the score test of a cell, or of a share within a row or a column.
* ``independence.py`` – whether the answers to two questions depend on each other, and how strongly.
* ``ground_costs.py`` – earth mover's distance under any costs of carrying one answer to another.
* ``distance.py`` – how far apart two groups' distributions are: earth mover's distance, total variation.
* ``ranking.py`` – rated items or choices ranked, with the probability of each place.
"""
