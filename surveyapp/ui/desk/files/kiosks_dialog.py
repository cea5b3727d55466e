"""The list of enrolled kiosks: compare the words, accept those whose files wait, revoke others."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QWidget

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.storage.collection.enrolment_file import ENROLMENT_ENDING
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import whole_text

translate = QCoreApplication.translate
LEAST_WORDS = 300
"""Pixels for a kiosk's words, which are to be compared: none may be left out."""


class KiosksDialog(QDialog):
    """Follows the session's summary; accepting a kiosk imports its files that wait."""

    def __init__(self, session: DeskSession, file_picker: PickFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("kiosks_dialog")
        self.setWindowTitle(self.tr("Kiosks"))
        self._session, self._file_picker = session, file_picker
        self._kiosks: tuple[EnrolledKiosk, ...] = ()
        self._table = TableView(
            "kiosks", self.tr("Kiosks of the project"), stretch=0, least=LEAST_WORDS
        )
        self._accept = button(self.tr("Accept this kiosk"), "accept_kiosk", role="primary")
        self._enrolments = button(self.tr("Enrolment files…"), "enrolment_files")
        self._enrolments.setToolTip(
            self.tr("Accepts the kiosks whose enrolment files their supervisors gave you.")
        )
        self._revoke = button(self.tr("Revoke this kiosk"), "revoke_kiosk")
        self._revoke.setToolTip(
            self.tr(
                "Use this if somebody else may have its key. Its files are then held, even "
                "with an enrolment file. Interviews already imported stay and count. Edit > "
                "Undo reverses this."
            )
        )
        self._discard = button(self.tr("Revoke it and remove its interviews"), "discard_kiosk")
        self._discard.setToolTip(
            self.tr("Also removes its interviews. Edit > Undo reverses all of this.")
        )
        self._closed = QCheckBox(self.tr("Hold files from unknown kiosks"))
        self._closed.setObjectName("kiosks_closed")
        close = button(self.tr("Close"), "close_kiosks")
        column = in_column(
            text_label(self._lead(), "lead", wraps=True),
            (self._table, 1),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        column.addLayout(in_row(self._accept, self._revoke, self._discard, Stretch()))
        column.addWidget(self._closed)
        column.addLayout(in_row(self._enrolments, Stretch(), close))
        theme.resize_window(self, 1120, 460)
        FollowsColourScheme(self)
        self._accept.clicked.connect(self._accept_current)
        self._enrolments.clicked.connect(self._ask_for_enrolments)
        self._revoke.clicked.connect(lambda: self._revoke_current(removes_files=False))
        self._discard.clicked.connect(lambda: self._revoke_current(removes_files=True))
        self._closed.clicked.connect(session.close_kiosks)
        self._table.row_changed.connect(self._look)
        close.clicked.connect(self.accept)
        session.summary_changed.connect(self._show)
        session.import_started.connect(self._look)
        self._show(session.summary)

    def _lead(self) -> str:
        return self.tr(
            "Each kiosk signs its files with its own key. Before you accept a kiosk, "
            "compare its words with those on its supervisor's screen: anybody who makes "
            "a key could sign invented interviews. Or add the enrolment files that "
            "supervisors gave you before fieldwork."
        )

    def _show(self, summary: ProjectSummary) -> None:
        self._kiosks = summary.kiosks
        self._table.show_columns(_enrolled_kiosk_columns(summary.kiosks))
        self._closed.setChecked(summary.is_closed)
        self._look()

    def _look(self) -> None:
        chosen = self._chosen()
        is_free = self._session.can_change
        self._closed.setEnabled(is_free)
        self._accept.setEnabled(chosen is not None and _can_be_accepted(chosen) and is_free)
        self._enrolments.setEnabled(is_free)
        self._revoke.setEnabled(chosen is not None and _can_be_revoked(chosen) and is_free)
        self._discard.setEnabled(self._revoke.isEnabled())

    def _chosen(self) -> EnrolledKiosk | None:
        row = self._table.table.given_row(self._table.currentIndex().row())
        return self._kiosks[row] if 0 <= row < len(self._kiosks) else None

    def _accept_current(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self._session.accept_kiosk(chosen.id)

    def _ask_for_enrolments(self) -> None:
        filters = self.tr("Enrolment files (*{ending})").format(ending=ENROLMENT_ENDING)
        request = FileRequest(PickKind.FILES, self.tr("Enrolment files of kiosks"), filters)
        chosen = self._file_picker(self, request)
        if chosen:
            self._session.accept_enrolled(chosen)

    def _revoke_current(self, *, removes_files: bool) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self._session.revoke_kiosk(chosen.id, removes_files=removes_files)


def _can_be_accepted(kiosk: EnrolledKiosk) -> bool:
    return not kiosk.is_simulated and (not kiosk.is_accepted or kiosk.waiting_files > 0)


def _can_be_revoked(kiosk: EnrolledKiosk) -> bool:
    return not kiosk.is_simulated and not kiosk.is_revoked


def _enrolled_kiosk_columns(kiosks: tuple[EnrolledKiosk, ...]) -> list[Column]:
    """Return the table of kiosks: words, state, and what happened there, for all batches together."""

    def numbers(title: str, values: list[int], about: str = "") -> Column:
        return Column(title, [whole_text(value) for value in values], is_number=True, about=about)

    return [
        Column(
            translate("kiosks", "Words"),
            [kiosk.words for kiosk in kiosks],
            hints=[kiosk.id for kiosk in kiosks],
        ),
        Column(translate("kiosks", "State"), [_state(kiosk) for kiosk in kiosks]),
        numbers(translate("kiosks", "Interviews"), [k.interviews for k in kiosks]),
        numbers(translate("kiosks", "On hold"), [k.waiting_interviews for k in kiosks]),
        numbers(
            translate("kiosks", "Broken off"),
            [k.counts.break_offs for k in kiosks],
            translate("kiosks", "Interviews that were begun and stopped."),
        ),
        numbers(
            translate("kiosks", "Timed out"),
            [k.counts.time_outs for k in kiosks],
            translate("kiosks", "Interviews that were left without an answer for too long."),
        ),
        numbers(
            translate("kiosks", "Ended in practice"),
            [k.counts.practice_failures for k in kiosks],
            translate("kiosks", "Broken off or timed out before the practice was done."),
        ),
        numbers(
            translate("kiosks", "Not understood"),
            [k.counts.comprehension_failures for k in kiosks],
            translate("kiosks", "Comprehension checks that were not passed."),
        ),
    ]


def _state(kiosk: EnrolledKiosk) -> str:
    if kiosk.is_revoked:
        return translate("kiosks", "Revoked")
    if kiosk.is_simulated:
        return translate("kiosks", "Simulated")
    if kiosk.is_accepted:
        return translate("kiosks", "Accepted")
    return translate("kiosks", "Waiting to be accepted")
