"""Drawings for respondents.

``odds.py`` – the tile of what was drawn, where no wheel shows it, and marks.
``device_drawings.py`` – coins, dice, cards and birthdays, for instructions.
``wheel.py`` – the wheel, with the true proportions of the design.
``joint_coin.py`` – the coin that kiosk and respondent make together.
``shield.py`` – a shield: this part is only for the respondent.
``qr.py`` – a QR code.
"""
