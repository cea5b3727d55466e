"""Tables of Apache Arrow (.arrow, .feather): files and streams, compressed or not.

What pandas and R write as categories comes as the words of the categories.
"""

from __future__ import annotations

from typing import Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.own_process import Found, read_apart
from surveyapp.storage.tables.plain_table import PlainTable, TableForm, cell_text, too_large
from surveyapp.storage.tables.table_format import TableFormat

_FILE, _STREAM = b"ARROW1", b"\xff\xff\xff\xff"


def _read_arrow(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table in an Arrow file's bytes. Lists and structures come as Python writes them.

    Raises
    ------
    FileRefused
        if it is no such file, is damaged, or has too many rows or columns.
    """
    if not data.startswith((_FILE, _STREAM)):
        raise FileRefused(file=file, reason=msg("it is not an Arrow file (.arrow, .feather)"))
    return read_apart(_look, data, file, form)


def _look(data: bytes, _form: TableForm) -> Found:
    import pyarrow as pa  # noqa: PLC0415 - only in the process that may die of it
    from pyarrow import ipc  # noqa: PLC0415

    opens = ipc.open_file if data.startswith(_FILE) else ipc.open_stream
    with opens(pa.BufferReader(data)) as found:
        refused = too_large(0, len(found.schema))
        batches: list[Any] = []
        rows = 0
        for batch in _batches(found):
            rows += batch.num_rows
            refused = refused or too_large(rows, len(found.schema))
            if refused:
                return {"refused": refused}
            batch.validate(full=True)  # else a wrong offset is followed out of the file
            batches.append(batch)
        table = pa.Table.from_batches(batches, found.schema)
    ordered = {
        one.name: "ordinal"
        for one in table.schema
        if pa.types.is_dictionary(one.type) and one.type.ordered
    }
    columns = [
        [name, [cell_text(value) for value in column.to_pylist()]]
        for name, column in zip(table.column_names, table.columns, strict=True)
        if name != "__index_level_0__"  # what pandas numbers its rows with
    ]
    return {"columns": columns, "measures": ordered}


def _batches(found: Any) -> Any:
    """Return the record batches of a stream, or of a file, one by one."""
    if not hasattr(found, "num_record_batches"):
        return found
    return (found.get_batch(place) for place in range(found.num_record_batches))


FORMATS = (TableFormat("Arrow", (".arrow", ".feather"), _read_arrow),)
