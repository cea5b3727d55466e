"""The state of widgets that is kept with the project, saved and restored.

What comes back was read from a file: whatever does not fit the widget is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import singledispatch
from typing import TypeGuard

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListWidget, QSplitter, QWidget

LONGEST_TEXT = 10_000
MOST_PIXELS = 100_000


def states_of(widgets: Iterable[QWidget]) -> dict[str, object]:
    """Return the states of widgets by their object names."""
    return {widget.objectName(): state_of(widget) for widget in widgets}


def restore_all(widgets: Iterable[QWidget], states: Mapping[str, object]) -> None:
    """Bring the states of widgets back, in the order given."""
    for widget in widgets:
        if widget.objectName() in states:
            restore(widget, states[widget.objectName()])


@singledispatch
def state_of(widget: QWidget) -> object:
    """Return the state of ``widget`` that is kept, as JSON values."""
    raise TypeError(f"nothing is kept of a {type(widget).__name__}")


@singledispatch
def restore(widget: QWidget, _state: object) -> None:
    """Bring ``widget`` back to a state, as far as that fits; nothing is emitted that starts work."""
    raise TypeError(f"nothing is kept of a {type(widget).__name__}")


@state_of.register
def _(widget: QComboBox) -> object:
    return _name(widget.currentData())


@restore.register
def _(widget: QComboBox, state: object) -> None:
    names = [_name(widget.itemData(place)) for place in range(widget.count())]
    if state in names:
        widget.setCurrentIndex(names.index(str(state)))


@state_of.register
def _(widget: QSplitter) -> object:
    return widget.sizes()


@restore.register
def _(widget: QSplitter, state: object) -> None:
    restore_sizes(widget, state)


def restore_sizes(widget: QSplitter, state: object) -> bool:
    """Give the panes the sizes of ``state``, where it holds such; return whether it does."""
    sizes = [one for one in state if is_size(one)] if isinstance(state, list) else []
    is_there = isinstance(state, list) and len(sizes) == len(state) == widget.count()
    if is_there and any(sizes):
        widget.setSizes(sizes)
    return is_there and any(sizes)


@state_of.register
def _(widget: QLineEdit) -> object:
    return widget.text()


@restore.register
def _(widget: QLineEdit, state: object) -> None:
    if isinstance(state, str) and len(state) <= LONGEST_TEXT:
        widget.setText(state)


@state_of.register
def _(widget: QAbstractButton) -> object:
    return widget.isChecked()


@restore.register
def _(widget: QAbstractButton, state: object) -> None:
    if isinstance(state, bool):
        widget.setChecked(state)


@state_of.register
def _(widget: QListWidget) -> object:
    """Return the texts of the ticked entries."""
    items = (widget.item(row) for row in range(widget.count()))
    return [item.text() for item in items if item.checkState() is Qt.CheckState.Checked]


@restore.register
def _(widget: QListWidget, state: object) -> None:
    if not isinstance(state, list):
        return
    for item in (widget.item(row) for row in range(widget.count())):
        is_ticked = item.text() in state
        item.setCheckState(Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)


def _name(value: object) -> str:
    """Return how an entry's value is written; no value: empty."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, type):
        return str(getattr(value, "name", value.__name__))
    return "" if value is None else str(value)


def is_size(value: object) -> TypeGuard[int]:
    """Return whether ``value`` is a number of pixels."""
    return type(value) is int and 0 <= value <= MOST_PIXELS
