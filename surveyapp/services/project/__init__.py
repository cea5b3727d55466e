"""Project files: collection files in, kiosks enrolled, surveys chosen, undo."""
