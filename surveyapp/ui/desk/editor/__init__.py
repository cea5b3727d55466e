"""Writing a survey without touching JSON: forms over a draft; every edit can be undone and redone.

``page.py`` – the page: the list of questions, the form of the chosen one, findings and preview.
``survey_model.py`` – ``Editing``: the draft, its history, its file and its findings.
``survey_file.py`` – new, open, save, and the question about unsaved changes.
``bound_fields.py`` – fields bound to JSON paths: typing becomes an edit, and problems show below.
``question_list.py`` – the list of questions, members below their joint question.
``survey_form.py`` – the form of the survey itself: id, version, title, languages.
``question_form.py`` – the form of one question.
``choices.py`` – the choices of a question.
``translations_box.py`` – one text in several languages.
``protection_box.py`` – how answers are protected: a design by goal or by name.
``second_question_box.py`` – the harmless question that is answered with another.
``design_box.py`` – a design by name, with a field for each parameter.
``question_groups.py`` – groups of questions of which each respondent is asked a random few.
``findings_box.py`` – the problems of the draft, and what the survey promises.
``preview_pane.py`` – the survey as the respondent will see it.
``tallies_pane.py`` – what is counted instead of kept, by whom it is opened, and what can be analysed.
``kiosk_texts_pane.py`` – the kiosk's own texts, the promise first, in the survey's languages.

``Editing`` holds the draft and its history; the forms show it and hand edits to it, and do not know each
other. The fields of a form are bound to JSON paths, so that a problem finds its field.
"""
