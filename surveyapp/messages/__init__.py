"""Sentences, numbers and amounts as values that can still be translated. All other rooms see them.

Read in this order:

``message``
    ``Message``: an English sentence with places, and its facts. ``msg(…)`` makes one and marks its text
    for translation; ``render`` translates it and fills it in.
``notice``
    ``Notice``: a message that is also a str, for rows, CSV and JSON; what is said of several questions or
    groups is said once; and the sentences that several services share.
``amounts``
    numbers in messages with what they count (a share, a number of people), so that each language can
    write them its own way.
``language``
    languages of surveys as facts, which a window says in their own script.
``numerals``
    how a language writes numbers.
``visible_text``
    characters of strangers' texts that act, such as terminal escapes, made visible.
"""
