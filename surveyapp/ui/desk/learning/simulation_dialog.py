"""How a survey would ask for a table of true values: a dialog made from what such a simulation declares."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.options import OptionProblem, options_of, read_analysis
from surveyapp.services.models.local_survey_options import LocalSurveyOptions
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.widgets.layout import button, dialog_buttons, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.splitters import Scrolled

WIDTH, HEIGHT = 460, 520


class SimulationDialog(QDialog):
    """``wanted(OneQuestion | EveryPair)`` when what was chosen can be asked."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("simulation_dialog")
        self.setWindowTitle(self.tr("Simulate reports"))
        self.messages = MessageBar()
        self._form = OptionsForm(options_of(LocalSurveyOptions), {"epsilon": "2"})
        what = self.tr(
            "Simulates asking the person in each row with randomization. You get a survey, its "
            "collection files, and the table recoded for the survey, and can see what reports alone "
            "would teach you. The files are for rehearsal: simulated randomization protects nobody."
        )
        inside = QWidget()
        in_column(self._form, Stretch(), inside=inside, margins=(0, 0, theme.GAP, 0))
        cancel = button(self.tr("Cancel"), "cancel_simulation")
        go = button(self.tr("Choose a folder…"), "save_simulation", role="primary")
        go.clicked.connect(self._go)
        in_column(
            text_label(what, "plain", wraps=True),
            self.messages,
            (Scrolled(inside), 1),
            dialog_buttons(self, cancel, go),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        theme.resize_window(self, WIDTH, HEIGHT)
        FollowsColourScheme(self)

    def _go(self) -> None:
        self.messages.clear()
        self._form.complain(None)
        try:
            asking = read_analysis(LocalSurveyOptions, self._form.options).asking
        except OptionProblem as problem:
            self._form.complain(problem)
            return
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return
        self.accept()
        self.wanted.emit(asking)
