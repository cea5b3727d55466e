"""Writing a survey without touching JSON: forms over a draft, every edit undone and redone.

``Editing`` holds the draft and its history; the forms show it and hand edits to it; nothing else is
known of one another. A form's fields are bound to JSON paths, so that a mistake finds its field.
"""
