"""The right side of the learning page: accuracy ahead, the model with its card, and the ledger."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QWidget

from surveyapp.analyses.evaluate import Evaluation
from surveyapp.designs import CATALOGUE
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.rules import MISSING_LEVEL, Rule
from surveyapp.learning.synthetic.comparison import ensemble_shape
from surveyapp.options import CONTEXT
from surveyapp.services.charts.ensembles import (
    EPSILONS,
    EnsembleWords,
    ensemble_drawing,
    intervals_drawing,
)
from surveyapp.services.models.effects import remarks_on_effects
from surveyapp.services.models.expected_accuracy import ExpectedAccuracy
from surveyapp.services.models.model_inspection import rules, rules_note, tree_shape
from surveyapp.services.models.payments import told
from surveyapp.services.models.training import TrainingResult, choice_notices
from surveyapp.storage.models.privacy_ledger import DEFAULT_BUDGET, Ledger
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.option_fields import shown_value
from surveyapp.ui.desk.learning.charts import (
    AheadWords,
    ahead_drawing,
    effects_drawing,
    tree_drawing,
)
from surveyapp.ui.desk.learning.effects import LearnEffects
from surveyapp.ui.desk.learning.evaluation import LearnEvaluation
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, card, segment, text_label
from surveyapp.ui.widgets.number_format import (
    decimal,
    percent,
    percent_range,
    sentence,
    sentences,
    whole_text,
)
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

AHEAD, MODEL, PICTURE, RULES, EFFECTS, EVALUATION, LEDGER = range(7)


def _count(value: float | None) -> str:
    return "" if value is None else whole_text(round(value))


def _epsilon(value: float) -> str:
    return "∞" if math.isinf(value) else decimal(value, "g", 6)


def _note(noted: str) -> str:
    """Return what a payment was for; what this version does not know as it stands in the ledger."""
    return "; ".join(map(sentence, told(noted))) or noted


class LearnResult(QWidget):
    """Seven views, one at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._result: TrainingResult | None = None
        self.evaluation = LearnEvaluation()
        self._effects = LearnEffects()
        self._views = QStackedWidget()
        hold_parts(self, self._views)
        for view in (
            self._new_ahead(),
            self._new_model(),
            self._new_picture(),
            self._new_rules(),
            self._effects,
            self.evaluation,
            self._new_ledger(),
        ):
            self._views.addWidget(view)
        in_column(self._new_segments(), (self._views, 1), inside=self, spacing=theme.GAP)
        self.show_ledger(Ledger())

    def _new_segments(self) -> WrappingRow:
        """Return the views to choose: of the model itself, and in a narrow window below, what it is worth."""
        group = QButtonGroup(self)
        self._segments = (
            segment(self.tr("Preview"), "view_ahead", "left"),
            segment(self.tr("Model"), "view_model", ""),
            segment(self.tr("Picture"), "view_picture", ""),
            segment(self.tr("Rules"), "view_rules", "right"),
            segment(self.tr("Effects"), "view_effects", "left"),
            segment(self.tr("Evaluation"), "view_evaluation", ""),
            segment(self.tr("Ledger"), "view_ledger", "right"),
        )
        rows = QHBoxLayout(), QHBoxLayout()
        for row in rows:
            row.setSpacing(0)
        for place, one in enumerate(self._segments):
            group.addButton(one)
            rows[place > RULES].addWidget(one)
            one.clicked.connect(lambda _on=False, place=place: self._views.setCurrentIndex(place))
        self._segments[AHEAD].setChecked(True)
        return WrappingRow(*map(in_a_holder, rows))

    def _go_to(self, place: int) -> None:
        self._segments[place].setChecked(True)
        self._views.setCurrentIndex(place)

    # before training

    def _new_ahead(self) -> QWidget:
        frame, column = card()
        self._ahead_note = text_label(
            self.tr(
                "How much accuracy does privacy cost? “Preview accuracy” trains on invented tables with "
                "the same columns, levels and number of rows, and costs no privacy. Look at the distance "
                "from the line without privacy: with your data the lines may lie higher or lower."
            ),
            "plain",
            wraps=True,
        )
        self._ahead_search = text_label("", "plain", wraps=True, name="ahead_search")
        self._ahead_search.hide()
        self._ahead_chart = ChartView("ahead_chart")
        self._ahead_chart.hide()
        column.addWidget(self._ahead_note)
        column.addWidget(self._ahead_search)
        column.addWidget(self._ahead_chart, 1)
        column.addStretch(0)
        return frame

    def show_ahead(self, ahead: ExpectedAccuracy) -> None:
        """Draw accuracy over ε."""
        words = AheadWords(
            epsilon=self.tr("Privacy to spend, ε"),
            accuracy=self.tr("Accuracy"),
            private=self.tr("Private: mean and range"),
            without_noise=self.tr("Without privacy"),
            majority=self.tr("Always the most frequent class"),
            spoken=self.tr("Chart of the accuracy over ε, simulated"),
        )
        self._ahead_search.setText(sentences(ahead.notes))
        self._ahead_search.setVisible(bool(ahead.notes))
        self._ahead_chart.show_drawing(ahead_drawing(ahead, words))
        self._ahead_chart.show()
        self._go_to(AHEAD)

    # the model

    def _new_model(self) -> QWidget:
        frame, column = card()
        column.setSpacing(theme.GAP)
        self._card = TableView("model_card", self.tr("Card of the model"), stretch=1)
        self.save = button(self.tr("Save the model…"), "save_model")
        self.predict = button(self.tr("Predict on a table…"), "predict_table")
        row = in_row(self.save, self.predict, Stretch(), spacing=theme.GAP)
        self._no_model = text_label(
            self.tr("No model yet: train one, or open one."), "hint", wraps=True
        )
        column.addWidget(self._no_model)
        column.addWidget(self._card, 1)
        column.addLayout(row)
        self._card.hide()
        column.addStretch(0)
        self.save.setEnabled(False)
        self.predict.setEnabled(False)
        return frame

    def _new_picture(self) -> QWidget:
        frame, column = card()
        column.setSpacing(theme.GAP)
        self._class = Chooser("effects_class", self.tr("Class whose features are shown"))
        self._class.currentIndexChanged.connect(self._draw_effects)
        self._class.hide()
        self._which = Chooser("forest_picture", self.tr("Picture of the forest"))
        for text, draw in (
            (self.tr("First tree"), self._draw_tree),
            (self.tr("All leaves"), self._draw_leaves),
            (self.tr("Intervals"), self._draw_intervals),
        ):
            self._which.addItem(text, draw)
        self._which.currentIndexChanged.connect(lambda _place: self._which.currentData()())
        self._which.hide()
        note = self.tr("A picture of the model appears here after training.")
        self._no_picture = note
        self._picture_note = text_label(note, "hint", wraps=True, name="picture_note")
        self._picture = ChartView("model_picture")
        self._picture.hide()
        column.addLayout(in_row((self._picture_note, 1), self._class, self._which))
        column.addWidget(self._picture, 1)
        column.addStretch(0)
        return frame

    def _new_rules(self) -> QWidget:
        frame, column = card()
        column.setSpacing(theme.GAP)
        self._no_rules = self.tr("The rules of a decision tree appear here after training.")
        self._rules_note = text_label(self._no_rules, "hint", wraps=True, name="rules_note")
        self._rules = TableView("model_rules", self.tr("Rules of the tree"), stretch=1)
        self._rules.hide()
        column.addWidget(self._rules_note)
        column.addWidget(self._rules, 1)
        column.addStretch(0)
        return frame

    @property
    def result(self) -> TrainingResult | None:
        """The model that is shown."""
        return self._result

    def show_result(self, result: TrainingResult) -> None:
        """Show a model: its card, and its tree or what its features say."""
        self._result = result
        names, values = zip(*self._card_rows(result), strict=True)
        self._card.show_columns(
            [Column(self.tr("Card"), list(names)), Column(self.tr("Of this model"), list(values))]
        )
        self._no_model.hide()
        self._card.show()
        self.save.setEnabled(True)
        self.predict.setEnabled(True)
        self._show_picture(result)
        self._show_rules(result)
        self._effects.show_effects(result)
        self.evaluation.offer(trains_again=result.card.neighbours != "local")
        self._go_to(MODEL)

    def forget(self) -> None:
        """Show no model, as in the beginning."""
        self._result = None
        for chart in (self._ahead_chart, self._picture):
            chart.clear()
            chart.hide()
        self._ahead_search.hide()
        self._card.show_columns(())
        self._card.hide()
        self._no_model.show()
        self._class.clear()
        self._class.hide()
        self._which.hide()
        self._picture_note.setText(self._no_picture)
        self._rules.hide()
        self._rules_note.setText(self._no_rules)
        self.save.setEnabled(False)
        self.predict.setEnabled(False)
        self._effects.forget()
        self.evaluation.forget()
        self.show_ledger(Ledger())
        self._go_to(AHEAD)

    def show_evaluation(self, found: Evaluation) -> None:
        """Show how good the model is."""
        if self._result is not None:
            self.evaluation.show_evaluation(found)
            self._go_to(EVALUATION)

    def _card_rows(self, result: TrainingResult) -> list[tuple[str, str]]:
        model, kept = result.model, result.card
        is_local = kept.neighbours == "local"
        rows = [
            (
                self.tr("Method"),
                QCoreApplication.translate("messages", model.card_title or model.title),
            ),
            *(
                (
                    QCoreApplication.translate(CONTEXT, option.title),
                    shown_value(option, getattr(model, option.name)),
                )
                for option in model.options
                if option.name in model.chosen_options()
            ),
            (self.tr("Label"), f"{model.label_.name}: {', '.join(model.classes_)}"),
            (self.tr("Features"), ", ".join(feature.name for feature in model.features_)),
            *self._never_missing(model.features_),
            (self.tr("Data"), kept.data),
            (self.tr("Respondents") if is_local else self.tr("Rows"), self._rows_text(kept)),
            (
                self.tr("Privacy loss"),
                self._loss_text(kept),
            ),
        ]
        if kept.neighbours:
            rows.append((self.tr("Neighbouring tables"), self._neighbours_text(kept)))
        if kept.levels:
            rows.append((self.tr("Levels"), self._levels_text(kept)))
        if kept.row_weights:
            rows.append((self.tr("Survey weights"), self._weights_text(kept)))
        if kept.class_weights:
            pairs = zip(model.classes_, kept.class_weights, strict=True)
            text = ", ".join(f"{name} {decimal(weight, 'g', 4)}" for name, weight in pairs)
            rows.append((self.tr("Weights of the classes"), text))
        unprotected = ", ".join(getattr(model, "unprotected_", ()))
        if unprotected:
            text = self.tr("{questions}: asked directly, so ε does not cover these answers")
            rows.append((self.tr("Not protected"), text.format(questions=unprotected)))
        if kept.accuracy is not None and kept.accuracy_low is not None:
            high = kept.accuracy_high or kept.accuracy
            ends = percent_range(kept.accuracy_low, high)
            rows.append(
                (self.tr("Accuracy on held-out rows"), f"{percent(kept.accuracy)} ({ends})")
            )
        rows += [(self.tr("Chosen model"), sentence(one)) for one in choice_notices(model)]
        if kept.design:
            rows.append((self.tr("Design"), _designs_text(kept.design)))
        return rows

    def _loss_text(self, kept: ModelCard) -> str:
        if math.isinf(kept.epsilon):
            return self.tr("ε = ∞: nobody is protected")
        text = (
            self.tr("ε = {epsilon} per respondent, in total")
            if kept.neighbours == "local"
            else self.tr("ε = {epsilon} for the table")
        )
        return text.format(epsilon=_epsilon(kept.epsilon))

    def _weights_text(self, kept: ModelCard) -> str:
        if kept.neighbours == "local":
            return kept.row_weights
        text = self.tr(
            "{column}; a row counts {most} times at most, so the noise is {most} times as wide"
        )
        return text.format(column=kept.row_weights, most=whole_text(kept.most_weight))

    def _never_missing(self, features: Sequence[Attribute]) -> list[tuple[str, str]]:
        names = [feature.name for feature in features if not feature.can_be_missing]
        every = self.tr("all features")
        text = every if len(names) == len(features) else ", ".join(names)
        return [(self.tr("Never missing"), text)] if names else []

    def _rows_text(self, kept: ModelCard) -> str:
        if kept.rows is None:
            return self.tr("not released")
        number = whole_text(kept.rows)
        if kept.rows_are == "noisy":
            return self.tr("about {rows} (noisy)").format(rows=number)
        return (
            self.tr("{rows} (public)").format(rows=number) if kept.rows_are == "public" else number
        )

    def _neighbours_text(self, kept: ModelCard) -> str:
        changed = _epsilon(kept.epsilon_one_changed)
        if kept.neighbours == "local":
            text = self.tr("The same respondent with other answers: ε = {changed}")
            return text.format(changed=changed)
        if kept.neighbours == "public":
            return self.tr("Nothing: the table was declared public, so it is not protected")
        if not kept.rows_are:
            return self.tr(
                "Not proven: an earlier version made this model. It contains the exact "
                "number of rows, and levels may have been read from the data. Train it "
                "again."
            )
        if kept.neighbours == "one_changed":
            return self.tr(
                "Tables with the same number of rows that differ in one row (whose label "
                "may be missing)"
            )
        text = self.tr(
            "Tables that differ by adding or removing one row; if one row is changed "
            "instead, ε = {changed}"
        )
        return text.format(changed=changed)

    def _levels_text(self, kept: ModelCard) -> str:
        if kept.levels == "found":
            text = self.tr(
                "Found with privacy protection ε (δ = {delta}); other values count as missing"
            )
            return text.format(delta=decimal(kept.delta, "g", 3))
        if kept.levels == "stated":
            return self.tr("Given in advance")
        return self.tr("Taken from the data, not protected")

    def _show_picture(self, result: TrainingResult) -> None:
        shape = tree_shape(result.model)
        has_effects = shape is None and any(e.share is not None for e in result.effects)
        self._picture.setVisible(shape is not None or has_effects)
        self._class.setVisible(has_effects)
        self._class.clear()
        self._picture.clear()
        is_forest = isinstance(result.model, RandomForest)
        self._which.setVisible(is_forest)
        if is_forest:
            self._which.currentData()()
        elif shape is not None:
            self._draw_tree()
        elif has_effects:
            for name in result.model.classes_:
                self._class.addItem(name, name)
        else:
            self._picture_note.setText(self.tr("There is no picture for this kind of model."))

    def _draw_tree(self) -> None:
        shape = None if self._result is None else tree_shape(self._result.model)
        if shape is None:
            return
        self._picture_note.setText(
            self.tr("The first three levels of the tree; each leaf with its class and its share.")
        )
        spoken = self.tr("Drawing of the decision tree; it splits on {feature} first")
        self._picture.show_drawing(tree_drawing(shape, spoken.format(feature=shape.asks or "–")))

    def _draw_leaves(self) -> None:
        forest = None if self._result is None else self._result.model
        if isinstance(forest, RandomForest):
            self._picture_note.setText(
                self.tr(
                    "How many leaves have which depth and how many rows, of single trees and of all. A line "
                    "marks the median."
                )
            )
            shape = ensemble_shape(forest)
            self._picture.show_drawing(ensemble_drawing(shape, self._ensemble_words()))

    def _draw_intervals(self) -> None:
        forest = None if self._result is None else self._result.model
        if isinstance(forest, RandomForest):
            self._picture_note.setText(
                self.tr(
                    "Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows "
                    "and the ε of its counts."
                )
            )
            epsilons = sorted({forest.epsilon_per_leaf, *EPSILONS})
            self._picture.show_drawing(intervals_drawing(self._ensemble_words(), epsilons))

    def _ensemble_words(self) -> EnsembleWords:
        return EnsembleWords(
            tree=self.tr("Tree {number}"),
            all_trees=self.tr("All trees"),
            leaves=self.tr("Leaves"),
            depth=self.tr("Branch depth"),
            frequency=self.tr("Rows of a leaf"),
            proportion=self.tr("Share of {share}"),
            falls=self.tr("Share that is drawn"),
            without_noise=self.tr("without noise"),
            spoken=self.tr("Branch depth and leaf frequency, of each tree and of all"),
            intervals_spoken=self.tr("Intervals of a drawn share over the rows of a leaf"),
        )

    def _draw_effects(self) -> None:
        chosen = self._class.currentData()
        if chosen is None or self._result is None:
            return
        found = [e for e in self._result.effects if e.label == chosen]
        axis = self.tr("Share of the level in the class {name}").format(name=chosen)
        text = self.tr(
            "How often each level occurs in each class. The 95 % intervals include sampling and the noise "
            "or randomization."
        )
        remarks = remarks_on_effects(self._result.model, self._result.effects)
        self._picture_note.setText(" ".join([text, *map(sentence, remarks)]))
        self._picture.show_drawing(effects_drawing(found, axis, axis))

    def _show_rules(self, result: TrainingResult) -> None:
        found = rules(result.model)
        self._rules.setVisible(bool(found))
        if not found:
            self._rules_note.setText(
                self.tr("This model has no rules. Only a single decision tree has them.")
            )
            return
        self._rules_note.setText(sentence(rules_note(found)))
        every = [(name, rule) for name, own in found.items() for rule in own.rules]
        counts = [rule.rows for _name, rule in every]
        columns = [
            Column(self.tr("Class"), [name for name, _rule in every]),
            Column(self.tr("Rule"), [self._rule_text(rule) for _name, rule in every]),
        ]
        if None not in counts:
            said = self.tr("{right} of {rows}")
            right = [
                said.format(right=_count(rule.right), rows=_count(rule.rows))
                for _name, rule in every
            ]
            columns.append(Column(self.tr("Correct"), right, is_number=True))
        self._rules.show_columns(columns)

    def _rule_text(self, rule: Rule) -> str:
        """Return the conditions of a rule in one line."""
        or_, and_ = f" {self.tr('or')} ", f" {self.tr('and')} "
        missing = self.tr("(missing)")
        parts = [
            f"{one.feature} = {or_.join(missing if n == MISSING_LEVEL else n for n in one.levels)}"
            for one in rule.conditions
        ]
        return and_.join(parts) or self.tr("always")

    # the ledger

    def _new_ledger(self) -> QWidget:
        frame, column = card()
        self._total = text_label("", "heading", wraps=True, name="ledger_total")
        self._payments = TableView("ledger", self.tr("Privacy spent on the table"), stretch=1)
        column.addWidget(self._total)
        column.addWidget(self._payments, 1)
        return frame

    def show_ledger(self, ledger: Ledger) -> None:
        """Show the privacy ledger of a table."""
        spent = _epsilon(ledger.spent)
        if ledger.budget is None or ledger.left is None:
            text = self.tr("Spent: ε {spent}. No budget was set; the limit is {budget}.").format(
                spent=spent, budget=_epsilon(max(DEFAULT_BUDGET, ledger.spent))
            )
        else:
            text = self.tr("Spent: ε {spent} of {budget}; {left} is left.").format(
                spent=spent, budget=_epsilon(ledger.budget), left=_epsilon(ledger.left)
            )
        if ledger.shared_with:
            same = self.tr(
                "Its rows are nearly the same as those of {others}, so they share one ledger."
            )
            text = f"{text} {same.format(others=', '.join(ledger.shared_with))}"
        self._total.setText(text)
        self._payments.show_columns(
            [
                Column(
                    self.tr("ε"), [_epsilon(p.epsilon) for p in ledger.payments], is_number=True
                ),
                Column(self.tr("Purpose"), [_note(payment.purpose) for payment in ledger.payments]),
            ]
        )


def _designs_text(stated: str) -> str:
    """Return the designs of a card by their titles, each after its question."""
    said = []
    for part in stated.split(", "):
        question, mark, design = part.rpartition(": ")
        known = CATALOGUE.by_name.get(design)
        title = design if known is None else QCoreApplication.translate("messages", known.title)
        said.append(f"{question}{mark}{title}")
    return ", ".join(said)
