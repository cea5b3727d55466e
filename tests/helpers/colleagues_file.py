"""The file of a colleague, as it comes from a statistical office: what the import must make easy.

Windows-1252, semicolons, decimal commas, −99 for no answer, a weight called Gewicht, a crosswise item coded
1 and 2, income in cents, sex as codes without labels, and remarks.
"""

from __future__ import annotations

import random
from pathlib import Path

SEX, AGE, STATE, INCOME = "Geschlecht", "Alter", "Bundesland", "Einkommen €"
ITEM, WEIGHT, REMARK = "Kreuzfrage Schwarzarbeit", "Gewicht", "Bemerkung"
COLUMNS = (SEX, AGE, STATE, INCOME, ITEM, WEIGHT, REMARK)
P = 0.2
"""Probability of yes to the harmless question of the crosswise item."""
MISSING = "-99"
STATES = ("Köln-Umland", "Österreich", "Bayern", "Hessen")
REMARKS = ("", "", "", "keine Zeit", "später", "müde")


def rows_of(count: int = 3000, seed: int = 18) -> list[tuple[str, ...]]:
    """Return the rows of the file, with decimal points.

    Parameters
    ----------
    count
        how many.
    seed
        of the random numbers.
    """
    rng = random.Random(seed)  # noqa: S311 - no secret
    rows: list[tuple[str, ...]] = []
    for _ in range(count):
        sex = rng.choice("12")
        did = rng.random() < (0.2 if sex == "1" else 0.1)
        item = "1" if did == (rng.random() < P) else "2"
        rows.append(
            (
                sex,
                MISSING if rng.random() < 0.02 else str(rng.randint(18, 85)),
                rng.choice(STATES),
                MISSING if rng.random() < 0.1 else f"{rng.lognormvariate(7.7, 0.5):.2f}",
                MISSING if rng.random() < 0.03 else item,
                f"{rng.uniform(0.4, 2.5):.4f}",
                rng.choice(REMARKS),
            )
        )
    return rows


def write_file(path: Path, count: int = 3000) -> Path:
    """Write the file, and return its path.

    Parameters
    ----------
    path
        where to.
    count
        how many rows.
    """
    lines = [";".join(COLUMNS)]
    lines += [";".join(cell.replace(".", ",") for cell in row) for row in rows_of(count)]
    path.write_bytes(("\r\n".join(lines) + "\r\n").encode("cp1252"))
    return path
