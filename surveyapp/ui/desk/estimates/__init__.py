"""The page of estimates.

``page.py`` – choosers, the table, the chart, and what the selected row means.
``columns.py`` – the columns of the table.
"""
