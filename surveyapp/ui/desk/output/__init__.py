"""The page of the output: analyses added from a menu, each a block that follows its options.

The files, in reading order:

page.py          the page: the form of the chosen block, the blocks, the buttons
model.py         the output as the page has it: blocks, what was found for each, and the work that finds it
gallery.py       the menu of analyses, with their pictures
sample_form.py   weights, strata and clusters of the chosen block
report_menu.py   the report of the output, and the recorded data, as files
block_list.py    the blocks in their order, some side by side
dragging.py      a block dragged by its heading to another place
block.py         one block: its heading, its buttons, its note, its result
"""
