"""Areas with few interviews: direct estimates that borrow strength from other areas, and what that costs.

In the order in which they are best read:

* ``fay_herriot.py`` – a linear model of direct estimates, one an area (Fay & Herriot 1979)
* ``smoothed_variances.py`` – the variances of direct estimates, made steady across areas
* ``poststratified.py`` – multilevel regression of reports, counted out over a population's cells (MRP)
"""
