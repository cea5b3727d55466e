"""What reports reveal: the privacy account and disclosure risk.

The files, in reading order:

conclusions.py     what somebody can conclude, in sentences
small_groups.py    respondents whose direct answers set them apart
exported_files.py  what each exported file reveals, and to whom
account.py         ε of each question and of each respondent over several waves
shuffling.py       what the random order of a whole collection adds to the coins
"""
