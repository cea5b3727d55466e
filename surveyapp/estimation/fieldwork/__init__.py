"""Fieldwork under way: whether areas keep pace, and what paper counts prove about what arrived.

* ``pace.py`` – what is expected by a day, and how likely so few or so many would be by chance.
* ``attendance.py`` – the fewest interviews that must be lost or invented, where days are ranges.
"""
