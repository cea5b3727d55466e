"""What an analyst says about the columns of a survey: names, labels, levels, and variables made from others.

A survey never changes. ``Variables`` lies over it and is kept as one JSON value; ``variables_view`` makes
from both the survey as the analyst sees it. A randomized question keeps its answers, level and reports: it
can be renamed and labelled, and its reports can be merged together with its channel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from surveyapp.analyses.data.weight_recipe import (
    KnownCell,
    KnownMargin,
    ResponseModel,
    Weighted,
    WeightMethod,
)
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg, printable
from surveyapp.survey.json_format.checked_value import LONGEST_TEXT, OVERRIDES
from surveyapp.survey.types.base import MeasurementLevel

MOST_DERIVED = 1000
_ORDERS = (MeasurementLevel.NOMINAL, MeasurementLevel.ORDINAL)
MOST_VALUES = 1000
"""Of one variable: labels, missing codes, or values that are recoded."""
MOST_CELLS = 10_000
"""Of one margin."""
MOST_CUTS = 200
LONGEST_CELL = 200
"""Characters of a name or a value; checked before anything is looked up by it."""

_REFERENCE = r"\$\{{\s*{}\s*\}}|(?<![\w'\"$])\b{}\b(?![\w('\"])"


@dataclass(frozen=True, slots=True)
class VariableEdit:
    """What an analyst says of a column that was asked; None or empty: as the survey has it."""

    name: str | None = None
    label: str | None = None
    level: MeasurementLevel | None = None
    value_labels: Mapping[str, str] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    """Values that count as not answered."""
    hidden: bool = False

    def __bool__(self) -> bool:
        return self != VariableEdit()


@dataclass(frozen=True, slots=True)
class Recode:
    """Answers of a direct question under other names; answers that are not named stay, "" is missing."""

    source: str
    to: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Bands:
    """A number in bands: below the first of ``cuts``, from each cut to below the next, from the last on."""

    source: str
    cuts: tuple[Fraction, ...]
    labels: tuple[str, ...] = ()
    """One a band; without, each says its ends."""


@dataclass(frozen=True, slots=True)
class Computed:
    """The value of an expression; numbers outside ``minimum`` … ``maximum``, where given, are missing."""

    expression: str
    minimum: Fraction | None = None
    maximum: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Merged:
    """Reports of a randomized question under common names, with the channel that follows."""

    source: str
    to: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TableWeight:
    """The weight that an imported table brought, as a number like any other."""


Derivation = Recode | Bands | Computed | Merged | Weighted | TableWeight


@dataclass(frozen=True, slots=True)
class DerivedVariable:
    """A variable that is made from others."""

    name: str
    derivation: Derivation
    label: str = ""
    value_labels: Mapping[str, str] = field(default_factory=dict)
    level: MeasurementLevel | None = None
    """None: as it follows from how it is made."""


@dataclass(frozen=True, slots=True)
class Variables:
    """What an analyst says about the columns of one survey."""

    edits: Mapping[str, VariableEdit] = field(default_factory=dict)
    """By the id of the question in the survey."""
    derived: tuple[DerivedVariable, ...] = ()
    """In the order of making: each is made from what the survey asks and from those before it."""

    def __bool__(self) -> bool:
        return bool(self.edits or self.derived)

    def edited(self, question: str, edit: VariableEdit) -> Variables:
        """Return the same with another edit of a question; an empty edit is none.

        Parameters
        ----------
        question
            The question's id in the survey.
        edit
            What is said of it from now on.
        """
        others = {name: one for name, one in self.edits.items() if name != question}
        return replace(self, edits={**others, question: edit} if edit else others)

    def with_level(self, level: MeasurementLevel) -> tuple[str, ...]:
        """Return the names of the variables that were given a level.

        Parameters
        ----------
        level
            The level.
        """
        asked = [edit.name or name for name, edit in self.edits.items() if edit.level is level]
        return (*asked, *(one.name for one in self.derived if one.level is level))

    def words_only(self) -> Variables:
        """Return what of it changes no column: labels, and the order of answers."""
        kept = {
            question: VariableEdit(
                label=edit.label,
                value_labels=edit.value_labels,
                level=edit.level if edit.level in _ORDERS else None,
            )
            for question, edit in self.edits.items()
        }
        return Variables({question: edit for question, edit in kept.items() if edit})

    def labels_only(self) -> Variables:
        """Return what of it is labels alone, of questions and of their answers."""
        kept = {
            question: VariableEdit(label=edit.label, value_labels=edit.value_labels)
            for question, edit in self.edits.items()
        }
        return Variables({question: edit for question, edit in kept.items() if edit})

    def all_shown(self) -> Variables:
        """Return the same with no variable hidden."""
        edits = {name: replace(edit, hidden=False) for name, edit in self.edits.items()}
        return replace(self, edits=edits)

    def having(self, variable: DerivedVariable) -> Variables:
        """Return the same with a derived variable: in the place of the one of its name, else the last.

        Parameters
        ----------
        variable
            The variable.
        """
        names = [one.name for one in self.derived]
        if variable.name not in names:
            return replace(self, derived=(*self.derived, variable))
        place = names.index(variable.name)
        return replace(self, derived=(*self.derived[:place], variable, *self.derived[place + 1 :]))

    def without(self, name: str) -> Variables:
        """Return the same without a derived variable.

        Parameters
        ----------
        name
            Its name.
        """
        return replace(self, derived=tuple(one for one in self.derived if one.name != name))

    def renamed(self, old: str, new: str) -> Variables:
        """Return the same with another name of a variable wherever derived ones are made from it.

        Parameters
        ----------
        old, new
            The names; ``old`` may also be that of a derived variable.
        """
        return replace(self, derived=tuple(_renamed(one, old, new) for one in self.derived))

    def to_json(self) -> dict[str, Any]:
        """Return it as a project keeps it."""
        return {
            "edits": {name: _edit_json(edit) for name, edit in self.edits.items()},
            "derived": [_derived_json(one) for one in self.derived],
        }

    @classmethod
    def from_json(cls, value: object) -> Variables:
        """Return what ``to_json`` wrote.

        Parameters
        ----------
        value
            Any JSON value.

        Raises
        ------
        UserProblem
            if it is something else.
        """
        given = _object(value, {"edits", "derived"})
        edits = _object(given.get("edits", {}), None)
        derived = _list(given.get("derived", []), MOST_DERIVED)
        return cls(
            {name: _edit(one) for name, one in edits.items()},
            tuple(map(_derived, derived)),
        )


NO_VARIABLES = Variables()


def sources_of(derivation: Derivation) -> tuple[str, ...]:
    """Return the names of the variables that a derivation looks at, each once.

    Parameters
    ----------
    derivation
        How a variable is made.

    Raises
    ------
    UserProblem
        if it is computed by what is no expression.
    """
    if isinstance(derivation, Computed):
        from surveyapp.analyses.data.computed import names_in, parse_computed  # noqa: PLC0415

        return names_in(parse_computed(derivation.expression))
    if isinstance(derivation, Weighted):
        return derivation.sources
    return () if isinstance(derivation, TableWeight) else (derivation.source,)


def _renamed(variable: DerivedVariable, old: str, new: str) -> DerivedVariable:
    name = new if variable.name == old else variable.name
    made = variable.derivation
    if isinstance(made, Computed):
        made = replace(made, expression=_renamed_in(made.expression, old, new))
    elif isinstance(made, Weighted):
        made = made.renamed(old, new)
    elif not isinstance(made, TableWeight) and made.source == old:
        made = replace(made, source=new)
    return replace(variable, name=name, derivation=made)


def _renamed_in(expression: str, old: str, new: str) -> str:
    """Return an expression with another name of a variable; texts in quotes stay."""
    name = re.escape(old)
    pattern = re.compile(rf"""('[^']*'|"[^"]*")|{_REFERENCE.format(name, name)}""")
    return pattern.sub(lambda found: found[1] or f"${{{new}}}", expression)


# Writing and reading


def _edit_json(edit: VariableEdit) -> dict[str, Any]:
    return _given(
        name=edit.name,
        label=edit.label,
        level=edit.level and edit.level.value,
        values=dict(edit.value_labels),
        missing=list(edit.missing),
        hidden=edit.hidden,
    )


def _derived_json(one: DerivedVariable) -> dict[str, Any]:
    kind, made = _DERIVATION_JSON[type(one.derivation)](one.derivation)
    told = _given(
        label=one.label, values=dict(one.value_labels), level=one.level and one.level.value
    )
    return {"name": one.name, kind: made, **told}


def _given(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


_DERIVATION_JSON: dict[type, Callable[[Any], tuple[str, dict[str, Any]]]] = {
    Recode: lambda one: ("recode", {"of": one.source, "to": dict(one.to)}),
    Merged: lambda one: ("merge", {"of": one.source, "to": dict(one.to)}),
    Bands: lambda one: (
        "bands",
        {"of": one.source, "cuts": list(map(decimal_text, one.cuts)), "labels": list(one.labels)},
    ),
    Computed: lambda one: (
        "compute",
        {
            "expression": one.expression,
            **{
                name: decimal_text(end)
                for name, end in (("minimum", one.minimum), ("maximum", one.maximum))
                if end is not None
            },
        },
    ),
    Weighted: lambda one: ("weigh", _weighted_json(one)),
    TableWeight: lambda _one: ("table_weight", {"of": "weight"}),
}


def _weighted_json(one: Weighted) -> dict[str, Any]:
    return _given(
        method=one.method.value,
        population=str(one.population),
        margins=list(map(_margin_json, one.margins)),
        base=one.base,
        classes=None if one.classes is None else _margin_json(one.classes),
        ratio=_ends_json(one.ratio),
        limits=_ends_json(one.limits),
        averages_missing=one.averages_missing,
        scale=f"{one.scale:.17f}",
        interviews=str(one.interviews),
        response=None if one.response is ResponseModel.CLASSES else one.response.value,
    )


def _margin_json(one: KnownMargin) -> dict[str, Any]:
    cells = (
        {
            "answers": list(cell.answers),
            "people": str(cell.people),
            "multiplier": f"{cell.multiplier:.17f}",
        }
        for cell in one.cells
    )
    return {"variables": list(one.variables), "cells": list(cells)}


def _ends_json(ends: tuple[Fraction, Fraction | None]) -> list[str]:
    return [str(one) for one in ends if one is not None]


def _edit(value: object) -> VariableEdit:
    given = _object(value, {"name", "label", "level", "values", "missing", "hidden"})
    hidden = given.get("hidden", False)
    if not isinstance(hidden, bool):
        raise _damaged()
    return VariableEdit(
        _optional(given, "name", LONGEST_CELL),
        _optional(given, "label", LONGEST_TEXT),
        _level(given.get("level")),
        _texts(given.get("values", {}), LONGEST_TEXT),
        tuple(_text(one, LONGEST_CELL) for one in _list(given.get("missing", []), MOST_VALUES)),
        hidden,
    )


def _derived(value: object) -> DerivedVariable:
    given = _object(value, {"name", "label", "values", "level", *_READERS})
    kinds = [kind for kind in _READERS if kind in given]
    if len(kinds) != 1:
        raise _damaged()
    return DerivedVariable(
        _text(given.get("name"), LONGEST_CELL),
        _READERS[kinds[0]](given[kinds[0]]),
        _optional(given, "label", LONGEST_TEXT) or "",
        _texts(given.get("values", {}), LONGEST_TEXT),
        _level(given.get("level")),
    )


def _recode(value: object) -> Recode:
    given = _object(value, {"of", "to"})
    return Recode(_text(given.get("of"), LONGEST_CELL), _texts(given.get("to"), LONGEST_CELL))


def _merged(value: object) -> Merged:
    made = _recode(value)
    return Merged(made.source, made.to)


def _bands(value: object) -> Bands:
    given = _object(value, {"of", "cuts", "labels"})
    return Bands(
        _text(given.get("of"), LONGEST_CELL),
        tuple(_number(one) for one in _list(given.get("cuts"), MOST_CUTS)),
        tuple(_text(one, LONGEST_TEXT) for one in _list(given.get("labels", []), MOST_CUTS + 1)),
    )


def _computed(value: object) -> Computed:
    given = _object(value, {"expression", "minimum", "maximum"})
    ends = (given.get(name) for name in ("minimum", "maximum"))
    return Computed(
        _text(given.get("expression"), LONGEST_TEXT),
        *(None if end is None else _number(end) for end in ends),
    )


_WEIGHTED = {
    "method",
    "population",
    "margins",
    "base",
    "classes",
    "ratio",
    "limits",
    "averages_missing",
    "scale",
    "interviews",
    "response",
}


def _weighted(value: object) -> Weighted:
    given = _object(value, _WEIGHTED)
    methods = {one.value: one for one in WeightMethod}
    models = {one.value: one for one in ResponseModel}
    response = given.get("response", ResponseModel.CLASSES.value)
    if given.get("method") not in methods or not isinstance(
        given.get("averages_missing", False), bool
    ):
        raise _damaged()
    if response not in models:
        raise _damaged()
    classes = given.get("classes")
    return Weighted(
        method=methods[given["method"]],
        population=_number(given.get("population")),
        margins=tuple(map(_margin, _list(given.get("margins", []), MOST_VALUES))),
        base=_optional(given, "base", LONGEST_CELL),
        classes=None if classes is None else _margin(classes),
        ratio=_ends(given.get("ratio")),
        limits=_ends(given.get("limits")),
        averages_missing=given.get("averages_missing", False),
        scale=float(_number(given.get("scale"))),
        interviews=int(_number(given.get("interviews", "0"))),
        response=models[response],
    )


def _margin(value: object) -> KnownMargin:
    given = _object(value, {"variables", "cells"})
    names = tuple(_text(one, LONGEST_CELL) for one in _list(given.get("variables"), MOST_VALUES))
    cells = tuple(map(_cell, _list(given.get("cells"), MOST_CELLS)))
    if not names or not cells or any(len(one.answers) not in {0, len(names)} for one in cells):
        raise _damaged()
    return KnownMargin(names, cells)


def _cell(value: object) -> KnownCell:
    given = _object(value, {"answers", "people", "multiplier"})
    return KnownCell(
        tuple(_text(one, LONGEST_CELL) for one in _list(given.get("answers"), MOST_VALUES)),
        _number(given.get("people")),
        float(_number(given.get("multiplier"))),
    )


def _ends(value: object) -> tuple[Fraction, Fraction | None]:
    ends = [_number(one) for one in _list(value, 2)]
    if not ends:
        raise _damaged()
    return ends[0], ends[1] if len(ends) == 2 else None


def _table_weight(value: object) -> TableWeight:
    _object(value, {"of"})
    return TableWeight()


_READERS: dict[str, Callable[[object], Derivation]] = {
    "recode": _recode,
    "bands": _bands,
    "compute": _computed,
    "merge": _merged,
    "weigh": _weighted,
    "table_weight": _table_weight,
}


def _damaged() -> UserProblem:
    return UserProblem(msg("What is said about the variables is damaged."))


def _object(value: object, keys: set[str] | None) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise _damaged()
    if keys is not None and not value.keys() <= keys:
        raise UserProblem(
            msg(
                "This version does not know what is said about the variables with {name}.",
                name=printable(min(value.keys() - keys), 40),
            )
        )
    if len(value) > MOST_VALUES * 100 or any(len(key) > LONGEST_CELL for key in value):
        raise _damaged()
    return value


def _list(value: object, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise _damaged()
    return value


def _text(value: object, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest or not _is_readable(value):
        raise _damaged()
    return value


def _is_readable(text: str) -> bool:
    """Return whether a text has no control characters but line ends, and none that turn it round."""
    return not OVERRIDES & set(text) and all(one >= " " or one in "\n\t" for one in text)


def _optional(given: Mapping[str, Any], name: str, longest: int) -> str | None:
    return None if given.get(name) is None else _text(given[name], longest)


def _texts(value: object, longest: int) -> dict[str, str]:
    given = _object(value, None)
    if len(given) > MOST_VALUES:
        raise _damaged()
    return {_text(name, LONGEST_CELL): _text(text, longest) for name, text in given.items()}


def _level(value: object) -> MeasurementLevel | None:
    if value is None:
        return None
    known = {one.value: one for one in MeasurementLevel}
    if not isinstance(value, str) or value not in known:
        raise _damaged()
    return known[value]


_NUMBER = re.compile(r"-?[0-9]{1,30}(?:\.[0-9]{1,30}|/[1-9][0-9]{0,29})?", re.ASCII)


def _number(value: object) -> Fraction:
    if not isinstance(value, str) or not _NUMBER.fullmatch(value):
        raise _damaged()
    return exact(value)
