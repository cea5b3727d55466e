"""The page of the privacy account: ``page.py``, the total, the questions, exports and small groups."""
