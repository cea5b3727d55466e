"""Commands that analyse reports."""
