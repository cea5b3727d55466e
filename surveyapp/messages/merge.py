"""The same sentence about several questions or groups is said once, of all of them."""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.messages.message import Message
from surveyapp.messages.notice import IN_GROUP, OF_QUESTION, SEVERAL, Notice


def said_once(sentences: Sequence[str]) -> list[str]:
    """Return ``sentences`` with those of ``notices.of_question`` that say the same brought together.

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
