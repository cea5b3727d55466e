"""One folder a subject, one module a command or a few related ones.

The folders, in reading order:

surveys/    before fieldwork: check, designs, plan, rehearse, simulate, audit
fieldwork/  the kiosk, keys, collection files, the handout
project/    the contents of a project
analysis/   estimates, several questions, quality, privacy, the report
learning/   private classifiers and synthetic tables
program/    the program itself: doctor, identity, licences
"""
