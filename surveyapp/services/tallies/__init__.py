"""Tallies after fieldwork, in steps: the office adds, trustees sign and open, somebody combines.

The files, in reading order:

keys.py            a trustee's key made, printed and made again
recovery_sheet.py  the sheet of paper that brings a lost key back
adding.py          the office adds the kiosks' files
trustee_steps.py   a trustee signs a list, and opens it
combining.py       shares of trustees make a table of totals
describing.py      what a file of tallies is, in sentences
gathering.py       what can be done with the files that somebody has brought
"""
