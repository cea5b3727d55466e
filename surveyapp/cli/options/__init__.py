"""Options that several commands share, and how commands print.

The files, in reading order:

plain_parser.py    what is said of a mistyped word, and what was probably meant
output.py          exit codes, --json and --csv, tables and numbers as they are printed
analyses.py        what the command of a declared analysis takes, and how it shows a result
terminal_writer.py how values of tables are written at a terminal
report_source.py   where reports come from: files, a project, tables with a survey
keys.py            the key and passphrase for sealed interviews
design.py          a design that options describe: --design and --set
project.py         --project, and the key of a sealed one
foreign_tables.py  tables of other programs: how they are read and imported
engines.py         a table in an existing engine: --source and --table
private_table.py   plain tables of true values: domains, price in ε, forest
printed_sheets.py  sheets for paper, their language, and the public seed of a draw
file_verdicts.py   the verdict on each file
progress.py        a progress line, and an orderly end at Ctrl+C
"""
