"""A question's design and mode, from JSON: whether it can ask this type of question, with these answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from surveyapp.designs import DESIGN_BY_NAME, LISTED_ANSWERS, AskableDesign, Mode, designs_for
from surveyapp.designs.core.parameters import ParameterProblem, ParameterProblems
from surveyapp.designs.core.scale import FROM_QUESTION, Scale
from surveyapp.messages.message import msg
from surveyapp.survey.json_format.checked_value import Reader, join, json_type_name, quoted_value
from surveyapp.survey.types.base import AnswerKind, AskedQuestion


def read_design_of(
    reader: Reader,
    fields: Mapping[str, Any],
    path: str,
    kind: type[AskedQuestion] | None,
    size: int | Scale | None,
) -> AskableDesign | None:
    """Return the design of a question, or None with mistakes noted.

    Parameters
    ----------
    reader
        collects mistakes.
    fields
        the question's JSON object.
    path
        its JSON path.
    kind
        the question's type; None if it is not known.
    size
        what the design has to know of the answers: their number or scale; None if that could not be read.
    """
    if "design" not in fields:
        return None
    where = join(path, "design")
    value = fields["design"]
    if not isinstance(value, dict):
        reader.note(
            where,
            msg(
                'is {value}; write {{"name": "two_coins"}}, for example.',
                value=json_type_name(value),
            ),
        )
        return None
    for key in getattr(value, "duplicates", ()):
        reader.note(join(where, key), msg("is written more than once; keep one."))
    name = value.get("name")
    fitting = designs_for(LISTED_ANSWERS if kind is None else kind.designs)
    if not isinstance(name, str) or name not in {*fitting, *DESIGN_BY_NAME}:
        known = ", ".join(fitting)
        reader.note(
            join(where, "name"),
            msg("is {name}; known designs are {known}.", name=quoted_value(name), known=known),
        )
        return None
    if name not in fitting:
        _not_for(reader, DESIGN_BY_NAME[name], join(where, "name"), kind, fitting)
        return None
    if (
        kind is None or size is None
    ):  # there are mistakes already; the parameters are checked anyway
        _parameters_only(reader, name, value, where)
        return None
    if isinstance(size, Scale):
        return _number_design(reader, fitting[name], value, where, size)
    if kind.answer_kind is AnswerKind.CHOICES and "at_most" in fitting[name].parameters():
        value = {"at_most": size, **value}  # all of them, by default
    design = _read_design(reader, fitting[name], value, where, size)
    if design is not None:
        _check_fits(reader, design, join(where, "name"), kind, size)
    return design


def _not_for(
    reader: Reader,
    design: type[AskableDesign],
    where: str,
    kind: type[AskedQuestion] | None,
    fitting: Mapping[str, type[AskableDesign]],
) -> None:
    """Note a design that asks other types of questions."""
    if kind is not None and kind.designs != LISTED_ANSWERS:
        known = ", ".join(fitting)
        reader.note(
            where,
            msg(
                "is {name}, no design for {kind}; these are: {known}.",
                name=design.name,
                kind=kind.type_name,
                known=known,
            ),
        )
    elif kind is not None:
        types = " and ".join(design.question_types)
        reader.note(
            where,
            msg(
                "is {name}, a design for {types}, not for {kind}.",
                name=design.name,
                types=types,
                kind=kind.type_name,
            ),
        )


def _number_design(
    reader: Reader,
    kind: type[AskableDesign],
    value: Mapping[str, Any],
    where: str,
    scale: Scale,
) -> AskableDesign | None:
    """Return the design of a number question; what it records must be decimals."""
    from surveyapp.designs.quantitative.base import QuantitativeDesign  # noqa: PLC0415
    from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative  # noqa: PLC0415

    assert issubclass(kind, QuantitativeDesign | GreenbergQuantitative)  # noqa: S101 - all are
    parameters = {key: given for key, given in value.items() if key != "name"}
    ends = {end: getattr(scale, end) for end in FROM_QUESTION}
    try:
        design = kind.for_question(parameters, **ends)
    except ParameterProblems as problems:
        for problem in problems.problems:
            parameter = str(problem.facts["parameter"])
            path = where if parameter == kind.name else join(where, parameter)
            reader.note(path, problem)
        return None
    if isinstance(design, QuantitativeDesign) and not design.unlisted.are_decimals:
        reader.note(where, NO_DECIMALS)
        return None
    return design


NO_DECIMALS = msg(
    "would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that "
    "are decimals."
)


def _check_fits(
    reader: Reader, design: AskableDesign, where: str, kind: type[AskedQuestion], k: int
) -> None:
    """Note a design that cannot ask this type of question, or not with so many answers."""
    if kind.designs != LISTED_ANSWERS:
        return
    if kind.is_always_private and not design.is_randomized:
        reader.note(where, msg("is direct, which protects nothing; ask the members as questions."))
    elif not kind.can_be_asked_by(design):
        reader.note(
            where,
            msg(
                "is {name}, a design for {types}, not for {kind}.",
                name=design.name,
                types=" and ".join(design.question_types),
                kind=kind.type_name,
            ),
        )
    elif not design.derives_k and design.answer_count != k:
        reader.note(
            where,
            msg(
                "is {name}, a design for {takes} answers; this question has {k}.",
                name=design.name,
                takes=design.answer_count,
                k=k,
            ),
        )
    if design.allows_several:
        reader.note(
            where,
            msg("is {name} for multiple choice; this question takes one answer.", name=design.name),
        )


def _read_design(
    reader: Reader, design: type[AskableDesign], value: Mapping[str, Any], where: str, k: int
) -> AskableDesign | None:
    parameters = {key: given for key, given in value.items() if key != "name"}
    try:
        return design.read(parameters, k)
    except ParameterProblems as problems:
        for problem in problems.problems:
            reader.note(join(where, str(problem.facts["parameter"])), problem)
        return None


def _parameters_only(reader: Reader, name: str, value: Mapping[str, Any], where: str) -> None:
    declared = DESIGN_BY_NAME[name].written_parameters()
    for key, given in value.items():
        if key not in declared:
            continue
        try:
            declared[key].read(key, given)
        except ParameterProblem as problem:
            reader.note(join(where, key), problem.with_names(declared))


def read_mode(
    reader: Reader,
    fields: Mapping[str, Any],
    path: str,
    design: AskableDesign | None,
    kind: type[AskedQuestion] | None,
) -> Mode | None:
    """Return the mode that a question states, or else its design's first.

    Parameters
    ----------
    reader
        collects mistakes.
    fields
        the question's JSON object.
    path
        its JSON path.
    design
        the question's design; None if it could not be read.
    kind
        the question's type; None if it is not known.
    """
    modes = tuple(Mode) if design is None else design.modes
    modes = tuple(mode for mode in modes if kind is None or mode in kind.modes)
    if not modes:
        reader.note(
            join(path, "design.name"),
            msg("needs the respondent's own device; a joint question has none."),
        )
        return None
    if "mode" not in fields:
        return modes[0]
    value = fields["mode"]
    chosen = next((mode for mode in modes if mode.value == value), None)
    if chosen is None:
        known = " or ".join(mode.value for mode in modes)
        whose = "" if design is None else msg(" for {design}", design=design.name)
        reader.note(
            join(path, "mode"),
            msg(
                "is {value}; it must be {known}{whose}.",
                value=quoted_value(value),
                known=known,
                whose=whose,
            ),
        )
    return chosen
