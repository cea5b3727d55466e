"""The report dialog.

``dialog.py`` – the dialog and its buttons: write the report, the script, the tables.
``choices.py`` – what goes into the report: groups, analyses, level, language.
``analysis_form.py`` – one more analysis for the report.
``contents.py`` – the contents of the report, line by line.
``data_exports.py`` – the button that exports the recorded data and the codebook.
"""
