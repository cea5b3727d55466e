"""Before fieldwork: the planned survey, and rehearsals of it.

The files, in reading order:

planned_survey.py        the survey that is planned: a file, or the survey of a project
rehearsal_population.py  the assumed shares of answers, and respondents drawn by them
rehearsal.py             the planned survey simulated many times and analysed each time
rehearsal_words.py       the results of a rehearsal in sentences
"""
