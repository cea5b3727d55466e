"""The page of data quality.

``page.py`` – the verdict, the findings, and the tables behind them.
``columns.py`` – the columns of these tables.
``charts.py`` – the funnel plot of kiosks.
"""
