"""The desk's pages by their types."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

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


class TypedPages:
    """The pages as typed properties; a page is made when it is first used."""

    _pages: Pages

    @property
    def files_page(self) -> FilesPage:
        """The page of files."""
        return cast("FilesPage", self._pages.make(PageName.FILES))

    @property
    def quality_page(self) -> QualityPage:
        """The page of quality."""
        return cast("QualityPage", self._pages.make(PageName.QUALITY))

    @property
    def output_page(self) -> OutputPage:
        """The page of the output."""
        return cast("OutputPage", self._pages.make(PageName.OUTPUT))

    @property
    def privacy_page(self) -> PrivacyPage:
        """The page of privacy."""
        return cast("PrivacyPage", self._pages.make(PageName.PRIVACY))

    @property
    def plan_page(self) -> PlanPage:
        """The page of plans."""
        return cast("PlanPage", self._pages.make(PageName.PLAN))

    @property
    def fieldwork_page(self) -> FieldworkPage:
        """The page of fieldwork."""
        return cast("FieldworkPage", self._pages.make(PageName.FIELDWORK))

    @property
    def survey_page(self) -> SurveyPage:
        """The page on which a survey is written."""
        return cast("SurveyPage", self._pages.make(PageName.SURVEY))

    @property
    def learn_page(self) -> LearnPage:
        """The page of learning."""
        return cast("LearnPage", self._pages.make(PageName.LEARN))

    @property
    def help_page(self) -> HelpPage:
        """The page of help."""
        return cast("HelpPage", self._pages.make(PageName.HELP))
