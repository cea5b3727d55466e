"""The blocks of an output in a report: computed, as sections, and as tables with their commands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.data.response_counts import COUNT_COLUMNS, ResponseRow
from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import CONTEXT, USUAL_LEVEL, OptionKind, OptionProblem
from surveyapp.services.analyses.request import AnalysisRequest, FinishedAnalysis, run_on
from surveyapp.services.dataset.filters import with_filter
from surveyapp.services.dataset.option_tables import KEPT, kept_text
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.output.output import Output
from surveyapp.services.output.request import request_of
from surveyapp.services.reporting.blocks import Block, HeadingBlock, ParagraphBlock
from surveyapp.services.reporting.declared import result_blocks
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.storage.files.csv_tables import csv_text

LONGEST_NAME = 120
"""Letters of a file's name before its ending."""
EVERYTHING = ("", "*")
"""Formulas that say no more than the title."""
TITLED = QT_TRANSLATE_NOOP("report", "{title}: {of}")


@dataclass(frozen=True, slots=True)
class ReportBlock:
    """An analysis that a report contains, and what its author wrote on it."""

    request: AnalysisRequest
    note: str = ""


@dataclass(frozen=True, slots=True)
class FinishedBlock:
    """A block of a report and what was found."""

    asked: ReportBlock
    found: FinishedAnalysis

    @property
    def analysis(self) -> Analysis:
        """The analysis with its options."""
        return self.asked.request.analysis

    @property
    def result(self) -> Any:
        """What the analysis found."""
        return self.found.result

    @property
    def level(self) -> float:
        """The confidence level of its intervals."""
        return float(getattr(self.analysis, "level", USUAL_LEVEL))

    @property
    def tables(self) -> tuple[Table[Any], ...]:
        """The declared tables that the result has."""
        every = self.analysis.tables
        return tuple(one for one in every if one.is_there is None or one.is_there(self.result))

    @property
    def used(self) -> tuple[str, ...]:
        """What it used of the sample design of the tables, where it has none of its own."""
        request = self.asked.request
        own = (request.stratum, request.cluster, request.analysis.own_cluster)
        return self.found.used if own == (None, None, None) else ()

    @property
    def interval_methods(self) -> tuple[str, ...]:
        """The names of the methods of its intervals, where its rows have such."""
        rows = self.tables[0].rows(self.result) if self.tables else ()
        found = (getattr(row, "interval", "") for row in rows)
        return tuple(dict.fromkeys(one for one in found if isinstance(one, str) and one))


def report_blocks(output: Output) -> tuple[ReportBlock, ...]:
    """Return the blocks of an output that its report contains.

    Parameters
    ----------
    output
        The output.

    Raises
    ------
    UserProblem
        if a block is not complete, or of an analysis that this program does not know.
    """
    made = []
    for place, block in enumerate(output.blocks, start=1):
        if block.is_hidden:
            continue
        try:
            made.append(ReportBlock(request_of(block), block.note))
        except OptionProblem as problem:
            raise UserProblem(
                msg(
                    "Analysis {place} of the output, “{analysis}”, is not complete. Complete it, hide it "
                    "or remove it.",
                    place=place,
                    analysis=_titled(block.analysis),
                )
            ) from problem
        except UserProblem as problem:
            raise UserProblem(
                msg(
                    "Analysis {place} of the output cannot be in the report: {problem} Complete it, "
                    "hide it or remove it.",
                    place=place,
                    problem=problem,
                )
            ) from problem
    return tuple(made)


def finished_block(block: ReportBlock, given: SourceRequest, progress: Progress) -> FinishedBlock:
    """Return what a block finds.

    Parameters
    ----------
    block
        The block.
    given
        The source of the report; its filter is that of a block without one.
    progress
        Called at each round.

    Raises
    ------
    Cancelled
        when ``progress`` raises it.
    UserProblem
        naming the analysis, if it cannot be computed.
    """
    request = replace(block.request, where=block.request.where or given.where)
    try:
        return FinishedBlock(replace(block, request=request), run_on(given, request, progress))
    except UserProblem as problem:
        raise UserProblem(
            msg(
                "The report cannot contain “{analysis}”; remove it, or correct it: {problem}",
                analysis=_named(request.analysis),
                problem=problem,
            )
        ) from problem


def _titled(name: str) -> Message:
    kind = analysis_named(name)
    return Message(name if kind is None else kind.title, context=CONTEXT)


def _named(analysis: Analysis) -> Message:
    """Return what an analysis is called in a sentence: its title, and what it is of."""
    title = _titled(analysis.name)
    formula = analysis.formula
    return (
        title
        if formula in EVERYTHING
        else Message(TITLED, {"title": title, "of": formula}, "report")
    )


# as files


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table of a report as a file, and the command, without source and output, that makes it."""

    file: str
    command: tuple[str, ...]
    text: str
    inputs: Mapping[str, str] = field(default_factory=dict)
    """By name: the contents of files that the command names, such as a table of areas."""


def report_tables(
    counts: Sequence[ResponseRow], where: Filter, blocks: Sequence[FinishedBlock]
) -> tuple[ReportTable, ...]:
    """Return every table of a report, each file with a name of its own.

    Parameters
    ----------
    counts
        How many reports each question has.
    where
        Who is counted.
    blocks
        What was found.
    """
    rows = [row.as_row() for row in counts]
    filters = tuple(part for one in where.conditions for part in ("--where", str(one)))
    made = [ReportTable("counts.csv", ("counts", *filters), csv_text(rows, COUNT_COLUMNS))]
    kept: dict[str, str] = {}
    for block in blocks:
        made += _tables_of(block, kept)
    return tuple(_renamed(made))


def _renamed(made: Sequence[ReportTable]) -> Iterator[ReportTable]:
    """Yield the tables, no two with names that some disk takes for the same."""
    taken: set[str] = set()
    for one in made:
        stem = one.file.removesuffix(".csv")
        name = next(name for name in _numbered(stem, ".csv") if name.casefold() not in taken)
        taken.add(name.casefold())
        yield replace(one, file=name)


def _numbered(stem: str, ending: str) -> Iterator[str]:
    yield stem + ending
    for place in count(2):
        yield f"{stem}-{place}{ending}"


def _option_files(
    request: AnalysisRequest, stem: str, kept: dict[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the options whose values are tables, each with the name of the file that keeps it.

    ``kept`` has what each file holds; a table that stands in one is not kept twice.
    """
    for option in request.analysis.options():
        rows = getattr(request.analysis, option.name)
        if option.kind is OptionKind.TABLE and rows is not None:
            text = kept_text(rows)
            names = _numbered(f"{stem}.{option.name}", KEPT)
            name = next(name for name in names if kept.setdefault(name.casefold(), text) == text)
            yield option.name, name


def _tables_of(block: FinishedBlock, kept: dict[str, str]) -> Iterator[ReportTable]:
    """Yield the tables of a block as its commands write them."""
    name = _file_name(block.analysis)[:LONGEST_NAME]
    files = dict(_option_files(block.asked.request, name, kept))
    inputs = {file: kept[file.casefold()] for file in files.values()}
    for table in block.tables:
        if table is not block.analysis.tables[0] and not _option(block.analysis, table):
            continue  # no command writes it alone
        rows = table.records(block.result, block.analysis)
        keys = table.keys(block.result, block.analysis)
        text = csv_text(*with_filter(rows, keys, block.asked.request.where))
        ending = f"-{table.key}" if table is not block.analysis.tables[0] and table.key else ""
        words = block.asked.request.words_with(files)
        command = (*words, *_option(block.analysis, table))
        yield ReportTable(f"{name}{ending}.csv", command, text, inputs)


def _option(analysis: Analysis, table: Table[Any]) -> tuple[str, ...]:
    if table is analysis.tables[0]:
        return ()
    if analysis.table_option:
        return (analysis.table_option, table.key)
    return (table.option,) if table.option else ()


def _file_name(analysis: Analysis) -> str:
    parts = [analysis.file_stem or analysis.name]
    for option in analysis.options():
        if option.is_advanced:
            continue
        value = getattr(analysis, option.name)
        match option.kind:
            case OptionKind.VARIABLE if value is not None:
                parts += ["by"] if option.name == "by" else []
                parts.append(value.strip("()") if value == KIOSK else value)
            case OptionKind.VARIABLES | OptionKind.TERMS if value:
                parts += ["on"] if option.kind is OptionKind.TERMS else []
                parts += value
    return re.sub(r"[^\w.=-]+", "-x-", "-".join(parts))  # no sign that files cannot have


# as sections


def block_sections(
    block: FinishedBlock, style: ReportStyle, told: Sequence[str] = ()
) -> Iterator[Block]:
    """Yield the section of a block: its note, what was found, facts and remarks.

    Parameters
    ----------
    block
        A block and what was found.
    style
        Language and number format.
    told
        Notes on the source that the report tells before.
    """
    yield HeadingBlock(2, block_title(block, style))
    if block.asked.note:
        yield ParagraphBlock(block.asked.note)
    notes = (note for note in block.found.notes if note not in told)
    yield from (ParagraphBlock(style.translated(note)) for note in notes)
    yield from result_blocks(block.analysis, block.result, style)
    in_labels = style.labels_of(block.result.survey).sentence
    facts = " ".join(style.translated(in_labels(one)) for one in block.analysis.facts(block.result))
    if facts:
        yield ParagraphBlock(facts)
    remarks = getattr(block.result, "remarks", ())
    yield from (ParagraphBlock(style.translated(in_labels(one))) for one in remarks)


def block_title(block: FinishedBlock, style: ReportStyle) -> str:
    """Return the heading of a block: what it is, and what of.

    Parameters
    ----------
    block
        what was asked and found.
    style
        how the report is written.
    """
    analysis = block.analysis
    title = style.translate(CONTEXT, analysis.title)
    formula, cluster = analysis.formula, block.asked.request.cluster
    formula = style.part(formula.message) if isinstance(formula, Notice) else formula
    formula += "" if cluster is None else f", cluster = {cluster}"
    return title if formula in EVERYTHING else style.say(TITLED, title=title, of=formula)
