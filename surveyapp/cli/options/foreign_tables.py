"""Tables of other programs: the options that read them, and their import into a project."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import bad_option, print_aside, whole_type
from surveyapp.cli.options.report_source import add_more_sample

if TYPE_CHECKING:
    from surveyapp.analyses.data.sample_design import SampleColumns
    from surveyapp.services.mapping.table_mapping import TableMapping
    from surveyapp.services.project.import_collections import FileReport
    from surveyapp.storage.tables.plain_table import PlainTable, TableForm
    from surveyapp.survey.definition.survey import Survey

DELIMITER_NAMES = {"comma": ",", "semicolon": ";", "tab": "\t", "bar": "|"}
DECIMAL_NAMES = {"point": ".", "comma": ","}
MOST_TOLD = 20
_SAMPLE = ("weight", "stratum", "cluster")


def add_table_options(command: argparse.ArgumentParser) -> None:
    """Add the options for the format of a table and for the columns of its sample design."""
    command.add_argument("--encoding", metavar="E", help="of a text table, as cp1252; else found")
    command.add_argument(
        "--delimiter", metavar="D", help="comma, semicolon, tab or bar, or the sign itself"
    )
    command.add_argument("--decimal", metavar="C", help="point or comma, or the sign itself")
    command.add_argument("--sheet", metavar="N", help="of a workbook; else the first filled one")
    command.add_argument(
        "--header", type=whole_type, metavar="LINE", help="the header line; 0: there is none"
    )
    command.add_argument(
        "--first-row", type=whole_type, metavar="LINE", help="the first respondent's line"
    )
    command.add_argument(
        "--foot",
        type=whole_type,
        metavar="N",
        help="so many lines at the end are no respondents, such as totals",
    )
    command.add_argument(
        "--missing",
        metavar="A,B",
        help="codes for missing values, besides NA, N/A, NaN and the like",
    )
    for kind in _SAMPLE:
        command.add_argument(f"--{kind}", metavar="COL", help=f"the column that tells the {kind}")
    add_more_sample(command)


def form_of(options: argparse.Namespace) -> TableForm:
    """Return how the tables are written, as far as the options say.

    Raises
    ------
    UserProblem
        if a delimiter, decimal sign or line cannot be one.
    """
    from surveyapp.storage.tables.delimited import DECIMALS, DELIMITERS  # noqa: PLC0415
    from surveyapp.storage.tables.plain_table import TableForm  # noqa: PLC0415

    for name, least in (("header", 0), ("first_row", 1), ("foot", 0)):
        if getattr(options, name) is not None and getattr(options, name) < least:
            option = "--" + name.replace("_", "-")
            raise bad_option(option=option, reason="lines are counted from 1")
    return TableForm(
        encoding=options.encoding,
        delimiter=_sign("--delimiter", options.delimiter, DELIMITER_NAMES, DELIMITERS),
        decimal=_sign("--decimal", options.decimal, DECIMAL_NAMES, DECIMALS),
        sheet=options.sheet,
        header=options.header,
        first=options.first_row,
        foot=options.foot,
    )


def note_total(table: PlainTable) -> None:
    """Say on standard error that a row at the foot looks like a total, where one does."""
    from surveyapp.services.table_import.totals_row import totals_row  # noqa: PLC0415

    found = totals_row(table)
    if found is not None:
        print_aside(
            f"Line {found.line} of {table.file} (“{found.word}”) looks like a total. It counts as an "
            f"interview; --foot {found.foot} leaves it out."
        )


def _sign(
    option: str, written: str | None, names: dict[str, str], known: Sequence[str]
) -> str | None:
    if written is None:
        return None
    sign = names.get(written, written)
    if sign not in known:
        raise bad_option(option=option, reason=f"choose one of {', '.join(names)}")
    return sign


def note_unmapped(survey: Survey, mapping: TableMapping) -> None:
    """Print which records of the survey no column is mapped to."""
    from surveyapp.services.table_import.draft import unfilled  # noqa: PLC0415

    for record in unfilled(survey, mapping):
        print_aside(f"note: no column is mapped to {record}")


def missing_words(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the words of ``--missing``."""
    return tuple(word for word in (options.missing or "").split(",") if word)


def with_guessed_missing(options: argparse.Namespace, table: PlainTable) -> PlainTable:
    """Return the table with codes such as -99 declared to be no answers, if ``--missing`` is not given.

    The desk's import guesses the same; what is guessed is printed.
    """
    from surveyapp.messages.notice import listed  # noqa: PLC0415
    from surveyapp.services.table_import.missing_codes import guessed_codes, with_missing  # noqa: PLC0415

    codes = guessed_codes(table) if options.missing is None else ()
    for code in codes:
        columns = listed([one for one in table.columns if table.held(one, (code,))])
        print_aside(f"guessed: {code} is no answer in {columns}; {_OTHER_MISSING}")
    return with_missing(table, codes)


_OTHER_MISSING = "--missing A,B states other codes, and --missing= that there are none"


def sample_columns(options: argparse.Namespace) -> SampleColumns:
    """Return the columns that the options name for weights, strata and clusters."""
    from surveyapp.analyses.data.sample_design import SampleColumns  # noqa: PLC0415

    return SampleColumns(*(getattr(options, kind) for kind in _SAMPLE), **_more(options))


def _more(options: argparse.Namespace) -> dict[str, Any]:
    return {
        "replicates": options.replicate_weights,
        "stages": tuple(options.stage),
        "populations": tuple(options.fpc),
    }


def with_options(mapping: TableMapping, options: argparse.Namespace) -> TableMapping:
    """Return a mapping with what the options say besides: words for no answer, and columns."""
    given = {kind: getattr(options, kind) for kind in _SAMPLE if getattr(options, kind)}
    given |= {kind: value for kind, value in _more(options).items() if value}
    return replace(
        mapping,
        missing=tuple(dict.fromkeys((*mapping.missing, *missing_words(options)))),
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
        help="replace the table of the same name that was imported before",
    )
    command.add_argument(
        "--refused",
        metavar="CSV",
        help="write every refused cell of tables: file, line, column, value and reason",
    )
    add_table_options(command)


def import_table_files(
    options: argparse.Namespace,
) -> tuple[tuple[Path, ...], tuple[FileReport, ...]]:
    """Import the tables among the files; return the other files, and the verdict on each table.

    Of folders the tables too, where a survey says what they are; what is left in these gets a verdict.

    Raises
    ------
    UserProblem
        if there are tables and no survey.
    """
    from surveyapp.services.project.import_collections import folder_leftovers  # noqa: PLC0415
    from surveyapp.storage.tables.foreign_tables import is_foreign_table  # noqa: PLC0415

    opened = _opened_folders(options) if options.survey is not None else {}
    files = tuple(one for path in options.files for one in opened.get(path, (path,)))
    tables = tuple(path for path in files if is_foreign_table(path))
    others = tuple(path for path in files if path not in tables)
    left = folder_leftovers(opened, takes_tables=True)
    if not tables:
        return others, left
    if options.survey is None:
        reason = f"{tables[0].name} is a table; give the survey that its rows belong to"
        raise bad_option(option="--survey", reason=reason)
    return others, (*_imported(options, tables), *left)


def _opened_folders(options: argparse.Namespace) -> dict[Path, tuple[Path, ...]]:
    """Return the tables and collection files of each folder that has any."""
    from surveyapp.storage.tables.folder_contents import folder_contents  # noqa: PLC0415

    folders = {path: folder_contents(path) for path in options.files}
    inside = {path: (*one.tables, *one.collections) for path, one in folders.items() if one}
    return {path: found for path, found in inside.items() if found}


def _imported(options: argparse.Namespace, tables: tuple[Path, ...]) -> tuple[FileReport, ...]:
    from surveyapp.services.mapping.guess import guess_mapping  # noqa: PLC0415
    from surveyapp.services.mapping.table_mapping import check_mapping  # noqa: PLC0415
    from surveyapp.services.table_import.draft import open_values  # noqa: PLC0415
    from surveyapp.services.table_import.import_rows import import_tables  # noqa: PLC0415
    from surveyapp.services.table_import.mapping_files import load_mapping  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    form = form_of(options)
    kept = None if options.mapping is None else load_mapping(options.mapping)
    if kept is not None:
        stated = {key: value for key, value in _fields(form) if value is not None}
        form = replace(kept.form, **stated)

    def mapping_for(table: PlainTable) -> TableMapping:
        note_total(table)
        mapping = kept
        if mapping is None:
            known = with_guessed_missing(options, table)
            mapping = guess_mapping(known, survey, sample_columns(options))
        mapping = replace(with_options(mapping, options), form=table.form)
        check_mapping(table, survey, mapping)
        note_unmapped(survey, mapping)
        for sentence in open_values(table, survey, mapping):
            print_aside(f"note: {table.file}: {sentence}")
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


def report_refused_cells(options: argparse.Namespace, reports: Sequence[FileReport]) -> bool:
    """Print the refused cells of tables, write them where asked, and return whether there are any."""
    from surveyapp.services.table_import.import_rows import REFUSED_COLUMNS, refused_cells  # noqa: PLC0415
    from surveyapp.storage.files.csv_tables import write_csv  # noqa: PLC0415

    cells = [cell for report in reports for cell in report.rows]
    for report in reports:
        for cell in report.rows[:MOST_TOLD]:
            print_aside(f"refused: {cell}")
        if report.rows:
            print_aside(f"refused: {report.refused_rows} rows of {report.path.name} in all")
    if options.refused is not None:
        write_csv(Path(options.refused), refused_cells(cells), REFUSED_COLUMNS)
    return bool(cells)
