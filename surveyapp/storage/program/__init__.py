"""The program's own files.

The files, in reading order:

resources.py        the folder of ``resources/``
shipped_languages.py  the languages that the program has words in
kiosk_screens.py    what the kiosk's screens say, found in their source
program_files.py    the files of the program, and one hash over them
log_files.py        the log and crash reports
recent_projects.py  recently opened projects
known_connections.py  the databases that projects were connected to
preferences.py      how the analyst wants the windows, and whether they saw the tour
"""
