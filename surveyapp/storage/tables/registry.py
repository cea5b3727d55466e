"""The kinds of file that tables are read from: a new one is a file with its ``FORMATS``, and a line here."""

from __future__ import annotations

from surveyapp.storage.tables import (
    arrow_files,
    delimited,
    excel,
    parquet,
    r_files,
    statistics_files,
)

TABLE_FORMATS = (
    *delimited.FORMATS,
    *excel.FORMATS,
    *statistics_files.FORMATS,
    *parquet.FORMATS,
    *arrow_files.FORMATS,
    *r_files.FORMATS,
)
"""In the order in which people read them."""

ENDINGS = tuple(ending for one in TABLE_FORMATS for ending in one.endings)
NAMES = ", ".join(dict.fromkeys(one.name for one in TABLE_FORMATS))
