"""The supervisor’s screens: the PIN, the page behind it, the export."""
