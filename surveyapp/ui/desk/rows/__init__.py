"""The page of rows: the records of the project, sorted by their random ids.

``page.py`` – the page: filter, labels on or off, the table.
``records.py`` – the records as a model, of which only the parts that are looked at are there.
``view.py`` – the table, which asks for what is in sight.
"""
