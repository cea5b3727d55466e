"""The parts of a report, in their order: from what was gathered to a document."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from surveyapp import __version__
from surveyapp.analyses.data.groups import short_kiosk
from surveyapp.analyses.words.labels import says_the_same
from surveyapp.messages.message import QT_TRANSLATE_NOOP, SEMICOLON, Translate
from surveyapp.services.reporting.blocks import (
    Block,
    ColumnHead,
    HeadingBlock,
    LinesBlock,
    ParagraphBlock,
    RemarksBlock,
    ReportDocument,
    TableBlock,
)
from surveyapp.services.reporting.contents import InputKind, ReportContents
from surveyapp.services.reporting.methods_paragraph import methods
from surveyapp.services.reporting.output_blocks import (
    TITLED,
    FinishedBlock,
    block_sections,
    block_title,
)
from surveyapp.services.reporting.script import shown_commands
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.surveys.description import (
    epsilon_in_words,
    mode_texts,
    question_odds,
    titled_design,
)
from surveyapp.survey.types.base import AskedQuestion

TITLE = QT_TRANSLATE_NOOP("report", "{title}: report")
DATED = QT_TRANSLATE_NOOP(
    "report", "Made on {day} with Surveyapp {version}. Survey {id}, version {number}."
)
FOOT = QT_TRANSLATE_NOOP("report", "{title} · {day} · Surveyapp {version}")
SIMULATED = QT_TRANSLATE_NOOP(
    "report", "The interviews are simulated. Nothing here is about real people."
)
METHODS = QT_TRANSLATE_NOOP("report", "Methods")
DESIGNS = QT_TRANSLATE_NOOP("report", "Questions and designs")
DESIGNS_CAPTION = QT_TRANSLATE_NOOP("report", "Design, odds and ε of each question")
DESIGN = QT_TRANSLATE_NOOP("report", "Design")
ODDS = QT_TRANSLATE_NOOP("report", "Odds: answer → report")
EPSILON = QT_TRANSLATE_NOOP("report", "ε")
EPSILON_TOLD = QT_TRANSLATE_NOOP("report", "{question}: ε is {told}.")
NOT_RANDOMIZED = QT_TRANSLATE_NOOP("report", "the answer is recorded as given")
TOTAL = QT_TRANSLATE_NOOP(
    "report", "Total ε of one respondent over the randomized questions: {epsilon}."
)
COUNTS = QT_TRANSLATE_NOOP("report", "Responses")
COUNTS_CAPTION = QT_TRANSLATE_NOOP("report", "Reports of each question")
INTERVIEWS = QT_TRANSLATE_NOOP("report", "Interviews")
REPORTS = QT_TRANSLATE_NOOP("report", "Reports")
MISSING = QT_TRANSLATE_NOOP("report", "Missing")
MISSING_SHARE = QT_TRANSLATE_NOOP("report", "Missing, share")
MISSING_MEANS = QT_TRANSLATE_NOOP(
    "report", "Missing: not asked, or not answered; which of both is not recorded."
)
KIOSKS = QT_TRANSLATE_NOOP("report", "Kiosks by the words of their fingerprints")
KIOSK = QT_TRANSLATE_NOOP("report", "Kiosk")
FILES = QT_TRANSLATE_NOOP("report", "Imported files")
FILE = QT_TRANSLATE_NOOP("report", "File")
UNSIGNED = QT_TRANSLATE_NOOP("report", "Table, not signed")
FIRST = QT_TRANSLATE_NOOP("report", "First day")
LAST = QT_TRANSLATE_NOOP("report", "Last day")
QUESTION = QT_TRANSLATE_NOOP("report", "Question")
WARNINGS = QT_TRANSLATE_NOOP("report", "To be read with care")
NO_WARNINGS = QT_TRANSLATE_NOOP("report", "Nothing about these numbers calls for special care.")
REPRODUCE = QT_TRANSLATE_NOOP("report", "How to get the same numbers")
COMMANDS = QT_TRANSLATE_NOOP(
    "report", "Each table is what one command writes, given the same files and Surveyapp {version}:"
)
HASHES_OF_BODIES = QT_TRANSLATE_NOOP(
    "report",
    "SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from "
    "its fifth line on):",
)
HASHES_OF_TABLES = QT_TRANSLATE_NOOP(
    "report", "SHA-256 of the survey (in its canonical form), and of each table:"
)
SURVEY = QT_TRANSLATE_NOOP("report", "survey {id}, version {number}")


def report_document(gathered: ReportContents, style: ReportStyle) -> ReportDocument:
    """Return the report as blocks, in the words of ``style``."""
    survey = gathered.survey
    title = style.title_of(survey)
    facts = {"title": title, "day": gathered.day.isoformat(), "version": __version__}
    return ReportDocument(
        title=style.say(TITLE, title=title),
        foot=style.say(FOOT, **facts),
        language=style.language,
        is_right_to_left=style.is_right_to_left,
        blocks=tuple(_blocks(gathered, style)),
    )


def _blocks(gathered: ReportContents, style: ReportStyle) -> Iterator[Block]:
    survey = gathered.survey
    title = style.title_of(survey)
    yield HeadingBlock(1, style.say(TITLE, title=title))
    facts = {"day": gathered.day.isoformat(), "version": __version__}
    yield ParagraphBlock(style.say(DATED, id=survey.id, number=survey.version, **facts))
    if gathered.is_simulated:
        yield RemarksBlock((style.say(SIMULATED),), is_warning=True)
    yield from (ParagraphBlock(style.translated(note)) for note in gathered.notes)
    yield HeadingBlock(2, style.say(METHODS))
    yield from map(ParagraphBlock, methods(gathered, style))
    for part in (_designs, _counts):
        yield from part(gathered, style)
    for block in gathered.blocks:
        yield from block_sections(block, style, gathered.notes)
    for part in (_care, _reproduce):
        yield from part(gathered, style)


def _titled(question: AskedQuestion, language: str) -> str:
    text = question.text.in_language(language)
    return text if says_the_same(question.id, text) else f"{question.id}: {text}"


def _designs(gathered: ReportContents, style: ReportStyle) -> Iterator[Block]:
    survey = gathered.survey
    language = style.labels or survey.languages[0]
    yield HeadingBlock(2, style.say(DESIGNS))
    heads = (
        ColumnHead(style.say(QUESTION)),
        ColumnHead(style.say(DESIGN)),
        ColumnHead(style.say(ODDS)),
        ColumnHead(style.say(EPSILON), is_number=True),
    )
    cells = tuple(
        (
            _titled(question, language),
            _design(question, gathered, style),
            _odds(question, style),
            style.numerals.epsilon(question.design.privacy_loss),
        )
        for question in survey.recorded_questions
    )
    yield TableBlock(style.say(DESIGNS_CAPTION), heads, cells)
    told = [
        style.say(
            EPSILON_TOLD,
            question=q.id,
            told=style.part(epsilon_in_words(plain, q.answers, q.reports)),
        )
        for q in survey.randomized
        if (plain := q.design.without_arms).worst_ratio is None
    ]
    total = style.say(TOTAL, epsilon=style.numerals.epsilon(survey.total_epsilon))
    yield RemarksBlock((*told, total))


def _odds(question: AskedQuestion, style: ReportStyle) -> str:
    if not question.design.is_randomized:
        return style.say(NOT_RANDOMIZED)
    by_lines = replace(style, translate=_a_line_each(style.translate))
    return "\n".join(
        _KEPT.sub("\N{NO-BREAK SPACE}", by_lines.part(line)) for line in question_odds(question)
    )


def _a_line_each(translate: Translate) -> Translate:
    """Return ``translate`` with the odds of each answer on a line of their own."""

    def translated(context: str, text: str) -> str:
        return "{first}\n{second}" if text == SEMICOLON else translate(context, text)

    return translated


_KEPT = re.compile(r" (?=[\d→←])|(?<=[\d→←]) ")
"""Spaces that no line ends at: “3 of 4” is read as one."""


def _counts(gathered: ReportContents, style: ReportStyle) -> Iterator[Block]:
    numerals = style.numerals
    yield HeadingBlock(2, style.say(COUNTS))
    numbers = (INTERVIEWS, REPORTS, MISSING, MISSING_SHARE)
    heads = (
        ColumnHead(style.say(QUESTION)),
        *(ColumnHead(style.say(n), is_number=True) for n in numbers),
    )
    cells = tuple(
        (
            row.question,
            *map(numerals.whole, (row.interviews, row.reports, row.missing)),
            numerals.percent(row.missing / max(row.interviews, 1)),
        )
        for row in gathered.counts
    )
    yield TableBlock(style.say(COUNTS_CAPTION), heads, cells)
    yield ParagraphBlock(style.say(MISSING_MEANS))
    if gathered.kiosks:
        yield _kiosks(gathered, style)
    if gathered.files:
        yield _files(gathered, style)
    if gathered.quality is not None:
        yield ParagraphBlock(style.translated(gathered.quality))


def _kiosks(gathered: ReportContents, style: ReportStyle) -> TableBlock:
    heads = (ColumnHead(style.say(KIOSK)), ColumnHead(style.say(INTERVIEWS), is_number=True))
    cells = tuple((one.words, style.numerals.whole(one.interviews)) for one in gathered.kiosks)
    return TableBlock(style.say(KIOSKS), heads, cells)


def _files(gathered: ReportContents, style: ReportStyle) -> TableBlock:
    heads = (
        ColumnHead(style.say(FILE)),
        ColumnHead(style.say(KIOSK)),
        ColumnHead(style.say(INTERVIEWS), is_number=True),
        ColumnHead(style.say(FIRST), is_number=True),
        ColumnHead(style.say(LAST), is_number=True),
    )
    cells = tuple(
        (
            file.name,
            style.say(UNSIGNED) if file.is_table else short_kiosk(file.kiosk),
            style.numerals.whole(file.interviews),
            style.numerals.day(file.first_day),
            style.numerals.day(file.last_day),
        )
        for file in gathered.files
    )
    return TableBlock(style.say(FILES), heads, cells)


def _care(gathered: ReportContents, style: ReportStyle) -> Iterator[Block]:
    yield HeadingBlock(2, style.say(WARNINGS))
    labels = style.labels_of(gathered.survey)
    told = tuple(
        _of_some(blocks, gathered, style, style.translated(labels.sentence(warning)))
        for warning, blocks in gathered.warned.items()
    )
    yield RemarksBlock(told, is_warning=True) if told else ParagraphBlock(style.say(NO_WARNINGS))


def _of_some(
    blocks: Sequence[FinishedBlock], gathered: ReportContents, style: ReportStyle, warning: str
) -> str:
    """Return a warning with the headings of the blocks that it is of, unless it is of all."""
    if not blocks or len(blocks) == len(gathered.blocks):
        return warning
    titles = "; ".join(dict.fromkeys(block_title(block, style) for block in blocks))
    return style.say(TITLED, title=titles, of=warning)


def _reproduce(gathered: ReportContents, style: ReportStyle) -> Iterator[Block]:
    survey = gathered.survey
    yield HeadingBlock(2, style.say(REPRODUCE))
    yield ParagraphBlock(style.say(COMMANDS, version=__version__))
    yield LinesBlock(tuple(shown_commands(gathered)))
    has_bodies = any(one.kind is InputKind.COLLECTION for one in gathered.inputs)
    yield ParagraphBlock(style.say(HASHES_OF_BODIES if has_bodies else HASHES_OF_TABLES))
    named = style.say(SURVEY, id=survey.id, number=survey.version)
    yield LinesBlock(_hashes([(gathered.survey_sha256, named)], gathered))


def _hashes(first: Sequence[tuple[str, str]], gathered: ReportContents) -> tuple[str, ...]:
    named = [*first, *((one.sha256, one.name) for one in gathered.inputs)]
    return tuple(f"{sha256}  {name}" for sha256, name in named)


def _design(question: AskedQuestion, gathered: ReportContents, style: ReportStyle) -> str:
    """Return the design, and whose coins it was where that is known."""
    kinds = {one.kind for one in gathered.inputs}
    modes = mode_texts(
        question,
        has_kiosks=InputKind.COLLECTION in kinds,
        has_tables=InputKind.MAPPED in kinds,
    )
    texts = (style.translate("messages", text) for text in modes)
    return "\n".join((style.part(titled_design(question.design.without_arms)), *texts))
