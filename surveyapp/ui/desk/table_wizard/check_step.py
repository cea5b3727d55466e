"""The last step before the import: what will be taken, what is refused, and why."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSplitter

from surveyapp.analyses.base.progress import Progress
from surveyapp.services.table_import.mapping import (
    MappedTable,
    TableMapping,
    map_table,
    sample_kinds,
)
from surveyapp.services.table_import.mapping_files import MAPPING_ENDING, save_mapping
from surveyapp.survey.routing.cautions import Weight, cautions
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.table_wizard.refused_cells import RefusedCells
from surveyapp.ui.desk.table_wizard.step import DraftHolder, Step
from surveyapp.ui.jobs import Job
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import whole_text


class CheckStep(Step):
    """Maps all rows off the UI thread and shows the counts."""

    checked = Signal()

    def __init__(
        self,
        session: DeskSession,
        holder: DraftHolder,
        file_picker: PickFiles,
        messages: MessageBar,
        busy: BusyBar,
    ) -> None:
        super().__init__(
            "check_step",
            self.tr("Check"),
            self.tr("This is what will be imported. Nothing is in the project yet."),
        )
        self._session, self._holder, self._file_picker = session, holder, file_picker
        self._messages, self._busy = messages, busy
        self._mapped: MappedTable | None = None
        self._job: Job | None = None
        self._counts = text_label("", "heading", wraps=True)
        self._counts.setObjectName("check_counts")
        self._sample_note = text_label("", "hint", wraps=True)
        self._sample_note.setObjectName("check_sample")
        self._cautions = text_label("", "plain", wraps=True)
        self._cautions.setObjectName("check_cautions")
        self._replace = QCheckBox(self.tr("Replace the table of the same name in the project"))
        self._replace.setObjectName("replace_table")
        save = button(self.tr("Save the mapping…"), "save_mapping")
        save.clicked.connect(self._save)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._counts, 1)
        row.addWidget(save)
        self._questions = TableView("check_questions", self.tr("Reports by question"), stretch=0)
        self._refused = RefusedCells(
            "refused-cells", session.runner, file_picker, messages, keys="Ctrl+Shift+R"
        )
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._questions)
        splitter.addWidget(self._refused)
        splitter.setSizes([220, 260])
        self.content.addLayout(row)
        self.content.addWidget(self._sample_note)
        self.content.addWidget(self._cautions)
        self.content.addWidget(self._replace)
        self.content.addWidget(splitter, 1)

    @property
    def is_ready(self) -> bool:
        """Whether there is a row to import."""
        return self._mapped is not None and bool(self._mapped.records)

    @property
    def replaces(self) -> bool:
        """Whether an earlier table is to be replaced."""
        return self._replace.isChecked() and not self._replace.isHidden()

    def forget(self) -> None:
        """Stop checking, and let go of the rows."""
        if self._job is not None:
            self._job.cancel()
        self._refused.show_refused(())
        self._let_go()

    def _let_go(self) -> None:
        if self._mapped is not None:
            self._holder.let_go(self._mapped.records, self._mapped.refused)
        self._mapped = None

    def enter(self) -> None:
        """Map all rows, off the UI thread."""
        draft = self._holder.draft
        self._refused.show_refused(())
        self._let_go()
        if draft is None or draft.survey is None:
            return
        table, survey, mapping = draft.table, draft.survey, draft.mapping
        told = [one for one in cautions(survey) if one.weight is not Weight.NOTE]
        self._cautions.setText("\n".join(translated(one.sentence) for one in told))
        self._cautions.setVisible(bool(told))
        files = self._session.summary.files
        self._replace.setVisible(any(f.is_table and f.name == table.file for f in files))

        def work(progress: Progress) -> MappedTable:
            return map_table(table, survey, mapping, progress)

        job = self._session.runner.start("wizard check", work)
        self._job = job
        self._busy.follow(job, self.tr("Checking the rows…"))
        job.succeeded.connect(self._show)
        job.failed.connect(self._messages.problem)

    def _show(self, mapped: MappedTable) -> None:
        self._mapped = mapped
        self._counts.setText(
            self.tr("Rows to import: {taken}. Rows skipped: {refused}.").format(
                taken=whole_text(len(mapped.records)), refused=whole_text(mapped.refused_rows)
            )
        )
        self._show_sample()
        names = list(mapped.reports)
        self._questions.show_columns(
            [
                Column(self.tr("Question"), names),
                Column(
                    self.tr("Reports"),
                    [whole_text(mapped.reports[n]) for n in names],
                    is_number=True,
                ),
                Column(
                    self.tr("Without an answer"),
                    [whole_text(mapped.unanswered[n]) for n in names],
                    is_number=True,
                ),
            ]
        )
        self._refused.show_refused(mapped.refused)
        self.checked.emit()

    def _show_sample(self) -> None:
        draft = self._holder.draft
        kinds = {} if draft is None else sample_kinds(draft.mapping.sample)
        words = {
            "weight": self.tr("weight: {column}"),
            "stratum": self.tr("stratum: {column}"),
            "cluster": self.tr("cluster: {column}"),
        }
        texts = [words[kind].format(column=name) for kind, name in kinds.items() if name]
        self._sample_note.setVisible(bool(texts))
        self._sample_note.setText(
            self.tr("Kept with each row and used in the estimates: {columns}.").format(
                columns=", ".join(texts)
            )
        )

    def _save(self) -> None:
        draft = self._holder.draft
        if draft is None:
            return
        mapping = draft.mapping
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save the mapping"),
            self.tr("Mappings (*{ending})").format(ending=MAPPING_ENDING),
            Path(draft.table.file).stem + MAPPING_ENDING,
            MAPPING_ENDING,
        )
        for chosen in self._file_picker(self, request):
            path = with_ending(chosen, MAPPING_ENDING)
            job = self._session.runner.start("wizard save", partial(_save_at, mapping, path))
            job.succeeded.connect(lambda _none, path=path: self._saved(path))
            job.failed.connect(self._messages.problem)

    def _saved(self, path: Path) -> None:
        text = self.tr("Saved {file} in {folder}.").format(file=path.name, folder=path.parent)
        self._messages.say(MessageKind.DONE, text)


def _save_at(mapping: TableMapping, path: Path, _progress: Progress) -> None:
    save_mapping(mapping, path)
