"""The page of the output: the options of the chosen block at the left, all blocks at the right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.registry import analysis_named
from surveyapp.options import CONTEXT, Option
from surveyapp.services.dataset.option_tables import OPTION_TABLES
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.output.output import Block
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.option_fields import TableField
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.output.block_list import BlockList
from surveyapp.ui.desk.output.gallery import AddMenu, Gallery, offered_analyses
from surveyapp.ui.desk.output.model import OutputModel
from surveyapp.ui.desk.output.report_menu import LANGUAGE, ReportMenu
from surveyapp.ui.desk.output.sample_form import SampleForm
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button, card, text_label
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.splitters import FormAndResult, Scrolled
from surveyapp.ui.widgets.tab_order import put_in_place

FORM_WIDTH = 272
NO_INTERVIEWS, NO_BLOCKS, BLOCKS = range(3)


class OutputPage(Page):
    """All analyses of the project. ``F5`` runs the chosen one again; see ``BlockFrame`` for other keys."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Output"),
            self.tr(
                "Add analyses and change their options; each result updates by itself. The "
                "analyses are kept in the project, and the report contains them."
            ),
        )
        self._session, self._file_picker = session, file_picker
        self.model = OutputModel(session, self)
        self._filtering = Filtering(session, self, keeps_unknown=True)
        self._form: OptionsForm | None = None
        self._form_for: tuple[int, str] | None = None
        self._is_following = False
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_beginning())
        self._stack.addWidget(self._new_body(file_picker))
        self._add_buttons()
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        self.model.arranged.connect(self._show_what_there_is)
        self.model.chosen_changed.connect(self._show_form)
        self.model.chosen_changed.connect(self._share_keys)
        self.model.block_changed.connect(self._block_changed)
        self.model.troubled.connect(self.messages.problem)
        self._filtering.changed.connect(self._filtered)
        session.project_changed.connect(self.messages.clear)
        self._summarised(session.summary)

    # what it consists of

    def _add_buttons(self) -> None:
        self._report = ReportMenu(self._session, self.model, self, self._file_picker)
        self.buttons.addWidget(self._report)
        self.add_button = QToolButton()
        self.add_button.setProperty("role", "button")
        self.add_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add_button.setIcon(line_icons.icon("add", "accent"))
        self.add_button.setText(self.tr("Add analysis"))
        labelled(self.add_button, "add_analysis", self.tr("Add analysis"))
        self.add_button.setShortcut(QKeySequence("Ctrl+Shift+A"))
        self.add_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = AddMenu(self.add_button)
        menu.wanted.connect(self.add)
        self.add_button.setMenu(menu)
        self.buttons.addWidget(self.add_button)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "estimates",
            self._session,
            self.tr(
                "Import collection files or a table first. This page then shows estimates, "
                "cross-tables, comparisons, rankings and regressions, also of randomized "
                "answers."
            ),
        )

    def _new_beginning(self) -> QWidget:
        gallery = Gallery()
        gallery.wanted.connect(self.add)
        holder = QWidget()
        row = in_row(gallery, Stretch())
        in_column(
            text_label(self.tr("Choose the first analysis"), "heading"),
            row,
            Stretch(),
            inside=holder,
        )
        return Scrolled(holder)

    def _new_body(self, file_picker: PickFiles) -> QWidget:
        frame, self._form_column = card()
        self._form_card = frame
        self._form_column.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        self._form_title = text_label("", "heading", wraps=True, name="form_title")
        self._form_column.addWidget(self._form_title)
        self._sample = SampleForm()
        self._sample.edited.connect(self._sample_edited)
        self._form_column.addWidget(self._sample)
        self._form_column.addStretch(1)
        self.blocks = BlockList(self.model, self._session, file_picker)
        self.blocks.grew.connect(self.grew)
        result = QWidget()
        in_column(self._new_filter_row(), (self.blocks, 1), inside=result, spacing=theme.GAP)
        body = FormAndResult("output_panes", Scrolled(frame), result, FORM_WIDTH)
        hold_parts(self._stack, body, result)
        self.keep(body)
        return body

    def _new_filter_row(self) -> QHBoxLayout:
        self._filter_bar = FilterBar(self._filtering)
        row = in_row((self._filter_bar, 1), spacing=theme.GAP)
        self._for_all = button(self.tr("Use for all analyses"), "filter_for_all", role="quiet")
        self._for_all.clicked.connect(self._filter_all)
        row.addWidget(self._for_all)
        return row

    # what is shown

    def save_state(self) -> dict[str, object]:
        """Return the layout, which block is chosen, and the report's language; blocks keep themselves."""
        chosen = self.model.chosen
        kept = {"chosen": 0 if chosen is None else chosen.number, LANGUAGE: self._report.language}
        return {**super().save_state(), **kept}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the layout, and the chosen block, once it is known whether it is still there."""
        super().restore_state(state)
        language = state.get(LANGUAGE)
        self._report.language = language if isinstance(language, str) else None
        chosen = state.get("chosen")
        if isinstance(chosen, int):
            self.model.choose_first(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Compute what is out of date while the page is looked at."""
        super().showEvent(event)
        self.model.watch(is_watched=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Begin no work while nobody looks."""
        super().hideEvent(event)
        self.model.watch(is_watched=False)

    def _summarised(self, summary: ProjectSummary) -> None:
        self._form_for = None  # its questions may be others
        self._sample.offer(summary)
        self._show_what_there_is()
        if self._session.is_known:  # else the blocks go next, and the form with them
            self._show_form()

    def _show_what_there_is(self) -> None:
        summary = self._session.summary
        has_interviews = summary.interviews > 0 and summary.survey is not None
        if not has_interviews:
            page = NO_INTERVIEWS
        elif self.model.output.blocks or not self.model.is_known:
            page = BLOCKS
        else:
            page = NO_BLOCKS
        self._stack.setCurrentIndex(page)
        self.add_button.setVisible(has_interviews and bool(offered_analyses()))
        if page == BLOCKS and self.model.chosen is None and self.model.output.blocks:
            self.model.choose(self.model.output.blocks[0].number)

    def _show_form(self) -> None:
        """Show the options of the chosen block."""
        block = self.model.chosen
        kind = None if block is None else analysis_named(block.analysis)
        wanted = None if block is None else (block.number, block.analysis)
        if wanted != self._form_for:
            self._form_for = wanted
            if self._form is not None:
                self._form_column.removeWidget(self._form)
                self._form.hide()
                self._form.setParent(None)  # nobody finds it any more before it is gone
                QTimer.singleShot(0, self._form.deleteLater)
                self._form = None
            if block is not None and kind is not None:
                self._form = OptionsForm(
                    kind.options(), block.options, self._session.summary.survey
                )
                self._form.edited.connect(self._edited)
                self._form.table_wanted.connect(self._ask_table)
                self._form_column.insertWidget(1, self._form)
                put_in_place(self._form)
        elif self._form is not None and block is not None and self._form.options != block.options:
            self._form.use(block.options)
        self._form_title.setText(
            "" if kind is None else QCoreApplication.translate(CONTEXT, kind.title)
        )
        self._sample.setVisible(kind is not None and kind.takes_sample)
        if block is not None:
            self._show_sample(block)
            self._complain(block)

    def _share_keys(self) -> None:
        """Let the keys that run and duplicate the chosen block work while the keyboard is in its options."""
        for action in self._form_card.actions():
            self._form_card.removeAction(action)
        block = self.model.chosen
        if block is not None:
            self._form_card.addActions(self.blocks.shared_actions(block.number))

    def _show_sample(self, block: Block) -> None:
        """Show which interviews count for the block, and its sample design."""
        self._is_following = True
        self._filtering.use(block.where)
        self._is_following = False
        self._sample.use(
            block.stratum, block.cluster, block.replication, is_unweighted=block.is_unweighted
        )
        others = {str(one.where) for one in self.model.output.blocks}
        self._for_all.setVisible(len(others) > 1)

    def _complain(self, block: Block) -> None:
        if self._form is not None:
            self._form.complain(self.model.state(block.number).problem)

    def _block_changed(self, number: int) -> None:
        chosen = self.model.chosen
        if chosen is not None and chosen.number == number:
            self._show_form()

    # what the person does

    def show_report_menu(self) -> None:
        """Offer the kinds of report and of data."""
        if self._report.isVisible():
            self._report.showMenu()

    def add(self, name: str) -> None:
        """Add an analysis with the filter that is shown, and let the person choose its options."""
        self.model.add(name, {}, where=self._filtering.where)
        if self._form is not None:
            self._form.focus_first()

    def _edited(self, options: Mapping[str, object]) -> None:
        block = self.model.chosen
        if block is not None:
            self.model.change(block.number, options=dict(options))

    def _ask_table(self, field: TableField) -> None:
        """Ask for the file of an option, and read it off the UI thread."""
        for path in self._file_picker(self, field.request):
            self.messages.clear()
            slot = f"option_table_{field.option.name}"
            job = self._session.runner.start(slot, partial(_read, field.option, path))
            job.succeeded.connect(partial(self._take_table, self._form_for, field.option.name))
            job.failed.connect(self.messages.problem)
            self.busy.follow(job, self.tr("Reading the table…"))

    def _take_table(self, wanted: tuple[int, str] | None, name: str, rows: object) -> None:
        """Put what was read into the form, if it still shows the block that it was asked for."""
        form = self._form
        field = None if form is None else form.findChild(TableField, f"field_{name}")
        if self._form_for == wanted and field is not None:
            field.take(rows)

    def _sample_edited(self) -> None:
        block = self.model.chosen
        if block is not None:
            self.model.change(block.number, **self._sample.values())

    def _filtered(self) -> None:
        block = self.model.chosen
        if block is not None and not self._is_following and self._session.is_known:
            self.model.change(block.number, where=self._filtering.where)

    def _filter_all(self) -> None:
        self.model.change_all(where=self._filtering.where)


def _read(option: Option, path: Path, _progress: Progress) -> object:
    return OPTION_TABLES[option.table](path)
