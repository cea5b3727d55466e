"""Analyses of reports that stand in files: run on a source, repeated by a command.

The files, in reading order:

writer.py    values of tables as reports and notebooks write them
request.py   an analysis with whose reports it is of: kept in projects, run, written as a command
"""
