"""Private classifiers and synthetic tables.

The files, in reading order:

training_table.py           a plain table with the known levels of its columns
stated_columns.py           what a person types of columns, and a file that keeps it
payments.py                 what the privacy ledger notes of a payment, and how a person is told
protection.py               which neighbours ε is for, where levels come from, and what a card says of it
learners.py                 the learners on offer, and the options that each declares
row_weights.py              survey weights with a public bound
training.py                 training on a plain table under ε, or on the reports of a survey
local_learning.py           training on reports: which questions are informative about a label
expected_accuracy.py        the accuracy to expect at each ε, before anything is spent
evaluation.py               the accuracy of a model, and its price in ε
prediction.py               predictions for the rows of a table
model_inspection.py         a model's tree and rules, to be shown
effects.py                  what each level of a feature does to a model's predictions
synthesis.py                synthetic tables under ε
synthetic_copies.py         copies of a synthetic table, read
local_synthesis.py          synthetic tables from the reports of a survey alone
synthesis_page.py           the page that compares a synthetic table with the original
local_survey_options.py     what the respondents of a plain table are asked with coins
local_survey_simulation.py  a plain table turned into a survey with simulated reports
"""
