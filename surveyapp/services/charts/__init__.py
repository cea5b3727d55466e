"""matplotlib figures for screen, files and reports."""
