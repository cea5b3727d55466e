"""The Python library: what ``import surveyapp`` offers. Each name is loaded when it is first used.

The files, in reading order:

problems.py    what the library refuses, as errors
reading.py     interviews from files, a project, a CSV or a DataFrame
frames.py      a DataFrame as the interviews of a survey
recorded.py    recorded reports as a DataFrame
arrays.py      estimators with scikit-learn's interface: parameters, and tables that are checked
learners.py    private classifiers
regression.py  logistic regression of a randomized answer
"""
