"""What is counted instead of kept: the trustees, the tallies, and what can be analysed from them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.services.surveys.edits import add_trustee, begin_tallies, put_bands, put_tally
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.formats import TALLIES
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import (
    MOST_TRUSTEES,
    can_have_bands,
    safe_signatures,
    why_not_counted,
)
from surveyapp.survey.definition.tally_uses import (
    Proposal,
    proposed_tallies,
    uses_in_words,
    uses_of,
)
from surveyapp.survey.definition.trustee_key import PATTERN, NotTrusteeKey, read_trustee_key
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.survey_designs import (
    parameter_text,
    whole_numbers_or_texts,
    whole_or_text,
)
from surveyapp.ui.desk.editor.bound_fields import Bound, Form, LineField, Tick
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import IconButton, button, card, text_label
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.tab_order import put_in_place

MOST_SHOWN = 9
"""Tallies that are seen without scrolling."""


class TalliesPane(QScrollArea):
    """The form of a survey's tallies; another one where trustees, questions or tallies are others."""

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self._editing = editing
        self._form: TalliesForm | None = None
        self._shape: object = None
        self._survey: Survey | None = None
        self._proposed: set[frozenset[str]] = set()
        self.setObjectName("tallies_area")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached
        self.setFrameShape(QFrame.Shape.NoFrame)
        editing.began.connect(self._forget)
        editing.changed.connect(self._show_draft)
        self._show_draft()

    def _forget(self) -> None:
        self._survey = None
        self._proposed = set()

    def show_findings(self, findings: DraftFindings, shown: Sequence[tuple[Path, Mistake]]) -> None:
        """Show what the questions suggest, what can be analysed, and what is wrong, and where."""
        if findings.countable is not None:
            self._survey = findings.countable
            self._proposed = set(map(frozenset, proposed_tallies(self._survey).of))
        self._show_draft()
        if self._form is not None:
            self._form.complain([one for one in shown if one[0][:1] == (TALLIES,)])

    def nearest(self, path: Path) -> Bound | None:
        """Return the field that a mistake is about."""
        return None if self._form is None else self._form.nearest(path)

    def _show_draft(self) -> None:
        draft = self._editing.draft
        shape = (
            draft.at((TALLIES,)) is None,
            len(draft.at((TALLIES, "trustees"), ())),
            [one for one in map(frozenset, draft.tallies) if one not in self._proposed],
            self._survey,
            self._editing.is_read_only,
        )
        if shape != self._shape:
            self._shape = shape
            self._new_form()
        if self._form is not None:
            self._form.show_draft(draft)

    def _new_form(self) -> None:
        old, scrolled = self._form, self.verticalScrollBar().value()
        focused = self.focusWidget()
        name = "" if focused is None else focused.objectName()
        self._form = TalliesForm(self._editing, self._survey)
        if self._editing.is_read_only:
            self._form.lock()
        self._form.setObjectName("tallies_form")
        self.takeWidget()
        self.setWidget(self._form)
        put_in_place(self._form)
        if old is not None:
            old.hide()
            old.deleteLater()
        self.verticalScrollBar().setValue(scrolled)
        again = self._form.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()


class TalliesForm(Form):
    """Whether there are tallies, and where there are, who opens them and what they count."""

    def __init__(self, editing: Editing, survey: Survey | None) -> None:
        super().__init__(editing)
        self._survey = survey
        self._proposal = None if survey is None else proposed_tallies(survey)
        self._add_switch()
        if editing.draft.at((TALLIES,)) is not None:
            self._add_trustees()
            self._add_counted()
            self._add_uses()
        self.column.addStretch(1)

    def _card(self, heading: str, caption: str) -> QVBoxLayout:
        frame, column = card()
        column.addWidget(text_label(heading, "heading"))
        column.addWidget(text_label(caption, "caption", wraps=True))
        self.column.addWidget(frame)
        return column

    def _add_switch(self) -> None:
        column = self._card(
            self.tr("Held by trustees"),
            self.tr(
                "No interview is kept. Each report is added to masked totals, which only several trustees "
                "can open together. No record of a person exists that anybody could demand. The price: only "
                "what is counted here can be analysed, and what is not counted is lost."
            ),
        )
        tick = Tick(
            self.editing,
            (TALLIES,),
            self.tr("Keep no records, only count"),
            "has_tallies",
            lambda draft, on: begin_tallies(draft) if on else draft.drop((TALLIES,)),
            default=False,
        )
        column.addWidget(self.bind(tick))

    # Trustees

    def _add_trustees(self) -> None:
        column = self._card(
            self.tr("Trustees"),
            self.tr(
                "People who do not depend on each other. Each makes a key and sends you its public part: "
                "paste it here, and compare its words by telephone."
            ),
        )
        listed = self.editing.draft.at((TALLIES, "trustees"), ())
        for place in range(len(listed)):
            column.addLayout(self._trustee_row(place, len(listed)))
        add = button(self.tr("Add a trustee"), "add_trustee")
        add.clicked.connect(lambda: self.editing.edit(add_trustee(self.editing.draft)))
        add.setEnabled(len(listed) < MOST_TRUSTEES)
        column.addLayout(in_row(add, Stretch()))
        column.addLayout(self._numbers(len(listed)))

    def _trustee_row(self, place: int, count: int) -> QHBoxLayout:
        path: Path = (TALLIES, "trustees", place)
        name = LineField(
            self.editing,
            (*path, "name"),
            self.tr("Name of trustee {number}").format(number=place + 1),
            f"trustee_{place}_name",
            change=partial(_put, path=(*path, "name")),
        )
        key = LineField(
            self.editing,
            (*path, "public_key"),
            self.tr("Public key"),
            f"trustee_{place}_key",
            change=partial(_put_key, path=(*path, "public_key")),
        )
        key.edit.setPlaceholderText("trustee2-…")
        words = text_label("", "hint", wraps=True, name=f"trustee_{place}_words")
        self.shows.append(lambda draft: _show_key(key, words, draft))
        column = in_column(self.bind(key), words, spacing=3)
        remove = IconButton(
            "remove",
            self.tr("Remove trustee {number}").format(number=place + 1),
            f"remove_trustee_{place}",
            lambda: self.editing.edit(self.editing.draft.drop(path)),
        )
        remove.setEnabled(count > 1)
        return in_row(
            (self.bind(name), 1, Qt.AlignmentFlag.AlignTop),
            (column, 3),
            (remove, 0, Qt.AlignmentFlag.AlignVCenter),
            spacing=theme.GAP,
        )

    def _numbers(self, trustees: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        for key, words in (
            ("threshold", self.tr("Trustees who open a total")),
            ("signatures", self.tr("Trustees who sign first")),
            ("smallest", self.tr("Fewest interviews opened")),
            ("capacity", self.tr("Most interviews of a total")),
        ):
            path: Path = (TALLIES, key)
            field = LineField(
                self.editing, path, words, f"tallies_{key}", change=partial(_put_number, path=path)
            )
            if key in _DEFAULTS:
                usual = _DEFAULTS[key]
                self.shows.append(partial(_show_default, field, usual, trustees))
            row.addWidget(self.bind(field), 1, Qt.AlignmentFlag.AlignBottom)
        return row

    # What is counted

    def _add_counted(self) -> None:
        column = self._card(
            self.tr("What is counted"),
            self.tr(
                "A tick alone gives the shares of a question. Two questions that are counted together "
                "can be compared. What is not ticked is lost for ever."
            ),
        )
        propose = button(self.tr("Propose from the questions"), "propose_tallies")
        propose.clicked.connect(self._propose)
        propose.setEnabled(self._proposal is not None)
        column.addLayout(in_row(propose, Stretch()))
        column.addWidget(self.bind(_Counted(self, self._listed())))
        if self._survey is not None:
            names = [q.id for q in self._survey.recorded_questions if self._can_be_counted(q.id)]
            column.addLayout(self._pair_row(names))
            for question in self._survey.recorded_questions:
                if can_have_bands(question):
                    column.addWidget(self.bind(self._bands(question.id)))

    def _can_be_counted(self, name: str) -> bool:
        if self._survey is None or self._proposal is None:
            return False
        question = self._survey.question(name)
        return can_have_bands(question) or why_not_counted(question) is None

    def _listed(self) -> list[tuple[str, ...]]:
        """Return what may be ticked: what is counted, and what is proposed."""
        proposed = () if self._proposal is None else self._proposal.of
        listed = {frozenset(one): tuple(one) for one in (*proposed, *self.editing.draft.tallies)}
        return sorted(listed.values(), key=len)

    def _propose(self) -> None:
        if self._proposal is not None:
            self.editing.edit(_with_proposal(self.editing.draft, self._proposal))

    def _pair_row(self, names: Sequence[str]) -> QHBoxLayout:
        choosers = [
            Chooser("count_first", self.tr("First question that is counted together")),
            Chooser("count_second", self.tr("Second question that is counted together")),
        ]
        for chooser in choosers:
            for name in names:
                chooser.addItem(name, name)
        choosers[1].setCurrentIndex(min(1, len(names) - 1))
        add = button(self.tr("Add"), "count_together")
        add.setAccessibleName(self.tr("Count these together"))
        add.clicked.connect(lambda: self._count([one.currentData() for one in choosers]))
        add.setEnabled(bool(names))
        return in_row(
            text_label(self.tr("Count together:"), "plain"),
            choosers[0],
            choosers[1],
            add,
            Stretch(),
            spacing=theme.GAP,
        )

    def _count(self, names: Sequence[str]) -> None:
        together = list(dict.fromkeys(names))
        self.editing.edit(_counting(self.editing.draft, together, self._proposal, is_counted=True))

    def _bands(self, name: str) -> LineField:
        return LineField(
            self.editing,
            (TALLIES, "bands", name),
            self.tr("New bands of {question} begin at").format(question=name),
            f"bands_{name}",
            shown=lambda starts: ", ".join(map(parameter_text, starts or ())),
            change=lambda draft, text: put_bands(draft, name, whole_numbers_or_texts(text)),
            on_leaving=True,
        )

    # What can be analysed

    def _add_uses(self) -> None:
        frame, column = card()
        column.addWidget(text_label(self.tr("What can be analysed"), "heading"))
        said = text_label("", "plain", wraps=True, name="tally_uses")
        column.addWidget(said)
        self.column.addWidget(frame)

        def show(draft: Draft) -> None:
            if self._survey is None:
                said.setText(self.tr("Fix the problems of the questions first."))
                return
            sentences = uses_in_words(uses_of(self._survey, draft.tallies))
            said.setText("\n".join(map(sentence, sentences)))

        self.shows.append(show)


class _Counted(Bound):
    """What may be counted, ticked where it is."""

    def __init__(self, form: TalliesForm, listed: Sequence[tuple[str, ...]]) -> None:
        self._list = TickList("tallies_of", "")
        super().__init__(form.editing, (TALLIES, "of"), "", self._list)
        self._list.setAccessibleName(self.tr("What is counted"))
        self._count: Callable[..., Draft] = partial(_counting, proposal=form._proposal)  # noqa: SLF001
        for names in listed:
            item = QListWidgetItem(" × ".join(names))
            item.setData(Qt.ItemDataRole.UserRole, list(names))
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            self._list.addItem(item)
        self._list.setFixedHeight(max(2, min(len(listed), MOST_SHOWN)) * theme.scaled(28) + 12)
        self._list.itemChanged.connect(self._edited)

    def _edited(self, item: QListWidgetItem) -> None:
        names = item.data(Qt.ItemDataRole.UserRole)
        is_counted = item.checkState() is Qt.CheckState.Checked
        self.editing.edit(self._count(self.editing.draft, names, is_counted=is_counted))

    def show_draft(self, draft: Draft) -> None:
        """Tick what is counted."""
        counted = {frozenset(one) for one in draft.tallies}
        with QSignalBlocker(self._list):
            for place in range(self._list.count()):
                item = self._list.item(place)
                is_in = frozenset(item.data(Qt.ItemDataRole.UserRole)) in counted
                item.setCheckState(Qt.CheckState.Checked if is_in else Qt.CheckState.Unchecked)


def _counting(
    draft: Draft, names: Sequence[str], proposal: Proposal | None, *, is_counted: bool
) -> Draft:
    """Return the draft that counts questions together or not, numbers in bands where it has none yet."""
    draft = put_tally(draft, names, is_counted=is_counted)
    bands = {} if proposal is None else {str(one): at for one, at in proposal.bands.items()}
    still = {name for one in draft.tallies for name in one}
    for name in names:
        has_bands = draft.at((TALLIES, "bands", name)) is not None
        if has_bands and name not in still:
            draft = put_bands(draft, name, ())
        elif name in still and name in bands and not has_bands:
            draft = put_bands(draft, name, bands[name])
    return draft


def _with_proposal(draft: Draft, proposal: Proposal) -> Draft:
    for key, value in proposal.json().items():
        draft = draft.put((TALLIES, key), value)
    return draft


def _put(draft: Draft, text: str, *, path: Path) -> Draft:
    return draft.put(path, text.strip())


def _put_key(draft: Draft, text: str, *, path: Path) -> Draft:
    """Return the draft with a key, also where the whole line was pasted that “key new” prints."""
    found = re.search(PATTERN, text.lower())
    return draft.put(path, text.strip() if found is None else found[0])


def _put_number(draft: Draft, text: str, *, path: Path) -> Draft:
    if text.strip():
        return draft.put(path, whole_or_text(text))
    return draft if draft.at(path) is None else draft.drop(path)


_DEFAULTS: dict[str, str] = {"signatures": "", "smallest": "100"}


def _show_default(field: LineField, usual: str, trustees: int, draft: Draft) -> None:
    """Show what an empty field means."""
    threshold = draft.at((TALLIES, "threshold"))
    known = str(safe_signatures(trustees, threshold)) if isinstance(threshold, int) else ""
    field.edit.setPlaceholderText(usual or known)


def _show_key(field: LineField, words: QLabel, draft: Draft) -> None:
    """Show a key from its beginning, and the words by which it is compared by telephone."""
    if not field.edit.hasFocus():
        field.edit.setCursorPosition(0)
    try:
        words.setText(read_trustee_key(str(draft.at(field.path, ""))).fingerprint)
    except NotTrusteeKey:
        words.clear()
    words.setVisible(bool(words.text()))
