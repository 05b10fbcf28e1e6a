"""The table of a survey as a Parquet file. What it was asked is in the metadata."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, get_args

from fairplay.cli.files import write_path
from fairplay.cli.survey.parts import Survey
from fairplay.errors import InputError
from fairplay.survey.pattern import MAX_GAMES
from fairplay.survey.row_form import is_row
from fairplay.survey.rows import Row

if TYPE_CHECKING:
    import pyarrow as pa

KEY = b"fairplay"
#: The types of the fields of a row, and how a column of them is called.
_KINDS = {str: "string", int: "int64", bool: "bool_", float: "float64"}


def schema(survey: Survey) -> "pa.Schema":
    """The columns, in the order of the fields of a row."""
    import pyarrow as pa

    columns = []
    for one in fields(Row):
        kinds = get_args(one.type) or (one.type,)
        columns.append(pa.field(one.name, getattr(pa, _KINDS[kinds[0]])(), NoneType in kinds))
    return pa.schema(columns, metadata={KEY: survey.json().encode()})


def write_table(name: str, survey: Survey, rows: Sequence[Row]) -> None:
    """Write the whole table or nothing. The same rows give the same bytes."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pa.Table.from_pylist([asdict(row) for row in rows], schema(survey))
    write_path(name, lambda path: pq.write_table(table, path))


def read_table(name: str) -> tuple[Survey, list[Row]]:
    """The table of a survey; InputError if the file is none, or cannot be read."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with Path(name).open("rb") as file:
            # Few rows need no threads, and threads may still be starting when the command ends.
            known = pq.ParquetFile(file, pre_buffer=False)
            survey = Survey.read((known.schema_arrow.metadata or {}).get(KEY, b""))
            if survey and known.metadata.num_rows <= MAX_GAMES:
                rows = [Row(**data) for data in known.read(use_threads=False).to_pylist()]
                if all(map(is_row, rows)):
                    return survey, rows
    except (pa.ArrowException, TypeError, ValueError):
        pass
    except OSError as error:
        if error.strerror:  # else pyarrow cannot read what is in the file
            reason = error.strerror
            raise InputError("error-file-read", name=name, reason=reason) from error
    raise InputError("error-survey-file", name=name)
