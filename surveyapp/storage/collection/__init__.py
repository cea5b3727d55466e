"""The collection file, which kiosks write and projects import.

The files, in reading order:

format.py          the file: manifest, survey, signature and body; writing and verifying it
enrolment_file.py  a kiosk's public key, signed by it, for the analyst
coded_column.py    a column as numbers: its different cells, and which of them each row has
coded_columns.py   the body as columns of small integers, checked as it is read
sealing.py         interviews sealed to the analyst's public key
unsealing.py       sealed interviews opened with the private key
key_file.py        the analyst's private key in a file, under a passphrase
"""
