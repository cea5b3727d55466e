"""The codebook written: a new kind of file is a line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.messages.message import Message, msg
from surveyapp.services.export.codebook import codebook_csv, codebook_html, codebook_markdown
from surveyapp.services.export.ddi import codebook_ddi
from surveyapp.services.export.writer import writer_of
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.project.project import ImportedFile
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class CodebookWriter:
    """A kind of file: what people call it, its ending, and the text of a codebook as such a file."""

    title: Message
    ending: str
    text: Callable[[Survey, Sequence[ImportedFile], Sequence[SampleColumn]], str]


CODEBOOK_WRITERS = (
    CodebookWriter(msg("Codebook as HTML"), ".html", codebook_html),
    CodebookWriter(msg("Codebook as CSV"), ".csv", codebook_csv),
    CodebookWriter(msg("Codebook as Markdown"), ".md", codebook_markdown),
    CodebookWriter(msg("Codebook as DDI 2.5 (XML)"), ".xml", codebook_ddi),
)


def write_codebook(
    survey: Survey,
    path: Path,
    files: Sequence[ImportedFile] = (),
    sample: Sequence[SampleColumn] = (),
) -> None:
    """Write the codebook, by the ending of ``path``; ``files`` and ``sample`` as in ``codebook``.

    Raises
    ------
    UserProblem
        if it is another ending.
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    writer = writer_of(path, CODEBOOK_WRITERS)
    write_bytes(path, writer.text(survey, files, sample).encode())
