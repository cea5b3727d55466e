"""How the respondents of a block were sampled: the tables' weights, questions as strata, and replicates."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QToolButton, QVBoxLayout, QWidget

from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.analyses.data.sample_design import Replication
from surveyapp.designs.core.parameters import Mistyped
from surveyapp.estimation.sampling.replicates import (
    BOOTSTRAPS,
    FAY,
    MOST_BOOTSTRAPS,
    ReplicateMethod,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.desk.common.pickers import offer_questions
from surveyapp.ui.desk.common.sample_design_box import SampleDesignBox, in_two_lines
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import typed, whole_text

METHODS = {
    ReplicateMethod.JK1: QT_TRANSLATE_NOOP("SampleForm", "Jackknife"),
    ReplicateMethod.JKN: QT_TRANSLATE_NOOP("SampleForm", "Jackknife within strata"),
    ReplicateMethod.BRR: QT_TRANSLATE_NOOP("SampleForm", "Balanced replicates (BRR)"),
    ReplicateMethod.FAY: QT_TRANSLATE_NOOP("SampleForm", "Balanced replicates, Fay"),
    ReplicateMethod.BOOTSTRAP: QT_TRANSLATE_NOOP("SampleForm", "Bootstrap"),
    ReplicateMethod.SDR: QT_TRANSLATE_NOOP("SampleForm", "Successive differences"),
}


class SampleForm(QWidget):
    """``edited()`` when a person changed something."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._prefix = ""
        self._uses_tables = SampleDesignBox("uses_sample_design")
        self._uses_tables.toggled.connect(lambda _on: self.edited.emit())
        self._fold = QToolButton()
        self._fold.setObjectName("sample_design")
        self._fold.setProperty("role", "quiet")
        self._fold.setText(self.tr("Strata, clusters, standard errors"))
        self._fold.setCheckable(True)
        self._stratum = Chooser("block_stratum", self.tr("Strata"), letters=14)
        self._cluster = Chooser("block_cluster", self.tr("Clusters"), letters=14)
        self._cluster.setToolTip(
            self.tr("People in one cluster, such as a village, may give similar answers")
        )
        self._errors = Chooser("block_replicates", self.tr("Standard errors"), letters=14)
        self._errors.addItem(self.tr("Linearized"), None)
        for method, title in METHODS.items():
            self._errors.addItem(QCoreApplication.translate("SampleForm", title), method.value)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for chooser in (self._stratum, self._cluster, self._errors):
            label = text_label(chooser.accessibleName(), "caption")
            label.setBuddy(chooser)
            column.addWidget(label)
            column.addWidget(chooser)
            chooser.currentIndexChanged.connect(lambda _place: self._changed())
        self._uses_columns = QCheckBox()
        self._uses_columns.setObjectName("block_replicate_weights")
        self._uses_columns.toggled.connect(lambda _on: self._changed())
        self._number = Field("block_replications", self.tr("Replicates"), str(BOOTSTRAPS))
        self._seed = Field("block_replicate_seed", self.tr("Seed"), "1")
        self._fay = Field("block_fay", self.tr("Fay's factor"), "0.5")
        column.addWidget(self._uses_columns)
        for field in (self._number, self._seed, self._fay):
            column.addWidget(field)
            field.edit.editingFinished.connect(self._changed)
        self._fold.toggled.connect(self._inside.setVisible)
        self._inside.hide()
        in_column(
            self._uses_tables,
            self._fold,
            self._inside,
            inside=self,
            spacing=theme.TIGHT,
            margins=(0, theme.TIGHT, 0, 0),
        )
        self._show_fields()

    def _changed(self) -> None:
        self._show_fields()
        self.edited.emit()

    def _show_fields(self) -> None:
        """Show what the chosen method needs."""
        method = self._errors.currentData()
        self._uses_columns.setVisible(bool(self._prefix) and method is not None)
        is_made = not (self._uses_columns.isChecked() and self._prefix)
        is_bootstrap = method == ReplicateMethod.BOOTSTRAP.value and is_made
        self._number.setVisible(is_bootstrap)
        self._seed.setVisible(is_bootstrap)
        self._fay.setVisible(method == ReplicateMethod.FAY.value)

    def offer(self, summary: ProjectSummary) -> None:
        """Offer what the project has."""
        self._uses_tables.offer(summary.sample_kinds)
        self._prefix, count = summary.replicates
        text = self.tr("Use the table’s {count} replicate weights").format(count=whole_text(count))
        self._uses_columns.setText(in_two_lines(text))
        self._uses_columns.setAccessibleName(text)
        questions = () if summary.survey is None else grouping_questions(summary.survey)
        self._fold.setVisible(summary.survey is not None)
        if summary.survey is not None:
            for chooser in (self._stratum, self._cluster):
                with QSignalBlocker(chooser):
                    offer_questions(chooser, self.tr("None"), questions)
        self._show_fields()

    def use(
        self,
        stratum: str | None,
        cluster: str | None,
        replication: Replication | None = None,
        *,
        is_unweighted: bool,
    ) -> None:
        """Show the sample design of a block; nobody is told."""
        with QSignalBlocker(self._uses_tables):
            self._uses_tables.setChecked(not is_unweighted)
        for chooser, name in ((self._stratum, stratum), (self._cluster, cluster)):
            with QSignalBlocker(chooser):
                if chooser.findData(name) < 0:
                    chooser.addItem(str(name), name)
                chooser.setCurrentIndex(chooser.findData(name))
        method = None if replication is None else replication.method.value
        with QSignalBlocker(self._errors), QSignalBlocker(self._uses_columns):
            self._errors.setCurrentIndex(self._errors.findData(method))
            is_made = replication is not None and replication.prefix is None
            self._uses_columns.setChecked(not is_made)
        if replication is not None:
            self._number.edit.setText(str(replication.number))
            self._seed.edit.setText(str(replication.seed))
            self._fay.edit.setText(str(replication.fay))
        self._show_fields()
        if stratum is not None or cluster is not None or replication is not None:
            self._fold.setChecked(True)

    def values(self) -> dict[str, object]:
        """Return what is chosen, by the attributes of a block."""
        return {
            "stratum": self._stratum.currentData(),
            "cluster": self._cluster.currentData(),
            "is_unweighted": not self._uses_tables.isChecked(),
            "replication": self._replication(),
        }

    def _replication(self) -> Replication | None:
        method = self._errors.currentData()
        if method is None:
            return None
        is_brought = bool(self._prefix) and self._uses_columns.isChecked()
        return Replication(
            ReplicateMethod(method),
            fay=self._typed(self._fay, FAY, (0, 0.99)),
            number=int(self._typed(self._number, BOOTSTRAPS, (2, MOST_BOOTSTRAPS))),
            seed=int(self._typed(self._seed, 1, (0, 2**31))),
            prefix=self._prefix if is_brought and self._uses_tables.isChecked() else None,
        )

    def _typed(self, field: Field, usual: float, ends: tuple[float, float]) -> float:
        """Return the number in a field; the usual one, and a word below the field, if it cannot be."""
        low, high = ends
        try:
            value = float(typed(field.edit.accessibleName(), field.text))
        except Mistyped:
            value = -1.0
        field.complain("")
        if low <= value <= high:
            return value
        said = self.tr("Type a number from {low} to {high}.")
        field.complain(said.format(low=low, high=high))
        return usual
