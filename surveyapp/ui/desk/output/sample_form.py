"""How the respondents of a block were sampled: the tables' weights, or questions that form strata."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.question_pickers import offer_questions
from surveyapp.ui.desk.common.sample_design_box import SampleDesignBox
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label


class SampleForm(QWidget):
    """``edited()`` when a person changed something."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._uses_tables = SampleDesignBox("uses_sample_design")
        self._uses_tables.toggled.connect(lambda _on: self.edited.emit())
        self._fold = QToolButton()
        self._fold.setObjectName("sample_design")
        self._fold.setProperty("role", "quiet")
        self._fold.setText(self.tr("Strata and clusters"))
        self._fold.setCheckable(True)
        self._stratum = Chooser("block_stratum", self.tr("Strata"), letters=14)
        self._cluster = Chooser("block_cluster", self.tr("Clusters"), letters=14)
        self._cluster.setToolTip(
            self.tr("People in one cluster, such as a village, may give similar answers")
        )
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for title, chooser in (
            (self.tr("Strata"), self._stratum),
            (self.tr("Clusters"), self._cluster),
        ):
            label = text_label(title, "caption")
            label.setBuddy(chooser)
            column.addWidget(label)
            column.addWidget(chooser)
            chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self._fold.toggled.connect(self._inside.setVisible)
        self._inside.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, theme.TIGHT, 0, 0)
        whole.setSpacing(theme.TIGHT)
        for widget in (self._uses_tables, self._fold, self._inside):
            whole.addWidget(widget)

    def offer(self, summary: ProjectSummary) -> None:
        """Offer what the project has."""
        self._uses_tables.offer(summary.sample_kinds)
        questions = () if summary.survey is None else grouping_questions(summary.survey)
        self._fold.setVisible(bool(questions))
        if summary.survey is not None:
            for chooser in (self._stratum, self._cluster):
                with QSignalBlocker(chooser):
                    offer_questions(chooser, self.tr("None"), summary.survey, questions)

    def use(self, stratum: str | None, cluster: str | None, *, is_unweighted: bool) -> None:
        """Show the sample design of a block; nobody is told."""
        with QSignalBlocker(self._uses_tables):
            self._uses_tables.setChecked(not is_unweighted)
        for chooser, name in ((self._stratum, stratum), (self._cluster, cluster)):
            with QSignalBlocker(chooser):
                if chooser.findData(name) < 0:
                    chooser.addItem(str(name), name)
                chooser.setCurrentIndex(chooser.findData(name))
        if stratum is not None or cluster is not None:
            self._fold.setChecked(True)

    def values(self) -> dict[str, object]:
        """Return what is chosen, by the attributes of a block."""
        return {
            "stratum": self._stratum.currentData(),
            "cluster": self._cluster.currentData(),
            "is_unweighted": not self._uses_tables.isChecked(),
        }
