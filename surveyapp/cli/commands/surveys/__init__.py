"""Commands for a survey before fieldwork.

The files, in reading order:

check.py     ``check`` and ``xlsform``: survey files, and forms of other programs
texts.py     ``texts``: what the kiosk itself says, as a table for translators
designs.py   ``designs``: the catalogue, and one design explained
budget.py    ``budget``: a total ε divided over the questions
simulate.py  ``simulate``: collection files of simulated respondents
rehearse.py  ``rehearse``: the planned survey simulated many times
voice.py     ``voice``: recordings of everything that a survey's screens say
audit.py     ``audit``: the randomizer tested from outside
"""
