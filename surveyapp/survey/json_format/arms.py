"""Control items, direct arms, opposite wordings and other designs, from JSON: keys of yes/no questions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from surveyapp.designs import Design
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.messages.message import msg, printable
from surveyapp.survey.json_format.checked_value import Reader
from surveyapp.survey.json_format.designs import read_design_of
from surveyapp.survey.json_format.guidance import read_audio
from surveyapp.survey.routing.placed import Placed
from surveyapp.survey.types.base import AskedQuestion, Question
from surveyapp.survey.types.yes_no import YesNo

if TYPE_CHECKING:
    from surveyapp.survey.definition.arms import Control, NegatedWording

KEYS = ("control", "direct_arm", "negated", "other_designs")
MOST_CONTROLLED = 500


@dataclass(frozen=True, slots=True)
class ReadArms:
    """The arms that a question states; None where it states none or they cannot be read."""

    control: Control | None = None
    direct_share: Fraction | None = None
    negation: NegatedWording | None = None
    others: tuple[Design, ...] = ()


def arm_keys(kind: str | None) -> tuple[str, ...]:
    """Return the keys that a question may have for its arms.

    Parameters
    ----------
    kind
        the question's type; None if it is not known.
    """
    return KEYS if kind in {None, YesNo.type_name} else ()


def read_arms(reader: Reader, fields: Mapping[str, Any], path: str) -> ReadArms:
    """Return the arms that a yes/no question states.

    Parameters
    ----------
    reader
        reads values and collects mistakes.
    fields
        the question's JSON object.
    path
        its JSON path.
    """
    if fields.get("type") != YesNo.type_name:
        return ReadArms()
    if "direct_arm" in fields and "negated" in fields:
        reader.note(
            f"{path}.negated",
            msg("goes with no direct_arm on the same question; keep one of them."),
        )
    if "other_designs" in fields and len({"control", "direct_arm", "negated"} & set(fields)):
        reader.note(
            f"{path}.other_designs",
            msg(
                "goes with no control, direct_arm or negated on the same question; keep one of them."
            ),
        )
    return ReadArms(
        _control(reader, fields, path),
        _direct_share(reader, fields, path),
        _negation(reader, fields, path),
        _others(reader, fields, path),
    )


def with_arms(reader: Reader, question: Question, read: ReadArms, path: str) -> Question:
    """Return the question with its arms; its design is then that of both arms.

    Parameters
    ----------
    reader
        collects mistakes.
    question
        the question without arms.
    read
        its arms.
    path
        its JSON path.
    """
    if not isinstance(question, YesNo):
        return question
    design = question.design
    for key, value in (("direct_arm", read.direct_share), ("negated", read.negation)):
        if value is not None and not _has_one_channel(question):
            reader.note(
                f"{path}.{key}",
                msg("is not for {name}; {one_channel}", name=design.name, one_channel=ONE_CHANNEL),
            )
            return question
    if read.others:
        try:
            from surveyapp.designs.latent.mixed_designs import MixedDesigns  # noqa: PLC0415 - rarely stated

            return replace(question, design=MixedDesigns(design, read.others))
        except NotTogether as problem:
            reader.note(f"{path}.other_designs", msg("{reason}.", reason=problem.facts["reason"]))
            return question
    controlled = replace(question, control=read.control)
    if not isinstance(design, Design) or (read.direct_share is None and read.negation is None):
        return controlled
    from surveyapp.designs.latent.arms import DirectArm, NegatedHalf  # noqa: PLC0415 - rarely stated

    if read.direct_share is not None:
        return replace(controlled, design=DirectArm(design, read.direct_share))
    return replace(controlled, design=NegatedHalf(design), negated=read.negation)


_OWN_ARMS = msg("arms of its own")
ONE_CHANNEL = msg("it needs a randomized design of one sample, such as warner or forced_response.")


def _has_arms(question: AskedQuestion) -> bool:
    return question.design.without_arms is not question.design


def _has_one_channel(question: AskedQuestion) -> bool:
    return isinstance(question.design, Design) and question.design.is_randomized


def check_controls(reader: Reader, placed: Sequence[Placed], unread: Collection[str]) -> None:
    """Note every control item that cannot control its questions.

    Parameters
    ----------
    reader
        collects mistakes.
    placed
        the survey's questions with their paths.
    unread
        the ids of questions that are there, but have mistakes themselves.
    """
    questions_by_id: dict[str, AskedQuestion] = {
        each.question.id: each.question
        for each in placed
        if isinstance(each.question, AskedQuestion)
    }
    taken: dict[str, str] = {}
    for each in placed:
        question = each.question
        if isinstance(question, AskedQuestion) and question.control is not None:
            _check_control(reader, question, f"{each.path}.control", questions_by_id, unread)
            _check_taken(reader, question, f"{each.path}.control", taken)


def _check_control(
    reader: Reader,
    question: AskedQuestion,
    path: str,
    questions_by_id: Mapping[str, AskedQuestion],
    unread: Collection[str],
) -> None:
    from surveyapp.designs.latent.careless import careless_share  # noqa: PLC0415

    control = question.control
    assert control is not None  # noqa: S101 - who calls has looked
    if not _has_one_channel(question):
        kept = _OWN_ARMS if _has_arms(question) else question.design.name
        reader.note(
            path,
            msg("is on a question with {kept}; {one_channel}", kept=kept, one_channel=ONE_CHANNEL),
        )
        return
    design = question.design
    assert isinstance(design, Design)  # noqa: S101 - it has one channel
    if careless_share(design, question.mode) == control.prevalence:
        reader.note(
            f"{path}.prevalence",
            msg(
                "is what careless people would touch, too, so they cannot be recognised; "
                "ask for a trait that nearly nobody or nearly everybody has."
            ),
        )
    for i, name in enumerate(control.of):
        where = f"{path}.of[{i}]"
        other = questions_by_id.get(name)
        if other is None:
            if name not in unread:
                shown = printable(name, 60)
                reader.note(
                    where,
                    msg(
                        "is {shown}, no recorded question; name questions by their id.", shown=shown
                    ),
                )
        elif other.id == question.id:
            reader.note(
                where, msg("is the control itself; name the questions that it is asked like.")
            )
        elif other.control is not None:
            reader.note(
                where, msg("is {name}, a control itself; name questions that matter.", name=name)
            )
        elif _has_arms(other):
            reader.note(
                where,
                msg("is {name}, which has arms of its own; leave one of the two out.", name=name),
            )
        elif (other.design, other.mode) != (question.design, question.mode):
            reader.note(
                where,
                msg(
                    "is {name}, which is asked with another design or mode; a control must "
                    "be asked just as what it controls.",
                    name=name,
                ),
            )


def _check_taken(reader: Reader, question: AskedQuestion, path: str, taken: dict[str, str]) -> None:
    assert question.control is not None  # noqa: S101 - who calls has looked
    for i, name in enumerate(question.control.of):
        if name in taken:
            reader.note(
                f"{path}.of[{i}]",
                msg(
                    "is {name}, which {taken} names, too; one is enough.",
                    name=name,
                    taken=taken[name],
                ),
            )
        taken.setdefault(name, f"{path}.of[{i}]")


def _control(reader: Reader, fields: Mapping[str, Any], path: str) -> Control | None:
    if "control" not in fields:
        return None
    from surveyapp.survey.definition.arms import Control  # noqa: PLC0415

    where = f"{path}.control"
    value = reader.fields(fields["control"], where, needed=("prevalence", "of"))
    share = None
    if "prevalence" in value:
        share = read_share(reader, value["prevalence"], f"{where}.prevalence", is_open=False)
    ids: list[str] = []
    if "of" in value:
        for i, name in enumerate(
            reader.items(value["of"], f"{where}.of", low=1, high=MOST_CONTROLLED)
        ):
            if isinstance(name, str):
                ids.append(name)
            else:
                reader.note(
                    f"{where}.of[{i}]", msg("is not a name; write a question's id in quotes.")
                )
    return None if share is None or not ids else Control(share, tuple(ids))


def _direct_share(reader: Reader, fields: Mapping[str, Any], path: str) -> Fraction | None:
    if "direct_arm" not in fields:
        return None
    return read_share(reader, fields["direct_arm"], f"{path}.direct_arm", is_open=True)


def read_share(reader: Reader, value: Any, path: str, *, is_open: bool) -> Fraction | None:
    """Return the share of people at ``path``, or None with a mistake noted.

    Parameters
    ----------
    reader
        collects mistakes.
    value
        the JSON value.
    path
        its JSON path.
    is_open
        whether 0 and 1 are refused.
    """
    try:
        share = exact(value)
    except ValueError:
        share = None
    is_fit = share is not None and (0 < share < 1 if is_open else 0 <= share <= 1)
    if share is None or not is_fit or share.denominator > MOST_PEOPLE:
        ends = msg("above 0 and below 1") if is_open else msg("from 0 to 1")
        reader.note(path, msg('must be a share {ends}, such as "1/10".', ends=ends))
        return None
    return share


MOST_PEOPLE = 10**9


def _others(reader: Reader, fields: Mapping[str, Any], path: str) -> tuple[Design, ...]:
    if "other_designs" not in fields:
        return ()
    where = f"{path}.other_designs"
    from surveyapp.designs.latent.mixed_designs import MOST_OTHERS  # noqa: PLC0415 - rarely stated

    items = reader.items(fields["other_designs"], where, low=1, high=MOST_OTHERS)
    designs = []
    for i, value in enumerate(items):
        design = read_design_of(reader, {"design": value}, f"{where}[{i}]", YesNo, 2)
        if design is not None and not isinstance(design, Design):
            reader.note(
                f"{where}[{i}]",
                msg("is {name}, a design of several samples; state it first.", name=design.name),
            )
        elif isinstance(design, Design):
            designs.append(design)
    return tuple(designs)


def _negation(reader: Reader, fields: Mapping[str, Any], path: str) -> NegatedWording | None:
    if "negated" not in fields:
        return None
    from surveyapp.survey.definition.arms import NegatedWording  # noqa: PLC0415

    where = f"{path}.negated"
    value = reader.fields(fields["negated"], where, needed=("text",), optional=("audio",))
    text = reader.text(value["text"], f"{where}.text") if "text" in value else None
    audio = read_audio(reader, value["audio"], f"{where}.audio") if "audio" in value else None
    if isinstance(value, dict) and ("audio" in value) != ("audio" in fields):
        missing = where if "audio" in fields else path
        reader.note(
            f"{missing}.audio", msg("is missing; both wordings are spoken, or neither of them.")
        )
    return None if text is None else NegatedWording(text, audio)


def arms_to_json(question: Question) -> dict[str, Any]:
    """Return the keys that ``read_arms`` reads, as far as the question has arms.

    Parameters
    ----------
    question
        any question of a survey.
    """
    value: dict[str, Any] = {}
    if not isinstance(question, AskedQuestion):
        return value
    if question.control is not None:
        control = question.control
        value["control"] = {"prevalence": str(control.prevalence), "of": list(control.of)}
    if _has_arms(question):
        from surveyapp.designs.latent.arms import DirectArm  # noqa: PLC0415

        if isinstance(question.design, DirectArm):
            value["direct_arm"] = str(question.design.direct_share)
    if question.design.other_designs:
        value["other_designs"] = [one.to_json() for one in question.design.other_designs]
    if question.negated is not None:
        value["negated"] = {"text": dict(question.negated.text.by_language)}
        if question.negated.audio is not None:
            value["negated"]["audio"] = dict(question.negated.audio.by_language)
    return value
