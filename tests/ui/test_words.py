"""Every text of the program is plain: no path, class, database or option on a screen, no idiom that is none.

The texts are read where translators get them, so nothing that people see is left out.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

TEXTS = Path(__file__).parents[2] / "resources" / "translations" / "surveyapp_fr.ts"
COMMAND_LINE_ONLY = (
    "Use backcheck plan or report",
    "Use sample allocate or draw",
    "Use coin check or coin page",
    "Use key new, key show, key test, key sheet or key recover",
    "Use tally add, sign, open, combine or show",
    "The five lines of the recovery sheet are needed, but there is no terminal",
    "Use texts export or texts import",
    "A passphrase is needed, but there is no terminal",
    "There is nothing to compare the coin with",
    "--report-seal is there",
    "--touched ",
    "There is no opened round",
    "Compare the words with those on each kiosk's supervisor screen. If they are the same, give",
    "The column {arm} has the value {value}",
    "The column {column} records “same” and “different”",
    "{program} is not installed.",
    "No voice of espeak-ng",
    "To speak {language}, piper needs",
    "{kiosk} does not name exactly one kiosk",
    "{file} is not encrypted: it contains",
    "the survey read is {survey}",
)
"""Sentences that name an option because the command line alone says them; each by its beginning."""
NEVER = {
    "a path of a JSON file": r"\b(?:questions|choices|members|columns|ask_random)(?:\[|\.\w)",
    "a class of the program": r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b",
    "a database's language": r"\b(?:SQL|SELECT|INSERT INTO|DELETE FROM|CREATE TABLE|DROP TABLE)\b",
    "mend (fix, correct)": r"\bmend(?:s|ed|ing)?\b",
    "anew (again)": r"\banew\b",
    "less the (minus)": r"\bless the (?:truth|share|second|first)\b|^\{\w+\} less \{\w+\}$",
    "over (vs)": r"^\{\w+\} over \{\w+\}$",
    "work it out (run)": r"\b[Ww]ork it out\b|\bWhat to work out\b",
    "let everybody count (clear filter)": r"\bLet everybody\b",
    "ahead (preview)": r"\bLook ahead\b|^Ahead$",
    "told, tells (shown, estimated)": r"\bcannot be told\b|\btells? (?:nothing|little|no|whose|methods)\b",
    "hold the truth (contain the true value)": r"\b(?:have|has|hold|holds) the truth\b",
    "one's own (custom)": r"\bone's own\b",
    "per cent (percent, %)": r"\bper cent\b",
    "each with each (all pairs)": r"\b[Ee]ach with each\b",
    "sandwich in words": r"\bright also where\b",
    "silent, nobody said (missing)": r"\bsilent\b|\bnobody said\b",
    "known are (allowed)": r"\bknown are\b.*\{known\}\.$",
    "with … confidence … lies between (CI)": r"\bwith \{level\} confidence\b",
}
"""What no text has, each with what is written in its place, as a pattern."""
OPTION = re.compile(r"(?<![\w-])--[a-z]")


def texts() -> list[tuple[str, str]]:
    """Return each text with its context."""
    return [
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in ElementTree.parse(TEXTS).getroot().iter("context")  # noqa: S314 - our own file
        for message in context.iter("message")
    ]


@pytest.mark.parametrize("name", NEVER)
def test_no_text_has(name):
    pattern = re.compile(NEVER[name])
    assert [text for _, text in texts() if pattern.search(text)] == []


def test_only_sentences_of_the_command_line_name_its_options():
    named = [(context, text) for context, text in texts() if OPTION.search(text)]
    assert [text for _, text in named if not text.startswith(COMMAND_LINE_ONLY)] == []
    assert {context for context, _ in named} <= {"messages"}


def test_each_sentence_of_the_command_line_is_there():
    said = [text for _, text in texts()]
    assert [one for one in COMMAND_LINE_ONLY if not any(t.startswith(one) for t in said)] == []


def test_a_sentence_can_be_read_aloud():
    """At most 45 words; what is longer is two sentences."""
    long = [
        sentence
        for context, text in texts()
        if context != "report"
        for sentence in re.split(r"(?<=[.!?:;])\s", text)
        if len(sentence.split()) > LONGEST_SENTENCE
    ]
    assert long == []


LONGEST_SENTENCE = 45
