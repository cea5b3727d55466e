"""The form of the learning page: data, label, features, privacy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QListWidgetItem, QVBoxLayout, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.options import Option, OptionProblem
from surveyapp.services.models.learners import LEARNERS, options_of_learner
from surveyapp.services.models.protection import USUAL_DELTA
from surveyapp.services.models.training_table import Domains
from surveyapp.storage.models.privacy_ledger import DEFAULT_BUDGET
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.design_form import Field, ShareField
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.learning import work
from surveyapp.ui.desk.learning.evaluation import MeasuredOn
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, card, text_label
from surveyapp.ui.widgets.number_format import decimal, sentence, whole_text
from surveyapp.ui.widgets.splitters import Scrolled
from surveyapp.ui.widgets.tab_order import put_in_place
from surveyapp.ui.widgets.widget_state import restore_all, states_of

FEATURES_HEIGHT = 132
IS_REPORTS = "is_reports"
OPTIONS = "learner_options"


def _learner_name(learner: str) -> str:
    """Return what a learner is called, in the language of the program."""
    return QCoreApplication.translate("messages", LEARNERS[learner].title)


def usable(declared: Sequence[Option], options: Mapping[str, object]) -> dict[str, object]:
    """Return the options, as JSON holds them, that the declarations still take: they may come from a file."""
    found = {}
    for option in declared:
        try:
            option.read(options.get(option.name))
        except OptionProblem:
            continue
        if option.name in options:
            found[option.name] = options[option.name]
    return found


class LearnForm(Scrolled):
    """``table_wanted``, ``project_wanted`` and ``domain_wanted`` ask for data; ``show_data`` shows it."""

    table_wanted = Signal()
    project_wanted = Signal()
    domain_wanted = Signal()
    simulation_wanted = Signal()
    options_edited = Signal()
    kind_changed = Signal()
    """Other data were chosen, or whether they are public."""

    def __init__(self) -> None:
        inside, column = card()
        super().__init__(inside)
        self._data: work.TrainingData | None = None
        self._options_form: OptionsForm | None = None
        self._options: dict[str, dict[str, object]] = {}
        """What was chosen of each learner's options, as JSON holds them."""
        column.setSpacing(theme.GAP)
        self._add_data(column)
        self._add_choices(column)
        self._add_price(column)
        column.addStretch(1)
        self.show_data(None)
        self._usual = states_of(self._kept())

    def forget(self) -> None:
        """Ask for nothing, as in the beginning."""
        self.show_data(None)
        self._options = {}
        restore_all(self._kept(), self._usual)
        self._show_options()
        for field in self._fields.values():
            field.complain("")

    def save_state(self) -> dict[str, object]:
        """Return the choices and texts, and whether the project's reports are used.

        Where another table lies is not kept: who is given the project need not know.
        """
        is_reports = self._data is not None and self._data.is_reports
        return states_of(self._kept()) | {IS_REPORTS: is_reports, OPTIONS: self._options}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the choices, first the project's reports where they were in use."""
        if state.get(IS_REPORTS) is True:
            self.project_wanted.emit()
        kept = state.get(OPTIONS)
        self._options = {
            learner: dict(one)
            for learner, one in (kept.items() if isinstance(kept, Mapping) else ())
            if isinstance(one, Mapping)
        }
        restore_all(self._kept(), state)
        self._show_options()

    @property
    def options(self) -> Mapping[str, object]:
        """What differs from the defaults of the chosen learner, as JSON holds it."""
        return {} if self._options_form is None else self._options_form.options

    @property
    def watched(self) -> Sequence[QWidget]:
        """The fields of which a result is made, but for the learner's options."""
        return self._kept()

    def _kept(self) -> list[QWidget]:
        fields = [field.edit for field in self._fields.values()]
        boxes = [self._find_levels, self._rows_public, self._public]
        return [self._label, self._learner, self._features, *fields, self._row_weights, *boxes]

    def _add_data(self, column: QVBoxLayout) -> None:
        self._source = text_label("", "plain", wraps=True, name="learn_source")
        table = button(self.tr("Choose a table…"), "choose_table")
        table.setToolTip(self.tr("A table of true answers, one row per person"))
        table.clicked.connect(self.table_wanted)
        self._project = button(self.tr("Use this project's reports"), "use_project")
        self._project.setToolTip(
            self.tr("Randomized answers: learning from them costs no additional privacy")
        )
        self._project.clicked.connect(self.project_wanted)
        self._simulate = button(self.tr("Simulate reports of it…"), "simulate_reports")
        self._simulate.setToolTip(
            self.tr("What a survey with coins would have recorded of these people; for rehearsal")
        )
        self._simulate.clicked.connect(self.simulation_wanted)
        for widget in (table, self._project, self._source, self._simulate):
            column.addWidget(widget)

    def _add_choices(self, column: QVBoxLayout) -> None:
        self._label = Chooser("learn_label", self.tr("Label"))
        self._label.setToolTip(self.tr("The column whose value the model will predict"))
        self._label.currentIndexChanged.connect(self._show_features)
        self._learner = Chooser("learner", self.tr("Method"))
        self._learner.setToolTip(
            self.tr(
                "If you are not sure, let the program choose. Naive Bayes is easiest to explain; a tree has "
                "rules that can be read; a forest draws synthetic labels"
            )
        )
        self._features = TickList("learn_features", self.tr("Features"))
        self._features.setToolTip(
            self.tr(
                "What is known about a person when the model is used. Untick what does not help"
            )
        )
        self._features.setFixedHeight(theme.scaled(FEATURES_HEIGHT))
        self._of_columns: list[QWidget] = []
        """What is asked of the columns of the data."""
        for text, widget in (
            (self.tr("Label: what to predict"), self._label),
            (self.tr("Features: what to predict it from"), self._features),
            (self.tr("Method"), self._learner),
        ):
            name = text_label(text, "field")
            name.setBuddy(widget)
            column.addWidget(name)
            column.addWidget(widget)
            self._of_columns += () if widget is self._learner else (name, widget)
        self._options_place = QVBoxLayout()
        column.addLayout(self._options_place)
        self._learner.currentIndexChanged.connect(self._show_options)

    def _epsilon(self) -> float | None:
        """Return the ε that is typed, None for reports; where none can be read, that of most tables."""
        if self._data is not None and self._data.is_reports:
            return None
        try:
            return work.typed_epsilon(
                self._fields["epsilon"].text, is_public=self._public.isChecked()
            )
        except SurveyAppError:
            return 1.0

    def _show_options(self) -> None:
        """Show the options of the chosen learner, as it declares them."""
        learner = self._learner.currentData()
        declared = () if learner is None else options_of_learner(learner, self._epsilon())
        chosen = usable(declared, self._options.get(learner, {}))
        form = self._options_form
        if form is not None and form.declared == declared:
            form.use(chosen)
            return
        if form is not None:
            self._options_place.removeWidget(form)
            form.hide()
            form.setParent(None)  # nobody finds it any more before it is gone
            QTimer.singleShot(0, form.deleteLater)
            self._options_form = None
        if declared:
            made = OptionsForm(declared, chosen)
            made.edited.connect(partial(self._choose_options, learner))
            self._options_place.addWidget(made)
            self._options_form = made
            put_in_place(made)
        self.options_edited.emit()

    def _choose_options(self, learner: str, options: dict[str, object]) -> None:
        self._options[learner] = options
        if self._options_form is not None:
            self._options_form.complain(None)
        self.options_edited.emit()

    def _add_price(self, column: QVBoxLayout) -> None:
        self._fields = {
            field.name: field
            for field in (
                Field(
                    "epsilon",
                    self.tr("Privacy to spend, ε"),
                    "1",
                    self._usual_epsilon(),
                ),
                Field(
                    "budget",
                    self.tr("Budget of the table, ε"),
                    placeholder=self.tr("{budget} if left empty").format(
                        budget=decimal(DEFAULT_BUDGET, "g", 6)
                    ),
                ),
                ShareField(
                    "holdout",
                    self.tr("Share of rows held out to measure accuracy"),
                    placeholder=self.tr("None; e.g. 20 %"),
                ),
                Field(
                    "delta",
                    self.tr("Chance that a rare level shows, δ"),
                    placeholder=self.tr("{delta} if left empty").format(
                        delta=decimal(USUAL_DELTA, "g", 3)
                    ),
                    hint=self.tr("Choose a value far below 1 divided by the number of rows."),
                ),
                Field(
                    "most_weight",
                    self.tr("Largest survey weight"),
                    hint=self.tr(
                        "Larger weights are cut to this value. A larger one adds more noise."
                    ),
                ),
            )
        }
        self._fields["holdout"].edit.setToolTip(
            self.tr("These rows are not trained on. Measuring on them costs nothing more")
        )
        self._fields["budget"].edit.setToolTip(
            self.tr(
                "The most that may ever be spent on this table and its copies. If you leave "
                "this empty it is {budget}; beyond that, hardly anybody is protected."
            ).format(budget=decimal(DEFAULT_BUDGET, "g", 6))
        )
        name = text_label(self.tr("Survey weights"), "field")
        self._row_weights = Chooser("survey_weights", name.text())
        self._row_weights.setToolTip(
            self.tr("The column that says how many people each row represents")
        )
        self._row_weights.currentIndexChanged.connect(self._show_most_weight)
        name.setBuddy(self._row_weights)
        self._of_weights = name, self._row_weights
        for field in self._fields.values():
            if field.name == "most_weight":
                for widget in self._of_weights:
                    column.addWidget(widget)
            if field.name != "delta":  # it follows its box
                column.addWidget(field)
        self._fields["epsilon"].edit.editingFinished.connect(self._show_options)
        self._domain = button(self.tr("Public levels…"), "choose_domain")
        self._domain.setToolTip(
            self.tr("The values that each column can have, known without looking at the table")
        )
        self._domain.clicked.connect(self.domain_wanted)
        self._stated = text_label("", "caption", wraps=True, name="levels_stated")
        column.addWidget(self._domain)
        column.addWidget(self._stated)
        self._find_levels = QCheckBox(self.tr("Find frequent levels under ε"))
        self._find_levels.setObjectName("find_levels")
        self._find_levels.setToolTip(
            self.tr(
                "For columns whose levels are not stated. It takes a quarter of ε; values that are not found "
                "count as missing"
            )
        )
        self._rows_public = QCheckBox(self.tr("The number of rows is public"))
        self._rows_public.setObjectName("rows_public")
        self._rows_public.setToolTip(
            self.tr("ε then protects against changing one row, not against adding or removing one")
        )
        self._public = QCheckBox(self.tr("The table is public: nothing is spent"))
        self._public.setObjectName("is_public")
        self._public.setToolTip(
            self.tr("Only for what anybody may see, such as a published or a synthetic table")
        )
        for box in (self._find_levels, self._fields["delta"], self._rows_public, self._public):
            column.addWidget(box)
        self._find_levels.toggled.connect(self._show_delta)
        self._public.toggled.connect(self._follow_public)

    def _usual_epsilon(self) -> str:
        return self.tr("Small is private: 0.3 to 3 is usual.")

    def _follow_public(self, is_public: bool) -> None:  # noqa: FBT001 - Qt gives it
        """Say what ε means here, and offer what can be learned with it."""
        open_ = self.tr("Empty: no noise, and trees as ID3 and C4.5 grow them.")
        self._fields["epsilon"].advise(open_ if is_public else self._usual_epsilon())
        self._source.setText(self._status_text(self._data))
        self._show_options()
        self.kind_changed.emit()

    def _show_delta(self) -> None:
        is_searched = self._find_levels.isChecked() and not self._find_levels.isHidden()
        self._fields["delta"].setVisible(is_searched)

    def show_stated(self, domains: Domains) -> None:
        """Show of how many columns the levels are stated."""
        columns = () if self._data is None else self._data.columns
        known = [name for name in columns if name in domains.stated]
        text = self.tr("Levels stated for {known} of {columns} columns.")
        self._stated.setText(
            text.format(known=whole_text(len(known)), columns=whole_text(len(columns)))
        )
        self._stated.setVisible(bool(columns) and not self._domain.isHidden())

    def _show_most_weight(self) -> None:
        is_weighted = self._row_weights.currentData() is not None
        self._fields["most_weight"].setVisible(is_weighted and not self._row_weights.isHidden())

    @property
    def measured_on(self) -> MeasuredOn:
        """What a model would be measured on."""
        if self._data is not None and self._data.is_reports:
            return MeasuredOn.REPORTS
        is_public = self._public.isChecked()
        return MeasuredOn.PUBLIC_TABLE if is_public else MeasuredOn.PRIVATE_TABLE

    @property
    def data(self) -> work.TrainingData | None:
        """What is learned from; None until it is chosen."""
        return self._data

    def offer_project(self, *, is_there: bool) -> None:
        """Say whether the project has reports to learn from."""
        self._project.setEnabled(is_there)

    def forget_reports(self) -> None:
        """Offer the reports of a project no more: another one was opened."""
        if self._data is not None and self._data.is_reports:
            self.show_data(None)

    def show_data(self, data: work.TrainingData | None) -> None:
        """Offer the columns of ``data``; the last one as the label, as tables often have it."""
        self._data = data
        columns = () if data is None else data.columns
        self._source.setText(self._status_text(data))
        self._label.clear()
        for name in columns:
            self._label.addItem(name, name)
        self._label.setCurrentIndex(len(columns) - 1)
        self._row_weights.clear()
        self._row_weights.addItem(self.tr("None"), None)
        for name in columns:
            self._row_weights.addItem(name, name)
        self._learner.clear()
        for name in tuple(LEARNERS) if data is None else data.learners:
            self._learner.addItem(_learner_name(name), name)
        for widget in self._of_columns:  # there is nothing to choose from before there are data
            widget.setVisible(data is not None)
        is_priced = data is None or not data.is_reports
        self._simulate.setVisible(data is not None and is_priced)
        self._domain.setEnabled(data is not None)
        boxes = (self._find_levels, self._rows_public, self._public)
        for widget in (*self._fields.values(), self._domain, self._stated, *boxes):
            widget.setVisible(is_priced)
        self._show_delta()
        self.show_stated(Domains())
        for widget in self._of_weights:
            widget.setVisible(is_priced and data is not None)
        self._show_most_weight()
        self._show_features()
        self.kind_changed.emit()

    def _status_text(self, data: work.TrainingData | None) -> str:
        if data is None:
            return sentence(work.NOTHING_CHOSEN)
        if data.is_reports:
            return self.tr("Reports of {name}: training costs no additional privacy.").format(
                name=data.path.name
            )
        if self._public.isChecked():
            return self.tr("Table {name}: public, so training costs no privacy.").format(
                name=data.path.name
            )
        return self.tr(
            "Table {name}: true values. Each training is charged to its privacy ledger."
        ).format(name=data.path.name)

    def _show_features(self) -> None:
        self._features.clear()
        for name in () if self._data is None else self._data.columns:
            if name != self._label.currentData():
                item = QListWidgetItem(name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked)
                self._features.addItem(item)

    def _chosen_features(self) -> Sequence[str]:
        items = (self._features.item(row) for row in range(self._features.count()))
        return [item.text() for item in items if item.checkState() is Qt.CheckState.Checked]

    def complain(self, problem: Exception) -> bool:
        """Show a problem at the option of the learner that it is about; return whether there is one."""
        return self._options_form is not None and self._options_form.complain(problem)

    def read(self) -> work.TrainingRequest | None:
        """Return the request, or None after showing the problem at its field.

        A ``UserProblem`` says that no data was chosen.
        """
        for field in self._fields.values():
            field.complain("")
        texts = {name: field.text for name, field in self._fields.items()}
        try:
            return work.read_training_request(
                self._data,
                str(self._learner.currentData()),
                str(self._label.currentData()),
                tuple(self._chosen_features()),
                texts,
                options=self.options,
                is_public=self._public.isChecked(),
                rows_are_public=self._rows_public.isChecked(),
                find_levels=self._find_levels.isChecked(),
                weights=self._row_weights.currentData(),
            )
        except OptionProblem as problem:
            if not self.complain(problem):
                raise
            return None
        except SurveyAppError as problem:
            if type(problem) not in work.FIELD_OF:
                raise
            self._fields[work.FIELD_OF[type(problem)]].complain(sentence(problem))
            return None
