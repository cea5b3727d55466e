"""Variables of a project: labels, levels and derived ones, in every analysis, and undo."""

from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.analyses.base.filter import Filter, FilterCondition
from surveyapp.analyses.data.variables import Bands, Computed, DerivedVariable, Merged, Recode
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.filter_counts import count_kept
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.variables import (
    add_derived,
    remove,
    rename,
    set_hidden,
    set_label,
    set_level,
    set_missing,
    set_value_labels,
    variable_rows,
)
from surveyapp.services.estimates.estimate import estimate_project, summarise_project
from surveyapp.services.project.undo_history import list_steps, redo, step_name, undo
from surveyapp.services.table_import.import_rows import import_table
from surveyapp.services.table_import.mapping import read_mapping
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import MeasurementLevel
