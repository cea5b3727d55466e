"""Groups of questions of which each respondent is asked a random few."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from surveyapp.services.surveys.draft import GROUPS, Draft, Path
from surveyapp.services.surveys.edits import add_group, remove_group
from surveyapp.survey.types.registry import is_only_read
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.survey_designs import whole_or_text
from surveyapp.ui.desk.editor.bound_fields import Bound, Form, LineField
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.layout import button, text_label


class GroupsBox(QWidget):
    """A box a group: how many of which questions."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self._form, self._editing = form, form.editing
        column = in_column(
            text_label(self.tr("Ask each respondent only some of the questions"), "heading"),
            text_label(
                self.tr(
                    "Chance picks which questions of a group each respondent is asked. Each "
                    "respondent gives away less, so each question can have weaker coins."
                ),
                "caption",
                wraps=True,
            ),
            inside=self,
            spacing=theme.TIGHT,
        )
        for place in range(len(self._editing.draft.groups)):
            self._add(column, place)
        add = button(self.tr("Add a group"), "add_group")
        add.clicked.connect(self._new)
        add.setEnabled(len(self._free()) > 1)
        column.addLayout(in_row(add, Stretch()))

    def _add(self, column: QVBoxLayout, place: int) -> None:
        path: Path = (GROUPS, place, "ask_random")
        size = LineField(
            self._editing,
            path,
            self.tr("Questions asked of each respondent"),
            f"group_{place}_size",
            change=lambda draft, text: draft.put(path, whole_or_text(text)),
        )
        remove = button(self.tr("Remove the group"), f"remove_group_{place}", role="quiet")
        remove.clicked.connect(partial(self._remove, place))
        size.setFixedWidth(theme.scaled(240))
        column.addLayout(
            in_row(self._form.bind(size), Stretch(), (remove, 0, Qt.AlignmentFlag.AlignBottom))
        )
        column.addWidget(self._form.bind(_Members(self._form, place)))

    def _new(self) -> None:
        self._editing.edit(add_group(self._editing.draft, self._free()))

    def _remove(self, place: int) -> None:
        self._editing.edit(remove_group(self._editing.draft, place))

    def _free(self) -> list[str]:
        taken = {name for group in self._editing.draft.groups for name in group.get("of", ())}
        return [name for name in _groupable(self._editing.draft) if name not in taken]


def _groupable(draft: Draft) -> list[str]:
    """Return the ids of the questions that have coins, in order."""
    return [
        str(question.get("id", ""))
        for question in draft.questions
        if not is_only_read(question.get("type"))
        and question.get("design", {}).get("name") != "direct"
    ]


class _Members(Bound):
    """The questions with coins, ticked where the group has them."""

    def __init__(self, form: Form, place: int) -> None:
        self._list = TickList(f"group_{place}_of", "")
        super().__init__(form.editing, (GROUPS, place, "of"), "", self._list)
        self._list.setAccessibleName(self.tr("Questions of the group"))
        listed = dict.fromkeys(
            [*_groupable(form.editing.draft), *form.editing.draft.at(self.path, ())]
        )
        for name in listed:
            item = QListWidgetItem(name)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            self._list.addItem(item)
        self._list.setFixedHeight(min(len(listed), 6) * theme.scaled(28) + 12)
        self._list.itemChanged.connect(lambda _item: self._edited())

    def _edited(self) -> None:
        items = (self._list.item(i) for i in range(self._list.count()))
        of = [item.text() for item in items if item.checkState() is Qt.CheckState.Checked]
        self.editing.edit(self.editing.draft.put(self.path, of))

    def show_draft(self, draft: Draft) -> None:
        """Tick what the group has."""
        of = set(draft.at(self.path, ()))
        self._list.blockSignals(True)  # noqa: FBT003 - Qt's own call
        for i in range(self._list.count()):
            item = self._list.item(i)
            is_in = item.text() in of
            item.setCheckState(Qt.CheckState.Checked if is_in else Qt.CheckState.Unchecked)
        self._list.blockSignals(False)  # noqa: FBT003
