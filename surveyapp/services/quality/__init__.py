"""Is anything wrong with the data of a project, and what is to be done about it.

In reading order:

* ``assessment`` – the whole: opens the project, runs the checks, returns rows and findings.
* ``kiosk_counts`` – reports counted by kiosk and by group, in one pass over the database.
* ``compared_items`` – which items are compared between kiosks, as tables of counts.
* ``repeated_records`` – equal records at each kiosk.
* ``checks`` – the tests, and their p-values adjusted for all of them together.
* ``detectable`` – the smallest forged or copied share that these tests would have found.
* ``rows`` – rows on kiosks, questions and weights.
* ``findings`` – what the checks found, in sentences with advice; ``texts`` holds the sentences.
* ``tables`` – the columns of each table in CSV and JSON.
"""
