"""The page of weights.

margins_table.py – margins as they are typed: an answer a row, with its people
page.py          – the plan of a weight, what would come of it, and the weight made
"""
