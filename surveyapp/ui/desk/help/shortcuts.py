"""Which keys do what on the desk: gathered from the actions themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from surveyapp.ui.widgets.page import Page


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys, what they do, and where: a menu, or a page."""

    where: str
    what: str
    keys: tuple[str, ...]
    """As this system writes them."""

    @property
    def text(self) -> str:
        """All keys in one text."""
        return ", ".join(self.keys)


def shortcuts_of(bar: QMenuBar, pages: Mapping[str, Page]) -> tuple[Shortcut, ...]:
    """Return the keys of the menus, then those of each page that no menu has; ``pages`` by their titles."""
    found: list[Shortcut] = []
    seen: set[QAction] = set()
    for entry in bar.actions():
        menu = entry.menu()
        if isinstance(menu, QMenu):
            _gather(found, seen, plain(entry.text()), _of_menu(menu))
    for title, page in pages.items():
        _gather(found, seen, title, _page_actions(page))
    return tuple(dict.fromkeys(found))


def _page_actions(page: QWidget) -> list[QAction]:
    """Return the actions of a page and of all in it, those of its tables' and charts' menus too."""
    return page.findChildren(QAction)


def plain(text: str) -> str:
    """Return a menu's words without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _of_menu(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _of_menu(inner)
        else:
            yield action


def _gather(
    found: list[Shortcut], seen: set[QAction], where: str, actions: Iterable[QAction]
) -> None:
    for action in actions:
        keys = native(action.shortcuts())
        if keys and action not in seen:
            seen.add(action)
            found.append(Shortcut(where, plain(action.text()), keys))


def native(keys: Sequence[QKeySequence]) -> tuple[str, ...]:
    """Return keys as this system writes them."""
    written = (one.toString(QKeySequence.SequenceFormat.NativeText) for one in keys)
    return tuple(text for text in written if text)
