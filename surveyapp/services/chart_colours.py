"""The colours of charts: light whatever the desk looks like, because charts are printed."""

INK = "#17212B"
MUTED = "#546270"
GRID = "#E3E8ED"
ESTIMATE = "#0B6570"
COINS = "#74B8BF"
NAIVE = "#B4530A"
