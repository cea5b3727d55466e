"""Measures the way from a messy table to a report of two models: python packaging/measure_walk.py.

See ``person.py`` for what it needs. Prints clicks, keys and seconds from “Import a table…” to the written
report: weighted estimates, a regression of the crosswise item, the same with one predictor more.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from person import Desk, Person, at_the_desk, import_file, turn_to
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.combo_box import Chooser

# isort: split
from colleagues_file import AGE, ITEM, SEX  # ``person`` says where it is


def ask_for(desk: Desk, person: Person, view: QAbstractItemView, name: str) -> None:
    """Click on the entry of a list that begins with a name."""

    def entry() -> QModelIndex:
        model = view.model()
        found = (model.index(row, 0) for row in range(model.rowCount()))
        return next(one for one in found if str(one.data()).startswith(name))

    person.click(desk.cell(view, entry))


def choose(desk: Desk, person: Person, window: DeskWindow, name: str, entry: str) -> None:
    """Choose an entry of a list that opens; one that is chosen already costs nothing."""
    chooser = desk.seen(window, Chooser, name)
    if desk.look(lambda: chooser.currentText().startswith(entry)):
        return
    person.click(desk.middle(chooser))
    desk.until(lambda: chooser.view().isVisible())
    ask_for(desk, person, chooser.view(), entry)


def from_menu(desk: Desk, person: Person, button: QToolButton, name: str) -> None:
    """Choose an action of a button's menu, by its name."""
    person.click(desk.middle(button))

    def action() -> QMenu | None:
        return next((one for one in [button.menu()] if one.isVisible()), None)

    desk.until(action)

    def place() -> object:
        menu = button.menu()
        wanted = next(one for one in menu.actions() if one.objectName() == name)
        return menu.mapToGlobal(menu.actionGeometry(wanted).center())

    person.click(desk.look(place))


def has_rows(window: DeskWindow, name: str) -> bool:
    """Whether the table of a result is shown, and is of what the form asks for."""
    found = next(
        (one for one in window.findChildren(TableView, f"{name}_table") if one.isVisible()), None
    )
    return found is not None and found.isEnabled() and found.table.rowCount() > 1


def measure(desk: Desk, window: DeskWindow, path: Path) -> None:
    """Print the figures."""
    person = Person()
    begin = time.perf_counter()
    import_file(desk, window, person, path)
    imported = (person.clicks, time.perf_counter() - begin)
    turn_to(desk, window, person, PageName.OUTPUT)
    desk.until(partial(has_rows, window, "block_1"))
    desk.picture(window, "estimates")
    add = desk.seen(window, QToolButton, "add_analysis")
    person.click(desk.middle(add))
    desk.until(add.menu().isVisible)
    desk.picture(add.menu(), "gallery")
    person.click(desk.middle(desk.seen(add.menu(), QPushButton, "add_regress")))
    name = ITEM.split()[0]
    choose(desk, person, window, "option_outcome", name)
    predictors = desk.seen(window, QListWidget, "option_predictors")
    ask_for(desk, person, predictors, SEX)
    desk.until(partial(has_rows, window, "block_2"))
    desk.picture(window, "first_model")
    person.press("ctrl+d")
    desk.until(lambda: window.findChildren(QWidget, "block_3"))
    predictors = desk.seen(window, QListWidget, "option_predictors")
    ask_for(desk, person, predictors, AGE)
    desk.until(partial(has_rows, window, "block_3"))
    desk.picture(window, "second_model")
    from_menu(desk, person, desk.seen(window, QToolButton, "report_menu"), "report_html")
    time.sleep(0.5)  # the dialog of files opens
    report = path.with_name("report.html")
    person.type(str(report))
    person.press("Return")
    desk.until(report.exists)
    seconds = time.perf_counter() - begin
    desk.picture(window, "reported")
    print(f"import {imported[0]} clicks, {imported[1]:.1f} s")
    print(f"{person.clicks} clicks, {person.keys} keys, {seconds:.1f} s")
    written = report.read_text(encoding="utf-8")
    print(f"models in the report: {written.count('Regression: ')}")


if __name__ == "__main__":
    at_the_desk(measure)
