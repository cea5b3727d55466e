"""What charts show, as values that are drawn elsewhere.

The files, in reading order:

panels.py        a chart of estimates: one panel a question, one line an answer
text.py          how charts are written in one language
bands.py         what reports make of what was thought before
funnel.py        kiosks in a funnel
curves.py        curves of planning
classification.py  ROC curves and calibration
area_map.py      areas in the shades of their numbers
"""
