"""What views of several pages have in common: a form at the left, a result at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.design_form import DESIGN, DesignForm, Field, ShareField
from surveyapp.ui.jobs import JobRunner, Work
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button, card, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.result_pane import ResultPane, ResultView
from surveyapp.ui.widgets.splitters import FormAndResult, above_its_button
from surveyapp.ui.widgets.widget_state import restore_all, states_of

FORM_WIDTH = 310


@dataclass(frozen=True, slots=True)
class Tools:
    """What a view needs of its page."""

    runner: JobRunner
    file_picker: PickFiles
    messages: MessageBar
    busy: BusyBar


@dataclass(frozen=True, slots=True)
class Shown:
    """A result: the views of it, and the command that gives the same."""

    views: Sequence[ResultView]
    command: Sequence[str]


class FormPanel(QWidget):
    """A form whose result is worked out off the UI thread; ``what`` says so while that goes on."""

    def __init__(self, name: str, tools: Tools, go: str, what: str, spoken: str) -> None:
        super().__init__()
        self._name, self._tools, self._what = name, tools, what
        self._kept: list[QWidget] = []
        self._designs: dict[str, DesignForm] = {}
        """By the name under which what is typed of each is kept."""
        self._was_worked_out = False
        self.export = ExportButton(name, tools.runner, tools.file_picker, tools.messages)
        self.export.add_charts()
        self.pane = ResultPane((name, f"{name}_chart", f"{name}_sentence"), spoken, self.export)
        self.pane.clear("")
        self.go = button(go, f"{name}_go", role="primary")
        self.go.clicked.connect(self.work_out)
        frame, self.form = card()
        self.form.setSpacing(theme.GAP)
        self.pane.watch(frame, go=self.go)
        self._left = above_its_button(frame, self.go)
        panes = FormAndResult(f"{name}_panes", self._left, self.pane, FORM_WIDTH)
        panes.wait(is_waiting=True)
        self.pane.filled.connect(lambda: panes.wait(is_waiting=self.pane.is_empty))
        self._kept += [panes, self.pane.sides]
        whole = in_column((panes, 1), inside=self, spacing=theme.GAP)
        self._whole = whole

    @property
    def unsaved(self) -> str:
        """What leaving would lose and nobody could make again, in a sentence; else empty."""
        return ""

    def put_above(self, widget: QWidget) -> None:
        """Put something above the form and the result."""
        self._whole.insertWidget(0, widget)

    def put_below_form(self, widget: QWidget) -> None:
        """Put something below the form's button, always in sight."""
        column = self._left.layout()
        assert column is not None  # noqa: S101 - it has one
        column.addWidget(widget)

    def add_field(
        self,
        name: str,
        label: str,
        text: str = "",
        hint: str = "",
        placeholder: str = "",
        *,
        is_share: bool = False,
    ) -> Field:
        """Add a line to type in."""
        kind = ShareField if is_share else Field
        field = kind(f"{self._name}_{name}", label, text, hint, placeholder=placeholder)
        field.edit.returnPressed.connect(self.work_out)
        self.form.addWidget(field)
        self._kept.append(field.edit)
        return field

    def add_chooser(
        self, name: str, label: str, entries: Sequence[tuple[str, object]] = ()
    ) -> Chooser:
        """Add a list to choose from, under its name."""
        chooser = Chooser(f"{self._name}_{name}", label, letters=14)
        for text, value in entries:
            chooser.addItem(text, value)
        caption = text_label(label, "field")
        caption.setBuddy(chooser)
        self.form.addWidget(caption)
        self.form.addWidget(chooser)
        self._kept.append(chooser)
        return chooser

    def add_design(self, name: str, key: str = DESIGN) -> DesignForm:
        """Add a form for a design, which is kept as ``key``."""
        design = self._designs[key] = DesignForm(f"{self._name}_{name}")
        self.form.addWidget(design)
        return design

    def save_state(self) -> dict[str, object]:
        """Return the texts and choices of the form."""
        designs = {key: design.save_state() for key, design in self._designs.items()}
        return {**states_of(self._kept), **designs}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the form in as it was."""
        for key, design in self._designs.items():
            kept = state.get(key)
            if isinstance(kept, dict):
                design.restore_state(kept)
        restore_all(self._kept, state)

    @property
    def works_at_once(self) -> bool:
        """Whether a first look already shows a result."""
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Compute when the view is shown for the first time."""
        super().showEvent(event)
        if self.works_at_once and not self._was_worked_out:
            self.work_out()

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the work that the form asks for and how its result is shown; None: nothing yet.

        A ``SurveyAppError`` says why a form cannot be understood.
        """
        raise NotImplementedError

    def work_out(self) -> None:
        """Compute what the form asks for."""
        self._tools.messages.clear()
        try:
            request = self.request()
        except SurveyAppError as problem:
            self._fail(problem)
            return
        if request is None:
            return
        work, show = request
        self._was_worked_out = True
        job = self._tools.runner.start(self._name, work)
        job.succeeded.connect(lambda result: self._show(show(result)))
        job.failed.connect(self._fail)
        self.pane.await_job(job)
        self._tools.busy.follow(job, self._what)

    def _show(self, shown: Shown) -> None:
        self.pane.show_views(shown.views, shown.command)

    def _fail(self, problem: Exception) -> None:
        self._was_worked_out = True
        self.pane.clear(self.tr("Correct the problem in the message above to see a result."))
        self._tools.messages.problem(problem)
