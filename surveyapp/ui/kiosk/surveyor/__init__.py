"""The surveyor's screens.

``handing_over.py`` – waits for the surveyor between two respondents, and lets the next interview begin.
``screens.py`` – the hand-over, the surveyor's page, and what to do in each trouble.
"""
