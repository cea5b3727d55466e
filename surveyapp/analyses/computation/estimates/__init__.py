"""Shares and means with their intervals, question by question.

The files, in reading order:

options.py            how to estimate: sample design, population, interval method, level
of_dataset.py         the estimates of a dataset, with what is to be said of them
all_questions.py      one question after another: rows, warnings and tests
by_family.py          the estimates of a question, by the family of its design
frequency_oracles.py  weighted shares of choices from frequency oracles
latent_classes.py     designs with people of several kinds: their shares, tests of the design
control_items.py      control items: the share of careless answers, and estimates corrected for it
joint_margins.py      the estimates of each member of a joint question
means.py              means of number questions
filtered_answers.py   shares that the filter itself decides
rows.py               the rows of results, with the columns of files; as numbers of people
simultaneous.py       the level of each interval where all answers' are to hold together
non_adherence.py      how estimates change if some do not follow the instruction
combined_lists.py     a list experiment together with the same question asked directly
posterior.py          what one report says about whoever gave it
synthetic_copies.py   shares, means and regressions of copies of a synthetic table
"""
