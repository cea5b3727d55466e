"""The desk's pages by their types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.pages import Pages

if TYPE_CHECKING:
    from surveyapp.ui.desk.editor.page import SurveyPage
    from surveyapp.ui.desk.fieldwork.page import FieldworkPage
    from surveyapp.ui.desk.files.page import FilesPage
    from surveyapp.ui.desk.help.page import HelpPage
    from surveyapp.ui.desk.learning.page import LearnPage
    from surveyapp.ui.desk.output.page import OutputPage
    from surveyapp.ui.desk.planning.page import PlanPage
    from surveyapp.ui.desk.privacy.page import PrivacyPage
    from surveyapp.ui.desk.quality.page import QualityPage


P = TypeVar("P")


class _Made(Generic[P]):
    """A page by its type; it is made when it is first used."""

    def __init__(self, name: PageName) -> None:
        self._name = name

    def __get__(self, window: TypedPages, _owner: object = None) -> P:
        return cast("P", window._pages.make(self._name))  # noqa: SLF001 - of the class below


class TypedPages:
    """The pages of a window as typed attributes."""

    _pages: Pages
    files_page: _Made[FilesPage] = _Made(PageName.FILES)
    quality_page: _Made[QualityPage] = _Made(PageName.QUALITY)
    output_page: _Made[OutputPage] = _Made(PageName.OUTPUT)
    privacy_page: _Made[PrivacyPage] = _Made(PageName.PRIVACY)
    plan_page: _Made[PlanPage] = _Made(PageName.PLAN)
    fieldwork_page: _Made[FieldworkPage] = _Made(PageName.FIELDWORK)
    survey_page: _Made[SurveyPage] = _Made(PageName.SURVEY)
    learn_page: _Made[LearnPage] = _Made(PageName.LEARN)
    help_page: _Made[HelpPage] = _Made(PageName.HELP)
