"""Which page takes dropped files, and the message while they are dragged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.program.documents import PROJECT_ENDING, SURVEY_ENDING
from surveyapp.storage.collection.key_file import KEY_ENDING
from surveyapp.storage.models.model_files import MODEL_ENDING
from surveyapp.storage.tables.foreign_tables import is_foreign_table
from surveyapp.ui.desk.common.session import PageName

FORM_ENDING = ".xlsx"
"""Of a questionnaire as a workbook: on the editor's page it is one, elsewhere a table."""


class Use(Enum):
    """What a drop does; the value is what the overlay says of it, in English."""

    PROJECT = QT_TRANSLATE_NOOP("Drop", "Drop to open this project")
    SURVEY = QT_TRANSLATE_NOOP("Drop", "Drop to open this survey in the editor")
    MODEL = QT_TRANSLATE_NOOP("Drop", "Drop to open this model")
    LEARN = QT_TRANSLATE_NOOP("Drop", "Drop to train a model on this table")
    KEY = QT_TRANSLATE_NOOP(
        "Drop", "This is a private key. You will be asked for it when you import sealed files."
    )
    TABLES = QT_TRANSLATE_NOOP("Drop", "Drop to import as a table")
    IMPORT = QT_TRANSLATE_NOOP("Drop", "Drop to import")

    @property
    def caption(self) -> str:
        """What the overlay says."""
        return QCoreApplication.translate("Drop", self.value)


@dataclass(frozen=True, slots=True)
class Drop:
    """Dropped files, and their use."""

    use: Use
    paths: tuple[Path, ...]


_ENDINGS = (
    (PROJECT_ENDING, Use.PROJECT),
    (SURVEY_ENDING, Use.SURVEY),
    (MODEL_ENDING, Use.MODEL),
    (KEY_ENDING, Use.KEY),
)


def drop_of(paths: Sequence[Path], page: PageName) -> Drop | None:
    """Return what dropping ``paths`` on ``page`` does; None of no files.

    One project, survey, model or key is told by its name's ending; whatever else there is, is imported,
    and its trouble told there.
    """
    if not paths:
        return None
    return Drop(_use_of(paths, page), tuple(paths))


def _use_of(paths: Sequence[Path], page: PageName) -> Use:
    if len(paths) == 1:
        for ending, use in _ENDINGS:
            if paths[0].name.lower().endswith(ending):
                return use
        if page is PageName.SURVEY and paths[0].suffix.lower() == FORM_ENDING:
            return Use.SURVEY
        if page is PageName.LEARN and paths[0].suffix.lower() == ".csv":
            return Use.LEARN
    return Use.TABLES if all(map(is_foreign_table, paths)) else Use.IMPORT
