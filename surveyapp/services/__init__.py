"""Use cases: what the desk, the kiosk and the command line do, in steps and without Qt.

Work that can take longer than 0.1 s has ``progress`` as its last argument.

The folders, in reading order:

dataset/         which reports an analysis uses: source, filter, sample design
charts/          matplotlib figures for the screen, files and reports
output/          the analyst's output: analyses that stay with the project
reporting/       the report: its contents, its blocks, HTML, the script that repeats it
weighting/       weights made from margins of the population
privacy/         the black-box audit of the randomizer
surveys/         writing a survey: draft, edits, checks, designs by goal, privacy budget
planning/        the planned survey, and rehearsals of it
simulation/      simulated respondents and the demonstration
kiosk/           one respondent's interview, and the kiosk that stores it
fieldwork/       unannounced visits planned, and what they found
tallies/         trustees' keys; totals added, signed, opened and combined
project/         collection files into a project, kiosks enrolled, surveys chosen, undo
mapping/         what another program's table means under a survey
table_import/    tables of other programs into a project
export/          records for other programs, with a codebook
models/          private classifiers and synthetic tables
documentation/   guides, the handout, explanations of designs, licences
program/         the program on this machine: health, identity, crash reports, documents
"""
