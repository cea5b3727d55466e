"""The desk's window, around the pages.

``window.py`` – the window: menus, status bar, opening and closing projects.
``pages.py`` – the pages: each is made when it is first needed, or while nothing else runs.
``typed_pages.py`` – the pages by their types, for the window.
``navigation.py`` – the list of pages at the side.
``history_menu.py`` – undo and redo in the menu.
``protection_menu.py`` – erasing what was removed and encrypting the project, in the menu.
``recent_menu.py`` – the projects opened recently.
``preferences_dialog.py`` – the preferences: colours, language, decimals, size of type.
``survey_chooser.py`` – chooses among the surveys of a project.
``saved_note.py`` – whether all changes are saved, in the status bar.
``closing.py`` – the question before work that is under way is stopped.
``dropped_files.py`` – which page takes a dropped file.
``saved_layout.py`` – the layout of the window, kept with the project.
``survey_window.py`` – a survey file alone in a window, without a project.
"""
