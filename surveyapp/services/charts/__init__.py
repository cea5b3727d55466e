"""Charts as matplotlib figures, the same for the screen, files and reports.

The files, in reading order:

colours.py  the colours of all charts
dark.py     the picture of a chart on a dark screen
fonts.py    the fonts that the letters of a chart need
drawing.py  charts of estimates and of intervals (forest plots), as a picture or a file
heatmap.py  tables of two ways as tiles
bands.py    what reports make of what was thought before
funnel.py   kiosks in a funnel
curves.py   curves of planning
classification.py  ROC curves and calibration
area_map.py  maps of areas
ensembles.py  random trees: depth, leaf frequency, proportions, intervals
declared.py  any chart value of an analysis as a drawing
"""
