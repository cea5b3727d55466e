"""What levels, designs and ways of making a variable are called."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from surveyapp.designs import CATALOGUE
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.dataset.variables import VariableKind, VariableRow
from surveyapp.survey.types.base import MeasurementLevel

LEVELS = {
    MeasurementLevel.NOMINAL: QT_TRANSLATE_NOOP("VariablesPage", "Nominal"),
    MeasurementLevel.ORDINAL: QT_TRANSLATE_NOOP("VariablesPage", "Ordinal"),
    MeasurementLevel.NUMERIC: QT_TRANSLATE_NOOP("VariablesPage", "Numeric"),
    MeasurementLevel.WEIGHT: QT_TRANSLATE_NOOP("VariablesPage", "Weight"),
    MeasurementLevel.STRATUM: QT_TRANSLATE_NOOP("VariablesPage", "Stratum"),
    MeasurementLevel.CLUSTER: QT_TRANSLATE_NOOP("VariablesPage", "Cluster"),
    MeasurementLevel.ID: QT_TRANSLATE_NOOP("VariablesPage", "Identifier"),
}


class Making(Enum):
    """How a variable can be made from others, with the words of its button."""

    RECODE = QT_TRANSLATE_NOOP("VariablesPage", "Recode…")
    BANDS = QT_TRANSLATE_NOOP("VariablesPage", "Bands…")
    COMPUTE = QT_TRANSLATE_NOOP("VariablesPage", "Compute…")
    MERGE = QT_TRANSLATE_NOOP("VariablesPage", "Merge reports…")

    @property
    def words(self) -> str:
        """The words of its button, translated."""
        return said(self.value)

    def fits(self, row: VariableRow | None) -> bool:
        """Return whether a variable can be made so from the one in ``row``."""
        if row is None:
            return False
        return {
            Making.COMPUTE: True,
            Making.RECODE: row.can_recode,
            Making.BANDS: row.can_band,
            Making.MERGE: row.can_merge,
        }[self]


def said(text: str) -> str:
    """Return a text of the page in the language of the program."""
    return QCoreApplication.translate("VariablesPage", text)


def level_name(level: MeasurementLevel) -> str:
    """Return what a level is called."""
    return said(LEVELS[level])


def origin(row: VariableRow) -> str:
    """Return how a variable was asked, or what it is made from."""
    match row.kind:
        case VariableKind.SAMPLE:
            return said("From the imported table")
        case VariableKind.DERIVED:
            return said("Made from {source}").format(source=row.made_of)
        case VariableKind.ASKED:
            design = CATALOGUE.by_name.get(row.design)
            title = row.design if design is None else design.title
            return QCoreApplication.translate("messages", title)
