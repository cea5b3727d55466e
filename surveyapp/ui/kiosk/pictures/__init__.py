"""Drawings for respondents.

``odds.py`` – the odds of a design, by shape as well as colour.
``device_drawings.py`` – coins, dice, cards and birthdays, for instructions.
``spinner.py`` – a spinner with the true proportions of the design.
``joint_coin.py`` – the coin that kiosk and respondent make together.
``shield.py`` – a shield: this part is only for the respondent.
``qr.py`` – a QR code.
"""
