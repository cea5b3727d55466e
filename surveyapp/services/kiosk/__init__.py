"""One respondent's interview, without screen and without NumPy, and the kiosk that stores it.

The files, in reading order:

kiosk.py                the kiosk at work: one interview after the other, each stored at its end
hand_over.py            when the next interview may begin: the surveyor's PIN
trouble.py              what a surveyor does in each trouble
starting.py             what a survey needs before a kiosk can ask it
prepared_survey.py      a survey with its randomizers made once
interview.py            the interview as a state machine
screen.py               what a screen needs to show the present state of an interview
practice.py             rounds of the practice until the record has differed
answer_entry.py         digits and marks while they are entered, kept in bytes that can be overwritten
comprehension_check.py  the two questions that check the explanation
checkable_coin.py       a coin that the respondent can check by opening it
coin_evidence.py        whether an opened round is one of a survey's and follows its coin
versions.py             a design of several samples as a respondent in one of them meets it
kiosk_texts.py          which of the kiosk's own texts a survey needs, and which its languages lack
preview.py              all screens of a survey in order, without an interview
every_screen.py         every screen that a survey can show, whatever is drawn and answered
coin_test.py            the public test of the coins
"""
