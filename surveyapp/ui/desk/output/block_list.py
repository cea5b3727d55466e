"""The blocks in their order, one below the other, and some side by side."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from surveyapp.services.output.output import Block, Width
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.session import A_TURN_MS, DeskSession
from surveyapp.ui.desk.output.block import BlockFrame
from surveyapp.ui.desk.output.dragging import DropPlaces
from surveyapp.ui.desk.output.model import OutputModel
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.splitters import Scrolled
from surveyapp.ui.widgets.tab_order import put_in_place

_Place = tuple[tuple[int, Width, bool], ...]
"""What stands in a row: of each block its number, its width and whether it is hidden."""

AT_ONCE_SECONDS = 0.02
"""After so long no further block is begun before the window has had a turn."""
SETTLE_MS = 30
"""Until a result that is shown has the height that it needs."""
LEAST_HALF = 350
"""Pixels in which a block of half the width can be read."""
SETTLING_MS = 1500
"""Until all results below and above it have theirs."""


class BlockList(QWidget):
    """All blocks of the output, in a place that scrolls.

    Signal: ``grew(QWidget)`` one was added.
    """

    grew = Signal(QWidget)

    def __init__(self, model: OutputModel, session: DeskSession, picker: PickFiles) -> None:
        super().__init__()
        self._model, self._session, self._picker = model, session, picker
        self._frames: dict[int, BlockFrame] = {}
        self._rows: dict[_Place, QWidget] = {}
        self._is_arranging = False
        self._was_beside = False
        self._add_more = QTimer(self, singleShot=True, interval=A_TURN_MS)
        self._add_more.timeout.connect(self._go_on_adding)
        self._arrange_soon = QTimer(self, singleShot=True, interval=0)
        self._arrange_soon.timeout.connect(self.arrange)
        inside = QWidget()
        inside.setObjectName("blocks")
        inside.setProperty("role", "plain")
        self._column = in_column(
            Stretch(), inside=inside, spacing=theme.GAP, margins=(0, 0, theme.TIGHT, 0)
        )
        self.area = Scrolled(inside)
        self.area.setObjectName("block_area")
        hold_parts(self, self.area, self.area.viewport(), inside)  # each block is a part
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        in_column(self.area, inside=self)
        self._coming = 0
        self._touched: int | None = None
        self._stays_at: int | None = None
        self._settling = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._is_left_alone = False
        bar = self.area.verticalScrollBar()
        self._settle_soon = QTimer(self, singleShot=True, interval=0)
        self._settle_soon.timeout.connect(self._settle)
        bar.rangeChanged.connect(
            lambda *_: self._settle_soon.start()
        )  # once blocks have moved, too
        bar.actionTriggered.connect(self._scrolled)
        self._dragged = 0
        self._drops = DropPlaces(self.area, self._others)
        model.arranged.connect(self.arrange)
        model.block_changed.connect(self._show)
        model.started.connect(self._follow)
        model.chosen_changed.connect(self._show_chosen)
        self.arrange()

    def frame(self, number: int) -> BlockFrame:
        """Return the frame of a block."""
        return self._frames[number]

    def shared_actions(self, number: int) -> Sequence[QAction]:
        """Return what can be done with a block also by its keys in the form of its options."""
        frame = self._frames.get(number)
        return () if frame is None else frame.shared_actions

    @property
    def _has_room_beside(self) -> bool:
        """Whether two blocks of half the width can be read side by side."""
        return self.width() >= 2 * theme.scaled(LEAST_HALF)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put blocks side by side where there is room for that now, else below each other."""
        super().resizeEvent(event)
        if self._has_room_beside != self._was_beside:
            self._was_beside = self._has_room_beside
            self._arrange_soon.start()

    def _shown_rows(self) -> Sequence[Sequence[Block]]:
        if self._has_room_beside:
            return self._model.output.rows()
        return [(replace(block, width=Width.WHOLE),) for block in self._model.output.blocks]

    def arrange(self) -> None:
        """Give each block its place; frames of blocks that stay are kept, with what they show.

        Many new blocks, as of a project that is opened, come a few at a time.
        """
        focus = QApplication.focusWidget()
        numbers = {block.number for block in self._model.output.blocks}
        self._is_arranging = True
        for number in self._frames.keys() - numbers:
            self._frames.pop(number).hide()  # it is deleted with its row
        self._is_arranging = False
        self._add_some()
        for number in self._frames:
            self._show(number)
        self._show_chosen()
        if focus is not None and self.isAncestorOf(focus):
            # once its block is seen at its new place
            QTimer.singleShot(0, focus, lambda: self._give_back(focus))

    def _add_some(self) -> list[int]:
        """Make frames for the first blocks that have none, and the rows of all that have one."""
        blocks = self._model.output.blocks
        missing = [block.number for block in blocks if block.number not in self._frames]
        made: list[int] = []
        begun = time.perf_counter()
        self._is_arranging = True
        while missing and (not made or time.perf_counter() - begun < AT_ONCE_SECONDS):
            made.append(missing.pop(0))
            self._frames[made[-1]] = self._new_frame(made[-1])
        there = ([one for one in row if one.number in self._frames] for row in self._shown_rows())
        rows = {_place_of(row): row for row in there if row}
        if list(rows) != list(self._rows):
            self._make_rows(rows)
        self._is_arranging = False
        for place, block in enumerate(blocks):
            if block.number in self._frames:
                frame = self._frames[block.number]
                frame.show()
                frame.show_place(is_first=place == 0, is_last=place == len(blocks) - 1)
        if missing:
            self._add_more.start()
        return made

    def _go_on_adding(self) -> None:
        chosen = self._model.chosen
        for number in self._add_some():
            self._show(number)
            is_chosen = chosen is not None and number == chosen.number
            self._frames[number].show_chosen(is_chosen=is_chosen)
            if is_chosen:
                self._come_to(number)

    def _make_rows(self, rows: Mapping[_Place, Sequence[Block]]) -> None:
        """Keep the rows that stay as they are: to move a frame, Qt dresses all that is in it again."""
        before = self._rows
        self._rows = {place: before.get(place) or self._new_row(row) for place, row in rows.items()}
        for place in before.keys() - rows.keys():  # by now the frames that stay stand in others
            row = before[place]
            self._column.removeWidget(row)
            row.hide()
            QTimer.singleShot(
                0, row, row.deleteLater
            )  # a signal of a block may be under way until then
        for at, row in enumerate(self._rows.values()):
            if self._column.indexOf(row) != at:
                self._column.removeWidget(row)
                self._column.insertWidget(at, row)
                row.show()  # by itself only in a later turn
                put_in_place(row)

    def _new_row(self, blocks: Sequence[Block]) -> QWidget:
        row = QWidget()
        hold_parts(row)
        beside = in_row(
            *((self._frames[block.number], 1, Qt.AlignmentFlag.AlignTop) for block in blocks),
            inside=row,
            spacing=theme.GAP,
        )
        if len(blocks) == 1 and blocks[0].width is Width.HALF and not blocks[0].is_hidden:
            beside.addStretch(1)
        return row

    def _give_back(self, focus: QWidget) -> None:
        """Give the keyboard back to where it was, unless it is in another block by now."""
        now = QApplication.focusWidget()
        if now is None or not self.isAncestorOf(now):
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_frame(self, number: int) -> BlockFrame:
        model = self._model
        frame = BlockFrame(model.output.block(number), self._session, self._picker)
        theme.apply_theme(frame)
        self.grew.emit(frame)
        frame.title.dragged.connect(partial(self._drag, number))
        frame.title.dropped.connect(partial(self._drop, number))
        frame.title.drag_ended.connect(self._drops.hide)
        frame.chosen.connect(self._choose)
        frame.touched.connect(self._touch)
        frame.run_wanted.connect(model.compute)
        frame.moved.connect(self._move)
        frame.duplicated.connect(partial(self._do, model.duplicate))
        frame.removed.connect(partial(self._do, model.remove))
        frame.hidden.connect(lambda number, is_on: model.arrange(number, is_hidden=is_on))
        frame.width_wanted.connect(lambda number, width: model.arrange(number, width=width))
        frame.noted.connect(lambda number, note: model.change(number, note=note))
        return frame

    def _choose(self, number: int) -> None:
        if not self._is_arranging:  # Qt gives the keyboard of a block that goes to any other
            self._model.choose(number)

    def _touch(self, number: int) -> None:
        """Choose a block of which a part was touched: that stays where it is, under the finger."""
        self._touched = self._top(number)
        self._choose(number)
        self._touched = None

    def _do(self, change: Callable[[int], None], number: int) -> None:
        """Duplicate or remove a block; the keyboard goes from it to the one that is chosen then."""
        focus = QApplication.focusWidget()
        is_there = focus is not None and self._frames[number].isAncestorOf(focus)
        change(number)
        chosen = self._model.chosen
        if is_there and chosen is not None:
            self._frames[chosen.number].title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _others(self) -> list[BlockFrame]:
        """Return the frames of all blocks but the dragged one, in their order."""
        every = (block.number for block in self._model.output.blocks)
        return [self._frames[one] for one in every if one in self._frames and one != self._dragged]

    def _drag(self, number: int, at: QPoint) -> None:
        self._dragged = number
        self._drops.show(at)

    def _drop(self, number: int, at: QPoint) -> None:
        self._dragged = number
        self._model.move_to(number, self._drops.place(at))
        self._choose(number)
        self._come_to(number)

    def _move(self, number: int, steps: int) -> None:
        self._model.move(number, steps)
        self._come_to(number)

    def _show(self, number: int) -> None:
        frame = self._frames.get(number)
        if frame is None or number not in self._model.output:
            return
        frame.show_block(self._model.output.block(number))
        state, before, problem = self._model.state(number), frame.shown, frame.problem
        frame.show_state(
            state,
            is_outdated=self._model.is_outdated(number),
            is_stopped=self._model.is_stopped(number),
        )
        is_result = state.found is not None and state.found is not before
        is_refused = state.problem is not None and state.problem is not problem
        if (is_result or is_refused) and self._is_left_alone:
            self._settling.start()
        if (is_result or is_refused) and self._model.chosen is self._model.output.block(number):
            self._come_to(number, is_reading=before is not None)

    def _follow(self, number: int, job: Job) -> None:
        if number in self._frames:
            self._frames[number].follow(job)

    def _show_chosen(self) -> None:
        chosen = self._model.chosen
        for number, frame in self._frames.items():
            frame.show_chosen(is_chosen=chosen is not None and number == chosen.number)
        if chosen is not None:
            self._come_to(chosen.number)

    def _come_to(self, number: int, *, is_reading: bool = False) -> None:
        """Bring a block into sight, its heading first, once everything has its place.

        Who reads further down in it stays there, and so does who has touched it.
        """
        if not is_reading:
            self._coming, self._stays_at, self._is_left_alone = number, self._touched, True
            self._settling.start()
        if self._touched is None:
            QTimer.singleShot(
                SETTLE_MS, self, lambda: self._scroll_to(number, is_reading=is_reading)
            )

    def _scrolled(self) -> None:
        """Know that the person looks at something else by now."""
        self._is_left_alone = False
        self._settling.stop()

    def _settle(self) -> None:
        """Stay with the block that has come into sight while results come and get the height they need."""
        if not self._settling.isActive() or self._coming not in self._frames:
            return
        if self._stays_at is None:
            self._scroll_to(self._coming, is_reading=False)
        else:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.value() + self._top(self._coming) - self._stays_at)

    def _top(self, number: int) -> int:
        """Return how far below the upper end of what is seen a block begins."""
        return self._frames[number].mapTo(self.area.viewport(), QPoint(0, 0)).y()

    def _scroll_to(self, number: int, *, is_reading: bool) -> None:
        frame = self._frames.get(number)
        inside = self.area.widget()
        if frame is None or inside is None:
            return
        top = frame.mapTo(inside, QPoint(0, 0)).y()
        bar = self.area.verticalScrollBar()
        seen = range(bar.value(), bar.value() + self.area.viewport().height())
        is_above = top < seen.start
        is_cut = top + min(frame.height(), len(seen)) > seen.stop
        if (is_above and not is_reading) or (is_cut and not is_above):
            bar.setValue(top)


def _place_of(blocks: Sequence[Block]) -> _Place:
    return tuple((block.number, block.width, block.is_hidden) for block in blocks)
