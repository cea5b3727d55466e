"""The blocks of an output in a report: computed, as sections, and as tables with their commands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.data.response_counts import COUNT_COLUMNS, ResponseRow
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import CONTEXT, USUAL_LEVEL, OptionKind
from surveyapp.services.analyses.request import AnalysisRequest, FinishedAnalysis, run_on
from surveyapp.services.dataset.filters import with_filter
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.output.output import Output
from surveyapp.services.output.request import request_of
from surveyapp.services.reporting.blocks import Block, HeadingBlock, ParagraphBlock
from surveyapp.services.reporting.declared import result_blocks
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.storage.files.csv_tables import csv_text

LONGEST_NAME = 120
"""Letters of a file's name before its ending."""
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
                analysis=" ".join(request.words),
                problem=problem,
            )
        ) from problem


# as files


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table of a report as a file, and the command, without source and output, that makes it."""

    file: str
    command: tuple[str, ...]
    text: str


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
    for block in blocks:
        made += _tables_of(block)
    return tuple(_renamed(made))


def _renamed(made: Sequence[ReportTable]) -> Iterator[ReportTable]:
    """Yield the tables, no two with names that some disk takes for the same."""
    taken: set[str] = set()
    for one in made:
        name, again = one.file, 2
        while name.casefold() in taken:
            name, again = f"{one.file.removesuffix('.csv')}-{again}.csv", again + 1
        taken.add(name.casefold())
        yield replace(one, file=name)


def _tables_of(block: FinishedBlock) -> Iterator[ReportTable]:
    """Yield the tables of a block as its commands write them."""
    name = _file_name(block.analysis)[:LONGEST_NAME]
    for table in block.tables:
        if table is not block.analysis.tables[0] and not _option(block.analysis, table):
            continue  # no command writes it alone
        rows = table.records(block.result, block.analysis)
        keys = table.keys(block.result, block.analysis)
        text = csv_text(*with_filter(rows, keys, block.asked.request.where))
        ending = f"-{table.key}" if table is not block.analysis.tables[0] and table.key else ""
        command = (*block.asked.request.words, *_option(block.analysis, table))
        yield ReportTable(f"{name}{ending}.csv", command, text)


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
    yield HeadingBlock(2, _title(block, style))
    if block.asked.note:
        yield ParagraphBlock(block.asked.note)
    notes = (note for note in block.found.notes if note not in told)
    yield from (ParagraphBlock(style.translated(note)) for note in notes)
    yield from result_blocks(block.analysis, block.result, style)
    facts = " ".join(map(style.translated, block.analysis.facts(block.result)))
    if facts:
        yield ParagraphBlock(facts)
    labels = style.labels_of(block.result.survey)
    remarks = getattr(block.result, "remarks", ())
    yield from (ParagraphBlock(style.translated(labels.sentence(one))) for one in remarks)


def _title(block: FinishedBlock, style: ReportStyle) -> str:
    analysis = block.analysis
    title = style.translate(CONTEXT, analysis.title)
    formula, cluster = analysis.formula, block.asked.request.cluster
    formula = style.part(formula.message) if isinstance(formula, Notice) else formula
    formula += "" if cluster is None else f", cluster = {cluster}"
    return title if formula in {"", "*"} else style.say(TITLED, title=title, of=formula)
