"""Questions of a form, row by row, as the JSON values that survey files keep."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.parameters import Parameter, ParameterKind
from surveyapp.messages.message import SEMICOLON, Message, joined, msg
from surveyapp.survey.definition.expressions import (
    Expression,
    ExpressionProblem,
    all_of,
    printed,
    references,
)
from surveyapp.survey.definition.second_question import KEY, SHARE
from surveyapp.survey.routing.leak_checker import PIPED
from surveyapp.survey.types.base import AnswerKind
from surveyapp.survey.types.fields import ChoicesField
from surveyapp.survey.types.number import ANY_STEP
from surveyapp.survey.types.rating import MOST_LEVELS
from surveyapp.survey.types.registry import form_types
from surveyapp.survey.xlsform.chance import NotReadable
from surveyapp.survey.xlsform.choice_filters import MOST_PAIRS, Parent, passes, without_implied
from surveyapp.survey.xlsform.conditions import FormConditions, KnownRow, hull
from surveyapp.survey.xlsform.formulas import (
    AnswerValue,
    Formula,
    OperationValue,
    TextValue,
    conjuncts_of,
    names_in,
    parse_formula,
)
from surveyapp.survey.xlsform.names import choice_ids
from surveyapp.survey.xlsform.notes import FormNotes
from surveyapp.survey.xlsform.number_bounds import bounds
from surveyapp.survey.xlsform.randomization import FormChance, Masked, has_draw
from surveyapp.survey.xlsform.sheets import FormRow, FormTable, language_header
from surveyapp.survey.xlsform.texts import FormTexts
from surveyapp.survey.xlsform.told_answers import ToldAnswers
from surveyapp.survey.xlsform.unsupported import (
    IN_REPEAT,
    NOT_ASKED_TYPES,
    PARTS_LEFT_OUT,
    REPEATED,
    RR_COLUMNS,
    SECOND_COLUMNS,
)

YES_NO = ("yes", "no")
NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
YES_WORDS = frozenset({"yes", "true", "true()", "1"})
_WORDS = {
    **dict.fromkeys(YES_WORDS, True),
    **dict.fromkeys(("", "no", "false", "false()", "0"), False),
}
OTHER = "other"
"""The name of the choice that ``or_other`` adds."""
MOST_DIGITS = 999_999_999
"""The largest integer that field tools take."""
DECIMALS = "0.001"
MOST_SPLITS = 40


@dataclass(frozen=True, slots=True)
class OpenGroup:
    """A group or repeat of rows that is not closed yet: where it begins, and its condition."""

    cell: str
    name: str
    relevant: Formula | None
    relevant_cell: str
    is_repeat: bool


@dataclass(frozen=True, slots=True)
class TypedRow:
    """A row of the survey sheet, its type without details, and what follows it, such as a list's name."""

    record: FormRow
    kind: str
    detail: str

    @property
    def name(self) -> str:
        """The row's name."""
        return self.record.get("name")

    @property
    def cell(self) -> str:
        """The cell of its type."""
        return self.record.address(self.record.table.plain("type"))


@dataclass(frozen=True, slots=True)
class Relevance:
    """When a row is asked: a condition, or why surveys cannot say it."""

    condition: Expression | None = None
    cell: str = ""
    why_not: Message | None = None


@dataclass(slots=True)
class FormRows:
    """Turns rows into questions' JSON values; ``lists`` are the choices' rows by the list's name."""

    notes: FormNotes
    texts: FormTexts
    lists: Mapping[str, Sequence[FormRow]]
    conditions: FormConditions
    chance: FormChance
    ids: Mapping[str, str]
    """The ids of rows by their names."""
    masked: Mapping[str, Masked] = field(default_factory=dict)
    groups: list[OpenGroup] = field(default_factory=list)
    questions: list[dict[str, Any]] = field(default_factory=list)
    _told: ToldAnswers = field(default_factory=ToldAnswers)
    _list_of: dict[str, str] = field(default_factory=dict)
    """The names of the questions' lists, by the names of the questions."""
    _checked: set[str] = field(default_factory=set)
    """The lists whose names were compared."""

    def add(self, row: TypedRow) -> None:
        """Add the question of a row, or drop it with the reason.

        Parameters
        ----------
        row
            the row.
        """
        asked = self._relevance(row.record, row.kind)
        self._look_for_told_answers(row)
        self._list_of[row.name] = row.detail
        why = self._why_dropped(row)
        if why is not None:
            self.drop(row.record, row.kind, why)
        elif asked.why_not is not None:
            self.drop(row.record, row.kind, asked.why_not, asked.cell)
        else:
            changes: list[Message] = []
            made = self._questions(row, asked, changes)
            self.questions.extend(made)
            what = {question["type"]: 0 for question in made}
            if what:
                asked_as = msg("{name} is asked as {kind}", name=row.name, kind=", ".join(what))
                self.notes.keep(row.cell, row.name, asked_as, changes)

    def _look_for_told_answers(self, row: TypedRow) -> None:
        """Note a question that is to be answered as the form's draw tells, in its own text or one before."""
        headers = [*self.texts.columns(row.record.table, "label").values()]
        texts = [row.record.at(header) for header in headers]
        if headers:
            cell = row.record.address(headers[0])
            self._told.show(self.chance, cell, texts, self._shown(row))
        if row.kind == "note":
            return
        if row.kind == "select_one" and not row.record.rr_cell("design"):
            listed = self.lists.get(row.detail, ())
            words = [
                one.at(h) for one in listed for h in self.texts.columns(one.table, "label").values()
            ]
            why = self._told.why_not(self.chance, [*words, *(one.get("name") for one in listed)])
            if why is not None:
                self.notes.mistake(row.cell, why)
        self._told.forget()

    def drop(self, record: FormRow, kind: str, why: Message, cell: str = "") -> None:
        """Drop a row.

        Parameters
        ----------
        record
            the row.
        kind
            its type.
        why
            the reason.
        cell
            the cell that has it; the row's type if none is given.
        """
        name = record.get("name")
        if name:
            self.conditions.gone[name] = record.address(record.table.plain("type"))
            self.conditions.rows.pop(name, None)
        what = msg("{name} ({kind})", name=name, kind=kind) if name else Message(kind)
        self.notes.leave_out(cell or record.address(record.table.plain("type")), what, why, name)

    def _why_dropped(self, row: TypedRow) -> Message | None:
        record, is_select = row.record, row.kind in {"select_one", "select_multiple"}
        repeat = next((group for group in self.groups if group.is_repeat), None)
        if repeat is not None:
            return Message(IN_REPEAT, {"name": repeat.name, "cell": repeat.cell})
        if is_select and "label" in record.get("appearance").split():
            return msg("it only heads a table; each question has a screen of its own")
        if is_select and "search(" in record.get("appearance").replace(" ", ""):
            return NOT_ASKED_TYPES["select_one_from_file"]
        if record.get("readonly").lower() in YES_WORDS and row.kind != "note":
            return msg("it is shown and not answered; write a note")
        shown = next((n for n in self._shown(row) if not self._is_coin(n)), None)
        if shown is not None:
            return msg(
                "its text shows the answer to ${{{name}}}, and answers are not put into texts; "
                "word it without",
                name=shown,
            )
        return None

    def _shown(self, row: TypedRow) -> Iterator[str]:
        """Yield the rows whose answers the texts of a row and its choices show."""
        choices = self.lists.get(row.detail, ()) if row.kind.startswith("select") else ()
        for record in (row.record, *choices):
            for header in self.texts.columns(record.table, "label").values():
                yield from PIPED.findall(record.at(header))

    def _is_coin(self, name: str) -> bool:
        """Return whether a row is randomized, so that nothing may show it."""
        row = self.chance.asked.get(name)
        return name in self.masked or (row is not None and row.has_design)

    def _questions(
        self, row: TypedRow, asked: Relevance, changes: list[Message]
    ) -> list[dict[str, Any]]:
        """Return the questions that a row becomes: one, or one for each list that its filter makes."""
        record = row.record
        formula = self._formula(record, "choice_filter") if row.detail in self.lists else None
        if formula is None:
            path = f"questions[{len(self.questions)}]"
            return [self._question(row, path, asked, changes)]
        formula = without_implied(formula, self.lists[row.detail], self._parents(formula))
        found = self._filtered(formula, row.detail)
        if isinstance(found, Message):
            header = record.table.plain("choice_filter")
            self.drop(record, row.kind, found, record.address(header))
            return []
        return self._split(row, asked, names_in(formula)[0], found, changes)

    def _question(
        self, row: TypedRow, path: str, asked: Relevance, changes: list[Message]
    ) -> dict[str, Any]:
        record, kind, detail = row.record, row.kind, row.detail
        cells, name = self.notes.cells, record.get("name")
        cells[path] = cells[f"{path}.type"] = record.address(record.table.plain("type"))
        cells[f"{path}.id"] = record.address(record.table.plain("name"))
        value: dict[str, Any] = {"id": self.ids.get(name, name), "type": "note"}
        if value["id"] != name:
            changes.append(msg("its name becomes {id}", id=value["id"]))
        value["text"] = self.texts.read(record, "label", f"{path}.text")
        value |= self._more_texts(record, path)
        if asked.condition is not None:
            value["relevant"] = printed(asked.condition)
            cells[f"{path}.relevant"] = asked.cell
        self._leave_parts_out(record, kind)
        if kind == "note" or self._is_single(kind, detail):
            self._check_note(record, kind, changes)
            value.pop("constraint_message", None)
        else:
            value["required"] = self.is_set(record, "required")
            value |= self._design(record, path, changes)
            value |= self._second_question(record, path)
            value |= self._particulars(record, kind, detail, path, changes)
            self._settle_message(record, value)
        return {key: each for key, each in value.items() if each is not None}

    def _is_single(self, kind: str, detail: str) -> bool:
        """Return whether there is a single choice, so that there is nothing to answer."""
        return kind == "select_one" and len(self.lists.get(detail, "12")) == 1

    def _check_note(self, record: FormRow, kind: str, changes: list[Message]) -> None:
        if kind != "note":
            changes.append(msg("it has a single choice, so that it is shown as a note"))
        elif record.get("type").split()[0] != "note":
            changes.append(msg("there is nothing to choose, so that it is shown as a note"))
        if record.rr_cell("design"):
            cell = record.address(record.table.rr_column("design"))
            self.notes.mistake(cell, msg("is a design, but a note asks nothing; leave it empty."))
        if kind != "note" and record.get("name"):
            name = record.get("name")
            self.conditions.gone[name] = record.address(record.table.plain("type"))
            self.conditions.rows.pop(name, None)

    def _more_texts(self, record: FormRow, path: str) -> dict[str, dict[str, str]]:
        """Return the texts that a question need not have; one that lacks a language is dropped."""
        found = {}
        for key in ("hint", "audio", "constraint_message"):
            texts = self.texts.read(record, key, f"{path}.{key}")
            lacking = [code for code in self.texts.languages if code not in texts]
            cell = self.notes.cells[f"{path}.{key}"]
            shown = next((n for text in texts.values() for n in PIPED.findall(text)), None)
            what = msg("the {key}", key=key.replace("_", " "))
            if shown is not None and not self._is_coin(shown):
                why = msg("it shows the answer to ${{{name}}}; word it without", name=shown)
                self.notes.leave_out(cell, what, why)
            elif texts and lacking:
                why = msg("it is not there in {languages}", languages=", ".join(lacking))
                self.notes.leave_out(cell, what, why)
            elif texts:
                found[key] = texts
        return found

    def _leave_parts_out(self, record: FormRow, kind: str) -> None:
        for base, why in PARTS_LEFT_OUT.items():
            for header in record.table.headers:
                if header.base == base and record.at(header).strip():
                    self.notes.leave_out(record.address(header), msg("the {part}", part=base), why)
        if kind in {"select_one", "select_multiple"} and record.get("parameters"):
            self.notes.leave_out(
                record.address(record.table.plain("parameters")),
                Message("{parameters}", {"parameters": record.get("parameters")}),
                msg("choices stand in the order of their list; random_answer_order mixes them"),
            )

    def _settle_message(self, record: FormRow, value: dict[str, Any]) -> None:
        """Drop a constraint's message that nothing would show."""
        if value.get("constraint") is None and "constraint_message" in value:
            del value["constraint_message"]
            header = next(iter(self.texts.columns(record.table, "constraint_message").values()))
            why = (
                msg("the smallest and the largest answer have a message of their own")
                if value.get("minimum") is not None
                else msg("there is no constraint that it is about")
            )
            self.notes.leave_out(record.address(header), msg("the constraint's message"), why)

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
        if word.lower() in _WORDS:
            return _WORDS[word.lower()]
        try:
            is_set = self.conditions.condition(parse_formula(word), None)
        except ExpressionProblem:
            self._at(record, base, msg("is {word}; write yes or no.", word=word))
            return False
        if re.fullmatch(r"[\w-]+", word):
            self._at(record, base, msg("is {word}; write yes or no.", word=word))
        else:
            self.notes.leave_out(
                record.address(record.table.plain(base)),
                msg("the condition of required"),
                msg("the question can be skipped; write yes to have it answered always"),
            )
        return is_set is True

    # Groups

    def begin_group(self, record: FormRow, kind: str) -> None:
        """Open a group or repeat; its condition applies to every row up to its end.

        Parameters
        ----------
        record
            the row that begins it.
        kind
            ``begin_group`` or ``begin_repeat``.
        """
        opened = self.opened(record, kind)
        cell = opened.cell
        if opened.is_repeat and not self.is_in_repeat:
            self.drop(record, "repeat", REPEATED)
        self.groups.append(opened)
        if opened.is_repeat:
            return
        if any(record.at(h).strip() for h in self.texts.columns(record.table, "label").values()):
            self.notes.leave_out(
                cell, msg("the group's label"), msg("each question has a screen of its own")
            )

    def opened(self, record: FormRow, kind: str) -> OpenGroup:
        """Return the group or repeat that a row begins.

        Parameters
        ----------
        record
            the row.
        kind
            ``begin_group`` or ``begin_repeat``.
        """
        is_repeat = kind == "begin_repeat"
        return OpenGroup(
            record.address(record.table.plain("type")),
            record.get("name"),
            None if is_repeat else self._formula(record, "relevant"),
            record.address(record.table.plain("relevant")),
            is_repeat,
        )

    def end_group(self, record: FormRow, kind: str) -> None:
        """Close the innermost group or repeat.

        Parameters
        ----------
        record
            the row that ends it.
        kind
            ``end_group`` or ``end_repeat``.
        """
        is_repeat = kind == "end_repeat"
        if not self.groups:
            self._at(record, "type", msg("ends a group that does not begin; remove the row."))
            return
        opened = self.groups.pop()
        if opened.is_repeat is not is_repeat:
            self._at(
                record,
                "type",
                msg("is {kind}, but what is open began at {cell}.", kind=kind, cell=opened.cell),
            )

    def check_groups(self) -> None:
        """Note every group that is still open."""
        for group in self.groups:
            self.notes.mistake(group.cell, msg("begins a group that does not end; add end_group."))

    @property
    def is_in_repeat(self) -> bool:
        """Whether the row that is read stands in a repeat."""
        return any(group.is_repeat for group in self.groups)

    # Conditions

    def _formula(self, record: FormRow, base: str) -> Formula | None:
        """Return the formula in a cell; None without one, or with a mistake noted."""
        header = record.table.plain(base)
        if header is None or not record.at(header).strip():
            return None
        try:
            return parse_formula(record.at(header).strip())
        except ExpressionProblem as problem:
            self.notes.mistake(record.address(header), problem)
            return None

    def own_conditions(self, record: FormRow) -> list[tuple[Formula, str]]:
        """Return the conditions of the open groups and of a row, each with its cell.

        Parameters
        ----------
        record
            the row.
        """
        parts = [(g.relevant, g.relevant_cell) for g in self.groups]
        header = record.table.plain("relevant")
        parts.append((self._formula(record, "relevant"), record.address(header)))
        return [
            (one, cell) for part, cell in parts if part is not None for one in conjuncts_of(part)
        ]

    def _relevance(self, record: FormRow, kind: str) -> Relevance:
        found: list[Expression] = []
        last, name = "", record.get("name")
        masked = self.masked.get(name)
        path = f"questions[{len(self.questions)}].relevant"
        named = self.notes.conditions[path] = {}
        for part, cell in self.own_conditions(record):
            is_gate = self.chance.is_gate(part)
            if is_gate and masked is not None and masked.design is not None:
                continue  # its design asks everybody
            if is_gate and kind != "note" and self.chance.is_coin_gate(part):
                self.notes.mistake(cell, _COIN_GATE)
                return Relevance()
            condition = (
                self._gated(part, kind) if is_gate else self.conditions.condition(part, None)
            )
            if condition is False:
                return Relevance(cell=cell, why_not=msg("its condition is never true"))
            if isinstance(condition, Message):
                return Relevance(cell=cell, why_not=condition)
            if not isinstance(condition, bool):
                found.append(condition)
                named |= dict.fromkeys(references(condition), cell)
                last = cell
        return Relevance(all_of(*found) if found else None, last)

    def _gated(self, part: Formula, kind: str) -> Message | Expression | bool:
        """Return why a question that only chance asks is not asked."""
        if not {*names_in(part)} & self.chance.drawn and not has_draw(part):
            return self.conditions.condition(part, None)  # a note that depends on a coin's row
        share = self.chance.share(part)
        drawn = [name for name in names_in(part) if name in self.chance.drawn]
        faults = [*_gate_of(kind)]
        if kind not in _COUNTS | {"note"}:
            faults += self._faults_of(drawn)
        odds = (
            msg("chance decides who is asked")
            if share is None
            else msg("chance decides who is asked, {share} of all", share=str(share))
        )
        return joined(SEMICOLON, [odds, *faults])

    def _faults_of(self, names: Sequence[str]) -> Iterator[Message]:
        for name in names:
            yield from self.chance.faults_of(name)

    def _constraint(self, record: FormRow, path: str, known: KnownRow) -> Expression | None:
        """Return what of a constraint surveys can say; the rest is dropped with a line."""
        formula = self._formula(record, "constraint")
        cell = record.address(record.table.plain("constraint"))
        self.notes.cells[f"{path}.constraint"] = cell
        found: list[Expression] = []
        for part in () if formula is None else conjuncts_of(formula):
            condition = self.conditions.condition(part, known)
            if condition is False:
                condition = msg("it is never true")
            if isinstance(condition, Message):
                self.notes.leave_out(cell, msg("the constraint, or a part of it,"), condition)
            elif condition is not True:
                found.append(condition)
        return all_of(*found) if found else None

    # Choices that depend on an answer

    def _filtered(
        self, formula: Formula, name: str
    ) -> Message | list[tuple[list[str], list[FormRow]]]:
        """Return the answers to the question that a filter looks at, with the choices of each."""
        names = names_in(formula)
        known = self.conditions.rows.get(names[0]) if len(names) == 1 else None
        if not names and len(self.lists[name]) > 1:
            known = None
        if known is None or not known.choices:
            gone = next((each for each in names if each in self.conditions.gone), None)
            if gone is not None:
                cell = self.conditions.gone[gone]
                return msg("its choices depend on ${{{name}}}, which is left out ({cell})",
                           name=gone, cell=cell)  # fmt: skip
            return msg("its choices depend on more than one answer to one question with choices")
        if not _is_recorded(known):
            return msg("its choices depend on ${{{name}}}", name=names[0])
        if len(known.choices) * len(self.lists[name]) > MOST_PAIRS:
            return msg("its choices depend on too many answers")
        found: dict[tuple[int, ...], tuple[list[str], list[FormRow]]] = {}
        try:
            for answer in known.choices:
                rows = [row for row in self.lists[name] if passes(row, formula, names[0], answer)]
                key = tuple(row.number for row in rows)
                found.setdefault(key, ([], rows))[0].append(answer)
        except NotReadable:
            return msg("its filter is not one that can be read here")
        if len(found) > MOST_SPLITS:
            return msg(
                "it would become {count} questions; write out those that count", count=len(found)
            )
        return list(found.values())

    def _parents(self, formula: Formula) -> dict[str, Parent]:
        """Return the questions with choices that a filter looks at."""
        known = {name: self.conditions.rows.get(name) for name in names_in(formula)}
        return {
            name: Parent([*row.choices], self.lists.get(self._list_of.get(name, ""), ()))
            for name, row in known.items()
            if row is not None and row.choices
        }

    def _split(
        self,
        row: TypedRow,
        asked: Relevance,
        on: str,
        found: list[tuple[list[str], list[FormRow]]],
        changes: list[Message],
    ) -> list[dict[str, Any]]:
        """Return a question for each list that a filter makes, asked where its answers are given."""
        record, kind, detail, name = row.record, row.kind, row.detail, row.name
        base = self.ids.get(name, name)
        parts: list[tuple[str, frozenset[str]]] = []
        made: list[dict[str, Any]] = []
        taken = {question["id"].casefold() for question in self.questions}
        ids = choice_ids(one.get("name") for one in self.lists[detail])
        for number, (answers, rows) in enumerate(found, start=1):
            if len(rows) < 2:
                said = rows[0].get("name") if rows else ""
                changes.append(
                    msg("where ${{{on}}} is {answers}, its only choice {said} is not asked",
                        on=on, answers=", ".join(answers), said=said)
                    if said else
                    msg("where ${{{on}}} is {answers}, it has no choices and is not asked",
                        on=on, answers=", ".join(answers))
                )  # fmt: skip
                continue
            known = self.conditions.rows[on]
            word = known.choices[answers[0]] if len(answers) == 1 else str(number)
            part = f"{base}_{word}".replace("-", "_")[:64]
            while part.casefold() in taken:
                part = f"{part[:58]}_{number}"
            taken.add(part.casefold())
            where = self._where(on, answers, asked)
            if isinstance(where, Message):
                self.drop(record, kind, where)
                return []
            list_name = f"{detail}\n{number}"
            self.lists = {**self.lists, list_name: rows}
            path = f"questions[{len(self.questions) + len(made)}]"
            question = self._question(TypedRow(record, kind, list_name), path, where, [])
            self.notes.conditions[f"{path}.relevant"] = {}
            made.append({**question, "id": part})
            more = {OTHER} if self._has_other(record) else set()
            parts.append((part, frozenset({*(ids[one.get("name")] for one in rows), *more})))
        if not parts:
            self.drop(record, kind, msg("its filter leaves no choices"))
            return []
        self.conditions.rows[name] = KnownRow(
            base, AnswerKind.WORD if kind == "select_one" else AnswerKind.CHOICES, ids, tuple(parts)
        )
        if len(parts) > 1 or parts[0][0] != base:
            changes.append(
                msg("its choices depend on ${{{on}}}, so that it becomes {parts}",
                    on=on, parts=", ".join(part for part, _ in parts))
            )  # fmt: skip
        return made

    def _where(self, on: str, answers: Sequence[str], asked: Relevance) -> Relevance | Message:
        formula: Formula = OperationValue("=", AnswerValue(on), TextValue(answers[0]))
        for answer in answers[1:]:
            other = OperationValue("=", AnswerValue(on), TextValue(answer))
            formula = OperationValue("or", formula, other)
        condition = self.conditions.condition(formula, None)
        if isinstance(condition, bool | Message):
            return condition if isinstance(condition, Message) else asked
        parts = [condition] if asked.condition is None else [asked.condition, condition]
        return Relevance(all_of(*parts), asked.cell)

    # Designs

    def _design(self, record: FormRow, path: str, changes: list[Message]) -> dict[str, Any]:
        name = record.rr_cell("design")
        table = record.table
        self.notes.cells[f"{path}.design"] = record.address(table.rr_column("design"))
        masked = self.masked.get(record.get("name"))
        if not name and masked is not None:
            if masked.design is None:
                self.notes.mistake(record.address(table.plain("type")), masked.sentence)
            else:
                changes.append(masked.sentence)
                return {"design": dict(masked.design)}
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
                    cell, msg("begins with a bracket, but is not JSON; write 1/2,1/4,1/4.")
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
        self, record: FormRow, kind: str, detail: str, path: str, changes: list[Message]
    ) -> dict[str, Any]:
        forced = record.rr_cell("type")
        if forced not in {"", "single_choice"}:
            where = record.address(record.table.rr_column("type"))
            self.notes.mistake(
                where, msg("is {forced}; only single_choice can stand here.", forced=forced)
            )
        match kind:
            case "select_one" | "select_multiple":
                value = self._choices(record, kind, detail, path, changes, may_be_yes_no=not forced)
            case "range":
                value = self._range(record, path)
            case _ if kind in form_types():
                return self._declared(record, kind, detail, path, changes)
            case _:
                return self._number(record, kind, path, changes)
        known = self.conditions.rows.get(record.get("name"))
        constraint = None if known is None else self._constraint(record, path, known)
        return value if constraint is None else {**value, "constraint": printed(constraint)}

    def _declared(
        self, record: FormRow, kind: str, detail: str, path: str, changes: list[Message]
    ) -> dict[str, Any]:
        """Return the fields of a type that is one type of rows: its list, and columns of our own."""
        declared = form_types()[kind]
        value: dict[str, Any] = {"type": declared.type_name}
        for each in declared.fields:
            if isinstance(each, ChoicesField):
                value |= self._choices(record, kind, detail, path, changes, may_be_yes_no=False)
                continue
            own = record.rr_cell(each.key)
            if own:
                self.notes.cells[f"{path}.{each.key}"] = record.address(
                    record.table.rr_column(each.key)
                )
                value[each.key] = _json(Decimal(own)) if NUMBER.fullmatch(own) else own
        if record.get("constraint"):
            self.notes.leave_out(
                record.address(record.table.plain("constraint")),
                msg("the constraint"),
                msg("of such an answer only what the rr:: columns say is checked"),
            )
        return value

    def _choices(
        self,
        record: FormRow,
        kind: str,
        name: str,
        path: str,
        changes: list[Message],
        *,
        may_be_yes_no: bool,
    ) -> dict[str, Any]:
        named = {"select_one": "single_choice", "select_multiple": "multiple_choice"}.get(kind, "")
        named = named or form_types()[kind].type_name
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
        is_open = self._has_other(record)
        self._check_names(name, rows)
        ids = choice_ids(row.get("name") for row in rows)
        is_yes_no = sorted(row.get("name") for row in rows) == sorted(YES_NO) and not is_open
        if kind == "select_one" and may_be_yes_no and is_yes_no:
            self._note_replaced_labels(rows)
            return {"type": "yes_no"}
        choices = []
        for j, row in enumerate(rows):
            where = f"{path}.choices[{j}]"
            self.notes.cells[where] = row.address(row.table.plain("name"))
            texts = self.texts.read(row, "label", f"{where}.text")
            self._note_lacking_columns(row.table, where)
            choices.append({"id": ids.get(row.get("name"), ""), "text": texts})
            for header in row.table.headers:
                if (
                    header.base in {"image", "big-image", "video", "audio"}
                    and row.at(header).strip()
                ):
                    why = msg("choices are shown as texts")
                    self.notes.leave_out(
                        row.address(header), msg("the {part}", part=header.base), why
                    )
        renamed = [f"{old} → {new}" for old, new in ids.items() if old != new]
        if renamed:
            changes.append(
                msg("names of its choices change: {renamed}", renamed=", ".join(renamed))
            )
        if is_open and OTHER not in ids.values():
            texts = dict.fromkeys(self.texts.languages, "Other")
            choices.append({"id": OTHER, "text": texts})
            changes.append(
                msg("the choice Other is added, in English; add a choice named other to the list to "
                    "translate it; nothing can be written in")
            )  # fmt: skip
        return {"type": named, "choices": choices}

    @staticmethod
    def _has_other(record: FormRow) -> bool:
        return re.search(r"\bor[_ ](other|specify other)$", record.get("type")) is not None

    def _check_names(self, name: str, rows: Sequence[FormRow]) -> None:
        """Note choices of a list that have the same name, once a list."""
        if name in self._checked:
            return
        self._checked.add(name)
        seen: dict[str, str] = {}
        for row in rows:
            choice, cell = row.get("name"), row.address(row.table.plain("name"))
            first = seen.setdefault(choice.casefold(), cell)
            if first != cell:
                sentence = msg(
                    "is {choice}, as is {first}; give each its own name.",
                    choice=choice,
                    first=first,
                )
                self.notes.mistake(cell, sentence)

    def _note_lacking_columns(self, table: FormTable, where: str) -> None:
        """Note once that a sheet has no labels in a language; its choices need no lines of their own."""
        columns = self.texts.columns(table, "label")
        for code in self.texts.languages:
            if code not in columns:
                cell = table.address(next(iter(columns.values()), None))
                header = language_header("label", code)
                self.notes.mistake(
                    cell, msg("has no column {header} to go with it; add it.", header=header)
                )
                self.notes.cells[f"{where}.text.{code}"] = cell

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
        given = {"start": "1", "end": "10", "step": "1"}  # as the field's own tools complete it
        for word in re.split(r"[\s,;]+", re.sub(r"\s*=\s*", "=", record.get("parameters"))):
            key, _, text = word.partition("=")
            if key in given and NUMBER.fullmatch(text):
                given[key] = text
            elif word:
                self.notes.mistake(
                    cell,
                    msg("has {word}; write start=1 end=10 step=1, with numbers.", word=word),
                )
        for key in ("levels", "minimum", "maximum", "step"):
            self.notes.cells[f"{path}.{key}"] = cell
        start, end, step = (Decimal(given[key]) for key in ("start", "end", "step"))
        if start == step == 1 and end == int(end) and 2 <= end <= MOST_LEVELS:
            return {"type": "rating", "levels": int(end)}
        scale = {"minimum": _json(start), "maximum": _json(end), "step": _json(step)}
        return {"type": "number", **scale}

    def _number(
        self, record: FormRow, kind: str, path: str, changes: list[Message]
    ) -> dict[str, Any]:
        name = record.get("name")
        known = self.conditions.rows.get(name) or KnownRow(name, AnswerKind.NUMBER)
        constraint = self._constraint(record, path, known)
        is_whole = kind == "integer"
        least_whole, most_whole, rest = bounds(constraint) if is_whole else (None, None, constraint)
        low: int | str | None = least_whole
        high: int | str | None = most_whole
        least, most = (None, None) if rest is None else hull(rest)
        step = Decimal(1) if is_whole else Decimal(DECIMALS)
        if low is None and least is not None:
            low = _json(least.quantize(step, ROUND_CEILING if is_whole else ROUND_FLOOR))
        if high is None and most is not None:
            high = _json(most.quantize(step, ROUND_FLOOR if is_whole else ROUND_CEILING))
        value: dict[str, Any] = {"type": "number", "constraint": rest and printed(rest)}
        header = record.table.plain("constraint")
        ends = {"minimum": low, "maximum": high, "step": None if is_whole else DECIMALS}
        for key, bound in ends.items():
            own = record.rr_cell(key)
            column = record.table.rr_column(key) if own else header
            self.notes.cells[f"{path}.{key}"] = record.address(column)
            if own == ANY_STEP.get(key):
                value[key] = own
                continue
            if own and not NUMBER.fullmatch(own):
                self.notes.mistake(
                    record.address(column), msg("is {own}; write a number.", own=own)
                )
            value[key] = _json(Decimal(own)) if NUMBER.fullmatch(own) else bound
        self._settle_ends(record, path, value, changes)
        if not is_whole and not record.rr_cell("step"):
            changes.append(msg("numbers with up to three decimals are taken"))
        return value

    def _settle_ends(
        self, record: FormRow, path: str, value: dict[str, Any], changes: list[Message]
    ) -> None:
        """Give a number that is recorded as it is the ends that the form leaves open."""
        lacking = [key for key in ("minimum", "maximum") if value[key] is None]
        if not lacking:
            return
        if self._is_coin(record.get("name")):
            column = record.table.plain("constraint") or record.table.plain("type")
            self.notes.mistake(
                record.address(column),
                msg(
                    "gives an integer no two bounds; write . >= 0 and . <= 120, or "
                    "rr::minimum and rr::maximum."
                ),
            )
            self.notes.cells[path] = record.address(column)
            return
        if "maximum" in lacking:
            value["maximum"] = MOST_DIGITS
            changes.append(
                msg("it has no largest answer, so that numbers up to 999,999,999 are taken")
            )
        if "minimum" in lacking:
            value["minimum"] = 0 if Decimal(str(value["maximum"])) > 0 else -MOST_DIGITS
            changes.append(
                msg("it has no smallest answer, so that {least} is taken; rr::minimum names another",
                    least=f"{value['minimum']:,}")
            )  # fmt: skip

    def _at(self, record: FormRow, base: str, sentence: Message) -> None:
        self.notes.mistake(record.address(record.table.plain(base)), sentence)


def _is_recorded(known: KnownRow) -> bool:
    return known.kind is AnswerKind.WORD


_COUNTS = frozenset({"integer", "range"})
"""What a list experiment asks: how many statements of a list are true."""


def _gate_of(kind: str) -> tuple[Message, ...]:
    """Return what is wrong with a row that only chance asks; nothing is with a note."""
    if kind == "note":
        return ()
    return (_LISTS, _GATE) if kind in _COUNTS else (_GATE,)


_LISTS = msg(
    "if each part counts how many statements of a list are true, it is a list experiment: use rr::design "
    "item_count"
)
_GATE = msg(
    "if the others are told what to answer, every recorded answer is a true one; use rr::design to "
    "protect it, or ask_random to draw questions"
)
_COIN_GATE = msg(
    "is asked only where a coin says so, and the coin is recorded: every recorded answer is a true "
    "one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin's row."
)


def _declared(name: str) -> Mapping[str, Parameter]:
    design = CATALOGUE.by_name.get(name)
    return {} if design is None else design.written_parameters()


def _json(number: Decimal) -> int | str:
    return int(number) if number == int(number) else format(number.normalize(), "f")
