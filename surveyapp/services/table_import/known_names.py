"""What columns are called that are no questions, or were asked with a design, in ten languages.

A name alone decides nothing: the values must fit too, and what is guessed is shown as a guess.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from surveyapp.designs.channels.crosswise import REPORTS, Crosswise
from surveyapp.services.mapping.table_mapping import NO_ANSWER_WORDS
from surveyapp.storage.tables.delimited import with_point
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.storage.tables.respondent_tables import wrong_weight
from surveyapp.survey.types.date import day_in, iso_day

WEIGHTS = """
    weight weights wt wgt wght pweight pwt pspwght dweight anweight expansion gewicht gewichte gewichtung
    designgewicht fallgewicht hochrechnungsfaktor poids ponderation peso pesos ponderacion ponderador
    ponderatore factorexp fexp ponderacao wegingsfactor weging weegfactor وزن الوزن ترجيح भार वज़न uzito uzani
"""
STRATA = """
    stratum strata strat schicht schichten strate strates estrato estratos strato strati طبقة الطبقة स्तर
    tabaka
"""
CLUSTERS = """
    cluster clusters psu ppu klumpen primaereinheit grappe grappes conglomerado conglomerados grappolo
    grappoli upm upa عنقود العنقود क्लस्टर klasta
"""
REMARKS = """
    remark remarks comment comments note notes bemerkung bemerkungen kommentar kommentare anmerkung
    anmerkungen freitext offen remarque remarques commentaire commentaires comentario comentarios observacion
    observaciones observacoes commento commenti osservazioni opmerking opmerkingen toelichting ملاحظة ملاحظات
    تعليق टिप्पणी maoni
"""
CROSSWISE = "crosswise cwm cwr kreuzweise kreuzfrage croisee"
HUMAN_WEIGHT = (30.0, 250.0)
"""Between these lie what people weigh, in kilograms or pounds: a question, and no weight of a sample."""
FEWEST_WORDS = 3
"""Words of a cell on average from which it is a sentence."""
NO_LABELS: Mapping[str, str] = MappingProxyType({})
_BETWEEN_WORDS = re.compile(r"[\s_.,:;()/+-]+")
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_WORDS = {
    kind: frozenset(names.split())
    for kind, names in (("weight", WEIGHTS), ("stratum", STRATA), ("cluster", CLUSTERS))
}
_REMARKS, _CROSSWISE = frozenset(REMARKS.split()), frozenset(CROSSWISE.split())
_NO_ANSWER = {"", *(word.casefold() for word in NO_ANSWER_WORDS)}


def known_sample(table: PlainTable) -> dict[str, str]:
    """Return the column of each kind of sample design that is called so and whose values fit."""
    found: dict[str, str] = {}
    for column in table.columns:
        for kind, names in _WORDS.items():
            if kind not in found and _is_called(column, names) and _fits(table, column, kind):
                found[kind] = column
                break
    return found


def is_free_text(column: str, counts: Mapping[str, int]) -> bool:
    """Return whether a column holds what people wrote in their own words.

    Parameters
    ----------
    column
        its name.
    counts
        how often it has each value, but for missing ones.
    """
    if not counts or any(one[0].isdigit() for one in counts):
        return False
    words = sum(len(one.split()) for one in counts)
    return _is_called(column, _REMARKS) or (
        len(counts) > FEWEST_WORDS and words >= 2 * FEWEST_WORDS * len(counts)
    )


def are_days(counts: Mapping[str, int]) -> bool:
    """Return whether all values are days, as ISO 8601 writes them or with points.

    Parameters
    ----------
    counts
        how often a column has each value, but for missing ones.
    """
    return bool(counts) and all(day_in(iso_day(one)) is not None for one in counts)


def known_design(
    column: str, counts: Mapping[str, int], labels: Mapping[str, str] = NO_LABELS
) -> str | None:
    """Return the design that a column's values or its name tell, if its values can be that design's reports.

    Parameters
    ----------
    column
        its name.
    counts
        how often it has each value, but for missing ones.
    labels
        what its values mean.
    """
    is_called = len(counts) == 2 and _is_called(column, _CROSSWISE)
    return Crosswise.name if is_called or are_reports(counts, labels) else None


def are_reports(counts: Mapping[str, int], labels: Mapping[str, str] = NO_LABELS) -> bool:
    """Return whether the values say “same” and “different”, which nobody asks for but the crosswise model.

    Parameters
    ----------
    counts
        how often a column has each value, but for missing ones.
    labels
        what its values mean.
    """
    return len(counts) == 2 and {labels.get(one, one).casefold() for one in counts} == {*REPORTS}


def _is_called(column: str, names: Iterable[str]) -> bool:
    """Return whether one of the words of a column's name, or all of them together, is among ``names``."""
    plain = unicodedata.normalize("NFKD", column.casefold().translate(_SPELLED))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    words = [*_BETWEEN_WORDS.split(column.casefold()), *_BETWEEN_WORDS.split(letters)]
    return not {*words, "".join(_BETWEEN_WORDS.split(letters))}.isdisjoint(names)


def _fits(table: PlainTable, column: str, kind: str) -> bool:
    counts = table.counts(column)
    if any(cell.casefold() in _NO_ANSWER for cell in counts):
        return False  # rows without would be left out
    if kind != "weight":
        return len(counts) > 1
    decimal = table.form.decimal or "."
    cells = [with_point(cell, decimal) or "" for cell in counts]
    if not cells or any(map(wrong_weight, cells)):
        return False
    low, high = HUMAN_WEIGHT
    return not all(low <= float(cell) <= high for cell in cells)
