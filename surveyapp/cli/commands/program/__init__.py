"""Commands for the program itself.

The files, in reading order:

doctor.py    ``doctor``: can this machine do what the program needs?
identity.py  ``identity`` and ``licences``
"""
