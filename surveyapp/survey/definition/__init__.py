"""A survey as frozen values: its questions, texts, conditions, arms and groups.

texts.py              – a text in each of the survey's languages
expressions.py        – conditions on answers: parsing, evaluating, printing
formats.py            – the oldest format that can state a survey, from the keys it uses
survey.py             – the survey, and the layout of its record
kiosk_texts.py        – the kiosk's own texts in languages that the program does not ship
presentation.py       – optional settings of how respondents are guided
second_question.py    – the harmless question behind which an answer hides
question_groups.py    – groups of which each respondent is asked a random few
arms.py               – control items and opposite wordings, as values
rules.py              – what respondents have to understand: questions that share one explanation
counted_words.py      – what is said of records, as it is said where only totals are kept
promises.py           – what may be promised to respondents of a survey, fact by fact
control_items.py      – which control item belongs to a question
checkable_coins.py    – which questions have coins that respondents can check
tallies.py            – totals that trustees open together, where no record is kept of anybody
tally_layout.py       – where an interview is counted: the tallies in the order of files
tally_uses.py         – what declared tallies let one analyse, and which ones the questions suggest
tally_counts.py       – what trustees have opened: how many interviews are in each cell
typed_keys.py         – public keys as survey files write them, with a checksum
count_steps.py        – how people are counted for others to see: in steps of ten
analyst_key.py        – the analyst's public key
trustee_key.py        – a trustee's public key
fingerprint_words.py  – bytes as words that can be read out on the telephone
kiosk_names.py        – how a kiosk is called: its id, and the words of its fingerprint
"""
