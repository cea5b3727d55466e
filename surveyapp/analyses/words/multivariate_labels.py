"""What ranked items and terms of a regression are called: ids stand in files, labels on pages."""

from __future__ import annotations

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.words.labels import SurveyLabels


def item_label(table: RankTable, item: str, labels: SurveyLabels) -> str:
    """Return the label of a ranked group or choice; a ranked question has its id."""
    if table.by == KIOSK:
        return group_name(KIOSK, item)
    if table.by is not None:
        return labels.group_alone(table.by, item)
    return labels.answer(table.choices_of, item) if table.choices_of else item
