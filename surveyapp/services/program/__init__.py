"""The program on this machine.

The files, in reading order:

doctor.py        whether this machine can do what the program needs
identity.py      version, build and hash of the program's files
crash_report.py  a crash report without any values
documents.py     files opened by a double click: which window they are for
executable.py    the command that starts this program again
"""
