"""The results of importing files, and the files of a project, as columns, rows and sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import NONE
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.project.import_collections import FileOutcome, FileReport, import_notes
from surveyapp.services.project.kiosk_trust import KioskRevoked, KioskUnknown
from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import ImportedFile, OtherSurvey
from surveyapp.storage.tables.folder_contents import OthersInFolder, TableInFolder
from surveyapp.survey.definition.kiosk_names import OF_TABLE, KioskId, kiosk_words, short_kiosk_name
from surveyapp.ui.appearance import line_icons
from surveyapp.ui.widgets.column_table import Column, LazySequence
from surveyapp.ui.widgets.message_bar import MessageKind, problem_text
from surveyapp.ui.widgets.number_format import day, fact_text, sentence, whole_text

translate = QCoreApplication.translate

OUTCOME_WORDS = {
    FileOutcome.IMPORTED: QT_TRANSLATE_NOOP("file_reports", "Imported"),
    FileOutcome.ALREADY_IMPORTED: QT_TRANSLATE_NOOP("file_reports", "Already imported"),
    FileOutcome.REFUSED: QT_TRANSLATE_NOOP("file_reports", "Refused"),
    FileOutcome.WAITING: QT_TRANSLATE_NOOP("file_reports", "On hold"),
    FileOutcome.NOT_TAKEN: QT_TRANSLATE_NOOP("file_reports", "Not imported"),
}


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One verdict as it is exported."""

    file: str
    result: str
    imported: int
    already: int
    kiosk: str
    reason: str


def report_row(report: FileReport) -> ReportRow:
    """Return the verdict as it is exported: the file with its folder, the reason in full."""
    return ReportRow(
        str(report.path),
        report.outcome.value,
        report.imported,
        report.already,
        report.kiosk,
        report.reason,
    )


def report_columns(reports: Sequence[FileReport]) -> list[Column]:
    """Return the table of what came of each file."""
    reasons = [_short_reason(report) for report in reports]
    return [
        Column(
            translate("file_reports", "File"),
            [report.path.name for report in reports],
            hints=[str(report.path) for report in reports],
        ),
        _result_column(reports),
        Column(
            translate("file_reports", "New interviews"),
            [_count(r, r.imported) for r in reports],
            is_number=True,
        ),
        Column(
            translate("file_reports", "Already there"),
            [_count(r, r.already) for r in reports],
            is_number=True,
        ),
        _kiosk_column([report.kiosk for report in reports]),
        Column(
            translate("file_reports", "Reason"),
            reasons,
            hints=[reason(report) for report in reports],
        ),
    ]


def _result_column(reports: Sequence[FileReport]) -> Column:
    icons = {
        FileOutcome.IMPORTED: line_icons.icon("imported", "good"),
        FileOutcome.ALREADY_IMPORTED: line_icons.icon("already", "muted"),
        FileOutcome.REFUSED: line_icons.icon("refused", "bad"),
        FileOutcome.WAITING: line_icons.icon("warning", "warn"),
        FileOutcome.NOT_TAKEN: line_icons.icon("warning", "warn"),
    }
    return Column(
        translate("file_reports", "Result"),
        [translate("file_reports", OUTCOME_WORDS[report.outcome]) for report in reports],
        icons=[icons[report.outcome] for report in reports],
    )


def _count(report: FileReport, number: int) -> str:
    return NONE if report.problem is not None else whole_text(number)


def _kiosk_column(kiosks: Sequence[str]) -> Column:
    return Column(
        translate("file_reports", "Kiosk"),
        LazySequence(kiosks, _short_name),
        hints=LazySequence(kiosks, _whole_name),
        about=translate("file_reports", "The first two words of the kiosk's name."),
    )


def _short_name(kiosk: str) -> str:
    return short_kiosk_name(kiosk) or NONE


def _whole_name(kiosk: str) -> str:
    """Return a kiosk's words and its id, which files have; what has no words is as it is."""
    if not kiosk or kiosk.startswith(OF_TABLE):
        return kiosk
    return f"{kiosk_words(KioskId(kiosk))}\n{kiosk}"


def _signer_column(files: Sequence[ImportedFile]) -> Column:
    """Return the kiosk that signed each file; a table is unsigned and shows the hash of its file."""
    unsigned = translate("file_reports", "Table, not signed")
    hashed = translate("file_reports", "SHA-256 of the file: {sha256}")

    def named(file: ImportedFile) -> str:
        return unsigned if file.is_table else _short_name(file.kiosk)

    def whole(file: ImportedFile) -> str:
        return hashed.format(sha256=file.sha256) if file.is_table else _whole_name(file.kiosk)

    kiosks = _kiosk_column([file.kiosk for file in files])
    return replace(kiosks, texts=LazySequence(files, named), hints=LazySequence(files, whole))


def reason(report: FileReport) -> str:
    """Return why a file was refused, or what is doubtful about it; empty if nothing is."""
    if report.doubt is not None:
        return problem_text(report.doubt)
    if report.problem is None and report.damaged:
        return translate(
            "file_reports",
            "Interviews that are damaged and were left out: {count}. The first: {first}",
        ).format(count=whole_text(len(report.damaged)), first=problem_text(report.damaged[0]))
    if report.problem is None and report.rows:
        return translate(
            "file_reports",
            "Rows that were skipped: {count}. The first: {first}",
        ).format(count=whole_text(report.refused_rows), first=problem_text(report.rows[0]))
    return "" if report.problem is None else problem_text(report.problem)


def _short_reason(report: FileReport) -> str:
    """Return why a file was refused without naming it again, for the table."""
    if isinstance(report.problem, FileRefused):
        why = fact_text(report.problem.facts["reason"])
        return why[:1].upper() + why[1:]
    if report.doubt is not None:
        return translate("file_reports", "Its respondents may also be in another file")
    if report.problem is None and report.rows:
        words = translate("file_reports", "Rows left out: {count}")
        return words.format(count=whole_text(report.refused_rows))
    text = _SHORT_REASONS.get(type(report.problem))
    return reason(report) if text is None else translate("file_reports", text)


_SHORT_REASONS: dict[type[object], str] = {
    KioskUnknown: QT_TRANSLATE_NOOP("file_reports", "Its kiosk is not known yet"),
    KioskRevoked: QT_TRANSLATE_NOOP("file_reports", "Its kiosk was revoked"),
    KeyNeeded: QT_TRANSLATE_NOOP("file_reports", "Sealed: it needs the analyst's key"),
    WrongKey: QT_TRANSLATE_NOOP("file_reports", "Sealed to another key"),
    TableInFolder: QT_TRANSLATE_NOOP("file_reports", "A table: open it with “Import a table…”"),
    OthersInFolder: QT_TRANSLATE_NOOP(
        "file_reports", "Other files in the folder, not collection files"
    ),
}


def left_table(report: FileReport) -> bool:
    """Return whether the file is a table that was left in its folder, for its import."""
    return isinstance(report.problem, TableInFolder)


def other_survey(report: FileReport) -> str | None:
    """Return the id and version of a survey that the project could take in for this file; else None."""
    if isinstance(report.problem, OtherSurvey):
        return str(report.problem.facts["survey"])
    return None


def detail(report: FileReport) -> str:
    """Return all details of one file."""
    survey = other_survey(report)
    if survey is not None:
        return translate(
            "file_reports",
            "{file} belongs to the survey {survey}, which is not in this project. You "
            "can add it: each survey is analysed separately, and you choose the one to "
            "show in the status bar.",
        ).format(file=report.path.name, survey=survey)
    if report.problem or report.doubt or report.damaged or report.rows:
        return reason(report)
    if report.is_table and report.outcome is FileOutcome.IMPORTED:
        return translate("file_reports", "{file}: imported (a table, not signed).").format(
            file=report.path
        )
    if report.outcome is FileOutcome.ALREADY_IMPORTED:
        return translate(
            "file_reports",
            "{file}: nothing changed; all of its interviews were already in the project.",
        ).format(file=report.path)
    return translate("file_reports", "{file}: checked, signed by its kiosk, and imported.").format(
        file=report.path
    )


def verdict(reports: Sequence[FileReport]) -> tuple[MessageKind, str]:
    """Return what came of an import in one or two sentences."""
    counts = Counter(report.outcome for report in reports)
    new = sum(report.imported for report in reports)
    sentences = [
        translate("file_reports", "New interviews: {new} (files imported: {files}).").format(
            new=whole_text(new), files=whole_text(counts[FileOutcome.IMPORTED])
        )
    ]
    if counts[FileOutcome.ALREADY_IMPORTED]:
        sentences.append(
            translate("file_reports", "Files already imported before: {files}.").format(
                files=whole_text(counts[FileOutcome.ALREADY_IMPORTED])
            )
        )
    if counts[FileOutcome.REFUSED]:
        sentences.append(
            translate("file_reports", "Files refused: {files}; the table says why.").format(
                files=whole_text(counts[FileOutcome.REFUSED])
            )
        )
    if counts[FileOutcome.WAITING]:
        sentences.append(
            translate(
                "file_reports",
                "Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.",
            ).format(files=whole_text(counts[FileOutcome.WAITING]))
        )
    tables = sum(left_table(report) for report in reports)
    if tables:
        sentences.append(
            translate(
                "file_reports",
                "Tables in the folder, not imported: {files}. Use “Import a table…” for them.",
            ).format(files=whole_text(tables))
        )
    damaged = sum(len(report.damaged) for report in reports)
    if damaged:
        sentences.append(
            translate("file_reports", "Damaged interviews left out: {n}.").format(
                n=whole_text(damaged)
            )
        )
    rows = sum(report.refused_rows for report in reports if report.problem is None)
    if rows:
        sentences.append(
            translate("file_reports", "Rows of tables skipped: {n}.").format(n=whole_text(rows))
        )
    sentences += [sentence(Notice(note)) for note in import_notes(reports)]
    sentences += [problem_text(report.doubt) for report in reports if report.doubt]
    is_right = not any(report.is_wrong or report.rows for report in reports)
    return MessageKind.DONE if is_right else MessageKind.WARNING, " ".join(sentences)


def _of_kiosk(file: ImportedFile, number: int) -> str:
    """Return a number that a kiosk counts; a table has none."""
    return NONE if file.is_table else whole_text(number)


def file_columns(summary: ProjectSummary) -> list[Column]:
    """Return the table of the files in the project."""
    files = summary.files
    return [
        Column(
            translate("file_reports", "File"),
            [file.name for file in files],
            hints=[file.name for file in files],
        ),
        _signer_column(files),
        Column(
            translate("file_reports", "Interviews"),
            LazySequence(files, lambda file: whole_text(file.interviews)),
            is_number=True,
        ),
        Column(
            translate("file_reports", "Batch"),
            LazySequence(files, lambda file: _of_kiosk(file, file.batch)),
            is_number=True,
            about=translate(
                "file_reports",
                "The number of the file on its kiosk. A kiosk starts a new file from time to time.",
            ),
        ),
        Column(
            translate("file_reports", "Export"),
            LazySequence(files, lambda file: _of_kiosk(file, file.export)),
            is_number=True,
            about=translate(
                "file_reports", "How many exports the kiosk had made when it wrote this file."
            ),
        ),
        Column(
            translate("file_reports", "First day"),
            LazySequence(files, lambda file: day(file.first_day)),
            is_number=True,
        ),
        Column(
            translate("file_reports", "Last day"),
            LazySequence(files, lambda file: day(file.last_day)),
            is_number=True,
        ),
    ]
