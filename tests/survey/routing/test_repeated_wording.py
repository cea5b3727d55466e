"""Texts that ask the same, and harmless traits, in several languages and without crying wolf."""

from __future__ import annotations

import pytest

from surveyapp.survey.routing.repeated_wording import ask_the_same, traits_in


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Have you ever paid a bribe?", "have you paid a BRIBE ?"),
        ("Have you paid a bribe?", "Coins protect what you say. Have you paid a bribe?"),
        ("Have you paid a bribe?", "And now openly: have you paid a bribe?"),
        ("I have paid a bribe", "I have paid a bribe."),
        ("Avez-vous déjà versé un pot-de-vin ?", "AVEZ-VOUS VERSE UN POT DE VIN?"),
        ("هل دفعتَ رشوةً لموظف؟", "دفعت رشوة لموظف"),
        ("क्या आपने रिश्वत दी है?", "आपने रिश्वत दी है ?"),
        ("Je, umewahi kutoa hongo?", "umewahi kutoa hongo"),
        ("您是否行贿过？", "您是否行贿过?"),
        ("¿Ha pagado un soborno?", "Por favor, ¿ha pagado un soborno?"),
    ],
)
def test_the_same_question_is_recognised_however_it_is_typed(one, other):
    assert ask_the_same(one, other)
    assert ask_the_same(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Has anybody hit you at home?", "Has anybody hit you at work?"),
        ("Have you ever used heroin?", "Have you ever used cannabis?"),
        ("Tell us about drugs. Have you taken any?", "Tell us about drugs. Has your brother?"),
        ("In the last year, have you: paid a bribe?", "In the last year, have you: taken a bribe?"),
        ("Please answer yes or no. Do you smoke?", "Please answer yes or no. Do you drink?"),
        ("Why?", "Why?"),
        ("", ""),
        ("Have you hit your wife?", "Has your wife hit you?"),
    ],
)
def test_other_questions_are_not(one, other):
    assert not ask_the_same(one, other)


BIRTHDAYS = (
    "Is your birthday in the first half of the year?",
    "What is your date of birth?",
    "In which month were you born?",
    "Quelle est votre date de naissance ?",
    "¿En qué mes nació?",
    "Tarehe yako ya kuzaliwa ni ipi?",
    "आपका जन्मदिन कब है?",
    "ما هو تاريخ ميلادك؟",
    "Wann sind Sie geboren?",
)


@pytest.mark.parametrize("text", BIRTHDAYS)
def test_a_birthday_is_one_trait_in_every_language(text):
    (trait,) = traits_in([text])
    assert (str(trait.name), trait.whose) == ("birthday", frozenset())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Is the last digit of your phone number even?", "telephone number"),
        ("Quel est votre numéro de téléphone ?", "telephone number"),
        ("Is the number of your house odd?", "house number"),
        ("What is your address?", "house number"),
        ("आपके फोन नंबर का आख़िरी अंक?", "telephone number"),
        ("What is the number of your identity card?", "number of a document"),
    ],
)
def test_numbers_that_people_carry_are_recognised(text, name):
    assert [str(trait.name) for trait in traits_in([text])] == [name]


@pytest.mark.parametrize(
    "text",
    [
        "How old are you?",
        "In which year were you born?",
        "In which country were you born?",
        "Do you own a mobile phone?",
        "Do you use birth control?",
        "How many people live in your house?",
        "On how many days of last month did you work without being paid?",
        "Je ne sais pas quand il vient.",
    ],
)
def test_what_names_no_trait_raises_no_alarm(text):
    assert not traits_in([text])


def test_whose_birthday_it_is_counts():
    mother, own = traits_in(["When is your mother's birthday?"]), traits_in(["Your birthday?"])
    assert mother
    assert not mother & own
    assert mother == traits_in(["Quel est l’anniversaire de votre mère ?"])
