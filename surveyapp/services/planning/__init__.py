"""Before fieldwork: sample size and power, and rehearsals of the planned survey.

The files, in reading order:

planned_survey.py        the survey that is planned: a file, or the survey of a project
sample_size.py           interviews for a wanted error or power, and the best design under a privacy limit
rehearsal_population.py  the assumed shares of answers, and respondents drawn by them
rehearsal.py             the planned survey simulated many times and analysed each time
rehearsal_words.py       the results of a rehearsal in sentences
"""
