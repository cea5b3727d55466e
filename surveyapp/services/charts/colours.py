"""The colours of charts, which are printed; ``dark.py`` turns their pictures for a dark screen."""

INK = "#17212B"
MUTED = "#546270"
GRID = "#E3E8ED"
ESTIMATE = "#0B6570"
COINS = "#4FA3AC"
COINS_SOFT = "#D5ECEE"
LIKELY = "#5B4B9A"
NAIVE = "#B4530A"
IMPOSSIBLE = "#EEF1F4"
"""Where no share can lie; a line bounds it too. No hatching: Qt would print that as a picture."""
SERIES = ("#0B6570", "#B4530A", "#5B4B9A", "#17212B")
"""Each with a dash of its own."""
