"""The import of a table of another program, in one view.

``dialog.py`` – the view: what would be imported, undo, the import itself.
``draft_holder.py`` – the draft with undo, worked out by a worker where the table is large.
``file_bar.py`` – the file: its first rows, how it is written in one line, and its survey.
``file_format_form.py`` – how the file is written: encoding, signs, sheet, lines, missing values.
``columns_view.py`` – the columns of the file as rows of a table that is edited in place.
``column_words.py`` – what is said of a column, in a few words each.
``column_pane.py`` – the selected column.
``question_form.py`` – the question that it becomes.
``choice_list.py`` – the columns that are the choices of one question.
``values_form.py`` – its values: labels, and what each is recorded as.
``left_out_dialog.py`` – the cells for which rows would be left out.
``refused_cells.py`` – a list of refused cells, and its export.
"""
