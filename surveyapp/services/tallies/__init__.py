"""Tallies after fieldwork, in steps: the office adds, trustees sign and open, somebody combines.

The files, in reading order:

keys.py            a trustee's key made, printed and made again
recovery_sheet.py  the sheet of paper that brings a lost key back
"""
