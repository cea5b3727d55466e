"""Data quality and the privacy account of projects, open sources and surveys, as tests ask for them."""

from __future__ import annotations

from surveyapp.analyses.base.dataset import Surveys
from surveyapp.analyses.privacy import PrivacyAccount
from surveyapp.analyses.quality import DataQuality
from surveyapp.services.analyses.request import AnalysisRequest, run_request


def quality(source, **options):
    """Return the quality of an open source."""
    return DataQuality(**options).run(source)


def project_quality(project, progress=None, **options):
    """Return the quality of a project file."""
    more = {} if progress is None else {"progress": progress}
    return run_request(project, AnalysisRequest(DataQuality(**options)), **more).result


def privacy_account(surveys, asked=None, reports=None):
    """Return the privacy account of surveys, with interviews of the first."""
    return (asked or PrivacyAccount()).run(Surveys(tuple(surveys), reports))
