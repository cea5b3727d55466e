"""Question types, each declared once: a new one is a module here and a line in the registry.

base.py            – what every question is, and its columns of the record
fields.py          – the keys of a type's JSON, as values
choices.py         – listed choices, and "I prefer not to say"
yes_no.py          – yes or no
single_choice.py   – one of several choices
rating.py          – a level on a scale
multiple_choice.py – any of several choices
number.py          – a number on a scale
words.py           – what types share whose answers are too many to list
date.py            – a day
text.py            – a short text
ranking.py         – items in order
joint.py           – several questions answered as one
note.py            – a text to read
registry.py        – the list of the types
"""
