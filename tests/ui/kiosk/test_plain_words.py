"""Respondents read one name of chance, the wheel; no coin, machine, statistic or hash is on a screen."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from surveyapp.designs import ASKABLE, Mode
from surveyapp.services.kiosk.kiosk_texts import needed_texts
from surveyapp.storage.program.kiosk_screens import screen_texts
from surveyapp.storage.program.resources import resource
from surveyapp.survey.definition.formats import SECOND_FORMAT

COIN = {
    "en": r"\bcoins?\b|\bflips?\b",
    "ar": "نقدية|قطعة",
    "es": r"\bmonedas?\b",
    "fr": r"\bpièces?\b",
    "hi": "सिक्क",
    "sw": r"\bsarafu\b",
}
"""What a coin is called; "flip" is what one does to it."""
MACHINE = {
    "en": r"\bmachines?\b",
    "ar": "آلة",
    "es": r"\bmáquinas?\b",
    "fr": r"\bmachines?\b",
    "hi": "यंत्र",
    "sw": r"\bmashine\b",
}
"""What a device is not called; Hindi's "मशीन" is its plain word for any device."""
STATISTICS = "χ|ε|p ?[=<]|[Cc]hi-?square|SHA|\\b[Hh]ash|[0-9a-f]{12,}"


def wrong(texts, language="en", *, may_have_coins=False):
    """Return the texts with a word that respondents should not have to know."""
    kinds = [MACHINE[language]] + ([] if may_have_coins else [COIN[language]])
    pattern = re.compile(f"(?i:{'|'.join(kinds)})|{STATISTICS}")
    return [text for text in texts if pattern.search(text)]


def test_the_screens_name_no_coin_machine_or_statistic():
    texts = [each.text for each in screen_texts()]
    assert len(texts) > 100
    assert wrong(texts) == []


@pytest.mark.parametrize("language", ["ar", "es", "fr", "hi", "sw"])
def test_nor_do_they_in_other_languages(language):
    path = resource("translations", f"surveyapp_{language}.ts")
    tree = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    here = {each.text for each in screen_texts()}
    told = {
        message.findtext("translation") or ""
        for message in tree.iter("message")
        if message.findtext("source") in here
    }
    assert len(told) > 100
    assert wrong(told, language) == []


@pytest.mark.parametrize("design", ASKABLE, ids=lambda design: design.name)
def test_what_designs_say_names_coins_only_where_they_are_ones_own(design, make_survey, asked_with):
    for mode in design.modes:
        survey = make_survey(
            asked_with(design) | {"mode": mode.value}, comprehension_check=True, after_words=True
        )
        texts = [each.text for each in needed_texts(survey)]
        assert wrong(texts, may_have_coins=mode is Mode.OWN_DEVICE) == [], mode


@pytest.mark.parametrize("number", range(6))
def test_with_three_answers_an_opened_round_is_what_was_explained(
    open_kiosk, make_survey, stub_coins, number
):
    """Your own answer, else the wheel picks one: whatever is hidden, no answer becomes a third one."""
    choices = [{"id": c, "text": {"en": f"Every {c}"}} for c in ("day", "week", "year")]
    question = {"id": "q", "type": "single_choice", "text": {"en": "?"}, "choices": choices,
                "design": {"name": "k_rr", "p_truth": "1/2"}, "challenge": True}  # fmt: skip
    survey = make_survey(question, checkable_coins=True, format=SECOND_FORMAT)
    fingers = open_kiosk(survey, coins=stub_coins(number, 5))
    seen = [fingers.words]
    for name in ("start", "go_on", "card_0", "answer_1"):
        fingers.touch(name)
        seen.append(fingers.words)
    fingers.touch("show")
    seen.append(fingers.words)
    asked = ["Here your own answer is recorded.", "It must be what you touched."]
    forced = [
        f"Here the wheel answers: “{1 + number - 3}” is recorded",
        f"It must be “{number - 2}”.",
    ]
    for said in asked if number < 3 else forced:
        assert said in fingers.words
    assert wrong(seen) == []
