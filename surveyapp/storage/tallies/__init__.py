"""Tallies: totals that are masked on the kiosk and opened by trustees together; no record of anybody is kept.

Additively homomorphic encryption by one-time pads (Castelluccia, Mykletun & Tsudik 2005), whose pads are
shared by replication among the trustees. What the kiosk uses loads no NumPy.

The files, in reading order:

packing.py         the counts of a total as one number, and the check that opens nothing
pads.py            who knows which pads, and how they come from seeds
boxes.py           an interview's line: commitments to its seeds, and a box for each trustee
tally_file.py      the file of a kiosk: masked totals and lines
seed_table.py      the lines of a file, all at once
sum_file.py        which files, how many interviews, and their masked totals together
trustee_keys.py    a trustee's private key in a file, under a passphrase
recovery_lines.py  a trustee's private key as letters to print and to type
ledger.py          a trustee's memory of the lists that it signed
signed_here.py     the lists that were signed on this computer, whatever the ledger says
opening.py         what one trustee can say of files: the pads of the trustee's classes, on all cores
signed_files.py    a trustee's signed list, and a trustee's share
combining.py       whether trustees agree and files fit, and the totals that shares open
counts_file.py     the table of opened totals
held_totals.py     opened totals in the place of a project's interviews
"""
