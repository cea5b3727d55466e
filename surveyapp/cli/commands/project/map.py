"""``map``: what the columns of another program's table mean under a survey, written as a mapping."""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.file_verdicts import print_file_verdicts
from surveyapp.cli.options.foreign_tables import (
    add_table_options,
    form_of,
    missing_words,
    note_total,
    note_unmapped,
    report_refused_cells,
    sample_columns,
    with_guessed_missing,
    with_options,
)
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_repeated,
    bad_option,
    print_aside,
)
from surveyapp.cli.options.project import add_project
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg, printable

if TYPE_CHECKING:
    from surveyapp.services.mapping.table_mapping import TableMapping
    from surveyapp.services.table_import.designs_by_row import DesignColumns
    from surveyapp.services.table_import.survey_from_table import QuestionPlan
    from surveyapp.storage.tables.plain_table import PlainTable
    from surveyapp.survey.definition.survey import Survey


def add_map(commands: Any) -> None:
    """Add ``map``."""
    from surveyapp.storage.tables.registry import NAMES  # noqa: PLC0415 - for this command only

    command = add_command(
        commands, "map", _map, "write what a table's columns mean under a survey; say what is open"
    )
    command.add_argument("table", type=Path, metavar="TABLE", help=NAMES)
    command.add_argument(
        "--survey", type=Path, metavar="SURVEY", help="the survey that the columns belong to"
    )
    command.add_argument(
        "--new-survey",
        type=Path,
        metavar="S.survey.json",
        help="make a survey of the table's columns, and write it here",
    )
    command.add_argument(
        "--columns", metavar="A,B", help="with --new-survey: the columns that become questions"
    )
    add_repeated(
        command,
        "--design",
        "COL=NAME[,KEY=VALUE…]",
        "with --new-survey: the design that a column was asked with; else direct. "
        "type=, minimum=, maximum=, levels= and longest= state the question's. May be repeated",
    )
    add_repeated(
        command,
        "--choices",
        "ID=A,B",
        "with --new-survey: columns that are the choices of one multiple choice, a column each. "
        "May be repeated",
    )
    add_repeated(
        command,
        "--parameter",
        "COL.KEY=COL2",
        "with --new-survey: a column that has a parameter of the design of COL, which differs by row. "
        "May be repeated",
    )
    add_repeated(
        command,
        "--arms",
        "COL=COL2",
        "with --new-survey: the column that says with which of several designs each "
        "row of COL was asked",
    )
    add_repeated(
        command,
        "--arm",
        "COL:VALUE=NAME[,KEY=VALUE…]",
        "with --arms: the design of rows with that value, or the number of a sample of the --design of "
        "COL. May be repeated",
    )
    add_table_options(command)
    add_project(
        command,
        "import the table into this project at once, where nothing is open; it is made if there is none",
    )
    command.set_defaults(refused=None)
    command.add_argument(
        "--out", type=Path, required=True, metavar="M.mapping.json", help="the mapping to write"
    )


def _map(options: argparse.Namespace) -> int:
    from surveyapp.services.table_import.draft import open_values  # noqa: PLC0415
    from surveyapp.services.table_import.import_rows import import_tables  # noqa: PLC0415
    from surveyapp.services.table_import.mapping_files import save_mapping  # noqa: PLC0415
    from surveyapp.storage.tables.reader import read_table  # noqa: PLC0415

    if (options.survey is None) == (options.new_survey is None):
        raise bad_option(option="map", reason="give --survey, or --new-survey to make one")
    table = with_guessed_missing(options, read_table(options.table, form_of(options)))
    note_total(table)
    survey, mapping = _made(options, table) if options.new_survey else _guessed(options, table)
    save_mapping(mapping, options.out)
    print(options.out)
    note_unmapped(survey, mapping)
    sentences = list(open_values(table, survey, mapping))
    for sentence in sentences:
        print_aside(f"open: {sentence}")
    if sentences:
        print_aside(f"note: {_HOW_TO_CLOSE.format(file=options.out.name)}")
    if sentences and options.new_survey:
        print_aside(f"note: {_OTHERWISE}")
    if sentences and options.project is not None:
        print_aside(f"note: nothing was imported into {options.project.name}.")
    if sentences or options.project is None:
        return WRONG_DATA if sentences else DONE
    reports = import_tables(
        [options.table], options.project, survey, lambda _: mapping, add_survey=True, read=table
    )
    code = print_file_verdicts(reports, verb="imported")
    return WRONG_DATA if report_refused_cells(options, reports) else code


_HOW_TO_CLOSE = (
    "rows with such values are refused by the import. Write under “values” in {file} what each is recorded "
    "as, or give --missing for words that mean no answer."
)
_RATED = (
    "the column {column} becomes a rating, whose levels are taken as the numbers 1, 2, 3 …; if they are "
    "categories without an order, say --design {column}=direct,type=single_choice"
)
_TEXT = (
    "the column {column} looks like a text, or numbers the rows, so it becomes no question; --design "
    "{stated} makes one of it"
)
_SAME = (
    "the column {column} is “{value}” wherever it is anything, so it becomes no question; --design {stated} "
    "makes one of it, and --parameter COL.KEY={column} takes it for a parameter of COL's design"
)
_EMPTY = "the column {column} has no answer in any row, so it becomes no question"
_AGAIN = (
    "the column {column} says again what the columns of its choices say, so it becomes no question"
)
_SAMPLE = (
    "the column {column} is the {kind}, so it becomes no question; --{kind} COL states another, --design "
    "{stated} makes it a question"
)
_DESIGN = (
    "the column {column} is called after the design {design}, and is taken for answers that were given "
    "directly; --design {stated} states how it was asked"
)
_REPORTS = (
    "the column {column} is labelled as reports of a randomized question, and is taken for answers that were "
    "given directly; --design {stated} states how it was asked"
)


def _said(sentence: str, column: str, wanted: str, **facts: str) -> str:
    """Return a sentence on a column, with what ``--design`` takes as a shell takes it."""
    return sentence.format(column=column, stated=quote(f"{column}={wanted}"), **facts)


def _why_none(column: str, values: Sequence[str]) -> str:
    """Return a sentence on a column with such values, of which no question is made."""
    from surveyapp.services.table_import.draft import LONGEST_TOLD  # noqa: PLC0415

    if not values:
        return _said(_EMPTY, column, "")
    if len(values) > 1:
        return _said(_TEXT, column, "direct,type=text")
    is_number = re.fullmatch(r"-?[0-9]+(?:[.,][0-9]+)?", values[0])
    kind = "number" if is_number else "text"
    return _said(_SAME, column, f"direct,type={kind}", value=printable(values[0], LONGEST_TOLD))


_OTHERWISE = (
    "the questions are made of the columns' values; type=, minimum=, maximum=, levels= and longest= after a "
    "--design make them otherwise."
)


def _guessed(options: argparse.Namespace, table: PlainTable) -> tuple[Survey, TableMapping]:
    from surveyapp.services.mapping.guess import guess_mapping  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    return survey, with_options(guess_mapping(table, survey, sample_columns(options)), options)


def _made(options: argparse.Namespace, table: PlainTable) -> tuple[Survey, TableMapping]:
    from surveyapp.services.table_import.survey_from_table import mapping_of_plans, survey_of_plans  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import save_survey  # noqa: PLC0415
    from surveyapp.survey.json_format.checked_value import SurveyMistakes  # noqa: PLC0415

    _guess_sample(options, table)
    plans = tuple(_plans(options, _without_missing(options, table)))
    name = options.new_survey.name.removesuffix(".json").removesuffix(".survey")
    try:
        survey = survey_of_plans(plans, file=table.file, name=name)
    except SurveyMistakes:
        print_aside(f"note: {_OTHERWISE}")
        raise
    save_survey(survey, options.new_survey)
    print(options.new_survey)
    return survey, with_options(
        mapping_of_plans(plans, survey, table, sample_columns(options)), options
    )


def _guess_sample(options: argparse.Namespace, table: PlainTable) -> None:
    """Take columns called as weights, strata or clusters for that, as the desk does, and say so.

    What the options use otherwise stays that.
    """
    from surveyapp.services.table_import.known_names import known_sample  # noqa: PLC0415

    stated = sample_columns(options).names or options.columns is not None
    for kind, column in () if stated else known_sample(table).items():
        if not any(one.startswith(f"{column}=") for one in options.design):
            setattr(options, kind, column)
            print_aside(f"guessed: {_said(_SAMPLE, column, 'direct', kind=kind)}")


def _without_missing(options: argparse.Namespace, table: PlainTable) -> PlainTable:
    """Return the table whose columns do not take the words for no answer for answers."""
    words = frozenset(missing_words(options))
    missing = {one: table.missing.get(one, frozenset()) | words for one in table.columns}
    return replace(table, missing=missing)


def _plans(options: argparse.Namespace, table: PlainTable) -> Iterator[QuestionPlan]:
    """Yield the questions that become of several columns, then those of one."""
    from surveyapp.services.table_import.choice_guess import said_together  # noqa: PLC0415
    from surveyapp.services.table_import.designs_by_row import designs_by_row  # noqa: PLC0415

    together = [_together(written, table) for written in options.choices]
    names = {plan.id for plan in together}
    designs = dict(_design(written, table, names) for written in options.design)
    wanted = None if options.columns is None else listed_columns(options.columns, table.columns)
    _check_columns(wanted, designs.keys() - names, table)
    for plan in together:
        yield replace(plan, design=designs.get(plan.id) or plan.design)
    repeated = {one for plan in together if (one := said_together(table, plan.id, plan.columns))}
    used = {
        *sample_columns(options).names,
        *(column for plan in together for _, column in plan.members),
        *(repeated - designs.keys()),
    }
    columns = wanted or [one for one in table.columns if one not in used]
    for column in sorted(repeated & used):
        print_aside(f"guessed: {_AGAIN.format(column=column)}")
    _note_possible_choices(table, columns)
    stated = _columns_of_designs(options, table)
    for plan in _plans_of_one(columns, designs, table, {name.casefold() for name in names}, stated):
        if plan.column not in stated:
            yield plan
            continue
        first = designs.get(plan.column) and plan.design
        yield replace(plan, by_row=designs_by_row(table, plan.column, first, stated[plan.column]))


def _columns_of_designs(options: argparse.Namespace, table: PlainTable) -> dict[str, DesignColumns]:
    """Return by column of reports which columns tell the design or its parameters."""
    from surveyapp.cli.options.design import stated_design  # noqa: PLC0415
    from surveyapp.services.table_import.designs_by_row import DesignColumns  # noqa: PLC0415

    found: dict[str, DesignColumns] = {}

    def named(option: str, column: str) -> DesignColumns:
        _check_column(option, column, table)
        return found.get(column, DesignColumns())

    for written in options.arms:
        column, arm = split_column(written, "=", table.columns)
        _check_column("--arms", arm, table)
        found[column] = replace(named("--arms", column), arm=arm)
    for written in options.parameter:
        column, target = split_column(written, ".", table.columns)
        key, _, other = target.partition("=")
        _check_column("--parameter", other, table)
        old = named("--parameter", column)
        found[column] = replace(old, parameters={**old.parameters, key: other})
    for written in options.arm:
        column, target = split_column(written, ":", table.columns)
        value, is_pair, stated = target.partition("=")
        old = named("--arm", column)
        if old.arm is None or not is_pair:
            reason = f"write {written[:80]} as COL:VALUE=DESIGN, with --arms COL=COL2"
            raise bad_option(option="--arm", reason=reason)
        design = stated if stated.isdigit() else stated_design(stated)
        if stated.isdigit() and not any(one.startswith(f"{column}=") for one in options.design):
            reason = f"sample {stated} is of no design; state it with --design {column}=NAME"
            raise bad_option(option="--arm", reason=reason)
        found[column] = replace(old, designs={**old.designs, value: design})
    return found


def _note_possible_choices(table: PlainTable, columns: Iterable[str]) -> None:
    """Say which columns, each a question now, look like the choices of one."""
    from surveyapp.services.table_import.choice_guess import guessed_choices, question_name  # noqa: PLC0415

    alone = {*columns}
    for begin, like in guessed_choices(table):
        if alone.issuperset(like):
            option = f"--choices {question_name(begin)}={','.join(like)}"
            print_aside(
                f"note: columns look like the choices of one question; {option} takes them together"
            )


def _check_columns(wanted: list[str] | None, designed: Iterable[str], table: PlainTable) -> None:
    """Refuse columns that the table lacks, and a design of one that is not wanted."""
    for column in wanted or ():
        _check_column("--columns", column, table)
    for column in designed:
        if wanted is not None and column not in wanted:
            reason = f"the column {column} becomes no question; name it in --columns too"
            raise bad_option(option="--design", reason=reason)


def _plans_of_one(
    columns: Iterable[str],
    designs: Mapping[str, Mapping[str, Any]],
    table: PlainTable,
    taken: set[str],
    by_row: Container[str],
) -> Iterator[QuestionPlan]:
    """Yield a question for each of the columns, as stated; ``taken`` are ids that others have.

    Of those in ``by_row`` other columns tell the design.
    """
    from surveyapp.analyses.data.record_columns import REPORT_LABEL  # noqa: PLC0415
    from surveyapp.services.table_import.draft import designs_with_own_words, known_kind  # noqa: PLC0415
    from surveyapp.services.table_import.known_names import are_reports, known_design  # noqa: PLC0415
    from surveyapp.services.table_import.survey_from_table import (  # noqa: PLC0415
        answer_counts,
        plan_of,
        with_design,
    )
    from surveyapp.survey.types.date import iso_day  # noqa: PLC0415
    from surveyapp.survey.types.rating import Rating  # noqa: PLC0415
    from surveyapp.survey.types.single_choice import SingleChoice  # noqa: PLC0415
    from surveyapp.survey.types.text import FreeText  # noqa: PLC0415
    from surveyapp.survey.types.yes_no import YesNo  # noqa: PLC0415

    for column in columns:
        stated = dict(designs.get(column, {}))
        counts, labels = answer_counts(table, column), table.labels.get(column, {})
        kind = stated.pop("type", None) or known_kind(table, column)
        is_text = kind == FreeText.type_name and column not in designs
        plan = None if is_text else plan_of(table, column, taken, kind)
        if plan is None:
            print_aside(f"guessed: {_why_none(column, [*counts])}")
            continue
        has_own_words = stated.get("name") in designs_with_own_words() or column in by_row
        if kind is None and plan.kind == SingleChoice.type_name and has_own_words:
            plan = plan_of(table, column, taken, YesNo.type_name) or plan
        if column in designs or column in by_row:
            pass
        elif are_reports(counts, labels):
            raise UserProblem(
                msg(
                    "The column {column} records “same” and “different”, as a crosswise question does, and "
                    "the table does not say its p. Give --design {crosswise} with the p that it was asked "
                    "with, or --design {direct} if the words are answers.",
                    column=column,
                    crosswise=quote(f"{column}=crosswise,p=1/4"),
                    direct=quote(f"{column}=direct"),
                )
            )
        elif table.titles.get(column, "").startswith(REPORT_LABEL):
            print_aside(f"note: {_said(_REPORTS, column, 'NAME,KEY=VALUE')}")
        elif design := known_design(column, counts):
            said = _said(_DESIGN, column, f"{design},KEY=VALUE", design=design)
            print_aside(f"note: {said}")
        if kind is None and plan.kind == Rating.type_name:
            print_aside(f"note: {_RATED.format(column=column)}")
        taken.add(plan.id.casefold())
        levels = int(stated.pop("levels", plan.levels))
        longest = int(stated.pop("longest", plan.longest))
        scale = [stated.pop(name, None) for name in ("minimum", "maximum", "step")]
        made = with_design(plan, stated or plan.design)
        is_stated = scale[0] is not None or scale[1] is not None
        made = replace(made, are_ends_stated=is_stated)
        known = (made.minimum, made.maximum, made.step)
        low, high, step = (b if a is None else a for a, b in zip(scale, known, strict=True))
        made = replace(made, minimum=iso_day(low), maximum=iso_day(high), step=step)
        yield replace(made, levels=levels, longest=longest)


def _design(written: str, table: PlainTable, names: set[str]) -> tuple[str, dict[str, Any]]:
    """Return the column (or one of the ``names`` of --choices) and the design of ``COL=NAME,KEY=VALUE…``."""
    from surveyapp.cli.options.design import stated_design  # noqa: PLC0415

    column, stated = split_column(written, "=", {*table.columns, *names})
    if column not in names:
        _check_column("--design", column, table)
    found = stated_design(stated)
    for name in ("levels", "longest"):
        if not str(found.get(name, "1")).isdigit():
            raise bad_option(option="--design", reason=f"{name} is a whole number")
    return column, found


def _together(written: str, table: PlainTable) -> QuestionPlan:
    """Return the multiple choice of ``ID=A,B``."""
    from surveyapp.services.table_import.survey_from_table import plan_of_choices  # noqa: PLC0415

    name, _, columns = written.partition("=")
    named = listed_columns(columns, table.columns)
    for column in named:
        _check_column("--choices", column, table)
    if len(set(named)) < max(2, len(named)):
        raise bad_option(
            option="--choices", reason="give two columns or more, each once, after ID="
        )
    return plan_of_choices(table, name, named)


def _check_column(option: str, column: str, table: PlainTable) -> None:
    from surveyapp.messages.notice import listed  # noqa: PLC0415

    if column not in table.columns:
        reason = f"there is no column {column}; the table has {listed(table.columns)}"
        raise bad_option(option=option, reason=reason)


# a name of a column may have commas, equals signs and points of its own


def split_column(written: str, sign: str, columns: Collection[str]) -> tuple[str, str]:
    """Return the column that ``written`` begins with, and what follows the sign after it.

    Where several columns would do the longest is meant; where none does, the first sign divides.

    Parameters
    ----------
    written
        such as ``sex (1=m, 2=w)=direct,type=single_choice``.
    sign
        what stands between the name and the rest.
    columns
        the names that are known.
    """
    known = [one for one in columns if written.startswith(one + sign)]
    if known:
        column = max(known, key=len)
        return column, written[len(column) + len(sign) :]
    column, _, rest = written.partition(sign)
    return column, rest


def listed_columns(written: str, columns: Collection[str]) -> list[str]:
    """Return the columns that are listed with commas between them, longest names first.

    Parameters
    ----------
    written
        such as ``age,sex (1=m, 2=w)``.
    columns
        the names that are known; what is none of them ends at the next comma.
    """
    found = []
    rest: str | None = written
    while rest is not None:
        begun = rest.lstrip()
        known = [one for one in columns if begun == one or begun.startswith(one + ",")]
        name = max(known, key=len) if known else begun.partition(",")[0]
        left = begun[len(name) :]
        found.append(name.strip())
        rest = left[1:] if left.startswith(",") else None
    return found
