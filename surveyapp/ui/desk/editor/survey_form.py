"""The form of the survey itself: id, version, title, languages, groups."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton

from surveyapp.services.kiosk.kiosk_texts import Completeness
from surveyapp.services.surveys.draft import Draft
from surveyapp.services.surveys.edits import add_language, missing_texts, put_flag, remove_language
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.checkable_coins import KEY
from surveyapp.survey.xlsform.sheets import language_code
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_row
from surveyapp.ui.desk.common.survey_designs import whole_or_text
from surveyapp.ui.desk.editor.bound_fields import Form, LineField, Tick
from surveyapp.ui.desk.editor.question_groups import GroupsBox
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.desk.editor.translations_box import TextsBox
from surveyapp.ui.languages import native_name
from surveyapp.ui.widgets.layout import IconButton, button, card, text_label
from surveyapp.ui.widgets.number_format import whole_text


class SurveyForm(Form):
    """What belongs to no single question."""

    def __init__(self, editing: Editing) -> None:
        super().__init__(editing)
        self._spoken: Mapping[str, Completeness] = {}
        self._translate: dict[str, QPushButton] = {}
        self._add_names()
        self._add_languages()
        self._add_checkable()
        frame, column = card()
        column.addWidget(GroupsBox(self))
        self.column.addWidget(frame)
        self.column.addStretch(1)

    def show_findings(self, findings: DraftFindings) -> None:
        """Show how far the kiosk speaks the languages that the program does not."""
        self._spoken = {one.language: one for one in findings.completeness}
        for code, button_ in self._translate.items():
            button_.setVisible(code in self._spoken)
        self.show_draft(self.editing.draft)

    def _add_names(self) -> None:
        frame, column = card()
        column.setSpacing(theme.GAP)
        name = LineField(self.editing, ("id",), self.tr("Id of the survey"), "survey_id")
        version = LineField(
            self.editing,
            ("version",),
            self.tr("Version"),
            "survey_version",
            change=lambda draft, text: draft.put(("version",), whole_or_text(text)),
        )
        column.addLayout(in_row((self.bind(name), 2), (self.bind(version), 1), spacing=theme.GAP))
        column.addWidget(
            TextsBox(self, ("title",), self.tr("Title, which respondents see"), "title", lines=2)
        )
        self.column.addWidget(frame)

    def _add_checkable(self) -> None:
        frame, column = card()
        column.addWidget(text_label(self.tr("Coins that respondents can check"), "heading"))
        tick = Tick(
            self.editing,
            (KEY,),
            self.tr("Respondents add a card to each coin of the kiosk"),
            "checkable_coins",
            lambda draft, on: put_flag(draft, (KEY,), is_on=on),
            default=False,
        )
        column.addWidget(self.bind(tick))
        said = self.tr(
            "They can check that the kiosk cannot choose the coin. No check can show "
            "what a kiosk remembers: only the respondent's own coins, dice or cards "
            "rule that out."
        )
        column.addWidget(text_label(said, "caption", wraps=True))
        self.column.addWidget(frame)

    def _add_languages(self) -> None:
        frame, column = card()
        column.addWidget(text_label(self.tr("Languages"), "heading"))
        codes = self.editing.draft.languages
        for place, code in enumerate(codes):
            column.addLayout(self._language_row(place, code, len(codes)))
        self._code = QLineEdit()
        self._code.setObjectName("new_language")
        self._code.setPlaceholderText(self.tr("A language, such as German or pt-BR"))
        self._code.setAccessibleName(self.tr("Code of a language to add"))
        self._code.returnPressed.connect(self._add_language)
        add = button(self.tr("Add"), "add_language")
        add.setAccessibleName(self.tr("Add the language"))
        add.clicked.connect(self._add_language)
        column.addLayout(in_row((self._code, 1), add, Stretch()))
        self.column.addWidget(frame)

    def _language_row(self, place: int, code: str, count: int) -> QHBoxLayout:
        name = LineField(
            self.editing,
            ("languages", place),
            "",
            f"language_{place}",
            change=lambda draft, text: draft.put(("languages", place), text.strip()),
            on_leaving=True,
        )
        name.edit.setReadOnly(True)
        name.edit.setAccessibleName(
            self.tr("Language {number}").format(number=whole_text(place + 1))
        )
        name.setFixedWidth(theme.scaled(90))
        missing = text_label("", "hint", name=f"missing_{code}")

        def show(draft: Draft) -> None:
            lacking = missing_texts(draft).get(code, 0)
            sentences = [self.tr("texts missing: %n", "", lacking)] if lacking else []
            spoken = self._spoken.get(code)
            if spoken is not None and spoken.missing:
                text = (
                    self.tr("kiosk texts missing: {missing} of {needed}, the promise among them")
                    if spoken.promised
                    else self.tr("kiosk texts missing: {missing} of {needed}")
                )
                sentences.append(text.format(missing=len(spoken.missing), needed=spoken.needed))
            state = "; ".join(sentences) or self.tr("complete")
            missing.setText(f"{native_name(code)} – {state}")

        self.shows.append(show)
        translate = button(self.tr("Translate…"), f"translate_{code}")
        translate.setAccessibleName(
            self.tr("Translate the kiosk's texts into {language}").format(
                language=native_name(code)
            )
        )
        translate.clicked.connect(partial(self.editing.texts_wanted.emit, code))
        translate.hide()
        self._translate[code] = translate
        remove = IconButton(
            "remove",
            self.tr("Remove {language} and its texts").format(language=native_name(code)),
            f"remove_language_{place}",
            partial(self._remove_language, place),
        )
        remove.setEnabled(count > 1)
        return in_row(
            (self.bind(name), 0, Qt.AlignmentFlag.AlignTop),
            (missing, 1),
            translate,
            remove,
            spacing=theme.GAP,
        )

    def _add_language(self) -> None:
        typed = self._code.text().strip()
        code = language_code(typed) or typed
        if code and code not in self.editing.draft.languages:
            self.editing.edit(add_language(self.editing.draft, code))

    def _remove_language(self, place: int) -> None:
        self.editing.edit(remove_language(self.editing.draft, place))
