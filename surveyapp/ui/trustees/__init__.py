"""The window of totals that trustees hold: for the office, for trustees, and for whoever combines shares.

It needs no project and knows no desk: a trustee has neither.

window.py        what was brought, the steps with what each still needs, and the totals
steps_panel.py   the four steps, the next one in colour
totals_table.py  totals that were opened
"""
