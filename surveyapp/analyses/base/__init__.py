"""What all analyses share.

The files, in reading order:

progress.py  how long work reports progress and is cancelled
"""
