"""The desk's pages by their types."""

from __future__ import annotations

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.editor.page import SurveyPage
from surveyapp.ui.desk.fieldwork.page import FieldworkPage
from surveyapp.ui.desk.files.page import FilesPage
from surveyapp.ui.desk.help.page import HelpPage
from surveyapp.ui.desk.learning.page import LearnPage
from surveyapp.ui.desk.output.page import OutputPage
from surveyapp.ui.desk.planning.page import PlanPage
from surveyapp.ui.desk.privacy.page import PrivacyPage
from surveyapp.ui.desk.quality.page import QualityPage
from surveyapp.ui.desk.rows.page import RowsPage
from surveyapp.ui.desk.shell.pages import Pages
from surveyapp.ui.desk.variables.page import VariablesPage
from surveyapp.ui.desk.weighting.page import WeightsPage


class TypedPages:
    """The pages as typed properties; a page is made when it is first used."""

    _pages: Pages

    @property
    def files_page(self) -> FilesPage:
        """The page of files."""
        return self._pages.the(PageName.FILES, FilesPage)

    @property
    def variables_page(self) -> VariablesPage:
        """The page of variables."""
        return self._pages.the(PageName.VARIABLES, VariablesPage)

    @property
    def rows_page(self) -> RowsPage:
        """The page of rows."""
        return self._pages.the(PageName.ROWS, RowsPage)

    @property
    def weights_page(self) -> WeightsPage:
        """The page of weights."""
        return self._pages.the(PageName.WEIGHTS, WeightsPage)

    @property
    def quality_page(self) -> QualityPage:
        """The page of quality."""
        return self._pages.the(PageName.QUALITY, QualityPage)

    @property
    def output_page(self) -> OutputPage:
        """The page of the output."""
        return self._pages.the(PageName.OUTPUT, OutputPage)

    @property
    def privacy_page(self) -> PrivacyPage:
        """The page of privacy."""
        return self._pages.the(PageName.PRIVACY, PrivacyPage)

    @property
    def plan_page(self) -> PlanPage:
        """The page of plans."""
        return self._pages.the(PageName.PLAN, PlanPage)

    @property
    def fieldwork_page(self) -> FieldworkPage:
        """The page of fieldwork."""
        return self._pages.the(PageName.FIELDWORK, FieldworkPage)

    @property
    def survey_page(self) -> SurveyPage:
        """The page on which a survey is written."""
        return self._pages.the(PageName.SURVEY, SurveyPage)

    @property
    def learn_page(self) -> LearnPage:
        """The page of learning."""
        return self._pages.the(PageName.LEARN, LearnPage)

    @property
    def help_page(self) -> HelpPage:
        """The page of help."""
        return self._pages.the(PageName.HELP, HelpPage)
