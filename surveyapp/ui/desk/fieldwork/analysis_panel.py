"""A view of fieldwork that shows a declared analysis: its options at the left, its tables at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker

from surveyapp.analyses.attendance import Attendance
from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.progress import Progress
from surveyapp.options import Option
from surveyapp.services.analyses.request import AnalysisRequest, FinishedAnalysis, run_request
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.fieldwork.plan_tables import TABLES
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.declared_views import views_of
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.common.option_fields import table_filters
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import sentences
from surveyapp.ui.widgets.tab_order import put_in_place

OPTIONS = "options"


@dataclass(frozen=True, slots=True)
class PanelWords:
    """What a panel says of its analysis."""

    go: str
    busy: str
    spoken: str
    """The button, what it does meanwhile, what the table is called."""
    hint: str
    """What stands above the form."""
    from_table: str
    """The button that reads what is typed from a table."""
    empty: str
    """What is said while there are no interviews."""


class AnalysisPanel(FormPanel):
    """The declared options of an analysis of the project's interviews, kept with the project's window."""

    def __init__(
        self, tools: Tools, session: DeskSession, kind: type[Analysis], words: PanelWords
    ) -> None:
        super().__init__(f"fieldwork_{kind.name}", tools, words.go, words.busy, words.spoken)
        self._session, self._kind, self._words = session, kind, words
        self._survey: Survey | None = None
        self.form.addWidget(text_label(words.hint, "hint", wraps=True))
        self._read = button(words.from_table, f"{self._name}_table")
        self._read.clicked.connect(self._ask_table)
        self.form.addWidget(self._read)
        self.options = OptionsForm(kind.options(), {})
        self.form.addWidget(self.options)
        self.form.addStretch(1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)
        self._summarised(session.summary)

    @property
    def _table_option(self) -> Option:
        """The option that a table fills."""
        return next(one for one in self._kind.options() if one.table)

    @property
    def works_at_once(self) -> bool:
        """What arrived is shown without anything that is typed."""
        return bool(self._session.summary.interviews)

    def _summarised(self, summary: ProjectSummary) -> None:
        """Offer the questions of the survey, and look again when the panel is next looked at."""
        has_some = bool(summary.interviews)
        self.go.setEnabled(has_some)
        self._read.setEnabled(has_some)
        self._was_worked_out = False
        if summary.survey != self._survey and self._session.is_known:
            self._survey = summary.survey
            self._offer(self.options.options)
        if not has_some:
            self.pane.clear(self._words.empty)
        elif self.isVisible():
            self.work_out()

    def _offer(self, options: Mapping[str, object]) -> None:
        """Make the form anew, for another survey."""
        made = OptionsForm(self._kind.options(), options, self._survey)
        self.form.replaceWidget(self.options, made)
        put_in_place(made)
        self.options.hide()
        self.options.deleteLater()
        self.options = made
        made.show()

    def _forget(self) -> None:
        self._survey = None
        self._offer({})
        self.shown(None)

    def save_state(self) -> dict[str, object]:
        """Return what is chosen and typed."""
        return {**super().save_state(), OPTIONS: self.options.options}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the form in as it was; what another program has left there is passed over."""
        super().restore_state(state)
        found = state.get(OPTIONS)
        kept = found if isinstance(found, dict) else {}
        asked = self._kind.from_json(kept)
        if asked is not None:
            there = {name: value for name, value in asked.to_json().items() if name in kept}
            with QSignalBlocker(self.options):
                self.options.use(there)

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the analysis that the form asks for; a ``UserProblem`` is about an option."""
        if not self._session.summary.interviews:
            return None
        self.options.complain(None)
        asked = AnalysisRequest(self._kind.read(**self.options.options))
        work = partial(run_request, self._session.project, asked)
        return lambda progress: work(progress=progress), self._shown_views

    def _shown_views(self, done: object) -> Shown:
        assert isinstance(done, FinishedAnalysis)  # noqa: S101 - what the work returns
        self.shown(done)
        analysis = done.request.analysis
        alarm = analysis.alarm(done.result)
        said = (*(() if alarm is None else (alarm,)), *analysis.facts(done.result))
        first, *others = views_of(done)
        views = [replace(first, summary=sentences(said)), *others]
        return Shown(views, done.request.command(self._session.project))

    def shown(self, done: FinishedAnalysis | None) -> None:
        """Hear of what is shown; None: nothing any more."""

    def _fail(self, problem: Exception) -> None:
        self.shown(None)
        if self.options.complain(problem):
            self.pane.clear(self.tr("Correct the marked option to see a result."))
        else:
            super()._fail(problem)

    def _ask_table(self) -> None:
        """Ask for the table, and read it off the UI thread."""
        request = FileRequest(PickKind.FILE, self._words.from_table, table_filters())
        for path in self._tools.file_picker(self, request):
            job = self._tools.runner.start(
                f"{self._name}_table", partial(_read, self._table_option, path)
            )
            job.succeeded.connect(self._take)
            job.failed.connect(self._tools.messages.problem)
            self._tools.busy.follow(job, self.tr("Reading the table…"))

    def _take(self, read: object) -> None:
        """Fill the form in with what a table says; all else stays."""
        assert isinstance(read, dict)  # noqa: S101 - what the work returns
        self.options.use({**self.options.options, **read})
        self.work_out()


def _read(option: Option, path: Path, _progress: Progress) -> dict[str, object]:
    return TABLES[option.table](path)


class AttendancePanel(AnalysisPanel):
    """Paper counts at the left, lost and invented interviews at the right."""

    def __init__(self, tools: Tools, session: DeskSession) -> None:
        words = PanelWords(
            go=self.tr("Compare"),
            busy=self.tr("Comparing paper counts with what arrived…"),
            spoken=self.tr("Attendance"),
            hint=self.tr(
                "Counts per day and area, as the team writes them on paper: never a name, never a time of "
                "day."
            ),
            from_table=self.tr("Paper counts from a table…"),
            empty=self.tr("First import the files that the teams brought back."),
        )
        super().__init__(tools, session, Attendance, words)
