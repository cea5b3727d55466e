"""What a kiosk keeps in its folder.

The files, in reading order:

store.py        the kiosk's files; adding interviews
file_kinds.py   what they hold: records, or masked totals
masked_totals.py  the latter
export.py       copies of them that never differ by few interviews
signing_key.py  the key that signs them
high_water.py   marks that show when files were set back, deleted or copied
lock.py         one process a folder
sound_setting.py  what the supervisor has decided about sound
pin.py          the supervisor's PIN and the surveyor's
panel_size.py   how fine the panel is, measured with a ruler
allowed.py      that the supervisor lets a survey start though some of the kiosk's words are missing
"""
