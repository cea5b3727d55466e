"""The form of one question, or of a member of a joint question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from surveyapp.services.surveys.design_goals import keeping_goals
from surveyapp.services.surveys.draft import QUESTIONS, Draft, Path, is_required_in
from surveyapp.services.surveys.edits import (
    add_member,
    change_type,
    put_flag,
    put_text,
    remove_member,
    rename,
    types_at,
)
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.checkable_coins import CHALLENGE, KEY
from surveyapp.survey.types.fields import ChoicesField, MembersField
from surveyapp.survey.types.registry import is_only_read, question_type
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_row
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.desk.common.survey_designs import parameter_text, whole_or_text
from surveyapp.ui.desk.editor.bound_fields import Form, LineField, Select, Tick
from surveyapp.ui.desk.editor.choices import ChoicesBox
from surveyapp.ui.desk.editor.protection_box import ProtectionBox
from surveyapp.ui.desk.editor.second_question_box import SecondQuestionBox
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.desk.editor.translations_box import TextsBox
from surveyapp.ui.widgets.layout import button, card, text_label

CONTEXT = "QuestionForm"
"""The context in which the labels of declared fields are translated."""


class ChallengeTick(Tick):
    """Whether rounds may be shown after the touch; offered where coins can be checked."""

    def __init__(self, editing: Editing, path: Path, words: str, caution: str) -> None:
        flag: Path = (*path, CHALLENGE)
        change = partial(put_flag, path=flag)
        super().__init__(
            editing,
            flag,
            words,
            "challenge",
            lambda draft, on: change(draft, is_on=on),
            default=False,
        )
        column = self.layout()
        assert column is not None  # noqa: S101 - every bound field has one
        column.addWidget(text_label(caution, "caption", wraps=True))

    def show_draft(self, draft: Draft) -> None:
        """Show the value, where there is something to choose or to take back."""
        super().show_draft(draft)
        is_set = draft.at(self.path, default=False) is not False
        if not is_set and draft.at((KEY,)) is not True:
            self.hide()
        elif self.parentWidget() is not None:  # without a parent it would be a window
            self.show()


class QuestionForm(Form):
    """Boxes for the text, the answers, the protection and the conditions of a question."""

    def __init__(self, editing: Editing, path: Path) -> None:
        super().__init__(editing)
        self._path = path
        question = editing.draft.at(path)
        self._kind = str(question.get("type", ""))
        self._protection: ProtectionBox | None = None
        self._add_asked()
        self._add_answers()
        is_protected = path[0] == QUESTIONS and not is_only_read(self._kind)
        if is_protected:
            self._protection = ProtectionBox(self, path)
            self._add_card(self._protection)
            self._add_card(SecondQuestionBox(self, path))
        self._add_guidance(is_asked=is_protected)
        self.column.addStretch(1)

    def show_findings(self, findings: DraftFindings) -> None:
        """Show what the question promises."""
        if self._protection is not None:
            self._protection.show_promise(findings)

    def _add_card(self, *widgets: QWidget) -> QVBoxLayout:
        frame, column = card()
        column.setSpacing(theme.GAP)
        for widget in widgets:
            column.addWidget(widget)
        self.column.addWidget(frame)
        return column

    def _add_asked(self) -> None:
        name = LineField(
            self.editing,
            (*self._path, "id"),
            self.tr("Id: the name of its column in the data"),
            "question_id",
            change=lambda draft, text: rename(draft, self._path, text.strip()),
            on_leaving=True,
        )
        kind = Select(
            self.editing,
            (*self._path, "type"),
            self.tr("Type"),
            "question_type",
            entries=[(kind_name(each), each) for each in types_at(self._path)],
            change=self._with_type,
        )
        row = in_row((self.bind(name), 1), (self.bind(kind), 1), spacing=theme.GAP)
        column = self._add_card()
        column.addLayout(row)
        texts = (*self._path, "text")
        column.addWidget(TextsBox(self, texts, self.tr("What is asked"), "question_text"))

    def _with_type(self, draft: Draft, kind: object) -> Draft:
        changed = change_type(draft, self._path, str(kind))
        return keeping_goals(draft, changed, self._path)

    def _add_answers(self) -> None:
        declared = question_type(self._kind)
        fields = () if declared is None else declared.fields
        for each in fields:
            if isinstance(each, ChoicesField):
                self._add_card(ChoicesBox(self, self._path))
            elif isinstance(each, MembersField):
                self._add_members()
        lines = [each for each in fields if each.label]
        if not lines:
            return
        row = in_row(
            *(
                (self._line(each.key, QCoreApplication.translate(CONTEXT, each.label)), 1)
                for each in lines
            ),
            spacing=theme.GAP,
        )
        self._add_card().addLayout(row)

    def _line(self, key: str, label: str) -> LineField:
        path: Path = (*self._path, key)

        def change(draft: Draft, text: str) -> Draft:
            if not text.strip():
                return draft.drop(path) if draft.at(path) is not None else draft
            changed = draft.put(path, whole_or_text(text))
            return keeping_goals(draft, changed, self._path)

        made = LineField(self.editing, path, label, key, shown=parameter_text, change=change)
        self.bind(made)
        return made

    def _add_members(self) -> None:
        column = self._add_card(
            text_label(self.tr("Parts that are randomized together"), "field"),
            text_label(
                self.tr(
                    "Each part is a question of its own in the list on the left. All of their "
                    "answers together make one record."
                ),
                "caption",
                wraps=True,
            ),
        )
        for place, name in enumerate(self.editing.draft.at((*self._path, "members"), ())):
            path = self.editing.draft.member_path(name)
            if path is not None:
                column.addLayout(self._member_row(place, name, path))
        add = button(self.tr("Add a part"), "add_member")
        add.clicked.connect(lambda: self._edit_members(lambda draft: add_member(draft, self._path)))
        column.addLayout(in_row(add, Stretch()))

    def _member_row(self, place: int, name: str, path: Path) -> QHBoxLayout:
        show = button(self.tr("Edit {part}").format(part=name), f"member_{place}")
        show.clicked.connect(partial(self.editing.select, path))
        remove = button(self.tr("Remove"), f"remove_member_{place}", role="quiet")
        remove.setAccessibleName(self.tr("Remove part {part}").format(part=name))
        remove.clicked.connect(lambda: self._edit_members(lambda draft: remove_member(draft, path)))
        return in_row(show, Stretch(), remove)

    def _edit_members(self, change: Callable[[Draft], Draft]) -> None:
        before = self.editing.draft
        self.editing.edit(keeping_goals(before, change(before), self._path))

    def _add_guidance(self, *, is_asked: bool) -> None:
        column = self._add_card(text_label(self.tr("Help and conditions"), "heading"))
        if is_asked:
            column.addWidget(self.bind(self._required()))
            if self._path[0] == QUESTIONS:
                column.addWidget(self.bind(self._challenge()))
        self._add_texts(column, "hint", self.tr("Hint below the question"))
        self._add_texts(column, "audio", self.tr("Sound file in the survey's folder"), lines=1)
        if self._path[0] == QUESTIONS:
            self._add_condition(
                column, "relevant", self.tr("Asked only if (${id} is an earlier direct answer)")
            )
        if is_asked:
            self._add_condition(column, "constraint", self.tr("Accepted only if (. is the answer)"))
            text = self.tr("Message if it is not accepted")
            self._add_texts(column, "constraint_message", text)

    def _add_texts(self, column: QVBoxLayout, key: str, label: str, *, lines: int = 2) -> None:
        path: Path = (*self._path, key)
        column.addWidget(TextsBox(self, path, label, key, lines=lines, is_needed=False))

    def _required(self) -> Tick:
        path: Path = (*self._path, "required")
        return Tick(
            self.editing,
            path,
            self.tr("Must be answered"),
            "required",
            lambda draft, on: draft.put(path, on),
            default=is_required_in(self.editing.draft, self._path),
        )

    def _challenge(self) -> ChallengeTick:
        words = self.tr("The round may be shown after the touch")
        caution = self.tr(
            "A photo of what is shown proves what was touched. Use this for a harmless "
            "question only."
        )
        return ChallengeTick(self.editing, self._path, words, caution)

    def _add_condition(self, column: QVBoxLayout, key: str, label: str) -> None:
        path: Path = (*self._path, key)

        def change(draft: Draft, text: Any) -> Draft:
            return put_text(draft, path, str(text))

        made = LineField(self.editing, path, label, key, change=change)
        made.edit.setPlaceholderText("${age} >= 18" if key == "relevant" else ". >= 18 and . <= 99")
        column.addWidget(self.bind(made))
