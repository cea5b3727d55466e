"""A sentence that holds for many questions or groups is said once."""

from surveyapp.messages.message import Message
from surveyapp.messages.notice import Notice, of_question, said_once

NONE = Notice(Message("There are no reports.", {}))
FEW = Notice(Message("There is one report.", {}))


def test_groups_and_then_questions_of_the_same_sentence_are_named_together() -> None:
    given = [
        "first",
        *(of_question(q, group, NONE) for q in ("used", "sold") for group in ("a", "b")),
        of_question("used", "c", FEW),
        of_question("made", "a", NONE),
    ]
    assert said_once(given) == [
        "first",
        "used, sold in group a, b: There are no reports.",
        "used in group c: There is one report.",
        "made in group a: There are no reports.",
    ]


def test_the_sentence_is_still_translated() -> None:
    (one,) = said_once([of_question("used", "", NONE), of_question("sold", "", NONE)])
    assert isinstance(one, Notice)
    assert one.render(lambda _, text: text.replace("no reports", "keine")) == (
        "used, sold: There are keine."
    )


def test_other_sentences_stay_where_and_as_they_are() -> None:
    assert said_once(["b", "a", "b"]) == ["b", "a", "b"]
