"""Estimates of areas, with what a model makes of them.

The files, in reading order:

rows.py            what is found: areas, what the model says, its coefficients
direct.py          direct estimates by area, with steady variances
linear_model.py    predictions from direct estimates (Fay–Herriot)
multilevel.py      predictions from reports, counted out over a population's cells
areas.py           all of it for the answers of a question
"""
