"""What is asked: surveys, their questions and texts, and the files that define them.

The folders, in reading order:

types/        the question types, each declared once
definition/   a survey as values: texts, conditions, arms, groups
routing/      which questions a respondent meets, and whether that reveals an answer
json_format/  survey files: strict reading with every mistake in one pass, writing, the schema
xlsform/      the same surveys as XLSForm workbooks
"""
