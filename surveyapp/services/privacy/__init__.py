"""What reports reveal: the privacy account, disclosure risk, and the black-box audit.

The files, in reading order:

account.py          ε of each question and of each respondent over several waves
wording.py          the account in sentences
disclosure_risk.py  respondents whose direct answers set them apart
exported_files.py   what each exported file reveals, and to whom
tables.py           the account as tables for files
audit.py            the randomizer tested from outside, as a respondent would use it
audit_numbers.py    the audit of number questions: which answers are tapped, which cells counted
"""
