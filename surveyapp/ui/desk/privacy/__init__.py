"""The page of the privacy account.

``page.py`` – what one respondent gives away, in words, numbers and a chart.
``columns.py`` – the columns of its tables.
``charts.py`` – the chart of what can be concluded before and after a report.
"""
