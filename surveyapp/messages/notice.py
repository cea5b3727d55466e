"""Messages that are also text, and the sentences that several services share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from surveyapp.messages.message import (
    COMMA,
    CONTEXT,
    QT_TRANSLATE_NOOP,
    Message,
    Translate,
    Write,
    in_english,
    joined,
    printable,
)


class Notice(str):
    """A message that is also its English text, for rows, CSV and JSON; windows translate it."""

    __slots__ = ("message",)

    message: Message

    def __new__(cls, message: Message) -> Self:
        """Render ``message`` in English."""
        made = super().__new__(cls, message)
        made.message = message
        return made

    @property
    def template(self) -> str:
        """The sentence with its places."""
        return self.message.template

    @property
    def facts(self) -> Mapping[str, object]:
        """What goes into the places."""
        return self.message.facts

    def render(self, translate: Translate = in_english, write: Write = printable) -> str:
        """Return the sentence in the language of ``translate``, its facts as ``write`` writes them."""
        return self.message.render(translate, write)

    def as_sentence(self, translate: Translate = in_english, write: Write = printable) -> str:
        """Return it as ``render`` does, with a capital at its beginning, unless that is a fact or an ε."""
        said = self.render(translate, write)
        begins = translate(CONTEXT, self.template)[:1]
        return begins.upper() + said[1:] if begins.islower() and begins != "ε" else said


def listed(names: Sequence[str], most: int = 8) -> str:
    """Return names for a sentence, at most eight of them, or ``most``."""
    shown = ", ".join(names[:most])
    if len(names) <= most:
        return shown
    return Notice(Message(MORE, {"names": shown, "count": len(names)}))


MORE = QT_TRANSLATE_NOOP("messages", "{names}, … ({count} in all)")


def noticed(template: str, **facts: object) -> Notice:
    """Return a sentence with its facts."""
    return Notice(Message(template, facts))


def notice_of(template: str, facts: Mapping[str, object]) -> Notice:
    """Return a sentence with those of the facts that it has places for.

    Parameters
    ----------
    template
        the sentence.
    facts
        by the names of places.
    """
    known = {name: fact for name, fact in facts.items() if "{" + name + "}" in template}
    return Notice(Message(template, known))


def of_question(question: str, group: str, told: str, by: str = "") -> Notice:
    """Return ``told`` with the question that it is about, and the group of ``by``, where there is one."""
    facts = {"question": question, "group": group, "by": by, "told": _kept(told)}
    return Notice(Message(IN_GROUP if group else OF_QUESTION, facts))


def _kept(told: str) -> Notice:
    """Return a sentence as it is: cut nowhere."""
    if isinstance(told, Notice):
        return told
    return Notice(Message(told.replace("{", "{{").replace("}", "}}")))


def said_once(sentences: Sequence[str]) -> list[str]:
    """Return ``sentences`` with those of ``of_question`` that say the same brought together.

    First the groups of one question are, then the questions with the same groups. Each stands where the
    first of it stood; others are left as they are.
    """
    by_question = _joined(sentences, "question", "group")
    return _joined(by_question, "group", "question")


def _joined(sentences: Sequence[str], alike: str, joined: str) -> list[str]:
    """Bring together what differs in the fact ``joined`` alone."""
    together: dict[object, list[str]] = {}
    for place, one in enumerate(sentences):
        together.setdefault(_key(one, alike) or place, []).append(one)
    return [_of_all(ones, joined) for ones in together.values()]


def _key(sentence: str, alike: str) -> tuple[object, ...] | None:
    if isinstance(sentence, Notice) and sentence.template in (OF_QUESTION, IN_GROUP):
        return sentence.template, sentence.facts[alike], str(sentence.facts["told"])
    return None


def _of_all(ones: Sequence[str], joined: str) -> str:
    first = ones[0]
    if len(ones) == 1 or not isinstance(first, Notice):
        return first
    names = dict.fromkeys(str(one.facts[joined]) for one in ones if isinstance(one, Notice))
    facts = {**first.facts, joined: SEVERAL.join(names)}
    return Notice(Message(first.template, facts))


SEVERAL = ", "
"""Between questions, or groups, of which the same is said."""
OF_QUESTION = QT_TRANSLATE_NOOP("messages", "{question}: {told}")
ANSWER_TO = QT_TRANSLATE_NOOP("messages", "{question}, {answer}")
IN_GROUP = QT_TRANSLATE_NOOP("messages", "{question} in group {group}: {told}")
BETWEEN = QT_TRANSLATE_NOOP("messages", "{question} ({first}, {second}): {told}")
"""Of two groups."""
NO_COLUMN = QT_TRANSLATE_NOOP(
    "messages", "{file} has no column for {questions}: nobody in it answered that."
)
NO_TALLY = QT_TRANSLATE_NOOP(
    "messages",
    "{questions} is in no tally, and a total that was not declared can never be opened.",
)
SKIPPED = QT_TRANSLATE_NOOP(
    "messages",
    "{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not "
    "recorded.",
)
SAMPLE_UNKNOWN = QT_TRANSLATE_NOOP(
    "messages",
    "{count} respondents did not answer {question}, so their {kind} is not known; they were left out.",
)
"""``kind`` is stratum or cluster, as the options are called."""
SPREAD_UNKNOWN = QT_TRANSLATE_NOOP(
    "messages",
    "the reports do not show how widely the answers spread, so the randomization's part of the error is "
    "the largest possible one.",
)
ROWS_LEFT_OUT = QT_TRANSLATE_NOOP("messages", "{refused} of {count} rows refused and left out.")

SURVEY_READ = QT_TRANSLATE_NOOP(
    "messages",
    "the survey read is {survey}, one of {count} in the project; --survey chooses another.",
)

IN_THE_CLEAR = QT_TRANSLATE_NOOP(
    "messages",
    "{file} is not encrypted: it contains {count} interviews that kiosks had "
    "sealed, readable for everybody who gets the file; “surveyapp seal "
    "--project {file}” encrypts it.",
)

SAMPLE_KINDS = {
    "weights": QT_TRANSLATE_NOOP("messages", "weights"),
    "strata": QT_TRANSLATE_NOOP("messages", "strata"),
    "clusters": QT_TRANSLATE_NOOP("messages", "clusters"),
}
"""What is known of how the respondents were drawn."""
SAMPLE_USED = QT_TRANSLATE_NOOP(
    "messages",
    "The {what} of the sample are used.",
)
REPLICATES_USED = QT_TRANSLATE_NOOP(
    "messages",
    "Variances come from {count} replicates by the method {method}.",
)
SAMPLE_PARTLY = QT_TRANSLATE_NOOP(
    "messages",
    "Only some interviews have {what}, so these are not used.",
)
WEIGHTS_STALE = QT_TRANSLATE_NOOP(
    "messages",
    "The weights {name} were made for {then} interviews, now there are {now}, and they no longer meet their "
    "margins. Make them again.",
)
SAMPLE_NOT_USED = QT_TRANSLATE_NOOP(
    "messages",
    "The {what} of the sample are not used here.",
)


def of_sample(template: str, kinds: Sequence[str]) -> Notice:
    """Return a sentence on weights, strata and clusters of the sample.

    Parameters
    ----------
    template
        One of those above.
    kinds
        Keys of ``SAMPLE_KINDS``.
    """
    what = joined(COMMA, [Message(SAMPLE_KINDS[kind]) for kind in kinds])
    return Notice(Message(template, {"what": what}))
