"""The page of data quality: ``page.py``, the verdict, the findings, and the tables behind them."""
