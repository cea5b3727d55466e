"""What a kiosk keeps in its folder.

The files, in reading order:

store.py  the kiosk's key and its collection files; adding interviews, exporting
lock.py   one process a folder
pin.py    the supervisor's PIN
"""
