"""How the desk and the start window look. The kiosk has a look of its own, in ``ui/kiosk/base``.

``theme.py`` – colours, type sizes, spacing and the style sheet, light and dark.
``colour_scheme.py`` – keeps widgets in the colour scheme of the system, also when it changes.
``fonts.py`` – the font that writes a script well, and how much room its letters take; the kiosk's too.
``density.py`` – how many pixels an inch a panel states, the kiosk's too.
``plain_text.py`` – texts are shown as they are written, never as HTML, in the kiosk too.
``line_icons.py`` – line drawings as icons, in the colours of the scheme.
``program_icon.py`` – the program's own icons.
``window_geometry.py`` – sizes and positions of windows that fit the screen.
"""
