"""Whether the rows of a project are such as Surveyapp writes: numbers in range, names that are names.

What reads them relies on it: a report beyond a question's answers, a kiosk without a name or a count that is
no count would else end in an error of the program's own. Texts of respondents' numbers and of designs with
many reports are read where they are needed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import Counts
from surveyapp.storage.project.database import Database, project_problem
from surveyapp.storage.project.stored_reports import stored
from surveyapp.storage.project.survey_tables import HeldSurvey
from surveyapp.survey.definition.kiosk_names import OF_TABLE

_STEP = "since BETWEEN 0 AND 2000000000 AND coalesce(until, 0) BETWEEN 0 AND 2000000000"
_KIOSK = f"regexp_full_match({{}}, '[0-9a-f]{{{{32}}}}|{OF_TABLE}[0-9a-f]+')"
_DAY = "year(coalesce({}, DATE '2000-01-01')) BETWEEN 1 AND 9999"
_NUMBERS = (
    "coalesce({0} = '' OR (list_min(try_cast(string_split({0}, ' ') AS DOUBLE[])) >= 0"
    " AND isfinite(list_max(try_cast(string_split({0}, ' ') AS DOUBLE[])))), false)"
)
"""Numbers from 0 with blanks between them, or nothing."""
_ROWS = {
    "about": "value IS NOT NULL AND (name <> 'step' OR regexp_full_match(value, '[0-9]{1,9}'))",
    "kiosks": f"number BETWEEN 0 AND 65535 AND {_KIOSK.format('id')}",
    "steps": "number BETWEEN 1 AND 2000000000 AND kind IS NOT NULL AND subject IS NOT NULL",
    "all_surveys": "since BETWEEN 0 AND 2000000000",
    "all_files": f"number >= 1 AND survey IN (SELECT number FROM all_surveys) AND {_KIOSK.format('kiosk')}"
    " AND name IS NOT NULL AND public_key IS NOT NULL AND body_sha256 IS NOT NULL AND interviews >= 0"
    " AND batch >= 0 AND export >= 0 AND mode IS NOT NULL"
    f" AND {_DAY.format('first_day')} AND {_DAY.format('last_day')} AND {_STEP}",
    "all_enrolled": f"{_KIOSK.format('kiosk')} AND since BETWEEN 0 AND 2000000000",
    "all_waiting": f"{_KIOSK.format('kiosk')} AND name IS NOT NULL AND body_sha256 IS NOT NULL"
    f" AND interviews >= 0 AND content IS NOT NULL AND adds_survey IS NOT NULL AND {_STEP}",
    "all_settings": "name IS NOT NULL AND value IS NOT NULL AND since BETWEEN 0 AND 2000000000",
    "drawn": "file >= 1 AND id_high IS NOT NULL AND id_low IS NOT NULL AND isfinite(coalesce(weight, 1))",
    "drawn_more": "file >= 1 AND id_high IS NOT NULL AND id_low IS NOT NULL AND prefix IS NOT NULL"
    f" AND stages IS NOT NULL AND {_NUMBERS.format('replicates')} AND {_NUMBERS.format('populations')}",
    "table_files": "file >= 1 AND sha256 IS NOT NULL",
    "table_mappings": "file >= 1 AND sha256 IS NOT NULL AND mapping IS NOT NULL",
}
"""What holds for each row, by table."""


def check_rows(database: Database, surveys: Sequence[HeldSurvey]) -> None:
    """Look whether all rows of a project are such as Surveyapp writes.

    Parameters
    ----------
    database
        The project, of the present format.
    surveys
        All surveys that it holds.

    Raises
    ------
    EnvironmentProblem
        if a table has another row.
    """
    rules = dict(_ROWS)
    for held in surveys:
        ids = "id_high IS NOT NULL AND id_low IS NOT NULL AND file >= 0"
        listed = [column for column in held.survey.columns if column.unlisted is None]
        codes = "".join(
            f" AND coalesce({stored(column.name)}, 0) < {len(column.values)}" for column in listed
        )
        rules[held.reports] = f"{ids} AND kiosk IS NOT NULL{codes}"
        rules[held.again] = f"{ids} AND first >= 0"
    asked = [
        f"SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {table} WHERE NOT coalesce({rule}, false))"
        for table, rule in rules.items()
    ]
    wrong = [name for (name,) in database.execute(" UNION ALL ".join(asked))]
    counts = database.execute("SELECT DISTINCT counts FROM all_files WHERE counts IS NOT NULL")
    wrong += ["all_files" for (written,) in counts if not _are_counts(written)]
    if wrong:
        reason = msg("its table {name} contains rows that Surveyapp does not write", name=wrong[0])
        raise project_problem(file=database.name, reason=reason)


def _are_counts(written: str) -> bool:
    try:
        values = asdict(Counts(**json.loads(written))).values()
    except (TypeError, ValueError, RecursionError):
        return False
    return all(type(value) is int and value >= 0 for value in values)
