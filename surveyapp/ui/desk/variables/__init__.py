"""The page of variables: every column with its name, label, level and values, and variables made from others.

``page.py`` – the page: buttons, the grid, and below it the values or the form of a new variable.
``grid.py`` – the grid, edited in place.
``values.py`` – values with labels and counts.
``making.py`` – the form of a new variable: recoded, in bands, computed, of merged reports.
``words.py`` – what levels, designs and ways of making are called.
"""
