"""The harmless question that is answered together with this one, where the design needs one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from surveyapp.services.surveys.design_goals import second_question_texts
from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.services.surveys.edits import put_text
from surveyapp.survey.definition.second_question import KEY, SHARE, TEXT_NAMES
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.survey_designs import filed_text, parameter_text
from surveyapp.ui.desk.editor.bound_fields import Form, LineField
from surveyapp.ui.desk.editor.translations_box import TextsBox
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import sentence


class SecondQuestionBox(QWidget):
    """The harmless question's texts and its published share; hidden where the design needs none."""

    def __init__(self, form: Form, path: Path) -> None:
        super().__init__()
        self._path = path
        why = self.tr(
            "People answer a harmless question together with this one and touch only "
            "the combined result. Choose one whose share of yes is published, such as "
            "the month of the mother's birthday, and that has nothing to do with this "
            "question."
        )
        column = in_column(
            text_label(self.tr("Second question"), "heading"),
            text_label(why, "caption", wraps=True),
            inside=self,
            spacing=theme.TIGHT,
        )
        self._texts: dict[str, TextsBox] = {}
        for key, name in TEXT_NAMES.items():
            words = sentence(name)
            label = words[:1].upper() + words[1:]
            box = TextsBox(form, (*path, KEY, key), label, f"{KEY}_{key}", lines=2)
            self._texts[key] = box
            column.addWidget(box)
        share = LineField(
            form.editing,
            (*path, KEY, SHARE),
            self.tr("Published share of people who answer yes to it, such as 1/4"),
            f"{KEY}_{SHARE}",
            shown=parameter_text,
            change=lambda draft, text: put_text(draft, (*path, KEY, SHARE), filed_text(text)),
        )
        column.addWidget(form.bind(share))
        form.shows.append(self.show_draft)

    def show_draft(self, draft: Draft) -> None:
        """Show the texts that the design needs, or that are there and can be taken away."""
        shown = second_question_texts(draft, self._path)
        for key, box in self._texts.items():
            box.setVisible(key in shown)
        card = self.parentWidget()
        if card is not None:
            card.setVisible(bool(shown))
