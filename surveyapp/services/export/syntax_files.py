"""The record as data and syntax: a program of SPSS, Stata or R that reads a CSV beside it, with all labels.

The three read the same data: numbers where values have labels, as in the files of SPSS and Stata. A syntax
file is text that anybody can read before it is run, and that no licence is needed to write.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from surveyapp import __version__
from surveyapp.analyses.data.record_columns import REPORT, Records
from surveyapp.messages.message import Message, msg
from surveyapp.services.export.table_files import title_of, variables
from surveyapp.services.export.writer import RecordWriter
from surveyapp.storage.export.spss_stata import (
    LONGEST_SPSS_LABEL,
    LONGEST_SPSS_VALUE_LABEL,
    LONGEST_STATA_LABEL,
    Variable,
    first_bytes,
    first_letters,
    fitting,
    tick_sets,
)
from surveyapp.storage.export.variable_names import SPSS, STATA, variable_names
from surveyapp.storage.files.csv_cells import csv_line
from surveyapp.storage.files.csv_tables import write_bytes

Syntax = Callable[[str, str, Sequence[Variable]], Iterator[str]]
"""Yields the lines, given the survey's title, the name of the data's file and the variables."""

_NOTE = f"Columns whose label begins with “{REPORT}” hold what chance made of an answer, not the answer."
_MADE = "_made"
"""Begins the names of what a do-file makes; no column's name in Stata begins with an underscore."""
_WIDEST = 40
"""Digits of a number in SPSS."""


def _data_beside(path: Path) -> Path:
    """Return the file of the data that a syntax file reads."""
    return path.with_name(f"{path.stem}-data.csv")


def _write(syntax: Syntax, path: Path, records: Records) -> tuple[Path, ...]:
    found = variables(records)
    data = _data_beside(path)
    write_bytes(data, _data(found).encode())
    lines = syntax(title_of(records.survey), data.name, found)
    write_bytes(path, ("\n".join(lines) + "\n").encode())
    return path, data


def _data(found: Sequence[Variable]) -> str:
    """Return the data as CSV: labelled values by their numbers, nothing where missing."""
    rows = zip(*([_cell(cell) for cell in one.data] for one in found), strict=True)
    return "".join([csv_line([one.name for one in found]), *map(csv_line, rows)])


def _cell(cell: float | str | date | None) -> float | str | None:
    """Return whole numbers without a point, and days as year-month-day."""
    if isinstance(cell, date):
        return cell.isoformat()
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _spss(title: str, data: str, found: Sequence[Variable]) -> Iterator[str]:
    """Yield IBM SPSS Statistics' syntax (Command Syntax Reference: GET DATA); PSPP runs it too."""
    named = list(zip(variable_names([one.name for one in found], SPSS), found, strict=True))
    yield "* Encoding: UTF-8."
    yield f"* {_one_line(title).rstrip('.')}; made with Surveyapp {__version__}."
    yield f"* {_NOTE}"
    yield "* Run it in the folder of both files, or write the whole path of the data."
    yield ""
    yield "SET DECIMAL=DOT."
    yield f"GET DATA /TYPE=TXT /FILE={_spss_text(data)} /ENCODING='UTF8'"
    yield "  /ARRANGEMENT=DELIMITED /DELCASE=LINE /DELIMITERS=',' /QUALIFIER='\"' /FIRSTCASE=2"
    yield "  /VARIABLES="
    formats = [f"  {name} {_spss_format(one)}" for name, one in named]
    yield "\n".join(formats) + "."
    yield "VARIABLE LABELS"
    labels = (
        f"{n} {_spss_text(fitting(v.label, LONGEST_SPSS_LABEL, first_bytes))}" for n, v in named
    )
    yield "  " + "\n  /".join(labels) + "."
    labelled = [(name, one) for name, one in named if one.values]
    if labelled:
        yield "VALUE LABELS"
        yield "  " + "\n  /".join(_spss_values(name, one) for name, one in labelled) + "."
    yield "VARIABLE LEVEL"
    yield "  " + "\n  /".join(f"{name} ({one.measure.upper()})" for name, one in named) + "."
    for one in tick_sets(named):
        yield (
            f"MRSETS /MDGROUP NAME={one.name}"
            f" LABEL={_spss_text(first_bytes(one.label, LONGEST_SPSS_LABEL))}"
        )
        yield f"  VARIABLES={' '.join(one.variables)} VALUE=1."
    yield "EXECUTE."
    names = _roles(named)
    if "weight" in names:
        yield f"WEIGHT BY {names['weight']}."
    if names:
        yield "* Weighted tables are right, their standard errors are not: Complex Samples takes the design."
        strata = f" STRATA={names['stratum']}" if "stratum" in names else ""
        clusters = f" CLUSTER={names['cluster']}" if "cluster" in names else ""
        weight = f" /PLANVARS ANALYSISWEIGHT={names['weight']}" if "weight" in names else ""
        yield (
            f"* CSPLAN ANALYSIS /PLAN FILE='study.csaplan'{weight} /DESIGN{strata}{clusters}"
            " /ESTIMATOR TYPE=WR."
        )


def _roles(named: Sequence[tuple[str, Variable]]) -> dict[str, str]:
    """Return the names of the variables that say how respondents were drawn, by what they say."""
    return {one.role: name for name, one in named if one.role}


def _spss_format(one: Variable) -> str:
    if one.is_text:
        return f"A{max((len(str(cell).encode()) for cell in one.data), default=1) or 1}"
    if one.is_day:
        return "SDATE10"
    if one.values:
        return "F8.0"
    decimals = max((_decimals(cell) for cell in one.data), default=0)
    return f"F{_WIDEST}.{min(decimals, 16)}"


def _decimals(cell: float | str | date | None) -> int:
    text = str(_cell(cell))
    return len(text.partition(".")[2].partition("e")[0]) if "." in text else 0


def _spss_values(name: str, one: Variable) -> str:
    values = one.values.items()
    told = (f"{k} {_spss_text(first_bytes(v, LONGEST_SPSS_VALUE_LABEL))}" for k, v in values)
    return name + "\n    " + "\n    ".join(told)


def _spss_text(text: str) -> str:
    quoted = _one_line(text).replace("'", "''")
    return f"'{quoted}'"


def _stata(title: str, data: str, found: Sequence[Variable]) -> Iterator[str]:
    """Yield a do-file of Stata 14 and later (Data Management Reference: import delimited, label)."""
    named = list(zip(variable_names([one.name for one in found], STATA), found, strict=True))
    yield f"* {_stata_words(title)}; made with Surveyapp {__version__}"
    yield f"* {_NOTE}"
    yield "* Run it in the folder of both files, or write the whole path of the data."
    yield ""
    yield "version 14"
    yield "clear"
    is_text = [one.is_text or one.is_day for one in found]
    texts = " ".join(str(place) for place, is_one in enumerate(is_text, start=1) if is_one)
    yield (
        f'import delimited using "{data}", delimiters(",") varnames(nonames) rowrange(2) asdouble'
        f' encoding("utf-8") bindquote(strict){f" stringcols({texts})" if texts else ""}'
    )
    # all at once: one by one a column may get the name that another still has, as v5
    places = " ".join(f"v{place}" for place in range(1, len(named) + 1))
    yield f"rename ({places}) ({' '.join(name for name, _ in named)})"
    for name, one in named:
        if one.is_day:
            yield f'generate long {_MADE} = daily({name}, "YMD")'
            yield f"order {_MADE}, after({name})"
            yield f"drop {name}"
            yield f"rename {_MADE} {name}"
            yield f"format {name} %td"
        yield f"label variable {name} {_stata_text(fitting(one.label, LONGEST_STATA_LABEL, first_letters))}"
        if one.values:
            told = " ".join(f"{k} {_stata_text(v)}" for k, v in one.values.items())
            yield f"label define {name} {told}, replace"
            yield f"label values {name} {name}"
    yield f"label data {_stata_text(_one_line(title)[:LONGEST_STATA_LABEL])}"
    names = _roles(named)
    for name, one in named:
        if one.role and one.is_text:
            names[one.role] = f"{_MADE}_{one.role}"
            yield f"egen long {names[one.role]} = group({name})"
    if names:
        weight = f"[pweight={names['weight']}]" if "weight" in names else ""
        strata = f", strata({names['stratum']})" if "stratum" in names else ""
        yield " ".join(filter(None, ("svyset", names.get("cluster", "_n"), weight))) + strata


def _stata_words(text: str) -> str:
    """Return a text in which Stata computes nothing, as it does in comments too, and no comment begins."""
    plain = _one_line(text).replace("`", "'").replace("$", "\\$")
    return _STATA_COMMENT.sub(lambda found: " ".join(found[0]), plain)


_STATA_COMMENT = re.compile(r"(?<!\S)/{2,}|[/*]*(/\*|\*/)[/*]*")


def _stata_text(text: str) -> str:
    """Return a text between compound quotes."""
    plain = _stata_words(text).replace("\"'", "\" '")
    return f'`"{plain}"\''


def _r(title: str, data: str, found: Sequence[Variable]) -> Iterator[str]:
    """Yield a script of base R: factors with the labels, and each column's label as an attribute."""
    yield f"# {_one_line(title)}; made with Surveyapp {__version__}"
    yield f"# {_NOTE}"
    yield "# Run it in the folder of both files, or write the whole path of the data."
    yield ""
    kinds = ", ".join(map(_r_kind, found))
    yield f"study <- read.csv({_r_text(data)}, encoding = 'UTF-8', check.names = FALSE, na.strings = '',"
    yield f"  colClasses = c({kinds}))"
    for one in found:
        column = f"study[[{_r_text(one.name)}]]"
        if one.values:
            codes = ", ".join(map(str, one.values))
            labels = ", ".join(map(_r_text, _different(list(one.values.items()))))
            ordered = ", ordered = TRUE" if one.is_ordered else ""
            yield f"{column} <- factor({column}, levels = c({codes}),"
            yield f"  labels = c({labels}){ordered})"
        yield f"attr({column}, 'label') <- {_r_text(one.label)}"
    names = _roles([(f"~`{one.name}`", one) for one in found])
    if names:
        nested = ", nest = TRUE" if {"stratum", "cluster"} <= names.keys() else ""
        told = "".join(
            f", {word} = {names[kind]}"
            for word, kind in (("strata", "stratum"), ("weights", "weight"))
            if kind in names
        )
        yield "# Estimates of the population use the sample design, as svymean(~question, design) does."
        yield "if (requireNamespace('survey', quietly = TRUE)) {"
        yield (
            f"  design <- survey::svydesign(ids = {names.get('cluster', '~1')}{told}, data = study{nested})"
        )
        yield "}"


def _r_kind(one: Variable) -> str:
    return "'character'" if one.is_text else "'Date'" if one.is_day else "'numeric'"


def _different(values: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the labels, with the code where two are equal: R would make one level of them."""
    labels = [label for _, label in values]
    return (f"{label} ({code})" if labels.count(label) > 1 else label for code, label in values)


def _r_text(text: str) -> str:
    escaped = re.sub(r"([\\'])", r"\\\1", _one_line(text))
    return f"'{escaped}'"


def _writer(title: Message, ending: str, syntax: Syntax) -> RecordWriter:
    return RecordWriter(title, ending, partial(_write, syntax))


WRITERS = (
    _writer(msg("SPSS syntax and data"), ".sps", _spss),
    _writer(msg("Stata do-file and data"), ".do", _stata),
    _writer(msg("R script and data"), ".R", _r),
)
