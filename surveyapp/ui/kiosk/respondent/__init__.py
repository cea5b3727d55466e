"""The screens of an interview, and the interview that leads through them.

``interviewing.py`` – takes respondents through interviews, one screen after the other.
``survey_words.py`` – what all screens say for one survey.
``view.py`` – what every screen of a respondent has: touches, language, bar.
``screens.py`` – the screens: welcome, all that is promised, instructions, questions, end.
``own_device_screens.py`` – the steps before the answers, with a device of one's own.
``practice_screens.py`` – explanation and practice of a rule on one screen, and its rounds.
``stages.py`` – which screen each stage of an interview has.
``multiple_choice.py`` – several answers, marked one by one and confirmed together.
``entering.py`` – which widget enters which kind of answer.
``number_pad.py`` – a pad of large keys for numbers.
``date_pad.py`` – the same pad for a day.
``text_keys.py`` – keys of letters for a short text.
``ordering.py`` – items touched in order.
``comprehension_screens.py`` – the comprehension check, and the words after an answer.
``checkable_coin.py`` – picking a card for a checkable coin, and the opened round.
``coin_test.py`` – the public test of the coins.
``accessibility.py`` – larger letters, no movement, questions read aloud.
``audio.py`` – plays the sound files of a survey.
"""
