"""``fairplay sequence``: the nim-values of a rule, to read or to compute with."""

from typing import TYPE_CHECKING, Annotated

from fairplay.cli.checkpoint import resumed
from fairplay.cli.files import write_with
from fairplay.cli.options import Checkpoint, Count, Json, Lang, Rule, flag, option
from fairplay.cli.output import catalogue, write_json
from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of, values_without_code

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Lines that are printed at once.
LINES = 100_000


def run(
    rule: Rule,
    count: Count,
    as_json: Json = False,
    as_csv: Annotated[bool, flag("--csv", "Print lines n,value.")] = False,
    npy: Annotated[str | None, option("FILE", "Write a NumPy file.")] = None,
    checkpoint: Checkpoint = None,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    if as_json + as_csv + (npy is not None) > 1:
        raise InputError("error-formats")
    number = parse_number(count, least=1)
    values = values_without_code(rule, number) if checkpoint is None else None
    if values is None:
        with resumed(code_of(rule), checkpoint, messages) as (sequence, shown):
            values = sequence.values(number, shown)
    if npy is not None:
        _save(values, npy)
    elif as_json:
        write_json({"rule": rule.strip(), "values": values.tolist()})
    elif as_csv:
        _write_csv(values)
    else:
        print(*values.tolist())


def _write_csv(values: "NDArray[np.uint32]") -> None:
    print("n,value")
    for start in range(0, len(values), LINES):
        piece = enumerate(values[start : start + LINES].tolist(), start)
        print("\n".join(f"{n},{value}" for n, value in piece))


def _save(values: "NDArray[np.uint32]", name: str) -> None:
    import numpy as np

    write_with(name, lambda file: np.save(file, values))
