"""Statistics that find fabricated, copied, careless or impossible data.

In reading order:

* ``hypergeometric_tests`` – exact p-values of each site's counts against all the others'.
* ``outliers`` – sites that stand out, excluded one by one; Holm's adjustment; limits of a funnel plot.
* ``impossible_reports`` – whether a site's reports can come from answers of people at all.
* ``duplicates_within`` – whether equal records occur too often at one site.
* ``detectable`` – what these tests could have found: the fewest forged or copied records.
* ``duplicates_across`` – whether rows of one file occur again in another, more often than by chance.
* ``careless_answering`` – the share of careless answers, by a control item, and estimates corrected for it.
* ``influence`` – how far an estimate can move if up to m records were forged.
"""
