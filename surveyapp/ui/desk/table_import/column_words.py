"""What the import says of a column: its use, type, design, values and problems, each in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.data.variables_view import LEVEL_WORDS
from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.mapping.choice_columns import choice_of, fillings, record_of
from surveyapp.services.mapping.table_mapping import POPULATION, STAGE, ValueUse
from surveyapp.services.surveys.design_goals import fitting_designs
from surveyapp.services.surveys.draft import Draft
from surveyapp.services.table_import.draft import (
    IGNORED,
    NEW_CHOICES,
    QUESTION,
    TableDraft,
    choice_use,
    designs_with_own_words,
)
from surveyapp.services.table_import.draft_state import ColumnState
from surveyapp.services.table_import.sample_uses import (
    REPLICATES,
    is_sample_use,
    possible_sample_uses,
)
from surveyapp.services.table_import.survey_from_table import QuestionPlan
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.survey.types.base import AskedQuestion, QuestionColumn, part_name
from surveyapp.survey.types.multiple_choice import CHOSEN, TICKS
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.registry import QUESTION_TYPES
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.desk.common.survey_designs import parameter_text
from surveyapp.ui.languages import in_its_direction, own_language
from surveyapp.ui.widgets.number_format import sentence, whole_text

USES = {
    IGNORED: QT_TRANSLATE_NOOP("ColumnWords", "Not used"),
    QUESTION: QT_TRANSLATE_NOOP("ColumnWords", "A question"),
    NEW_CHOICES: QT_TRANSLATE_NOOP("ColumnWords", "A choice of a new question"),
    "weight": QT_TRANSLATE_NOOP("ColumnWords", "Weight: how many people a row represents"),
    "stratum": QT_TRANSLATE_NOOP("ColumnWords", "Stratum"),
    "cluster": QT_TRANSLATE_NOOP("ColumnWords", "Cluster"),
    REPLICATES: QT_TRANSLATE_NOOP(
        "ColumnWords", "Replicate weight, as all columns numbered like this one"
    ),
}
_SHORT_USES = {
    QUESTION: QT_TRANSLATE_NOOP("ColumnWords", "Question"),
    "weight": QT_TRANSLATE_NOOP("ColumnWords", "Weight"),
    REPLICATES: QT_TRANSLATE_NOOP("ColumnWords", "Replicate"),
}
_NUMBERED_USES = {
    STAGE: (
        QT_TRANSLATE_NOOP("ColumnWords", "Cluster of stage {number}"),
        QT_TRANSLATE_NOOP("ColumnWords", "Stage {number}"),
    ),
    POPULATION: (
        QT_TRANSLATE_NOOP("ColumnWords", "Population size or sampling fraction of stage {number}"),
        QT_TRANSLATE_NOOP("ColumnWords", "Population {number}"),
    ),
}
"""For a use that several columns have its words, and its short ones."""
LEVEL_OF = {
    one.type_name: one.measurement_level for one in QUESTION_TYPES if issubclass(one, AskedQuestion)
}
MOST_VALUES = 4
"""Values that a cell of the table of columns shows."""
translate = QCoreApplication.translate


def possible_uses(draft: TableDraft, column: str) -> list[str]:
    """Return what a column can be used for."""
    of_sample = possible_sample_uses(column, draft.mapping.sample)
    if draft.is_new:
        groups = (choice_use(plan) for plan in draft.plans if plan.members)
        return [IGNORED, QUESTION, *groups, NEW_CHOICES, *of_sample]
    assert draft.survey is not None  # noqa: S101 - else the draft is_new
    return [IGNORED, *fillings(draft.survey), *of_sample]


def use_words(draft: TableDraft, use: str) -> str:
    """Return what a column is used for, as it is chosen."""
    if use in USES:
        return translate("ColumnWords", USES[use])
    if is_sample_use(use):
        return _numbered_words(use)[0]
    if draft.is_new:
        return translate("ColumnWords", "A choice of {name}").format(name=record_of(use))
    assert draft.survey is not None  # noqa: S101 - only its questions have other uses
    asked = _text_of(draft.survey, use)
    words = translate("ColumnWords", "Question {name}: {text}")
    own = in_its_direction(asked[:60])
    return words.format(name=in_its_direction(use), text=own) if asked else use


def short_use(draft: TableDraft, column: str, use: str) -> str:
    """Return what a column is used for, as the table of columns says it."""
    plan = draft.plan(column) if draft.is_new else None
    if plan is not None and plan.members:
        return next(part_name(plan.id, choice) for choice, one in plan.members if one == column)
    if use not in USES and is_sample_use(use):
        return _numbered_words(use)[1]
    return translate("ColumnWords", _SHORT_USES.get(use) or USES.get(use) or use)


def _numbered_words(use: str) -> tuple[str, str]:
    """Return the words of a later stage, or of a population size, and its short ones."""
    kind = next(one for one in _NUMBERED_USES if use.startswith(one))
    number = whole_text(int(use.removeprefix(kind)))
    words, short = _NUMBERED_USES[kind]
    return (
        translate("ColumnWords", words).format(number=number),
        translate("ColumnWords", short).format(number=number),
    )


def _text_of(survey: Survey, use: str) -> str:
    """Return the text of the question or the choice that ``use`` fills; empty where it has none."""
    question = next((one for one in survey.recorded_questions if one.id == record_of(use)), None)
    if question is None or not choice_of(use):
        return "" if question is None else question.text.for_reader(own_language())
    place = [part.id for part in question.part_columns].index(choice_of(use))
    return question.labels(question.text.language_for(own_language()), lambda word: word)[place]


def type_words(kind: str) -> str:
    """Return a type of question with its measurement level."""
    level = translate("messages", LEVEL_WORDS[LEVEL_OF[kind]])
    return translate("ColumnWords", "{type} · {level}").format(type=kind_name(kind), level=level)


def design_words(plan: QuestionPlan) -> str:
    """Return a design with its parameters, as far as they were given."""
    design = DESIGN_BY_NAME[plan.design["name"]] if plan.by_row is None else None
    if design is None:
        return ""
    title = translate("messages", design.title)
    given = [
        f"{key} = {parameter_text(each)}" for key, each in plan.design.items() if key != "name"
    ]
    return f"{title} ({', '.join(given)})" if given else title


def report_words(recorded: QuestionColumn, report: str | None, called: Mapping[str, str]) -> str:
    """Return what a value is recorded as; ``called`` has the labels of reports."""
    if report is None:
        return translate("ColumnWords", "Not assigned")
    if choice_of(recorded.name) and recorded.values == TICKS and report:
        return (
            translate("ColumnWords", "chosen")
            if report == CHOSEN
            else translate("ColumnWords", "not chosen")
        )
    return called.get(report, report) or translate("ColumnWords", "No answer")


def values_words(draft: TableDraft, column: str, state: ColumnState) -> str:
    """Return a few values of a column with what they mean, where that is not the value itself."""
    labels = {**draft.table.labels.get(column, {}), **label_by_value(draft, column, state.first)}
    found = draft.table.first_values(column, MOST_VALUES + 1)
    plan = draft.plan(column)
    is_number = plan is not None and plan.kind == Number.type_name
    meant = {one.value: one.report for one in state.first}
    texts = []
    for value in found[:MOST_VALUES]:
        said = labels.get(value) or ("" if is_number else meant.get(value)) or ""
        texts.append(f"{value} = {said}" if said and said != value else value)
    return ", ".join([*texts, "…"] if len(found) > MOST_VALUES else texts)


def label_by_value(draft: TableDraft, column: str, values: tuple[ValueUse, ...]) -> dict[str, str]:
    """Return the labels that the values of a column have in the survey that is made."""
    plan = draft.plan(column) if draft.is_new else None
    if plan is None or plan.members:
        return {}
    labels = dict(plan.choices)
    return {one.value: labels[one.report] for one in values if one.report in labels}


def mistake_words(mistake: Mistake) -> str:
    """Return what is wrong with a column's question; which column it is stands beside it."""
    return sentence(replace(mistake, column="").message)


def problem_words(state: ColumnState) -> str:
    """Return what is wrong with a column in one sentence; empty where nothing is."""
    if state.mistakes:
        return " ".join(map(mistake_words, state.mistakes))
    if state.open:
        text = translate("ColumnWords", "Values not assigned: {values}; rows left out: {rows}")
        return text.format(values=whole_text(state.open), rows=whole_text(state.rows))
    if state.rows:
        return translate("ColumnWords", "Rows left out: {rows}").format(rows=whole_text(state.rows))
    return ""


def possible_designs(plan: QuestionPlan) -> list[tuple[str, str]]:
    """Return the designs that a column can have been asked with: in words, and by name."""
    asked = Draft({"languages": ["en"], "questions": [plan.to_json()]})
    names = [one.name for one in fitting_designs(asked, ("questions", 0))]
    if plan.kind == SingleChoice.type_name:  # its codes may be reports of one with yes and no
        names += [name for name in designs_with_own_words() if name not in names]
    return [(translate("messages", DESIGN_BY_NAME[name].title), name) for name in names]
