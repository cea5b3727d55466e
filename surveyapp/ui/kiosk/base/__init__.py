"""What every screen of the kiosk is made of.

``style.py`` – sizes, colours and the style sheet.
``bare_view.py`` – one screen: when it can be touched, what of it is spoken, and in which language.
``controls.py`` – buttons whose words wrap, and labels.
``drawn_button.py`` – buttons that bear a drawing instead of words; one has a screen spoken.
``panel.py`` – answers in columns, numbers in rows, the keys of a pad.
``pages.py`` – what does not fit is turned over like pages.
``bar.py`` – Back, Stop and Skip, and what leads on, each at its fixed place.
``view.py`` – the frame of a screen: strip, texts, answers, bar.
``picture_and_text.py`` – a picture and words, side by side where there is room.
``idle.py`` – notices that nobody has touched the kiosk for a while.
"""
