"""The wizard that imports a table of another program, in four steps.

``dialog.py`` – the wizard and its steps.
``step.py`` – what all steps share; how they learn of changes of the draft.
``file_step.py`` – the first step: the file and the survey that its rows belong to.
``file_format_form.py`` – how the file is written: encoding, signs, sheet, lines, missing values.
``columns_step.py`` – the second step: what each column is used for.
``question_form.py`` – the question that a column becomes.
``choice_list.py`` – the columns that are the choices of one question.
``values_step.py`` – the third step: what each value is recorded as.
``check_step.py`` – the last step: what is imported, what is refused, and why.
``refused_cells.py`` – the list of refused cells, and its export.
"""
