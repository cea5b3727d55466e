"""Survey files: JSON with strict reading, every mistake in one pass, writing, and the schema.

strict_json.py    – bytes to JSON values: UTF-8, exact numbers, duplicate keys noticed
checked_value.py  – typed access to a JSON value; mistakes are noted with their path
mistake_places.py – where a mistake is, in words and with the names of questions
reading.py        – a survey from a JSON value; calls the seven modules below
question_fields.py – the fields that question types declare, each kind read, written and described
designs.py        – a question's design and mode
guidance.py       – relevance, constraint, hint and audio
arms.py           – control items, direct arms and opposite wordings
second_question.py – the harmless question that is answered with another
groups.py         – joint questions' members, and groups of which a few are asked
tallies.py        – what is counted instead of kept, and who opens it
kiosk_texts.py    – the kiosk's own texts in the survey's languages
writing.py        – a survey to a JSON value
schema_parts.py   – what several parts of the schema are made of
schema.py         – the JSON Schema, from the same declarations
"""
