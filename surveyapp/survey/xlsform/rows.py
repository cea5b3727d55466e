"""Questions of a form, row by row, as the JSON values that survey files keep."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.parameters import Parameter, ParameterKind
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.expressions import (
    AnswerComparison,
    CurrentAnswer,
    Expression,
    ExpressionProblem,
    NumberLiteral,
    Relation,
    all_of,
    conjuncts,
    parse_expression,
    printed,
    references,
)
from surveyapp.survey.definition.second_question import KEY, SHARE
from surveyapp.survey.json_format.reading import MOST_LEVELS
from surveyapp.survey.xlsform.notes import FormNotes
from surveyapp.survey.xlsform.sheets import FormRow
from surveyapp.survey.xlsform.texts import FormTexts
from surveyapp.survey.xlsform.unsupported import RR_COLUMNS, SECOND_COLUMNS

YES_NO = ("yes", "no")
NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
_WORDS = {
    **dict.fromkeys(("yes", "true", "true()", "1"), True),
    **dict.fromkeys(("", "no", "false", "false()", "0"), False),
}


@dataclass(frozen=True, slots=True)
class OpenGroup:
    """A group of rows that is not closed yet: where it begins, and its condition."""

    cell: str
    relevant: Expression | None
    relevant_cell: str


@dataclass(slots=True)
class FormRows:
    """Turns rows into questions' JSON values; ``lists`` are the choices' rows by the list's name."""

    notes: FormNotes
    texts: FormTexts
    lists: Mapping[str, Sequence[FormRow]]
    left_out: Mapping[str, str]
    """The cells of rows that are left out, by name."""
    refused: frozenset[str]
    """The names of rows that are refused."""
    groups: list[OpenGroup] = field(default_factory=list)

    def question(self, record: FormRow, kind: str, detail: str, path: str) -> dict[str, Any]:
        """Return the question of a row.

        Parameters
        ----------
        record
            the row.
        kind
            its type without details, such as ``select_one``.
        detail
            what follows the type, such as a list's name.
        path
            the question's JSON path.
        """
        cells = self.notes.cells
        cells[path] = cells[f"{path}.type"] = record.address(record.table.plain("type"))
        cells[f"{path}.id"] = record.address(record.table.plain("name"))
        value: dict[str, Any] = {"id": record.get("name"), "type": "note"}
        value["text"] = self.texts.read(record, "label", f"{path}.text")
        for key in ("hint", "audio", "constraint_message"):
            texts = self.texts.read(record, key, f"{path}.{key}")
            if texts:
                value[key] = texts
        value |= self._relevance(record, path)
        constraint = self._condition(record, "constraint", path)
        if constraint is not None:
            value["constraint"] = printed(constraint)
        required = self.is_set(record, "required")
        if kind != "note":
            value["required"] = required
            value |= self._design(record, path)
            value |= self._second_question(record, path)
            value |= self._particulars(record, kind, detail, path, constraint)
        elif required:
            self._at(record, "required", msg("is set, but a note has no answer; leave it empty."))
        elif record.rr_cell("design"):
            cell = record.address(record.table.rr_column("design"))
            self.notes.mistake(cell, msg("is a design, but a note asks nothing; leave it empty."))
        return {key: each for key, each in value.items() if each is not None}

    def is_set(self, record: FormRow, base: str) -> bool:
        """Return whether a yes/no column is set.

        Parameters
        ----------
        record
            the row.
        base
            the column's name.
        """
        word = record.get(base)
        if word.lower() not in _WORDS:
            self._at(record, base, msg("is {word}; write yes or no.", word=word))
        return _WORDS.get(word.lower(), False)

    def begin_group(self, record: FormRow) -> None:
        """Open a group; its condition applies to every row up to its end.

        Parameters
        ----------
        record
            the row that begins it.
        """
        relevant = self._row_relevance(record)
        cell = record.address(record.table.plain("type"))
        self.groups.append(OpenGroup(cell, relevant, record.address(self._relevant_header(record))))
        if any(record.at(h).strip() for h in self.texts.columns(record.table, "label").values()):
            self.notes.leave_out(
                cell, msg("the group's label"), msg("each question has a screen of its own")
            )

    def end_group(self, record: FormRow) -> None:
        """Close the innermost group.

        Parameters
        ----------
        record
            the row that ends it.
        """
        if self.groups:
            self.groups.pop()
        else:
            self._at(record, "type", msg("ends a group that does not begin; remove the row."))

    def check_groups(self) -> None:
        """Note every group that is still open."""
        for group in self.groups:
            self.notes.mistake(group.cell, msg("begins a group that does not end; add end_group."))

    # Conditions

    def _relevance(self, record: FormRow, path: str) -> dict[str, str]:
        own = self._row_relevance(record)
        where = record.address(self._relevant_header(record))
        parts = [(g.relevant, g.relevant_cell) for g in self.groups] + [(own, where)]
        known = [(part, cell) for part, cell in parts if part is not None]
        if not known:
            return {}
        self.notes.cells[f"{path}.relevant"] = known[-1][1]
        self.notes.conditions[f"{path}.relevant"] = {
            name: cell for part, cell in known for name in references(part)
        }
        return {"relevant": printed(all_of(*(part for part, _ in known)))}

    def _row_relevance(self, record: FormRow) -> Expression | None:
        header = self._relevant_header(record)
        return None if header is None else self._condition(record, header.base, None)

    @staticmethod
    def _relevant_header(record: FormRow) -> Any:
        return record.table.plain("relevant") or record.table.plain("relevance")

    def _condition(self, record: FormRow, base: str, path: str | None) -> Expression | None:
        text = record.get(base)
        cell = record.address(record.table.plain(base))
        if path is not None:
            self.notes.cells[f"{path}.{base}"] = cell
        if not text:
            return None
        try:
            condition = parse_expression(text)
        except ExpressionProblem as problem:
            self.notes.mistake(cell, problem)
            return None
        referred = references(condition)
        for name in referred:
            if name in self.left_out:
                where = self.left_out[name]
                self.notes.mistake(
                    cell,
                    msg(
                        "refers to ${{{name}}}, which is left out ({where}).",
                        name=name,
                        where=where,
                    ),
                )
        is_gone = any(name in self.left_out or name in self.refused for name in referred)
        return None if is_gone else condition

    # Designs

    def _design(self, record: FormRow, path: str) -> dict[str, Any]:
        name = record.rr_cell("design")
        table = record.table
        self.notes.cells[f"{path}.design"] = record.address(table.rr_column("design"))
        design: dict[str, Any] = {"name": name or "direct"}
        declared = _declared(name)
        for header in table.headers:
            if not header.is_rr or header.language in RR_COLUMNS:
                continue
            key, text = header.language or "", record.at(header).strip()
            cell = record.address(header)
            self.notes.cells[f"{path}.design.{key}"] = cell
            if not text:
                continue
            if not name:
                self.notes.mistake(cell, msg("belongs to a design; name one in rr::design."))
            else:
                design[key] = self._parameter(cell, text, declared.get(key))
        self.notes.cells[f"{path}.mode"] = record.address(table.rr_column("mode"))
        mode = record.rr_cell("mode")
        return {"design": design, **({"mode": mode} if mode else {})}

    def _parameter(self, cell: str, text: str, declared: Parameter | None) -> Any:
        if text.startswith(("[", "{")):
            try:
                return json.loads(text)
            except (json.JSONDecodeError, RecursionError):
                self.notes.mistake(
                    cell, msg("begins with a bracket, but is no JSON; write 1/2,1/4,1/4.")
                )
                return text
        kind = None if declared is None else declared.kind
        if kind is ParameterKind.ROWS:
            return [[each.strip() for each in row.split(",")] for row in text.split(";")]
        if kind is ParameterKind.PROBABILITIES:
            return [each.strip() for each in text.split(",")]
        return text

    def _second_question(self, record: FormRow, path: str) -> dict[str, Any]:
        """Return the harmless question of a row, if it has one."""
        where = f"{path}.{KEY}"
        self.notes.cells[where] = record.address(record.table.plain("name"))
        second: dict[str, Any] = {}
        for key, base in SECOND_COLUMNS.items():
            if key == SHARE:
                self.notes.cells[f"{where}.{key}"] = record.address(record.table.plain(base))
                said: Any = record.get(base)
            else:
                said = self.texts.read(record, base, f"{where}.{key}")
            if said:
                second[key] = said
        return {KEY: second} if second else {}

    # What each type has besides

    def _particulars(
        self, record: FormRow, kind: str, detail: str, path: str, constraint: Expression | None
    ) -> dict[str, Any]:
        forced = record.rr_cell("type")
        if forced not in {"", "single_choice"}:
            where = record.address(record.table.rr_column("type"))
            self.notes.mistake(
                where, msg("is {forced}; only single_choice can stand here.", forced=forced)
            )
        match kind:
            case "select_one" | "select_multiple":
                return self._choices(record, kind, detail, path, may_be_yes_no=not forced)
            case "range":
                return self._range(record, path)
        return self._integer(record, path, constraint)

    def _choices(
        self, record: FormRow, kind: str, name: str, path: str, *, may_be_yes_no: bool
    ) -> dict[str, Any]:
        named = {"select_one": "single_choice", "select_multiple": "multiple_choice"}[kind]
        self.notes.cells[f"{path}.choices"] = record.address(record.table.plain("type"))
        if name not in self.lists:
            said = msg("names the list {name}", name=name) if name else msg("names no list")
            self._at(
                record,
                "type",
                msg("{said}, which the choices sheet does not have; add it.", said=said),
            )
            return {"type": named}
        rows = self.lists[name]
        ids = [row.get("name") for row in rows]
        if kind == "select_one" and may_be_yes_no and sorted(ids) == sorted(YES_NO):
            self._note_replaced_labels(rows)
            return {"type": "yes_no"}
        choices = []
        for j, row in enumerate(rows):
            where = f"{path}.choices[{j}]"
            self.notes.cells[where] = row.address(row.table.plain("name"))
            texts = self.texts.read(row, "label", f"{where}.text")
            choices.append({"id": row.get("name"), "text": texts})
        return {"type": named, "choices": choices}

    def _note_replaced_labels(self, rows: Sequence[FormRow]) -> None:
        """Note that yes and no are shown in the program's words, where the form has others."""
        for row in rows:
            for header in self.texts.columns(row.table, "label").values():
                if row.at(header).strip().casefold() not in {"", *YES_NO}:
                    why = msg(
                        "yes and no are said in the program's words; rr::type single_choice "
                        "keeps them"
                    )
                    self.notes.leave_out(
                        row.address(header),
                        Message("“{word}”", {"word": row.at(header).strip()}),
                        why,
                    )

    def _range(self, record: FormRow, path: str) -> dict[str, Any]:
        cell = record.address(record.table.plain("parameters"))
        given = {"start": "0", "end": "10", "step": "1"}
        for word in re.split(r"[\s,;]+", re.sub(r"\s*=\s*", "=", record.get("parameters"))):
            key, _, text = word.partition("=")
            if key in given and NUMBER.fullmatch(text):
                given[key] = text
            elif word:
                self.notes.mistake(
                    cell,
                    msg("has {word}; write start=0 end=10 step=1, with numbers.", word=word),
                )
        for key in ("levels", "minimum", "maximum", "step"):
            self.notes.cells[f"{path}.{key}"] = cell
        start, end, step = (Decimal(given[key]) for key in ("start", "end", "step"))
        if start == step == 1 and end == int(end) and 2 <= end <= MOST_LEVELS:
            return {"type": "rating", "levels": int(end)}
        scale = {"minimum": _json(start), "maximum": _json(end), "step": _json(step)}
        return {"type": "number", **scale}

    def _integer(self, record: FormRow, path: str, constraint: Expression | None) -> dict[str, Any]:
        low, high, rest = bounds(constraint)
        value: dict[str, Any] = {"type": "number", "constraint": rest and printed(rest)}
        header = record.table.plain("constraint")
        given = {"minimum": low, "maximum": high, "step": None}
        for key, bound in given.items():
            own = record.rr_cell(key)
            column = record.table.rr_column(key) if own else header
            self.notes.cells[f"{path}.{key}"] = record.address(column)
            if own and not NUMBER.fullmatch(own):
                self.notes.mistake(
                    record.address(column), msg("is {own}; write a number.", own=own)
                )
            value[key] = _json(Decimal(own)) if NUMBER.fullmatch(own) else bound
        if value["minimum"] is None or value["maximum"] is None:
            column = header or record.table.plain("type")
            self.notes.mistake(
                record.address(column),
                msg(
                    "gives an integer no two bounds; write . >= 0 and . <= 120, or "
                    "rr::minimum and rr::maximum."
                ),
            )
            self.notes.cells[path] = record.address(column)
        return value

    def _at(self, record: FormRow, base: str, sentence: Message) -> None:
        self.notes.mistake(record.address(record.table.plain(base)), sentence)


def bounds(constraint: Expression | None) -> tuple[int | None, int | None, Expression | None]:
    """Return the bounds that ``. >= low and . <= high`` states, and the rest of the constraint.

    Parameters
    ----------
    constraint
        an integer question's constraint.

    Returns
    -------
    low, high : int or None
        the bounds; None if not stated.
    rest : Expression or None
        the other conjuncts.
    """
    low: int | None = None
    high: int | None = None
    rest = []
    for part in () if constraint is None else conjuncts(constraint):
        relation, number = _bound(part)
        if low is None and relation is Relation.AT_LEAST:
            low = number
        elif high is None and relation is Relation.AT_MOST:
            high = number
        else:
            rest.append(part)
    return low, high, all_of(*rest) if rest else None


def _bound(part: Expression) -> tuple[Relation | None, int]:
    """Return ``part`` as at least, or at most, a whole number; (None, 0) if it is neither."""
    match part:
        case AnswerComparison(relation, CurrentAnswer(), NumberLiteral(number)):
            pass
        case AnswerComparison(mirrored, NumberLiteral(number), CurrentAnswer()):
            relation = mirrored.mirrored
        case _:
            return None, 0
    if number != int(number):
        return None, 0
    match relation:
        case Relation.ABOVE:
            return Relation.AT_LEAST, int(number) + 1
        case Relation.BELOW:
            return Relation.AT_MOST, int(number) - 1
    return relation, int(number)


def _declared(name: str) -> Mapping[str, Parameter]:
    design = next((design for design in CATALOGUE if design.name == name), None)
    return {} if design is None else design.written_parameters()


def _json(number: Decimal) -> int | str:
    return int(number) if number == int(number) else format(number.normalize(), "f")
