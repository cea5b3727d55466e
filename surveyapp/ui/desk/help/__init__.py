"""Help: guides, tour, keyboard shortcuts, licences.

``page.py`` – the page: guides, designs and commands; and in a window of its own without a project.
``tour.py`` – a card at each page that says what the page is for.
``shortcuts.py`` – the keyboard shortcuts, collected from the actions.
``shortcut_sheet.py`` – the sheet of shortcuts, to copy, print and search.
``licences_dialog.py`` – the licences of the program and its parts.
"""
