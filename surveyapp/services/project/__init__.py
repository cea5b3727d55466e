"""Project files: importing, enrolling kiosks, choosing surveys, undo.

The files, in reading order:

kiosk_trust.py         which kiosks are taken that nobody has enrolled, and what is said of others
import_collections.py  collection files imported or verified, each with a verdict
kiosk_enrolment.py     the analyst's key tried, and kiosks listed, accepted and revoked
surveys.py             the surveys of a project: which is meant, and choosing one
undo_history.py        undo, redo, and files taken out
connections.py         a table in a database as the interviews of a project
totals.py              totals that trustees opened as the interviews of a project
sealing.py             a project sealed, and what was removed from it erased
save_as.py             a project saved under another name
"""
