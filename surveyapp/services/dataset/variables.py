"""The variables of a project: what each column is, and what an analyst says of it.

Every change is one step that can be undone. What is asked of a randomized question across its coins (its
answers, missing codes, a computation) is refused with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.computed import direct_source
from surveyapp.analyses.data.record_columns import listed_values
from surveyapp.analyses.data.variables import DerivedVariable, VariableEdit, Variables, sources_of
from surveyapp.analyses.data.variables_file import derivation_text, variables_in
from surveyapp.analyses.data.variables_view import (
    ROLES_IN_SAMPLE,
    Measured,
    levels_for,
    measured_by,
)
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.dataset.sample_design import brought_sample
from surveyapp.services.project.totals import HeldByTrustees
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.storage.surveys.survey_files import load_json
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import AnswerKind, AskedQuestion, MeasurementLevel


class VariableKind(Enum):
    """Where a variable comes from."""

    ASKED = "asked"
    DERIVED = "derived"
    SAMPLE = "sample"
    """A weight, stratum or cluster that an imported table brought."""


@dataclass(frozen=True, slots=True)
class ValueRow:
    """One value of a variable: its word in the record, its label, how often it stands there.

    ``is_missing`` values count as not answered; their ``count`` is of those that were recorded so.
    """

    value: str
    label: str
    count: int
    is_missing: bool = False


@dataclass(frozen=True, slots=True)
class VariableRow:
    """One variable of a project."""

    name: str
    """What every analysis calls it."""
    asked: str
    """The id of the question in the survey; empty of a variable that nobody was asked."""
    label: str
    """Its text."""
    level: MeasurementLevel
    """Nominal, ordinal, numeric, weight, stratum, cluster or id."""
    levels: tuple[MeasurementLevel, ...]
    """Those that it can be given."""
    values: tuple[ValueRow, ...]
    """The listed ones; of a number there are none."""
    missing: tuple[str, ...]
    """The values that count as not answered."""
    count: int
    """In how many interviews it stands."""
    missing_count: int
    """In how many it does not."""
    design: str
    """How it was asked: ``direct`` or the name of a design."""
    is_randomized: bool
    """Whether what is recorded are reports, not answers."""
    epsilon: str
    """Of a randomized one, as text."""
    kind: VariableKind
    """Whether it was asked, derived, or brought by a table."""
    made_of: str = ""
    """Of a derived one how it is made, as ``surveyapp variables`` takes it."""
    is_hidden: bool = False
    """Whether it is kept out of every analysis."""
    measured: Measured | None = None
    """What of it can be put into bands; None: nothing."""
    notes: tuple[Message, ...] = ()
    """What is to be known, in sentences."""

    @property
    def can_rename(self) -> bool:
        """Whether its name and label can be changed; not those of a table's sample columns."""
        return self.kind is not VariableKind.SAMPLE

    @property
    def can_have_missing(self) -> bool:
        """Whether values can be said to be missing: of what was asked without coins, and has values."""
        return self.kind is VariableKind.ASKED and not self.is_randomized

    @property
    def can_recode(self) -> bool:
        """Whether its answers can be recoded."""
        return not self.is_randomized and len(self.values) > 1

    @property
    def can_band(self) -> bool:
        """Whether it is a number, ordered levels or a day, which can be put into bands."""
        return not self.is_randomized and self.measured is not None

    @property
    def has_numbers(self) -> bool:
        """Whether its answers are numbers, as ``number_counts`` counts them."""
        return self.can_band and self.measured is Measured.NUMBER

    @property
    def has_days(self) -> bool:
        """Whether its answers are days, as ``day_counts`` counts them."""
        return self.can_band and self.measured is Measured.DAY

    @property
    def can_merge(self) -> bool:
        """Whether its reports can be merged."""
        return self.is_randomized and len(self.values) > 2


def variable_rows(project: Path, progress: Progress = no_progress) -> tuple[VariableRow, ...]:
    """Return the variables of a project's chosen survey: asked ones, derived ones, columns of the sample.

    Parameters
    ----------
    project
        Path of the project file.
    progress
        Called with the number of variables counted and of all.

    Raises
    ------
    EnvironmentProblem, FileRefused
        if it cannot be used.
    """
    with existing_project(project) as opened:
        if opened.asked_survey is None:
            return ()
        rows = []
        makers = tuple(_makers(opened, opened.variables))
        for make in makers:
            rows.append(make())
            progress(len(rows), len(makers))
        return (*rows, *(_sample_rows(opened) if _has_rows(opened) else ()))


def preview_derived(project: Path, variable: DerivedVariable) -> VariableRow:
    """Return what a derived variable would be, without making it.

    Parameters
    ----------
    project
        Path of the project file.
    variable
        Its name, and how it would be made; one of that name is replaced.

    Raises
    ------
    UserProblem
        if it cannot be made so.
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        variables = opened.variables.having(variable)
        opened.seen_with(variables)
        return list(_makers(opened, variables))[_place(opened, variables, variable.name)]()


def variable_row(project: Path, name: str) -> VariableRow:
    """Return one variable of a project.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable's name.

    Raises
    ------
    UserProblem
        if there is none of that name.
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        variables = opened.variables
        return list(_makers(opened, variables))[_place(opened, variables, name)]()


def number_counts(project: Path, name: str) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the different numbers of a direct variable, ascending, and how often each was given.

    Parameters
    ----------
    project
        Path of the project file.
    name
        A number.

    Raises
    ------
    UserProblem
        if there is none of that name, or it is randomized.
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        seen = opened.seen_with(opened.variables.all_shown())
        assert seen.survey is not None  # noqa: S101 - seen_with() refuses a project without
        return seen.numbers_counted(direct_source(seen.survey, name))


def day_counts(project: Path, name: str) -> Mapping[date, int]:
    """Return the different days of a direct variable, the earliest first, and how often each was given.

    Parameters
    ----------
    project
        Path of the project file.
    name
        A date.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``number_counts``.
    """
    with existing_project(project) as opened:
        seen = opened.seen_with(opened.variables.all_shown())
        assert seen.survey is not None  # noqa: S101 - seen_with() refuses a project without
        counted = seen.texts_counted(direct_source(seen.survey, name))
    days = Counter[date]()
    for given in counted.values():
        days.update({date.fromisoformat(text): often for text, often in given.items() if text})
    return dict(sorted(days.items()))


def _has_rows(opened: Project) -> bool:
    return opened.connection is None and opened.interviews > 0


def _place(opened: Project, variables: Variables, name: str) -> int:
    survey = opened.asked_survey
    asked = () if survey is None else survey.recorded_questions
    names = [variables.edits.get(one.id, VariableEdit()).name or one.id for one in asked]
    names += [one.name for one in variables.derived]
    if name not in names:
        raise UserProblem(msg("There is no variable {name}.", name=name))
    return names.index(name)


def _makers(opened: Project, variables: Variables) -> Iterator[Callable[[], VariableRow]]:
    """Yield what makes the row of each variable: asked ones, then derived ones."""
    asked = opened.asked_survey
    if asked is None:
        return
    if opened.totals is not None:
        raise HeldByTrustees(opened.totals)
    shown = variables.all_shown()
    view = opened.view_with(shown)
    seen = {str(question.id): question for question in view.survey.recorded_questions}
    reports = opened.seen_with(shown) if _has_rows(opened) else None
    record = opened.as_asked() if _has_rows(opened) else None
    for original in asked.recorded_questions:
        edit = variables.edits.get(original.id, VariableEdit())
        yield partial(_asked_row, original, seen[edit.name or original.id], edit, reports, record)
    for made in variables.derived:
        notes = tuple(note for of, note in view.merged if of == made.name)
        yield partial(_derived_row, seen[made.name], made, reports, notes)


def _asked_row(
    original: AskedQuestion,
    question: AskedQuestion,
    edit: VariableEdit,
    reports: StoredReports | None,
    record: StoredReports | None,
) -> VariableRow:
    row = _row(question, edit.level, _counts(question, reports), VariableKind.ASKED)
    return replace(
        row,
        asked=original.id,
        missing=edit.missing,
        is_hidden=edit.hidden,
        values=(*row.values, *_missing_values(original, edit, record)),
        levels=levels_for(original),
    )


def _derived_row(
    question: AskedQuestion,
    made: DerivedVariable,
    reports: StoredReports | None,
    notes: tuple[Message, ...],
) -> VariableRow:
    row = _row(question, made.level, _counts(question, reports), VariableKind.DERIVED)
    return replace(row, made_of=derivation_text(made.derivation), notes=notes)


def _row(
    question: AskedQuestion,
    level: MeasurementLevel | None,
    counts: _Counts,
    kind: VariableKind,
) -> VariableRow:
    is_randomized = question.design.is_randomized
    return VariableRow(
        name=question.id,
        asked="",
        label=question.text.any(),
        level=level or question.measurement_level,
        levels=levels_for(question),
        values=tuple(_listed_values(question, counts)),
        missing=(),
        count=counts.answered,
        missing_count=counts.missing,
        design=question.design.name,
        is_randomized=is_randomized,
        epsilon=question.design.epsilon_text if is_randomized else "",
        kind=kind,
        measured=measured_by(question),
    )


@dataclass(frozen=True, slots=True)
class _Counts:
    """How many interviews have a value, how many have none, and how often each listed one stands there."""

    answered: int = 0
    missing: int = 0
    each: Mapping[str, int] = field(default_factory=dict)


def _counts(question: AskedQuestion, reports: StoredReports | None) -> _Counts:
    if reports is None:
        return _Counts()
    if question.answer_kind is AnswerKind.CHOICES:
        return _choice_counts(question, reports)
    if question.unlisted is not None:
        answered = reports.answered(question)
        return _Counts(answered, reports.interviews - answered)
    counted = reports.counts(question)[None].tolist()
    each = dict(zip(question.reports, counted, strict=True))
    return _Counts(sum(counted), reports.interviews - sum(counted), each)


def _choice_counts(question: AskedQuestion, reports: StoredReports) -> _Counts:
    """Return how many interviews have each choice; of a randomized question, its mark."""
    each = dict.fromkeys(question.answers, 0)
    counted = reports.texts_counted(question)[None]
    has_marks = not question.design.is_randomized or isinstance(question.design, Unary)
    for cell, count in counted.items() if has_marks else ():
        for answer, bit in zip(question.answers, question.bits(cell), strict=False):
            each[answer] += count * (bit == "1")
    answered = sum(counted.values())
    return _Counts(answered, reports.interviews - answered, each)


def _listed_values(question: AskedQuestion, counts: _Counts) -> Iterator[ValueRow]:
    if question.answer_kind is AnswerKind.CHOICES:
        labels = question.labels(question.text.by_language[0][0], str)
        for answer, label in zip(question.answers, labels, strict=True):
            yield ValueRow(answer, label, counts.each.get(answer, 0))
        return
    if question.unlisted is not None:
        return
    language = question.text.by_language[0][0]
    for value in listed_values(question, language):
        yield ValueRow(value.word, value.label, counts.each.get(value.word, 0))


def _missing_values(
    original: AskedQuestion, edit: VariableEdit, record: StoredReports | None
) -> Iterator[ValueRow]:
    """Yield the listed values that count as missing, as they were recorded."""
    if not edit.missing or original.unlisted is not None:
        return
    counts = _counts(original, record)
    for value in _listed_values(original, counts):
        if value.value in edit.missing:
            yield replace(value, is_missing=True)


def _sample_rows(reports: Project) -> Iterator[VariableRow]:
    """Yield the columns of the sample that imported tables brought."""
    for one in brought_sample(reports):
        yield VariableRow(
            name=one.name,
            asked="",
            label="",
            level=one.level,
            levels=(one.level,),
            values=(),
            missing=(),
            count=one.known,
            missing_count=reports.interviews - one.known,
            design="",
            is_randomized=False,
            epsilon="",
            kind=VariableKind.SAMPLE,
        )


# Changes, each one step


def rename_in(opened: Project, name: str, new: str) -> None:
    """Give a variable of an open project another name; variables that are made from it follow.

    Parameters
    ----------
    opened
        The project.
    name, new
        Its name, and the new one.

    Raises
    ------
    UserProblem
        if there is no such variable; if the new name is taken or cannot be one.
    EnvironmentProblem
        if the project cannot be written.
    """

    def renamed(survey: Survey, variables: Variables) -> Variables:
        asked = asked_id(survey, variables, name)
        if asked is not None:
            given = None if new == asked else new
            edit = replace(variables.edits.get(asked, VariableEdit()), name=given)
            variables = variables.edited(asked, edit)
        return variables.renamed(name, new)

    change_variables_in(opened, name, renamed)


def set_label(project: Path, name: str, label: str) -> None:
    """Give a variable another label; an empty one is the survey's own text.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.
    label
        What it is, in words.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``rename_in``.
    """
    _change(
        project,
        name,
        _told(name, lambda edit: replace(edit, label=label.strip() or None), label=label.strip()),
    )


def set_value_labels(project: Path, name: str, labels: Mapping[str, str]) -> None:
    """Give values of a variable other labels; an empty one is the survey's own.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.
    labels
        By the values' words; those that are not named stay.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``rename_in``; also if there is no such value.
    """

    def both(old: Mapping[str, str]) -> dict[str, str]:
        return {word: label for word, label in {**old, **labels}.items() if label}

    def changed(survey: Survey, variables: Variables) -> Variables:
        old = next((one.value_labels for one in variables.derived if one.name == name), {})
        told = _told(
            name,
            lambda edit: replace(edit, value_labels=both(edit.value_labels)),
            value_labels=both(old),
        )
        return told(survey, variables)

    _change(project, name, changed)


def set_level(project: Path, name: str, level: MeasurementLevel) -> None:
    """Give a variable another measurement level.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.
    level
        One of its row's ``levels``.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``rename_in``; also if the level does not fit.
    """

    def changed(survey: Survey, variables: Variables) -> Variables:
        asked = asked_id(survey, variables, name)
        own = None if asked is None else survey.question(asked).measurement_level
        given = None if level is own else level
        if asked is not None:
            _check_seen(name, replace(variables.edits.get(asked, VariableEdit()), level=given))
        return _told(name, lambda edit: replace(edit, level=given), level=level)(survey, variables)

    _change(project, name, changed)


def set_missing(project: Path, name: str, values: Sequence[str]) -> None:
    """Say which values of a direct question count as not answered.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.
    values
        All of them; none: every value counts.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``rename_in``; also if the question is randomized, or was not asked.
    """

    def changed(survey: Survey, variables: Variables) -> Variables:
        asked = _required_asked(survey, variables, name)
        edit = variables.edits.get(asked, VariableEdit())
        return variables.edited(asked, replace(edit, missing=tuple(dict.fromkeys(values))))

    _change(project, name, changed)


def set_hidden(project: Path, name: str, *, hidden: bool) -> None:
    """Hide an asked variable from every analysis, or show it again.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.
    hidden
        Whether it is hidden from now on.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``rename_in``; also if it was not asked, or says how respondents were drawn.
    """

    def changed(survey: Survey, variables: Variables) -> Variables:
        asked = _required_asked(survey, variables, name)
        edit = variables.edits.get(asked, VariableEdit())
        _check_seen(name, edit := replace(edit, hidden=hidden))
        return variables.edited(asked, edit)

    _change(project, name, changed)


def _check_seen(name: str, edit: VariableEdit) -> None:
    """Refuse to hide what weighs, stratifies or clusters: it would be left out, and nobody told."""
    if edit.hidden and edit.level in ROLES_IN_SAMPLE:
        raise UserProblem(
            msg(
                "{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or "
                "show it.",
                name=name,
            )
        )


def add_derived(project: Path, variable: DerivedVariable, *, replaces: bool = False) -> None:
    """Make a variable from others.

    Parameters
    ----------
    project
        Path of the project file.
    variable
        Its name, and how it is made.
    replaces
        Whether it takes the place of the derived variable of that name.

    Raises
    ------
    UserProblem
        if it cannot be made so; if the name is taken.
    EnvironmentProblem, FileRefused
        if the project cannot be used or written.
    """

    def added(_survey: Survey, variables: Variables) -> Variables:
        is_there = variable.name in {one.name for one in variables.derived}
        if is_there and not replaces:
            raise UserProblem(
                msg("There is a variable {name} already. Choose another name.", name=variable.name)
            )
        return variables.having(variable)

    _change(project, variable.name, added)


def take_variables(project: Path, survey: Path) -> None:
    """Say of a project's columns what a survey's file says of them, in place of what was said.

    Parameters
    ----------
    project
        Path of the project file.
    survey
        The file of the project's survey, with variables.

    Raises
    ------
    UserProblem
        if it is another survey; if it has no variables, or some that cannot be.
    SurveyMistakes, FileRefused
        if the file cannot be read.
    EnvironmentProblem
        if the project cannot be written.
    """
    value = load_json(survey)
    asked, variables = read_survey(value, survey.name), variables_in(value)
    if not variables:
        raise UserProblem(msg("{file} says nothing about the variables.", file=survey.name))
    with Project(project) as opened:
        if opened.asked_survey != asked:
            raise UserProblem(
                msg("{file} is not the survey that the project shows.", file=survey.name)
            )
        opened.keep_variables(variables, survey.name)


def remove(project: Path, name: str) -> None:
    """Remove a derived variable, or what was said of an asked one.

    Parameters
    ----------
    project
        Path of the project file.
    name
        The variable.

    Raises
    ------
    UserProblem
        if others are made from it; if nothing was said of it.
    EnvironmentProblem, FileRefused
        if the project cannot be used or written.
    """

    def without(survey: Survey, variables: Variables) -> Variables:
        asked = asked_id(survey, variables, name)
        if asked is not None:
            if asked not in variables.edits:
                raise UserProblem(
                    msg(
                        "{name} was asked, so it cannot be removed. It can be hidden.",
                        name=name,
                    )
                )
            return variables.edited(asked, VariableEdit()).renamed(name, asked)
        users = [one.name for one in variables.derived if name in sources_of(one.derivation)]
        if users:
            raise UserProblem(
                msg(
                    "Other variables are made from {name}: {users}. Remove these first.",
                    name=name,
                    users=", ".join(users),
                )
            )
        return variables.without(name)

    _change(project, name, without)


Change = Callable[[Survey, Variables], Variables]


def _change(project: Path, subject: str, change: Change) -> None:
    with existing_project(project) as opened:
        change_variables_in(opened, subject, change)


def change_variables_in(opened: Project, subject: str, change: Change) -> None:
    """Change what is said of the variables of an open project, as one step.

    Parameters
    ----------
    opened
        The project.
    subject
        The variable that it is about.
    change
        Returns the variables as they are from now on.

    Raises
    ------
    UserProblem
        if there is no survey, or no variable of that name before or after; if it cannot be.
    EnvironmentProblem
        if the project cannot be written.
    """
    survey = opened.asked_survey
    if survey is None:
        raise UserProblem(msg("The project {file} has no survey yet.", file=opened.name))
    changed = change(survey, opened.variables)
    _check_there(survey, opened.variables, subject, changed)
    opened.keep_variables(changed, subject)


def _check_there(survey: Survey, before: Variables, name: str, after: Variables) -> None:
    """Refuse a name that no variable has, neither before nor after a change."""
    if asked_id(survey, before, name) is None and name not in {
        one.name for one in (*before.derived, *after.derived)
    }:
        raise UserProblem(msg("There is no variable {name}.", name=name))


def asked_id(survey: Survey, variables: Variables, name: str) -> str | None:
    """Return the survey's id of the question that is now called so; None: none is.

    Parameters
    ----------
    survey
        The survey as it was asked.
    variables
        What the analyst says of it.
    name
        A variable's name.
    """
    for question in survey.recorded_questions:
        edit = variables.edits.get(question.id, VariableEdit())
        if (edit.name or question.id) == name:
            return question.id
    return None


def _required_asked(survey: Survey, variables: Variables, name: str) -> str:
    asked = asked_id(survey, variables, name)
    if asked is None:
        raise UserProblem(
            msg("{name} is no question that was asked. Change how it is made instead.", name=name)
        )
    return asked


def _told(name: str, change: Callable[[VariableEdit], VariableEdit], **of_derived: Any) -> Change:
    """Return the change of what is said of a variable, asked or derived."""

    def changed(survey: Survey, variables: Variables) -> Variables:
        asked = asked_id(survey, variables, name)
        if asked is not None:
            return variables.edited(asked, change(variables.edits.get(asked, VariableEdit())))
        made = next((one for one in variables.derived if one.name == name), None)
        if made is None:
            raise UserProblem(msg("There is no variable {name}.", name=name))
        return variables.having(replace(made, **of_derived))

    return changed
