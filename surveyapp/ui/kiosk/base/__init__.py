"""What every screen of the kiosk is made of.

``style.py`` – sizes, colours and the style sheet.
``controls.py`` – buttons whose words wrap, labels, the panel of answers.
``view.py`` – the frame of a screen: a body that may scroll, and a bar.
``picture_and_text.py`` – a picture and words, side by side where there is room.
``idle.py`` – notices that nobody has touched the kiosk for a while.
"""
