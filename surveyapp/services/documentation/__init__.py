"""What the program explains: guides, the handout, designs, licences.

The files, in reading order:

guides.py              the guides in ``resources/help``
handout.py             the handout for respondents
promises.py            what respondents of a survey are promised, and where
coin_page.py           the web page that checks coins
design_explanation.py  what one design does, from the design itself
explanation_table.py   columns of numbers in such an explanation
licences.py            the licences of everything that the program brings or uses
"""
