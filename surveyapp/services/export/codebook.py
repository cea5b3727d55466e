"""The codebook: what each column of the record means, so that nobody takes reports for answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from surveyapp import __version__
from surveyapp.analyses.data.record_columns import (
    ID,
    NOT_OF_ALL,
    REPORT,
    SAMPLE_LABELS,
    listed_values,
    part_texts,
    part_values,
)
from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.variables_file import derivation_text
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.reporting.blocks import (
    Block,
    ColumnHead,
    HeadingBlock,
    ParagraphBlock,
    ReportDocument,
    TableBlock,
)
from surveyapp.services.reporting.html import report_html
from surveyapp.services.surveys.description import (
    design_in_words,
    epsilon_in_words,
    mode_texts,
    question_odds,
)
from surveyapp.storage.export.variable_names import SPSS, STATA, variable_names
from surveyapp.storage.files.csv_tables import csv_text
from surveyapp.storage.project.project import ImportedFile
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, part_name

PART = "part"
"""The type of a column that says of one choice or item what its question's column says of all."""


@dataclass(frozen=True, slots=True)
class CodebookEntry:
    """One column of the record.

    ``texts`` are the question's by language, as it was asked; ``values`` the recorded ones with number and
    labels by language, where they are listed; ``stands`` states in words what may stand there. ``label`` and
    ``value_labels``, by value, are the analyst's own words, of which nobody knows the language.
    """

    column: str
    spss: str = ""
    stata: str = ""
    type: str = ""
    is_randomized: bool = False
    texts: tuple[tuple[str, str], ...] = ()
    stands: str = ""
    values: tuple[tuple[int, str, tuple[tuple[str, str], ...]], ...] = ()
    design: str = ""
    mode: str = ""
    odds: tuple[str, ...] = ()
    epsilon: str = ""
    epsilon_means: str = ""
    level: str = ""
    """What the answers measure: nominal, ordinal or numeric."""
    mode_means: str = ""
    made_of: str = ""
    """How a variable is made from others; empty of what was asked."""
    sources: tuple[str, ...] = ()
    """The columns that it is made from."""
    label: str = ""
    value_labels: tuple[tuple[str, str], ...] = ()
    role: str = ""
    """What the column says of how respondents were drawn: weight, stratum or cluster."""


def codebook(
    survey: Survey, files: Sequence[ImportedFile] = (), sample: Sequence[SampleColumn] = ()
) -> tuple[CodebookEntry, ...]:
    """Return an entry for each column, in the record's order, the interview's id first.

    ``files`` are those of the project that the codebook is of: without, a kiosk is to ask the survey.
    ``sample`` are the columns that say how its respondents were drawn.
    """
    asked = survey.recorded_questions
    made = _made_of(survey)
    sources = dict(survey.made_of) if isinstance(survey, SeenSurvey) else {}
    roles = {one.name: one.kind.value for one in sample if one.is_used}
    entries = [
        _id_entry(),
        *(entry for q in asked for entry in _entries(survey, q, files)),
        *(_sample_entry(one) for one in sample if not one.is_asked),
    ]
    entries = [
        replace(
            one,
            role=roles.get(one.column, ""),
            made_of=made.get(one.column, ""),
            sources=sources.get(one.column, one.sources),
        )
        for one in entries
    ]
    names = [entry.column for entry in entries]
    spss, stata = variable_names(names, SPSS), variable_names(names, STATA)
    return tuple(
        _named(entry, *both)
        for entry, both in zip(entries, zip(spss, stata, strict=True), strict=True)
    )


def _named(entry: CodebookEntry, spss: str, stata: str) -> CodebookEntry:
    return replace(entry, spss=spss, stata=stata)


def _id_entry() -> CodebookEntry:
    stands = "32 hexadecimal digits, drawn at random; they tell nothing of order or time"
    return CodebookEntry(ID, type="id", stands=stands)


def _made_of(survey: Survey) -> dict[str, str]:
    """Return how each variable that an analyst made is made from others."""
    derived = survey.variables.derived if isinstance(survey, SeenSurvey) else ()
    return {one.name: derivation_text(one.derivation) for one in derived}


def _sample_entry(column: SampleColumn) -> CodebookEntry:
    """Return the entry of a column of the sample design that no question fills."""
    stands = SAMPLE_LABELS[column.kind] + ("" if column.is_used else NOT_OF_ALL)
    kind = column.kind.value
    return CodebookEntry(column.name, type=kind, stands=stands, level=kind)


def _modes(question: AskedQuestion, files: Sequence[ImportedFile]) -> tuple[str, str]:
    """Return whose coins it was, as a survey file writes it and in words; nothing of a direct question."""
    has_tables = any(file.is_table for file in files)
    has_kiosks = not files or not all(file.is_table for file in files)
    texts = mode_texts(question, has_kiosks=has_kiosks, has_tables=has_tables)
    names = [question.mode.value] * has_kiosks + ["elsewhere"] * has_tables
    return " ".join(names) if texts else "", "\n".join(texts)


def _entries(
    survey: Survey, question: AskedQuestion, files: Sequence[ImportedFile]
) -> Iterator[CodebookEntry]:
    design = question.design.without_arms
    is_randomized = question.design.is_randomized
    mode, mode_means = _modes(question, files)
    kind = REPORT if is_randomized else "answer"
    asked = _as_asked(survey, question)
    texts, label = _said(
        question.text.by_language, None if asked is None else asked.text.by_language
    )
    values, value_labels = _values(survey, question, asked)
    yield CodebookEntry(
        column=question.id,
        type=question.type_name,
        is_randomized=is_randomized,
        texts=texts,
        label=label,
        stands=f"{kind}: {question.stands}",
        values=values,
        value_labels=value_labels,
        design=design_in_words(design),
        mode=mode,
        mode_means=mode_means,
        odds=tuple(map(str, question_odds(question))) if is_randomized else (),
        epsilon=rounded_up(question.design.privacy_loss),
        epsilon_means=(
            str(epsilon_in_words(design, question.answers, question.reports))
            if is_randomized
            else "infinite: the answer is recorded as it is given"
        ),
        level=question.measurement_level.value,
    )
    for part in question.part_columns:
        texts, label = _said(
            _part_texts(survey, question, part.id),
            None if asked is None else _part_texts(survey, asked, part.id),
        )
        values = tuple(
            (one.number, one.word, tuple((code, one.label) for code in survey.languages))
            for one in part_values(part)
        )
        yield CodebookEntry(
            part_name(question.id, part.id),
            type=PART,
            is_randomized=is_randomized,
            texts=texts,
            label=label,
            stands=f"{kind}: {part.stands}; made of {question.id}",
            values=values,
            level=question.parts_level.value,
            sources=(question.id,),
        )
    if question.samples > 1:
        column = question.columns[1]
        facts_of_column = f"the sample of {question.id}, drawn by coins: {', '.join(column.values)}"
        values = tuple((int(v), v, ()) for v in column.values)
        yield CodebookEntry(column.name, type="sample", stands=facts_of_column, values=values)


ByLanguage = tuple[tuple[str, str], ...]


def _as_asked(survey: Survey, question: AskedQuestion) -> AskedQuestion | None:
    """Return a question as people were asked it; None where the analyst made it of others."""
    if not isinstance(survey, SeenSurvey) or survey.asked is None:
        return question
    if question.id in dict(survey.made_of):
        return None
    names = {edit.name or name: name for name, edit in survey.variables.edits.items()}
    return survey.asked.question(names.get(question.id, question.id))


def _said(now: ByLanguage, asked: ByLanguage | None) -> tuple[ByLanguage, str]:
    """Return what was asked by language, and the analyst's own words where there are some.

    What was made of others is in their words where these differ by language.
    """
    own = now[0][1]
    if asked is not None:
        return asked, "" if asked == now else own
    return (now, "") if any(text != own for _, text in now) else ((), own)


def _part_texts(survey: Survey, question: AskedQuestion, part: str) -> ByLanguage:
    place = [one.id for one in question.part_columns].index(part)
    return tuple((code, part_texts(question, code)[place]) for code in survey.languages)


def _values(
    survey: Survey, question: AskedQuestion, asked: AskedQuestion | None
) -> tuple[tuple[tuple[int, str, ByLanguage], ...], tuple[tuple[str, str], ...]]:
    """Return the listed values with their labels by language, and those that the analyst labelled."""
    if question.unlisted is not None:
        return (), ()
    words = {} if asked is None else _labels_by_value(survey, asked)
    now = _labels_by_value(survey, question)
    said = {value: _said(labels, words.get(value)) for value, labels in now.items()}
    numbers = {one.word: one.number for one in listed_values(question, survey.languages[0])}
    return (
        tuple((numbers[value], value, texts) for value, (texts, _) in said.items()),
        tuple((value, label) for value, (_, label) in said.items() if label),
    )


def _labels_by_value(survey: Survey, question: AskedQuestion) -> dict[str, ByLanguage]:
    listed = [
        [(one.word, (code, one.label)) for one in listed_values(question, code)]
        for code in survey.languages
    ]
    return {same[0][0]: tuple(said for _, said in same) for same in zip(*listed, strict=True)}


def codebook_csv(
    survey: Survey, files: Sequence[ImportedFile] = (), sample: Sequence[SampleColumn] = ()
) -> str:
    """Return one row a value, or a column where values are not listed."""
    rows = []
    is_edited = isinstance(survey, SeenSurvey) and bool(survey.variables)
    for entry in codebook(survey, files, sample):
        fixed = {
            "column": entry.column,
            "spss": entry.spss,
            "stata": entry.stata,
            "type": entry.type,
            "randomized": entry.is_randomized,
            **{f"text_{code}": dict(entry.texts).get(code) for code in survey.languages},
            **({"label": entry.label or None} if is_edited else {}),
            "stands": entry.stands,
        }
        ends = {
            "design": entry.design,
            "mode": entry.mode,
            "odds": " | ".join(entry.odds),
            "epsilon": entry.epsilon,
            "level": entry.level,
            **({"made_of": entry.made_of} if _made_of(survey) else {}),
            **({"role": entry.role} if sample else {}),
        }
        for number, word, labels in entry.values or ((None, None, ()),):
            facts_of_column = {f"label_{code}": dict(labels).get(code) for code in survey.languages}
            if is_edited:
                facts_of_column["value_label"] = dict(entry.value_labels).get(word or "")
            rows.append({**fixed, "number": number, "value": word, **facts_of_column, **ends})
    return csv_text(rows)


def _document(
    survey: Survey, files: Sequence[ImportedFile], sample: Sequence[SampleColumn]
) -> ReportDocument:
    title = f"{survey.title.any()}: codebook"
    foot = f"{survey.id} {survey.version} · Surveyapp {__version__}"
    blocks = tuple(_blocks(survey, title, codebook(survey, files, sample)))
    return ReportDocument(title, foot, "en", False, blocks)  # noqa: FBT003


def _blocks(survey: Survey, title: str, entries: Sequence[CodebookEntry]) -> Iterator[Block]:
    yield HeadingBlock(1, title)
    yield ParagraphBlock(
        f"Survey {survey.id}, version {survey.version}. Columns marked “{REPORT}” hold what chance made "
        "of an answer: read one by one they are no answers, and their shares are biased until they are "
        f"debiased. ε of one respondent in all: {rounded_up(survey.total_epsilon)}."
    )
    for entry in entries:
        yield HeadingBlock(2, entry.column)
        yield TableBlock(
            f"About {entry.column}", (ColumnHead("What"), ColumnHead("Is")), tuple(_facts(entry))
        )
        if entry.values:
            heads = (
                ColumnHead("Number", is_number=True),
                ColumnHead("Value"),
                *map(ColumnHead, survey.languages),
                *([ColumnHead("Label")] if entry.value_labels else []),
            )
            own = dict(entry.value_labels)
            cells = tuple(
                (str(number), word, *(dict(labels).get(code, "") for code in survey.languages))
                + ((own.get(word, ""),) if own else ())
                for number, word, labels in entry.values
            )
            yield TableBlock(f"Values of {entry.column}", heads, cells)


def _facts(entry: CodebookEntry) -> Iterator[tuple[str, str]]:
    facts: Sequence[tuple[str, str]] = (
        ("holds", entry.stands),
        ("label", entry.label),
        *((f"text ({code})", facts_of_column) for code, facts_of_column in entry.texts),
        ("type", entry.type),
        ("level", entry.level),
        ("made from", entry.made_of),
        ("role in the sample", entry.role),
        ("design", entry.design),
        ("mode", entry.mode_means),
        ("odds", "\n".join(entry.odds)),
        ("ε", entry.epsilon_means),
        ("name in SPSS", entry.spss),
        ("name in Stata", entry.stata),
    )
    yield from ((name, facts_of_column) for name, facts_of_column in facts if facts_of_column)


def codebook_html(
    survey: Survey, files: Sequence[ImportedFile] = (), sample: Sequence[SampleColumn] = ()
) -> str:
    """Return the codebook as a web page."""
    return report_html(_document(survey, files, sample))


def codebook_markdown(
    survey: Survey, files: Sequence[ImportedFile] = (), sample: Sequence[SampleColumn] = ()
) -> str:
    """Return the codebook as Markdown with tables."""
    lines: list[str] = []
    for block in _document(survey, files, sample).blocks:
        match block:
            case HeadingBlock():
                lines += ["#" * block.level + " " + _escaped(block.text), ""]
            case ParagraphBlock():
                lines += [_escaped(block.text), ""]
            case TableBlock():
                rows = [[head.text for head in block.heads], ["---"] * len(block.heads)]
                body = [[_escaped(cell) for cell in row] for row in block.cells]
                lines += ["| " + " | ".join(row) + " |" for row in rows + body] + [""]
    return "\n".join(lines).rstrip() + "\n"


def _escaped(text: str) -> str:
    for sign in "\\`*_{}[]<>|#":
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "<br>")
