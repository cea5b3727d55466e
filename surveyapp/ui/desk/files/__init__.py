"""The page of files, with its dialogs.

``page.py`` – importing, the result for each file, and the files of the project.
``file_verdicts.py`` – the result of an import, and the files of a project, as columns and sentences.
``kiosks_dialog.py`` – the enrolled kiosks: compare their words, accept those whose files wait.
``database_dialog.py`` – connects the project to a table in a database.
``key_dialog.py`` – asks for the analyst's private key.
"""
