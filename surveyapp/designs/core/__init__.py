"""What every design is made of: channel, exact numbers, coins, parameters.

channel.py         – the channel: exact draws, ε, debiasing; the idea that everything follows from
scored_channel.py  – channels with more reports than answers and a published estimator
exact.py           – exact numbers, natural frequencies, logarithms rounded up
typed_numbers.py   – numbers as people type them, in fields and in options
coins.py           – the operating system's generator, and reports drawn from a channel
parameters.py      – how a design declares its parameters: kind, range, meaning
design.py          – the base classes of designs
catalogue.py       – designs in the order of menus, each loaded when it is asked for
own_device.py      – what respondents with a device of their own read, screen by screen
distribution.py    – distributions of scrambling numbers
scale.py           – the possible answers of a number question
report_lattice.py  – the numbers that a design can report
composition.py     – ε of several questions together
posterior_odds.py  – what one report reveals about one answer
checkable_coin.py  – coins to which the kiosk commits, so that a respondent can check them
chi_square.py      – Pearson's test in plain Python, for the kiosk
"""
