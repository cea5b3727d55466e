"""A view of fieldwork: back-checks drawn from the team's list, with their guarantee and sealed sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCheckBox

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.estimation.backchecks.invented_interviews import most_invented
from surveyapp.messages.language import spoken_as
from surveyapp.messages.message import msg
from surveyapp.services.fieldwork.printed_pages import SheetLanguage
from surveyapp.services.fieldwork.team_tables import read_team_table
from surveyapp.services.fieldwork.visit_models import MODELS, VisitOptions, guarantee
from surveyapp.services.fieldwork.visit_plan import (
    PER_VISIT,
    PlannedVisits,
    plan_visits,
    read_addresses,
)
from surveyapp.services.fieldwork.visit_sheets import plan_path, write_plan
from surveyapp.storage.program.shipped_languages import SOURCE
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.fieldwork.table_field import TableField, offer_columns
from surveyapp.ui.jobs import Work
from surveyapp.ui.languages import (
    direction,
    native_name,
    own_language,
    translated_languages,
    words_in,
)
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, reading_frame, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import (
    percent,
    sentence,
    short_percent,
    typed,
    typed_count,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

NAME = "fieldwork_visits"
TYPING_PAUSE_MS = 200
COLUMNS = ("surveyor", "addresses", "visited", "most_invented")


@dataclass(frozen=True, slots=True)
class SizeRow:
    """One surveyor's part of a plan; ``most_invented`` if all visited interviews took place."""

    surveyor: str
    addresses: int
    visited: int
    most_invented: int


@dataclass(frozen=True, slots=True)
class Asked:
    """What the form asks for."""

    options: VisitOptions
    path: Path
    columns: Mapping[str, str | None]
    per_visit: int
    seed: int | None

    def draw(self, progress: Progress) -> tuple[Asked, PlannedVisits, tuple[SizeRow, ...]]:
        """Return the plan, and its sizes by surveyor."""
        columns = dict(self.columns)
        surveyor = columns.pop("surveyor")
        assert surveyor is not None  # noqa: S101 - the form has refused none
        addresses = read_addresses(read_team_table(self.path), surveyor, **columns)
        plan = plan_visits(
            addresses,
            self.options,
            per_visit=self.per_visit,
            seed=self.seed,
            progress=progress,
        )
        sizes = tuple(
            SizeRow(name, of, visited, most_invented(of, visited))
            for name, (of, visited) in plan.sizes.items()
        )
        return self, plan, sizes

    @property
    def command(self) -> list[str]:
        """The command that draws such a plan, in parts."""
        options, words = self.options, ["surveyapp", "backcheck", "plan"]
        for option, value in (
            ("--addresses", self.path.name),
            ("--surveyor", self.columns["surveyor"]),
            ("--address", self.columns["address"]),
            ("--team", self.columns["team"]),
            ("--day", self.columns["due"]),
            ("--days", options.days),
            ("--visits", options.visits),
            ("--model", options.model),
            ("--front", options.front or None),
            ("--each", self.per_visit),
            ("--found", options.found_per_visit),
            ("--invented", options.invented),
            ("--stops", options.stops if options.model == "evidence" else None),
            ("--seed", self.seed),
        ):
            if value is not None:
                words += [option, str(value)]
        return [*words, *(["--seen"] if options.seen else []), "--out", "plan.pdf"]


class VisitsPanel(FormPanel):
    """The team's list and the numbers at the left; the guarantee above, what was drawn at the right."""

    def __init__(self, tools: Tools, session: DeskSession) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Draw the visits"),
            self.tr("Drawing the visits…"),
            self.tr("Visits by surveyor"),
        )
        self._plan: PlannedVisits | None = None
        self._is_saved = False
        self._asked: Asked | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._say_guarantee)
        self._fill_form()
        frame, self._promise = reading_frame(f"{NAME}_guarantee", self.tr("What is guaranteed"))
        self.put_above(frame)
        self.save = button(self.tr("Save sheets and plan…"), f"{NAME}_save")
        self.save.clicked.connect(self.ask_where)
        self.put_below_form(self.save)
        self._kept.clear()  # how the team is checked is no part of a project
        session.project_changed.connect(self.forget)
        self._follow_model()
        self.forget()

    def _fill_form(self) -> None:
        self.form.addWidget(
            text_label(
                self.tr(
                    "Visits never repeat a randomized question. The list and the plan belong to the "
                    "team: neither is kept in the project."
                ),
                "hint",
                wraps=True,
            )
        )
        self._model = self.add_chooser(
            "model",
            self.tr("What may happen"),
            [(sentence(model.title), name) for name, model in MODELS.items()],
        )
        self._assumption = text_label("", "caption", wraps=True, name=f"{NAME}_assumption")
        self.form.addWidget(self._assumption)
        self._seen = QCheckBox(self.tr("Surveyors learn of each visit"))
        self._seen.setObjectName(f"{NAME}_seen")
        self.form.addWidget(self._seen)
        self._days = self.add_field("days", self.tr("Days of fieldwork"), "20")
        self._visits = self.add_field("number", self.tr("Visits to each surveyor"), "5")
        self._front = self.add_field(
            "front",
            self.tr("Share of early visits"),
            "0",
            self.tr("Drawn from the first ten days; often 20 %."),
            is_share=True,
        )
        self._found = self.add_field(
            "found",
            self.tr("Chance that a visit finds one invented record"),
            hint=self.tr("Empty: the share of the period that has passed."),
            is_share=True,
        )
        self._invented = self.add_field("invented", self.tr("Records that may be invented"))
        self._stops = self.add_field("stops", self.tr("How often a surveyor can stop"), "1")
        self._list = TableField(f"{NAME}_addresses", self.tr("The team's list"), self._tools)
        self._list.changed.connect(self._offer_columns)
        self.form.addWidget(self._list)
        self._columns = {
            "address": self.add_chooser("address", self.tr("Column of addresses")),
            "surveyor": self.add_chooser("surveyor", self.tr("Column of surveyors")),
            "team": self.add_chooser("team", self.tr("Column of teams")),
            "due": self.add_chooser("due", self.tr("Column of the day of the interview")),
        }
        self._offer_columns()
        self._each = self.add_field("each", self.tr("Addresses a visit"), str(PER_VISIT))
        self._seed = self.add_field(
            "seed",
            self.tr("Seed"),
            hint=self.tr(
                "If empty, the computer draws at random. Anybody who knows the seed and the list can "
                "work out the days, so draw the seed before witnesses and keep it sealed until the end."
            ),
        )
        self._language = self.add_chooser(
            "language",
            self.tr("Language of the sheets"),
            [(native_name(code), code) for code in translated_languages()],
        )
        own = spoken_as(own_language(), translated_languages()) or SOURCE
        self._language.setCurrentIndex(self._language.findData(own))
        self.form.addStretch(1)
        self._model.currentIndexChanged.connect(self._follow_model)
        self._seen.toggled.connect(lambda _on: self._pause.start())
        for field in self._typed():
            field.edited.connect(self._pause.start)

    def _typed(self) -> tuple[Field, ...]:
        return (self._days, self._visits, self._front, self._found, self._invented, self._stops)

    def _offer_columns(self) -> None:
        table = self._list.table
        for name, usual, none in (
            ("address", "address", None),
            ("surveyor", "surveyor", self.tr("choose a column")),
            ("team", "team", self.tr("one team")),
            ("due", "day", self.tr("not planned")),
        ):
            offer_columns(self._columns[name], table, usual, none)
            self._columns[name].setEnabled(table is not None)
        self.go.setEnabled(table is not None)

    def _follow_model(self) -> None:
        """Show what the model assumes, and the fields that are its own."""
        name = self._model.currentData()
        self._assumption.setText(sentence(MODELS[name].assumption))
        self._seen.setVisible(name in {"subset", "damage"})
        self._front.setVisible(name == "subset")
        for field in (self._found, self._invented, self._stops):
            field.setVisible(name == "evidence")
        self._pause.start()

    @property
    def works_at_once(self) -> bool:
        """A list must be chosen first, and a draw is wanted once."""
        return False

    def _options(self) -> VisitOptions:
        """Return what the form asks for; a ``SurveyAppError`` says what does not fit together."""

        def number(field: Field) -> int:
            return typed_count(field.edit.accessibleName(), field.text)

        def share(field: Field) -> float | None:
            text = field.text.strip()
            return float(typed(field.edit.accessibleName(), text)) if text else None

        name = self._model.currentData()
        is_evidence = name == "evidence"
        return VisitOptions(
            number(self._days),
            number(self._visits),
            model=name,
            seen=self._seen.isVisibleTo(self) and self._seen.isChecked(),
            front=typed(self._front.edit.accessibleName(), self._front.text or "0")
            if name == "subset"
            else typed("", "0"),
            found_per_visit=share(self._found) if is_evidence else None,
            invented=number(self._invented)
            if is_evidence and self._invented.text.strip()
            else None,
            stops=number(self._stops) if is_evidence else 1,
        )

    def _say_guarantee(self) -> None:
        """Say at once what the numbers guarantee, or what is wrong with them."""
        try:
            options = self._options()
        except SurveyAppError as problem:
            self._promise.setText(sentence(problem))
            return
        job = self._tools.runner.start(f"{NAME}_guarantee", lambda _progress: guarantee(options))
        job.succeeded.connect(lambda said: self._promise.setText(sentence(said)))
        job.failed.connect(self._tools.messages.problem)

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the draw."""
        path = self._list.path
        if path is None:
            return None
        if self._columns["surveyor"].currentData() is None:
            raise UserProblem(msg("Choose the column that says who interviews at each address."))
        seed = self._seed.text.strip()
        asked = Asked(
            self._options(),
            path,
            {name: chooser.currentData() for name, chooser in self._columns.items()},
            typed_count(self._each.edit.accessibleName(), self._each.text),
            typed_count(self._seed.edit.accessibleName(), seed) if seed else None,
        )
        self._plan = None
        self.save.setEnabled(False)
        return asked.draw, self._shown

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, tuple)  # noqa: S101 - what the work returns
        self._asked, self._plan, rows = result
        self._is_saved = False
        self.save.setEnabled(True)
        columns = (
            Column(self.tr("Surveyor"), [row.surveyor for row in rows]),
            self._numbers(self.tr("Addresses"), [row.addresses for row in rows]),
            self._numbers(self.tr("To visit"), [row.visited for row in rows]),
            Column(
                self.tr("Share"),
                [percent(row.visited / row.addresses, 1) for row in rows],
                is_number=True,
            ),
            self._numbers(
                self.tr("May be invented"),
                [row.most_invented for row in rows],
                self.tr(
                    "At most, if all visited interviews took place (one-sided bound, 95 % confidence)"
                ),
            ),
        )
        view = ResultView(
            self.tr("Visits by surveyor"),
            columns,
            ExportRows(rows, COLUMNS),
            None,
            tuple(self._meaning(row) for row in rows),
            self.tr("Only the saved files contain the days of the visits."),
        )
        return Shown((view,), self._asked.command)

    @staticmethod
    def _numbers(title: str, values: list[int], about: str = "") -> Column:
        return Column(title, [whole_text(n) for n in values], is_number=True, about=about)

    def _meaning(self, row: SizeRow) -> str:
        text = self.tr(
            "{visited} of {addresses} addresses of {surveyor} are to be visited. If all of these interviews "
            "took place, at most {most} of the {addresses} ({share}) were invented (95 % confidence)."
        )
        return text.format(
            visited=whole_text(row.visited),
            addresses=whole_text(row.addresses),
            surveyor=row.surveyor,
            most=whole_text(row.most_invented),
            share=short_percent(row.most_invented / row.addresses),
        )

    def ask_where(self) -> None:
        """Ask where the sheets are saved; the plan's table is saved next to them."""
        if self._plan is None:
            return
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save sheets and plan"),
            self.tr("PDF documents (*.pdf)"),
            "plan.pdf",
            ".pdf",
        )
        for chosen in self._tools.file_picker(self, request):
            self._save(with_ending(chosen, ".pdf"))

    def _save(self, path: Path) -> None:
        plan, asked = self._plan, self._asked
        assert plan is not None  # noqa: S101 - the button is enabled with it only
        assert asked is not None  # noqa: S101
        self._tools.messages.clear()
        table = plan_path(path)
        if table.exists() and not path.exists():  # nobody was asked about the table
            self._tools.messages.say(
                MessageKind.PROBLEM,
                self.tr("{file} is there already. Choose another name.").format(file=table.name),
            )
            return
        job = self._tools.runner.start(
            f"{NAME}_save",
            partial(_write, path, plan, asked.path, self._language.currentData()),
        )
        job.succeeded.connect(lambda _none: self._saved(path))
        job.failed.connect(self._tools.messages.problem)
        self._tools.busy.follow(job, self.tr("Writing the sheets…"))

    @property
    def unsaved(self) -> str:
        """What leaving would lose: visits that the computer's coins drew."""
        if self._plan is None or self._asked is None or self._is_saved:
            return ""
        if self._asked.seed is not None:
            return ""
        return self.tr(
            "The visits that were drawn are not saved. Their days are kept nowhere else."
        )

    def _saved(self, path: Path) -> None:
        self._is_saved = True
        self._tools.messages.done(
            self.tr("Saved {sheets} and {plan} in {folder}. Keep the plan locked away.").format(
                sheets=path.name, plan=plan_path(path).name, folder=path.parent
            )
        )

    def forget(self) -> None:
        """Let go of the list and of what was drawn."""
        self._plan = self._asked = None
        self.save.setEnabled(False)
        self._seed.edit.clear()
        self._list.forget()
        self.pane.clear(self.tr("Choose the team's list, then draw the visits."))


def _write(path: Path, plan: PlannedVisits, kept: Path, language: str, progress: Progress) -> None:
    from surveyapp.ui.documents.sheets_pdf import sheets_pdf  # noqa: PLC0415 - when it is needed

    from_right = direction(language) is Qt.LayoutDirection.RightToLeft
    lay_out = partial(sheets_pdf, day=date.today(), progress=progress)  # noqa: DTZ011 - the day on the sheet
    write_plan(
        path, plan, lay_out, SheetLanguage(words_in(language), language, from_right), (kept,)
    )
