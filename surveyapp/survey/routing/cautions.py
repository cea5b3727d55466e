"""What an author is warned of, or asked to confirm: leaks by what is asked, and how much one person reveals.

``leak_checker`` refuses conditions and texts that always show a randomized answer. What stands here can
be meant so, and nothing but the wording shows it: the same asked directly too, the harmless trait behind
which an answer hides asked directly, two answers behind one trait, a total ε that protects nobody.
Texts are compared as ``repeated_wording`` says: a trait is known by its name, or asked for in the same words.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, islice, product

from surveyapp.designs import Mode
from surveyapp.messages.amounts import count
from surveyapp.messages.message import SEMICOLON, Message, joined, msg
from surveyapp.messages.notice import listed
from surveyapp.messages.numerals import rounded_up
from surveyapp.survey.definition.rules import rules_of
from surveyapp.survey.definition.second_question import no_second_question
from surveyapp.survey.definition.survey import PROTECTS_NOBODY_FROM, Survey
from surveyapp.survey.definition.tallies import Tallies, counted_cells
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.routing.repeated_wording import BIRTHDAY, Trait, ask_the_same, traits_in
from surveyapp.survey.types.base import AskedQuestion

WARNED_FROM, ASKED_FROM = 4.0, PROTECTS_NOBODY_FROM
"""Total ε of one respondent: exp(4) is 55, exp(8) 2,981 times the odds."""
FEWEST_IN_A_GROUP = 5
"""On average, of the people whom a tally tells apart by answers without coins."""


class Weight(Enum):
    """How much a caution weighs; the value stands before it on a terminal."""

    NOTE = "note"
    WARN = "warning"
    ASK = "confirm"
    LEAK = "leak"
    """What is asked gives an answer away. Both leaks and ``ASK`` are for the author to confirm."""

    @property
    def is_asked(self) -> bool:
        """Whether the author says if it is meant so."""
        return self in {Weight.ASK, Weight.LEAK}


@dataclass(frozen=True, slots=True)
class Caution:
    """One thing to think about: its JSON path, its weight, and a sentence on what to do."""

    path: str
    weight: Weight
    sentence: Message


def cautions(survey: Survey) -> tuple[Caution, ...]:
    """Return what the author of a survey should think about, the weightiest first.

    Parameters
    ----------
    survey
        a survey without mistakes.
    """
    placed = [(q, f"questions[{place}]") for place, q in enumerate(survey.questions)]
    asked = [(q, path) for q, path in placed if isinstance(q, AskedQuestion)]
    hidden = [q for q, _ in asked if q.design.is_randomized]
    direct = [(q, path) for q, path in asked if not q.design.is_randomized]
    found = [
        *_asked_both_ways(hidden, direct),
        *_traits_asked(hidden, direct),
        *_traits_shared([(q, path) for q, path in asked if q.design.is_randomized]),
        *_totals(survey),
        *_seconds_missing([(q, path) for q, path in asked if q.missing_second_texts]),
        *_rules(survey),
        *_written(hidden, direct),
        *_skips(hidden),
        *_tallies(survey),
    ]
    weightiest_first = (Weight.LEAK, Weight.ASK, Weight.WARN, Weight.NOTE)
    return tuple(sorted(found, key=lambda one: weightiest_first.index(one.weight)))


Asked = tuple[AskedQuestion, str]


def _asked_both_ways(hidden: Sequence[AskedQuestion], direct: Sequence[Asked]) -> Iterator[Caution]:
    for plain, path in direct:
        for question in hidden:
            name = next((name for name, text in _asks(question) if _agree(text, plain.text)), None)
            if name is not None:
                sentence = msg(
                    "{direct} asks directly what the coins protect in {question}: the record "
                    "contains the plain answer next to the randomized one. Leave one of the two "
                    "out, or make sure that nobody is asked both.",
                    direct=plain.id,
                    question=name,
                )
                yield Caution(f"{path}.text", Weight.LEAK, sentence)


def _written(hidden: Sequence[AskedQuestion], direct: Sequence[Asked]) -> Iterator[Caution]:
    """Yield each text in people's own words that is asked beside private questions."""
    for plain, path in direct if hidden else ():
        if plain.is_in_own_words:
            sentence = msg(
                "{question} is a text, into which people may write names, and nothing protects it. "
                "Together with it their private answers are known to be theirs. Offer choices, or ask "
                "it in a survey of its own.",
                question=plain.id,
            )
            yield Caution(f"{path}.type", Weight.ASK, sentence)


def _asks(question: AskedQuestion) -> Iterator[tuple[str, Text]]:
    """Yield what a randomized question asks: itself, its opposite wording, the members of a joint one."""
    yield question.id, question.text
    if question.negated is not None:
        yield question.id, question.negated.text
    for member in question.answered_together:
        yield question.margin_name(member), member.text


def _agree(one: Text, other: Text) -> bool:
    others = dict(other.by_language)
    return any(ask_the_same(text, others.get(language, "")) for language, text in one.by_language)


def _traits_asked(hidden: Sequence[AskedQuestion], direct: Sequence[Asked]) -> Iterator[Caution]:
    for plain, path in direct:
        told = _traits(plain)
        for question in filter(_hides_behind_a_trait, hidden):
            own = _traits(question)
            for trait in _in_common(told, own, (plain.text,), _seconds(question)):
                sentence = msg(
                    "{direct} asks directly for the harmless trait of {question} ({trait}): "
                    "anybody who reads both in the record can undo the protection. Ask for "
                    "another trait in one of them.",
                    direct=plain.id,
                    question=question.id,
                    trait=trait,
                )
                yield Caution(f"{path}.text", Weight.LEAK, sentence)
            birthday = next((one for one in told if one.place == BIRTHDAY), None)
            if birthday is not None and not own and not _seconds(question):
                sentence = msg(
                    "{question} does not say which harmless trait it is answered with. If it is "
                    "the one that {direct} asks for ({trait}), the record undoes the "
                    "protection. Name the trait in the text of {question}.",
                    direct=plain.id,
                    question=question.id,
                    trait=birthday.name,
                )
                yield Caution(f"{path}.text", Weight.WARN, sentence)


def _in_common(
    told: Set[Trait], own: Set[Trait], asked: Sequence[Text], seconds: Sequence[Text]
) -> list[Message | str]:
    """Return the traits that two questions are about, by name; else the words in which both ask for one."""
    named: list[Message | str] = [one.name for one in sorted(told & own, key=lambda one: one.place)]
    same = (two for one, two in product(asked, seconds) if _agree(one, two))
    return named or [f"“{text.any()}”" for text in islice(same, 1)]


def _seconds(question: AskedQuestion) -> Sequence[Text]:
    return () if question.second_question is None else question.second_question.harmless


def _hides_behind_a_trait(question: AskedQuestion) -> bool:
    design = question.design.without_arms
    is_own = question.mode is Mode.OWN_DEVICE and design.needs_harmless_trait
    return is_own or bool(_seconds(question))


def _traits(question: AskedQuestion) -> frozenset[Trait]:
    second = () if question.second_question is None else question.second_question.texts.values()
    texts = (question.text, question.hint, *second)
    return traits_in(said for text in texts if text for _, said in text.by_language)


def _seconds_missing(lacking: Sequence[Asked]) -> Iterator[Caution]:
    for question, path in lacking:
        sentence = no_second_question(question.id, question.missing_second_texts)
        yield Caution(f"{path}.second_question", Weight.WARN, sentence)


def _traits_shared(hidden: Sequence[Asked]) -> Iterator[Caution]:
    behind = [(q, path) for q, path in hidden if _hides_behind_a_trait(q)]
    for (one, _), (other, path) in combinations(behind, 2):
        for trait in _in_common(_traits(one), _traits(other), _seconds(one), _seconds(other)):
            sentence = msg(
                "{first} and {second} are answered with the same harmless trait ({trait}): "
                "together the two reports can show whether the two answers are the same. "
                "Use another trait in one of them.",
                first=one.id,
                second=other.id,
                trait=trait,
            )
            yield Caution(f"{path}.text", Weight.LEAK, sentence)


def _totals(survey: Survey) -> Iterator[Caution]:
    plain = survey.without_arms
    endless = [q.id for q in plain.randomized if q.design.worst_ratio is None]
    if endless:
        sentence = msg(
            "ε of {questions} has no limit: some reports rule an answer out. Make sure "
            "that this cannot harm anybody.",
            questions=", ".join(endless),
        )
        yield Caution(f"questions[{_place(survey, endless[0])}].design", Weight.ASK, sentence)
        return
    total = plain.total_epsilon
    times = math.ceil(math.prod(ratio for ratio in plain.worst_ratios if ratio is not None))
    facts = {"epsilon": rounded_up(total), "times": times if times < 1000 else f"{times:,}"}
    if total >= ASKED_FROM:
        sentence = msg(
            "The total ε of one respondent is {epsilon}, too much to protect anybody: "
            "the whole record can change the odds of an answer by a factor of {times}. "
            "Ask each respondent fewer questions, or use stronger coins.",
            **facts,
        )
        confirmed = survey.confirmed_epsilon
        if confirmed is None or total > confirmed:
            yield Caution("questions", Weight.ASK, sentence)
        else:
            sentence = msg("{caution} The author has confirmed it.", caution=sentence)
            yield Caution("questions", Weight.WARN, sentence)
    elif total >= WARNED_FROM:
        sentence = msg(
            "The total ε of one respondent is {epsilon}: the whole record can change "
            "the odds of an answer by a factor of {times}. Ask each respondent fewer "
            "questions, or use stronger coins.",
            **facts,
        )
        yield Caution("questions", Weight.WARN, sentence)


def _rules(survey: Survey) -> Iterator[Caution]:
    rules = rules_of(survey)
    if len(rules) > 1:
        sentence = msg(
            "Respondents have {count} rules to understand, each with an explanation and a practice of "
            "its own: {questions}. One rule is better: ask all private questions in the same way and "
            "with the same odds.",
            count=len(rules),
            questions=joined(
                SEMICOLON,
                [
                    Message("{first}", {"first": listed([q.id for q in asked])})
                    for asked in rules.values()
                ],
            ),
        )
        second = list(rules.values())[1][0]
        yield Caution(f"questions[{_place(survey, second.id)}].design", Weight.WARN, sentence)


def _tallies(survey: Survey) -> Iterator[Caution]:
    tallies = survey.tallies
    if tallies is None:
        return
    if tallies.needed_signatures < tallies.safe_signatures:
        sentence = msg(
            "Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them "
            "collude, they can open two totals that differ by a few people, and so learn what these "
            "reported. {safe} signatures prevent that.",
            signatures=tallies.needed_signatures,
            colluding=tallies.threshold - 1,
            safe=tallies.safe_signatures,
        )
        yield Caution("tallies.signatures", Weight.ASK, sentence)
    if tallies.threshold == len(tallies.trustees):
        sentence = msg(
            "All {trustees} trustees are needed to open a total. If one of them loses the key and the "
            "recovery sheet, nothing can ever be opened.",
            trustees=tallies.threshold,
        )
        yield Caution("tallies.threshold", Weight.WARN, sentence)
    yield from _small_groups(survey, tallies)
    counted = {name for names in tallies.of for name in names}
    for place, question in enumerate(survey.questions):
        if isinstance(question, AskedQuestion) and question.id not in counted:
            sentence = msg(
                "{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave "
                "it out of the survey.",
                question=question.id,
            )
            yield Caution(f"questions[{place}]", Weight.WARN, sentence)


def _small_groups(survey: Survey, tallies: Tallies) -> Iterator[Caution]:
    """Yield each tally that divides people by direct answers so finely that some may be alone."""
    for place, names in enumerate(tallies.of):
        direct = [q for q in map(survey.question, names) if not q.design.is_randomized]
        groups = counted_cells(direct, tallies.bands or {}) if len(names) > 1 else 1
        if direct and tallies.smallest < FEWEST_IN_A_GROUP * groups:
            sentence = msg(
                "{tally} divides people into {groups} groups by answers without coins, and totals of "
                "{smallest} interviews may be opened. Who is alone in a group can be known by their "
                "answers there. Count fewer questions together, or open only larger totals.",
                tally=" × ".join(names),
                groups=count(groups),
                smallest=count(tallies.smallest),
            )
            yield Caution(f"tallies.of[{place}]", Weight.WARN, sentence)


def _place(survey: Survey, name: str) -> int:
    return next(place for place, question in enumerate(survey.questions) if question.id == name)


def _skips(hidden: Sequence[AskedQuestion]) -> Iterator[Caution]:
    names = [question.id for question in hidden if not question.required]
    if names:
        sentence = msg(
            "{questions} may be skipped. A skip is recorded and may hint at the answer.",
            questions=", ".join(names),
        )
        yield Caution("questions", Weight.NOTE, sentence)
