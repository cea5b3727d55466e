"""The order in which Tab goes around a window.

A widget that comes into a window later is reached after all that was there before, wherever it stands; so
the order is that of the layouts. Qt's own chain is not asked for its neighbours: PySide would let a widget
live only as long as the one that it was found beside; nor are the items of layouts, of which it does not know
when they are gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QSplitter, QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def reached(whole: QWidget) -> list[QWidget]:
    """Return what Tab reaches in a part of a window, in the order of the layouts."""
    return [one for one in dict.fromkeys(_all_in(whole)) if _is_stop(one)]


def _is_stop(widget: QWidget) -> bool:
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


def _all_in(widget: QWidget) -> Iterator[QWidget]:
    """Go through a widget and all that is in it, but in no other window, such as a menu."""
    yield widget
    for part in _parts(widget):
        if not part.isWindow():
            yield from _all_in(part)


def _parts(widget: QWidget) -> list[QWidget]:
    """Return what stands in a widget, last what no layout has."""
    others = widget.findChildren(QWidget, options=_DIRECT)
    placed: Iterable[QWidget] = ()
    layout = widget.layout()
    if isinstance(widget, QSplitter):
        placed = sorted(others, key=widget.indexOf)
    elif layout is not None:
        placed = _placed(layout, others)
    return list(dict.fromkeys([*placed, *others])) if placed else others


def _placed(layout: QLayout, widgets: list[QWidget]) -> Iterator[QWidget]:
    """Go through those of some widgets that a layout has, or one within it."""
    there: dict[int, QWidget | QLayout] = {layout.indexOf(one): one for one in widgets}
    for inner in layout.findChildren(QLayout, options=_DIRECT):
        there[layout.indexOf(inner)] = inner
    for place in sorted(there.keys() - {-1}):
        one = there[place]
        if isinstance(one, QLayout):
            yield from _placed(one, widgets)
        else:
            yield one


def put_after(stop: QWidget, later: Iterable[QWidget]) -> None:
    """Let Tab reach widgets one after the other, after another one."""
    for widget in later:
        QWidget.setTabOrder(stop, widget)
        stop = widget


def put_before(stop: QWidget, earlier: Iterable[QWidget]) -> None:
    """Let Tab reach widgets one after the other, before another one."""
    put_after(stop, [*earlier, stop])


def put_in_order(whole: QWidget) -> QWidget:
    """Let Tab go through a part of a window in the order of its layouts, whenever each was made.

    Return the last that it reaches.
    """
    first, *later = reached(whole)
    put_after(first, later)
    return later[-1] if later else first


def put_in_place(late: QWidget) -> None:
    """Let Tab reach what is in a late widget where that stands."""
    part, whole = late, late.parentWidget()
    while whole is not None and not part.isWindow():
        parts = _parts(whole)
        for one in reversed(parts[: parts.index(part)]):
            if stops := reached(one):
                put_after(stops[-1], reached(late))
                return
        if _is_stop(whole):
            put_after(whole, reached(late))
            return
        part, whole = whole, whole.parentWidget()
