"""Samples drawn from a frame with exact odds, and the inclusion probabilities that follow.

In reading order:

* ``inclusion.py`` – inclusion probabilities proportional to size
* ``methods.py`` – one draw of units: simple, systematic, and with probability proportional to size
* ``stages.py`` – strata, and stage within stage: districts, villages, households
"""
