"""Randomization that a form builds from its own logic: found, its odds read, its faults named.

Field tools have no randomized questions. Authors build them: a calculation draws ``once(random())``, another
mixes it with an answer, or relevance asks only those whose coin says so. The record then has the coin, the
true answer or both. A question that a form protects so is never converted as an unprotected one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from typing import Any

from surveyapp.designs.core.channel import Channel, ChannelProblem
from surveyapp.messages.message import COMMA, SEMICOLON, Message, joined, msg
from surveyapp.survey.xlsform.chance import Draws, NotReadable, Odds, odds_of
from surveyapp.survey.xlsform.formulas import (
    ARITHMETIC,
    AnswerValue,
    CallValue,
    Formula,
    OperationValue,
    TextValue,
    calls_in,
    names_in,
    parts_of,
)

_SEEDS = re.compile(r"seed|rand|coin|dice|draw|noise|lottery", re.IGNORECASE)
"""What authors call files and columns of coins; other files only hand on what is known."""

MOST_ANSWERS = 32
"""With more answers no channel is read: it could not be explained to anybody."""
MOST_CHANNELS, MOST_FAULTS = 200, 8

Rows = tuple[tuple[Fraction, ...], ...]

_FACES = frozenset({"heads", "tails", "head", "tail"})
_THROW = re.compile(
    r"\b(toss|throw|roll|flip|spin)\w*\b.*\b(coin|die|dice|spinner|wheel)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class AskedRow:
    """A row with choices, as far as chance is concerned."""

    name: str
    cell: str
    choices: tuple[str, ...]
    """The names of its choices; () for questions without."""
    label: str
    has_design: bool = False
    """Whether the form protects it with a design of Surveyapp's."""


@dataclass(frozen=True, slots=True)
class Calculation:
    """A row that calculates."""

    name: str
    cell: str
    formula: Formula


@dataclass(frozen=True, slots=True)
class Masked:
    """A question whose answer the form mixes with chance."""

    row: AskedRow
    report: str
    """The calculation that does it."""
    design: Mapping[str, Any] | None
    """The design with the same odds, as survey files state it; None if it cannot be read."""
    sentence: Message
    """The channel, and what is done about it; without a final stop."""


@dataclass(slots=True)
class FormChance:
    """What a form leaves to chance."""

    asked: Mapping[str, AskedRow]
    calculations: Mapping[str, Calculation]
    coins: frozenset[str] = field(init=False)
    """The rows that ask for the outcome of a coin or a die."""
    drawn: frozenset[str] = field(init=False)
    """The calculations that depend on a random draw."""
    tossed: frozenset[str] = field(init=False)
    """The coins, and the calculations that depend on one."""
    secret: frozenset[str] = field(init=False)
    """The questions that have a design, and the calculations that depend on one."""
    _named: Mapping[str, Sequence[str]] = field(init=False)
    """What each calculation refers to."""
    _read: int = 0
    """How many channels were read."""

    def __post_init__(self) -> None:
        self.coins = frozenset(row.name for row in self.asked.values() if _is_coin(row))
        named = {one.name: names_in(one.formula) for one in self.calculations.values()}
        self._named = named
        draws = {n for n, one in self.calculations.items() if has_draw(one.formula)}
        self.drawn = frozenset(_fed_by(draws, named))
        self.tossed = frozenset(_fed_by(self.coins, named))
        secret = {name for name, row in self.asked.items() if row.has_design}
        self.secret = frozenset(_fed_by(secret, named)) if secret else frozenset()

    def masked(self) -> dict[str, Masked]:
        """Return the questions whose answers the form mixes with chance, by their names."""
        found: dict[str, Masked] = {}
        mixed = [one for n, one in self.calculations.items() if n in self.drawn | self.tossed]
        for one in mixed:
            for name in sorted(self._answers_behind(one.name) - self.coins - self._settled(found)):
                masked = self._masked(self.asked[name], one)
                if masked is not None and (name not in found or masked.design is not None):
                    found[name] = masked
        return found

    def _settled(self, found: Mapping[str, Masked]) -> set[str]:
        """Return the questions that need no further look: with a design, or after many looks."""
        return {n for n, one in found.items() if one.design or self._read > MOST_CHANNELS}

    def is_gate(self, condition: Formula) -> bool:
        """Return whether a condition looks at chance.

        Parameters
        ----------
        condition
            a formula of relevance.
        """
        names = {*names_in(condition)}
        return bool(names & (self.drawn | self.tossed)) or has_draw(condition)

    def is_coin_gate(self, condition: Formula) -> bool:
        """Return whether a condition looks at the recorded outcome of a coin that was asked for.

        Parameters
        ----------
        condition
            a formula of relevance.
        """
        return bool(self.tossed & {*names_in(condition)})

    def share(self, condition: Formula) -> Fraction | None:
        """Return the probability of a condition that only looks at draws; None if it cannot be read.

        Parameters
        ----------
        condition
            a formula of relevance.
        """
        try:
            odds = odds_of(self._draws().in_place(condition, "condition"), {}, {})
        except NotReadable:
            return None
        return odds.get("true", Fraction(0)) if odds.keys() <= {"true", "false"} else None

    def outcomes(self, name: str) -> Odds | None:
        """Return the probability of each value of a calculation that only draws; None if it cannot be read.

        Parameters
        ----------
        name
            the calculation's name.
        """
        try:
            return odds_of(self._draws().unfolded(name), {}, {})
        except NotReadable:
            return None

    def faults_of(self, name: str) -> tuple[Message, ...]:
        """Return what is wrong with a calculation that depends on chance.

        Parameters
        ----------
        name
            the calculation's name.
        """
        return tuple(islice(self._faults(sorted(self.reaches(name))), MOST_FAULTS))

    def own_faults(self, name: str) -> tuple[Message, ...]:
        """Return what is wrong with the draws of a calculation itself.

        Parameters
        ----------
        name
            the calculation's name.
        """
        return tuple(self._faults([name], is_kept=False))

    # Details

    def _draws(self) -> Draws:
        return Draws({name: one.formula for name, one in self.calculations.items()})

    def reaches(self, name: str) -> frozenset[str]:
        """Return a row and all rows that it is calculated from.

        Parameters
        ----------
        name
            the row's name.
        """
        found, waiting = {name}, [name]
        while waiting:
            more = {*self._named.get(waiting.pop(), ())} - found
            found |= more
            waiting.extend(more)
        return frozenset(found)

    def _answers_behind(self, name: str) -> frozenset[str]:
        return frozenset(each for each in self.reaches(name) if each in self.asked)

    def _masked(self, row: AskedRow, report: Calculation) -> Masked | None:
        """Return what the form does to an answer; None if it only decides by it, as a sample does."""
        if row.has_design:
            return None
        rows = self._channel(row, report)
        if not self._hands_on(report.formula, row.name, set()) and not (
            rows and all(map(all, rows))
        ):
            return None
        faults = joined(
            SEMICOLON,
            [*self.faults_of(report.name), self._truth_kept(row), *self._coins_kept(report)],
        )
        facts = {"report": report.name, "cell": report.cell, "faults": faults}
        if rows is None:
            return Masked(row, report.name, None, msg(
                "is randomized by the form itself, in ${{{report}}} ({cell}), with odds that "
                "cannot be read from it. Choose a design in rr::design, and remove that row. "
                "In the form, {faults}.", **facts,
            ))  # fmt: skip
        facts["odds"] = _odds(row.choices, rows)
        design = None if self._coins_kept(report) else _design(row.choices, rows)
        if design is None:
            return Masked(row, report.name, None, msg(
                "is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a "
                "design in rr::design, and remove that row. In the form, {faults}.", **facts,
            ))  # fmt: skip
        return Masked(row, report.name, design, msg(
            "the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is "
            "asked with {design}, which has the same odds. In the form, {faults}",
            **facts, design=_in_words(design),
        ))  # fmt: skip

    def _channel(self, row: AskedRow, report: Calculation) -> Rows | None:
        """Return Pr(report | answer), answers and reports in the order of the choices."""
        behind = self._answers_behind(report.name)
        self._read += 1
        if not 0 < len(row.choices) <= MOST_ANSWERS or self._read > MOST_CHANNELS:
            return None
        if behind - self.coins != {row.name}:
            return None
        behind &= self.coins
        coins = {name: self.asked[name].choices for name in sorted(behind)}
        try:
            formula = self._draws().unfolded(report.name)
            found = [odds_of(formula, {row.name: choice}, coins) for choice in row.choices]
        except NotReadable:
            return None
        if any(not odds.keys() <= {*row.choices} for odds in found):
            return None
        return tuple(tuple(odds.get(c, Fraction(0)) for c in row.choices) for odds in found)

    def _hands_on(self, formula: Formula, name: str, seen: set[str]) -> bool:
        """Return whether an answer itself can become the value of a formula."""
        match formula:
            case AnswerValue(said) if said == name:
                return True
            case AnswerValue(said) if said in self.calculations and said not in seen:
                seen.add(said)
                inner: Sequence[Formula] = (self.calculations[said].formula,)
            case CallValue("if", (_, *inner)):
                pass
            case CallValue("once" | "coalesce" | "number" | "string" | "int" | "round", inner):
                pass
            case OperationValue(operator, left, right) if operator in ARITHMETIC:
                inner = (left, right)
            case _:
                return False
        return any(self._hands_on(one, name, seen) for one in inner)

    def _faults(self, names: Sequence[str], *, is_kept: bool = True) -> Iterator[Message]:
        for name in names:
            if name not in self.calculations:
                continue
            part = self.calculations[name]
            if _is_redrawn(part.formula):
                yield msg(
                    "random() in {cell} is not inside once(): the coin is drawn again each time the "
                    "form is calculated, so that people can choose it by going back",
                    cell=part.cell,
                )
            if is_kept and "random" in calls_in(part.formula):
                yield msg(
                    "the coin ${{{name}}} is recorded, which undoes the protection", name=name
                )
            if any(map(_is_seed, parts_of(part.formula))):
                yield msg(
                    "the coin ${{{name}}} comes from a file, and whoever has the file can undo the "
                    "protection",
                    name=name,
                )

    def _coins_kept(self, one: Calculation) -> list[Message]:
        behind = sorted(self._answers_behind(one.name) & self.coins)
        return [
            msg("the coin ${{{name}}} is recorded, which undoes the protection", name=name)
            for name in behind
        ]

    @staticmethod
    def _truth_kept(row: AskedRow) -> Message:
        return msg("the true answer to ${{{name}}} is recorded", name=row.name)


def _fed_by(sources: Iterable[str], named: Mapping[str, Sequence[str]]) -> set[str]:
    """Return rows and all calculations that refer to one of them, step by step."""
    feeds: dict[str, list[str]] = {}
    for name, referred in named.items():
        for each in referred:
            feeds.setdefault(each, []).append(name)
    found, waiting = {*sources}, [*sources]
    while waiting:
        more = {*feeds.get(waiting.pop(), ())} - found
        found |= more
        waiting.extend(more)
    return found


def _is_coin(row: AskedRow) -> bool:
    if not row.choices:
        return False
    faces = {choice.casefold() for choice in row.choices}
    return faces <= _FACES or _THROW.search(row.label) is not None


def has_draw(formula: Formula) -> bool:
    """Return whether a formula draws by itself: by ``random()``, or from a file of coins.

    Parameters
    ----------
    formula
        the formula.
    """
    return "random" in calls_in(formula) or any(map(_is_seed, parts_of(formula)))


def _is_seed(formula: Formula) -> bool:
    if not isinstance(formula, CallValue) or formula.name != "pulldata":
        return False
    said = [one.text for one in formula.arguments if isinstance(one, TextValue)]
    return any(_SEEDS.search(text) for text in said)


def _is_redrawn(formula: Formula) -> bool:
    """Return whether a draw stands outside ``once()``."""
    match formula:
        case CallValue("once"):
            return False
        case CallValue("random"):
            return True
    inner = [part for part in parts_of(formula) if part is not formula]
    once = {id(part) for one in inner if isinstance(one, CallValue) and one.name == "once"
            for part in parts_of(one)}  # fmt: skip
    return any(
        isinstance(part, CallValue) and part.name == "random" and id(part) not in once
        for part in inner
    )


def _odds(choices: Sequence[str], rows: Rows) -> Message:
    lines = [
        Message("{answer} → {reports}", {"answer": answer, "reports": joined(COMMA, [
            Message("{report} {share}", {"report": report, "share": str(share)})
            for report, share in zip(choices, row, strict=True) if share
        ])})
        for answer, row in zip(choices, rows, strict=True)
    ]  # fmt: skip
    return joined(SEMICOLON, lines)


def _design(choices: Sequence[str], rows: Rows) -> dict[str, Any] | None:
    """Return the design with a channel; None if its reports tell nothing, or every answer."""
    is_yes_no = sorted(choices) == ["no", "yes"]
    if is_yes_no and tuple(choices) != ("yes", "no"):
        rows = tuple(tuple(reversed(row)) for row in reversed(rows))
    size = range(len(rows))
    forced = [min(rows[i][j] for i in size if i != j) for j in size]
    truths = {rows[j][j] - forced[j] for j in size}
    is_forced = all(rows[i][j] == forced[j] for i in size for j in size if i != j)
    if is_forced and len(truths) == 1:
        (truth,) = truths
        if not 0 < truth < 1:
            return None if truth in {0, 1} else _without_truth(rows, is_yes_no=is_yes_no)
        if not is_yes_no:
            return {"name": "forced_choice", "p_truth": str(truth), "p_forced": [*map(str, forced)]}
        if truth == 2 * forced[0] == Fraction(1, 2) and forced[0] == forced[1]:
            return {"name": "two_coins"}
        return {"name": "forced_response", "p_truth": str(truth), "p_yes": str(forced[0])}
    return _matrix(rows)


def _without_truth(rows: Rows, *, is_yes_no: bool) -> dict[str, Any] | None:
    if is_yes_no and rows[0][0] == rows[1][1]:
        return {"name": "warner", "p": str(rows[0][0])}
    return _matrix(rows)


def _matrix(rows: Rows) -> dict[str, Any] | None:
    try:
        Channel(rows).debiasing()
    except ChannelProblem:
        return None
    return {"name": "matrix", "rows": [[*map(str, row)] for row in rows]}


def _in_words(design: Mapping[str, Any]) -> str:
    stated = ", ".join(
        f"{key} = {given if isinstance(given, str) else str(given).replace(chr(39), '')}"
        for key, given in design.items()
        if key != "name"
    )
    return f"{design['name']} ({stated})" if stated else str(design["name"])
