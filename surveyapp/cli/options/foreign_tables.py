"""Tables of other programs: ``map`` writes what one means, ``import`` takes its rows into a project."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import DONE, WRONG_DATA, BadOption, add_command, say

if TYPE_CHECKING:
    from surveyapp.services.project.import_collections import FileReport
    from surveyapp.services.table_import.mapping import TableMapping
    from surveyapp.services.table_import.survey_from_table import QuestionPlan
    from surveyapp.storage.tables.plain_table import PlainTable, TableForm
    from surveyapp.survey.definition.survey import Survey

DELIMITER_NAMES = {"comma": ",", "semicolon": ";", "tab": "\t", "bar": "|"}
DECIMAL_NAMES = {"point": ".", "comma": ","}
MOST_TOLD = 20
_SAMPLE = ("weight", "stratum", "cluster")


def add_table_options(command: argparse.ArgumentParser) -> None:
    """Add how a table is written, and which of its columns tell how respondents were drawn."""
    command.add_argument("--encoding", metavar="E", help="of a text table, as cp1252; else found")
    command.add_argument(
        "--delimiter", metavar="D", help="comma, semicolon, tab or bar, or the sign itself"
    )
    command.add_argument("--decimal", metavar="C", help="point or comma, or the sign itself")
    command.add_argument("--sheet", metavar="N", help="of a workbook; else the first filled one")
    command.add_argument(
        "--header", type=int, metavar="LINE", help="the line that names the columns; 0: none does"
    )
    command.add_argument(
        "--first-row", type=int, metavar="LINE", help="the first respondent's line"
    )
    command.add_argument(
        "--missing", metavar="A,B", help="words for no answer, besides NA, N/A, NaN and the like"
    )
    for kind in _SAMPLE:
        command.add_argument(f"--{kind}", metavar="COL", help=f"the column that tells the {kind}")


def form_of(options: argparse.Namespace) -> TableForm:
    """Return how the tables are written, as far as the options say.

    Raises
    ------
    BadOption
        if a delimiter, decimal sign or line cannot be one.
    """
    from surveyapp.storage.tables.delimited import DECIMALS, DELIMITERS  # noqa: PLC0415
    from surveyapp.storage.tables.plain_table import TableForm  # noqa: PLC0415

    for name, least in (("header", 0), ("first_row", 1)):
        if getattr(options, name) is not None and getattr(options, name) < least:
            option = "--" + name.replace("_", "-")
            raise BadOption(option=option, reason="lines are counted from 1")
    return TableForm(
        encoding=options.encoding,
        delimiter=_sign("--delimiter", options.delimiter, DELIMITER_NAMES, DELIMITERS),
        decimal=_sign("--decimal", options.decimal, DECIMAL_NAMES, DECIMALS),
        sheet=options.sheet,
        header=options.header,
        first=options.first_row,
    )


def _sign(
    option: str, written: str | None, names: dict[str, str], known: Sequence[str]
) -> str | None:
    if written is None:
        return None
    sign = names.get(written, written)
    if sign not in known:
        raise BadOption(option=option, reason=f"choose one of {', '.join(names)}")
    return sign


def add_map(commands: Any) -> None:
    """Add ``map``."""
    command = add_command(
        commands, "map", _map, "write what a table's columns mean under a survey; say what is open"
    )
    command.add_argument(
        "table", type=Path, metavar="TABLE", help="text, Excel, Parquet, SPSS, Stata"
    )
    command.add_argument("--survey", type=Path, metavar="SURVEY")
    command.add_argument(
        "--new-survey",
        type=Path,
        metavar="S.survey.json",
        help="make a survey of the table's columns, and write it here",
    )
    command.add_argument(
        "--columns", metavar="A,B", help="with --new-survey: the columns that become questions"
    )
    command.add_argument(
        "--design",
        action="append",
        default=[],
        metavar="COL=NAME[,KEY=VALUE…]",
        help="with --new-survey: the design that a column was asked with; else direct. "
        "type=, minimum=, maximum= and levels= state the question's. May be repeated",
    )
    command.add_argument(
        "--choices",
        action="append",
        default=[],
        metavar="ID=A,B",
        help="with --new-survey: columns that are the choices of one multiple choice, a column each. "
        "May be repeated",
    )
    add_table_options(command)
    command.add_argument("--out", type=Path, required=True, metavar="M.mapping.json")


def _map(options: argparse.Namespace) -> int:
    from surveyapp.services.table_import.draft import open_values  # noqa: PLC0415
    from surveyapp.services.table_import.mapping_files import save_mapping  # noqa: PLC0415
    from surveyapp.storage.tables.reader import read_table  # noqa: PLC0415

    if (options.survey is None) == (options.new_survey is None):
        raise BadOption(option="map", reason="give --survey, or --new-survey to make one")
    table = read_table(options.table, form_of(options))
    survey, mapping = _made(options, table) if options.new_survey else _guessed(options, table)
    save_mapping(mapping, options.out)
    print(options.out)
    _tell_unfilled(survey, mapping)
    sentences = list(open_values(table, survey, mapping))
    for sentence in sentences:
        say(f"open: {sentence}")
    if sentences:
        say(f"note: {_HOW_TO_CLOSE.format(file=options.out.name)}")
    if sentences and options.new_survey:
        say(f"note: {_OTHERWISE}")
    return WRONG_DATA if sentences else DONE


_HOW_TO_CLOSE = (
    "rows with such values are refused by the import. Write under “values” in {file} what each is recorded "
    "as, or give --missing for words that mean no answer."
)
_OTHERWISE = (
    "the questions are made of the columns' values; type=, minimum=, maximum= and levels= after a "
    "--design make them otherwise."
)


def _tell_unfilled(survey: Survey, mapping: TableMapping) -> None:
    from surveyapp.services.table_import.draft import unfilled  # noqa: PLC0415

    for record in unfilled(survey, mapping):
        say(f"note: no column is mapped to {record}")


def _guessed(options: argparse.Namespace, table: PlainTable) -> tuple[Survey, TableMapping]:
    from surveyapp.services.table_import.mapping_guess import guess_mapping  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    return survey, with_options(guess_mapping(table, survey, _sample(options)), options)


def _made(options: argparse.Namespace, table: PlainTable) -> tuple[Survey, TableMapping]:
    from surveyapp.services.table_import.survey_from_table import mapping_of, survey_of  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import save_survey  # noqa: PLC0415
    from surveyapp.survey.json_format.checked_value import SurveyMistakes  # noqa: PLC0415

    plans = tuple(_plans(options, _without_missing(options, table)))
    name = options.new_survey.name.removesuffix(".json").removesuffix(".survey")
    try:
        survey = survey_of(plans, file=table.file, name=name)
    except SurveyMistakes:
        say(f"note: {_OTHERWISE}")
        raise
    save_survey(survey, options.new_survey)
    print(options.new_survey)
    return survey, with_options(mapping_of(plans, survey, table, _sample(options)), options)


def _words(options: argparse.Namespace) -> tuple[str, ...]:
    return tuple(word for word in (options.missing or "").split(",") if word)


def _without_missing(options: argparse.Namespace, table: PlainTable) -> PlainTable:
    """Return the table whose columns do not take the words for no answer for answers."""
    words = frozenset(_words(options))
    missing = {one: table.missing.get(one, frozenset()) | words for one in table.columns}
    return replace(table, missing=missing)


def _plans(options: argparse.Namespace, table: PlainTable) -> Iterator[QuestionPlan]:
    """Yield the questions that become of several columns, then those of one."""
    together = [_together(written, table) for written in options.choices]
    names = {plan.id for plan in together}
    designs = dict(_design(written, table, names) for written in options.design)
    wanted = None if options.columns is None else options.columns.split(",")
    _check_columns(wanted, designs.keys() - names, table)
    for plan in together:
        yield replace(plan, design=designs.get(plan.id) or plan.design)
    used = {*_sample(options).names, *(column for plan in together for _, column in plan.members)}
    columns = wanted or [one for one in table.columns if one not in used]
    _tell_choices(table, columns)
    yield from _plans_of_one(columns, designs, table, {name.casefold() for name in names})


def _tell_choices(table: PlainTable, columns: Iterable[str]) -> None:
    """Say which columns, each a question now, look like the choices of one."""
    from surveyapp.services.table_import.choice_guess import guessed_choices, name_of  # noqa: PLC0415

    alone = {*columns}
    for begin, like in guessed_choices(table):
        if alone.issuperset(like):
            option = f"--choices {name_of(begin)}={','.join(like)}"
            say(
                f"note: columns look like the choices of one question; {option} takes them together"
            )


def _check_columns(wanted: list[str] | None, designed: Iterable[str], table: PlainTable) -> None:
    """Refuse columns that the table lacks, and a design of one that is not wanted."""
    for column in wanted or ():
        _check_column("--columns", column, table)
    for column in designed:
        if wanted is not None and column not in wanted:
            reason = f"the column {column} becomes no question; name it in --columns too"
            raise BadOption(option="--design", reason=reason)


def _plans_of_one(
    columns: Iterable[str],
    designs: Mapping[str, Mapping[str, str]],
    table: PlainTable,
    taken: set[str],
) -> Iterator[QuestionPlan]:
    """Yield a question for each of the columns, as stated; ``taken`` are ids that others have."""
    from surveyapp.services.table_import.survey_from_table import plan_of  # noqa: PLC0415

    for column in columns:
        stated = dict(designs.get(column, {}))
        plan = plan_of(table, column, taken, stated.pop("type", None))
        if plan is None:
            say(f"note: the column {column} looks like a text, so it becomes no question")
            continue
        taken.add(plan.id.casefold())
        yield replace(
            plan,
            levels=int(stated.pop("levels", plan.levels)),
            minimum=stated.pop("minimum", plan.minimum),
            maximum=stated.pop("maximum", plan.maximum),
            step=stated.pop("step", plan.step),
            design=stated or plan.design,
        )


def _design(written: str, table: PlainTable, names: set[str]) -> tuple[str, dict[str, str]]:
    """Return the column (or one of the ``names`` of --choices) and the design of ``COL=NAME,KEY=VALUE…``."""
    column, _, stated = written.partition("=")
    if column not in names:
        _check_column("--design", column, table)
    found: dict[str, str] = {}
    for part in stated.split(","):
        key, is_pair, value = part.partition("=")
        if not is_pair:
            key, value = "name", key
        found[key.strip()] = value.strip()
    if not found.get("levels", "1").isdigit():
        raise BadOption(option="--design", reason="levels is a whole number")
    return column, {key: value for key, value in found.items() if value}


def _together(written: str, table: PlainTable) -> QuestionPlan:
    """Return the multiple choice of ``ID=A,B``."""
    from surveyapp.services.table_import.survey_from_table import plan_of_choices  # noqa: PLC0415

    name, _, columns = written.partition("=")
    named = [column.strip() for column in columns.split(",")]
    for column in named:
        _check_column("--choices", column, table)
    if len(set(named)) < max(2, len(named)):
        raise BadOption(option="--choices", reason="give two columns or more, each once, after ID=")
    return plan_of_choices(table, name, named)


def _check_column(option: str, column: str, table: PlainTable) -> None:
    from surveyapp.messages.message import listed  # noqa: PLC0415

    if column not in table.columns:
        reason = f"there is no column {column}; the table has {listed(table.columns)}"
        raise BadOption(option=option, reason=reason)


def _sample(options: argparse.Namespace) -> Any:
    from surveyapp.storage.tables.respondent_tables import SampleColumns  # noqa: PLC0415

    return SampleColumns(*(getattr(options, kind) for kind in _SAMPLE))


def with_options(mapping: TableMapping, options: argparse.Namespace) -> TableMapping:
    """Return a mapping with what the options say besides: words for no answer, and columns."""
    given = {kind: getattr(options, kind) for kind in _SAMPLE if getattr(options, kind)}
    return replace(
        mapping,
        missing=tuple(dict.fromkeys((*mapping.missing, *_words(options)))),
        sample=replace(mapping.sample, **given),
    )


def add_import_options(command: argparse.ArgumentParser) -> None:
    """Add what importing tables needs."""
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="of tables: what their rows are recorded under",
    )
    command.add_argument(
        "--mapping", type=Path, metavar="M.mapping.json", help="of tables; else it is guessed"
    )
    command.add_argument(
        "--replace",
        action="store_true",
        help="put a table in the place of the one of the same name that was imported before",
    )
    command.add_argument(
        "--refused",
        metavar="CSV",
        help="write every refused cell of tables: file, line, column, value and reason",
    )
    add_table_options(command)


def import_given(options: argparse.Namespace) -> tuple[tuple[Path, ...], tuple[FileReport, ...]]:
    """Import the tables among the files; return the other files, and the verdict on each table.

    Of folders the tables too, where a survey says what they are; what is left in these gets a verdict.

    Raises
    ------
    BadOption
        if there are tables and no survey.
    """
    from surveyapp.services.project.import_collections import left_in_folders  # noqa: PLC0415
    from surveyapp.storage.tables.reader import is_foreign_table  # noqa: PLC0415

    opened = _opened_folders(options) if options.survey is not None else {}
    files = tuple(one for path in options.files for one in opened.get(path, (path,)))
    tables = tuple(path for path in files if is_foreign_table(path))
    others = tuple(path for path in files if path not in tables)
    left = left_in_folders(opened, takes_tables=True)
    if not tables:
        return others, left
    if options.survey is None:
        reason = f"{tables[0].name} is a table; give the survey that its rows belong to"
        raise BadOption(option="--survey", reason=reason)
    return others, (*_imported(options, tables), *left)


def _opened_folders(options: argparse.Namespace) -> dict[Path, tuple[Path, ...]]:
    """Return the tables and collection files of each folder that has any."""
    from surveyapp.storage.tables.folder_contents import contents  # noqa: PLC0415

    folders = {path: contents(path) for path in options.files}
    inside = {path: (*one.tables, *one.collections) for path, one in folders.items() if one}
    return {path: found for path, found in inside.items() if found}


def _imported(options: argparse.Namespace, tables: tuple[Path, ...]) -> tuple[FileReport, ...]:
    from surveyapp.services.table_import.draft import open_values  # noqa: PLC0415
    from surveyapp.services.table_import.import_rows import import_tables  # noqa: PLC0415
    from surveyapp.services.table_import.mapping import check_mapping  # noqa: PLC0415
    from surveyapp.services.table_import.mapping_files import load_mapping  # noqa: PLC0415
    from surveyapp.services.table_import.mapping_guess import guess_mapping  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    form = form_of(options)
    kept = None if options.mapping is None else load_mapping(options.mapping)
    if kept is not None:
        stated = {key: value for key, value in _fields(form) if value is not None}
        form = replace(kept.form, **stated)

    def mapping_for(table: PlainTable) -> TableMapping:
        mapping = guess_mapping(table, survey, _sample(options)) if kept is None else kept
        mapping = replace(with_options(mapping, options), form=table.form)
        check_mapping(table, survey, mapping)
        _tell_unfilled(survey, mapping)
        for sentence in open_values(table, survey, mapping):
            say(f"note: {table.file}: {sentence}")
        return mapping

    return import_tables(
        tables,
        options.project,
        survey,
        mapping_for,
        form=form,
        add_survey=options.add_survey,
        replace=options.replace,
    )


def _fields(form: TableForm) -> Iterator[tuple[str, Any]]:
    for name in form.__dataclass_fields__:
        yield name, getattr(form, name)


def tell_rows(options: argparse.Namespace, reports: Sequence[FileReport]) -> bool:
    """Tell the refused cells of tables and write them where asked; return whether there are any."""
    from surveyapp.services.table_import.import_rows import REFUSED_COLUMNS, refused_cells  # noqa: PLC0415
    from surveyapp.storage.files.csv_tables import write_csv  # noqa: PLC0415

    cells = [cell for report in reports for cell in report.rows]
    for report in reports:
        for cell in report.rows[:MOST_TOLD]:
            say(f"refused: {cell}")
        if report.rows:
            say(f"refused: {report.refused_rows} rows of {report.path.name} in all")
    if options.refused is not None:
        write_csv(Path(options.refused), refused_cells(cells), REFUSED_COLUMNS)
    return bool(cells)
