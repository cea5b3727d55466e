"""Sample size and power before anybody is asked.

The files, in reading order:

sample_size.py  interviews that an error or a power needs, and designs by what they need
held.py         the same error with reports sealed to one key, and with tallies and weaker coins
"""
