"""Is anything wrong with the data, and what is to be done about it.

The files, in reading order:

kiosk_counts.py      reports counted by kiosk and by group, in one pass over the database
compared_items.py    which items are compared between kiosks, as tables of counts
repeated_records.py  equal records at each kiosk
checks.py            the tests, and their p-values adjusted for all of them together
detectable.py        the smallest forged or copied share that these tests would have found
rows.py              rows on kiosks, questions and weights
findings.py          what the checks found, in sentences with advice
texts.py             these sentences
"""
