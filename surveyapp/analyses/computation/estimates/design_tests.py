"""Tests of the designs as a table."""

from __future__ import annotations

from surveyapp.analyses.computation.estimates.rows import EstimateTable

TEST_COLUMNS = ("question", "group", "hypothesis", "symbol", "statistic", "df", "p_value")
"""The columns of tests in CSV and JSON, which people outside rely on."""


def test_rows(table: EstimateTable) -> list[dict[str, object]]:
    """Return one row a test, in the order of the estimates."""
    return [
        {
            "question": row.question,
            "group": row.group,
            "hypothesis": row.test.hypothesis,
            "symbol": row.test.symbol,
            "statistic": row.test.statistic,
            "df": row.test.degrees,
            "p_value": row.test.p_value,
        }
        for row in table.tests
    ]
