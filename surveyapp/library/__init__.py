"""The Python library: what ``import surveyapp`` offers. Each name is loaded when it is first used.

The files, in reading order:

problems.py    what the library refuses, as errors
reading.py     interviews from files, a project, a CSV or a DataFrame
frames.py      a DataFrame as the interviews of a survey
counts.py      counts of reports as interviews of one question
simulation.py  simulated interviews in memory
samples.py     samples of a frame, and interviews divided among strata
synthesis.py   synthetic tables from randomized reports
recorded.py    recorded reports as a DataFrame
functions.py   each analysis as a function, made from its declaration
results.py     what an analysis found: tables, charts, a page in a notebook
arrays.py      estimators with scikit-learn's interface: parameters, and tables that are checked
learners.py    private classifiers
estimators.py  a private classifier for each learner, with its options as keywords
evaluation.py  what a model is measured on
copies.py      copies of a synthetic table, from files or DataFrames
regression.py  logistic regression of a randomized answer
"""
