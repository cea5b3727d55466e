"""The output as the page has it: its blocks, what was found for each, and the work that finds it.

A block is computed when it was added or its options, filter or sample changed, and when other interviews are
in the project; until then what it shows is out of date and says so. Work whose end the person wanted is not
begun again by itself. Every change is kept in the project, in one go with those that come before it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.services.analyses.request import FinishedAnalysis, run_request
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.output.kept_output import read_output
from surveyapp.services.output.output import Block, Output
from surveyapp.services.output.request import request_of
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.ui.desk.common.session import A_TURN_MS, READ_OUTPUT, DeskSession
from surveyapp.ui.jobs import Job

SETTLE_MS = 250
"""After a change, before it is computed: a person who types or ticks goes on."""
NOTHING = 0
"""The number of no block."""


@dataclass(eq=False, slots=True)
class BlockState:
    """What is known of a block: what was found, for which request; or why nothing was."""

    found: FinishedAnalysis | None = None
    found_for: object = None
    problem: Exception | None = None
    tried_for: object = None
    """What was asked for when it failed or was stopped: that is not tried again by itself."""
    job: Job | None = None


class OutputModel(QObject):
    """The blocks of one project.

    Signals: ``arranged()`` other blocks are there, or in another order, or of another width;
    ``block_changed(int)`` one block has other options, another note or another state;
    ``started(int, Job)`` one block is being computed; ``chosen_changed()`` another block is the one whose
    options the form shows; ``troubled(Exception)`` the output cannot be read or kept.
    """

    arranged = Signal()
    block_changed = Signal(int)
    started = Signal(int, object)
    chosen_changed = Signal()
    troubled = Signal(object)

    def __init__(self, session: DeskSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.output = Output()
        self.is_known = False
        """Whether the project's output was read."""
        self._states: dict[int, BlockState] = {}
        self._chosen = self._first = NOTHING
        self._is_watched = False
        self._changes = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self.compute_outdated)
        session.project_changed.connect(self._forget)
        session.summary_known.connect(self._summarised)
        session.output_merged.connect(self._show)
        session.writable_again.connect(self._try_again)
        if session.is_known:
            self._summarised(session.summary)

    # what there is

    @property
    def chosen(self) -> Block | None:
        """The block whose options the form shows."""
        return self.output.block(self._chosen) if self._chosen in self.output else None

    def state(self, number: int) -> BlockState:
        """Return what is known of a block."""
        return self._states.setdefault(number, BlockState())

    def is_outdated(self, number: int) -> bool:
        """Return whether a block shows what it no longer asks for, or what came of other interviews."""
        state = self.state(number)
        return state.found is not None and state.found_for != self._wanted(number)

    def is_stopped(self, number: int) -> bool:
        """Return whether the computing was stopped, and nothing has changed since."""
        state = self.state(number)
        return state.problem is None and state.tried_for == self._wanted(number)

    def _wanted(self, number: int) -> object:
        """Return what the numbers of a block depend on."""
        summary = self._session.summary
        asked = self.output.block(number).asked
        return asked, summary.survey, summary.variables, summary.files

    # changes

    def add(self, analysis: str, options: Mapping[str, object], **attributes: Any) -> int:
        """Put a new block at the end and choose it; return its number."""
        output = self.output.added(analysis, options, **attributes)
        self._use(output, StepKind.ADD_BLOCK)
        self.choose(output.count)
        return output.count

    def change(self, number: int, **attributes: Any) -> None:
        """Give one block other attributes."""
        self._use(self.output.changed(number, **attributes), StepKind.CHANGE_BLOCK)

    def change_all(self, **attributes: Any) -> None:
        """Give all blocks the same attributes, in one step."""
        output = self.output
        for block in output.blocks:
            output = output.changed(block.number, **attributes)
        self._use(output, StepKind.CHANGE_BLOCK)

    def arrange(self, number: int, **attributes: Any) -> None:
        """Show one block differently: hidden or not, of another width."""
        self._use(self.output.changed(number, **attributes), StepKind.ARRANGE_BLOCKS)

    def move(self, number: int, steps: int) -> None:
        """Move a block down, or up by a negative number of places."""
        self.move_to(number, self.output.place(number) + steps)

    def move_to(self, number: int, place: int) -> None:
        """Put a block at another place, from 0, counted without it."""
        self._use(self.output.moved(number, place), StepKind.ARRANGE_BLOCKS)

    def duplicate(self, number: int) -> None:
        """Put a copy of a block after it, with what was found for it, and choose it."""
        output = self.output.duplicated(number)
        before = self.state(number)
        self._states[output.count] = BlockState(before.found, before.found_for)
        self._use(output, StepKind.ADD_BLOCK)
        self.choose(output.count)

    def remove(self, number: int) -> None:
        """Take a block out; the one that comes to its place is chosen."""
        place = self.output.place(number)
        output = self.output.removed(number)
        self._stop(number)
        if number == self._chosen:
            left = output.blocks[min(place, len(output.blocks) - 1)] if output.blocks else None
            self.choose(NOTHING if left is None else left.number)
        self._use(output, StepKind.REMOVE_BLOCK)

    def choose(self, number: int) -> None:
        """Let the form show the options of another block."""
        if number != self._chosen:
            self._chosen = number
            self.chosen_changed.emit()

    def choose_first(self, number: int) -> None:
        """Choose the block that was chosen when the project was left, once the blocks have been read."""
        if not self.is_known:
            self._first = number
        elif number in self.output:
            self.choose(number)

    def _use(self, output: Output, kind: StepKind) -> None:
        if output == self.output:
            return
        self._changes += 1
        self._show(output)
        self._session.keep_output(output, kind)

    def _show(self, output: Output) -> bool:
        """Show another output; tell of what differs, and return whether blocks have other places."""
        before, self.output = self.output, output
        for number in set(self._states) - {block.number for block in output.blocks}:
            self._stop(number)
            del self._states[number]
        is_arranged = _arrangement(before) != _arrangement(output)
        if is_arranged:
            self.arranged.emit()
        old = {block.number: block for block in before.blocks}
        for block in output.blocks:
            if old.get(block.number, block) != block:
                self.block_changed.emit(block.number)
        if self._chosen not in output:
            last = output.blocks[-1].number if output.blocks else NOTHING
            self.choose(last)
        self._soon.start()
        return is_arranged

    # the project

    def _forget(self) -> None:
        for number in self._states:
            self._stop(number)
        self._states.clear()
        self.is_known = False
        self._first = NOTHING
        self._changes += 1
        self._show(Output())

    def _summarised(self, _summary: ProjectSummary) -> None:
        """Read the output again, which an undone step may have changed, and look what is out of date."""
        project, changes = self._session.project, self._changes
        job = self._session.runner.start(READ_OUTPUT, lambda _progress: read_output(project))

        def take(output: Output) -> None:
            if project == self._session.project:
                self._read(output, changes)

        # in a turn of its own: a page may have been made while it was read
        job.succeeded.connect(
            lambda output: QTimer.singleShot(A_TURN_MS, self, partial(take, output))
        )
        job.failed.connect(self.troubled)
        for block in self.output.blocks:
            self.block_changed.emit(block.number)
        self._soon.start()

    def _read(self, output: Output, changes: int) -> None:
        is_first, self.is_known = not self.is_known, True
        is_arranged = False
        if changes == self._changes:  # what was changed meanwhile is newer, and read with the next
            self._session.base = output
            is_arranged = self._show(output)
            if self._first in output:
                self.choose(self._first)
        self._first = NOTHING
        if is_first and not is_arranged:
            self.arranged.emit()

    # work

    def watch(self, *, is_watched: bool) -> None:
        """Compute what is out of date by itself while somebody looks at the page."""
        self._is_watched = is_watched
        if is_watched:
            self._soon.start()

    def compute_outdated(self) -> None:
        """Compute every block that shows nothing or is out of date, in their order."""
        if not (self._is_watched and self._session.is_known and self._session.summary.interviews):
            return
        for block in self.output.blocks:
            state, wanted = self.state(block.number), self._wanted(block.number)
            if wanted == state.found_for and state.problem is not None:
                # it asks again for what is shown: what was wrong meanwhile is not any more
                state.tried_for, state.problem = wanted, None
                self.block_changed.emit(block.number)
            if not block.is_hidden and wanted not in (state.found_for, state.tried_for):
                self.compute(block.number)

    def compute(self, number: int) -> None:
        """Compute one block, off the UI thread; what was being computed for it is stopped."""
        block, state = self.output.block(number), self.state(number)
        wanted = self._wanted(number)
        state.tried_for, state.problem = wanted, None
        self._stop(number)
        try:
            request = request_of(block)
        except SurveyAppError as problem:
            state.problem = problem
            self.block_changed.emit(number)
            return
        project = self._session.project
        work = partial(run_request, project, request)
        job = self._session.runner.start(
            f"block {number}", lambda progress: work(progress=progress)
        )
        state.job = job
        job.succeeded.connect(lambda found: self._found(number, job, found, wanted))
        job.failed.connect(lambda problem: self._failed(number, job, problem))
        job.finished.connect(lambda: self._ended(number, job))
        self.started.emit(number, job)
        self.block_changed.emit(number)

    def _try_again(self) -> None:
        """Compute again what could not be read from the project."""
        for state in self._states.values():
            if isinstance(state.problem, EnvironmentProblem):
                state.tried_for = None
        self._soon.start()

    def _stop(self, number: int) -> None:
        state = self._states.get(number)
        if state is not None and state.job is not None:
            job, state.job = state.job, None
            job.cancel()

    def _found(self, number: int, job: Job, found: FinishedAnalysis, wanted: object) -> None:
        state = self._states.get(number)
        if state is not None and state.job is job:
            state.found, state.found_for, state.tried_for = found, wanted, wanted

    def _failed(self, number: int, job: Job, problem: Exception) -> None:
        state = self._states.get(number)
        if state is not None and state.job is job:
            state.problem = problem

    def _ended(self, number: int, job: Job) -> None:
        state = self._states.get(number)
        if state is not None and state.job is job:
            state.job = None
            self.block_changed.emit(number)


def _arrangement(output: Output) -> object:
    return [(one.number, one.width, one.is_hidden) for one in output.blocks]
