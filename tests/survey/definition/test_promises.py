"""Every promise is true of the survey at hand and is made only then: surveys that vary each fact."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from surveyapp import designs
from surveyapp.designs import Mode
from surveyapp.designs.latent.arms import DirectArm
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.counted_words import COUNTED
from surveyapp.survey.definition.promises import (
    details,
    facts_of,
    handout_parts,
    instruction,
    script,
    welcome_lines,
)
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.types.date import Date
from surveyapp.survey.types.text import FreeText

DIRECT = {"name": "direct"}
DESIGNS = {
    "coins": {"design": {"name": "two_coins"}},
    "turning": {"design": {"name": "warner", "p": "3/4"}},
    "shown": {"design": {"name": "two_coins"}, "mode": "shown_coins"},
    "own": {"design": {"name": "two_coins"}, "mode": "own_device"},
    "revealing": {"design": {"name": "mangat", "p": "3/4"}},
    "own, revealing": {"design": {"name": "triangular", "p": "1/4"}, "mode": "own_device"},
    "too weak": {"design": {"name": "warner", "p": "9999/10000"}},
    "some asked directly": {"design": {"name": "two_coins"}, "direct_arm": "1/4"},
    "own, some asked directly": {
        "design": {"name": "two_coins"},
        "mode": "own_device",
        "direct_arm": "1/4",
    },
    "noise": {
        "design": {"name": "hybrid", "epsilon": 1},
        "type": "number",
        "minimum": 0,
        "maximum": 9,
    },
}
SEVERAL = (("coins", "own"), ("coins", "turning"), ("own", "noise"))
PRIVATE = [(), *((name,) for name in DESIGNS), *SEVERAL]
KEPT = ("readable", "sealed", "held", "held, signed by few")
FLAGS = list(product((False, True), (None, False, True), KEPT, (False, True)))
"""Private ones may be skipped; no direct question, one that may be, one that must not; who opens; a group."""
TRUSTEES = [
    {"name": name, "public_key": TrusteeKey(AnalystKey(bytes([at]) * 32), bytes([at]) * 32).text}
    for at, name in enumerate(("Ana", "Ben", "Chi"))
]


def asked_with(kinds, *, required, sometimes=None):
    """Return the JSON of private questions, and of a direct one that is required or not."""
    asked = [
        {"id": f"q{place}", "type": "yes_no", "text": {"en": f"Have you? {place}"}}
        | DESIGNS[kind]
        | {"required": required}
        for place, kind in enumerate(kinds)
    ]
    if sometimes is not None:
        where = {"id": "direct", "type": "yes_no", "text": {"en": "Where?"}, "design": DIRECT}
        asked.append(where | {"required": sometimes})
    return asked


def held_by_trustees(counted, sometimes, *, are_few):
    """Return the keys of a survey whose answers are only counted."""
    of = [[name] for name in counted]
    if sometimes:
        of.append(["direct", counted[0]])
    tallies = {"of": of, "trustees": TRUSTEES, "threshold": 2, "capacity": 500, "smallest": 120}
    if are_few:
        tallies["signatures"] = 2
    return {"format": "surveyapp-survey/2", "tallies": tallies}


def surveys(make_survey, key):
    """Yield every combination of the facts."""
    for kinds, (skips, sometimes, kept, is_group) in product(PRIVATE, FLAGS):
        if not kinds and sometimes is None:
            continue
        counted = [f"q{place}" for place, kind in enumerate(kinds) if kind != "noise"]
        if kept.startswith("held") and not counted:
            continue
        if kept == "held, signed by few" and kinds != ("coins",):
            continue
        more = {"analyst_key": key} if kept == "sealed" else {}
        if kept.startswith("held"):
            more |= held_by_trustees(counted, sometimes, are_few=kept != "held")
        if is_group and len(kinds) > 1:
            more["groups"] = [{"ask_random": 1, "of": [f"q{place}" for place in range(len(kinds))]}]
        if kinds == ("coins",) and skips:
            more["checkable_coins"] = True
        yield make_survey(*asked_with(kinds, required=not skips, sometimes=sometimes), **more)


def written_too(make_survey):
    """Yield surveys with a question that is answered by a date, in one's own words or by an order."""
    colours = [{"id": c, "text": {"en": c}} for c in ("red", "blue")]
    for kind, sometimes in product(("date", "text", "ranking"), (False, True)):
        more = {"choices": colours} if kind == "ranking" else {}
        entered = {"id": "entered", "type": kind, "text": {"en": "?"}, "design": DIRECT, **more}
        for kinds in PRIVATE[:4]:
            asked = asked_with(kinds, required=sometimes)
            entered["required"] = sometimes
            yield make_survey(*asked, entered, format="surveyapp-survey/2")


def is_certain(question):
    """Return whether some report excludes an answer, looked for in the odds themselves."""
    channel = getattr(question.design.without_arms, "channel", None)
    return channel is not None and any(0 in row for row in channel.rows)


def truths(survey):
    """Return each promise with whether it holds, from the survey's odds and keys alone."""
    private = [q for q in survey.recorded_questions if q.design.is_randomized]
    direct = [q for q in survey.recorded_questions if not q.design.is_randomized]
    own = [q for q in private if q.mode is Mode.OWN_DEVICE]
    drawn = [q.design.without_arms.name for q in private if q.mode is not Mode.OWN_DEVICE]
    arms = [q for q in private if isinstance(q.design, DirectArm)]
    certain = [q for q in private if is_certain(q)]
    ratios = [q.design.without_arms.worst_ratio or Fraction(1) for q in private]
    worst = max(ratios) if survey.groups else math.prod(ratios)
    tallies = survey.tallies
    written = [q for q in direct if isinstance(q, FreeText | Date) and tallies is None]
    groups = [names for names in tallies.of if "direct" in names] if tallies is not None else []
    is_safe = bool(private) and not arms and not certain and worst < math.exp(8)
    private_skip = bool(private) and not any(q.required for q in private)
    all_skip = not any(q.required for q in (*private, *direct))
    some_skip = not all(q.required for q in (*private, *direct))
    counted = {name for names in tallies.of for name in names} if tallies is not None else set()
    unkept = [q for q in (*private, *direct) if tallies is not None and q.id not in counted]
    kept_direct = [q for q in direct if q not in unkept]
    unsafe_own = [q for q in own if q in (*arms, *certain)]
    return {
        "nobody can be sure what you answered": is_safe,
        f"at most {math.ceil(1000 * math.ceil(worst) / (math.ceil(worst) + 999))} in 1,000.": is_safe,
        "has 1 chance in 1,000 of guessing": is_safe,
        "and never who": is_safe,
        "Each private question says what its record can show": bool(private)
        and not is_safe
        and tallies is None,
        "Private questions say how they protect you": bool(private)
        and not is_safe
        and tallies is not None,
        "can show which answer was not yours": bool(certain),
        "A wheel sometimes answers private questions": bool(drawn) and set(drawn) == {"two_coins"},
        "a wheel sometimes changes": "warner" in drawn,
        "chance may change what": bool({"hybrid", "mangat"} & set(drawn)),
        "Simple questions are recorded as you answer.": bool(private and direct)
        and tallies is None,
        "Simple questions are counted as you answer.": bool(kept_direct) and tallies is not None,
        "All questions are recorded as you answer": not private,
        "Some questions say that your answer is not kept": bool(unkept),
        "This device never learns your answer": bool(own) and not unsafe_own,
        "This device learns only what you touch": bool(unsafe_own),
        "without this protection": bool(arms),
        "You may skip any question": all_skip,
        "You may skip private questions": private_skip and not all_skip,
        "You may skip some questions": some_skip and not all_skip and not private_skip,
        "no button to skip": not some_skip,
        "Skips are recorded": some_skip and tallies is None,
        "Skips are counted": some_skip and tallies is not None,
        "is sealed. Only the analysts": survey.analyst_key is not None,
        "is not sealed": survey.analyst_key is None and tallies is None,
        "Answers are only counted. No record is kept.": tallies is not None,
        "added to totals that are hidden": tallies is not None,
        "2 of 3 trustees must do it together": tallies is not None,
        "only for 120 interviews or more": tallies is not None,
        "2 trustees would have to break the rules together": tallies is not None
        and tallies.signatures is None,
        "a single trustee would have to break the rules": tallies is not None
        and tallies.signatures == 2,
        "would have to be made up": tallies is not None,
        "the only one in your group": bool(groups),
        "that a device does not remember": tallies is not None,
        "There is no record of you, only totals": tallies is not None,
        "copy the records": tallies is None,
        "copy the hidden totals": tallies is not None,
        "Seeing what is counted of them could": tallies is not None and is_safe,
        "Can my record be taken out later?": tallies is None,
        "Who can read what is recorded?": tallies is None,
        "Who can open the totals?": tallies is not None,
        "Chance picks which": bool(survey.groups),
        "where the wheel stops": survey.checkable_coins,
        "only what you touch is protected": bool(private),
        "proves nothing about you": is_safe and not kept_direct,
        "You may stop at any time": True,
        "No name or time is recorded": not written and tallies is None,
        "No name or time is kept": tallies is not None,
        "because it does not say whose it is": not written and tallies is None,
        "The device adds no name or time": bool(written),
        "unless what you wrote says whose it is": bool(written),
        "supervisor's PIN": True,
    }


def everything_said(survey):
    """Return all that is promised of a survey, on screens, aloud and on paper."""
    facts = facts_of(survey)
    lines = [*welcome_lines(facts), *details(facts), *script(facts)]
    lines += [(asked, *answer) for asked, answer in handout_parts(facts)]
    return " ".join(str(sentence) for line in lines for sentence in line)


def test_every_promise_is_made_exactly_where_it_holds(make_survey, opener):
    seen = {}
    for survey in (*surveys(make_survey, opener.key.text), *written_too(make_survey)):
        said = everything_said(survey)
        for promise, holds in truths(survey).items():
            assert (promise in said) is holds, (promise, facts_of(survey))
            seen.setdefault(promise, set()).add(holds)
    assert sum(len(found) == 2 for found in seen.values()) >= 24


def test_the_surveyor_promises_nothing_that_no_screen_promises(make_survey, opener):
    surveyors = ("I step back now", "Over many people", "Take your time")
    for survey in surveys(make_survey, opener.key.text):
        facts = facts_of(survey)
        on_screen = {str(s) for line in (*welcome_lines(facts), *details(facts)) for s in line}
        spoken = [str(sentence) for line in script(facts) for sentence in line]
        assert [s for s in spoken if s not in on_screen and not s.startswith(surveyors)] == []


def test_where_no_record_is_kept_nothing_is_promised_of_a_record(make_survey, opener):
    of_none = ("No record is kept", "There is no record of you")
    for survey in surveys(make_survey, opener.key.text):
        if survey.tallies is None:
            continue
        said = everything_said(survey)
        for sentence in of_none:
            said = said.replace(sentence, "")
        assert "record" not in said


def test_questions_say_what_becomes_of_their_answers(make_survey, yes_no_json):
    asked = [
        yes_no_json("used"),
        yes_no_json("owns", design=DIRECT),
        yes_no_json("b", design=DIRECT),
    ]
    readable = make_survey(*asked)
    of = {**held_by_trustees(["used"], sometimes=False, are_few=False)}
    of["tallies"]["of"].append(["owns"])
    held = make_survey(*asked, **of)
    said = {
        survey.tallies is not None: [
            str(instruction(survey, question, ("Yes", "No"))[-1])
            for question in survey.recorded_questions
        ]
        for survey in (readable, held)
    }
    assert said[False][1:] == ["Recorded as you answer."] * 2
    assert said[True][1:] == ["Counted as you answer.", "Your answer here is not kept."]
    assert (said[False][0], said[True][0]) == (
        "So a record proves nothing about you.",
        "So the count proves nothing about you.",
    )


@pytest.mark.parametrize(
    "kind", ["coins", "turning", "shown", "own", "revealing", "own, revealing"]
)
def test_where_only_totals_are_kept_no_design_says_that_something_is_recorded(make_survey, kind):
    of = held_by_trustees(["q0"], sometimes=False, are_few=False)
    asked = make_survey(*asked_with([kind], required=False), **of)
    (question,) = asked.recorded_questions
    said = [str(each) for each in instruction(asked, question, ("Yes", "No"))]
    assert said
    assert not [each for each in said if "record" in each]


def test_every_counted_sentence_stands_for_one_that_the_program_says():
    program = Path(designs.__file__).parents[1]
    folders = ("designs", "services/kiosk", "ui/kiosk", "survey/definition")
    paths = [path for folder in folders for path in (program / folder).rglob("*.py")]
    said = "".join(
        " ".join(path.read_text(encoding="utf-8").split())
        for path in paths
        if path.stem != "counted_words"
    ).replace('" "', "")
    assert len(COUNTED) > 50
    assert not [recorded for recorded in COUNTED if recorded not in said]


@pytest.mark.parametrize("kinds", PRIVATE[1:], ids=str)
def test_the_first_screen_has_few_words(make_survey, kinds):
    asked = asked_with(kinds, required=False, sometimes=True)
    counted = [f"q{place}" for place, kind in enumerate(kinds) if kind != "noise"]
    held = [held_by_trustees(counted, sometimes=True, are_few=False)] if counted else []
    for more in ({}, *held):
        lines = welcome_lines(facts_of(make_survey(*asked, **more)))
        words = sum(len(str(sentence).split()) for line in lines for sentence in line)
        assert len(lines) <= 5
        assert words <= 75


def test_the_first_screen_of_the_usual_survey_has_four_lines(make_survey):
    facts = facts_of(make_survey(*asked_with(("coins",), required=False, sometimes=True)))
    assert [" ".join(map(str, line)) for line in welcome_lines(facts)] == [
        (
            "A wheel sometimes answers private questions for you. "
            "So nobody can be sure what you answered."
        ),
        "Simple questions are recorded as you answer.",
        "You may skip private questions. Skips are recorded.",
        "No name or time is recorded.",
    ]
