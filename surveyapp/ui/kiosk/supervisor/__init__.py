"""The supervisor's screens.

``supervising.py`` – takes the supervisor through the screens.
``screens.py`` – the PIN, the page behind it, and the export.
``sound.py`` – the headphones check.
``missing_words.py`` – a survey in a language that the kiosk does not fully speak.
``ruler.py`` – a line to be made 50 mm long.
``pin_delay.py`` – when the next PIN may be tried.
``export_places.py`` – where to export to: mounted media first.
``program_hash.py`` – the program in words, computed in the background from its hash.
"""
