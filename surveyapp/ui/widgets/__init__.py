"""Widgets that know no survey: used by start window, desk and dialogs."""
