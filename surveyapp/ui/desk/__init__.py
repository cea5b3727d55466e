"""The analyst's desk.

Panels hear of changes from ``session`` and never call each other. What can be decided without a
screen (which rows a chart shows, what a row means in a sentence, how a plan is laid out) stands in
``readings`` and ``planning``; pages only show it. matplotlib is imported when the first chart is drawn.
"""
